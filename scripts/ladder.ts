/** npm run ladder: level against level between equal men; the table goes to docs/balance.md. */
import { climb, RUNGS } from '../src/games/gladiator/labour/ladder.ts';
import { derive } from '../src/kernel/rng.ts';
import { wilson, within } from '../src/odds/intervals.ts';
import { rungScore } from '../src/session/ladder.ts';
import { writeParts } from './soak/page.ts';

const SEED = 'ladder';
/** Bouts of a rung, and of those in which a champion thinks. */
const BOUTS = Number(process.argv[2] ?? 2000);
const CHAMPION_BOUTS = Number(process.argv[3] ?? 300);

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

const rows = RUNGS.map((rung, i) => {
  const bouts = rung.upper === 'champion' ? CHAMPION_BOUTS : BOUTS;
  const tally = climb(rung, derive(SEED, 'rung', i), { from: 0, to: bouts });
  const styles = Object.entries(tally.styles).map(([style, one]) => ({ style, share: rungScore(one) / one.bouts }));
  const least = styles.reduce((worst, one) => (one.share < worst.share ? one : worst));
  const cells = [
    ...[rung.upper, rung.lower, String(tally.bouts), percent(rungScore(tally), tally.bouts)],
    ...[within(wilson(rungScore(tally), tally.bouts)), `${least.style} ${percent(least.share, 1)}`],
  ];
  process.stdout.write(`${cells.join('  ')}\n`);
  return `| ${cells.join(' | ')} |`;
});
const head =
  '| level | against | bouts | score | interval | its worst style |\n| --- | --- | ---: | ---: | --- | --- |';
writeParts({ ladder: `${head}\n${rows.join('\n')}\n` });
