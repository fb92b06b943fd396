/** 39.5.3: the auction: dealings among houses, then the stock. */
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import { giveUp } from '../ending.ts';
import type { HouseId } from '../house-types.ts';
import { changeMonth, houseOf, housesInPlay, marketValue, ownMenOf, seatHouse } from '../houses.ts';
import { transfer } from '../ledger.ts';
import type { Proposal } from '../month-types.ts';
import { takesProposal } from '../proposing.ts';
import { playSchool } from '../school.ts';
import type { Sale } from '../types.ts';
import { upkeepOf } from './costs.ts';
import { carryOut, playDealings } from './dealings.ts';
import { joinHouse } from './recruits.ts';
import { resolveBids } from './sealed-bids.ts';
import { resolveStock } from './stock.ts';

const CITE = '39.5.3.1';

/** 39.5.3 Houses deal with each other, then buy and sell at the auction, and look at what they bought. */
export function* playMarket(ctx: HousesContext): HousesRule {
  yield* resolveNeeds(ctx);
  yield* playDealings(ctx);
  if (seatHouse(ctx.state) !== null) {
    yield* playDeals(ctx);
    if (ctx.state.outcome !== null) return;
  }
  yield* resolveStock(ctx);
  yield* playSchool(ctx, '39.5.3.3');
}

/** P285 A program house that cannot pay its upkeep puts its least man up. */
function* resolveNeeds(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  for (const { id, by } of housesInPlay(state)) {
    const men = ownMenOf(state, id);
    if (by === 'seat' || men.length < 2 || houseOf(state, id).denarii >= upkeepOf(state, id)) continue;
    const [least] = [...men].sort((a, b) => marketValue(a) - marketValue(b) || a.id - b.id);
    if (least !== undefined) yield* resolveSale(ctx, { seller: id, man: least.id, least: marketValue(least) });
  }
}

/** 39.5.3.1 A man goes to the highest bidder. */
function* resolveSale(ctx: HousesContext, sale: Sale): HousesRule {
  const { state } = ctx;
  changeMonth(state, { offered: [...state.month.offered, sale.man] });
  const won = yield* resolveBids(ctx, sale);
  if (won === null || sale.seller === null) return;
  transfer(ctx, won.house, sale.seller, won.denarii, { why: 'trade', cite: CITE, man: sale.man });
  joinHouse(ctx, sale.man, won.house, 'trade');
}

/** 39.5.3.1 The seat deals with the others as long as it likes. */
function* playDeals(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  for (;;) {
    const seat = seatHouse(state);
    if (seat === null) return;
    const own = ownMenOf(state, seat.id);
    const men = own.length < 2 ? [] : own.filter(({ id }) => !state.month.offered.includes(id)).map(({ id }) => id);
    const houses = housesInPlay(state).filter(({ id }) => id !== seat.id && !state.month.deaf.includes(id));
    const ask = { kind: 'deal', seat: SEAT, cite: CITE, men, houses: houses.map(({ id }) => id) } as const;
    const [choice] = yield* resolveAskOfHouse<'deal'>([ask]);
    switch (choice?.kind) {
      case 'offer':
        yield* resolveSale(ctx, { seller: seat.id, man: choice.man, least: choice.least });
        break;
      case 'propose':
        settleProposal(ctx, seat.id, choice.proposal);
        break;
      case 'give-up':
        giveUp(ctx);
        return;
      default:
        return;
    }
  }
}

/** P285 A house says yes, or hears no more this month. */
function settleProposal(ctx: HousesContext, seat: HouseId, proposal: Proposal): void {
  const { state, emit } = ctx;
  const { house } = proposal;
  const dealing = { ...proposal, by: seat };
  const taken = takesProposal(state, proposal);
  emit({ kind: 'proposal-answered', cite: CITE, proposal: dealing, name: houseOf(state, house).name, taken });
  if (taken) carryOut(ctx, dealing, CITE);
  else changeMonth(state, { deaf: [...state.month.deaf, house] });
}

/** 39.5.3.1, P285 Why the seat may not propose something, or null. */
export function proposalFault(state: HousesContext['state'], { house, want, give, pay }: Proposal): string | null {
  const seat = seatHouse(state);
  if (seat === null) return 'there is no house to make a proposal for';
  if (want === null && give === null) return 'a proposal is about a man (39.5.3.1)';
  if (want !== null && !isOwn(state, want, house)) return 'that man is not theirs to give (39.5.3.1)';
  if (give !== null && !isOwn(state, give, seat.id)) return 'that man is not yours to give (39.5.3.1)';
  if (give !== null && want === null && ownMenOf(state, seat.id).length < 2)
    return 'no house sells its last man (P285)';
  if (pay > Math.max(0, seat.denarii)) return `you have ${seat.denarii} denarii (P285)`;
  const theirs = houseOf(state, house).denarii;
  return -pay > Math.max(0, theirs) ? `they have ${theirs} denarii (P285)` : null;
}

function isOwn(state: HousesContext['state'], id: number, house: HouseId): boolean {
  const one = state.men[id - 1];
  return one !== undefined && one.fate === 'fighting' && !one.hired && one.house === house;
}
