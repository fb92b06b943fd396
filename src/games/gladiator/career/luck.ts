/** 34.4: what a match does to a man's luck. */
import { TWO_DICE } from '../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import type { ManContext } from './context.ts';
import type { Man } from './man/man-types.ts';
import type { Feats } from './munus/munus-types.ts';

/** P110 Limits that LK stays within. */
const LUCK = { least: 2, most: 12 } as const;
/** 34.4 What each plea takes off the roll. */
const PLEA = -2;

/** 34.4, C109 Of a survivor: 2D6 less 2 for each plea, against his permanent LK. Who was made without luck has none to change (P223). */
export function changeLuck(ctx: ManContext, man: Man, { favours }: Pick<Feats, 'favours'>): Man {
  if (man.luck === 0) return man;
  const modifiers: readonly Modifier[] = favours === 0 ? [] : [modifier(PLEA * favours, 'favours asked', '34.4')];
  const thrown = ctx.dice.throw('luck-change', TWO_DICE);
  const roll = needing(rollOf('luck-change', '34.4', thrown, 'sum', modifiers), '>', man.luck);
  const wanted = met(roll) ? man.luck + 1 : roll.total < 0 ? man.luck - 1 : man.luck;
  const to = Math.min(LUCK.most, Math.max(LUCK.least, wanted));
  const cite = roll.total < 0 ? '34.4.1' : '34.4';
  ctx.emit({ kind: 'luck-tested', cite, man: man.name, change: { from: man.luck, to }, rolls: [roll] });
  return { ...man, luck: to };
}
