/** What must have happened by the end of each part of a phase. */
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { apart } from './bodies.ts';
import { type Bout, clock, type Due, expect } from './bout.ts';
import { helpless, tires } from './ends.ts';
import { closeEscapes, openEscapes } from './ensnared.ts';
import { checkFought } from './fight.ts';
import { closeChances, openHolds, SQUEEZE } from './holds.ts';
import { checkSheaths, checkTries, throwOf } from './items.ts';
import type { Man } from './man.ts';
import { checkMovementOver } from './movement.ts';
import { closeNets, openNets } from './nets.ts';
import { checkArenaReady } from './obstacles.ts';
import { shouldBeOut } from './posture.ts';
import { checkProwled } from './wild/actions.ts';
import { settleRides } from './wild/rides.ts';
import { gone } from './wounding.ts';

/** P67, P11: pleas and Fall Prone checks that this phase must open with. */
export function beginPhase(bout: Bout): void {
  if (bout.phase === 9) return;
  const men = [...bout.men.values()];
  const pleading = men.find((man) => helpless(bout, man) !== null);
  if (pleading !== undefined) {
    expect(bout, 'appealed', pleading.id, 'helpless');
    return;
  }
  for (const man of men) if (man.owes) expect(bout, 'fall-prone-checked', man.id, 'he owes a Stumble');
}

type Kinds = readonly GladiatorEvent['kind'][];

/** P7 Steps 8 to 14, by the events that only come in them: whatever comes later closes what was before. */
const FIGHT: Kinds = ['engaged', 'allocated', 'bled'];
const ESCAPES: Kinds = ['net-let-go', 'escape-tried', 'dragged'];
const NETS: Kinds = ['net-spoiled', 'net-cast'];
const ACTIONS: Kinds = [
  ...(['stun-recovered', 'thrown', 'drawn', 'shield-weighed'] as const),
  ...(['recovery-tried', 'recovery-contested', 'kicked'] as const),
];

/** P7 The first event of a later step closes those before it. */
export function stepsOverBefore(bout: Bout, event: GladiatorEvent): void {
  if (event.kind === 'bled' && !bout.aimed && isDecided(bout)) return;
  const given = event.kind === 'item-dropped' && event.why === 'given-up';
  const step = gripped(event) ? 1 : [FIGHT, ESCAPES, NETS, ACTIONS].findIndex((kinds) => kinds.includes(event.kind));
  if (step >= 0 || given) closeMovement(bout);
  if (step >= 0 && step <= 2) closeActions(bout);
  if (step === 0 || step === 1) closeNetStep(bout);
  if (step === 0) closeEscapeStep(bout);
  if (event.kind === 'bled') closeFight(bout);
}

/** 5.3 Whether a man is out of it before anybody strikes: nothing follows but that wounds bleed. */
const isDecided = ({ men }: Bout): boolean =>
  [...men.values()].some(({ fate, beast }) => fate !== 'fighting' && beast === null);

/** 22.4.2, P171 A senseless man is let go, or squeezed, without a try of his. */
const gripped = (event: GladiatorEvent): boolean =>
  (event.kind === 'released' && event.why === 'let-go') || (event.kind === 'stunned' && event.why === SQUEEZE);

/** P83 As the action step begins it is settled what a centurion throws. */
function closeMovement(bout: Bout): void {
  if (bout.aimed) return;
  bout.aimed = true;
  checkMovementOver(bout);
  openHolds(bout);
  settleRides(bout, null);
  checkProwled(bout);
  for (const man of bout.men.values()) {
    man.now.mustThrow = throwOf(bout, man);
    if (man.now.mustThrow !== null) expect(bout, 'thrown', man.id, 'his order');
  }
}

function closeActions(bout: Bout): void {
  if (bout.actionsOver) return;
  bout.actionsOver = true;
  checkSheaths(bout);
  openNets(bout);
}

/** P7 10 */
function closeNetStep(bout: Bout): void {
  if (bout.netsOver) return;
  bout.netsOver = true;
  closeNets(bout);
  openEscapes(bout);
}

