/** Who is whose in a bout of any number of men: yours and theirs, who is nearest, what the meeting is called. */

import { isHorse } from '../rules/beasts/mounts.ts';
import { rangeBetween } from '../rules/bodies.ts';
import { enemiesOf, fighterOf, isActive } from '../rules/sheet.ts';
import type { Side } from '../rules/side.ts';
import type { Fighter, FighterId, State } from '../rules/types.ts';

/** 26 Whether more than a matched pair fights; a horse is part of its rider. */
export function isTeams({ fighters }: Pick<State, 'fighters'>): boolean {
  return fighters.length > 2 && fighters.filter((one) => !isHorse(one)).length > 2;
}

/** Whether a man fights on the side of `you`, a man of the player's. */
export function isYours({ fighters }: Readonly<State>, id: FighterId, you: FighterId): boolean {
  const sideOf = (which: FighterId) => fighters.find((fighter) => fighter.id === which)?.side;
  return sideOf(id) === sideOf(you);
}

/** The opponents still in the arena, the nearest first; of equals those awake. */
export function foesByRange(state: Readonly<State>, fighter: Fighter): readonly Fighter[] {
  return byRange(
    state.fighters.filter(({ side, fate }) => side !== fighter.side && fate === 'fighting'),
    fighter,
  );
}

/** Some men by their distance from one, the nearest first. */
export function byRange(men: readonly Fighter[], from: Fighter): readonly Fighter[] {
  const range = (man: Fighter) => rangeBetween(man, from);
  return [...men].sort((a, b) => range(a) - range(b) || Number(isActive(b)) - Number(isActive(a)));
}

/** The opponent he has to do with: the nearest who can fight, or lies there; when all are gone the last of them. */
export function nearestFoe(state: Readonly<State>, fighter: Fighter): Fighter | null {
  const [nearest] = byRange(enemiesOf(state, fighter), fighter);
  return nearest ?? state.fighters.findLast(({ side }) => side !== fighter.side) ?? null;
}

/** Yours whom everything is looked at from: himself, or who is left of yours when he is out of the arena. */
function focusOf(state: Readonly<State>, you: FighterId): Fighter {
  const mine = fighterOf(state, you);
  const mates = state.fighters.filter((one) => one.side === mine.side && one.fate === 'fighting');
  return mine.fate === 'fighting' ? mine : (mates.find(isActive) ?? mates[0] ?? mine);
}

/** The two men to be told of: those an event is about, yours first, or else the one in focus and his nearest foe. */
export function pairOf(
  state: Readonly<State>,
  you: FighterId,
  pair: readonly FighterId[] | null = null,
): readonly Fighter[] {
  const about = pair?.flatMap((id) => state.fighters.find((fighter) => fighter.id === id) ?? []) ?? [];
  if (about.length === 2) {
    return [...about].sort((a, b) => Number(isYours(state, b.id, you)) - Number(isYours(state, a.id, you)));
  }
  if (!state.fighters.some(({ id }) => id === you)) return [];
  const focus = focusOf(state, you);
  const foe = nearestFoe(state, focus);
  return foe === null ? [focus] : [focus, foe];
}

/** 'Maximus, Varro v Calvus, Dama', or '3 v 3' where that is longer than there is room for; horses are not told of. */
export function meetingText(
  fighters: readonly (Pick<Fighter, 'name' | 'side'> & Partial<Pick<Fighter, 'beast'>>)[],
  room: number,
): string {
  const parties = fighters.filter(({ beast = null }) => !isHorse({ beast }));
  const of = (side: Side) => parties.filter((fighter) => fighter.side === side).map(({ name }) => name);
  const [ours, theirs] = [of(0), of(1)];
  const text = `${ours.join(', ')} v ${theirs.join(', ')}`;
  return text.length <= room || parties.length <= 2 ? text : `${ours.length} v ${theirs.length}`;
}
