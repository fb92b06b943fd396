/** harena replay FILE: watched, verified, or printed. */
import { basename } from 'node:path';
import type { GameEntry, RuleSetDoor } from '../../games/game.ts';
import type { Shelf } from '../../games/shelf.ts';
import { baseRemark, type Save } from '../../kernel/save.ts';
import { canonicalJson } from '../../kernel/state.ts';
import { sealsTold } from '../../session/proof/seals-proof.ts';
import { isRemark, withRemarks } from '../../session/remarks.ts';
import { replayFault } from '../../store/proof/replay-proof.ts';
import { type Replay, readReplayFile } from '../../store/replay-file.ts';
import { signatureTold } from '../../store/signed/told.ts';
import type { ReasonsBefore } from '../../tui/advice/reasons.ts';
import type { Skin } from '../../tui/glyphs.ts';
import { FailureError, UsageError } from '../errors.ts';
import { inAscii } from '../in-ascii.ts';
import { wantedKey } from '../wanted-key.ts';

/** What `harena replay` is told besides its file. */
export interface ReplayOptions {
  readonly dataDir?: string;
  readonly ascii?: boolean;
  readonly color: boolean;
  readonly verify?: boolean;
  /** Who must have signed it: a fingerprint, or @ and a file with a public key. */
  readonly signedBy?: string;
  readonly text?: boolean;
  readonly json?: boolean;
  readonly luck?: boolean;
  readonly reasons?: boolean;
  readonly at?: string;
}

/** Does what is asked; returns the exit code of a watched replay, or null when something was printed. */
export async function runReplay(
  file: string,
  options: ReplayOptions,
  shelf: Shelf,
  version: string,
  print: (text: string) => void,
): Promise<number | null> {
  const at = readAt(options.at);
  const replay = load(file);
  const { save } = replay;
  const signer = signerWanted(options);
  const entry = entryOf(shelf, file, save);
  const door = await doorOf(shelf, file, entry, save);
  if (options.luck === true) {
    if (door.luck === undefined)
      throw new UsageError(`--luck: the luck of a save of '${door.id}' cannot be worked out`);
    print(await door.luck(file, save, options));
    return null;
  }
  if (options.verify === true) print(verified(door, file, replay, signer));
  const reasons = await reasonsOf(door, options);
  if (options.text === true) print(await textOf({ door, save, at, reasons }, inAscii(options) ? 'ascii' : 'unicode'));
  if (options.json === true) print(jsonOf({ door, save, at, reasons }));
  if (options.verify === true || options.text === true || options.json === true) return null;
  return watch(entry.id, door, save, at, options, shelf, version);
}

/** A record that is printed from an entry on; `reasons` null: without what was weighed. */
interface Printing {
  readonly door: RuleSetDoor;
  readonly save: Save;
  readonly at: number;
  readonly reasons: ReasonsBefore | null;
}

/** What finds what was weighed, where it is asked for. Throws UsageError where it cannot be told. */
async function reasonsOf(door: RuleSetDoor, { reasons, text, json }: ReplayOptions): Promise<ReasonsBefore | null> {
  if (reasons !== true) return null;
  if (text !== true && json !== true) throw new UsageError('--reasons stands with --text or --json');
  if (door.reasons === undefined)
    throw new UsageError(`--reasons: in a save of '${door.id}' nobody weighs what could be told`);
  return door.reasons();
}

/** The game that a save is of. Throws FailureError where this version knows no such rule set. */
function entryOf(shelf: Shelf, file: string, save: Save): GameEntry {
  const entry = shelf.entryOf(save);
  if (!entry.ok) throw new FailureError(`${file}: ${entry.why}`);
  return entry.value;
}

/** The door of a save's rule set, its game loaded. */
async function doorOf(shelf: Shelf, file: string, entry: GameEntry, save: Save): Promise<RuleSetDoor> {
  await shelf.load(entry);
  const door = shelf.door(save);
  if (!door.ok) throw new FailureError(`${file}: ${door.why}`);
  return door.value;
}

function readAt(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d+$/.test(text)) return Number(text);
  throw new UsageError(`--at ${text}: expected the number of a journal entry, counted from 0`);
}

function load(file: string): Replay {
  const found = readReplayFile(file);
  if (!found.ok) throw new FailureError(found.why);
  return found.value;
}

