/** Chapter 22: what a strike with the bare hand does, to the man struck and to the arm that struck (P54). */

import type { Dice, Throw } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import type { BlowReading } from '../basic/blow.ts';
import { readCritical } from '../basic/criticals.ts';
import { deathOf, inflict, kill, suffer, tellToughness } from '../basic/harm.ts';
import { checkStumble, checkToppling } from '../basic/posture.ts';
import { stunBySeverity, testConsciousness } from '../basic/stun.ts';
import type { Blow, HitReading } from '../blow-types.ts';
import { loseCf } from '../cf-loss.ts';
import type { PhaseContext } from '../phase.ts';
import { boxesLeft } from '../sheet.ts';
import type { Critical } from '../tables/types.ts';
import type { Area, Fighter } from '../types.ts';
import { loseGrip } from './grip.ts';
import { armedCf } from './weapons.ts';

/** 22.3.2, C28 Results of a critical that only shake a man when no blade made them. */
const TOPPLES: ReadonlySet<Critical> = new Set(['HL', 'H', '2xM', '3xM', 'K*', 'K']);
/** 22.3.3, P54 Results that let the striker lay hold of what he struck. */
const GRAPPLES: ReadonlySet<Critical> = new Set(['2x', '2xM', '3xM', 'SA', 'SAM']);
/** 22.3.2 What goes on the check for falling prone of a man knocked over. */
const TOPPLING = -3;
/** P54 Results that leave nothing: there are no wounds to multiply, and no artery is open. */
const NOTHING: ReadonlySet<Critical> = new Set(['1', '2x', '3x', 'SA', 'SAM']);

/** 22.2.1, C157 A parrying weapon wounds the arm that struck. */
export function recoil(ctx: PhaseContext, { attacker, target }: Blow, hit: HitReading): void {
  harm(ctx, {
    fighter: attacker,
    by: target,
    area: 4,
    hit,
    cite: attacker.beast === null ? '22.2.1' : '28.7.3.2',
    rolls: [],
  });
}

/** 22.2.2, 22.3 A bare hand stuns by its ST. Returns whether the critical lets the striker grapple (22.3.3). */
export function shake(ctx: PhaseContext, { blow, st, bonus, white }: BlowReading): boolean {
  const { attacker, target, area } = blow;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, st, 'ST of the striker', '22.2.2');
  addModifier(modifiers, bonus, `H+${bonus}`, '22.2.2');
  const before = target.stun.amount;
  stunBySeverity(ctx, target, 'a strike', '22.2.2', modifiers);
  const stun = target.stun.amount - before;
  if (stun < 1) return false;
  const thrown = white ?? throwCritical(ctx.dice);
  return GRAPPLES.has(bruise(ctx, { fighter: target, by: attacker, area, cite: '22.3' }, stun, thrown));
}

/** 22.3, 22.4.2 The dice of a critical that are thrown by themselves. */
export const throwCritical = (dice: Dice): Throw => dice.throw('critical', { white: 2 });

/** 22.3, 22.4.2 The critical of a bare hand, each point of stun counting as a wound. Returns its result. */
export function bruise(ctx: PhaseContext, whom: Omit<Harm, 'hit' | 'rolls'>, stun: number, white: Throw): Critical {
  const { fighter, area, cite } = whom;
  const { rules } = ctx.state;
  const per = { count: stun, why: 'per point of stun', cites: ['22.3', cite] } as const;
  const { roll, critical } = readCritical({ rules, tables: ctx.tables }, fighter, area, white, per);
  harm(ctx, { ...whom, hit: mildHit(critical), rolls: [roll] });
  if (fighter.beast !== null) return critical; // P157 a beast does not stumble
  if (TOPPLES.has(critical) && fighter.posture !== 'prone') checkToppling(ctx, fighter, '22.3.2', TOPPLING);
  if (isMild(critical) && fighter.conscious) checkStumble(ctx, fighter, 'a critical hit', '15.1'); // C76 any critical asks for it
  return critical;
}

/** 22.3.1 A wound for a 1; what is left of the rest when no blade made it. */
function mildHit(value: Critical): HitReading {
  return {
    wounds: value.startsWith('1') ? 1 : 0,
    force: 0,
    kills: null,
    critical: isMild(value) ? null : value,
    mortal: false,
  };
}

const isMild = (value: Critical) => TOPPLES.has(value) || NOTHING.has(value);

interface Harm {
  readonly fighter: Fighter;
  readonly by: Fighter;
  readonly area: Area;
  readonly hit: HitReading;
  readonly cite: string;
  readonly rolls: readonly Roll[];
}

function harm(ctx: PhaseContext, { fighter, by, area, hit, cite, rolls }: Harm): void {
  if (fighter.fate !== 'fighting') return;
  const cf = armedCf(ctx.state.rules, ctx.tables, fighter);
  const boxes = boxesLeft(fighter, area);
  inflict(ctx, fighter, area, hit);
  const left = { from: boxes, to: boxesLeft(fighter, area) };
  const change = { from: cf, to: armedCf(ctx.state.rules, ctx.tables, fighter) };
  const { wounds, critical } = hit;
  ctx.emit({ kind: 'bruised', cite, fighter: fighter.id, by: by.id, area, wounds, left, cf: change, critical, rolls });
  tellToughness(ctx, fighter, area, boxes);
  const death = deathOf(fighter, area, hit);
  if (death !== null) {
    kill(ctx, fighter, by, death);
    return;
  }
  if (wounds > 0) loseGrip(ctx, fighter, 'hurt');
  loseCf(ctx, fighter, change.from - change.to);
  testConsciousness(ctx, fighter);
  if (critical !== null) suffer(ctx, fighter, hit);
}
