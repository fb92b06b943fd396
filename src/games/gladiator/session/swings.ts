/** The rolls that swung a bout: how often red wins from just before a roll, and from just after it (P301). */

import { turningDice } from '../../../kernel/dice.ts';
import type { Request } from '../../../kernel/request.ts';
import { derive, seedState } from '../../../kernel/rng.ts';
import { playOn } from '../../../kernel/runner.ts';
import { readAs } from '../../../kernel/save.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { type Interval, wilson } from '../../../odds/intervals.ts';
import type { JournalLine } from '../../../session/frames.ts';
import { plainFighter } from '../ai/plain-bout.ts';
import { chanceOfOutcome } from '../odds/luck.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorDecisions, State } from '../rules/types.ts';
import { type BoutRecord, isFortune } from './bout-record.ts';
import type { BoutLuck, LuckBlow } from './luck.ts';

type Line = JournalLine<GladiatorEvent>;

/** The chance of red at some moment, a draw being half a win; and where it lies, 95 times in 100. */
export interface Chance extends Interval {
  readonly chance: number;
  /** Bouts played on from there. */
  readonly bouts: number;
}

/** A roll and what it was worth. */
export interface Swing {
  readonly line: Line;
  /** What was rolled. */
  readonly roll: string;
  readonly before: Chance;
  readonly after: Chance;
}

/** A search that is taken a little further at a time. */
export interface SwingSearch {
  /** How much of the work is done, 0 to 1. */
  readonly done: number;
  /** The rolls, three at most, the weightiest first; null as long as the search goes on. */
  readonly swings: readonly Swing[] | null;
  /** Plays on some bouts, until so many dice have been drawn in them. */
  step(draws: number): void;
}

/** A moment of a bout: some phase, up to a draw and with it; what comes after falls anew. null: as the phase begins, before anybody has chosen. */
interface Moment {
  readonly mark: number;
  readonly draw: number | null;
}

/** Bouts played on from a moment. */
interface Sample {
  readonly moment: Moment;
  readonly wanted: number;
  bouts: number;
  /** Twice the points of red: two for a win, one for a draw. */
  points: number;
}

/** A roll that may have swung the bout. */
interface Candidate {
  readonly line: Line;
  readonly roll: string;
  readonly draw: number;
  /** How likely it is to be one of them, before anything is known: 0 to 1. */
  readonly likely: number;
  readonly before: Moment;
  readonly after: Moment;
}

/** How many bouts are played on from each moment of a stage at most, and what part of all the work it may take. */
const STAGES = [
  { bouts: 48, share: 0.15 },
  { bouts: 60, share: 0.35 },
  { bouts: 150, share: 0.2 },
  { bouts: 400, share: 0.3 },
] as const;
const BOUTS_LEAST = 8;
/** Draws of all bouts that are played on: what bounds the work, the same on every machine. */
const WORK = 500_000;
const ROLLS = 24;
/** What is taken for the chance of a roll that is held against nothing. */
const EVEN = 0.5;
const FINALISTS = 6;
const TOLD = 3;

