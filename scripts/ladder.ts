/**
 * npm run ladder [BOUTS [CHAMPIONS_BOUTS]]: level against level between equal men; the tables go to docs/balance.md.
 * `--kept FILE` writes what has been fought so far after every round of styles, and goes on from it; `--rungs 0,1`
 * fights those rungs alone.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { climb, RUNGS, type Rung } from '../src/games/gladiator/labour/ladder.ts';
import { STYLES } from '../src/games/gladiator/rules/types.ts';
import { derive } from '../src/kernel/rng.ts';
import { wilson, within } from '../src/odds/intervals.ts';
import { joinRungs, noRung, type RungTally, rungScore } from '../src/session/ladder.ts';
import { writeParts } from './soak/page.ts';

const SEED = 'ladder';
/** Every style once on either side. */
const ROUND = 2 * STYLES.length;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kept: { type: 'string' }, rungs: { type: 'string', default: '' } },
});
/** Bouts of a rung, and of those in which a champion thinks. */
const [BOUTS = 2000, CHAMPION_BOUTS = 300] = positionals.map(Number);
const KEPT = values.kept ?? null;
const CLIMBED = values.rungs === '' ? RUNGS.map((_, place) => place) : values.rungs.split(',').map(Number);

/** By 'upper against lower'. */
type Tallies = { [rung: string]: RungTally };

const tallies: Tallies = KEPT !== null && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
while (CLIMBED.map(fightOn).includes(true));
for (const [rung, tally] of fought()) process.stdout.write(`${cellsOf(rung, tally).join('  ')}\n`);
writeParts({ ladder: `${ladderTable()}\n`, 'ladder styles': `${stylesTable()}\n` });

function nameOf({ upper, lower }: Rung): string {
  return `${upper} against ${lower}`;
}

/** Fights the next round of styles of a rung; whether there was one to fight. Every rung has its turn, so that all of them grow together. */
function fightOn(place: number): boolean {
  const rung = RUNGS[place];
  if (rung === undefined) throw new Error(`there is no rung ${place}`);
  const tally = tallies[nameOf(rung)] ?? noRung();
  const most = rung.upper === 'champion' ? CHAMPION_BOUTS : BOUTS;
  const range = { from: tally.bouts, to: Math.min(most, tally.bouts + ROUND) };
  if (range.to <= range.from) return false;
  tallies[nameOf(rung)] = joinRungs(tally, climb(rung, derive(SEED, 'rung', place), range));
  keep();
  return true;
}

function keep(): void {
  if (KEPT === null) return;
  writeFileSync(`${KEPT}.new`, JSON.stringify(tallies));
  renameSync(`${KEPT}.new`, KEPT);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

/** Rungs that have been fought, with what was. */
function fought(): readonly (readonly [Rung, RungTally])[] {
  return RUNGS.flatMap((rung) => {
    const tally = tallies[nameOf(rung)];
    return tally === undefined ? [] : [[rung, tally] as const];
  });
}

function cellsOf({ upper, lower }: Rung, tally: RungTally): readonly string[] {
  const score = rungScore(tally);
  return [upper, lower, String(tally.bouts), percent(score, tally.bouts), within(wilson(score, tally.bouts))];
}

function ladderTable(): string {
  const rows = fought().map(([rung, tally]) => `| ${cellsOf(rung, tally).join(' | ')} |`);
  return ['| level | against | bouts | score | interval |', '| --- | --- | ---: | ---: | --- |', ...rows].join('\n');
}

/** What each style scores at each rung, and the interval. */
function stylesTable(): string {
  const all = fought();
  const rows = STYLES.map((style) => {
    const cells = all.map(([, { styles }]) => {
      const one = styles[style];
      return one === undefined
        ? ''
        : `${percent(rungScore(one), one.bouts)} (${within(wilson(rungScore(one), one.bouts))})`;
    });
    return `| ${[style, ...cells].join(' | ')} |`;
  });
  const heads = all.map(([{ upper, lower }]) => `${upper} v ${lower}`);
  return [`| ${['style', ...heads].join(' | ')} |`, `| --- |${' ---: |'.repeat(all.length)}`, ...rows].join('\n');
}
