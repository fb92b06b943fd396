/** npm run soak: thousands of matches and careers of Heroes of the Colosseum, every line checked; figures go to docs/balance.md. */
import { RUNGS } from '../src/games/heroes/labour/ladder.ts';
import { wilson, within } from '../src/odds/intervals.ts';
import { joinRungs, type LadderRung, noRung, type RungTally, rungScore } from '../src/session/ladder.ts';
import { familiaePage, HELD } from './soak/heroes-careers.ts';
import { percent, type Soaked } from './soak/heroes-matches.ts';
import type { SoakDone, SoakTask } from './soak/heroes-tasks.ts';
import { writeParts } from './soak/page.ts';
import { inThreads } from './soak/threads.ts';

const [MATCHES = 10_000, CAREERS = 1_000, RUNG = 200] = process.argv.slice(2).map(Number);
/** Of every style against every other so many from either gate, and of any match so many at each level. */
const PAIR = Math.ceil(MATCHES / 36);
const ANY = Math.ceil(MATCHES / 10);
/** Matches of a rung that a thread fights at a time: those in which a champion thinks take longest. */
const BATCH = 4;

const complaints: string[] = [];
let matches = 0;

/** What is long comes first, so that all threads end at about the same time. */
const LADDER: readonly SoakTask[] = RUNGS.toReversed().flatMap((one) => batchesOf(RUNGS.indexOf(one), one));
const FAMILIAE: readonly SoakTask[] = HELD.map((signature) => ({ kind: 'careers', signature, count: CAREERS }));
const BY_BOOK: readonly SoakTask[] = [
  { kind: 'kinds', count: MATCHES },
  { kind: 'styles', count: PAIR },
  { kind: 'any', count: ANY },
];
const TASKS = [...LADDER, ...FAMILIAE, ...BY_BOOK];
const DONE = await inThreads<SoakTask, unknown>(new URL('./soak/heroes-thread.ts', import.meta.url), TASKS);

const [kinds, styles, any] = doneOf('kinds').concat(doneOf('styles'), doneOf('any'));
keep('heroes matches', kinds);
keep('heroes styles', styles);
keep(null, any);
keep('heroes careers', familiae(doneOf('careers')));
keep('heroes ladder', ladder());
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
process.stdout.write(
  `${matches} matches, ${HELD.length * CAREERS} careers, ${complaints.length} complaints about them\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;

function batchesOf(rung: number, { upper }: LadderRung): readonly SoakTask[] {
  const count = upper === 'champion' ? Math.ceil(RUNG / 5) : RUNG;
  return Array.from({ length: Math.ceil(count / BATCH) }, (_, i): SoakTask => {
    const range = { from: i * BATCH, to: Math.min(count, (i + 1) * BATCH) };
    return { kind: 'ladder', rung, range };
  });
}

function doneOf<K extends SoakTask['kind']>(kind: K): readonly SoakDone<K>[] {
  return TASKS.flatMap((task, i) => (task.kind === kind ? [DONE[i] as SoakDone<K>] : []));
}

/** Adds a part up, and writes its tables to the page; null: it has none. */
function keep(part: string | null, soaked: Soaked | undefined): void {
  if (soaked === undefined) throw new Error('a part of the soak was not done');
  complaints.push(...soaked.complaints);
  matches += soaked.matches;
  if (part !== null) writeParts({ [part]: soaked.page });
  process.stdout.write(`${part ?? 'heroes of all kinds'}: ${soaked.complaints.length} complaints\n`);
}

function familiae(found: readonly SoakDone<'careers'>[]): Soaked {
  return {
    complaints: found.flatMap((one) => one.complaints),
    page: familiaePage(
      found.map(({ tally }) => tally),
      CAREERS,
    ),
    matches: found.reduce((sum, one) => sum + one.matches, 0),
  };
}

/** Level against level between equal gladiators; whoever should stand above does. */
function ladder(): Soaked {
  const found: string[] = [];
  let fought = 0;
  const rows = RUNGS.map(({ upper, lower }, rung) => {
    const tally = tallyOf(rung);
    fought += tally.bouts;
    const chance = wilson(rungScore(tally), tally.bouts);
    if (chance.high < 0.5) found.push(`${upper} against ${lower}: ${within(chance)}`);
    const score = percent(rungScore(tally), tally.bouts);
    return `| ${[upper, lower, tally.bouts, score, within(chance)].join(' | ')} |`;
  });
  const head = '| level | against | matches | score | interval |\n| --- | --- | ---: | ---: | --- |';
  return { complaints: found, page: `${head}\n${rows.join('\n')}\n`, matches: fought };
}

function tallyOf(rung: number): RungTally {
  const own = TASKS.flatMap((task, i) => (task.kind === 'ladder' && task.rung === rung ? [DONE[i] as RungTally] : []));
  return own.reduce(joinRungs, noRung());
}
