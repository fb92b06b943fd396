/** 8.4: Impact Factors, the winner, and where both men end. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import { IMPACT } from '../printed-tables.ts';
import { barrierTo } from './arena.ts';
import { bearingsTo, gap } from './bodies.ts';
import {
  type Bout,
  checkModifiers,
  expect,
  foeOf,
  fulfil,
  manOf,
  must,
  onlyRolls,
  rollsOf,
  same,
  type Wanted,
} from './bout.ts';
import { bearings, disc, hexAdvantage, range, same as sameHex, ahead as step, text, toThe } from './hexes.ts';
import { type Entered, type Man, stateAdders, sumOf, usableShield } from './man.ts';
import { checkTurnTold, enter, howOf, tickOf } from './movement.ts';
import { levelOf } from './skills.ts';

/** How one man came into a collision. */
interface Party {
  readonly man: Man;
  /** The hex he entered it from; null: he did not move into it in this tick or an earlier one on his way on. */
  readonly from: Hex | null;
  /** Hexes entered, the collision hex included. */
  readonly entered: readonly Entered[];
  /** He steps into the hex in this very tick. */
  readonly arriving: boolean;
}

export function checkCollided(bout: Bout, event: EventOf<'collided'>): void {
  const [a, b] = event.fighters.map((id) => manOf(bout, id));
  if (a === undefined || b === undefined) return;
  for (const { id } of [a, b]) fulfil(bout, 'collided', id);
  must(bout, !a.now.collided && !b.now.collided, 'nobody collides twice in a phase');
  const tick = tickOfCollision(bout, [a, b], event.at);
  const parties = [a, b].map((man) => partyOf(bout, man, event.at, tick)) as [Party, Party];
  must(
    bout,
    parties.some(({ arriving }) => arriving),
    'nobody enters that hex now',
  );
  checkImpacts(bout, event, parties);
  const further = event.winner === null ? furtherBack(bout, event, parties) : null;
  for (const [i, party] of parties.entries()) settle(bout, event, party, parties[1 - i] ?? party, further);
}

/** The tick in which they meet: that of whoever enters the hex now. */
function tickOfCollision(bout: Bout, men: readonly Man[], at: Hex): number {
  const ticks = men.filter((man) => arrives(bout, man, at)).map((man) => man.now.entered.length + 1);
  return ticks[0] ?? 1;
}

function arrives(bout: Bout, man: Man, at: Hex): boolean {
  const next = tickOf(bout, man, man.now.entered.length + 1)?.to ?? null;
  return next !== null && sameHex(next, at) && !sameHex(man.at, at);
}

function partyOf(bout: Bout, man: Man, at: Hex, tick: number): Party {
  const due = tickOf(bout, man, tick);
  checkTurnTold(bout, man, due);
  const arriving = arrives(bout, man, at);
  const { entered } = man.now;
  if (arriving && due?.to) {
    const step = { hex: at, from: man.at, how: howOf(due.code) };
    return { man, arriving, from: man.at, entered: [...entered, step] };
  }
  const index = entered.findIndex(({ hex }) => sameHex(hex, at));
  if (index < 0) return { man, arriving, from: null, entered: [] };
  const ended = sameHex(man.at, at) && (due?.to == null || swaps(bout, man, due.to, at));
  const from = ended ? null : (entered[index]?.from ?? null);
  return { man, arriving, from, entered: entered.slice(0, index + 1) };
}

/** P16 In a swap he whose hex it is counts as not having moved. */
function swaps(bout: Bout, man: Man, to: Hex, at: Hex): boolean {
  const foe = foeOf(bout, man);
  return sameHex(foe.at, to) && arrives(bout, foe, at);
}

