/** MR-62, MR-63 The bill of a day: which bouts can be had, and who accepts a challenge. */
import { type Lot, ONE_DIE } from '../../../kernel/dice.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { munusOf } from './calendar.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveCareerAsk } from './kit.ts';
import { fitRivals, rivalOf } from './rivals.ts';
import type { BoutOffer, CareerState, DayAct, Munus, Rival } from './types.ts';

/** A bout that is taken. */
export interface Taken {
  readonly offer: BoutOffer;
  readonly mortal: boolean;
  /** MR-63 It was the gladiator who asked for it. */
  readonly challenge: boolean;
}

/** MR-62 What the day offers, and what is taken of it; null: nothing. */
export function* resolveDay(ctx: CareerContext): CareerRule<Taken | null> {
  const { state } = ctx;
  const offers = makeBill(ctx);
  let refused: string | null = null;
  for (;;) {
    const challenges: readonly string[] = refused === null ? challengesOf(state, offers) : [];
    const [act = { do: 'sit out' } as const] = yield* resolveCareerAsk<'day'>([
      { kind: 'day', seat: PLAYER, cite: 'MR-62', offers, challenges },
    ]);
    if (act.do === 'sit out') return null;
    if (act.do === 'fight') {
      const offer = offers[act.offer];
      return offer === undefined ? null : { offer, mortal: act.mortal, challenge: false };
    }
    if (accepts(ctx, rivalOf(state, act.rival), act.mortal))
      return { offer: duel(act.rival, false), mortal: act.mortal, challenge: true };
    refused = act.rival;
  }
}

const duel = (rival: string, called: boolean): BoutOffer => ({ kind: 'duel', called, foes: [rival], friends: [] });

/** MR-63 Whom one may challenge: everybody who can fight and owes nothing, and is not on the bill already. */
function challengesOf(state: CareerState, offers: readonly BoutOffer[]): readonly string[] {
  const billed = new Set(offers.flatMap(({ kind, foes }) => (kind === 'duel' ? foes : [])));
  return fitRivals(state).flatMap(({ id, regard }) => (billed.has(id) || regard === 'debt' ? [] : [id]));
}

/** MR-63 A grudge always accepts; others on a die, less readily to the death. */
function accepts({ dice, emit }: CareerContext, { name, regard }: Rival, mortal: boolean): boolean {
  if (regard === 'grudge') {
    emit({ kind: 'challenged', cite: 'MR-63', name, accepts: true });
    return true;
  }
  const roll = needing(
    rollOf('challenge', 'MR-63', dice.throw('challenge', ONE_DIE), 'sum'),
    '>=',
    mortal ? ACCEPTS + 1 : ACCEPTS - 1,
  );
  emit({ kind: 'challenged', cite: 'MR-63', rolls: [roll], name, accepts: met(roll) });
  return met(roll);
}

function makeBill(ctx: CareerContext): readonly BoutOffer[] {
  const { state } = ctx;
  const called = grudgeCall(ctx);
  const lots: Lot[] = [];
  const single = fitRivals(state).filter(({ id, regard }) => id !== called?.id && regard !== 'debt');
  const [foe] = drawEven(ctx, single, 1, lots);
  const shown = spectacle(ctx, munusOf(state, state.turn), lots);
  const offers = [
    ...(called === null ? [] : [duel(called.id, true)]),
    ...(foe === undefined ? [] : [duel(foe.id, false)]),
    ...(shown === null ? [] : [shown]),
  ];
  const names = offers.flatMap(({ foes }) => foes.map((id) => rivalOf(state, id).name));
  ctx.emit({ kind: 'matched', cite: 'MR-62', lots, names });
  return offers;
}

/** MR-63 A grudge calls on this or less; a challenge is accepted on this or more. */
const CALLS = 2;
const ACCEPTS = 4;

