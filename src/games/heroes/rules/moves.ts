/** 5.2 What is done in one's own turn, act by act. */

import { needing } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Act } from './acts.ts';
import { recoverBonus } from './bonus.ts';
import { dropItem, pickUp } from './floor.ts';
import { passRoll } from './idioms.ts';
import { type HeroesContext, type HeroesDecisions, resolveAsking } from './kit.ts';
import { pickUpsOf } from './legal.ts';
import { resolveManeuver } from './maneuver.ts';
import { surrender } from './mercy.ts';
import { comparedTo, fighterOf, opponentsIn, savvyNow } from './roster.ts';
import { clearEyes, kickSand, resolveThrow, resolveToss } from './specials.ts';
import type { Fighter } from './types.ts';
import { type HandSide, otherHand, type ZoneName } from './words.ts';

/** Does one thing, with everything that follows from it. It must be legal. */
export function* resolveAct(ctx: HeroesContext, fighter: Fighter, act: Act): Rule<HeroesDecisions> {
  switch (act.do) {
    case 'hold':
      return told(ctx, 'held', '3.7.1', fighter, recoverBonus(fighter));
    case 'stand':
      return stand(ctx, fighter);
    case 'escape':
      return leaveNet(ctx, fighter);
    case 'clear-eyes':
      return clearEyes(ctx, fighter);
    case 'destroy-net':
      return destroyNet(ctx, fighter);
    case 'surrender':
      return giveUp(ctx, fighter);
    case 'move':
      return yield* resolveStep(ctx, fighter, act.to, 'moved');
    case 'leave':
      return yield* resolveStep(ctx, fighter, act.to, 'left');
    case 'roll-away':
      return step(ctx, fighter, act.to, 'rolled-away');
    case 'attack':
      return yield* resolveManeuver(ctx, fighter, fighterOf(ctx.state, act.foe));
    case 'toss':
      return yield* resolveToss(ctx, fighter, fighterOf(ctx.state, act.foe));
    case 'throw':
      return yield* resolveThrow(ctx, fighter, act.hand, fighterOf(ctx.state, act.foe));
    case 'sand':
      return kickSand(ctx, fighter, fighterOf(ctx.state, act.foe));
    case 'switch':
      return switchHands(ctx, fighter, act.hand);
    case 'drop':
      return dropItem(ctx, fighter, act.hand, '3.10.6');
    case 'pick-up':
      return pickUp(ctx, fighter, act);
  }
}

function told(
  { emit }: HeroesContext,
  kind: 'held' | 'stood' | 'escaped',
  cite: string,
  { id }: Fighter,
  bonus: number,
): void {
  emit({ kind, cite, fighter: id, bonus });
}

/** 5.4.6, 3.7.1 On two feet again, and where no opponent is near with dice back. */
export function stand(ctx: HeroesContext, fighter: Fighter): void {
  fighter.knocked = false;
  const near = opponentsIn(ctx.state, fighter, fighter.zone).length > 0;
  told(ctx, 'stood', '5.4.6', fighter, near ? 0 : recoverBonus(fighter));
}

/** 5.3.4, R28 Out of the net: a Star always, a Grunt that a seat leads if a die passes. */
function leaveNet(ctx: HeroesContext, fighter: Fighter): void {
  if (fighter.rank === 'star') shedNet(ctx, fighter);
  else tryEscape(ctx, fighter);
}

/** R28 A Grunt needs a die. */
function tryEscape(ctx: HeroesContext, fighter: Fighter): void {
  const thrown = passRoll(ctx.dice, { name: 'escape', cite: '5.3.4', count: 1, attribute: savvyNow(fighter) });
  const roll = needing(thrown, '>=', 1);
  ctx.emit({
    kind: 'option',
    cite: 'R28',
    rolls: [roll],
    fighter: fighter.id,
    occupied: false,
    passed: roll.total > 0,
  });
  if (roll.total > 0) shedNet(ctx, fighter);
  else ctx.emit({ kind: 'stays-netted', cite: '5.3.4', fighter: fighter.id });
}

