"""What bots and hints know of Bastion: evaluation, policy, and the reason for an option."""
