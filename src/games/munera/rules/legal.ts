/** 7, 8 What may be done in one's own turn, what it costs, and why not. */
import { type Direction, distance, type Hex, neighbour, turnBetween } from '../../../kernel/hex.ts';
import type { Act, Attack, Shed } from './acts.ts';
import { whirlEnd } from './blows/whirl.ts';
import { type Arm, armOf, armsOf, freeHands, MOST_DARTS, surcharge } from './gear.ts';
import { isBeside } from './geometry.ts';
import { GRAPPLE_AP, HAZE_AP, pointsLeft } from './points.ts';
import { fighterOf, heldWeapon, inFront, isFree, opponentsOf, turnOf } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter, GroundItem, State } from './types.ts';

/** 7, 8 Action Points for what is done in a turn; of attacks what they cost besides the weapon's own. */
const COSTS = { step: 1, stepAside: 2, stepInHelmet: 3, feint: 2, whirl: 3, whirlUnwieldy: 4, helmet: 2 } as const;
/** 7.26 Attacks of a turn. */
const MOST_ATTACKS = 2;
/** 12.51 A weapon that costs so much is whirled the dearer. */
const UNWIELDY = 2;

/** A fighter whose turn it is, and the bout as it stands. */
interface Place {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

/** 7.20, 7.21 What a step costs. */
export function stepCost({ facing, helmet }: Pick<Fighter, 'facing' | 'helmet'>, way: Direction): number {
  if (way === facing) return COSTS.step;
  return helmet ? COSTS.stepInHelmet : COSTS.stepAside;
}

/** 7.22, MR-03 What a turn costs: a side of a hex 1, two or three 2. */
export function turnCost(from: Direction, to: Direction): number {
  return Math.min(2, Math.abs(turnBetween(from, to)));
}

/** 7.24 to 7.26, 12.50, 12.51 What an attack costs. */
export function attackCost(state: Readonly<State>, tables: Tables, fighter: Fighter, how: Attack): number {
  const arm = armOf(fighter, how.with, tables);
  if (arm === null || state.acting === null) return Number.POSITIVE_INFINITY;
  const whirling = arm.row.ap >= UNWIELDY ? COSTS.whirlUnwieldy : COSTS.whirl;
  return (how.whirl ? whirling : arm.row.ap) + surcharge(state.acting, arm) + (how.feint ? COSTS.feint : 0);
}

/** What anything costs; 0 for what is free. */
export function actCost(state: Readonly<State>, tables: Tables, id: string, act: Act): number {
  const fighter = fighterOf(state, id);
  switch (act.do) {
    case 'end':
    case 'drop':
    case 'drop-dart':
    case 'discard':
      return 0;
    case 'cut':
    case 'draw':
    case 'sheathe':
    case 'kick':
      return 1;
    case 'step':
      return stepCost(fighter, act.way);
    case 'turn':
      return turnCost(fighter.facing, act.way);
    case 'attack':
      return attackCost(state, tables, fighter, act);
    case 'grapple':
      return GRAPPLE_AP + (turnOf(state).attacks > 0 ? 1 : 0);
    case 'haze':
      return HAZE_AP;
    case 'pick-up':
      return state.ground[act.ground]?.item.kind === 'helmet' ? COSTS.helmet : 1;
  }
}

/** Why something may not be done, with its rule; null: it may. */
export function actFault(state: Readonly<State>, tables: Tables, id: string, act: Act): string | null {
  const fighter = fighterOf(state, id);
  const place = { state, tables, fighter };
  if (act.do === 'end') return null;
  if (fighter.grip !== null) return 'not while grappling (7)';
  const cost = actCost(state, tables, id, act);
  const left = pointsLeft(state, fighter);
  const why = kindFault(place, act);
  if (why !== null) return why;
  return cost > left ? `it costs ${cost} AP, and ${left} are left (7)` : null;
}

function kindFault(place: Place, act: Exclude<Act, { readonly do: 'end' }>): string | null {
  const { state, fighter } = place;
  switch (act.do) {
    case 'step':
      return stepFault(place, act.way);
    case 'turn':
      return act.way === fighter.facing ? 'it faces that way already (7.22)' : null;
    case 'attack':
      return attackFault(place, act);
    case 'grapple':
      return grappleFault(place, act.foe);
    case 'haze':
      return hazeFault(place, act.foe);
    case 'cut':
      if (fighter.entangled === null) return 'not caught in anything (7.28)';
      return turnOf(state).cut ? 'only once a turn (7.28)' : null;
    case 'draw':
      return drawFault(place, act.id);
    case 'sheathe':
      return sheatheFault(place, act.id);
    case 'drop':
      return dropFault(fighter, act.id);
    case 'drop-dart':
      return fighter.darts > 0 ? null : 'no dart to drop (7.33)';
    case 'discard':
      return discardFault(fighter, act.what);
    case 'pick-up':
      return pickUpFault(place, act.ground);
    case 'kick':
      return kickFault(place, act.ground);
  }
}

/** 5.14, 7.20 Why a fighter may not step, or null. */
function stepFault({ state, fighter }: Place, way: Direction): string | null {
  if (turnOf(state).stood) return 'not in a turn in which it has stood up (5.14)';
  return isFree(state, neighbour(fighter.hex, way)) ? null : 'that hex is not free (2.6)';
}

/** 8.40 Why an attack may not be made, or null; its cost apart. */
export function attackFault(place: Place, how: Attack): string | null {
  const { state, tables, fighter } = place;
  const arm = armOf(fighter, how.with, tables);
  if (arm === null) return 'nothing of that kind in hand (10)';
  if (turnOf(state).attacks >= MOST_ATTACKS) return 'two attacks a turn (7.26)';
  const foe = opponentsOf(state, fighter).find((one) => one.id === how.foe);
  if (foe === undefined) return 'no such opponent (8.40)';
  return (
    standFault(fighter) ??
    targetFault(fighter, foe, fighter.hex, arm) ??
    handledFault(place, foe, arm) ??
    feintFault(place, foe, how) ??
    (how.whirl ? whirlFault(place, foe, arm) : null)
  );
}

function standFault({ down, entangled }: Fighter): string | null {
  if (down) return 'knocked down (8.40)';
  return entangled?.kind === 'cape' ? 'caught in a cape (8.47)' : null;
}

/** 8.40 Whether somebody at a hex may be reached, seen from the front of the attacker. */
function targetFault(
  fighter: Pick<Fighter, 'hex' | 'facing'>,
  foe: Fighter,
  from: Hex,
  { row, name }: Arm,
): string | null {
  const range = distance(from, foe.hex);
  if (range < row.from || range > row.to) return `the ${name} reaches from ${row.from} to ${row.to} (10)`;
  return inFront({ ...fighter, hex: from } as Fighter, foe.hex) ? null : 'not in front (8.40)';
}

/** 10 What one may not do with a thing, or to somebody. */
function handledFault({ fighter }: Place, foe: Fighter, { row, weapon }: Arm): string | null {
  if (row.net && foe.entangled !== null) return 'caught already (10)';
  if (row.net && fighter.holds !== null) return 'it is on somebody (8.45)';
  const corded = fighter.held.some(({ kind, thonged }) => kind === 'hasta' && thonged);
  return weapon?.kind === 'dagger' && corded ? 'no dagger beside a hasta on a thong (10)' : null;
}

/** 12.51 Why there can be no feint, or null. */
function feintFault({ state, fighter }: Place, foe: Fighter, { feint, with: way }: Attack): string | null {
  if (!feint) return null;
  if (turnOf(state).feint !== 'none') return 'one feint a turn (12.51)';
  const far = !isBeside(fighter.hex, foe.hex) || way.by === 'throw' || way.by === 'dart';
  return far ? 'a feint needs an adversary beside one (12.51)' : null;
}

/** 12.50 Why there can be no whirl, or null; its cost apart. */
function whirlFault({ state, fighter }: Place, foe: Fighter, { hand, row }: Arm): string | null {
  if (!hand || row.net) return 'only with a hand weapon (12.50)';
  if (turnOf(state).stood || foe.down) return 'both must stand (12.50)';
  if (!isBeside(fighter.hex, foe.hex)) return 'only round somebody beside one (12.50)';
  if (!inFront(foe, fighter.hex)) return 'one must be in front of the other (12.50)';
  return isFree(state, whirlEnd(fighter.hex, foe)) ? null : 'the hex where it ends is not free (MR-15)';
}

/** 12.52 Why nobody can be grappled, or null; its cost apart. */
function grappleFault({ state, fighter }: Place, id: string): string | null {
  if (turnOf(state).attacks >= MOST_ATTACKS) return 'two attacks a turn (7.26)';
  const foe = opponentsOf(state, fighter).find((one) => one.id === id);
  if (foe === undefined || !isBeside(fighter.hex, foe.hex) || !inFront(fighter, foe.hex))
    return 'no such opponent beside one and in front (12.3)';
  if (foe.down || foe.grip !== null) return 'one must stand, and grapple with nobody (MR-25)';
  return standFault(fighter);
}

/** 12.53 Why no sand can be kicked, or null; its cost apart. */
function hazeFault({ state, fighter }: Place, id: string): string | null {
  if (fighter.threwSand) return 'once a bout (12.53)';
  const foe = opponentsOf(state, fighter).find((one) => one.id === id);
  return foe === undefined || !isBeside(fighter.hex, foe.hex) || !inFront(fighter, foe.hex)
    ? 'no such opponent beside one and in front (12.53)'
    : null;
}

function drawFault({ tables, fighter }: Place, id: string): string | null {
  const weapon = fighter.sheathed.find((one) => one.id === id);
  if (weapon === undefined) return 'no such weapon at the belt (7.27)';
  return freeHands(fighter, tables) < tables.weapons[weapon.kind].hands ? 'no hand is free (MR-40)' : null;
}

function sheatheFault({ tables, fighter }: Place, id: string): string | null {
  const weapon = heldWeapon(fighter, id);
  if (weapon === null) return 'no such weapon in hand (7.27)';
  return tables.weapons[weapon.kind].sheathes ? null : `a ${weapon.kind} has no sheath (MR-40)`;
}

function dropFault(fighter: Fighter, id: string): string | null {
  const weapon = heldWeapon(fighter, id);
  if (weapon === null) return 'no such weapon in hand (7.33)';
  if (weapon.kind === 'cestus') return 'a cestus does not come off (7.33)';
  return weapon.thonged ? 'it hangs on its thong (7.33)' : null;
}

function discardFault({ shield, helmet }: Fighter, what: 'shield' | 'helmet'): string | null {
  if (what === 'helmet') return helmet ? null : 'bareheaded already (7.35)';
  return shield === 'none' ? 'no shield to throw away (7.35)' : null;
}

/** 5.11 Why something cannot be thrown away before a turn, or null. */
export function shedFault(state: Readonly<State>, id: string, what: Shed): string | null {
  const fighter = fighterOf(state, id);
  const [shield, helmet] = [what === 'shield' || what === 'both', what === 'helmet' || what === 'both'];
  return (shield ? discardFault(fighter, 'shield') : null) ?? (helmet ? discardFault(fighter, 'helmet') : null);
}

/** 5.11 What can be thrown away before a turn; not while grappling. */
export function shedsOf(state: Readonly<State>, id: string): readonly Shed[] {
  const all = ['none', 'shield', 'helmet', 'both'] as const;
  return fighterOf(state, id).grip === null ? all.filter((what) => shedFault(state, id, what) === null) : ['none'];
}

/** 7.29, 7.30, MR-38 Why something may not be picked up, or null; its cost apart. */
function pickUpFault({ state, tables, fighter }: Place, ground: number): string | null {
  const lying = state.ground[ground];
  if (lying === undefined) return 'no such thing lies there (7.29)';
  if (distance(fighter.hex, lying.hex) > 1) return 'too far away (7.29)';
  return handsFault(fighter, tables, lying.item);
}

function handsFault(fighter: Fighter, tables: Tables, item: GroundItem): string | null {
  if (item.kind === 'helmet') return fighter.helmet ? 'it wears a helmet already (7.30)' : null;
  if (item.kind === 'arrow')
    return fighter.held.some(({ kind }) => kind === 'bow') ? null : 'an arrow is for one who holds a bow (MR-38)';
  if (item.kind === 'dart' && fighter.darts > 0)
    return fighter.darts < MOST_DARTS ? null : `no more than ${MOST_DARTS} darts (MR-38)`;
  const free = freeHands(fighter, tables);
  if (item.kind === 'weapon') return weaponFault(fighter, item.weapon.kind, free, tables);
  if (free < 1) return 'no hand is free (MR-38)';
  if (item.kind !== 'shield') return null;
  if (fighter.galerus) return 'no shield on a galerus arm (MR-38)';
  return fighter.shield === 'none' ? null : 'it bears a shield already (MR-38)';
}

function weaponFault(fighter: Fighter, kind: Fighter['held'][number]['kind'], free: number, { weapons }: Tables) {
  if (weapons[kind].net && hasNet(fighter)) return 'one net, lasso or cape is enough (MR-38)';
  if (kind === 'cestus') return 'cesti are not picked up (MR-38)';
  return free < weapons[kind].hands ? 'no hand is free (MR-38)' : null;
}

const hasNet = ({ held, shield }: Fighter): boolean =>
  shield === 'cape' || held.some(({ kind }) => kind === 'net' || kind === 'lasso');

/** 7.31 Why something cannot be kicked, or null. */
function kickFault({ state, fighter }: Place, ground: number): string | null {
  const lying = state.ground[ground];
  if (lying === undefined) return 'no such thing lies there (7.31)';
  return distance(fighter.hex, lying.hex) > 1 ? 'too far away (7.31)' : null;
}

/** MR-50 All attacks that may be made now and are affordable. */
export function attacksOf(state: Readonly<State>, tables: Tables, id: string): readonly Attack[] {
  const fighter = fighterOf(state, id);
  const foes = opponentsOf(state, fighter);
  const plain = [false, true];
  return foes.flatMap((foe) =>
    armsOf(fighter).flatMap((way) =>
      plain.flatMap((whirl) =>
        plain
          .map((feint): Attack => ({ foe: foe.id, with: way, feint, whirl }))
          .filter((how) => actFault(state, tables, id, { do: 'attack', ...how }) === null),
      ),
    ),
  );
}

/** Everything that may be done now, each once. */
export function actsOf(state: Readonly<State>, tables: Tables, id: string): readonly Act[] {
  const fighter = fighterOf(state, id);
  const ways = [0, 1, 2, 3, 4, 5] as const;
  const foes = opponentsOf(state, fighter).map((one) => one.id);
  const ground = state.ground.map((_, i) => i);
  const others: readonly Act[] = [
    ...(['step', 'turn'] as const).flatMap((what) => ways.map((way) => ({ do: what, way }))),
    ...(['grapple', 'haze'] as const).flatMap((what) => foes.map((foe) => ({ do: what, foe }))),
    ...fighter.sheathed.map(({ id: one }) => ({ do: 'draw' as const, id: one })),
    ...(['sheathe', 'drop'] as const).flatMap((what) => fighter.held.map(({ id: one }) => ({ do: what, id: one }))),
    ...(['pick-up', 'kick'] as const).flatMap((what) => ground.map((at) => ({ do: what, ground: at }))),
    { do: 'drop-dart' },
    ...(['shield', 'helmet'] as const).map((what) => ({ do: 'discard' as const, what })),
    { do: 'cut' },
  ];
  return [
    { do: 'end' },
    ...attacksOf(state, tables, id).map((how) => ({ do: 'attack' as const, ...how })),
    ...others.filter((act) => actFault(state, tables, id, act) === null),
  ];
}
