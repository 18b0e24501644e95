bofa-option-activate = Activar a { $character }
bofa-option-advance = Avanzar desde { $place }
bofa-option-again = Apartarla y robar otra
bofa-option-again-die = Repetir un dado de { $face }
bofa-option-apply = Aplicarla
bofa-option-army = El ejército de { $place }
bofa-option-attach = { $card }
bofa-option-attack = Atacar { $target } desde { $place }
bofa-option-bat = En { $territory }
bofa-option-bats = { $number ->
    [one] 1 murciélago
   *[other] { $number } murciélagos
}
bofa-option-bear = El ejército de { $place }
bofa-option-bite = Retirar un murciélago
bofa-option-bodyguard = Descartar un guardia
bofa-option-bury = Debajo del mazo
bofa-option-casualty = Perder { $unit }
bofa-option-cease = Cesar el ataque
bofa-option-choose = { $place }
bofa-option-combined = Atacar { $target } por varios lados
bofa-option-deny = { $character }
bofa-option-discard = Descartar { $card }
bofa-option-discard-die = Descartar un dado de { $face }
bofa-option-dwarves-march = Marchar
bofa-option-dwarves-recover = Recuperarse
bofa-option-eagle = A { $territory }
bofa-option-eagles-gather = Reunir más águilas
bofa-option-eagles-out = Enviar todas las águilas
bofa-option-enough = No más bajas
bofa-option-enter = { $character } entra con un dado de { $face }
bofa-option-enter-at = En { $place }
bofa-option-event = Jugar { $card }
bofa-option-figure = { $unit }
bofa-option-general = Usar la habilidad de { $character }
bofa-option-go = { $number } { $unit }
bofa-option-goblin = En { $place }
bofa-option-goblins-both = Uno en cada punto
bofa-option-keep = Encima del mazo
bofa-option-lay = Una ficha de { $group } en { $place }
bofa-option-lead = Con el ejército de { $place }
bofa-option-leave = { $character } se queda atrás
bofa-option-manoeuvre = Usar la maniobra de { $unit }
bofa-option-markers = { $number ->
    [one] 1 indicador
   *[other] { $number } indicadores
}
bofa-option-move = De { $place } a { $target }
bofa-option-part = Una parte
bofa-option-play = Jugar { $card } con un dado de { $face }
bofa-option-press-on = Seguir atacando
bofa-option-recover = El ejército de { $place }
bofa-option-regroup = Jugar Reagrupar
bofa-option-remove = Retirar { $unit }
bofa-option-reroll = { $white } dados blancos y { $black } negros
bofa-option-retreat = Retirarse ordenadamente
bofa-option-retreat-to = A { $place }
bofa-option-return-token = La ficha con { $number } { $unit }
bofa-option-reveal = Una ficha de { $group } en { $place }
bofa-option-ring = Usar un anillo
bofa-option-ring-reroll = Un anillo: repetir un dado de { $face }
bofa-option-rout = Retirarse en desbandada
bofa-option-shift = Una ficha de { $group } de { $place } a { $target }
bofa-option-stand = Resistir
bofa-option-stay = Quedarse
bofa-option-stop = Detenerse aquí
bofa-option-strike = El ejército de { $place }
bofa-option-take = { $character } va con ellos
bofa-option-thorin = Jugar Los poderosos mandobles de Thorin
bofa-option-tokens = { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
}
bofa-option-unit = Jugar la carta de { $unit }
bofa-option-use = Dado de { $face }: { $action }
bofa-option-vampires = Jugar Como vampiros
bofa-option-wait = Esperar
bofa-option-walk = { $character } va a { $target }
bofa-option-whole = Todo el ejército
