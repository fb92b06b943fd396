/** What a run prints, and the picture of it: the same for a run that was whole and one joined of chunks. */
import { writeFileSync } from 'node:fs';
import { FailureError } from '../../../../cli/errors.ts';
import { faultOf } from '../../../../store/disk/fault.ts';
import { jsonOf } from './json.ts';
import type { SimOptions } from './options.ts';
import type { Report } from './report.ts';
import { pictureOf } from './svg.ts';
import { reportText } from './text.ts';

/** The text or document of a run; draws the picture where one is wanted. */
export function printed(report: Report, { json, svg }: Pick<SimOptions, 'json' | 'svg'>, ascii: boolean): string {
  if (svg !== undefined) writePicture(svg, pictureOf(report));
  return json === true ? jsonOf(report) : reportText(report, ascii);
}

function writePicture(path: string, picture: string): void {
  try {
    writeFileSync(path, picture);
  } catch (error) {
    throw new FailureError(`cannot write the picture: ${faultOf(error)}`);
  }
}
