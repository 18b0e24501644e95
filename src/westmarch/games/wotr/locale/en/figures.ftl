### So many figures of a kind
wotr-figures-dwarves-regular =
    { $number ->
        [one] Dwarven regular
       *[other] { $number } Dwarven regulars
    }
wotr-figures-elves-regular =
    { $number ->
        [one] Elven regular
       *[other] { $number } Elven regulars
    }
wotr-figures-gondor-regular =
    { $number ->
        [one] Gondor regular
       *[other] { $number } Gondor regulars
    }
wotr-figures-north-regular =
    { $number ->
        [one] North regular
       *[other] { $number } North regulars
    }
wotr-figures-rohan-regular =
    { $number ->
        [one] Rohan regular
       *[other] { $number } Rohan regulars
    }
wotr-figures-dwarves-elite =
    { $number ->
        [one] Dwarven elite
       *[other] { $number } Dwarven elites
    }
wotr-figures-elves-elite =
    { $number ->
        [one] Elven elite
       *[other] { $number } Elven elites
    }
wotr-figures-gondor-elite =
    { $number ->
        [one] Gondor elite
       *[other] { $number } Gondor elites
    }
wotr-figures-north-elite =
    { $number ->
        [one] North elite
       *[other] { $number } North elites
    }
wotr-figures-rohan-elite =
    { $number ->
        [one] Rohan elite
       *[other] { $number } Rohan elites
    }
wotr-figures-dwarves-leader =
    { $number ->
        [one] Dwarven leader
       *[other] { $number } Dwarven leaders
    }
wotr-figures-elves-leader =
    { $number ->
        [one] Elven leader
       *[other] { $number } Elven leaders
    }
wotr-figures-gondor-leader =
    { $number ->
        [one] Gondor leader
       *[other] { $number } Gondor leaders
    }
wotr-figures-north-leader =
    { $number ->
        [one] North leader
       *[other] { $number } North leaders
    }
wotr-figures-rohan-leader =
    { $number ->
        [one] Rohan leader
       *[other] { $number } Rohan leaders
    }
wotr-figures-isengard-regular =
    { $number ->
        [one] Isengard regular
       *[other] { $number } Isengard regulars
    }
wotr-figures-sauron-regular =
    { $number ->
        [one] Sauron regular
       *[other] { $number } Sauron regulars
    }
wotr-figures-southrons-regular =
    { $number ->
        [one] Southron regular
       *[other] { $number } Southron regulars
    }
wotr-figures-isengard-elite =
    { $number ->
        [one] Isengard elite
       *[other] { $number } Isengard elites
    }
wotr-figures-sauron-elite =
    { $number ->
        [one] Sauron elite
       *[other] { $number } Sauron elites
    }
wotr-figures-southrons-elite =
    { $number ->
        [one] Southron elite
       *[other] { $number } Southron elites
    }
wotr-figures-nazgul =
    { $number ->
        [one] Nazgûl
       *[other] { $number } Nazgûl
    }
