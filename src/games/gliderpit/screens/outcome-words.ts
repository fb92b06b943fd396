/** 15.38 How a bout ended, in sentences. */
import type { Seat } from '../../../kernel/request.ts';
import { partiesOf } from '../rules/roster.ts';
import type { Glider, State } from '../rules/types.ts';

/** What each ending is, for a list. */
export const BOUT_ENDS: { readonly [by: string]: string } = {
  'last aloft': 'no other was left in the air',
  nobody: 'nobody was left in the air',
  time: 'eighty turns were over',
};

/** The verdict, then what became of everybody. */
export function outcomeWords(state: Readonly<State>, seats: readonly Seat[]): readonly string[] {
  const { outcome, gliders } = state;
  if (outcome === null) return [];
  const own = gliders.find(({ seat }) => seat !== null && seats.includes(seat));
  return [headline(state, own), ...gliders.map((one) => fateOf(state, one))];
}

function headline(state: Readonly<State>, own: Glider | undefined): string {
  const winner = state.outcome?.winner ?? null;
  const why = BOUT_ENDS[state.outcome?.by ?? ''] ?? '';
  if (winner === null) return `A draw: ${why}.`;
  const team = partiesOf(state)[winner];
  const winners = state.gliders.filter((one) => one.team === team).map(({ name }) => name);
  const won = `${winners.join(' and ')} ${winners.length === 1 ? 'wins' : 'win'}`;
  if (own === undefined) return `${won}: ${why}.`;
  return own.team === team ? `Victory: ${why}.` : `Defeat: ${won}.`;
}

const FATES = {
  floor: 'sank to the floor',
  overspeed: 'broke up, too fast',
  stun: 'was knocked out',
  wall: 'hit the wall',
};

function fateOf({ gliders }: Readonly<State>, { id, name, alt, out, downedBy }: Glider): string {
  const downed = gliders.filter((one) => one.downedBy === id).map((one) => one.name);
  const deeds = downed.length === 0 ? '' : `; put out ${downed.join(', ')}`;
  if (out === null) return `${name}: in the air at ${alt}${deeds}.`;
  const by = gliders.find((one) => one.id === downedBy)?.name;
  return `${name}: ${FATES[out]}${by === undefined ? '' : `, by ${by}`}${deeds}.`;
}
