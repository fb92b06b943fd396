/** 13.2: where a thing that leaves a hand comes to rest. */

import { ONE_DIE } from '../../../../kernel/dice.ts';
import { type Hex, sameHex, turn } from '../../../../kernel/hex.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { armedCf, canLeaveHand, FIST_REACH, fistOf } from '../advanced/weapons.ts';
import { flightEnd, restingPlace } from '../arena/obstacles.ts';
import { loseAttacks } from '../basic/posture.ts';
import { rangeBetween } from '../bodies.ts';
import { atBeast, loseCf } from '../cf-loss.ts';
import type { DropCause } from '../events.ts';
import { combatantOf, LAST_ROUND, type PhaseContext, type PlannedAttack } from '../phase.ts';
import { inForce } from '../rule-choices.ts';
import { isWeapon, weaponOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { RELATIVE } from '../tables/types.ts';
import type { Fighter, Item, RuleChoices, Weapon } from '../types.ts';

const DISTANCE_MODIFIERS = [modifier(-1, 'always', '13.2.2')];

/** 13.2.1, 13.2.2 Rolls where an item falls around a man, by his facing (A8). */
function rollPlace(ctx: PhaseContext, around: Fighter): { at: Hex; rolls: readonly Roll[] } {
  const way = rollOf('drop-direction', '13.2.1', ctx.dice.throw('drop-direction', ONE_DIE), 'sum');
  const far = rollOf('drop-distance', '13.2.2', ctx.dice.throw('drop-distance', ONE_DIE), 'sum', DISTANCE_MODIFIERS);
  const relative = ctx.tables.dropDirection[way.total - 1] ?? 0;
  const at = restingPlace(ctx.state, around.at, turn(around.facing, relative), far.total);
  const cell = RELATIVE[relative] ?? '';
  const table = { id: 'dropped-object', row: String(way.total), column: 'direction', cell };
  return { at, rolls: [{ ...way, table }, far] };
}

/** 25.1.1 A cleaving blow: 1D3 markers of blood around the man, each with its own place (P135). */
export function shedBlood(ctx: PhaseContext, fighter: Fighter): void {
  if (!inForce(ctx.state.rules, 25)) return;
  const count = rollOf('blood', '25.1.1', ctx.dice.throw('blood', ONE_DIE), 'd3');
  const places = Array.from({ length: count.total }, () => rollPlace(ctx, fighter));
  const at = places.map((place) => place.at);
  for (const hex of at) if (!ctx.state.blood.some((there) => sameHex(there, hex))) ctx.state.blood.push(hex);
  const rolls = [{ ...count, result: `${count.total} of blood` }, ...places.flatMap((place) => place.rolls)];
  ctx.emit({ kind: 'blood-shed', cite: '25.1.1', fighter: fighter.id, at, rolls });
}

/** 13.2 A man loses an item, and it falls around him. */
export function scatter(ctx: PhaseContext, fighter: Fighter, item: Item, why: DropCause): void {
  release(ctx, fighter, item);
  fall(ctx, fighter, item, why, fighter);
}

/** 13.3.3 A thrown item comes down around the man it was thrown at. */
export function land(ctx: PhaseContext, fighter: Fighter, item: Item, target: Fighter): void {
  fall(ctx, fighter, item, 'thrown', target);
}

/** P343 A thrown item that missed lies so many hexes from the thrower, on its way to the man or beyond him. */
export function overshoot(ctx: PhaseContext, fighter: Fighter, item: Item, target: Fighter, hexes: number): void {
  const at = flightEnd(ctx.state, fighter.at, target.at, hexes);
  ctx.state.loose.push({ item, at });
  const told = { fighter: fighter.id, item: { ...item }, at, why: 'thrown', around: fighter.id } as const;
  ctx.emit({ kind: 'item-dropped', cite: 'P343', ...told });
}

function fall(ctx: PhaseContext, fighter: Fighter, item: Item, why: DropCause, around: Fighter): void {
  const { at, rolls } = rollPlace(ctx, around);
  ctx.state.loose.push({ item, at });
  ctx.emit({
    kind: 'item-dropped',
    cite: why === 'tree' ? '27.6.1' : '13.2',
    fighter: fighter.id,
    item: { ...item },
    at,
    why,
    around: around.id,
    rolls,
  });
}

/** 21.11.2 The weapons that can be knocked from a man's hands. */
export function losableWeapons(tables: Tables, { hands }: Pick<Fighter, 'hands'>): readonly Weapon[] {
  return hands.filter(isWeapon).filter((one) => canLeaveHand(tables, one));
}

/** P32, 21.11.2 The weapon a man loses: one of two at random, and never a scissor. */
export function pickWeapon(ctx: PhaseContext, fighter: Fighter): Weapon | null {
  const weapons = losableWeapons(ctx.tables, fighter);
  const [only = null] = weapons;
  if (weapons.length < 2) return only;
  const lot = ctx.dice.lot('weapon-lost', 'P32', weapons.length);
  const weapon = weapons[lot.picked] ?? only;
  if (weapon !== null)
    ctx.emit({ kind: 'item-chosen', cite: 'P32', fighter: fighter.id, item: { ...weapon }, lots: [lot] });
  return weapon;
}

/** P32 A man lets go of an item where he stands. */
export function letGo(ctx: PhaseContext, fighter: Fighter, item: Item): void {
  release(ctx, fighter, item);
  ctx.state.loose.push({ item, at: fighter.at });
  const { id, at } = fighter;
  ctx.emit({ kind: 'item-dropped', cite: 'P32', fighter: id, item: { ...item }, at, why: 'given-up', around: id });
}

/** Takes an item out of a man's hands, and with it the attacks it was to make and what it gave as one of a pair. */
export function release(ctx: PhaseContext, fighter: Fighter, item: Item): void {
  const { rules } = ctx.state;
  const before = armedCf(rules, ctx.tables, fighter);
  fighter.hands = fighter.hands.filter((held) => held !== item);
  const disarmed = weaponOf(fighter) === null;
  const bare = disarmed && inForce(rules, 22);
  if (bare) becomeStrikes(ctx, fighter);
  loseAttacks(ctx, fighter, 'unarmed', (attack) =>
    bare ? attack.weapon !== null || isMadeWith(rules, attack, item) : disarmed || isMadeWith(rules, attack, item),
  );
  loseCf(ctx, fighter, before - armedCf(rules, ctx.tables, fighter)); // P56 a pair may be broken
}

/** F7, 22.2 What an unarmed man meant for his weapon he strikes with his bare hand, if that reaches: half CF, a round later, but for a grappler (31.3). */
function becomeStrikes(ctx: PhaseContext, fighter: Fighter): void {
  for (const attack of combatantOf(ctx, fighter)?.attacks ?? []) {
    if (!attack.waiting || attack.weapon === null || rangeBetween(fighter, attack.target) > FIST_REACH) continue;
    const { halvings, speed } = fistOf(fighter);
    const cf = { from: attack.cf, to: Math.floor(attack.cf / 2 ** halvings) };
    attack.cf = cf.to;
    attack.fist = true;
    attack.weapon = null;
    attack.round = Math.min(LAST_ROUND, attack.round + speed);
    if (cf.to === 0) attack.waiting = false;
    if (halvings > 0)
      ctx.emit({ kind: 'attack-halved', cite: 'F7', fighter: fighter.id, area: attack.area, cf, ...atBeast(attack) });
  }
}

/** P56, 23.2 Whether an attack needs an item: the weapon he named for it, or the shield of a bash. */
function isMadeWith(rules: RuleChoices, { weapon, special }: PlannedAttack, item: Item): boolean {
  return special === 'bash' ? item.kind === 'shield' : inForce(rules, 24) && weapon === item;
}
