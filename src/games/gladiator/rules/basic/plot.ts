/** Chapter 7: which orders may be written, and what steps they are. */
import { type Direction, distance, type Hex, neighbour, turn } from '../../../../kernel/hex.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { takeable } from '../advanced/spoils.ts';
import { hasTalent } from '../advanced/talents.ts';
import type { Stride } from '../phase.ts';
import { inForce } from '../rule-choices.ts';
import { fighterOf, isSnare, mayMove, movesLeft, phaseCount } from '../sheet.ts';
import { RELATIVE, type Tables } from '../tables/types.ts';
import {
  ACTION_CODES,
  type ActionCode,
  type Fighter,
  type FighterId,
  type NetPlot,
  type Plot,
  type PlotAction,
  ROLL_WAYS,
  type State,
} from '../types.ts';
import { mayRise } from './posture.ts';

/** 7.2 Movement actions in one phase at most. */
const MOVEMENT_ACTIONS_MAX = 2;
/** 31.3 SP: how many actions, and which. */
const SPRINT_ACTIONS = 3;
const SPRINT_CODES: readonly ActionCode[] = ['F', 'SFL', 'SFR'];

/** 7.2.1 An action with the hexsides turned before and after it. */
export function action(code: ActionCode, before = 0, after = 0): PlotAction {
  return { code, before, after, way: null };
}

/** P9 Whether carrying out these actions, with a net attack or without, counts as a moving phase. */
export function usesPhase(actions: readonly PlotAction[], net = false): boolean {
  return (
    net ||
    actions.some(({ code, before, after }) => {
      const inPlace = code === 'X' || code === 'S';
      return !inPlace || before !== 0 || after !== 0;
    })
  );
}

/** Why an order is against the rules, with the rule's number, or null (7.1-7.4, 15.2, 16.4, P24). */
export function plotFault(state: Readonly<State>, tables: Tables, fighter: Fighter, plot: Plot): string | null {
  const { actions } = plot;
  return (
    countFault(tables, fighter, actions) ??
    firstFault(actions, (one) => rotationFault(tables, one)) ??
    postureFault(state, tables, fighter, actions) ??
    firstFault(actions, (one) => actionFault(state, fighter, one)) ??
    phaseFault(tables, fighter, actions) ??
    gripFault(fighter, actions) ??
    netFault(state, tables, fighter, plot)
  );
}

function firstFault(actions: readonly PlotAction[], faultOf: (one: PlotAction) => string | null): string | null {
  for (const one of actions) {
    const fault = faultOf(one);
    if (fault !== null) return fault;
  }
  return null;
}

/** 22.4 A man in a hold keeps his hex and his facing. */
function gripFault({ grappled }: Fighter, actions: readonly PlotAction[]): string | null {
  const stays = actions.every(({ code, before, after }) => (code === 'X' || code === 'S') && before + after === 0);
  return grappled === null || stays ? null : 'held in a grip he can neither move nor turn (22.4)';
}

/** 20.2, 20.3, 20.5 Why a net attack, or an order of a man caught in one, is against the rules, or null. */
function netFault(state: Readonly<State>, tables: Tables, fighter: Fighter, { actions, net }: Plot): string | null {
  const caught = ensnaredFault(fighter, actions);
  if (caught !== null || net === undefined) return caught;
  if (!inForce(state.rules, 20)) return 'nets are of chapter 20, which is not in force (20.2)';
  const snare = fighter.hands.find(isSnare);
  if (snare === undefined) return 'he has neither net nor lasso in hand (20.2)';
  if (snare.kind === 'lasso' && net.kind !== 'toss') return 'a lasso is only tossed (21.7.1)';
  if (snare.kind === 'lasso' && fighter.hands.length > 1) return 'a lasso takes both hands (21.7.3)';
  if (fighter.ensnared !== null) return 'a man in a net casts none (20.5)';
  if (fighter.grappled !== null) return 'held in a grip he casts no net (22.4)';
  if (fighter.owesStumble || fighter.posture === 'prone') return 'only a man free to move casts a net (20.2)';
  if (phaseCount(state.turn, state.phase) < fighter.netAgain)
    return `his ${snare.kind} is not ready yet (20.4.1, 20.7.2)`;
  const busy = actions.find(({ code }) => NO_NET_WITH.includes(code));
  if (busy !== undefined) return `no net attack goes with ${busy.code} (20.2)`;
  return mayMove(tables, fighter) ? null : 'a net attack needs a moving phase (20.2)';
}

/** 20.5, 21.7.1 A man in a net keeps his facing; one caught by the leg keeps his hex. */
function ensnaredFault({ ensnared }: Fighter, actions: readonly PlotAction[]): string | null {
  if (ensnared === null) return null;
  if (actions.some(({ before, after }) => before !== 0 || after !== 0)) return 'a man in a net cannot turn (20.5)';
  const held = ensnared.by === 'leg' && actions.some(({ code }) => MOVES.includes(code));
  return held ? 'caught by the leg he cannot leave his hex (21.7.1)' : null;
}

