/** 9.1-9.4: who fights, with how much, on what, and when. */
import type { EventOf, Slot } from '../../../src/engine/gladiator/events.ts';
import type { Area, FighterId } from '../../../src/engine/gladiator/types.ts';
import { roundsOf } from '../printed-tables.ts';
import { checkDice } from './allocation-dice.ts';
import { type Bout, checkModifiers, type Fight, foeOf, manOf, must, type Share, same, type Wanted } from './bout.ts';
import { centred } from './collisions.ts';
import { hexAdvantage, inFront } from './hexes.ts';
import { ALL_AREAS, active, armed, currentCf, halvingsOf, type Man, stateBonus } from './man.ts';

function blankShare(advantage: Share['advantage']): Share {
  const defence = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  return { advantage, engaged: false, allocated: false, attacks: [], defence, owed: 0, fumbled: false, lost: 0 };
}

/** The fight of this phase, begun if need be: both men have a share in it. */
function fightOf(bout: Bout): Fight {
  if (bout.fight !== null) return bout.fight;
  const shares = new Map<FighterId, Share>([...bout.men.keys()].map((id) => [id, blankShare([])]));
  bout.fight = { shares, sequenced: false, first: null, last: null };
  return bout.fight;
}

export function shareOf(bout: Bout, id: FighterId): Share {
  const share = fightOf(bout).shares.get(id);
  if (share === undefined) throw new Error(`'${id}' is in no fight`);
  return share;
}

/** 9.1, 9.2, F19 One who may attack, and his positional advantage. */
export function checkEngaged(bout: Bout, event: EventOf<'engaged'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  must(bout, armed(man) && active(man) && man.posture !== 'prone', 'he may not attack');
  const ahead = inFront(man.at, man.facing, target.at);
  const faced = inFront(target.at, target.facing, man.at) && target.posture !== 'prone';
  const turnsRound =
    !ahead && active(target) && target.posture !== 'prone' && inFront(target.at, target.facing, man.at);
  must(bout, ahead || turnsRound, 'he has his target neither in front nor is he turned to him');
  const position = ahead && !faced && target.posture !== 'prone' ? hexAdvantage(man.at, target.at, target.facing) : 0;
  checkModifiers(bout, 'advantage', event.modifiers, [
    { value: position, why: /position/ },
    { value: stateBonus(target), why: target.posture === 'prone' ? /prone/ : /stumbling/ },
  ]);
  same(bout, 'the advantage', event.advantage, position + stateBonus(target));
  fightOf(bout).shares.set(man.id, { ...blankShare(event.modifiers), engaged: true });
}

/** 9.3.1, P33 What makes up the pool. */
function poolOf(man: Man, share: Share): readonly Wanted[] {
  return [
    { value: currentCf(man), why: /current CF/ },
    { value: -man.stun, why: /stun/ },
    { value: man.stumbling ? -2 : 0, why: /^stumbling/ },
    ...share.advantage.map(({ value, why }) => ({ value, why: new RegExp(why) })),
  ];
}

