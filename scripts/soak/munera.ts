/** Bouts of Munera by the chart and by a tactician, every journal checked, held against what the spec says they come to (16.2). */
import { readBout } from '../../src/games/munera/cli/options.ts';
import { ledAgainst } from '../../src/games/munera/labour/ladder.ts';
import {
  type BoutsTally,
  boutToItsEnd,
  joinBouts,
  noBouts,
  simulateBouts,
} from '../../src/games/munera/labour/simulate.ts';
import type { MuneraEvent } from '../../src/games/munera/rules/events.ts';
import { initialState } from '../../src/games/munera/rules/setup.ts';
import type { MuneraSetup, State } from '../../src/games/munera/rules/types.ts';
import type { Profile } from '../../src/games/munera/rules/words.ts';
import { DRAWN } from '../../src/games/munera/session/line-up.ts';
import { tables } from '../../src/games/munera/tables.ts';
import type { Hex } from '../../src/kernel/hex.ts';
import { programSeat } from '../../src/kernel/levels.ts';
import { derive } from '../../src/kernel/rng.ts';
import { wilson, within } from '../../src/odds/intervals.ts';
import { added } from '../../src/session/counts.ts';
import type { Range } from '../../src/session/range.ts';
import { figuresOf } from '../../src/session/spread.ts';
import { journalFaults } from '../../tools/games/munera/journal-checker.ts';
import { isSound } from '../../tools/games/munera/sound.ts';

/** Every profile against itself and every other: 253 pairs. */
const PAIRS: readonly (readonly [Profile, Profile])[] = DRAWN.flatMap((one, i) =>
  DRAWN.slice(i).map((other) => [one, other] as const),
);

/** Kinds of bouts of more than two, all profiles drawn: how many, and what they are known to come to. */
export const MELEES = [
  { name: 'four, each for itself', teams: 'any v any v any v any', share: 0.3, median: 13, most: 24 },
  { name: 'six, each for itself', teams: Array(6).fill('any').join(' v '), share: 0.1, median: null, most: null },
  { name: 'eight, each for itself', teams: Array(8).fill('any').join(' v '), share: 0.2, median: 22, most: 37 },
  { name: 'two against two', teams: 'any + any v any + any', share: 0.25, median: 10, most: 18 },
  {
    name: 'four against four',
    teams: Array(2).fill('any + any + any + any').join(' v '),
    share: 0.15,
    median: 13,
    most: 21,
  },
] as const;

/** A tactician against the chart: its profile, and that of the other. */
const MATCHED: readonly (readonly [Profile, Profile])[] = [
  ...DRAWN.map((one) => [one, one] as const),
  ['thracian', 'samnite'],
  ['samnite', 'thracian'],
  ['secutor', 'retiarius'],
  ['retiarius', 'secutor'],
];

/** 16.2 Two tacticians against two whom the chart leads, profiles drawn. */
export const TWO_V_TWO = 'two v two, drawn';

/** Who won, drew, of a profile or a pairing. */
interface Score {
  bouts: number;
  wins: number;
  draws: number;
}

/** What came of a part of the soak. */
export interface MuneraSoaked {
  readonly complaints: string[];
  readonly duels: BoutsTally;
  readonly profiles: { [profile: string]: Score };
  readonly melees: { [name: string]: BoutsTally };
  readonly levels: { [pairing: string]: Score };
}

/** Nothing fought yet. */
export const nothingSoaked = (): MuneraSoaked => ({
  complaints: [],
  duels: noBouts(2),
  profiles: {},
  melees: {},
  levels: {},
});

/** What two threads found, as one. */
export function joinSoaked(one: MuneraSoaked, other: MuneraSoaked): MuneraSoaked {
  const melees = { ...one.melees };
  for (const [name, tally] of Object.entries(other.melees)) melees[name] = joinBouts(melees[name] ?? noBouts(0), tally);
  return {
    complaints: [...one.complaints, ...other.complaints],
    duels: joinBouts(one.duels, other.duels),
    profiles: added(one.profiles, other.profiles),
    melees,
    levels: added(one.levels, other.levels),
  };
}

/** A share of the soak: of the duels these, and as great a part of so many melees and bouts of each pairing of levels. */
export interface MuneraShare {
  readonly range: Range;
  readonly melees: number;
  readonly levels: number;
}

