"""Cards against cards outside skirmishes: playing, costs, moving, sites, the Ring; and how many cards are met."""

from __future__ import annotations

import pytest

from tcg.cards.story import cards_of, tell
from tcg.cards.test_interactions_skirmish import STORIES as SKIRMISHES

#: At least so many different cards must be tested by interactions.
LEAST = 80

STORIES = [
    # Costs.
    "1_79 1_71 1_50 | free 1_364; support0 1_79; hand0 1_50 1_53; phase fellowship | | cost 1_50 0",
    "1_45 1_129 1_48 | support0 1_45; support1 1_129; free 1_13; hand0 1_48 1_9 | use 1_45 | zone 1_48 play; pool 0",
    "2_25 2_100 | free 1_89; support0 2_25; hand0 1_92 1_101; phase fellowship | | cost 1_92 0; cost 1_101 0",
    "2_102 1_313 | frodo 2_102; hand0 1_313; phase fellowship | | cost 1_313 1",
    "1_199 1_165 1_178 | at 4; foes 1_199 1_178; hand1 1_165; pool 20; phase shadow | | cost 1_165 5",
    "1_73 1_75 | free 1_364; support0 1_73; hand0 1_75 1_70 | use 1_73 0; use 1_73 1 | host 1_75 1_364; pool 2",
    "3_35 1_50 1_51 | free 1_364 1_13 1_51; support0 3_35 1_286; foes 1_158; fight 1_13 1_158 | use 3_35; choose 1_13 | strength 1_13 9",
    # What others may answer.
    "1_43 1_53 1_50 | free 1_50; support0 1_43; hand0 1_53 1_41; hand1 1_178 1_163 | play 1_53; maybe answer 1_43; choose 1_178 | zone 1_178 discard",
    "1_61 1_66 | free 1_50; support0 1_61; burdens 1; hand0 1_66 1_41 | play 1_66; answer 1_61 | burdens 0",
    "2_94 1_40 | support0 1_40; free 1_13; bear 1_290 2_94 1; hand0 1_9 | use 1_40 | burdens 1; deck0 -1",
    "3_29 1_197 | free 1_364; support0 3_29; foes 1_163; hand1 1_197 1_178; pool 5; step shadow | play 1_197; answer 3_29; maybe answer 3_29 | deck1 -2",
    "3_113 1_39 1_311 | free 1_50 1_311 1_303; support0 3_113; burdens 2; hurt 1_50 1; hand0 1_39 1_41 | play 1_39; answer 3_113; maybe choose 1_50 | wounds 1_50 0",
    "3_113 1_311 | free 1_50 1_311 1_303; support0 3_113; burdens 2; hurt 1_50 1; hand0 1_41 1_299 | use 1_311 | wounds 1_50 1; burdens 1",
    "3_111 3_104 | free 1_13; support0 3_111; support1 3_104; foes 1_178; hand0 1_9 1_3 | move; maybe choose 1_3; answer 3_111; maybe choose 1_178 | zone 1_178 discard",
    "4_316 5_100 | at 5; towers; free 4_316; frodo 4_302; foes 5_100 1_271; hand1 1_178; step shadow | use 5_100; option 1 | deck1 -3",
    "3_110 2_78 | support0 3_110; free 1_13; foes 2_84; hand1 2_78; pool 5; step maneuver | play 2_78; answer 3_110 | burdens 0; wounds 3_110 1",
    "3_81 2_78 2_84 | support1 3_81; free 1_13; foes 2_84; hand1 2_78; pool 5; step maneuver | play 2_78; choose 1_13 | burdens 1; wounds 1_13 1",
    "1_85 1_6 | free 1_13 1_364; hand0 1_6 1_85 1_9 | play 1_6; answer 1_85 | wounds 1_13 0; deck0 -3",
    "1_287 1_290 1_50 | free 1_50; hurt 1_290 1; burdens 1; hand0 1_287 1_41 | use 1_290; answer 1_287 | burdens 0; wounds 1_290 1",
    "1_207 1_311 | free 1_311; bear 1_290 1_207 1; burdens 2; hand0 1_299 | use 1_311 | burdens 2; wounds 1_311 1",
    # Discarding.
    "1_84 1_306 1_316 | free 1_364 1_306; support0 1_316; support1 1_157; hand0 1_84 1_70 | play 1_84 | zone 1_157 discard",
    "4_63 1_230 1_9 | free 1_13+1_9+4_63; foes 1_230; fight 1_13 1_230 | pass; use 1_230; answer 4_63 | zone 1_9 attached; zone 4_63 discard",
    "5_60 4_99 4_211 | at 5; towers; free 4_90; support1 5_60 4_211; foes 4_17+4_26; hand0 4_99; step maneuver | play 4_99 | zone 4_26 discard; zone 5_60 support",
    "5_60 4_211 5_80 | at 5; towers; free 4_267 4_292; support0 5_80; support1 5_60 4_211; foes 4_165; step maneuver | use 5_80; choose 4_211; answer 5_60 | zone 4_211 support; zone 5_60 discard",
    "1_63 1_193 1_269 | at 4; free 1_50; foes 1_178; support1 1_193; hand0 1_63; step maneuver | play 1_63 | zone 1_193 support",
    "4_103 4_322 4_311 | at 3; towers; support0 4_103; free 4_311; foes 4_17; hand0 4_322; fight 4_311 4_17 | play 4_322; answer 4_103 | zone 4_311 stacked; host 4_311 4_103",
    "4_186 4_322 4_313 | at 5; towers; free 4_313; foes 4_186; hand0 4_322; fight 4_313 4_186 | play 4_322 | zone 4_313 dead",
    "4_94 4_157 4_292 | at 3; towers; free 4_90 4_292; bear 4_292 4_157 1; hand0 4_94 4_291 | play 4_94 | zone 4_157 discard",
    "4_100 1_75 | at 3; towers; free 4_90+1_75; hand0 4_100 4_291 | play 4_100 | zone 1_75 discard; host 4_100 4_90",
    "2_51 1_178 1_176 | at 4; foes 2_51; hand1 1_176; pool 20; step shadow | play 1_176 | zone 1_176 discard",
    "2_73 2_58 1_178 | at 4; site 4 1_346; foes 1_178 2_58; hand1 2_73; pool 20; step shadow | play 2_73 | zone 1_178 discard; strength 2_58 6",
    "1_208 1_31 | at 3; free 1_30+1_31; foes 1_232+1_208; hand0 1_41 | move | zone 1_31 discard; zone 1_208 discard",
    # Seeing cards.
    "2_44 1_86 | free 1_364; support1 2_44; hand0 1_75 1_70; hand1 1_178; pool 5 | play 1_75; use 1_75 | pool 7",
    "5_96 1_86 | at 5; free 1_364; hand0 1_86 1_70; hand1 5_96 | play 1_86; answer 5_96 | burdens 2; zone 5_96 discard",
    "4_73 5_96 1_86 | at 5; free 1_364 4_73 4_311; hand0 1_86 1_70; hand1 5_96 | play 1_86 | burdens 0; zone 5_96 hand",
    "2_21 3_67 | free 1_364; support0 2_21; support1 3_67; foes 1_151; hand0 1_3; hand1 1_178; pool 3; step shadow | use 3_67 | zone 1_3 hand",
    "4_301 1_268 4_267 | at 2; towers; frodo 4_301; free 4_267 4_292 4_49; hand0 1_3; hand1 1_268 1_178; pool 9; step shadow | play 1_268; answer 1_268 | zone 1_3 hand",
    # Moving and sites.
    "1_108 3_106 | at 9; free 1_89+1_108 1_303+3_106 | | shadow 1_360 7",
    "1_316 1_311 1_303 1_307 | at 1; free 1_311 1_303 1_307; support0 1_316; hand0 1_299; site 2 1_331 | move; option 0 | pool 4",
    "1_46 1_71 | at 7; free 1_364 1_13 1_50; support0 1_46; hand0 1_71 1_9 | play 1_71; move; maybe answer 1_46 | limit 4",
    "1_188 1_13 1_11 | at 3; free 1_13 1_11; support1 1_188; hand0 1_9 | move; maybe answer 1_188; option 0 | pool 9",
    "1_281 3_77 | free 1_13; support1 1_281; hand0 1_9 | move; choose 1_13 | wounds 1_13 1",
    "2_48 1_110 | at 2; free 1_89; support1 2_48; bear 1_327 2_48 1; hand0 1_110 1_112 | move; maybe answer 2_48 | wounds 1_89 1",
    "4_137 4_264 | at 5; towers; free 4_264; support0 4_285; foes 4_165; support1 4_137; tokens 4_137 3; step regroup | use 4_137; maybe choose 4_165; answer 4_264 | controlled 0; wounds 4_264 1",
    "4_180 4_85 | at 5; towers; free 4_85; foes 4_180 4_165; controls 1; step regroup | pass; use 4_180; use 4_85 | zone 4_180 discard",
    "4_261 4_129 4_220 | at 1; towers; free 4_116; foes 4_220; support1 4_261; hand0 4_129 4_134 | play 4_129; choose 4_116 | wounds 4_116 1",
    "5_22 2_58 | at 5; towers; support1 5_22; foes 2_58; free 4_267; step maneuver | until tcg-ask-defend | zone 2_58 play",
    # The Ring.
    "4_1 1_228 1_230 | ring 4_1; free 1_13; foes 1_230; hand1 1_228; fight 1_290 1_230 | use 4_1; answer 1_228 | burdens 3; wounds 1_230 1",
    "2_108 1_230 | ring 1_2; bear 1_290 2_108 0; foes 1_230; worn; fight 1_290 1_230 | use 2_108; option 0 | ring 0; zone 2_108 discard",
    "1_1 2_85 | ring 1_1; free 1_303; foes 2_85; fight 1_303 2_85 | until tcg-ask-answer; answer 2_85; answer 1_1; settle | burdens 4",
    "1_310 1_290 1_237 | free 1_310; foes 1_237; hurt 1_290 2; fight 1_290 1_237 | until tcg-ask-answer; answer 1_310; settle | zone 1_290 dead; zone 1_310 play",
]


@pytest.mark.parametrize("story", STORIES)
def test_interaction(story: str) -> None:
    assert len(cards_of(story)) >= 2
    tell(story)


def test_many_cards_are_tested_by_interactions() -> None:
    """Every story above names two or more cards whose texts meet in it."""
    met = {card for story in STORIES + SKIRMISHES for card in cards_of(story)}
    assert len(met) >= LEAST
