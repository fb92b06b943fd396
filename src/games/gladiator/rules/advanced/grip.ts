/** 22.4: who holds whom, and how a hold ends. */
import { sameHex } from '../../../../kernel/hex.ts';
import type { ReleaseCause } from '../events.ts';
import { type PhaseContext, turnoutOf } from '../phase.ts';
import { fighterOf } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';

/** The man whom somebody holds in his hands, or null. */
export function heldBy({ fighters }: Readonly<State>, holder: Fighter): Fighter | null {
  return fighters.find(({ grappled }) => grappled?.by === holder.id) ?? null;
}

/** 20.5, 22.4.3 Whether a man is caught in nothing, in no hold, and holds nobody. */
export function isUnbound(state: Readonly<State>, fighter: Fighter): boolean {
  return fighter.ensnared === null && fighter.grappled === null && heldBy(state, fighter) === null;
}

/** What ends a hold, each with its rule. */
const RELEASE_CITES: { readonly [W in ReleaseCause]: string } = {
  'let-go': '22.4.1',
  hurt: '22.4.3',
  moved: 'P171',
  hands: 'P171',
  fell: 'P171',
};

/** A man loses his hold on whomever he holds. Nothing if he holds nobody. */
export function loseGrip(ctx: PhaseContext, holder: Fighter, why: ReleaseCause): void {
  const held = heldBy(ctx.state, holder);
  if (held === null) return;
  held.grappled = null;
  ctx.emit({ kind: 'released', cite: RELEASE_CITES[why], fighter: held.id, by: holder.id, why });
}

/** P171 Holds that movement or items have ended: somebody left his hex or collided, or the holder took something up. */
export function reviewGrips(ctx: PhaseContext): void {
  for (const held of ctx.state.fighters) {
    if (held.grappled === null) continue;
    const holder = fighterOf(ctx.state, held.grappled.by);
    if (stirred(ctx, holder) || stirred(ctx, held)) loseGrip(ctx, holder, 'moved');
    else if (holder.hands.length > 0) loseGrip(ctx, holder, 'hands');
  }
}

function stirred(ctx: PhaseContext, fighter: Fighter): boolean {
  const { start, collided, entered } = turnoutOf(ctx, fighter);
  return collided || entered.length > 0 || !sameHex(start, fighter.at);
}

/** P171 Nobody holds a man who is out of the bout, and none such holds anybody. */
export function freeFromTheFallen(ctx: PhaseContext): void {
  for (const fighter of ctx.state.fighters) {
    if (fighter.fate === 'fighting') continue;
    fighter.grappled = null;
    loseGrip(ctx, fighter, 'fell');
  }
}
