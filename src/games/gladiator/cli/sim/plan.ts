/** What harena sim is to fight, read from its options; whatever is not legal is refused with what is. */

import { type AiOptions, readLeads } from '../../../../cli/ai-option.ts';
import { UsageError } from '../../../../cli/errors.ts';
import { seedGiven } from '../../../../cli/seed.ts';
import { derive } from '../../../../kernel/rng.ts';
import { gladiatorTables } from '../../data.ts';
import type { ArenaSetup } from '../../rules/arena/types.ts';
import { atLevel, muster } from '../../rules/setup/muster.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { Side } from '../../rules/side.ts';
import { type FighterId, type RuleChoices, STYLES } from '../../rules/types.ts';
import { inArena, readArena } from '../arena-option.ts';
import { byBook, readBook } from '../beasts-option.ts';
import { readRules } from '../rules-option.ts';
import { checkTeams, deathMatch, readSpec, splitOutside } from '../spec.ts';
import { rulesWord } from '../spec-card.ts';
import { inEdition, readEdition } from '../tables-option.ts';
import type { SimOptions } from './options.ts';

/** Who fights: one side against another, or each of several against each. */
type Who = { readonly red: string; readonly blue: string } | { readonly matrix: readonly string[] };

/** What the documents repeat of what was asked. */
export type Input = Who &
  AiOptions & {
    /** Bouts of every pairing. */
    readonly n: number;
    readonly rules: RuleChoices;
    readonly arena?: ArenaSetup;
    readonly sineMissione?: true;
    readonly seed: string;
  };

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
const MATRIX_MAX = 30;

/** Reads the options. Throws UsageError. */
export function readPlan(options: SimOptions): Plan {
  const who = readWho(options);
  const specs = 'matrix' in who ? who.matrix : [who.red, who.blue];
  const n = readBouts(given(options.n, '-n', 'the number of bouts'));
  const rules = readRules(rulesWord(options.rules, ...specs), {
    ...byBook(readBook(options.beasts)),
    ...inEdition(options),
  });
  const arena = inArena(readArena(options.arena, rules));
  const seed = seedGiven(options.seed);
  const pairings = pairsOf(who, seed).map((pair) => ({ ...pair, setup: setupOf(pair, options, { rules, ...arena }) }));
  const { sineMissione, redAi, blueAi } = options;
  const led = { ...(redAi !== undefined && { redAi }), ...(blueAi !== undefined && { blueAi }) };
  return {
    input: { ...who, ...led, n, rules, ...arena, ...(sineMissione && { sineMissione }), seed },
    pairings,
  };
}

/** The fighters of a set-up as they are told of. */
export function listedFighters({ fighters }: Setup): readonly Listed[] {
  return fighters.map(({ id, side, name, kind }) => ({ id, side, label: name ?? kind }));
}

function readWho({ red, blue, matrix, tables }: SimOptions): Who {
  if (matrix === undefined) {
    return {
      red: given(red, '--red', 'a fighter such as medium or light(ag=2)'),
      blue: given(blue, '--blue', 'a fighter such as heavy or medium(tr=14)'),
    };
  }
  if (red !== undefined || blue !== undefined) throw new UsageError('--matrix does not go with --red and --blue');
  return { matrix: readMatrix(matrix, tables) };
}

/** 19, P304 The styles on foot of an edition. */
function stylesBy(tables: string | undefined): readonly string[] {
  const { rows } = gladiatorTables['v2/gladiator-types'];
  return readEdition(tables) === 'v2' ? rows.map(([, type]) => String(type)) : STYLES;
}

/** 'styles', or fighters with commas between them. */
function readMatrix(text: string, tables: string | undefined): readonly string[] {
  const specs = text === 'styles' ? stylesBy(tables) : splitOutside(text, ',').map((spec) => spec.trim());
  const twice = specs.find((spec, i) => specs.indexOf(spec) < i);
  if (twice !== undefined) throw new UsageError(`--matrix: '${twice}' is there twice`);
  if (specs.length >= 2 && specs.length <= MATRIX_MAX) return specs;
  throw new UsageError(`--matrix ${text}: expected styles, or 2 to ${MATRIX_MAX} fighters such as light,medium,heavy`);
}

/** Every one against every one once, those of one kind among themselves too; each pairing has a seed of its own. */
function pairsOf(who: Who, seed: string): readonly Omit<Pairing, 'setup'>[] {
  if (!('matrix' in who)) return [{ ...who, seed }];
  const { matrix } = who;
  return matrix.flatMap((red, i) =>
    matrix.slice(i).map((blue) => ({ red, blue, seed: derive(seed, `${red} ${blue}`) })),
  );
}

function setupOf(
  { red, blue }: { readonly red: string; readonly blue: string },
  options: SimOptions,
  ground: Pick<Setup, 'rules' | 'arena'>,
): Setup {
  const { redAi, blueAi } = readLeads(options);
  const fighters = muster(atLevel(readSpec(red), redAi), atLevel(readSpec(blue), blueAi), null);
  const kind = deathMatch(options, fighters);
  checkTeams(fighters, ground.rules);
  const { rules, ...arena } = ground;
  return { rules, fighters, ...arena, ...kind };
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
