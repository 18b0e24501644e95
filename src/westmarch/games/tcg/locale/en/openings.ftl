tcg-opening-fellowship = with { $what }
