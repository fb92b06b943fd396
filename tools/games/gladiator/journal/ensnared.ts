/** 20.5, 20.6, P138: men in nets: who is let go, who tries to escape, who is dragged down. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import {
  type Bout,
  checkModifiers,
  clock,
  expect,
  fulfil,
  late,
  manOf,
  must,
  onlyRolls,
  rollOf,
  rollsOf,
  same,
  taken,
} from './bout.ts';
import { range } from './hexes.ts';
import { checkBrokenHold, openGrips } from './holds.ts';
import { active, availableAgainst, availableCf, type Man, upright } from './man.ts';
import { BINDING, CF_A_TRY, CORD, lassoRow } from './printed-nets.ts';

/** 20.6, P138 After the nets: the cord goes where it cannot be held, and everybody who is caught tries to escape. */
export function openEscapes(bout: Bout): void {
  openGrips(bout);
  for (const man of bout.men.values()) {
    if (man.ensnared === null || man.fate !== 'fighting') continue;
    if (man.ensnared.holder !== null && !holds(bout, man)) expect(bout, 'net-let-go', man.id, 'out of hand');
    if (active(man)) expect(bout, 'escape-tried', man.id, 'caught');
  }
}

/** P138 Whether the man who caught him is still on his feet and within three hexes. */
function holds(bout: Bout, man: Man): boolean {
  const holder = bout.men.get(man.ensnared?.holder ?? '');
  return holder !== undefined && upright(holder) && range(holder.at, man.at) <= CORD;
}

/** P7 All that comes before the fight. */
export const closeEscapes = (bout: Bout): void =>
  late(bout, ['net-let-go', 'escape-tried', 'dragged', 'fell-prone', 'stunned', 'bruised', 'released']);

export function checkLetGo(bout: Bout, event: EventOf<'net-let-go'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, fulfil(bout, 'net-let-go', man.id), 'he is held still');
  same(bout, 'who let him go', event.by, man.ensnared?.holder);
  if (man.ensnared !== null) man.ensnared.holder = null;
}

/** 20.6.1, 29.6.1.2 */
export function checkEscape(bout: Bout, event: EventOf<'escape-tried'>): void {
  const man = manOf(bout, event.fighter);
  late(bout, ['dragged', 'fell-prone', 'bruised']);
  if (event.against !== undefined) {
    checkBrokenHold(bout, event, event.against);
    return;
  }
  must(bout, fulfil(bout, 'escape-tried', man.id, 'caught'), 'he has nothing to escape from, or has tried already');
  onlyRolls(bout, event, ['escape-cf', 'escape']);
  const most = availableCf(man);
  const tries = rollsOf(event, 'escape-cf');
  same(bout, 'the dice for his escape CF', tries.length, man.by === 'book' ? Math.ceil(most / CF_A_TRY) : 0);
  for (const { modifiers } of tries) checkModifiers(bout, 'escape-cf', modifiers, []);
  const diced = tries.reduce((sum, { total }) => sum + total, 0);
  if (man.by === 'book') same(bout, 'his escape CF', event.cf, Math.min(most, diced));
  must(bout, Number.isInteger(event.cf) && event.cf >= 0 && event.cf <= most, `he has no ${event.cf} CF for it`);
  man.now.spent.push({ value: -event.cf, why: /^escape/ });
  const roll = rollOf(bout, event, 'escape');
  if (roll === null) return;
  checkModifiers(bout, 'escape', roll.modifiers, [{ value: -event.cf, why: /escape CF/ }]);
  const escaped = roll.need?.met === true;
  same(bout, "'escaped'", event.escaped, escaped);
  same(bout, 'what it costs him', event.penalty, escaped ? Math.max(0, roll.total) : 0);
  if (escaped) getFree(bout, man, event.penalty);
  else hold(bout, man);
}

/** C25, P138 The net lies in his hex. */
function getFree(bout: Bout, man: Man, penalty: number): void {
  man.now.exposed = penalty;
  if (man.ensnared !== null) bout.loose.set(man.ensnared.snare.id, { item: man.ensnared.snare, at: man.at });
  man.ensnared = null;
}

/** 20.6.2, P84, P138 He may be dragged by a holder who is in no net; a centurion does if he has 2 CF for it. */
function hold(bout: Bout, man: Man): void {
  const holder = bout.men.get(man.ensnared?.holder ?? '');
  if (holder === undefined || man.posture === 'prone' || holder.ensnared !== null || holder.holds !== null) return;
  man.now.draggable = true;
  const half = Math.floor(availableAgainst(holder, man) / 2);
  if (holder.by === 'book' && half >= 1) expect(bout, 'dragged', man.id, holder.id, half);
}

/** 20.6.2.1 */
export function checkDragged(bout: Bout, event: EventOf<'dragged'>): void {
  const [man, holder] = [manOf(bout, event.fighter), manOf(bout, event.by)];
  const due = taken(bout, 'dragged', man.id, holder.id);
  must(bout, man.now.draggable && man.ensnared?.holder === holder.id, 'he cannot be dragged now');
  man.now.draggable = false;
  if (holder.by === 'book') same(bout, 'the CF he drags with', event.cf, due?.by);
  const most = availableAgainst(holder, man);
  must(bout, Number.isInteger(event.cf) && event.cf >= 0 && event.cf <= most, `he has no ${event.cf} CF for it`);
  holder.now.spent.push({ value: -event.cf, why: /^dragging/ });
  onlyRolls(bout, event, ['drag']);
  const roll = rollOf(bout, event, 'drag');
  if (roll === null) return;
  checkModifiers(bout, 'drag', roll.modifiers, [
    { value: holder.st, why: /^ST/ },
    { value: event.cf, why: /drag CF/ },
    { value: dragBonus(man), why: /caught by/ },
  ]);
  same(bout, "'down'", event.down, roll.need?.met);
  if (!event.down || man.ensnared === null) return;
  man.ensnared.dragged = true;
  expect(bout, 'fell-prone', man.id, 'dragged');
}

/** 21.7.1, C90 */
function dragBonus({ ensnared }: Man): number {
  const row = [2, 5, 8, 10].map(lassoRow).find(({ by }) => by === ensnared?.by);
  return row?.drag ?? 0;
}

/** 21.7.2, P62 Whether he has been in a lasso for three phases running. */
export function bound(bout: Bout, { ensnared }: Pick<Man, 'ensnared'>): boolean {
  return ensnared?.snare.kind === 'lasso' && clock(bout) - ensnared.since >= BINDING;
}
