/** A bout of Munera from the title to its end, by keys, at both sizes; left, gone on with, and watched again. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../../../src/games/index.ts';
import { readBout } from '../../../../src/games/munera/cli/options.ts';
import { MUNERA_ALONE } from '../../../../src/games/munera/screens/practice.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { gamesOn } from '../../../../src/play/games.ts';
import { ROUTES } from '../../../../src/play/routes.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import type { Store } from '../../../../src/store/store.ts';
import { begunLone, loneMatch } from '../../../../src/tui/match/practice.ts';
import { open, tempFolder } from '../../../store/support.ts';
import { PlainStage } from '../../../support/plain-stage.ts';
import { atTitle, envOf, loaded } from '../../../support/title-stage.ts';

const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
] as const;

/** Its code is read before the first test waits for it. */
beforeAll(async () => {
  const game = await GAMES.find(({ id }) => id === 'munera')?.load();
  await game?.screens();
});

const opens = (folder: string): Store => open(folder, { games: GAMES });

/** A bout begun with what is proposed. */
async function begun(store: Store, size: (typeof SIZES)[number] = SIZES[0]): Promise<PlainStage> {
  const stage = await loaded(atTitle(store, new Shelf(GAMES), size).choose('Munera Sine Missione'));
  return stage.press('p', 'm', 'Enter', 'Enter');
}

/** A bout that the command line begins, on its screen. */
async function practised(store: Store, teams: string, seed: string, size: (typeof SIZES)[number] = SIZES[0]) {
  const shelf = new Shelf(GAMES);
  const services = servicesFor(store, '9.9.9', shelf, 'SEED');
  const games = gamesOn(shelf);
  await games.load('munera');
  const session = begunLone(MUNERA_ALONE, readBout({ teams }, 0, seed), seed, store.match('munera'));
  const stage = new PlainStage(
    (env) => loneMatch(MUNERA_ALONE, session).screen(env, null),
    () => envOf(services, ROUTES, games, size),
  );
  return { session, stage };
}

/** Reads on until something is asked. */
function readOn(stage: PlainStage): PlainStage {
  for (let i = 0; i < 500 && stage.top.name === 'walk'; i++) stage.press('Enter');
  return stage;
}

/** Takes what stands first, or reads the rest, up to the end. */
function playOn(stage: PlainStage, most = 1_500): PlainStage {
  for (let i = 0; i < most && !stage.labels.includes('Rematch'); i++)
    stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
  return stage;
}

describe('a bout on the screen', () => {
  it.each(SIZES)('is played to its end by keys, and kept, at $columns columns', async (size) => {
    const folder = tempFolder();
    const store = opens(folder);
    const stage = await begun(store, size);
    expect(stage.text).toContain('Felix v ');
    playOn(stage);
    expect(stage.text).toMatch(/Victory|Defeat|A draw/);
    expect(stage.text).toContain('Kept as replay');
    expect(readdirSync(join(folder, 'replays')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
    stage.choose('Watch it').settle();
    expect(stage.text).toContain('Replay');
    stage.press('End');
    expect(stage.text).toContain('The end.');
    store.close();
  });

  it('of eight is played by keys, every one of them in sight at 80x24', async () => {
    const store = opens(tempFolder());
    const { session, stage } = await practised(store, 'secutor v any v any v any v any v any v any v any', 'eight');
    readOn(stage);
    for (const { name } of session.shown.fighters) expect(stage.text).toContain(name.slice(0, 8));
    const letters = session.shown.fighters.map(({ name }) => name.charAt(0));
    const board = stage.lines.slice(1, 16).map((line) => line.slice(0, 54));
    for (const line of stage.lines.slice(1, 16)) expect(line.charAt(53)).toBe(' ');
    expect(stage.press('F1').text).toContain('Action Points');
    stage.press('Esc');
    for (const letter of letters) expect(board.join('\n')).toMatch(new RegExp(`${letter}[→↘↙←↖↗]`));
    playOn(stage);
    expect(stage.labels).toContain('Rematch');
    store.close();
  });

  it('goes on at the very question after it was left', async () => {
    const folder = tempFolder();
    let store = opens(folder);
    const stage = await begun(store);
    readOn(stage).press('Enter', 'Enter');
    readOn(stage);
    if (stage.labels.includes('Back')) stage.press('Backspace');
    const asked = stage.text.split('\n');
    const { labels } = stage;
    store.close();
    store = opens(folder);
    const again = await loaded(atTitle(store, new Shelf(GAMES)).choose('Continue'));
    readOn(again);
    expect(again.text.split('\n').slice(1, 16)).toEqual(asked.slice(1, 16));
    expect(again.labels).toEqual(labels);
    store.close();
  });

  it('leads the mark over the board by keys and clicks, counts the coins, and goes there in one', async () => {
    const store = opens(tempFolder());
    const { session, stage } = await practised(store, 'retiarius v retiarius', 'go');
    readOn(stage);
    const [own] = session.shown.fighters;
    if (own === undefined) throw new Error('nobody');
    const before = { ...own.hex };
    const left = session.shown.acting?.ap ?? 0;
    stage.press('d');
    expect(stage.text).toContain(` ${left} - 1`);
    stage.press('r');
    expect(stage.text).toContain(` ${left} - 2`);
    expect(stage.text).toMatch(/step E, turn SE; \d AP left\./);
    stage.press('q', 'Enter');
    readOn(stage);
    expect([session.shown.fighters[0]?.hex.q, session.shown.acting?.spent]).toEqual([before.q + 1, 1]);
    expect(session.match.choices.length).toBeGreaterThan(0);
    stage.press('Z');
    expect(session.shown.fighters[0]?.hex.q).toBe(before.q);
    stage.send({ kind: 'hex', at: { q: before.q + 1, r: before.r }, look: false });
    expect(stage.text).toContain(` ${left} - 1`);
    store.close();
  });

  it('tells what an attack may come to before it is made', async () => {
    const store = opens(tempFolder());
    const { stage } = await practised(store, 'secutor v secutor', 'odds', SIZES[1]);
    for (let i = 0; i < 200 && !stage.text.includes('Doubles:'); i++) stage.press('Enter');
    expect(stage.text).toMatch(/Hit \d+ %, miss \d+ %, each double \d+ %/);
    expect(stage.text).toMatch(/Save \d, wounds \d/);
    expect(stage.text).toMatch(/Doubles: 6 2D6 wounds, 5 \w+/);
    store.close();
  });

  it('explains the last line: the mood of another by its dice and its rule', async () => {
    const store = opens(tempFolder());
    const { session, stage } = await practised(store, 'secutor v secutor', 'why');
    for (let i = 0; i < 200 && session.lines.at(-1)?.entry.event.kind !== 'temper'; i++) stage.press('Enter');
    stage.press('?');
    expect(stage.text).toContain('Why?');
    expect(stage.text).toContain('table temper, row');
    store.close();
  });

  it('^G opens the book of this game, whatever was played last', async () => {
    const store = opens(tempFolder());
    const { stage } = await practised(store, 'secutor v secutor', 'book');
    const [screen] = stage.screens;
    expect([screen?.name, screen?.game]).toEqual(['walk', 'munera']);
    playOn(stage);
    expect(stage.top.game).toBe('munera');
    stage.choose('Watch it').settle();
    expect(stage.top.game).toBe('munera');
    store.close();
  });
});
