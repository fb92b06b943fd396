/**
 * Writes players' folders of Gladiatori that later versions must open: one folder with campaigns at every kind of
 * place, and a hall. Run it once for every version of its rules:
 * `node scripts/gladiatori-campaign-fixtures.ts tests/fixtures/gladiatori-campaigns/vN`.
 */
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CampaignSetup } from '../src/games/gladiatori/career/types.ts';
import { weeksFault } from '../src/games/gladiatori/career/weeks.ts';
import { campaignsOf } from '../src/games/gladiatori/files/campaigns.ts';
import type { ItemName } from '../src/games/gladiatori/rules/words.ts';
import { matchNow } from '../src/games/gladiatori/screens/campaign/campaign-match.ts';
import type { CampaignGame } from '../src/games/gladiatori/session/campaign.ts';
import { GAMES } from '../src/games/index.ts';
import { SEALED_SEEDS } from '../src/kernel/seal.ts';
import { servicesFor } from '../src/play/services.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { asked, playCampaign, playMatch } from '../tools/games/gladiatori/campaign-players.ts';
import { shelf } from '../tools/shelf.ts';

process.env.TZ = 'UTC';
const [given] = process.argv.slice(2);
if (given === undefined) throw new Error('where to?');
const root = resolve(given);
rmSync(root, { recursive: true, force: true });
mkdirSync(root, { recursive: true });

/** Seeds tried for one campaign, matches in which it must come to what is wanted, choices before a match is left. */
const TRIES = 100;
const MATCHES = 8;
const BEFORE = 2;

const store = opened('everything');
const services = servicesFor(store, 'fixtures', shelf);
campaign({ name: 'In the school', mode: 'lenient', ...SEALED_SEEDS }, asked('weeks', 2));
campaign({ name: 'At the games', character: 'retiarius' }, asked('day', 1));
buysAndArms(campaign({ name: 'Arms itself' }, (game) => forSale(game).length > 0));
campaign({ name: 'Has felled one', character: 'thraex' }, asked('verdict'));
const half = matchNow(campaign({ name: 'In a match', character: 'hoplomachus' }, asked('match')));
if (!half.ok || half.value === null) throw new Error('no match');
playMatch(half.value, ({ match }) => match.choices.length >= BEFORE);
const late = matchNow(campaign({ name: 'After a match', ...SEALED_SEEDS }, asked('match', 1)));
if (!late.ok || late.value === null) throw new Error('no match');
playMatch(late.value);
const closing = campaign({ name: 'Is over' }, asked('weeks', 1));
const trouble = closing.answer({ do: 'close' });
if (trouble !== null) throw new Error(trouble);
while (closing.session.advance() !== null);
store.close();
for (const name of globSync('**/index', { cwd: root })) rmSync(join(root, name)); // made anew from the others

/** Begins a campaign and plays it until it is so: with the first seed by which it soon comes to that. */
function campaign(wanted: Partial<CampaignSetup>, done: (game: CampaignGame) => boolean): CampaignGame {
  const own: CampaignSetup = { name: 'Felix', character: 'secutor', mode: 'ironman', ...wanted };
  const campaigns = campaignsOf(services);
  for (let n = 0; n < TRIES; n++) {
    const begun = campaigns.begin(own, `campaign-${n}`);
    if (!begun.ok) throw new Error(begun.why);
    const game = playCampaign(begun.value, (now) => done(now) || now.session.match.state.past.length > MATCHES);
    if (game.session.prompt !== null && done(game)) return game;
    const [last] = campaigns.list();
    if (last !== undefined) campaigns.remove(last.id);
  }
  throw new Error(`${own.name}: it never comes to that`);
}

/** What can be bought to two items in the weeks that are open; none: []. */
function forSale({ session: { match, prompt } }: CampaignGame): readonly ItemName[] {
  if (prompt?.kind !== 'weeks' || match.state.man.arms.length < 2) return [];
  return match.state.market.filter((item) => weeksFault(match.state, match.tables.match, { do: 'buy', item }) === null);
}

/** Buys a third item, and goes on until the two are asked for that are taken along. */
function buysAndArms(game: CampaignGame): void {
  const [item] = forSale(game);
  const why = item === undefined ? 'nothing is for sale' : game.answer({ do: 'buy', item });
  if (why !== null) throw new Error(why);
  if (playCampaign(game, asked('arms')).session.prompt === null) throw new Error('nobody asks for arms');
}

function opened(name: string): Store {
  let second = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1, 0, 0, second++));
  const found = openStore({ dataDir: join(root, name), write: true, now, games: GAMES });
  if (!found.ok) throw new Error(found.why);
  return found.value;
}
