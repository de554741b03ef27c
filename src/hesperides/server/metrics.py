"""What a server counts, in Prometheus' words (`GET /metrics`)."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()

moves_acknowledged = Counter("hesperides_moves_acknowledged", "Moves that were stored and acknowledged", registry=registry)
events_stored = Counter("hesperides_events_stored", "Events committed to the log", registry=registry)
commands_refused = Counter("hesperides_commands_refused", "Commands that changed nothing", ["code"], registry=registry)
bot_moves = Counter("hesperides_bot_moves", "Moves of bots", registry=registry)
bot_failures = Counter("hesperides_bot_failures", "Moves made for a bot that failed or took too long", registry=registry)
sockets = Gauge("hesperides_sockets", "Open sockets", registry=registry)
live_tables = Gauge("hesperides_live_tables", "Tables in memory", registry=registry)
commit_seconds = Histogram(
    "hesperides_commit_seconds",
    "Time of one commit, which may store many events",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=registry,
)


def page() -> bytes:
    """The text that Prometheus reads."""
    return generate_latest(registry)
