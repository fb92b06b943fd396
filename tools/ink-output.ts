/**
 * Stands in for Ink's output in the bundle. Ink takes every character of a frame apart, twice, and puts it together
 * again. What the game draws are whole rows that each end unstyled: a row that one text fills alone passes as it is, and
 * only where several meet does Ink put them together.
 */
import InkOutput from '../node_modules/ink/build/output.js';

type Clip = Parameters<InkOutput['clip']>[0];
type Options = Parameters<InkOutput['write']>[3];

interface Piece {
  readonly x: number;
  readonly text: string;
}

/** What is drawn of a frame. */
export default class Output {
  readonly #size: { readonly width: number; readonly height: number };
  readonly #calls: ((ink: InkOutput) => void)[] = [];
  readonly #rows: Piece[][];
  /** Whether there is anything in it that is not whole rows. */
  #odd = false;

  constructor(size: { readonly width: number; readonly height: number }) {
    this.#size = size;
    this.#rows = Array.from({ length: size.height }, () => []);
  }

  get height(): number {
    return this.#size.height;
  }

  write(x: number, y: number, text: string, options: Options): void {
    this.#calls.push((ink) => ink.write(x, y, text, options));
    this.#odd ||= x < 0;
    if (text === '') return;
    for (const [i, line] of text.split('\n').entries()) {
      const changed = options.transformers.reduce((one, transform) => transform(one, i), line);
      this.#rows[y + i]?.push({ x, text: changed });
    }
  }

  clip(clip: Clip): void {
    this.#odd = true;
    this.#calls.push((ink) => ink.clip(clip));
  }

  unclip(): void {
    this.#calls.push((ink) => ink.unclip());
  }

  get(): { output: string; height: number } {
    const { width, height } = this.#size;
    if (this.#odd) return drawn(this.#size, this.#calls);
    return { output: this.#rows.map((pieces) => rowOf(pieces, width)).join('\n'), height };
  }
}

function rowOf(pieces: readonly Piece[], width: number): string {
  const [first, second] = pieces;
  if (first === undefined) return '';
  if (second === undefined) return `${' '.repeat(first.x)}${first.text}`.trimEnd();
  const calls = pieces.map(
    ({ x, text }) =>
      (ink: InkOutput) =>
        ink.write(x, 0, text, { transformers: [] }),
  );
  return drawn({ width, height: 1 }, calls).output;
}

/** The same by Ink. */
function drawn(
  size: { readonly width: number; readonly height: number },
  calls: readonly ((ink: InkOutput) => void)[],
) {
  const ink = new InkOutput(size);
  for (const call of calls) call(ink);
  return ink.get();
}