/** Fights a share. */
export function soakMunera({ range, ...counts }: MuneraShare): MuneraSoaked {
  const soaked = nothingSoaked();
  const { complaints } = soaked;
  const duels = simulateBouts(
    duelOf,
    'soak-munera',
    range,
    checking(complaints, (setup, end) => {
      for (const [at, { profile }] of setup.fighters.entries())
        score(soaked.profiles, profile, end.outcome?.winner ?? null, at);
    }),
  );
  const part = (of: number): Range => scaled(range, of);
  for (const { name, teams, share } of MELEES)
    soaked.melees[name] = simulateBouts(
      (seed) => readBout({ teams }, null, seed),
      `soak-munera ${name}`,
      part(Math.round(counts.melees * share)),
      checking(complaints),
    );
  for (const pair of MATCHED) {
    const { from, to } = part(counts.levels);
    const seed = derive('soak-munera', pair.join(' v '), 0);
    for (let bout = from; bout < to; bout++) {
      const won = ledAgainst({ upper: 'tactician', lower: 'book' }, pair, derive(seed, 'bout', bout), bout % 2 === 1);
      score(soaked.levels, pair.join(' v '), won === null ? null : won ? 0 : 1, 0);
    }
  }
  for (let { from: bout, to } = part(counts.levels); bout < to; bout++) {
    const own = bout % 2;
    const winner = boutToItsEnd(twoAgainstTwo(own, bout), derive('soak-munera', TWO_V_TWO, bout)).outcome?.winner;
    score(soaked.levels, TWO_V_TWO, winner === undefined || winner === null ? null : winner === own ? 0 : 1, 0);
  }
  return { ...soaked, duels };
}

/** Four drawn profiles, of which a tactician leads those of one team. */
function twoAgainstTwo(own: number, bout: number): MuneraSetup {
  const setup = readBout({ teams: 'any + any v any + any' }, null, derive('soak-munera', 'two v two', bout));
  const fighters = setup.fighters.map((one) =>
    one.team === own ? { ...one, seat: programSeat(own), level: 'tactician' as const } : one,
  );
  return { ...setup, fighters };
}

/** Bouts of every part are cut as the duels are: a share of WHOLE. */
export const WHOLE = 10_000;
const scaled = ({ from, to }: Range, of: number): Range => ({
  from: Math.floor((from * of) / WHOLE),
  to: Math.floor((to * of) / WHOLE),
});

/** Every pair in turn, from both places. */
function duelOf(seed: string, bout: number): MuneraSetup {
  const [one, other] = PAIRS[bout % PAIRS.length] ?? ['samnite', 'samnite'];
  const teams = Math.floor(bout / PAIRS.length) % 2 === 0 ? `${one} v ${other}` : `${other} v ${one}`;
  return readBout({ teams }, null, seed);
}

function score(scores: { [name: string]: Score }, name: string, winner: number | null, at: number): void {
  const one = scores[name] ?? { bouts: 0, wins: 0, draws: 0 };
  one.bouts += 1;
  if (winner === null) one.draws += 1;
  else if (winner === at) one.wins += 1;
  scores[name] = one;
}

/** Holds every line of a bout against what its dice come to. */
function checking(complaints: string[], end: (setup: MuneraSetup, state: State) => void = () => {}) {
  let [events, setup, seed]: [MuneraEvent[], MuneraSetup | null, string] = [[], null, ''];
  return {
    begin(_bout: number, own: string, of: MuneraSetup): void {
      [events, setup, seed] = [[], of, own];
    },
    event(event: MuneraEvent, state: State): void {
      events.push(structuredClone(event));
      if (!isSound(state)) complaints.push(`${seed}: line ${events.length} leaves the arena, or two in a hex`);
    },
    end(state: State): void {
      if (setup === null) return;
      complaints.push(...journalFaults(events, placesOf(setup), state).map((why) => `${seed}: ${why}`));
      end(setup, state);
    },
  };
}

const placesOf = (setup: MuneraSetup): ReadonlyMap<string, Hex> =>
  new Map(initialState(setup, tables()).fighters.map(({ id, hex }) => [id, hex]));

/** '12.3 %'. */
export const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
/** Wins, a draw half of one. */
export const scoreOf = ({ wins, draws }: Score): number => wins + draws / 2;

