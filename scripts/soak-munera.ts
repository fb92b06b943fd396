/** npm run soak: thousands of bouts of Munera Sine Missione in threads, every journal checked; figures go to docs/balance.md. */
import {
  joinSoaked,
  type MuneraShare,
  type MuneraSoaked,
  muneraPages,
  nothingSoaked,
  WHOLE,
  wrongFigures,
} from './soak/munera.ts';
import { heldPage } from './soak/munera-held.ts';
import { writeParts } from './soak/page.ts';
import { inThreads } from './soak/threads.ts';

/** Melees of all kinds, and bouts of each pairing of a tactician and the chart. */
const [MELEES = 2_000, LEVELS = 1_000] = process.argv.slice(2).map(Number);
/** Shares of the whole that threads take one after another. */
const SHARES = 20;

const cut = (i: number): number => Math.round((i * WHOLE) / SHARES);
const shares = Array.from(
  { length: SHARES },
  (_, i): MuneraShare => ({ range: { from: cut(i), to: cut(i + 1) }, melees: MELEES, levels: LEVELS }),
);
const parts = await inThreads<MuneraShare, MuneraSoaked>(new URL('./soak/munera-thread.ts', import.meta.url), shares);
const soaked = parts.reduce(joinSoaked, nothingSoaked());
const complaints = [...soaked.complaints, ...wrongFigures(soaked)];
writeParts({ ...muneraPages(soaked), 'munera held': heldPage(soaked) });
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
const all = (tallies: readonly { readonly bouts: number }[]): number =>
  tallies.reduce((sum, { bouts }) => sum + bouts, 0);
const [melees, levels] = [Object.values(soaked.melees), Object.values(soaked.levels)];
const late = [soaked.duels, ...melees].reduce((sum, { ends }) => sum + (ends.time ?? 0), 0);
process.stdout.write(
  `${soaked.duels.bouts} duels and ${all(melees)} melees of Munera, ${late} of them to round 60, ${all(levels)} bouts of levels, ${complaints.length} complaints about them\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
