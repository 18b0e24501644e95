meccg-opening-site = to { $what }
