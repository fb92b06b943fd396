/** What harena sim is to fight, read from its options; whatever is not legal is refused with what is. */
import type { ArenaSetup } from '../../engine/gladiator/arena-types.ts';
import { muster } from '../../engine/gladiator/muster.ts';
import type { Setup } from '../../engine/gladiator/setup.ts';
import type { FighterId, RuleChoices } from '../../engine/gladiator/types.ts';
import type { Side } from '../../engine/kernel/state.ts';
import { newSeed } from '../../play/seed.ts';
import { inArena, readArena } from '../arena-option.ts';
import { byBook, readBook } from '../beasts-option.ts';
import { UsageError } from '../errors.ts';
import { readRules } from '../rules-option.ts';
import { readSeed } from '../seed.ts';
import { checkTeams, deathMatch, readSpec } from '../spec.ts';
import { rulesWord } from '../spec-card.ts';
import type { SimOptions } from './options.ts';

/** What the documents repeat of what was asked. */
export interface Input {
  readonly red: string;
  readonly blue: string;
  /** Bouts. */
  readonly n: number;
  readonly rules: RuleChoices;
  readonly arena?: ArenaSetup;
  readonly sineMissione?: true;
  readonly seed: string;
}

/** Somebody of whom it is told how he fared. */
export interface Listed {
  readonly id: FighterId;
  readonly side: Side;
  readonly label: string;
}

/** One side against another. */
interface Pairing {
  readonly red: string;
  readonly blue: string;
  readonly seed: string;
  readonly setup: Setup;
}

/** All that is to be fought: each pairing `n` times. */
export interface Plan {
  readonly input: Input;
  readonly pairings: readonly Pairing[];
}

const BOUTS_MAX = 10_000_000;

/** Reads the options. Throws UsageError. */
export function readPlan(options: SimOptions): Plan {
  const red = given(options.red, '--red', 'a fighter such as medium or light(ag=2)');
  const blue = given(options.blue, '--blue', 'a fighter such as heavy or medium(tr=14)');
  const n = readBouts(given(options.n, '-n', 'the number of bouts'));
  const fighters = muster(readSpec(red), readSpec(blue), null);
  const rules = readRules(rulesWord(options.rules, red, blue), byBook(readBook(options.beasts)));
  const arena = inArena(readArena(options.arena, rules));
  const kind = deathMatch(options, fighters);
  const setup: Setup = { rules, fighters, ...arena, ...kind };
  checkTeams(fighters, rules);
  const seed = options.seed === undefined ? newSeed() : readSeed(options.seed);
  return { input: { red, blue, n, rules, ...arena, ...kind, seed }, pairings: [{ red, blue, seed, setup }] };
}

/** The fighters of a set-up as they are told of. */
export function rosterOf({ fighters }: Setup): readonly Listed[] {
  return fighters.map(({ id, side, name, kind }) => ({ id, side, label: name ?? kind }));
}

function given(text: string | undefined, option: string, expected: string): string {
  if (text === undefined) throw new UsageError(`${option} is missing: give it ${expected}`);
  return text;
}

function readBouts(text: string): number {
  const bouts = Number(text);
  if (/^\d+$/.test(text) && bouts >= 1 && bouts <= BOUTS_MAX) return bouts;
  throw new UsageError(`-n ${text}: expected a whole number from 1 to ${BOUTS_MAX}`);
}
