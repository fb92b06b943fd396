/** "Why?": dice, modifiers with their rules, the table with the cell lit. */
import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { rollLine } from '../../../../../src/games/gladiator/screens/journal/roll-lines.ts';
import { whyScreen } from '../../../../../src/games/gladiator/screens/journal/why-screen.ts';
import { readDice } from '../../../../../src/kernel/roll.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, type Scene, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from '../../program/tui/stage.ts';
import { blow, reading } from '../../support/blows.ts';
import { newSession, playOn, showingOf } from './scenes.ts';

const TALL = { columns: 120, rows: 60 } as const;

function why(event: GladiatorEvent, terminal: Partial<Terminal> = TALL, skin: Terminal['skin'] = 'unicode'): Stage {
  const frame = showingOf([event]).advance();
  if (frame === null) throw new Error('nothing to show');
  return new Stage(() => whyScreen(frame, 'I.1'), fakeServices(), { ...terminal, skin });
}

/** One blow of A at B's chest with what B defends it with. */
function strike(cf: number, defence: number, red: number, where: Scene = {}): GladiatorEvent {
  const cfs = { A: `chest ${cf}`, B: defence === 0 ? '' : `| chest ${defence}` };
  const dice: readonly Scripted[] = [blow(red, 2, 6)];
  return play(scene({ ...where, A: { tr: 14, st: -2 } }), { cf: cfs, dice }).one('blow');
}

/** What stands on the ground of a lit cell. */
function lit({ canvas }: Stage): readonly string[] {
  const rows = Array.from({ length: canvas.height }, (_, y) =>
    Array.from({ length: canvas.width }, (__, x) =>
      canvas.styleAt(x, y).bg === 'accent' ? canvas.characterAt(x, y) : '',
    ),
  );
  return rows.map((row) => row.join('').trim().replace(/ +/gu, ' ')).filter((text) => text !== '');
}

describe('a blow', () => {
  const page = () => why(strike(7, 3, 9));

  it('begins with the journal line and shows each die on its colour', () => {
    const stage = page();
    expect(stage.lines[1]).toContain("MAXIMUS strikes at CALVUS's chest (7 CF against 3)");
    const y = stage.lines.findIndex((line) => line.includes('RED'));
    expect(stage.lines[y]).toMatch(/RED {8}\[6\] \[2\] \[1\] 9 {3}draw \d+ +9\.5\.1 $/u);
    const x = stage.lines[y]?.indexOf('[6]') ?? 0;
    expect(stage.canvas.styleAt(x, y)).toMatchObject({ fg: 'dieRed', bg: 'dieRedBg' });
  });

  it('gives every modifier a line with its rule at the right', () => {
    expect(page().text).toMatch(/^ +\+7 {2}attack CF +9\.5 $/mu);
    expect(page().text).toMatch(/^ +-3 {2}defence CF +9\.3\.3 $/mu);
  });

  it('9.5.1 says that the modifiers make the column: no sum of dice and CF', () => {
    expect(page().text).toMatch(/^ += {2}4 {2}modified CF: column 4 +9\.5\.1 $/mu);
    expect(page().text).not.toMatch(/= 13/u);
  });

  it('9.5.1.2 below column 1 the missing CF come off the red dice', () => {
    const { text } = why(strike(2, 5, 9));
    expect(text).toMatch(/= -3 {2}modified CF: column 1/u);
    expect(text).toMatch(/-4 {2}CF below column 1, on the red dice +9\.5\.1\.2/u);
    expect(text).toMatch(/= {2}5 {2}red dice/u);
  });

  it('9.5.1.3 above column 8 the surplus counts on the red dice', () => {
    const { text } = why(strike(8, 0, 6, { B: { tr: -3 } }));
    expect(text).toMatch(/\+3 {2}weakened defender/u);
    expect(text).toMatch(/= 11 {2}modified CF: column 8/u);
    expect(text).toMatch(/\+3 {2}CF above column 8, on the red dice +9\.5\.1\.3/u);
    expect(text).toMatch(/= {2}9 {2}red dice/u);
  });

  it.each([
    ['a row or two around it at 80x24', { columns: 80, rows: 24 }, ['7', '8', '9', '10', '11']],
    ['the whole table where there is room', TALL, ['3-', '4', '5', '6', '7', '8', '9', '17', '18+']],
  ] as const)('shows the table with the cell lit: %s', (_, terminal, rows) => {
    const stage = why(strike(7, 3, 9), terminal);
    expect(stage.text).toContain('Combat results');
    for (const row of rows) expect(stage.text).toMatch(new RegExp(`^ {12}${row.replace('+', '\\+')} `, 'mu'));
    const crt = reading(strike(7, 3, 9), 'crt');
    expect(lit(stage)[0]).toBe(crt.table?.cell);
  });

  it('ends with the rules it cites, in our words', () => {
    expect(page().text).toContain('Reading the CRT');
    expect(page().text).toMatch(/^ {3}Find the RED total in the column of the modified CF/mu);
  });

  it('on a card the red dice are read at the column, with what lies beyond the columns', () => {
    const text = (event: GladiatorEvent, skin: 'unicode' | 'ascii' = 'unicode') =>
      rollLine(reading(event, 'crt'), skin)
        .segments.map((segment) => segment.text)
        .join('');
    expect(text(strike(7, 3, 9))).toBe('RED      [6] [2] [1] 9 → column 4 P parried');
    expect(text(strike(2, 5, 9), 'ascii')).toBe('RED      [6] [2] [1] 9 -4 = 5 > column 1 F fumble');
  });
});

