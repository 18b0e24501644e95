meccg-name = Middle-earth CCG
