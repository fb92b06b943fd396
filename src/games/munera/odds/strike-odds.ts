/** 8.41 What may come of an attack, exactly, before a die falls. */
import type { Hex } from '../../../kernel/hex.ts';
import { neighbour } from '../../../kernel/hex.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import type { Attack } from '../rules/acts.ts';
import { woundsOf } from '../rules/blows/blow.ts';
import { whirlEnd } from '../rules/blows/whirl.ts';
import { type Arm, armOf } from '../rules/gear.ts';
import { linesTo, quadrantOf } from '../rules/geometry.ts';
import { fighterOf, isFree, threatsTo } from '../rules/roster.ts';
import { attackModifiers, saveOf } from '../rules/scores.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const DEAD = -3;

/** What a knock-down does to somebody now. */
type Downfall = 'down' | 'beaten' | 'nothing';

/** The chances of an attack, 0 to 1. */
export interface StrikeOdds {
  readonly modifier: number;
  /** The save value that meets a hit; 0: no die is thrown for it. */
  readonly save: number;
  /** Of all attacks, the first the attacker's cone or net apart. */
  readonly hit: number;
  readonly miss: number;
  /** Any double. */
  readonly double: number;
  /** Each double by itself. */
  readonly each: number;
  /** 8.41.2 A cone shreds it before anything is rolled. */
  readonly shredded: number;
  /** Wounds on the average of all attacks, the terrible ones of a Double 6 with them. */
  readonly wounds: number;
  /** Caught in a net, a lasso or a cape. */
  readonly caught: number;
  /** The defender is knocked down, and stays in the bout. */
  readonly downed: number;
  /** The defender has to appeal at once, or is dead. Of a Double 2 only what comes at once. */
  readonly beaten: number;
  readonly dead: number;
  /** 8.43 Where a miss drives the defender; none: it is pinned. */
  readonly pushedTo: readonly Hex[];
  /** What a knock-down does to the defender. */
  readonly fall: Downfall;
}

interface Sight {
  readonly arm: Arm;
  readonly foe: Fighter;
  readonly modifier: number;
  readonly save: number;
  readonly pushedTo: readonly Hex[];
  readonly fall: Downfall;
  readonly bash: boolean;
}

/** Works an attack out; null: the fighter has nothing to make it with. It may be one that is not legal. */
export function strikeOdds(state: Readonly<State>, tables: Tables, id: string, how: Attack): StrikeOdds | null {
  const fighter = fighterOf(state, id);
  const arm = armOf(fighter, how.with, tables);
  if (arm === null) return null;
  const sight = sightOf(state, tables, fighter, how, arm);
  const sums: Sums = { hit: 0, miss: 0, double: 0, wounds: 0, caught: 0, downed: 0, beaten: 0, dead: 0 };
  const pairs = pairsOf({ feint: isFeinted(state, id, how) }, sight);
  for (const [mine, theirs, chance] of pairs) count(sums, sight, mine, theirs, chance);
  const { foe, modifier, save, pushedTo, fall } = sight;
  const shredded = arm.row.net && foe.held.some(({ kind }) => kind === 'cone') ? 2 / 6 : 0;
  const left = 1 - shredded;
  return {
    ...{ modifier, save, shredded, pushedTo, fall },
    ...{ hit: sums.hit * left, miss: sums.miss * left, double: sums.double * left, each: (sums.double * left) / 6 },
    ...{ wounds: sums.wounds * left, caught: sums.caught * left, downed: sums.downed * left },
    ...{ beaten: sums.beaten * left, dead: sums.dead * left },
  };
}

/** 12.51 Whether a miss is thrown again: by a feint that comes with the attack, or one of this turn that has not been needed yet. */
export const isFeinted = ({ acting }: Readonly<State>, id: string, { feint }: Attack): boolean =>
  feint || (acting?.fighter === id && acting.feint === 'armed');

/**
 * The chances of each number of wounds by an attack, from 0 up; null: there is nothing to make it with. `theirs`: the
 * face of the defender's die, where it lies on the table already (12.51); null: it is thrown.
 */
export function woundChances(
  state: Readonly<State>,
  tables: Tables,
  id: string,
  how: Attack,
  theirs: number | null,
): readonly number[] | null {
  const fighter = fighterOf(state, id);
  const arm = armOf(fighter, how.with, tables);
  if (arm === null) return null;
  const sight = sightOf(state, tables, fighter, how, arm);
  const pairs = pairsOf(how, sight).filter(([, face]) => theirs === null || face === theirs);
  const all = pairs.reduce((sum, [, , chance]) => sum + chance, 0);
  const chances = Array.from({ length: MOST_WOUNDS + 1 }, () => 0);
  const add = (wounds: number, chance: number): void => {
    chances[wounds] = (chances[wounds] ?? 0) + chance / all;
  };
  for (const [mine, face, chance] of pairs)
    for (const [wounds, share] of woundsBy(sight, mine, face)) add(wounds, chance * share);
  return chances;
}

/** 9 Two dice of a Double 6; a score comes to no more. */
const MOST_WOUNDS = 12;

