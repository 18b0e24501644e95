### Ejércitos, movimiento, batallas, asedios
wotr-frame-settle-board = Fin de la acción
wotr-frame-remove-excess = Demasiadas unidades en { $slot }
wotr-frame-take-figures = Quién va
wotr-frame-move-armies = Mover Ejércitos
wotr-frame-march = Marcha desde { $origin }
wotr-frame-attack = Ataque
wotr-frame-launch-attack = Ataque contra { $target }
wotr-frame-battle = Batalla de { $region }
wotr-frame-rounds = Combate
wotr-frame-combat-roll = Dados
wotr-frame-white-rider = El Jinete Blanco
wotr-frame-sorcerer = La hechicería del Rey Brujo
wotr-frame-combat-round = Ronda { $round }
wotr-frame-extra-attack = Ataque de una Carta de Combate
wotr-frame-leave-field = Abandonar el campo
wotr-frame-take-hits = Bajas: { $side }
wotr-frame-retreat = Retirada
wotr-frame-advance = Avance a { $region }
wotr-frame-besiege = { $region } queda abierta al atacante

wotr-ask-excess = { $count ->
    [one] Elige una unidad que sobra en { $slot }: vuelve a los refuerzos
   *[other] Elige { $count } unidades que sobran en { $slot }: vuelven a los refuerzos
}
wotr-ask-who-moves = ¿Quién mueve?
wotr-ask-who-attacks = ¿Quién ataca? Los demás forman la retaguardia
wotr-ask-who-advances = ¿Quién avanza a la región?
wotr-ask-move = Mueve un Ejército a una región adyacente
wotr-ask-march = Elige la siguiente región de la marcha
wotr-ask-attack = Elige un Ejército y a quién ataca
wotr-ask-white-rider = ¿Pierde el Jinete Blanco su Liderazgo para que ningún Nazgûl lo tenga en esta batalla?
wotr-ask-field-or-siege = ¿Luchar en campo abierto o retirarse a un asedio?
wotr-ask-combat-card = ¿Usas una Carta de Combate?
wotr-ask-sorcerer = ¿Roba una carta el Rey Brujo?
wotr-ask-reroll = ¿Cuántos dados fallados vuelves a tirar?
wotr-ask-casualty =
    { $hits ->
        [one] Sufre un impacto
       *[other] Sufre { $hits } impactos
    }
wotr-ask-cease = ¿Cesar el ataque o continuar?
wotr-ask-retreat = ¿Adónde se retira el Ejército?
wotr-ask-leave-field = ¿Por dónde se marcha el Ejército?

wotr-option-move = { $origin } → { $target }
wotr-option-march = Seguir a { $target }
wotr-option-take = { $member }
wotr-option-excess = { $figure }
wotr-option-remove = { $figure }
wotr-option-attack = { $origin } ataca a { $target }
wotr-option-combat = { $card }
wotr-option-fight = Luchar en campo abierto
wotr-option-withdraw = Retirarse a un asedio
wotr-option-reroll =
    { $count ->
        [0] No repetir ningún dado
        [1] Repetir un dado
       *[other] Repetir { $count } dados
    }
wotr-option-lose = Bajas: { $loss }
wotr-loss-lost = perder { $figures }
wotr-loss-reduced = reducir { $figures }
wotr-loss-removed = retirar { $figures }
wotr-option-press = Continuar
wotr-option-cease = Cesar el ataque
wotr-option-extend = Reducir { $figure } para otra ronda
wotr-option-retreat = Retirarse a { $target }
wotr-option-hold = Resistir

wotr-log-excess = Por encima del límite, de vuelta a los refuerzos: { $member }, { $slot }
wotr-log-siege-ends = Fin del asedio ({ $region })
wotr-log-leaders-lost = Bajas por quedar sin Ejército: { $member }, { $slot }
wotr-log-moves = { $side }: { $origin } → { $target }: { $member }
wotr-log-battle = { $side }: { $kind ->
    [siege] asalto al Baluarte ({ $region })
    [sortie] salida ({ $region })
   *[field] batalla campal ({ $region })
}
wotr-log-white-rider = { $character } pierde su Liderazgo; ningún Nazgûl lidera en esta batalla
wotr-log-combat-card-laid = { $side }: pone una Carta de Combate boca abajo ({ $deck })
wotr-log-combat-card-from-table = { $side }: usa { $card } desde la mesa como Carta de Combate
wotr-log-combat-card = { $side }: usa { $card } como Carta de Combate
wotr-log-round = Batalla, ronda { $round } ({ $region })
wotr-log-combat-roll = { $side }: tira { $die } (impacta con { $number } o más): { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
wotr-log-reroll = { $side }: repite { $die } (impacta con { $number } o más): { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
wotr-log-extra-attack = { $side }: ataque de una carta, tira { $die } (impacta con { $number } o más): { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
wotr-log-lose = Baja: { $figure }, { $slot }
wotr-log-reduce = Pasa a Regular: { $figure }, { $slot }
wotr-log-kill = Baja con dos impactos: { $figure }, { $slot }
wotr-log-cease = { $side }: cesa el ataque ({ $region })
wotr-log-extend = { $figure } se reduce: la Batalla de Asedio continúa
wotr-log-retreats = { $side }: se retira, { $origin } → { $target }
wotr-log-withdraws = { $side }: se retira al Baluarte ({ $region })
wotr-log-advances = { $side }: avanza ({ $region }): { $member }
wotr-log-besieged = { $side }: pone asedio ({ $region }): { $member }
wotr-log-captured = { $side }: captura un Asentamiento ({ $region })
wotr-log-recovered = { $side }: recupera un Asentamiento ({ $region })
wotr-log-attackers = { $side }: ataque, { $origin } → { $target }: { $member }
