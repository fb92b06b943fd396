/** npm run soak: thousands of matches of Gladiatori in threads, every journal checked; figures go to docs/balance.md. */
import {
  type GladiatoriShare,
  type GladiatoriSoaked,
  gladiatoriPages,
  joinFought,
  nothingFought,
  wrongDuels,
} from './soak/gladiatori.ts';
import { writeParts } from './soak/page.ts';
import { inThreads } from './soak/threads.ts';

/** Duels, and matches of each other mode. */
const [DUELS = 10_000, OTHERS = 2_000] = process.argv.slice(2).map(Number);
/** Shares of the whole that threads take one after another. */
const SHARES = 20;

const part = (i: number, of: number) => ({
  from: Math.round((i * of) / SHARES),
  to: Math.round(((i + 1) * of) / SHARES),
});
const shares = Array.from(
  { length: SHARES },
  (_, i): GladiatoriShare => ({ duels: part(i, DUELS), others: part(i, OTHERS) }),
);
const parts = await inThreads<GladiatoriShare, GladiatoriSoaked>(
  new URL('./soak/gladiatori-thread.ts', import.meta.url),
  shares,
);
const soaked = parts.reduce(joinFought, nothingFought());
const complaints = [...soaked.complaints, ...wrongDuels(soaked)];
writeParts(gladiatoriPages(soaked));
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
const others = Object.values(soaked.modes).reduce((sum, { matches }) => sum + matches, 0);
process.stdout.write(
  `${soaked.duels.matches} duels and ${others} other matches of Gladiatori, ${complaints.length} complaints about them\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
