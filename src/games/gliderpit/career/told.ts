/** What is written down of seasons: the chronicle, pit by pit, and what is told of a pilot at the end. */
import { ladderPit } from './field.ts';
import { counted, ratingText } from './narrate.ts';
import { playerIn } from './pilots.ts';
import { hasWonPit } from './prizes.ts';
import { LAST_PIT } from './purse.ts';
import { sidesOfField } from './sequence.ts';
import type { SeasonTables } from './tables.ts';
import type { FlownBout, FlownSeason, SeasonState } from './types.ts';

/** A pit in the chronicle. */
interface ToldPit {
  readonly title: string;
  readonly lines: readonly string[];
}

/** 'The Cistern', for a turn of the season that now is, or of an earlier one. */
export function pitTitle(state: Pick<SeasonState, 'past'>, tables: Pick<SeasonTables, 'ladder'>, turn: number): string {
  const { season, pit } = pitOfTurn(state, turn);
  return `Season ${season}, pit ${pit}: ${ladderPit(tables, pit).name}`;
}

/** Which season and pit a turn was: pits are counted on. A season that ended early did so at a purse, with no bout after it (23.7). */
export function pitOfTurn(
  { past }: Pick<SeasonState, 'past'>,
  turn: number,
): { readonly season: number; readonly pit: number } {
  const flown = new Set(past.map((bout) => bout.turn));
  let [season, pit] = [1, 1];
  for (let at = 1; at < turn; at++) {
    const isLast = pit === LAST_PIT || !flown.has(at);
    if (isLast) season += 1;
    pit = isLast ? 1 : pit + 1;
  }
  return { season, pit };
}

/** The pits so far, the last one first. */
export function seasonChronicle(
  state: Readonly<SeasonState>,
  tables: Pick<SeasonTables, 'ladder'>,
): readonly ToldPit[] {
  const turns = [...new Set(state.past.map(({ turn }) => turn))].toReversed();
  return turns.map((turn) => {
    const bouts = state.past.filter((one) => one.turn === turn);
    return { title: pitTitle(state, tables, turn), lines: bouts.map(flownLine) };
  });
}

/** 'Felix v Grus: Felix won in 9 turns; Felix 3 laurels.' */
export function flownLine(bout: FlownBout): string {
  const { names, result, laurels, places } = bout;
  const ranked = names.map((name, at) => ({ name, place: places[at] ?? 0, laurels: laurels[at] ?? 0 }));
  const prizes = ranked
    .toSorted((a, b) => a.place - b.place)
    .filter((one) => one.laurels > 0)
    .map((one) => `${one.name} ${one.laurels}`);
  const told = prizes.length === 0 ? '' : ` Laurels: ${prizes.join(', ')}.`;
  return `${sidesOfField(bout).join(' v ')}: ${wonText(bout)} in ${counted(result.turns, 'turn')}.${told}`;
}

/** 'Felix and Grus won'. */
export function wonText(bout: FlownBout): string {
  const winners = bout.names.filter((_, at) => hasWonPit(bout, bout.result, at));
  return winners.length === 0 ? 'nobody won' : `${winners.join(' and ')} won`;
}

/** 'Season 2: the wreath went to Grus with 21 laurels; you came second with 17.' */
export function seasonLine({ season, name, laurels, own, place, wrecked, pilot }: FlownSeason, player: string): string {
  if (pilot === player) return `Season ${season}: the wreath was yours, with ${counted(laurels, 'laurel')}.`;
  const how = wrecked ? 'you were wrecked' : `you came ${PLACE_WORDS[place - 1] ?? 'last'}`;
  return `Season ${season}: the wreath went to ${name} with ${counted(laurels, 'laurel')}; ${how}, with ${own}.`;
}

const PLACE_WORDS = ['first', 'second', 'third', 'fourth'] as const;

/** What is told of a pilot so far: seasons, counts, who bears it a grudge. */
export function pilotLife(state: Readonly<SeasonState>): readonly string[] {
  const { seasons, pilots, setup } = state;
  const own = playerIn(state);
  const { flown, won, downed, out, wreaths } = own.record;
  const bears = pilots.flatMap(({ name, grudges }) => {
    const grudge = grudges[own.id] ?? 0;
    return grudge === 0 ? [] : [`${name} (${grudge})`];
  });
  return [
    `${own.name}, rated ${ratingText(own.rating)}, against ${setup.rivals} rivals.`,
    `${counted(flown, 'bout')}, ${won} won; ${downed} put out, out ${out === 1 ? 'once' : `${out} times`}; ${wreaths === 1 ? '1 wreath' : `${wreaths} wreaths`}.`,
    ...seasons.map((one) => seasonLine(one, own.id)),
    ...(bears.length === 0 ? [] : [`Who bears a grudge: ${bears.join(', ')}.`]),
  ];
}
