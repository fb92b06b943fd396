/** 39.6, 39.7: debts, houses that go under, and the end of the game. */
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from './context.ts';
import type { Downfall, House, HouseId } from './house-types.ts';
import { changeGladiator, changeHouse, houseOf, housesInPlay, menOf, moneyValue, ownMenOf } from './houses.ts';
import { sellToStock } from './market/stock.ts';
import { soldFirst } from './policies.ts';
import type { HouseResult, HousesEnd, HousesState } from './types.ts';

/** 39.7 Men of its own that the last house needs to win before the months are over. */
const MEN_TO_WIN = 5;

/** 39.6, 39.7 The month is closed: debts, downfalls, and whether anybody has won. */
export function* playReckoning(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  for (const { id } of housesInPlay(state)) {
    yield* resolveDebts(ctx, id);
    const fall = downfallOf(state, id);
    if (fall !== null) eliminate(ctx, id, fall);
  }
  closeMonth(state);
  const end = endOf(state);
  if (end !== null) endGame(ctx, end.how, end.winner);
}

/** 39.6, P294 While its purse is below 0 a house sells. */
function* resolveDebts(ctx: HousesContext, id: HouseId): HousesRule {
  const { state } = ctx;
  for (;;) {
    const { denarii, by } = houseOf(state, id);
    const own = ownMenOf(state, id);
    if (denarii >= 0 || own.length === 0) return;
    const men = own.map((one) => one.id);
    const ask = { kind: 'debts', seat: SEAT, cite: '39.6', owed: -denarii, men } as const;
    const [choice] = by === 'seat' ? yield* resolveAskOfHouse<'debts'>([ask]) : [soldFirst(own, -denarii)];
    sellToStock(ctx, choice ?? men[0] ?? 0, 'forced sale');
  }
}

/** P123 Why a house is out now; null: it goes on. */
function downfallOf(state: HousesState, id: HouseId): Downfall | null {
  if (houseOf(state, id).denarii < 0) return 'debts';
  return ownMenOf(state, id).length === 0 ? 'no men' : null;
}

/** P294 It is out, and its men are scattered. */
function eliminate(ctx: HousesContext, id: HouseId, how: Downfall): void {
  const { state } = ctx;
  for (const one of menOf(state, id)) changeGladiator(state, one.id, { fate: 'sold', until: state.turn });
  const { name } = changeHouse(state, id, { out: { month: state.turn, how } });
  ctx.emit({ kind: 'house-out', cite: '39.6', house: id, name, how });
}

/** What is kept of the month. */
function closeMonth(state: HousesState): void {
  const { editor, event, quality, arena, dealings } = state.month;
  const houses = state.houses.map(({ id, denarii, rep }) => ({ denarii, rep, men: ownMenOf(state, id).length }));
  state.months = [...state.months, { month: state.turn, editor, event, quality, arena, dealings, houses }];
}

/** 39.7, P294 How the game ends now, and which house has won it; null: it goes on. */
function endOf(state: HousesState): { readonly how: HousesEnd; readonly winner: HouseId | null } | null {
  const playing = housesInPlay(state);
  const [first, second] = playing;
  if (first === undefined) return { how: 'nobody left', winner: null };
  const seated = state.houses.some(({ by }) => by === 'seat');
  if (seated && playing.every(({ by }) => by !== 'seat')) return { how: 'eliminated', winner: null };
  if (second === undefined && ownMenOf(state, first.id).length >= MEN_TO_WIN)
    return { how: 'last house', winner: first.id };
  if (state.turn < state.setup.months) return null;
  return { how: 'months over', winner: ranked(state)[0]?.id ?? null };
}

/** 39.7, P294 The houses in the order of their success: those in the game by denarii, REP, and the CV of their men. */
export function ranked(state: Readonly<HousesState>): readonly House[] {
  const cv = (id: HouseId) => ownMenOf(state, id).reduce((sum, { man }) => sum + moneyValue(man), 0);
  const lasted = ({ out }: House) => out?.month ?? Number.MAX_SAFE_INTEGER;
  return [...state.houses].sort(
    (a, b) => lasted(b) - lasted(a) || b.denarii - a.denarii || b.rep - a.rep || cv(b.id) - cv(a.id) || a.id - b.id,
  );
}

/** P295 The lanista gives his house up. */
export function giveUp(ctx: HousesContext): void {
  endGame(ctx, 'given up', null);
}

function endGame(ctx: HousesContext, how: HousesEnd, winner: HouseId | null): void {
  const { state, emit } = ctx;
  const result = ({ id, out }: House): HouseResult => (id === winner ? 'won' : out === null ? 'lost' : 'out');
  state.end = { month: state.turn, how, winner };
  state.outcome = {
    winner: winner === null ? null : winner === 0 ? 0 : 1,
    by: how,
    results: Object.fromEntries(state.houses.map((house) => [String(house.id), result(house)])),
  };
  const name = winner === null ? null : houseOf(state, winner).name;
  const cite = how === 'given up' ? 'P295' : how === 'eliminated' || how === 'nobody left' ? '39.6' : '39.7';
  emit({ kind: 'game-ended', cite, how, winner, name });
}
