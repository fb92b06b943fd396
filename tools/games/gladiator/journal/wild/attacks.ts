/** 28.7.3, C66, C101, P95, P178: how a beast spreads its CF, by its dice. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Area } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import { hasBefore, headOf, openAreas, positionOver } from '../bodies.ts';
import { type Bout, checkModifiers, foeOf, manOf, must, onlyRolls, rollsOf, same } from '../bout.ts';
import { ALL_AREAS, type Man, stateAdders, sumOf, upright } from '../man.ts';
import { type Beast, bySpringsteen } from './beings.ts';

type Allocated = EventOf<'allocated'>;

/** 9.3.2 */
const MOST = 8;
/** 28.7.4 */
const REARED: readonly Area[] = [1, 2, 4];

/** 28.7.3 A beast never defends; 1D3 attacks, CF split evenly, areas by the die. `may`: it may attack at all. */
export function checkFangs(bout: Bout, beast: Beast, target: Man, event: Allocated, may: boolean): void {
  const { allocation, total, spentOnAttack } = event;
  onlyRolls(bout, event, ['beast-attacks', 'beast-area', 'animal-area']);
  same(bout, 'its defence', [Object.values(allocation.defence), allocation.special ?? null], [[0, 0, 0, 0, 0], null]);
  const [count, ...more] = rollsOf(event, 'beast-attacks');
  must(bout, more.length === 0 && (count !== undefined) === may, 'the die for its attacks is out of place');
  if (count === undefined) {
    same(bout, 'its attacks', [allocation.attacks, spentOnAttack], [[], 0]);
    return;
  }
  checkModifiers(bout, 'beast-attacks', count.modifiers, []);
  const open = beast.beast.kind === 'bear' ? REARED : ALL_AREAS;
  const animal = bySpringsteen(bout) && !beast.beast.horse;
  checkAims(bout, beast, target, event);
  const attacks = animal ? animalAttacks(bout, event, count, open) : beastAttacks(bout, beast, event, count, open);
  same(
    bout,
    'its attacks',
    allocation.attacks.map(({ area, cf }) => ({ area, cf })),
    attacks,
  );
  must(
    bout,
    allocation.attacks.every(({ special, arm = 0 }) => special === undefined && arm === 0),
    'it has no arts',
  );
  same(bout, 'the CF it spends', spentOnAttack, total);
}

interface Bite {
  readonly area: Area;
  cf: number;
}

function beastAttacks(bout: Bout, beast: Beast, event: Allocated, count: Roll, open: readonly Area[]): readonly Bite[] {
  const { total } = event;
  const number = Math.max(1, Math.min(Math.max(count.total, Math.ceil(total / MOST)), open.length, total));
  const faces = rollsOf(event, 'beast-area').map((roll) => roll.total);
  const taken: Area[] = [];
  for (const { target } of event.allocation.attacks) {
    const first = throwOf(faces, open, taken);
    const areas = areasAt(bout, beast, target, open);
    const area = first === null || areas.includes(first) ? first : throwOf(faces, areas, taken);
    if (area !== null) taken.push(area);
  }
  same(bout, 'the dice for areas that are left over', faces, []);
  const shares = evenly(Math.min(total, MOST * number), number, MOST);
  return shares.map((cf, i) => ({ area: taken[i] ?? 1, cf }));
}

/** C101 The area of the next die that can be one: that, or the next up that is free, and round to the head. */
function throwOf(faces: number[], open: readonly Area[], taken: readonly Area[]): Area | null {
  for (let face = faces.shift(); face !== undefined; face = faces.shift()) {
    const at = open.map(Number).indexOf(face);
    if (at < 0) continue;
    return [...open.slice(at), ...open.slice(0, at)].find((area) => !taken.includes(area)) ?? null;
  }
  return null;
}

/** 28.7.1.2, A5 Of a horse, those that lie open from there. */
function areasAt(bout: Bout, beast: Beast, id: string | undefined, open: readonly Area[]): readonly Area[] {
  const areas = id === undefined ? ALL_AREAS : openAreas(headOf(beast), manOf(bout, id));
  return open.filter((area) => areas.includes(area));
}

/** 30.6.6 The horse of the man before somebody, where an attack names it. */
export function horseAt(bout: Bout, { mount }: Man, named: string | undefined): Man | null {
  return named === undefined || named !== mount ? null : manOf(bout, named);
}

/** P159 What it has over the horse beyond what it has over its rider. */
export function edgeOver(man: Man, rider: Man, horse: Man): number {
  const over = (one: Man): number => positionOver(headOf(man), one) + sumOf(stateAdders(one));
  return Math.max(0, over(horse) - over(rider));
}

/** P95, P159 Its attacks go to the rider or his horse, and the first on the horse has what more position gives over it. */
function checkAims(bout: Bout, beast: Beast, rider: Man, { allocation: { attacks } }: Allocated): void {
  const first = attacks.findIndex(({ target }) => target !== undefined);
  for (const [i, { target, edge = false }] of attacks.entries()) {
    const horse = horseAt(bout, rider, target);
    must(bout, target === undefined || horse !== null, `${target} is not before it`);
    const due = i === first && horse !== null && edgeOver(beast, rider, horse) > 0;
    same(bout, 'whether it has more over the horse', edge, due);
  }
}

/** P95, P178 Evenly, the odd ones to the first, and what it cannot hold to the next. */
function evenly(total: number, number: number, most: number): readonly number[] {
  const share = Math.floor(total / number);
  let odd = total - share * number;
  return Array.from({ length: number }, () => {
    const more = Math.min(odd, most - share);
    odd -= more;
    return share + more;
  });
}

/** P187 No limit of 8; of an area attacked already the next up that is free, and in the last they add up. */
function animalAttacks(bout: Bout, event: Allocated, count: Roll, open: readonly Area[]): readonly Bite[] {
  const { total } = event;
  const number = Math.max(1, Math.min(count.total, total));
  const dice = rollsOf(event, 'animal-area');
  const useful = dice.filter((roll) => open.some((area) => area === roll.total));
  same(bout, 'the dice for areas that count', useful.length, number);
  const shares = evenly(total, number, Number.POSITIVE_INFINITY);
  const bites: Bite[] = [];
  for (const [i, roll] of useful.entries()) {
    const upward = open.filter((area) => area >= roll.total);
    const free = upward.find((area) => bites.every((one) => one.area !== area));
    const last = bites.find(({ area }) => area === open.at(-1));
    if (free !== undefined) bites.push({ area: free, cf: shares[i] ?? 0 });
    else if (last !== undefined) last.cf += shares[i] ?? 0;
  }
  return bites;
}

/** 28.7.4, C102 A bear with a man before it goes up on its hind legs. */
export function checkReared(bout: Bout, event: EventOf<'reared'>): void {
  const bear = manOf(bout, event.fighter);
  must(bout, bear.beast?.kind === 'bear' && upright(bear), 'it does not rear up');
  must(bout, hasBefore(bear, foeOf(bout, bear)), 'it has nobody before it');
  if (bear.beast !== null) bear.beast.reared = true;
}
