"""Nothing is lost and nothing appears: the pieces of Citrus, counted after every action of random games."""

from typing import Any

import numpy as np

from hesperides.game import CHANCE
from hesperides.games.citrus.pieces import MONEY_MOST, WORKERS, Tile
from hesperides.games.citrus.state import FincaIs, Phase
from hesperides.kernel import NONE
from tests.contract.play import Moment, Variant, of_variants

FINCAS = 15

each_variant = of_variants("citrus")


def plantations(state: Any) -> int:
    """In the bag, in the market, in hand, on the board."""
    assert state.bag.sum() == state.bag_count
    lying = (state.market, state.hand[: state.hand_count], state.plantation)
    return int(state.bag_count) + sum(int(np.count_nonzero(row)) for row in lying)


def heads(state: Any) -> set[int]:
    """The spaces that name the regions."""
    return {int(head) for head in state.region[state.plantation > 0]}


def tiles(state: Any, seat: int, tile: Tile) -> int:
    return int(state.tiles[seat]) >> 8 * tile - 32 & 0xFF


@each_variant
def test_plantations_leave_only_under_a_bridge(variant: Variant, moments: list[Moment]) -> None:
    setting = variant.setting()
    assert setting.plantations.sum() == (65 if "short" in variant.options else 90)
    for moment in moments:
        words = variant.game.write(setting, moment.before, moment.action)
        covered = plantations(moment.before) - plantations(moment.after)
        assert covered in ((0, 1) if words.startswith("build") and "bridge" in words else (0,)), words


@each_variant
def test_workers_stand_on_the_mat_or_on_one_region_each(variant: Variant, moments: list[Moment]) -> None:
    for moment in moments:
        if moment.after.phase >= Phase.SETUP_LANDSCAPE:
            owners = [int(moment.after.region_owner[head]) for head in heads(moment.after)]
            for seat in range(variant.seats):
                assert moment.after.workers[seat] + owners.count(seat) == WORKERS


@each_variant
def test_regions_are_counted_right(moments: list[Moment]) -> None:
    for moment in moments:
        state = moment.after
        built = state.plantation > 0
        for head in heads(state):
            members = built & (state.region == head)
            assert state.region_size[head] == np.count_nonzero(members)
            assert state.region_points[head] == np.sum(1 + (state.plantation[members] - 1) % 2)


@each_variant
def test_money_has_its_bounds(variant: Variant, moments: list[Moment]) -> None:
    for moment in moments:
        assert all(0 <= money <= MONEY_MOST for money in moment.after.money[: variant.seats])


@each_variant
def test_bulls_never_leave_and_no_tile_appears(variant: Variant, moments: list[Moment]) -> None:
    total: dict[Tile, int] = {}
    for moment in moments:
        if moment.actor == CHANCE and moment.before.turn == 0:
            continue
        for tile in Tile:
            held = sum(tiles(moment.after, seat, tile) for seat in range(variant.seats)) if tile >= Tile.MONEY_2 else 0
            held += int(moment.after.horses[: variant.seats, tile].sum()) if tile <= Tile.HORSES_4 else 0
            now = held + np.count_nonzero(moment.after.landscape == tile)
            before = total.setdefault(tile, now)
            assert now == before if tile in (Tile.BULL, Tile.HORSES_2, Tile.HORSES_3, Tile.HORSES_4) else now <= before, tile.name
            total[tile] = now


@each_variant
def test_fincas_and_sites_add_up(variant: Variant, moments: list[Moment]) -> None:
    setting = variant.setting()
    for moment in moments:
        state = moment.after
        if state.phase >= Phase.SETUP_MARKET:
            built = np.count_nonzero(state.finca_is != FincaIs.NOT_BUILT)
            assert built + state.fincas_left.sum() + (state.turned_up != NONE) == FINCAS
            sites = int(state.sites_open).bit_count() + int(state.sites_left).bit_count()
            assert built + sites == setting.letters
