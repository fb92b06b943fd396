/** All seven lessons, played by keys in a real terminal. */
import { expect, it } from 'vitest';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';

const { down, enter } = KEYS;

/** The keys that do what a lesson teaches, from its question on; what is asked on the way in between. */
const LESSONS: readonly (readonly [
  title: string,
  keys: readonly string[],
  then?: readonly [seen: string, key: string],
])[] = [
  ['Step and turn', ['{', 'e', enter]],
  ['Who is in front of whom', ['q', enter]],
  ['Running into a man', ['a', 'q', enter]],
  ['Dividing CF', [down, down, '8', down, down, '.', '.', '.', enter]],
  ['Wounds, stun and the shield', ['c', '5', enter], ['Pick up the large shield', '2']],
  ['Endurance and mercy', ['s', 's', enter], ['Enter again commits', enter]],
  ['The net', ['a', 'c', '5', enter]],
];

const LEARNED = /: (learned|not yet)/u;

/** Goes on by Space until the outcome is told. */
async function toOutcome(terminal: Terminal): Promise<void> {
  for (let keys = 0; keys < 40 && !LEARNED.test(terminal.screen()); keys++) {
    await terminal.press(' ');
    await terminal.idle(30);
  }
}

it('the seven lessons are learned one after the other, and the ticks outlast the program', async () => {
  const folder = dataFolder();
  const terminal = start(folder, []);
  await terminal.waitFor('Learn');
  await terminal.press(enter);
  await terminal.waitFor('Which lesson?');
  await terminal.press('1');
  for (const [title, keys, then] of LESSONS) {
    await terminal.waitFor('Enter begins.');
    expect(terminal.screen()).toContain(title);
    await terminal.press(enter);
    await terminal.waitFor(/Enter commits\./u);
    await terminal.idle(30);
    for (const key of keys) {
      await terminal.press(key);
      await terminal.idle(30);
    }
    if (then !== undefined) {
      await terminal.waitFor(then[0]);
      await terminal.press(then[1]);
    }
    await toOutcome(terminal);
    expect(terminal.screen()).toContain(`√ ${title}: learned`);
    await terminal.press(enter); // the next lesson
  }
  await terminal.waitFor('Your first whole bout');
  terminal.send(KEYS.ctrlC);
  terminal.send(KEYS.ctrlC);
  await terminal.exit;
  const again = start(folder, []);
  await again.waitFor('7 of 8 learned');
});
