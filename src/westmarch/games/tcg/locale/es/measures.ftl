### Gráficas después del final de una partida

tcg-measure-sites = Lugar alcanzado
tcg-measure-burdens = Cargas
