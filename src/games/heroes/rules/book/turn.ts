/** 5.2.5 The turn of somebody whom the book leads. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { met, needing, rollOf } from '../../../../kernel/roll.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Act } from '../acts.ts';
import { boardIn, neighboursOf } from '../board.ts';
import type { SurrenderReason } from '../events.ts';
import { pickUp } from '../floor.ts';
import { freeHands, weaponOf } from '../gear.ts';
import { passRoll } from '../idioms.ts';
import type { HeroesContext, HeroesDecisions } from '../kit.ts';
import { pickUpFault } from '../legal.ts';
import { surrender } from '../mercy.ts';
import { resolveAct, resolveTarget, shedNet, stand } from '../moves.ts';
import { comparedTo, isSpent, opponentsIn, opponentsOf, savvyNow, standsUp } from '../roster.ts';
import type { Fighter, State } from '../types.ts';
import { HANDS } from '../words.ts';
import { approach, backOff, type Way } from './ways.ts';

/** 5.2.5 Surrender, sand in the eyes, a weapon off the floor, then Table 5-2. */
export function* resolveBookTurn(ctx: HeroesContext, fighter: Fighter): Rule<HeroesDecisions> {
  if (givesUp(ctx, fighter)) return;
  if (fighter.blinded) return yield* resolveAct(ctx, fighter, { do: 'clear-eyes' });
  const occupied = opponentsIn(ctx.state, fighter, fighter.zone).length > 0;
  if (!occupied) rearm(ctx, fighter);
  if (!occupied && fighter.ensnared && fighter.rank === 'star') return shedNet(ctx, fighter); // R28, R85 off a Star it comes by itself
  const passed = optionDie(ctx, fighter, occupied);
  if (occupied) yield* resolveOccupied(ctx, fighter, passed);
  else yield* resolveUnoccupied(ctx, fighter, passed);
}

/** 6.5, R59 To whom somebody the book leads would give up: it is spent and has more wounds than the one it is held against; null: to nobody. */
export function givingUpTo(state: Readonly<State>, fighter: Fighter): Fighter | null {
  const to = comparedTo(state, fighter);
  return state.toDeath || to === null || !isSpent(fighter) || fighter.taken <= to.taken ? null : to;
}

function givesUp(ctx: HeroesContext, fighter: Fighter): boolean {
  const to = givingUpTo(ctx.state, fighter);
  if (to === null) return false;
  surrender(ctx, fighter, to, reasonOf(fighter, to));
  return true;
}

function reasonOf(fighter: Fighter, to: Fighter): SurrenderReason {
  if (fighter.knocked) return 'spent and down';
  return isSpent(to) ? 'both spent' : 'spent alone';
}

/** 3.10.6 Somebody without a weapon takes the one that fell first, with the weapon hand if that is free. */
function rearm(ctx: HeroesContext, fighter: Fighter): void {
  const { state, tables } = ctx;
  if (weaponOf(fighter, tables) !== null) return;
  const free = freeHands(fighter);
  const hand = free.includes(fighter.card.handed) ? fighter.card.handed : free[0];
  if (hand === undefined) return;
  const usable = state.ground.flatMap(({ item, fell }, ground) =>
    tables.items[item].use === 'weapon' && pickUpFault(state, fighter.id, { ground, hand }) === null
      ? [{ ground, fell }]
      : [],
  );
  const [first, ...others] = usable;
  if (first === undefined) return;
  const { ground } = others.reduce((best, one) => (one.fell < best.fell ? one : best), first);
  pickUp(ctx, fighter, { ground, hand });
}

/** 5.2.5 The die of Table 5-2. */
function optionDie({ dice, emit }: HeroesContext, fighter: Fighter, occupied: boolean): boolean {
  const thrown = passRoll(dice, { name: 'option', cite: '5.2.5', count: 1, attribute: savvyNow(fighter) });
  const roll = needing(thrown, '>=', 1);
  emit({ kind: 'option', cite: '5.2.5', rolls: [roll], fighter: fighter.id, occupied, passed: met(roll) });
  return met(roll);
}

