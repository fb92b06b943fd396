/** npm run soak: thousands of careers to their end; what becomes of them goes to docs/balance.md. */
import { randomController } from '../src/ai/random.ts';
import { career } from '../src/games/gladiator/career/index.ts';
import { simulateCareers } from '../src/games/gladiator/session/simulate-careers.ts';
import { campaign } from '../tools/games/gladiator/campaign.ts';
import { CAREER } from '../tools/games/gladiator/career.ts';
import { careersPage } from './soak/careers.ts';
import { writeParts } from './soak/page.ts';

const CAREERS = Number(process.argv[2] ?? 1_000);

const all = { from: 0, to: CAREERS };
const plain = simulateCareers(campaign, CAREER, 'soak-careers', all);
const random = simulateCareers(campaign, CAREER, 'soak-careers-random', all, (tables, seed) =>
  randomController(career, tables, seed),
);
writeParts({ 'soak careers': careersPage({ plain, random }) });
process.stdout.write(`${2 * CAREERS} careers\n`);
