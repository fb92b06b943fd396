/** A name is typed over another screen, which goes on with it. */
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import type { Message, View } from '../view.ts';
import { helpScreen } from './help.ts';
import { drawNameLine, type NameField, nameAfter } from './name-field.ts';

/** Whose name is typed, and what is done with it. */
export interface Naming {
  readonly title: string;
  /** What the field is called, what is asked, and what is said where nothing is typed. */
  readonly label: string;
  readonly question: string;
  readonly empty: string;
  /** The name that is proposed after so many others. */
  proposed(names: number): string;
  /** Why somebody cannot be called so, or null. */
  fault(name: string): string | null;
  taken(name: string, env: Env): Move;
}

interface State extends NameField {
  readonly naming: Naming;
  /** Names that were proposed before. */
  readonly names: number;
  readonly refused: string | null;
}

/** The screen on which a name is typed; `name` is proposed. */
export const namingScreen = (naming: Naming, name: string): Screen =>
  page({ naming, name, suggested: true, names: 0, refused: null });

const page = (state: State): Screen =>
  screenOf('name', state, { update: (now, message, env) => update(now, message, env), view });

function update(state: State, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  const { naming } = state;
  const go = (next: Partial<State>): Move => stay(page({ ...state, refused: null, ...next }));
  const step = nameAfter(state, message.key, message.command, naming.empty);
  switch (step.to) {
    case 'field':
      return go(step.field);
    case 'refused':
      return go({ refused: step.why });
    case 'another':
      return go({ names: state.names + 1, name: naming.proposed(state.names + 1), suggested: true });
    case 'accepted': {
      const refused = naming.fault(step.name);
      return refused === null ? naming.taken(step.name, env) : go({ refused });
    }
    case 'below':
      return stay(page(state));
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('name') };
  }
}

/** The row of the field. */
const FIELD = 6;

function view({ naming, name, refused }: State, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, naming.title, '');
  drawNameLine(canvas, FIELD, { label: naming.label, name, typing: true });
  drawPrompt(canvas, canvas.height - 2, refused ?? naming.question, refused === null ? 'ask' : 'refuse');
  drawKeyBar(canvas, 'name', env);
  return { canvas, menu: null };
}