const hasNet = ({ style, hands }: Fighter): boolean =>
  style === 'retiarius' && HANDS.some((hand) => hands[hand] === 'net');

/** 5.2.5 No opponent in the zone. */
function* resolveUnoccupied(ctx: HeroesContext, fighter: Fighter, passed: boolean): Rule<HeroesDecisions> {
  if (fighter.ensnared) {
    if (passed) return shedNet(ctx, fighter);
    return ctx.emit({ kind: 'stays-netted', cite: '5.3.4', fighter: fighter.id });
  }
  if (fighter.knocked) return stand(ctx, fighter);
  if (!passed && fighter.bonus < fighter.now.strength) return yield* resolveAct(ctx, fighter, { do: 'hold' });
  if (passed && hasNet(fighter)) return yield* resolveNetman(ctx, fighter);
  yield* resolveWay(ctx, fighter, approach(ctx, fighter)?.to ?? null);
}

/** 5.2.5 A retiarius with a net tosses it, or draws near without walking into anybody. */
function* resolveNetman(ctx: HeroesContext, fighter: Fighter): Rule<HeroesDecisions> {
  const { state, tables, dice, emit } = ctx;
  const near = neighboursOf(boardIn(tables, state), fighter.zone);
  const foes = opponentsOf(state, fighter).filter(({ zone, ensnared }) => near.includes(zone) && !ensnared);
  const [only] = foes;
  if (only === undefined) return yield* resolveWay(ctx, fighter, sideStepped(ctx, fighter, approach(ctx, fighter)));
  if (foes.length === 1) return yield* resolveAct(ctx, fighter, { do: 'toss', foe: only.id });
  const lot = dice.lot('target', 'R39', foes.length);
  const foe = foes[lot.picked] ?? only;
  emit({ kind: 'target', cite: 'R39', lots: [lot], fighter: fighter.id, foe: foe.id });
  yield* resolveAct(ctx, fighter, { do: 'toss', foe: foe.id });
}

/** 5.2.5, R10 The way, or where an opponent stands on it the way round him by a die; null: nowhere to go. */
function sideStepped({ state, dice, emit }: HeroesContext, fighter: Fighter, way: Way | null): string | null {
  if (way === null || opponentsIn(state, fighter, way.to).length === 0) return way?.to ?? null;
  const roll = rollOf('side-step', 'R10', dice.throw('side-step', ONE_DIE), 'sum');
  const left = roll.total <= 3;
  emit({ kind: 'side-step', cite: 'R10', rolls: [{ ...roll, result: left ? 'left' : 'right' }], fighter: fighter.id });
  return way.aside(left);
}

/** 5.2.5 An opponent in the zone. */
function* resolveOccupied(ctx: HeroesContext, fighter: Fighter, passed: boolean): Rule<HeroesDecisions> {
  const { ensnared, knocked, bonus } = fighter;
  if (passed && knocked && !ensnared) return stand(ctx, fighter);
  const leaves = passed ? hasNet(fighter) : standsUp(fighter) && bonus === 0;
  const to = leaves && standsUp(fighter) ? backOff(ctx, fighter) : null;
  if (to !== null) return yield* resolveAct(ctx, fighter, { do: 'leave', to });
  const foe = yield* resolveTarget(ctx, fighter);
  if (foe !== null) yield* resolveAct(ctx, fighter, { do: 'attack', foe: foe.id });
}

/** Goes there, or stays where it is and gets dice back. */
function* resolveWay(ctx: HeroesContext, fighter: Fighter, to: string | null): Rule<HeroesDecisions> {
  const act: Act = to === null ? { do: 'hold' } : { do: 'move', to };
  yield* resolveAct(ctx, fighter, act);
}
