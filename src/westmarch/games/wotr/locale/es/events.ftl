### Cartas de Evento, reclutamiento y política

## Opciones

wotr-option-army = { $slot }
wotr-option-pile = Robar del { $deck }
wotr-option-recruit = { $figure } en { $region }
wotr-option-levy = Reclutar en { $region }
wotr-option-raise = Reclutar { $figure }
wotr-option-share = Reclutar en { $region }
wotr-option-replace = Élites en { $slot }
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
wotr-log-discards-face-down = { $side }: descarta una carta boca abajo ({ $deck })

## Jugar cartas

wotr-frame-play-event = { $card }
wotr-frame-draw-after-event = Una carta tras el Evento
wotr-ask-draw-after-event = ¿Robar una carta tras jugar el Evento?
wotr-frame-dismiss = Se rompe { $card }
wotr-frame-choose = Una elección para una carta
wotr-frame-choose-word = Una elección para una carta
wotr-frame-roll-hits = Dados de una carta
wotr-log-event = { $side }: juega { $card }
wotr-log-leaves-table = { $card } deja la mesa
wotr-log-dead-men-die = El dado de los Muertos muestra { $die }: otros tantos impactos
wotr-log-card-roll = Dados por la carta: { $die } (éxito con { $number } o más): { $hits ->
    [one] 1 éxito
   *[other] { $hits } éxitos
}

## Reclutar

wotr-frame-muster = Reclutar
wotr-ask-muster = Recluta una figura
wotr-ask-muster-second = Recluta una segunda figura en otro Asentamiento, o ninguna
wotr-frame-recruit-at = Reclutar con una carta
wotr-frame-raise-together = Reclutar con una carta
wotr-frame-share-out = Reclutar con una carta
wotr-frame-raise-in-each = Reclutar con una carta
wotr-ask-recruit-by-card = Recluta una figura
wotr-ask-raise =
    { $count ->
        [one] Recluta una figura en { $region }
       *[other] Recluta { $count } figuras en { $region }
    }
wotr-ask-raise-some =
    { $count ->
        [one] Recluta una figura en { $region }, si quieres
       *[other] Recluta hasta { $count } figuras en { $region }
    }
wotr-ask-levy =
    { $count ->
        [one] Elige la región a la que llega: { $figure }
       *[other] Elige { $count } regiones a las que llega: { $figure }
    }
wotr-ask-share =
    { $count ->
        [one] Solo queda una figura ({ $figure }): ¿dónde llega?
       *[other] Solo quedan { $count } figuras ({ $figure }): repártelas
    }
wotr-log-recruits = { $side }: recluta ({ $region }): { $member }

## Política
wotr-log-activated-dwarves = Los Enanos pasan a estar activos
wotr-log-advanced-dwarves = Los Enanos avanzan en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-dwarves = Los Enanos están En Guerra
wotr-log-activated-elves = Los Elfos pasan a estar activos
wotr-log-advanced-elves = Los Elfos avanzan en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-elves = Los Elfos están En Guerra
wotr-log-activated-gondor = Gondor pasa a estar activo
wotr-log-advanced-gondor = Gondor avanza en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-gondor = Gondor está En Guerra
wotr-log-activated-north = El Norte pasa a estar activo
wotr-log-advanced-north = El Norte avanza en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-north = El Norte está En Guerra
wotr-log-activated-rohan = Rohan pasa a estar activo
wotr-log-advanced-rohan = Rohan avanza en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-rohan = Rohan está En Guerra
wotr-log-activated-isengard = Isengard pasa a estar activo
wotr-log-advanced-isengard = Isengard avanza en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-isengard = Isengard está En Guerra
wotr-log-activated-sauron = Sauron pasa a estar activo
wotr-log-advanced-sauron = Sauron avanza en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-sauron = Sauron está En Guerra
wotr-log-activated-southrons = Los Hombres del Sur y del Este pasan a estar activos
wotr-log-advanced-southrons = Los Hombres del Sur y del Este avanzan en el Marcador Político, a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-at-war-southrons = Los Hombres del Sur y del Este están En Guerra
