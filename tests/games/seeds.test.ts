/** Seeds: a match inside a long game does not tell the game's, and on a host nobody sees one beforehand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import { derive, SEED_PATTERN } from '../../src/kernel/rng.ts';
import { unreadable } from '../../src/kernel/save.ts';
import { innerSeed, SEALED_SEEDS } from '../../src/kernel/seal.ts';
import { gamesOn } from '../../src/play/games.ts';
import { ROUTES } from '../../src/play/routes.ts';
import { unguessableSeed } from '../../src/play/seed.ts';
import { servicesFor } from '../../src/play/services.ts';
import type { Store } from '../../src/store/store.ts';
import { GLADIATOR_NAME, newGameScreen } from '../../src/tui/screens/new-game.ts';
import type { Services } from '../../src/tui/services.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { envOf } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';

describe('the seed of a match inside a long game', () => {
  const seed = '4F2A-91C0';

  it('is as it ever was in games from before there was a choice', () => {
    expect(innerSeed({ seed, setup: {} }, 'bout', 3)).toBe(derive(seed, 'bout', 3));
  });

  it('tells nothing of the game’s in those that begin now, and is another for each match', () => {
    const inner = [1, 2, 3].map((n) => innerSeed({ seed, setup: SEALED_SEEDS }, 'bout', n));
    expect(inner.every((one) => /^[0-9a-f]{32}$/.test(one) && SEED_PATTERN.test(one))).toBe(true);
    expect(new Set(inner).size).toBe(3);
    expect(innerSeed({ seed: `${seed}x`, setup: SEALED_SEEDS }, 'bout', 1)).not.toBe(inner[0]);
  });
});

describe('a form', () => {
  let store: Store;
  beforeAll(() => {
    store = open(tempFolder(), { games: GAMES });
  });
  afterAll(() => store.close());

  /** A form over services, and the seeds that it begins with. */
  function formOver(own: Partial<Services>) {
    const shelf = new Shelf(GAMES);
    const services = { ...servicesFor(store, '9.9.9', shelf), ...own };
    const begun: string[] = [];
    const game = {
      ...{ title: 'A match', story: [] as never, name: GLADIATOR_NAME, rows: [], proposed: () => 'Felix' },
      take: () => ({ label: 'Begin', help: '' }),
      begin(making: { readonly seed: string }) {
        begun.push(making.seed);
        return unreadable('not today');
      },
    };
    const making = { form: { name: 'Felix' }, seed: 'SEEN', names: 0 };
    const stage = new PlainStage(
      () => newGameScreen({ ...game, story: 'x' }, making),
      () => envOf(services, ROUTES, gamesOn(shelf)),
    );
    return { begun, stage };
  }

  it('shows its seed where one plays alone, and begins with it', () => {
    const { begun, stage } = formOver({});
    expect(stage.text).toContain('seed SEEN');
    stage.press('Enter', 'Enter');
    expect(begun).toEqual(['SEEN']);
  });

  it('shows none on a host, and begins with one that was not there before', () => {
    const { begun, stage } = formOver({ company: {} as never, newSeed: unguessableSeed });
    expect(stage.text).not.toContain('SEEN');
    expect(stage.text).toContain('its seed is sealed until the end');
    stage.press('Enter', 'Enter');
    expect(begun).toEqual([expect.stringMatching(/^([0-9A-F]{8}-){2}[0-9A-F]{8}$/)]);
  });
});
