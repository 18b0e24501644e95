engine-option-pass = Pasar
engine-forced = { $seat }: { $option } (única opción)
engine-waiting = Esperando a { $seat }
engine-resigned = Un jugador se ha rendido
engine-drawn = Los jugadores han acordado tablas
engine-out-of-time = Un jugador ha agotado su tiempo
engine-several = { $number } { $thing }
engine-edition-sound = La edición es correcta.
