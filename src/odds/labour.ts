/** Work that takes long and needs no screen: asked for in plain words, done a slice at a time, here or in another thread. */

/** What is asked for, as plain JSON that can be sent to another thread. */
export interface Errand {
  /** The id of the game that knows how. */
  readonly game: string;
  /** What kind of errand of that game. */
  readonly kind: string;
  readonly orders: unknown;
}

/** An errand that is being done. Equal errands find equal things, slice by slice. */
export interface Toil<T = unknown> {
  /** How far the present part of it is, 0 to 1. */
  readonly done: number;
  /** What is known so far, as plain JSON, another value whenever it is more; null: nothing yet. */
  readonly found: T | null;
  readonly over: boolean;
  /** Does one slice more: some milliseconds, counted in work and not in time. */
  step(): void;
}

/** A toil that is over with the first thing it finds: `step` does a slice and finds it, or null; `done` says how far it is until then. */
export function toilUntil<T>(step: () => T | null, done: () => number = () => 0): Toil<T> {
  let found: T | null = null;
  return {
    get done() {
      return found === null ? done() : 1;
    },
    get found() {
      return found;
    },
    get over() {
      return found !== null;
    },
    step() {
      found ??= step();
    },
  };
}

/** How errands of a game are begun, by their kinds; what they are asked of is plain JSON, of the shape that their kind has. */
export interface Toils {
  readonly [kind: string]: (orders: never) => Toil;
}

/** Begins errands of a game: of `own` kinds, and others that `besides` knows. What it returns throws where there is none of a kind. */
export function toilsOf(
  name: string,
  own: Toils,
  besides: { toilFor(errand: Errand): Toil | null },
): (errand: Errand) => Toil {
  return (errand) => {
    const begin = Object.hasOwn(own, errand.kind) ? own[errand.kind] : undefined;
    const toil = begin === undefined ? besides.toilFor(errand) : begin(errand.orders as never);
    if (toil === null) throw new Error(`${name} knows no errand '${errand.kind}'`);
    return toil;
  };
}

/** An errand with how it is done where no other thread does it. */
export interface DoableErrand<T = unknown> extends Errand {
  begin(): Toil<T>;
}

/** An errand that somebody has been sent on, as whoever waits for it sees it. */
export interface Awaited<T> extends Omit<Toil<T>, 'step'> {
  /** Why it takes longer than it should, or is over and found nothing, in a sentence; null: all is well. */
  readonly trouble: string | null;
  /** Looks after it: where it is done in this thread, it is done by this. */
  look(): void;
  /** Nobody waits for it any more. */
  stop(): void;
}

/** Whoever does errands for a session. */
export interface Labour {
  /** Milliseconds to be left between two looks. */
  readonly pause: number;
  send<T>(errand: DoableErrand<T>): Awaited<T>;
}

/** Milliseconds between two slices that leave time for a key. */
const PAUSE = 8;

/** Milliseconds of a look, as far as slices can be told apart in time. */
const LOOK = 12;

/** Where one plays alone, errands are done in this thread, a slice at each look. */
export const LABOUR_HERE: Labour = labourOf((toil) => toil.step());

/** The same with as many slices at each look as have time by a clock: small ones are not waited for one by one. What is found is the same. */
export const labourBy = (now: () => number): Labour =>
  labourOf((toil) => {
    const since = now();
    do toil.step();
    while (!toil.over && now() - since < LOOK);
  });

function labourOf(work: (toil: Toil) => void): Labour {
  return { pause: PAUSE, send: (errand) => sentHere(errand, work) };
}

function sentHere<T>(errand: DoableErrand<T>, work: (toil: Toil) => void): Awaited<T> {
  const toil = errand.begin();
  let stopped = false;
  return {
    get done() {
      return toil.done;
    },
    get found() {
      return toil.found;
    },
    get over() {
      return toil.over;
    },
    trouble: null,
    look() {
      if (!stopped && !toil.over) work(toil);
    },
    stop() {
      stopped = true;
    },
  };
}

/** Does an errand to its end; what it found. */
export function toiledOut<T>(toil: Toil<T>): T | null {
  while (!toil.over) toil.step();
  return toil.found;
}
