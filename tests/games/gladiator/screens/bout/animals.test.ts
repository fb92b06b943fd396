/** P180 Springsteen's animals as a bout is shown: strip, sheet, look, hints, their rolls and moves. */
import { describe, expect, it } from 'vitest';
import { ANIMAL_KINDS, ANIMAL_MOVES } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { actionRollOf, type Beat, isLoud, nextBeat } from '../../../../../src/games/gladiator/screens/bout/beats.ts';
import {
  animalMeaning,
  animalMovesText,
  moveCode,
} from '../../../../../src/games/gladiator/screens/kit/animal-notes.ts';
import { play, type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { animal, BY_SPRINGSTEEN, FORWARD, move } from '../../support/rules/animals.ts';
import { sessionIn, showingOf } from './scenes.ts';

const stageOf = (where: Scene, terminal = {}, hints = false): Stage =>
  boutStage(sessionIn({ rules: BY_SPRINGSTEEN, ...where }), fakeServices({ settings: { hints } }), terminal);

const lion = (more: Partial<Fighter> = {}, beast = {}) =>
  animal('lion', { at: { q: 4, r: 0 }, facing: 3, ...more }, beast);

describe('P180 the strip of an animal', () => {
  it('says what it is likely to do, and how it runs into men', () => {
    const { text } = stageOf({ B: lion() }, { columns: 120, rows: 40 });
    expect(text).toMatch(/of 36: circles 10, circles tightly 8/);
    expect(text).toContain('impact +3, +2 a hex it enters (P185)');
  });

  it('has neither hide nor cunning', () => {
    const { text } = stageOf({ B: animal('bear', { at: { q: 4, r: 0 }, facing: 3 }) });
    expect(text).not.toContain('hide');
    expect(text).not.toContain('cunning');
  });
});

describe('P180 its log sheet', () => {
  const sheet = (where: Scene) => stageOf(where).press('i').press('Tab');

  it('has CUN and AG, three dice, and a record of moves', () => {
    const { text } = sheet({ B: lion({ limps: 1 }) });
    expect(text).toContain('CUN 2  ST +9  AG +3  CN 3  W 14  CF 14 of 14');
    expect(text).toContain('three dice a phase (P181), lame: 1 off its hexes (P181)');
    expect(text).not.toContain('panic');
    expect(text).toContain('C circle T tight');
  });

  it('P181 of every move has a code of its own but the pauses', () => {
    const codes = ANIMAL_MOVES.map((way) =>
      moveCode({ kind: 'beast-prowled', cite: 'P181', fighter: 'B', move: way, moves: 3 }),
    );
    expect(codes).toEqual(['B', 'X', 'F3', 'RS3', 'CL3', 'TL3', 'WL3', 'CR3', 'TR3', 'WR3']);
  });
});

describe('P180 its notes', () => {
  it.each(ANIMAL_KINDS)('there is one of the %s', (kind) => {
    expect(animalMeaning(kind)).not.toBe('');
  });

  it('P181 the throws make 36', () => {
    const counts = [...animalMovesText(tables).matchAll(/\d+/g)].map(([count]) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(36);
  });

  it('is looked at with what it means by his book', () => {
    const stage = stageOf({ B: lion() }).press('x');
    for (let steps = 0; steps < 3 && !stage.text.includes('Straight before'); steps++) stage.press('Tab');
    expect(stage.text).toContain('If you are straight in front of');
  });
});

describe('P182 the hint', () => {
  const hint = (where: Scene) => stageOf(where, { columns: 120, rows: 40 }, true).text.replaceAll(/\s+/g, ' ');

  it('warns him whom it faces, and of the wall behind him', () => {
    expect(hint({ B: lion() })).toContain('LION has you straight in front of');
    expect(hint({ B: lion() })).not.toContain('crushed');
    const cornered = hint({ A: { at: { q: -8, r: 0 } }, B: lion({ at: { q: -4, r: 0 } }) });
    expect(cornered).toContain('(P186).');
  });

  it('otherwise is that of any beast', () => {
    expect(hint({ B: lion({ facing: 4 }) })).not.toContain('straight before its head: unless');
  });
});

describe('P181 what it does', () => {
  it.each([[{ columns: 80, rows: 24 }], [{ columns: 120, rows: 40 }]])(
    'at %j the table stands beside the arena, the row of the roll marked',
    (terminal) => {
      const stage = stageOf({ B: lion({ at: { q: 6, r: 0 } }) }, terminal).press('Enter', 'Enter');
      pressUntil(stage, 'Space', ({ text }) => / rush: six hexes/.test(text));
      const rows = stage.lines.map((line) => line.slice(terminal.columns === 80 ? 46 : 79));
      const table = rows.filter((line) => /^[ ▸](?:2|3 11|4 10|5 9|6 8|7|12) +\S/.test(line));
      expect(table).toHaveLength(7);
      expect(table.filter((line) => line.startsWith('▸'))).toHaveLength(1);
      expect(stage.text).toMatch(/── LION ─.* P181/);
      expect(stage.text).toMatch(/white \[\d\] \[\d\] \d+ {2}red \[\d\] (?:\d moves?|no move)/);
    },
  );

  it('is a beat of its own that waits, then every step one', () => {
    const from = scene({ rules: BY_SPRINGSTEEN, B: lion({ at: { q: 6, r: 0 } }) });
    const showing = showingOf(play(from, { dice: [move(FORWARD, 2)] }).events, from);
    const beats: Beat[] = [];
    for (let beat = nextBeat(showing); beat !== null; beat = nextBeat(showing)) beats.push(beat);
    expect(beats.map(({ kind }) => kind)).toEqual(['orders', 'beast', 'step', 'step', 'step']);
    expect(beats.map(isLoud)).toEqual([false, true, false, false, false]);
    const event = beats[1]?.frames[0]?.entry.event;
    expect(event === undefined ? null : actionRollOf(event)?.result).toBe('forward');
  });
});
