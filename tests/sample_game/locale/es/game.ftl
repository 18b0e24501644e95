sample-name = El Vado (un juego de muestra)
