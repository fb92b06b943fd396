/** 13.3: throwing a weapon or shield. */

import { type Lot, ONE_DIE, type Throw } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { met, needing, type Roll, readDice, rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { isBow } from '../advanced/bow.ts';
import { isMissile } from '../advanced/missiles.ts';
import { skillLevel } from '../advanced/talents.ts';
import { armedCf } from '../advanced/weapons.ts';
import { strikeThrown } from '../basic/attack.ts';
import { areasFrom } from '../basic/facing.ts';
import { rangeBetween } from '../bodies.ts';
import { pickOne } from '../centurion/bearing.ts';
import { weakestAreas } from '../centurion/combat.ts';
import type { GladiatorRule, PhaseContext } from '../phase.ts';
import { isShield, isWeapon } from '../sheet.ts';
import type { Tables, ThrownAs } from '../tables/types.ts';
import { weaponRecord, weaponRow } from '../tables/weapon-rows.ts';
import { areaName } from '../told/words.ts';
import {
  AREAS,
  type Area,
  type Fighter,
  type GladiatorDecisions,
  type Item,
  type RuleChoices,
  SWORD,
} from '../types.ts';
import { viewOf } from '../view.ts';
import { land, overshoot, release } from './drop.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 13.3.2.1 On this face the thrower names the area. */
const CHOICE_FACE = 6;

/** One item in the air. */
export interface Throwing {
  readonly fighter: Fighter;
  readonly item: Item;
  readonly target: Fighter;
  /** P5 By which a centurion chose among several. */
  readonly lots?: readonly Lot[];
}

/** One after the roll for its range. */
interface Reached extends Throwing {
  readonly roll: Roll;
  readonly near: boolean;
}

/** One whose flight is over: whether it strikes, and the rolls that named an area, the last in force. */
interface Flown extends Reached {
  readonly areas: readonly Roll[];
  readonly hit: boolean;
}

/** P306 Whether the roll by which a thing reached its man has found the area as well. */
const isArea = ({ name }: Roll): boolean => name === 'throw-area';

/**
 * 13.3 All throws of a phase at once (P31, P64): the items leave their hands, ranges are rolled, areas
 * found, blows read and only then struck; at last every item comes down.
 */
export function* resolveThrows(ctx: PhaseContext, throws: readonly Throwing[]): GladiatorRule {
  for (const { fighter, item } of throws) letFly(ctx, fighter, item);
  const flown = throws.map((one) => reach(ctx, one)).map((one) => fly(ctx, one));
  for (const one of flown) tellThrow(ctx, one);
  const hits = flown.filter(({ hit }) => hit);
  const open = hits.filter(({ fighter, areas }) => areas.at(-1)?.total === CHOICE_FACE && fighter.by === 'seat');
  const aims = yield* resolveAsking<'aim'>(open.map(aimRequest));
  const blows = hits.map((one) => {
    const roll = one.areas.at(-1);
    const named = one.fighter.by === 'seat' ? aims[open.indexOf(one)] : null;
    const rolled = AREAS.find((known) => known === roll?.total);
    const [area, lots] = rolled === undefined ? aimed(ctx, one, named ?? null) : [rolled, []];
    const name = areaName(one.target, area);
    const chosen = rolled === undefined ? `his choice: ${name}` : name;
    return {
      ...one,
      cf: thrownCf(ctx.state.rules, ctx.tables, one.fighter, one.item),
      area,
      lots,
      rolls: roll === undefined || isArea(one.roll) ? [] : [...one.areas.slice(0, -1), { ...roll, result: chosen }],
    };
  });
  strikeThrown(ctx, blows);
  for (const one of flown) if (!isBow(ctx.tables, one.item)) comeDown(ctx, one);
}

/** 13.3.3 It falls around the man it was thrown at; by the Billings tables, if it missed, where its die has it (P343). */
function comeDown(ctx: PhaseContext, { fighter, item, target, hit, roll }: Flown): void {
  if (hit || ctx.tables.formulas.throw !== 'training') land(ctx, fighter, item, target);
  else overshoot(ctx, fighter, item, target, readDice(roll.dice, 'sum'));
}

/** P268 Whether the die that names the area strikes at all: by the Billings tables a 6 is a miss, elsewhere, and of an arrow, a choice. */
export function findsArea(tables: Tables, item: Item, face: number): boolean {
  return tables.formulas.throw !== 'training' || isBow(tables, item) || face !== CHOICE_FACE;
}

/** 13.3.2.1 1D6, thrown again for an area of a beast that cannot be struck from where he stands (P177). */
function rollArea({ dice, tables }: PhaseContext, { fighter, target }: Throwing): readonly Roll[] {
  const areas = areasFrom(tables, target, fighter.at);
  const rolls: Roll[] = [];
  for (;;) {
    const roll = rollOf('throw-area', '13.3.2.1', dice.throw('throw-area', ONE_DIE), 'sum');
    if (roll.total === CHOICE_FACE || areas.some((area) => area === roll.total)) return [...rolls, roll];
    rolls.push({ ...roll, result: 'out of his way' });
  }
}

/** 13.3, 21.3.1 A thrown thing leaves the hand; a bow stays there, and an arrow is gone for good (P64). */
function letFly(ctx: PhaseContext, fighter: Fighter, item: Item): void {
  if (isBow(ctx.tables, item)) fighter.arrows -= 1;
  else release(ctx, fighter, item);
}

/** 13.3.2.1, P64 The area that was named; a centurion names that of the weakest armour. */
function aimed(
  { state, tables, dice }: PhaseContext,
  { fighter, target }: Throwing,
  named: Area | null,
): [Area, readonly Lot[]] {
  if (fighter.by === 'seat') return [named ?? 1, []];
  const view = { state: viewOf(state), tables, dice };
  return pickOne(view, 'weakest-armour', 'F17', weakestAreas(tables, target, areasFrom(tables, target, fighter.at)));
}

function aimRequest({ fighter, target }: Throwing) {
  return { kind: 'aim', seat: fighter.seat ?? 0, cite: '13.3.2.1', fighter: fighter.id, target: target.id } as const;
}

/** 13.3.2 Whether a thing reaches its man, and the roll that says so. */
function reach(ctx: PhaseContext, throwing: Throwing): Reached {
  const { fighter, item, target } = throwing;
  const name = fliesFour(ctx.tables, item) ? 'throw-area' : 'throw-distance';
  const thrown = ctx.dice.throw(name, RANGE_DICE);
  const roll = rangeRoll(ctx.tables, fighter, item, rangeBetween(fighter, target), thrown);
  const inReach = !isArea(roll) || areasFrom(ctx.tables, target, fighter.at).some((area) => area === roll.total);
  return { ...throwing, roll, near: met(roll) && inReach };
}

/** 13.3.2.1 Which area it strikes, if any. */
function fly(ctx: PhaseContext, one: Reached): Flown {
  if (!one.near) return { ...one, areas: [], hit: false };
  if (isArea(one.roll)) return { ...one, areas: [one.roll], hit: true };
  const areas = rollArea(ctx, one);
  return { ...one, areas, hit: findsArea(ctx.tables, one.item, areas.at(-1)?.total ?? 0) };
}

/** 13.3 Tells of a throw; the rolls that named the area are told with its blow, or here where there is none (P268). */
function tellThrow(ctx: PhaseContext, { fighter, item, target, lots = [], roll, near, areas, hit }: Flown): void {
  const missed = near && !hit ? areas.map((area) => ({ ...area, result: area.result ?? 'flies past' })) : [];
  const event = {
    fighter: fighter.id,
    target: target.id,
    item: { ...item },
    range: rangeBetween(fighter, target),
    hit,
  };
  const shot = isBow(ctx.tables, item) ? { cite: '21.3.2.1', arrows: fighter.arrows } : { cite: '13.3' };
  ctx.emit({ kind: 'thrown', ...shot, ...event, rolls: [roll, ...missed], ...(lots.length === 0 ? {} : { lots }) });
}

/** 13.3.2 The dice of the roll that a throw carries. */
export const RANGE_DICE = ONE_DIE;

/** 13.3.2 The roll that a thrown thing, or an arrow, reaches a man at a range. */
export function rangeRoll(tables: Tables, fighter: Fighter, item: Item, range: number, thrown: Throw): Roll {
  if (fliesFour(tables, item)) return fourHexesRoll(fighter, range, thrown);
  return RANGE_ROLLS[wayOf(tables, fighter, item)](tables, fighter, item, range, thrown);
}

/** P340 How it is found: arrows by 13.3.2 in every edition, and whatever a man with TH throws where the sheet counts no skill. */
function wayOf(tables: Tables, fighter: Fighter, item: Item): Tables['formulas']['throw'] {
  const { throw: way } = tables.formulas;
  const skilled = way === 'exact' && skillLevel(fighter, 'TH') > 0;
  return isBow(tables, item) || skilled ? 'strength' : way;
}

/** P306 How far a javelin flies. */
const JAVELIN_REACH = 4;

/** P306 Whether a thing is a javelin that flies four hexes, whatever the strength of the thrower; TH carries it further (P340). */
function fliesFour(tables: Tables, item: Item): boolean {
  return tables.formulas.javelin === 'four hexes' && isMissile(tables, item);
}

/** P306 The die names the area, and on a 6 nothing is struck; nor is anything beyond its reach. */
function fourHexesRoll(fighter: Fighter, range: number, thrown: Throw): Roll {
  const roll = rollOf('throw-area', 'P306', thrown, 'sum');
  const short = range > JAVELIN_REACH + skillLevel(fighter, 'TH');
  return needing(roll, '<', short ? 1 : CHOICE_FACE, (hit) =>
    hit ? 'it flies true' : short ? 'it falls short' : 'it misses',
  );
}

/** 13.3.1, P306 The CF a thrown thing strikes with: its own; of a javelin of four hexes no more than half its man's. */
function thrownCf(rules: RuleChoices, tables: Tables, fighter: Fighter, item: Item): number {
  const broken = tables.formulas.throw === 'training' && isWeapon(item) && item.short === true;
  const { crt } = weaponRow(tables, broken ? { kind: SWORD } : item); // P297 a broken one flies as a sword
  if (!fliesFour(tables, item)) return crt;
  return Math.max(0, Math.min(crt, Math.floor(armedCf(rules, tables, fighter) / 2)));
}

const RANGE_ROLLS: { readonly [F in Tables['formulas']['throw']]: typeof rangeRoll } = {
  strength: strengthRoll,
  exact: exactRoll,
  training: trainingRoll,
};

const struck = (hit: boolean) => (hit ? 'it strikes' : 'it falls short');

/** 13.3.2 1D6 - 1 + ST + Thr must be more than the range. */
function strengthRoll(...[tables, fighter, item, range, thrown]: Parameters<typeof rangeRoll>): Roll {
  const modifiers: Modifier[] = [modifier(-1, 'always', '13.3.2')];
  addModifier(modifiers, fighter.st, 'ST', '13.3.2');
  addModifier(modifiers, weaponRow(tables, item).thr ?? 0, `Thr of the ${item.kind}`, '13.3.2');
  const level = skillLevel(fighter, 'TH');
  addModifier(modifiers, level, `Throwing (TH ${level})`, '31.3');
  const sum = rollOf('throw-distance', '13.3.2', thrown, 'sum', modifiers);
  return needing(sum, '>', range, struck);
}

/** P264 By the tables of 1981 the die must show the range itself, unless the thrower is skilled (P340). */
function exactRoll(...[, , , range, thrown]: Parameters<typeof rangeRoll>): Roll {
  return needing(rollOf('throw-distance', 'P264', thrown, 'sum'), '=', range, (hit) =>
    hit ? 'it strikes' : 'it misses',
  );
}

/** P268 What a thing is thrown as: the trident is made for it, and so are javelin and spear; a broken one is not. */
function thrownAs(tables: Tables, item: Item): ThrownAs {
  if (isShield(item)) return 'shield';
  const { flies = 'sword' } = weaponRecord(tables, item);
  return isWeapon(item) && item.short === true ? 'sword' : flies;
}

/** P268 Training that makes a throw worse at this or less, and better at this or more. */
const TRAINED = { worse: 8, better: 12 } as const;
/** P268 How many hexes a thing can be thrown by the Billings tables. */
const THROW_MAX = 6;

/** P268 By the Billings tables a die with the range and the thrower's training strikes on 1 or less, to six hexes. */
function trainingRoll(...[tables, fighter, item, range, thrown]: Parameters<typeof rangeRoll>): Roll {
  const modifiers: Modifier[] = [];
  const hexes = range === 1 ? '1 hex' : `${range} hexes`;
  const beyond = range > THROW_MAX ? THROW_MAX : 0;
  addModifier(modifiers, (tables.throws?.[thrownAs(tables, item)][range - 1] ?? 0) + beyond, hexes, 'P268');
  addModifier(modifiers, fighter.tr <= TRAINED.worse ? 1 : fighter.tr >= TRAINED.better ? -1 : 0, 'training', 'P268');
  const level = skillLevel(fighter, 'TH');
  addModifier(modifiers, -level, `Throwing (TH ${level})`, 'P340');
  return needing(rollOf('throw-distance', 'P268', thrown, 'sum', modifiers), '<=', 1, (hit) =>
    hit ? 'it flies true' : 'it misses',
  );
}
