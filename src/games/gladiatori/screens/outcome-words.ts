/** 15.2, 17.8 How a match ended, in sentences. */
import type { Seat } from '../../../kernel/request.ts';
import { andText, times } from '../../../kernel/words.ts';
import { felledText } from '../rules/felled.ts';
import { huntWonText } from '../rules/narrate.ts';
import { countsPoints, scoreOf } from '../rules/points.ts';
import { partiesOf } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';

/** What each ending is, for a list. */
export const MATCH_ENDINGS: { readonly [by: string]: string } = {
  points: 'on points after six turns',
  elimination: 'on points, nobody else being left',
  'hit points': 'on hit points, the VP being equal',
  'last standing': 'as the last who stands',
  draw: 'VP and hit points are equal',
  victory: 'everybody is alive',
  'partial victory': 'some are alive: half a victory',
  defeat: 'the animals have won',
};

/** The verdict, then what became of everybody. */
export function verdictOf(state: Readonly<State>, seats: readonly Seat[]): readonly string[] {
  const { outcome, fighters } = state;
  if (outcome === null) return [];
  const own = fighters.find(({ seat }) => seat !== null && seats.includes(seat));
  const points = countsPoints(state);
  const sums = points ? scoresText(state) : `${times(state.killed, 'animal')} killed.`;
  return [headline(state, own), sums, ...fighters.map((one) => fateOf(one, points))];
}

function headline(state: Readonly<State>, own: Fighter | undefined): string {
  const { winner = null, by = '' } = state.outcome ?? {};
  const why = by === 'victory' ? huntWonText(state) : (MATCH_ENDINGS[by] ?? by);
  if (winner === null) return `A draw: ${why}.`;
  const team = partiesOf(state)[winner];
  if (team === undefined) return `Defeat: ${why}.`;
  const winners = state.fighters.filter((one) => one.team === team).map(({ name }) => name);
  if (own === undefined) return `${andText(winners)} ${winners.length === 1 ? 'wins' : 'win'}: ${why}.`;
  return own.team === team
    ? `Victory: ${why}.`
    : `Defeat: ${andText(winners)} ${winners.length === 1 ? 'wins' : 'win'}, ${why}.`;
}

function scoresText(state: Readonly<State>): string {
  const sides = partiesOf(state).map((team) => {
    const names = state.fighters.filter((one) => one.team === team).map(({ name }) => name);
    return `${andText(names)} ${scoreOf(state, team)}`;
  });
  return `VP: ${sides.join('; ')}.`;
}

/** What has become of somebody; whoever is felled may live on in a campaign (16.3). */
function standingText({ standing, overkill, undead }: Fighter): string {
  if (standing === 'surrendered') return 'gave up';
  return standing === 'active' && undead === null ? 'alive' : felledText(overkill);
}

/** `points`: damage to others counts (15.1), which none to animals is (17.6). */
function fateOf(fighter: Fighter, points: boolean): string {
  const { name, dealt, taken, attacks, hits, kills } = fighter;
  const felled = kills === 0 ? '' : `, ${kills} felled`;
  const damage = points ? `damage ${dealt} dealt, ${taken} taken` : `damage ${taken} taken`;
  return `${name}: ${standingText(fighter)}; ${hits} of ${attacks} attacks hit, ${damage}${felled}.`;
}
