/** Forms of a game of houses: lines of numbers and choices that come to one answer. */

import { combatValue } from '../../career/munus/fighter.ts';
import { bankSpare } from '../../house/bank.ts';
import type { Gladiator } from '../../house/house-types.ts';
import { marketValue } from '../../house/houses.ts';
import type { HousesState } from '../../house/types.ts';
import type { Side } from '../../rules/side.ts';
import { meetingNames } from './meeting.ts';
import { OWN_HOUSE } from './quiet.ts';
import { type Draft, gladiatorOf, type HousesRequest, houseOf, menOf } from './state.ts';
import { money } from './words.ts';

/** One line: what it is called, what its value means, and between what it may lie. */
export interface FormLine {
  readonly label: string;
  readonly text: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Numbers can be typed; choices are only turned. */
  readonly numeric: boolean;
}

/** A form that is filled in line by line, with what it would come to as it stands. */
export interface Form {
  readonly title: string;
  readonly cite: string;
  readonly lines: readonly FormLine[];
  /** What the last line is called, which takes it all. */
  readonly take: string;
  /** Sentences on what it would come to. */
  readonly told: readonly string[];
  /** Why it cannot be taken as it stands, or null. */
  readonly fault: string | null;
  readonly choice: unknown;
}

const number = (label: string, text: string, max: number, min = 0, step = 1): FormLine => ({
  ...{ label, text, min, max, step },
  numeric: true,
});
const choice = (label: string, words: readonly string[], at: number): FormLine => ({
  ...{ label, text: words[at] ?? '', min: 0, max: words.length - 1, step: 1 },
  numeric: false,
});

const nameAndCv = ({ man }: Gladiator): string => `${man.name} CV ${combatValue(man)}`;

/** What a new form begins with. */
export function blankValues(kind: Draft['kind'], id: number, request: HousesRequest, state: Readonly<HousesState>) {
  switch (kind) {
    case 'bid':
      return request.kind === 'bid' ? [Math.min(request.most, Math.max(request.sale.least, 1))] : [0];
    case 'least':
      return [marketValue(gladiatorOf(state, id))];
    case 'propose':
      return [0, 0, 0];
    case 'counter':
      return request.kind === 'proposal' ? [request.dealing.pay + 1] : [0];
    case 'recruit':
      return request.kind === 'stock' ? [Math.min(request.most, USUAL_RECRUIT)] : [0];
    case 'guards':
      return request.kind === 'guards' ? request.men.map(() => 0) : [];
    case 'send':
      return request.kind === 'send' ? request.men.map(() => 0) : [];
    case 'wager':
      return [0, 0, 1, 1, 1];
  }
}

const USUAL_RECRUIT = 7;

/** The form a draft stands for; null where the question is another one. */
export function formOf(draft: Draft, request: HousesRequest, state: Readonly<HousesState>): Form | null {
  switch (draft.kind) {
    case 'bid':
      return request.kind === 'bid' ? bidForm(draft, request, state) : null;
    case 'least':
      return request.kind === 'deal' ? leastForm(draft, state) : null;
    case 'propose':
      return request.kind === 'deal' ? proposeForm(draft, request, state) : null;
    case 'counter':
      return request.kind === 'proposal' ? counterForm(draft, request, state) : null;
    case 'recruit':
      return request.kind === 'stock' ? recruitForm(draft, request) : null;
    case 'guards':
      return request.kind === 'guards' ? guardsForm(draft, request, state) : null;
    case 'send':
      return request.kind === 'send' ? sendForm(draft, request, state) : null;
    case 'wager':
      return request.kind === 'wager' ? wagerForm(draft, request, state) : null;
  }
}

type Asked<K extends HousesRequest['kind']> = Extract<HousesRequest, { kind: K }>;

function bidForm({ values: [bid = 0] }: Draft, { sale, most }: Asked<'bid'>, state: Readonly<HousesState>): Form {
  const of = gladiatorOf(state, sale.man);
  return {
    title: `A sealed bid for ${of.man.name}`,
    cite: '39.5.3.1',
    lines: [number('Bid', money(bid), most)],
    take: bid === 0 ? 'No bid' : 'Seal it',
    told: [`All bids are opened at once, and the highest gets him. The lowest bid accepted is ${money(sale.least)}.`],
    fault: bid > 0 && bid < sale.least ? `Less than ${money(sale.least)} is not accepted.` : null,
    choice: bid,
  };
}

