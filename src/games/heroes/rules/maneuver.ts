/** 5.3 The Maneuver: who gets to attack. */

import { met, needing } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { resolveAttack } from './blows/attack.ts';
import { resolveCommits } from './bonus.ts';
import { contest } from './contest.ts';
import type { ManeuverResult } from './events.ts';
import { passRoll } from './idioms.ts';
import { type HeroesContext, type HeroesDecisions, resolveAsking } from './kit.ts';
import { maneuverPool } from './pools.ts';
import { savvyNow } from './roster.ts';
import type { Fighter } from './types.ts';
import { HANDS } from './words.ts';

/** 5.3 A margin from which the opening is a clear one. */
const CLEAR = 2;

/** 5.3 The Maneuver of one whose turn it is against an opponent in the same zone, and the Attack that comes of it. */
export function* resolveManeuver(ctx: HeroesContext, fighter: Fighter, foe: Fighter): Rule<HeroesDecisions> {
  const { state, tables, emit } = ctx;
  const names = { first: fighter.id, second: foe.id };
  state.exchange = { kind: 'maneuver', ...names, advantage: false, bash: false, retakes: 0 };
  const [mine, theirs] = yield* resolveCommits(ctx, 'maneuver', [fighter, foe]);
  const own = maneuverPool(fighter, foe, { committed: mine, own: true }, tables);
  const other = maneuverPool(foe, fighter, { committed: theirs, own: false }, tables);
  const { pools, rolls, margin } = contest(ctx, 'maneuver', '5.3', [fighter, own], [foe, other]);
  const [attacker, defender] = margin >= 0 ? [fighter, foe] : [foe, fighter];
  const result = resultOf(Math.abs(margin));
  const who = { fighter: fighter.id, foe: foe.id, attacker: result === 'even' ? null : attacker.id };
  emit({ kind: 'maneuver', cite: '5.3', rolls, pools, result, ...who });
  if (result === 'even') return;
  if (result === 'opening') yield* resolveAttack(ctx, attacker, defender, { advantage: false, bash: false });
  else yield* resolveOpening(ctx, attacker, defender);
}

/** 5.3 A clear opening, and the Attack that makes use of it. */
export function* resolveOpening(ctx: HeroesContext, attacker: Fighter, defender: Fighter): Rule<HeroesDecisions> {
  const edge = yield* resolveEdge(ctx, attacker, defender);
  yield* resolveAttack(ctx, attacker, defender, { advantage: edge === 'advantage', bash: edge === 'bash' });
}

function resultOf(margin: number): ManeuverResult {
  if (margin === 0) return 'even';
  return margin < CLEAR ? 'opening' : 'clear opening';
}

/** 5.3, R40 What a clear opening is used for: with a large shield a bash, or the advantage. */
function* resolveEdge(
  { dice, emit }: HeroesContext,
  fighter: Fighter,
  foe: Fighter,
): Rule<HeroesDecisions, 'advantage' | 'bash'> {
  const names = { fighter: fighter.id, foe: foe.id };
  if (HANDS.every((hand) => fighter.hands[hand] !== 'large shield')) {
    emit({ kind: 'edge', cite: '5.3', edge: 'advantage', ...names });
    return 'advantage';
  }
  if (fighter.seat !== null) {
    const [edge = 'advantage'] = yield* resolveAsking<'edge'>([
      { kind: 'edge', seat: fighter.seat, cite: '5.4.5', ...names },
    ]);
    emit({ kind: 'edge', cite: '5.4.5', edge, ...names });
    return edge;
  }
  const thrown = passRoll(dice, { name: 'edge', cite: '5.3', count: 1, attribute: savvyNow(fighter) });
  const roll = needing(thrown, '>=', 1);
  const edge = met(roll) ? 'bash' : 'advantage';
  emit({ kind: 'edge', cite: '5.3', rolls: [roll], edge, ...names });
  return edge;
}
