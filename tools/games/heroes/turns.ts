/** 5.1, 5.2 Lines of a turn: who goes when, where to, and what hands hold. */

import { initiative } from './pools.ts';
import { across, cell, isZone } from './printed.ts';
import { active, foesAt, foesOf, hold, type Of, passes, type Reading, sheetOf, total } from './reading.ts';
import { areLines, newSheet, type Sheet, savvyOf, sum, works } from './sheets.ts';

/** 4.8 Everybody comes in by a gate. */
export function enter(read: Reading, { fighter, zone }: Of<'entered'>): void {
  const at = fighter.charCodeAt(0) - 65;
  const setup = read.setup.fighters[at];
  const { style, card } = read.making.made[at] ?? {};
  if (setup === undefined || style === undefined || style === null || card === undefined || card === null) {
    hold(read, false, 'came in before it was made');
    return;
  }
  const sheet = newSheet(fighter, setup, style, card, read.setup);
  read.sheets.set(fighter, sheet);
  hold(read, sheet.zone === zone, `its gate is ${sheet.zone}`);
}

/** 5.2 Table 5-1. */
export function checkInitiative(read: Reading, event: Of<'initiative'>): void {
  read.initiatives.push(event);
  for (const [i, id] of event.fighters.entries()) {
    const roll = event.rolls?.[i];
    const expected = initiative(sheetOf(read, id));
    hold(read, areLines(roll?.modifiers ?? [], expected), `${id}: lines of Table 5-1`);
    hold(read, roll?.total === total(roll) + sum(expected), `${id}: the sum`);
  }
}

/** 5.2, R88 The highest first; who ties rolls again among themselves. */
export function checkOrder(read: Reading, { order }: Of<'order'>): void {
  const rolls = [...read.initiatives];
  read.initiatives = [];
  const ranked = (ids: readonly string[]): readonly string[] => {
    if (ids.length < 2) return ids;
    const event = rolls.shift();
    hold(read, event?.fighters.join() === ids.join(), `${ids} roll for initiative`);
    const of = (id: string): number => event?.rolls?.[event.fighters.indexOf(id)]?.total ?? 0;
    const totals = [...new Set(ids.map(of))].sort((a, b) => b - a);
    return totals.flatMap((one) => ranked(ids.filter((id) => of(id) === one)));
  };
  hold(read, ranked(active(read).map(({ id }) => id)).join() === order.join() && rolls.length === 0, 'the order');
}

/** 3.7.1 Bonus Dice up to the Strength of the moment. */
function recover(read: Reading, one: Sheet, told: number): void {
  const back = Math.max(one.bonus, one.now.strength) - one.bonus;
  hold(read, told === back, `${back} dice come back`);
  one.bonus += back;
}

/** 3.7.1, 5.3.4, 5.4.6 Waiting, standing up, out of a net. */
export function checkRisen(read: Reading, event: Of<'held' | 'stood' | 'escaped' | 'freed'>): void {
  const one = sheetOf(read, event.fighter);
  const alone = foesAt(read, one, one.zone).length === 0;
  hold(read, event.kind === 'held' ? !one.knocked && alone : one.knocked, 'not in that posture');
  hold(read, one.ensnared === (event.kind === 'escaped' || event.kind === 'freed'), 'in a net or not');
  one.knocked = false;
  one.ensnared = false;
  if (event.kind === 'held' || (event.kind === 'stood' && alone)) recover(read, one, event.bonus);
  else hold(read, event.bonus === 0, 'no dice come back');
}

/** 5.2.2, 5.2.4, 5.3.4 A step. */
export function checkStep(read: Reading, event: Of<'moved' | 'left' | 'rolled-away'>): void {
  const one = sheetOf(read, event.fighter);
  const [a, b] = [cell(event.from), cell(event.to)];
  const near = Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])) === 1;
  hold(read, one.zone === event.from && near && isZone(read.setup.board, b), 'no neighbour zone');
  hold(read, active(read).filter(({ zone }) => zone === event.to).length < 4, 'the zone is full');
  const close = foesAt(read, one, one.zone);
  hold(read, close.length > 0 === (event.kind !== 'moved'), 'out of an occupied zone or not');
  hold(read, one.knocked === (event.kind === 'rolled-away'), 'not in that posture');
  hold(
    read,
    close.every((foe) => behind(one, foe) !== event.to),
    'through an opponent',
  );
  read.steps += 1;
  Object.assign(one, { from: event.from, entered: read.steps, zone: event.to });
}

/** R09 The zone behind an opponent. */
function behind(one: Sheet, foe: Sheet): string | null {
  if (foe.entered > one.entered) return foe.from;
  return one.from === null ? null : across(one.from, one.zone);
}

