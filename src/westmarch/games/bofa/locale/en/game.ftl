bofa-name = The Battle of Five Armies
