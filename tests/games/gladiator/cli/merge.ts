/** harena sim merge of GLADIATOR's files. */
import { readParts } from '../../../../src/cli/commands/sim-merge.ts';
import { runMerge } from '../../../../src/games/gladiator/cli/commands/sim-merge.ts';
import type { SimOptions } from '../../../../src/games/gladiator/cli/sim/options.ts';
import { shelf } from '../../../../tools/shelf.ts';

/** What the parts in those files are together, as it is printed. */
export function merged(files: readonly string[], options: Pick<SimOptions, 'json' | 'svg'>): string {
  return runMerge(readParts(files, { id: 'gladiator' }, shelf), options);
}
