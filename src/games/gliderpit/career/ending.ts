/** 23.10 The wreath, and how the seasons of a pilot end. */
import type { Shuffle } from '../../../kernel/dice.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { resolveSeasonAsk, type SeasonContext, type SeasonRule } from './kit.ts';
import { byLaurels, flyingPilots, inOrderBy, playerIn, renew } from './pilots.ts';
import { PIT_STEPS, type SeasonPilot, type SeasonState } from './types.ts';
import type { SeasonEnd } from './words.ts';

/** 23.10 The wreath is given; then another season is flown, or none. */
export function* resolveSeasonEnd(ctx: SeasonContext): SeasonRule {
  const { state } = ctx;
  crown(ctx);
  state.phase = PIT_STEPS.length;
  const [goesOn = false] = yield* resolveSeasonAsk<'onward'>([{ kind: 'onward', seat: PLAYER_SEAT, cite: '23.10' }]);
  if (goesOn) renew(ctx);
  else endSeasons(ctx, 'retired');
}

/** 23.10 Everybody as they stand at the end: who is wrecked comes last. */
function finalOrder(state: Readonly<SeasonState>): readonly SeasonPilot[] {
  const last = state.past.filter(({ turn }) => turn === state.turn);
  const placeOf = ({ id }: SeasonPilot): number =>
    last.map(({ pilots, places }) => places[pilots.indexOf(id)] ?? 0).find((place) => place > 0) ?? 0;
  return state.pilots.toSorted(
    (a, b) =>
      Number(a.wrecked) - Number(b.wrecked) || b.laurels - a.laurels || placeOf(a) - placeOf(b) || byLaurels(a, b),
  );
}

function crown(ctx: SeasonContext): void {
  const { state, emit } = ctx;
  const shuffles: Shuffle[] = [];
  const order = finalOrder(state);
  const [first, second] = order;
  let winner = first;
  if (first !== undefined && second !== undefined && isEven(state, first, second)) {
    const drawn = inOrderBy(ctx, 'laurels');
    shuffles.push(drawn.shuffle);
    winner = drawn.order.find((one) => one === first || one === second);
  }
  if (winner === undefined) throw new Error('a season without pilots');
  winner.record.wreaths += 1;
  const own = playerIn(state);
  const { season } = state;
  const { id: pilot, name, laurels } = winner;
  state.seasons.push({
    ...{ season, pilot, name, laurels, own: own.laurels, place: order.indexOf(own) + 1, wrecked: own.wrecked },
  });
  emit({ kind: 'wreath', cite: '23.10', shuffles, season, name, laurels, own: winner === own });
}

/** GR-49 Whether nothing but a lot can say who of two is first: they did not fly the last pit together. */
function isEven(state: Readonly<SeasonState>, one: SeasonPilot, other: SeasonPilot): boolean {
  const together = state.past.some(
    ({ turn, pilots }) => turn === state.turn && pilots.includes(one.id) && pilots.includes(other.id),
  );
  return !together && flyingPilots(state).includes(other) && byLaurels(one, other) === 0;
}

/** Ends the seasons of the pilot, for good. */
export function endSeasons({ state, emit }: SeasonContext, how: SeasonEnd): void {
  const own = playerIn(state);
  const crowned = own.record.wreaths > 0;
  state.ended = how;
  state.outcome = { winner: crowned ? 0 : null, by: how, results: { [own.id]: crowned ? 'V' : 'M' } };
  emit({ kind: 'ended', cite: '23.10', how, name: own.name });
}
