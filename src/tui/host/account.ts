/** The player's account on a host: the keys that open it or wait, one to be asked for, one to be taken away. */

import { safeText } from '../../safe-text.ts';
import type { Canvas } from '../canvas.ts';
import type { Account, AccountKey } from '../company.ts';
import { drawMark } from '../form.ts';
import { truncate } from '../glyphs.ts';
import type { ScreenName } from '../keymap.ts';
import { paneOf } from '../pane.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import type { Message, View } from '../view.ts';
import { wrapText } from '../wrap.ts';

interface AccountState {
  readonly account: Account;
  readonly row: number;
  /** The line of a key as far as it has come, while one is added. */
  readonly line: string | null;
  /** Whether it is asked once more before the marked key is taken away. */
  readonly sure: boolean;
  readonly told: { readonly text: string; readonly bad: boolean } | null;
}

/** The screen on which the keys of an account are listed, added and taken away. */
export function accountScreen(account: Account): Screen {
  return page({ account, row: 0, line: null, sure: false, told: null });
}

const nameOf = ({ line, sure }: AccountState): ScreenName => (sure ? 'sure' : line === null ? 'account' : 'key-line');

function page(state: AccountState): Screen {
  return { ...screenOf(nameOf(state), state, { update, view }), pastes: state.line !== null };
}

function update(state: AccountState, message: Message): Move {
  if (message.kind === 'paste' && state.line !== null) return stay(page(pasted(state, state.line, message.text)));
  if (message.kind !== 'key') return stay(page(state));
  if (state.sure) return stay(page(onSure(state, message.command)));
  return state.line === null ? onList(state, message.command) : onLine(state, state.line, message);
}

const keysOf = ({ account }: AccountState): readonly AccountKey[] => account.keys();
/** The marked key; keys may have come and gone meanwhile. */
const rowOf = (state: AccountState): number => Math.max(0, Math.min(state.row, keysOf(state).length - 1));
const markedOf = (state: AccountState): AccountKey | null => keysOf(state)[rowOf(state)] ?? null;

function onList(state: AccountState, command: string | null): Move {
  const go = (next: Partial<AccountState>): Move => stay(page({ ...state, told: null, ...next }));
  const keys = keysOf(state);
  const count = Math.max(1, keys.length);
  const at = rowOf(state);
  switch (command) {
    case 'option-up':
      return go({ row: (at + count - 1) % count });
    case 'option-down':
      return go({ row: (at + 1) % count });
    case 'option-first':
      return go({ row: 0 });
    case 'option-last':
      return go({ row: count - 1 });
    case 'add-key':
      return go({ line: '' });
    case 'remove-key':
      return go(isLast(keys, at) ? { told: { text: LAST_STAYS, bad: true } } : { sure: true });
    case 'close':
      return BACK;
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('account') };
    default:
      return stay(page(state));
  }
}

const opening = (keys: readonly AccountKey[]): number => keys.filter(({ waits }) => !waits).length;

/** Whether no other key than this one opens the account. */
const isLast = (keys: readonly AccountKey[], at: number): boolean => keys[at]?.waits !== true && opening(keys) === 1;

const LAST_STAYS = 'The last key stays: without it nobody could open this account again.';

function onSure(state: AccountState, command: string | null): AccountState {
  const marked = markedOf(state);
  if (command === 'close' || marked === null) return { ...state, sure: false };
  if (command !== 'yes') return state;
  const why = state.account.removeKey(marked.fingerprint);
  const done = marked.waits ? 'That key is no longer asked for.' : 'That key no longer opens your account.';
  const told = why === null ? { text: done, bad: false } : { text: why, bad: true };
  return { ...state, sure: false, told };
}

/** No line of a key comes near this. */
const LINE_MAX = 16_000;

function onLine(state: AccountState, line: string, { key, command }: Extract<Message, { kind: 'key' }>): Move {
  const go = (next: string): Move => stay(page({ ...state, told: null, line: next.slice(0, LINE_MAX) }));
  switch (command) {
    case 'undo':
      return go([...line].slice(0, -1).join(''));
    case 'accept':
      return stay(page(added(state, line)));
    case 'close':
      return stay(page({ ...state, line: null, told: null }));
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('key-line') };
    default: {
      const character = key === 'Space' ? ' ' : key;
      return [...character].length === 1 ? go(line + character) : stay(page(state));
    }
  }
}

function pasted(state: AccountState, before: string, text: string): AccountState {
  const line = `${before}${text}`.slice(0, LINE_MAX);
  // A private key is not left standing on the screen.
  return /PRIVATE KEY/.test(line) ? { ...added(state, line), line: '' } : { ...state, told: null, line };
}

const WAITS = 'It waits now: come in with that key, and agree at the gate.';

/** The account with the key of a line, or the line as it is and why not. */
function added(state: AccountState, line: string): AccountState {
  const found = state.account.addKey(line);
  // A line that was broken goes on after the break.
  if (!found.ok)
    return { ...state, line: line === '' ? line : `${line.trimEnd()} `, told: { text: found.why, bad: true } };
  const row = state.account.keys().findIndex(({ fingerprint }) => fingerprint === found.value);
  return { ...state, line: null, row, told: { text: WAITS, bad: false } };
}

const X = 3;

function view(state: AccountState, env: Env): View {
  const canvas = blankScreen(env);
  const keys = keysOf(state);
  const { account, line } = state;
  drawHeader(canvas, 'Your account', countText(keys));
  canvas.text(X, 2, account.name, { fg: 'youFg', bold: true });
  canvas.text(X, 3, `Anyone with one of these keys comes in as ${account.name}; one that waits has to agree.`, {
    fg: 'mute',
  });
  if (line === null) drawKeys(canvas, keys, rowOf(state));
  else drawLine(canvas, line, env);
  const told = state.told;
  if (told !== null) drawPrompt(canvas, canvas.height - 2, told.text, told.bad ? 'refuse' : 'tell');
  else drawPrompt(canvas, canvas.height - 2, question(state));
  drawKeyBar(canvas, nameOf(state), env);
  return { canvas, menu: null };
}

