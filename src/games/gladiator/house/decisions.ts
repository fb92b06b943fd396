/** 39: how each question to a lanista is judged, listed and sampled. */
import type { DecisionRules, DecisionTable } from '../../../kernel/request.ts';
import { weaponFault } from '../career/man/arms.ts';
import { samePurchase } from '../career/man/improvements.ts';
import { armourDecision } from '../career/man/kit.ts';
import { talentDecision } from '../career/man/talent-rolls.ts';
import { boutDecision, uniqueDecision } from '../career/munus/bout-decision.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { Side } from '../rules/side.ts';
import { wagerFault } from './games/wagers.ts';
import type { ManId } from './house-types.ts';
import { counterFault } from './market/dealings.ts';
import { proposalFault } from './market/market.ts';
import { type Proposal, WAYS } from './month-types.ts';
import type { HousesDecisions, HousesState } from './types.ts';

type RulesFor<K extends keyof HousesDecisions> = DecisionRules<
  HousesState,
  CampaignTables,
  HousesDecisions[K]['ask'],
  HousesDecisions[K]['choice']
>;
type Pick = (n: number) => number;

function drawn<T>(from: readonly T[], pick: Pick): T | null {
  return from.length === 0 ? null : (from[pick(from.length)] ?? null);
}

/** 39.5.2, P285 A bid from nothing to all there is. */
const bidDecision: RulesFor<'bid'> = {
  check(_state, _tables, { sale: { least }, most }, denarii) {
    if (denarii === 0) return null;
    if (denarii < Math.max(1, least)) return `it takes at least ${Math.max(1, least)} denarii (P285)`;
    return denarii > most ? `you have ${most} denarii (P285)` : null;
  },
  list: () => null,
  sample: (_state, _tables, { sale: { least }, most }, pick) => {
    const low = Math.max(1, least);
    return low > most || pick(2) === 0 ? 0 : low + pick(Math.min(20, most - low + 1));
  },
};

const loanDecision: RulesFor<'loan'> = {
  check: () => null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(2) === 0,
};

/** 39.5.2 By tens, for men of the house, within the purse. */
const guardsDecision: RulesFor<'guards'> = {
  check(_state, _tables, { men, step, most }, spent) {
    const entries = Object.entries(spent);
    const stranger = entries.find(([id]) => !men.includes(Number(id)));
    if (stranger !== undefined) return `gladiator ${stranger[0]} is not in the house (39.5.2)`;
    if (entries.some(([, denarii]) => denarii % step !== 0)) return `guards cost ${step} denarii a time (39.5.2)`;
    const sum = entries.reduce((total, [, denarii]) => total + denarii, 0);
    return sum > most ? `that is ${sum} denarii; you have ${most} (39.5.2)` : null;
  },
  list: () => null,
  sample(_state, _tables, { men, step, most }, pick) {
    const one = drawn(men, pick);
    return one === null || most < step || pick(2) === 0 ? {} : { [String(one)]: step };
  },
};

/** 39.5.3.1, P285 Whom a house puts up for bids, or what it proposes to another. */
const dealDecision: RulesFor<'deal'> = {
  check(state, _tables, { men, houses }, choice) {
    switch (choice.kind) {
      case 'offer':
        return men.includes(choice.man) ? null : 'that man cannot be put up for sale now (P285)';
      case 'propose':
        if (!houses.includes(choice.proposal.house)) return 'that house hears no more proposals this month (P285)';
        return proposalFault(state, choice.proposal);
      default:
        return null;
    }
  },
  list: () => null,
  sample(state, _tables, { men, houses }, pick) {
    if (pick(60) === 0) return { kind: 'give-up' };
    const man = drawn(men, pick);
    const house = drawn(houses, pick);
    if (pick(3) === 0 && man !== null) return { kind: 'offer', man, least: pick(12) };
    if (pick(3) > 0 || house === null) return { kind: 'done' };
    const theirs = state.men.filter((one) => one.house === house && one.fate === 'fighting' && !one.hired);
    const want = drawn(theirs, pick)?.id ?? null;
    const proposal: Proposal = { house, want, give: pick(2) === 0 ? man : null, pay: pick(15) - pick(8) };
    return proposalFault(state, proposal) === null ? { kind: 'propose', proposal } : { kind: 'done' };
  },
};

