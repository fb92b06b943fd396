/** harena sim merge: the parts of a run, as the run they make. */

import { careersPrinted } from '../../games/gladiator/cli/commands/sim-careers.ts';
import { seasonsPrinted } from '../../games/gladiator/cli/commands/sim-houses.ts';
import {
  type CareersChunk,
  checkCampaignChunk,
  isCampaignChunk,
  joinCareersChunks,
  joinSeasonsChunks,
  type SeasonsChunk,
} from '../../games/gladiator/cli/sim/campaign-chunk.ts';
import { type Chunk, checkChunk, joinChunks } from '../../games/gladiator/cli/sim/chunk.ts';
import { inAscii, printed } from '../../games/gladiator/cli/sim/print.ts';
import type { Read } from '../../kernel/save.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { FailureError, UsageError } from '../errors.ts';
import type { SimOptions } from '../sim/options.ts';

type AnyChunk = Chunk | CareersChunk | SeasonsChunk;

/** Joins the files of chunks and returns what the whole run would have printed. */
export function runMerge(files: readonly string[], options: Pick<SimOptions, 'json' | 'svg' | 'ascii'>): string {
  const chunks = files.map((name) => ({ name, chunk: chunkIn(name) }));
  const [first] = chunks;
  const alike = <C extends AnyChunk>(schema: C['schema']) =>
    chunks.map(({ name, chunk }) => {
      if (chunk.schema !== schema) throw new FailureError(`${name} is of another kind of run than ${first?.name}`);
      return { name, chunk: chunk as C };
    });
  switch (first?.chunk.schema) {
    case 'harena/sim-careers-chunk/1':
      return careersPrinted(joinCareersChunks(alike<CareersChunk>(first.chunk.schema)), withoutPicture(options));
    case 'harena/sim-lanista-chunk/1':
      return seasonsPrinted(joinSeasonsChunks(alike<SeasonsChunk>(first.chunk.schema)), withoutPicture(options));
    default:
      return printed(joinChunks(alike<Chunk>('harena/sim-chunk/1')), options, inAscii(options));
  }
}

function withoutPicture<O extends Pick<SimOptions, 'svg'>>(options: O): O {
  if (options.svg !== undefined) throw new UsageError('--svg draws bouts: there is no picture of careers or seasons');
  return options;
}

function chunkIn(name: string): AnyChunk {
  const found = readJsonFile(
    name,
    (json): Read<AnyChunk> => (isCampaignChunk(json) ? checkCampaignChunk(json) : checkChunk(json)),
  );
  if (!found.ok) throw new FailureError(`${name}: ${found.why}`);
  if (found.value === null) throw new FailureError(`${name}: there is no such file`);
  return found.value;
}