/** Plays it through and compares; a save of other rules, a wrong digest, or a record without its beginning is a failure. */
function verified(door: RuleSetDoor, file: string, replay: Replay, signer: string | null): string {
  const { save } = replay;
  if (save.version !== door.version) {
    throw new FailureError(
      `${file}: made by version ${save.version} of the rules, this is version ${door.version}; it cannot be verified`,
    );
  }
  const proof = door.prove(save);
  if (!proof.ok) throw new FailureError(`${file}: ${proof.why}`);
  const other = replayFault(replay, basename(file), door);
  if (other !== null) throw new FailureError(`${file}: ${other}`);
  const unproved = baseRemark(save);
  if (unproved !== null) throw new FailureError(`${file}: not proved: ${unproved}`);
  const signed = signatureTold(replay.attempt, signer);
  if (!signed.ok) throw new FailureError(`${file}: ${signed.why}`);
  const { draws, digest, turn, by, seals } = proof.value;
  const end = by === null ? 'not finished' : `ended by ${by} in turn ${turn}`;
  const played = `verified: ${save.choices.length} choices, ${draws} draws, digest ${digest}, ${end}`;
  return `${[played, ...sealsTold(seals), signed.value].join('\n')}\n`;
}

/** The fingerprint of the key that a record must be signed by; null: of any. */
function signerWanted({ verify, signedBy }: ReplayOptions): string | null {
  if (signedBy === undefined) return null;
  if (verify !== true) throw new UsageError('--signed-by stands with --verify');
  return wantedKey(signedBy);
}

function playback(door: RuleSetDoor, save: Save) {
  const opened = door.playback(save);
  if (!opened.ok) throw new FailureError(opened.why);
  return opened.value;
}

/** Where reasons are asked for, and there are none. */
const NONE_WEIGHED = 'No reasons: none of these lines shows what a tactician or a champion decided.';

/** A line an event, below it the dice of a blow and what was weighed. */
async function textOf({ door, save, at, reasons }: Printing, skin: Skin): Promise<string> {
  const diceOf = await door.dice?.();
  let weighed = false;
  const lines = withRemarks(playback(door, save).frames.slice(at), save.remarks).flatMap(({ entry, text }) => {
    const { turn, phase, event } = entry;
    const found = reasons?.(save, entry) ?? null;
    weighed ||= found !== null;
    return [
      isRemark(event) ? `${turn}.${phase}  ${text}` : `${turn}.${phase}  ${text}  [${event.cite}]`,
      ...[...(diceOf?.(event, skin) ?? []), ...(found?.texts ?? [])].map((line) => `       ${line}`),
    ];
  });
  return `${[...lines, ...(reasons === null || weighed ? [] : [NONE_WEIGHED])].join('\n')}\n`;
}

function jsonOf({ door, save, at, reasons }: Printing): string {
  const { frames } = playback(door, save);
  const journal = frames.slice(at).map(({ entry, text }) => {
    const { seq, turn, phase, event } = entry;
    const told = reasons?.(save, entry) ?? null;
    return { seq, turn, phase, ...event, text, ...(told === null ? {} : { weighed: told.json }) };
  });
  const last = frames.at(-1)?.state;
  const outcome = last?.outcome ?? null;
  const { ruleset, seed, setup, digest } = save;
  const head = { schema: 'harena/replay/1', ruleset, version: save.version, seed, setup, outcome, digest };
  return `${JSON.stringify({ ...head, seals: sealsShown(save), remarks: save.remarks ?? [], journal }, null, 2)}\n`;
}

/** The seals with the orders they are of, without what would open those that are still closed; null: there are none. */
function sealsShown({ seals, choices }: Save): object | null {
  if (seals === undefined) return null;
  const { secret: _secret, orders, ...rest } = seals;
  const opened = orders.map(({ at, of, seq, hash, nonce }) => {
    const given = of.map((i) => choices[at]?.[i] ?? null);
    return { at, of, seq, orders: nonce === null ? null : inOrder(given), hash, nonce };
  });
  return { ...rest, orders: opened };
}

/** The same with its keys as they are hashed. */
const inOrder = (json: unknown): unknown => JSON.parse(canonicalJson(json));

async function watch(
  game: string,
  door: RuleSetDoor,
  save: Save,
  at: number,
  { dataDir, ascii, color }: ReplayOptions,
  shelf: Shelf,
  version: string,
): Promise<number> {
  const { needTerminal, play } = await import('../play.ts');
  needTerminal();
  const { storeFor } = await import('../open-store.ts');
  const store = storeFor(dataDir, false, shelf.entries);
  const screen = await door.watch(playback(door, save), at);
  return play({ store, shelf, version, ascii: ascii === true, colour: color, first: { game, screen: () => screen } });
}
