/** Careers of Munera by a plain player, every line of their journals checked. */
import type { CareerState } from '../../src/games/munera/career/types.ts';
import { playsAt } from '../../src/games/munera/labour/career-bouts.ts';
import { PROFILES } from '../../src/games/munera/rules/words.ts';
import { wilson, within } from '../../src/odds/intervals.ts';
import { figuresOf, type Spread } from '../../src/session/spread.ts';
import { checkedCareer } from '../../tools/games/munera/career-checker.ts';

/** Who leads the gladiator in its bouts. */
export const LEVELS = ['novice', 'book', 'tactician'] as const;
type Level = (typeof LEVELS)[number];

/** Some careers of one level, by their numbers: profiles come in turn. */
export interface CareerShare {
  readonly level: Level;
  readonly from: number;
  readonly to: number;
}

/** How a career went, as far as figures need it. */
interface Lived {
  readonly how: NonNullable<CareerState['ended']>['how'] | null;
  readonly bouts: number;
  /** MR-69 Whether it fell in the sand, and not by the verdict. */
  readonly outright: boolean;
}

/** What came of a share. */
export interface CareersSoaked {
  readonly level: Level;
  readonly lived: readonly Lived[];
  readonly complaints: readonly string[];
}

/** Plays a share. */
export function soakCareers({ level, from, to }: CareerShare): CareersSoaked {
  const play = playsAt(level);
  const complaints: string[] = [];
  const lived = Array.from({ length: to - from }, (_, k): Lived => {
    const i = from + k;
    const profile = PROFILES[i % PROFILES.length] ?? 'samnite';
    const career = checkedCareer({ name: 'Felix', profile, mode: 'ironman' }, `soak-career-${i}`, play);
    complaints.push(...career.complaints.map((why) => `${level} ${i}: ${why}`));
    const { ended, past } = career.state;
    const outright = past.at(-1)?.result.fighters[0]?.status === 'dead';
    return { how: ended?.how ?? null, bouts: past.length, outright };
  });
  return { level, lived, complaints };
}

/** MR-75 Of careers in which the chart leads so many in a hundred are freed. */
const FREED = { least: 0.08, most: 0.12 } as const;

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const isFree = ({ how }: Lived): boolean => how === 'rudis' || how === 'bought free';

/** The careers of a level, share by share. */
const livedAt = (all: readonly CareersSoaked[], level: Level): readonly Lived[] =>
  all.filter((one) => one.level === level).flatMap(({ lived }) => lived);

/** What is wrong with the figures. */
export function wrongCareers(all: readonly CareersSoaked[]): readonly string[] {
  const lived = livedAt(all, 'book');
  const freed = lived.filter(isFree).length;
  const chance = wilson(freed, lived.length);
  const isOff = chance.high < FREED.least || chance.low > FREED.most;
  return isOff ? [`${percent(freed, lived.length)} are freed: ${within(chance)}`] : [];
}

function spreadOf(values: readonly number[]): Spread {
  const spread: { [value: number]: number } = {};
  for (const value of values) spread[value] = (spread[value] ?? 0) + 1;
  return spread;
}

const meanOf = (lived: readonly Lived[]): string =>
  lived.length === 0 ? '' : figuresOf(spreadOf(lived.map(({ bouts }) => bouts))).mean.toFixed(1);

const HEAD = [
  ...['led by', 'careers', 'freed', 'interval', 'bouts to freedom', 'bouts', 'killed a bout', 'killed outright'],
  ...['no mercy', 'crippled or old'],
];

/** The table as Markdown. */
export function careersPage(all: readonly CareersSoaked[]): string {
  const rows = LEVELS.map((level) => rowOf(level, livedAt(all, level)));
  return `${[
    'Careers of a plain player (MR-75), profiles in turn; who leads the gladiator in its bouts stands in front.\n',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map((_, i) => (i === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows,
  ].join('\n')}\n`;
}

function rowOf(level: Level, lived: readonly Lived[]): string {
  const count = lived.length;
  const freed = lived.filter(isFree);
  const dead = lived.filter(({ how }) => how === 'dead');
  const outright = dead.filter((one) => one.outright).length;
  const bouts = lived.reduce((sum, one) => sum + one.bouts, 0);
  const cells = [
    ...[level, count, percent(freed.length, count), within(wilson(freed.length, count)), meanOf(freed), meanOf(lived)],
    ...[percent(dead.length, bouts), percent(outright, count), percent(dead.length - outright, count)],
    percent(count - freed.length - dead.length, count),
  ];
  return `| ${cells.join(' | ')} |`;
}
