/** Bouts and seasons of the pit, every journal checked, held against what section 18 and chapter 23 say they come to. */
import { readBout } from '../../src/games/gliderpit/cli/options.ts';
import { climb, RUNGS } from '../../src/games/gliderpit/labour/ladder.ts';
import { fliesAt } from '../../src/games/gliderpit/labour/season-bouts.ts';
import { type FlightsTally, joinFlights, simulateFlights } from '../../src/games/gliderpit/labour/simulate.ts';
import type { PitEvent } from '../../src/games/gliderpit/rules/events.ts';
import type { State } from '../../src/games/gliderpit/rules/types.ts';
import { FLOORS } from '../../src/games/gliderpit/rules/words.ts';
import {
  noPitSeasons,
  type PitSeasonsTally,
  simulatePitSeasons,
} from '../../src/games/gliderpit/session/simulate-seasons.ts';
import { seasonTables } from '../../src/games/gliderpit/tables.ts';
import { wilson, within } from '../../src/odds/intervals.ts';
import { added } from '../../src/session/counts.ts';
import { joinRungs, type RungTally, rungScore } from '../../src/session/ladder.ts';
import type { Range } from '../../src/session/range.ts';
import { figuresOf } from '../../src/session/spread.ts';
import { journalFaults } from '../../tools/games/gliderpit/journal-checker.ts';
import { isPitSound, weaponsLeft } from '../../tools/games/gliderpit/sound.ts';

/** 18 Kinds of bouts by the chart, and the median of their turns at each floor. */
const MEETINGS = [
  { name: 'two', teams: '1 v 1', medians: [20, 14, 8, 3] },
  { name: 'six, each for itself', teams: '1 v 1 v 1 v 1 v 1 v 1', medians: [23, 17, 12, 6] },
] as const;

/** 23 Who flies the player’s glider against which rivals, and what share of wreaths that is known to come to, in hundredths. */
const SEASONS = [
  { player: 'book', rivals: 'green', share: 1, known: 26 },
  { player: 'tactician', rivals: 'green', share: 0.5, known: 46 },
  { player: 'tactician', rivals: 'mixed', share: 0.5, known: 39 },
  { player: 'tactician', rivals: 'hard', share: 0.5, known: 23 },
  { player: 'book', rivals: 'hard', share: 0.5, known: 9 },
] as const;

/** What came of a part of the soak. */
export interface PitSoaked {
  readonly complaints: string[];
  /** By the name of the meeting, then by floor. */
  readonly bouts: { [name: string]: FlightsTally };
  /** By rung and floor. */
  readonly rungs: { [rung: string]: RungTally };
  readonly seasons: { [name: string]: PitSeasonsTally };
}

/** Nothing flown yet. */
export const nothingFlown = (): PitSoaked => ({ complaints: [], bouts: {}, rungs: {}, seasons: {} });

/** What two threads found, as one. */
export function joinPit(one: PitSoaked, other: PitSoaked): PitSoaked {
  return {
    complaints: [...one.complaints, ...other.complaints],
    bouts: joined(one.bouts, other.bouts, joinFlights),
    rungs: joined(one.rungs, other.rungs, joinRungs),
    seasons: joined(one.seasons, other.seasons, added),
  };
}

type Named<T> = { readonly [name: string]: T };

function joined<T>(one: Named<T>, other: Named<T>, join: (a: T, b: T) => T): { [name: string]: T } {
  const all: { [name: string]: T } = { ...one };
  for (const [name, tally] of Object.entries(other)) {
    const known = all[name];
    all[name] = known === undefined ? tally : join(known, tally);
  }
  return all;
}

/** How much there is of everything. */
interface PitCounts {
  readonly duels: number;
  readonly melees: number;
  /** Duels of each rung of the ladder. */
  readonly levels: number;
  readonly seasons: number;
}

/** A share of the soak: one of so many. */
export interface PitShare extends PitCounts {
  readonly part: number;
  readonly parts: number;
}

/** Flies a share. */
export function soakPit({ part, parts, ...counts }: PitShare): PitSoaked {
  const { complaints, ...soaked } = nothingFlown();
  const range = (whole: number): Range => ({
    from: Math.round((part * whole) / parts),
    to: Math.round(((part + 1) * whole) / parts),
  });
  for (const [i, { name, teams }] of MEETINGS.entries()) {
    for (const floor of FLOORS) {
      const setupFor = (seed: string) => readBout({ teams, floor: `${floor}` }, null, seed);
      const whole = (i === 0 ? counts.duels : counts.melees) / FLOORS.length;
      soaked.bouts[`${name}/${floor}`] = simulateFlights(
        setupFor,
        `soak-pit-${floor}`,
        range(whole),
        checking(complaints),
      );
    }
  }
  for (const rung of RUNGS) soaked.rungs[`${rung.upper}/${rung.lower}`] = climb(rung, 'soak-pit', range(counts.levels));
  for (const { player, rivals, share } of SEASONS)
    soaked.seasons[`${player}/${rivals}`] = simulatePitSeasons(
      ...([seasonTables(), fliesAt(player), 'soak-pit', range(share * counts.seasons), rivals] as const),
    );
  return { complaints, ...soaked };
}

