/** 5.2.4, 13.3-13.5: throwing, recovering, kicking and letting go, after movement. */

import { DIRECTIONS, type Direction, distance, sameHex } from '../../../../kernel/hex.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { met, rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { mayShoot, shotFault } from '../advanced/bow.ts';
import { heldBy } from '../advanced/grip.ts';
import { resolveDraws } from '../advanced/sheath.ts';
import { weighShield } from '../advanced/shed-shield.ts';
import { sheathedBy, takeAway, takeable } from '../advanced/spoils.ts';
import { canLeaveHand } from '../advanced/weapons.ts';
import { hasInSight } from '../arena/sight.ts';
import { THROW_REACH } from '../basic/facing.ts';
import { testArms } from '../basic/stun.ts';
import { hexesOf } from '../bodies.ts';
import { pickOne } from '../centurion/bearing.ts';
import { neededItems, ownFirst } from '../centurion/needs.ts';
import { throwOf } from '../centurion/throw.ts';
import { throwTogether } from '../luck/luck.ts';
import { type GladiatorRule, type PhaseContext, type Turnout, turnoutOf } from '../phase.ts';
import { enemiesOf, fighterOf, HANDS, isActive, isSnare, isWeapon } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { Act, Fighter, GladiatorDecisions, Item, ItemId, LooseItem, State } from '../types.ts';
import { viewOf } from '../view.ts';
import { letGo } from './drop.ts';
import { kickBy } from './kicking.ts';
import { RECOVERY_DICE, RECOVERY_MAX, recoveryRoll } from './recovery.ts';
import { resolveThrows, type Throwing } from './throwing.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 13.4 How near an item must lie. */
const RECOVER_RANGE = 1;

type Ask = GladiatorDecisions['act']['ask'];

/** What a man does with things on the ground or lets go; a centurion picks the way of a kick as he kicks. */
type Doing =
  | { readonly kind: 'recover'; readonly item: ItemId; readonly drop: Item | null }
  | { readonly kind: 'kick'; readonly item: ItemId; readonly direction: Direction | null }
  | { readonly kind: 'drop'; readonly drop: Item };
type Doings = ReadonlyMap<Fighter, Doing>;

/** What a man could do with items now; null when he is not asked (F20, P31). Who asked to act may always let something go (P140). */
function askOf(ctx: PhaseContext, fighter: Fighter, act: boolean): Ask | null {
  if (!mayAct(fighter)) return null;
  const within = takeable(ctx.state).filter(({ at }) => distance(at, fighter.at) <= RECOVER_RANGE);
  const recover = within.map(({ item }) => item.id);
  const here = ctx.state.loose.filter(({ at }) => sameHex(at, fighter.at));
  const kick = mayKick(turnoutOf(ctx, fighter)) ? here : [];
  const throws = mayShoot(ctx.tables, fighter) || (act && fighter.hands.length > 0);
  const throwAt = throws ? targetsOf(ctx.state, fighter) : [];
  const drops = act && fighter.hands.some((item) => canLeaveHand(ctx.tables, item));
  if (recover.length === 0 && throwAt.length === 0 && !drops) return null;
  return { fighter: fighter.id, recover, kick: kick.map(({ item }) => item.id), throwAt };
}

/** 13.5 Not after a backward step. */
function mayKick({ entered }: Turnout): boolean {
  return entered.every(({ way }) => way !== 'backward');
}

/** 13.3 Enemies in his front, at any range, with a clear line (P63). */
function targetsOf(state: Readonly<State>, fighter: Fighter): readonly string[] {
  return enemiesOf(state, fighter)
    .filter((one) => !one.aside && hexesOf(one).some((hex) => hasInSight(state, fighter, hex, THROW_REACH)))
    .map(({ id }) => id);
}