describe('any entry', () => {
  it('that nothing was thrown for says so', () => {
    expect(why({ kind: 'knelt', cite: '7.4', fighter: 'A', at: { q: 0, r: 0 }, rising: false }).text).toContain(
      'No dice fell here.',
    );
  });

  it('tells of a threshold what it was and whether it was met', () => {
    const event = play(scene({ A: { owesStumble: true }, B: { at: { q: 5, r: 0 } } }), {
      plots: { A: 'S' },
      dice: [['fall-prone', 6, 6]],
    }).one('fall-prone-checked');
    expect(why(event).text).toMatch(/7 or less: no/u);
  });

  it('unfolds wholly: each die, each modifier with its rule, each cell lit, each lot, over whole bouts', () => {
    const seen = new Set<string>();
    for (const seed of ['unfold-1', 'unfold-2', 'unfold-3', 'unfold-4']) {
      const session = newSession(seed);
      playOn(session);
      for (const line of session.lines) {
        const { rolls = [], lots = [] } = line.entry.event;
        if (rolls.length + lots.length === 0) continue;
        const stage = new Stage(() => whyScreen(line, 'I.1'), fakeServices(), { columns: 120, rows: 250 });
        const page = stage.text;
        for (const roll of rolls) {
          seen.add(roll.name);
          const faces = Object.values(roll.dice).flat();
          expect(page).toContain(`${faces.map((face) => `[${face}]`).join(' ')} ${readDice(roll.dice, roll.read)}`);
          for (const { why: reason, cite } of roll.modifiers)
            expect(page.split('\n').some((line) => line.includes(reason) && line.trimEnd().endsWith(cite))).toBe(true);
          if (roll.table !== undefined) expect(lit(stage)).toContain(roll.table.cell);
          if (roll.result !== undefined) expect(page).toContain(roll.result);
        }
        for (const { picked, of } of lots) expect(page).toContain(`number ${picked + 1} of ${of}`);
      }
    }
    expect(seen.size).toBeGreaterThan(15);
  });
});

describe('the page', () => {
  const small = () => why(strike(7, 3, 9), { columns: 80, rows: 24 });

  it('scrolls by lines and pages, no further than its end', () => {
    const stage = small();
    const top = stage.text;
    expect(stage.prompt).toMatch(/\d+ more lines below\./u);
    stage.press(...Array<string>(9).fill('PageDown'));
    expect(stage.prompt).toContain('Numbers at the right are rules');
    const end = stage.text;
    expect(stage.press('Up').text).not.toBe(end);
    stage.press(...Array<string>(9).fill('PageUp'));
    expect(stage.text).toBe(top);
    expect(stage.press('Down').press('k').text).toBe(top);
  });

  it('F1 explains it, Esc goes back', () => {
    const stage = small().press('F1');
    expect(stage.top.name).toBe('help');
    expect(stage.press('Esc').top.name).toBe('why');
    expect(stage.press('Esc').gone).toBe(true);
  });
});
