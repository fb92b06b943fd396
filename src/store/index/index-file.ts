/** The file of an index: what lists need of the files of one folder, each line held by a stamp of its file. */
import * as z from 'zod/mini';
import { type Read, readAs } from '../../kernel/save.ts';

/** A line as its file holds it. */
export interface FiledLine {
  /** Of the file it tells of, as that was (`stampAt`). */
  readonly stamp: string;
  /** Bytes of that file. */
  readonly size: number;
  readonly line: unknown;
}

const lineSchema = z.strictObject({ stamp: z.string(), size: z.int().check(z.minimum(0)), line: z.unknown() });
const fileSchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('index'),
  /** What its lines tell of: 'career', 'replay'. */
  of: z.string(),
  lines: z.record(z.string(), lineSchema),
});
type IndexFile = z.infer<typeof fileSchema>;

/** Reads an index of any released format. */
export function readIndex(json: unknown): Read<IndexFile> {
  return readAs(fileSchema, json, 'not a valid index');
}

/** An index as its file holds it, a line for each file. */
export function indexText(of: string, lines: ReadonlyMap<string, FiledLine>): string {
  const rows = [...lines].map(([key, line]) => `\n${JSON.stringify(key)}:${JSON.stringify(line)}`);
  return `{"format":1,"kind":"index","of":${JSON.stringify(of)},"lines":{${rows.join(',')}\n}}\n`;
}
