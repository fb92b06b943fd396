/** 7.7 Fame: what a match is worth, line by line. */
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import { ratedTotal } from '../rules/creation.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Comer, FighterResult, MatchResult } from './types.ts';

/** 7.7 What a match is worth to one. */
export interface Fame {
  readonly modifiers: readonly Modifier[];
  /** Their sum. */
  readonly total: number;
  /** Dice for an attribute to rise, and for one to fall. */
  readonly won: number;
  readonly lost: number;
  /** 7.7.3 A wreath of laurel. */
  readonly wreath: boolean;
}

/** One who fought. */
interface Seen {
  readonly side: 0 | 1;
  readonly rated: number;
  readonly result: FighterResult;
}

/** 7.7.1, 7.7.3, R95 What a match is worth to the one at a place of the roster. */
export function countFame(tables: Tables, entries: readonly Comer[], match: MatchResult, at: number): Fame {
  const seen = entries.map(({ fighter }, i): Seen | null => {
    const result = match.fighters[i];
    if (result === undefined || fighter.card === null) return null;
    return { side: fighter.side, rated: ratedTotal(fighter.card, fighter.secondary, tables), result };
  });
  const byId = (id: string): Seen | null => seen[id.charCodeAt(0) - 65] ?? null;
  const own = seen[at] ?? null;
  if (own === null) return { modifiers: [], total: 0, won: 0, lost: 0, wreath: false };
  const beaten = own.result.defeated.flatMap((id) => byId(id) ?? []);
  const stands = own.result.standing === 'active';
  const hasWon = stands && match.winner === own.side;
  const wreath = hasWon && hasLaurels(own, beaten);
  const modifiers = [
    ...(hasWon ? victoryLines(own, beaten) : []),
    ...lineOf(own.result.killings, 'killing strokes'),
    ...(wreath ? [modifier(1, 'laurel wreath', '7.7.3')] : []),
    ...(stands && match.winner === null ? drawLines(own, seen) : []),
    ...(stands ? [] : lossLines(own, byId(own.result.beatenBy ?? ''))),
  ];
  const total = sumModifiers(modifiers);
  const lost = stands ? 0 : lossOf(own, byId(own.result.beatenBy ?? ''));
  return { modifiers, total, won: hasWon ? total : 0, lost, wreath };
}

const lineOf = (value: number, why: string): readonly Modifier[] =>
  value === 0 ? [] : [modifier(value, why, '7.7.1')];

/** 7.7.1, R73 One for an equal, more for a better one; the lesser count where there are two of them. */
function victoryLines({ rated }: Seen, beaten: readonly Seen[]): readonly Modifier[] {
  const lesser = beaten.filter((one) => one.rated < rated).length;
  const lines = beaten
    .filter((one) => one.rated >= rated)
    .map((one) =>
      modifier(1 + one.rated - rated, one.rated === rated ? 'beat an equal' : 'beat a better one', '7.7.1'),
    );
  return lesser < 2 ? lines : [...lines, modifier(1 + lesser, `beat ${lesser} lesser ones`, '7.7.1')];
}

/** 6.7 The lower rated of the two who are left. */
function drawLines(own: Seen, seen: readonly (Seen | null)[]): readonly Modifier[] {
  const other = seen.find((one) => one !== null && one.side !== own.side && one.result.standing === 'active');
  return other !== undefined && other !== null && own.rated < other.rated
    ? [modifier(1, 'stood against a better one', '6.7')]
    : [];
}

/** 7.7.1 One, or two where the one who won is rated lower. */
const lossOf = ({ rated }: Seen, by: Seen | null): number => (by !== null && by.rated < rated ? 2 : 1);

function lossLines(own: Seen, by: Seen | null): readonly Modifier[] {
  const lost = lossOf(own, by);
  return [modifier(-lost, lost === 1 ? 'beaten' : 'beaten by a lesser one', '7.7.1')];
}

const PARTS_MOST = 2;

/** 7.7.3 All four: a better one beaten, few parts wounded, twice the wounds dealt or a killing stroke, dice left. */
function hasLaurels({ rated, result }: Seen, beaten: readonly Seen[]): boolean {
  const { taken, dealt, wounded, killings, bonus } = result;
  const better = beaten.some((one) => one.rated > rated);
  return better && wounded <= PARTS_MOST && (killings > 0 || dealt >= Math.max(1, 2 * taken)) && bonus > 0;
}
