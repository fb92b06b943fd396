/** 13.5: kicking an item away. */
import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { DIRECTIONS, type Direction } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../../kernel/roll.ts';
import { restingPlace } from '../arena/obstacles.ts';
import { rangeTo } from '../bodies.ts';
import { pickOne } from '../centurion/bearing.ts';
import { type PhaseContext, type Stride, type Turnout, turnoutOf } from '../phase.ts';
import { enemiesOf } from '../sheet.ts';
import type { Fighter, LooseItem, State } from '../types.ts';
import { viewOf } from '../view.ts';

/** 13.5.1 What shortens a kick, and how far it goes: the hexes moved and the bare die (C24), or the actions written and what is left of the die (P341). */
const KICKS = {
  'hexes moved': {
    why: 'per hex moved',
    cite: '13.5.1',
    count: ({ entered }: Turnout) => entered.length,
    travels: (die: number) => die,
  },
  'actions written': {
    why: 'per action written',
    cite: 'P341',
    count: actionsWritten,
    travels: (_die: number, total: number) => total,
  },
} as const;

/** P341 A man's movement actions, and his turns each by itself. */
function actionsWritten({ strides, turns }: Turnout): number {
  const hexsides = ({ before, after }: Stride) => Math.abs(before) + Math.abs(after);
  return strides.reduce((sum, stride) => sum + 1 + hexsides(stride), turns.standing);
}

/** 13.5.1 A kick works if 1D6 less what shortens it is above 0. */
export function kickBy(
  ctx: PhaseContext,
  { fighter, direction }: { fighter: Fighter; direction: Direction | null },
  loose: LooseItem,
): void {
  const { way, lots } = direction === null ? kickWay(ctx, fighter, loose) : { way: direction, lots: [] };
  const { why, cite, count, travels } = KICKS[ctx.tables.formulas.kick];
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -count(turnoutOf(ctx, fighter)), why, cite);
  const thrown = ctx.dice.throw('kick', ONE_DIE);
  const roll = needing(rollOf('kick', '13.5.1', thrown, 'sum', modifiers), '>', 0, (moves) =>
    moves ? 'kicked' : 'missed',
  );
  const from = loose.at;
  const hexes = travels(thrown.dice.die?.[0] ?? 0, roll.total);
  if (met(roll)) loose.at = restingPlace(ctx.state, from, way, hexes); // P165 obstacles stop it
  const item = { ...loose.item };
  const event = { fighter: fighter.id, item, direction: way, from, to: loose.at, moved: met(roll) };
  ctx.emit({ kind: 'kicked', cite: '13.5', ...event, rolls: [roll], lots });
}

/** P79 The ways that leave an item farthest from the closest enemy. */
function awayFromEnemy(state: Readonly<State>, fighter: Fighter, { at }: LooseItem): readonly Direction[] {
  const enemies = enemiesOf(state, fighter);
  const away = (way: Direction) => Math.min(...enemies.map((enemy) => rangeTo(enemy, restingPlace(state, at, way, 1))));
  const farthest = Math.max(...DIRECTIONS.map(away));
  return DIRECTIONS.filter((way) => away(way) === farthest);
}

function kickWay(ctx: PhaseContext, fighter: Fighter, loose: LooseItem): { way: Direction; lots: readonly Lot[] } {
  const view = { state: viewOf(ctx.state), tables: ctx.tables, dice: ctx.dice };
  const [way, lots] = pickOne(view, 'kick-way', 'P79', awayFromEnemy(ctx.state, fighter, loose));
  return { way, lots };
}
