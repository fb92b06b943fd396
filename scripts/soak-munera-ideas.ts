/** npm run soak: gladiators of Munera who know one thing, against the chart and the tactician; figures go to docs/balance.md. */
import { type IdeaShare, type IdeaTried, ideaShares, ideasPage, wrongIdeas } from './soak/munera-ideas-tried.ts';
import { writeParts } from './soak/page.ts';
import { inThreads } from './soak/threads.ts';

/** Bouts of each idea as each profile against each foe. */
const [BOUTS = 10] = process.argv.slice(2).map(Number);

const thread = new URL('./soak/munera-ideas-thread.ts', import.meta.url);
const tried = await inThreads<IdeaShare, IdeaTried>(thread, ideaShares(BOUTS));
writeParts({ 'munera ideas': ideasPage(tried) });
const complaints = wrongIdeas(tried);
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
const bouts = tried.reduce((sum, { tally }) => sum + tally.bouts, 0);
process.stdout.write(`${bouts} bouts of ideas of Munera, ${complaints.length} complaints about them\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
