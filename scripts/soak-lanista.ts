/** npm run soak: seasons of houses to their end; what becomes of them goes to docs/balance.md. */
import { simulateHouses } from '../src/session/simulate-houses.ts';
import { campaign } from '../tests/support/campaign.ts';
import { HOUSES } from '../tests/support/lanista.ts';
import { housesPage } from './soak/houses.ts';
import { writeParts } from './soak/page.ts';

const SEASONS = Number(process.argv[2] ?? 500);
const range = { from: 0, to: SEASONS };
const program = simulateHouses(campaign, HOUSES, 'soak-houses', range);
const plain = simulateHouses(campaign, HOUSES, 'soak-houses-plain', range, 'plain');
writeParts({ 'soak houses': housesPage({ program, plain }) });
process.stdout.write(`${2 * SEASONS} seasons\n`);
