/** 7 A sub-round up to the declaration: windows, free acts, the Action and its cards; and how it ends. */
import { distance } from '../../../kernel/hex.ts';
import type { Rule } from '../../../kernel/rule.ts';
import type { ActionChoice, FreeAct } from './acts.ts';
import { sawSpent } from './beliefs.ts';
import { applyPending, doInstant, onlyOf, operate, recoverElements, takeMarkerOff } from './body.ts';
import { takeFrom } from './cards.ts';
import { spendableCount } from './elements.ts';
import { callEnd } from './ending.ts';
import { type GladiatoriDecisions, known, type LedContext, resolveChoice } from './kit.ts';
import { addable } from './legal/fights.ts';
import { actionsOf, hasInstant, hasPower, MARKER_COST, operationsOf, reuseCost } from './legal/moves.ts';
import { award, judgeHonour } from './points.ts';
import { activeIn, animalsOut, fighterOf, isActive, meleeOf, subOf } from './roster.ts';
import { nextSub } from './turns.ts';
import type { Fighter, PlayedAction, State } from './types.ts';
import type { ActionCard } from './words.ts';

/** 7.1 A sub-round begins: how all stand is kept for honour. */
export function beginSub({ state, emit }: LedContext): void {
  const id = state.order[state.done] ?? '';
  state.done += 1;
  const figures = activeIn(state).map((one) => ({
    ...{ id: one.id, hex: one.hex, facing: one.facing, melee: [...meleeOf(state, one)] },
  }));
  const beasts = animalsOut(state).map((one) => ({ id: one.id, hex: one.hex, facing: 0 as const, melee: [] }));
  state.sub = { fighter: id, entered: 0, before: [...figures, ...beasts], moved: [], action: null };
  const { book } = fighterOf(state, id);
  if (book !== null) book.intention = null;
  emit({ kind: 'sub-began', cite: '7.1', fighter: id });
  openWindows(state, 'free', id);
}

/** 13 Everybody but one may use a Power at once, where that is played; then comes `after`. */
export function openWindows(state: State, after: State['step'], but: string): void {
  const asked = state.options.promptEveryInstant
    ? activeIn(state).filter((one) => one.id !== but && hasInstant(state, one))
    : [];
  state.queue = asked.map(({ id }) => id);
  state.after = after;
  state.step = asked.length > 0 ? 'windows' : after;
}

/** 13 One of those who are asked may use a Power at once. */
export function* resolveWindows(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const [id] = state.queue;
  if (id === undefined) {
    state.step = state.after;
    return;
  }
  const fighter = fighterOf(state, id);
  const instant = yield* resolveChoice<'window'>(play, fighter, { kind: 'window', cite: '13', fighter: id });
  if (instant !== null) doInstant(play, fighter, instant);
  if (instant === null || !hasInstant(state, fighter)) state.queue = state.queue.slice(1);
}

/** 7.2 Whether anything can be done before the Action. */
function hasFree(state: State, fighter: Fighter): boolean {
  if (hasInstant(state, fighter)) return true;
  const marked = fighter.trapped + fighter.unbalanced > 0;
  if (marked && (hasPower(state, fighter, 'stand up') || spendableCount(fighter) >= MARKER_COST)) return true;
  return fighter.cur.speed > 0 && operationsOf(state, fighter).length > 0;
}

/** 7.2 One thing before the Action. */
export function* resolveFree(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const fighter = fighterOf(state, subOf(state).fighter);
  const act: FreeAct = hasFree(state, fighter)
    ? yield* resolveChoice<'free'>(play, fighter, { kind: 'free', cite: '7.2', fighter: fighter.id })
    : { do: 'done' };
  switch (act.do) {
    case 'done':
      state.step = 'action';
      break;
    case 'surrender':
      surrender(play, fighter);
      break;
    case 'marker':
      takeMarkerOff(play, fighter, act.kind, act.pay);
      break;
    case 'step':
      subOf(state).entered += 1;
      operate(play, fighter, act, true);
      break;
    case 'turn':
      operate(play, fighter, act, true);
      break;
    default:
      doInstant(play, fighter, act);
  }
}

