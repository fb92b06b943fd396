/** 7 Does one thing of a turn. */
import { neighbour } from '../../../kernel/hex.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Act } from './acts.ts';
import { attack } from './blows/attack.ts';
import { haze, resolveGrapple } from './blows/grapple.ts';
import { cutFree } from './blows/nets.ts';
import { discard, draw, drop, dropDart, kick, pickUp, sheathe } from './items.ts';
import type { MuneraContext, MuneraDecisions } from './kit.ts';
import { actCost } from './legal.ts';
import { pay } from './points.ts';
import { fighterOf, turnOf } from './roster.ts';
import type { Fighter } from './types.ts';

/** 7 Pays for something legal and does it. */
export function* resolveAct(ctx: MuneraContext, fighter: Fighter, act: Act): Rule<MuneraDecisions> {
  const { state, tables } = ctx;
  const cost = actCost(state, tables, fighter.id, act);
  switch (act.do) {
    case 'attack':
      return attack(ctx, fighter, act);
    case 'grapple':
      return yield* resolveGrapple(ctx, fighter, fighterOf(state, act.foe), cost);
    case 'haze':
      return haze(ctx, fighter, fighterOf(state, act.foe));
    default:
      pay(state, cost);
      plainly(ctx, fighter, act, cost);
  }
}

type PlainAct = Exclude<Act, { do: 'attack' | 'grapple' | 'haze' }>;

/** 7 What asks nobody and throws no dice against anybody. */
function plainly(ctx: MuneraContext, fighter: Fighter, act: PlainAct, cost: number): void {
  switch (act.do) {
    case 'end':
      turnOf(ctx.state).ap = 0;
      break;
    case 'step':
    case 'turn':
      go(ctx, fighter, act, cost);
      break;
    case 'cut':
      turnOf(ctx.state).cut = true;
      cutFree(ctx, fighter);
      break;
    case 'draw':
      draw(ctx, fighter, act.id);
      break;
    case 'sheathe':
      sheathe(ctx, fighter, act.id);
      break;
    case 'drop':
      drop(ctx, fighter, act.id);
      break;
    case 'drop-dart':
      dropDart(ctx, fighter);
      break;
    case 'discard':
      discard(ctx, fighter, act.what);
      break;
    case 'pick-up':
      pickUp(ctx, fighter, act.ground);
      break;
    case 'kick':
      kick(ctx, fighter, act.ground);
      break;
  }
}

/** 7.20 to 7.22 A step or a turn. */
function go({ emit }: MuneraContext, fighter: Fighter, act: Extract<Act, { do: 'step' | 'turn' }>, ap: number): void {
  if (act.do === 'turn') {
    fighter.facing = act.way;
    emit({ kind: 'turned', cite: '7.22', fighter: fighter.id, facing: act.way, ap });
    return;
  }
  const from = fighter.hex;
  fighter.hex = neighbour(from, act.way);
  const cite = act.way === fighter.facing ? '7.20' : '7.21';
  emit({ kind: 'stepped', cite, fighter: fighter.id, from, to: fighter.hex, ap });
}
