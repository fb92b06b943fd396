/** What can be chosen in a game of houses: a menu for each question, and what each of its items does. */

import { capital, times } from '../../../../kernel/words.ts';
import type { LongItem } from '../../../../tui/screens/long-game.ts';
import { borneBy } from '../../career/man/arms.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { Improvement } from '../../career/types.ts';
import { recordNumber } from '../../house/games/bouts.ts';
import type { Gladiator } from '../../house/house-types.ts';
import { isUntried } from '../../house/houses.ts';
import type { Dealing, Odds } from '../../house/month-types.ts';
import type { Pupil } from '../../house/types.ts';
import { fillsHands } from '../../rules/advanced/arms.ts';
import type { FightingStyle, WeaponKind } from '../../rules/types.ts';
import { matchChoices, talentChoices } from '../campaign/choices.ts';
import { dateText, matchText, purchaseText } from '../career/words.ts';
import { meetingNames } from './meeting.ts';
import { OWN_HOUSE } from './quiet.ts';
import {
  type Draft,
  gladiatorOf,
  type HousesRequest,
  type HousesScreenState,
  HUB,
  houseOf,
  menOf,
  type Room,
  stateOf,
} from './state.ts';
import { isReckoning, type Truth, truthOf } from './truth.ts';
import { bookOddsText, money, WAYS_TOLD } from './words.ts';

/** What an item is about, for the panel beside the menu. */
export type About =
  | { readonly kind: 'man'; readonly id: number }
  | { readonly kind: 'house'; readonly id: number }
  | { readonly kind: 'match'; readonly id: number }
  | { readonly kind: 'dealing'; readonly dealing: Dealing }
  | { readonly kind: 'offer'; readonly man: number; readonly offer: Improvement }
  | { readonly kind: 'style'; readonly style: FightingStyle }
  | { readonly kind: 'arms'; readonly man: number; readonly weapon: WeaponKind }
  | { readonly kind: 'none' };

/** Pages that open over the game. */
export const PAGE_NAMES = ['roster', 'houses', 'bill', 'ledger', 'chronicle'] as const;
export type PageName = (typeof PAGE_NAMES)[number];

/** What an item does besides what any long game knows: opens a room, a form or a page, settles what is left. */
export type HousesDeed =
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'form'; readonly form: Draft['kind']; readonly id: number }
  | { readonly kind: 'page'; readonly page: PageName }
  | { readonly kind: 'sheet'; readonly man: number }
  | { readonly kind: 'settle' };

/** A line of a menu of houses: what it does, and what the panel beside it is about. */
export interface HousesItem extends LongItem<HousesDeed> {
  readonly about: About;
}

const NONE: About = { kind: 'none' };
const item = (
  value: string,
  label: string,
  note: string,
  does: HousesItem['does'],
  about: About = NONE,
): HousesItem => ({
  ...{ value, label, note, does, about },
});
const answer = (value: string, label: string, note: string, choice: unknown, about: About = NONE): HousesItem =>
  item(value, label, note, { kind: 'answer', choice }, about);
const room = (kind: Room['kind'], id: number, label: string, note: string, about: About = NONE): HousesItem =>
  item(`${kind}-${id}`, label, note, { kind: 'room', room: { kind, id } }, about);
const BACK_ITEM: HousesItem = item('back', 'Back', '', { kind: 'room', room: HUB });
const TITLE: HousesItem = item('title', 'To the title', 'the game is saved', { kind: 'title' });

const aboutMan = (id: number): About => ({ kind: 'man', id });

/** A man in a few words beside his name. */
function manNote({ man }: Gladiator): string {
  return `${capital(man.style)} CV ${combatValue(man)}`;
}

