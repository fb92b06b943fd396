/** 13.3: throwing a weapon or shield. */
import { ONE_DIE } from '../kernel/dice.ts';
import { distance } from '../kernel/hex.ts';
import { addModifier, type Modifier, modifier } from '../kernel/modifier.ts';
import type { DecisionRules } from '../kernel/request.ts';
import { met, needing, type Roll, rollOf } from '../kernel/roll.ts';
import { asking } from '../kernel/rule.ts';
import { strikeThrown } from './attack.ts';
import { scatter } from './drop.ts';
import type { GladiatorRule, PhaseContext } from './phase.ts';
import type { Tables } from './tables.ts';
import { AREA_NAMES, AREAS, type Area, type Fighter, type GladiatorDecisions, type Item, type State } from './types.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 13.3.2.1 On this face the thrower names the area. */
const CHOICE_FACE = 6;

/** 13.3 A man throws a held item at an enemy: range, body area, blow, and where the item falls (P64). */
export function* resolveThrow(ctx: PhaseContext, fighter: Fighter, item: Item, target: Fighter): GladiatorRule {
  const range = distance(fighter.at, target.at);
  const roll = rangeRoll(ctx, fighter, item, range);
  ctx.emit({
    kind: 'thrown',
    cite: '13.3',
    fighter: fighter.id,
    target: target.id,
    item: { ...item },
    range,
    hit: met(roll),
    rolls: [roll],
  });
  if (met(roll)) yield* resolveStrike(ctx, fighter, item, target);
  scatter(ctx, fighter, item, 'thrown', target);
}

/** 13.3.2 1D6 - 1 + ST + Thr must be more than the range. */
function rangeRoll(ctx: PhaseContext, fighter: Fighter, item: Item, range: number): Roll {
  const modifiers: Modifier[] = [modifier(-1, 'always', '13.3.2')];
  addModifier(modifiers, fighter.st, 'ST', '13.3.2');
  addModifier(modifiers, ctx.tables.throwing[item.kind].thr, `Thr of the ${item.kind}`, '13.3.2');
  const sum = rollOf('throw-distance', '13.3.2', ctx.dice.throw('throw-distance', ONE_DIE), 'sum', modifiers);
  return needing(sum, '>', range, (hit) => (hit ? 'it strikes' : 'it falls short'));
}

function* resolveStrike(ctx: PhaseContext, fighter: Fighter, item: Item, target: Fighter): GladiatorRule {
  const sum = rollOf('throw-area', '13.3.2.1', ctx.dice.throw('throw-area', ONE_DIE), 'sum');
  const chosen = sum.total === CHOICE_FACE;
  const area = AREAS.find((one) => one === sum.total) ?? (yield* resolveAim(fighter, target));
  const result = chosen ? `his choice: ${AREA_NAMES[area]}` : AREA_NAMES[area];
  strikeThrown(ctx, fighter, item, target, area, { ...sum, result });
}

/** The thrower's choice of area. */
function* resolveAim(fighter: Fighter, target: Fighter): GladiatorRule<Area> {
  const request = {
    kind: 'aim',
    seat: fighter.seat ?? 0,
    cite: '13.3.2.1',
    fighter: fighter.id,
    target: target.id,
  } as const;
  const [area] = yield* resolveAsking<'aim'>([request]);
  return area ?? 1;
}

export const aimDecision: DecisionRules<State, Tables, GladiatorDecisions['aim']['ask'], Area> = {
  check: (_state, _tables, _ask, area) => (AREAS.includes(area) ? null : 'name a body area from 1 to 5 (13.3.2.1)'),
  list: () => AREAS,
  sample: (_state, _tables, _ask, pick) => AREAS[pick(AREAS.length)] ?? 1,
};
