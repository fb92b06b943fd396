/** What is remembered for the length of one phase, and the context its rules work in. */
import type { Edge } from '../../../kernel/arena.ts';
import { type Direction, type Hex, sameHex } from '../../../kernel/hex.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type { Fallen } from './basic/blow-dice.ts';
import type { Blow } from './blow-types.ts';
import type { GladiatorEvent } from './events.ts';
import { boxesTicked } from './sheet.ts';
import type { Tables } from './tables/types.ts';
import type {
  Area,
  ByArea,
  EndCause,
  Fighter,
  GladiatorDecisions,
  ItemId,
  NetPlot,
  PlotAction,
  SpecialAttack,
  State,
  Weapon,
} from './types.ts';

/** What the rules of a bout work with: its state, which they change, dice, tables, and where events are told. */
export type GladiatorContext = Context<{ state: State; event: GladiatorEvent; tables: Tables }>;
/** A rule of a bout as a script that may ask seats. Call with `yield*`. */
export type GladiatorRule<T = void> = Rule<GladiatorDecisions, T>;

/** One hex of a man's way, or a turn on the spot: what he does in one tick (P12). */
export interface Stride {
  readonly action: PlotAction;
  /** Turn before and after the step, in hexsides. */
  readonly before: number;
  readonly after: number;
  /** Direction of the step relative to his facing; null: he stays in his hex. */
  readonly step: Direction | null;
  /** The first hex of a leap: its hazards do not count (7.4 L). */
  readonly overleapt: boolean;
}

/** One hex entered in this phase. */
export interface Entered {
  readonly hex: Hex;
  /** P18 How it counts toward impact; null: a leap or roll, which counts by itself. */
  readonly way: 'forward' | 'backward' | null;
  readonly hazard: boolean;
}

/** 30.4 Where a rider faces, and the directions he goes in. */
export interface Ride {
  readonly facing: Direction;
  readonly steps: readonly Direction[];
}

/** 13, 21.1.2, 23.2 What one man does with items in this phase. */
interface ItemsUsed {
  /** 13.4.2 The weapon he took up. */
  tookUp: ItemId | null;
  /** 21.1.2.1 Drew a weapon from his sheath. */
  drawn: boolean;
  /** P307 Whether his order was to act with an item. */
  acts: boolean;
  /** 29.4.2.6 The item a centurion means to kick. */
  kicks: ItemId | null;
  /** P315 At whom he kicks sand from where he could not strike. */
  sandAt: Fighter | null;
}

/** 20 What one man does about nets in this phase. */
interface NetsUsed {
  /** 20.2 The net attack he means to make. */
  plot: NetPlot | null;
  /** 20.3 He gives up moving to fend nets off. */
  repels: boolean;
}

/** What this phase has changed for one man's combat before it begins. */
interface PoolChanges {
  /** What it has cost his pool: nets, escapes, dragging. */
  readonly terms: Modifier[];
  /** C25 What an escape adds to every attack on him. */
  exposed: number;
}

/** 29.4.3 How a centurion turns in this phase. */
interface CenturionTurns {
  /** Hexsides he may turn when he has moved. */
  last: number;
  /** F9 He only stands. */
  stands: boolean;
  /** P136 Hexsides he has turned without leaving his hex. */
  standing: number;
}

/** What one man does in this phase: how he moves, and a part for each of the chapters that add to it. */
export interface Turnout {
  readonly fighter: Fighter;
  readonly start: Hex;
  strides: readonly Stride[];
  /** Hexsides he turns in this tick before he steps, as long as he has not. */
  turning: number;
  /** Hexes entered so far, newest last. */
  entered: readonly Entered[];
  leapt: boolean;
  rolled: boolean;
  recovering: boolean;
  collided: boolean;
  /** Lost a collision, and was checked for stumbling there (F24). */
  beaten: boolean;
  stopped: boolean;
  /** 15.3 Failed his Fall Prone check in this very phase (F1). */
  fell: boolean;
  /** P307 Wound boxes ticked of him as the phase began. */
  readonly boxes: number;
  readonly items: ItemsUsed;
  readonly nets: NetsUsed;
  readonly pool: PoolChanges;
  readonly turns: CenturionTurns;
  /** 30.4 A rider's way: he turns, then goes a hex a tick. */
  ride: Ride | null;
}

/** 15.1.1 Hexes with a hazard that he entered, each once (P27): a sprinter may come back to one (31.3). */
export function hazardsMet({ entered }: Turnout): number {
  const met = entered.filter(({ hazard }) => hazard);
  return met.filter(({ hex }, i) => met.findIndex((one) => sameHex(one.hex, hex)) === i).length;
}

/** 9.4.4.1 Rounds of attacks run from 0 to this (P38). */
export const LAST_ROUND = 8;

