/** 5.3.1, 5.4.8, 5.4.9 Nets, thrown weapons and sand. */

import { needing } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { resolveHit } from './blows/hit.ts';
import { beyond, boardIn } from './board.ts';
import { resolveCommits } from './bonus.ts';
import { contest } from './contest.ts';
import { lay } from './floor.ts';
import { passRoll } from './idioms.ts';
import type { HeroesContext, HeroesDecisions } from './kit.ts';
import { netPool, plainPool } from './pools.ts';
import { hasSignature, savvyNow } from './roster.ts';
import type { Exchange, Fighter } from './types.ts';
import { HANDS, type HandSide } from './words.ts';

const begin = (kind: Exchange['kind'], { id }: Fighter, foe: Fighter): Exchange => ({
  ...{ kind, first: id, second: foe.id },
  ...{ advantage: false, bash: false, retakes: 0 },
});

/** 5.3.1 Table 5-4: a net over somebody in the next zone. */
export function* resolveToss(ctx: HeroesContext, fighter: Fighter, foe: Fighter): Rule<HeroesDecisions> {
  const { state, tables, emit } = ctx;
  state.exchange = begin('net', fighter, foe);
  const [mine, theirs] = yield* resolveCommits(ctx, 'net', [fighter, foe]);
  const own = netPool(fighter, foe, { committed: mine, tosses: true }, tables);
  const other = netPool(foe, fighter, { committed: theirs, tosses: false }, tables);
  const { pools, rolls, margin } = contest(ctx, 'net', '5.3.1', [fighter, own], [foe, other]);
  const result = margin > 0 ? 'caught' : margin === 0 ? 'kept' : 'missed';
  if (result !== 'kept') loseNet(fighter);
  if (result === 'missed') lay(ctx, 'net', foe.zone, foe.id);
  emit({ kind: 'net-tossed', cite: '5.3.1', rolls, pools, result, fighter: fighter.id, foe: foe.id });
  if (result === 'caught') ensnare(foe);
}

function loseNet({ hands }: Fighter): void {
  for (const hand of HANDS) if (hands[hand] === 'net') hands[hand] = null;
}

/** 5.3.1, R49 Down in the net; Steady does not help, and is used up. */
function ensnare(fighter: Fighter): void {
  if (hasSignature(fighter, 'steady') && !fighter.knocked) fighter.steadied = true;
  fighter.ensnared = true;
  fighter.knocked = true;
}

/** 5.4.8 A weapon thrown at somebody in the next zone. */
export function* resolveThrow(
  ctx: HeroesContext,
  fighter: Fighter,
  hand: HandSide,
  foe: Fighter,
): Rule<HeroesDecisions> {
  const { state, tables, emit } = ctx;
  const item = fighter.hands[hand];
  if (item === null) return;
  state.exchange = begin('throw', fighter, foe);
  fighter.hands[hand] = null;
  fighter.threw = true;
  const own = plainPool(fighter, '5.4.8');
  const other = plainPool(foe, '5.4.8');
  const { pools, rolls, margin } = contest(ctx, 'throw', '5.4.8', [fighter, own], [foe, other]);
  const lands = margin > 0 ? foe.zone : beyond(boardIn(tables, state), fighter.zone, foe.zone);
  lay(ctx, item, lands);
  emit({ kind: 'thrown', cite: '5.4.8', rolls, pools, margin, item, lands, fighter: fighter.id, foe: foe.id });
  if (margin > 0) yield* resolveHit(ctx, fighter, foe, { impact: margin, thrown: item, unguarded: false });
}

/** 5.4.9 Sand in the eyes of somebody in the next zone. */
export function kickSand(ctx: HeroesContext, fighter: Fighter, foe: Fighter): void {
  ctx.state.exchange = begin('sand', fighter, foe);
  fighter.kicked = true;
  const own = plainPool(fighter, '5.4.9');
  const other = plainPool(foe, '5.4.9');
  const { pools, rolls, margin } = contest(ctx, 'sand', '5.4.9', [fighter, own], [foe, other]);
  const result = margin > 0 ? 'caught' : 'missed';
  ctx.emit({ kind: 'sand-kicked', cite: '5.4.9', rolls, pools, result, fighter: fighter.id, foe: foe.id });
  if (margin > 0) foe.blinded = true;
}

/** 5.4.9.1, R32 Rubs the sand out, if a die passes. */
export function clearEyes({ dice, emit }: HeroesContext, fighter: Fighter): void {
  const attribute = Math.max(1, savvyNow(fighter));
  const roll = needing(passRoll(dice, { name: 'eyes', cite: '5.4.9.1', count: 1, attribute }), '>=', 1);
  const clear = roll.need?.met === true;
  if (clear) fighter.blinded = false;
  emit({ kind: 'cleared-eyes', cite: '5.4.9.1', rolls: [roll], fighter: fighter.id, clear });
}
