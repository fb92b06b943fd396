/** Whoever does errands in a thread: some slices of one at each order, and what they brought. */
import type { GameEntry } from '../../games/game.ts';
import type { Errand, Toil } from '../../odds/labour.ts';
import type { ThreadAnswer, ThreadOrder } from './words.ts';

/** Milliseconds after which an errand makes way for the next. */
const TURN_MS = 40;

interface Begun {
  readonly toil: Toil;
  /** What was found when it was told last. */
  told: unknown;
}

/** A hand for the errands of some games, which are loaded when they are first asked for; null: there is nothing to answer. */
export function errandHand(
  games: readonly GameEntry[],
  now: () => number,
): (order: ThreadOrder) => Promise<ThreadAnswer | null> {
  const begun = new Map<number, Begun>();
  const take = async (id: number, errand: Errand | null): Promise<Begun> => {
    const known = begun.get(id);
    if (known !== undefined) return known;
    if (errand === null) throw new Error(`no errand ${id} was begun`);
    const made = { toil: await toilOf(games, errand), told: null };
    begun.set(id, made);
    return made;
  };
  return async (order) => {
    const { id } = order;
    if (order.to === 'drop') {
      begun.delete(id);
      return null;
    }
    let since = now();
    try {
      const one = await take(id, order.errand);
      since = now();
      work(one.toil, () => now() - since < TURN_MS);
      if (one.toil.over) begun.delete(id);
      return { id, ms: now() - since, ...newsOf(one) };
    } catch (error) {
      begun.delete(id);
      return { id, ms: now() - since, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
}

/** Begins an errand of one of the games. */
async function toilOf(games: readonly GameEntry[], errand: Errand): Promise<Toil> {
  const game = await games.find(({ id }) => id === errand.game)?.load();
  const begin = await game?.toils?.();
  if (begin === undefined) throw new Error(`no game '${errand.game}' has errands`);
  return begin(errand);
}

/** One slice at least. */
function work(toil: Toil, hasTime: () => boolean): void {
  do toil.step();
  while (!toil.over && hasTime());
}

function newsOf(one: Begun) {
  const { done, over, found } = one.toil;
  const isNew = found !== one.told;
  one.told = found;
  return { done, over, found: isNew ? ([found] as const) : null };
}
