/** 5.3, 5.4 Lines of a fight: pools, blows, wounds. */
import type { ToldPool } from '../../../src/games/heroes/rules/events.ts';
import type { Part } from '../../../src/games/heroes/rules/words.ts';
import type { Roll } from '../../../src/kernel/roll.ts';
import { POOLS } from './pools.ts';
import { across, cell, isZone, LOCATIONS, WEAPONS } from './printed.ts';
import { type Fight, hold, type Of, passes, type Reading, sheetOf, total } from './reading.ts';
import {
  areLines,
  guardOf,
  type Line,
  lines,
  mirrored,
  type Sheet,
  savvyOf,
  sum,
  weapon,
  weaponHand,
  works,
} from './sheets.ts';

/** Two pools as they were told, rolled and counted; the margin of the first. */
function contest(
  read: Reading,
  table: keyof typeof POOLS,
  { pools, rolls = [] }: { readonly pools: readonly ToldPool[]; readonly rolls?: readonly Roll[] },
  [first, second]: readonly [string, string],
  fight: Pick<Fight, 'edge' | 'retake'> = { edge: null, retake: false },
): number {
  const counts = [first, second].map((id, i) => {
    const [one, foe] = [sheetOf(read, id), sheetOf(read, i === 0 ? second : first)];
    const how = { committed: read.committed.get(id) ?? 0, foe, first: i === 0, ...fight };
    const expected: readonly Line[] = POOLS[table](one, how);
    const vague = table !== 'plain' && (one.vague || foe.vague);
    const told = pools[i];
    hold(read, vague || areLines(told?.lines ?? [], expected), `${id}: lines of the pool`);
    const dice = Math.max(0, vague ? (told?.dice ?? 0) : sum(expected));
    const done = passes(rolls[i], dice, 3);
    hold(read, told?.fighter === id && told.dice === dice && rolls[i]?.total === done, `${id}: ${dice} dice`);
    return done;
  });
  read.committed.clear();
  return (counts[0] ?? 0) - (counts[1] ?? 0);
}

/** 5.3 Table 5-3. */
export function checkManeuver(read: Reading, event: Of<'maneuver'>): void {
  const { fighter, foe, result, attacker } = event;
  hold(read, sheetOf(read, fighter).zone === sheetOf(read, foe).zone, 'not in one zone');
  const margin = contest(read, 'maneuver', event, [fighter, foe]);
  const size = Math.abs(margin);
  hold(read, result === (size === 0 ? 'even' : size === 1 ? 'opening' : 'clear opening'), 'the result of Table 5-3');
  const first = margin > 0 ? fighter : margin < 0 ? foe : null;
  hold(read, attacker === first, 'who attacks');
  read.fight = null;
  if (first === null) return;
  const defender = first === fighter ? foe : fighter;
  const none = { margin: 0, blow: null, part: null, modified: 0, damage: 0, retake: false };
  read.fight = { attacker: first, defender, edge: size > 1 ? 'untold' : null, ...none };
}

/** 5.4.5 What a clear opening is used for. */
export function checkEdge(read: Reading, { fighter, edge, rolls = [] }: Of<'edge'>): void {
  const one = sheetOf(read, fighter);
  const shield = one.hands.left === 'large shield' || one.hands.right === 'large shield';
  hold(read, read.fight?.attacker === fighter && read.fight.edge !== null, 'nobody has a clear opening');
  hold(read, one.vague || edge === 'advantage' || shield, 'no large shield');
  const die = rolls[0];
  if (die !== undefined) hold(read, edge === (passes(die, 1, savvyOf(one)) === 1 ? 'bash' : 'advantage'), 'the die');
  if (read.fight !== null) read.fight.edge = edge;
}

/** 5.4 Table 5-5. */
export function checkAttack(read: Reading, event: Of<'attack'>): void {
  const { fight } = read;
  if (fight === null) {
    hold(read, false, 'nobody has an opening');
    return;
  }
  hold(read, fight.attacker === event.fighter && fight.defender === event.foe, 'who attacks');
  hold(read, fight.edge !== 'untold', 'what the clear opening was used for');
  const margin = contest(read, 'attack', event, [fight.attacker, fight.defender], fight);
  const foe = sheetOf(read, fight.defender);
  const none = event.pools.every(({ dice }) => dice === 0);
  const lost = foe.ensnared ? 'torn free' : margin <= -2 ? 'hit back' : 'counterstrike';
  const result = none ? 'nothing' : margin > 0 ? 'hit' : margin === 0 ? 'retake' : lost;
  hold(read, event.margin === margin && event.result === result, `${result} by Table 5-5`);
  const impact = Math.abs(margin);
  const [by, on] = result === 'hit' ? [event.fighter, event.foe] : [event.foe, event.fighter];
  fight.blow =
    result === 'hit' || result === 'hit back'
      ? { by, on, impact, thrown: null, bare: result === 'hit back' && fight.edge === 'bash' }
      : null;
  fight.retake = true;
  if (result === 'counterstrike')
    Object.assign(fight, { attacker: fight.defender, defender: fight.attacker, edge: null });
}

