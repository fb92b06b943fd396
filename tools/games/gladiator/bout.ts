/** Puts men into the arena as a test wants them, and plays one phase with written dice and choices. */
import { gladiatorTables } from '../../../src/games/gladiator/data.ts';
import type { Arena } from '../../../src/games/gladiator/rules/arena/types.ts';
import type { EventOf, GladiatorEvent } from '../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import { playPhase } from '../../../src/games/gladiator/rules/sequence.ts';
import { initialState } from '../../../src/games/gladiator/rules/setup/setup.ts';
import { overlaysOf } from '../../../src/games/gladiator/rules/tables/edition-types.ts';
import type {
  Act,
  Area,
  Draw,
  Fighter,
  FighterId,
  GladiatorDecisions,
  LooseItem,
  RuleChoices,
  ShieldSize,
  State,
  Weapon,
  WeaponKind,
} from '../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../src/kernel/hex.ts';
import type { Choice, Kind, Request } from '../../../src/kernel/request.ts';
import { copyPlain } from '../../../src/kernel/state.ts';
import { type Scripted, scriptedDice } from '../../dice.ts';
import { allot, order } from './notation.ts';

export const tables = gladiator.parseTables(gladiatorTables);

/** The tables in force by these rules (P260). */
export const tablesOf = (rules: RuleChoices) => tables.under(overlaysOf(rules));

export const sword = (id: number): Fighter['hands'][number] => ({ id, kind: 'sword' });
export const weapon = (id: number, kind: WeaponKind): Weapon => ({ id, kind });
export const shield = (id: number, size: ShieldSize = 'large', ticked = 0): Fighter['hands'][number] => ({
  id,
  kind: 'shield',
  size,
  ticked,
});
export const lying = (item: Fighter['hands'][number], at: Hex): LooseItem => ({ item, at });

const NAMES: { readonly [id: FighterId]: string } = {
  A: 'Maximus',
  B: 'Calvus',
  C: 'Crixus',
  D: 'Drusus',
  E: 'Evander',
  F: 'Felix',
};

/**
 * A medium man of a seat: TR 10 ST 0 AG 0 CN 4 W 12 (CF 10), bare of armour, sword and large shield,
 * standing in (0,0) facing 0. CF follows the ratings unless given. A is of side 0, all others of side 1
 * unless told otherwise; the seat goes with the side.
 */
