/** How soon a program shows itself, beside the least that any program of Node needs. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KEYS, Terminal } from '../../tools/terminal.ts';
import { TITLE } from '../host/title.ts';
import { type Figure, quantiles } from './figures.ts';

const ROUNDS = 15;
const DRAWS_A_LINE = 'process.stdout.write("hello"); process.stdin.once("data", () => process.exit())';

/** First frames in one pseudo-terminal, the programs taking turns; leaving; `--version` against `node -e 0`. */
export async function startup(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'harena-bench-'));
  const programs = {
    node: { args: ['-e', DRAWS_A_LINE], shows: 'hello' },
    ink: { args: ['scripts/bench/ink-hello.mjs'], shows: 'hello' },
    harena: { args: ['dist/harena.js', '--data-dir', folder], shows: TITLE },
  };
  const frames = { node: [] as number[], ink: [] as number[], harena: [] as number[] };
  const leaving: number[] = [];
  const ready: number[] = [];
  const names = ['node', 'ink', 'harena'] as const;
  try {
    for (const name of names) await firstFrame(programs[name], () => {});
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of names) {
        frames[name].push(await firstFrame(programs[name], (ms) => name === 'harena' && leaving.push(ms)));
      }
      ready.push(await firstAnswer(programs.harena));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const [node, ink, harena] = names.map((name) => quantiles(frames[name]).p50) as [number, number, number];
  const { bare, version } = versions();
  return [
    { what: 'first frame: a Node process that draws one line', value: node, unit: 'ms' },
    { what: 'first frame: Ink drawing one word', value: ink, unit: 'ms' },
    { what: 'first frame: harena', value: harena, unit: 'ms' },
    { what: 'first frame: harena / Node', value: harena / node, unit: 'x', target: { atMost: 3.5 } },
    { what: 'ready for keys: harena / Node', value: quantiles(ready).p50 / node, unit: 'x', target: { atMost: 6 } },
    { what: 'first frame: harena / Ink', value: harena / ink, unit: 'x' },
    { what: 'leaving the game: last key to exit', value: quantiles(leaving).p50, unit: 'ms', target: { atMost: 15 } },
    { what: 'harena --version / node -e 0', value: version / bare, unit: 'x', target: { atMost: 1.5 } },
  ];
}

async function firstFrame(
  { args, shows }: { readonly args: readonly string[]; readonly shows: string | RegExp },
  left: (ms: number) => void,
): Promise<number> {
  const terminal = Terminal.spawn(process.execPath, args);
  try {
    await terminal.waitFor(shows);
    const drawn = terminal.lastByteAt - terminal.startedAt;
    if (shows !== 'hello') await terminal.press(KEYS.ctrlC);
    const asked = performance.now();
    terminal.send(shows === 'hello' ? KEYS.enter : KEYS.ctrlC);
    await terminal.exit;
    left(performance.now() - asked);
    return drawn;
  } finally {
    await terminal.dispose();
  }
}

/** From the start to the answer of a key that was typed before anything stood. */
async function firstAnswer({ args }: { readonly args: readonly string[] }): Promise<number> {
  const terminal = Terminal.spawn(process.execPath, args);
  try {
    await terminal.waitFor(TITLE);
    terminal.send('?');
    await terminal.waitFor(/HARENA {2}Help/u);
    return terminal.lastByteAt - terminal.startedAt;
  } finally {
    await terminal.dispose();
  }
}

function versions(): { readonly bare: number; readonly version: number } {
  const bare: number[] = [];
  const version: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(run('-e', '0'));
    version.push(run('dist/harena.js', '--version'));
  }
  return { bare: quantiles(bare).p50, version: quantiles(version).p50 };
}

function run(...args: readonly string[]): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args);
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`);
  return performance.now() - started;
}
