/** harena sim merge: the parts of a run, as the run they make. */
import { FailureError, UsageError } from '../../../../cli/errors.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import type { Read } from '../../../../kernel/save.ts';
import type { PartFile } from '../../../commands.ts';
import {
  type CareersChunk,
  checkCampaignChunk,
  isCampaignChunk,
  joinCareersChunks,
  joinSeasonsChunks,
  type SeasonsChunk,
} from '../sim/campaign-chunk.ts';
import { type Chunk, checkChunk, joinChunks } from '../sim/chunk.ts';
import type { SimOptions } from '../sim/options.ts';
import { printed } from '../sim/print.ts';
import { careersPrinted } from './sim-careers.ts';
import { seasonsPrinted } from './sim-houses.ts';

type AnyChunk = Chunk | CareersChunk | SeasonsChunk;

/** Joins chunks and returns what the whole run would have printed. Throws FailureError where they make none. */
export function runMerge(parts: readonly PartFile[], options: Pick<SimOptions, 'json' | 'svg' | 'ascii'>): string {
  const chunks = parts.map((part) => ({ name: part.name, chunk: chunkIn(part) }));
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

function chunkIn({ name, json }: PartFile): AnyChunk {
  const read: Read<AnyChunk> = isCampaignChunk(json) ? checkCampaignChunk(json) : checkChunk(json);
  if (!read.ok) throw new FailureError(`${name}: ${read.why}`);
  return read.value;
}
