/** npm run soak: campaigns of Gladiatori in threads, every journal checked; figures go to docs/balance.md. A campaign of a tactician takes two minutes of a core. */
import {
  type CampaignShare,
  type CampaignsSoaked,
  campaignPages,
  joinSoaked,
  noneSoaked,
  wrongCampaigns,
} from './soak/gladiatori-campaigns.ts';
import { writeParts } from './soak/page.ts';
import { inThreads } from './soak/threads.ts';

const [BOOK = 2_000, NOVICE = 500, TACTICIAN = 20] = process.argv.slice(2).map(Number);
/** Campaigns that a thread takes at once. */
const AT_ONCE = { book: 50, novice: 50, tactician: 1 } as const;

const sharesOf = (player: keyof typeof AT_ONCE, count: number): readonly CampaignShare[] =>
  Array.from({ length: Math.ceil(count / AT_ONCE[player]) }, (_, i) => ({
    ...{ player, from: i * AT_ONCE[player], to: Math.min(count, (i + 1) * AT_ONCE[player]) },
  }));

const parts = await inThreads<CampaignShare, CampaignsSoaked>(
  new URL('./soak/gladiatori-campaigns-thread.ts', import.meta.url),
  [...sharesOf('novice', NOVICE), ...sharesOf('book', BOOK), ...sharesOf('tactician', TACTICIAN)],
);
const soaked = parts.reduce(joinSoaked, noneSoaked());
const complaints = [...soaked.complaints, ...wrongCampaigns(soaked)];
writeParts(campaignPages(soaked));
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
const count = Object.values(soaked.by).reduce((sum, { campaigns }) => sum + campaigns, 0);
process.stdout.write(`${count} campaigns of Gladiatori, ${complaints.length} complaints about them\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
