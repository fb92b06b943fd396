/** npm run soak: thousands of careers of Munera by a plain player in threads, every line checked; figures go to docs/balance.md. */
import { type CareerShare, type CareersSoaked, careersPage, LEVELS, wrongCareers } from './soak/munera-careers.ts';
import { writeParts } from './soak/page.ts';
import { inThreads } from './soak/threads.ts';

const [CAREERS = 2_000, OTHERS = 500] = process.argv.slice(2).map(Number);
/** So many careers are a task for a thread. */
const SHARE = 100;

const tasks = LEVELS.flatMap((level): readonly CareerShare[] => {
  const count = level === 'book' ? CAREERS : OTHERS;
  const starts = Array.from({ length: Math.ceil(count / SHARE) }, (_, i) => i * SHARE);
  return starts.map((from) => ({ level, from, to: Math.min(count, from + SHARE) }));
});
const thread = new URL('./soak/munera-careers-thread.ts', import.meta.url);
const all = await inThreads<CareerShare, CareersSoaked>(thread, tasks);
writeParts({ 'munera careers': careersPage(all) });
const complaints = [...all.flatMap((one) => one.complaints), ...wrongCareers(all)];
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${CAREERS + 2 * OTHERS} careers of Munera, ${complaints.length} complaints about them\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