/** 5.3.4 Sheds the net and stands; no dice come back. */
export function shedNet(ctx: HeroesContext, fighter: Fighter): void {
  fighter.ensnared = false;
  fighter.knocked = false;
  told(ctx, 'escaped', '5.3.4', fighter, 0);
}

/** 5.3.3 The net that has just missed is cut up. */
function destroyNet({ state, emit }: HeroesContext, fighter: Fighter): void {
  const at = state.ground.findIndex(({ missed, zone }) => missed === fighter.id && zone === fighter.zone);
  if (at >= 0) state.ground.splice(at, 1);
  emit({ kind: 'net-destroyed', cite: '5.3.3', fighter: fighter.id });
}

function giveUp(ctx: HeroesContext, fighter: Fighter): void {
  const to = comparedTo(ctx.state, fighter);
  if (to !== null) surrender(ctx, fighter, to, 'chosen');
}

/** 3.10.6 What one hand holds goes into the other; dice come back. */
function switchHands({ emit }: HeroesContext, fighter: Fighter, hand: HandSide): void {
  const item = fighter.hands[hand];
  if (item === null) return;
  const other = otherHand(hand);
  fighter.hands[hand] = null;
  fighter.hands[other] = item;
  emit({ kind: 'switched', cite: '3.10.6', fighter: fighter.id, item, hand: other, bonus: recoverBonus(fighter) });
}

/** 5.2.2 One zone further; a fight follows where an opponent is. */
function* resolveStep(
  ctx: HeroesContext,
  fighter: Fighter,
  to: ZoneName,
  kind: 'moved' | 'left',
): Rule<HeroesDecisions> {
  step(ctx, fighter, to, kind);
  yield* resolveArrival(ctx, fighter);
}

/** 5.2.2 In a zone just entered: a fight where an opponent is, else something may be taken from the floor. */
export function* resolveArrival(ctx: HeroesContext, fighter: Fighter): Rule<HeroesDecisions> {
  const foe = yield* resolveTarget(ctx, fighter);
  if (foe !== null) return yield* resolveManeuver(ctx, fighter, foe);
  yield* resolvePickUp(ctx, fighter);
}

/** 5.2.4 Goes to a zone, and remembers from where. */
function step(
  { state, emit }: HeroesContext,
  fighter: Fighter,
  to: ZoneName,
  kind: 'moved' | 'left' | 'rolled-away',
): void {
  const from = fighter.zone;
  state.steps += 1;
  fighter.from = from;
  fighter.entered = state.steps;
  fighter.zone = to;
  const cite = { moved: '5.2.2', left: '5.2.4', 'rolled-away': '5.3.4' }[kind];
  emit({ kind, cite, fighter: fighter.id, from, to });
}

/** 5.4.7, R39 Whom one takes on in the zone; null: nobody is there. */
export function* resolveTarget(
  { state, dice, emit }: HeroesContext,
  fighter: Fighter,
): Rule<HeroesDecisions, Fighter | null> {
  const foes = opponentsIn(state, fighter, fighter.zone);
  const [only] = foes;
  if (only === undefined || foes.length === 1) return only ?? null;
  if (fighter.seat !== null) {
    const [foe = only.id] = yield* resolveAsking<'target'>([
      { kind: 'target', seat: fighter.seat, cite: '5.4.7', fighter: fighter.id },
    ]);
    emit({ kind: 'target', cite: '5.4.7', fighter: fighter.id, foe });
    return fighterOf(state, foe);
  }
  const lot = dice.lot('target', 'R39', foes.length);
  const foe = foes[lot.picked] ?? only;
  emit({ kind: 'target', cite: 'R39', lots: [lot], fighter: fighter.id, foe: foe.id });
  return foe;
}

/** 3.10.6 Something may be taken from the floor of a zone just entered. */
function* resolvePickUp(ctx: HeroesContext, fighter: Fighter): Rule<HeroesDecisions> {
  if (fighter.seat === null || pickUpsOf(ctx.state, fighter.id).length === 0) return;
  const [taken = null] = yield* resolveAsking<'pick-up'>([
    { kind: 'pick-up', seat: fighter.seat, cite: '3.10.6', fighter: fighter.id },
  ]);
  if (taken !== null) pickUp(ctx, fighter, taken);
}
