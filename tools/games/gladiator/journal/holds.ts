/** 22.3.3, 22.4, P55, P170-P172: holds: who is seized, who gets out of it or is let go, and what it does to him. */
import type { EventOf, ReleaseCause } from '../../../../src/games/gladiator/rules/events.ts';
import type { Area, FighterId } from '../../../../src/games/gladiator/rules/types.ts';
import {
  type Bout,
  checkModifiers,
  expect,
  fulfil,
  late,
  manOf,
  must,
  onlyRolls,
  rollOf,
  rollsOf,
  same,
} from './bout.ts';
import { open } from './effects.ts';
import { same as sameHex } from './hexes.ts';
import { active, availableAgainst, availableCf, type Man, upright, woundCf } from './man.ts';
import { LIMB_LIMIT } from './printed-kit.ts';
import { CF_A_HOLD, CF_A_TRY } from './printed-nets.ts';
import { canBeLost } from './weapons.ts';

/** Why a man is stunned who is held. */
export const SQUEEZE = 'the hold';
/** Why somebody's attacks are gone. */
const GRIPPED = 'gripped';

/** 22.3.3, 22.3.3.1, P170 Whether a striker may lay hold of a man. */
function mayGrapple(bout: Bout, striker: Man, target: Man): boolean {
  const free = striker.ensnared === null && striker.grip === null && striker.holds === null;
  const hands = striker.hands.every(canBeLost) && woundCf(striker, 4) <= LIMB_LIMIT;
  const unhurt = !bout.hurtNow.has(striker.id);
  const wild = [striker, target].some(({ beast, mount }) => beast !== null || mount !== null); // P158, P159
  return upright(striker) && !wild && free && hands && unhurt && target.fate === 'fighting' && target.grip === null;
}

/** 22.3.3 A strike gave its man the choice to seize the other. */
export function giveChance(bout: Bout, by: FighterId, fighter: FighterId, area: Area): void {
  bout.chances.push({ by, fighter, area });
}

/** P170, P172 Once all is done that belongs to one moment, a centurion has taken every hold he can, but of nobody senseless. */
export function closeChances(bout: Bout): void {
  for (const { by, fighter } of bout.chances) {
    const striker = manOf(bout, by);
    const target = manOf(bout, fighter);
    const missed = striker.by === 'book' && target.conscious && mayGrapple(bout, striker, target);
    must(bout, !missed, `before this, ${by} should have seized ${fighter}`);
  }
  bout.chances = [];
}

/** 22.3.3 */
export function checkGrappled(bout: Bout, event: EventOf<'grappled'>): void {
  const [striker, target] = [manOf(bout, event.fighter), manOf(bout, event.target)];
  late(bout, ['stunned', 'bruised', 'stumble-checked', 'fall-prone-checked', 'cf-lost', 'killed']);
  const at = bout.chances.findIndex(
    ({ by, fighter, area }) => by === striker.id && fighter === target.id && area === event.area,
  );
  must(bout, at >= 0, 'no strike of his gave him that hold');
  bout.chances.splice(at, at < 0 ? 0 : 1);
  must(bout, mayGrapple(bout, striker, target), 'he may not grapple now');
  must(bout, striker.by === 'seat' || target.conscious, 'the book lays hold of nobody who lies unconscious (P172)');
  same(bout, 'what is left in his hands', striker.hands, []);
  fulfil(bout, 'grappled', striker.id);
  onlyRolls(bout, event, []);
  striker.holds = target.id;
  target.grip = { by: striker.id, area: event.area };
  for (const man of [striker, target]) if (open(bout, man).length > 0) expect(bout, 'attacks-lost', man.id, GRIPPED);
}

/** P170 Both lose what they have not struck yet: the holder as he seizes his man, the other with it. */
export function lostToHold(bout: Bout, man: Man, why: string): void {
  if (why !== 'holding' && why !== 'held') return;
  const seizes = bout.chances.some(({ by, fighter }) => (why === 'holding' ? by : fighter) === man.id);
  must(bout, fulfil(bout, 'attacks-lost', man.id, GRIPPED) || seizes, 'no hold costs him his attacks');
}

/** 22.4.3 Whoever is wounded or stunned seizes nobody now, and lets go whom he holds. */
export function harmed(bout: Bout, man: Man): void {
  bout.hurtNow.add(man.id);
  endsHold(bout, man, 'hurt');
}

/** P171 Something makes a man let go, if he holds anybody. */
export function endsHold(bout: Bout, man: Man, why: ReleaseCause): void {
  if (man.holds !== null) expect(bout, 'released', man.holds, why);
}

/** P171 Once nobody moves any more: a hold is over where either of the two has left his hex or collided. */
export function openHolds(bout: Bout): void {
  for (const man of bout.men.values()) {
    const holder = bout.men.get(man.grip?.by ?? '');
    if (holder !== undefined && [man, holder].some(hasMoved)) expect(bout, 'released', man.id, 'moved');
  }
}

/** He went, collided, or fell from a rock. */
const hasMoved = ({ now, at }: Man): boolean => now.entered.length > 0 || now.collided || !sameHex(now.start, at);

/** P171 */
export function checkReleased(bout: Bout, event: EventOf<'released'>): void {
  const [man, holder] = [manOf(bout, event.fighter), manOf(bout, event.by)];
  same(bout, 'who held him', man.grip?.by, holder.id);
  must(bout, causes(bout, man, holder, event.why), `nothing frees him by '${event.why}'`);
  letOff(bout, man);
}