/** 5.3.1, 5.4.9 Table 5-4, and sand. */
export function checkTossed(read: Reading, event: Of<'net-tossed' | 'sand-kicked'>): void {
  const [one, foe] = [sheetOf(read, event.fighter), sheetOf(read, event.foe)];
  const net = event.kind === 'net-tossed';
  const margin = contest(read, net ? 'net' : 'plain', event, [one.id, foe.id]);
  const missed = net && margin === 0 ? 'kept' : 'missed';
  hold(read, event.result === (margin > 0 ? 'caught' : missed), 'the result of Table 5-4');
  if (!net) {
    one.kicked = true;
    foe.blinded ||= margin > 0;
    return;
  }
  const hand = one.hands.left === 'net' ? 'left' : 'right';
  hold(read, one.vague || one.hands[hand] === 'net', 'no net in hand');
  if (event.result !== 'kept') one.hands[hand] = null;
  if (event.result === 'missed') read.ground.push({ item: 'net', zone: foe.zone, missed: foe.id });
  if (event.result !== 'caught') return;
  foe.steadied ||= foe.card.signatures.includes('steady') && !foe.knocked;
  Object.assign(foe, { ensnared: true, knocked: true });
}

/** 5.4.8 A weapon thrown. */
export function checkThrown(read: Reading, event: Of<'thrown'>): void {
  const [one, foe] = [sheetOf(read, event.fighter), sheetOf(read, event.foe)];
  const hands = (['left', 'right'] as const).filter((hand) => one.hands[hand] === event.item);
  hold(read, one.vague || hands.length > 0, 'not in hand');
  one.vague ||= hands.length > 1;
  for (const hand of hands.slice(0, 1)) one.hands[hand] = null;
  one.threw = true;
  const margin = contest(read, 'plain', event, [one.id, foe.id]);
  const past = across(one.zone, foe.zone);
  const lands = margin > 0 || !isZone(read.setup.board, cell(past)) ? foe.zone : past;
  hold(read, event.margin === margin && event.lands === lands, `it lands in ${lands}`);
  read.ground.push({ item: event.item, zone: lands, missed: null });
  const blow = { by: one.id, on: foe.id, impact: margin, thrown: event.item, bare: false };
  const none = { edge: null, retake: false, part: null, modified: 0, damage: 0 };
  read.fight = { attacker: one.id, defender: foe.id, margin, blow: margin > 0 ? blow : null, ...none };
}

/** 5.4.2 Hit Location. */
export function checkLocated(read: Reading, { fighter, foe, part, guard, rolls = [] }: Of<'located'>): void {
  const blow = read.fight?.blow;
  if (blow === undefined || blow === null) {
    hold(read, false, 'nobody was hit');
    return;
  }
  hold(read, blow.by === fighter && blow.on === foe, 'who is hit');
  const [one, target] = [sheetOf(read, fighter), sheetOf(read, foe)];
  const sword = (blow.thrown ?? weapon(one)) === 'sword' && one.card.signatures.includes('swordsman');
  hold(read, one.vague || rolls.length === (sword ? 2 : 1), 'a swordsman rolls two places');
  const places = rolls.map((roll) => {
    const [row, by] = LOCATIONS[total(roll) - 2] ?? ['chest', '-'];
    const place = mirrored(row, target.card.handed);
    return { place, guard: blow.bare ? null : guardOf(target, place, by) };
  });
  const fits = places.some((one) => one.place === part && (target.vague || one.guard === guard));
  hold(read, fits, 'the row of Hit Location, and the guard');
  if (read.fight !== null) read.fight.part = part;
}

