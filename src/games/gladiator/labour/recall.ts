/** What a man of the program's weighed when he gave an order or divided his CF, found again from the record of the bout. */
import { chanceFor } from '../../../ai/mind.ts';
import type { Reasons, Thought } from '../../../ai/tactics.ts';
import type { Entry, GameEvent } from '../../../kernel/event.ts';
import type { Save } from '../../../kernel/save.ts';
import { equalPlain } from '../../../kernel/state.ts';
import { type DoableErrand, type Toil, toilUntil } from '../../../odds/labour.ts';
import { type AnsweredAgain, rereadAnswered } from '../../../session/answered.ts';
import { GAME_ID } from '../id.ts';
import type { EventOf } from '../rules/events.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import type { FighterId, State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { searchingLevel } from './minds.ts';
import { type SearchingLevel, toilForThought } from './think.ts';

/** A line of the journal, and the record it is of. */
export interface RecallOrders {
  readonly save: Save;
  readonly line: RevealedLine;
}

/** Where a line stands that shows what somebody had decided in secret. */
interface RevealedLine {
  readonly seq: number;
  readonly turn: number;
  readonly phase: number;
  readonly fighter: FighterId;
  readonly kind: 'plot' | 'allocate';
}

/** What was weighed, and as the bout then stood to his eyes; or why that cannot be told. */
export type Recalled =
  | {
      readonly request: AnsweredAgain<GladiatorKit>['inquiry']['request'];
      readonly view: State;
      readonly choice: unknown;
      readonly reasons: Reasons<GladiatorKit>;
    }
  | { readonly untold: string };

/** Whether a line shows what somebody had decided in secret. */
export function isRevealed(event: GameEvent): event is EventOf<'plot-shown' | 'allocated'> {
  return event.kind === 'plot-shown' || event.kind === 'allocated';
}

/** The thought behind a line of a bout, to be asked for; null: it does not show what somebody had thought out. */
export function recallOf(save: Save, { seq, turn, phase, event }: Entry<GameEvent>): RecallOrders | null {
  if (!isRevealed(event)) return null;
  const { fighter } = event;
  if (searchingLevel(save, fighter) === null) return null;
  return { save, line: { seq, turn, phase, fighter, kind: event.kind === 'plot-shown' ? 'plot' : 'allocate' } };
}

/** Recalling, to be asked for. */
export function recallErrand(orders: RecallOrders): DoableErrand<Recalled> {
  return { game: GAME_ID, kind: 'recall', orders, begin: () => toilForRecall(orders) };
}

/** Events of a slice: some ten milliseconds. */
const EVENTS = 250;

/** Begins to recall: the bout is played again up to the question, and thought about as it was then. */
export function toilForRecall({ save, line }: RecallOrders): Toil<Recalled> {
  const isAsked = ({ kind, fighter }: { readonly kind: string; readonly fighter: FighterId }): boolean =>
    kind === line.kind && fighter === line.fighter;
  const reading = rereadAnswered(gladiator, tables(), save, isAsked);
  const level = searchingLevel(save, line.fighter);
  let again: Again | null = null;
  const read = (): Recalled | null => {
    reading.step(EVENTS);
    const { value } = reading;
    if (value === null) return null;
    const asked = value.ok ? behind(value.value, line) : null;
    if (asked === null || level === null) return { untold: value.ok ? 'its question is not in the record' : value.why };
    again = { asked, thought: thoughtAgain(save, asked, level) };
    return null;
  };
  return toilUntil(
    () => {
      if (again === null) return read();
      again.thought.step();
      return recalledBy(again);
    },
    () => ((again?.thought.done ?? 0) + reading.done) / 2,
  );
}

/** A question that is thought about once more. */
interface Again {
  readonly asked: AnsweredAgain<GladiatorKit>;
  readonly thought: Toil<Thought<GladiatorKit>>;
}

/** The question whose answer a line shows: the last of its phase before it. */
function behind(all: readonly AnsweredAgain<GladiatorKit>[], { seq, turn, phase }: RevealedLine) {
  return all.findLast((one) => one.seq <= seq && one.turn === turn && one.phase === phase) ?? null;
}

function thoughtAgain({ seed, choices }: Save, { inquiry, at }: AnsweredAgain<GladiatorKit>, level: SearchingLevel) {
  const chance = chanceFor({ seed, choices: choices.slice(0, at) }, 'mind', inquiry.request.seat);
  return toilForThought({ level, asked: inquiry, chance });
}

/** What he weighed; null as long as it is being found. A program that thinks otherwise by now says so. */
function recalledBy({ asked: { inquiry, choice }, thought }: Again): Recalled | null {
  if (thought.found === null) return null;
  const { reasons } = thought.found;
  if (!equalPlain(thought.found.choice, choice))
    return { untold: 'this version of the program would have thought otherwise' };
  if (reasons === null) return { untold: 'there was nothing to weigh' };
  return { request: inquiry.request, view: inquiry.view, choice, reasons };
}
