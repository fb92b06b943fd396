/** What many careers come to, as tables: the plain player beside one who chooses at random. */

import { MATCH_TYPES } from '../../src/games/gladiator/career/munus/munus-types.ts';
import { MATCH_NAMES } from '../../src/games/gladiator/career/told/narrate-munus.ts';
import type { CareerTally } from '../../src/games/gladiator/session/simulate-careers.ts';

interface Pair {
  readonly plain: CareerTally;
  readonly random: CareerTally;
}

/** The tables as Markdown. */
export function careersPage({ plain, random }: Pair): string {
  const share = (count = 0, of: number) => (of === 0 ? '' : `${((100 * count) / of).toFixed(1)} %`);
  const both = (label: string, count: (tally: CareerTally) => number) =>
    `| ${label} | ${share(count(plain), plain.careers)} | ${share(count(random), random.careers)} |`;
  const munera = Array.from({ length: plain.alive.length }, (_, i) => i);
  const wins = Array.from({ length: 11 }, (_, i) => i);
  const ends = [...new Set([plain, random].flatMap((tally) => Object.keys(tally.ends)))] as (keyof typeof plain.ends)[];
  const head = (what: string) => `| ${what} | plain | random |\n| --- | ---: | ---: |`;
  return [
    `${plain.careers} careers of the plain player, ${random.careers} of one who chooses at random.\n`,
    [head('alive after so many munera'), ...munera.map((n) => both(String(n), ({ alive }) => alive[n] ?? 0))].join(
      '\n',
    ),
    '',
    [head('victories reached'), ...wins.map((n) => both(String(n), (tally) => tally.wins[n] ?? 0))].join('\n'),
    '',
    [head('end'), ...ends.map((end) => both(end, (tally) => tally.ends[end] ?? 0))].join('\n'),
    '',
    matchTable(plain),
    '',
    killerTable(plain),
    '',
    xpTable(plain),
    '',
  ].join('\n');
}

function matchTable({ matches }: CareerTally): string {
  const rows = MATCH_TYPES.map((type) => {
    const { V, S, M, P } = matches[type] ?? { V: 0, S: 0, M: 0, P: 0 };
    const of = V + S + M + P;
    const cell = (count: number) => (of === 0 ? '' : `${((100 * count) / of).toFixed(1)} %`);
    return `| ${MATCH_NAMES[type]} | ${of} | ${[V, S, M, P].map(cell).join(' | ')} |`;
  });
  return [
    '| match of the plain player | fought | V | S | M | P |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** The killers worth a line. */
const KILLERS_SHOWN = 15;

function killerTable({ killers }: CareerTally): string {
  const sorted = Object.entries(killers).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const rows = sorted
    .slice(0, KILLERS_SHOWN)
    .map(([killer, count]) => `| ${killer} | ${count} | ${((100 * count) / total).toFixed(1)} % |`);
  return ['| the plain player died by | careers | share |', '| --- | ---: | ---: |', ...rows].join('\n');
}

/** Munera that enough men fought for an average. */
const FOUGHT_LEAST = 10;

function xpTable({ xp }: CareerTally): string {
  const rows = xp.flatMap(({ total, fought }, i) =>
    fought < FOUGHT_LEAST ? [] : [`| ${i + 1} | ${(total / fought).toFixed(1)} | ${fought} |`],
  );
  return ['| munus | XP earned by the plain player | men |', '| ---: | ---: | ---: |', ...rows].join('\n');
}
