/** 22.4.1, 22.4.2: what a hold does in each phase it lasts: CF against CF, and the squeeze. */
import { type Dice, ONE_DIE, THREE_DICE } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import type { DecisionRules, Request } from '../../../../kernel/request.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { stunByHold } from '../basic/stun.ts';
import { type GladiatorRule, type PhaseContext, turnoutOf } from '../phase.ts';
import { fighterOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, GladiatorDecisions, Grip, State } from '../types.ts';
import { bookEscapeCf, ESCAPE_MAX, isShare, upTo } from './ensnared.ts';
import { loseGrip } from './grip.ts';
import { availableCf } from './nets.ts';
import { bruise, throwCritical } from './strikes.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 22.4.1 A centurion holds with 1D6 for every so many CF (P84). */
const CF_PER_HOLD = 6;

/** 22.4.1 Everyone who is held struggles with whoever holds him. */
export function* resolveHolds(ctx: PhaseContext): GladiatorRule {
  for (const held of ctx.state.fighters) {
    const here = held.fate === 'fighting' && !held.aside; // 18.4 an appeal fills the phase
    if (held.grappled !== null && here) yield* resolveHold(ctx, held, held.grappled);
  }
}

/** What holder and held put into it; a hold of null lets go. */
interface Shares {
  readonly hold: number | null;
  readonly struggle: number;
  readonly rolls: readonly Roll[];
}

function* resolveHold(ctx: PhaseContext, held: Fighter, { by, area }: Grip): GladiatorRule {
  const holder = fighterOf(ctx.state, by);
  const { hold, struggle, rolls } = yield* resolveShares(ctx, holder, held);
  if (hold === null) {
    loseGrip(ctx, holder, 'let-go');
    return;
  }
  spend(ctx, holder, hold, 'holding');
  spend(ctx, held, struggle, 'escape');
  if (held.conscious && breaksFree(ctx, held, holder, { hold, struggle, rolls })) return;
  squeeze(ctx, holder, held, area);
}

function spend(ctx: PhaseContext, fighter: Fighter, cf: number, why: string): void {
  if (cf > 0) turnoutOf(ctx, fighter).pool.terms.push(modifier(-cf, why, '22.4.1'));
}

/** 22.4.1 The seats write their CF in secret from each other, then the book throws for its own. */
function* resolveShares(ctx: PhaseContext, holder: Fighter, held: Fighter): GladiatorRule<Shares> {
  const [ofHolder, ofHeld] = [availableCf(ctx, holder, held), availableCf(ctx, held, null)];
  const asks: Request<GladiatorDecisions, 'hold' | 'escape'>[] = [];
  if (holder.by === 'seat') asks.push(holdRequest(holder, held, ofHolder));
  const struggles = held.conscious && held.by === 'seat';
  if (struggles) asks.push({ kind: 'escape', seat: held.seat ?? 0, cite: '22.4.1', fighter: held.id, most: ofHeld });
  const answers = yield* resolveAsking(asks);
  const rolls: Roll[] = [];
  const hold = holder.by === 'seat' ? (answers[0] ?? null) : bookHoldCf(ctx.dice, held, ofHolder, rolls);
  if (!held.conscious || hold === null) return { hold, struggle: 0, rolls };
  const struggle = struggles ? (answers.at(-1) ?? 0) : bookEscapeCf(ctx.dice, ofHeld, rolls);
  return { hold, struggle, rolls };
}

function holdRequest({ id, seat }: Fighter, { id: target, grappled }: Fighter, most: number) {
  const area = grappled?.area ?? 1;
  return { kind: 'hold', seat: seat ?? 0, cite: '22.4.1', fighter: id, target, area, most } as const;
}

/** P84, P172 1D6 for every full six CF, as far as they go; a man who lies senseless is let go. */
function bookHoldCf(dice: Dice, held: Fighter, most: number, rolls: Roll[]): number | null {
  if (!held.conscious) return null;
  let sum = 0;
  for (let i = Math.floor(most / CF_PER_HOLD); i > 0; i--) {
    const roll = rollOf('hold-cf', '22.4.1', dice.throw('hold-cf', ONE_DIE), 'sum');
    rolls.push(roll);
    sum += roll.total;
  }
  return Math.min(sum, most);
}

/** 22.4.1 3D6, less what he puts into it, with what holds him: free on 6 or less, and at no price (P55). */
function breaksFree(ctx: PhaseContext, held: Fighter, holder: Fighter, shares: Shares & { hold: number }): boolean {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -shares.struggle, 'escape CF', '22.4.1');
  addModifier(modifiers, shares.hold, 'hold CF', '22.4.1');
  const sum = rollOf('escape', '22.4.1', ctx.dice.throw('escape', THREE_DICE), 'sum', modifiers);
  const roll = needing(sum, '<=', ESCAPE_MAX, (free) => (free ? 'he is free' : 'he is held'));
  const escaped = met(roll);
  if (escaped) held.grappled = null;
  ctx.emit({
    kind: 'escape-tried',
    cite: '22.4.1',
    fighter: held.id,
    cf: shares.struggle,
    escaped,
    penalty: 0,
    against: { by: holder.id, cf: shares.hold },
    rolls: [...shares.rolls, roll],
  });
  return escaped;
}

/** 22.4.2 Stun, and the critical that goes with it, on the part that is held. */
function squeeze(ctx: PhaseContext, holder: Fighter, held: Fighter, area: Grip['area']): void {
  const stun = stunByHold(ctx, held, holder);
  if (stun < 1) return;
  bruise(ctx, { fighter: held, by: holder, area, cite: '22.4.2' }, stun, throwCritical(ctx.dice));
}

/** 22.4.1 How many CF a man spends to hold another, from 0 to `most`; null lets him go. */
export const holdDecision: DecisionRules<State, Tables, GladiatorDecisions['hold']['ask'], number | null> = {
  check: (_state, _tables, { most }, cf) =>
    cf === null || isShare(cf, most) ? null : `holding takes 0 to ${most} CF (22.4.1)`,
  list: (_state, _tables, { most }) => [null, ...upTo(most)],
  sample: (_state, _tables, { most }, pick) => (pick(8) === 0 ? null : pick(most + 1)),
};