const NO_NET_WITH: readonly ActionCode[] = ['KN', 'R', 'RN', 'RO', 'S'];
const MOVES: readonly ActionCode[] = ['F', 'B', 'SFL', 'SFR', 'SBL', 'SBR', 'C', 'L', 'RO'];

/** 7.2 The movement actions that a man can write for one phase: three for a sprinter (31.3). */
export function actionsMax(fighter: Fighter): number {
  return hasTalent(fighter, 'SP') ? SPRINT_ACTIONS : MOVEMENT_ACTIONS_MAX;
}

/** 31.3 SP Whether actions are a sprint. */
function isSprint(actions: readonly PlotAction[]): boolean {
  return actions.length === SPRINT_ACTIONS && actions.every(({ code }) => SPRINT_CODES.includes(code));
}

/** 31.3 SP Whether strides carry out a sprint. */
export function isSprinting(strides: readonly Stride[]): boolean {
  return isSprint(strides.map(({ action: one }) => one));
}

function countFault(tables: Tables, fighter: Fighter, actions: readonly PlotAction[]): string | null {
  if (actions.length > 1 && actions.some(({ code }) => tables.actions[code].kind === 'special')) {
    return 'a special action stands alone (7.2)';
  }
  if (actions.length <= MOVEMENT_ACTIONS_MAX) return null;
  if (!hasTalent(fighter, 'SP')) return 'at most two movement actions a phase (7.2)';
  return isSprint(actions) ? null : 'three actions are a sprint: F, SFL and SFR alone (31.3)';
}

function rotationFault(tables: Tables, { code, before, after }: PlotAction): string | null {
  const { rotation } = tables.actions[code];
  if (before !== 0 && after !== 0) return `${code} is written with a turn before or after it, not both (7.2.1)`;
  const turned = Math.abs(before) + Math.abs(after);
  if (turned <= rotation) return null;
  return rotation === 0
    ? `${code} allows no turn (7.3, 7.4)`
    : `${code} allows a turn of ${rotation} at most (7.3, 7.4)`;
}

function postureFault(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  actions: readonly PlotAction[],
): string | null {
  const code = actions[0]?.code ?? null;
  if (fighter.owesStumble) {
    return code === null || code === 'S' ? null : 'he stumbled: S is his only action this phase (15.2)';
  }
  if (code === 'S') return 'S is written only by a man who has stumbled (15.2)';
  if (fighter.posture === 'prone' && fighter.ensnared !== null) {
    return code === null ? null : 'prone in a net he can neither move nor turn (20.5.1)';
  }
  if (fighter.posture === 'prone' && fighter.grappled !== null) {
    return code === null ? null : 'held on the ground he can neither roll nor rise (22.4)';
  }
  if (fighter.posture !== 'prone') return code === 'RO' ? 'only a prone man can roll (7.4)' : null;
  if (code === 'KN' && !mayRise(tables, fighter)) return 'a Crupellarius who is down cannot rise (P306)';
  if (code === 'RO' || code === 'KN') return null;
  if (code !== null) return 'a prone man can only roll (RO) or get to his knees (KN) (16.4)';
  const mustMove = movesLeft(tables, fighter) > 0 && state.rules.reactionSeconds === null && mayRise(tables, fighter);
  return mustMove ? 'a prone man may not pause: roll (RO) or get to your knees (KN) (16.4)' : null;
}

function actionFault(state: Readonly<State>, fighter: Fighter, { code, way }: PlotAction): string | null {
  if (code === 'RN' && !inForce(state.rules, 20))
    return 'repelling nets is of chapter 20, which is not in force (20.3)';
  if (code === 'RO' && way === null) return 'say which way to roll: FL, FR, BL or BR (7.4)';
  if (code !== 'RO' && way !== null) return `${code} has no direction of its own (7.4)`;
  if (code === 'R' && !takeable(state).some(({ at }) => distance(at, fighter.at) <= 1)) {
    return 'nothing lies within one hex to recover (7.4)';
  }
  return null;
}

function phaseFault(tables: Tables, fighter: Fighter, actions: readonly PlotAction[]): string | null {
  if (!usesPhase(actions) || mayMove(tables, fighter)) return null;
  return 'no moving phase is left this turn: only X without a turn (5.2.1, 17.3)';
}

/** 7.2.1 The order as strides, one a tick. */
export function stridesOf(tables: Tables, actions: readonly PlotAction[]): readonly Stride[] {
  return actions.flatMap((one): Stride[] => {
    const { code, before, after, way } = one;
    const ways = way === null ? tables.actions[code].steps : [way];
    if (ways.length === 0) return [{ action: one, before, after, step: null, overleapt: false }];
    return ways.map((step, i) => ({
      action: one,
      before: i === 0 ? before : 0,
      after: i === ways.length - 1 ? after : 0,
      step: RELATIVE.indexOf(step) as Direction,
      overleapt: code === 'L' && i === 0,
    }));
  });
}

