/** Cards as they lie on the screen, where there are many. */
import { expect, it } from 'vitest';
import { fightBy, strikeAt } from '../../../../src/games/gladiatori/rules/fight/declare.ts';
import type { PlayedAction } from '../../../../src/games/gladiatori/rules/types.ts';
import { ACTIONS, MOVES } from '../../../../src/games/gladiatori/rules/words.ts';
import { drawFight, drawZones, zonesOf } from '../../../../src/games/gladiatori/screens/draw-zones.ts';
import { Canvas } from '../../../../src/tui/canvas.ts';
import { paneOf } from '../../../../src/tui/pane.ts';
import { hexAt, many, pair } from '../support/sand.ts';

it('9 a fight with many cards on both sides stands whole in a row of 80 columns', () => {
  const { state, a, b } = pair(
    {
      name: 'Pacideianus',
      hex: hexAt('E6'),
      played: ['sweep', 'sacrifice', 'acrobatic strike', 'rage', ...many('energy 1', 4), ...many('energy 0', 2)],
    },
    { name: 'Asteropaeus', hex: hexAt('E7'), facing: 3, played: ['acrobatic strike', ...many('energy 1', 3)] },
  );
  const action: PlayedAction = {
    ...{ card: 'strength', at: 0, fresh: true, wasRotated: false, revealed: true, up: true },
  };
  const strike = { ...strikeAt(state, b.id, a.hex), fav: 19, fdv: 14, react: action, passive: false };
  state.fight = { ...fightBy(a.id, { do: 'melee', target: b.id }, [strike]), action };
  const canvas = new Canvas(80, 3);
  drawFight(paneOf(canvas, 1, 1, 78), state, {}, { large: false, bare: false });
  const [, row = ''] = canvas.plain();
  expect(row).toMatch(/^ Pacideianus 19 STR .*RGE v Asteropaeus 14 STR E1×3 ACR/u);
});

/** Every card that seventy coins buy at the most, all of them as life. */
const WHOLE = [...ACTIONS, ...many('energy 0', 10), ...many('energy 1', 10), 'feint', ...MOVES] as const;

it.each([
  { columns: 80, large: false, end: 'RF Ma Ha CO' },
  { columns: 120, large: true, end: 'RFX Mani Hast COV' },
])('6.1 a life of every card there is stands whole in a row of $columns columns', ({ columns, large, end }) => {
  const { a } = pair({ character: 'custom', hpDeck: [...WHOLE], items: ['manica', 'hasta'], hand: ['energy 0'] });
  const canvas = new Canvas(columns, 11);
  drawZones(paneOf(canvas, 1, 1, columns - 2), zonesOf(a, {}), { large, bare: false });
  const row = canvas.plain().find((one) => one.includes('E0×10')) ?? '';
  expect(row.trimEnd().endsWith(end)).toBe(true);
  expect(row).toContain('E1×10');
});

it('6.1 somebody whose cards are all in the discard has an empty hand, and no deck', () => {
  const { a } = pair({ hand: [], hpDeck: [], deck: [], discard: ['strength'], items: ['manica'] });
  expect(zonesOf(a, {}).map(({ word }) => word)).toEqual([
    'Hand 0',
    expect.stringMatching(/^Life \d HP$/u),
    'Discard 1',
  ]);
});
