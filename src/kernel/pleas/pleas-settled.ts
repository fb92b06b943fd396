/** Which pleas of a phase have been answered, and how: each fighter once about a throw, and heard or not once about a roll. */
import type { KeptThrow, Plea } from '../ruleset.ts';

/** A plea, and how it was answered. `again`: the second throw, once it has been shown. */
interface Settled {
  readonly plea: Plea;
  readonly made: boolean;
  readonly again: Plea | null;
  readonly kept: KeptThrow | null;
}

/** A question about a roll: whether to plead, or, with `again`, which throw stands. */
export interface Open {
  readonly plea: Plea;
  readonly again: Plea | null;
}

/** The answers about a roll, in the order they were given, by the draw of its first throw. */
export type SettledOf = (draw: number) => readonly Settled[];

/** What has been answered so far in a phase. */
interface SettledPleas {
  readonly of: SettledOf;
  /** As `of`, but that whoever was heard last about a roll takes its second throw. */
  withSecond(plea: Plea): SettledOf;
  /** The draw of a roll's first throw. */
  rootOf(draw: number): number;
  /** Of some pleas that which nobody has answered and whose dice fell first; of several about them one whom they go against. */
  firstOf(pleas: readonly Plea[]): Plea | null;
  settle(open: Open, answer: unknown): void;
  isEmpty(): boolean;
}

const NONE: readonly Settled[] = [];

/** The answers of a phase, to begin with none. */
export function settledPleas(): SettledPleas {
  const all = new Map<number, readonly Settled[]>();
  /** The first throws of rolls, by the draws that came in their place. */
  const roots = new Map<number, number>();
  const rootOf = (draw: number) => roots.get(draw) ?? draw;
  const of: SettledOf = (draw) => all.get(draw) ?? NONE;
  const isSettled = ({ draw, fighter }: Plea) =>
    of(rootOf(draw)).some(({ plea, made }) => plea.fighter === fighter && (made || plea.draw === draw));
  return {
    of,
    rootOf,
    withSecond(plea) {
      const root = rootOf(plea.draw);
      const heard: Settled = { plea, made: true, again: null, kept: 'second' };
      return (draw) => (draw === root ? [...of(root).slice(0, -1), heard] : of(draw));
    },
    firstOf(pleas) {
      const open = pleas.filter((one) => !isSettled(one));
      const isSooner = (a: Plea, b: Plea) => a.draw < b.draw || (a.draw === b.draw && a.against && !b.against);
      return open.reduce<Plea | null>((best, one) => (best === null || isSooner(one, best) ? one : best), null);
    },
    settle({ plea, again }, answer) {
      const root = rootOf(plea.draw);
      if (again === null) {
        all.set(root, [...of(root), { plea, made: answer === true, again, kept: null }]);
        return;
      }
      const kept = answer === 'second' ? 'second' : 'first';
      all.set(root, [...of(root).slice(0, -1), { plea, made: true, again, kept }]);
      roots.set(again.draw, root);
    },
    isEmpty: () => all.size === 0,
  };
}