/** 9.4 An attack of this phase that has not been struck yet: at whom, with how many CF, in which round. */
export interface PlannedAttack {
  readonly target: Fighter;
  readonly area: Area;
  cf: number;
  round: number;
  /** What it is struck with. */
  weapon: Weapon | null;
  /** 22.2 It is a strike with the bare hand. */
  fist: boolean;
  readonly special: SpecialAttack | null;
  /** 26.4 It comes from one of the three hexes behind a man with several opponents: nothing defends. */
  readonly behind: boolean;
  /** 26.3 Its man strikes at others: it comes before all else in its round. */
  unanswered: boolean;
  /** 31.3 FB He gives it up when its round comes. */
  readonly fatal: boolean;
  waiting: boolean;
}

/** One man in this phase's combat. */
export interface Combatant {
  readonly fighter: Fighter;
  readonly attacks: PlannedAttack[];
  readonly defence: ByArea<number>;
  /** 23.3 The area of his special defence. */
  readonly special: Area | null;
  /** 9.4.6 CF loss that his next defence must bear. */
  owed: number;
  /** 9.6 F: his next defence loses 1D6. */
  fumbled: boolean;
  /** P270 He was fooled by a duck, and his guard is the worse for it; he stepped back, and his next attack is. */
  offBalance?: boolean | undefined;
  unsteady?: boolean | undefined;
  /** 31.3 FB: he has given up an attack, and what he next strikes at is the worse defended. */
  fatal: boolean;
}

/** What the rules of one phase work with: the context of the bout, and what this phase has brought so far. */
export interface PhaseContext extends GladiatorContext {
  readonly turnouts: readonly Turnout[];
  combatants: readonly Combatant[];
  /** Pairs whose crossing paths have been diced for (P15). */
  readonly crossed: Set<string>;
  /** 27.4.1 Edges where open sand was found and the map has not yet given way. */
  readonly opened: Set<Edge>;
  /** 8.3 Those who were run onto, and by whom. */
  readonly runOnto: { readonly target: Fighter; readonly by: Turnout }[];
  /** 28, 30 There are beasts in the match, or horses. */
  readonly wild: boolean;
  /** 30.6.5 Riders who have come off their horses and have yet to feel it. */
  readonly thrown: Fighter[];
  /** How the last man to go out of the bout went. */
  lastEnd: EndCause;
  /** 10.5 Sides that had anybody left when the arteries ran, at the end of the phase. */
  sidesBeforeBlood: number;
  /** Where chances are counted rather than dice thrown: how the dice of a blow fall. */
  readonly falls?: (met: MetBlow) => Fallen;
}

/** A blow and what stands against it. */
export interface MetBlow {
  readonly blow: Blow;
  /** Its CF less all that defends. */
  readonly modified: number;
  /** P270 What counts on its dice on the CRT alone. */
  readonly onDice: readonly Modifier[];
  /** 23.3 A special defence covers the area. */
  readonly guarded: boolean;
}

/** The context of a phase in which nothing has happened yet. */
export function beginPhase(context: GladiatorContext): PhaseContext {
  const { state, tables, dice, emit } = context;
  const turnouts = state.fighters.map(turnout);
  return {
    state,
    tables,
    dice,
    emit,
    turnouts,
    combatants: [],
    crossed: new Set(),
    opened: new Set(),
    runOnto: [],
    wild: state.fighters.some(({ beast }) => beast !== null),
    thrown: [],
    lastEnd: 'wounds',
    sidesBeforeBlood: 2,
  };
}

function turnout(fighter: Fighter): Turnout {
  return {
    fighter,
    start: fighter.at,
    strides: [],
    entered: [],
    leapt: false,
    rolled: false,
    turning: 0,
    recovering: false,
    collided: false,
    beaten: false,
    stopped: false,
    fell: false,
    boxes: boxesTicked(fighter),
    items: { tookUp: null, drawn: false, acts: false, kicks: null, sandAt: null },
    nets: { plot: null, repels: false },
    pool: { terms: [], exposed: 0 },
    turns: { last: 0, stands: false, standing: 0 },
    ride: null,
  };
}

/** What a man does in this phase. Throws where he is not in it: a bug. */
export function turnoutOf({ turnouts }: Pick<PhaseContext, 'turnouts'>, fighter: Fighter): Turnout {
  const found = turnouts.find((one) => one.fighter === fighter);
  if (found === undefined) throw new Error(`fighter '${fighter.id}' is not in this phase`);
  return found;
}

/** A man's part in this phase's combat, or null where he has none. */
export function combatantOf(ctx: PhaseContext, fighter: Fighter): Combatant | null {
  return ctx.combatants.find((one) => one.fighter === fighter) ?? null;
}
