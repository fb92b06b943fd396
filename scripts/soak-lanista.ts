/** npm run soak: seasons of houses to their end; what becomes of them goes to docs/balance.md. */
import { simulateHouses } from '../src/games/gladiator/session/simulate-houses.ts';
import { campaign } from '../tools/games/gladiator/campaign.ts';
import { HOUSES } from '../tools/games/gladiator/house.ts';
import { greedyPage, greedySeasons, winnersOf } from './soak/greedy.ts';
import { housesPage } from './soak/houses.ts';
import { writeParts } from './soak/page.ts';

const SEASONS = Number(process.argv[2] ?? 500);
const GREEDY_SEASONS = Number(process.argv[3] ?? 300);
const range = { from: 0, to: SEASONS };
const program = simulateHouses(campaign, HOUSES, 'soak-houses', range);
const plain = simulateHouses(campaign, HOUSES, 'soak-houses-plain', range, 'plain');
const greedy = greedySeasons(GREEDY_SEASONS);
writeParts({ 'soak houses': housesPage({ program, plain }), 'soak greedy': greedyPage(greedy) });
process.stdout.write(`${2 * SEASONS + greedy.size * GREEDY_SEASONS} seasons\n`);
const winners = winnersOf(greedy);
if (winners.length > 0) throw new Error(`greed pays: ${winners.join(', ')} (39.5.4.4, P351, P352, P354)`);
