engine-option-pass = Pasar
engine-forced = { $seat }: { $option } (única opción)
engine-ask-respond = Responde o pasa
engine-ask-order = Elige qué efecto ocurre primero
engine-ask-answer = Usa un efecto o pasa
engine-frame-chain = Cadena de efectos
engine-frame-answers = Respuestas
engine-waiting = Esperando a { $seat }
