/** What the signs in the arena and on the log sheets mean. */

import { thingGlyph } from '../../../../tui/arena/thing-glyph.ts';
import { GLYPHS, type Glyphs, type Skin } from '../../../../tui/glyphs.ts';
import type { Env, Sign } from '../../../../tui/program.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { SNARE_KINDS, SWORD } from '../../rules/types.ts';
import { emblemOf } from '../kit/pictures.ts';

/** Kinds in a line of the help. */
const KINDS_A_LINE = 7;

/** 20, 21 Weapons and snares of the Advanced Game, some to a line. */
function armsSigns({ armoury }: Tables, skin: Skin): readonly Sign[] {
  const things = [
    ...armoury.kinds.filter((kind) => kind !== SWORD).map((kind) => [kind, emblemOf({ armoury }, kind)] as const),
    ...SNARE_KINDS.map((kind) => [kind, kind] as const),
  ];
  const lines = Array.from({ length: Math.ceil(things.length / KINDS_A_LINE) }, (_, i) =>
    things.slice(KINDS_A_LINE * i, KINDS_A_LINE * (i + 1)),
  );
  return lines.map((line) => [
    line.map(([, thing]) => thingGlyph(skin, thing)).join(' '),
    line.map(([kind]) => kind).join(', '),
  ]);
}

/** 27 The arena and what stands in it. */
function obstacleSigns({ obstacles, wall, ledge }: Glyphs): readonly Sign[] {
  const { pillar, tree, mud, rock } = obstacles;
  const low = [tree, mud, rock].map(({ S }) => S.at(-1) ?? '');
  return [
    [[pillar.S.find((row) => row !== '') ?? '', ...low].join(' '), 'a pillar, a tree, mud, a rock (27.5-27.8)'],
    [
      `${ledge[2]}B${ledge[0]}  ${rock.mark} ${tree.mark} ${mud.mark}`,
      'a man on a rock has a frame of stone; next to his arrow is the mark of the rock, tree or mud he is on or in',
    ],
    [wall.repeat(3), 'a wall at the edge of the map (27.4)'],
  ];
}

/** What the signs of GLADIATOR's screens mean. */
export function signs({ skin, services }: Pick<Env, 'skin' | 'services'>): readonly Sign[] {
  const glyphs = GLYPHS[skin];
  const { tables } = gladiatorFiles(services);
  const sword = thingGlyph(skin, emblemOf(tables, SWORD));
  const { arrows, large, small, battered, woundBox, eye, tail, trail, missiles, stuck, cord, net } = glyphs;
  return [
    ['A B', 'fighters; small letter: where your order leads'],
    [[...arrows].join(' '), 'the way a man faces; the hexes he can strike are tinted'],
    [
      `${trail}${trail}${missiles[7]} ${trail}${missiles[2]} ${stuck}`,
      'thrown or shot: its path, in the colour of the thrower; an arrow in the sand where it fell short',
    ],
    [`${cord[0].repeat(2)}${net} ${cord[2]}`, 'the cord of a net or lasso, in the colour of the man who holds it'],
    [`${sword} ${large} ${small} ${battered}`, 'sword, large shield, small shield, battered shield'],
    ...armsSigns(tables, skin),
    [
      `K S P U ${glyphs.net} ${glyphs.lasso}`,
      'kneeling, stumbling, prone, unconscious, in a net, in a noose; a digit: stun',
    ],
    [
      `${eye}B${eye} ${tail}`,
      'the head and tail of a beast, one figure over two or three hexes; its body says what kind it is',
    ],
    ['\\B/', 'a bear on its hind legs (28.7.4)'],
    ['! D F', 'beasts: in panic, dazed (it loses its next action), feeding'],
    ...obstacleSigns(glyphs),
    [`${woundBox.whole} ${woundBox.lost}`, 'wound boxes left (yellow: the next one costs 1 CF) and lost'],
    ['[5]', 'a die as it fell; red for the result, white and black for wounds'],
    ['CF NF', 'combat factors, to attack and defend with; NF is for nets only: CF without ST'],
    ['A B C --', 'armour of an area: 8, 6, 3 or 0 off a wound roll; with a digit: if the black die is no higher'],
    ['HI CU', 'of a beast: hide comes off every wound roll on it; cunning is added to the 2D6 for what it does'],
    ['perf', 'performance: a tenth of the attack CF less the defence CF spent; it counts when he begs for his life'],
  ];
}
