/** 38.2.3, P105: consecutive matches, in which one man meets his opponents one after the other. */
import { disc, distance, minus, nearestDirections, neighbour } from '../../../../kernel/hex.ts';
import { isBarred } from '../arena/barriers.ts';
import { horseOf, isHorse } from '../beasts/mounts.ts';
import { hexesOf, rangeBetween } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { START_DISTANCE, type StartPlace } from '../setup/lineup.ts';
import { occupant } from '../sheet.ts';
import type { Fighter, State } from '../types.ts';

/** P216 How far from the lone man a place is looked for. */
const SEARCH = 2 * START_DISTANCE;

/** 26.1, P105 Whether more than one man of a side can be in the arena at once. */
export function isTeamMatch({ fighters }: Readonly<State>): boolean {
  const men = fighters.filter((one) => !isHorse(one));
  return men.some((one) => men.some((other) => other !== one && other.side === one.side && other.wave === one.wave));
}

/** 17.2, 5.4.1, P216 The turn of a match that a man is in, counted from the one he came in. */
export function turnOf({ turn }: Readonly<State>, { since }: Pick<Fighter, 'since'>): number {
  return turn - since + 1;
}

/** 5.4.1, P105 The turn of the fight that is on, counted from when the last man came in. */
export function turnOfFight(state: Readonly<State>): number {
  const there = state.fighters.filter(({ fate }) => fate === 'fighting');
  return Math.min(...there.map((one) => turnOf(state, one)));
}

/** 38.2.3 Brings in the next man of a side that has nobody left in the arena, if his opponent still stands there. */
export function enterNext(ctx: PhaseContext): void {
  for (const comer of nextComers(ctx.state)) {
    const foe = ctx.state.fighters.find((one) => one.side !== comer.side && isThere(one));
    if (foe !== undefined) enter(ctx, comer, foe);
  }
}

const isThere = (fighter: Fighter) => fighter.fate === 'fighting' && !isHorse(fighter);

/** Of each side that is beaten for now the man whose turn it is. */
function nextComers({ fighters }: Readonly<State>): readonly Fighter[] {
  return ([0, 1] as const).flatMap((side) => {
    const own = fighters.filter((one) => one.side === side);
    const waiting = own.filter((one) => one.fate === 'waiting' && !isHorse(one));
    const [next] = waiting.sort((a, b) => a.wave - b.wave);
    return next === undefined || own.some(isThere) ? [] : [next];
  });
}

function enter(ctx: PhaseContext, comer: Fighter, foe: Fighter): void {
  const { at, facing } = placeFor(ctx.state, comer, foe);
  for (const body of [comer, horseOf(ctx.state, comer)]) {
    if (body === null) continue;
    body.fate = 'fighting';
    body.at = at;
    body.facing = facing;
    body.since = ctx.state.turn;
  }
  ctx.emit({ kind: 'entered', cite: '38.2.3', fighter: comer.id, at, facing });
}

/** P216 Of the free hexes nearest to five from the lone man that which is nearest to straight before him; face to face. */
function placeFor(state: Readonly<State>, comer: Fighter, foe: Fighter): StartPlace {
  const ahead = neighbour(foe.at, foe.facing, START_DISTANCE);
  const places = disc(foe.at, SEARCH).flatMap((at): readonly StartPlace[] => {
    const [facing] = nearestDirections(minus(foe.at, at));
    const place = facing === undefined ? null : { at, facing };
    return place !== null && isFree(state, comer, place) ? [place] : [];
  });
  const off = (place: StartPlace) => Math.abs(rangeBetween({ ...comer, ...place }, foe) - START_DISTANCE);
  const [best] = places.sort((a, b) => off(a) - off(b) || distance(a.at, ahead) - distance(b.at, ahead));
  if (best === undefined) throw new Error(`no hex is free for '${comer.id}'`);
  return best;
}

function isFree(state: Readonly<State>, comer: Fighter, place: StartPlace): boolean {
  return hexesOf({ ...comer, ...place }).every((hex) => !isBarred(state, hex) && occupant(state, hex) === null);
}
