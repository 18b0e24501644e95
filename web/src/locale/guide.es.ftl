### Las primeras partidas guiadas

guide-title = Primera partida
guide-progress = Avance de la primera partida
guide-next = Siguiente
guide-skip = Jugar sin guía
guide-again = Volver a llamar al guía
guide-hide = Ocultar
guide-show = Mostrar el guía
guide-your-turn = Te toca
guide-play-on = Seguir jugando
guide-advice = Consejo:
