"""Citrus (J. D. Allers): the rule book of rules/citrus.md as one Game value."""

from hesperides.game import Game
from hesperides.games.citrus.board import remark
from hesperides.games.citrus.choosing import choices, price_of, strands, why_not
from hesperides.games.citrus.evaluate import evaluate
from hesperides.games.citrus.listing import LEGAL_MOST, legal
from hesperides.games.citrus.pictures import counts_round, picture, project, show
from hesperides.games.citrus.refusing import refusal
from hesperides.games.citrus.rules import RULE_IDS, Rule
from hesperides.games.citrus.sampling import sample, sample_kinds
from hesperides.games.citrus.setting import OPTIONS, RULES_VERSION, new_setting
from hesperides.games.citrus.state import new_state
from hesperides.games.citrus.turn import actor, apply, copy, weight
from hesperides.games.citrus.words import deal, events, figures, read, scores, winners, write
from hesperides.log import new_log

CITRUS = Game(
    name="citrus",
    rules_version=RULES_VERSION,
    oldest_rules=1,
    fewest_seats=2,
    most_seats=5,
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
    view=lambda setting, state, viewer: state,
    scores=scores,
    winners=winners,
    figures=figures,
    deal=deal,
    picture=picture,
    choices=choices,
    show=show,
    remark=remark,
    measured={"long_2": ({}, 2), "long_4": ({}, 4), "short_2": ({"short": ""}, 2), "short_4": ({"short": ""}, 4)},
    entries=(actor, legal, refusal, weight, sample, sample_kinds, apply, evaluate, copy, project, counts_round, strands, why_not, price_of),
)
