/** Whether all that moves or turns a man is told: from one event to the next he changes place or facing only if the event names him. */
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { isRidden } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { FighterId, State } from '../../../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../../../src/kernel/event.ts';

/** Where a man is, and how he faces. */
interface Stand {
  readonly q: number;
  readonly r: number;
  readonly facing: number;
}

/** Fields of events in which figures stand. */
const NAMING: ReadonlySet<string> = new Set(['fighter', 'fighters', 'target', 'steps', 'horse', 'rider']);

/** Dice in the middle of what they are about: the gods (34.3), a wall that is found (27.4). What follows tells of it. */
const AMID: ReadonlySet<GladiatorEvent['kind']> = new Set(['divine-favour', 'favour-kept', 'edge-tested']);

/** Every figure that an event is about. */
function namedBy(event: GladiatorEvent): ReadonlySet<FighterId> {
  const named = new Set<FighterId>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') named.add(value);
    else if (Array.isArray(value)) for (const one of value) look(one);
    else if (typeof value === 'object' && value !== null) lookInto(value);
  };
  const lookInto = (fields: object): void => {
    for (const [key, value] of Object.entries(fields)) if (NAMING.has(key)) look(value);
  };
  lookInto(event);
  return named;
}

/** Watches a match; `faults` says which event left out whom, each in a sentence. */
export function namedWatch() {
  const stands = new Map<FighterId, Stand>();
  const faults: string[] = [];
  const watch = ({ turn, phase, event }: Entry<GladiatorEvent>, { fighters }: Readonly<State>): void => {
    if (AMID.has(event.kind)) return;
    const named = namedBy(event);
    for (const fighter of fighters) {
      const { id, at, facing } = fighter;
      const was = stands.get(id);
      if (isRidden(fighter)) {
        stands.delete(id); // it is where its rider is
        continue;
      }
      stands.set(id, { q: at.q, r: at.r, facing });
      if (turn === 0 || was === undefined || named.has(id)) continue;
      if (was.q === at.q && was.r === at.r && was.facing === facing) continue;
      const what = was.facing === facing ? 'moved' : 'turned';
      faults.push(`${turn}.${phase} ${event.kind}: ${id} has ${what} and is not named`);
    }
  };
  return { watch, faults };
}
