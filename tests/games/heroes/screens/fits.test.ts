/** Nothing of a match is cut at either size: rows of the list, what an answer would bring, cards, the list of all. */
import { describe, expect, it } from 'vitest';
import { shareWords } from '../../../../src/games/heroes/ask/share-words.ts';
import { marginsOf } from '../../../../src/games/heroes/odds/contest.ts';
import { HEROES_SHELF, presetMatch } from '../../../../src/games/heroes/presets.ts';
import type { HeroesSetup } from '../../../../src/games/heroes/rules/types.ts';
import { MATCHES } from '../../../../src/games/heroes/screens/match-kind.ts';
import { HEROES_ALONE } from '../../../../src/games/heroes/screens/practice.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import { drawMenu, firstRows } from '../../../../src/tui/menu-rows.ts';
import { onScreen, opens, SIZES, type Size } from '../../../support/game-stage.ts';
import type { PlainStage } from '../../../support/plain-stage.ts';
import { duel } from '../support/sand.ts';

/** A match on its screen at a size. */
async function staged(setup: HeroesSetup, seed: string, size: Size) {
  const store = opens();
  const session = begunLone(HEROES_ALONE, setup, seed, store.match('heroes'));
  return { stage: await onScreen(HEROES_ALONE, session, size, store), session };
}

/** The whole screen with its list, whatever is under the mark. */
function shown(stage: PlainStage): string {
  const { canvas, menu } = stage.view;
  if (menu !== null) drawMenu(canvas, menu, firstRows(menu));
  return canvas.plain().join('\n');
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
    for (let keys = 0; keys < 80 && !session.over; keys++) {
      const screen = shown(stage);
      expect(screen).not.toContain('…  ');
      for (const { label, note } of stage.view.menu?.items ?? [])
        if (screen.includes(label)) expect(`${label}${note}`.length).toBeLessThan(size.columns);
      const rows = screen.split('\n').slice(1, stage.canvas.height - 2);
      expect(rows.filter((row) => /\[\d$/u.test(row))).toEqual([]);
      stage.press(...(keys % 3 === 0 ? ['Down'] : []), 'Enter');
    }
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
          expect('   None  '.length + note.length).toBeLessThanOrEqual(menu.width);
        }
  });
});

describe('shares', () => {
  const [, own, foe] = duel();
  const margins = marginsOf(5, 4);
  const numbers = (note: string): number => [...note.matchAll(/(\d+) %/gu)].reduce((sum, [, n]) => sum + Number(n), 0);

  it('5.3 of a Maneuver come to all there is', () => {
    expect(numbers(shareWords({ table: 'maneuver', first: true }, own, foe, margins).note)).toBe(100);
  });

  it('5.4 of an Attack come to all there is, with what is rolled again', () => {
    for (const first of [true, false]) {
      const { note, more } = shareWords({ table: 'attack', first }, own, foe, margins);
      expect(Math.abs(numbers(`${note}, ${more[0]}`) - 100)).toBeLessThanOrEqual(1);
    }
  });

  it('5.3.4 whoever is attacked in a net tears free where it wins', () => {
    const netted = { ...own, ensnared: true };
    expect(shareWords({ table: 'attack', first: false }, netted, foe, margins).note).toMatch(/^tear free \d+ %, hurt/);
    expect(shareWords({ table: 'attack', first: true }, foe, netted, margins).note).toMatch(/^hit \d+ %, torn free/);
  });
});