/** GR-71 Gives up. */
function surrender(play: LedContext, fighter: Fighter): void {
  fighter.standing = 'surrendered';
  play.emit({ kind: 'surrendered', cite: 'GR-71', fighter: fighter.id });
  award(play, fighter, 'surrender');
  play.state.step = 'sub end';
}

/** 7.3 The Action. */
export function* resolveAction(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const fighter = fighterOf(state, subOf(state).fighter);
  const { id } = fighter;
  const choice: ActionChoice =
    actionsOf(state, id).length > 1
      ? yield* resolveChoice<'action'>(play, fighter, { kind: 'action', cite: '7.3', fighter: id })
      : { do: 'pass' };
  switch (choice.do) {
    case 'pass':
      fighter.ally = null;
      emit({ kind: 'passed', cite: '7.3', fighter: id, turn: state.turn, round: state.round });
      state.step = 'sub end';
      return;
    case 'surrender':
      return surrender(play, fighter);
    case 'standby':
      return standBy(play, fighter, choice);
    case 'fresh':
    case 'reuse':
      subOf(state).action = playCard(play, fighter, choice, 'action');
      state.step = 'add';
  }
}

/** 7.3 Rests: a card is turned over, Elements come back. */
function standBy(
  play: LedContext,
  fighter: Fighter,
  { from, recover }: Extract<ActionChoice, { do: 'standby' }>,
): void {
  const { state, emit } = play;
  if (typeof from === 'number') {
    const card = fighter.row[from];
    if (card !== undefined) Object.assign(card, { rotated: true, standby: true });
  } else {
    takeFrom(fighter.hand, [from]);
    fighter.row.push({ card: from, rotated: true, standby: true, hidden: true });
  }
  fighter.ally = null;
  emit({ kind: 'standby', cite: '7.3', fighter: fighter.id });
  recoverElements(play, fighter, recover, fighter.hand);
  state.step = 'sub end';
}

/** 6.2 Lays a fresh card at the right end of the row, or uses one of the row again for Blood. */
export function playCard(
  play: LedContext,
  fighter: Fighter,
  choice: { readonly do: 'fresh'; readonly card: ActionCard } | { readonly do: 'reuse'; readonly at: number },
  as: 'action' | 'reaction',
): PlayedAction {
  const { emit } = play;
  const { id, row } = fighter;
  if (choice.do === 'fresh') {
    const { card } = choice;
    takeFrom(fighter.hand, [card]);
    row.push({ card, rotated: false, standby: false, hidden: true });
    emit({ kind: as === 'action' ? 'played' : 'reacted', cite: '6.2', fighter: id });
    const kind = as === 'action' ? 'played-card' : 'reacted-card';
    emit({ kind, cite: '6.2', fighter: id, card, only: onlyOf(fighter) });
    return { card, at: row.length - 1, fresh: true, wasRotated: false, revealed: false, up: false };
  }
  const blood = reuseCost(fighter, choice.at);
  const there = row[choice.at];
  if (there === undefined) throw new Error('no card lies there');
  fighter.cur.blood -= blood;
  sawSpent(fighter, 'blood', blood);
  const card = known(there.card) as ActionCard;
  const wasRotated = there.rotated;
  emit({ kind: as === 'action' ? 'reused' : 'reaction-reused', cite: '6.2', fighter: id, card, blood });
  return { card, at: choice.at, fresh: false, wasRotated, revealed: true, up: false };
}

