/** The picture of a run. */
import type { Report } from './report.ts';
import { matrixPicture } from './svg-matrix.ts';
import { singlePicture } from './svg-single.ts';

/** A heat map of a matrix, or the histograms of one pairing, as a standalone SVG. */
export function pictureOf(report: Report): string {
  return 'matrix' in report.input ? matrixPicture(report) : singlePicture(report);
}
