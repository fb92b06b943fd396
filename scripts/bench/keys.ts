/** How soon the screen answers a key at the plot prompt, with how many bytes, and whether it keeps up with a held key. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nextKeys } from '../../tools/games/gladiator/player.ts';
import { KEYS, Terminal } from '../../tools/terminal.ts';
import { type Figure, quantiles } from './figures.ts';

const PRESSES = 200;
/** Between keys one by one, so that each finds the program at rest. */
const REST_MS = 25;
const REPEATS = 150;
const REPEAT_MS = 33;
/** What ends a frame: Ink draws each in one synchronized update. */
const FRAME_END = '\u001b[?2026l';

/** Keys in a bout at one size of terminal. */
export async function keys(columns: number, rows: number): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-bench-'));
  const args = ['dist/harena.js', 'practice', '--red', 'medium', '--seed', 'spartacus', '--data-dir', folder];
  const terminal = Terminal.spawn(process.execPath, args, { columns, rows });
  try {
    await toThePlot(terminal);
    const order = await oneByOne(terminal, ['w', KEYS.backspace]);
    const drawn = await held(terminal);
    await terminal.press('c');
    const cursor = await oneByOne(terminal, [KEYS.down, KEYS.up]);
    const size = `${columns}x${rows}`;
    return [
      { what: `${size} key to last byte, p50`, value: cursor.time.p50, unit: 'ms' },
      { what: `${size} key to last byte, p95`, value: cursor.time.p95, unit: 'ms', ...goal(columns, 10) },
      { what: `${size} bytes of a small change, p95`, value: cursor.bytes.p95, unit: 'bytes', ...goal(columns, 600) },
      { what: `${size} an order plotted and taken back, p50`, value: order.time.p50, unit: 'ms' },
      { what: `${size} an order plotted and taken back, p95`, value: order.time.p95, unit: 'ms', ...goal(columns, 10) },
      { what: `${size} bytes of that, p95`, value: order.bytes.p95, unit: 'bytes' },
      { what: `${size} frames drawn of a key every 33 ms`, value: drawn * 100, unit: '%', target: { atLeast: 98 } },
    ];
  } finally {
    await terminal.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Targets are set for the smallest screen alone. */
function goal(columns: number, atMost: number): { readonly target?: { readonly atMost: number } } {
  return columns === 80 ? { target: { atMost } } : {};
}

async function toThePlot(terminal: Terminal): Promise<void> {
  await terminal.waitFor(/Enter/u);
  while (!/Your order/u.test(terminal.screen())) {
    await terminal.press(...(nextKeys(terminal.screen()) ?? [KEYS.enter]));
    await terminal.idle();
  }
}

async function oneByOne(terminal: Terminal, pair: readonly [string, string]) {
  const times: number[] = [];
  const bytes: number[] = [];
  for (let i = 0; i < PRESSES; i++) {
    const mark = terminal.mark();
    const sent = performance.now();
    terminal.send(pair[i % 2] ?? '');
    await terminal.waitFor(() => terminal.since(mark).includes(FRAME_END));
    times.push(terminal.lastByteAt - sent);
    bytes.push(terminal.bytesSince(mark));
    await sleep(REST_MS);
  }
  return { time: quantiles(times), bytes: quantiles(bytes) };
}

async function held(terminal: Terminal): Promise<number> {
  const mark = terminal.mark();
  const began = performance.now();
  for (let i = 0; i < REPEATS; i++) {
    terminal.send(i % 2 === 0 ? 'w' : KEYS.backspace);
    await sleep(Math.max(0, began + (i + 1) * REPEAT_MS - performance.now()));
  }
  await terminal.idle(200);
  return (terminal.since(mark).split(FRAME_END).length - 1) / REPEATS;
}
