/** Players by script on a host, each with an ssh client and a screen of its own: practice bouts at the pace of hands. */
import { setTimeout as sleep } from 'node:timers/promises';
import { nextKeys } from '../../tools/games/gladiator/player.ts';
import { login, type SshWire } from '../../tools/ssh-client.ts';
import { KEYS, type Terminal } from '../../tools/terminal.ts';
import { quantiles } from '../bench/figures.ts';
import { toGladiator } from './title.ts';

/** What a crowd is to do. */
export interface CrowdOptions {
  readonly port: number;
  readonly players: number;
  /** How long they play, and how long of that nothing is measured. */
  readonly seconds: number;
  readonly warmUp: number;
  /** Milliseconds between two keys of a player, on average. */
  readonly pause: number;
}

/** What became of it. */
export interface CrowdReport {
  readonly keys: number;
  /** Milliseconds from a key to the end of the first frame after it, as the client sees it. */
  readonly p50: number;
  readonly p95: number;
  /** Bouts that were fought to their end. */
  readonly bouts: number;
  /** Players whose session ended before they left. */
  readonly lost: number;
}

const FRAME_END = '\u001b[?2026l';
/** A key that brings no frame by then brings none. */
const PATIENCE_MS = 1_500;
const POLL_MS = 2;

/** Has players come in, play for a while, and leave. */
export async function crowd({ port, players, seconds, warmUp, pause }: CrowdOptions): Promise<CrowdReport> {
  const times: number[] = [];
  const tally = { bouts: 0, lost: 0 };
  const begun = performance.now();
  const measured = (ms: number): void => {
    if (performance.now() - begun > warmUp * 1_000) times.push(ms);
  };
  await Promise.all(
    Array.from({ length: players }, async (_, i) => {
      await sleep((i * pause) / players);
      const terminal = login({ port });
      let over = false;
      await toGladiator(terminal, 60_000);
      await terminal.press('p', 'm');
      while (performance.now() - begun < seconds * 1_000 && terminal.ended === null) {
        for (const key of keysFor(terminal)) {
          const ms = await answered(terminal, key);
          if (ms !== null) measured(ms);
          await sleep(pause * (0.5 + Math.random()));
        }
        const ended = /Rematch/u.test(terminal.screen());
        if (ended && !over) tally.bouts++;
        over = ended;
      }
      if (terminal.ended !== null) tally.lost++;
      await terminal.dispose();
    }),
  );
  const { p50, p95 } = quantiles(times);
  return { keys: times.length, p50, p95, ...tally };
}

/** The keys that play on: a gladiator as the dice make him, a bout, and after it another. */
export function keysFor(terminal: Terminal<SshWire>): readonly string[] {
  const screen = terminal.screen();
  if (screen.includes('A new gladiator')) return [KEYS.enter];
  return nextKeys(screen) ?? [KEYS.enter];
}

/** Presses a key; returns how long its first frame took, or null where none came. */
export async function answered(terminal: Terminal<SshWire>, key: string): Promise<number | null> {
  const mark = terminal.mark();
  const sent = performance.now();
  terminal.send(key);
  while (performance.now() - sent < PATIENCE_MS && terminal.ended === null) {
    if (terminal.since(mark).includes(FRAME_END)) return terminal.lastByteAt - sent;
    await sleep(POLL_MS);
  }
  return null;
}
