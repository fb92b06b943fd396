/** 9.4-9.6 and 10.3: blows in their rounds, and what they do. */

import { ONE_DIE } from '../../../../kernel/dice.ts';
import type { Diced } from '../../../../kernel/event.ts';
import { addModifier, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { isBow } from '../advanced/bow.ts';
import { hurtOf, resolveGrapples } from '../advanced/grapple.ts';
import { loseGrip } from '../advanced/grip.ts';
import { recoil, shake } from '../advanced/strikes.ts';
import { armedCf, canLeaveHand } from '../advanced/weapons.ts';
import { halveFree } from '../arena/halved.ts';
import { hasBelow } from '../arena/height.ts';
import { isBesideTree, isOnRock } from '../arena/obstacles.ts';
import { settleThrown } from '../beasts/thrown.ts';
import type { Blow } from '../blow-types.ts';
import { loseCf } from '../cf-loss.ts';
import { type Combatant, combatantOf, type GladiatorRule, type PhaseContext, type PlannedAttack } from '../phase.ts';
import { boxesLeft, isBattered, isUpright } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { scatter } from '../things/drop.ts';
import {
  AREAS,
  type Area,
  type ByArea,
  type Fighter,
  type GladiatorDecisions,
  type Item,
  type Shield,
} from '../types.ts';
import { NO_DEFENCE } from './allocation.ts';
import { type BlowReading, readUnparried, settleAndRead } from './blow.ts';
import { stunningCite } from './blow-effects.ts';
import { breakBow, breakWeapon } from './breaking.ts';
import { deathOf, inflict, kill, loseHeld, suffer, tellToughness } from './harm.ts';
import { checkStumble, loseAttacks } from './posture.ts';
import { stunBySeverity, testConsciousness } from './stun.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 23.2 F CF of the blow that follows a feint. */
const FEINT_CF = 4;

/** 9.4 All blows of the phase, moment by moment. */
export function* playRounds(ctx: PhaseContext): GladiatorRule {
  while (yield* playMoment(ctx));
}

/**
 * 9.4 The blows that are next: of the first round that has any those of unanswered men (26.3), then the
 * higher CF, equals together (P39). Whether there were any.
 */
export function* playMoment(ctx: PhaseContext): GladiatorRule<boolean> {
  const waiting = waitingIn(ctx);
  const [one, ...others] = waiting;
  if (one === undefined) return false;
  const first = others.reduce((best, other) => (byOrder(other.attack, best.attack) < 0 ? other : best), one);
  yield* playTogether(
    ctx,
    waiting.filter(({ attack }) => byOrder(attack, first.attack) === 0),
  );
  return true;
}

/** P39 Which of two attacks falls sooner, by the CF they now have; 0: together. */
export function byOrder(a: PlannedAttack, b: PlannedAttack): number {
  return a.round - b.round || Number(b.unanswered) - Number(a.unanswered) || b.cf - a.cf;
}

interface Due {
  readonly combatant: Combatant;
  readonly attack: PlannedAttack;
}

function waitingIn(ctx: PhaseContext): readonly Due[] {
  return ctx.combatants.flatMap((combatant) =>
    combatant.attacks.filter(({ waiting }) => waiting).map((attack) => ({ combatant, attack })),
  );
}

/** 9.4.3, P40 Reads all blows of one moment before any of them takes effect. */
function* playTogether(ctx: PhaseContext, due: readonly Due[]): GladiatorRule {
  const readings: BlowReading[] = [];
  const inOrder = due.length > 1 ? [...due].sort((a, b) => Number(b.attack.fatal) - Number(a.attack.fatal)) : due; // P219 a blow given up comes first
  for (const { combatant, attack } of inOrder) {
    attack.waiting = false;
    if (attack.fatal) {
      giveUp(ctx, combatant, attack);
      continue;
    }
    const { target, area, cf, round, weapon: item, special, fist, behind } = attack;
    if (target.fate !== 'fighting') continue; // P44 blows at the dead stop
    target.lastStruckBy = combatant.fighter.id;
    readings.push(
      settleAndRead(ctx, { attacker: combatant.fighter, target, area, cf, round, item, special, fist, behind }),
    );
  }
  const before = readings.map(({ blow: { attacker } }) => hurtOf(attacker));
  const opened = applyBlows(ctx, readings);
  if (ctx.wild) settleThrown(ctx);
  for (const { blow, landed, bonus } of readings) {
    if (blow.special === 'feint' && landed) yield* resolveFeint(ctx, blow, FEINT_CF + bonus);
  }
  const unhurt = readings.filter(({ blow: { attacker } }, i) => hurtOf(attacker) === before[i]); // P170 harm of the same moment forbids a grapple
  yield* resolveGrapples(
    ctx,
    unhurt.filter((one) => opened.includes(one)).map(({ blow }) => blow),
  );
}

/** 31.3 FB An attack comes to nothing, and the next is the worse to ward off. */
function giveUp(ctx: PhaseContext, combatant: Combatant, { area, cf, round }: PlannedAttack): void {
  combatant.fatal = true;
  ctx.emit({ kind: 'attack-given-up', cite: '31.3', fighter: combatant.fighter.id, area, cf, round });
}

/** 23.2 F The guard is drawn: a blow at once, at any area, seeing how the other defends (P52). */
function* resolveFeint(ctx: PhaseContext, feint: Blow, cf: number): GladiatorRule {
  const { attacker, target, item } = feint;
  const disarmed = item === null || !attacker.hands.includes(item);
  if (disarmed || !isUpright(attacker) || target.fate !== 'fighting') return;
  const seat = attacker.by === 'seat' ? (attacker.seat ?? 0) : null;
  const ask = {
    kind: 'feint',
    cite: '23.2',
    fighter: attacker.id,
    target: target.id,
    cf,
    ...defenceNow(ctx, feint),
  } as const;
  const [chosen] = seat === null ? [] : yield* resolveAsking<'feint'>([{ ...ask, seat }]);
  const lot = seat === null ? ctx.dice.lot('feint-area', 'P4', AREAS.length) : null;
  const area = chosen ?? AREAS[lot?.picked ?? 0] ?? 1;
  ctx.emit({
    kind: 'feinted',
    cite: '23.2',
    fighter: attacker.id,
    target: target.id,
    area,
    cf,
    lots: lot === null ? [] : [lot],
  });
  const struck = halveFree(ctx, attacker, target, area, cf);
  applyBlows(ctx, [settleAndRead(ctx, { ...feint, area, cf: struck, special: null })]);
}

/** What stands against a feint's blow; from behind nothing does (26.4). */
function defenceNow(
  ctx: PhaseContext,
  { target, behind }: Blow,
): { defence: Readonly<ByArea<number>>; special: Area | null } {
  const { defence = NO_DEFENCE, special = null } = (behind ? null : combatantOf(ctx, target)) ?? {};
  return { defence: { ...defence }, special };
}

/** A thrown item about to strike, with the roll that found the area. */
export interface ThrownBlow extends Pick<Blow, 'target' | 'area' | 'cf'>, Diced {
  readonly fighter: Fighter;
  readonly item: Item;
}

/** 13.3.2.1 The blows of thrown items that reached their men, read together and then struck (P31). */
export function strikeThrown(ctx: PhaseContext, blows: readonly ThrownBlow[]): void {
  const readings = blows.map(({ fighter, item, target, area, cf, rolls, lots }) => {
    target.lastStruckBy = fighter.id;
    const reading = settleAndRead(ctx, {
      attacker: fighter,
      target,
      area,
      cf,
      round: null,
      item,
      special: null,
      fist: false,
      behind: false,
    });
    return { ...reading, rolls: [...rolls, ...reading.rolls], lots };
  });
  applyBlows(ctx, readings);
}

/** 28.6.1 A man whom a panicked beast has run down: a body hit with what he was stunned by, its area by 1D6 (P93). */
export function trample(ctx: PhaseContext, attacker: Fighter, target: Fighter, bonus: number): void {
  const rolls: Roll[] = [];
  const area = randomArea(ctx, rolls);
  const blow: Blow = {
    attacker,
    target,
    area,
    cf: 0,
    round: null,
    item: null,
    special: null,
    fist: false,
    behind: false,
  };
  const reading = readUnparried(ctx, blow, bonus);
  applyBlows(ctx, [{ ...reading, rolls: [...rolls, ...reading.rolls] }]);
}

/** P93 1D6, a 6 thrown again. */
function randomArea({ dice }: PhaseContext, rolls: Roll[]): Area {
  for (;;) {
    const roll = rollOf('beast-area', 'P93', dice.throw('beast-area', ONE_DIE), 'sum');
    rolls.push(roll);
    const area = AREAS.find((one) => one === roll.total);
    if (area !== undefined) return area;
  }
}

/** 21.7.1, P62 A noose round the neck wounds the head. */
export function throttle(ctx: PhaseContext, attacker: Fighter, target: Fighter, item: Item): void {
  const blow: Blow = { attacker, target, area: 1, cf: 0, round: null, item, special: null, fist: false, behind: false };
  applyBlows(ctx, [readUnparried(ctx, blow, 0)]);
}

/** 9.6 One blow by itself takes effect. */
export function strike(ctx: PhaseContext, reading: BlowReading): void {
  applyBlows(ctx, [reading]);
}

/** P40 All blows of one moment land; then comes what follows from each. Returns those that open the way to a hold. */
function applyBlows(ctx: PhaseContext, readings: readonly BlowReading[]): readonly BlowReading[] {
  const losses = readings.map((reading) => landBlow(ctx, reading, readings.length > 1));
  return readings.filter((reading, i) => followUp(ctx, reading, losses[i] ?? 0));
}

/** 9.6 Ticks shield and wounds. Returns the CF that went with them. */
function landBlow(ctx: PhaseContext, reading: BlowReading, together: boolean): number {
  const { blow, hit } = reading;
  const { target, area } = blow;
  const cf = armedCf(ctx.state.rules, ctx.tables, target);
  const left = boxesLeft(target, area);
  const boxesBefore = reading.shield?.shield.ticked ?? 0;
  tickShield(ctx, reading);
  if (hit !== null) inflict(ctx, target, area, hit);
  const targetCf = { from: cf, to: armedCf(ctx.state.rules, ctx.tables, target) };
  emitBlow(ctx, reading, together, { from: left, to: boxesLeft(target, area) }, targetCf, boxesBefore);
  tellToughness(ctx, target, area, left);
  return targetCf.from - targetCf.to;
}

/** 12.2.1 Boxes go up to the last one, whatever two blows at once would tick. */
function tickShield({ tables }: PhaseContext, { shield }: BlowReading): void {
  if (shield === null) return;
  const { shield: held, boxes } = shield;
  held.ticked = Math.min(tables.shieldTracks[held.size].length, held.ticked + boxes);
}

function emitBlow(
  ctx: PhaseContext,
  { blow, rolls, lots, defence, modified, printed, result, bonus, hit, shield }: BlowReading,
  together: boolean,
  left: { from: number; to: number },
  targetCf: { from: number; to: number },
  boxesBefore: number,
): void {
  ctx.emit({
    kind: 'blow',
    cite: blowCite(ctx.tables, blow),
    fighter: blow.attacker.id,
    target: blow.target.id,
    round: blow.round,
    area: blow.area,
    with: blow.item === null ? null : { ...blow.item },
    special: blow.special,
    cf: blow.cf,
    defence,
    modified,
    together,
    printed,
    result,
    bonus,
    wounds: hit?.wounds ?? 0,
    left,
    targetCf,
    critical: hit?.critical ?? null,
    shieldBoxes: shield === null ? null : { from: boxesBefore, to: shield.shield.ticked },
    shieldDestroyed: shield?.destroyed ?? false,
    overflow: shield?.overflow ?? null,
    rolls,
    ...(lots.length === 0 ? {} : { lots }),
  });
}

function blowCite(tables: Tables, { round, item }: Blow): string {
  if (round !== null) return '9.5';
  if (item === null) return '28.6.1';
  if (isBow(tables, item)) return '21.3.2.1';
  return item.kind === 'lasso' ? '21.7.1' : '13.3.2.1';
}

/**
 * What comes of a blow: a battered shield falls, the man dies, or else he bears the rest of it. Returns
 * whether it lets the striker grapple (22.3.3).
 */
function followUp(ctx: PhaseContext, reading: BlowReading, cfLost: number): boolean {
  const { blow, hit, shield } = reading;
  if (blow.target.fate !== 'fighting') {
    backfire(ctx, reading); // P40 Another blow of the same moment has killed him.
    return false;
  }
  if (shield !== null && isDone(ctx, blow.target, shield.shield)) scatter(ctx, blow.target, shield.shield, 'battered');
  const death = deathOf(blow.target, blow.area, hit);
  if (death !== null) {
    kill(ctx, blow.target, blow.attacker, death);
    return false;
  }
  if (hit !== null && hit.wounds > 0) loseGrip(ctx, blow.target, 'hurt');
  loseCf(ctx, blow.target, cfLost);
  testConsciousness(ctx, blow.target);
  if (reading.bowBreaks) breakBow(ctx, blow.target);
  else if (reading.drops !== null) loseHeld(ctx, blow.target, reading.drops, 'parried');
  if (hit?.critical !== null && hit?.critical !== undefined) suffer(ctx, blow.target, hit);
  if (hit !== null) rock(ctx, blow, hit.force);
  backfire(ctx, reading);
  if (reading.landed) sufferWeapon(ctx, reading);
  const struck = (reading.result === 'H' || hit !== null) && blow.special !== 'disarm'; // 12.3.1 a shield's box may make it a hit
  if (struck && blow.target.mount !== null) sway(ctx, reading);
  const opens = reading.shakes && shake(ctx, reading);
  if (reading.blinded > 0) loseCf(ctx, blow.target, reading.blinded);
  for (const man of [blow.target, blow.attacker]) testConsciousness(ctx, man); // P56 a pair may be broken
  return opens;
}

/** What a blow does to the man who struck it: a fumble, a hand on a blade, a weapon broken. */
function backfire(ctx: PhaseContext, { blow, result, recoil: cut, breaks }: BlowReading): void {
  if (result === 'F' && blow.special !== 'sand') fumble(ctx, blow);
  if (cut !== null) recoil(ctx, blow, cut);
  if (breaks !== null) breakWeapon(ctx, blow, breaks);
}

/** 12.3 Whether a shield in hand is battered, by one blow or by several at once. */
function isDone({ tables }: PhaseContext, { hands }: Fighter, shield: Shield): boolean {
  return hands.includes(shield) && isBattered(tables, shield);
}

/** 30.6.4 A rider who is hit may lose his seat in the next phase; a disarm's hit is a parry (23.2). */
function sway(ctx: PhaseContext, { blow, bonus }: BlowReading): void {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -bonus, `H+${bonus}`, '30.6.4');
  checkStumble(ctx, blow.target, 'struck in the saddle', '30.6.4', { modifiers });
}