function countText(keys: readonly AccountKey[]): string {
  const count = opening(keys);
  const waits = keys.length - count;
  return `${count} ${count === 1 ? 'key' : 'keys'}${waits === 0 ? '' : `, ${waits} more asked for`}`;
}

function question(state: AccountState): string {
  if (state.line !== null) return 'Which other key should open your account?';
  if (!state.sure) return 'These keys open your account.';
  const marked = markedOf(state);
  if (marked?.waits === true) return 'Stop asking for the marked key?';
  const came = marked?.inUse === true ? ', with which you came in,' : '';
  return `Should the marked key${came} no longer open your account?`;
}

const LIST_TOP = 6;
const FINGERPRINT_AT = X + 12;
const COMMENT_AT = FINGERPRINT_AT + 52;

function drawKeys(canvas: Canvas, keys: readonly AccountKey[], at: number): void {
  const room = Math.max(1, canvas.height - LIST_TOP - 7);
  const top = Math.max(0, Math.min(at - Math.floor(room / 2), keys.length - room));
  canvas.text(X, LIST_TOP - 1, 'added', { fg: 'rule' });
  canvas.text(FINGERPRINT_AT, LIST_TOP - 1, 'fingerprint', { fg: 'rule' });
  canvas.text(COMMENT_AT, LIST_TOP - 1, 'comment', { fg: 'rule' });
  for (const [i, key] of keys.slice(top, top + room).entries()) drawKey(canvas, LIST_TOP + i, key, top + i === at);
  const marked = keys[at];
  const y = LIST_TOP + Math.min(room, keys.length) + 1;
  const hidden = keys.length - room;
  if (hidden > 0) canvas.text(X, y - 1, `${hidden} more`, { fg: 'mute' });
  if (marked === undefined) return;
  const comment = safeText(marked.comment);
  canvas.text(X, y, comment === '' ? 'No comment' : `Comment: ${comment}`, { fg: 'text' }, canvas.width - X);
  if (marked.inUse) canvas.text(X, y + 1, 'You came in with this key.', { fg: 'good' });
  if (marked.waits) canvas.text(X, y + 1, 'It waits until its owner comes in with it and agrees.', { fg: 'warn' });
  drawAbout(canvas, y + 3);
}

const ABOUT =
  'A key is a pair of files: id_ed25519 is private and never leaves its computer, id_ed25519.pub may be seen by everybody. Add a key for each computer you play from, come in with it within thirty days and agree; it must not open another account. Remove a key that was lost.';
const ABOUT_WIDTH = 74;

/** What a key is, where there is room for it. */
function drawAbout(canvas: Canvas, y: number): void {
  const lines = wrapText(ABOUT, ABOUT_WIDTH - 4);
  if (y + lines.length + 2 > canvas.height - 3) return;
  const title = { title: 'Keys', titleStyle: { fg: 'accent', bold: true } } as const;
  canvas.box(X, y, ABOUT_WIDTH, lines.length + 2, { fg: 'rule' }, title);
  for (const [i, text] of lines.entries()) canvas.text(X + 2, y + 1 + i, text, { fg: 'mute' });
}

function drawKey(
  canvas: Canvas,
  y: number,
  { added: day, fingerprint, comment, inUse, waits }: AccountKey,
  marked: boolean,
): void {
  if (marked) drawMark(paneOf(canvas, 1, y, canvas.width - 2));
  canvas.text(X, y, day, { fg: 'mute' });
  canvas.text(FINGERPRINT_AT, y, fingerprint, { fg: waits ? 'warn' : inUse ? 'good' : 'text', bold: marked });
  canvas.text(COMMENT_AT, y, truncate(safeText(comment), canvas.width - COMMENT_AT - 2, canvas.skin), { fg: 'mute' });
}

const HOW = [
  'On the computer that has the other key, show its public half:',
  '    cat ~/.ssh/id_ed25519.pub',
  'and paste the line here. If there is no key yet, ssh-keygen makes one.',
] as const;

/** Rows of the box in which the line is shown. */
const LINE_ROWS = 14;

function drawLine(canvas: Canvas, line: string, { skin }: Env): void {
  for (const [i, text] of HOW.entries())
    canvas.text(X, LIST_TOP - 1 + i, text, { fg: text.startsWith(' ') ? 'key' : 'text' }, canvas.width - 1);
  const width = canvas.width - 2 * X;
  const y = LIST_TOP + HOW.length;
  const height = Math.min(LINE_ROWS, canvas.height - y - 3);
  const title = { title: 'The line of the key', titleStyle: { fg: 'accent', bold: true } } as const;
  canvas.box(X, y, width, height, { fg: 'rule' }, title);
  const text = [...line.replace(/\s+/g, ' ')];
  const room = width - 4;
  const rows = Array.from({ length: Math.floor(text.length / room) + 1 }, (_, i) =>
    text.slice(i * room, (i + 1) * room),
  );
  const shown = rows.slice(-(height - 2));
  for (const [i, row] of shown.entries()) canvas.text(X + 2, y + 1 + i, row.join(''), { fg: 'youFg' });
  canvas.put(X + 2 + (shown.at(-1)?.length ?? 0), y + shown.length, skin === 'ascii' ? '_' : '█', { fg: 'accent' });
}