function causes(bout: Bout, man: Man, holder: Man, why: ReleaseCause): boolean {
  switch (why) {
    case 'moved':
      return hasMoved(man) || hasMoved(holder);
    case 'hands':
      return holder.hands.length > 0;
    case 'fell':
      return !upright(holder);
    case 'hurt':
      return fulfil(bout, 'released', man.id, 'hurt');
    case 'let-go':
      return bout.netsOver && (holder.by === 'seat' || !man.conscious);
  }
}

/** He is nobody's any more; what was due of the hold is not. */
function letOff(bout: Bout, man: Man): void {
  const holder = bout.men.get(man.grip?.by ?? '');
  if (holder !== undefined) holder.holds = null;
  man.grip = null;
  bout.due = bout.due.filter(
    ({ kind, fighter, why }) => fighter !== man.id || (kind !== 'released' && why !== SQUEEZE && why !== 'held'),
  );
}

/** 22.4.1, P171 After the nets: the held try to get out, and the senseless are squeezed without a try. */
export function openGrips(bout: Bout): void {
  late(bout, ['released']);
  for (const man of bout.men.values()) {
    if (man.grip === null || man.fate !== 'fighting') continue;
    if (active(man)) expect(bout, 'escape-tried', man.id, 'held');
    else expect(bout, 'stunned', man.id, SQUEEZE);
  }
}

/** 22.4.1, P55, P84, P171, P172 The CF of both, and the dice. */
export function checkBrokenHold(
  bout: Bout,
  event: EventOf<'escape-tried'>,
  against: { readonly by: FighterId; readonly cf: number },
): void {
  const [man, holder] = [manOf(bout, event.fighter), manOf(bout, against.by)];
  must(bout, fulfil(bout, 'escape-tried', man.id, 'held'), 'nobody holds him, or he has tried already');
  same(bout, 'who holds him', man.grip?.by, holder.id);
  onlyRolls(bout, event, ['hold-cf', 'escape-cf', 'escape']);
  const netFirst = bout.due.every(
    ({ kind, fighter, why }) => kind !== 'escape-tried' || fighter !== man.id || why !== 'caught',
  );
  must(bout, netFirst, 'the try at the net comes first');
  const holding = availableAgainst(holder, man);
  spend(bout, event, holder, { name: 'hold-cf', cf: against.cf, most: holding, dice: Math.floor(holding / CF_A_HOLD) });
  const escaping = availableCf(man);
  spend(bout, event, man, { name: 'escape-cf', cf: event.cf, most: escaping, dice: Math.ceil(escaping / CF_A_TRY) });
  const roll = rollOf(bout, event, 'escape');
  if (roll === null) return;
  checkModifiers(bout, 'escape', roll.modifiers, [
    { value: -event.cf, why: /escape CF/ },
    { value: against.cf, why: /hold CF/ },
  ]);
  same(bout, "'escaped'", event.escaped, roll.need?.met);
  same(bout, 'what it costs him', event.penalty, 0);
  if (event.escaped) letOff(bout, man);
  else expect(bout, 'stunned', man.id, SQUEEZE);
}

interface Spent {
  readonly name: 'hold-cf' | 'escape-cf';
  readonly cf: number;
  readonly most: number;
  /** The dice of a centurion. */
  readonly dice: number;
}

/** What one of them put into it: a centurion by his dice, anybody no more than he has. */
function spend(bout: Bout, event: EventOf<'escape-tried'>, man: Man, { name, cf, most, dice }: Spent): void {
  const rolls = rollsOf(event, name);
  same(bout, `the dice for '${name}'`, rolls.length, man.by === 'book' ? dice : 0);
  for (const { modifiers } of rolls) checkModifiers(bout, name, modifiers, []);
  const diced = rolls.reduce((sum, { total }) => sum + total, 0);
  if (man.by === 'book') same(bout, `the CF of '${name}'`, cf, Math.min(most, diced));
  must(bout, Number.isInteger(cf) && cf >= 0 && cf <= most, `${man.id} has no ${cf} CF for it`);
  man.now.spent.push({ value: -cf, why: name === 'hold-cf' ? /^hold/ : /^escape/ });
}

/** 22.4.2, C26 1D3 + ST of the holder, and the critical of a strike on what he holds. */
export function squeezed(bout: Bout, man: Man, event: EventOf<'stunned'>): number {
  onlyRolls(bout, event, ['squeeze']);
  const roll = rollOf(bout, event, 'squeeze');
  const holder = bout.men.get(man.grip?.by ?? '');
  if (roll === null || holder === undefined || man.grip === null) return 0;
  must(bout, holder.by === 'seat' || man.conscious, 'a centurion lets a senseless man go (P172)');
  checkModifiers(bout, 'squeeze', roll.modifiers, [{ value: holder.st, why: /ST/ }]);
  must(bout, roll.table === undefined, 'a squeeze is read on no table');
  const stun = Math.max(0, roll.total);
  if (stun === 0) return 0;
  const { area } = man.grip;
  bout.bruises.push({ fighter: man.id, by: holder.id, area, draw: null, recoil: null, st: 0, bonus: 0, stun });
  expect(bout, 'bruised', man.id, SQUEEZE);
  return stun;
}