/** 9.3, P37, P87 An allocation and the pool it comes from. */
export function checkAllocated(bout: Bout, event: EventOf<'allocated'>): void {
  const [man, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  const share = shareOf(bout, man.id);
  must(bout, !share.allocated, 'he has allocated already');
  same(bout, 'his target', target.id, foeOf(bout, man).id);
  const parts = poolOf(man, share);
  const whole = parts.reduce((all, { value }) => all + value, 0);
  const total = man.posture === 'prone' ? Math.floor(whole / 2) : whole;
  checkModifiers(bout, 'pool', event.modifiers, [...parts, { value: total - whole, why: /prone: half/ }]);
  same(bout, 'the total', event.total, total);
  checkFacings(bout, man, target);
  checkAttacks(bout, man, event);
  checkDefence(bout, man, event);
  if (man.by === 'book') checkDice(bout, man, target, event);
  man.attackTotal += event.spentOnAttack;
  man.defenceTotal += sum(ALL_AREAS.map((area) => event.allocation.defence[area]));
  share.allocated = true;
  share.attacks = event.allocation.attacks.map(({ area, cf }) => ({ area, cf, round: 0 }));
  share.defence = { ...event.allocation.defence };
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** 9.1.1, 9.1.2, P35 Everybody but a prone man has been turned to look straight at the other. */
function checkFacings(bout: Bout, ...men: readonly Man[]): void {
  for (const man of men) {
    const turns = man.posture !== 'prone' && active(man);
    must(bout, !turns || centred(man, foeOf(bout, man).at), `${man.id} does not look straight at his opponent`);
  }
}

function checkAttacks(bout: Bout, man: Man, event: EventOf<'allocated'>): void {
  const { attacks } = event.allocation;
  const effective = sum(attacks.map(({ cf }) => cf));
  const may = armed(man) && active(man) && man.posture !== 'prone' && event.total >= 1;
  must(bout, (may && shareOf(bout, man.id).engaged) || attacks.length === 0, 'he may not attack');
  must(
    bout,
    attacks.length <= 5 && new Set(attacks.map(({ area }) => area)).size === attacks.length,
    'an area is attacked twice',
  );
  must(
    bout,
    attacks.every(({ cf }) => Number.isInteger(cf) && cf >= 1 && cf <= 8),
    'an attack has not 1 to 8 CF',
  );
  const halved = event.spentOnAttack >> halvingsOf(man);
  same(bout, 'the attack CF in effect', effective, halved);
  must(bout, event.spentOnAttack >= 0, 'he spends less than nothing');
}

function checkDefence(bout: Bout, man: Man, event: EventOf<'allocated'>): void {
  const points = ALL_AREAS.map((area) => event.allocation.defence[area]);
  must(
    bout,
    points.every((cf) => Number.isInteger(cf) && cf >= 0),
    'a defence is negative',
  );
  const most = Math.max(0, event.total);
  must(bout, event.spentOnAttack + sum(points) <= most, `${event.spentOnAttack} + ${sum(points)} is more than ${most}`);
  const weak = currentCf(man) < 1;
  must(bout, !weak || sum(points) === 0, 'below 1 CF the bonus is for attack only (10.3.4.1)');
  must(bout, man.conscious || sum(points) === 0, 'an unconscious man defends nothing');
}

/** 14.2, F18 */
export function checkHalved(bout: Bout, event: EventOf<'attack-halved'>): void {
  const man = manOf(bout, event.fighter);
  const share = shareOf(bout, man.id);
  const attack = share.attacks.find(({ area }) => area === event.area);
  must(
    bout,
    event.area === 5 && foeOf(bout, man).posture === 'kneeling',
    'only the legs of a kneeling man halve an attack',
  );
  if (attack === undefined) {
    bout.say('there is no such attack');
    return;
  }
  same(bout, 'its CF', event.cf, { from: attack.cf, to: Math.floor(attack.cf / 2) });
  attack.cf = event.cf.to;
  if (attack.cf < 1) share.attacks = share.attacks.filter((one) => one !== attack);
  share.halvedLegs = true;
}

/** 9.4.2, 9.4.3 */
export function checkSequence(bout: Bout, event: EventOf<'sequence-set'>): void {
  const fight = fightOf(bout);
  fight.sequenced = true;
  for (const [id, share] of fight.shares) {
    const man = manOf(bout, id);
    const legs = share.attacks.some(({ area }) => area === 5) && foeOf(bout, man).posture === 'kneeling';
    must(bout, !legs || share.halvedLegs === true, `the attack of ${id} on kneeling legs was not halved`);
    setRounds(
      bout,
      id,
      share,
      event.slots.filter(({ fighter }) => fighter === id),
    );
  }
  checkOrder(bout, event.slots);
}

function setRounds(bout: Bout, id: FighterId, share: Share, slots: readonly Slot[]): void {
  const rounds = roundsOf(share.attacks.length);
  const wanted = share.attacks.map(({ area, cf }, i) => ({ fighter: id, area, cf, round: rounds[i] ?? 0 }));
  same(bout, `the attacks of ${id}`, slots.map(plainSlot), wanted.map(plainSlot));
  for (const [i, attack] of share.attacks.entries()) attack.round = rounds[i] ?? 0;
}

const plainSlot = ({ fighter, area, cf, round }: Slot): readonly (FighterId | Area | number)[] => [
  fighter,
  area,
  cf,
  round,
];

function checkOrder(bout: Bout, slots: readonly Slot[]): void {
  for (const [i, slot] of slots.entries()) {
    const before = slots[i - 1];
    if (before === undefined) continue;
    const ordered = before.round < slot.round || (before.round === slot.round && before.cf >= slot.cf);
    must(bout, ordered, `round ${slot.round} with ${slot.cf} CF comes too late`);
  }
}
