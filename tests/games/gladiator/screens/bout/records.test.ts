/** What a player is told of records that do not replay: in words, whole, and where it happens. */
import { describe, expect, test } from 'vitest';
import { GAME_ID } from '../../../../../src/games/gladiator/id.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { careerGame } from '../../../../../src/games/gladiator/screens/career/career-screen.ts';
import { endOf } from '../../../../../src/games/gladiator/screens/ending/end.ts';
import { verdictOf } from '../../../../../src/games/gladiator/screens/ending/verdict.ts';
import { houseGame } from '../../../../../src/games/gladiator/screens/house/house-screen.ts';
import { practiceGame } from '../../../../../src/games/gladiator/screens/open/practice.ts';
import { openHouses as openGame } from '../../../../../src/games/gladiator/session/house.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { lying, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import {
  asked,
  careerOn,
  careerTables,
  fakeCareers,
  fightPlainly,
} from '../../../../../tools/games/gladiator/careers.ts';
import { emptyHouseDisk, houseKeep, houseOn } from '../../../../../tools/games/gladiator/houses.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { value } from '../../../../kernel/toy.ts';
import { Stage } from '../../program/tui/stage.ts';
import { newSession, playOn } from './scenes.ts';

const NO_DIGEST = '0'.repeat(16);

/** Something comes to lie in a bout that no rule has put there, far from everybody. */
function haunt({ match }: GladiatorSession): void {
  (match.state as State).loose.push(lying(sword(777), { q: 40, r: 40 }));
}

/** A practice bout that was haunted, at its end; its saves go where bouts are kept. */
function finished(services = fakeServices()) {
  const session = newSession('records', services.match(GAME_ID));
  playOn(session, ({ match }) => match.choices.length >= 3);
  haunt(session);
  playOn(session);
  return { session, services };
}

const told = (stage: Stage): string => stage.lines.map((line) => line.trim()).join(' ');
const SEEN =
  /The record of this bout does not replay to what was seen\. What was seen counts; a copy of the record is in aside\/\S+\./;
const GOES_ON = /does not replay: it goes on from where its last phase began; a copy of the record is in aside\/\S+\./;

describe('a practice bout whose record does not replay', () => {
  test('ends as it was seen, is kept, and says so at any size', () => {
    for (const size of [{}, { columns: 120, rows: 40 }]) {
      const { session, services } = finished();
      const stage = new Stage(
        (env) => endOf(session, 'A', env, { kind: 'practice', again: practiceGame }),
        services,
        size,
      );
      expect(told(stage)).toMatch(SEEN);
      expect(told(stage)).toContain([...verdictOf(session.match.state, 'A').word].join(' '));
      expect(told(stage)).not.toContain('digest');
      expect(services.disk.copies.map(({ record }) => record.digest)).toEqual([session.match.digest()]);
      expect(services.disk.bout).toBeNull();
      expect(services.replays()).toMatchObject([{ state: 'ok', winner: session.match.state.outcome?.winner }]);
      expect(stage.labels.at(-1)).toBe('To the title');
      expect(told(stage.choose('Watch it').settle())).not.toContain('digest');
    }
  });

  test('goes on by Continue where its last phase began, and proves itself from there', () => {
    const services = fakeServices();
    const first = newSession('records', services.match(GAME_ID));
    playOn(first, ({ match }) => match.choices.length >= 3);
    haunt(first);
    playOn(first, ({ match }) => match.choices.length >= 6);
    const record = services.disk.bout;
    const stage = new Stage((env) => titleScreen(env, null), services).choose('Continue');
    expect(told(stage)).toMatch(GOES_ON);
    expect(services.disk.copies.map((one) => one.record)).toEqual([record]);
    expect(Match.open(gladiator, tables, services.disk.bout as Save).ok).toBe(true);
    expect(services.disk.aside).toEqual([]);
  });

  test('comes by Continue to the end that was seen, where the program was killed before that was told', () => {
    const { session, services } = finished();
    const stage = new Stage((env) => titleScreen(env, null), services).choose('Continue');
    expect(told(stage)).toMatch(SEEN);
    stage.press('Space');
    expect(stage.top.name).toBe('end');
    expect(told(stage)).toContain([...verdictOf(session.match.state, 'A').word].join(' '));
  });
});

describe('a career', () => {
  /** A haunted bout of a career, as far as it is wanted. */
  function inArena(done: (session: GladiatorSession) => boolean = () => false) {
    const services = fakeServices();
    const game = careerOn(services.careerDisk, asked('bout'), { seed: 'hub-1' });
    const bout = value(game.bout());
    if (bout === null) throw new Error('no bout');
    fightPlainly(bout, ({ match }) => match.choices.length >= 6);
    haunt(bout);
    fightPlainly(bout, done);
    const again = () => value(fakeCareers(services.careerDisk).open('00000001'));
    return { services, game, bout, again };
  }

  test('is told at the end of a bout whose record does not replay, and goes on', () => {
    const { services, game, bout } = inArena();
    const owner = { ...careerOwnerOf(game), goOn: () => titleScreen(stage.env, null) };
    const stage: Stage = new Stage((env) => endOf(bout, 'A', env, owner), services);
    expect(told(stage)).toMatch(SEEN);
    expect(stage.labels).toContain('Go on');
    expect(game.session.match.state.past).toHaveLength(1);
  });

  test('is told when it is opened and that bout is over', () => {
    const { services, again } = inArena();
    const stage = new Stage((env) => careerGame(again()).screen(env, null), services);
    expect(told(stage)).toMatch(SEEN);
  });

  test('is told in the arena when that bout is not over', () => {
    const { services, again } = inArena(({ match }) => match.choices.length >= 12);
    const stage = new Stage((env) => careerGame(again()).screen(env, null), services);
    expect(told(stage)).toMatch(GOES_ON);
  });
});

function careerOwnerOf(game: ReturnType<typeof careerOn>) {
  return {
    kind: 'owned' as const,
    ...{ place: 'Munus 1', trouble: null, kept: 'kept', after: 'on' },
    finish: (session: GladiatorSession) => game.finish(session),
    word: () => game.takeWord(),
  };
}

test('a house that does not replay says so where it goes on', () => {
  const disk = emptyHouseDisk();
  houseOn(disk, ({ session }) => session.match.state.turn >= 2);
  const save = disk.houses.get('00000001') as Save;
  const game = value(openGame(careerTables, { ...save, digest: NO_DIGEST }, houseKeep(disk, '00000001')));
  const stage = new Stage((env) => houseGame(game).screen(env, null));
  expect(told(stage)).toMatch(GOES_ON);
  expect(disk.copies).toHaveLength(1);
  const proved = value(openGame(careerTables, disk.houses.get('00000001') as Save, houseKeep(disk, '00000001')));
  expect(proved.takeWord()).toBeNull();
});
