"""What a feature of Carcassonne is worth, in a turn and at the end. The names in brackets are the ids of the rules."""

from __future__ import annotations

from typing import NamedTuple

from .carcassonne_table import Place, Table, place_word

COMPLETED = {"road": "road.complete", "city": "city.complete", "monastery": "monastery.complete", "garden": "garden.complete"}


class Event(NamedTuple):
    rule: str
    seat: int
    points: int
    amount: int
    place: str


def completed_points(table: Table, feature: set[Place], small_city: int) -> int:
    """[road.complete, city.complete, monastery.complete, garden.complete]"""
    kind = table.segment(next(iter(feature))).kind
    tiles = table.tiles_of(feature)
    if kind == "road":
        return tiles
    if kind == "city":
        each = 1 if tiles == 2 and small_city == 2 else 2
        return each * (tiles + table.pennants(feature))
    return 9


def unfinished_points(table: Table, feature: set[Place]) -> int:
    """[end.scoring, garden.complete, abbot.recall]"""
    square, name = next(iter(feature))
    if name in ("monastery", "garden"):
        return 1 + table.neighbours(square)
    return table.tiles_of(feature) + table.pennants(feature)


def amount(table: Table, feature: set[Place]) -> int:
    """The tiles counted."""
    square, name = next(iter(feature))
    return 1 + table.neighbours(square) if name in ("monastery", "garden") else table.tiles_of(feature)


def end_events(table: Table, fields: str) -> list[Event]:
    """[end.scoring, field.cities]"""
    events = []
    for place, feature in table.features_with_figures():
        if table.segment(place).kind != "field":
            points = unfinished_points(table, feature)
            events += [Event("end.scoring", seat, points, amount(table, feature), place_word(place)) for seat in table.majority(feature)]
    return events + {"on": each_field, "off": no_field, "city4": each_city, "once": each_city_once}[fields](table)


def no_field(table: Table) -> list[Event]:
    return []


def farmed(table: Table) -> list[tuple[Place, set[Place]]]:
    """The fields that hold a figure."""
    return [(place, feature) for place, feature in table.features_with_figures() if table.segment(place).kind == "field"]


def each_field(table: Table) -> list[Event]:
    """[field.cities] 3 points for each complete city at the field."""
    events = []
    for place, field in farmed(table):
        number = len(table.cities_of_field(field))
        if number:
            events += [Event("field.cities", seat, 3 * number, number, place_word(place)) for seat in table.majority(field)]
    return events


def cities_with_fields(table: Table) -> list[tuple[Place, list[set[Place]]]]:
    """Every complete city that touches a field with a figure (by its first segment), with all these fields."""
    touched: dict[Place, list[set[Place]]] = {}
    for _, field in farmed(table):
        for city in table.cities_of_field(field):
            touched.setdefault(min(city), []).append(field)
    return sorted(touched.items())


def each_city(table: Table) -> list[Event]:
    """[field.cities] city4: 4 points to those with most figures in all fields at the city together."""
    return [
        Event("field.cities", seat, 4, 1, place_word(place))
        for place, fields in cities_with_fields(table)
        for seat in table.majority(set[Place]().union(*fields))
    ]


def each_city_once(table: Table) -> list[Event]:
    """[field.cities] once: 3 points for each city to each who has most figures in any of its fields."""
    return [
        Event("field.cities", seat, 3, 1, place_word(place))
        for place, fields in cities_with_fields(table)
        for seat in sorted({seat for field in fields for seat in table.majority(field)})
    ]
