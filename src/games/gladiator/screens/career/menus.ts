/** What can be chosen in a career: a menu for each question, and what each of its items answers. */

import { capital, times } from '../../../../kernel/words.ts';
import type { LongItem } from '../../../../tui/screens/long-game.ts';
import { borneBy } from '../../career/man/arms.ts';
import { OWN_FIGHTER } from '../../career/munus/bout-order.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { CareerState, Improvement } from '../../career/types.ts';
import type { FightingStyle, WeaponKind } from '../../rules/types.ts';
import { matchChoices, talentChoices } from '../campaign/choices.ts';
import { armsNote } from '../kit/arms-notes.ts';
import { styleItems } from '../making/create-style.ts';
import { memory } from './bill-view.ts';
import { foesText } from './hub-view.ts';
import type { CareerRequest, CareerScreenState, Room } from './state.ts';
import { dateText, purchaseText, recordLetters, styleText } from './words.ts';

/** What an item does besides what any long game knows: opens a room of the school or a page, writes his card. */
export type CareerDeed =
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'page'; readonly page: CareerPageName }
  | { readonly kind: 'card' };
/** A line of a menu of the career screen, with what it does. */
export type CareerItem = LongItem<CareerDeed>;

/** Pages that open over a career. */
export type CareerPageName = 'sheet' | 'rivals' | 'chronicle' | 'hall' | 'obituary';

const answer = (value: string, label: string, note: string, choice: unknown): CareerItem => ({
  value,
  label,
  note,
  does: { kind: 'answer', choice },
});
const room = (value: Room, label: string, note: string): CareerItem => ({
  value,
  label,
  note,
  does: { kind: 'room', room: value },
});
const page = (value: CareerPageName, label: string, note: string): CareerItem => ({
  value,
  label,
  note,
  does: { kind: 'page', page: value },
});
const TITLE: CareerItem = {
  value: 'title',
  label: 'To the title',
  note: 'the career is saved',
  does: { kind: 'title' },
};

/** The items for what is asked now; null: it is over. */
export function itemsFor(request: CareerRequest | null, state: CareerScreenState): readonly CareerItem[] {
  if (request === null) return overItems(state);
  const now = state.game.session.match.state;
  switch (request.kind) {
    case 'style':
      return styled(request.styles, state, (style) => style);
    case 'talent':
      return talentChoices(request).map((one) => answer(...one));
    case 'unique':
      return matchChoices(request).map((one) => answer(...one));
    case 'challenger':
      return [
        ...request.rivals.flatMap((id) => rivalItem(now, id)),
        answer('newcomer', 'A newcomer', 'whoever the other houses send', null),
      ];
    case 'enter':
      if (state.room === 'arms') return armsItems(request.weapons, state);
      return [
        answer('enter', 'Go in', 'the gate opens', true),
        ...armsRoom(request.weapons, state),
        page('sheet', 'Log sheets', 'of everybody on the bill'),
        page('rivals', 'The other houses', 'who is known of them'),
      ];
    case 'ludus':
      return ludusItems(request, state);
    case 'bout':
      return [{ value: 'fight', label: 'Into the arena', note: '', does: { kind: 'fight' } }, TITLE];
    case 'armour':
      return [];
  }
}

/** What there is to do when the career is over. */
function overItems(state: CareerScreenState): readonly CareerItem[] {
  if (state.room === 'bouts') return boutItems(state);
  if (state.room === 'back') return backItems(state);
  return [
    page('obituary', 'What is told of him', ''),
    page('sheet', 'Log sheet', 'as he last was'),
    room('bouts', 'His bouts', 'watch one again'),
    page('chronicle', 'The chronicle', 'month by month'),
    page('rivals', 'The other houses', ''),
    page('hall', 'Hall of fame', ''),
    ...(state.game.backs().length > 0 ? [room('back', 'Go back', 'to before an earlier munus')] : []),
    { value: 'card', label: 'His card', note: 'as a text file, to meet him again', does: { kind: 'card' } },
    TITLE,
  ];
}

/** Munera to go back to. */
function backItems({ game }: CareerScreenState): readonly CareerItem[] {
  return [room('yard', 'Stay', ''), ...game.backs().map(backItem)];
}

/** Every bout he fought, the last first. */
function boutItems({ game }: CareerScreenState): readonly CareerItem[] {
  const { past } = game.session.match.state;
  return [
    ...past.toReversed().map(
      ({ munus, bill, result }): CareerItem => ({
        value: `watch-${munus}`,
        label: `${munus}  ${dateText(munus)}`,
        note: `${result.feats[OWN_FIGHTER]?.result ?? 'P'}  ${foesText(bill)}, ${times(result.turns, 'turn')}`,
        does: { kind: 'watch', record: munus },
      }),
    ),
    room('yard', 'Back', ''),
  ];
}

