/** Going back in a lenient game is counted, and the hall says how often it was done before the end. */
import { expect, test } from 'vitest';
import { runHall } from '../../../../src/cli/commands/hall.ts';
import { careerServices } from '../../../../src/games/gladiator/files/careers.ts';
import { CAREER_HALL, HOUSE_HALL } from '../../../../src/games/gladiator/files/hall.ts';
import { houseServices } from '../../../../src/games/gladiator/files/houses.ts';
import { careerSetup, playCareer } from '../../../../tools/games/gladiator/careers.ts';
import { houseSetup, playOn } from '../../../../tools/games/gladiator/houses.ts';
import { games } from '../../../../tools/shelf.ts';
import { value } from '../../../kernel/toy.ts';
import { open, tempFolder } from '../../../store/support.ts';

const NEVER = () => false;
const NOBODY = () => undefined;

test('a career that goes back before and after its end stands in the hall once, with every return', async () => {
  const folder = tempFolder();
  const store = open(folder);
  const careers = careerServices(store, NOBODY);
  const began = value(careers.begin(careerSetup({ mode: 'lenient' }), 'returns'));
  const second = ({ session }: typeof began) => session.match.state.past.length >= 2;
  const [munus = 0] = playCareer(began, second).backs();
  const once = playCareer(value(began.goBack(munus)), NEVER);
  expect(once.session.over).toBe(true);
  const inHall = () =>
    value(store.hall.load(CAREER_HALL)).map(({ returns, entry }) => [returns, entry.man.name, entry.mode]);
  expect(inHall()).toEqual([[1, 'Flavian', 'lenient']]);
  const back = value(once.goBack(once.backs()[0] ?? 0));
  expect(inHall()).toEqual([]);
  playCareer(back, NEVER);
  expect(inHall()).toEqual([[2, 'Flavian', 'lenient']]);
  expect(careers.list()).toMatchObject([{ state: 'ok', returns: 2, over: true }]);
  store.close();
  const { entries } = JSON.parse(await runHall({ dataDir: folder, json: true }, games));
  expect(entries).toMatchObject([{ returns: 2, entry: { mode: 'lenient' } }]);
});

test('a house that goes back before and after its end stands in the hall once, with every return', () => {
  const store = open(tempFolder());
  const houses = houseServices(store, NOBODY);
  const setup = houseSetup({ mode: 'lenient', months: 5 });
  const began = value(houses.begin(setup, 'returns'));
  playOn(began, ({ session }) => session.match.state.turn >= 3);
  const once = playOn(value(began.goBack(2)), NEVER);
  expect(once.session.over).toBe(true);
  const inHall = () => value(store.hall.load(HOUSE_HALL)).map(({ returns, entry }) => [returns, entry.mode]);
  expect(inHall()).toEqual([[1, 'lenient']]);
  const back = value(once.goBack(once.backs()[0] ?? 0));
  expect(inHall()).toEqual([]);
  playOn(back, NEVER);
  expect(inHall()).toEqual([[2, 'lenient']]);
  expect(houses.list()).toMatchObject([{ state: 'ok', returns: 2, over: true }]);
  store.close();
});