/** 21.8.1, 23.2 What a maul, a sweep and a shield bash do on top of a body hit; a feint or a disarm is none. */
function sufferWeapon(ctx: PhaseContext, { blow, bonus }: BlowReading): void {
  const { target, item, special } = blow;
  if (special === 'feint' || special === 'disarm') return;
  if (special === 'bash') {
    const force: Modifier[] = [];
    addModifier(force, bonus, `H+${bonus}`, '23.2');
    stunBySeverity(ctx, target, 'the shield bash', '23.2', force);
  } else stunByWeight(ctx, target, item);
  if (special !== 'sweep' || !target.conscious) return;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -(bonus + 1), 'swept off his feet', '23.2'); // C29 a plain H gives -1
  checkStumble(ctx, target, 'a sweep', '23.2', { modifiers });
}

/** 21.8.1 Stuns whom a weapon of weight has struck. */
function stunByWeight(ctx: PhaseContext, target: Fighter, item: Item | null): void {
  const cite = stunningCite(ctx.tables, item);
  if (cite !== null && item !== null) stunBySeverity(ctx, target, `the weight of the ${item.kind}`, cite, []);
}

/** 9.6 F The attacker loses his other attacks, and 1D6 of his next defence (P45); beside a tree his weapon too (27.6.1, P164). */
function fumble(ctx: PhaseContext, { attacker, item }: Blow): void {
  const combatant = combatantOf(ctx, attacker);
  if (combatant === null) return;
  combatant.fumbled = true;
  loseAttacks(ctx, attacker, 'fumbled');
  if (item === null || !attacker.hands.includes(item) || !canLeaveHand(ctx.tables, item)) return;
  if (isBesideTree(ctx.state, attacker.at)) scatter(ctx, attacker, item, 'tree');
}

/** 27.8.2.2 A man struck on a rock from below may lose his footing, by the wounds before armour (C38). */
function rock(ctx: PhaseContext, { attacker, target }: Blow, force: number): void {
  const below = isOnRock(ctx.state, target) && hasBelow(ctx.state, target, attacker);
  if (force < 1 || !target.conscious || !below) return;
  const modifiers = [modifier(-force, 'wounds before armour', '27.8.2.2')];
  checkStumble(ctx, target, 'struck on the rock', '27.8.2.2', { modifiers });
}
