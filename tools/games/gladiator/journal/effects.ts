/** 9.4.5, 9.4.6, 10.3-10.5: what follows a blow. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Area } from '../../../../src/games/gladiator/rules/types.ts';
import { gap, headOf } from './bodies.ts';
import { type Bout, clock, expect, foeOf, fulfil, manOf, must, type Pending, type Share, same } from './bout.ts';
import { shareOf } from './fight.ts';
import { harmed, lostToHold } from './holds.ts';
import { ALL_AREAS, currentCf, type Man } from './man.ts';
import { mustTumble } from './obstacles.ts';
import { becomesStrike, canStill } from './special-effects.ts';
import { mayStrikeAt, reaches } from './weapons.ts';
import { checkHunted } from './wild/ends.ts';

/** Attacks that what happens now can still touch: not those struck at this very moment (F25). */
export function open(bout: Bout, man: Man): readonly Pending[] {
  const now = bout.fight?.together?.attacks ?? [];
  return shareOf(bout, man.id).attacks.filter(
    ({ area }) => !now.some((one) => one.fighter === man.id && one.area === area),
  );
}

/** 9.4.5, 9.4.6, 11.3 */
export function checkCfLost(bout: Bout, event: EventOf<'cf-lost'>): void {
  const man = manOf(bout, event.fighter);
  const share = shareOf(bout, man.id);
  fulfil(bout, 'cf-lost', man.id);
  const known = Math.max(0, share.lost.indexOf(event.amount)); // several blows at one moment
  if (share.lost.length > 0) same(bout, 'the CF lost', event.amount, share.lost.splice(known, 1)[0]);
  else share.pairLost += event.amount; // P56 what went is seen in the next event
  let left = event.amount;
  const foe = foeOf(bout, man);
  const hit: { area: Area; cf: { from: number; to: number }; target?: string }[] = [];
  for (const attack of [...open(bout, man)].sort((a, b) => a.round - b.round || b.cf - a.cf)) {
    if (left === 0) break;
    const to = Math.max(0, attack.cf - left);
    const at = attack.at ?? (foe.beast === null ? null : foe.id);
    hit.push({ area: attack.area, cf: { from: attack.cf, to }, ...(at === null ? {} : { target: at }) });
    left -= attack.cf - to;
    attack.cf = to;
  }
  same(bout, 'the attacks reduced', event.attacks, hit);
  cancelEmpty(share);
  share.owed += left;
  same(bout, 'what his defence owes', event.owed, share.owed);
}

function cancelEmpty(share: Share): void {
  share.attacks = share.attacks.filter(({ cf }) => cf > 0);
}

/** P44, P45, F7 */
export function checkAttacksLost(bout: Bout, event: EventOf<'attacks-lost'>): void {
  const man = manOf(bout, event.fighter);
  const share = shareOf(bout, man.id);
  if (event.why === 'fumbled') must(bout, fulfil(bout, 'attacks-lost', man.id, 'fumbled'), 'he has not fumbled');
  fulfil(bout, 'attacks-lost', man.id, 'down');
  lostToHold(bout, man, event.why);
  const all = open(bout, man);
  const some = event.why === 'unarmed' ? all.filter(({ area }) => event.areas.includes(area)) : all;
  const gone = event.why === 'out of reach' ? outOfReach(bout, man) : some;
  const broken = fulfil(bout, 'attacks-lost', man.id, 'broken');
  const lost = (one: Pending): boolean => !canStill(bout, man, one) && !becomesStrike(bout, man, one);
  if (broken)
    must(
      bout,
      all.every((one) => lost(one) === gone.includes(one)),
      'the wrong attacks went',
    );
  if (event.why === 'unarmed' && !broken) share.parted = { gone, kept: all.filter((one) => !gone.includes(one)) };
  same(bout, 'the attacks lost', [...event.areas].sort(), gone.map(({ area }) => area).sort());
  share.attacks = share.attacks.filter((one) => !gone.includes(one));
}

/** P206 Attacks on one thrown from his horse that what would have struck does not reach. */
function outOfReach(bout: Bout, man: Man): readonly Pending[] {
  const foe = foeOf(bout, man);
  must(bout, foe.now.unhorsed, `${foe.id} has not been thrown`);
  const far = gap(headOf(man), foe);
  const bare = (fist: boolean): boolean => (fist || man.beast !== null ? far <= 1 : mayStrikeAt(man, far));
  return open(bout, man).filter(
    (one) => one.at === undefined && !(one.with === null ? bare(one.fist) : reaches(one.with, far)),
  );
}

/** 10.5 */
export function checkHurt(bout: Bout, event: EventOf<'hurt'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, fulfil(bout, 'hurt', man.id, event.effect), `no critical '${event.effect}' is due`);
  for (const one of event.effect.split('&')) hurt(bout, man, one);
}

/** 10.5, P188 One of the effects of a critical. */
function hurt(bout: Bout, man: Man, effect: string): void {
  switch (effect) {
    case '1':
    case 'V':
      break;
    case 'ST':
      man.st -= 1;
      break;
    case 'AG':
      man.ag -= 1;
      break;
    case 'HL':
      if (man.armour[1] === '--') man.mortal = true;
      man.armour = { ...man.armour, 1: '--' };
      break;
    case 'SA':
      man.arteries.push({ area: struckArea(bout, man), since: clock(bout) });
      break;
    case 'LMP':
      man.limps += 1;
      break;
    case 'STU':
      man.lame += 1;
      break;
    default:
      man.mortal = true;
  }
}

function struckArea(bout: Bout, man: Man) {
  return bout.struckArea.get(man.id) ?? 1;
}

/** 10.5 SA, F16 */
export function checkBled(bout: Bout, event: EventOf<'bled'>): void {
  const man = manOf(bout, event.fighter);
  const older = man.arteries.filter(({ area, since }) => area === event.area && since < clock(bout));
  must(bout, older.length > 0, 'nothing bleeds there');
  const left = man.w - man.wounds[event.area];
  const before = currentCf(man);
  man.wounds[event.area] = Math.min(man.w, man.wounds[event.area] + 1);
  same(bout, 'the boxes left', event.left, { from: left, to: Math.max(0, left - 1) });
  same(bout, 'his CF', event.cf, { from: before, to: currentCf(man) });
  man.now.bled += 1;
  harmed(bout, man);
  if (ALL_AREAS.some((area) => man.wounds[area] >= man.w)) expect(bout, 'killed', man.id, 'bled');
}

/** 10.3.2 */
export function checkKilled(bout: Bout, event: EventOf<'killed'>): void {
  if (checkHunted(bout, event)) return;
  const man = manOf(bout, event.fighter);
  must(bout, fulfil(bout, 'killed', man.id, event.why), `nothing kills him by '${event.why}'`);
  const killer = event.why === 'bled' ? null : (bout.struckBy.get(man.id) ?? foeOf(bout, man).id);
  same(bout, 'the killer', event.killer, killer);
  bout.deathBy.set(man.id, event.why);
  const cloven = event.why === 'killing-wound' || event.why === 'killing-critical';
  if (cloven && bout.rules.sections.includes(25)) expect(bout, 'blood-shed', man.id, 'cloven');
  man.fate = 'dead';
  if (man.posture !== 'prone') mustTumble(bout, man);
  man.posture = 'prone';
}
