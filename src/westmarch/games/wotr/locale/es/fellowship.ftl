### Procedimientos: Comunidad, Búsqueda, Mordor, personajes
wotr-frame-fellowship-phase = Fase de Comunidad
wotr-frame-declare = La Comunidad se declara en { $region }
wotr-frame-choose-guide = Elección del Guía
wotr-frame-move-fellowship = La Comunidad se mueve
wotr-frame-separate = Compañeros que dejan la Comunidad
wotr-frame-lose-companion = La Comunidad pierde a { $character }
wotr-frame-reveal = La Comunidad es descubierta
wotr-frame-hunt-allocation = Asignación de Búsqueda
wotr-frame-hunt = Búsqueda del Anillo
wotr-frame-draw-tile = Loseta de Búsqueda
wotr-frame-resolve-tile = Loseta de Búsqueda { $tile }: daño { $damage }
wotr-frame-tile-of-card = Loseta de una carta
wotr-frame-tile-for-ring = El Daño de Isildur: loseta
wotr-frame-corrupt-by-tile = Loseta de Búsqueda { $tile }: daño { $damage }
wotr-frame-tile-for-companion = El ser inmundo de las profundidades: loseta
wotr-frame-snatch-by-tile = Loseta de Búsqueda { $tile }: daño { $damage }
wotr-frame-tile-for-number = La disolución de la Comunidad: loseta
wotr-frame-tile-in-haven = El Balrog de Moria: loseta
wotr-frame-resolve-in-haven = Loseta de Búsqueda { $tile }: daño { $damage }
wotr-frame-sorrow-and-toil = Agotados por la pena y la fatiga
wotr-frame-move-companions = Movimiento de Compañeros
wotr-frame-move-group = Movimiento de un grupo de Compañeros
wotr-frame-move-minions = Movimiento de Nazgûl y Servidores
wotr-frame-play-minion = { $character } entra en juego
wotr-frame-upgrade = { $character } entra en juego
wotr-frame-voice = La Voz de Saruman

### Preguntas
wotr-ask-declare = ¿Declarar la posición de la Comunidad?
wotr-ask-enter-mordor = ¿Entrar en Mordor?
wotr-ask-guide = ¿Quién guía a la Comunidad?
wotr-ask-separate = ¿Quién deja la Comunidad?
wotr-ask-group = ¿Qué Compañeros se mueven juntos?
wotr-ask-group-target = ¿Adónde van { $character }?
wotr-ask-reveal = ¿Dónde es descubierta la Comunidad?
wotr-ask-balrog = ¿Descartar Balrog de Moria para robar una loseta más?
wotr-ask-allocate = ¿Cuántos dados van a la Casilla de Búsqueda?
wotr-ask-crebain = ¿Descartar Bandadas de crebain para sumar 1 a esta tirada de Búsqueda?
wotr-ask-hunt-reroll = ¿Cuántos dados de Búsqueda fallados se repiten?
wotr-ask-wizards-staff = ¿Descartar Bastón del Mago para que no se robe loseta?
wotr-ask-table-card = Loseta { $tile }, daño { $damage }: ¿usar una carta de la mesa?
wotr-ask-hobbit-guide = Daño { $damage }: ¿deja el Guía la Comunidad para quitar un punto?
wotr-ask-gollum-guide = Daño { $damage }: ¿descubre Gollum a la Comunidad para quitar un punto?
wotr-ask-hunt-casualty = Daño { $damage }: ¿sufrir una baja?
wotr-ask-sorrow-and-toil = Agotados por la pena y la fatiga: ¿qué carta de Personaje de los Pueblos Libres se descarta?
wotr-ask-minions = ¿Qué Nazgûl o Servidor se mueve?
wotr-ask-place-character = ¿Dónde entra { $character }?
wotr-ask-voice =
    { $count ->
        [one] Queda un Regular de Isengard: ¿dónde llega?
       *[other] Quedan { $count } Regulares de Isengard: ¿dónde llegan?
    }

