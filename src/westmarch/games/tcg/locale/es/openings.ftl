tcg-opening-fellowship = con { $what }
