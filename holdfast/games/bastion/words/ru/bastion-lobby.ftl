### The lobby of Bastion.

setting-defenders-each = Защитник