/** Holds every line of a bout against what its dice come to, and every state against what must be so. */
function checking(complaints: string[]) {
  let [events, seed]: [PitEvent[], string] = [[], ''];
  let left: readonly number[] = [];
  return {
    begin(_bout: number, own: string): void {
      [events, seed, left] = [[], own, []];
    },
    event(event: PitEvent, state: State): void {
      events.push(structuredClone(event));
      if (event.kind !== 'sequence' && event.kind !== 'ended') return;
      if (!isPitSound(state)) complaints.push(`${seed}: line ${events.length} leaves the pit, or two on one level`);
      const now = weaponsLeft(state);
      if (now.some((count, i) => count > (left[i] ?? count))) complaints.push(`${seed}: a weapon from nowhere`);
      left = now;
    },
    end(): void {
      complaints.push(...journalFaults(events).map((why) => `${seed}: ${why}`));
    },
  };
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const sum = (counts: { readonly [word: string]: number | undefined }): number =>
  Object.values(counts).reduce<number>((all, one) => all + (one ?? 0), 0);

/** How far turns may lie from what is known; what of all who go out reach the floor at least, in hundredths. */
const TURNS_OFF = 1;
const FLOOR_LEAST = 95;

/** What is wrong with the figures. */
export function wrongPitFigures({ bouts, rungs, seasons }: PitSoaked): readonly string[] {
  const wrong: string[] = [];
  for (const { name, medians } of MEETINGS) {
    for (const [i, floor] of FLOORS.entries()) {
      const tally = bouts[`${name}/${floor}`];
      if (tally === undefined || tally.bouts === 0) continue;
      const { median } = figuresOf(tally.turns);
      if (Math.abs(median - (medians[i] ?? 0)) > TURNS_OFF)
        wrong.push(`${name}, floor ${floor}: ${median} turns in the middle, expected ${medians[i]}`);
      if ((100 * (tally.outs.floor ?? 0)) / sum(tally.outs) < FLOOR_LEAST)
        wrong.push(`${name}, floor ${floor}: ${percent(tally.outs.floor ?? 0, sum(tally.outs))} reach the floor`);
    }
  }
  for (const [rung, tally] of Object.entries(rungs)) {
    const chance = wilson(rungScore(tally), tally.bouts);
    if (chance.low < 0.5) wrong.push(`${rung}: ${within(chance)}`);
  }
  for (const { player, rivals, known } of SEASONS) {
    const tally = seasons[`${player}/${rivals}`];
    if (tally === undefined || tally.seasons === 0) continue;
    const { low, high } = wilson(tally.wreaths, tally.seasons);
    if (100 * high < known - 6 || 100 * low > known + 6)
      wrong.push(`${player} against ${rivals}: ${percent(tally.wreaths, tally.seasons)} wreaths, expected ${known} %`);
  }
  return wrong;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  `${[head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;

/** The tables as Markdown, by the name of their place on the page. */
export function pitPages({ bouts, rungs, seasons }: PitSoaked): { readonly [part: string]: string } {
  const flights = MEETINGS.flatMap(({ name }) =>
    FLOORS.flatMap((floor) => {
      const tally = bouts[`${name}/${floor}`];
      if (tally === undefined) return [];
      const { mean, median, most } = figuresOf(tally.turns);
      const all = sum(tally.outs);
      const outs = (['floor', 'stun', 'wall', 'overspeed'] as const).map((how) => percent(tally.outs[how] ?? 0, all));
      const turns = [mean.toFixed(1), median, `${most[0]} to ${most[1]}`];
      return [
        [name, floor, tally.bouts, ...turns, percent(tally.draws, tally.bouts), ...outs, percent(tally.credited, all)],
      ];
    }),
  );
  const levels = Object.entries(rungs).flatMap(([rung, tally]) => [
    ladderRow(rung.split('/'), 'all in turn', tally),
    ...Object.entries(tally.styles).map(([floor, one]) => ladderRow(rung.split('/'), floor, { ...one, styles: {} })),
  ]);
  const flown = SEASONS.flatMap(({ player, rivals, known }) => {
    const tally = seasons[`${player}/${rivals}`] ?? noPitSeasons();
    if (tally.seasons === 0) return [];
    const chance = within(wilson(tally.wreaths, tally.seasons));
    const laurels = [figuresOf(tally.laurels).mean.toFixed(1), figuresOf(tally.winners).mean.toFixed(1)];
    const wreaths = [
      percent(tally.wreaths, tally.seasons),
      chance,
      `${known} %`,
      percent(tally.wrecked, tally.seasons),
    ];
    return [[player, rivals, tally.seasons, ...wreaths, ...laurels, figuresOf(tally.ratings).mean.toFixed(0)]];
  });
  return {
    'gliderpit bouts': table(
      [
        ...['meet', 'floor', 'bouts', 'turns', 'in the middle', 'nine in ten', 'drawn'],
        ...['out by the floor', 'stun', 'wall', 'overspeed', 'put out by somebody'],
      ],
      flights,
    ),
    'gliderpit levels': table(['level', 'against', 'floor', 'duels', 'score', 'interval'], levels),
    'gliderpit seasons': table(
      [
        ...['player', 'rivals', 'seasons', 'wreaths', 'interval', 'known', 'wrecked', 'laurels'],
        ...['of whoever won', 'rated at the end'],
      ],
      flown,
    ),
  };
}

function ladderRow([upper = '', lower = '']: readonly string[], floor: string, tally: RungTally) {
  const score = rungScore(tally);
  return [upper, lower, floor, tally.bouts, percent(score, tally.bouts), within(wilson(score, tally.bouts))];
}