function checkImpacts(bout: Bout, event: EventOf<'collided'>, parties: readonly [Party, Party]): void {
  onlyRolls(bout, event, ['impact']);
  const rolls = rollsOf(event, 'impact');
  same(bout, 'the number of impact rolls', rolls.length, 2);
  for (const [i, party] of parties.entries()) {
    const roll = rolls[i];
    const other = parties[1 - i] ?? party;
    if (roll !== undefined)
      checkModifiers(bout, `impact of ${party.man.id}`, roll.modifiers, impactOf(party, other, event.at));
  }
  const [first = 0, second = 0] = rolls.map(({ total }) => total);
  const winner = first === second ? null : parties[first > second ? 0 : 1].man.id;
  same(bout, 'the winner', event.winner, winner);
  same(bout, 'the difference', event.by, Math.abs(first - second));
  bout.impactBy = Math.abs(first - second);
}

const impactOf = (party: Party, other: Party, at: Hex): readonly Wanted[] =>
  impactLines(party.man, party.entered, impactAdvantage(party, other, at));

/** 8.4, P18 What makes up a man's Impact Factor: himself, the hexes he has entered, his advantage over the other. */
export function impactLines(man: Man, entered: readonly Entered[], advantage: number): readonly Wanted[] {
  const shield = usableShield(man);
  const count = (how: Entered['how']): number => entered.filter((one) => one.how === how).length;
  const leaps = count('leap') + count('roll') > 0;
  const kneels = man.posture === 'kneeling';
  const order = man.now.book?.order ?? man.now.plot?.actions[0]?.code;
  return [
    { value: man.type === 'heavy' ? IMPACT.heavy : man.type === 'medium' ? IMPACT.medium : 0, why: /heavy|medium/ },
    { value: shield === null ? IMPACT.noShield : shield.size === 'large' ? IMPACT.largeShield : 0, why: /shield/ },
    { value: IMPACT.forward * count('forward'), why: /forward/ },
    { value: IMPACT.backward * count('backward'), why: /backward/ },
    { value: leaps ? IMPACT.leapOrRoll : 0, why: /leap|roll/ },
    { value: kneels || man.stumbling ? IMPACT.kneelingOrStumbling : 0, why: /kneeling|stumbling/ },
    {
      value: man.ensnared !== null || order === 'recover' || order === 'R' ? IMPACT.recover : 0,
      why: /recover|ensnared/,
    },
    { value: IMPACT.stun * man.stun, why: /stun/ },
    { value: man.st, why: /ST/ },
    { value: man.ag, why: /AG/ },
    { value: levelOf(man, 'HG'), why: /Hold Ground/ },
    { value: advantage, why: /positional advantage/ },
  ];
}

/** P17, F5 His bearing on the other: the hex he came from, or the other's last hex if he did not move. */
function impactAdvantage(party: Party, other: Party, at: Hex): number {
  const bonus = sumOf(stateAdders(other.man));
  if (other.man.posture === 'prone') return bonus;
  if (party.from !== null) return hexAdvantage(party.from, at, other.man.facing) + bonus;
  return other.from === null ? bonus : hexAdvantage(at, other.from, other.man.facing) + bonus;
}

/** 8.4.1-8.4.4 Where he is now, and what must follow. */
function settle(bout: Bout, event: EventOf<'collided'>, party: Party, other: Party, further: string | null): void {
  const { man } = party;
  if (party.arriving) {
    const code = tickOf(bout, man, man.now.entered.length + 1)?.code ?? 'F';
    enter(bout, man, event.at, code);
  }
  man.now.collided = true;
  man.now.entered = [...party.entered];
  forgetLaterHazards(man);
  if (event.winner === null) fallBack(bout, event, party, further === man.id);
  else if (event.winner === man.id) man.at = event.at;
  else lose(bout, event, party, other);
}

/** F4 Hexes entered after the collision hex count for nothing. */
function forgetLaterHazards({ now }: Man): void {
  const places = now.entered.map(({ hex }) => text(hex));
  now.hazards = new Set([...now.hazards].filter((place) => places.includes(place)));
}

