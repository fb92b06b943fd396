/** GR-92 The bill of a day: which matches can be had, and who accepts a challenge. */
import { type Lot, ONE_DIE } from '../../../kernel/dice.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { munusNow } from './calendar.ts';
import { type CampaignContext, type CampaignRule, resolveCampaignAsk } from './kit.ts';
import { readyRivals, rivalBy } from './rivals.ts';
import type { CampaignState, DayAct, MatchOffer, Rival, TakenMatch } from './types.ts';
import { coinsFor } from './veterans.ts';

const duelWith = (rival: string, called: boolean): MatchOffer => ({
  ...{ kind: 'duel', called, foes: [rival], friends: [] },
});

/** GR-92 What the day offers, and what is taken of it; null: nothing. */
export function* resolveBill(ctx: CampaignContext): CampaignRule<TakenMatch | null> {
  const { state } = ctx;
  const offers = makeBill(ctx);
  let open = challengesFor(state, offers);
  for (;;) {
    const [act = { do: 'sit out' } as const] = yield* resolveCampaignAsk<'day'>([
      { kind: 'day', seat: 0, cite: 'GR-92', offers, challenges: open },
    ]);
    const taken = takenBy(offers, act);
    if (taken === null || !taken.challenge) return taken;
    if (accepts(ctx, taken)) return taken;
    open = [];
  }
}

/** The match that an answer takes; null: it sits out. */
export function takenBy(offers: readonly MatchOffer[], act: DayAct): TakenMatch | null {
  if (act.do === 'sit out') return null;
  const { mortal } = act;
  if (act.do === 'challenge') return { offer: duelWith(act.rival, false), mortal, challenge: true };
  const offer = offers[act.offer];
  return offer === undefined ? null : { offer, mortal, challenge: false };
}

/** GR-92 Whom one may challenge: whoever can fight, owes nothing, and is not on the bill for a duel. */
function challengesFor(state: CampaignState, offers: readonly MatchOffer[]): readonly string[] {
  const billed = offers.filter(({ kind }) => kind === 'duel').flatMap(({ foes }) => foes);
  const free = readyRivals(state).filter(({ id, regard }) => regard !== 'debt' && !billed.includes(id));
  return free.map(({ id }) => id);
}

/** GR-92 A challenge is accepted on this or more, sine missione on that; GR-95 a grudge calls on this or less. */
const ACCEPTS = 3;
const ACCEPTS_MORTAL = 5;
const CALLS = 2;

/** GR-92 What a die must show for a rival to accept a challenge. */
export function acceptsOn({ regard }: Pick<Rival, 'regard'>, mortal: boolean): number {
  return regard === 'grudge' ? 1 : mortal ? ACCEPTS_MORTAL : ACCEPTS;
}

function accepts({ state, dice, emit }: CampaignContext, { offer, mortal }: TakenMatch): boolean {
  const rival = rivalBy(state, offer.foes[0] ?? '');
  const { name } = rival;
  const need = acceptsOn(rival, mortal);
  const roll = needing(rollOf('challenge', 'GR-92', dice.throw('challenge', ONE_DIE), 'sum'), '>=', need);
  emit({ kind: 'challenged', cite: 'GR-92', rolls: [roll], name, accepts: met(roll) });
  return met(roll);
}

function makeBill(ctx: CampaignContext): readonly MatchOffer[] {
  const { state, tables, emit } = ctx;
  const lots: Lot[] = [];
  const revenge = calledFor(ctx);
  const others = readyRivals(state).filter(({ id, regard }) => id !== revenge?.id && regard !== 'debt');
  const [even] = nearest(ctx, others, 1, lots);
  const { spectacle } = munusNow(state);
  const { friends, foes } = tables.spectacles[spectacle];
  const offers = [
    ...(revenge === null ? [] : [duelWith(revenge.id, true)]),
    ...(even === undefined ? [] : [duelWith(even.id, false)]),
    ...shown(ctx, spectacle, { friends, foes }, lots),
  ];
  const matches = offers.map(({ kind, friends, foes }) => ({
    ...{ kind, names: [...friends, ...foes].map((id) => rivalBy(state, id).name) },
  }));
  emit({ kind: 'matched', cite: 'GR-92', lots, matches });
  return offers;
}

