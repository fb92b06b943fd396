/** npm run soak: thousands of bouts, every journal checked; the distribution goes to docs/balance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { bout, PAIRS } from '../tests/support/journal/bouts.ts';
import { checkJournal } from '../tests/support/journal-checker.ts';
import { balancePage, emptyBalance, take } from './soak/balance.ts';

const BOUTS = Number(process.argv[2] ?? 10_000);
const PAGE = 'docs/balance.md';
const MARKS = ['<!-- soak: begin -->', '<!-- soak: end -->'] as const;

const balance = emptyBalance();
const complaints: string[] = [];
for (let i = 0; i < BOUTS; i++) {
  const pair = PAIRS[i % PAIRS.length] ?? ['medium', 'medium'];
  const seed = `soak-${i}`;
  const { setup, journal } = bout(pair, ['book', 'book'], seed);
  complaints.push(...checkJournal(setup, journal).map((complaint) => `${pair.join('-')} ${seed}: ${complaint}`));
  take(balance, pair, journal);
}
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
const page = readFileSync(PAGE, 'utf8');
const [before, after] = [page.split(MARKS[0])[0] ?? '', page.split(MARKS[1])[1] ?? ''];
writeFileSync(PAGE, `${before}${MARKS[0]}\n\n${balancePage(balance)}\n${MARKS[1]}${after}`);
process.stdout.write(`${BOUTS} bouts, ${complaints.length} complaints about their journals\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