/** Styles and the kit that the career's own tables give each (P260). */
function styled(
  styles: readonly FightingStyle[],
  { game }: CareerScreenState,
  choiceOf: (style: FightingStyle) => unknown,
): readonly CareerItem[] {
  return styleItems(game.session.match.tables.gladiator, styles).map((item) => ({
    ...item,
    does: { kind: 'answer', choice: choiceOf(item.value as FightingStyle) },
  }));
}

function rivalItem({ rivals }: Readonly<CareerState>, id: number): readonly CareerItem[] {
  const rival = rivals.find((one) => one.id === id);
  if (rival === undefined) return [];
  const { man } = rival;
  const note = `${styleText(man)}  ${recordLetters(man.record)}  CV ${combatValue(man)}  ${memory(rival)}`;
  return [answer(String(id), man.name, note, id)];
}

type Ludus = Extract<CareerRequest, { kind: 'ludus' }>;

function ludusItems({ offers, styles, weapons }: Ludus, state: CareerScreenState): readonly CareerItem[] {
  const { game } = state;
  const now = game.session.match.state;
  switch (state.room) {
    case 'shop':
      return [...offers.map((offer, i) => offerItem(offer, i, now.man?.xp ?? 0)), room('yard', 'Back', '')];
    case 'retrain':
      return [...styled(styles, state, (style) => ({ kind: 'retrain', style })), room('yard', 'Back', '')];
    case 'arms':
      return armsItems(weapons, state);
    case 'bouts':
      return boutItems(state);
    case 'retire':
      return [
        room('yard', 'No', 'he fights on'),
        answer('retire', 'Yes', 'he lays the sword down, and the career is over', { kind: 'retire' }),
      ];
    case 'back':
      return backItems(state);
    case 'yard': {
      const affordable = offers.filter(({ fault }) => fault === null).length;
      return [
        answer('games', 'To the games', 'see what the editor has for him (38.2)', { kind: 'games' }),
        room(
          'shop',
          'Spend experience',
          affordable === 0 ? 'nothing he can pay for yet' : `${affordable} he can pay for (33)`,
        ),
        ...(styles.length > 0 ? [room('retrain', 'Another style', 'be trained for it')] : []),
        ...armsRoom(weapons, state),
        page('sheet', 'Log sheet', 'ratings, kit, talents, injuries'),
        ...(now.past.length > 0
          ? [
              room('bouts', 'His bouts', `watch one of ${now.past.length} again`),
              page('chronicle', 'The chronicle', 'month by month'),
            ]
          : []),
        page('rivals', 'The other houses', `${now.rivals.length} gladiators known`),
        { value: 'card', label: 'His card', note: 'as a text file, to meet him in practice', does: { kind: 'card' } },
        ...(game.backs().length > 0 ? [room('back', 'Go back', 'to before an earlier munus')] : []),
        room('retire', 'Retire', 'for good'),
      ];
    }
  }
}

/** P330 The list of weapons he may bear, where there is more than one. */
function armsRoom(weapons: readonly WeaponKind[], { game }: CareerScreenState): readonly CareerItem[] {
  const { state, tables } = game.session.match;
  const borne = state.man === null ? null : borneBy(tables, state.man);
  if (weapons.length === 0 || borne === null) return [];
  return [
    room(
      'arms',
      `Arms: ${borne}`,
      `${weapons.length - 1} ${weapons.length === 2 ? 'other' : 'others'} he is trained in (21)`,
    ),
  ];
}

/** P330 Every weapon he may bear, with what it is. */
function armsItems(weapons: readonly WeaponKind[], { game }: CareerScreenState): readonly CareerItem[] {
  const { gladiator } = game.session.match.tables;
  return [
    ...weapons.map((weapon) => answer(weapon, capital(weapon), armsNote(gladiator, weapon), { kind: 'arm', weapon })),
    room('yard', 'Back', ''),
  ];
}

function offerItem({ purchase, price, fault }: Improvement, i: number, xp: number): CareerItem {
  const label = purchaseText(purchase);
  const note = `${String(price).padStart(3)} XP${fault === null ? '' : price > xp ? `  ${price - xp} short` : '  not now'}`;
  const does =
    fault === null
      ? ({ kind: 'answer', choice: { kind: 'buy', purchase } } as const)
      : ({ kind: 'refuse', why: fault } as const);
  return { value: `offer-${i}`, label, note, does };
}

function backItem(munus: number): CareerItem {
  return {
    value: `back-${munus}`,
    label: `Before munus ${munus}`,
    note: dateText(munus),
    does: { kind: 'return', step: munus },
  };
}