/** Begins a search of so many draws in all, in a bout whose luck is known. Equal records give equal swings. */
export function searchSwings(record: BoutRecord, luck: BoutLuck, work: number = WORK): SwingSearch {
  const { marks } = record;
  const mean = Math.max(1, (marks.at(-1)?.draws ?? 0) / 2);
  let stage = 0;
  let candidates: readonly Candidate[] = [];
  let samples = sampled(marks.map((_, mark) => ({ mark, draw: null })));
  let swings: readonly Swing[] | null = null;
  let played = 0;
  let playing: PlayedSample | null = null;

  function sampled(moments: readonly Moment[]): Map<string, Sample> {
    const each = STAGES[stage] ?? STAGES[0];
    const fits = Math.floor((each.share * work) / (mean * Math.max(1, moments.length)));
    const wanted = Math.min(each.bouts, Math.max(BOUTS_LEAST, fits));
    return new Map(moments.map((moment) => [keyOf(moment), { moment, wanted, bouts: 0, points: 0 }]));
  }

  function begun(): PlayedSample | null {
    const sample = [...samples.values()].find(({ bouts, wanted }) => bouts < wanted);
    if (sample === undefined) return null;
    played += 1;
    return playSample(record, sample, derive(record.save.seed, 'luck', played - 1));
  }

  const momentsOf = (chosen: readonly Candidate[]) => chosen.flatMap(({ before, after }) => [before, after]);
  const worthOf = (moment: Moment): number => {
    const { points, bouts } = samples.get(keyOf(moment)) ?? { points: 0, bouts: 0 };
    return bouts === 0 ? 0 : points / (2 * bouts);
  };
  const swingOf = ({ before, after }: Candidate): number => Math.abs(worthOf(after) - worthOf(before));

  function nextStage(): void {
    if (stage === 0) candidates = candidatesIn(record, luck, (mark) => worthOf({ mark, draw: null }));
    else candidates = weightiest(candidates, swingOf, stage === 1 ? FINALISTS : TOLD);
    stage += 1;
    if (stage < STAGES.length && candidates.length > 0) {
      samples = sampled(momentsOf(candidates));
      return;
    }
    const all = candidates.map(({ line, roll, before, after }) => ({
      ...{ line, roll },
      ...{ before: chanceOf(samples.get(keyOf(before))), after: chanceOf(samples.get(keyOf(after))) },
    }));
    swings = all.filter(isMore);
  }

  return {
    get done() {
      if (swings !== null) return 1;
      const before = STAGES.slice(0, stage).reduce((sum, { share }) => sum + share, 0);
      const all = [...samples.values()];
      const part = sum(all.map(({ bouts }) => bouts)) / Math.max(1, sum(all.map(({ wanted }) => wanted)));
      return before + (STAGES[stage]?.share ?? 0) * part;
    },
    get swings() {
      return swings;
    },
    step(draws) {
      for (let left = draws; left > 0 && swings === null; ) {
        playing ??= begun();
        if (playing === null) nextStage();
        else {
          left -= playing.step();
          if (playing.over) playing = null;
        }
      }
    },
  };
}

