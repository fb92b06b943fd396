/** The host's log: a line an event, and nothing in it that a stranger wrote for a terminal. */
import { describe, expect, it } from 'vitest';
import { openLog } from '../../src/ssh/door/log.ts';

function lines(json: boolean, tell: (log: ReturnType<typeof openLog>) => void): readonly string[] {
  const written: string[] = [];
  tell(openLog((line) => void written.push(line), json));
  return written;
}

describe('the log', () => {
  it('is a line an event for people', () => {
    const [line] = lines(false, (log) => log.info('came in', { session: 3, name: 'Anna', user: 'a b', key: null }));
    expect(line).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z info {2}came in session=3 name=Anna user="a b" key=null\n$/u);
  });

  it('is a JSON document an event for machines', () => {
    const [line = ''] = lines(true, (log) => log.error('crashed', { session: 3, why: 'x' }));
    expect(line.endsWith('\n')).toBe(true);
    expect(JSON.parse(line)).toEqual({
      time: expect.any(String),
      level: 'error',
      msg: 'crashed',
      session: 3,
      why: 'x',
    });
  });

  it.each([true, false])('has no escapes, line ends or unseen characters of strangers (JSON: %s)', (json) => {
    const evil = '\u001b[2J\u202e\u200bfake\r\n2026-01-01T00:00:00Z info  forged';
    const written = lines(json, (log) => log.warn('refused', { what: evil, stack: evil }));
    expect(written).toHaveLength(1);
    expect(written[0]?.trimEnd()).not.toMatch(/[\p{Cc}\p{Cf}]|\\u00|\\r/u);
  });

  it('keeps a text within bounds', () => {
    const [line = ''] = lines(true, (log) =>
      log.info('refused', { what: 'x'.repeat(100_000), stack: 'y\n'.repeat(100_000) }),
    );
    expect(line.length).toBeLessThan(6_000);
  });
});