/** How many wounds two dice bring, each number with its chance. */
function woundsBy(
  { arm, modifier, save }: Sight,
  mine: number,
  theirs: number,
): readonly (readonly [number, number])[] {
  if (mine === theirs) {
    if (mine !== 6) return [[0, 1]];
    const dice = arm.row.net ? FACES : FACES.flatMap((one) => FACES.map((two) => one + two));
    return dice.map((wounds) => [wounds, 1 / dice.length]);
  }
  const score = mine + modifier - theirs;
  if (score <= 0 || arm.row.net) return [[0, 1]];
  return [
    [0, save / 6],
    [Math.max(0, woundsOf(arm, score)), 1 - save / 6],
  ];
}

/** Chances as they are added up. */
type Sums = Record<'hit' | 'miss' | 'double' | 'wounds' | 'caught' | 'downed' | 'beaten' | 'dead', number>;

function sightOf(state: Readonly<State>, tables: Tables, fighter: Fighter, how: Attack, arm: Arm): Sight {
  const foe = fighterOf(state, how.foe);
  const from = fighter.hex;
  const modifiers = attackModifiers(state, tables, { fighter, foe, from, arm }, state.acting);
  const save = saveOf(foe, quadrantOf(foe.hex, foe.facing, from), arm, tables, how.whirl).value;
  const then = how.whirl ? movedTo(state, fighter.id, whirlEnd(from, foe)) : state;
  const pushedTo = linesTo(from, foe.hex)
    .map((way) => neighbour(foe.hex, way))
    .filter((hex) => isFree(then, hex));
  const threatened = threatsTo(then, foe).length > 0;
  const fall = !foe.down ? 'down' : threatened ? 'beaten' : 'nothing';
  const bash = arm.row.bashes || how.whirl;
  return { arm, foe, modifier: sumModifiers(modifiers), save, pushedTo, fall, bash };
}

/** A bout with somebody in another hex. */
export function movedTo(state: Readonly<State>, id: string, hex: Hex): State {
  return { ...state, fighters: state.fighters.map((one) => (one.id === id ? { ...one, hex } : one)) };
}

/** Every pair of dice that counts, with its chance; a feint throws the attacker's again after a miss (12.51). */
function pairsOf(
  { feint }: Pick<Attack, 'feint'>,
  { modifier }: Sight,
): readonly (readonly [number, number, number])[] {
  const pairs = FACES.flatMap((mine) => FACES.map((theirs) => [mine, theirs, 1 / 36] as const));
  if (!feint) return pairs;
  return pairs.flatMap(([mine, theirs, chance]) =>
    mine !== theirs && mine + modifier <= theirs
      ? FACES.map((again) => [again, theirs, chance / 6] as const)
      : [[mine, theirs, chance] as const],
  );
}

function count(sums: Sums, sight: Sight, mine: number, theirs: number, chance: number): void {
  const score = mine + sight.modifier - theirs;
  if (mine === theirs) {
    sums.double += chance;
    countDouble(sums, sight, mine, chance);
  } else if (score > 0) {
    sums.hit += chance;
    countHit(sums, sight, score, chance);
  } else {
    sums.miss += chance;
    if (sight.pushedTo.length === 0) countFall(sums, sight, chance);
  }
}

function countHit(sums: Sums, { arm, foe, save, bash }: Sight, score: number, chance: number): void {
  if (arm.row.net) {
    const cut = foe.held.some(({ kind }) => kind === 'arbelos') ? 5 / 6 : 1;
    sums.caught += (chance * cut * Math.min(6, score)) / 6;
    return;
  }
  const saved = save / 6;
  if (bash && !foe.down) sums.downed += chance * saved;
  countWounds(sums, foe, Math.max(0, woundsOf(arm, score)), chance * (1 - saved));
}

function countWounds(sums: Sums, { stamina }: Fighter, wounds: number, chance: number): void {
  sums.wounds += chance * wounds;
  if (wounds === 0 || stamina - wounds > 0) return;
  sums.beaten += chance;
  if (stamina - wounds <= DEAD) sums.dead += chance;
}

function countFall(sums: Sums, { fall }: Sight, chance: number): void {
  if (fall === 'down') sums.downed += chance;
  if (fall === 'beaten') sums.beaten += chance;
}

/** 9 Doubles, as far as they fell or wound the defender. */
function countDouble(sums: Sums, sight: Sight, face: number, chance: number): void {
  const { foe, arm } = sight;
  if (face === 6) {
    const dice = arm.row.net ? FACES : FACES.flatMap((one) => FACES.map((two) => one + two));
    for (const wounds of dice) {
      countWounds(sums, foe, wounds, chance / dice.length);
      if (arm.row.net && foe.stamina - wounds > 0) sums.caught += chance / dice.length;
    }
  }
  const disarmed = (foe.shield !== 'none' && !(foe.shield === 'cape' && foe.holds !== null)) || foe.helmet;
  if (face === 4 || face === 2 || (face === 5 && !disarmed)) countFall(sums, sight, chance);
  if (face === 1 && !hasWeapon(foe)) countFall(sums, sight, chance * defenderLoses(sight));
}

const hasWeapon = ({ held, sheathed, darts }: Fighter): boolean =>
  darts > 0 || [...held, ...sheathed].some(({ kind }) => kind !== 'cestus');

/** 9, MR-18 The share of Doubles 1 in which the defender is the one to lose a weapon. */
function defenderLoses({ arm, foe }: Sight): number {
  const [mine, theirs] = [arm.weapon?.kind === 'scissor sword', foe.held.some(({ kind }) => kind === 'scissor sword')];
  if (mine === theirs) return 1 / 2;
  return mine ? 5 / 6 : 0;
}