/** The items for what is asked now; null: it is over. */
export function itemsFor(request: HousesRequest | null, state: HousesScreenState): readonly HousesItem[] {
  if (request === null) return overItems(state);
  const now = stateOf(state);
  const manItem = (id: number, choice: unknown): HousesItem => {
    const of = gladiatorOf(now, id);
    return answer(`man-${id}`, of.man.name, manNote(of), choice, aboutMan(id));
  };
  switch (request.kind) {
    case 'talent':
      return talentChoices(request).map((one) => answer(...one));
    case 'unique':
      return matchChoices(request).map((one) => answer(...one));
    case 'bid': {
      const about = aboutMan(request.sale.man);
      const bid = item(
        'bid',
        'Bid for him',
        `up to ${request.most}`,
        { kind: 'form', form: 'bid', id: request.sale.man },
        about,
      );
      return [...(request.most > 0 ? [bid] : []), answer('no', 'No bid', '', 0, about)];
    }
    case 'loan':
      return [answer('yes', 'Take the money', `${request.lent} now`, true), answer('no', 'No loan', '', false)];
    case 'guards':
      return [item('guards', 'Pay for guards', 'man by man', { kind: 'form', form: 'guards', id: 0 })];
    case 'deal':
      return dealItems(request, state);
    case 'proposal':
      return proposalItems(request, state);
    case 'stock':
      return stockItems(request, state);
    case 'school':
      return schoolItems(request.pupils, state);
    case 'send':
      return [
        item('send', 'Choose who goes', `${request.most} at the most`, { kind: 'form', form: 'send', id: 0 }),
        answer('nobody', 'Send nobody', 'all stay and train', []),
      ];
    case 'opponent':
      return [
        ...request.men.map((id) => manItem(id, id)),
        answer('lot', 'Leave it to chance', '', null, aboutMan(request.man)),
      ];
    case 'wager':
      return [
        ...request.tips.map(({ fixture, odds }) =>
          item(
            `tip-${fixture}`,
            meetingNames(now, fixture).join(' v '),
            oddsNote(state, fixture, odds),
            { kind: 'form', form: 'wager', id: fixture },
            { kind: 'match', id: fixture },
          ),
        ),
        answer('done', 'No more wagers', `${request.spare} free`, { kind: 'done' }),
      ];
    case 'dare': {
      const about = { kind: 'match', id: request.wager.fixture } as const;
      return [answer('yes', 'Take the wager', 'he may win', true, about), answer('no', 'No', '', false, about)];
    }
    case 'fight':
      return fightItems(request, state);
    case 'bout':
      return [
        item(
          'fight',
          request.way === 'hand' ? 'Into the arena' : 'To the stands',
          '',
          { kind: 'fight' },
          { kind: 'match', id: request.fixture },
        ),
        TITLE,
      ];
    case 'debts':
      return request.men.map((id) => manItem(id, id));
    case 'armour':
      return [];
  }
}

/** 39.5.4.5 The ways through a match; where more of the player's are to come, all may be settled in a row. */
function fightItems({ fixture, weapons }: Asked<'fight'>, state: HousesScreenState): readonly HousesItem[] {
  const { month, men } = stateOf(state);
  const man = month.fixtures.find(({ n }) => n === fixture)?.red ?? 0;
  if (state.room.kind === 'arms') return [...armsItems(man, weapons, state, false), BACK_ITEM];
  const about: About = { kind: 'match', id: fixture };
  const own = (id: number): boolean => men.some((one) => one.id === id && one.house === OWN_HOUSE);
  const left = month.fixtures.filter(({ fought, red }) => fought === null && own(red)).length;
  return [
    ...(['hand', 'watch', 'book'] as const).map((way) => answer(way, WAYS_TOLD[way][0], WAYS_TOLD[way][1], way, about)),
    ...armsRoom(man, weapons, state),
    ...(left > 1 ? [item('rest', 'Settle the rest', `all ${left} of them`, { kind: 'settle' }, about)] : []),
  ];
}

/** Odds of a match with the player's wagers on it, and its true shares where they are known. */
function oddsNote(state: HousesScreenState, fixture: number, odds: Odds): string {
  const { turn, month } = stateOf(state);
  const truth = truthOf(state.truths, turn, fixture);
  const own = month.wagers.filter((one) => one.fixture === fixture && one.house === OWN_HOUSE);
  const shares = truth === null || isReckoning(truth) || truth.odds.bouts === 0 ? '' : ` ${shareText(truth)}`;
  return `${own.length > 0 ? '*' : ''}${bookOddsText(odds)}${shares}`;
}

const shareText = ({ odds: { bouts, red, blue } }: Truth): string =>
  [red, blue].map((wins) => Math.round((100 * wins) / bouts)).join('/');

type Asked<K extends HousesRequest['kind']> = Extract<HousesRequest, { kind: K }>;

