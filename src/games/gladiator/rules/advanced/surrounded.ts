/** 26.2, P42: how a man turns who has several opponents upon him. */
import { DIRECTIONS, type Direction, minus, nearestDirections, turnBetween } from '../../../../kernel/hex.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { asking } from '../../../../kernel/rule.ts';
import { hasInFront, positionBonus, THROW_REACH } from '../basic/facing.ts';
import { headOf, hexesOf, nearestHex } from '../bodies.ts';
import type { GladiatorRule, PhaseContext } from '../phase.ts';
import { isUpright } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { Beset, Fighter, GladiatorDecisions, State } from '../types.ts';
import { canReach } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** A man among several: all he fights with, and those of them who can strike at him (P155). */
export interface Surrounded {
  readonly fighter: Fighter;
  readonly foes: readonly Fighter[];
  readonly threats: readonly Fighter[];
}

/** A man among several, as a question names him. */
export function besetOf({ fighter, foes, threats }: Surrounded): Beset {
  const ids = (men: readonly Fighter[]) => men.map(({ id }) => id);
  return { fighter: fighter.id, foes: ids(foes), threats: ids(threats) };
}

const ONE_THREAT = { cite: '9.1.1', why: 'combat' } as const;
const BESET = { cite: '26.2', why: 'surrounded' } as const;

/**
 * 26.2, 26.2.1 He takes the facing with most of them in his front; of such, that which gives them
 * least; of such, that of the shortest turn; and where two are left a seat is asked, the book dices.
 */
export function* resolveFacing(ctx: PhaseContext, surrounded: Surrounded): GladiatorRule {
  const { fighter } = surrounded;
  if (!isUpright(fighter) || fighter.grappled !== null) return; // P42 the prone and the held cannot turn
  const ways = bestFacings(ctx.state, ctx.tables, surrounded);
  const [only = fighter.facing, ...others] = ways;
  const seat = others.length > 0 && fighter.by === 'seat' ? (fighter.seat ?? 0) : null;
  const ask = { kind: 'face', cite: 'P42', ...besetOf(surrounded), ways } as const;
  const [chosen] = seat === null ? [] : yield* resolveAsking<'face'>([{ ...ask, seat }]);
  const lots = others.length > 0 && seat === null ? [ctx.dice.lot('face', 'P42', ways.length)] : [];
  const from = fighter.facing;
  fighter.facing = chosen ?? ways[lots[0]?.picked ?? 0] ?? only;
  if (fighter.facing === from) return;
  const how = surrounded.threats.length === 1 ? ONE_THREAT : BESET;
  ctx.emit({ kind: 'turned', ...how, fighter: fighter.id, from, to: fighter.facing, lots });
}

/** P42, P155 What makes one facing better than another, the weightiest first. */
function bestFacings(
  state: Readonly<State>,
  tables: Tables,
  { fighter, foes, threats }: Surrounded,
): readonly Direction[] {
  const seen = (men: readonly Fighter[]) => (facing: Direction) =>
    -men.filter((foe) => canReach(state, tables, { ...fighter, facing }, foe)).length;
  const given = (facing: Direction) =>
    threats.reduce((sum, foe) => sum + positionBonus(tables, headOf(foe), fighter.at, facing), 0);
  const turned = (facing: Direction) => Math.abs(turnBetween(fighter.facing, facing));
  const [one] = threats;
  if (one === undefined || threats.length > 1)
    return [seen(threats), seen(foes), given, turned].reduce(leastBy, DIRECTIONS);
  const faced = (facing: Direction) =>
    hexesOf(one).some((hex) => hasInFront({ ...fighter, facing }, hex, THROW_REACH)) ? 0 : 1;
  const ahead = nearestDirections(minus(nearestHex(one, fighter.at), fighter.at));
  const aside = (facing: Direction) => Math.min(...ahead.map((way) => Math.abs(turnBetween(facing, way))));
  return [faced, seen(foes), aside, turned].reduce(leastBy, DIRECTIONS);
}

function leastBy(ways: readonly Direction[], worth: (way: Direction) => number): readonly Direction[] {
  const least = Math.min(...ways.map(worth));
  return ways.filter((way) => worth(way) === least);
}

type Face = GladiatorDecisions['face']['ask'];

/** P42 Which of equally good ways a man faces several opponents. */
export const faceDecision: DecisionRules<State, Tables, Face, Direction> = {
  check: (_state, _tables, { ways }, way) =>
    ways.includes(way) ? null : `he can face ${ways.join(' or ')} alone (26.2.1)`,
  list: (_state, _tables, { ways }) => ways,
  sample: (_state, _tables, { ways }, pick) => ways[pick(ways.length)] ?? 0,
};
