/** 28.3 What of a beast's log sheet is not as on a man's: its six values, what it fights with, what has come over it, what it did. */

import { signed } from '../../../../kernel/roll-text.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import { truncate } from '../../../../tui/glyphs.ts';
import type { Pane } from '../../../../tui/pane.ts';
import { isSpringsteens } from '../../rules/beasts/setup.ts';
import type { BeastAction } from '../../rules/beasts/types.ts';
import type { EventOf } from '../../rules/events.ts';
import { currentCf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { animalImpactText, animalMovesText } from '../kit/animal-notes.ts';
import { actionsText } from '../kit/beast-notes.ts';

/** 28.3.3 'ST +9  CN 3  W 14  HI 0  CU +2  CF 14 of 14'; by Springsteen with CUN and AG, and no hide (P180). */
export function ratingsText(
  { rules }: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  gap: string,
): readonly Segment[] {
  const { tr, st, ag, cn, w, beast } = fighter;
  const { hide, cunning } = tables.beasts[beast?.kind ?? 'lion'];
  const his = isSpringsteens(rules, fighter);
  const pairs: readonly (readonly [string, string])[] = [
    ...(his ? ([['CUN', `${tr}`]] as const) : []),
    ['ST', signed(st)],
    ...(his ? ([['AG', signed(ag)]] as const) : []),
    ['CN', `${cn}`],
    ['W', `${w}`],
    ...(his
      ? []
      : ([
          ['HI', `${hide}`],
          ['CU', signed(cunning)],
        ] as const)),
    ['CF', `${currentCf(tables, fighter)}`],
  ];
  const segments = pairs.flatMap(([label, value]): Segment[] => [
    { text: `${label} `, style: { fg: 'mute' } },
    { text: `${value}${label === 'CF' ? ' ' : gap}`, style: { fg: label === 'CF' ? 'accent' : 'text', bold: true } },
  ]);
  return [...segments, { text: `of ${fighter.cfAtStart}`, style: { fg: 'mute' } }];
}

/** Three rows in the place of kit and shield: fangs, how it runs into men, what has come over it. */
export function drawBeastKit(pane: Pane, { rules }: Readonly<State>, tables: Tables, fighter: Fighter): void {
  const { canvas, x, y, width } = pane;
  const { beast, limps } = fighter;
  if (beast === null) return;
  const { hide, impact } = tables.beasts[beast.kind];
  const his = isSpringsteens(rules, fighter);
  const line = (row: number, text: string) =>
    canvas.text(x, y + row, truncate(text, width, canvas.skin), { fg: 'text' });
  const rams = his ? animalImpactText(tables, beast.kind) : `impact ${signed(impact)}, +2 a hex (28.6)`;
  line(0, his ? `fangs   ${rams}` : `fangs   hide ${hide} off wounds   ${rams}`);
  line(1, `of 36: ${his ? animalMovesText(tables) : actionsText(tables, beast.kind)}`);
  const state = [
    ...(beast.panicked ? ['IN PANIC: 2D3 hexes a phase, +6 on end loss (28.5.2)'] : his ? [] : ['not in panic']),
    ...(his ? ['three dice a phase (P181)'] : []),
    ...(beast.fed ? ['has fed: +3 on its next action'] : []),
    ...(beast.dazed ? ['dazed: loses its next action (P93)'] : []),
    ...(beast.reared ? ['on its hind legs (28.7.4)'] : []),
    ...(limps > 0 ? [`lame: ${limps} off its hexes (${his ? 'P181' : 'P96'})`] : []),
  ].join(', ');
  canvas.text(x, y + 2, truncate(state, width, canvas.skin), { fg: beast.panicked || beast.dazed ? 'warn' : 'mute' });
}

const ACTION_CODES: { readonly [A in BeastAction | 'dazed']: string } = {
  panic: '!',
  away: 'A',
  random: 'R',
  stay: 'X',
  toward: 'T',
  feed: 'F',
  dazed: 'D',
};

/** 28.5 An action as the record of a turn holds it: 'T2' two hexes toward a man, 'A1' away, 'R' at random, 'X' stays. */
export function actionCode({ action, hexes }: EventOf<'beast-acted'>): string {
  return `${ACTION_CODES[action]}${hexes > 0 ? hexes : ''}`;
}

/** What the codes of the record mean, in a line. */
export const ACTION_KEY = 'T to A away R roam X stay F feed ! panic';
