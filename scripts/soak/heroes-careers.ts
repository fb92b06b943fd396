/** Careers of Heroes of the Colosseum by the plain player, every line checked, held against what the spec says they come to. */
import type { CareerState } from '../../src/games/heroes/career/types.ts';
import { type Signature, STYLES } from '../../src/games/heroes/rules/words.ts';
import { figuresOf, type Spread } from '../../src/session/spread.ts';
import { checkedCareer } from '../../tools/games/heroes/career-checker.ts';
import { percent, type Soaked } from './heroes-matches.ts';

/** R101 What of a thousand careers ends in freedom, by the signature of the Star, and what is its luck. */
const FREED: readonly (readonly [Signature, number])[] = [
  ['slow', 0.22],
  ['none', 0.07],
  ['agile', 0.02],
  ['strong', 0.005],
];
/** Both were counted over a thousand: so many times what luck alone brings about. */
const DEVIATIONS = 3;
const POINTS = { savvy: 5, speed: 3, strength: 4 } as const;

/** What the careers of one signature came to. */
interface Tally {
  readonly signature: Signature;
  freed: number;
  readonly freedom: Spread;
  readonly months: Spread;
  readonly matches: Spread;
  readonly ends: { [why: string]: number };
}

/** The signatures whose careers are held against R101. */
export const HELD = FREED.map(([signature]) => signature);

/** Careers of one signature, and what is wrong with them. */
export interface FamiliaeSoaked extends Omit<Soaked, 'page'> {
  readonly tally: Tally;
}

/** Plays `count` careers of a signature. */
export function soakFamiliae(signature: Signature, count: number): FamiliaeSoaked {
  const complaints: string[] = [];
  const tally: Tally = { signature, freed: 0, freedom: {}, months: {}, matches: {}, ends: {} };
  let matches = 0;
  for (let i = 0; i < count; i++) {
    const style = STYLES[i % STYLES.length] ?? 'murmillo';
    const seed = `soak-${signature}-${i}`;
    const career = checkedCareer({ signature, second: false, points: POINTS, style }, seed, false);
    complaints.push(...career.complaints.map((why) => `${seed}: ${why}`));
    matches += career.state.past.length;
    take(tally, career.state);
  }
  const expected = FREED.find(([one]) => one === signature)?.[1] ?? 0;
  const luck = DEVIATIONS * Math.sqrt(expected * (1 - expected) * (1 / count + 1 / 1000));
  if (Math.abs(tally.freed / count - expected) > luck)
    complaints.push(`${signature}: ${percent(tally.freed, count)} freed, expected about ${percent(expected, 1)}`);
  return { complaints, matches, tally };
}

function take(tally: Tally, { familia: [star], turn, past }: CareerState): void {
  const add = (counts: { [key: string]: number }, key: string | number) => {
    counts[key] = (counts[key] ?? 0) + 1;
  };
  add(tally.months, turn);
  add(tally.matches, past.length);
  if (star?.free === true) {
    tally.freed += 1;
    add(tally.freedom, turn);
  } else add(tally.ends, star?.ended?.why ?? 'closed');
}

/** The table of careers, `count` of each signature. */
export function familiaePage(tallies: readonly Tally[], count: number): string {
  const whys = [...new Set(tallies.flatMap(({ ends }) => Object.keys(ends)))].sort();
  const rows = tallies.map(({ signature, freed, freedom, months, matches, ends }) => {
    const { mean, most } = figuresOf(freedom);
    const free = freed === 0 ? '' : `${mean.toFixed(1)} (${most[0]} to ${most[1]})`;
    const cells = [signature, percent(freed, count), free, figuresOf(months).mean.toFixed(1)];
    const more = [figuresOf(matches).mean.toFixed(1), ...whys.map((why) => percent(ends[why] ?? 0, count))];
    return `| ${[...cells, ...more].join(' | ')} |`;
  });
  return [
    `${count} careers of each kind: one Star of Savvy 5, Speed 3, Strength 4, styles in turn, every match it may fight by the book. In brackets nine of ten.\n`,
    `| signature | freed | months to freedom | months | matches | ${whys.map((why) => `died: ${why}`).join(' | ')} |`,
    `| --- | ---: | ---: | ---: | ---: | ${whys.map(() => '---:').join(' | ')} |`,
    ...rows,
    '',
  ].join('\n');
}