/** P21 Who of two that came from one hex goes a hex further back: the one who can, or one by lot; null: neither. */
function furtherBack(bout: Bout, event: EventOf<'collided'>, parties: readonly [Party, Party]): string | null {
  const [a, b] = parties.map(({ from }) => from);
  if (a == null || b == null || !sameHex(a, b)) return null;
  const lot = (event.lots ?? []).find(({ name }) => name === 'falls-back-further');
  const able = parties.filter(({ entered }) => entered.length > 1);
  same(bout, 'the number in the lot to fall back further', lot?.of ?? 1, Math.max(1, able.length));
  return able[lot?.picked ?? 0]?.man.id ?? null;
}

/** 8.4.2, P21 */
function fallBack(bout: Bout, event: EventOf<'collided'>, { man, from }: Party, further: boolean): void {
  if (from === null) return;
  man.at = further ? (man.now.entered.at(-2)?.from ?? from) : from;
  const ways = bearings(man.at, event.at);
  if (!ways.includes(man.facing) || further) expect(bout, 'turned', man.id, further ? 'collision?' : 'collision');
}

/** 8.4.1, P20 */
function lose(bout: Bout, event: EventOf<'collided'>, { man, from }: Party, winner: Party): void {
  const to = event.pushedTo;
  man.now.lostCollision = true;
  const { places, room } = pushPlaces(bout, event.at, winner, from);
  const tested = bout.pushing.delete(man.id);
  const lot = (event.lots ?? []).find(({ name }) => name === 'pushed-to');
  const found = to !== null && places.some((hex) => sameHex(hex, to));
  if (tested) must(bout, found, `${man.id} is pushed to ${JSON.stringify(to)}`);
  else {
    same(bout, 'the places he may be pushed to', lot?.of ?? 1, places.length);
    same(bout, `where ${man.id} is pushed to`, to, places[lot?.picked ?? 0]);
  }
  const front = toThe('F', event.at, winner.man.facing);
  if (!room && barrierTo(bout, event.at, front) !== null) expect(bout, 'obstacle-hit', man.id, 'pushed');
  man.at = to ?? event.at;
  expect(bout, 'stunned', man.id, 'the collision');
  if (man.posture !== 'prone') expect(bout, 'stumble-checked', man.id, 'lost the collision');
}

const FRONT = ['F', 'FR', 'FL'] as const;

/**
 * P20 The hex before the winner; if it is taken or barred, those beside it; then, if it was barred, where he came
 * from; then whatever is free and nearest to that.
 */
function pushPlaces(bout: Bout, at: Hex, { man }: Party, from: Hex | null): Room {
  const taken = (hex: Hex): boolean =>
    [...bout.men.values()].some(
      (one) => one !== man && one.fate === 'fighting' && !one.now.lostCollision && gap(hex, one) === 0,
    );
  const free = (hex: Hex): boolean => barrierTo(bout, at, hex) === null && !taken(hex);
  const [front = at, ...beside] = FRONT.map((way) => toThe(way, at, man.facing));
  if (free(front)) return { places: [front], room: true };
  if (beside.some(free)) return { places: beside.filter(free), room: true };
  if (barrierTo(bout, at, front) !== null && from !== null && !taken(from)) return { places: [from], room: false };
  const around = disc(at, 1).filter((hex) => !sameHex(hex, at) && free(hex));
  const least = Math.min(...around.map((hex) => range(hex, from ?? at)));
  const places = ([0, 1, 2, 3, 4, 5] as const)
    .map((direction) => step(at, direction))
    .filter((hex) => around.some((one) => sameHex(one, hex)) && range(hex, from ?? at) === least);
  return { places, room: false };
}

/** P20 Where somebody may be pushed, and whether that is before the winner. */
interface Room {
  readonly places: readonly Hex[];
  readonly room: boolean;
}

/** Whether a man looks straight at another, at the nearest of his hexes. */
export const centred = (man: Man, other: Man): boolean => bearingsTo(man.at, other).includes(man.facing);
