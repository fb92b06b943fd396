/**
 * Soak: keys at random in the real program for so many minutes, in windows of several sizes; what it holds must not
 * grow. Arguments: minutes (30 unless said), seed. Left out where no process can be asked by a signal.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { rngFrom, seedState } from '../src/kernel/rng.ts';
import { Terminal } from '../tools/terminal.ts';
import { pressAny } from './soak/any-key.ts';

const minutes = Number(process.argv[2] ?? 30);
const seed = process.argv[3] ?? '1';
/** The program is asked so often what it holds. */
const SAMPLES = 30;
/** From when on it must not grow, of the samples of one process: all games have been opened by then. */
const WARM = 1 / 3;
/** In MB. */
const GROWTH = 40;
/** With every kind of file of GLADIATOR; the other games begin from nothing. */
const FOLDER = 'tests/fixtures/folders/v4/everything';
interface Held {
  readonly heap: number;
  readonly rss: number;
}

if (process.platform === 'win32') {
  process.stdout.write('memory: left out, no signal asks a process here\n');
  process.exit();
}
const ground = mkdtempSync(join(tmpdir(), 'harena-memory-'));
const [folder, told] = [join(ground, 'data'), join(ground, 'memory.jsonl')];
cpSync(FOLDER, folder, { recursive: true });
const rng = rngFrom(seedState(`memory ${seed}`));
const end = Date.now() + 60_000 * minutes;
const runs: Held[][] = [];
let keys = 0;
try {
  while (Date.now() < end) runs.push(await run());
} finally {
  rmSync(ground, { recursive: true, force: true });
}
const longest = [...runs].sort((a, b) => b.length - a.length)[0] ?? [];
const warm = longest.slice(Math.ceil(longest.length * WARM));
const [first, last] = [warm[0]?.heap ?? 0, warm.at(-1)?.heap ?? 0];
const most = Math.max(...longest.map(({ rss }) => rss));
const grown = last - first;
process.stdout.write(
  `memory: ${keys} keys in ${minutes} minutes (seed ${seed}), ${runs.length} starts; the longest with ${longest.length} samples: heap ${longest.map(({ heap }) => heap.toFixed(0)).join(' ')} MB, ${grown.toFixed(1)} MB more at its end than once it was warm, at most ${most.toFixed(0)} MB resident\n`,
);
process.exitCode = grown > GROWTH ? 1 : 0;

/** Plays until the time is over, or the keys have led out of the program. */
async function run(): Promise<Held[]> {
  const args = ['--import', './scripts/host/memory.ts', 'dist/harena.js', '--data-dir', folder];
  const terminal = Terminal.spawn(process.execPath, args, { env: { HARENA_MEMORY: told } });
  await terminal.waitFor('Enter choose', 60_000);
  const held: Held[] = [];
  let next = Date.now() + 1_000;
  while (Date.now() < end && terminal.ended === null) {
    if (Date.now() >= next) {
      held.push(await asked(terminal));
      next += (60_000 * minutes) / SAMPLES;
    }
    await pressAny(terminal, rng);
    keys += 1;
  }
  const { ended } = terminal;
  if (ended !== null && ended.code !== 0) throw new Error(`it ended with ${ended.code}:\n${terminal.screen()}`);
  await terminal.dispose();
  return held;
}

/** What the program holds once what is garbage has been collected. */
async function asked(terminal: Terminal): Promise<Held> {
  const before = linesTold().length;
  terminal.kill('SIGUSR2');
  while (linesTold().length === before && terminal.ended === null) await sleep(20);
  return JSON.parse(linesTold().at(-1) ?? '{"heap":0,"rss":0}') as Held;
}

function linesTold(): readonly string[] {
  return existsSync(told) ? readFileSync(told, 'utf8').trimEnd().split('\n') : [];
}