/** Where a man stands and faces. */
export interface Stance {
  readonly at: Hex;
  readonly facing: Direction;
}

/** Where strides would take a man if nothing came in his way: the stance after each. */
export function walk(from: Stance, strides: readonly Stride[]): readonly Stance[] {
  let { at, facing } = from;
  return strides.map(({ before, step, after }) => {
    facing = turn(facing, before);
    if (step !== null) at = neighbour(at, turn(facing, step));
    facing = turn(facing, after);
    return { at, facing };
  });
}

/** Every order the action table could be read to allow, before a man's state is looked at. */
function candidates(tables: Tables, fighter: Fighter): readonly Plot[] {
  const single: PlotAction[] = [];
  const special: PlotAction[] = [];
  for (const code of ACTION_CODES) {
    if (code === 'RO') for (const way of ROLL_WAYS) special.push({ code, before: 0, after: 0, way });
    else (tables.actions[code].kind === 'movement' ? single : special).push(...turned(tables, code));
  }
  const pairs = single.flatMap((first) => single.map((second) => [first, second]));
  const quick = hasTalent(fighter, 'SP') ? single.filter(({ code }) => SPRINT_CODES.includes(code)) : [];
  const sprints = quick.flatMap((a) => quick.flatMap((b) => quick.map((c) => [a, b, c])));
  const lists: PlotAction[][] = [[], ...[...single, ...special].map((one) => [one]), ...pairs, ...sprints];
  return lists.map((actions) => ({ actions, act: false }));
}

function turned(tables: Tables, code: ActionCode): readonly PlotAction[] {
  if (code === 'X') return [-2, -1, 0, 1, 2, 3].map((by) => action(code, by));
  if (tables.actions[code].rotation === 0) return [action(code)];
  const stays = tables.actions[code].steps.length === 0;
  const before = [action(code), action(code, -1), action(code, 1)];
  return stays ? before : [...before, action(code, 0, -1), action(code, 0, 1)];
}

/** Every legal order; the empty one only where standing still has no name of its own (X, S). */
function listPlots(state: Readonly<State>, tables: Tables, fighter: Fighter): readonly Plot[] {
  const legal = candidates(tables, fighter).filter((plot) => plotFault(state, tables, fighter, plot) === null);
  const standsByName = legal.some(({ actions }) => actions.length > 0 && !usesPhase(actions));
  return standsByName ? legal.filter(({ actions }) => actions.length > 0) : legal;
}

const NETS: readonly NetPlot[] = [
  { kind: 'toss' },
  { kind: 'swing' },
  { kind: 'lay', hex: 1 },
  { kind: 'lay', hex: 2 },
  { kind: 'lay', hex: 3 },
];

/** 7.2 A man's order for the phase. Where plots are freeform illegal ones may be written, and are punished (7.6). */
export const plotDecision: DecisionRules<State, Tables, { readonly fighter: FighterId }, Plot> = {
  check(state, tables, ask, plot) {
    return state.rules.freeformPlots ? null : plotFault(state, tables, fighterOf(state, ask.fighter), plot);
  },
  list(state, tables, ask) {
    return listPlots(state, tables, fighterOf(state, ask.fighter));
  },
  sample(state, tables, ask, pick) {
    const plots = listPlots(state, tables, fighterOf(state, ask.fighter));
    const plot = plots[pick(plots.length)];
    if (plot === undefined) throw new Error(`fighter '${ask.fighter}' has no legal order`);
    const sampled = { ...plot, act: pick(8) === 0 };
    const nets = NETS.filter(
      (net) => plotFault(state, tables, fighterOf(state, ask.fighter), { ...sampled, net }) === null,
    );
    const net = nets[pick(2 * nets.length + 1)];
    return net === undefined ? sampled : { ...sampled, net };
  },
};

/** 7.2.1 An order in the notation of the log sheet: F(L) SFR, (R)F, X(RR), RO BL. */
export function plotText({ actions, net }: Plot): string {
  const parts = actions.map(actionText);
  if (net !== undefined) parts.push(netText(net));
  return parts.length === 0 ? 'no order' : parts.join(' ');
}

/** 20.2.1 TN, SN, or LN with its hex. */
function netText(net: NetPlot): string {
  if (net.kind === 'lay') return `LN${net.hex}`;
  return net.kind === 'toss' ? 'TN' : 'SN';
}

function actionText({ code, before, after, way }: PlotAction): string {
  const lead = before === 0 || code === 'X' ? '' : `(${turnText(before)})`;
  const trail = code === 'X' ? before : after;
  return `${lead}${code}${trail === 0 ? '' : `(${turnText(trail)})`}${way === null ? '' : ` ${way}`}`;
}

/** A turn as letters: L for each hexside counter-clockwise, R for each clockwise. */
function turnText(by: number): string {
  return (by < 0 ? 'L' : 'R').repeat(Math.abs(by));
}