function leastForm({ id, values: [least = 1] }: Draft, state: Readonly<HousesState>): Form {
  const { man } = gladiatorOf(state, id);
  return {
    title: `${man.name} for sale`,
    cite: '39.5.3.1',
    lines: [number('Lowest price', money(least), MOST_ASKED, 1)],
    take: 'Put him up',
    told: ['The other houses make sealed bids. If nobody bids as much, he stays.'],
    fault: null,
    choice: { kind: 'offer', man: id, least },
  };
}

const MOST_ASKED = 999;

/** The men of a house that can be asked for. */
export function tradable(state: Readonly<HousesState>, house: number): readonly Gladiator[] {
  return menOf(state, house).filter(({ hired }) => !hired);
}

function proposeForm(
  { id, values: [want = 0, give = 0, pay = 0] }: Draft,
  { men }: Asked<'deal'>,
  state: Readonly<HousesState>,
): Form {
  const theirs = tradable(state, id);
  const [wanted, given] = [theirs[want - 1], men[give - 1]];
  const house = houseOf(state, id);
  const lines = [
    choice('Their man', ['nobody', ...theirs.map(nameAndCv)], want),
    choice('Your man', ['nobody', ...men.map((one) => nameAndCv(gladiatorOf(state, one)))], give),
    number(pay < 0 ? 'They pay' : 'You pay', money(Math.abs(pay)), houseOf(state, OWN_HOUSE).denarii, -house.denarii),
  ];
  return {
    title: `A proposal to ${house.name}`,
    cite: '39.5.3.1',
    lines,
    take: 'Propose it',
    told: ['A house that says no hears no more proposals this month.'],
    fault: wanted === undefined && given === undefined ? 'A deal is about a man of theirs, or one of yours.' : null,
    choice: {
      kind: 'propose',
      proposal: { house: id, want: wanted?.id ?? null, give: given ?? null, pay },
    },
  };
}

/** P277 Another sum for what a house has proposed. */
function counterForm({ values: [pay = 0] }: Draft, { dealing }: Asked<'proposal'>, state: Readonly<HousesState>): Form {
  const { by, want, give, pay: named } = dealing;
  const house = houseOf(state, by);
  const least = give === null ? 0 : -houseOf(state, OWN_HOUSE).denarii;
  const most = want === null ? 0 : house.denarii;
  const theyPay = pay > 0 || (pay === 0 && give === null);
  return {
    title: `Another sum for ${house.name}`,
    cite: 'P277',
    lines: [number(theyPay ? 'They pay' : 'You pay', money(Math.abs(pay)), most, least)],
    take: 'Name it',
    told: [
      `${house.name} rolls anew for the sum he would agree to. If you ask more of him than that, there is no deal this month.`,
    ],
    fault: pay === named ? 'That is the sum already named.' : null,
    choice: { kind: 'counter', pay },
  };
}

function recruitForm({ values: [cv = 0] }: Draft, { price, most }: Asked<'stock'>): Form {
  return {
    title: 'A recruit',
    cite: '39.5.3.2',
    lines: [number('Combat value', `${cv}, for ${money(cv * price)}`, most, 1)],
    take: 'Buy him',
    told: [
      `A point of combat value costs ${money(price)}. What he is really worth is rolled when everybody has bought, and gives him 25 XP a point (39.5.3.3).`,
    ],
    fault: cv < 1 ? 'There is not enough money even for the cheapest recruit.' : null,
    choice: { kind: 'buy', cv },
  };
}

function guardsForm({ values }: Draft, { men, step, most }: Asked<'guards'>, state: Readonly<HousesState>): Form {
  const paid = values.reduce((sum, one) => sum + one, 0);
  const chosen = men.flatMap((man, i): readonly (readonly [string, number])[] =>
    (values[i] ?? 0) > 0 ? [[String(man), values[i] ?? 0]] : [],
  );
  return {
    title: 'Guards against a revolt',
    cite: '39.5.2',
    lines: men.map((man, i) =>
      number(gladiatorOf(state, man).man.name, money(values[i] ?? 0), Math.floor(most / step) * step, 0, step),
    ),
    take: `Settle it: ${money(paid)}`,
    told: [`Guards cost 10 denarii a time, separately for each man. You have ${money(most)}.`],
    fault: paid > most ? `That is more than the ${money(most)} there are.` : null,
    choice: Object.fromEntries(chosen),
  };
}

