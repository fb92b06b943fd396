/** 28 Which beasts a man meets: a drawn hunt, or kinds and numbers. */

import { formStep } from '../../../../tui/form.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { isIn } from '../../rules/beasts/setup.ts';
import { BEAST_KINDS, type BeastBook, type BeastKind } from '../../rules/beasts/types.ts';
import { SIDE_MAX } from '../../rules/setup/lineup.ts';
import {
  BEAST_CHOICES,
  type BeastChoice,
  type BeastsState,
  calledUp,
  choicesIn,
  drawBeasts,
  markedIn,
} from './beasts-view.ts';

/** The choice, with the beasts of last time; what is chosen goes back as `beastsFrom` reads it. */
export function beastsScreen(before: readonly BeastChoice[], book: BeastBook): Screen {
  const kinds = BEAST_KINDS.filter((kind) => isIn(book, kind));
  const counts = Object.fromEntries(kinds.map((kind) => [kind, before.filter((one) => one === kind).length]));
  const row = Math.max(0, choicesIn(book).indexOf(before[0] ?? 'hunt'));
  return page({ book, row, counts, refused: null });
}

/** The beasts that a closed choice has sent back. */
export function beastsFrom(value: string): readonly BeastChoice[] {
  return value.split(' ').flatMap((word) => BEAST_CHOICES.find((choice) => choice === word) ?? []);
}

function page(state: BeastsState): Screen {
  return screenOf('beasts', state, { update, view });
}

function update(state: BeastsState, message: Message): Move {
  if (message.kind !== 'key') return stay(page(state));
  const here = (next: Partial<BeastsState>): Move => stay(page({ ...state, refused: null, ...next }));
  if (message.command === 'close') return BACK;
  if (message.command === 'help') return { to: 'over', screen: page(state), next: helpScreen('beasts') };
  const step = formStep(message.command, state.row, choicesIn(state.book).length);
  switch (step?.to) {
    case 'row':
      return here({ row: step.row });
    case 'turn':
      return here(changed(state, step.by));
    case 'take':
      return { to: 'return', value: chosen(state).join(' ') };
    default:
      return stay(page(state));
  }
}

/** One more or less of the kind under the mark; a hunt has no number. */
function changed(state: BeastsState, by: 1 | -1): Partial<BeastsState> {
  const kind = markedIn(state);
  if (kind === 'hunt') return { refused: 'How many beasts a hunt has is rolled: 1D3 (P89).' };
  const count = (state.counts[kind] ?? 0) + by;
  if (count < 0) return {};
  if (calledUp(state) + by > SIDE_MAX) return { refused: `There is room for ${SIDE_MAX} beasts at most.` };
  return { counts: { ...state.counts, [kind]: count } };
}

/** All that are called up, or where none is the one under the mark. */
function chosen(state: BeastsState): readonly BeastChoice[] {
  const called = BEAST_KINDS.flatMap((kind) => Array<BeastKind>(state.counts[kind] ?? 0).fill(kind));
  const marked = markedIn(state);
  return called.length === 0 || marked === 'hunt' ? [marked] : called;
}

function view(state: BeastsState, env: Env): View {
  return { canvas: drawBeasts(state, env), menu: null };
}
