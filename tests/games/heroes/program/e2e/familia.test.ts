/** A familia played by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { expect, it } from 'vitest';
import { familiaeOf } from '../../../../../src/games/heroes/files/familiae.ts';
import { FAMILIA } from '../../../../../src/games/heroes/files/kinds.ts';
import { CAREER_MATCHES } from '../../../../../src/games/heroes/session/matches.ts';
import { tables } from '../../../../../src/games/heroes/tables.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { value } from '../../../../kernel/toy.ts';
import { keptUnderKills, killsText } from '../../../../support/long-kills.ts';
import { familiaKeys, PLACES } from './familia-player.ts';

/** Matches to be fought; the soak asks for more. */
const MATCHES = Number(process.env.HARENA_MATCHES ?? 1);
const SEED = process.env.HARENA_SEED ?? 'familia-1';
const PATIENCE_MS = 300_000 + 30_000 * MATCHES;

/** The one familia of a folder: what it remembers of its matches, and what their records come to. */
function remembered(store: Store) {
  const familiae = familiaeOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
  const game = value(familiae.open(familiae.list()[0]?.id ?? ''));
  const { past, familia } = game.session.match.state;
  expect(familia.length).toBeGreaterThan(0);
  return {
    past,
    recorded: past.map(({ number }) => value(CAREER_MATCHES.resultOf(tables(), value(game.record(number))))),
  };
}

it('a familia loses nothing, and no result is rolled again', { timeout: PATIENCE_MS }, async ({ annotate }) => {
  const plan = { game: 'heroes', long: FAMILIA, seed: SEED, matches: MATCHES };
  const { kills, past } = await keptUnderKills({ ...plan, keys: familiaKeys, places: PLACES, remembered });
  expect(past.length).toBeGreaterThanOrEqual(MATCHES);
  expect(kills.length).toBeGreaterThan(1);
  if (MATCHES >= 20) expect(kills).toEqual(expect.arrayContaining([...Object.keys(PLACES), 'bout']));
  await annotate(`${past.length} matches, ${kills.length} kills (${killsText(kills)})`);
});
