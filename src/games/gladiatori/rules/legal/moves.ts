/** 3.3, 7, 13 What is legal before and with an Action: operations, markers, Powers that are used at once. */
import { neighbour } from '../../../../kernel/hex.ts';
import type { ActionChoice, FreeAct, Instant, Operation } from '../acts.ts';
import { without } from '../cards.ts';
import { recoverFault, spendFault } from '../elements.ts';
import { fighterOf, isHampered, isOpen } from '../roster.ts';
import type { Fighter, RowCard, State } from '../types.ts';
import { ACTIONS, type Power } from '../words.ts';

type Seen = Readonly<State>;

/** 13 Cards that Adaptation moves. */
const ADAPTED = 3;
/** 6.3 Elements that Standby and Resistance bring back. */
export const RECOVERED = 3;
/** 6.3 Elements that a marker costs. */
export const MARKER_COST = 2;
const POWERS_FROM = 3;

/** 18.1 Whether Powers are in play. */
export const powersPlay = ({ level, turn }: Seen): boolean =>
  level === 'normal' || (level === 'progressive' && turn >= POWERS_FROM);

/** 1.3 Whether somebody can use a Power now, its restrictions apart. */
export const hasPower = (state: Seen, { powers }: Fighter, power: Power): boolean =>
  powersPlay(state) && powers.includes(power);

/** 3.3 Why a movement operation is illegal, whatever it costs; null: it is legal. */
export function operationFault(state: Seen, fighter: Fighter, op: Operation): string | null {
  if (op.do === 'step') {
    if (isHampered(fighter)) return 'who is Trapped or Face-down takes no step (3.3)';
    return isOpen(state, neighbour(fighter.hex, op.way)) ? null : 'that hex cannot be entered (3.3)';
  }
  if (!isHampered(fighter)) return null;
  if (Math.abs(op.by) > 1) return 'who is Trapped or Face-down turns by one hexside (3.3)';
  return fighter.turned ? 'who is Trapped or Face-down turns once a round (GR-36)' : null;
}

const TURNS = [-2, -1, 1, 2] as const;
const AFTER = [-1, 0, 1] as const;
const WAYS = [0, 1, 2, 3, 4, 5] as const;

/** 3.3 Every legal movement operation. */
export function operationsOf(state: Seen, fighter: Fighter): readonly Operation[] {
  const steps = WAYS.flatMap((way) => AFTER.map((turn): Operation => ({ do: 'step', way, turn })));
  const turns = TURNS.map((by): Operation => ({ do: 'turn', by }));
  return [...steps, ...turns].filter((op) => operationFault(state, fighter, op) === null);
}

/** 13 Why a Power cannot be used at once; null: it can. */
export function instantFault(state: Seen, fighter: Fighter, instant: Instant): string | null {
  if (!hasPower(state, fighter, instant.do)) return `${instant.do} is not there to be used (1.3)`;
  switch (instant.do) {
    case 'stand up':
      if (state.step !== 'free') return 'Stand up! is used in one’s own sub-round (1.3)';
      return fighter.trapped + fighter.unbalanced > 0 ? null : 'there is no marker to take off (1.3)';
    case 'delay':
      return fighter.delayBonus ? 'it holds already (1.3)' : null;
    case 'resistance':
      return recoverFault(fighter, instant.recover, RECOVERED, false);
    case 'adaptation':
      return adaptationFault(fighter, instant);
  }
}

function adaptationFault(
  { hand, hpDeck }: Fighter,
  { lay, take }: Extract<Instant, { do: 'adaptation' }>,
): string | null {
  const moved = lay.length + take.length;
  if (moved < 1 || moved > ADAPTED) return `it moves one to ${ADAPTED} cards (13)`;
  if (without(hand, lay) === null) return 'such a card is not in hand (13)';
  return without(hpDeck, take) === null ? 'such a card is not in the HP deck (13)' : null;
}

/** 13 Whether somebody has a Power that can be used in a window: Adaptation, Delay or Resistance. */
export const hasInstant = (state: Seen, fighter: Fighter): boolean =>
  (['adaptation', 'delay', 'resistance'] as const).some((power) => hasPower(state, fighter, power));

/** 7.2 Why something cannot be done before the Action; null: it can. */
export function freeFault(state: Seen, id: string, act: FreeAct): string | null {
  const fighter = fighterOf(state, id);
  switch (act.do) {
    case 'done':
    case 'surrender':
      return null;
    case 'step':
    case 'turn':
      return fighter.cur.speed < 1 ? 'there is no Speed left (7.2)' : operationFault(state, fighter, act);
    case 'marker':
      if (fighter[act.kind] < 1) return `there is no ${act.kind} marker (14)`;
      return spendFault(fighter, act.pay, MARKER_COST);
    default:
      return instantFault(state, fighter, act);
  }
}

/** 6.2 What reusing a card of the row costs: its place from the right. */
export const reuseCost = ({ row }: Fighter, at: number): number => row.length - at;

/** 6.2 Whether a card of the row can serve for an Action. */
export const isStraight = ({ rotated, standby }: RowCard): boolean => !rotated && !standby;

/** 7.3 Why an Action is illegal; null: it is legal. */
export function actionFault(state: Seen, id: string, choice: ActionChoice): string | null {
  const fighter = fighterOf(state, id);
  switch (choice.do) {
    case 'pass':
    case 'surrender':
      return null;
    case 'fresh':
      return fighter.hand.includes(choice.card) ? null : `${choice.card} is not in hand (7.3)`;
    case 'reuse':
      return reuseFault(fighter, choice.at);
    case 'standby':
      return standbyFault(fighter, choice);
  }
}

function reuseFault(fighter: Fighter, at: number): string | null {
  const card = fighter.row[at];
  if (card === undefined || !isStraight(card)) return 'no straight card lies there (6.2)';
  const cost = reuseCost(fighter, at);
  return fighter.cur.blood < cost ? `that costs ${cost} Blood (6.2)` : null;
}

function standbyFault(fighter: Fighter, { from, recover }: Extract<ActionChoice, { do: 'standby' }>): string | null {
  const card = typeof from === 'number' ? fighter.row[from] : null;
  const there =
    typeof from === 'number' ? card !== undefined && card !== null && isStraight(card) : fighter.hand.includes(from);
  return there ? recoverFault(fighter, recover, RECOVERED, false) : 'no such card can stand by (7.3)';
}

/** 7.3 Every way to act but for what Standby would bring back; Pass is the last of them. */
export function actionsOf(state: Seen, id: string): readonly ActionChoice[] {
  const { row } = fighterOf(state, id);
  const places = row.map((_, at) => at);
  const all: readonly ActionChoice[] = [
    ...ACTIONS.map((card): ActionChoice => ({ do: 'fresh', card })),
    ...places.map((at): ActionChoice => ({ do: 'reuse', at })),
    ...[...ACTIONS, ...places].map((from): ActionChoice => ({ do: 'standby', from, recover: [] })),
    { do: 'pass' },
  ];
  return all.filter((choice) => actionFault(state, id, choice) === null);
}
