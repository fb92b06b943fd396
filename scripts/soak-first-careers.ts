/** npm run soak: the first matches of careers, ironman and lenient; how many end there goes to docs/balance.md. */
import { countFirst, FIRST_PLAYERS, firstCareersPage } from './soak/first-careers.ts';
import { writeParts } from './soak/page.ts';

const CAREERS = Number(process.argv[2] ?? 400);

const rows = FIRST_PLAYERS.map((player) => ({
  player,
  ironman: countFirst('ironman', player, CAREERS),
  lenient: countFirst('lenient', player, CAREERS),
}));
writeParts({ 'soak first careers': firstCareersPage(CAREERS, rows) });
process.stdout.write(`${2 * rows.length * CAREERS} first matches\n`);
