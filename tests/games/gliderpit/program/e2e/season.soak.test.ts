/** Seasons flown by script in a pseudo-terminal, while the program is killed at random moments: nothing is lost. */
import { expect, it } from 'vitest';
import { SEASON } from '../../../../../src/games/gliderpit/files/kinds.ts';
import { seasonsOf } from '../../../../../src/games/gliderpit/files/seasons.ts';
import { SEASON_BOUTS } from '../../../../../src/games/gliderpit/session/matches.ts';
import { tables } from '../../../../../src/games/gliderpit/tables.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { servicesFor } from '../../../../../src/play/services.ts';
import type { Store } from '../../../../../src/store/store.ts';
import { value } from '../../../../kernel/toy.ts';
import { keptUnderKills, killsText } from '../../../../support/long-kills.ts';
import { PLACES, seasonKeys } from './season-player.ts';

/** Bouts to be flown, those of the rivals too; the soak asks for more: whoever is wrecked flies another season. */
const BOUTS = Number(process.env.HARENA_BOUTS ?? 1);
const SEED = process.env.HARENA_SEED ?? 'season-1';
const PATIENCE_MS = 60_000 + 60_000 * BOUTS;

/** The one season of a folder: what it remembers of its bouts, and what their records come to. */
function remembered(store: Store) {
  const seasons = seasonsOf(servicesFor(store, '9.9.9', new Shelf(GAMES), 'SEED'));
  const game = value(seasons.open(seasons.list()[0]?.id ?? ''));
  const { past } = game.session.match.state;
  return {
    past,
    recorded: past.map(({ number }) => value(SEASON_BOUTS.resultOf(tables(), value(game.record(number))))),
  };
}

it('a season loses nothing, and no result is rolled again', { timeout: PATIENCE_MS }, async ({ annotate }) => {
  const plan = { game: 'gliderpit', long: SEASON, seed: SEED, matches: BOUTS };
  const { kills, past } = await keptUnderKills({ ...plan, keys: seasonKeys, places: PLACES, remembered });
  expect(past.length).toBeGreaterThanOrEqual(BOUTS);
  expect(kills.length).toBeGreaterThan(1);
  if (BOUTS >= 20) expect(kills).toEqual(expect.arrayContaining([...Object.keys(PLACES), 'bout']));
  await annotate(`${past.length} bouts, ${kills.length} kills (${killsText(kills)})`);
});
