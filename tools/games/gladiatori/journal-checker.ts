/** Reads a journal of Gladiatori line by line and works every sum out anew, by nothing of the rules' own code. */
import type { Award, GladiatoriEvent } from '../../../src/games/gladiatori/rules/events.ts';
import type { State } from '../../../src/games/gladiatori/rules/types.ts';
import { type Direction, distance, type Hex, sameHex } from '../../../src/kernel/hex.ts';
import type { Roll } from '../../../src/kernel/roll.ts';

/** HP of cards and items (1.1, 1.2, 1.4), as they are printed. */
const HP: { readonly [card: string]: number } = {
  ...{ strength: 3, dexterity: 3, berserk: 3, movement: 3, 'energy 0': 1, 'energy 1': 2, feint: 3 },
  ...{ sweep: 2, sacrifice: 2, 'acrobatic strike': 3, overskill: 2, rage: 2, 'break item': 1 },
  ...{ 'unbalancing strike': 2, reflex: 1 },
};
const ITEM_HP: { readonly [item: string]: number } = {
  ...{ gladius: 2, spatha: 3, sica: 3, falx: 1, machaera: 2, scutum: 2, parma: 3, clipeus: 3, galea: 3 },
  ...{ crista: 2, cassis: 2, manica: 3, 'manica lamellata': 2, hasta: 2, pilum: 2, tridens: 3, rete: 2, iaculum: 1 },
};
/** What each award is worth, once or a point (15.1). */
const AWARDS: { readonly [A in Award]: number } = {
  ...{ attack: 2, damage: 1, 'first blood': 3, kill: 6, 'attack from behind': -3, 'damage from behind': -2 },
  ...{ 'kill from behind': -12, 'item destroyed': 1, flight: -2, cowardice: -3, surrender: -15, alive: 5 },
  'animal killed': 3,
};
/** Awards that are given for each point. */
const BY_POINT: readonly Award[] = ['damage', 'damage from behind', 'item destroyed'];

/** Somebody as a journal tells of it. */
interface Known {
  hex: Hex | null;
  facing: Direction;
  vp: number;
  /** The HP deck, card by card. */
  hp: string[];
  items: { readonly name: string; damaged: boolean }[];
  out: boolean;
  /** 10.4 Fell already, and fights on: nothing it has is worth HP. */
  fallen: boolean;
  revealed: number;
  firsts: number;
}

/** What has been read so far. */
interface Reading {
  readonly all: Map<string, Known>;
  readonly animals: Map<string, Hex>;
  /** What was paid last, in HP that count. */
  paid: number;
  result: Extract<GladiatoriEvent, { kind: 'result' }> | null;
  fav: { [foe: string]: number };
  fdv: { [fighter: string]: number };
  readonly faults: string[];
}

type Holds = (so: boolean, what: string) => void;
type Of<K extends GladiatoriEvent['kind']> = Extract<GladiatoriEvent, { kind: K }>;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Everything that does not add up in a journal; `begun`: the state before its first line; `end`: the last one, to which it must lead. */
export function journalFaults(
  events: readonly GladiatoriEvent[],
  begun: Readonly<State>,
  end: Readonly<State>,
): readonly string[] {
  const all = new Map(
    begun.fighters.map(({ id, vp, items, facing }): [string, Known] => [
      id,
      {
        ...{ hex: null, facing, vp, hp: [], out: false, fallen: false, revealed: 0, firsts: 0 },
        items: items.map(({ name, damaged }) => ({ name, damaged })),
      },
    ]),
  );
  const reading: Reading = { all, animals: new Map(), paid: 0, result: null, fav: {}, fdv: {}, faults: [] };
  for (const [i, event] of events.entries()) {
    const holds: Holds = (so, what) => {
      if (!so) reading.faults.push(`line ${i}, '${event.kind}': ${what}`);
    };
    for (const roll of event.rolls ?? []) holds(sumOf(roll) === roll.total, `${roll.name} comes to ${sumOf(roll)}`);
    readLine(reading, event, holds);
  }
  const bloods = sum([...all.values()].map(({ firsts }) => firsts));
  if (bloods > 1) reading.faults.push('first blood was drawn twice');
  return [...reading.faults, ...endFaults(reading, end)];
}

const sumOf = ({ dice, modifiers }: Roll): number =>
  sum(Object.values(dice).flat()) + sum(modifiers.map(({ value }) => value));

