wotr-name = La Guerra del Anillo
