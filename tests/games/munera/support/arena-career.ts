/** A career of Munera set up by hand, with dice that fall as written. */
import { muneraCareer } from '../../../../src/games/munera/career/index.ts';
import type { CareerKit } from '../../../../src/games/munera/career/kit.ts';
import { newRival } from '../../../../src/games/munera/career/men.ts';
import type {
  BoutResult,
  CareerState,
  FighterResult,
  Man,
  Munus,
  Rival,
} from '../../../../src/games/munera/career/types.ts';
import { careerTables } from '../../../../src/games/munera/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { type Written, written } from '../../../support/written.ts';

const MUNUS: Munus = {
  ...{ giver: 'Nigidius Maius', town: 'Pompeii', arena: 'standard', temper: 'lavish' },
  ...{ spectacle: 'pairs', gladiators: 4, appeal: 1 },
};

/** What is as it is not elsewhere. */
export interface Standing {
  readonly man?: Partial<Man>;
  readonly rivals?: readonly Partial<Rival>[];
  readonly munus?: Partial<Munus>;
  readonly state?: Partial<CareerState>;
}

/** A career on the day of its first munus, before a lavish giver; rivals are r1, r2, .. */
export function careerAt({ man = {}, rivals = [], munus = {}, state = {} }: Standing = {}): CareerState {
  const setup = { name: 'Felix', profile: 'murmillo', mode: 'ironman' } as const;
  const fresh = muneraCareer.initial(setup, careerTables());
  Object.assign(fresh.man, { age: 24 }, man);
  const others = rivals.map((one, i) => ({ ...newRival(`r${i + 1}`, `Rival ${i + 1}`, 'thracian', 1), ...one }));
  const year = Array.from({ length: 6 }, (): Munus => ({ ...MUNUS, ...munus }));
  return { ...fresh, turn: 1, phase: 3, rivals: others, year, ids: others.length, ...state };
}

/** What somebody came to, unless more is said unhurt on its feet. */
function came(more: Partial<FighterResult> = {}): FighterResult {
  return { status: 'active', lost: 0, taken: 0, dealt: 0, flourish: false, defeated: [], beatenBy: null, ...more };
}

/** A bout that is over. */
export function overIn(winner: number | null, fighters: readonly Partial<FighterResult>[]): BoutResult {
  return { winner, by: 'spared', rounds: 5, digest: '0123456789abcdef', fighters: fighters.map(came) };
}

/** A context of a career with written dice. */
export const lived = (state: CareerState, script: readonly Scripted[]): Written<CareerKit> =>
  written(state, careerTables(), script);
