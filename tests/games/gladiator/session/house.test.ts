/** A house in play, on a disk: bouts answered from their records, months returned to, pages and hall written once. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CAREER_HALL, HOUSE_HALL } from '../../../../src/games/gladiator/files/hall.ts';
import { HOUSES as KIND } from '../../../../src/games/gladiator/files/house-kind.ts';
import { houseServices } from '../../../../src/games/gladiator/files/houses.ts';
import { gladiatorFiles } from '../../../../src/games/gladiator/files/services.ts';
import { recordNumber } from '../../../../src/games/gladiator/house/games/bouts.ts';
import type { HousesSetup } from '../../../../src/games/gladiator/house/types.ts';
import type { HousesGame } from '../../../../src/games/gladiator/session/house.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { servicesFor } from '../../../../src/play/services.ts';
import { listFiles } from '../../../../src/store/check.ts';
import type { Store } from '../../../../src/store/store.ts';
import { careerSetup, fightPlainly } from '../../../../tools/games/gladiator/careers.ts';
import { HOUSES } from '../../../../tools/games/gladiator/house.ts';
import { emptyHouseDisk, houseOn } from '../../../../tools/games/gladiator/houses.ts';
import { playHouse } from '../../../../tools/games/gladiator/play-house.ts';
import { shelf, shut } from '../../../../tools/shelf.ts';
import { filesIn, open, tempFolder, value, why } from '../../../store/support.ts';

const SEED = 'houses-1';

interface Played {
  readonly store: Store;
  readonly path: string;
  readonly id: string;
  readonly game: HousesGame;
}

function begun(setup: Partial<HousesSetup> = {}): Played {
  const path = tempFolder();
  const store = open(path);
  let id = '';
  const services = houseServices(store, (played) => {
    id = played;
  });
  const game = value(services.begin({ ...HOUSES, ...setup }, SEED));
  return { store, path, id, game };
}

const digest = ({ session: { match } }: HousesGame): string => digestOf(match.state);
const reopened = ({ store, id }: Played): HousesGame => value(houseServices(store, () => {}).open(id));

describe('39 a house on a disk', () => {
  test('is saved at every answer, and opens where it was left', () => {
    const played = begun();
    for (const kind of ['deal', 'stock', 'school', 'send'] as const) {
      playHouse(played.game, kind);
      expect(digest(reopened(played))).toBe(digest(played.game));
      expect(reopened(played).session.prompt).toEqual(played.game.session.prompt);
    }
    expect(filesIn(played.path)).toContain(`houses/${played.id}/house.json`);
  });

  test('stands in the list with its month, money and men', () => {
    const played = begun();
    const [item] = houseServices(played.store, () => {}).list();
    expect(item).toMatchObject({ state: 'ok', id: played.id, over: false });
    expect(item?.state === 'ok' && KIND.line(item.facts)).toEqual({
      label: 'House of Batiatus',
      notes: ['month 1 of 24', '40 denarii', 'REP 0', '5 men', 'March, year 1'],
    });
    expect(why(houseServices(played.store, () => {}).open('00000000'))).toBe('there is no house 00000000');
  });

  test('39.5.4.5 a bout that was over when the program was killed is answered from its record', () => {
    const played = begun();
    playHouse(played.game, 'bout', { answers: { fight: 'hand' } });
    const { order } = played.game;
    if (order === null) throw new Error('no bout');
    expect(order.way).toBe('hand');
    const bout = value(played.game.bout());
    if (bout === null) throw new Error('no bout');
    fightPlainly(bout);
    const again = reopened(played);
    expect(value(again.bout())).toBeNull();
    expect(played.game.finish(bout)).toBeNull();
    expect(digest(again)).toBe(digest(played.game));
    expect(value(played.game.record(order.munus))?.digest).toBe(digestOf(bout.match.state));
  });

  test('P290 a bout looked on at asks nobody, and is the one the book would settle', () => {
    const watched = begun();
    playHouse(watched.game, 'bout', { answers: { fight: 'watch' } });
    const { order } = watched.game;
    if (order === null) throw new Error('no bout');
    const bout = value(watched.game.bout());
    if (bout === null) throw new Error('no bout');
    while (bout.advance() !== null) expect(bout.prompt).toBeNull();
    expect(watched.game.finish(bout)).toBeNull();
    const settled = begun();
    playHouse(settled.game, 'fight');
    expect(settled.game.answer('book')).toBeNull();
    const result = (game: HousesGame) => game.session.match.state.month.fixtures[order.fixture - 1]?.fought?.result;
    expect(result(watched.game)).toEqual(result(settled.game));
    const { turn } = settled.game.session.match.state;
    expect(order.munus).toBe(recordNumber(turn, order.fixture));
    expect(value(settled.game.record(order.munus))?.digest).toBe(digestOf(bout.match.state));
  });

  test('a lenient one can be returned to at the first question of a month; its later bouts lie aside', () => {
    const played = begun({ mode: 'lenient', months: 3 });
    playHouse(played.game, 'bout', { answers: { fight: 'watch' } });
    const { turn } = played.game.session.match.state;
    const bout = value(played.game.bout());
    if (bout === null) throw new Error('no bout');
    while (bout.advance() !== null);
    played.game.finish(bout);
    expect(played.game.backs()).toContain(turn);
    const back = value(played.game.goBack(turn));
    expect(back.session.match.state).toMatchObject({ turn, outcome: null });
    expect(back.session.match.state.month.fixtures).toEqual([]);
    const undone = filesIn(played.path).filter((name) => name.includes('/undone/'));
    expect(undone).toHaveLength(1);
    expect(digest(reopened(played))).toBe(digest(back));
  });

  test('an ironman’s keeps nothing to return to', () => {
    const played = begun({ months: 1 });
    playHouse(played.game, null);
    expect(played.game.backs()).toEqual([]);
  });

  test('writes a page a month, and stands in the hall once when it is over; every file of it is sound', () => {
    const played = begun({ months: 2 });
    playHouse(played.game, null);
    expect(played.game.session.match.over).toBe(true);
    expect(existsSync(join(played.path, `houses/${played.id}/pages/0001.txt`))).toBe(true);
    const lines = value(played.store.hall.load(HOUSE_HALL));
    expect(lines.map(({ id, entry }) => [id, entry.name])).toEqual([[played.id, 'Batiatus']]);
    reopened(played);
    expect(value(played.store.hall.load(HOUSE_HALL))).toHaveLength(1);
    expect(value(played.store.hall.load(CAREER_HALL))).toEqual([]);
    const bad = listFiles(played.store.folder, shut).filter(({ state }) => state !== 'ok');
    expect(bad).toEqual([]);
  });
});

describe('39 what Continue is told of a house', () => {
  test('follows it month by month, and is null once it is over', () => {
    const disk = emptyHouseDisk();
    const months = new Set<number>();
    const game = houseOn(
      disk,
      ({ session: { match } }) => {
        const { turn } = match.state;
        expect(disk.notes.get('00000001')).toBe(`the house of Batiatus, month ${turn} of 2`);
        months.add(turn);
        return false;
      },
      { months: 2 },
    );
    expect([...months]).toEqual([1, 2]);
    expect(game.session.match.over).toBe(true);
    expect(disk.notes.get('00000001')).toBeNull();
  });

  test('stands in the settings for what was played last, and goes with its own end alone', () => {
    const store = open(tempFolder());
    const { careers, houses } = gladiatorFiles(servicesFor(store, '9.9.9', shelf));
    const last = () => store.settings.value.last;
    const house = value(houses.begin({ ...HOUSES, months: 1 }, SEED));
    const [{ id: houseId } = { id: '' }] = houses.list();
    expect(last()).toMatchObject({ game: 'gladiator', kind: 'house', id: houseId });
    expect(last()?.note).toMatch(/^the house of Batiatus, month \d of 1$/u);
    value(careers.begin(careerSetup(), 'hub-31'));
    const [{ id: careerId } = { id: '' }] = careers.list();
    const ofCareer = { game: 'gladiator', kind: 'career', id: careerId, note: 'Flavian, in the making, 0 victories' };
    expect(last()).toEqual(ofCareer);
    playHouse(house, 'school');
    expect(last()).toMatchObject({ kind: 'house', id: houseId, note: 'the house of Batiatus, month 1 of 1' });
    playHouse(house, null);
    expect(last()).toBeNull();
    value(careers.open(careerId));
    value(houses.open(houseId));
    expect(last()).toEqual(ofCareer);
  });
});
