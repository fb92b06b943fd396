/** What a client types: floods are dropped, Ctrl-C never, and a pasted text counts as one key. */
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../src/ssh/door/clock.ts';
import { FIXED } from '../../src/ssh/door/limits.ts';
import { ClientInput } from '../../src/ssh/input.ts';
import { IDLE_REPORT, keyOfReport } from '../../src/tui/mouse/report.ts';

/** No time passes. */
const STILL: Clock = { now: () => 0, after: () => () => {} };

/** What is heard of what a client sends. */
function heard(...chunks: readonly (string | Buffer)[]): {
  readonly text: string;
  readonly keys: readonly string[];
  readonly floods: number;
} {
  const keys: string[] = [];
  let floods = 0;
  const input = new ClientInput(STILL, { typed() {}, flooded: () => floods++ });
  input.listen((more) => void keys.push(...more));
  for (const chunk of chunks) input.take(Buffer.from(chunk));
  return { text: keys.join(''), keys, floods };
}

describe('what is typed', () => {
  it('is heard, letters of several bytes also where a packet cuts them', () => {
    expect(heard('ab', Buffer.of(0xc3), Buffer.of(0xa9), '\u001b[A').text).toBe('abé\u001b[A');
  });

  it('faster than anybody types is dropped', () => {
    expect(heard('x'.repeat(5000)).keys).toHaveLength(FIXED.keys.burst);
  });

  it('is heard to hold Ctrl-C however fast', () => {
    expect(heard('x'.repeat(5000), 'yyy\u0003').text.endsWith('\u0003')).toBe(true);
  });

  it('by the hundred thousand bytes is a flood', () => {
    expect(heard('x'.repeat(FIXED.typed.burst), 'x').floods).toBe(1);
  });
});

describe('what is pasted', () => {
  const paste = `\u001b[200~ssh-rsa ${'A'.repeat(700)}\r\nme@laptop\u001b[201~`;

  it('is heard whole, however the line cut it', () => {
    expect(heard(paste).text).toBe(paste);
    const packets = paste.match(/.{1,50}/gsu) ?? [];
    expect(heard(...packets, 'x').text).toBe(`${paste}x`);
  });

  it('counts as one key', () => {
    expect(heard(paste.repeat(5)).keys).toHaveLength(5);
  });

  it('without an end gives way to Ctrl-C', () => {
    expect(heard('\u001b[200~', 'x'.repeat(20_000), '\u0003').text).toBe('\u0003');
  });
});

describe('the mouse', () => {
  const click = '\u001b[<0;12;5M';
  const released = '\u001b[<0;12;5m';

  it('is heard as keys are, a report being one, whatever it tells', () => {
    expect(heard(`a${click}${released}b`).keys).toEqual(['a', keyOfReport(0, 12, 5, true), IDLE_REPORT, 'b']);
    expect(heard(click.slice(0, 5), click.slice(5)).keys).toEqual([keyOfReport(0, 12, 5, true)]);
  });

  it('is billed as keys are: of a flood no more is heard than of typing, and Ctrl-C always', () => {
    expect(heard('\u001b[<65;1;1M'.repeat(1000)).keys).toHaveLength(FIXED.keys.burst);
    expect(heard(released.repeat(1000)).keys).toHaveLength(FIXED.keys.burst);
    expect(heard('\u001b[<65;1;1M'.repeat(1000), '\u0003').keys.at(-1)).toBe('\u0003');
    expect(heard('\u001b[<', '\u0003').keys).toEqual(['\u0003']);
  });

  it('by the hundred thousand bytes is a flood', () => {
    expect(heard(click.repeat(FIXED.typed.burst / click.length), click.repeat(10)).floods).toBe(1);
  });
});

it('who lets go of the keyboard is told no more, and the next one hears it from there on', () => {
  const input = new ClientInput(STILL, { typed() {}, flooded() {} });
  const [first, second]: [string[], string[]] = [[], []];
  input.listen((keys) => void first.push(...keys));
  input.take(Buffer.from('a'));
  input.release();
  input.take(Buffer.from('b'));
  input.listen((keys) => void second.push(...keys));
  input.take(Buffer.from('c'));
  expect([first, second]).toEqual([['a'], ['c']]);
});
