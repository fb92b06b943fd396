/** 10.3-10.5: harm marked on a log sheet, and what must follow from it. */
import type { Area } from '../../../../src/games/gladiator/rules/types.ts';
import { type Bout, type Due, expect, fulfil } from './bout.ts';
import type { Harm } from './harm.ts';
import { harmed } from './holds.ts';
import { holdsLosable, type Man, ownCf } from './man.ts';
import { has } from './skills.ts';

/** Wound boxes of an area left before and after some harm. */
export function boxesAfter(man: Man, area: Area, { wounds }: Harm): { from: number; to: number } {
  const left = man.w - man.wounds[area];
  return { from: left, to: left - Math.min(left, wounds) };
}

/** 10.3, 10.5 Marks wounds and a critical, and notes the death, or the losses, that must follow. */
export function leave(bout: Bout, man: Man, area: Area, harm: Harm): void {
  const before = ownCf(man);
  if (has(man, 'TG') && man.wounds[area] === 0 && harm.wounds > 0) expect(bout, 'shrugged-off', man.id, `area ${area}`); // 31.3
  man.wounds[area] = Math.min(man.w, man.wounds[area] + harm.wounds);
  if (harm.wounds > 0) harmed(bout, man);
  const cause = harm.killed ?? (man.wounds[area] >= man.w ? 'wounds' : null);
  if (cause !== null) {
    fulfil(bout, 'killed', man.id); // two blows at one moment kill once
    expect(bout, 'killed', man.id, cause);
    return;
  }
  if (harm.critical === 'V') man.vision += 1;
  critical(bout, man, area, harm.critical);
  const lost = before - ownCf(man);
  const share = bout.fight?.shares.get(man.id);
  if (share === undefined || lost === 0) return;
  share.lost.push(lost);
  expect(bout, 'cf-lost', man.id, 'wounds');
}

/** 10.5 What a critical result makes happen. */
function critical(bout: Bout, man: Man, area: Area, result: string | null): void {
  if (result === null || result === '--') return;
  if (man.posture !== 'prone' && man.beast === null) expect(bout, 'stumble-checked', man.id, 'a critical hit');
  if (result === 'SA') bout.struckArea.set(man.id, area);
  if (STUNS.includes(result)) expect(bout, 'stunned', man.id, 'a blow to the head');
  else if (result === 'WD' || result === 'SD') dropped(bout, man, result === 'WD' ? 'weapon' : 'shield');
  else if (!['1', '2x', '3x', 'K*', 'K'].includes(result)) expect(bout, 'hurt', man.id, result);
}

function dropped(bout: Bout, man: Man, what: 'weapon' | 'shield'): void {
  const due = bout.due.some((one) => one.kind === 'item-dropped' && one.fighter === man.id && one.why === 'battered');
  if (holdsLosable(man, what) && !(due && what === 'shield'))
    expect(bout, 'item-dropped', man.id, 'critical', LOSES[what]);
}

/** 10.5, 28.7.5, P188 */
const STUNS = ['S', '2xS', '2S'];

const LOSES = { weapon: 1, shield: 2 } as const;

/** Whether what a critical should knock from his hand has gone by another blow of the same moment. */
export function gone(man: Man, { kind, by }: Due): boolean {
  if (kind !== 'item-dropped') return false;
  return (by === LOSES.weapon && !holdsLosable(man, 'weapon')) || (by === LOSES.shield && !holdsLosable(man, 'shield'));
}
