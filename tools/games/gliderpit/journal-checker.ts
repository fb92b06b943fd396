/** Works a journal of the pit out anew, from tables printed here once more and sums alone; shares nothing with the engine but the shapes of events. */
import type { PitEvent } from '../../../src/games/gliderpit/rules/events.ts';
import type { Roll } from '../../../src/kernel/roll.ts';

const HIT = [14, 16, 22, 24, 26, 32, 34, 36, 42, 44, 46, 52, 54, 56, 62, 64];
const RAM = [
  ['AA-1, Astn', 'AA-2', 'AA-1'],
  ['AA-2', 'AA-1', 'DA-1'],
  ['AA-1', 'AA+1, AS-1', 'DA-2'],
  ['AA+1, AS-2', 'DA-1', 'DA-3'],
  ['AA+1, AS-1', 'DA-2', 'DA-4, Dstn'],
  ['DA-1', 'DA-3', 'DA-5'],
  ['DA-2', 'DA-4, Dstn', 'DA-5, Dstn'],
];
/** By a total of two dice, from 2. */
const HEAVY = 'DA-1|DA-1|Dstn|Dstn|DA-2|DA-2|DA-2|DA-2, DS-1|DA-2, DS-1|DA-3, DS-1|DA-3, DS-1'.split('|');
const LIGHT = 'Dstn|-|DA-2, DS-1|DA-2, DS-1|DA-1|DA-1|DA-1|DA-2|DA-2|DA-2|DA-3'.split('|');
const STRUCK = 'DA-1, DS-1|DA-1, DS-1|Dstn|Dstn|DA-2|DA-2|DA-2|DA-3|DA-3|DA-3|Dstn, DA-1, DS-1'.split('|');
const RECOVERY = 'falls|falls|stalls|stalls|nothing|recovers|recovers|recovers|recovers|rises|rises'.split('|');
const CUTS: { readonly [weapon: string]: number } = { dagger: 2, sword: 1, spear: -1, stone: -1, net: -1 };
const LOOPS: { readonly [name: string]: { readonly [speed: number]: readonly [levels: number, speed: number] } } = {
  'climbing half-loop': { 5: [3, 1] },
  'diving half-loop': { 1: [-2, 3], 2: [-3, 5] },
  'zoom climb': { 5: [5, 1] },
};

/** What is known of a glider from the lines before. */
interface Known {
  alt: number;
  speed: number;
  hand: string | null;
}

const facesOf = (roll: Roll | undefined): readonly number[] => Object.values(roll?.dice ?? {}).flat();
const sumOf = (roll: Roll | undefined): number => facesOf(roll).reduce((sum, face) => sum + face, 0);
const addedTo = (roll: Roll | undefined): number => (roll?.modifiers ?? []).reduce((sum, { value }) => sum + value, 0);

/** What is wrong with a journal, a sentence for each line that does not add up. */
export function journalFaults(events: readonly PitEvent[]): readonly string[] {
  const known = new Map<string, Known>();
  let attack = 'stone';
  let levels = 0;
  return events.flatMap((event, at) => {
    const glider = 'glider' in event ? known.get(event.glider) : undefined;
    if (event.kind === 'threw' || event.kind === 'struck') attack = event.kind === 'struck' ? 'strike' : event.weapon;
    if (event.kind === 'dived') levels = event.levels;
    const faults = faultsOf(event, glider, { attack, levels, rise: riseTold(event, events[at + 1]) });
    follow(known, event);
    return faults.map((fault) => `line ${at}, ${event.kind}: ${fault}`);
  });
}

/** Keeps what a line tells. */
function follow(known: Map<string, Known>, event: PitEvent): void {
  if (!('glider' in event)) return;
  const one = known.get(event.glider) ?? { alt: 20, speed: 0, hand: null };
  known.set(event.glider, one);
  if ('alt' in event) one.alt = event.alt;
  if ('speed' in event) one.speed = event.speed;
  if (event.kind === 'took') one.hand = event.weapon;
  if (event.kind === 'stowed' || event.kind === 'lost' || event.kind === 'threw') one.hand = null;
  if (event.kind === 'handed' && (event.result === 'hit' || event.result === 'critical')) {
    one.hand = null;
    const ally = known.get(event.foe);
    if (ally !== undefined) ally.hand = event.weapon;
  }
  if (event.kind === 'collided' && event.effect !== 'out') one.speed = 0;
}

