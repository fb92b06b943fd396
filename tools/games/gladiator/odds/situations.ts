/** Attacks of every kind, made from a seed: who strikes with what, at whom, where, and what stands against it. */

import type { Stroke } from '../../../../src/games/gladiator/odds/attempt.ts';
import { defenceFault } from '../../../../src/games/gladiator/rules/advanced/specials.ts';
import { isIn } from '../../../../src/games/gladiator/rules/beasts/setup.ts';
import { BEAST_BOOKS, BEAST_KINDS } from '../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules, basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Edition } from '../../../../src/games/gladiator/rules/tables/edition-types.ts';
import {
  AREAS,
  type Area,
  type Armour,
  type ByArea,
  type Fighter,
  type Item,
  SPECIAL_ATTACKS,
  type SpecialAttack,
  type State,
  type WeaponKind,
} from '../../../../src/games/gladiator/rules/types.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { wild } from '../beasts.ts';
import { scene, shield, tables, weapon } from '../bout.ts';

/** An attack of A on B that is about to be thrown. */
export interface Situation {
  readonly name: string;
  readonly state: State;
  readonly attempt: Stroke;
  readonly attack: number;
  readonly defence: number;
  /** 23.3 A special defence covers the area. */
  readonly guarded: boolean;
}

/** Kinds of attack, in turn. */
export const KINDS = ['plain', 'armed', 'hurt', 'paired', 'special', 'guarded', 'thrown', 'beast', 'bow'] as const;
/** 'dazed': at a man whose CF hardly bear his Stun. */
export type Kind = (typeof KINDS)[number] | 'dazed';

const SPECIALS = Object.keys(SPECIAL_ATTACKS) as SpecialAttack[];

type Chooser = <T>(of: readonly T[]) => T;

const ARMOURS: readonly Armour[] = ['--', '--', 'A', 'B', 'C', 'A2', 'B3', 'B4', 'C5', 'C2'];
const WEAPONS: readonly WeaponKind[] = [
  'sword',
  'axe',
  'flail',
  'maul',
  'trident',
  'javelin',
  'pike',
  'spear',
  'scissor',
];
const HELD: readonly (readonly Item[])[] = [
  [weapon(11, 'sword'), shield(12, 'large')],
  [weapon(11, 'sword'), shield(12, 'small')],
  [weapon(11, 'sword')],
  [shield(12, 'large')],
  [],
];
const PAIRS: readonly (readonly Item[])[] = [
  [weapon(11, 'sword'), weapon(12, 'sword')],
  [weapon(11, 'sword'), weapon(12, 'dagger')],
  [weapon(11, 'scissor'), shield(12, 'small')],
  [weapon(11, 'sword'), weapon(12, 'scissor')],
];
const RATINGS = [-3, -2, -1, 0, 0, 0, 1, 2, 3, 4, 5];
const UP_TO_8 = [1, 2, 3, 4, 5, 6, 7, 8];

/** The attack of a kind that a seed makes. */
export function situation(kind: Kind, seed: string): Situation {
  const rng = rngFrom(seedState(`odds/${kind}/${seed}`));
  const pick: Chooser = (of) => {
    const one = of[rng.int(of.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };
  const area = pick(AREAS);
  const special = kind === 'special' || (kind === 'dazed' && pick([true, false])) ? pick(SPECIALS) : null;
  const rules = kind === 'plain' ? basicRules() : advancedRules(undefined, { beastBook: pick(BEAST_BOOKS) });
  const state = scene({ rules, A: striker(kind, pick), B: struck(kind, pick, rules.beastBook) });
  const attacker = fighterOf(state, 'A');
  const target = fighterOf(state, 'B');
  const at = special === null ? area : (SPECIAL_ATTACKS[special] ?? area);
  const held = attacker.hands[0] ?? null;
  const item = special === 'bash' ? shield(2) : special === 'sand' ? null : held;
  const thrown = kind === 'thrown';
  const attempt: Stroke = { attacker, target, area: at, round: thrown ? null : 3, item, special, behind: false };
  return {
    name: `${kind} ${seed}`,
    state,
    attempt,
    attack: pick(UP_TO_8),
    defence: thrown ? 0 : pick([0, 0, ...UP_TO_8]),
    guarded: kind === 'guarded' && defenceFault(tables, target, at) === null,
  };
}

function striker(kind: Kind, pick: Chooser): Partial<Fighter> {
  const st = pick(RATINGS);
  if (kind === 'beast' && pick([true, false])) return wild(pick(BEAST_KINDS), { st });
  const kinds = kind === 'plain' ? (['sword'] as const) : kind === 'thrown' ? WEAPONS.slice(0, -1) : WEAPONS;
  return { st, hands: [weapon(1, pick(kinds)), shield(2)], wounds: byArea(() => pick([0, 0, 2])) };
}

function struck(kind: Kind, pick: Chooser, book: (typeof BEAST_BOOKS)[number]): Partial<Fighter> {
  if (kind === 'beast')
    return wild(pick(BEAST_KINDS.filter((one) => isIn(book, one))), { wounds: byArea(() => pick([0, 1, 3])) });
  const w = pick([9, 10, 12, 13, 15]);
  const dazed = kind === 'dazed' ? { cn: pick([1, 2, 4]), ...daze(pick) } : {};
  const armour = byArea(() => pick(ARMOURS));
  const wounds = byArea(() => (kind === 'hurt' ? pick([0, 1, 2, 4, w - 3, w - 1]) : 0));
  return { w, armour, wounds, st: pick(RATINGS), hands: hands(kind, pick), ...dazed };
}

function daze(pick: Chooser): Pick<Fighter, 'stun' | 'cfAtStart'> {
  const cfAtStart = pick([2, 4, 6, 8]);
  return { cfAtStart, stun: { amount: pick([0, 0, 1, 2, cfAtStart]), turn: 1, phase: 0 } };
}

function hands(kind: Kind, pick: Chooser): Item[] {
  if (kind === 'bow') return [weapon(11, 'bow')];
  const held = kind === 'paired' || (kind === 'dazed' && pick([true, false])) ? pick(PAIRS) : pick(HELD);
  const worn = kind === 'hurt' ? pick([3, 8, 11, 12, 13]) : pick([0, 0, 5]);
  return held.map((item) => (item.kind === 'shield' ? { ...item, ticked: Math.min(worn, 11) } : item));
}

function byArea<T>(make: (area: Area) => T): ByArea<T> {
  return { 1: make(1), 2: make(2), 3: make(3), 4: make(4), 5: make(5) };
}

/** A situation of the Colosseum's, fought by another edition in armour of its own. */
export function inEdition(one: Situation, edition: Edition): Situation {
  if (edition === 'colosseum') return one;
  const rules = { ...one.state.rules, edition };
  const { target } = one.attempt;
  const armour = Object.fromEntries(
    Object.entries(target.armour).map(([area, worn]) => [
      area,
      partial(worn) ? `${worn[0]}${Number(worn[1]) + 3}` : worn,
    ]),
  ) as typeof target.armour;
  target.armour = armour;
  const state = { ...one.state, rules };
  for (const fighter of state.fighters) if (fighter.id === target.id) fighter.armour = armour;
  return { ...one, name: `${one.name}, ${edition}`, state };
}

const partial = (armour: Armour) => armour !== '--' && armour.length > 1;