function sendForm({ values }: Draft, { men, most, quality, free }: Asked<'send'>, state: Readonly<HousesState>): Form {
  const sent = men.filter((_, i) => values[i] === 1);
  const fees = free ? 'You are the Editor and pay no fees.' : 'Each man costs 1D3 denarii (39.5.4.2).';
  return {
    title: `Games of quality ${quality}`,
    cite: '39.5.4.1',
    lines: men.map((man, i) =>
      choice(nameAndCv(gladiatorOf(state, man)), ['stays and trains', 'goes'], values[i] ?? 0),
    ),
    take:
      sent.length === 0
        ? 'Send nobody'
        : sent.length > most
          ? `Too many: ${most} at the most`
          : `Send ${sent.length} of ${most} at the most`,
    told: [fees, 'A man who stays in the school trains for XP (39.5.8).'],
    fault: sent.length > most ? `${most} at most can go.` : null,
    choice: sent,
  };
}

function wagerForm(
  { id, values: [on = 0, taker = 0, stake = 1, ownOdds = 1, otherOdds = 1] }: Draft,
  { tips, spare }: Asked<'wager'>,
  state: Readonly<HousesState>,
): Form | null {
  const tip = tips.find(({ fixture }) => fixture === id);
  if (tip === undefined) return null;
  const side: Side = tip.sides[on] ?? 0;
  const house = tip.takers[taker - 1];
  const [mine, theirs] = house === undefined ? [tip.odds[side], tip.odds[side === 0 ? 1 : 0]] : [ownOdds, otherOdds];
  const risked = stake * mine;
  const own = Math.floor(spare / mine);
  const most = house === undefined ? Math.min(own, tip.bank[side]) : own;
  const names = meetingNames(state, id);
  const lines = [
    choice(
      'On',
      tip.sides.map((one) => names[one]),
      on,
    ),
    choice('With', ['the bank', ...tip.takers.map((one) => houseOf(state, one).name)], taker),
    number('Stake', `${stake} x ${mine} = ${money(risked)}`, Math.max(1, most), 1),
    ...(house === undefined
      ? []
      : [number('Odds: risk', String(ownOdds), MOST_ODDS, 1), number('to win', String(otherOdds), MOST_ODDS, 1)]),
  ];
  const odds = side === 0 ? ([mine, theirs] as const) : ([theirs, mine] as const);
  return {
    title: `${names[0]} v ${names[1]}`,
    cite: house === undefined ? '39.5.4.4' : '39.5.4.3',
    lines,
    take: 'Lay it',
    told: [
      `You risk ${money(risked)} to win ${money(stake * theirs)}, and have ${money(spare)} not yet at risk.`,
      house === undefined
        ? `The bank accepts up to ${money(tip.bank[side] * mine)} from you on him, and has ${money(bankSpare(state))} to pay with (P352).`
        : 'The other house may take it or not.',
      'Stans missus, or both dead: bets are off (P125).',
    ],
    fault: wagerFault(risked, spare, house === undefined && stake > tip.bank[side]),
    choice:
      house === undefined
        ? { kind: 'bank', fixture: id, on: side, stake }
        : { kind: 'house', house, fixture: id, on: side, stake, odds },
  };
}

const MOST_ODDS = 20;

function wagerFault(risked: number, spare: number, tooMuch: boolean): string | null {
  if (risked > spare) return `That is more than the ${money(spare)} not yet at risk.`;
  return tooMuch ? 'The bank does not accept so much (P352).' : null;
}

/** The value of a line moved by so many steps, round the ends where it is a choice. */
export function moved({ min, max, step, numeric }: FormLine, value: number, by: number): number {
  if (numeric) return Math.max(min, Math.min(max, value + by * step));
  const count = max - min + 1;
  return ((value + by - min + count) % count) + min;
}

/** The value of a line after a digit was typed. */
export function typed({ min, max }: FormLine, value: number, digit: number, again: boolean): number {
  const next = again ? value * 10 + digit : digit;
  return Math.max(min, Math.min(max, next));
}
