bofa-option-activate = Activar a { $character }
bofa-option-advance = Avanzar desde { $place }
bofa-option-again = Apartarla y robar otra
bofa-option-again-dice = Repetir: { $face }
bofa-option-apply = Aplicarla
bofa-option-army = El ejército de { $place }
bofa-option-attach = { $card }
bofa-option-attack = Atacar { $target } desde { $place }
bofa-option-bat = En { $territory }
bofa-option-bats = Murciélagos: { $territory }
bofa-option-bear = El ejército de { $place }
bofa-option-bite = Retirar un murciélago
bofa-option-bodyguard = Descartar una ficha de guardia personal
bofa-option-bury = Debajo del mazo
bofa-option-casualties = Perder { $unit }
bofa-option-cease = Cesar el ataque
bofa-option-choose = { $place }
bofa-option-combined = Atacar { $target } por varios lados
bofa-option-deny = { $character }
bofa-option-discard = Descartar { $card }
bofa-option-discard-die = Descartar un dado de { $face }
bofa-option-dwarves-march = Marchar
bofa-option-dwarves-recover = Recuperarse
bofa-option-eagles = Águilas: { $territory }
bofa-option-eagles-gather = Reunir más águilas
bofa-option-eagles-out = Enviar todas las águilas
bofa-option-enough = No más bajas
bofa-option-enter = Dado de { $face }: entra { $character }
bofa-option-enter-at = En { $place }
bofa-option-event = Jugar { $card }
bofa-option-figure = { $unit }
bofa-option-general = Usar la habilidad de { $character }
bofa-option-go = { $component }
bofa-option-goblin = En { $place }
bofa-option-goblins-both = Uno en cada punto
bofa-option-keep = Encima del mazo
bofa-option-lay = Una ficha de { $group } en { $place }
bofa-option-lead = Una ficha a cada uno: { $place }
bofa-option-lord = A { $territory }
bofa-option-manoeuvre = Usar la maniobra de { $unit }
bofa-option-move = De { $place } a { $target }
bofa-option-play = Dado de { $face }: jugar { $card }
bofa-option-press-on = Seguir atacando
bofa-option-recover = El ejército de { $place }
bofa-option-recover-again = { $number ->
    [0] Ningún dado
    [one] 1 dado
   *[other] { $number } dados
}
bofa-option-regroup = Jugar Reagrupar
bofa-option-remove = Retirar { $unit }
bofa-option-reroll = { $white ->
    [one] 1 dado blanco
   *[other] { $white } dados blancos
} y { $black ->
    [one] 1 negro
   *[other] { $black } negros
}
bofa-option-retreat = Retirarse ordenadamente
bofa-option-retreat-to = A { $place }
bofa-option-return-token = { $number } { $unit }
bofa-option-reveal = Una ficha de { $group } en { $place }
bofa-option-ring = Usar un anillo
bofa-option-ring-reroll = Un anillo: repetir un dado de { $face }
bofa-option-rout = Retirarse en desbandada
bofa-option-shift = Una ficha de { $group } de { $place } a { $target }
bofa-option-stand = Resistir
bofa-option-stay = Quedarse
bofa-option-stop = Detenerse aquí
bofa-option-strike = Atacar: { $place }
bofa-option-target = { $place }
bofa-option-thorin = Jugar Los poderosos mandobles de Thorin
bofa-option-unit = Jugar la carta de { $unit }
bofa-option-use = Dado de { $face }: { $action }
bofa-option-vampires = Jugar Como vampiros
bofa-option-wait = Esperar
bofa-option-walk = { $character } va a { $target }
bofa-option-whole = Todo el ejército