/** P277 What a house proposes: yes, no, another sum; and the sheets of the men it is about. */
function proposalItems({ dealing }: Asked<'proposal'>, state: HousesScreenState): readonly HousesItem[] {
  const now = stateOf(state);
  const { want, give } = dealing;
  const about: About = { kind: 'dealing', dealing };
  return [
    answer('take', 'Agreed', 'done at once', { kind: 'take' }, about),
    answer('refuse', 'No', '', { kind: 'refuse' }, about),
    item('counter', 'Another sum', 'he may break off', { kind: 'form', form: 'counter', id: 0 }, about),
    ...[want, give].flatMap((id): readonly HousesItem[] => {
      if (id === null) return [];
      const { name } = gladiatorOf(now, id).man;
      return [item(`sheet-${id}`, `Look at ${name}`, 'log sheet', { kind: 'sheet', man: id }, aboutMan(id))];
    }),
  ];
}

function dealItems({ men, houses }: Asked<'deal'>, state: HousesScreenState): readonly HousesItem[] {
  const now = stateOf(state);
  switch (state.room.kind) {
    case 'sell':
      return [
        ...men.map((id) => {
          const of = gladiatorOf(now, id);
          return item(`sell-${id}`, of.man.name, manNote(of), { kind: 'form', form: 'least', id }, aboutMan(id));
        }),
        BACK_ITEM,
      ];
    case 'deal':
      return [
        ...houses.map((id) => {
          const { name, denarii } = houseOf(now, id);
          const note = `${money(denarii)}, ${times(menOf(now, id).length, 'man').replace('mans', 'men')}`;
          return item(`house-${id}`, name, note, { kind: 'form', form: 'propose', id }, { kind: 'house', id });
        }),
        BACK_ITEM,
      ];
    case 'give-up':
      return [
        item('stay', 'No', 'the house goes on', { kind: 'room', room: HUB }),
        answer('give-up', 'Yes', 'the game ends without a winner', { kind: 'give-up' }),
      ];
    case 'bouts':
      return boutItems(state);
    case 'back':
      return backItems(state);
    default:
      return [
        answer('on', 'To the stock auction', 'recruits', { kind: 'done' }),
        ...(houses.length === 0 ? [] : [room('deal', 0, 'Deal with a house', 'trade men')]),
        ...(men.length === 0 ? [] : [room('sell', 0, 'Offer a man', 'sealed bids')]),
        ...(stateOf(state).bouts.length > 0 ? [room('bouts', 0, 'Past bouts', 'to watch')] : []),
        ...(state.game.backs().length > 0 ? [room('back', 0, 'Go back', 'undo months')] : []),
        room('give-up', 0, 'Give the house up', 'for good'),
      ];
  }
}

function stockItems({ price, most, men }: Asked<'stock'>, state: HousesScreenState): readonly HousesItem[] {
  const now = stateOf(state);
  if (state.room.kind === 'sell') {
    return [
      ...men.map((id) => {
        const of = gladiatorOf(now, id);
        const note = isUntried(of) ? `bought as CV ${of.boughtAs}` : manNote(of);
        return answer(`sell-${id}`, of.man.name, note, { kind: 'sell', man: id }, aboutMan(id));
      }),
      BACK_ITEM,
    ];
  }
  const buy = item('buy', 'Buy a recruit', `${price} a CV point`, { kind: 'form', form: 'recruit', id: 0 });
  return [
    answer('on', 'That is all', 'to the school', { kind: 'done' }),
    ...(most > 0 ? [buy] : [{ ...buy, does: { kind: 'refuse' as const, why: 'There is no money for a recruit.' } }]),
    ...(men.length === 0 ? [] : [room('sell', 0, 'Sell a man', 'at its price')]),
  ];
}

function schoolItems(pupils: readonly Pupil[], state: HousesScreenState): readonly HousesItem[] {
  const { room: here } = state;
  const pupil = pupils.find(({ man }) => man === here.id);
  if (here.kind === 'pupil' && pupil !== undefined) return pupilItems(pupil, state);
  if (here.kind === 'styles' && pupil !== undefined) return styleItems(pupil);
  if (here.kind === 'arms' && pupil !== undefined)
    return [...armsItems(pupil.man, pupil.weapons, state, true), room('pupil', pupil.man, 'Back', '')];
  const now = stateOf(state);
  return [
    answer('on', 'That is all', 'on with the month', { kind: 'done' }),
    ...pupils.map(({ man, offers }) => {
      const of = gladiatorOf(now, man);
      const open = offers.filter(({ fault }) => fault === null).length;
      const note = `${of.man.xp} XP${open === 0 ? '' : `, ${open} to learn`}`;
      return room('pupil', man, of.man.name, note, aboutMan(man));
    }),
  ];
}

