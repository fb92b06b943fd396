/** npm run soak: thousands of duels and mêlées of the pit and hundreds of seasons in threads, every journal checked; figures go to docs/balance.md. */
import { joinPit, nothingFlown, type PitShare, type PitSoaked, pitPages, wrongPitFigures } from './soak/gliderpit.ts';
import { writeParts } from './soak/page.ts';
import { inThreads } from './soak/threads.ts';

/** Duels and mêlées of six by the chart, duels of each rung of the ladder, seasons. */
const [duels = 10_000, melees = 2_000, levels = 1_600, seasons = 400] = process.argv.slice(2).map(Number);
/** Shares of the whole that threads take one after another. */
const SHARES = 40;

const shares = Array.from(
  { length: SHARES },
  (_, part): PitShare => ({ part, parts: SHARES, duels, melees, levels, seasons }),
);
const parts = await inThreads<PitShare, PitSoaked>(new URL('./soak/gliderpit-thread.ts', import.meta.url), shares);
const soaked = parts.reduce(joinPit, nothingFlown());
const complaints = [...soaked.complaints, ...wrongPitFigures(soaked)];
writeParts(pitPages(soaked));
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
process.stdout.write(
  `${duels} duels, ${melees} melees, ${2 * levels} bouts of levels and ${3 * seasons} seasons of the pit, ${complaints.length} complaints about them\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;
