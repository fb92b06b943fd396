/** npm run soak: thousands of matches and careers of Heroes of the Colosseum, every line checked; figures go to docs/balance.md. */
import { climb, RUNGS } from '../src/games/heroes/labour/ladder.ts';
import { derive } from '../src/kernel/rng.ts';
import { wilson, within } from '../src/odds/intervals.ts';
import { rungScore } from '../src/session/ladder.ts';
import { checkJournal } from '../tools/games/heroes/journal-checker.ts';
import { anySetup, wholeMatch } from '../tools/games/heroes/matches.ts';
import { soakFamiliae } from './soak/heroes-careers.ts';
import { percent, type Soaked, soakKinds, soakStyles } from './soak/heroes-matches.ts';
import { writeParts } from './soak/page.ts';

const [MATCHES = 10_000, CAREERS = 1_000, RUNG = 300] = process.argv.slice(2).map(Number);
/** Of every style against every other so many from either gate, and of any match so many at each level. */
const PAIR = Math.ceil(MATCHES / 36);
const ANY = Math.ceil(MATCHES / 10);

const complaints: string[] = [];
let matches = 0;
keep('heroes matches', soakKinds(MATCHES));
keep('heroes styles', soakStyles(PAIR));
keep(null, soakAny());
keep('heroes careers', soakFamiliae(CAREERS));
keep('heroes ladder', soakLadder());
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
process.stdout.write(`${matches} matches, ${4 * CAREERS} careers, ${complaints.length} complaints about them\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** Adds a part up, and writes its tables to the page; null: it has none. */
function keep(part: string | null, soaked: Soaked): void {
  complaints.push(...soaked.complaints);
  matches += soaked.matches;
  if (part !== null) writeParts({ [part]: soaked.page });
  process.stdout.write(`${part ?? 'heroes of all kinds'}: ${soaked.complaints.length} complaints\n`);
}

/** Matches of every kind, one to three a side, led by the book, adepts and novices. */
function soakAny(): Soaked {
  const found: string[] = [];
  for (const level of ['book', 'adept', 'novice'] as const)
    for (let i = 0; i < ANY; i++) {
      const seed = `soak-any-${level}-${i}`;
      const { setup, journal, end } = wholeMatch(anySetup(seed, level), seed);
      found.push(...checkJournal(setup, journal, end).map((why) => `${seed}: ${why}`));
    }
  return { complaints: found, page: '', matches: 3 * ANY };
}

/** Level against level between equal gladiators; whoever should stand above does. */
function soakLadder(): Soaked {
  const found: string[] = [];
  let fought = 0;
  const rows = RUNGS.map((rung, i) => {
    const count = rung.upper === 'champion' ? Math.ceil(RUNG / 5) : RUNG;
    const tally = climb(rung, derive('ladder', 'rung', i), { from: 0, to: count });
    fought += tally.bouts;
    const chance = wilson(rungScore(tally), tally.bouts);
    if (chance.high < 0.5) found.push(`${rung.upper} against ${rung.lower}: ${within(chance)}`);
    const score = percent(rungScore(tally), tally.bouts);
    return `| ${[rung.upper, rung.lower, tally.bouts, score, within(chance)].join(' | ')} |`;
  });
  const head = '| level | against | matches | score | interval |\n| --- | --- | ---: | ---: | --- |';
  return { complaints: found, page: `${head}\n${rows.join('\n')}\n`, matches: fought };
}