/** MR-63 The first of those who bear a grudge and can fight, if a die lets it call. */
function grudgeCall({ state, dice, emit }: CareerContext): Rival | null {
  const one = fitRivals(state).find(({ regard }) => regard === 'grudge');
  if (one === undefined) return null;
  const roll = needing(rollOf('grudge', 'MR-63', dice.throw('grudge', ONE_DIE), 'sum'), '<=', CALLS);
  emit({ kind: 'called-out', cite: 'MR-63', rolls: [roll], name: one.name, calls: met(roll) });
  return met(roll) ? one : null;
}

/** MR-62 So many of some, those first whose skills are nearest to the gladiator's, equals by lot. */
function drawEven(
  { state, dice }: CareerContext,
  from: readonly Rival[],
  count: number,
  lots: Lot[],
): readonly Rival[] {
  const apart = ({ skills }: Rival): number => Math.abs(skills.length - state.man.skills.length);
  const left = [...from];
  const drawn: Rival[] = [];
  while (drawn.length < count && left.length > 0) {
    const least = Math.min(...left.map(apart));
    const even = left.filter((one) => apart(one) === least);
    const lot = dice.lot('match', 'MR-62', even.length);
    const one = even[lot.picked];
    if (one === undefined) break;
    lots.push(lot);
    drawn.push(one);
    left.splice(left.indexOf(one), 1);
  }
  return drawn;
}

/** MR-57 Fewer make no mêlée. */
const LEAST_IN_MELEE = 4;

/** MR-57 What is shown beside the duels; null: too few can fight. */
function spectacle(ctx: CareerContext, { spectacle: kind, gladiators }: Munus, lots: Lot[]): BoutOffer | null {
  const fit = fitRivals(ctx.state);
  const others = Math.min(gladiators - 1, fit.length);
  if (kind === 'mêlée') {
    if (others + 1 < LEAST_IN_MELEE) return null;
    return { kind, called: false, foes: drawEven(ctx, fit, others, lots).map(({ id }) => id), friends: [] };
  }
  const side = Math.floor((others + 1) / 2);
  if (side < 2) return null;
  const friends = companions(ctx, fit, side - 1, lots);
  const rest = fit.filter((one) => !friends.includes(one) && one.regard !== 'debt');
  const foes = drawEven(ctx, rest, side, lots);
  if (foes.length < 2) return null;
  return {
    ...{ kind, called: false, foes: foes.map(({ id }) => id) },
    friends: friends.slice(0, foes.length - 1).map(({ id }) => id),
  };
}

/** MR-66 Those who owe one fight at one's side before others. */
function companions(ctx: CareerContext, fit: readonly Rival[], count: number, lots: Lot[]): readonly Rival[] {
  const owing = fit.filter(({ regard }) => regard === 'debt').slice(0, count);
  const open = fit.filter(({ regard }) => regard === 'none');
  return [...owing, ...drawEven(ctx, open, count - owing.length, lots)];
}

/** MR-63 Whether a bout can be fought without mercy: between two alone. */
const mayBeMortal = ({ kind }: BoutOffer): boolean => kind === 'duel';

/** MR-59 Hurt enough to stay away; MR-62 what one may do twice in succession then. */
const HURT_ENOUGH = 2;

/** MR-62 Why one may not sit out, or null. */
function sitFault({ man }: Pick<CareerState, 'man'>): string | null {
  return man.idle > 0 && man.hurt < HURT_ENOUGH ? 'not twice in succession, unless one is badly hurt (MR-62)' : null;
}

/** MR-62 Why something cannot be done on the day, or null. */
export function dayFault(
  state: Pick<CareerState, 'man'>,
  offers: readonly BoutOffer[],
  challenges: readonly string[],
  act: DayAct,
): string | null {
  switch (act.do) {
    case 'sit out':
      return offers.length === 0 ? null : sitFault(state);
    case 'challenge':
      return challenges.includes(act.rival) ? null : 'nobody who can be challenged (MR-63)';
    case 'fight': {
      const offer = offers[act.offer];
      if (offer === undefined) return 'no such bout on the bill (MR-62)';
      return act.mortal && !mayBeMortal(offer) ? 'only a duel is fought without mercy (MR-56)' : null;
    }
  }
}