const keyOf = ({ mark, draw }: Moment): string => `${mark} ${draw}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function chanceOf(sample: Sample | undefined): Chance {
  const { points, bouts } = sample ?? { points: 0, bouts: 0 };
  return { chance: bouts === 0 ? 0 : points / (2 * bouts), bouts, ...wilson(points / 2, bouts) };
}

/** Whether two chances lie farther apart than they would by the dice of the bouts played on, 95 times in 100. */
function isMore({ before, after }: Swing): boolean {
  const reach = ({ low, high }: Chance) => ((high - low) / 2) ** 2;
  return (after.chance - before.chance) ** 2 > reach(before) + reach(after);
}

/**
 * The rolls most likely to have swung the bout. A blow is as likely as the harm it did lies far from what was to be
 * expected; any roll as the chances moved in its phase and as little as it was to be expected itself. Where the gods
 * gave a roll again, dice cannot be thrown anew up to a draw: those phases are left out.
 */
function candidatesIn(record: BoutRecord, luck: BoutLuck, worthAt: (mark: number) => number): readonly Candidate[] {
  const { frames, marks } = record;
  const surprises = new Map(luck.blows.map((blow) => [blow.line.entry.seq, surpriseOf(blow)]));
  const all = marks.slice(0, -1).flatMap((phase, mark) => {
    const within = frames.slice(phase.seq, marks[mark + 1]?.seq);
    if (within.some(({ entry }) => entry.event.kind === 'divine-favour')) return [];
    const moved = Math.abs(worthAt(mark + 1) - worthAt(mark));
    return within
      .filter(({ entry }) => isFortune(entry.event))
      .flatMap(({ entry, text }) => rollsOf({ entry, text }, mark, moved, surprises.get(entry.seq) ?? 0));
  });
  const first = new Map<number, Candidate>();
  for (const one of all) if (!first.has(one.draw)) first.set(one.draw, one);
  return weightiest([...first.values()], ({ likely }) => likely, ROLLS);
}

/** How far the harm of a blow lies from what was to be expected, as a part of the most it could do. */
function surpriseOf({ harm, chances }: LuckBlow): number {
  const expected = chances.reduce((all, chance, i) => all + i * chance, 0);
  return Math.abs(harm - expected) / Math.max(1, chances.length - 1);
}

/** Every throw of an event, by the first thing that is read from it. */
function rollsOf(line: Line, mark: number, moved: number, surprise: number): readonly Candidate[] {
  const { rolls = [], lots = [] } = line.entry.event;
  const chances = [
    ...rolls.map((roll) => ({ roll: roll.name, draw: roll.draw, chance: chanceOfOutcome(roll) ?? EVEN })),
    ...lots.map(({ name, draw, of }) => ({ roll: name, draw, chance: 1 / of })),
  ];
  return chances.map(({ roll, draw, chance }) => ({
    ...{ line, roll, draw, likely: Math.max(surprise, moved * (1 - chance)) },
    ...{ before: { mark, draw: draw - 1 }, after: { mark, draw } },
  }));
}

/** The candidates that swung the most, of each line one. */
function weightiest(
  candidates: readonly Candidate[],
  swingOf: (one: Candidate) => number,
  most: number,
): readonly Candidate[] {
  const sorted = [...candidates].sort((a, b) => swingOf(b) - swingOf(a) || a.draw - b.draw);
  const seen = new Set<number>();
  return sorted
    .filter(({ line }) => {
      const known = seen.has(line.entry.seq);
      seen.add(line.entry.seq);
      return !known;
    })
    .slice(0, most);
}

/** A bout that is being played on. */
interface PlayedSample {
  readonly over: boolean;
  /** A phase further; returns the draws that took, one at least. At its end the sample has it. */
  step(): number;
}

/** Plays one bout on from a moment. */
function playSample(record: BoutRecord, sample: Sample, seed: string): PlayedSample {
  const { tables, save } = record;
  const { mark, draw } = sample.moment;
  const checkpoint = record.marks[mark];
  if (checkpoint === undefined) throw new Error(`there is no phase ${mark}`);
  const state = copyPlain(checkpoint.state);
  if (draw === null) leaveToBook(state);
  const dice = turningDice(checkpoint.dice, checkpoint.draws, draw ?? checkpoint.draws, seedState(seed));
  const choices = save.choices.slice(checkpoint.at, record.marks[mark + 1]?.at);
  const answer = answering(record, choices, seed);
  const bout = playOn(gladiator, tables, state, dice, { answer, between: leaveToBook });
  return {
    get over() {
      return bout.over;
    },
    step() {
      const before = dice.draws;
      if (!bout.over) bout.goOn();
      if (bout.over) count(sample, state);
      return Math.max(1, dice.draws - before);
    },
  };
}

function count(sample: Sample, { outcome }: State): void {
  const winner = outcome?.winner ?? null;
  sample.bouts += 1;
  sample.points += winner === null ? 1 : winner === 0 ? 2 : 0;
}

/** P301 From the next phase on the book leads everybody. */
function leaveToBook(state: State): void {
  state.fighters = state.fighters.map((one) => ({ ...one, by: 'book', seat: null }));
}

/** The player's own choices of the phase, where they still answer what is asked; else the plain player's. */
function answering({ tables }: BoutRecord, choices: readonly (readonly unknown[])[], seed: string) {
  const plain = plainFighter(tables, seed);
  let asked = 0;
  return (requests: readonly Request<GladiatorDecisions>[], state: State): readonly unknown[] => {
    const given = choices[asked] ?? [];
    asked += 1;
    return requests.map((request, i) => {
      const choice = given[i];
      return fits(state, request, choice) ? choice : plain.choose(request, gladiator.view(state, request.seat));
    });

    function fits<K extends Request<GladiatorDecisions>['kind']>(
      now: State,
      request: Request<GladiatorDecisions, K>,
      choice: unknown,
    ): boolean {
      const shaped = readAs(gladiator.schema.choice[request.kind], choice, request.kind);
      return shaped.ok && gladiator.decisions[request.kind].check(now, tables, request, shaped.value as never) === null;
    }
  };
}
