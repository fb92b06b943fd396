/** What can be chosen in a season, whatever is asked. */
import type { Request } from '../../../../kernel/request.ts';
import { ladderPit } from '../../career/field.ts';
import { counted } from '../../career/narrate.ts';
import { HULL, playerIn } from '../../career/pilots.ts';
import { costOfPurchase, MOST_STRAPS, PRICES, type Purchase, purseFault } from '../../career/purse.ts';
import { pitOfTurn, pitTitle, wonText } from '../../career/told.ts';
import type { SeasonDecisions, SeasonPilot, SeasonState } from '../../career/types.ts';
import { seasonTables } from '../../tables.ts';
import type { HangarRoom, SeasonDeed, SeasonItem, SeasonPageName, SeasonScreenState } from './state.ts';

/** The lines for a question; null: the seasons are over. */
export function seasonItems(asked: Request<SeasonDecisions> | null, state: SeasonScreenState): readonly SeasonItem[] {
  switch (state.room) {
    case 'bouts':
      return [...pastItems(state), BACK];
    case 'back':
      return [...backItems(state), BACK];
    case 'leave':
      return [answer('close', 'Yes, fly no more', 'the season is given up, for good', { do: 'close' }), BACK];
    case 'hangar':
      return asked === null ? overItems(state) : askedItems(asked, state);
  }
}

function askedItems(asked: Request<SeasonDecisions>, state: SeasonScreenState): readonly SeasonItem[] {
  switch (asked.kind) {
    case 'purse':
      return purseItems(state);
    case 'onward':
      return [
        answer('next', 'Another season', 'ratings half-way back, grudges halved, one newcomer', true),
        answer('retire', 'Hang up the wings', 'and into the hall of fame', false),
        ...readItems(state),
      ];
    case 'bout':
      return [{ value: 'fly', label: 'Into the pit', note: '', does: { kind: 'fight' } }];
  }
}

const stateOf = ({ game }: SeasonScreenState): Readonly<SeasonState> => game.session.match.state;

const item = (value: string, label: string, note: string, does: SeasonDeed): SeasonItem => ({
  ...{ value, label, note, does },
});
const answer = (value: string, label: string, note: string, choice: unknown): SeasonItem => ({
  ...{ value, label, note, does: { kind: 'answer', choice } },
});
const room = (open: HangarRoom, label: string, note: string): SeasonItem =>
  item(open, label, note, { kind: 'room', room: open });
const page = (name: SeasonPageName, label: string, note: string): SeasonItem =>
  item(`page-${name}`, label, note, { kind: 'page', page: name });
const BACK = room('hangar', 'Back', '');

/** 23.5 The purse: Enter changes what is in the basket, and all of it is paid by flying. */
function purseItems(state: SeasonScreenState): readonly SeasonItem[] {
  const { basket } = state;
  const now = stateOf(state);
  const own = playerIn(now);
  const { name } = ladderPit(seasonTables(), now.pit);
  const fault = purseFault(own, basket);
  const cost = costOfPurchase(basket);
  const left = own.coins - cost;
  const fly: SeasonItem =
    fault === null
      ? answer('fly', `To ${name}`, cost === 0 ? 'nothing is bought' : `${counted(cost, 'coin')}; ${left} left`, basket)
      : { ...{ value: 'fly', label: `To ${name}`, note: fault }, does: { kind: 'refuse', why: fault } };
  const mended = own.hull + basket.patches;
  return [
    fly,
    turned(
      'patch',
      `Patches: ${basket.patches}`,
      `${PRICES.patch} coins each; hull ${own.hull === HULL ? 'whole' : `${mended} of ${HULL}`}`,
      {
        ...basket,
        patches: afterPatches(own, basket),
      },
    ),
    turned('strap', `Straps: ${basket.straps}`, `${PRICES.strap} coins each; one portage more in this pit`, {
      ...{ ...basket, straps: afterStraps(own, basket) },
    }),
    turned('first', `First chit: ${basket.first ? 'yes' : 'no'}`, `${PRICES.first} coins; first zone, weapon, launch`, {
      ...{ ...basket, first: !basket.first },
    }),
    ...readItems(state),
    room('leave', 'Fly no more', 'give the season up, for good'),
  ];
}

const turned = (value: string, label: string, note: string, basket: Purchase): SeasonItem =>
  item(value, label, note, { kind: 'basket', basket });

/** One patch more where hull and coins allow it, else none. */
function afterPatches({ coins, hull }: SeasonPilot, basket: Purchase): number {
  const patches = basket.patches + 1;
  return hull + patches <= HULL && costOfPurchase({ ...basket, patches }) <= coins ? patches : 0;
}

/** One strap more where there is one and coins allow it, else none. */
function afterStraps({ coins }: SeasonPilot, basket: Purchase): number {
  const straps = basket.straps + 1;
  return straps <= MOST_STRAPS && costOfPurchase({ ...basket, straps }) <= coins ? straps : 0;
}

function readItems(state: SeasonScreenState): readonly SeasonItem[] {
  const { past, seasons } = stateOf(state);
  return [
    page('pilots', 'The pilots', 'who they are, and who bears whom a grudge'),
    page('ladder', 'The ladder', 'the eight pits of a season'),
    ...(past.length > 0
      ? [
          page('chronicle', 'Chronicle', 'pit by pit'),
          room('bouts', 'Bouts flown', `${past.length}, to be watched again`),
        ]
      : []),
    ...(seasons.length > 0 ? [page('life', 'Your seasons', `${seasons.length} flown`)] : []),
    ...(state.game.backs().length > 0 ? [room('back', 'Go back', 'to an earlier pit')] : []),
  ];
}

function overItems(state: SeasonScreenState): readonly SeasonItem[] {
  return [
    page('life', 'How it went', ''),
    ...readItems(state).filter(({ value }) => value !== 'page-life'),
    { value: 'title', label: 'To the title', note: '', does: { kind: 'title' } },
  ];
}

function pastItems(state: SeasonScreenState): readonly SeasonItem[] {
  const now = stateOf(state);
  return now.past.toReversed().map((bout) => {
    const { season, pit } = pitOfTurn(now, bout.turn);
    const note = `season ${season}: ${wonText(bout)}`;
    return {
      ...{ value: `bout-${bout.number}`, label: ladderPit(seasonTables(), pit).name, note },
      does: { kind: 'watch', record: bout.number },
    };
  });
}

function backItems(state: SeasonScreenState): readonly SeasonItem[] {
  const now = stateOf(state);
  return state.game.backs().map(
    (step): SeasonItem => ({
      ...{ value: `back-${step}`, label: pitTitle(now, seasonTables(), step), note: 'what came after is undone' },
      does: { kind: 'return', step },
    }),
  );
}
