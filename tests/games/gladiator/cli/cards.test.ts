/** Gladiator cards on the command line: out of a career, and into a bout. */

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { runSaves } from '../../../../src/cli/commands/saves.ts';
import { UsageError } from '../../../../src/cli/errors.ts';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import { cardOf, readCard } from '../../../../src/games/gladiator/career/man/card.ts';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { readPractice } from '../../../../src/games/gladiator/cli/commands/practice.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { readSpec } from '../../../../src/games/gladiator/cli/spec.ts';
import { CAREERS } from '../../../../src/games/gladiator/files/career-kind.ts';
import { HOUSES } from '../../../../src/games/gladiator/files/house-kind.ts';
import { houseServices } from '../../../../src/games/gladiator/files/houses.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { armoury } from '../../../../src/games/gladiator/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { careerTables } from '../../../../tools/games/gladiator/careers.ts';
import { houseSetup } from '../../../../tools/games/gladiator/houses.ts';
import { manOf } from '../../../../tools/games/gladiator/men.ts';
import { shelf } from '../../../../tools/shelf.ts';
import { open, put, read, tempFolder, value, why } from '../../../store/support.ts';

const MAN = manOf();

const setup = {
  name: 'Varro',
  mode: 'ironman',
  rules: campaignRules(),
  origin: true,
  armour: 'roll',
  lead: 'one',
  trueOdds: false,
} as const;

/** A folder with a career that has come as far as so many answers. */
function folderWithCareer(answers: number): { readonly folder: string; readonly id: string; readonly man: Man | null } {
  const match = Match.start(career, careerTables, setup, 'cards');
  const bot = randomController(career, careerTables, 'cards');
  for (let n = 0; n < answers && match.state.man === null; n++) {
    match.answer(match.pending.map((request) => bot.choose(request, career.view(match.state, request.seat))));
  }
  const folder = tempFolder();
  const store = open(folder);
  const files = value(store.long(CAREERS).prepare());
  files.write(match.save(0));
  store.close();
  return { folder, id: files.id, man: match.state.man };
}

describe('saves export --card', () => {
  test("writes the card of a career's gladiator", () => {
    const { folder, id, man } = folderWithCareer(99);
    const to = join(tempFolder(), 'varro.card');
    const { text, code } = runSaves('export', [id, to], { dataDir: folder, card: true }, shelf);
    expect([code, text]).toEqual([0, expect.stringContaining(to)]);
    expect(readCard(read(to), armoury())).toEqual({ ok: true, value: man });
  });

  test('never writes over a file', () => {
    const { folder, id } = folderWithCareer(99);
    const to = put(tempFolder(), 'there.card', 'mine');
    expect(() => runSaves('export', [id, to], { dataDir: folder, card: true }, shelf)).toThrow(/is there already/);
    expect(read(to)).toBe('mine');
  });

  test('of a man not made yet, or of what is no career, is refused in words', () => {
    const { folder, id } = folderWithCareer(0);
    const to = join(tempFolder(), 'x.card');
    expect(() => runSaves('export', [id, to], { dataDir: folder, card: true }, shelf)).toThrow(/has not been made yet/);
    put(folder, 'settings.json', '{}');
    expect(() => runSaves('export', ['settings', to], { dataDir: folder, card: true }, shelf)).toThrow(
      'settings is not a career (settings): it has no card',
    );
  });
});

test('of a house there is no card', () => {
  const folder = tempFolder();
  const store = open(folder);
  value(houseServices(store, () => {}).begin(houseSetup(), 'cards'));
  const [house] = store.long(HOUSES).list();
  store.close();
  const args = [house?.id ?? '', join(folder, 'x.card')];
  expect(() => runSaves('export', args, { dataDir: folder, card: true }, shelf)).toThrow(
    /is not a career \(house\): it has no card/,
  );
});

describe('@FILE in a SPEC', () => {
  const card = () => put(tempFolder(), 'maximus.card', cardOf(MAN));

  test('is the man of the card; his spirit is left to the dice', () => {
    const { talents, luck, ratings, armour, shield, pr } = MAN;
    const [man] = readSpec(`@${card()}`);
    expect(man).toMatchObject({
      kind: 'secutor',
      name: 'Maximus',
      talents,
      luck,
      ratings,
      armour,
      shield,
      pr,
      fs: null,
    });
  });

  test('may stand beside others', () => {
    expect(readSpec(`@${card()}+light(ag=2)`).map(({ kind }) => kind)).toEqual(['secutor', 'light']);
  });

  test('fights by campaign rules where nothing else is said', async () => {
    const text = await runSim({ red: `@${card()}`, blue: 'myrmillo', n: '20', seed: 'cards', json: true });
    expect(JSON.parse(text)).toMatchObject({ input: { rules: { profile: 'campaign' } }, bouts: 20 });
  });

  test('wants the chapters of what is on it, if rules are given', () => {
    const options = { color: true, red: `@${card()}`, rules: 'advanced' };
    expect(() => readPractice(options)).toThrow(/of chapter 31.*--rules campaign/);
  });

  test('that is missing, empty or no card is refused in words', () => {
    const complaint = (spec: string): string => {
      try {
        readSpec(spec);
      } catch (error) {
        if (error instanceof UsageError) return error.message;
        throw error;
      }
      throw new Error('it was taken');
    };
    expect(complaint('@')).toMatch(/followed by the path of a gladiator card/);
    expect(complaint('@/no/such.card')).toMatch(/the card \/no\/such\.card: there is no such file/);
    expect(complaint(`@${put(tempFolder(), 'x.card', 'hello')}`)).toMatch(/not a gladiator card/);
    const forged = put(tempFolder(), 'y.card', cardOf(MAN).replace('TR 11', 'TR 18'));
    expect(complaint(`@${forged}`)).toMatch(/the card was changed/);
    expect(why(readCard(read(forged), armoury()))).toMatch(/the card was changed/);
  });
});
