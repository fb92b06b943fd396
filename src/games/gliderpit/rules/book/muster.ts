/** 18 How the program takes zones and weapons, and launches. */
import { ONE_DIE } from '../../../../kernel/dice.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import type { DraftAct, Launch } from '../acts.ts';
import type { PitContext } from '../kit.ts';
import { freeZones } from '../legal.ts';
import { inwards, middleOf } from '../pit.ts';
import { gliderOf, hasRoom, loadOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Glider, State } from '../types.ts';
import { type LaunchZone, type Weapon, ZONES } from '../words.ts';

/** GR-33 The first zone that is free: of those for so many gliders, then of all. */
export function zoneByBook(state: Readonly<State>, { defaults }: Pick<Tables, 'defaults'>): LaunchZone {
  const free = freeZones(state);
  const zone = [...defaults(state.gliders.length), ...ZONES].find((one) => free.includes(one));
  if (zone === undefined) throw new Error('no zone is free');
  return zone;
}

/** GR-33 What is taken where a wish cannot be met. */
const INSTEAD: readonly Weapon[] = ['spear', 'stone', 'sword', 'dagger', 'net'];

/** GR-33 The next pick of a team: for its glider with most room the next of its wishes, else the first that is there and fits. */
export function pickByBook(state: Readonly<State>, tables: Tables, team: number): DraftAct {
  const own = state.gliders.filter((one) => one.team === team);
  const glider = roomiest(own, tables);
  if (glider === null) return { do: 'pass' };
  const fits = (weapon: Weapon): boolean => state.armoury[weapon] > 0 && hasRoom(glider, weapon, tables);
  const [wish] = glider.wishes ?? [];
  const weapon = wish !== undefined && fits(wish) ? wish : INSTEAD.find(fits);
  return weapon === undefined ? { do: 'pass' } : { do: 'take', weapon, glider: glider.id };
}

/** The glider with most room, the first of equals; null: there is none. */
function roomiest(gliders: readonly Glider[], tables: Tables): Glider | null {
  const room = (one: Glider): number => one.limit - loadOf(one, tables);
  return gliders.reduce<Glider | null>((best, one) => (best === null || room(one) > room(best) ? one : best), null);
}

/** 16.40 Who takes a counter drawn face down: of those who can, the one with most room. */
export function takerByBook(state: Readonly<State>, tables: Tables, takers: readonly string[]): string {
  const taker = roomiest(
    takers.map((id) => gliderOf(state, id)),
    tables,
  );
  return taker?.id ?? '';
}

/** 18 From the middle of the zone to the far wall. Throws where it has no zone: a bug. */
export function launchFrom(tables: Tables, { zone, name }: Pick<Glider, 'zone' | 'name'>, dive: number): Launch {
  if (zone === null) throw new Error(`${name} has no zone`);
  return { hex: middleOf(tables, zone), facing: inwards(zone), dive };
}

const DIVES = [0, 1, 1, 2, 2, 3] as const;

/** 18.1 A die for how far the book dives at the launch. */
export function launchByBook({ tables, dice, emit }: PitContext, glider: Glider): Launch {
  const roll = rollOf('launch', '18.1', dice.throw('launch', ONE_DIE), 'sum');
  const dive = DIVES[roll.total - 1] ?? 0;
  emit({ kind: 'launch-die', cite: '18.1', rolls: [roll], glider: glider.id, dive });
  return launchFrom(tables, glider, dive);
}
