/** Long games are taken up where they were last seen: nothing of it shows but in how little is played again. */
import { describe, expect, test } from 'vitest';
import type { HousesEvent } from '../../../../../src/games/gladiator/house/events.ts';
import { lanista } from '../../../../../src/games/gladiator/house/index.ts';
import type { HousesState } from '../../../../../src/games/gladiator/house/types.ts';
import { openGame } from '../../../../../src/games/gladiator/session/career.ts';
import type { HousesGame } from '../../../../../src/games/gladiator/session/house.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { digestOf } from '../../../../../src/kernel/state.ts';
import type { Earlier } from '../../../../../src/session/earlier.ts';
import { asked, careerOn, careerTables, emptyDisk, keepOn } from '../../../../../tools/games/gladiator/careers.ts';
import { emptyHouseDisk, fakeHouses, houseOn } from '../../../../../tools/games/gladiator/houses.ts';
import { value } from '../../../../store/support.ts';

const ID = '00000001';

interface Saved {
  readonly game: HousesGame;
  readonly disk: ReturnType<typeof emptyHouseDisk>;
  readonly save: Save;
}

/** A house at a question of its third month. */
function third(kind = 'send'): Saved {
  const disk = emptyHouseDisk();
  const game = houseOn(disk, ({ session }) => session.prompt?.kind === kind && session.match.state.turn >= 3);
  const save = disk.houses.get(ID);
  if (save === undefined) throw new Error('nothing was saved');
  return { game, disk, save };
}

const reopened = (disk: Saved['disk']): HousesGame => value(fakeHouses(disk).open(ID));

/** All of the lines before, and in how many steps they were read. */
function readAll(earlier: Earlier<HousesEvent> | null): {
  readonly earlier: Earlier<HousesEvent>;
  readonly steps: number;
} {
  if (earlier === null) throw new Error('it has all its lines');
  for (let steps = 0; ; steps++) {
    if (earlier.lines !== null || earlier.fault !== null) return { earlier, steps };
    earlier.step();
  }
}

describe('a house that is opened late', () => {
  test('stands at its question with the lines of the step it is in, and saves what it would have saved', () => {
    const { game, disk, save } = third();
    const late = reopened(disk);
    expect(late.session.prompt).toEqual(game.session.prompt);
    expect(late.session.save()).toEqual(save);
    const before = game.session.lines.length - late.session.lines.length;
    expect(before).toBe(save.checkpoint.seq);
    expect(late.session.lines).toEqual(game.session.lines.slice(before));
    expect(game.session.earlier).toBeNull();
  });

  test('has the lines from before when they are asked for, read a little at a time', () => {
    const { game, disk } = third();
    const { session } = reopened(disk);
    const { earlier, steps } = readAll(session.earlier);
    expect(steps).toBeGreaterThan(2);
    expect(earlier.lines).toEqual(game.session.lines.slice(0, earlier.count));
    expect([...(earlier.lines ?? []), ...session.lines]).toEqual(game.session.lines);
    expect(session.earlier?.lines).toBe(earlier.lines);
  });

  test('shows what had not been seen when the program was killed, however many steps it goes back', () => {
    const { game, disk } = third('wager');
    const told = game.session.lines.length;
    expect(game.answer({ kind: 'done' })).toBeNull();
    game.session.advance();
    const seen = disk.houses.get(ID);
    expect(seen?.mark?.seq).toBeLessThanOrEqual(told);
    const late = reopened(disk);
    const rest = (one: HousesGame): readonly string[] => {
      const texts: string[] = [];
      for (let frame = one.session.advance(); frame !== null; frame = one.session.advance()) texts.push(frame.text);
      return texts;
    };
    expect(late.session.next?.entry.seq).toBe(told);
    const [first, ...later] = rest(late);
    expect(first).toBe(game.session.lines[told]?.text);
    expect(later).toEqual(rest(game));
    expect(digestOf(late.session.match.state)).toBe(digestOf(game.session.match.state));
    expect(disk.houses.get(ID)).not.toHaveProperty('mark');
  });

  test('its choices lead from the seed to where it stands', () => {
    const { disk } = third();
    const late = reopened(disk);
    const whole = value(Match.open(lanista, careerTables, late.session.save()));
    expect(whole.dropped).toBe(0);
    expect(whole.match.digest()).toBe(late.session.match.digest());
  });

  test('that was saved before places were kept is played from its seed', () => {
    const { game, disk, save } = third();
    const { seq: _, ...checkpoint } = save.checkpoint;
    disk.houses.set(ID, { ...save, checkpoint });
    const { session } = reopened(disk);
    expect(session.earlier).toBeNull();
    expect(session.lines).toEqual(game.session.lines);
    expect(session.save().checkpoint.seq).toBe(save.checkpoint.seq);
  });

  test('whose place is damaged is played from its seed', () => {
    const { game, disk, save } = third();
    const state = save.checkpoint.state as HousesState;
    const houses = state.houses.map((house) => ({ ...house, denarii: house.denarii + 1 }));
    disk.houses.set(ID, { ...save, checkpoint: { ...save.checkpoint, state: { ...state, houses } } });
    const { session } = reopened(disk);
    expect(session.lines).toEqual(game.session.lines);
    expect(session.match.digest()).toBe(save.digest);
  });

  test('and returned to as a month began has the lines of the months before', () => {
    const disk = emptyHouseDisk();
    const game = houseOn(disk, ({ session }) => session.match.state.turn >= 3, { mode: 'lenient' });
    const back = value(game.goBack(2));
    const { earlier } = readAll(back.session.earlier);
    expect(earlier.lines).toEqual(game.session.lines.slice(0, earlier.count));
  });

  test('that cannot be read from its seed says why', () => {
    const { disk, save } = third();
    const [first = [], ...later] = save.choices;
    disk.houses.set(ID, { ...save, choices: [first.map(() => 'nonsense'), ...later] });
    const game = reopened(disk);
    expect(readAll(game.session.earlier).earlier.fault).toMatch(/not a choice of kind/);
  });
});

describe('a career that is opened late', () => {
  test('stands where it stood, with the lines since its step began', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('ludus', 2), { seed: 'hub-4' });
    const save = disk.careers.get(ID);
    if (save === undefined) throw new Error('nothing was saved');
    const { session } = value(openGame(careerTables, save, keepOn(disk, ID)));
    expect(session.prompt).toEqual(game.session.prompt);
    const { earlier } = session;
    if (earlier === null) throw new Error('it has all its lines');
    while (earlier.lines === null) earlier.step();
    expect([...earlier.lines, ...session.lines]).toEqual(game.session.lines);
    expect(session.save()).toEqual(save);
  });

  test('31 has all that was rolled for a man who is still being made', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('style'), { seed: 'hub-2' });
    const save = disk.careers.get(ID);
    if (save === undefined) throw new Error('nothing was saved');
    const { session } = value(openGame(careerTables, save, keepOn(disk, ID)));
    expect(session.earlier).toBeNull();
    expect(session.lines).toEqual(game.session.lines);
  });
});
