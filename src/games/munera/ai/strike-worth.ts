/** 16.2 What an attack is worth to a tactician: every fall of the two dice, weighed. */
import { type Hex, neighbour } from '../../../kernel/hex.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import type { Attack } from '../rules/acts.ts';
import { woundsOf } from '../rules/blows/blow.ts';
import { whirlEnd } from '../rules/blows/whirl.ts';
import type { Arm } from '../rules/gear.ts';
import { isBeside, linesTo, quadrantOf } from '../rules/geometry.ts';
import { isFree, isInjured, isWorn, threatsTo } from '../rules/roster.ts';
import { attackModifiers, saveOf } from '../rules/scores.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;
const TWO_FACES = FACES.flatMap((one) => FACES.map((two) => one + two));

/** A bout as it would be with the attacker where it strikes from. */
export interface StrikeAt {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly foe: Fighter;
  readonly arm: Arm;
  readonly how: Attack;
}

/** All that the cells of an attack hang on. */
interface Weighing {
  readonly fighter: Fighter;
  readonly foe: Fighter;
  readonly arm: Arm;
  readonly whirl: boolean;
  readonly modifier: number;
  readonly save: number;
  /** Whether a push has nowhere to send the target. */
  readonly pinned: boolean;
  /** What a knock-down of the target is worth. */
  readonly fall: number;
  readonly beside: boolean;
}

/** 16.2 The mean over 36 falls of both dice; with a feint six more for each miss. */
export function strikeWorth(at: StrikeAt): number {
  const weighing = weighingOf(at);
  let sum = 0;
  for (const mine of FACES)
    for (const theirs of FACES) sum += at.how.feint ? feinted(weighing, mine, theirs) : cell(weighing, mine, theirs, 1);
  return sum / 36;
}

function weighingOf({ state, tables, fighter, foe, arm, how: { whirl } }: StrikeAt): Weighing {
  const from = fighter.hex;
  const modifier = sumModifiers(attackModifiers(state, tables, { fighter, foe, from, arm }, state.acting));
  const save = saveOf(foe, quadrantOf(foe.hex, foe.facing, from), arm, tables, whirl).value;
  const end = whirl ? whirlEnd(from, foe) : from;
  const then = whirl ? movedTo(state, fighter.id, end) : state;
  const pinned = linesTo(from, foe.hex).every((way) => !isFree(then, neighbour(foe.hex, way)));
  const threatened = isBeside(end, foe.hex) || threatsTo(then, foe).length > 0;
  const fall = !foe.down ? 15 : threatened ? 60 : 0;
  return { fighter, foe, arm, whirl, modifier, save, pinned, fall, beside: isBeside(end, foe.hex) };
}

function movedTo(state: Readonly<State>, id: string, hex: Hex): State {
  return { ...state, fighters: state.fighters.map((one) => (one.id === id ? { ...one, hex } : one)) };
}

/** 12.51 After a miss the own die is thrown again; a second miss tires by two. */
function feinted(weighing: Weighing, mine: number, theirs: number): number {
  if (mine === theirs || mine + weighing.modifier > theirs) return cell(weighing, mine, theirs, 1);
  return FACES.reduce((sum, again) => sum + cell(weighing, again, theirs, 2), 0) / FACES.length;
}

function cell(weighing: Weighing, mine: number, theirs: number, fatigue: number): number {
  if (mine === theirs) return doubleWorth(weighing, mine) - (weighing.whirl ? 6 : 0);
  const score = mine + weighing.modifier - theirs;
  return score > 0 ? hitWorth(weighing, score) : missWorth(weighing, fatigue);
}

function hitWorth({ foe, arm, save, whirl }: Weighing, score: number): number {
  if (arm.row.net) return (20 * Math.min(6, score)) / 6;
  const bash = (arm.row.bashes || whirl) && !foe.down ? 15 : 0;
  return (1 - save / 6) * woundsWorth(foe, woundsOf(arm, score)) + (save / 6) * bash;
}

function woundsWorth(foe: Fighter, wounds: number): number {
  if (wounds <= 0) return 0;
  const { stamina } = foe;
  const injures = !isInjured(foe) && isInjured({ ...foe, stamina: stamina - wounds });
  return 10 * Math.min(wounds, stamina) + (wounds >= stamina ? 40 : 0) + (injures ? 8 : 0);
}

function missWorth({ fighter, pinned, fall }: Weighing, fatigue: number): number {
  const wears = !isWorn(fighter) && isWorn({ ...fighter, fatigue: fighter.fatigue + fatigue });
  return -4 * fatigue - (wears ? 4 : 0) + (pinned ? fall : 0);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function doubleWorth(weighing: Weighing, face: number): number {
  const { foe, arm, fall, beside } = weighing;
  switch (face) {
    case 6:
      if (arm.row.net) return 20 + meanOf(FACES.map((wounds) => woundsWorth(foe, wounds)));
      return meanOf(TWO_FACES.map((wounds) => woundsWorth(foe, wounds)));
    case 5:
      return hasShield(foe) ? 12 : foe.helmet ? 8 : fall;
    case 4:
      return fall;
    case 3:
      return -20;
    case 2:
      return beside ? 60 : fall;
    default:
      return oneWorth(weighing);
  }
}

const hasShield = ({ shield, holds }: Fighter): boolean => shield !== 'none' && !(shield === 'cape' && holds !== null);

/** 9, MR-18 The own weapon may go, or one of the target's. */
function oneWorth({ foe, arm, fall }: Weighing): number {
  const [mine, theirs] = [arm.weapon?.kind === 'scissor sword', foe.held.some(({ kind }) => kind === 'scissor sword')];
  const own = mine === theirs ? 1 / 2 : mine ? 1 / 6 : 5 / 6;
  const costs = arm.name === 'improvised' || arm.weapon?.kind === 'cestus' ? 20 : 12;
  const armed = foe.darts > 0 || [...foe.held, ...foe.sheathed].some(({ kind }) => kind !== 'cestus');
  return -own * costs + (1 - own) * (armed ? 12 : fall);
}
