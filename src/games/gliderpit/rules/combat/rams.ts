/** 11.26 Rams. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import type { PitContext } from '../kit.ts';
import { gliderOf } from '../roster.ts';
import type { Glider, RamPlan } from '../types.ts';
import { applyEffect } from './effects.ts';

/** 11.26 A natural 1 is a 1 whatever is left over; else what was not flown is added. */
export const ramTotal = (die: number, bonus: number): number => (die === 1 ? 1 : die + bonus);

/** 11.26 A glider that has dived onto another rams it. */
export function ram(ctx: PitContext, glider: Glider, { foe: id, levels, bonus }: RamPlan): void {
  const foe = gliderOf(ctx.state, id);
  const thrown = ctx.dice.throw('ram', ONE_DIE);
  const plain = rollOf('ram', '11.26', thrown, 'sum');
  const helped = bonus > 0 && plain.total > 1;
  const roll = helped ? rollOf('ram', '11.26', thrown, 'sum', [modifier(bonus, 'MP not flown', '10.24')]) : plain;
  const { row, column, effect } = ctx.tables.ram(roll.total, levels);
  const looked = { ...roll, table: { id: 'rams', row, column, cell: effect.text }, result: effect.text };
  ctx.emit({ kind: 'rammed', cite: '11.26', rolls: [looked], glider: glider.id, foe: foe.id, result: effect.text });
  applyEffect(ctx, glider, foe, effect);
}