/** Whatever the last state has of a fighter and the journal does not lead to. */
function endFaults({ all }: Reading, { fighters }: Readonly<State>): readonly string[] {
  return fighters.flatMap(({ id, hex, facing, vp, standing, items }) => {
    const known = all.get(id);
    const told = known === undefined ? null : [known.hex, known.facing, known.vp, known.out, namesOf(known.items)];
    const found = [hex, facing, vp, standing !== 'active', namesOf(items)];
    const [one, other] = [told, found].map((what) => JSON.stringify(what));
    return one === other ? [] : [`at its end ${id} is ${other}, and was told to be ${one}`];
  });
}

const namesOf = (items: readonly { readonly name: string }[]): readonly string[] =>
  items.map(({ name }) => name).toSorted();

function readLine(reading: Reading, event: GladiatoriEvent, holds: Holds): void {
  const known = 'fighter' in event ? reading.all.get(event.fighter) : undefined;
  if (known !== undefined) readFighter(reading, event, known, holds);
  switch (event.kind) {
    case 'order-set':
      reading.result = null;
      break;
    case 'animal-entered':
    case 'animal-bred':
      reading.animals.set(event.animal, event.hex);
      break;
    case 'animal-moved':
      holds(sameHex(reading.animals.get(event.animal) ?? event.to, event.from), 'it did not stand there');
      reading.animals.set(event.animal, event.to);
      break;
    case 'animal-killed':
      reading.animals.delete(event.animal);
      break;
    case 'pushed':
      if (reading.all.has(event.target)) place(reading, event.target, event.to, holds);
      else reading.animals.set(event.target, event.to);
      break;
    case 'round-began':
      reading.fav = {};
      break;
    case 'ended':
      readEnd(reading, event, holds);
      break;
    default:
  }
}

function readFighter(reading: Reading, event: GladiatoriEvent, known: Known, holds: Holds): void {
  switch (event.kind) {
    case 'placed':
      known.facing = event.facing;
      place(reading, event.fighter, event.hex, holds);
      break;
    case 'retreated':
      place(reading, event.fighter, event.to, holds);
      break;
    case 'stepped':
    case 'turned':
      readMove(reading, event, known, holds);
      break;
    case 'item-taken':
      known.items.push({ name: event.item, damaged: false });
      break;
    case 'item-damaged':
      for (const item of known.items) if (item.name === event.item) item.damaged = true;
      break;
    case 'item-lost':
    case 'item-left':
      known.items = known.items.filter(({ name }) => name !== event.item);
      break;
    case 'split-cards':
      known.hp = [...event.hp];
      break;
    case 'split':
      holds(event.hand >= 0 && event.hp >= 0, 'there are fewer than no cards');
      break;
    case 'adapted-cards':
      take(known.hp, event.hand, holds);
      known.hp.push(...event.hp);
      break;
    case 'raged':
      if (event.from === 'hpDeck') {
        take(known.hp, [event.card], holds);
        known.hp.push('rage');
      }
      break;
    case 'revealed':
      known.revealed = event.cards.length;
      break;
    case 'fav':
    case 'fdv':
    case 'fav-parts':
    case 'fdv-parts':
      readValue(reading, event, holds);
      break;
    case 'result':
      readResult(reading, event, known, holds);
      break;
    case 'paid':
      readPayment(reading, event, known, holds);
      break;
    case 'unbeatable':
      Object.assign(known, { fallen: true, out: false });
      break;
    case 'died':
    case 'collapsed':
    case 'surrendered':
      known.out = true;
      break;
    case 'points':
      readPoints(reading, event, known, holds);
      break;
    default:
  }
}

/** 3.1, 3.3 Puts somebody into a hex: of the arena, and nobody else’s. */
function place({ all, animals }: Reading, id: string, hex: Hex, holds: Holds): void {
  holds(Math.abs(hex.q) <= 5 && Math.abs(hex.r) <= 4 && Math.abs(hex.q + hex.r) <= 5, 'that lies outside');
  const others = [...all].filter(([other, known]) => other !== id && !known.out && known.hex !== null);
  holds(!others.some(([, known]) => known.hex !== null && sameHex(known.hex, hex)), 'somebody stands there');
  holds(![...animals.values()].some((other) => sameHex(other, hex)), 'an animal stands there');
  const known = all.get(id);
  if (known !== undefined) known.hex = hex;
}

function readMove(reading: Reading, event: Of<'stepped' | 'turned'>, known: Known, holds: Holds): void {
  const by = Math.abs(((event.facing - known.facing + 9) % 6) - 3);
  if (event.kind === 'stepped') {
    holds(known.hex !== null && sameHex(known.hex, event.from), 'it did not stand there');
    holds(distance(event.from, event.to) === 1 && by <= 1, 'that is no step');
    place(reading, event.fighter, event.to, holds);
  } else holds(by >= 1 && by <= 2, 'that is no turn');
  known.facing = event.facing;
}