/** 5.4.3 Table 5-7. */
export function checkImpact(read: Reading, event: Of<'impact'>): void {
  const { fight } = read;
  const blow = fight?.blow;
  if (fight === null || blow === undefined || blow === null) {
    hold(read, false, 'nobody was hit');
    return;
  }
  const [one, target] = [sheetOf(read, blow.by), sheetOf(read, blow.on)];
  const { armour } = target.parts[event.part];
  const expected = lines([
    [`armour class ${armour}`, true, -armour],
    ...(blow.thrown === null
      ? [struckWith(one)]
      : [[`a thrown ${blow.thrown}`, true, added(blow.thrown, true)] as const]),
  ]);
  const modified = blow.impact + sum(expected);
  hold(read, event.part === fight.part && event.impact === blow.impact, 'where, and with what Impact');
  hold(read, one.vague || areLines(event.modifiers, expected), 'lines of Table 5-7');
  fight.modified = one.vague ? event.modified : modified;
  fight.damage = Math.max(1, fight.modified);
  hold(read, event.modified === fight.modified && event.damage === fight.damage, 'Impact and damage');
}

const added = (item: string, two: boolean): number => WEAPONS[item]?.[two ? 1 : 0] ?? 0;

/** R34 A weapon in one hand or in both. */
function struckWith(one: Sheet): readonly [string, boolean, number] {
  const [hand, item] = [weaponHand(one), weapon(one)];
  if (hand === null || item === null) return ['fists', false, 0];
  const two = one.hands[hand === 'left' ? 'right' : 'left'] === null && works(one, 'left') && works(one, 'right');
  return [`${item} in ${two ? 'two hands' : 'one hand'}`, true, added(item, two)];
}

/** 5.4.3, 3.5 Down, or steady. */
export function checkKnocked(read: Reading, { kind, fighter }: Of<'knocked-down' | 'steadied'>): void {
  const one = sheetOf(read, fighter);
  const steady = one.card.signatures.includes('steady') && !one.steadied;
  hold(read, (read.fight?.modified ?? 0) >= 2 && !one.knocked, 'Impact of two, on one who stands');
  hold(read, (kind === 'steadied') === steady, 'Steady keeps up once');
  if (kind === 'steadied') one.steadied = true;
  else one.knocked = true;
}

/** 5.4.3, 5.4.3.1 What a wound costs. */
export function checkWounded(read: Reading, event: Of<'wounded'>): void {
  const { fight } = read;
  const [one, by] = [sheetOf(read, event.fighter), sheetOf(read, event.by)];
  const stands = fight !== null && fight.modified >= 2 && !one.knocked && !one.steadied;
  hold(read, !stands, 'nobody was knocked down');
  hold(read, fight?.blow?.by === event.by && fight.blow.on === event.fighter && fight.part === event.hit, 'which blow');
  const whole = one.parts[event.hit].now > 0;
  const takes = whole
    ? event.hit
    : event.hit.endsWith('arm')
      ? 'chest'
      : event.hit.endsWith('leg')
        ? 'belly'
        : event.hit;
  const before = one.parts[event.part].now;
  const after = Math.max(0, before - (fight?.damage ?? 0));
  hold(
    read,
    event.part === takes && event.before === before && event.after === after,
    `${takes} ${before} to ${after}`,
  );
  one.parts[event.part].now = after;
  const loses = takes !== event.hit ? 'strength' : attributeOf(event.part);
  if (loses !== null) one.now[loses] = Math.max(0, one.now[loses] - 1);
  const lost = loses === null ? null : `${loses} ${one.now[loses]}`;
  hold(read, (event.attribute === null ? null : `${event.attribute.name} ${event.attribute.left}`) === lost, `${lost}`);
  one.taken += 1;
  by.dealt += 1;
  one.wounded.add(event.part);
}

function attributeOf(part: Part): 'savvy' | 'speed' | 'strength' | null {
  if (part === 'head') return 'savvy';
  if (part.endsWith('leg')) return 'speed';
  return part === 'chest' || part === 'belly' ? 'strength' : null;
}

/** 3.2.1 Star Power against a blow. */
export function checkStarPower(read: Reading, event: Of<'star-power'>): void {
  const one = sheetOf(read, event.fighter);
  const done = passes(event.rolls?.[0], one.starPower, 3);
  one.starPower -= (event.rolls?.[0]?.dice.die ?? []).filter((face) => face === 6).length;
  const damage = Math.max(0, (read.fight?.damage ?? 0) - done);
  if (read.fight !== null) read.fight.damage = damage;
  hold(read, event.damage === damage && event.left === one.starPower, 'Star Power against the damage');
}
