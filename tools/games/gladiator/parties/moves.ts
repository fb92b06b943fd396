/** 28.4-28.6: what a beast may do in a phase, held against the printed tables. */
import type { EventOf, GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import type { Fighter, FighterId, State } from '../../../../src/games/gladiator/rules/types.ts';
import { distance, type Hex, neighbour, sameHex } from '../../../../src/kernel/hex.ts';
import type { Roll } from '../../../../src/kernel/roll.ts';
import { reading } from '../journal/cells.ts';
import { PRINTED_BEASTS, printedAction } from '../printed-beasts.ts';

/** What one action has brought so far. */
interface Doing {
  readonly event: EventOf<'beast-acted'>;
  /** Hexes gone. */
  moved: number;
  barred: boolean;
  met: boolean;
}

/** What is remembered of beasts from phase to phase. */
export interface BeastMemory {
  /** 28.5 Whose last action was to feed. */
  readonly fed: Set<FighterId>;
  /** P93 Who loses the next action. */
  readonly dazed: Set<FighterId>;
  /** 28.5.2 */
  readonly panicked: Set<FighterId>;
  /** Of the phase in hand: the order they should act in, who has acted, and the action of the pack. */
  order: readonly FighterId[];
  acted: FighterId[];
  pack: string | null;
  doing: Doing | null;
}

export const freshMemory = (): BeastMemory => ({
  ...{ fed: new Set(), dazed: new Set(), panicked: new Set() },
  ...{ order: [], acted: [], pack: null, doing: null },
});

/** A new phase: nobody has acted in it. */
export function newPhase(memory: BeastMemory): void {
  memory.order = [];
  memory.acted = [];
  memory.pack = null;
  memory.doing = null;
}

/** The fighter of an id. */
export function figure({ fighters }: State, id: FighterId): Fighter {
  const found = fighters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no figure '${id}'`);
  return found;
}

/** A7 The hexes of a figure. */
export function bodyOf({ at, facing, beast }: Fighter): readonly Hex[] {
  if (beast === null) return [at];
  const head = neighbour(at, facing);
  return PRINTED_BEASTS[beast.kind].hexes === 2 ? [at, head] : [at, head, neighbour(at, facing, -1)];
}

const isAwake = ({ fate, conscious }: Fighter) => fate === 'fighting' && conscious;

/** A7 Hexes between two figures. */
function apart(a: Fighter, b: Fighter): number {
  return Math.min(...bodyOf(a).flatMap((one) => bodyOf(b).map((other) => distance(one, other))));
}

function menOf({ fighters }: State): readonly Fighter[] {
  const men = fighters.filter(({ beast, fate }) => beast === null && fate === 'fighting');
  return men.some(isAwake) ? men.filter(isAwake) : men;
}

/** P90 The beasts on their feet, the nearest to a man first. */
function orderOf(state: State): readonly FighterId[] {
  const beasts = state.fighters.filter((one) => one.beast !== null && isAwake(one));
  const range = (one: Fighter) => Math.min(...menOf(state).map((man) => apart(one, man)));
  return beasts
    .map((one, i) => ({ id: one.id, range: range(one), i }))
    .sort((a, b) => a.range - b.range || a.i - b.i)
    .map(({ id }) => id);
}

type Must = (holds: boolean, complaint: string) => void;

/** 28.4, 28.5 One beast acts. The state is as it was before. */
export function checkActed(memory: BeastMemory, state: State, event: EventOf<'beast-acted'>, must: Must): void {
  closeAction(memory, must);
  if (memory.acted.length === 0) memory.order = orderOf(state);
  const { fighter: id, action, rolls = [] } = event;
  const place = memory.order.indexOf(id);
  const last = Math.max(-1, ...memory.acted.map((one) => memory.order.indexOf(one)));
  must(place > last, `${id} acts out of its order ${memory.order} (P90)`);
  const passed = memory.order.slice(last + 1, place).filter((one) => isAwake(figure(state, one)));
  must(passed.length === 0, `${passed} are passed over (P90)`);
  memory.acted.push(id);
  memory.doing = { event, moved: 0, barred: false, met: false };
  const beast = figure(state, id);
  const fed = memory.fed.delete(id);
  if (memory.dazed.delete(id)) {
    must(action === 'dazed', `${id} is dazed and acts (P93)`);
    return;
  }
  must(action !== 'dazed', `${id} is not dazed (P93)`);
  const names = rolls.map(({ name }) => name);
  if (memory.panicked.has(id)) {
    must(action === 'panic' && names.join() === 'beast-hexes,beast-way', `${id} in panic does ${action} by ${names}`);
  } else checkRolled(memory, state, beast, event, fed, must);
  if (action === 'panic') memory.panicked.add(id);
  checkPaces(beast, event, must);
}

/** 28.5, 28.3.3.2 The roll, or that of the pack, and what it comes to. */
function checkRolled(
  memory: BeastMemory,
  state: State,
  { id, beast }: Fighter,
  { action, rolls = [] }: EventOf<'beast-acted'>,
  fed: boolean,
  must: Must,
): void {
  if (beast === null) return;
  const roll = rolls.find(({ name }) => name === 'beast-action');
  const follows = beast.kind === 'wolf' && memory.pack !== null;
  must((roll === undefined) === follows, `${id} has ${follows ? 'a' : 'no'} roll of its own (28.5)`);
  if (roll !== undefined) {
    const { cunning } = PRINTED_BEASTS[beast.kind];
    must(roll.total === reading(roll) + cunning + (fed ? 3 : 0), `${id}: ${roll.total} is not its roll (28.3.3.2)`);
    if (beast.kind === 'wolf') memory.pack = printedAction(roll.total);
  }
  const printed = follows ? memory.pack : roll === undefined ? null : printedAction(roll.total);
  const hungry = printed === 'feed' && !state.fighters.some((one) => isMeal(beast.kind, id, one));
  must(action === (hungry ? 'toward' : printed), `${id} does ${action}, and should ${printed} (28.5, C98)`);
}

function isMeal(kind: string, id: FighterId, one: Fighter): boolean {
  if (one.id === id || one.fate === 'spared') return false;
  if (one.beast === null) return one.fate === 'dead' || !one.conscious;
  return one.fate === 'dead' && one.beast.kind !== kind;
}

/** 28.5, P179 Hexes by 1D3, 2D3 in panic, three to a body; a lame leg takes one. */
function checkPaces({ id, limps }: Fighter, { action, hexes, rolls = [] }: EventOf<'beast-acted'>, must: Must): void {
  const dice = rolls.find(({ name }) => name === 'beast-hexes');
  const thrown = dice === undefined ? null : countOf(dice);
  if (thrown !== null) must(thrown === (action === 'panic' ? 2 : 1), `${id} throws ${thrown} dice for hexes (28.5)`);
  const printed = dice === undefined ? (action === 'feed' ? 3 : 0) : reading(dice);
  must(
    hexes === Math.max(0, printed - (printed === 0 ? 0 : limps)),
    `${id} is to go ${hexes} hexes of ${printed} (28.5)`,
  );
}

const countOf = ({ dice }: Roll) => dice.die?.length ?? 0;

/** 28.5.1 One step of a beast: a turn where it stands, or one hex the way it faces. */
export function checkBeastStep(memory: BeastMemory, event: EventOf<'beast-stepped'>, must: Must): void {
  const { fighter: id, from, to, facing } = event;
  const { doing } = memory;
  must(doing?.event.fighter === id, `${id} goes while it is not its turn (28.4)`);
  if (doing === null || doing.event.fighter !== id) return;
  if (sameHex(from, to)) return;
  must(sameHex(to, neighbour(from, facing)), `${id} does not go the way it faces (28.5.1)`);
  doing.moved += 1;
  must(doing.moved <= Math.max(1, doing.event.hexes), `${id} goes ${doing.moved} hexes of ${doing.event.hexes} (28.5)`);
}

/** P91 Toward a man it comes nearer with every hex, away from him it goes further. */
export function checkBearing(memory: BeastMemory, state: State, event: EventOf<'beast-stepped'>, must: Must): void {
  const { doing } = memory;
  if (doing === null || doing.barred || doing.met || sameHex(event.from, event.to)) return;
  const { action, towards } = doing.event;
  if (towards === undefined || (action !== 'toward' && action !== 'away')) return;
  const { at } = figure(state, towards);
  const change = distance(event.to, at) - distance(event.from, at);
  must(change === (action === 'toward' ? -1 : 1), `${event.fighter} goes ${change} hexes from ${towards} (P91)`);
}

/** 28.6, C99 A beast and a man: what the beast's impact is made of. */
export function checkImpact(memory: BeastMemory, state: State, event: EventOf<'collided'>, must: Must): void {
  const { doing } = memory;
  const [id] = event.fighters;
  const { beast } = figure(state, id);
  const [strike, guard] = event.rolls ?? [];
  if (beast === null || strike === undefined || guard === undefined) return;
  const rams = doing?.event.fighter === id;
  const hexes = rams && doing !== null ? doing.moved + 1 : 0;
  const expected = PRINTED_BEASTS[beast.kind].impact + 2 * hexes;
  must(strike.total === reading(strike) + expected, `${id}: impact ${strike.total} after ${hexes} hexes (28.6, C99)`);
  const by = strike.total - guard.total;
  const winner = by === 0 ? null : by > 0 ? id : event.fighters[1];
  must(event.winner === winner && event.by === Math.abs(by), `${event.winner} has won by ${event.by} (8.4)`);
  if (rams && doing !== null) doing.met = true;
}

/** What comes of a beast in the course of a phase. */
export function remember(memory: BeastMemory, state: State, event: GladiatorEvent): void {
  switch (event.kind) {
    case 'beast-barred':
      if (memory.doing !== null) memory.doing.barred = true;
      break;
    case 'beast-fed':
      memory.fed.add(event.fighter);
      break;
    case 'stunned': {
      const cell = event.rolls?.find(({ name }) => name === 'stun')?.table?.cell ?? '';
      if (cell.includes('fall prone') && figure(state, event.fighter).beast !== null) memory.dazed.add(event.fighter);
      break;
    }
    default:
      break;
  }
}

/** P91 An action that nothing has cut short has gone all its hexes. */
export function closeAction(memory: BeastMemory, must: Must): void {
  const { doing } = memory;
  memory.doing = null;
  if (doing === null || doing.barred || doing.met) return;
  const { action, hexes, fighter } = doing.event;
  if (action === 'feed' || action === 'stay') return;
  must(doing.moved === hexes, `${fighter} has gone ${doing.moved} hexes of ${hexes} (P91)`);
}
