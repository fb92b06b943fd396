/** harena replay FILE: watched, verified, or printed. */
import { gladiatorTables } from '../../data.ts';
import { gladiator } from '../../engine/gladiator/index.ts';
import { Match } from '../../engine/kernel/match.ts';
import type { Save } from '../../engine/kernel/save.ts';
import { Playback } from '../../session/playback.ts';
import { readReplayFile } from '../../store/replay-file.ts';
import { FailureError, UsageError } from '../errors.ts';

export interface ReplayOptions {
  readonly dataDir?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
  readonly verify?: boolean;
  readonly text?: boolean;
  readonly json?: boolean;
  readonly luck?: boolean;
  readonly at?: string;
}

/** Does what is asked; returns the exit code of a watched replay, or null when something was printed. */
export async function runReplay(
  file: string,
  options: ReplayOptions,
  version: string,
  print: (text: string) => void,
): Promise<number | null> {
  const at = readAt(options.at);
  const save = load(file);
  if (options.luck === true) {
    const { luckReport } = await import('../luck-report.ts');
    print(luckReport(tables(), file, save, options));
    return null;
  }
  if (options.verify === true) print(verified(file, save));
  if (options.text === true) print(textOf(save, at));
  if (options.json === true) print(jsonOf(save, at));
  if (options.verify === true || options.text === true || options.json === true) return null;
  return watch(save, at, options, version);
}

function readAt(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`--at ${text}: expected the number of a journal entry, from 0`);
}

function load(file: string): Save {
  const found = readReplayFile(file);
  if (!found.ok) throw new FailureError(found.why);
  return found.value.save;
}

const tables = () => gladiator.parseTables(gladiatorTables);

/** Plays it through and compares; a save of other rules, or a wrong digest, is a failure. */
function verified(file: string, save: Save): string {
  if (save.version !== gladiator.version) {
    throw new FailureError(
      `${file}: made by version ${save.version} of the rules, this is version ${gladiator.version}; it cannot be verified`,
    );
  }
  const opened = Match.open(gladiator, tables(), save);
  if (!opened.ok) throw new FailureError(`${file}: ${opened.why}`);
  const { match } = opened.value;
  const end =
    match.state.outcome === null ? 'not finished' : `ended by ${match.state.outcome.by} in turn ${match.state.turn}`;
  return `verified: ${save.choices.length} choices, ${match.draws} draws, digest ${match.digest()}, ${end}\n`;
}

function playback(save: Save) {
  const opened = Playback.open(gladiator, tables(), save);
  if (!opened.ok) throw new FailureError(opened.why);
  return opened.value;
}

function textOf(save: Save, at: number): string {
  const lines = playback(save)
    .frames.slice(at)
    .map(({ entry, text }) => `${entry.turn}.${entry.phase}  ${text}  [${entry.event.cite}]`);
  return `${lines.join('\n')}\n`;
}

function jsonOf(save: Save, at: number): string {
  const { frames } = playback(save);
  const journal = frames
    .slice(at)
    .map(({ entry: { seq, turn, phase, event }, text }) => ({ seq, turn, phase, ...event, text }));
  const last = frames.at(-1)?.state;
  const outcome = last?.outcome ?? null;
  const { ruleset, seed, setup, digest } = save;
  return `${JSON.stringify({ schema: 'harena/replay/1', ruleset, version: save.version, seed, setup, outcome, digest, journal }, null, 2)}\n`;
}

async function watch(
  save: Save,
  at: number,
  { dataDir, ascii, color }: ReplayOptions,
  version: string,
): Promise<number> {
  const { needTerminal, play } = await import('../play.tsx');
  needTerminal();
  const { storeFor } = await import('../open-store.ts');
  const { replayScreen } = await import('../../tui/screens/replay.ts');
  const store = storeFor(dataDir, false);
  const source = playback(save);
  return play({ store, version, ascii: ascii === true, colour: color, first: () => replayScreen(source, at) });
}