/** 5.2.4 The action step: all throws, then all recoveries and kicks (P31). `wishes`: who asked to be asked. */
export function* resolveActions(ctx: PhaseContext, wishes: ReadonlySet<Fighter>): GladiatorRule {
  const asks = ctx.state.fighters.flatMap((fighter) => {
    const ask = fighter.by === 'seat' ? askOf(ctx, fighter, wishes.has(fighter)) : null;
    return ask === null ? [] : [{ kind: 'act' as const, seat: fighter.seat ?? 0, cite: '5.2.4', ...ask }];
  });
  const answers = yield* resolveAsking<'act'>(asks);
  const acts = asks.map((ask, i) => ({ fighter: fighterOf(ctx.state, ask.fighter), act: answers[i] ?? NO_ACT }));
  const doings = new Map<Fighter, Doing>();
  for (const { fighter, act } of acts) {
    const doing = doingOf(fighter, act);
    if (doing !== null) doings.set(fighter, doing);
  }
  const throws = acts.flatMap(({ fighter, act }) =>
    act.kind === 'throw'
      ? [{ fighter, item: heldAt(fighter, act.hand), target: fighterOf(ctx.state, act.target) }]
      : [],
  );
  throws.push(...bookThrows(ctx));
  const threw = new Set(throws.map(({ fighter }) => fighter));
  yield* resolveThrows(ctx, throws);
  for (const turnout of ctx.turnouts) {
    const { fighter } = turnout;
    if (fighter.by === 'book' && mayAct(fighter)) weighShield(ctx, fighter);
    const doing = fighter.by === 'book' && !threw.has(fighter) ? bookDoing(ctx, turnout) : null;
    if (doing !== null) doings.set(fighter, doing);
  }
  settleDoings(ctx, new Map([...doings].filter(([fighter]) => mayAct(fighter))));
  testArms(ctx);
  yield* resolveDraws(ctx, wishes);
}

/** P83 What the centurions throw. */
function bookThrows(ctx: PhaseContext): Throwing[] {
  const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
  return ctx.state.fighters.flatMap((fighter) => {
    const thrown = fighter.by === 'book' && mayThrow(fighter) ? throwOf(view, fighter) : null;
    return thrown === null ? [] : [{ fighter, ...thrown }];
  });
}

const NO_ACT: Act = { kind: 'none' };

/** 5.2.4, P31 Awake, on his feet or knees, and in nobody's hold (22.4). */
function mayAct(fighter: Fighter): boolean {
  return fighter.mount === null && mayThrow(fighter);
}

/** 13.3, 21.3.2.1 As for any act with an item; a man on a horse can shoot as well. */
function mayThrow(fighter: Fighter): boolean {
  const free = !fighter.aside && fighter.beast === null && fighter.grappled === null;
  return isActive(fighter) && free && fighter.posture !== 'prone';
}

/** What is left to do after the throws, with the very items that were in hand when it was chosen. */
function doingOf(fighter: Fighter, act: Act): Doing | null {
  switch (act.kind) {
    case 'none':
    case 'throw':
      return null;
    case 'drop':
      return { kind: 'drop', drop: heldAt(fighter, act.hand) };
    case 'kick':
      return act;
    case 'recover':
      return { ...act, drop: act.drop === null ? null : heldAt(fighter, act.drop) };
  }
}

function heldAt(fighter: Fighter, hand: number): Item {
  const item = fighter.hands[hand];
  if (item === undefined) throw new Error(`fighter '${fighter.id}' holds nothing there`);
  return item;
}

/** P74, P79, F20 A centurion tries for what he needs, the nearest first, or kicks what he stopped at. */
function bookDoing(ctx: PhaseContext, { fighter, items, collided }: Turnout): Doing | null {
  if (!mayAct(fighter) || heldBy(ctx.state, fighter) !== null) return null;
  const needed = neededItems(ctx.state, ctx.tables, fighter, RECOVER_RANGE);
  const nearest = Math.min(...needed.map(({ at }) => distance(at, fighter.at)));
  const nearby = needed.filter(({ at }) => distance(at, fighter.at) === nearest);
  const close = ownFirst(ctx.tables, fighter, nearby);
  if (close.length > 0) {
    const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
    const [{ item }, lots] = pickOne(view, 'recover-item', 'F20', close);
    if (lots.length > 0) ctx.emit({ kind: 'item-chosen', cite: 'F20', fighter: fighter.id, item: { ...item }, lots });
    return { kind: 'recover', item: item.id, drop: spareOf(fighter) };
  }
  const here = ctx.state.loose.find(({ item, at }) => item.id === items.kicks && sameHex(at, fighter.at));
  return here === undefined || collided ? null : { kind: 'kick', item: here.item.id, direction: null };
}

