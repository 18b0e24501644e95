meccg-name = Tierra Media CCG
