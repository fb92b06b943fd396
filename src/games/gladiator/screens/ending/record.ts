/** The record of a bout as plain text. */

import type { Skin } from '../../../../tui/glyphs.ts';
import { isTeams } from '../../ask/sides.ts';
import { performance } from '../../rules/sheet.ts';
import type { Side } from '../../rules/side.ts';
import type { Fighter } from '../../rules/types.ts';
import type { GladiatorSession } from '../bout/session.ts';
import { diceLines } from '../journal/dice-lines.ts';
import { moment } from '../journal/log.ts';

/** Set-up, every line of the journal with its rule and the dice of every blow, the result. */
export function recordFileText({ match, lines }: GladiatorSession, skin: Skin): string {
  const { fighters, outcome } = match.state;
  const head = [
    `HARENA  ${([0, 1] as const).map((side) => sideText(fighters, side)).join(' v ')}  seed ${match.seed}`,
    '',
  ];
  const told = lines.flatMap(({ entry: { turn, phase, event }, text }) => [
    `${moment(turn, phase).padEnd(8)}${text} [${event.cite}]`,
    ...diceLines(event, skin).map((line) => `${' '.repeat(10)}${line}`),
  ]);
  const results = fighters.map(
    (fighter) =>
      `${isTeams(match.state) ? `${fighter.id} ` : ''}${fighter.name}: ${outcome?.results[fighter.id] ?? '-'}, performance ${performance(fighter)}`,
  );
  return `${[...head, ...told, '', ...results].join('\n')}\n`;
}

/** The men of a side, each with what he fights as. */
function sideText(fighters: readonly Fighter[], side: Side): string {
  const men = fighters.filter((fighter) => fighter.side === side);
  return men.map(({ name, beast, style, type }) => `${name} (${beast?.kind ?? style ?? type})`).join(', ');
}
