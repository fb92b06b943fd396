/** npm run soak: five guests of one address load a host in every way they have, and somebody else plays on as soon as before. */
import { load } from './hostile/load.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = Number(process.argv[3] ?? 10);

const complaints = await load({ rounds: ROUNDS, seconds: SECONDS }, (line) => void process.stdout.write(`${line}\n`));
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
