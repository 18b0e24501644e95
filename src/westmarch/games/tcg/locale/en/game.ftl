tcg-name = The Lord of the Rings TCG
