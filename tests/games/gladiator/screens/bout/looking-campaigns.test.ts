/** Looking at a career or a house changes nothing in it: every screen of some months, and every mind, on states that throw at whoever writes to them. */
import { expect, test } from 'vitest';
import { plainPlayer } from '../../../../../src/games/gladiator/ai/plain-career.ts';
import { plainLanista } from '../../../../../src/games/gladiator/ai/plain-lanista.ts';
import { career } from '../../../../../src/games/gladiator/career/index.ts';
import type { CareerState } from '../../../../../src/games/gladiator/career/types.ts';
import { fixtureOrder } from '../../../../../src/games/gladiator/house/games/bouts.ts';
import { lanista } from '../../../../../src/games/gladiator/house/index.ts';
import type { HousesState } from '../../../../../src/games/gladiator/house/types.ts';
import { careerGame } from '../../../../../src/games/gladiator/screens/career/career-screen.ts';
import { houseGame } from '../../../../../src/games/gladiator/screens/house/house-screen.ts';
import type { CareerGame } from '../../../../../src/games/gladiator/session/career.ts';
import type { HousesGame } from '../../../../../src/games/gladiator/session/house.ts';
import { trueOdds } from '../../../../../src/games/gladiator/session/true-odds.ts';
import { bindingsOn, keysOf } from '../../../../../src/tui/keymap.ts';
import { careerOn, careerTables, emptyDisk } from '../../../../../tools/games/gladiator/careers.ts';
import { emptyHouseDisk, houseOn } from '../../../../../tools/games/gladiator/houses.ts';
import { frozen } from '../../../../support/frozen.ts';
import { Stage } from '../../program/tui/stage.ts';
import { frozenGame } from './frozen-session.ts';

const PATIENCE = 300_000;
/** Keys that open something to read. */
const READS = /^(do-(sheet|rivals|chronicle|obituary|shop)|see-|page-|journal|help)/;

/** Looks at the screen, and at what its keys open. */
function lookAround(stage: Stage): void {
  void stage.view;
  const before = stage.screens;
  for (const binding of bindingsOn(stage.top.name, stage.env.games)) {
    const [key] = keysOf(binding, 'grid');
    if (key === undefined || !READS.test(binding.command)) continue;
    stage.press(key);
    void stage.view;
    stage.screens = before;
  }
}

/** All that a game is, in a word. */
const standOf = ({ session: { match } }: CareerGame | HousesGame): string =>
  JSON.stringify([match.digest(), match.draws, match.pending, match.save(0)]);

test('a career is the same after it has been looked at', { timeout: PATIENCE }, () => {
  let looked = 0;
  careerOn(
    emptyDisk(),
    (game) => {
      const before = standOf(game);
      const { prompt, match } = game.session;
      lookAround(new Stage((env) => careerGame(frozenGame(game)).screen(env, null)));
      if (prompt !== null && prompt.kind !== 'bout') {
        plainPlayer(careerTables).choose(frozen(prompt), frozen(career.view(match.state as CareerState, 0)));
      }
      expect(standOf(game)).toBe(before);
      looked += 1;
      return match.state.past.length >= 4;
    },
    { seed: 'hub-4' },
  );
  expect(looked).toBeGreaterThan(10);
});

test('a house is the same after it has been looked at, and a match of it reckoned', { timeout: PATIENCE }, () => {
  let looked = 0;
  houseOn(emptyHouseDisk(), (game) => {
    const before = standOf(game);
    const { prompt, match } = game.session;
    lookAround(new Stage((env) => houseGame(frozenGame(game)).screen(env, null)));
    const state = frozen(match.state as HousesState);
    const [fixture] = state.month.fixtures;
    if (fixture !== undefined) {
      const { setup } = fixtureOrder(state, careerTables, fixture, 'book');
      trueOdds(careerTables.gladiator, setup, 'looking', { from: 0, to: 1 });
    }
    if (prompt !== null && prompt.kind !== 'bout') {
      plainLanista(careerTables).choose(frozen(prompt), frozen(lanista.view(state, 0)));
    }
    expect(standOf(game)).toBe(before);
    looked += 1;
    return match.state.turn > 3;
  });
  expect(looked).toBeGreaterThan(10);
});
