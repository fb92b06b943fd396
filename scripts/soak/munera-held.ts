/** Bouts of Munera held against everything that the rules say they come to (16.2). */
import type { BoutsTally } from '../../src/games/munera/labour/simulate.ts';
import { wilson, within } from '../../src/odds/intervals.ts';
import { figuresOf } from '../../src/session/spread.ts';
import { KNOWN_ENDS, KNOWN_SHARES, MELEES, type MuneraSoaked, OFF, percent, scoreOf, TWO_V_TWO } from './munera.ts';

/** 16.2 What a tactician is known to win of a pairing, in hundredths, from 1,000 bouts each: give or take three. */
const KNOWN_LEVELS: { readonly [pairing: string]: number } = {
  ...{ 'samnite v samnite': 59, 'cestus v cestus': 70, 'thracian v thracian': 64, 'retiarius v retiarius': 65 },
  ...{ 'secutor v secutor': 58, 'thracian v samnite': 58, 'samnite v thracian': 63, 'secutor v retiarius': 73 },
  ...{ 'retiarius v secutor': 47, [TWO_V_TWO]: 66 },
};
const KNOWN_OFF = 3;

/** A figure of 16.2 beside what was found. */
type Held = readonly [what: string, found: string, known: string, within: boolean];

/** A share of so many, whose interval must meet that of 16.2. */
function heldShare(what: string, part: number, whole: number, [low, high]: readonly [number, number]): Held {
  const found = wilson(part, whole);
  const known = low + 2 * KNOWN_OFF === high ? `${low + KNOWN_OFF} %, ±${KNOWN_OFF}` : `${low} to ${high} %`;
  const isWithin = 100 * found.high >= low && 100 * found.low <= high;
  return [what, `${percent(part, whole)} (${within(found)})`, known, isWithin];
}

const around = (known: number): readonly [number, number] => [known - KNOWN_OFF, known + KNOWN_OFF];

/** Rounds, which may differ by so many. */
function heldRounds(what: string, found: number, known: number): Held {
  return [what, `${found}`, `${known}`, Math.abs(found - known) <= OFF.rounds];
}

/** The least number of rounds in which nine bouts of ten are over. */
function nineInTen({ turns, bouts }: BoutsTally): number {
  const rounds = Object.keys(turns)
    .map(Number)
    .toSorted((a, b) => a - b);
  const over = (by: number): number =>
    rounds.filter((one) => one <= by).reduce((sum, one) => sum + (turns[one] ?? 0), 0);
  return rounds.find((one) => over(one) >= 0.9 * bouts) ?? 0;
}

/** Everything that 16.2 says of bouts, held against these. */
function heldAgainst({ duels, profiles, melees, levels }: MuneraSoaked): readonly Held[] {
  const known = MELEES.flatMap(({ name, median, most }): Held[] => {
    const tally = melees[name];
    if (tally === undefined || median === null) return [];
    return [
      heldRounds(`${name}: rounds in the middle`, figuresOf(tally.turns).median, median),
      heldRounds(`${name}: nine in ten are over after`, nineInTen(tally), most),
      heldShare(`${name}: of the beaten spared`, tally.spared, tally.out, [40, 48]),
    ];
  });
  return [
    heldRounds('duels: rounds', Number(figuresOf(duels.turns).mean.toFixed(1)), 9.2),
    heldShare('duels: of the beaten spared', duels.spared, duels.out, [37, 55]),
    ...Object.entries(KNOWN_ENDS).map(([why, share]) =>
      heldShare(`duels: beaten by ${why}`, duels.beaten[why as keyof typeof KNOWN_ENDS] ?? 0, duels.out, around(share)),
    ),
    ...Object.entries(KNOWN_SHARES).flatMap(([profile, share]) => {
      const found = profiles[profile];
      return found === undefined ? [] : [heldShare(profile, scoreOf(found), found.bouts, around(share))];
    }),
    ...known,
    ...Object.entries(KNOWN_LEVELS).flatMap(([pairing, share]) => {
      const found = levels[pairing];
      return found === undefined
        ? []
        : [heldShare(`tactician, ${pairing}`, scoreOf(found), found.bouts, around(share))];
    }),
  ];
}

/** The table as Markdown. */
export function heldPage(soaked: MuneraSoaked): string {
  const rows = heldAgainst(soaked).map(
    ([what, found, known, isWithin]) => `| ${what} | ${found} | ${known} | ${isWithin ? 'within' : '**not**'} |`,
  );
  return `${['| 16.2 | found | known | |', '| --- | --- | --- | --- |', ...rows].join('\n')}\n`;
}
