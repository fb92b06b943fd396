/** harena hall. */
import { describe, expect, test } from 'vitest';
import { runHall } from '../../src/cli/commands/hall.ts';
import type { HallEntry } from '../../src/engine/campaign/hall.ts';
import { open, put, tempFolder } from '../store/support.ts';
import { run } from './run.ts';

const ENTRY: HallEntry = {
  man: {
    name: 'Maximus',
    origin: 'slave',
    style: 'secutor',
    ratings: { tr: 11, st: 3, ag: 2, cn: 4, w: 11 },
    talents: [],
    luck: 5,
    pr: 1,
    xp: 48,
    armour: { 1: 'A', 2: 'B3', 3: '--', 4: 'C4', 5: 'B4' },
    shield: 'large',
    record: { v: 4, s: 1, m: 1 },
    injuries: [],
    kills: 3,
  },
  mode: 'lenient',
  standing: 'dead',
  how: 'killed by Flamma',
  killer: 'Flamma',
  munera: [
    {
      munus: 1,
      type: 'matched-pair',
      deathMatch: false,
      result: 'P',
      by: 'wounds',
      turns: 2,
      xp: 4,
      kills: 0,
      foes: [{ name: 'Flamma', kind: 'thraex', result: 'V' }],
    },
  ],
};

function folderWithHall(): string {
  const path = tempFolder();
  const store = open(path);
  store.hall.append({ career: '0000000a', returns: 2, entry: ENTRY });
  store.close();
  return path;
}

describe('harena hall', () => {
  test('says so when nobody is in it', async () => {
    const { code, out } = await run('hall', '--data-dir', tempFolder());
    expect([code, out]).toEqual([0, 'The hall of fame is empty: nobody has died, been freed or retired yet.\n']);
  });

  test('lists gladiators, whom they met, how they ended, and the records', () => {
    const text = runHall({ dataDir: folderWithHall() });
    expect(text).toMatch(/1 {2}Maximus {4}secutor {2}4 1 1 {2}3 {6}1 {7}killed by Flamma \(lenient\)/);
    expect(text).toMatch(/Opponents\n.*\n {2}Flamma {2}thraex {2}1 0 0 0 {5}Maximus/);
    expect(text).toMatch(/most kills +3 {2}Maximus/);
    expect(text).not.toContain('Beasts');
  });

  test('is one JSON document for programs', async () => {
    const { out } = await run('hall', '--json', '--data-dir', folderWithHall());
    expect(JSON.parse(out)).toMatchObject({ schema: 'harena/hall/1', entries: [{ career: '0000000a', entry: ENTRY }] });
  });

  test('fails in words where its file is damaged, and leaves the file', async () => {
    const path = tempFolder();
    put(path, 'hall.json', '{');
    const { code, err } = await run('hall', '--data-dir', path);
    expect(code).toBe(1);
    expect(err).toMatch(/^harena: hall.json cannot be read: it is not JSON/);
  });
});
