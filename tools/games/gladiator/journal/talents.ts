/** 31.3, 35.4: what talents and fame do to a man's figures, by the printed table and its rulings. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Allocation } from '../../../../src/games/gladiator/rules/types.ts';
import { type Bout, checkModifiers, fulfil, manOf, must, onlyRolls, rollsOf, same } from './bout.ts';
import { shareOf } from './fight.ts';
import type { Man } from './man.ts';
import { has } from './skills.ts';

/** 35.4 1D3 and the best PR of each side; every man of the higher has the difference. */
export function checkIntimidated(bout: Bout, event: EventOf<'intimidated'>): void {
  must(bout, bout.rules.sections.includes(35), 'fame counts for nothing without chapter 35');
  onlyRolls(bout, event, ['intimidation']);
  const rolls = rollsOf(event, 'intimidation');
  same(bout, 'the number of rolls', rolls.length, 2);
  const sides = ([0, 1] as const).map((side) => [...bout.men.values()].filter((man) => man.side === side));
  for (const [i, men] of sides.entries()) {
    const best = Math.max(...men.map(({ pr }) => pr));
    checkModifiers(bout, `fame of side ${i}`, rolls[i]?.modifiers ?? [], [{ value: best, why: /prestige/ }]);
  }
  const [red = 0, blue = 0] = rolls.map(({ total }) => total);
  same(bout, 'the bonus', event.bonus, Math.abs(red - blue));
  same(bout, 'the side', event.by, red === blue ? null : red > blue ? 0 : 1);
  for (const man of bout.men.values()) if (man.side === event.by) man.pb = event.bonus;
}

/** 31.3 TG The first CF lost in an area is not felt. */
export function checkShrugged(bout: Bout, event: EventOf<'shrugged-off'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, has(man, 'TG'), 'he is not tough');
  must(bout, fulfil(bout, 'shrugged-off', man.id, `area ${event.area}`), 'that area was not struck for the first time');
}

/** 31.3 FB One attack marked, by one who can, before another, and plain. */
export function checkFatal(bout: Bout, man: Man, { attacks }: Allocation): void {
  const given = attacks.filter(({ fatal }) => fatal === true);
  const [one] = given;
  if (one === undefined) return;
  must(bout, has(man, 'FB') && man.by === 'seat', 'he gives up no attacks');
  must(bout, given.length === 1 && one.special === undefined, 'more than one plain attack is given up');
  must(bout, one !== attacks.at(-1), 'no attack comes after the one given up');
}

/** 31.3 FB, P219 It comes at its own moment, and is not made. */
export function checkGivenUp(bout: Bout, event: EventOf<'attack-given-up'>): void {
  const share = shareOf(bout, event.fighter);
  const attack = share.attacks.find(({ area }) => area === event.area);
  if (attack?.fatal !== true) {
    bout.say('he did not mean to give that attack up');
    return;
  }
  const all = [...(bout.fight?.shares.values() ?? [])].flatMap(({ attacks }) => attacks);
  const round = Math.min(...all.map((one) => one.round));
  const most = Math.max(...all.filter((one) => one.round === round).map(({ cf }) => cf));
  same(bout, 'its place', [event.round, event.cf, attack.round, attack.cf], [round, most, round, most]);
  share.attacks = share.attacks.filter((one) => one !== attack);
  share.fatal = true;
}

/** 31.3 FB, P219 What it takes off a defence: 1D3 and a third of his TR, down to none. */
export function fatalCut(bout: Bout, event: EventOf<'blow'>, man: Man, due: boolean, standing: number): number {
  const [roll] = rollsOf(event, 'fatal-blow');
  must(bout, (roll !== undefined) === due, 'the die of a fatal blow is out of place');
  if (roll === undefined) return 0;
  checkModifiers(bout, 'fatal-blow', roll.modifiers, [{ value: Math.floor(man.tr / 3), why: /third of his TR/ }]);
  return Math.min(roll.total, standing);
}
