/** A man in a box of a few lines; beside another, with what is better or worse of him in colour. */

import { signed } from '../../../../../kernel/roll-text.ts';
import { capital } from '../../../../../kernel/words.ts';
import type { Segment } from '../../../../../tui/canvas.ts';
import type { Pane } from '../../../../../tui/pane.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import { wrapList } from '../../../../../tui/wrap.ts';
import { combatFactor, combatValue, manNetFactor } from '../../../career/munus/fighter.ts';
import type { CampaignTables } from '../../../career/table-types.ts';
import type { Gladiator } from '../../../house/house-types.ts';
import { AREA_NAMES, AREAS, CHARACTERISTICS } from '../../../rules/types.ts';
import { injuryLines, shieldText, talentText } from '../../career/words.ts';

/** A number of a man's, and how it is written. */
interface Fact {
  readonly label: string;
  value(one: Gladiator): number;
  readonly text?: (value: number) => string;
}

const FACTS: readonly (readonly Fact[])[] = [
  CHARACTERISTICS.map((rating) => ({
    label: rating.toUpperCase(),
    value: ({ man }: Gladiator) => man.ratings[rating],
  })),
  [
    { label: 'CF', value: ({ man }) => combatFactor(man) },
    { label: 'NF', value: ({ man }) => manNetFactor(man) },
    { label: 'FS', value: ({ fs }) => fs, text: signed },
    { label: 'PR', value: ({ man }) => man.pr, text: signed },
    { label: 'XP', value: ({ man }) => man.xp },
  ],
  [
    { label: 'V', value: ({ man }) => man.record.v },
    { label: 'S', value: ({ man }) => man.record.s },
    { label: 'M', value: ({ man }) => man.record.m },
    { label: 'kills', value: ({ man }) => man.kills },
  ],
];

/** Draws a man; `other`: whom he is compared with, or null. */
export function drawShort(pane: Pane, tables: CampaignTables, one: Gladiator, other: Gladiator | null): void {
  const { canvas, x, y, width, height } = pane;
  const { man } = one;
  const caption = {
    title: man.name.toUpperCase(),
    titleStyle: { fg: 'accent', bold: true },
    right: `${capital(man.style)}, CV ${combatValue(man)}`,
  } as const;
  canvas.box(x, y, width, height, { fg: 'rule' }, caption);
  const plain = (items: readonly string[], fg: 'text' | 'bad' = 'text'): readonly PageLine[] =>
    wrapList(items, width - 4).map((text): PageLine => [{ text, style: { fg } }]);
  const armour = [
    ...AREAS.map((part) => `${AREA_NAMES[part]} ${man.armour[part]}`),
    ...(man.weapon === undefined ? [] : [man.weapon]),
    shieldText(tables, man),
  ];
  const lines = [
    ...FACTS.map((facts) => factsLine(facts, one, other)),
    ...plain(armour),
    ...plain(man.talents.map(talentText)),
    ...plain(injuryLines(man), 'bad'),
  ];
  for (const [i, line] of lines.slice(0, height - 2).entries()) canvas.segments(x + 2, y + 1 + i, line, x + width - 2);
}

function factsLine(facts: readonly Fact[], one: Gladiator, other: Gladiator | null): PageLine {
  return facts.flatMap(({ label, value, text = String }): readonly Segment[] => {
    const [own, theirs] = [value(one), other === null ? null : value(other)];
    const fg = theirs === null || own === theirs ? 'text' : own > theirs ? 'good' : 'bad';
    return [
      { text: `${label} `, style: { fg: 'mute' } },
      { text: text(own), style: { fg, bold: fg === 'good' } },
      { text: '  ' },
    ];
  });
}
