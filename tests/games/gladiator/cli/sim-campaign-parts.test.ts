/** harena sim --careers and --months by several threads and in parts: the same bytes, whoever played and wherever. */
import { beforeAll, describe, expect, test } from 'vitest';
import { FailureError, UsageError } from '../../../../src/cli/errors.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { runSimCareers } from '../../../../src/games/gladiator/cli/commands/sim-careers.ts';
import { runSimHouses } from '../../../../src/games/gladiator/cli/commands/sim-houses.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import { run } from '../../../cli/run.ts';
import { put, read, tempFolder } from '../../../store/support.ts';
import { merged } from './merge.ts';

const CAREERS: SimOptions = { careers: '2', seed: 'parts' };
const SEASONS: SimOptions = { months: '1', n: '2', seed: 'parts', tables: 'classic' };
const KINDS = [
  ['careers', runSimCareers, CAREERS],
  ['seasons', runSimHouses, SEASONS],
] as const;

describe.each(KINDS)('sim of %s', (units, simulate, options) => {
  let whole = '';
  /** The file of each of its parts, one of each career or season. */
  const files: string[] = [];
  const folder = tempFolder();
  const partFile = async (chunk: string): Promise<string> =>
    put(folder, `${units}-${chunk.replace('/', '-')}.json`, await simulate({ ...options, workers: '1', chunk }));
  beforeAll(async () => {
    whole = await simulate({ ...options, workers: '1', json: true });
    for (const chunk of ['1/2', '2/2']) files.push(await partFile(chunk));
  });

  test('prints the same bytes with two workers, in the program as it is built', async () => {
    const { months, n, careers, tables } = options;
    const asked = Object.entries({ months, careers, tables }).flatMap(([name, value]) =>
      value === undefined ? [] : [`--${name}`, value],
    );
    const args = ['sim', ...asked, ...(n === undefined ? [] : ['-n', n]), '--seed', 'parts', '--workers', '2'];
    expect(await run(...args)).toEqual({ code: 0, out: merged(files, {}), err: '' });
  });

  test('in parts, in any order and however they are cut, is the whole', async () => {
    expect(merged([...files].reverse(), {})).toBe(merged(files, {}));
    expect(merged([...files].reverse(), { json: true })).toBe(whole);
    expect(merged([await partFile('1/1')], { json: true })).toBe(whole);
  });

  test('what is no whole is refused', async () => {
    const [first = '', second = ''] = files;
    const unit = units.slice(0, -1);
    expect(() => merged([first], {})).toThrow(new FailureError(`of 2 ${units} (from 0) these are missing: 1`));
    expect(() => merged([first, second, second], {})).toThrow(`both have ${unit} 1`);
    const other = put(folder, 'other.json', read(second).replaceAll('"parts"', '"other"'));
    expect(() => merged([first, other], {})).toThrow('seed is "other" there, and here "parts"');
    const bouts = await runSim({ red: 'light', blue: 'heavy', n: '4', seed: 'parts', chunk: '1/2' });
    expect(() => merged([first, put(folder, 'bouts.json', bouts)], {})).toThrow('is of another kind of run than');
    expect(() => merged(files, { svg: 'picture.svg' })).toThrow(UsageError);
  });

  test('a part that is damaged is refused', async () => {
    const text = read(files[0] ?? '');
    const broken = put(folder, 'broken.json', text.replace('"from":0', '"from":1'));
    expect(() => merged([broken], {})).toThrow('its counts do not add up');
    expect(() => merged([put(folder, 'less.json', text.replace('"ends"', '"end"'))], {})).toThrow('it is damaged');
  });

  test('--chunk needs --seed, and parts there are', async () => {
    const { seed: _, ...unseeded } = options;
    await expect(simulate({ ...unseeded, chunk: '1/2' })).rejects.toThrow('--chunk needs --seed');
    await expect(simulate({ ...options, chunk: '1/5' })).rejects.toThrow(`2 ${units} cannot be cut into 5 parts`);
    await expect(simulate({ ...options, workers: '0' })).rejects.toThrow('--workers 0: expected a whole number');
  });
});
