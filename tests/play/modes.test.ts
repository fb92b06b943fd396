/** What Ink writes, and what of it a terminal is sent. */
import { describe, expect, it } from 'vitest';
import { ENTERED, modesIn, modesTo } from '../../src/play/modes.ts';
import { Surface } from '../../src/tui/surface.ts';

const ENTER = '\u001b[?1049h';
const LEAVE = '\u001b[?1049l';

/** A stream for Ink; `entered`: the screen was entered before. */
function opened(entered = false) {
  const sent: string[] = [];
  const stream = {
    columns: 80,
    isTTY: true,
    write(text: string, done?: () => void): boolean {
      sent.push(text);
      done?.();
      return true;
    },
  };
  const glass = { columns: 80, rows: 24, taking: true, whenTaking: () => {}, write: () => {} };
  const surface = new Surface(glass, 60);
  if (entered) surface.away(false);
  return { sent, surface, ink: modesTo(stream, surface) };
}

describe('of what Ink writes', () => {
  it('modes alone are sent: no text, no erasing, no moves, and no synchronized updates, which are the painter’s', () => {
    const frame = `\u001b[?2026h\u001b[2K\u001b[1A\u001b[G\u001b[?25lwords\n\u001b[31mred\u001b[0m\u001b[?2004h\u001b[>1u\u001b[?2026l`;
    expect(modesIn(frame)).toEqual(['\u001b[?25l', '\u001b[?2004h', '\u001b[>1u']);
    expect(modesIn('\n')).toEqual([]);
  });

  it('the alternate screen is entered once, and what is painted follows it', () => {
    const { sent, surface, ink } = opened();
    expect(surface.isAway).toBe(true);
    ink.write(ENTER);
    ink.write(ENTER);
    expect([sent, surface.isAway]).toEqual([[ENTER, ''], false]);
    ink.write(LEAVE);
    expect([sent.at(-1), surface.isAway]).toEqual([LEAVE, true]);
    ink.write(ENTERED);
    expect([sent.at(-1), surface.isAway]).toEqual([ENTERED, false]);
  });

  it('a screen that was entered before Ink came is not entered again', () => {
    const { sent, ink } = opened(true);
    ink.write(ENTERED);
    expect(sent).toEqual(['']);
    ink.write('\u001b[?25h\u001b[?25h');
    ink.write('\u001b[?25l');
    expect(sent.slice(1)).toEqual(['\u001b[?25h', '\u001b[?25l']);
  });

  it('an empty text still tells that it was written, and all else is the stream’s own', () => {
    const { ink } = opened();
    let told = false;
    ink.write('words', () => {
      told = true;
    });
    expect([told, ink.columns, ink.isTTY]).toEqual([true, 80, true]);
  });
});
