/** Collects many small paths as one SVG element a colour, which draws faster and leaves no seams. */
import type { Rect } from './shape.ts';

/** Paths that share their attributes, by colour. */
export class Paths {
  readonly #byColour = new Map<string, string[]>();
  readonly #attributes: (colour: string) => string;

  constructor(attributes: (colour: string) => string) {
    this.#attributes = attributes;
  }

  /** Adds a path in SVG's notation. */
  path(colour: string, path: string): void {
    const paths = this.#byColour.get(colour);
    if (paths) paths.push(path);
    else this.#byColour.set(colour, [path]);
  }

  /** Adds a rectangle, moved by (`left`, `top`). */
  rect(colour: string, { x, y, width, height }: Rect, left = 0, top = 0): void {
    this.path(colour, `M${left + x} ${top + y}h${width}v${height}h${-width}z`);
  }

  /** The collected paths as SVG elements. */
  svg(): string {
    const element = ([colour, paths]: readonly [string, readonly string[]]) =>
      `<path ${this.#attributes(colour)} d="${paths.join('')}"/>`;
    return [...this.#byColour].map(element).join('');
  }
}