interface Before {
  /** What was attacked with last, and how deep the last dive was. */
  readonly attack: string;
  readonly levels: number;
  /** Levels that it has moved already, and that only the next line tells. */
  readonly rise: number;
}

/** Currents and recoveries are told once one has come to rest, and who is in the way before them. */
function riseTold(event: PitEvent, next: PitEvent | undefined): number {
  if (event.kind !== 'forced-down' || next === undefined) return 0;
  if (next.kind === 'lifted' && next.glider === event.glider) return next.by;
  const recovers = (next.kind === 'climbed' || next.kind === 'sank') && next.cite === '13.36';
  return recovers && next.glider === event.glider ? (next.kind === 'climbed' ? 1 : -1) : 0;
}

/** Nobody flies higher. */
const HIGHEST = 19;

function faultsOf(event: PitEvent, glider: Known | undefined, { attack, levels, rise }: Before): readonly string[] {
  const [roll] = event.rolls ?? [];
  const expected = (what: string, found: unknown, right: unknown): readonly string[] =>
    found === right ? [] : [`${what} ${found}, expected ${right}`];
  switch (event.kind) {
    case 'launched':
      return expected('altitude and speed together', event.alt + event.speed, 20);
    case 'flew':
      return flewFaults(event, glider);
    case 'forced-down':
      return expected('altitude', event.alt, Math.min(HIGHEST, (glider?.alt ?? 0) + rise) - event.levels);
    case 'spun':
      if (event.facing === null) return expected('altitude', event.alt, (glider?.alt ?? 0) - sumOf(roll));
      return expected('facing', event.facing, (sumOf(roll) + 4) % 6);
    case 'held': {
      const slows = sumOf(roll) <= 2;
      const speed = slows ? Math.max(0, (glider?.speed ?? 0) - 1) : glider?.speed;
      return [...expected('slows', event.slows, slows), ...expected('speed', event.speed, speed)];
    }
    case 'dived':
      return [
        ...expected('altitude', event.alt, (glider?.alt ?? 0) - event.levels),
        ...expected('speed', event.speed, (glider?.speed ?? 0) + event.levels),
      ];
    case 'rammed': {
      const die = sumOf(roll);
      const total = die === 1 ? 1 : Math.min(7, die + addedTo(roll));
      return expected('result', event.result, RAM[total - 1]?.[levels - 1]);
    }
    case 'threw':
    case 'struck':
    case 'handed':
      return attackFaults(event, roll);
    case 'wound': {
      const total = Math.min(12, Math.max(2, sumOf(roll) + event.shift));
      const table = attack === 'strike' ? STRUCK : attack === 'spear' || attack === 'sword' ? HEAVY : LIGHT;
      return expected('result', event.result, table[total - 2]);
    }
    case 'recovery':
      return expected('result', event.result, RECOVERY[sumOf(roll) - 2]);
    case 'escaped': {
      const helps = glider?.hand == null ? 0 : (CUTS[glider.hand] ?? 0);
      return expected('free', event.free, sumOf(roll) + helps >= 5);
    }
    default:
      return [];
  }
}

function flewFaults({ maneuver, alt, speed }: Extract<PitEvent, { kind: 'flew' }>, glider: Known | undefined) {
  const before = glider ?? { alt: 0, speed: 0 };
  let [levels, by] = [0, 0];
  if (maneuver.do === 'climb') [levels, by] = [1, -1];
  else if (maneuver.do === 'slip') levels = -1;
  else if (maneuver.do === 'turn') {
    if (maneuver.pay === 'altitude') levels = -1;
    if (maneuver.pay === 'speed') by = -1;
  } else if (maneuver.do !== 'forward') {
    const [up, then] = LOOPS[maneuver.do]?.[before.speed] ?? [99, 99];
    [levels, by] = [up, then - before.speed];
  }
  const right = `${before.alt + levels}/${before.speed + by}`;
  return `${alt}/${speed}` === right ? [] : [`altitude and speed ${alt}/${speed}, expected ${right}`];
}

function attackFaults(event: Extract<PitEvent, { kind: 'threw' | 'struck' | 'handed' }>, roll: Roll | undefined) {
  const [tens = 0, ones = 0] = facesOf(roll);
  const total = 10 * tens + ones;
  const need = HIT[event.cf - 1] ?? 0;
  const right = total === 66 ? 'critical' : total >= need ? 'hit' : total === 11 ? 'fumble' : 'miss';
  return event.result === right ? [] : [`${total} against ${need} is ${event.result}, expected ${right}`];
}
