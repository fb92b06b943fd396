/** The record of a bout as plain text. */
import { performance } from '../../engine/gladiator/sheet.ts';
import { moment } from '../bout/log.ts';
import type { GladiatorSession } from '../bout/session.ts';

/** Set-up, every line of the journal with its rule, the result. */
export function recordText({ match, lines }: GladiatorSession): string {
  const { fighters, outcome } = match.state;
  const head = [
    `HARENA  ${fighters.map(({ name, style, type }) => `${name} (${style ?? type})`).join(' v ')}  seed ${match.seed}`,
    '',
  ];
  const told = lines.map(
    ({ entry, text }) => `${moment(entry.turn, entry.phase).padEnd(8)}${text} [${entry.event.cite}]`,
  );
  const results = fighters.map(
    (fighter) => `${fighter.name}: ${outcome?.results[fighter.id] ?? '-'}, performance ${performance(fighter)}`,
  );
  return `${[...head, ...told, '', ...results].join('\n')}\n`;
}
