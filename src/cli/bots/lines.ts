/** Lines of text out of a stream. */
import type { Readable } from 'node:stream';

/** A line longer than this is no answer to anything. */
const LINE_MAX = 1 << 20;

/** Tells of every whole line of a stream; one without an end is told as `gone`. */
export function cutLines(stream: Readable, line: (text: string) => void, gone: (why: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const one of lines) line(one);
    if (rest.length <= LINE_MAX) return;
    rest = '';
    gone('it wrote a line without an end');
  });
}
