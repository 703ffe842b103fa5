"""The commands of `arbitre`, one module a family; each imports the rooms it needs when it runs."""