/** P32 With both hands full a centurion lets go of a net or lasso first, for no hand is free without. */
function spareOf({ hands }: Fighter): Item | null {
  return hands.length < HANDS ? null : (hands.find(isSnare) ?? hands[0] ?? null);
}

/** Recoveries, kicks and dropping; who goes for an item another kicks dices for who is first (P31). */
function settleDoings(ctx: PhaseContext, doings: Doings): void {
  for (const [fighter, doing] of doings) if (doing.kind === 'drop') dropHeld(ctx, fighter, doing.drop);
  const done = new Set<ItemId>();
  for (const doing of doings.values()) {
    if (doing.kind === 'drop' || done.has(doing.item)) continue;
    done.add(doing.item);
    settleItem(ctx, doing.item, doings);
  }
}

/** Lets an item go, if a throw has not knocked it from his hand (P31). */
function dropHeld(ctx: PhaseContext, fighter: Fighter, item: Item): void {
  if (fighter.hands.includes(item)) letGo(ctx, fighter, item);
}

function settleItem(ctx: PhaseContext, id: ItemId, doings: Doings): void {
  const takers = [...doings].flatMap(([fighter, doing]) =>
    doing.kind === 'recover' && doing.item === id ? [{ fighter, drop: doing.drop }] : [],
  );
  const [kicker] = [...doings].flatMap(([fighter, doing]) =>
    doing.kind === 'kick' && doing.item === id ? [{ fighter, direction: doing.direction }] : [],
  );
  const kicksFirst =
    kicker !== undefined &&
    (takers.length === 0 ||
      kickFirst(
        ctx,
        id,
        kicker.fighter,
        takers.map(({ fighter }) => fighter),
      ));
  if (kicksFirst) kickBy(ctx, kicker, looseOf(ctx.state, id));
  const { at } = looseOf(ctx.state, id);
  const reaching = takers.filter(({ fighter }) => distance(fighter.at, at) <= RECOVER_RANGE);
  const taken = reaching.length > 0 && recoverBy(ctx, id, reaching);
  if (kicker !== undefined && !kicksFirst && !taken) kickBy(ctx, kicker, looseOf(ctx.state, id));
}

/** P31 Recover against kick: the higher 1D6 acts first. */
function kickFirst(ctx: PhaseContext, id: ItemId, kicker: Fighter, takers: readonly Fighter[]): boolean {
  for (;;) {
    const thrown = throwTogether(ctx, 'who-first', [kicker, ...takers]);
    const rolls = [kicker, ...takers].map((man) => rollOf('who-first', 'P31', thrown(man), 'sum'));
    const [mine, ...others] = rolls.map(({ total }) => total);
    const best = Math.max(...others);
    const item = { ...looseOf(ctx.state, id).item };
    const fighters = [kicker.id, ...takers.map((taker) => taker.id)];
    const winner = mine === best ? null : (mine ?? 0) > best ? kicker.id : (takers[others.indexOf(best)]?.id ?? null);
    ctx.emit({ kind: 'recovery-contested', cite: 'P31', fighters, item, winner, rolls });
    if (winner !== null) return winner === kicker.id;
  }
}

function looseOf(state: Readonly<State>, id: ItemId): LooseItem {
  const found = takeable(state).find(({ item }) => item.id === id);
  if (found === undefined) throw new Error(`item ${id} cannot be reached`);
  return found;
}

/** Who tries for an item, and what he lets go for it (P32). */
interface Taker {
  readonly fighter: Fighter;
  readonly drop: Item | null;
}

/** 13.4 One or more men try for an item; the lowest success has it, ties rolled again (13.4.3). */
function recoverBy(ctx: PhaseContext, id: ItemId, takers: readonly Taker[]): boolean {
  const loose = looseOf(ctx.state, id);
  const owner = sheathedBy(ctx.state, id);
  const from = owner === null ? {} : { from: owner.id };
  const tries = takers.map((taker) => ({
    taker,
    roll: recoveryRoll(ctx, taker.fighter, loose, ctx.dice.throw('recovery', RECOVERY_DICE)),
  }));
  const lowest = Math.min(...tries.map(({ roll }) => roll.total));
  const best = tries.filter(({ roll }) => roll.total === lowest).map(({ taker }) => taker);
  for (const { taker, roll } of tries) {
    const recovered = met(roll) && best.length === 1 && best[0] === taker;
    const event = { fighter: taker.fighter.id, item: { ...loose.item }, ...from, recovered, rolls: [roll] };
    if (recovered) take(ctx, taker, loose);
    ctx.emit({ kind: 'recovery-tried', cite: '13.4', ...event });
  }
  if (lowest > RECOVERY_MAX) return false;
  return best.length > 1 ? recoverBy(ctx, id, best) : true;
}

