/** Chapters 11, 15, 16: Stun, stumbling, falling, waking. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import { severityRow } from '../printed-tables.ts';
import {
  type Bout,
  checkModifiers,
  clock,
  expect,
  fulfil,
  manOf,
  must,
  onlyRolls,
  rollOf,
  same,
  taken,
} from './bout.ts';
import { endsHold, harmed, SQUEEZE, squeezed } from './holds.ts';
import { currentCf, holdsLosable, type Man } from './man.ts';
import { TRIPPED } from './nets.ts';
import { mustTumble, obstacleDrms } from './obstacles.ts';
import { STRIKE, stunningStrike } from './strikes.ts';

/** 8.4.3, 10.5 S */
export function checkStunned(bout: Bout, event: EventOf<'stunned'>): void {
  const man = manOf(bout, event.fighter);
  const cause = taken(bout, 'stunned', man.id, event.why);
  must(bout, cause !== null, `nothing stunned him by '${event.why}'`);
  if (event.why === SQUEEZE) {
    stun(bout, man, event, squeezed(bout, man, event));
    return;
  }
  const roll = rollOf(bout, event, 'stun');
  onlyRolls(bout, event, ['stun']);
  if (roll === null) return;
  const onTable = cause?.kind !== undefined && cause.why !== 'a blow to the head';
  const amount = onTable ? tableStun(bout, man, event, cause.why, cause.by) : Math.max(1, roll.total);
  if (!onTable) {
    checkModifiers(bout, 'stun', roll.modifiers, [{ value: -man.cn, why: /CN/ }]);
    must(bout, roll.table === undefined, 'a blow to the head is read on no table');
  }
  if (event.why === 'the collision') man.now.struckDown = amount;
  stun(bout, man, event, amount);
}

/** 11.2, 11.3 */
function stun(bout: Bout, man: Man, event: EventOf<'stunned'>, amount: number): void {
  same(bout, 'his Stun', event.stun, { from: man.stun, to: man.stun + amount });
  if (amount === 0) return;
  man.stun += amount;
  man.stunnedAt = clock(bout);
  harmed(bout, man);
  const share = bout.fight?.shares.get(man.id);
  if (share !== undefined) share.lost.push(amount);
}

/** 7.6, 8.4.3, 21.8.1, 23.2 H Stun off the Severity Table. */
function tableStun(bout: Bout, man: Man, event: EventOf<'stunned'>, cause: string, by: number): number {
  const [roll] = event.rolls ?? [];
  const total = roll?.total ?? 0;
  const strike = cause === STRIKE ? stunningStrike(bout, man.id) : null;
  const into = /^the (wall|pillar|rock)$/.test(cause);
  const given = into ? obstacleDrms(man, by) : [{ value: cause === 'the collision' ? bout.impactBy : by, why: /./ }];
  checkModifiers(bout, 'stun', roll?.modifiers ?? [], strike?.modifiers ?? given);
  same(bout, 'the column', roll?.table?.column, 'stun');
  const { label, stun } = severityRow(total);
  if (label === '17' && holdsLosable(man, 'weapon')) expect(bout, 'item-dropped', man.id, 'stun');
  if (label === '18' && holdsLosable(man, 'shield')) expect(bout, 'item-dropped', man.id, 'stun');
  if (label === '19+' && man.beast !== null) man.beast.dazed = true;
  else if (label === '19+' && man.posture !== 'prone') expect(bout, 'fell-prone', man.id, 'stun');
  const points = Number.parseInt(stun, 10);
  if (strike === null) return points;
  strike.bruise.stun = points; // 22.3
  expect(bout, 'bruised', man.id, STRIKE);
  return points;
}

/** 11.5 */
export function checkRecovered(bout: Bout, event: EventOf<'stun-recovered'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, man.stun > 0 && man.stunnedAt < clock(bout), 'he has no Stun of an earlier phase');
  must(bout, !man.now.collided, 'nobody recovers in the phase of a collision');
  must(bout, !man.now.triedStun, 'he has tried to recover already');
  man.now.triedStun = true;
  const roll = rollOf(bout, event, 'stun-recovery');
  onlyRolls(bout, event, ['stun-recovery']);
  if (roll === null) return;
  checkModifiers(bout, 'stun-recovery', roll.modifiers, [
    { value: man.cn, why: /CN/ },
    { value: clock(bout) - man.stunnedAt, why: /phases/ },
  ]);
  const shed = Math.min(man.stun, Math.max(0, roll.total));
  same(bout, 'his Stun', event.stun, { from: man.stun, to: man.stun - shed });
  man.stun -= shed;
}

/** 10.3.3, 11.4, F15 */
export const shouldBeOut = (man: Man): boolean => man.stun >= 1 && man.stun > currentCf(man);

export function checkKnockedOut(bout: Bout, event: EventOf<'knocked-out'>): void {
  const man = manOf(bout, event.fighter);
  same(bout, 'his Stun', event.stun, man.stun);
  same(bout, 'his CF', event.cf, currentCf(man));
  must(bout, man.conscious && shouldBeOut(man), `Stun ${man.stun} does not knock out CF ${currentCf(man)}`);
  man.conscious = false;
  if (man.posture !== 'prone') expect(bout, 'fell-prone', man.id, 'unconscious');
}