/** 7.4, 7.6 Cards are added to the Action or the Reaction of somebody. */
export function* resolveAdded(play: LedContext, fighter: Fighter): Rule<GladiatoriDecisions> {
  const { state, tables, emit } = play;
  const { id } = fighter;
  if (addable(state, tables, id).length === 0) return;
  const cards = yield* resolveChoice<'add'>(play, fighter, { kind: 'add', cite: '7.4', fighter: id });
  if (cards.length === 0) return;
  takeFrom(fighter.hand, cards);
  fighter.played.push(...cards);
  emit({ kind: 'added', cite: '7.4', fighter: id, count: cards.length });
  emit({ kind: 'added-cards', cite: '7.4', fighter: id, cards, only: onlyOf(fighter) });
}

/** 7.4 Cards on the Action; what moves is not declared. */
export function* resolveAdd(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const { fighter, action } = subOf(state);
  yield* resolveAdded(play, fighterOf(state, fighter));
  state.step = action?.card === 'movement' ? 'attack reveal' : 'declare';
}

/** 8.1 Movement: up to three operations. */
export function* resolveMove(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const fighter = fighterOf(state, subOf(state).fighter);
  if (state.free > 0 && operationsOf(state, fighter).length > 0) {
    const op = yield* resolveChoice<'move'>(play, fighter, {
      ...{ kind: 'move', cite: '8.1', fighter: fighter.id, free: state.free, reflex: false },
    });
    if (op.do !== 'stop') {
      state.free -= 1;
      operate(play, fighter, op, false);
      return;
    }
    emit({ kind: 'stopped', cite: '8.1', fighter: fighter.id });
  }
  state.free = 0;
  state.step = 'wrestle';
}

/** 7.7 What was played goes to the discard, markers come into force, honour is judged, the dead are carried off. */
export function endSub(play: LedContext): void {
  const { state } = play;
  const { sub } = state;
  for (const fighter of state.fighters) {
    clearPlayed(fighter);
    if (isActive(fighter)) applyPending(play, fighter);
    else fighter.pending = 0;
  }
  loseThrown(play);
  if (sub !== null) judgeHonour(play, sub);
  for (const fighter of state.fighters) if (fighter.standing === 'falling') fighter.standing = 'dead';
  loseNets(play);
  state.fight = null;
  state.sub = null;
  callEnd(play);
  if (state.outcome !== null) return;
  if (sub === null) state.step = 'animal';
  else nextSub(state);
}

function clearPlayed(fighter: Fighter): void {
  const cards = [...fighter.played, ...fighter.lunged];
  fighter.discard.push(...cards);
  fighter.seen.push(...fighter.played.filter((card) => card !== 'unseen'));
  fighter.played = [];
  fighter.lunged = [];
}

/** 11 A weapon that was thrown is gone, unless that was a Feint. */
function loseThrown({ state, emit }: LedContext): void {
  const { fight } = state;
  if (fight === null || fight.feinted || fight.mode === null) return;
  if (fight.mode.do !== 'throw' && fight.mode.do !== 'net throw') return;
  const { item } = fight.mode;
  const fighter = fighterOf(state, fight.attacker);
  if (!fighter.items.some(({ name }) => name === item)) return;
  fighter.items = fighter.items.filter(({ name }) => name !== item);
  emit({ kind: 'item-lost', cite: '11.1', fighter: fighter.id, item });
}

/** 11.2 A net whose owner and catch no longer stand side by side is lost. */
function loseNets({ state, emit }: LedContext): void {
  for (const fighter of state.fighters) {
    const lost = fighter.items.filter(({ holds }) => {
      if (holds === null) return false;
      const animal = state.animals.find(({ id }) => id === holds);
      const hex = animal === undefined ? heldHex(state, holds) : animal.hex;
      return hex === null || !isActive(fighter) || distance(hex, fighter.hex) > 1;
    });
    for (const { name: item } of lost) {
      fighter.items = fighter.items.filter(({ name }) => name !== item);
      emit({ kind: 'item-lost', cite: '11.2', fighter: fighter.id, item });
    }
  }
}

function heldHex(state: State, id: string): Fighter['hex'] | null {
  const held = fighterOf(state, id);
  return isActive(held) ? held.hex : null;
}
