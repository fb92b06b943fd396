/** A session whose match throws at whoever writes to it, and plays on all the same. */
import { frozen } from '../../../../support/frozen.ts';

/** As much of a session as is frozen. */
interface Frozen {
  readonly match: { readonly state: unknown; readonly pending: unknown; digest(): string };
  readonly shown: unknown;
  readonly prompt: unknown;
}

/** The same session, seen through glass: its states and questions are frozen copies, made anew where they have changed. */
export function frozenSession<T extends Frozen>(session: T): T {
  const copies = new WeakMap<object, { readonly text: string; readonly copy: unknown }>();
  const still = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const text = JSON.stringify(value);
    const known = copies.get(value);
    if (known?.text === text) return known.copy;
    const copy = frozen(value);
    copies.set(value, { text, copy });
    return copy;
  };
  const match = glass(session.match, { state: still, pending: still });
  return glass(session, { match: () => match, shown: still, prompt: still });
}

/** A game of months whose session is frozen so. */
export function frozenGame<T extends { readonly session: Frozen }>(game: T): T {
  const session = frozenSession(game.session);
  return glass(game, { session: () => session });
}

/** An object some of whose properties are read through functions; its methods stay its own. */
function glass<T extends object>(target: T, through: { readonly [name: PropertyKey]: (value: unknown) => unknown }): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name, target);
      const read = through[name];
      if (read !== undefined) return read(value);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
