/** 5.4 The Attack: rolls until one of the two is hit, tears free, or neither has a die. */
import type { Rule } from '../../../../kernel/rule.ts';
import { resolveCommits } from '../bonus.ts';
import { contest } from '../contest.ts';
import type { AttackResult } from '../events.ts';
import type { HeroesContext, HeroesDecisions } from '../kit.ts';
import { attackPool } from '../pools.ts';
import type { Fighter } from '../types.ts';
import { resolveHit } from './hit.ts';

/** 5.4 A margin from which a defender hits back. */
const HITS_BACK = 2;

/** What an attacker has beside the pool. */
export interface AttackEdge {
  readonly advantage: boolean;
  readonly bash: boolean;
}
const NO_EDGE: AttackEdge = { advantage: false, bash: false };

/** 5.4 An Attack with everything that follows from it. `rolled`: rolls that came before. */
export function* resolveAttack(
  ctx: HeroesContext,
  first: Fighter,
  second: Fighter,
  opening: AttackEdge,
  rolled = 0,
): Rule<HeroesDecisions> {
  let [attacker, defender, edge] = [first, second, opening];
  for (let retakes = rolled; ; retakes++) {
    const { result, margin } = yield* resolveRoll(ctx, attacker, defender, edge, retakes);
    switch (result) {
      case 'hit':
        if (attacker.ensnared) tearFree(ctx, attacker); // R44 who hits has torn free as well
        return yield* resolveHit(ctx, attacker, defender, { impact: margin, thrown: null, unguarded: false });
      case 'hit back':
        return yield* resolveHit(ctx, defender, attacker, { impact: -margin, thrown: null, unguarded: edge.bash });
      case 'torn free':
        return tearFree(ctx, defender);
      case 'nothing':
        return;
      case 'counterstrike':
        [attacker, defender, edge] = [defender, attacker, NO_EDGE]; // R43 roles change, and no edge is left
    }
  }
}

/** 5.3.4 Out of the net, and on two feet. */
function tearFree({ emit }: HeroesContext, fighter: Fighter): void {
  fighter.ensnared = false;
  fighter.knocked = false;
  emit({ kind: 'freed', cite: '5.3.4', fighter: fighter.id, bonus: 0 });
}

/** 5.4 One roll on the Attack table. */
function* resolveRoll(
  ctx: HeroesContext,
  attacker: Fighter,
  defender: Fighter,
  edge: AttackEdge,
  retakes: number,
): Rule<HeroesDecisions, { readonly result: AttackResult; readonly margin: number }> {
  const { state, tables, emit } = ctx;
  const names = { first: attacker.id, second: defender.id };
  state.exchange = { kind: 'attack', ...names, ...edge, retakes };
  const [mine, theirs] = yield* resolveCommits(ctx, 'attack', [attacker, defender]);
  const retake = retakes > 0;
  const own = attackPool(attacker, { committed: mine, ...edge, retake }, tables);
  const other = attackPool(defender, { committed: theirs, ...NO_EDGE, retake }, tables);
  state.attacked = true;
  const { pools, rolls, margin } = contest(ctx, 'attack', '5.4', [attacker, own], [defender, other]);
  const result = own.dice + other.dice === 0 ? 'nothing' : resultOf(margin, defender);
  const cite = result === 'nothing' ? 'R93' : '5.4';
  emit({ kind: 'attack', cite, rolls, pools, result, margin, fighter: attacker.id, foe: defender.id });
  return { result, margin };
}

function resultOf(margin: number, defender: Fighter): AttackResult {
  if (margin > 0) return 'hit';
  if (margin === 0) return 'retake';
  if (defender.ensnared) return 'torn free';
  return -margin >= HITS_BACK ? 'hit back' : 'counterstrike';
}