function take(zone: string[], cards: readonly string[], holds: Holds): void {
  for (const card of cards) {
    const at = zone.indexOf(card);
    holds(at >= 0, `there is no ${card} in the HP deck`);
    if (at >= 0) zone.splice(at, 1);
  }
}

/** 9.1, 9.2 A total is the sum of what it is told to be made of, in public and in secret. */
function readValue(reading: Reading, event: Of<'fav' | 'fdv' | 'fav-parts' | 'fdv-parts'>, holds: Holds): void {
  const made = sum(event.modifiers.map(({ value }) => value));
  holds(made === event.total, `its parts come to ${made}`);
  if (event.kind === 'fav') reading.fav[event.foe] = event.total;
  if (event.kind === 'fdv') reading.fdv[event.fighter] = event.total;
}

/** 9.2, 9.3 Whether it hits, and how hard. */
function readResult(reading: Reading, event: Of<'result'>, known: Known, holds: Holds): void {
  reading.result = event;
  const beast = reading.animals.has(event.foe);
  holds(event.halved === null || event.halved === Math.floor(event.fav / 2), 'half of it is another');
  holds(event.hit === (event.halved ?? event.fav) - event.fdv > 0, 'it is told to hit where it does not, or not to');
  const made = sum(event.modifiers.map(({ value }) => value));
  holds(event.damage === made, `its parts come to ${made}`);
  if (beast) return;
  holds((reading.fdv[event.foe] ?? event.fdv) === event.fdv, 'another defense was announced');
  holds((reading.fav[event.foe] ?? event.fav) === event.fav, 'another attack was announced');
  holds(event.n === 1 + known.revealed, `there are ${1 + known.revealed} cards in it`);
  const cards = event.modifiers.find(({ why }) => /^for \d+ cards$/.test(why))?.value ?? 0;
  if (event.hit && event.damage > 0) holds(cards === Math.floor(event.n / 2), 'its cards do another damage');
}

/** 10.1 What is paid is there, is enough, and nothing of it could be left out; who cannot pay falls. */
function readPayment(reading: Reading, event: Of<'paid'>, known: Known, holds: Holds): void {
  take(known.hp, event.cards, holds);
  const worth = [...event.cards.map((card) => HP[card] ?? 0), ...event.items.map((name) => itemWorth(known, name))];
  const paid = sum(worth);
  known.items = known.items.filter(({ name }) => !event.items.some((item) => item === name));
  reading.paid = event.damage;
  if (known.fallen) return;
  if (event.damage === 0) {
    holds(worth.length === 1, 'an animal takes one thing (17.7)');
    return;
  }
  const falls = known.hp.length === 0 && known.items.length === 0 && event.damage === paid + 1;
  holds(falls || paid >= event.damage, `${paid} HP are too few`);
  holds(falls || !worth.some((hp) => hp > 0 && paid - hp >= event.damage), 'something of it could be left out');
}

function itemWorth({ items }: Known, name: string): number {
  const hp = ITEM_HP[name] ?? 0;
  return items.find((item) => item.name === name)?.damaged === true ? Math.floor(hp / 2) : hp;
}

/** 15.1 An award is what the book says, and a total what it was before with it. */
function readPoints(reading: Reading, { delta, reason, total }: Of<'points'>, known: Known, holds: Holds): void {
  known.vp += delta;
  holds(known.vp === total, `there are ${known.vp} VP`);
  const each = AWARDS[reason];
  holds(BY_POINT.includes(reason) ? delta % each === 0 : delta === each, `${reason} is worth ${each}`);
  if (reason === 'damage' || (reason === 'damage from behind' && reading.result?.modifiers.length !== 0))
    holds(delta === each * reading.paid || reading.result?.damage !== reading.paid, `${reading.paid} were paid`);
  if (reason === 'first blood') known.firsts += 1;
}

/** 15.2 Who has most wins; of equals who has more HP. */
function readEnd({ all }: Reading, { by, winner, scores }: Of<'ended'>, holds: Holds): void {
  if (scores.length === 0) return;
  const most = Math.max(...scores.map(({ vp }) => vp));
  if (by === 'points') holds(scores.find(({ party }) => party === winner)?.vp === most, 'somebody has more VP');
  if (all.size === scores.length)
    holds(
      [...all.values()].every(({ vp }, i) => scores[i]?.vp === vp),
      'its VP are others',
    );
}
