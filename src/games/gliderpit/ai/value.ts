/** 18.2 What it is worth to end a movement, and a glide, somewhere. */
import { distance, sameHex } from '../../../kernel/hex.ts';
import { bestOf } from '../rules/book/fight.ts';
import { attacksFrom, grudgeFactor, ramWorth } from '../rules/book/worth.ts';
import { hitsIn36 } from '../rules/combat/aim.ts';
import { canEscape } from '../rules/ends.ts';
import type { Dive } from '../rules/maneuvers.ts';
import { isAhead, isOpenTo, throwRange } from '../rules/pit.ts';
import { gliderOf } from '../rules/roster.ts';
import type { Pose, Tables } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';

/** Whose plans are weighed, and among whom. */
export interface Outlook {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly self: Glider;
  readonly enemies: readonly Glider[];
}

/** Where a plan leads once it has dived, or not. */
export interface PlannedEnd {
  readonly pose: Pose;
  /** Null: it holds. */
  readonly dive: Dive | null;
  /** 10.24 MP not flown. */
  readonly bonus: number;
  /** No die for losing speed will be thrown: it is stunned, or its movement skips the glide. */
  readonly keepsSpeed: boolean;
}

/** What each speed is worth, with a way on. */
const SPEEDS = [-28, 0, 9, 14, 17, 17] as const;
const SPUN = -36;

function speedWorth(tables: Tables, pose: Pose, speed: number): number {
  if (speed < 0) return SPUN;
  if (speed === 0) return SPEEDS[0];
  return (SPEEDS[speed] ?? 0) - (canEscape(tables, pose, speed) ? 0 : 18 + 6 * speed);
}

const ALLY_RAMMED = -200;
const LEAST_ATTACK = 5;

/** 18.2 What a plan is worth, part by part. */
export interface PlanParts {
  readonly altitude: number;
  readonly speed: number;
  /** By whom it could fight, or ram. */
  readonly fight: number;
  /** What is lost by being far off, and by what the others could throw. */
  readonly far: number;
  readonly threats: number;
  /** For who is ahead, less who is right above. */
  readonly place: number;
}

/** 18.2 What counts of a plan. */
export function planParts(outlook: Outlook, plan: PlannedEnd): PlanParts {
  const { tables, self, enemies } = outlook;
  const { pose, dive, keepsSpeed } = plan;
  const { speed } = pose;
  const speeds =
    dive !== null || keepsSpeed
      ? speedWorth(tables, pose, speed)
      : (2 * speedWorth(tables, pose, speed) + speedWorth(tables, pose, speed - 1)) / 3;
  const hexes = Math.min(...enemies.map(({ hex }) => distance(hex, pose.hex)));
  return {
    altitude: 10 * pose.alt,
    speed: speeds,
    fight: self.stunned ? 0 : fightWorth(outlook, plan),
    far: (2.5 / enemies.length) * Math.max(0, hexes - 3),
    threats: threatsAt(outlook, pose),
    place: pull(enemies, pose),
  };
}

/** 18.2 What a plan is worth. */
export function planWorth(outlook: Outlook, plan: PlannedEnd): number {
  const { altitude, speed, fight, far, threats, place } = planParts(outlook, plan);
  return altitude + speed + fight - far - threats + place;
}

function fightWorth({ state, tables, self, enemies }: Outlook, { pose, dive, bonus }: PlannedEnd): number {
  if (dive !== null && dive.onto !== null) {
    const foe = gliderOf(state, dive.onto);
    if (foe.team === self.team) return ALLY_RAMMED;
    const plan = { levels: dive.levels, bonus };
    const worth = ramWorth(tables, { alt: pose.alt, stunned: self.stunned }, foe, state.floor, plan);
    return grudgeFactor(self.grudges, foe.id) * worth;
  }
  if (self.netted) return 0;
  const best = bestOf(attacksFrom(tables, { ...pose, hand: self.hand, grudges: self.grudges }, enemies, state.floor));
  return best === null ? 0 : Math.max(0, best.worth - LEAST_ATTACK);
}

const THREAT = 18;

/** What the others could throw at somebody who is there. */
function threatsAt({ tables, enemies }: Outlook, pose: Pose): number {
  return enemies.reduce((sum, one) => {
    if (one.netted || one.stunned || one.hand === null || !isOpenTo(one, pose)) return sum;
    const range = throwRange(one, pose);
    if (range > tables.weapons[one.hand].range) return sum;
    return sum + (THREAT * hitsIn36(pose.speed + range)) / 36;
  }, 0);
}

const NEAR = 6;
const ABOVE = 3;

/** Somebody right above is a danger; somebody near ahead is prey, once however many there are (GR-46). */
function pull(enemies: readonly Glider[], pose: Pose): number {
  const over = enemies.filter(
    ({ hex, alt }) => sameHex(hex, pose.hex) && alt > pose.alt && alt <= pose.alt + ABOVE,
  ).length;
  const ahead = enemies.some(({ hex }) => isAhead(pose, hex) && distance(hex, pose.hex) <= NEAR);
  return -4 * over + (ahead ? 6 : 0);
}

/** 18.2 What it is worth to hit the wall. */
export function collisionWorth({ self }: Outlook, { alt, speed }: Pose): number {
  const stuns = speed >= 4 ? 16 : 0;
  const drops = speed >= 2 && self.hand !== null ? 4 : 0;
  return 10 * alt - 35 - stuns - drops - (speed >= 4 && self.stunned ? 90 : 0);
}
