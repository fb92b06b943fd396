/** A gladiator between his matches, in a box. */

import { signed } from '../../../../kernel/roll-text.ts';
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import type { Pane } from '../../../../tui/pane.ts';
import { wrapList } from '../../../../tui/wrap.ts';
import type { Man } from '../../career/man/man-types.ts';
import { combatFactor, manNetFactor } from '../../career/munus/fighter.ts';
import type { CampaignTables } from '../../career/table-types.ts';
import { AREA_NAMES, AREAS, CHARACTERISTICS } from '../../rules/types.ts';
import { injuryLines, recordLetters, shieldText, styleText, talentText, WINS_TO_FREEDOM } from './words.ts';

/** Draws what there is to know of a man, as far as the box has room. */
export function drawMan(pane: Pane, tables: CampaignTables, man: Man, cv: number): void {
  const { canvas, x, y, width, height } = pane;
  canvas.box(
    x,
    y,
    width,
    height,
    { fg: 'rule' },
    { title: man.name.toUpperCase(), titleStyle: { fg: 'youFg', bold: true } },
  );
  const inner = width - 4;
  const lines = linesOf(tables, man, cv, inner, canvas);
  for (const [i, line] of lines.slice(0, height - 2).entries()) canvas.segments(x + 2, y + 1 + i, line, x + width - 2);
}

type Line = readonly Segment[];

/** What a style can be chosen by: ratings, luck, talents. */
export function manFacts(man: Man, { width }: Canvas): readonly Line[] {
  const { ratings, pr, luck, talents } = man;
  const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
  const room = Math.min(width, 44) - 4;
  return [
    [{ text: CHARACTERISTICS.map((one) => `${one.toUpperCase()} ${ratings[one]}`).join('  ') }],
    [mute(`CF ${combatFactor(man)}  prestige ${signed(pr)}  luck ${luck}`)],
    ...wrapList(talents.map(talentText), room).map((line): Line => [mute(line)]),
  ];
}

function linesOf(tables: CampaignTables, man: Man, cv: number, width: number, canvas: Canvas): readonly Line[] {
  const { origin, ratings, pr, luck, xp, talents, armour, kills } = man;
  const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
  const plain = (text: string): Segment => ({ text });
  const wrapped = (label: string, items: readonly string[], fg: 'text' | 'bad' = 'text'): readonly Line[] =>
    wrapList(items, width - label.length - 1).map((line, i) => [
      mute(`${(i === 0 ? label : '').padEnd(label.length)} `),
      { text: line, style: { fg } },
    ]);
  return [
    ...besideOrBelow(
      [plain(`${styleText(man)}${origin === null ? '' : `, ${origin}`}`)],
      mute(`combat value ${cv}`),
      width,
    ),
    [...palms(man, canvas), mute(`  ${recordLetters(man.record)}`)],
    [plain(CHARACTERISTICS.map((one) => `${one.toUpperCase()} ${ratings[one]}`).join('  '))],
    [plain(`CF ${combatFactor(man)}  NF ${manNetFactor(man)}`), mute('  kills '), plain(String(kills))],
    [
      mute('prestige '),
      plain(signed(pr)),
      mute('  luck '),
      plain(String(luck)),
      mute('  XP '),
      { text: String(xp), style: { fg: 'accent', bold: true } },
    ],
    ...wrapped('talents', talents.length === 0 ? ['none'] : talents.map(talentText)),
    ...wrapped('armour', [...AREAS.map((area) => `${AREA_NAMES[area]} ${armour[area]}`), shieldText(tables, man)]),
    ...(man.injuries.length === 0 ? [] : wrapped('injured', injuryLines(man), 'bad')),
  ];
}

/** A line with something more at its end, or below it where there is no room. */
function besideOrBelow(line: Line, more: Segment, width: number): readonly Line[] {
  const used = line.reduce((sum, { text }) => sum + text.length, 0);
  return used + 2 + more.text.length <= width ? [[...line, { text: '  ' }, more]] : [line, [more]];
}

/** The palms won of the ten that make him free. */
function palms({ record: { v } }: Man, { skin }: Canvas): readonly Segment[] {
  const { full, empty } = GLYPHS[skin].gauge;
  const won = Math.min(v, WINS_TO_FREEDOM);
  return [
    { text: full.repeat(won), style: { fg: 'accent', bold: true } },
    { text: empty.repeat(WINS_TO_FREEDOM - won), style: { fg: 'mute' } },
  ];
}
