"""The steps from every released version of the database to the present one."""
