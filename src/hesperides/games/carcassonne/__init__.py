"""Carcassonne (K.-J. Wrede) with The Fruit-Bearing Trees: the rule book of rules/carcassonne.md as one Game value."""

from hesperides.game import Game
from hesperides.games.carcassonne.choosing import choices, why_not
from hesperides.games.carcassonne.evaluate import evaluate
from hesperides.games.carcassonne.listing import LEGAL_MOST, legal
from hesperides.games.carcassonne.pictures import facts, picture
from hesperides.games.carcassonne.pieces import SEATS_FEWEST, SEATS_MOST
from hesperides.games.carcassonne.refusing import fits, refusal
from hesperides.games.carcassonne.rules import RULE_IDS, Rule
from hesperides.games.carcassonne.sampling import sample, sample_kinds
from hesperides.games.carcassonne.scoring import project
from hesperides.games.carcassonne.setting import OPTIONS, RULES_VERSION, new_setting
from hesperides.games.carcassonne.show import show
from hesperides.games.carcassonne.state import new_state
from hesperides.games.carcassonne.turn import actor, apply, copy, weight
from hesperides.games.carcassonne.turns import TURNS_MOST, play_turn
from hesperides.games.carcassonne.words import deal, events, figures, read, scores, winners, write
from hesperides.log import new_log

EVERYTHING = {"trees": "", "abbot": "", "river": ""}

CARCASSONNE = Game(
    name="carcassonne",
    rules_version=RULES_VERSION,
    oldest_rules=1,
    fewest_seats=SEATS_FEWEST,
    most_seats=SEATS_MOST,
    legal_most=LEGAL_MOST,
    options=OPTIONS,
    Rule=Rule,
    rule_ids=RULE_IDS,
    new_setting=new_setting,
    new_state=new_state,
    new_log=new_log,
    actor=actor,
    legal=legal,
    refusal=refusal,
    weight=weight,
    sample=sample,
    sample_kinds=sample_kinds,
    apply=apply,
    evaluate=evaluate,
    copy=copy,
    read=read,
    write=write,
    events=events,
    view=lambda setting, state, viewer: state,  # [fruit.public] no order is stored, so there is nothing to hide
    scores=scores,
    winners=winners,
    figures=figures,
    deal=deal,
    picture=picture,
    choices=choices,
    show=show,
    measured={"base_2": ({}, 2), "base_4": ({}, 4), "trees_2": (EVERYTHING, 2), "trees_4": (EVERYTHING, 4)},
    entries=(actor, legal, refusal, fits, weight, sample, sample_kinds, apply, evaluate, project, copy, why_not),
    facts=facts,
    play_turn=play_turn,
    turns_most=TURNS_MOST,
)