/** P7 11 */
function closeEscapeStep(bout: Bout): void {
  if (bout.escapesOver) return;
  bout.escapesOver = true;
  closeEscapes(bout);
}

/** P7 14 Who should have fought has; what a strike has opened is taken or left. */
function closeFight(bout: Bout): void {
  if (bout.fightOver) return;
  bout.fightOver = true;
  closeChances(bout);
  checkFought(bout);
}

/** What is still missing when the phase is over. */
export function endPhase(bout: Bout): void {
  if (bout.turn === 0) {
    for (const man of bout.men.values()) if (!man.now.placed) bout.say(`before this, ${man.id} was not placed`);
    checkArenaReady(bout);
    return;
  }
  const pleaded = [...bout.men.values()].some(({ fate }) => fate !== 'fighting');
  if (!pleaded && bout.phase <= 8) {
    closeMovement(bout);
    closeActions(bout);
    closeNetStep(bout);
    closeEscapeStep(bout);
  }
  if (!pleaded && bout.phase <= 8) closeFight(bout);
  for (const due of bout.due)
    if (!excused(bout, due)) bout.say(`before this, ${due.kind} of ${due.fighter} (${due.why}) is missing`);
  for (const man of bout.men.values()) if (man.fate === 'fighting' && !bout.over) checkMan(bout, man, pleaded);
  checkTries(bout);
  for (const id of bout.pushing) bout.say(`before this, ${id} was not pushed off the map`);
  for (const { item } of bout.inAir) bout.say(`item ${item.id} has not come down`);
  checkApart(bout);
}

/** 10.3.2 A dead man checks and loses nothing more. */
function excused(bout: Bout, due: Due): boolean {
  const { kind, fighter, why } = due;
  const man = bout.men.get(fighter);
  if (
    man === undefined ||
    (man.fate !== 'fighting' && kind !== 'killed' && kind !== 'blood-shed' && kind !== 'tumbled')
  )
    return true;
  if (gone(man, due)) return true;
  if (kind === 'fell-prone') return man.posture === 'prone';
  if (kind === 'turned') return why === 'collision?';
  if (kind === 'feinted') return disarmed(bout, man);
  if (kind === 'thrown') return man.posture === 'prone' || !man.conscious;
  if (kind === 'attacks-lost') return (bout.fight?.shares.get(fighter)?.attacks.length ?? 0) === 0;
  return false;
}

/** P44 Nobody strikes who was laid low, or lost his weapon, by a blow at the same moment as his feint. */
function disarmed(bout: Bout, man: Man): boolean {
  const used = bout.fight?.feinted.get(man.id)?.with;
  return man.posture === 'prone' || !man.hands.some(({ id }) => id === used?.id);
}

function checkMan(bout: Bout, man: Man, pleaded: boolean): void {
  if (man.conscious && shouldBeOut(man)) bout.say(`before this, ${man.id} should have passed out`);
  if (bout.phase === 9) {
    if (!man.now.endured && tires(man)) bout.say(`before this, ${man.id} has made no endurance check`);
    return;
  }
  if (pleaded) return;
  const ordered = man.now.plot !== null || man.now.book !== null || man.beast !== null;
  if (man.now.awakeAtStart && !man.now.fresh && !ordered) bout.say(`before this, ${man.id} has no order`);
  const bleeds = man.arteries.filter(({ since }) => since < clock(bout)).length;
  if (man.now.bled !== bleeds) bout.say(`before this, ${man.id} bled ${man.now.bled} times instead of ${bleeds}`);
  const recovers = man.now.stunBefore > 0 && !man.now.collided && !man.now.unruly && !man.now.unhorsed;
  if (recovers && !man.now.triedStun) bout.say(`before this, ${man.id} has not tried to shake off his Stun`);
}

/** 8.1, A7 No two share a hex, but for one run onto and a rider with his horse. */
function checkApart(bout: Bout): void {
  const all = [...bout.men.values()].filter(({ fate, now }) => fate === 'fighting' && !now.ranOnto);
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1))
      if (a.mount !== b.id && b.mount !== a.id && apart(a, b) === 0)
        bout.say(`before this, ${a.id} and ${b.id} stand in one hex`);
}