function take(ctx: PhaseContext, { fighter, drop }: Taker, loose: LooseItem): void {
  if (drop !== null) dropHeld(ctx, fighter, drop);
  takeAway(ctx.state, loose.item);
  fighter.hands.push(loose.item);
  if (isWeapon(loose.item)) turnoutOf(ctx, fighter).items.tookUp = loose.item.id;
}

/** Why an act is not allowed, with its rule, or null. */
function actFault(state: Readonly<State>, tables: Tables, ask: Ask, act: Act): string | null {
  const fighter = fighterOf(state, ask.fighter);
  const { hands } = fighter;
  switch (act.kind) {
    case 'none':
      return null;
    case 'throw':
      return throwFault(tables, fighter, act.hand) ?? (ask.throwAt.includes(act.target) ? null : OUT_OF_FRONT);
    case 'drop':
      return dropFault(tables, hands, act.hand);
    case 'kick':
      return ask.kick.includes(act.item)
        ? null
        : 'you kick only what lies in your hex, and not after a backward step (13.5)';
    case 'recover':
      return recoverFault(tables, hands, ask, act.item, act.drop);
  }
}

const OUT_OF_FRONT = 'a throw needs an opponent in your front (13.3)';

function throwFault(tables: Tables, fighter: Fighter, hand: number): string | null {
  const item = fighter.hands[hand];
  if (item === undefined) return 'there is nothing in that hand to throw (13.3)';
  if (!canLeaveHand(tables, item)) return `a ${item.kind} never leaves the hand (21.11.2)`;
  return shotFault(tables, fighter, item);
}

function dropFault(tables: Tables, hands: readonly Item[], hand: number): string | null {
  const item = hands[hand];
  if (item === undefined) return 'there is nothing in that hand to let go (P32)';
  return canLeaveHand(tables, item) ? null : `a ${item.kind} never leaves the hand (21.11.2)`;
}

function recoverFault(
  tables: Tables,
  hands: readonly Item[],
  ask: Ask,
  item: ItemId,
  drop: number | null,
): string | null {
  if (!ask.recover.includes(item)) return 'that does not lie within one hex (13.4)';
  const fault = drop === null ? null : dropFault(tables, hands, drop);
  if (fault !== null) return fault;
  if (drop === null && hands.length >= HANDS) return 'both hands are full: let something go first (13.4)';
  return null;
}

function listActs(state: Readonly<State>, tables: Tables, ask: Ask): readonly Act[] {
  const fighter = fighterOf(state, ask.fighter);
  const { hands } = fighter;
  const full = hands.length >= HANDS;
  const loosable = hands.flatMap((item, hand) => (canLeaveHand(tables, item) ? [hand] : []));
  const throwable = loosable.filter((hand) => throwFault(tables, fighter, hand) === null);
  const drops = full ? loosable : [null];
  return [
    { kind: 'none' },
    ...ask.throwAt.flatMap((target) => throwable.map((hand): Act => ({ kind: 'throw', hand, target }))),
    ...ask.recover.flatMap((item) => drops.map((drop): Act => ({ kind: 'recover', item, drop }))),
    ...ask.kick.flatMap((item) => DIRECTIONS.map((direction): Act => ({ kind: 'kick', item, direction }))),
    ...loosable.map((hand): Act => ({ kind: 'drop', hand })),
  ];
}

/** 5.2.4 What a man does with an item in this phase: throw, recover, kick, drop, or nothing. */
export const actDecision: DecisionRules<State, Tables, Ask, Act> = {
  check: (state, tables, ask, act) => actFault(state, tables, ask, act),
  list: (state, tables, ask) => listActs(state, tables, ask),
  sample(state, tables, ask, pick) {
    const acts = listActs(state, tables, ask);
    return acts[pick(acts.length)] ?? { kind: 'none' };
  },
};