/** How far a share may lie from what is known, in hundredths, and rounds from theirs. */
export const OFF = { profile: 5, rounds: 2 } as const;
/** 16.2 Shares of profiles over all others, in hundredths, as far as they are told. */
export const KNOWN_SHARES: { readonly [P in Profile]?: number } = {
  ...{ retiarius: 38, 'laquearius b': 38, sagittarius: 41, secutor: 57 },
};
/** 16.2 What of all who are beaten in duels is so how, in hundredths. */
export const KNOWN_ENDS = { wounds: 57, dead: 19, floored: 16, 'knocked down twice': 7, surrender: 1 } as const;
const ENDS_OFF = 3;
/** 16.2 One duel in 4,000 reaches the last round. */
const LATE_MOST = 12 / WHOLE;

/** What is wrong with the figures. */
export function wrongFigures({ duels, profiles, melees, levels }: MuneraSoaked): readonly string[] {
  const wrong: string[] = [];
  const near = (what: string, found: number, known: number, off: number): void => {
    if (Math.abs(found - known) > off) wrong.push(`${what}: ${found.toFixed(1)}, expected about ${known}`);
  };
  near('rounds of a duel', figuresOf(duels.turns).mean, 9.2, 0.5);
  near('of the beaten in duels spared', (100 * duels.spared) / duels.out, 45, 2);
  for (const [why, known] of Object.entries(KNOWN_ENDS))
    near(`beaten by ${why}`, (100 * (duels.beaten[why as keyof typeof KNOWN_ENDS] ?? 0)) / duels.out, known, ENDS_OFF);
  if ((duels.ends.time ?? 0) / duels.bouts > LATE_MOST) wrong.push(`${duels.ends.time} duels reach the last round`);
  for (const [profile, known] of Object.entries(KNOWN_SHARES)) {
    const found = profiles[profile];
    if (found !== undefined) near(profile, (100 * scoreOf(found)) / found.bouts, known, OFF.profile);
  }
  for (const { name, median } of MELEES) {
    const found = melees[name];
    if (found !== undefined && median !== null)
      near(`rounds of ${name}`, figuresOf(found.turns).median, median, OFF.rounds);
  }
  for (const [pairing, found] of Object.entries(levels)) {
    const [own, other] = pairing.split(' v ');
    if (own === other && wilson(scoreOf(found), found.bouts).low < 0.5)
      wrong.push(`a tactician as ${own}: ${within(wilson(scoreOf(found), found.bouts))} against the chart`);
  }
  return wrong;
}

const rightOf = (count: number): string => Array(count).fill('---:').join(' | ');

/** The tables as Markdown, by the name of their place on the page. */
export function muneraPages({ duels, profiles, melees, levels }: MuneraSoaked): { readonly [part: string]: string } {
  const row = (name: string, tally: BoutsTally): string => {
    const { median, most } = figuresOf(tally.turns);
    const cells = [name, tally.bouts, figuresOf(tally.turns).mean.toFixed(1), median, `${most[0]} to ${most[1]}`];
    return `| ${[...cells, tally.ends.time ?? 0, percent(tally.spared, tally.out)].join(' | ')} |`;
  };
  const bouts = [
    '| bout | bouts | rounds | in the middle | nine in ten | reach round 60 | of the beaten spared |',
    `| --- | ${rightOf(3)} | --- | ${rightOf(2)} |`,
    row('two, every pair of profiles', duels),
    ...MELEES.flatMap(({ name }) => {
      const tally = melees[name];
      return tally === undefined ? [] : [row(name, tally)];
    }),
    '',
    `Beaten in duels by: ${Object.keys(KNOWN_ENDS)
      .map((why) => `${why} ${percent(duels.beaten[why as keyof typeof KNOWN_ENDS] ?? 0, duels.out)}`)
      .join(', ')}.`,
    '',
  ];
  const shares = Object.entries(profiles).toSorted(([, a], [, b]) => scoreOf(b) / b.bouts - scoreOf(a) / a.bouts);
  return {
    'munera bouts': bouts.join('\n'),
    'munera profiles': table(['profile', 'bouts', 'score', 'interval'], shares),
    'munera levels': table(['tactician v chart', 'bouts', 'score', 'interval'], Object.entries(levels)),
  };
}

function table(head: readonly string[], rows: readonly (readonly [string, Score])[]): string {
  const lines = rows.map(([name, one]) => {
    const share = percent(scoreOf(one), one.bouts);
    return `| ${[name, one.bouts, share, within(wilson(scoreOf(one), one.bouts))].join(' | ')} |`;
  });
  return `${[`| ${head.join(' | ')} |`, `| --- | ${rightOf(2)} | --- |`, ...lines].join('\n')}\n`;
}
