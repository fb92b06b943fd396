/** Nothing of a match is cut at either size: rows of the list, what an answer would bring, cards, the list of all. */
import { describe, expect, it } from 'vitest';
import { blowWords, shareWords } from '../../../../src/games/heroes/ask/share-words.ts';
import { readMatch } from '../../../../src/games/heroes/cli/options.ts';
import { marginsOf } from '../../../../src/games/heroes/odds/contest.ts';
import { HEROES_SHELF, presetMatch } from '../../../../src/games/heroes/presets.ts';
import { boardIn } from '../../../../src/games/heroes/rules/board.ts';
import type { HeroesSetup } from '../../../../src/games/heroes/rules/types.ts';
import { drawZones } from '../../../../src/games/heroes/screens/draw-board.ts';
import { MATCHES } from '../../../../src/games/heroes/screens/match-kind.ts';
import { HEROES_ALONE } from '../../../../src/games/heroes/screens/practice.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { Canvas } from '../../../../src/tui/canvas.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import { drawMenu, firstRows } from '../../../../src/tui/menu-rows.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { SILENT } from '../../../session/support.ts';
import { onScreen, opens, SIZES, type Size } from '../../../support/game-stage.ts';
import { duel } from '../support/sand.ts';

/** A match on its screen at a size. */
async function staged(setup: HeroesSetup, seed: string, size: Size) {
  const store = opens();
  const session = begunLone(HEROES_ALONE, setup, seed, SILENT);
  return { stage: await onScreen(HEROES_ALONE, session, size, store), session };
}

/** The whole screen with its list, row by row, and what can be chosen, whatever is under the mark. */
function shown(stage: PlainStage) {
  const { canvas, menu } = stage.view;
  if (menu !== null) drawMenu(canvas, menu, firstRows(menu));
  return { rows: canvas.plain(), items: menu?.items ?? [] };
}

describe.each(SIZES)('at $columns x $rows', (size) => {
  it.each(['two-a-side', 'retiarius-secutor'])('nothing is cut in %s, played on by Enter', async (id) => {
    const preset = HEROES_SHELF.presets().find((one) => one.id === id);
    if (preset === undefined) throw new Error(`no ${id}`);
    const { stage, session } = await staged(
      presetMatch(preset, 'even', { led: true, name: 'Callimorphus', seed: id }),
      `fits ${id}`,
      size,
    );
    for (let keys = 0; keys < 60 && !session.over; keys++) {
      const { rows, items } = shown(stage);
      const screen = rows.join('\n');
      expect(screen).not.toContain('…  ');
      for (const { label, note } of items)
        if (screen.includes(label)) expect(`${label}${note}`.length).toBeLessThan(size.columns);
      expect(rows.slice(1, -2).filter((row) => /\[\d$/u.test(row))).toEqual([]);
      stage.press(...(keys % 3 === 0 ? ['Down'] : []), 'Enter');
    }
  });

  it('5.2 eight who fight are all told of, in one column or in two', async () => {
    const setup = readMatch({ red: 'murmillo+thraex+secutor+thraex', blue: 'thraex+murmillo+retiarius+thraex' }, 0);
    const { stage, session } = await staged(setup, 'eight', size);
    for (const { name } of session.match.state.fighters) expect(stage.text).toContain(` ${name.slice(0, 7)}`);
  });

  it('a note stands whole beside or under its label in the width of the list', () => {
    const [state] = duel({ seat: 0 });
    const { menu } = MATCHES.layout({ ...size } as never);
    const [own, foe] = state.fighters;
    if (own === undefined || foe === undefined) throw new Error('nobody fights');
    for (const table of ['maneuver', 'attack', 'net'] as const)
      for (const first of [true, false])
        for (const ensnared of [true, false]) {
          const { note } = shareWords({ table, first }, { ...own, ensnared }, { ...foe, ensnared }, marginsOf(9, 2));
          expect('   10  '.length + note.length).toBeLessThanOrEqual(menu.width);
        }
  });
});

describe('shares', () => {
  const [, own, foe] = duel();
  const margins = marginsOf(5, 4);
  const sum = (note: string): number => [...note.matchAll(/\d+/gu)].reduce((all, [n]) => all + Number(n), 0);
  const noteOf = (table: 'attack' | 'maneuver', first: boolean, fighter = own, other = foe): string =>
    shareWords({ table, first }, fighter, other, margins).note;

  it('5.3, 5.4 beside a number come to all there is', () => {
    for (const table of ['maneuver', 'attack'] as const)
      for (const first of [true, false]) {
        const note = noteOf(table, first);
        expect(note).toMatch(/ %$/);
        expect(Math.abs(sum(note) - 100)).toBeLessThanOrEqual(2);
      }
    expect(noteOf('attack', true)).toBe('hit 50, tie 25, back 16, hurt 9 %');
    expect(noteOf('attack', false)).toBe('hit 25, back 25, tie 25, hurt 25 %');
  });

  it('5.3.4 whoever is attacked in a net tears free where it wins', () => {
    const netted = { ...own, ensnared: true };
    expect(noteOf('attack', false, netted)).toMatch(/^tear free \d+, tie \d+, hurt/);
    expect(noteOf('attack', true, foe, netted)).toMatch(/^hit \d+, tie \d+, torn free/);
  });

  it('5.4 say what a blow does, one’s own and the foe’s', () => {
    expect(blowWords({ first: true, bash: false }, own, foe, margins, tables())).toEqual([
      expect.stringMatching(/^Wounds \d+ %, downs \d+ %, ends it \d+ %\.$/),
      expect.stringMatching(/^You: wounded \d+ %, down \d+ %, out \d+ %\.$/),
      expect.stringMatching(/^On the average you deal \d\.\d, Blue 1 \d\.\d points\.$/),
    ]);
  });
});

it('a zone has names where they have room, and letters where they have not', () => {
  const drawn = (name: string, width: number, height: number): string => {
    const [state, star] = duel();
    Object.assign(star, { name, zone: 'A1' });
    const canvas = new Canvas(width, height);
    const zones = { ...boardIn(tables(), state), zones: ['A1' as const] };
    drawZones(canvas, zones, state, { x: 0, y: 0, cell: { width, height } }, { lit: [], picks: new Map() });
    return canvas.plain().join(' ');
  };
  expect(drawn('Spiculus', 11, 3)).toContain('M Spiculus');
  expect(drawn('Spiculus', 10, 3)).not.toContain('Spiculus');
  expect(drawn('Spiculus', 11, 2)).not.toContain('Spiculus');
});
