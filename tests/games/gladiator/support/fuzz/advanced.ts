/** Bouts of the Advanced Game at large (19-25): men of any style with any weapon, and any two in the thick of it. */

import fc from 'fast-check';
import { armedCf } from '../../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { isWeapon } from '../../../../../src/games/gladiator/rules/sheet.ts';
import {
  AREAS,
  CAUGHT_BY,
  type Fighter,
  GLADIATOR_TYPES,
  type Item,
  type RuleChoices,
  SNARE_KINDS,
  STYLES,
  type State,
} from '../../../../../src/games/gladiator/rules/types.ts';
import { distance } from '../../../../../src/kernel/hex.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import { lying, shield, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { anyScene, anySetup } from '../../../../../tools/games/gladiator/fuzz/bouts.ts';
import { CHECKED } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { WEAPON_GROUPS, WEAPON_KINDS } from '../armoury.ts';

/** 21.3 The bow is a rider's, whom the journal checker does not know. */
const ON_FOOT = WEAPON_KINDS.filter((kind) => kind !== 'bow');

/** All chapters twice as often as some of them. */
const sections = fc.oneof(
  fc.constant<readonly (typeof CHECKED)[number][]>(CHECKED),
  fc.constant<readonly (typeof CHECKED)[number][]>(CHECKED),
  fc.subarray([...CHECKED]),
);
const withChapters = (rules: RuleChoices, chapters: readonly (typeof CHECKED)[number][]): RuleChoices => ({
  ...rules,
  ...{ profile: 'advanced', sections: advancedRules(chapters).sections },
});

const kit = {
  kind: fc.constantFrom(...STYLES, ...STYLES, ...GLADIATOR_TYPES, 'surprise' as const),
  weapon: fc.option(fc.constantFrom(...ON_FOOT), { freq: 2 }),
  javelins: fc.integer({ min: 2, max: 4 }),
  dagger: fc.boolean(),
};
const plain = fc.record(kit, { requiredKeys: ['kind', 'weapon'] });
/** 21.1.1 What a man was taught: everything, or some weapons, or none at all. */
const taught = fc.option(fc.subarray([...WEAPON_GROUPS]), { freq: 3 });
const armedAtAll = fc.record(
  { ...kit, weapon: fc.option(fc.constantFrom(...ON_FOOT, 'bow', 'bow', 'bow'), { freq: 3 }), trained: taught },
  { requiredKeys: ['kind', 'weapon'] },
);

const advanced = (kits: fc.Arbitrary<Partial<FighterSetup>>): fc.Arbitrary<Setup> =>
  fc.record({ setup: anySetup, kits: fc.tuple(kits, kits), chapters: sections }).map((one) => ({
    rules: withChapters(one.setup.rules, one.chapters),
    fighters: one.setup.fighters.map((man, i): FighterSetup => ({ ...man, ...one.kits[i] })),
  }));

/** Any set-up of the Advanced Game that the journal checker can follow. */
export const anyAdvanced: fc.Arbitrary<Setup> = advanced(plain);

/** Any set-up of the Advanced Game, with bows, and with men who were not taught all that they hold. */
export const anyArmed: fc.Arbitrary<Setup> = advanced(armedAtAll);

const FIRST_ITEM = 20;
const kinds = fc.constantFrom<Item['kind']>(...WEAPON_KINDS, ...SNARE_KINDS, 'shield');
const armed = fc.record({
  style: fc.constantFrom(...STYLES),
  hands: fc.array(kinds, { maxLength: 2 }),
  sheath: fc.array(fc.constantFrom(...WEAPON_KINDS), { maxLength: 2 }),
  short: fc.boolean(),
  netAgain: fc.nat(40),
  arrows: fc.nat(3),
  trained: taught,
  caught: fc.option(fc.constantFrom(...CAUGHT_BY), { freq: 1 }),
  cord: fc.boolean(),
  since: fc.nat(4),
  held: fc.option(fc.constantFrom(...AREAS), { freq: 3 }),
});
type Armed = typeof armed extends fc.Arbitrary<infer T> ? T : never;

const thing = (kind: Item['kind'], id: number, short = false): Item => {
  if (kind === 'shield') return shield(id, 'small');
  return kind === 'trident' && short ? { id, kind, short: true } : { id, kind };
};

/** Two men of the Advanced Game near each other: hurt, in nets or in each other's hands, with anything in their own. */
export const anyAdvancedScene: fc.Arbitrary<State> = fc
  .record({ state: anyScene, men: fc.tuple(armed, armed), chapters: sections })
  .map((one) => {
    const state = copyPlain(one.state);
    const rules = withChapters(state.rules, one.chapters);
    const phases = state.turn * 8 + state.phase;
    const fighters = state.fighters.map((man, i): Fighter => equip(man, one.men[i], FIRST_ITEM * (i + 1), phases));
    const all = { ...state, rules, fighters };
    for (const man of fighters) wake(rules, man);
    for (const [i, man] of fighters.entries()) bind(all, man, one.men[i], FIRST_ITEM * (i + 1) + 9);
    return all;
  });

function equip(man: Fighter, armed: Armed | undefined, first: number, phases: number): Fighter {
  if (armed === undefined) return man;
  const { style, netAgain, arrows, trained } = armed;
  const { type, phases: rate } = tables.styles[style];
  const hands = armed.hands.map((kind, i) => thing(kind, first + i, armed.short));
  const sheath = armed.sheath.map((kind, i) => ({ id: first + 4 + i, kind }));
  const held = [...hands, ...man.hands].slice(0, 2);
  const idle = man.by === 'book' && !held.some(isWeapon); // the book takes up nothing but weapons and shields
  const more = { hands: idle ? held.slice(0, 1) : held, sheath, netAgain: Math.min(netAgain, phases + 3) };
  return { ...man, ...more, arrows, trained, style, type, moves: Math.min(man.moves, rate) };
}

/** P33 A pair of weapons may give him the CF to bear his Stun. */
function wake(rules: RuleChoices, man: Fighter): void {
  man.conscious = man.stun.amount === 0 || man.stun.amount <= armedCf(rules, tables, man);
  if (!man.conscious) Object.assign(man, { posture: 'prone', owesStumble: false });
}

/** A man in a net, or in the hands of the other (P138, P170). */
function bind(state: State, man: Fighter, armed: Armed | undefined, id: number): void {
  const other = state.fighters.find((one) => one !== man);
  if (armed === undefined || other === undefined) return;
  const now = state.turn * 8 + state.phase;
  const since = Math.max(9, now - armed.since);
  const when = { turn: Math.floor((since - 1) / 8), phase: ((since - 1) % 8) + 1 };
  if (armed.caught !== null && state.rules.sections.includes(20)) {
    const snare = { id, kind: armed.caught === 'net' ? ('net' as const) : ('lasso' as const) };
    const holder = armed.cord ? other.id : null;
    const dragged = man.posture === 'prone' && armed.cord;
    man.ensnared = { snare, by: armed.caught, holder, ...when, dragged };
  }
  const able = other.conscious && other.posture !== 'prone' && other.grappled === null && other.ensnared === null;
  const seizable = able && man.grappled === null && distance(man.at, other.at) === 1;
  if (armed.held === null || !seizable || !state.rules.sections.includes(22)) return;
  if (state.fighters.some(({ grappled }) => grappled !== null)) return;
  const [kept, gone] = [other.hands.filter(({ kind }) => kind === 'scissor'), other.hands];
  if (kept.length > 0) return;
  for (const item of gone) state.loose.push(lying(item, other.at));
  other.hands = [];
  man.grappled = { by: other.id, area: armed.held };
}
