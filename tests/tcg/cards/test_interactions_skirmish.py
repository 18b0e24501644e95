"""Cards against cards in skirmishes: each story names the two or more cards whose texts meet."""

from __future__ import annotations

import pytest

from tcg.cards.story import cards_of, tell

STORIES = [
    # A weapon's bonus is lost, the printed strength and other bonuses stay.
    "1_143 1_9 1_4 | support0 1_286; free 1_13+1_9; foes 1_143; hand0 1_4; fight 1_13 1_143 | play 1_4 | strength 1_13 9",
    "2_105 1_160 1_151 | support0 1_286; free 1_13; bear 1_290 2_105 0; foes 1_151+1_160; fight 1_290 1_151 | until tcg-ask-skirmish | strength 1_151 5; keyword 1_151 damage 0",
    "2_38 1_97 2_95 | support0 1_286; free 1_97+2_38; foes 1_271+2_95; fight 1_97 1_271 | until tcg-ask-skirmish | strength 1_271 7",
    "1_190 2_38 | support0 1_286; free 1_97+2_38; foes 1_163+1_190; fight 1_97 1_163 | pass; use 1_190 | strength 1_163 9",
    # A prevented wound is no wound.
    "1_15 1_158 | support0 1_286; free 1_13+1_15; foes 1_158; fight 1_13 1_158 | settle | wounds 1_13 1",
    "1_92 1_118 1_127 | support0 1_286; free 1_89+1_92; foes 1_127 1_151; hand0 1_118; step maneuver | play 1_118; until tcg-ask-defend; assign 1_89 1_127; settle | wounds 1_89 1",
    "2_3 1_76 1_364 | free 1_13+2_3 1_364; foes 1_158; hand0 1_76; fight 1_13 1_158 | until tcg-ask-answer; answer 1_76; until tcg-ask-answer; answer 2_3; settle | wounds 1_13 0; zone 2_3 discard",
    "1_173 1_57 | at 6; support0 1_57; free 1_13; foes 1_163; support1 1_173; step archery | use 1_57; answer 1_173 | wounds 1_163 0; zone 1_173 discard",
    "3_68 1_267 1_56 | at 6; support0 1_56; free 1_13; foes 3_68 1_151; step archery | use 1_56; answer 3_68 | wounds 1_151 0; wounds 3_68 1",
    # Events and what cancels them.
    "1_161 1_298 1_158 | at 2; free 1_303; foes 1_158; hand0 1_298; hand1 1_161; fight 1_303 1_158 | play 1_298; answer 1_161; option 0 | zone 1_298 discard; wounds 1_158 1",
    "1_115 1_121 | support0 1_286; free 1_89; foes 1_158; hand0 1_115; hand1 1_121; fight 1_89 1_158 | pass; play 1_121; answer 1_115 | strength 1_158 9",
    "1_275 1_296 1_262 | free 1_303; foes 1_262 1_271; support1 1_275; hand0 1_296; fight 1_303 1_271 | play 1_296; answer 1_275 | skirmishing 1",
    "2_47 1_104 | at 2; free 1_89; foes 2_47 1_143; hand0 1_104; step maneuver | play 1_104; answer 2_47; until tcg-ask-defend | strength 1_143 9; wounds 2_47 1",
    "1_138 1_5 | free 1_13; foes 1_151; hand0 1_5; support1 1_138; bear 1_327 1_138 1; fight 1_13 1_151 | | cannot play 1_5",
    "4_117 4_241 | at 3; towers; support0 1_286; free 4_117; foes 4_253; hand1 4_241; pool 9; fight 4_117 4_253 | pass | zone 4_241 hand; wounds 4_117 1",
    "4_355 4_273 | at 7; towers; site 7 4_355; free 4_267; foes 4_165; hand0 4_273; fight 4_267 4_165 | | cannot play 4_273",
    # Winning and losing.
    "1_20 1_14 | at 4; free 1_13+1_14; support0 1_20; foes 1_163 1_178; fight 1_13 1_178 | settle | zone 1_178 discard",
    "1_9 1_23 | free 1_13+1_9; foes 1_178; hand0 1_23; fight 1_13 1_178 | until tcg-ask-answer; answer 1_23 | discard1 +5",
    "1_183 1_187 | at 4; free 1_303; foes 1_163; support1 1_183; fight 1_303 1_163 | until tcg-ask-answer; answer 1_183 | zone 1_163 stacked; host 1_163 1_183",
    "1_209 1_232 1_89 | free 1_89; foes 1_232 1_229; support1 1_209; fight 1_89 1_229 | until tcg-ask-answer; answer 1_209 | host 1_209 1_89; strength 1_89 6",
    "1_144 1_159 1_145 | free 1_303; foes 1_145; hurt 1_145 1; support1 1_144 1_159; pool 4; fight 1_303 1_145 | until tcg-ask-answer; answer 1_144; answer 1_159 | wounds 1_145 0; keyword 1_145 fierce 1; pool 0",
    "4_52 4_69 4_49 | at 3; towers; free 4_49; support0 4_52 4_69; tokens 4_52 2; tokens 4_69 3; foes 4_10 | | strength 4_49 8",
    "4_82 4_78 | at 3; towers; support0 4_82; free 4_78; foes 4_10; hurt 4_10 0; fight 4_78 4_10 | until tcg-ask-skirmish tcg-ask-move-again | tokens 4_82 0",
    "4_14 4_277 | at 5; towers; free 4_302; support0 4_277; foes 4_14 4_10; controls 3; fight 4_302 4_14 | until tcg-ask-answer; answer 4_14 | controlled 4; zone 4_277 discard",
    "5_78 5_71 | at 5; towers; free 4_302; foes 5_71+5_78; fight 4_302 5_71 | until tcg-ask-answer; answer 5_78 | pool +5; zone 4_302 dead",
    "4_27 4_37 4_17 | at 3; towers; free 4_292; foes 4_17; support1 4_27; hand1 4_37; pool 5; fight 4_292 4_17 | until tcg-ask-answer; answer 4_27; answer 4_37 | strength 4_17 17",
    # Strength that counts others.
    "1_237 1_229 1_204 | support0 1_286; free 1_89; foes 1_237 1_229; hand1 1_204; pool 5; fight 1_89 1_229 | pass; play 1_204; choose 1_237 | strength 1_237 18",
    "2_49 1_176 | at 4; foes 2_49 1_176 | | strength 1_176 9",
    "1_49 1_50 1_53 | free 1_89+1_49 1_50 1_53 | | strength 1_89 10",
    "4_60 4_73 4_207 | at 3; towers; support0 4_60; free 4_73; foes 4_207; hurt 4_207 2 | | strength 4_207 5",
    "3_96 1_9 1_8 | support0 1_286; free 1_13+1_9+1_8; foes 3_96; fight 1_13 3_96 | until tcg-ask-skirmish | strength 1_13 6",
    "5_43 5_32 | at 5; towers; support0 1_286; free 4_109; foes 4_207; bear 4_207 5_32 0; hand0 5_43; fight 4_109 4_207 | play 5_43 | strength 4_109 12",
    "4_267 4_287 | at 5; towers; support0 1_286; free 4_267+4_287; foes 4_207; fight 4_267 4_207 | until tcg-ask-skirmish | wounds 4_207 1; strength 4_267 9",
    "4_72 4_35 4_40 | at 3; towers; support0 4_72; foes 4_40; hurt 4_40 1; hand1 4_35; controls 2; free 4_267; step maneuver | play 4_35 | keyword 4_40 fierce 0",
    "5_45 4_182 5_57 | at 5; towers; free 4_267; foes 5_45; support1 5_57; hand1 4_182 4_165; pool 20; step shadow | play 4_182; answer 4_182 | tokens 5_57 1",
    "1_302 1_306 1_286 | free 1_302 1_306; support0 1_286; foes 1_271; fight 1_306 1_271 | use 1_302; choose 1_306 | strength 1_306 6; wounds 1_302 2",
]


@pytest.mark.parametrize("story", STORIES)
def test_interaction(story: str) -> None:
    assert len(cards_of(story)) >= 2
    tell(story)
