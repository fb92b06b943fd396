/** npm run ladder: level against level between equal men; the table goes to docs/balance.md. */
import { climb, RUNGS, type RungTally } from '../src/games/gladiator/labour/ladder.ts';
import { derive } from '../src/kernel/rng.ts';
import { wilson } from '../src/odds/intervals.ts';
import { writeParts } from './soak/page.ts';

const SEED = 'ladder';
/** Bouts of a rung, and of those in which a champion thinks. */
const BOUTS = Number(process.argv[2] ?? 2000);
const CHAMPION_BOUTS = Number(process.argv[3] ?? 300);

const scoreOf = ({ wins, draws }: Pick<RungTally, 'wins' | 'draws'>): number => wins + draws / 2;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const rows = RUNGS.map((rung, i) => {
  const bouts = rung.upper === 'champion' ? CHAMPION_BOUTS : BOUTS;
  const tally = climb(rung, derive(SEED, 'rung', i), { from: 0, to: bouts });
  const { low, high } = wilson(scoreOf(tally), tally.bouts);
  const styles = Object.entries(tally.styles).map(([style, one]) => ({ style, share: scoreOf(one) / one.bouts }));
  const least = styles.reduce((worst, one) => (one.share < worst.share ? one : worst));
  const cells = [
    ...[rung.upper, rung.lower, String(tally.bouts), percent(scoreOf(tally), tally.bouts)],
    ...[`${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`, `${least.style} ${percent(least.share, 1)}`],
  ];
  process.stdout.write(`${cells.join('  ')}\n`);
  return `| ${cells.join(' | ')} |`;
});
const head =
  '| level | against | bouts | score | interval | its worst style |\n| --- | --- | ---: | ---: | --- | --- |';
writeParts({ ladder: `${head}\n${rows.join('\n')}\n` });
