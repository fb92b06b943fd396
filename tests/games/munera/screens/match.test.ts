/** A bout of Munera from the title to its end, by keys, at both sizes; left, gone on with, and watched again. */
import { describe, expect, it } from 'vitest';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import type { MuneraEvent } from '../../../../src/games/munera/rules/events.ts';
import { BOUTS } from '../../../../src/games/munera/screens/match-kind.ts';
import { MUNERA_ALONE } from '../../../../src/games/munera/screens/practice.ts';
import type { Store } from '../../../../src/store/store.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import { onScreen, opens, SIZES, type Size } from '../../../support/game-stage.ts';
import { playOn, readOn, testByKeys } from '../../../support/lone-matches.ts';

testByKeys({ game: 'munera', keys: ['p', 'm', 'Enter', 'Enter'], meeting: /Felix v /, board: 16 });

/** A bout that the command line begins, on its screen. */
async function practised(store: Store, teams: string, seed: string, size: Size = SIZES[0]) {
  const session = begunLone(MUNERA_ALONE, readBout({ teams }, 0, seed), seed, store.match('munera'));
  return { session, stage: await onScreen(MUNERA_ALONE, session, size, store) };
}

it('tells blood, great moments and tempers apart by colours', () => {
  const colour = (kind: MuneraEvent['kind']) => BOUTS.lineStyle?.({ kind } as MuneraEvent).fg;
  const kinds = [
    'wounded',
    'double-six',
    'injured',
    'died',
    'appealed',
    'ended',
    'temper',
    'flourish',
    'stepped',
  ] as const;
  expect(kinds.map(colour)).toEqual([
    ...['blood', 'blood', 'blood', 'accent', 'accent', 'accent', 'key', 'key', 'text'],
  ]);
});

describe('a bout on the screen', () => {
  it('of eight is played by keys, every one of them in sight at 80x24', async () => {
    const store = opens();
    const { session, stage } = await practised(store, 'secutor v any v any v any v any v any v any v any', 'eight');
    readOn(stage);
    for (const { name } of session.shown.fighters) expect(stage.text).toContain(name.slice(0, 8));
    const letters = session.shown.fighters.map(({ name }) => name.charAt(0));
    const board = stage.lines.slice(1, 16).map((line) => line.slice(0, 54));
    for (const line of stage.lines.slice(1, 16)) expect(line.charAt(53)).toBe(' ');
    expect(stage.press('F1').text).toContain('Action Points');
    stage.press('Esc');
    const [screen] = stage.screens;
    expect([screen?.name, screen?.game]).toEqual(['munera-bout', 'munera']);
    for (const letter of letters) expect(board.join('\n')).toMatch(new RegExp(`${letter}[→↘↙←↖↗]|[→↘↓↙←↖↑↗]${letter}`));
    playOn(stage);
    expect(stage.labels).toContain('Rematch');
    expect(stage.top.game).toBe('munera');
    stage.choose('Luck').settle();
    expect(stage.text).toMatch(/yours +\d+ wounds, \d+\.\d expected/);
    expect(stage.text).toContain('Luck about ');
    const { menu } = stage.press('Esc').view;
    expect(menu?.items[menu.initial]?.label).toBe('Luck');
    stage.choose('Watch it').settle();
    expect(stage.top.game).toBe('munera');
    store.close();
  });

  it('of three shows as many cards as there is room for: one at 80x24, two at 120x40', async () => {
    const cards = async (size: Size) => {
      const store = opens();
      const { stage } = await practised(store, 'secutor v retiarius v thracian', 'three', size);
      const shown = readOn(stage).text.match(/■ \d\/\d stamina/gu)?.length;
      store.close();
      return shown;
    };
    expect([await cards(SIZES[0]), await cards(SIZES[1])]).toEqual([1, 2]);
  });

  it('leads the mark over the board by keys and clicks, counts the coins, and goes there in one', async () => {
    const store = opens();
    const { session, stage } = await practised(store, 'retiarius v retiarius', 'go');
    readOn(stage);
    const [own] = session.shown.fighters;
    if (own === undefined) throw new Error('nobody');
    const before = { ...own.hex };
    const left = session.shown.acting?.ap ?? 0;
    stage.press('d');
    expect(stage.text).toContain(` ${left} - 1`);
    stage.press('r');
    expect(stage.text).toContain(`AP ${'●'.repeat(left)} ${left} - 2`);
    expect(stage.text).toMatch(/Step E, turn SE; \d AP left\./);
    expect(stage.text).toMatch(/E1 SE2 SW3 .* NE2/);
    stage.press('q', 'Enter');
    readOn(stage);
    expect([session.shown.fighters[0]?.hex.q, session.shown.acting?.spent]).toEqual([before.q + 1, 1]);
    expect(session.match.choices.length).toBeGreaterThan(0);
    stage.press('Z');
    expect(session.shown.fighters[0]?.hex.q).toBe(before.q);
    stage.send({ kind: 'hex', at: { q: before.q + left, r: before.r }, look: false });
    expect(stage.text).toContain(`AP ${'●'.repeat(left)} ${left} - ${left}`);
    stage.send({ kind: 'hex', at: { q: before.q + 1, r: before.r }, look: false });
    expect(stage.text).toContain(` ${left} - 1`);
    store.close();
  });

  it('tells what an attack may come to before it is made', async () => {
    const store = opens();
    const { stage } = await practised(store, 'secutor v secutor', 'odds', SIZES[1]);
    for (let i = 0; i < 200 && !stage.text.includes('Doubles:'); i++) stage.press('Enter');
    expect(stage.text).toMatch(/Hit \d+ %, miss \d+ %, each double \d+ %/);
    expect(stage.text).toMatch(/Save \d, wounds \d/);
    expect(stage.text).toMatch(/Doubles: 6 2D6 wounds, 5 \w+/);
    store.close();
  });

  it('tells the others’ turns one at a time by t, and ? goes back through what each of them chose and threw', async () => {
    const store = opens();
    const { session, stage } = await practised(store, 'secutor v thracian v gaul v murmillo', 'turns');
    stage.press('Enter', 'Enter');
    const told: string[] = [];
    for (let i = 0; i < 9 && stage.top.name === 'walk'; i++) {
      const { turn, phase } = session.next?.entry ?? {};
      stage.press('t');
      const [last, next] = [session.lines.at(-1)?.entry, session.next?.entry];
      expect([last?.turn, last?.phase]).toEqual([turn, phase]);
      if (next !== undefined) expect([next.turn, next.phase]).not.toEqual([turn, phase]);
      told.push(`${turn}.${phase}`);
    }
    expect(told.length).toBeGreaterThan(1);
    stage.press('?');
    const pages = Number(/page (\d+) of \1/.exec(stage.text)?.[1]);
    expect(pages).toBeGreaterThan(3);
    const moods = Array.from({ length: pages }, () => stage.press('Left').text).filter((text) =>
      text.includes('table temper'),
    );
    expect(moods.length).toBeGreaterThan(0);
    store.close();
  });

  it('explains the last line: the mood of another by its dice and its rule', async () => {
    const store = opens();
    const { session, stage } = await practised(store, 'secutor v secutor', 'why');
    for (let i = 0; i < 200 && session.lines.at(-1)?.entry.event.kind !== 'temper'; i++) stage.press('Enter');
    stage.press('?');
    expect(stage.text).toContain('Why?');
    expect(stage.text).toContain('table temper, row');
    expect(stage.text).toContain('says what it does in this turn');
    store.close();
  });
});
