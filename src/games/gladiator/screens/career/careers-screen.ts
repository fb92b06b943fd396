/** The careers of this player: go on with one, begin another, look at the hall. */

import { blankScreen, capital, drawHeader, drawKeyBar, drawPrompt, drawTold } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { MenuItem, Message, View } from '../../../../tui/view.ts';
import { gladiatorOf } from '../../files/services.ts';
import type { CareerItem } from '../../files/types.ts';
import { careerGame } from './career-screen.ts';
import { newCareerScreen } from './new-career.ts';
import { dateText, recordText } from './words.ts';

interface CareersState {
  readonly items: readonly CareerItem[];
  readonly notice: string | null;
}

/** The list as it is now. */
export function careersScreen({ services }: Env, notice: string | null = null): Screen {
  return page({ items: gladiatorOf(services).careers.list(), notice });
}

function page(state: CareersState): Screen {
  return screenOf('careers', state, { update, view });
}

const NEW: MenuItem = { value: 'new', label: 'New career', note: 'one gladiator, ten victories' };

function update(state: CareersState, message: Message, env: Env): Move {
  const here = page(state);
  if (message.kind === 'key' && message.command === 'close') return BACK;
  if (message.kind === 'key' && message.command === 'help')
    return { to: 'over', screen: here, next: helpScreen('careers', 'career-list') };
  if (message.kind !== 'select') return stay(here);
  if (message.value === NEW.value) return { to: 'over', screen: here, next: newCareerScreen(env) };
  const opened = gladiatorOf(env.services).careers.open(message.value);
  if (!opened.ok) return stay(careersScreen(env, opened.why));
  return { to: 'only', next: env.routes.play(careerGame(opened.value), env, null) };
}

function view({ items, notice }: CareersState, env: Env): View {
  const canvas = blankScreen(env);
  const going = items.filter((item) => item.state === 'ok' && !item.over).length;
  drawHeader(canvas, 'Careers', `${going} going on, ${items.length - going} over`);
  if (notice !== null) drawTold(canvas, canvas.height - 2, notice, 'refuse');
  else
    drawPrompt(
      canvas,
      canvas.height - 2,
      'Go on with a career, or begin one. Those that are over can be read.',
      'tell',
    );
  drawKeyBar(canvas, 'careers', env);
  const menu = [NEW, ...items.map(menuItem)];
  return {
    canvas,
    menu: {
      id: 'careers',
      x: 1,
      y: 2,
      width: canvas.width - 2,
      limit: canvas.height - 6,
      items: menu,
      initial: items.length > 0 ? 1 : 0,
    },
  };
}

function menuItem(item: CareerItem): MenuItem {
  if (item.state === 'damaged') return { value: item.id, label: item.id, note: `damaged: ${item.why}` };
  const { name, style, record, munus, standing, mode, returns } = item;
  const where = item.over ? standing : munus === 0 ? 'in the making' : dateText(munus);
  const marks = [...(mode === 'lenient' ? ['lenient'] : []), ...(returns > 0 ? [`went back ${returns} x`] : [])];
  return {
    value: item.id,
    label: name,
    note: [...(style === null ? [] : [capital(style)]), recordText(record), where, ...marks].join('  '),
  };
}
