"""[field.cities] The fields at the end of the game: which complete cities each of them touches, and who is paid for them."""

from typing import Annotated

import numpy as np

from hesperides.games.carcassonne.features import feature_at, field_at, is_complete, meadow_of, place_of_part, segment_of
from hesperides.games.carcassonne.paying import most_figures, pay
from hesperides.games.carcassonne.pieces import MEADOWS_MOST, SEGMENTS_MOST, Fields
from hesperides.games.carcassonne.rules import Rule
from hesperides.games.carcassonne.setting import Setting
from hesperides.games.carcassonne.state import NODE, State, share
from hesperides.kernel import NONE, Count, Index, Nothing, Small, Truth, Vector, entry, kernel, popcount, record, scratch_of
from hesperides.log import Log, fire

FIELDS_MOST = 64
"""Every field that counts holds a figure, and there are fewer figures than that; cities that touch are fewer, too."""


@record
class Land:
    """The fields with figures and the complete cities they touch, numbered as they are met."""

    fields: Small
    cities: Small
    field_number: Annotated[Vector, np.uint8, MEADOWS_MOST]  # by root, else NONE
    city_number: Annotated[Vector, np.uint8, SEGMENTS_MOST]
    field_root: Annotated[Vector, NODE, FIELDS_MOST]
    field_place: Annotated[Vector, np.int32, FIELDS_MOST]
    city_root: Annotated[Vector, NODE, FIELDS_MOST]
    city_place: Annotated[Vector, np.int32, FIELDS_MOST]
    touched: Annotated[Vector, np.uint64, FIELDS_MOST]  # cities of a field, a bit each


scratch_land = scratch_of(Land)


@entry
def survey(setting: Setting, state: State, land: Land, complete: Truth) -> Nothing:
    """[field.area, field.cities] Look at every wall that a field with figures touches, of all cities or the complete ones only."""
    land.fields, land.cities = 0, 0
    for node in range(np.uint32(state.meadows)):
        land.field_number[node] = NONE
    for node in range(np.uint32(state.segments)):
        land.city_number[node] = NONE
    for tile in range(np.uint32(state.tiles)):
        kind = np.uint32(state.pose[tile] >> 2)
        for meadow in range(np.uint32(setting.meadows[kind])):
            walls = np.int64(setting.walls[kind, meadow])
            if walls != 0:
                root = field_at(state, meadow_of(state, tile, meadow))
                if state.farmers[root] != 0:
                    note_walls(setting, state, land, field_number(setting, state, land, root, tile, meadow), tile, walls, complete)


@kernel
def field_number(setting: Setting, state: State, land: Land, root: Index, tile: Index, meadow: Index) -> Index:
    """The number of a field, a new one if it is met for the first time."""
    number = np.uint32(land.field_number[root])
    if number == NONE:
        number = np.uint32(land.fields)
        land.fields = number + 1
        land.field_number[root], land.field_root[number], land.touched[number] = number, root, 0
        land.field_place[number] = place_of_part(setting, state, tile, 4 + np.int64(meadow))
    return number


@kernel
def note_walls(setting: Setting, state: State, land: Land, field: Index, tile: Index, walls: Count, complete: Truth) -> Nothing:
    """These cities of a tile, or the complete ones among them, belong to the field."""
    for city in range(4):
        if walls >> city & 1:
            root = feature_at(state, segment_of(state, tile, city))
            if is_complete(state, root) or not complete:
                number = np.uint32(land.city_number[root])
                if number == NONE:
                    number = np.uint32(land.cities)
                    land.cities = number + 1
                    land.city_number[root], land.city_root[number] = number, root
                    land.city_place[number] = place_of_part(setting, state, tile, city)
                land.touched[field] |= np.uint64(1) << np.uint64(number)


@kernel
def score_fields(setting: Setting, state: State, log: Log) -> Nothing:
    """[field.cities] As the option says."""
    land = scratch_land()
    survey(setting, state, land, True)
    if setting.fields == Fields.CITY4:
        pay_by_city(setting, state, land, log)
    elif setting.fields == Fields.ONCE:
        pay_once(setting, state, land, log)
    else:
        for field in range(np.uint32(land.fields)):
            cities = popcount(land.touched[field])
            if cities > 0:
                figures = state.farmers[land.field_root[field]]
                pay(setting, state, figures, Rule.FIELD_CITIES, 3 * cities, cities, land.field_place[field], log)


@kernel
def pay_by_city(setting: Setting, state: State, land: Land, log: Log) -> Nothing:
    """[field.cities] `city4`: four points for each city, by the figures in all fields around it."""
    for city in range(np.uint32(land.cities)):
        figures: Count = 0
        for field in range(np.uint32(land.fields)):
            if land.touched[field] >> np.uint64(city) & np.uint64(1) != np.uint64(0):
                figures += np.int64(state.farmers[land.field_root[field]])
        pay(setting, state, figures, Rule.FIELD_CITIES, 4, 1, land.city_place[city], log)


@kernel
def pay_once(setting: Setting, state: State, land: Land, log: Log) -> Nothing:
    """[field.cities] `once`: three points, but no city pays the same player twice."""
    for seat in range(np.uint32(setting.seats)):
        paid = np.uint64(0)
        for field in range(np.uint32(land.fields)):
            figures = state.farmers[land.field_root[field]]
            fresh = popcount(land.touched[field] & ~paid)
            if fresh > 0 and share(figures, seat) == most_figures(setting, figures):
                paid |= land.touched[field]
                state.score[seat] = np.int64(state.score[seat]) + 3 * fresh
                fire(log, Rule.FIELD_CITIES, seat, 3 * fresh, fresh, land.field_place[field])