/** 3.10.6 From the floor. */
export function take(read: Reading, item: string, zone: string): void {
  const at = read.ground.findIndex((one) => one.item === item && one.zone === zone);
  hold(read, at >= 0, `no ${item} lies in ${zone}`);
  if (at >= 0) read.ground.splice(at, 1);
}

/** 3.10.6, 5.4.4 Something falls. */
export function checkDropped(read: Reading, { fighter, item, zone, cite }: Of<'dropped'>): void {
  const one = sheetOf(read, fighter);
  const holding = (['left', 'right'] as const).filter((hand) => one.hands[hand] === item);
  const fits = cite === '5.4.4' ? holding.filter((hand) => !works(one, hand)) : holding;
  hold(read, one.vague || fits.length > 0, `no hand lets a ${item} fall`);
  one.vague ||= fits.length !== 1;
  for (const hand of fits.slice(0, 1)) one.hands[hand] = null;
  read.ground.push({ item, zone, missed: null });
  hold(read, zone === one.zone, 'elsewhere');
}

/** 3.10.6 Something is taken up. */
export function checkPicked(read: Reading, { fighter, item, zone }: Of<'picked-up'>): void {
  const one = sheetOf(read, fighter);
  const free = (['left', 'right'] as const).filter((hand) => one.hands[hand] === null && works(one, hand));
  hold(read, one.vague || free.length > 0, 'no hand is free');
  hold(read, zone === one.zone && !one.knocked && foesAt(read, one, zone).length === 0, 'not where it lies');
  const byBook = one.setup.seat === null;
  const hand = free.find((each) => each === one.card.handed) ?? free[0];
  one.vague ||= free.length > 1 && !byBook;
  if (hand !== undefined) one.hands[hand] = item;
  take(read, item, zone);
}

/** 3.7, R85 How many dice the book commits, and that nobody commits more than there are. */
export function checkCommitted(read: Reading, { fighter, table, dice, left, rolls = [] }: Of<'committed'>): void {
  const one = sheetOf(read, fighter);
  const forced = table === 'attack' && one.card.signatures.includes('frenzy') ? Math.min(1, one.bonus) : 0;
  const trigger = one.knocked ? 3 : table === 'maneuver' ? 1 : 2;
  const star = table === 'maneuver' ? (one.bonus > 4 ? 1 : 0) : Math.max(0, Math.min(2, one.bonus - 1));
  if (one.setup.seat === null) {
    const wanted = one.setup.rank === 'star' ? star : passes(rolls[0], one.bonus, trigger);
    hold(read, dice === Math.max(forced, wanted), 'what the book commits');
  }
  hold(read, dice >= forced && dice <= one.bonus && left === one.bonus - dice, 'dice that are left');
  one.bonus = left;
  read.committed.set(fighter, dice);
}

/** 5.2.5, R28 A die against Savvy. */
export function checkOption(read: Reading, event: Of<'option'>): void {
  const one = sheetOf(read, event.fighter);
  hold(read, event.passed === (passes(event.rolls?.[0], 1, savvyOf(one)) === 1), 'the die against Savvy');
  hold(read, event.occupied === foesAt(read, one, one.zone).length > 0, 'occupied or not');
}

/** 3.10.6 From one hand into the other. */
export function checkSwitched(read: Reading, event: Of<'switched'>): void {
  const one = sheetOf(read, event.fighter);
  const from = event.hand === 'left' ? 'right' : 'left';
  hold(read, one.vague || (one.hands[from] === event.item && one.hands[event.hand] === null), 'not what hands hold');
  one.hands[from] = null;
  one.hands[event.hand] = event.item;
  recover(read, one, event.bonus);
}

/** 5.4.9.1, R32 A die against Savvy, at least 1. */
export function checkEyes(read: Reading, event: Of<'cleared-eyes'>): void {
  const one = sheetOf(read, event.fighter);
  const clear = passes(event.rolls?.[0], 1, Math.max(1, savvyOf(one))) === 1;
  if (clear) one.blinded = false;
  hold(read, event.clear === clear, 'the die against Savvy');
}

/** 5.4.7 Somebody who can be taken on. */
export function checkTarget(read: Reading, { fighter, foe }: Of<'target'>): void {
  hold(
    read,
    foesOf(read, sheetOf(read, fighter)).some(({ id }) => id === foe),
    'no active opponent',
  );
}

/** R10 Left on 1 to 3. */
export function checkAside(read: Reading, { rolls }: Of<'side-step'>): void {
  hold(read, rolls?.[0]?.result === (total(rolls?.[0]) <= 3 ? 'left' : 'right'), 'left on 1 to 3');
}