### Opciones
wotr-option-send = { $character } a { $target }
wotr-option-group = { $character }
wotr-option-turn = { $face }
wotr-option-go = A { $target }
wotr-option-fly = { $count } Nazgûl de { $origin } a { $target }
wotr-option-allocate = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}
wotr-option-hunt-reroll = { $count ->
    [one] Repetir 1 dado
   *[other] Repetir { $count } dados
}
wotr-option-declare = Declarar en { $target }
wotr-option-guide = Guía: { $character }
wotr-option-enter-mordor = Entrar en Mordor
wotr-option-casualty = Baja: { $word }
wotr-option-reveal = Descubierta en { $target }
wotr-option-card = { $card }

### Crónica: Comunidad
wotr-log-declared = La Comunidad declara su posición
wotr-log-revealed = La Comunidad es descubierta
wotr-log-hidden = La Comunidad se oculta
wotr-log-fellowship-at = Figura de la Comunidad → { $region }
wotr-log-fellowship-moves = La Comunidad se mueve: avance { $count }
wotr-log-guide = { $character } guía a la Comunidad
wotr-log-corruption = Corrupción +{ $count }: ahora { $corruption }
wotr-log-healed = Corrupción -{ $count }: ahora { $corruption }
wotr-log-table-card-used = { $side }: descarta { $card } para usarla

### Crónica: Búsqueda
wotr-log-allocated = La Sombra asigna { $count ->
    [one] 1 dado
   *[other] { $count } dados
} a la Búsqueda
wotr-log-no-hunt = No hay dados de la Sombra en la Casilla de Búsqueda: nadie busca
wotr-log-hunt-roll = Tirada de Búsqueda: { $die }{ $count ->
    [0] {""}
   *[other] , con +{ $count }
} (éxito con { $number } o más): { $hits ->
    [one] 1 éxito
   *[other] { $hits } éxitos
}
wotr-log-hunt-reroll = Repetición de Búsqueda: { $die }{ $count ->
    [0] {""}
   *[other] , con +{ $count }
} (éxito con { $number } o más): { $hits ->
    [one] 1 éxito
   *[other] { $hits } éxitos
}
wotr-log-hunt-fails = La Búsqueda fracasa
wotr-log-tile = Loseta de Búsqueda robada: { $tile }
wotr-log-tile-die = El dado de la loseta muestra { $die }
wotr-log-tile-without-effect = La loseta { $tile } no tiene efecto
wotr-log-pool-refilled = La Reserva de Búsqueda se ha agotado: vuelven todas las losetas normales
wotr-log-special-tile = Entra en juego una loseta especial: { $tile }
wotr-log-stronghold-tile = Un Baluarte de la Sombra en el camino: una loseta más
wotr-log-guide-ability = { $character } usa su habilidad de Guía
wotr-log-casualty = { $character } es la baja elegida
wotr-log-companion-drawn = Compañero elegido al azar: { $character }
wotr-log-sorrow-and-toil = Agotados por la pena y la fatiga: se descarta { $card }

### Crónica: Mordor
wotr-log-enters-mordor = La Comunidad entra en Mordor
wotr-log-moves-in-mordor = La Comunidad sigue adelante en Mordor
wotr-log-mordor-step = La Comunidad llega a la casilla { $count } del Marcador de Mordor
wotr-log-mordor-stop = La Comunidad queda detenida en su casilla
wotr-log-idle-in-mordor = La Comunidad ni se ha movido ni se ha ocultado en Mordor

### Crónica: personajes
wotr-log-character-moves = { $character } → { $region }
wotr-log-character-enters = { $character } entra en juego: { $slot }
wotr-log-nazgul-fly = { $count ->
    [one] 1 Nazgûl vuela
   *[other] { $count } Nazgûl vuelan
}: { $origin } → { $region }
wotr-log-voice-elites = La Voz de Saruman: dos Regulares de Isengard en Orthanc pasan a Élite
wotr-log-voice-recruit = La Voz de Saruman: un Regular de Isengard ({ $region })

### Finales
wotr-end-corruption = Gana la Sombra: la Corrupción ha vencido a los Portadores del Anillo
wotr-end-ring-destroyed = Ganan los Pueblos Libres: el Anillo es destruido en la Grieta del Destino
wotr-log-tile-returned = La loseta { $tile } vuelve a la reserva
wotr-log-tile-removed = La loseta { $tile } sale de la partida
wotr-log-die-to-hunt = El dado que movió a la Comunidad va a la Casilla de Búsqueda (ya hay { $count })
