/** GR-95 What a match leaves between the gladiator and the others. */
import { type Lot, ONE_DIE } from '../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import { type Field, resultAt, sideWon } from './field.ts';
import type { CampaignContext } from './kit.ts';
import { rivalsAbout } from './rivals.ts';
import type { Rival } from './types.ts';
import type { Regard } from './words.ts';

/** GR-95 Of a die: on this or less who was spared bears a grudge, from that on it owes a life. */
const RESENTS = 2;
const OWES = 5;

/** GR-95 Counts who beat whom, and what everybody makes of it; `finished`: whom the gladiator has finished. */
export function remember(ctx: CampaignContext, field: Field, finished: ReadonlySet<string>): void {
  const [won, fell] = [sideWon(field, 0), resultAt(field, 0).overkill !== null];
  for (const [at, rival] of field.entrants.entries()) {
    if (!('regard' in rival)) continue;
    if (field.teams[at] === 0) {
      rival.beside += 1;
      continue;
    }
    if (sideWon(field, at)) {
      rival.beat += 1;
      if (rival.regard !== 'none') regards(ctx, rival, 'none');
    } else if (won) {
      rival.lostTo += 1;
      const spared = resultAt(field, at).overkill !== null && rival.ended === null && !fell;
      if (spared) weighMercy(ctx, rival);
    }
  }
  if (finished.size > 0) mourn(ctx);
}

/** GR-95 What whoever was spared makes of it, by what a die shows. */
export const regardOf = (face: number): Regard => (face <= RESENTS ? 'grudge' : face >= OWES ? 'debt' : 'none');

interface Thrown {
  readonly lots?: readonly Lot[];
  readonly rolls?: readonly Roll[];
}

function regards({ emit }: CampaignContext, rival: Rival, to: Regard, thrown: Thrown = {}): void {
  rival.regard = to;
  emit({ kind: 'regard', cite: 'GR-95', ...thrown, name: rival.name, regard: to });
}

/** GR-95 Whoever was spared may resent it, or owe a life. */
function weighMercy(ctx: CampaignContext, rival: Rival): void {
  const roll = rollOf('regard', 'GR-95', ctx.dice.throw('regard', ONE_DIE), 'sum');
  regards(ctx, rival, regardOf(roll.total), { rolls: [roll] });
}

/** GR-95 One of those who are about, by lot, bears a grudge for somebody who was finished. */
function mourn(ctx: CampaignContext): void {
  const friends = rivalsAbout(ctx.state).filter(({ regard }) => regard === 'none');
  if (friends.length === 0) return;
  const lot = ctx.dice.lot('mourner', 'GR-95', friends.length);
  const one = friends[lot.picked];
  if (one !== undefined) regards(ctx, one, 'grudge', { lots: [lot] });
}
