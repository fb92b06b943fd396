/** Those who play on a host with OpenSSH's own client, in pseudo-terminals. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextKeys } from '../../tools/games/gladiator/player.ts';
import type { Player, RunningHost } from '../../tools/host.ts';
import { KEYS, type Size, Terminal } from '../../tools/terminal.ts';
import { TITLE, toGladiator } from '../host/title.ts';

const CLIENT = '/usr/bin/ssh';
const GATE = /You are here already/u;
const PLOT_PROMPT = 'Plot in secret';
const PATIENCE_MS = 30_000;
/** A key without an answer for so long has none. */
const ANSWER_MS = 3_000;

/** Why OpenSSH's client cannot be had, or null. */
export function whyNoClient(): string | null {
  return existsSync(CLIENT) ? null : `${CLIENT} is not there: this proof needs OpenSSH's client`;
}

/** How somebody comes in: in a window of some size, and by which addresses. */
interface SshWay extends Partial<Size> {
  readonly from?: string;
  readonly to?: string;
}

/** Logs somebody in; nothing of the machine's own settings for ssh counts. */
export function ssh({ port }: RunningHost, { name, key, folder }: Player, way: SshWay = {}): Terminal {
  const { from, to = '127.0.0.1', ...size } = way;
  const keys = join(folder, '..', '..', 'keys');
  const file = join(keys, name);
  mkdirSync(keys, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, key.private, { mode: 0o600 });
  const options = [
    'IdentitiesOnly=yes',
    'StrictHostKeyChecking=accept-new',
    `UserKnownHostsFile=${join(keys, 'known_hosts')}`,
    'LogLevel=ERROR',
  ].flatMap((option) => ['-o', option]);
  const bound = from === undefined ? [] : ['-b', from];
  const args = ['-F', '/dev/null', ...options, ...bound, '-i', file, '-p', String(port), `${name}@${to}`];
  return Terminal.spawn(CLIENT, args, size);
}

/** Logs somebody in and takes them to the title, wherever else they may still be in. */
export async function enter(host: RunningHost, player: Player, size: Partial<Size> = {}): Promise<Terminal> {
  const terminal = ssh(host, player, size);
  await terminal.waitFor((one) => TITLE.test(one.screen()) || GATE.test(one.screen()), PATIENCE_MS);
  if (GATE.test(terminal.screen())) await terminal.press(KEYS.enter);
  await terminal.waitFor(TITLE, PATIENCE_MS);
  return terminal;
}

/** Logs somebody in who left a bout, and goes on with it. */
export async function comeBack(host: RunningHost, player: Player, size: Partial<Size> = {}): Promise<Terminal> {
  const terminal = await enter(host, player, size);
  await terminal.waitFor('Continue', PATIENCE_MS);
  await step(terminal, ['c']);
  return terminal;
}

/** From the title into a bout: the one that was left, or another with what is offered first. At a plot then. */
export async function begin(terminal: Terminal): Promise<void> {
  const goesOn = terminal.screen().includes('Continue');
  if (!goesOn) await toGladiator(terminal);
  await step(terminal, [goesOn ? 'c' : 'p']);
  await play(terminal, 0);
}

/** Plays so many steps of a bout, and of the next one when it is over; at a prompt then. */
export async function play(terminal: Terminal, steps: number): Promise<void> {
  for (let n = 0; n < steps && terminal.ended === null; n++) await step(terminal, keysFor(terminal));
  for (let n = 0; n < 300 && !isPlot(terminal) && terminal.ended === null; n++) await step(terminal, keysFor(terminal));
  await terminal.waitFor(PLOT_PROMPT, PATIENCE_MS);
}

/** The keys that a player would press now: what is offered first, for a new man and after a bout. */
export function keysFor(terminal: Terminal): readonly string[] {
  const screen = terminal.screen();
  return screen.includes('A new gladiator') ? [KEYS.enter] : (nextKeys(screen) ?? [KEYS.enter]);
}

const isPlot = (terminal: Terminal): boolean =>
  terminal.screen().includes(PLOT_PROMPT) && terminal.screen().includes('nothing yet');

/** At a plot: stands and waits, which the game asks twice about of a man who could do otherwise. */
export async function wait(terminal: Terminal): Promise<void> {
  const asked = (): boolean => terminal.screen().includes('Enter again');
  terminal.send(KEYS.enter);
  await terminal.waitFor(() => asked() || !terminal.screen().includes(PLOT_PROMPT), PATIENCE_MS);
  if (asked()) terminal.send(KEYS.enter);
}

async function step(terminal: Terminal, keys: readonly string[]): Promise<void> {
  const before = terminal.screen();
  await terminal.press(...keys);
  await terminal.waitFor((one) => one.screen() !== before || one.ended !== null, ANSWER_MS).catch(() => {});
}
