/** 5.16, 13 How a bout ended, in sentences. */
import type { Seat } from '../../../kernel/request.ts';
import { andText } from '../../../kernel/words.ts';
import { partiesOf } from '../rules/sequence.ts';
import type { Fighter, State } from '../rules/types.ts';

const ENDS: { readonly [by: string]: string } = {
  spared: 'the last was spared',
  killed: 'the crowd had no mercy on the last',
  dead: 'the last fell dead on the sand',
  time: 'sixty rounds were over',
};

/** What ended a bout of so many; null: of more than two a bout does not say who was the last. */
export const endOf = (by: string, fighters: number): string | null =>
  fighters > 2 && by !== 'time' ? null : (ENDS[by] ?? null);

/** The verdict, then what became of everybody. */
export function outcomeWords(state: Readonly<State>, seats: readonly Seat[]): readonly string[] {
  const { outcome, fighters } = state;
  if (outcome === null) return [];
  const own = fighters.find(({ seat }) => seat !== null && seats.includes(seat));
  return [headline(state, own), ...fighters.map((one) => fateOf(state, one))];
}

function headline(state: Readonly<State>, own: Fighter | undefined): string {
  const winner = state.outcome?.winner ?? null;
  const end = endOf(state.outcome?.by ?? '', state.fighters.length);
  const why = end === null ? '' : `: ${end}`;
  if (winner === null) return `A draw${why}. All who are left are sent off standing.`;
  const team = partiesOf(state)[winner];
  const winners = `${namesOf(state, team)} ${countOf(state, team) === 1 ? 'wins' : 'win'}`;
  if (own === undefined) return `${winners}${why}.`;
  return own.team === team ? `Victory${why}.` : `Defeat: ${winners}.`;
}

const ofTeam = ({ fighters }: Readonly<State>, team: number | undefined): readonly Fighter[] =>
  fighters.filter((one) => one.team === team);
const countOf = (state: Readonly<State>, team: number | undefined): number => ofTeam(state, team).length;
const namesOf = (state: Readonly<State>, team: number | undefined): string =>
  andText(ofTeam(state, team).map(({ name }) => name));

/** In a line that fits the smallest screen: eight of them stand under the verdict. */
function fateOf({ fighters, outcome }: Readonly<State>, fighter: Fighter): string {
  const { name, status, beatenBy, dealt, taken, defeated } = fighter;
  const by = fighters.find(({ id }) => id === beatenBy)?.name ?? '';
  const ends = {
    active: outcome?.results[fighter.id] === 'S' ? 'sent off standing' : 'on the sand to the end',
    spared: `beaten by ${by}, spared`,
    killed: `beaten by ${by}, put to death`,
    dead: `killed by ${by}`,
  };
  const beaten = defeated.length === 0 ? '' : `, ${defeated.length} beaten`;
  return `${name}: ${ends[status]}; wounds: ${dealt} dealt, ${taken} taken${beaten}.`;
}
