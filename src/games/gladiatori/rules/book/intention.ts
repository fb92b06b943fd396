/** 22.4 What the book means to do in a sub-round. */
import { distance, minus, nearestDirections, turnBetween } from '../../../../kernel/hex.ts';
import { isAction } from '../cards.ts';
import { bearingOf, isFront } from '../geometry.ts';
import type { GladiatoriContext } from '../kit.ts';
import { declareFault } from '../legal/fights.ts';
import { actionsOf, isStraight, reuseCost } from '../legal/moves.ts';
import { animalOf, enemyHexes, hexOf, isHampered } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { BookMind, Fighter, State } from '../types.ts';
import { INTENTIONS, type Intention, type Plan } from '../words.ts';
import { believedCapacity } from './guess.ts';
import { enemiesOf } from './plan.ts';
import { type Footing, isBehind, spotsAmong, standsOf } from './ways.ts';
import type { Row, Whims } from './whims.ts';
import { missingCount } from './worth.ts';

const MOVE = 3;
const WEAK = 4;
const WEAK_BONUS = 40;
const DEAR = -15;
const LAST_CARD = -10;
const NET_BONUS = 30;
const REST_AT = 3;
const THREAT = 2;
const NET_RANGE = 3;
const SPEAR_LEAST = 2;
const SPEAR_RANGE = 4;

/** A way to carry an intention out. */
interface Way {
  readonly target: string;
  readonly stand: Footing;
}

/** Whether an Action that attacks can be played. */
export const canAttack = (state: Readonly<State>, fighter: Fighter): boolean =>
  actionsOf(state, fighter.id).some(
    (one) =>
      (one.do === 'fresh' && one.card !== 'movement') ||
      (one.do === 'reuse' && fighter.row[one.at]?.card !== 'movement'),
  );

/** Whether Movement can be played. */
const canMove = ({ hand, row, cur }: Fighter): boolean =>
  hand.includes('movement') ||
  row.some(
    (card, at) => card.card === 'movement' && isStraight(card) && reuseCost({ row } as Fighter, at) <= cur.blood,
  );

/** 22.4 The best way to strike somebody: the opponent that bears least; an animal only beside, or where no opponent can be reached. */
function strikeWay(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  stands: readonly Footing[],
  front: boolean,
): Way | null {
  const ways = (ids: readonly string[]): readonly Way[] =>
    ids.flatMap((target) => {
      const [stand] = spotsAmong(state, fighter, stands, target);
      return stand === undefined || isBehind(state, target, stand.hex) === front ? [] : [{ target, stand }];
    });
  const enemies = enemiesOf(state, fighter);
  const isBeast = (id: string): boolean => animalOf(state, id) !== null;
  const beside = enemies.filter((id) => isBeast(id) && distance(hexOf(state, id), fighter.hex) === 1);
  const foes = ways(enemies.filter((id) => !isBeast(id)));
  const beasts = ways(foes.length > 0 ? beside : enemies.filter(isBeast));
  const all = [...foes, ...beasts].map((way) => ({ way, capacity: believedCapacity(state, tables, way.target) }));
  const [first, ...others] = all;
  if (first === undefined) return null;
  return others.reduce((best, one) => (one.capacity < best.capacity ? one : best), first).way;
}

/** 22.4 A throw or a net after one turn at most, not from behind. */
function throwWay(state: Readonly<State>, tables: Tables, fighter: Fighter): Way | null {
  const facings =
    fighter.cur.speed > 0
      ? standsOf(state, fighter, 1).filter(({ by }) => by?.do !== 'step')
      : standsOf(state, fighter, 0);
  for (const stand of facings) {
    const turned = { ...fighter, facing: stand.facing };
    const seen = { ...state, fighters: state.fighters.map((one) => (one.id === fighter.id ? turned : one)) };
    for (const target of enemiesOf(state, fighter)) {
      if (isBehind(state, target, fighter.hex)) continue;
      if (throwsAt(seen, tables, turned, target) !== null) return { target, stand };
    }
  }
  return null;
}

/** 22.7 What somebody would throw at a target as it stands; null: nothing. */
export function throwsAt(state: Readonly<State>, tables: Tables, fighter: Fighter, target: string) {
  const range = distance(fighter.hex, hexOf(state, target));
  const animal = animalOf(state, target);
  const trapped = animal === null ? state.fighters.find(({ id }) => id === target)?.trapped : animal.trapped;
  const small = animal?.kind === 'dog' || animal?.kind === 'wolf';
  for (const { name: item } of fighter.items) {
    const { type } = tables.items[item];
    const isNet = type === 'net';
    if (isNet && (trapped !== 0 || small || range > NET_RANGE)) continue;
    if (!isNet && (range < SPEAR_LEAST || range > SPEAR_RANGE)) continue;
    const modes = isNet ? (['net melee', 'net throw'] as const) : (['throw'] as const);
    const mode = modes.find((one) => declareFault(state, tables, fighter.id, { do: one, item, target }) === null);
    if (mode !== undefined) return { do: mode, item, target } as const;
  }
  return null;
}

/** 22.4 Where Movement, and Speed before it, lead to: before a target, or else nearer. */
function closeWay(state: Readonly<State>, fighter: Fighter): Way | null {
  const stands = standsOf(state, fighter, MOVE + fighter.cur.speed);
  const ways = enemiesOf(state, fighter).flatMap((target) => {
    const stand = spotsAmong(state, fighter, stands, target).find(({ hex }) => !isBehind(state, target, hex));
    return stand === undefined ? [] : [{ target, stand }];
  });
  const [first, ...others] = ways;
  if (first !== undefined) return others.reduce((best, one) => (one.stand.cost < best.stand.cost ? one : best), first);
  return nearerWay(state, fighter);
}

