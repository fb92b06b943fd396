/** 10.3, 10.5: what a hit leaves on a man: wounds, lasting harm, death. */

import { loseGrip } from '../advanced/grip.ts';
import { hasTalent } from '../advanced/talents.ts';
import { tumble } from '../arena/tumble.ts';
import { dismount } from '../beasts/mounts.ts';
import type { HitReading } from '../blow-types.ts';
import type { PhaseContext } from '../phase.ts';
import { boxesLeft, shieldOf } from '../sheet.ts';
import type { Critical } from '../tables/types.ts';
import { pickWeapon, scatter, shedBlood } from '../things/drop.ts';
import type { Area, DeathCause, Fighter } from '../types.ts';
import { checkStumble, layDown, loseAttacks } from './posture.ts';
import { stunByCritical } from './stun.ts';

/** 10.3, 10.5 Ticks wounds and notes the lasting harm on the log sheet. */
export function inflict(ctx: PhaseContext, target: Fighter, area: Area, hit: HitReading): void {
  target.wounds[area] = woundsAfter(target, area, hit);
  target.mortal ||= hit.mortal;
  for (const part of hit.critical?.split('&') ?? []) leaveHarm(ctx, target, area, part);
}

/** 10.3 The boxes of an area that are ticked once a hit has been: never more than there are. */
export function woundsAfter({ w, wounds }: Fighter, area: Area, hit: HitReading): number {
  return Math.min(w, wounds[area] + hit.wounds);
}

/** 10.5 The lasting harm of a critical, or of one of the two that a cell can hold (P188). */
function leaveHarm({ state: { turn, phase } }: PhaseContext, target: Fighter, area: Area, critical: string): void {
  switch (critical) {
    case 'V':
      target.vision += 1;
      break;
    case 'ST':
      target.st -= 1;
      break;
    case 'AG':
      target.ag -= 1;
      break;
    case 'LMP':
      target.limps += 1;
      break;
    case 'STU':
      target.stumbles += 1;
      break;
    case 'HL':
    case 'H':
      target.armour[1] = '--';
      break;
    case 'SA':
    case 'SAM':
      target.arteries.push({ area, turn, phase });
      break;
  }
}

/** 31.3 TG Tells that the first CF lost in an area of a tough man is not felt; `before`: boxes that were left there. */
export function tellToughness(ctx: PhaseContext, fighter: Fighter, area: Area, before: number): void {
  if (!hasTalent(fighter, 'TG') || before < fighter.w || fighter.wounds[area] === 0) return;
  ctx.emit({ kind: 'shrugged-off', cite: '31.3', fighter: fighter.id, area });
}

/** 10.3.2, 10.5 K How a hit that has been ticked killed, or null. */
export function deathOf(target: Fighter, area: Area, hit: HitReading | null): DeathCause | null {
  return hit === null ? null : deathBy(hit, boxesLeft(target, area));
}

/** 10.3.2, 10.5 K How a hit kills that leaves so many boxes of its area, or null. */
export function deathBy({ kills }: HitReading, left: number): DeathCause | null {
  return kills ?? (left === 0 ? 'wounds' : null);
}

/** The rule by which a man dies. */
const DEATH_CITES: { readonly [why in DeathCause]: string } = {
  wounds: '10.3.2',
  'killing-wound': '10.1',
  'killing-critical': '10.5',
  bled: '10.5',
  crushed: 'P186',
  refused: '18.3.2',
  hunted: 'P97',
  'sine-missione': '38.3.1',
  spent: 'P217',
};

/** 10.3.2 A man dies, and lies where he fell. */
export function kill(ctx: PhaseContext, target: Fighter, killer: Fighter | null, why: DeathCause): void {
  target.fate = 'dead';
  layDown(target);
  ctx.lastEnd = why;
  loseAttacks(ctx, target, 'dead');
  ctx.emit({ kind: 'killed', cite: DEATH_CITES[why], fighter: target.id, killer: killer?.id ?? null, why });
  loseGrip(ctx, target, 'fell');
  dismount(ctx, target); // P196 a dead rider falls off
  tumble(ctx, target);
  if (why === 'killing-wound' || why === 'killing-critical') shedBlood(ctx, target);
}

/** 10.3.2 A man whose last box of an area is ticked dies. */
export function killIfDone(ctx: PhaseContext, target: Fighter, area: Area, killer: Fighter | null): void {
  if (boxesLeft(target, area) === 0) kill(ctx, target, killer, 'wounds');
}

/** 13.1, 10.5 A man loses his weapon, one of two at random, or his shield. */
export function loseHeld(
  ctx: PhaseContext,
  fighter: Fighter,
  what: 'weapon' | 'shield',
  why: 'parried' | 'critical',
): void {
  const item = what === 'weapon' ? pickWeapon(ctx, fighter) : shieldOf(ctx.tables, fighter);
  if (item !== null) scatter(ctx, fighter, item, why);
}

/** 10.5 What each critical does besides wounds. */
const CRITICAL_EFFECTS: { readonly [code: string]: string } = {
  V: 'sight obstructed: CF -1 for the match',
  ST: 'ST -1',
  AG: 'AG -1',
  LMP: 'limps: move rate -1',
  'ST&AG': 'ST -1, AG -1',
  '1&AG': 'AG -1',
  STU: 'lame: dices to leave his hex',
  HL: 'helmet lost',
  H: 'helmet lost',
  SA: 'severed artery: bleeds at the end of each phase',
};

/** 10.5 WD, SD What a critical knocks from the hand. */
export function heldLostTo(critical: Critical): 'weapon' | 'shield' | null {
  if (critical === 'WD') return 'weapon';
  return critical === 'SD' ? 'shield' : null;
}

/** 10.5 What is told of a man who will die of a wound when the match ends. */
export const MORTAL = 'mortally wounded: dies when the match ends';

/** 10.5 The effects of a critical, and the stumble it may cause (15.1, C76). */
export function suffer(ctx: PhaseContext, target: Fighter, { critical, mortal }: HitReading): void {
  if (critical === null || critical === '--') return;
  const lame = target.beast !== null && critical.includes('LMP');
  const lasting = lame ? 'lame: one hex less in every move' : CRITICAL_EFFECTS[critical];
  const text = mortal ? MORTAL : lasting;
  if (text !== undefined) ctx.emit({ kind: 'hurt', cite: '10.5', fighter: target.id, effect: critical, text });
  const lost = heldLostTo(critical);
  if (lost !== null) loseHeld(ctx, target, lost, 'critical');
  if (critical === 'S' || critical === '2xS' || critical === '2S') stunByCritical(ctx, target);
  if (target.conscious) checkStumble(ctx, target, 'a critical hit', '15.1');
}
