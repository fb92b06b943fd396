/** What a session can be sent that nobody types: megabytes, escape sequences without an end, windows of every size. */
import { setTimeout as sleep } from 'node:timers/promises';
import { TITLE } from '../host/title.ts';
import type { Attack, Target } from './target.ts';

/** A guest at the title who sends something again and again, and comes in again when sent away. Returns how often. */
async function guestWho(
  target: Target,
  act: (terminal: ReturnType<Target['terminal']>) => void,
  pauseMs: number,
): Promise<number> {
  let times = 0;
  const one = async (): Promise<void> => {
    while (!target.isOver) {
      const terminal = target.terminal();
      await terminal.waitFor(TITLE, 10_000).catch(() => {});
      while (terminal.ended === null && !target.isOver) {
        act(terminal);
        times++;
        await sleep(pauseMs);
      }
      await terminal.dispose();
    }
  };
  await Promise.all([one(), one(), one()]);
  return times;
}

/** A megabyte pasted at once; whoever does it is sent away. */
export const megabytes: Attack = async (target) => {
  const text = `\u001b[200~${'Ave, Caesar! '.repeat(80_000)}`;
  return `${await guestWho(target, (terminal) => terminal.send(text), 500)} megabytes pasted`;
};

const SEQUENCES: readonly string[] = [
  '\u001b[',
  `\u001b[${'9;'.repeat(500)}`,
  '\u001b]0;owned',
  '\u001bP1$r',
  '\u001b[200~',
  '\u001b[<0;1;1M',
  `\u001b[${'9'.repeat(900)}A`,
  '\u001b\u001b\u001b\u001bO',
  '\u009b31m',
];

/** Escape sequences that are none, have no end, or ask the terminal for something, as fast as they are heard. */
export const escapes: Attack = async (target) => {
  const send = (terminal: ReturnType<Target['terminal']>): void =>
    terminal.send((SEQUENCES[target.random(SEQUENCES.length)] ?? '').repeat(1 + target.random(4)));
  return `${await guestWho(target, send, 40)} bursts of escape sequences`;
};

const SIDES = [0, 1, 2, 79, 80, 300, 65_535] as const;

/** Windows that change their size as fast as they can, to sizes that no window has. */
export const windows: Attack = async (target) => {
  const side = (): number => SIDES[target.random(SIDES.length)] ?? 80;
  const resize = (terminal: ReturnType<Target['terminal']>): void => {
    for (let i = 0; i < 10; i++) terminal.wire.resize({ columns: side(), rows: side() });
  };
  return `${10 * (await guestWho(target, resize, 50))} changes of a window`;
};