/** 22.4 As near to the nearest enemy as Movement leads, looking its way. */
function nearerWay(state: Readonly<State>, fighter: Fighter): Way | null {
  const all = enemiesOf(state, fighter).flatMap((target) =>
    standsOf(state, fighter, MOVE).map((stand) => {
      const at = hexOf(state, target);
      const ahead = bearingOf(stand.hex, stand.facing, at);
      const rear = isBehind(state, target, stand.hex) ? 1 : 0;
      return {
        target,
        stand,
        rank: 100 * distance(stand.hex, at) + 10 * rear + (ahead === 0 ? 0 : isFront(ahead) ? 1 : 5),
      };
    }),
  );
  const [first, ...others] = all;
  if (first === undefined) return null;
  return others.reduce((best, one) => (one.rank < best.rank ? one : best), first);
}

/** 22.4 Whether an enemy stands so near behind somebody. */
const hasThreat = (state: Readonly<State>, fighter: Fighter): boolean =>
  enemyHexes(state, fighter).some(
    (hex) => distance(hex, fighter.hex) <= THREAT && !isFront(bearingOf(fighter.hex, fighter.facing, hex)),
  );

/** 22.4 How somebody turns to have the nearest enemy before it, as far as one operation leads. */
export function facingFor(state: Readonly<State>, fighter: Fighter): Footing | null {
  const enemies = enemiesOf(state, fighter).toSorted(
    (a, b) => distance(hexOf(state, a), fighter.hex) - distance(hexOf(state, b), fighter.hex),
  );
  const [nearest] = enemies;
  if (nearest === undefined) return null;
  const [wanted = fighter.facing] = nearestDirections(minus(hexOf(state, nearest), fighter.hex));
  const off = ({ facing }: Footing): number => Math.abs(turnBetween(facing, wanted));
  const turns = standsOf(state, fighter, 1).filter(({ by }) => by?.do !== 'step');
  return turns.reduce<Footing | null>((best, one) => (best === null || off(one) < off(best) ? one : best), null);
}

/** 22.4 The ways there are, by intention. */
interface Ways {
  readonly strike: Way | null;
  readonly rear: Way | null;
  readonly throws: Way | null;
  readonly close: Way | null;
}

function waysOf(state: Readonly<State>, tables: Tables, fighter: Fighter): Ways {
  const attacks = canAttack(state, fighter);
  const stands = standsOf(state, fighter, fighter.cur.speed);
  const strike = attacks ? strikeWay(state, tables, fighter, stands, true) : null;
  return {
    strike,
    rear: attacks && strike === null ? strikeWay(state, tables, fighter, stands, false) : null,
    throws: attacks ? throwWay(state, tables, fighter) : null,
    close: strike === null && canMove(fighter) && !isHampered(fighter) ? closeWay(state, fighter) : null,
  };
}

/** 22.4 The weights of the table, with what changes them here; what cannot be done weighs nothing. */
function rowsFor(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  plan: Plan,
  ways: Ways,
): readonly Row<Intention>[] {
  const { strike, rear, throws, close } = ways;
  const inHand = fighter.hand.filter(isAction).length;
  const near = enemyHexes(state, fighter).some((hex) => distance(hex, fighter.hex) === 1);
  const can: { readonly [I in Intention]: boolean } = {
    strike: strike !== null,
    'strike rear': rear !== null,
    throw: throws !== null,
    'close in': close !== null,
    'face threat': !isHampered(fighter) && hasThreat(state, fighter) && (fighter.cur.speed > 0 || canMove(fighter)),
    standby:
      missingCount(fighter, false) >= REST_AT &&
      actionsOf(state, fighter.id).some(({ do: what }) => what === 'standby'),
    pass: true,
  };
  const weak =
    strike !== null &&
    animalOf(state, strike.target) === null &&
    believedCapacity(state, tables, strike.target) <= WEAK;
  const dear = strike !== null && 2 * strike.stand.cost > fighter.cur.speed && strike.stand.cost > 0;
  const more: { readonly [I in Intention]?: number } = {
    strike: (weak ? WEAK_BONUS : 0) + (dear ? DEAR : 0),
    throw: fighter.character === 'retiarius' ? NET_BONUS : 0,
    standby: inHand === 1 && near ? LAST_CARD : 0,
  };
  return INTENTIONS.map((one) => {
    const weight = can[one] ? tables.intentions[one][plan] + (more[one] ?? 0) : 0;
    return { one, name: one, weight };
  });
}

/** 22.4 Chooses an intention, and keeps in mind whom it is about and where it leads. */
export function intend(ctx: GladiatoriContext, whims: Whims, fighter: Fighter, plan: Plan): BookMind {
  const { state, tables } = ctx;
  const ways = waysOf(state, tables, fighter);
  const intention = whims.pick(ctx, fighter.id, '22.4', rowsFor(state, tables, fighter, plan, ways));
  const way = {
    ...{ strike: ways.strike, 'strike rear': ways.rear, throw: ways.throws, 'close in': ways.close },
    ...{ 'face threat': null, standby: null, pass: null },
  }[intention];
  if (intention === 'face threat') {
    const stand = facingFor(state, fighter);
    return { plan, intention, target: null, hex: fighter.hex, facing: stand?.facing ?? fighter.facing };
  }
  return {
    plan,
    intention,
    target: way?.target ?? null,
    hex: way?.stand.hex ?? null,
    facing: way?.stand.facing ?? null,
  };
}
