/** Soak: ten munera of a career, a year of a house, twenty matches of a familia, twenty bouts of careers of Munera, twenty of seasons of the pit and twenty matches of campaigns of Gladiatori, played by script in the real program that is killed at random moments; HARENA_SEED takes other dice, and names pick some of them: `soak-player.ts campaign`. */
import { spawnSync } from 'node:child_process';

const GAMES = [
  'gladiator/program/e2e/career.soak',
  'gladiator/program/e2e/house.soak',
  'heroes/program/e2e/familia',
  'munera/program/e2e/career',
  'gliderpit/program/e2e/season.soak',
  'gladiatori/program/e2e/campaign.soak',
];
const named = process.argv.slice(2);
const picked = GAMES.filter((game) => named.length === 0 || named.some((name) => game.includes(name)));
const tests = picked.map((game) => `tests/games/${game}.test.ts`);
const args = ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--reporter=verbose'];
const much = { HARENA_MUNERA: '10', HARENA_MONTHS: '12', HARENA_MATCHES: '20', HARENA_BOUTS: '20' };
const env = { ...much, ...process.env, HARENA_SOAK: '1' };
process.exitCode = spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1;
