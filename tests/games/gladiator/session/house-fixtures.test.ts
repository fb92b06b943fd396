/**
 * Houses saved by every version since the first must open: by replay while the version is the same, at their
 * checkpoint afterwards. A new version of the rules adds a folder beside the old ones (scripts/house-fixtures.ts).
 */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HOUSE_HALL } from '../../../../src/games/gladiator/files/hall.ts';
import { HOUSES } from '../../../../src/games/gladiator/files/house-kind.ts';
import { houseServices } from '../../../../src/games/gladiator/files/houses.ts';
import { lanista } from '../../../../src/games/gladiator/house/index.ts';
import { balanceOf } from '../../../../src/games/gladiator/house/ledger.ts';
import type { HousesState } from '../../../../src/games/gladiator/house/types.ts';
import { digestOf } from '../../../../src/kernel/state.ts';
import { playHouse } from '../../../../tools/games/gladiator/play-house.ts';
import { open, tempFolder, value } from '../../../store/support.ts';

const FIXTURES = 'tests/fixtures/houses';
/** The places a house was saved at, by the name of its lanista, the question that is open there, and the version that has it first. */
const PLACES: readonly (readonly [name: string, kind: string | null, since: number])[] = [
  ['At the market', 'deal', 0],
  ['Before a proposal', 'proposal', 2004],
  ['Before a dare', 'dare', 2004],
  ['At the wagers', 'wager', 0],
  ['In a bout', 'bout', 0],
  ['Is over', null, 0],
];

/** The house of a name out of a copy of what a version left behind. */
function opened(version: string, name: string) {
  const folder = tempFolder();
  cpSync(join(FIXTURES, version), folder, { recursive: true });
  const store = open(folder);
  const houses = houseServices(store, () => undefined);
  const found = houses.list().find((one) => one.state === 'ok' && one.facts.houses[0]?.name === name);
  if (found === undefined) throw new Error(`no house of ${name} in ${folder}`);
  const saved = value(store.long(HOUSES).open(found.id)?.load() ?? { ok: false, why: 'gone' })?.save;
  return { store, saved, game: value(houses.open(found.id)) };
}

describe.each(readdirSync(FIXTURES))('a player’s folder of version %s', (version) => {
  const places = PLACES.filter(([, , since]) => Number(version.slice(1)) >= since);

  test.each(places)('opens the house that stands so: %s', (name, kind) => {
    const { saved, game } = opened(version, name);
    const { match } = game.session;
    const then = saved?.checkpoint.state as HousesState;
    expect(match.state.months.length).toBe(then.months.length);
    for (const { id, denarii } of match.state.houses) expect(balanceOf(match.state, id)).toBe(denarii);
    if (saved?.version === lanista.version) {
      expect(digestOf(match.state)).toBe(saved.digest);
      while (game.session.advance() !== null);
      expect(game.session.prompt?.kind ?? null).toBe(kind);
    }
  });

  test.each(places)('plays on to the end where it stood so: %s', (name) => {
    const { game } = opened(version, name);
    playHouse(game, null);
    expect(game.session.match.over).toBe(true);
    expect(game.trouble).toBeNull();
  });

  test('takes a bout that is over for what it was', () => {
    const { game } = opened(version, 'In a bout');
    while (game.session.advance() !== null);
    if (game.session.prompt?.kind !== 'bout') return; // by other rules its step begins again
    expect(value(game.bout())).toBeNull();
  });

  test('stands in its hall', () => {
    const { store } = opened(version, 'Is over');
    expect(value(store.hall.load(HOUSE_HALL)).map(({ entry }) => entry.name)).toEqual(['Is over']);
  });
});