/** P277 How the seat answers a house's proposal: takes it, refuses it, or names another sum. */
const proposalDecision: RulesFor<'proposal'> = {
  check: (state, _tables, { dealing }, choice) =>
    choice.kind === 'counter' ? counterFault(state, dealing, choice.pay) : null,
  list: () => null,
  sample(state, _tables, { dealing }, pick) {
    const pay = dealing.pay + 1 + pick(4);
    if (pick(3) === 0) return { kind: 'take' };
    return pick(2) === 0 || counterFault(state, dealing, pay) !== null ? { kind: 'refuse' } : { kind: 'counter', pay };
  },
};

/** 39.5.3.2, C143 What a house sells to the stock auction, or buys there. */
const stockDecision: RulesFor<'stock'> = {
  check(_state, _tables, { men, most, price }, choice) {
    if (choice.kind === 'sell') return men.includes(choice.man) ? null : 'that man is not for sale (P285)';
    if (choice.kind === 'done') return null;
    if (choice.cv >= 1 && choice.cv <= most) return null;
    return most < 1 ? `stock costs ${price} for a point of CV (39.5.3.2)` : `buy a CV of 1 to ${most} (C143)`;
  },
  list: (_state, _tables, { men, most }) => [
    ...Array.from({ length: most }, (_, i) => ({ kind: 'buy', cv: i + 1 }) as const),
    ...men.map((man) => ({ kind: 'sell', man }) as const),
    { kind: 'done' },
  ],
  sample(_state, _tables, { men, most }, pick) {
    const man = drawn(men, pick);
    const what = pick(6);
    if (what === 0 && man !== null) return { kind: 'sell', man };
    return what < 3 && most > 0 ? { kind: 'buy', cv: 1 + pick(most) } : { kind: 'done' };
  },
};

/** 33.3, P235, 37.3 What a house spends on its pupils: their XP, or its denarii. */
const schoolDecision: RulesFor<'school'> = {
  check(_state, _tables, { pupils }, choice) {
    if (choice.kind === 'done') return null;
    const pupil = pupils.find(({ man }) => man === choice.man);
    if (pupil === undefined) return 'that man is not in your school (P286)';
    switch (choice.kind) {
      case 'armour':
        return pupil.armour ? null : 'a specialised style wears its own armour (P112)';
      case 'arm':
        return weaponFault(pupil.weapons, choice.weapon);
      case 'retrain':
        return pupil.styles.includes(choice.style)
          ? null
          : `he cannot be trained as a ${choice.style} now (P235, 31.3)`;
      case 'buy': {
        const offer = pupil.offers.find(({ purchase }) => samePurchase(purchase, choice.purchase));
        return offer === undefined ? 'this is not for sale (33.3)' : offer.fault;
      }
    }
  },
  list: () => null,
  sample(_state, _tables, { pupils }, pick) {
    const pupil = drawn(pupils, pick);
    if (pupil === null || pick(2) === 0) return { kind: 'done' };
    const { man, offers, styles, weapons, armour } = pupil;
    const offer = drawn(
      offers.filter(({ fault }) => fault === null),
      pick,
    );
    if (offer !== null) return { kind: 'buy', man, purchase: offer.purchase };
    const style = drawn(styles, pick);
    if (armour && pick(4) === 0) return { kind: 'armour', man };
    const weapon = drawn(weapons, pick);
    if (weapon !== null && pick(4) === 0) return { kind: 'arm', man, weapon };
    return style === null || pick(4) > 0 ? { kind: 'done' } : { kind: 'retrain', man, style };
  },
};