function pupilItems({ man, offers, styles, weapons, armour }: Pupil, state: HousesScreenState): readonly HousesItem[] {
  const { xp } = gladiatorOf(stateOf(state), man).man;
  return [
    ...offers.map((offer, i) => offerItem(man, offer, i, xp)),
    ...(styles.length > 0 ? [room('styles', man, 'Another style', 'retrain', aboutMan(man))] : []),
    ...armsRoom(man, weapons, state),
    ...(armour ? [answer('armour', 'New armour', 'bought (37.3)', { kind: 'armour', man }, aboutMan(man))] : []),
    BACK_ITEM,
  ];
}

/** P330 The list of weapons a man may bear, where there is more than one. */
function armsRoom(man: number, weapons: readonly WeaponKind[], state: HousesScreenState): readonly HousesItem[] {
  const borne = borneBy(state.game.session.match.tables, gladiatorOf(stateOf(state), man).man);
  return weapons.length === 0 || borne === null ? [] : [room('arms', man, 'Arms', borne, aboutMan(man))];
}

/** P330 Every weapon he may bear; `school`: the question is of all men of the house. */
function armsItems(
  man: number,
  weapons: readonly WeaponKind[],
  state: HousesScreenState,
  school: boolean,
): readonly HousesItem[] {
  const { tables } = state.game.session.match;
  const borne = borneBy(tables, gladiatorOf(stateOf(state), man).man);
  return weapons.map((weapon) => {
    const choice = { kind: 'arm', weapon, ...(school ? { man } : {}) };
    const note = weapon === borne ? 'he has it' : fillsHands(tables.gladiator, weapon) ? 'no shield' : '';
    return answer(weapon, capital(weapon), note, choice, { kind: 'arms', man, weapon });
  });
}

function offerItem(man: number, offer: Improvement, i: number, xp: number): HousesItem {
  const { purchase, price, fault } = offer;
  const note = `${price} XP${fault === null ? '' : price > xp ? `, ${price - xp} short` : ', not now'}`;
  const does: HousesItem['does'] =
    fault === null
      ? { kind: 'answer', choice: { kind: 'buy', man, purchase } }
      : { kind: 'refuse', why: capital(fault) };
  return item(`offer-${i}`, purchaseText(purchase), note, does, { kind: 'offer', man, offer });
}

function styleItems({ man, styles }: Pupil): readonly HousesItem[] {
  return [
    ...styles.map((style) =>
      answer(style, capital(style), '', { kind: 'retrain', man, style }, { kind: 'style', style }),
    ),
    room('pupil', man, 'Back', '', aboutMan(man)),
  ];
}

/** Every match of the house's men whose record is kept, the last first. */
function boutItems(state: HousesScreenState): readonly HousesItem[] {
  return [
    ...stateOf(state)
      .bouts.toReversed()
      .filter(({ way, red }) => way !== 'book' && red.some(({ house }) => house === OWN_HOUSE))
      .map(({ month, n, red, blue, type }) =>
        item(
          `watch-${month}-${n}`,
          `${red[0]?.name ?? '?'} v ${blue[0]?.name ?? matchText(type)}`,
          `${dateText(month)}  ${red[0]?.result ?? ''}`,
          { kind: 'watch', record: recordNumber(month, n) },
        ),
      ),
    BACK_ITEM,
  ];
}

function backItems({ game }: HousesScreenState): readonly HousesItem[] {
  return [
    item('stay', 'Stay', '', { kind: 'room', room: HUB }),
    ...game
      .backs()
      .map((month) =>
        item(`return-${month}`, dateText(Math.max(1, month)), 'as it began', { kind: 'return', step: month }),
      ),
  ];
}

/** What there is to do when the game is over. */
function overItems(state: HousesScreenState): readonly HousesItem[] {
  if (state.room.kind === 'bouts') return boutItems(state);
  if (state.room.kind === 'back') return backItems(state);
  return [
    item('chronicle', 'The chronicle', 'month by month', { kind: 'page', page: 'chronicle' }),
    item('ledger', 'The ledger', 'every denarius', { kind: 'page', page: 'ledger' }),
    item('houses', 'The houses', '', { kind: 'page', page: 'houses' }),
    room('bouts', 0, 'Past bouts', 'to watch'),
    ...(state.game.backs().length > 0 ? [room('back', 0, 'Go back', 'undo months')] : []),
    TITLE,
  ];
}
