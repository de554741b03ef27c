"""The server: tables in memory, their log on disk, and the page. `wire` is its contract with the page."""