/** 39.5.4.1, P287 Which men a house sends to the munus. */
const sendDecision: RulesFor<'send'> = {
  check(_state, _tables, { men, most }, chosen) {
    if (new Set(chosen).size !== chosen.length) return 'each man fights in one match only (38.2)';
    if (chosen.some((id) => !men.includes(id))) return 'that man is not in your house (39.5.4.1)';
    return chosen.length > most ? `no more than ${most} of your men can go (P287)` : null;
  },
  list: () => null,
  sample(_state, _tables, { men, most }, pick) {
    const left = [...men];
    const sent: ManId[] = [];
    for (let i = pick(most + 1); i > 0; i--) sent.push(...left.splice(pick(left.length), 1));
    return sent;
  },
};

/** 38.4.2 Whom a man of the seat's meets, of another house's men; null: a stranger of that class. */
const opponentDecision: RulesFor<'opponent'> = {
  check: (_state, _tables, { men }, man) =>
    man === null || men.includes(man) ? null : 'he is not among those your man can meet (38.4.2)',
  list: (_state, _tables, { men }) => [...men, null],
  sample: (_state, _tables, { men }, pick) => men[pick(men.length + 1)] ?? null,
};

/** 39.5.4.3, 39.5.4.4, P289 What a house wagers, with the bank or with another house. */
const wagerDecision: RulesFor<'wager'> = {
  check(state, _tables, ask, choice) {
    if (choice.kind === 'done') return null;
    const { fixture, on, stake } = choice;
    const private_ = choice.kind === 'house' ? choice : null;
    return wagerFault(state, ask, {
      ...{ fixture, on, stake },
      odds: private_?.odds ?? null,
      house: private_?.house ?? null,
    });
  },
  list: () => null,
  sample(state, _tables, ask, pick) {
    const tip = drawn(ask.tips, pick);
    if (tip === null || pick(2) === 0) return { kind: 'done' };
    const on: Side = drawn(tip.sides, pick) ?? 0;
    const stake = 1 + pick(3);
    const common = { fixture: tip.fixture, on, stake };
    const house = pick(2) === 0 ? drawn(tip.takers, pick) : null;
    const fault = wagerFault(state, ask, { ...common, odds: house === null ? null : tip.odds, house });
    if (fault !== null) return { kind: 'done' };
    return house === null ? { kind: 'bank', ...common } : { kind: 'house', house, odds: tip.odds, ...common };
  },
};

/** P278 Whether the seat takes a wager that another house proposes. */
const dareDecision: RulesFor<'dare'> = {
  check: () => null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(2) === 0,
};

const fightDecision: RulesFor<'fight'> = {
  check: (_state, _tables, { weapons }, choice) =>
    typeof choice === 'string' ? null : weaponFault(weapons, choice.weapon),
  list: (_state, _tables, { weapons }) => [...WAYS, ...weapons.map((weapon) => ({ kind: 'arm', weapon }) as const)],
  sample(_state, _tables, { weapons }, pick) {
    const weapon = pick(4) === 0 ? drawn(weapons, pick) : null;
    return weapon === null ? (drawn(WAYS, pick) ?? 'book') : { kind: 'arm', weapon };
  },
};

/** 39.6 Whom a house sells that is in debt. */
const debtsDecision: RulesFor<'debts'> = {
  check: (_state, _tables, { men }, man) => (men.includes(man) ? null : 'that man is not yours to sell (39.6)'),
  list: (_state, _tables, { men }) => men,
  sample: (_state, _tables, { men }, pick) => men[pick(men.length)] ?? 0,
};

/** The questions of a game of houses. */
export const housesDecisions: DecisionTable<HousesState, CampaignTables, HousesDecisions> = {
  talent: talentDecision,
  armour: armourDecision,
  unique: uniqueDecision,
  bid: bidDecision,
  loan: loanDecision,
  guards: guardsDecision,
  deal: dealDecision,
  proposal: proposalDecision,
  stock: stockDecision,
  school: schoolDecision,
  send: sendDecision,
  opponent: opponentDecision,
  wager: wagerDecision,
  dare: dareDecision,
  fight: fightDecision,
  bout: boutDecision,
  debts: debtsDecision,
};