/** GR-95 The first who bears a grudge and can fight, if a die lets it call. */
function calledFor({ state, dice, emit }: CampaignContext): Rival | null {
  const one = readyRivals(state).find(({ regard }) => regard === 'grudge');
  if (one === undefined) return null;
  const roll = needing(rollOf('grudge', 'GR-95', dice.throw('grudge', ONE_DIE), 'sum'), '<=', CALLS);
  emit({ kind: 'called-out', cite: 'GR-95', rolls: [roll], name: one.name, calls: met(roll) });
  return met(roll) ? one : null;
}

/** GR-92 The spectacle, filled with those whose coins are nearest; none where too few can fight. */
function shown(
  ctx: CampaignContext,
  kind: MatchOffer['kind'],
  { friends, foes }: { readonly friends: number; readonly foes: number },
  lots: Lot[],
): readonly MatchOffer[] {
  const ready = readyRivals(ctx.state);
  const beside = companions(ctx, ready, friends, lots);
  const rest = ready.filter((one) => !beside.includes(one) && one.regard !== 'debt');
  const against = nearest(ctx, rest, foes, lots);
  if (beside.length < friends || against.length < foes) return [];
  return [{ kind, called: false, foes: against.map(({ id }) => id), friends: beside.map(({ id }) => id) }];
}

/** GR-95 Those who owe a life fight at one's side before others; who bears a grudge does not. */
function companions(ctx: CampaignContext, ready: readonly Rival[], count: number, lots: Lot[]): readonly Rival[] {
  const owing = ready.filter(({ regard }) => regard === 'debt').slice(0, count);
  const open = ready.filter(({ regard }) => regard === 'none');
  return [...owing, ...nearest(ctx, open, count - owing.length, lots)];
}

/** GR-92 So many of some, those first whose coins are nearest to the gladiator's, equals by lot. */
function nearest({ state, dice }: CampaignContext, from: readonly Rival[], count: number, lots: Lot[]): Rival[] {
  const own = coinsFor(state.man);
  const apart = (one: Rival): number => Math.abs(coinsFor(one) - own);
  const drawn: Rival[] = [];
  while (drawn.length < count) {
    const left = from.filter((one) => !drawn.includes(one));
    const least = Math.min(...left.map(apart));
    const even = left.filter((one) => apart(one) === least);
    if (even.length === 0) break;
    const lot = dice.lot('match', 'GR-92', even.length);
    lots.push(lot);
    drawn.push(even[lot.picked] ?? (even[0] as Rival));
  }
  return drawn;
}

/** GR-92 Hurt enough to stay away without shame, and twice in succession. */
const EXCUSED = 4;

/** GR-92 Whether nobody expects the gladiator to fight. */
export const isExcused = ({ man }: Pick<CampaignState, 'man'>): boolean => man.wounds >= EXCUSED;

/** GR-92 Why something cannot be done on the day, or null. */
export function dayFault(
  state: Pick<CampaignState, 'man'>,
  offers: readonly MatchOffer[],
  challenges: readonly string[],
  act: DayAct,
): string | null {
  switch (act.do) {
    case 'sit out':
      return state.man.idle > 0 && !isExcused(state) && offers.length > 0
        ? 'not twice running, unless one is badly hurt (GR-92)'
        : null;
    case 'challenge':
      return challenges.includes(act.rival) ? null : 'nobody who can be challenged (GR-92)';
    case 'fight': {
      const offer = offers[act.offer];
      if (offer === undefined) return 'no such match on the bill (GR-92)';
      return act.mortal && offer.kind !== 'duel' ? 'only a duel is fought without mercy (GR-96)' : null;
    }
  }
}
