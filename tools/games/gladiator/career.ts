/** Months of a career: its states, the men in them, and what a rule makes of them. */
import type { CareerContext, CareerRule } from '../../../src/games/gladiator/career/context.ts';
import type { CareerKit } from '../../../src/games/gladiator/career/kit.ts';
import type { Man, Rival } from '../../../src/games/gladiator/career/man/man-types.ts';
import type { Bill, BoutResult, Feats } from '../../../src/games/gladiator/career/munus/munus-types.ts';
import { initialCareer } from '../../../src/games/gladiator/career/setup.ts';
import type { CareerSetup, CareerState } from '../../../src/games/gladiator/career/types.ts';
import { campaignRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import { campaign, feats, priscus } from './campaign.ts';
import { type Answers, type Faces, type RuleRun, runRule } from './rule-run.ts';

export const CAREER: CareerSetup = {
  name: 'Priscus',
  mode: 'ironman',
  rules: campaignRules(),
  origin: false,
  armour: 'roll',
  lead: 'one',
  trueOdds: false,
};

/** A career in its first month; Priscus has been made. */
export function inMonth(traits: Partial<CareerState> = {}): CareerState {
  return { ...initialCareer(CAREER), turn: 1, phase: 2, seed: 'months', man: priscus(), ...traits };
}

/** A known gladiator: a Myrmillo unless told otherwise. */
export function rival(id: number, man: Partial<Man> = {}, traits: Partial<Rival> = {}): Rival {
  const sheet = priscus({ name: `Rival${id}`, luck: 0, xp: 0, ...man });
  return { id, man: sheet, fs: 0, standing: 'fighting', killer: null, met: [], bouts: 0, ...traits };
}

/** What a rule makes of a state. */
export function month<T>(
  state: CareerState,
  run: (ctx: CareerContext) => CareerRule<T>,
  faces: Faces = {},
  answers: Answers = {},
  seed = 'months',
  tables = campaign,
): RuleRun<CareerKit, T> {
  return runRule<CareerKit, T>({ state, tables, seed, faces, answers }, run);
}

/** A matched pair against Rival1, who is a newcomer unless his number is given. */
export function bill(traits: Partial<Bill> = {}): Bill {
  const { man, fs } = rival(1);
  return {
    ...{ type: 'matched-pair', unique: false, deathMatch: false, comrades: [], beasts: [] },
    challengers: [{ man, combatClass: 2, spent: 0, fs, rival: null }],
    arena: { size: 3, obstacles: 0 },
    ...traits,
  };
}

/** A bout that A won and B lost with his life, by A's hand, unless told otherwise. */
export function bout(a: Partial<Feats> = {}, b: Partial<Feats> = {}, traits: Partial<BoutResult> = {}): BoutResult {
  const beaten = { result: 'P', dead: true, killer: 'Priscus' } as const;
  return {
    ...{ winner: 0, by: 'wounds', turns: 2, moments: [], digest: '0123456789abcdef' },
    feats: { A: feats(a), B: feats({ ...beaten, ...b }) },
    ...traits,
  };
}
