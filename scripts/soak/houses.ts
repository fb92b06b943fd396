/** What many seasons of houses come to, as tables: by temperament, and the plain lanista against the three. */

import { MATCH_TYPES } from '../../src/games/gladiator/career/munus/munus-types.ts';
import { MATCH_NAMES } from '../../src/games/gladiator/career/told/narrate-munus.ts';
import { MASTERS, REASONS } from '../../src/games/gladiator/house/house-types.ts';
import { REASON_NAMES } from '../../src/games/gladiator/house/told/words.ts';
import type { HouseTally, SeasonTally } from '../../src/games/gladiator/session/simulate-houses.ts';

interface Pair {
  readonly program: SeasonTally;
  readonly plain: SeasonTally;
}

const share = (count: number, of: number): string => (of === 0 ? '' : `${((100 * count) / of).toFixed(1)} %`);
const average = (sum: number, of: number, digits = 1): string => (of === 0 ? '' : (sum / of).toFixed(digits));

/** The tables as Markdown. */
export function housesPage({ program, plain }: Pair): string {
  return [
    `${program.seasons} seasons of two years, four houses led by the program; ${plain.seasons} of the plain lanista (the seat) against three of them.\n`,
    fortunes('led by the program', program),
    '',
    fortunes('the plain lanista against three', plain),
    '',
    months(program),
    '',
    money(program),
    '',
    prices(program),
    '',
    champions(program, plain),
    '',
    matches(program),
    '',
  ].join('\n');
}

function rowsOf(tally: SeasonTally): readonly (readonly [string, HouseTally])[] {
  return MASTERS.flatMap((by) => {
    const one = tally.by[by];
    return one === undefined ? [] : [[by, one] as const];
  });
}

function fortunes(title: string, tally: SeasonTally): string {
  const rows = rowsOf(tally).map(([by, { houses, won, out, months: lived, champions: freed, left }]) => {
    const had = [left.denarii, left.rep, left.men].map((sum) => average(sum, left.houses));
    const ends = [won, out.debts, out['no men']].map((count) => share(count, houses));
    return `| ${by} | ${[houses, ...ends, average(lived, houses), ...had, average(freed, houses, 2)].join(' | ')} |`;
  });
  return [
    `| ${title} | houses | won | debts | no men | months | denarii | REP | men | champions |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function months({ inPlay, seasons }: SeasonTally): string {
  const rows = inPlay.flatMap((count, month) =>
    month % 3 === 0 ? [`| ${month} | ${average(count, seasons, 2)} |`] : [],
  );
  return ['| months | houses in the game |', '| ---: | ---: |', ...rows].join('\n');
}

function money(tally: SeasonTally): string {
  const houses = rowsOf(tally);
  const rows = REASONS.filter((why) => houses.some(([, { ledger }]) => ledger[why] !== undefined)).map(
    (why) =>
      `| ${REASON_NAMES[why]} | ${houses.map(([, { ledger, months: lived }]) => average(ledger[why] ?? 0, lived, 2)).join(' | ')} |`,
  );
  return [
    `| denarii a month for | ${houses.map(([by]) => by).join(' | ')} |`,
    `| --- |${houses.map(() => ' ---: |').join('')}`,
    ...rows,
  ].join('\n');
}

function prices({ prices: all }: SeasonTally): string {
  const rows = Object.entries(all).map(
    ([what, { deals, denarii, cv, least, most }]) =>
      `| ${what} | ${deals} | ${average(denarii, deals)} | ${average(cv, deals)} | ${least} to ${most} |`,
  );
  return ['| a man by | deals | denarii | CV | from, to |', '| --- | ---: | ---: | ---: | ---: |', ...rows].join('\n');
}

function champions(program: SeasonTally, plain: SeasonTally): string {
  const most = Math.max(program.champions.length, plain.champions.length);
  const rows = Array.from({ length: most }, (_, n) => {
    const cells = [program, plain].map((tally) => share(tally.champions[n] ?? 0, tally.seasons));
    return `| ${n} | ${cells.join(' | ')} |`;
  });
  return ["| Emperor's Champions in a season | program | plain |", '| ---: | ---: | ---: |', ...rows].join('\n');
}

function matches({ matches: all, ownMatches, wagers }: SeasonTally): string {
  const total = Object.values(all).reduce((sum, count) => sum + count, 0);
  const rows = MATCH_TYPES.map((type) => `| ${MATCH_NAMES[type]} | ${share(all[type] ?? 0, total)} |`);
  const laid = wagers.won + wagers.lost + wagers.off;
  return [
    `| match (${total} in all, ${share(ownMatches, total)} between two houses) | share |`,
    '| --- | ---: |',
    ...rows,
    '',
    `Of ${laid} wagers of the houses ${share(wagers.won, laid)} were won, ${share(wagers.lost, laid)} lost; the rest were off.`,
  ].join('\n');
}
