/** Which chapters of the rules are in force in practice, one by one. */

import { drawMark, formStep } from '../../../../tui/form.ts';
import { onLine } from '../../../../tui/mouse/targets.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { optionsOf, withOptions } from '../../options.ts';
import { OPTIONAL_SECTIONS, type OptionalSection } from '../../rules/rule-choices.ts';

interface ChaptersState {
  readonly row: number;
  readonly trouble: string | null;
}

const CHAPTERS: { readonly [S in OptionalSection]: readonly [title: string, without: string] } = {
  19: ['Fighting styles', 'light, medium and heavy men with sword and shield'],
  20: ['Net and trident', 'there are no nets'],
  21: ['Weapons', 'every weapon is as good as a sword'],
  22: ['Unarmed combat', 'a man without a weapon does not strike'],
  23: ['Special attacks and defences', 'no feints, sweeps, bashes, ducking or jumping'],
  24: ['Two-handed fighting', 'a second weapon is no use'],
  25: ['Cleaving and blood', 'no cleaving, and no blood to slip on'],
  26: ['Teams', 'one man a side'],
  27: ['Arenas', 'plain sand without walls or obstacles'],
  28: ['Beasts', 'men fight only men'],
  30: ['Mounted centurions', 'nobody rides'],
  31: ['Talents', 'nobody has talents'],
  34: ['Luck', 'nobody calls on the gods'],
  35: ['Prestige', 'nobody is intimidated'],
};
/** Chapters of the Campaign Game hold under its rules alone. */
const CAMPAIGN_FROM = 31;

/** The chapters, those that are left out marked so. */
export function chaptersScreen(): Screen {
  return page({ row: 0, trouble: null });
}

function page(state: ChaptersState): Screen {
  return screenOf('form', state, { update, view });
}

function update(state: ChaptersState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  if (message.command === 'close') return BACK;
  if (message.command === 'help') return { to: 'over', screen: page(state), next: helpScreen('form', 'long-form') };
  const step = formStep(message.command, state.row, OPTIONAL_SECTIONS.length);
  if (step === null) return stay(page(state));
  if (step.to === 'row') return stay(page({ row: step.row, trouble: null }));
  return stay(page({ ...state, trouble: toggled(OPTIONAL_SECTIONS[state.row], env) }));
}

/** Leaves a chapter out, or takes it in again. Why that could not be kept, or null. */
function toggled(chapter: OptionalSection | undefined, { services, settings }: Env): string | null {
  if (chapter === undefined) return null;
  const { leftOut } = optionsOf(settings);
  const others = leftOut.filter((one) => one !== chapter);
  const now = others.length < leftOut.length ? others : [...leftOut, chapter].toSorted((a, b) => a - b);
  return services.changeSettings(withOptions(settings, { leftOut: now }));
}

function view({ row, trouble }: ChaptersState, env: Env): View {
  const canvas = blankScreen(env);
  const { rules, leftOut } = optionsOf(env.settings);
  drawHeader(canvas, 'Chapters', `rules: ${rules}`);
  for (const [i, chapter] of OPTIONAL_SECTIONS.entries()) {
    const y = 2 + i;
    const marked = row === i;
    const out = leftOut.includes(chapter);
    const idle = rules === 'basic' || (rules === 'advanced' && chapter >= CAMPAIGN_FROM);
    if (marked) drawMark(paneOf(canvas, 1, y, canvas.width - 2));
    canvas.aim(1, y, canvas.width - 2, 1, onLine(i, row, 'Enter'));
    canvas.text(3, y, `${chapter} ${CHAPTERS[chapter][0]}`, {
      fg: idle ? 'mute' : marked ? 'accent' : 'text',
      bold: marked,
    });
    canvas.text(36, y, out ? 'left out' : idle ? '--' : 'in force', { fg: out ? 'warn' : idle ? 'mute' : 'good' });
  }
  const without = CHAPTERS[OPTIONAL_SECTIONS[row] ?? 19][1];
  canvas.text(3, 3 + OPTIONAL_SECTIONS.length, `Without it: ${without}.`, { fg: 'mute' });
  const told =
    rules === 'basic'
      ? 'The Basic Game knows none of these.'
      : 'For practice bouts begun from now on; a career has them all.';
  drawPrompt(canvas, canvas.height - 2, trouble ?? told, trouble === null ? 'tell' : 'refuse');
  drawKeyBar(canvas, 'form', env);
  return { canvas, menu: null };
}
