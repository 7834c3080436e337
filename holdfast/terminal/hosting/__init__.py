"""Commands for whoever hosts: tables, backups, packs."""
