### Varias figuras de una clase
wotr-figures-dwarves-regular =
    { $number ->
        [one] Regular Enano
       *[other] { $number } Regulares Enanos
    }
wotr-figures-elves-regular =
    { $number ->
        [one] Regular Elfo
       *[other] { $number } Regulares Elfos
    }
wotr-figures-gondor-regular =
    { $number ->
        [one] Regular de Gondor
       *[other] { $number } Regulares de Gondor
    }
wotr-figures-north-regular =
    { $number ->
        [one] Regular del Norte
       *[other] { $number } Regulares del Norte
    }
wotr-figures-rohan-regular =
    { $number ->
        [one] Regular de Rohan
       *[other] { $number } Regulares de Rohan
    }
wotr-figures-dwarves-elite =
    { $number ->
        [one] Élite Enana
       *[other] { $number } Élites Enanas
    }
wotr-figures-elves-elite =
    { $number ->
        [one] Élite Elfa
       *[other] { $number } Élites Elfas
    }
wotr-figures-gondor-elite =
    { $number ->
        [one] Élite de Gondor
       *[other] { $number } Élites de Gondor
    }
wotr-figures-north-elite =
    { $number ->
        [one] Élite del Norte
       *[other] { $number } Élites del Norte
    }
wotr-figures-rohan-elite =
    { $number ->
        [one] Élite de Rohan
       *[other] { $number } Élites de Rohan
    }
wotr-figures-dwarves-leader =
    { $number ->
        [one] Líder Enano
       *[other] { $number } Líderes Enanos
    }
wotr-figures-elves-leader =
    { $number ->
        [one] Líder Elfo
       *[other] { $number } Líderes Elfos
    }
wotr-figures-gondor-leader =
    { $number ->
        [one] Líder de Gondor
       *[other] { $number } Líderes de Gondor
    }
wotr-figures-north-leader =
    { $number ->
        [one] Líder del Norte
       *[other] { $number } Líderes del Norte
    }
wotr-figures-rohan-leader =
    { $number ->
        [one] Líder de Rohan
       *[other] { $number } Líderes de Rohan
    }
wotr-figures-isengard-regular =
    { $number ->
        [one] Regular de Isengard
       *[other] { $number } Regulares de Isengard
    }
wotr-figures-sauron-regular =
    { $number ->
        [one] Regular de Sauron
       *[other] { $number } Regulares de Sauron
    }
wotr-figures-southrons-regular =
    { $number ->
        [one] Regular del Sur y del Este
       *[other] { $number } Regulares del Sur y del Este
    }
wotr-figures-isengard-elite =
    { $number ->
        [one] Élite de Isengard
       *[other] { $number } Élites de Isengard
    }
wotr-figures-sauron-elite =
    { $number ->
        [one] Élite de Sauron
       *[other] { $number } Élites de Sauron
    }
wotr-figures-southrons-elite =
    { $number ->
        [one] Élite del Sur y del Este
       *[other] { $number } Élites del Sur y del Este
    }
wotr-figures-nazgul =
    { $number ->
        [one] Nazgûl
       *[other] { $number } Nazgûl
    }
