plantation = x
