/** Levels in a career and a house: chosen at the founding, in the set-up of every bout that the player sees, and nowhere else. */
import { describe, expect, it } from 'vitest';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import type { Billed } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import { levelByName } from '../../../../src/games/gladiator/career/munus/own-levels.ts';
import { fixtureOrder } from '../../../../src/games/gladiator/house/games/bouts.ts';
import { gladiatorOf, houseOf } from '../../../../src/games/gladiator/house/houses.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import { policyOf } from '../../../../src/games/gladiator/house/temperaments.ts';
import { mindsIn } from '../../../../src/games/gladiator/labour/minds.ts';
import { USUAL } from '../../../../src/games/gladiator/options.ts';
import { ledAs } from '../../../../src/games/gladiator/screens/campaign/levels.ts';
import { formSetup, newForm } from '../../../../src/games/gladiator/screens/career/setup-form.ts';
import { houseLines } from '../../../../src/games/gladiator/screens/house/pages/house-panel.ts';
import { openGame } from '../../../../src/games/gladiator/session/career.ts';
import type { HousesGame } from '../../../../src/games/gladiator/session/house.ts';
import { readAs } from '../../../../src/kernel/save.ts';
import {
  asked,
  careerOn,
  careerSetup,
  careerTables,
  emptyDisk,
  fightPlainly,
  keepOn,
} from '../../../../tools/games/gladiator/careers.ts';
import { emptyHouseDisk, houseOn } from '../../../../tools/games/gladiator/houses.ts';
import { filed, value } from '../../../kernel/toy.ts';

const LEVELS = { own: 'adept', foes: 'novice' } as const;
const by = { mindsOf: (setup: unknown) => mindsIn({ setup }) };

describe('levels', () => {
  it('are the book’s unless others are chosen, and a set-up from before they could be is as it was', () => {
    expect(ledAs({ lead: 'one', foes: 'book' })).toEqual({ lead: 'one' });
    expect(ledAs({ lead: 'with', foes: 'champion' })).toEqual({
      lead: 'one',
      levels: { own: 'tactician', foes: 'champion' },
    });
    expect(formSetup(newForm('Felix', 'colosseum'), USUAL)).not.toHaveProperty('levels');
    const read = (levels: unknown) => readAs(career.schema.setup, { ...careerSetup(), levels }, 'no').ok;
    expect([read(LEVELS), read({}), read({ foes: 'book' }), read({ foes: 'tactician', rivals: 1 })]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('of a career lead the men he meets; the bout is answered, and its save proves itself without a thought', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1', levels: LEVELS });
    const bout = value(game.bout(by));
    if (bout === null) throw new Error('no bout');
    const led = bout.match.setup.fighters.map(({ side, seat, level }) => [side, seat, level]);
    expect(led[0]).toEqual([0, 0, undefined]);
    expect(led).toContainEqual([1, 2, 'novice']);
    fightPlainly(bout);
    expect(bout.match.choices.some((answers) => answers.length > 1)).toBe(true);
    expect(game.finish(bout)).toBeNull();
    const save = disk.careers.get('00000001');
    if (save === undefined) throw new Error('nothing is on the disk');
    expect(value(openGame(careerTables, filed(save), keepOn(disk, '00000001'))).session.match.digest()).toBe(
      game.session.match.digest(),
    );
  });

  it('of a house lead both sides where it looks on, its comrades where it leads one, nobody where the book settles', () => {
    const game = houseOn(emptyHouseDisk(), ({ session }) => session.prompt?.kind === 'fight', { levels: LEVELS });
    const { state, tables } = game.session.match;
    const [fixture] = state.month.fixtures;
    if (fixture === undefined) throw new Error('no match');
    const levels = (way: 'hand' | 'watch' | 'book') =>
      new Set(fixtureOrder(state, tables, fixture, way).setup.fighters.map(({ by: who, level }) => level ?? who));
    expect(levels('book')).toEqual(new Set(['book']));
    expect(levels('watch').has('adept')).toBe(true);
    expect(levels('hand').has('seat')).toBe(true);
    expect(readAs(lanista.schema.setup, state.setup, 'no').ok).toBe(true);
  });

  it('of each opponent follow in a career from his prestige and victories', () => {
    const disk = emptyDisk();
    const game = careerOn(disk, asked('bout'), { seed: 'hub-1', levels: { foes: 'each' } });
    const { bill } = game.session.match.state;
    if (bill === null || bill.challengers[0] === undefined) throw new Error('nobody is met');
    const [first] = bill.challengers;
    const named = (pr: number, v: number): Pick<Billed, 'man'> => ({
      man: { ...first.man, pr, record: { v, s: 0, m: 0 } },
    });
    const levels = [
      ...[named(-2, 0), named(-1, 0), named(0, 0), named(-2, 3), named(2, 1), named(2, 4)].map((one) =>
        levelByName(one, 'matched-pair'),
      ),
      levelByName(named(0, 0), 'champion'),
    ];
    expect(levels).toEqual(['novice', 'book', 'book', 'adept', 'tactician', 'champion', 'tactician']);
    const wanted = bill.challengers.map((one) => levelByName(one, bill.type));
    const bout = value(game.bout(by));
    const led = bout?.match.setup.fighters.filter(({ side }) => side === 1).map(({ level }) => level ?? 'book');
    expect(led).toEqual(wanted);
  });

  it('of each opponent follow in a game of houses from the temperament of his house; the book settles what it settles', () => {
    const met = ({ session }: HousesGame) =>
      session.prompt?.kind === 'fight' && session.match.state.month.fixtures.some(({ blue }) => blue !== null);
    const game = houseOn(emptyHouseDisk(), met, { levels: { foes: 'each' } });
    const { state, tables } = game.session.match;
    const fixtures = state.month.fixtures.filter(({ blue }) => blue !== null);
    const mastersMet = fixtures.map(({ blue }) => houseOf(state, gladiatorOf(state, blue ?? 0).house ?? 0).by);
    const led = (way: 'hand' | 'book') =>
      fixtures.map((one) => fixtureOrder(state, tables, one, way).setup.fighters.find(({ side }) => side === 1)?.level);
    const due = { seat: undefined, thrifty: undefined, steady: 'adept', showman: 'tactician' } as const;
    expect(mastersMet.length).toBeGreaterThan(0);
    expect(led('hand')).toEqual(mastersMet.map((master) => due[master]));
    expect(led('book')).toEqual(fixtures.map(() => undefined));
    const leads = state.houses.filter((house) => house.by !== 'seat').map((house) => [house.by, policyOf(house).leads]);
    expect(leads).toEqual([
      ['thrifty', 'book'],
      ['steady', 'adept'],
      ['showman', 'tactician'],
    ]);
    const panel = state.houses.map(({ id }) =>
      houseLines(state, id, 90).flatMap((line) => line.map(({ text }) => text)),
    );
    expect(panel.map((lines) => /led by [a-z ]+/u.exec(lines.join(' '))?.[0])).toEqual([
      ...[undefined, 'led by the book', 'led by an adept', 'led by a tactician'],
    ]);
  });
});
