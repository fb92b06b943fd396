/** What a run prints, and the picture of it: the same for a run that was whole and one joined of chunks. */
import { writeFileSync } from 'node:fs';
import { FailureError } from '../../../../cli/errors.ts';
import type { SimOptions } from '../../../../cli/sim/options.ts';
import { skinOf } from '../../../../play/terminal.ts';
import { faultOf } from '../../../../store/disk/fault.ts';
import { jsonOf } from './json.ts';
import type { Report } from './report.ts';
import { pictureOf } from './svg.ts';
import { textOf } from './text.ts';

/** The text or document of a run; draws the picture where one is wanted. */
export function printed(report: Report, { json, svg }: Pick<SimOptions, 'json' | 'svg'>, ascii: boolean): string {
  if (svg !== undefined) writePicture(svg, pictureOf(report));
  return json === true ? jsonOf(report) : textOf(report, ascii);
}

/** Whether all is drawn in ASCII. */
export function inAscii({ ascii }: Pick<SimOptions, 'ascii'>): boolean {
  return skinOf({ env: process.env, colourDepth: 1 }, ascii === true) === 'ascii';
}

function writePicture(path: string, picture: string): void {
  try {
    writeFileSync(path, picture);
  } catch (error) {
    throw new FailureError(`cannot write the picture: ${faultOf(error)}`);
  }
}
