/** 8 One attack, its dice in their order (8.41). */

import { ONE_DIE } from '../../../../kernel/dice.ts';
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { Attack } from '../acts.ts';
import { armOf } from '../gear.ts';
import { quadrantOf } from '../geometry.ts';
import type { MuneraContext } from '../kit.ts';
import { attackCost } from '../legal.ts';
import { pay } from '../points.ts';
import { fighterOf, isActive, turnOf } from '../roster.ts';
import { attackModifiers, saveOf } from '../scores.ts';
import type { Fighter } from '../types.ts';
import { type Blow, woundsOf } from './blow.ts';
import { knockDown, push, tire, wound } from './body.ts';
import { doubleTrouble } from './doubles.ts';
import { landMissile, spendMissile } from './flight.ts';
import { entangle, isShredded } from './nets.ts';
import { whirlEnd } from './whirl.ts';

/** 8.41 An attack; it must be legal. */
export function attack(ctx: MuneraContext, fighter: Fighter, how: Attack): void {
  const { state, tables } = ctx;
  const arm = armOf(fighter, how.with, tables);
  if (arm === null) return;
  const foe = fighterOf(state, how.foe);
  const acting = turnOf(state);
  const ap = attackCost(state, tables, fighter, how);
  pay(state, ap);
  acting.attacks += 1;
  acting.used.push(arm.mark);
  if (how.feint) acting.feint = 'armed';
  const blow: Blow = { fighter, foe, arm, from: fighter.hex, whirl: how.whirl, how, ap };
  if (how.whirl) whirl(ctx, blow);
  if (isShredded(ctx, fighter, foe, arm)) return;
  spendMissile(ctx, blow);
  strike(ctx, blow);
}

/** 12.1 Round the target, a third of the way clockwise; the blow counts from where it began. */
function whirl({ emit }: MuneraContext, { fighter, foe, from }: Blow): void {
  fighter.hex = whirlEnd(from, foe);
  emit({ kind: 'whirled', cite: '12.1', fighter: fighter.id, from, to: fighter.hex });
}

/** 8.41 (3) The two dice; a feint that is armed rolls the attacker's again after a miss (12.51). */
function strike(ctx: MuneraContext, blow: Blow): void {
  const acting = turnOf(ctx.state);
  const mine = ownRoll(ctx, blow, 'attack');
  const theirs = rollOf('defence', '8.41', ctx.dice.throw('defence', ONE_DIE), 'sum');
  if (acting.feint !== 'armed' || !isMiss(mine, theirs)) {
    settle(ctx, blow, mine, theirs, 1);
    return;
  }
  acting.feint = 'used';
  tell(ctx, blow, mine, theirs);
  ctx.emit({ kind: 'feint-again', cite: '12.51', fighter: blow.fighter.id });
  settle(ctx, blow, ownRoll(ctx, blow, 'feint'), theirs, FEINT_FATIGUE);
}

/** 12.51 A second miss after a feint. */
const FEINT_FATIGUE = 2;

function ownRoll({ state, tables, dice }: MuneraContext, blow: Blow, name: 'attack' | 'feint'): Roll {
  const modifiers = attackModifiers(state, tables, blow, state.acting);
  return rollOf(name, '8.41', dice.throw(name, ONE_DIE), 'sum', modifiers);
}

/** The face of the attacker's die. */
const faceOf = ({ total, modifiers }: Roll): number => total - sumModifiers(modifiers);
const isDouble = (mine: Roll, theirs: Roll): boolean => faceOf(mine) === theirs.total;
const isMiss = (mine: Roll, theirs: Roll): boolean => !isDouble(mine, theirs) && mine.total <= theirs.total;

/** What a blow came to, in the journal. */
function tell({ emit }: MuneraContext, { fighter, foe, arm, how, ap }: Blow, mine: Roll, theirs: Roll): void {
  const double = isDouble(mine, theirs) ? theirs.total : null;
  const score = mine.total - theirs.total;
  const result = double !== null ? 'double' : score > 0 ? 'hit' : 'miss';
  const rolls = [needing(mine, '>', theirs.total, () => result), theirs];
  const told = {
    fighter: fighter.id,
    foe: foe.id,
    with: how.with,
    weapon: arm.name,
    ap,
    result,
    score,
    double,
  } as const;
  emit({ kind: 'attacked', cite: '8.41', rolls, ...told });
}

/** 8.41 (3) to (7) What comes of the dice. `fatigue`: of a miss. */
function settle(ctx: MuneraContext, blow: Blow, mine: Roll, theirs: Roll, fatigue: number): void {
  tell(ctx, blow, mine, theirs);
  const { fighter, foe, from, whirl: whirled } = blow;
  const score = mine.total - theirs.total;
  if (isDouble(mine, theirs)) {
    if (whirled) fighter.whirlDoubles += 1;
    doubleTrouble(ctx, blow, theirs.total);
  } else if (score <= 0) {
    tire(ctx, fighter, fatigue, '8.41');
    landMissile(ctx, blow);
    push(ctx, foe, from, fighter);
  } else {
    if (whirled) fighter.whirlHits += 1;
    hit(ctx, blow, score);
  }
}

/** 8.41 (6) A hit: caught in a net, or saved by armour, or wounded. */
function hit(ctx: MuneraContext, blow: Blow, score: number): void {
  const { fighter, foe, arm } = blow;
  if (arm.row.net) entangle(ctx, fighter, foe, arm, score);
  else if (isSaved(ctx, blow)) {
    if (arm.missile === 'hasta') landMissile(ctx, blow);
    if ((arm.row.bashes || blow.whirl) && !foe.down && isActive(foe)) knockDown(ctx, foe, fighter);
  } else {
    const wounds = woundsOf(arm, score);
    wound(ctx, foe, fighter, wounds);
  }
}

/** 8.41 (6) Armour against a hit; where there is none, no die is thrown. */
function isSaved({ tables, dice, emit }: MuneraContext, { foe, arm, from, whirl: whirled }: Blow): boolean {
  const { value, modifiers } = saveOf(foe, quadrantOf(foe.hex, foe.facing, from), arm, tables, whirled);
  if (value <= 0) return false;
  const roll = needing(rollOf('save', '8.42', dice.throw('save', ONE_DIE), 'sum'), '<=', value);
  const saved = roll.need?.met === true;
  emit({ kind: saved ? 'saved' : 'unsaved', cite: '8.42', rolls: [roll], fighter: foe.id, modifiers, save: value });
  return saved;
}
