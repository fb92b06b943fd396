/** The book of a game: its rules in our words, the rulings and the words, each leading to others and back. */
import type { Reference } from '../../kernel/reference.ts';
import { GLYPHS, truncate } from '../glyphs.ts';
import { explains } from '../mouse/targets.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { Message, View } from '../view.ts';
import type { Around } from './around.ts';
import { type BookPage, bookPage, openingPlace } from './pages.ts';
import { type BookPlace, placeBeside, placeNamed } from './places.ts';
import { type BookLink, linksOf } from './rows.ts';
import { markMoved, pageEnds, pageTurned, type Sight } from './sight.ts';

/** A page that lies open: its place, the first row in sight, and which of its links is under the mark. */
interface Leaf extends Sight {
  readonly place: BookPlace;
}

interface BookState {
  readonly reference: Reference;
  readonly around: Around;
  readonly leaf: Leaf;
  /** The pages that led here, the last one last. */
  readonly before: readonly Leaf[];
  /** What is being typed to be looked for; null: nothing. */
  readonly typing: string | null;
}

/** The book over a screen, opened at what that screen says. */
export function bookScreen(reference: Reference, around: Around): Screen {
  return page({ reference, around, leaf: opened(openingPlace(around)), before: [], typing: null });
}

/** A page as it is opened: from its top, the mark on its first link in sight. */
const opened = (place: BookPlace): Leaf => ({ place, top: 0, mark: null });

function page(state: BookState): Screen {
  return screenOf(state.typing === null ? 'book' : 'book-search', state, { update, view });
}

const MARGIN = 2;
/** Rows between the header and the prompt. */
const rowsFor = ({ rows }: Env): number => rows - 3;

function openPage({ reference, around }: BookState, place: BookPlace, env: Env): BookPage {
  return bookPage({ reference, around, width: env.columns - 2 * MARGIN }, place);
}

/** The open page with what is in sight of it: the mark is on a link that is seen, if any is. */
function inSight(state: BookState, env: Env) {
  const { leaf } = state;
  const { right, rows } = openPage(state, leaf.place, env);
  const links = linksOf(rows);
  const room = { links, rows: rows.length, height: rowsFor(env) };
  return { right, rows, links, room, sight: markMoved(leaf, 0, room) };
}

function update(state: BookState, message: Message, env: Env): Move {
  if (message.kind !== 'key') return stay(page(state));
  return state.typing === null ? onKey(state, message.command, env) : onTyping(state, state.typing, message, env);
}

function onKey(state: BookState, command: string | null, env: Env): Move {
  const { links, room, sight } = inSight(state, env);
  const here = (next: Sight): Move => stay(page({ ...state, leaf: { ...state.leaf, ...next } }));
  switch (command) {
    case 'up':
    case 'down':
      return here(markMoved(sight, command === 'up' ? -1 : 1, room));
    case 'page-up':
    case 'page-down':
      return here(pageTurned(sight, command === 'page-up' ? -1 : 1, room));
    case 'top':
    case 'bottom':
      return here(pageEnds(command === 'top' ? -1 : 1, room));
    case 'follow':
      return followed(state, links[sight.mark ?? -1], sight);
    case 'book-back':
      return stay(page(wentBack(state)));
    case 'after':
    case 'before':
      return stay(page({ ...state, leaf: beside(state, command === 'after' ? 1 : -1) }));
    case 'contents':
      return stay(page(wentTo(state, { at: 'contents' }, sight)));
    case 'words':
      return stay(page(wentTo(state, { at: 'words' }, sight)));
    case 'search':
      return stay(page({ ...wentTo(state, { at: 'found', query: '' }, sight), typing: '' }));
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('book') };
    case 'close':
      return BACK;
    default:
      return stay(page(state));
  }
}

function followed(state: BookState, link: BookLink | undefined, sight: Sight): Move {
  return stay(page(link === undefined ? state : wentTo(state, link.place, sight)));
}

/** To another page; this one is kept as it is seen, to be gone back to. */
function wentTo(state: BookState, place: BookPlace, sight: Sight): BookState {
  return { ...state, leaf: opened(place), before: [...state.before, { ...state.leaf, ...sight }] };
}

function wentBack(state: BookState): BookState {
  const leaf = state.before.at(-1);
  return leaf === undefined ? state : { ...state, leaf, before: state.before.slice(0, -1) };
}

/** The page beside the open one; the open one where there is none. */
function beside(state: BookState, by: 1 | -1): Leaf {
  const { reference, leaf } = state;
  const place = placeBeside(reference, leaf.place, by);
  return place === leaf.place ? leaf : opened(place);
}

/** Letters that may be looked for at most. */
const LONGEST = 40;

function onTyping(state: BookState, typed: string, message: Message & { kind: 'key' }, env: Env): Move {
  const looks = (query: string): Move => stay(page({ ...state, leaf: opened({ at: 'found', query }), typing: query }));
  switch (message.command) {
    case 'accept': {
      const place = placeNamed(state.reference, typed);
      const done = typed.trim() === '' ? wentBack(state) : state;
      const { sight } = inSight(state, env);
      return stay(page({ ...(place === null ? done : wentTo(state, place, sight)), typing: null }));
    }
    case 'undo':
      return looks([...typed].slice(0, -1).join(''));
    case 'close':
      return stay(page({ ...wentBack(state), typing: null }));
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('book') };
    default: {
      const letter = message.key === 'Space' ? ' ' : message.key;
      return [...letter].length === 1 && typed.length < LONGEST ? looks(`${typed}${letter}`) : stay(page(state));
    }
  }
}

function view(state: BookState, env: Env): View {
  const canvas = blankScreen(env);
  const { right, rows, links, room, sight } = inSight(state, env);
  drawHeader(canvas, `${state.reference.title}: rules and words`, right);
  const mark = sight.mark ?? -1;
  const marked = links[mark];
  for (const [i, { segments, link }] of rows.slice(sight.top, sight.top + room.height).entries()) {
    const at = sight.top + i;
    const lit = marked !== undefined && at >= marked.first && at <= marked.last;
    if (lit) canvas.fill(1, 1 + i, canvas.width - 2, 1, { bg: 'selBg' });
    canvas.segments(MARGIN, 1 + i, segments, canvas.width - 1);
    const its = links.findIndex(({ place }) => place === link);
    if (its >= 0 && state.typing === null) canvas.aim(0, 1 + i, canvas.width, 1, explains(its, mark));
    if (lit && at === marked.first)
      canvas.put(MARGIN, 1 + i, GLYPHS[canvas.skin].selection, { fg: 'accent', bold: true });
  }
  const below = rows.length - sight.top - room.height;
  if (state.typing !== null) drawPrompt(canvas, canvas.height - 2, `Look for: ${state.typing}_`, 'ask');
  else drawPrompt(canvas, canvas.height - 2, truncate(footOf(state, below), canvas.width - 4, canvas.skin), 'tell');
  drawKeyBar(canvas, state.typing === null ? 'book' : 'book-search', env);
  return { canvas, menu: null };
}

/** How much there is below, and where Backspace leads. */
function footOf({ before }: BookState, below: number): string {
  const more = below > 0 ? `${below} more ${below === 1 ? 'line' : 'lines'} below. ` : '';
  return before.length > 0 ? `${more}Backspace goes back, Esc closes the book.` : `${more}Esc closes the book.`;
}
