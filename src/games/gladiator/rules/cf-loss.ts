/** 9.4.5, 9.4.6: what a loss of CF in mid-phase does to attacks and defences already allocated. */
import type { AtBeast } from './events.ts';
import { type Combatant, combatantOf, type PhaseContext, type PlannedAttack } from './phase.ts';
import type { Fighter } from './types.ts';

/**
 * Takes a loss off a man's unresolved attacks, the next one first; what they cannot bear is owed by the
 * defence of his next area attacked (P41). Nothing outside combat.
 */
export function loseCf(ctx: PhaseContext, fighter: Fighter, amount: number): void {
  const combatant = combatantOf(ctx, fighter);
  if (combatant === null || amount <= 0 || fighter.fate !== 'fighting') return;
  let left = amount;
  const attacks = [];
  for (const attack of upcoming(combatant)) {
    if (left === 0) break;
    const taken = Math.min(attack.cf, left);
    const cf = { from: attack.cf, to: attack.cf - taken };
    attack.cf = cf.to;
    left -= taken;
    if (cf.to === 0) attack.waiting = false;
    attacks.push({ area: attack.area, cf, ...atBeast(attack) });
  }
  combatant.owed += left;
  const cite = left > 0 ? '9.4.6' : '9.4.5';
  ctx.emit({ kind: 'cf-lost', cite, fighter: fighter.id, amount, attacks, owed: combatant.owed });
}

/** 28.7 Names the beast that an attack is planned at. */
export function atBeast({ target }: PlannedAttack): AtBeast {
  return target.beast === null ? {} : { target: target.id };
}

/** 9.4.5 His attacks still to come, in the order of their rounds, which weapons may have shifted (9.4.4). */
function upcoming({ attacks }: Combatant): readonly PlannedAttack[] {
  return attacks.filter(({ waiting }) => waiting).sort((a, b) => a.round - b.round || b.cf - a.cf);
}
