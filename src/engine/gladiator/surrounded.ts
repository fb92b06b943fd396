/** 26.2, P42: how a man turns who has several opponents upon him. */
import { DIRECTIONS, type Direction, turnBetween } from '../kernel/hex.ts';
import type { DecisionRules } from '../kernel/request.ts';
import { asking } from '../kernel/rule.ts';
import { headOf } from './bodies.ts';
import { positionBonus } from './facing.ts';
import type { GladiatorRule, PhaseContext } from './phase.ts';
import { isUpright } from './sheet.ts';
import type { Tables } from './table-types.ts';
import type { Fighter, GladiatorDecisions, State } from './types.ts';
import { canReach } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/**
 * 26.2, 26.2.1 He takes the facing with most of them in his front; of such, that which gives them
 * least; of such, that of the shortest turn; and where two are left a seat is asked, the book dices.
 */
export function* resolveFacing(ctx: PhaseContext, fighter: Fighter, foes: readonly Fighter[]): GladiatorRule {
  if (!isUpright(fighter) || fighter.grappled !== null) return; // P42
  const ways = bestFacings(ctx.tables, fighter, foes);
  const [only = fighter.facing, ...others] = ways;
  const seat = others.length > 0 && fighter.by === 'seat' ? (fighter.seat ?? 0) : null;
  const [chosen] =
    seat === null ? [] : yield* resolveAsking<'face'>([{ kind: 'face', seat, cite: 'P42', fighter: fighter.id, ways }]);
  const lots = others.length > 0 && seat === null ? [ctx.dice.lot('face', 'P42', ways.length)] : [];
  const from = fighter.facing;
  fighter.facing = chosen ?? ways[lots[0]?.picked ?? 0] ?? only;
  if (fighter.facing === from) return;
  ctx.emit({ kind: 'turned', cite: '26.2', fighter: fighter.id, from, to: fighter.facing, why: 'surrounded', lots });
}

function bestFacings(tables: Tables, fighter: Fighter, foes: readonly Fighter[]): readonly Direction[] {
  const seen = (facing: Direction) => foes.filter((foe) => canReach(tables, { ...fighter, facing }, foe)).length;
  const given = (facing: Direction) =>
    foes.reduce((sum, foe) => sum + positionBonus(tables, headOf(foe), fighter.at, facing), 0);
  const turned = (facing: Direction) => Math.abs(turnBetween(fighter.facing, facing));
  const most = leastBy(DIRECTIONS, (facing) => -seen(facing));
  return leastBy(leastBy(most, given), turned);
}

function leastBy(ways: readonly Direction[], worth: (way: Direction) => number): readonly Direction[] {
  const least = Math.min(...ways.map(worth));
  return ways.filter((way) => worth(way) === least);
}

type Face = GladiatorDecisions['face']['ask'];

export const faceDecision: DecisionRules<State, Tables, Face, Direction> = {
  check: (_state, _tables, { ways }, way) =>
    ways.includes(way) ? null : `he can face ${ways.join(' or ')} alone (26.2.1)`,
  list: (_state, _tables, { ways }) => ways,
  sample: (_state, _tables, { ways }, pick) => ways[pick(ways.length)] ?? 0,
};
