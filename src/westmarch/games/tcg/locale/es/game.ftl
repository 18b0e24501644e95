tcg-name = El Señor de los Anillos TCG
