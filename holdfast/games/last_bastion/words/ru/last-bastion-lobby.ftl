### The lobby of Last Bastion.

setting-heroes-each = Герой
