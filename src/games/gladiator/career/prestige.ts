/** 35.5, 35.6: what a match does to a man's prestige. */

import { ONE_DIE } from '../../../kernel/dice.ts';
import { addModifier, type Modifier, modifier } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { hasTalent } from '../rules/advanced/talents.ts';
import type { ManContext } from './context.ts';
import type { ManEvent } from './man/man-events.ts';
import type { Man } from './man/man-types.ts';
import type { Feats } from './munus/munus-types.ts';

type Why = Extract<ManEvent, { kind: 'prestige-changed' }>['why'];

/** 35.5 What every roll for a change of PR has on it. */
const BASE = modifier(-3, 'always', '35.5');
const BEATEN = { any: 1, higher: 2 } as const;
/** P110 What bravado adds to that roll. */
const BRAVADO = 1;
/** 35.5.1.3, 35.6.2 For each notorious opponent beaten, by one who is not, and by one who is. */
const NOTORIOUS_BEATEN = { known: 1, notorious: 2 } as const;

/** 35.6 Whether a man is hated by the crowd: his PR is below 0. @internal */
export function isNotorious({ pr }: Pick<Man, 'pr'>): boolean {
  return pr < 0;
}

/** 35.5, C110 Of a survivor: what changes by itself, then the roll against his PR as it then is. */
export function changePrestige(ctx: ManContext, man: Man, feats: Feats): Man {
  return testPrestige(ctx, changeByItself(ctx, man, feats), bonuses(man, feats));
}

/** 35.5.1 PR changes without a roll: for mercy, for each man cleaved, for notorious men beaten. */
function changeByItself(ctx: ManContext, man: Man, { missusGranted, cleaved, defeated }: Feats): Man {
  const worth = isNotorious(man) ? NOTORIOUS_BEATEN.notorious : NOTORIOUS_BEATEN.known;
  const infamous = defeated.filter((one) => !one.beast && isNotorious(one)).length;
  const spared = changed(ctx, man, 'spared', missusGranted ? 1 : 0, -1, '35.5.1.1');
  const cleaver = changed(ctx, spared, 'cleaved', cleaved, 1, '35.5.1.2');
  return changed(ctx, cleaver, 'notorious', infamous, worth, isNotorious(man) ? '35.6.2' : '35.5.1.3');
}

function changed(ctx: ManContext, man: Man, why: Why, times: number, each: number, cite: string): Man {
  if (times === 0) return man;
  const pr = man.pr + times * each;
  ctx.emit({ kind: 'prestige-changed', cite, man: man.name, why, times, change: { from: man.pr, to: pr } });
  return { ...man, pr };
}

/** 35.5, C52 What goes on the roll: whom he beat, measured by his PR as he went in (P224), and Bravado. */
function bonuses(man: Man, { defeated }: Feats): readonly Modifier[] {
  const higher = defeated.filter((one) => !one.beast && one.pr > man.pr).length;
  const list: Modifier[] = [];
  addModifier(list, BEATEN.any * (defeated.length - higher), 'opponents and beasts beaten', '35.5');
  addModifier(list, BEATEN.higher * higher, 'opponents of higher PR beaten', '35.5');
  addModifier(list, hasTalent(man, 'BR') ? BRAVADO : 0, 'Bravado', '31.3');
  return list;
}

/** 35.5 1D6 - 3 with the bonuses, which count against a notorious man (35.6.1, P225): above his PR it rises by 1. */
function testPrestige(ctx: ManContext, man: Man, list: readonly Modifier[]): Man {
  const counted = isNotorious(man) ? list.map(reversed) : list;
  const thrown = ctx.dice.throw('prestige-change', ONE_DIE);
  const roll = needing(rollOf('prestige-change', '35.5', thrown, 'sum', [BASE, ...counted]), '>', man.pr);
  const change = { from: man.pr, to: met(roll) ? man.pr + 1 : man.pr };
  ctx.emit({ kind: 'prestige-tested', cite: '35.5', man: man.name, change, rolls: [roll] });
  return { ...man, pr: change.to };
}

function reversed({ value, why }: Modifier): Modifier {
  return { value: -value, why: `${why}, notorious`, cite: '35.6.1' };
}
