/** The way from canvases to a terminal: painted at a pace, and only as fast as it takes them. */
import type { Canvas } from './canvas.ts';
import { MOUSE } from './mouse/report.ts';
import { Painter } from './painter.ts';
import type { Encoding } from './style.ts';

/** As much of a terminal as is painted on. */
export interface Glass {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Whether it takes more; where not, `whenTaking` calls back once it does. */
  readonly taking: boolean;
  whenTaking(callback: () => void): void;
}

const BELL = '\u0007';

/** A picture that waits to be painted. */
interface Waiting {
  readonly canvas: Canvas;
  readonly encoding: Encoding;
  readonly painted: () => void;
}

/** Paints the newest canvas there is, and never keeps more than one waiting. */
export class Surface {
  readonly #glass: Glass;
  readonly #frameMs: number;
  readonly #painter = new Painter();
  #newest: Waiting | null = null;
  #painted = false;
  #timer: NodeJS.Timeout | null = null;
  #waiting = false;
  #rings = false;
  #away = true;
  #closed = false;
  #mouse = { wanted: false, asked: false };
  #last = Number.NEGATIVE_INFINITY;

  /** `maxFps`: frames a second at most. */
  constructor(glass: Glass, maxFps: number) {
    this.#glass = glass;
    this.#frameMs = 1000 / maxFps;
  }

  /** Shows a canvas: at once, or when the pace and the terminal allow it and nothing newer has come; `painted` is called then. */
  show(canvas: Canvas, encoding: Encoding, painted: () => void = () => {}): void {
    this.#newest = { canvas, encoding, painted };
    this.#painted = false;
    this.#due();
  }

  /** Rings the terminal's bell with the newest canvas: once, however often it is asked for before that is painted. */
  ring(): void {
    this.#rings = true;
    this.#painted = false;
    this.#due();
  }

  /** What the terminal shows is not known any more: everything is painted anew. */
  forget(): void {
    this.#painter.forget();
    this.#painted = false;
    this.#due();
  }

  /** Whether the terminal is somebody else's: it is until the program has entered its screen. */
  get isAway(): boolean {
    return this.#away;
  }

  /** Gives the terminal away, or has it back: then everything is painted anew. */
  away(away: boolean): void {
    this.#away = away;
    this.#askMouse();
    if (!away) this.forget();
  }

  /** Whether the terminal is to tell of its mouse; while it is somebody else's it does not. */
  mouse(wanted: boolean): void {
    this.#mouse.wanted = wanted;
    this.#askMouse();
  }

  /** The canvas that the terminal shows; null while another one waits to be painted. */
  get seen(): Canvas | null {
    return this.#painted ? (this.#newest?.canvas ?? null) : null;
  }

  /** Paints what waits for its time; where the terminal takes no more, nothing. */
  flush(): void {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#paint();
  }

  /** Paints nothing any more. */
  close(): void {
    this.#closed = true;
    this.#askMouse();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #askMouse(): void {
    const { wanted, asked } = this.#mouse;
    const now = wanted && !this.#away && !this.#closed;
    if (now === asked) return;
    this.#mouse = { wanted, asked: now };
    this.#glass.write(now ? MOUSE.on : MOUSE.off);
  }

  #due(): void {
    if (this.#timer !== null || this.#waiting || this.#closed) return;
    const rest = this.#last + this.#frameMs - performance.now();
    if (rest <= 0) this.#paint();
    else
      this.#timer = setTimeout(() => {
        this.#timer = null;
        this.#paint();
      }, rest);
  }

  #paint(): void {
    if (this.#closed || this.#away || this.#painted || this.#newest === null) return;
    if (!this.#glass.taking) {
      this.#waiting = true;
      this.#glass.whenTaking(() => {
        this.#waiting = false;
        this.#paint();
      });
      return;
    }
    const { canvas, encoding, painted } = this.#newest;
    // A canvas made for another size is followed by one for this.
    if (canvas.width > this.#glass.columns || canvas.height > this.#glass.rows) return;
    this.#painted = true;
    const text = this.#painter.paint(canvas, encoding) + (this.#rings ? BELL : '');
    this.#rings = false;
    if (text !== '') {
      this.#last = performance.now();
      this.#glass.write(text);
    }
    painted();
  }
}