export function man(id: FighterId, traits: Partial<Fighter> = {}): Fighter {
  const side = traits.side ?? (id === 'A' ? 0 : 1);
  const first = 2 * (id.charCodeAt(0) - 65) + 1;
  const base: Fighter = {
    id,
    side,
    by: 'seat',
    seat: side,
    name: NAMES[id] ?? `Nemo ${id}`,
    type: 'medium',
    style: null,
    tr: 10,
    st: 0,
    ag: 0,
    cn: 4,
    w: 12,
    cfAtStart: 10,
    fs: 0,
    pr: 0,
    pb: 0,
    armour: { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' },
    hands: [sword(first), shield(first + 1)],
    sheath: [],
    trained: null,
    talents: [],
    arrows: 0,
    at: { q: 0, r: 0 },
    facing: 0,
    posture: 'standing',
    faceUp: false,
    lastStep: null,
    conscious: true,
    fate: 'fighting',
    wave: 0,
    since: 1,
    wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    vision: 0,
    exhaustion: 0,
    stun: { amount: 0, turn: 0, phase: 0 },
    arteries: [],
    beast: null,
    mount: null,
    ensnared: null,
    grappled: null,
    netAgain: 0,
    shieldWeighed: false,
    lastStruckBy: null,
    aside: false,
    mortal: false,
    limps: 0,
    stumbles: 0,
    owesStumble: false,
    stumbling: false,
    moves: 0,
    exceeded: false,
    exceededLastTurn: false,
    attackTotal: 0,
    defenceTotal: 0,
  };
  const made = { ...base, ...traits };
  const seat = made.by === 'book' ? null : made.seat;
  return { ...made, seat, cfAtStart: traits.cfAtStart ?? made.tr + made.st + made.ag };
}

export interface Scene {
  readonly A?: Partial<Fighter>;
  readonly B?: Partial<Fighter>;
  readonly C?: Partial<Fighter>;
  readonly D?: Partial<Fighter>;
  readonly E?: Partial<Fighter>;
  readonly F?: Partial<Fighter>;
  readonly loose?: readonly LooseItem[];
  readonly turn?: number;
  /** The phase that `play` will play: 1-8, or 9 for the end of the turn. */
  readonly phase?: number;
  readonly rules?: Partial<RuleChoices>;
  /** 27 Size 1 with nothing in it, but for what is given; open sand where it is left out. */
  readonly arena?: Partial<Arena>;
}

/**
 * A bout before one phase. Unless told otherwise A stands in (0,0) facing 0 (SE) and B in (1,0)
 * facing 3 (NW): face to face, next to each other. Turn 1, phase 1. C to F are there if they are named.
 */
export function scene(set: Scene = {}): State {
  const { A = {}, B = {}, loose = [], turn = 1, phase = 1, rules = {}, arena, ...others } = set;
  const base = initialState({ rules: { ...basicRules(), ...rules }, fighters: [] });
  const more = (['C', 'D', 'E', 'F'] as const).flatMap((id) => (others[id] === undefined ? [] : [man(id, others[id])]));
  return {
    ...base,
    turn: phase === 1 && turn === 1 ? 1 : turn,
    phase: phase - 1,
    window: { column: -8, row: -5, columns: 17, rows: 11 },
    fighters: [man('A', A), man('B', { at: { q: 1, r: 0 }, facing: 3, ...B }), ...more],
    loose: [...loose],
    arena: arena === undefined ? null : { size: 1, walls: [], obstacles: [], ...arena },
  };
}

export interface Script {
  /** Orders by fighter; a man not named stands still ('X'). */
  readonly plots?: { readonly [id: FighterId]: string };
  readonly acts?: { readonly [id: FighterId]: Act };
  readonly aim?: Area;
  /** Whether to grapple where a strike allows it, and CF to hold with; null lets go. */
  readonly grapple?: boolean;
  /** The hand that loses what it holds to a noose. */
  readonly lose?: number;
  /** The hand that takes a net which was won; null lets it lie. */
  readonly seize?: number | null;
  readonly hold?: number | null;
  /** CF to escape and to drag with. */
  readonly escape?: number;
  readonly drag?: number | null;
  /** Facings among several, by fighter; a man not named takes the first offered. */
  readonly face?: { readonly [id: FighterId]: Direction };
  /** Whom a net is tossed at, by fighter; a man not named takes the first. */
  readonly cast?: { readonly [id: FighterId]: FighterId };
  /** Whom a man kicks sand at whom he could not strike, by fighter; a man not named kicks none. */
  readonly sand?: { readonly [id: FighterId]: FighterId };
  /** Who lets a man appeal; a man not named does. */
  readonly mercy?: { readonly [id: FighterId]: boolean };
  /** Who calls for missus on his feet (P307); a man not named does not. */
  readonly call?: { readonly [id: FighterId]: boolean };
  /** Draws by fighter; a man not named draws nothing. */
  readonly draws?: { readonly [id: FighterId]: Draw };
  /** Allocations by fighter; a man not named spends nothing. */
  readonly cf?: { readonly [id: FighterId]: string };
  readonly dice?: readonly Scripted[];
}

export interface Played {
  readonly state: State;
  readonly events: readonly GladiatorEvent[];
  /** Every question that was asked, in order. */
  readonly asked: readonly Request<GladiatorDecisions>[];
  /** The events of one kind. */
  of<K extends GladiatorEvent['kind']>(kind: K): readonly EventOf<K>[];
  /** The only event of a kind; fails where there is none or more than one. */
  one<K extends GladiatorEvent['kind']>(kind: K): EventOf<K>;
  fighter(id: FighterId): Fighter;
}

/** Plays one phase from a copy of `from`. Illegal choices, unscripted and left-over dice fail. */
export function play(from: State, script: Script = {}): Played {
  const state = copyPlain(from);
  const dice = scriptedDice(script.dice ?? []);
  const events: GladiatorEvent[] = [];
  const asked: Request<GladiatorDecisions>[] = [];
  const run = playPhase({ state, tables: tablesOf(state.rules), dice, emit: (event) => events.push(copyPlain(event)) });
  let step = run.next([]);
  while (step.done !== true) {
    const answers = step.value.map((request) => answerOf(request, script, state));
    asked.push(...step.value);
    step = run.next(answers);
  }
  dice.done();
  return { state, events, asked, ...readers(state, events) };
}

/** Ways to ask for events and men. */
export function readers(state: State, events: readonly GladiatorEvent[]): Pick<Played, 'of' | 'one' | 'fighter'> {
  const of = <K extends GladiatorEvent['kind']>(kind: K) =>
    events.filter((event): event is EventOf<K> => event.kind === kind);
  return {
    of,
    one(kind) {
      const found = of(kind);
      const [only] = found;
      if (only === undefined || found.length > 1) throw new Error(`${found.length} events '${kind}', expected one`);
      return only;
    },
    fighter(id) {
      const found = state.fighters.find((fighter) => fighter.id === id);
      if (found === undefined) throw new Error(`no fighter '${id}'`);
      return found;
    },
  };
}

/** The scripted answer to a request; throws the rule's complaint if it is illegal. */
export function answerOf(request: Request<GladiatorDecisions>, script: Script, state: State): unknown {
  const choice = choiceOf(request, script);
  const why = refusal(state, request, choice);
  if (why !== null) throw new Error(`illegal ${request.kind} of ${request.fighter}: ${why}`);
  return choice;
}

function choiceOf(request: Request<GladiatorDecisions>, script: Script): unknown {
  switch (request.kind) {
    case 'plot':
      return order(script.plots?.[request.fighter] ?? '');
    case 'act':
      return script.acts?.[request.fighter] ?? { kind: 'none' };
    case 'aim':
    case 'feint':
      return script.aim ?? 1;
    case 'grapple':
      return script.grapple ?? false;
    case 'lose':
      return script.lose ?? request.hands[0];
    case 'seize':
      return script.seize ?? null;
    case 'hold':
      return script.hold === undefined ? 0 : script.hold;
    case 'escape':
      return script.escape ?? 0;
    case 'drag':
      return script.drag ?? null;
    case 'face':
      return script.face?.[request.fighter] ?? request.ways[0] ?? 0;
    case 'cast':
      return script.cast?.[request.fighter] ?? request.targets[0] ?? '';
    case 'sand':
      return script.sand?.[request.fighter] ?? null;
    case 'mercy':
      return script.mercy?.[request.fighter] ?? true;
    case 'call':
      return script.call?.[request.fighter] ?? false;
    case 'draw':
      return script.draws?.[request.fighter] ?? { weapon: null, drop: null };
    case 'allocate':
      return allot(script.cf?.[request.fighter] ?? '');
    case 'favour':
    case 'keep':
      throw new Error(`'${request.kind}' is asked by the kernel alone`);
  }
}

/** Why the rules refuse a choice in answer to a request, or null. */
export function refusal<K extends Kind<GladiatorDecisions>>(
  state: State,
  request: Request<GladiatorDecisions, K>,
  choice: unknown,
): string | null {
  const { check } = gladiator.decisions[request.kind as K];
  return check(state, tablesOf(state.rules), request, choice as Choice<GladiatorDecisions, K>);
}

/** Why an order is refused to fighter A of a scene, or null when it is legal. */
export function plotRefusal(state: State, text: string, id: FighterId = 'A'): string | null {
  return refusal(state, { kind: 'plot', seat: 0, cite: '7.2', fighter: id }, order(text));
}

/** Every legal order of a fighter, as the action codes it is made of. */
export function legalPlots(state: State, id: FighterId = 'A'): readonly GladiatorDecisions['plot']['choice'][] {
  return gladiator.decisions.plot.list(state, tables, { kind: 'plot', seat: 0, cite: '7.2', fighter: id }) ?? [];
}