export function checkWoke(bout: Bout, event: EventOf<'woke'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, !man.conscious && man.stun <= Math.max(0, currentCf(man)), 'he has no reason to wake');
  man.conscious = true;
  if (man.beast !== null) man.posture = 'standing'; // P157
}

/** 30.6.4.1 */
const IN_THE_SADDLE = -2;

/** 15.3, P11 */
export function checkFallProne(bout: Bout, event: EventOf<'fall-prone-checked'>): void {
  const man = manOf(bout, event.fighter);
  const due = taken(bout, 'fall-prone-checked', man.id);
  const toppling = due?.why === 'his armour' || due?.why === STRIKE; // 19.4.2, 22.3.2
  must(bout, man.owes || man.now.limped || toppling, 'he owes no Stumble');
  const roll = rollOf(bout, event, 'fall-prone');
  onlyRolls(bout, event, ['fall-prone']);
  if (roll === null) return;
  checkModifiers(bout, 'fall-prone', roll.modifiers, [
    { value: man.ag, why: /AG/ },
    { value: man.mount === null ? 0 : IN_THE_SADDLE, why: /horseback/ },
    { value: due?.by ?? 0, why: /shaken/ },
  ]);
  same(bout, "'fell'", event.fell, roll.need?.met);
  if (!toppling) man.owes = false;
  if (event.fell) {
    man.now.fresh = true;
    expect(bout, 'fell-prone', man.id, 'stumble');
  } else if (!toppling) man.stumbling = true;
}

/** 16.2 */
export function checkFell(bout: Bout, event: EventOf<'fell-prone'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, fulfil(bout, 'fell-prone', man.id, event.why), `nothing makes him fall by '${event.why}'`);
  while (fulfil(bout, 'fell-prone', man.id));
  must(bout, man.posture !== 'prone', 'he lies already');
  bout.due = bout.due.filter(({ kind, fighter }) => kind !== 'stumble-checked' || fighter !== man.id); // F12
  man.posture = 'prone';
  man.faceUp = man.lastStep === 'backward';
  man.owes = false;
  man.stumbling = false;
  endsHold(bout, man, 'fell');
  mustTumble(bout, man);
  const share = bout.fight?.shares.get(man.id);
  if (share === undefined) return;
  for (const area of [1, 2, 3, 4, 5] as const) share.defence[area] = Math.floor(share.defence[area] / 2);
  if (share.attacks.length > 0) expect(bout, 'attacks-lost', man.id, 'down');
}

/** 15.1, 15.1.1, F24 */
export function checkStumble(bout: Bout, event: EventOf<'stumble-checked'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, man.posture !== 'prone' && man.fate === 'fighting', 'prone men never check');
  if (event.why === TRIPPED) {
    tripped(bout, man, event);
    return;
  }
  const roll = rollOf(bout, event, 'stumble');
  onlyRolls(bout, event, ['stumble']);
  if (roll === null) return;
  const sweep = bout.due.find(
    ({ kind, fighter, why }) => kind === 'stumble-checked' && fighter === man.id && why === event.why,
  );
  checkModifiers(bout, 'stumble', roll.modifiers, [
    { value: sweep?.by ?? 0, why: /swept|wounds before armour|^H/ },
    { value: event.why === 'sprinted' ? -1 : 0, why: /sprinting/ },
    { value: -man.stun, why: /stun/ },
    { value: -man.now.hazards.size, why: /hazard/ },
  ]);
  same(bout, "'stumbled'", event.stumbled, roll.need?.met);
  checkCause(bout, man, event);
  if (!event.stumbled) return;
  if (man.stumbling && event.why === 'lost the collision') expect(bout, 'fell-prone', man.id, 'collision');
  else man.owes = true;
}

/** 20.7.2.1, 20.8.2.1 No die can help him. */
function tripped(bout: Bout, man: Man, event: EventOf<'stumble-checked'>): void {
  must(bout, fulfil(bout, 'stumble-checked', man.id, TRIPPED), 'no net has tripped him');
  onlyRolls(bout, event, []);
  same(bout, "'stumbled'", event.stumbled, true);
  man.owes = true;
}

function checkCause(bout: Bout, man: Man, event: EventOf<'stumble-checked'>): void {
  const hazard = event.why === 'leapt' || event.why === 'sprinted' || /hazard/.test(event.why);
  if (!hazard) {
    must(bout, fulfil(bout, 'stumble-checked', man.id, event.why), `no stumble check is due for '${event.why}'`);
    return;
  }
  const leapt = man.now.entered.some(({ how }) => how === 'leap');
  const sprinted = man.now.plot?.actions.length === 3 && man.now.entered.length > 0; // 31.3
  const cause = event.why === 'leapt' ? leapt : event.why === 'sprinted' ? sprinted : man.now.hazards.size > 0;
  must(bout, cause, `there is no cause '${event.why}'`);
  must(bout, !man.now.checkedHazard && !man.now.lostCollision, 'this check has been made already');
  man.now.checkedHazard = true;
}
