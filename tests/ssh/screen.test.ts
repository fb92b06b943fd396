/** What goes to a client, and when: nothing before what it tells of is on the disk. */
import { describe, expect, it } from 'vitest';
import { ClientScreen, type OutputHold } from '../../src/ssh/screen.ts';
import { TestClock } from './clock.ts';

/** A barrier that a test lifts. */
class Gate implements OutputHold {
  readonly #waiting: ((trouble: string | null) => void)[] = [];

  get pending(): boolean {
    return this.#waiting.length > 0 || this.closed;
  }

  closed = false;

  whenSettled(callback: (trouble: string | null) => void): void {
    if (this.closed) this.#waiting.push(callback);
    else callback(null);
  }

  /** The first that waits need wait no more. */
  settle(trouble: string | null = null): void {
    this.#waiting.shift()?.(trouble);
  }
}

function aScreen() {
  const sent: string[] = [];
  const told: string[] = [];
  const line = { backlog: 0 };
  const clock = new TestClock();
  const screen = new ClientScreen(
    { write: (text) => void sent.push(text), backlog: () => line.backlog },
    { columns: 80, rows: 24 },
    clock,
    {
      stale: () => void told.push('stale'),
      lost: (trouble) => void told.push(`lost: ${trouble}`),
      stuck: () => void told.push('stuck'),
      sent: () => void told.push('sent'),
    },
  );
  return { screen, sent, told, line, clock };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a screen', () => {
  it('sends what is written in one turn in one piece, its lines returned to the left', async () => {
    const { screen, sent } = aScreen();
    screen.write('one\n');
    screen.write('two\r\nthree');
    await turn();
    expect(sent).toEqual(['one\r\ntwo\r\nthree']);
  });

  it('calls back once what was written is out of its hands', async () => {
    const { screen } = aScreen();
    await new Promise<void>((resolve) => screen.write('', resolve));
    await new Promise<void>((resolve) => screen.write('x', 'utf8', resolve));
  });

  it('holds back what is written while saves are on their way, in its order', async () => {
    const { screen, sent } = aScreen();
    const gate = new Gate();
    screen.waitFor(gate);
    screen.write('before');
    await turn();
    gate.closed = true;
    screen.write('first');
    await turn();
    screen.write('second');
    await turn();
    gate.closed = false;
    screen.write('third');
    await turn();
    expect(sent).toEqual(['before']);
    gate.settle();
    expect(sent).toEqual(['before', 'first']);
    gate.settle();
    expect(sent).toEqual(['before', 'first', 'second', 'third']);
  });

  it('shows nothing of what could not be kept, and says so', async () => {
    const { screen, sent, told } = aScreen();
    const gate = new Gate();
    screen.waitFor(gate);
    gate.closed = true;
    screen.write('result');
    await turn();
    gate.settle('the disk is full');
    screen.discard();
    screen.sendNow('sorry\n');
    expect(sent).toEqual(['sorry\r\n']);
    expect(told).toEqual(['lost: the disk is full']);
  });

  it('drops frames while the line is slow, and has all drawn anew when it has caught up', async () => {
    const { screen, sent, told, line, clock } = aScreen();
    line.backlog = 1_000_000;
    screen.write('dropped');
    await turn();
    screen.write('dropped too');
    await turn();
    clock.skip(1_000);
    expect([sent, told]).toEqual([[], []]);
    line.backlog = 0;
    clock.skip(1_000);
    expect(told).toEqual(['stale']);
    screen.write('shown');
    await turn();
    expect(sent).toEqual(['shown']);
  });

  it('gives up a line that takes nothing for half a minute', async () => {
    const { screen, told, line, clock } = aScreen();
    line.backlog = 1_000_000;
    screen.write('dropped');
    await turn();
    clock.skip(31_000);
    expect(told).toEqual(['stuck']);
  });

  it('sends nothing once it is closed', async () => {
    const { screen, sent } = aScreen();
    screen.write('late');
    screen.close();
    screen.sendNow('later');
    await turn();
    expect(sent).toEqual([]);
  });
});
