/** Answers in words as the list of a match shows them. */
import type { Kit } from '../../kernel/kit.ts';
import type { Request } from '../../kernel/request.ts';
import type { Env } from '../program.ts';
import { wrapText } from '../wrap.ts';
import type { Choosable, MatchKind, MatchLayout } from './kind.ts';

/** An answer in words. */
interface OfferTold {
  readonly value: string;
  readonly choice: unknown;
  /** What follows it of itself. */
  readonly further: readonly unknown[];
  readonly label: string;
  readonly note: string;
  /** A list of its own. */
  readonly group?: string;
  /** Whether what it brings is a warning; absent: it is not. */
  readonly warns?: boolean;
  /** What it would bring, in sentences; worked out when it is asked for. */
  more(): readonly string[];
}

/** A question by its offers, told in the room that a layout has for what they bring. */
export function askedInOffers<K extends Kit>(
  questionOf: (
    request: Request<K['decisions']>,
    state: Readonly<K['state']>,
    tables: K['tables'],
  ) => { readonly text: string; readonly offers: readonly OfferTold[] },
  layout: (env: Env) => MatchLayout,
): MatchKind<K>['ask'] {
  return (request, state, tables, env) => {
    const { text, offers } = questionOf(request, state, tables);
    const width = layout(env).more?.width ?? 0;
    return { text, answers: offers.map((one) => choosable(one, width)) };
  };
}

/** What it would bring is worked out once the mark is on it. */
function choosable(one: OfferTold, width: number): Choosable {
  const { value, choice, further, label, note, group, warns } = one;
  return {
    ...{ value, choice, further, label, note, ...(group === undefined ? {} : { group }) },
    get more() {
      const style = { fg: warns === true ? 'warn' : 'mute' } as const;
      return one.more().flatMap((text) => wrapText(text, width).map((row) => [{ text: row, style }]));
    },
  };
}
