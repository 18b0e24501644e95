meccg-opening-site = hacia { $what }
