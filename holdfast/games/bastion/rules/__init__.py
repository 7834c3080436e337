"""The rules of Bastion, one module per chapter."""
