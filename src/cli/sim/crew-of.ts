/** The jobs of a game's `sim`, put into words for threads and taken up there. */
import type { Hand, Job } from '../../games/commands.ts';
import type { CrewWork } from './workers.ts';

/** What jobs of a game's `sim` are: by kind what one is told once, what a batch of it is, and what comes of a batch. */
type Jobs<K extends string> = {
  readonly [P in K]: { readonly orders: unknown; readonly batch: unknown; readonly done: unknown };
};

/** Who does each of a game's jobs. */
export type HandsOf<J extends Jobs<keyof J & string>> = {
  readonly [K in keyof J]: (orders: J[K]['orders']) => (batch: J[K]['batch']) => J[K]['done'];
};

type AnyHands<K extends string> = { readonly [P in K]: (orders: never) => (batch: never) => unknown };

/** The jobs of a game's `sim` by their kinds: put into words for any thread, and taken up there; tables are read once a thread. */
export function crewOf<K extends string, H extends AnyHands<K>>(game: string, hands: H & AnyHands<K>) {
  return {
    /** A job of this game, for this thread or others. */
    workOf<P extends keyof H & string>(
      kind: P,
      orders: Parameters<H[P]>[0],
    ): CrewWork<Parameters<ReturnType<H[P]>>[0], ReturnType<ReturnType<H[P]>>> {
      return { job: { game, kind, orders }, hand: () => hands[kind](orders) as never };
    },
    /** Whoever does a job that `workOf` put into words, one batch after another. */
    handFor: ({ kind, orders }: Job): Hand => hands[kind as K](orders as never) as Hand,
  };
}
