/** A bout in the pit from the title to its end, by keys, at both sizes; left, gone on with, and watched again. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBout } from '../../../../src/games/gliderpit/cli/options.ts';
import { GLIDERPIT_ALONE } from '../../../../src/games/gliderpit/screens/practice.ts';
import { GAMES } from '../../../../src/games/index.ts';
import { Shelf } from '../../../../src/games/shelf.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../../../tools/title-stage.ts';
import { tempFolder } from '../../../store/support.ts';
import { atPage, onScreen, opens, readsFirst, SIZES } from '../../../support/game-stage.ts';

readsFirst('gliderpit');

/** A bout that the command line begins, on its screen. */
async function practised(
  options: Parameters<typeof readBout>[0],
  seed: string,
  size: (typeof SIZES)[number] = SIZES[0],
) {
  const folder = tempFolder();
  const store = opens(folder);
  const session = begunLone(GLIDERPIT_ALONE, readBout(options, 0, seed), seed, store.match('gliderpit'));
  const stage = await onScreen(GLIDERPIT_ALONE, session, size, store);
  return { session, stage, store, folder };
}

const LED = new Set(['zone', 'launch', 'maneuver']);

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

it('a form of teams asks who is flown, and one flies all of the own team', async () => {
  const stage = await atPage('gliderpit');
  stage.press('p').choose('Make your own').press('Enter');
  expect(stage.text).not.toContain('You fly');
  for (let i = 0; i < 10 && !/▸ Who meets/.test(stage.text); i++) stage.press('Up');
  for (let i = 0; i < 15 && !/Who meets +2 v 2/.test(stage.text); i++) stage.press('Right');
  expect(stage.text).toMatch(/You fly +one glider/);
  stage.press('Down', 'Right', 'End', 'Enter');
  expect(stage.lines[0]).toMatch(/Felix, \w+ v \w+, \w+/);
});

describe('a bout on the screen', () => {
  it.each(SIZES)('is played to its end by keys, and kept, at $columns columns', async (size) => {
    const { stage, store, folder } = await practised({ floor: '15' }, 'whole', size);
    playOn(stage);
    expect(stage.text).toMatch(/Victory|Defeat|A draw/);
    expect(readdirSync(join(folder, 'replays')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
    stage.choose('Watch it').settle();
    expect(stage.text).toContain('Replay');
    store.close();
  });

  it('of six is all in sight at 80x24: on the map and on the tracks of altitude', async () => {
    const { session, stage, store } = await practised({ teams: '1 v 1 v 1 v 1 v 1 v 1', floor: '10' }, 'six');
    for (let i = 0; i < 60 && session.shown.turn === 0; i++) stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
    readOn(stage);
    const map = stage.lines.slice(1, 20).map((line) => line.slice(0, 52));
    for (const { name, alt, speed } of session.shown.gliders) {
      expect(map.join('\n')).toMatch(new RegExp(`${name.charAt(0)}[→↘↙←↖↗]`));
      expect(map.join('\n')).toContain(`${alt}/${speed}`);
      expect(
        stage.lines
          .slice(2, 8)
          .map((line) => line.charAt(54))
          .join(''),
      ).toContain(name.charAt(0));
    }
    const whole = stage.text;
    stage.press('m');
    const asked = session.shown.gliders.find(({ id }) => id === session.shown.acting?.glider);
    const { name, alt, speed } = asked ?? { name: 'nobody', alt: 0, speed: 0 };
    expect(stage.text).toContain(name.toUpperCase());
    expect(stage.text).toContain(`${alt}/${speed}`);
    expect(stage.press('m').text).toBe(whole);
    store.close();
  });

  it('tells what happens beside the map at 80x24, line by line', async () => {
    const { session, stage, store } = await practised({ floor: '10' }, 'told');
    for (let i = 0; i < 60 && !(session.shown.turn === 1 && stage.top.name === 'walk'); i++) stage.press('Enter');
    const beside = stage.lines.slice(8, 20).map((line) => line.slice(52).trim());
    expect(beside.join(' ')).toContain(session.lines.at(-1)?.text.split(' ').slice(-3).join(' '));
    store.close();
  });

  it('leads the mark to ends of the movement, tells altitude and speed there, and flies the whole way', async () => {
    const { session, stage, store } = await practised({ floor: '0' }, 'fly');
    for (let i = 0; i < 60 && session.shown.acting?.glider !== 'A'; i++)
      stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
    readOn(stage);
    const [own] = session.shown.gliders;
    if (own === undefined) throw new Error('nobody');
    const before = { ...own.hex };
    stage.press(own.facing === 0 ? 'd' : 'a');
    expect(stage.text).toMatch(/[A-S]\d+, facing [EW]; 0 MP left|Forward\./);
    stage.press('Enter');
    readOn(stage);
    expect(session.shown.gliders[0]?.hex).not.toEqual(before);
    stage.press('Z');
    expect(session.shown.gliders[0]?.hex).toEqual(before);
    store.close();
  });

  it('names in the key bar the keys that lead somewhere, and no others', async () => {
    const { session, stage, store } = await practised({ floor: '15' }, 'keys');
    const bars = new Map<string, string>();
    for (let i = 0; i < 300 && !bars.has('action'); i++) {
      const { prompt } = session;
      const bar = stage.lines.at(-1) ?? '';
      if (prompt !== null && stage.top.name !== 'walk') bars.set(prompt.kind, bar);
      stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
    }
    for (const [kind, bar] of bars) expect([kind, bar.includes('fly to')]).toEqual([kind, LED.has(kind)]);
    expect([bars.has('maneuver'), bars.has('action')]).toEqual([true, true]);
    store.close();
  });

  it('goes on at the very question after it was left', async () => {
    const { stage, store, folder } = await practised({ floor: '10' }, 'left');
    for (let i = 0; i < 8; i++) stage.press(stage.top.name === 'walk' ? 'f' : 'Enter');
    readOn(stage);
    const { labels } = stage;
    store.close();
    const again = opens(folder);
    const next = await loaded(atTitle(again, new Shelf(GAMES)).choose('Continue'));
    readOn(next);
    expect(next.labels).toEqual(labels);
    again.close();
  });
});
