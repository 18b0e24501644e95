wotr-name = War of the Ring
