### Cartas de Evento, reclutamiento y política

## Opciones

wotr-option-army = { $slot }
wotr-option-pile = Robar del { $deck }
wotr-option-recruit = { $figure } en { $region }
wotr-option-discard = Descartar { $card }
wotr-option-nation = { $nation }
wotr-option-region = { $region }
wotr-option-character = { $character }
wotr-option-tile = { $tile }
wotr-word-separate = Separar

## Mano y mazos

wotr-frame-draw-phase = Robar Cartas de Evento
wotr-frame-draw-cards = Robar cartas
wotr-frame-hand-limit = Límite de la mano
wotr-ask-hand-limit = Demasiadas cartas en la mano: elige cuáles descartar
wotr-log-discards-face-down = { $side } descarta una carta boca abajo

## Jugar cartas

wotr-frame-play-event = { $card }
wotr-frame-draw-after-event = Una carta tras el Evento
wotr-ask-draw-after-event = ¿Robar una carta tras jugar el Evento?
wotr-frame-dismiss = Se rompe { $card }
wotr-frame-choose = Una elección para una carta
wotr-frame-choose-word = Una elección para una carta
wotr-frame-roll-hits = Dados de una carta
wotr-log-event = { $side } juega { $card }
wotr-log-leaves-table = { $card } deja la mesa
wotr-log-card-die = Un dado por la carta: { $die }

## Reclutar

wotr-frame-muster = Reclutar
wotr-ask-muster = Recluta una figura
wotr-ask-muster-second = Recluta una segunda figura en otro Asentamiento, o ninguna
wotr-frame-recruit-at = Reclutar con una carta
wotr-ask-recruit-by-card = Recluta una figura
wotr-log-recruits = { $side } recluta en { $region }: { $figure } ({ $count })

## Política

wotr-log-activated = { $nation } pasa a estar activa
wotr-log-advanced = { $nation } avanza en el Marcador Político: faltan { $count } para la guerra
wotr-log-at-war = { $nation } está En Guerra
