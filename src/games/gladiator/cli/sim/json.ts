/** What harena sim found, as one JSON document: equal seeds, equal bytes. */
import type { SimDocument } from '../../../commands.ts';
import { GAME_ID } from '../../id.ts';
import type { BoutTally } from '../../session/tally.ts';
import { standingsOf } from './matrix.ts';
import { onlyPair, type Report, sharesOf } from './report.ts';

const CONFIDENCE = 0.95;

/** The document of a run. */
export function jsonOf(report: Report): string {
  return `${JSON.stringify('matrix' in report.input ? matrixOf(report) : singleOf(report), null, 2)}\n`;
}

function singleOf(report: Report) {
  const { input } = report;
  const counts = countsOf(onlyPair(report).tally);
  return { schema: 'harena/sim/1', game: GAME_ID, input, ...counts } satisfies SimDocument;
}

function matrixOf(report: Report) {
  const pairs = report.pairs.map(({ red, blue, seed, tally }) => ({ red, blue, seed, ...countsOf(tally) }));
  const head = { schema: 'harena/sim-matrix/1', game: GAME_ID, input: report.input };
  return { ...head, confidence: CONFIDENCE, standings: standingsOf(report), pairs };
}

/** A tally as documents hold it, with the shares. */
function countsOf(tally: BoutTally) {
  const { beasts, wounds, blows, ...counts } = tally;
  const wild = Object.keys(beasts).length > 0 ? { beasts } : {};
  const shares = sharesOf(tally);
  return { ...counts, ...wild, confidence: CONFIDENCE, shares, wounds, blows };
}
