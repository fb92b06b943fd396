/** What may come of a roll, in a line of shares and in sentences. */
import { percent } from '../../../odds/offers.ts';
import { type BlowOdds, blowOdds, strikesOf } from '../odds/blows.ts';
import { type Margins, marginChance } from '../odds/contest.ts';
import type { BonusTable } from '../rules/acts.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';

/** A line of shares, and what else there is to say of them. */
interface ShareWords {
  readonly note: string;
  readonly more: readonly string[];
}

const holds = {
  won: (margin: number): boolean => margin > 0,
  even: (margin: number): boolean => margin === 0,
  lost: (margin: number): boolean => margin < 0,
  ahead: (margin: number): boolean => margin > 1,
  oneAhead: (margin: number): boolean => margin === 1,
  oneBehind: (margin: number): boolean => margin === -1,
  behind: (margin: number): boolean => margin < -1,
} as const;

/** What each share of an Attack roll is called, in the order in which they stand. */
type Shares = readonly (readonly [name: string, holds: (margin: number) => boolean])[];

const ATTACKING: Shares = [
  ['hit', holds.won],
  ['tie', holds.even],
  ['back', holds.oneBehind],
  ['hurt', holds.behind],
];
const DEFENDING: Shares = [
  ['hit', holds.ahead],
  ['back', holds.oneAhead],
  ['tie', holds.even],
  ['hurt', holds.lost],
];
const ON_THE_NETTED: Shares = [
  ['hit', holds.won],
  ['tie', holds.even],
  ['torn free', holds.lost],
];
const NETTED: Shares = [
  ['tear free', holds.won],
  ['tie', holds.even],
  ['hurt', holds.lost],
];
const MANEUVER: Shares = [
  ['attack', holds.won],
  ['even', holds.even],
  ['foe', holds.lost],
];
const TOSSING: Shares = [
  ['catch', holds.won],
  ['keep it', holds.even],
  ['miss', holds.lost],
];
const DODGING: Shares = [
  ['escape', holds.won],
  ['even', holds.even],
  ['caught', holds.lost],
];

/** What may come of a roll, seen from `fighter`, who began it or attacks where it is the `first`. */
export function shareWords(
  { table, first }: { readonly table: BonusTable; readonly first: boolean },
  fighter: Fighter,
  foe: Fighter,
  margins: Margins,
): ShareWords {
  if (table === 'net') return { note: sharesText(first ? TOSSING : DODGING, margins), more: [] };
  if (table === 'maneuver') {
    const clear = [holds.ahead, holds.behind].map((one) => percent(marginChance(margins, one)));
    return {
      note: sharesText(MANEUVER, margins),
      more: [`A clear opening: you ${clear[0]}, ${foe.name} ${clear[1]}.`],
    };
  }
  if ((first ? foe : fighter).ensnared)
    return { note: sharesText(first ? ON_THE_NETTED : NETTED, margins), more: ['Tie: rolled again.'] };
  const back = first ? `${foe.name} strikes back` : 'you strike back';
  return {
    note: sharesText(first ? ATTACKING : DEFENDING, margins),
    more: [`Tie: rolled again. Back: ${back}, rolled again.`],
  };
}

/** 'hit 39, tie 20, back 18, hurt 23 %'. */
function sharesText(shares: Shares, margins: Margins): string {
  const told = shares.map(([name, one]) => `${name} ${Math.round(100 * marginChance(margins, one))}`);
  return `${told.join(', ')} %`;
}

/** What an Attack roll hangs on besides its margins. */
interface AttackAsked {
  readonly first: boolean;
  /** The attacker bashes. */
  readonly bash: boolean;
}

/** 5.4 What the blows of an Attack would do: one's own, then the foe's. */
export function blowWords(
  { first, bash }: AttackAsked,
  fighter: Fighter,
  foe: Fighter,
  margins: Margins,
  tables: Tables,
): readonly string[] {
  const netted = (first ? foe : fighter).ensnared;
  const { own, other } = strikesOf(margins, { first, bash, netted });
  const [mine, theirs] = [blowOdds(fighter, foe, own, tables), blowOdds(foe, fighter, other, tables)];
  const points = `On the average you deal ${mine.damage.toFixed(1)}, ${foe.name} ${theirs.damage.toFixed(1)} points.`;
  return [
    `Wounds ${percent(mine.wounds)}, downs ${percent(mine.knocksDown)}, ends it ${percent(mine.fells)}.`,
    `You: wounded ${percent(theirs.wounds)}${downText(fighter, theirs)}, out ${percent(theirs.fells)}.`,
    points,
  ];
}

const downText = ({ knocked }: Fighter, { knocksDown }: BlowOdds): string =>
  knocked ? '' : `, down ${percent(knocksDown)}`;
