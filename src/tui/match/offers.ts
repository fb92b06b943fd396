/** Answers in words as the list of a match shows them. */
import { DIRECTIONS, type Direction, type Hex } from '../../kernel/hex.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Request } from '../../kernel/request.ts';
import type { AnswerOffer, OfferedQuestion } from '../../odds/offers.ts';
import type { Sign } from '../program.ts';
import { wrapText } from '../wrap.ts';
import type { Choosable, MatchKind, MatchLayout, ScreenSize } from './kind.ts';

/** An answer in words; `warns`: what it brings is a warning. */
type OfferTold = AnswerOffer & { readonly warns?: boolean };

/** Puts a question of a game into words. */
type QuestionOf<K extends Kit, O extends AnswerOffer> = (
  request: Request<K['decisions']>,
  state: Readonly<K['state']>,
  tables: K['tables'],
  draft: unknown,
) => OfferedQuestion<O>;

/** A question by its offers, told in the room that a layout has for what they bring. */
export function askedInOffers<K extends Kit>(
  questionOf: QuestionOf<K, OfferTold>,
  layout: (size: ScreenSize) => MatchLayout,
): MatchKind<K>['ask'] {
  // a screen asks for the same answers several times at a key
  let last: { readonly offers: readonly OfferTold[]; readonly room: string; readonly answers: readonly Choosable[] };
  return (request, state, tables, size, draft) => {
    const { text, offers } = questionOf(request, state, tables, draft);
    const { width, rows } = layout(size).more ?? { width: 0, rows: 0 };
    const room = `${width} ${rows}`;
    if (last?.offers !== offers || last.room !== room)
      last = { offers, room, answers: offers.map((one) => choosable(one, width, rows)) };
    return { text, answers: last.answers };
  };
}

/** What it would bring is worked out once the mark is on it; in few words where it has more rows than there are. */
function choosable(one: OfferTold, width: number, rows: number): Choosable {
  const { value, choice, further, label, note, group, edits, less, full, onto, warns } = one;
  return {
    ...{ value, choice, further, label, note, ...(group === undefined ? {} : { group }) },
    ...{ ...(edits === undefined ? {} : { edits }), ...(less === undefined ? {} : { less }) },
    ...{ ...(onto === undefined ? {} : { onto }), ...(full === undefined ? {} : { full }) },
    get more() {
      const style = { fg: warns === true ? 'warn' : 'mute' } as const;
      const whole = one.more().flatMap((text) => wrapText(text, width));
      const told = whole.length > rows && one.brief !== undefined ? one.brief() : null;
      return (told?.flatMap((text) => wrapText(text, width)) ?? whole).map((row) => [{ text: row, style }]);
    },
  };
}

/** Where a key leads the mark: a hex on in a direction, or another facing there. */
export type KeyLead = { readonly to: Direction } | { readonly turn: 1 | -1 };

/** What the commands of `leadBindings` and the keys that turn lead to. */
export const KEY_LEADS: ReadonlyMap<string, KeyLead> = new Map([
  ...DIRECTIONS.map((to): [string, KeyLead] => [`lead-${to}`, { to }]),
  ['turn-left', { turn: -1 }],
  ['turn-right', { turn: 1 }],
]);

/** What the mouse does on a board whose hexes lead the mark, for help. */
export const HEX_MOUSE: Sign = ['a hex', 'of the board: a click leads the mark there, a second one takes it'];

/** How keys and clicks lead the mark among the offers of a question; `ledTo` gives the value of the one they lead to, or null. */
export function steeredInOffers<K extends Kit, O extends AnswerOffer, L>(
  asking: { questionOf: QuestionOf<K, O>; tables(): K['tables']; readonly leads: ReadonlyMap<string, L> },
  ledTo: (
    by: L | { readonly hex: Hex },
    offers: readonly O[],
    asked: { readonly request: Request<K['decisions']>; readonly marked: O | null },
    state: Readonly<K['state']>,
  ) => string | null,
): NonNullable<MatchKind<K>['steer']> {
  return (by, _answers, { asked, seen }) => {
    const lead = 'hex' in by ? by : asking.leads.get(by.command);
    if (asked === null || lead === undefined) return null;
    const { offers } = asking.questionOf(asked.request, seen.shown, asking.tables(), asked.draft);
    const marked = offers.find(({ value }) => value === asked.marked?.value) ?? null;
    return ledTo(lead, offers, { request: asked.request, marked }, seen.shown);
  };
}
