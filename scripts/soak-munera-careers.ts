/** npm run soak: thousands of careers of Munera by a plain player, every line checked; figures go to docs/balance.md. */
import type { CareerState } from '../src/games/munera/career/types.ts';
import { playsAt } from '../src/games/munera/labour/career-bouts.ts';
import { PROFILES } from '../src/games/munera/rules/words.ts';
import { wilson, within } from '../src/odds/intervals.ts';
import { figuresOf, type Spread } from '../src/session/spread.ts';
import { checkedCareer } from '../tools/games/munera/career-checker.ts';
import { writeParts } from './soak/page.ts';

const [CAREERS = 2_000, OTHERS = 500] = process.argv.slice(2).map(Number);
/** MR-75 Of careers in which the chart leads so many in a hundred are freed. */
const FREED = { least: 0.08, most: 0.12 } as const;
const LEVELS = ['novice', 'book', 'tactician'] as const;

const complaints: string[] = [];
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const isFree = ({ ended }: CareerState): boolean => ended?.how === 'rudis' || ended?.how === 'bought free';

const rows = LEVELS.map((level) => {
  const count = level === 'book' ? CAREERS : OTHERS;
  const play = playsAt(level);
  const all = Array.from({ length: count }, (_, i) => {
    const profile = PROFILES[i % PROFILES.length] ?? 'samnite';
    const career = checkedCareer({ name: 'Felix', profile, mode: 'ironman' }, `soak-career-${i}`, play);
    complaints.push(...career.complaints.map((why) => `${level} ${i}: ${why}`));
    return career.state;
  });
  const freed = all.filter(isFree);
  const chance = wilson(freed.length, count);
  if (level === 'book' && (chance.high < FREED.least || chance.low > FREED.most))
    complaints.push(`${percent(freed.length, count)} are freed: ${within(chance)}`);
  const fought: Spread = spreadOf(all.map(({ past }) => past.length));
  const bouts = all.reduce((sum, { past }) => sum + past.length, 0);
  const dead = all.filter(({ ended }) => ended?.how === 'dead');
  const outright = dead.filter(({ past }) => past.at(-1)?.result.fighters[0]?.status === 'dead').length;
  const others = count - freed.length - dead.length;
  const toFreedom = freed.length === 0 ? '' : figuresOf(spreadOf(freed.map(({ past }) => past.length))).mean.toFixed(1);
  const cells = [
    ...[level, count, percent(freed.length, count), within(chance), toFreedom, figuresOf(fought).mean.toFixed(1)],
    ...[percent(dead.length, bouts), percent(outright, count), percent(dead.length - outright, count)],
    percent(others, count),
  ];
  process.stdout.write(`${level}: ${percent(freed.length, count)} of ${count} freed\n`);
  return `| ${cells.join(' | ')} |`;
});

function spreadOf(values: readonly number[]): Spread {
  const spread: { [value: number]: number } = {};
  for (const value of values) spread[value] = (spread[value] ?? 0) + 1;
  return spread;
}

const HEAD = [
  'led by',
  'careers',
  'freed',
  'interval',
  'bouts to freedom',
  'bouts',
  'killed a bout',
  'killed outright',
  'no mercy',
  'crippled or old',
];
writeParts({
  'munera careers': `${[
    'Careers of a plain player (MR-75), profiles in turn; who leads the gladiator in its bouts stands in front.\n',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows,
  ].join('\n')}\n`,
});
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${complaints.length} complaints\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
