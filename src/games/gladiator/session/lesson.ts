/** A lesson's moment of a bout: its set-up, its seed and the choices that lead into it. */
import { type Read, readable, unreadable } from '../../../kernel/save.ts';
import { type SaveSink, Session } from '../../../session/session.ts';
import { parseAllocation } from '../ask/notation/allocation.ts';
import { parsePlot } from '../ask/notation/plot.ts';
import type { GladiatorRequest } from '../ask/request.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Tables } from '../rules/tables/types.ts';

/** Where a bout is, before somebody decides. */
export interface LessonScene {
  readonly setup: Setup;
  readonly seed: string;
  /** One after the other, as they are written: orders, allocations, and JSON for what is chosen from a list. */
  readonly choices: readonly string[];
}

/** What is kept of a lesson. */
const NOWHERE: SaveSink = { write: () => null };

/** A bout of which nothing is kept. */
export function lessonBout(
  tables: Tables,
  { setup, seed }: Pick<LessonScene, 'setup' | 'seed'>,
): Session<GladiatorKit> {
  return Session.start(gladiator, tables, { setup, seed }, { seats: [0], sink: NOWHERE });
}

/** A bout at a scene's question, all before it shown; why its choices do not lead there. */
export function openScene(tables: Tables, scene: LessonScene): Read<Session<GladiatorKit>> {
  const session = lessonBout(tables, scene);
  for (const text of scene.choices) {
    showAll(session);
    const why = answered(session, text);
    if (why !== null) return unreadable(`the lesson's choice '${text}' cannot be made: ${why}`);
  }
  showAll(session);
  session.catchUp();
  return session.prompt === null ? unreadable('the lesson has no question') : readable(session);
}

function showAll(session: Session<GladiatorKit>): void {
  while (session.advance() !== null);
}

function answered(session: Session<GladiatorKit>, text: string): string | null {
  const { prompt } = session;
  if (prompt === null) return 'nothing is asked';
  const choice = readChoice(prompt, text);
  return choice.ok ? session.answer(choice.value) : choice.why;
}

/** A choice from how it is written. */
export function readChoice({ kind }: Pick<GladiatorRequest, 'kind'>, text: string): Read<unknown> {
  if (kind === 'plot') return parsePlot(text);
  if (kind === 'allocate') return parseAllocation(text);
  try {
    return readable(JSON.parse(text));
  } catch {
    return unreadable(`it is no answer to '${kind}'`);
  }
}
