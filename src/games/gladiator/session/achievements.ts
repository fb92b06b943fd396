/** What earns the achievements, each by its id: predicates over a finished bout as it was seen, and over careers and houses. */
import type { CareerState } from '../career/types.ts';
import type { HousesState } from '../house/types.ts';
import { isHorse } from '../rules/beasts/mounts.ts';
import type { EventOf, GladiatorEvent } from '../rules/events.ts';
import { isShield } from '../rules/sheet.ts';
import type { Fighter, FighterId, State } from '../rules/types.ts';

/** An event of a bout with its time. */
interface TimedEvent {
  readonly turn: number;
  readonly phase: number;
  readonly event: GladiatorEvent;
}

/** A finished bout as its player saw it. */
export interface SeenBout {
  readonly events: readonly TimedEvent[];
  readonly end: Readonly<State>;
  /** The men whom the player led. */
  readonly led: readonly Fighter[];
  /** Whether the player's side won. */
  readonly won: boolean;
}

/** Whether a bout earns each of the achievements that bouts earn. */
export const BOUT_ACHIEVEMENTS: { readonly [id: string]: (bout: SeenBout) => boolean } = {
  untouched: ({ won, led }) => won && led.every(isWhole),
  'from-behind': isStruckFromBehind,
  'ran-down': ({ events, ...bout }) =>
    some(
      events,
      'collided',
      ({ winner, fighters }, rest) =>
        winner !== null &&
        isLed(bout, winner) &&
        falls(
          rest,
          fighters.find((id) => id !== winner),
        ),
    ),
  thrown: ({ events, ...bout }) =>
    some(events, 'blow', ({ fighter, round, wounds }) => isLed(bout, fighter) && round === null && wounds > 0),
  recovered: ({ events, won, ...bout }) =>
    won && some(events, 'recovery-tried', ({ fighter, recovered }) => recovered && isLed(bout, fighter)),
  shieldless: ({ events, won, led }) =>
    won && led.some((man) => hadShield(events, man.id) && !man.hands.some(isShield)),
  outlasted: ({ events, won, ...bout }) =>
    won &&
    some(events, 'endurance-checked', ({ fighter, loss }) => loss > 0 && isFoe(bout, fighter)) &&
    !some(events, 'endurance-checked', ({ fighter, loss }) => loss > 0 && isLed(bout, fighter)),
  spared: ({ end: { outcome }, led }) => led.some(({ id }) => outcome?.results[id] === 'M'),
  'stans-missus': ({ end: { outcome } }) => outcome?.by === 'stans-missus',
  netted: ({ events, ...bout }) =>
    some(
      events,
      'ensnared',
      ({ fighter, by, how }) =>
        how === 'net' && isLed(bout, by) && manOf(bout, fighter)?.style === 'secutor' && isFoe(bout, fighter),
    ),
  'torn-free': ({ events, ...bout }) =>
    some(
      events,
      'escape-tried',
      ({ fighter, escaped, against }) => escaped && against === undefined && isLed(bout, fighter),
    ),
  grappled: ({ events, ...bout }) =>
    some(events, 'grappled', ({ fighter, target }) => isLed(bout, fighter) && isFoe(bout, target)),
  disarmed: ({ events, won, ...bout }) =>
    won &&
    some(
      events,
      'blow',
      ({ fighter, special, target }, rest) =>
        special === 'disarm' && isLed(bout, fighter) && manOf(bout, target)?.fate === 'spared' && drops(rest, target),
    ),
  feinted: ({ events, ...bout }) =>
    some(events, 'feinted', ({ fighter, target }, rest) => {
      const next = firstBlow(rest, fighter);
      return isLed(bout, fighter) && next !== null && next.target === target && next.wounds > 0;
    }),
  swept: ({ events, ...bout }) =>
    some(
      events,
      'blow',
      ({ fighter, special, target }, rest) => special === 'sweep' && isLed(bout, fighter) && stumbles(rest, target),
    ),
  'two-on-one': ({ end: { fighters }, won, led }) => {
    const men = fighters.filter((one) => !isHorse(one));
    const [own] = led;
    const foes = men.filter(({ side }) => side !== own?.side);
    return won && men.length === foes.length + 1 && foes.length > 1 && foes.every(({ beast }) => beast === null);
  },
  lion: ({ events, end, ...bout }) =>
    some(events, 'killed', ({ fighter, killer }) => {
      const lion = manOf({ end }, fighter);
      return lion?.beast?.kind === 'lion' && isLed(bout, killer ?? lion.lastStruckBy);
    }),
  unhorsed: ({ events, ...bout }) => some(events, 'unhorsed', ({ fighter }) => isFoe(bout, fighter)),
  'sine-missione': ({ end, won }) => won && end.sineMissione,
};

/** 39.5.5.2 Whether a career has earned its man's freedom. */
export const careerEarned = ({ end }: Readonly<CareerState>): readonly string[] =>
  end?.how === "Emperor's Champion" ? ['freed'] : [];

/** 39.5.5.2 The same of a man of the player's house. */
export const houseEarned = ({ men }: Readonly<HousesState>): readonly string[] =>
  men.some(({ house, fate }) => house === 0 && fate === 'freed') ? ['freed'] : [];

type Led = Pick<SeenBout, 'led'>;
type Ended = Pick<SeenBout, 'end'>;

const isLed = ({ led }: Led, id: FighterId | null): boolean => led.some((one) => one.id === id);
const manOf = ({ end }: Ended, id: FighterId): Fighter | undefined => end.fighters.find((one) => one.id === id);
const isFoe = ({ end, led }: Led & Ended, id: FighterId): boolean => manOf({ end }, id)?.side !== led[0]?.side;
const isWhole = ({ wounds }: Fighter): boolean => Object.values(wounds).every((boxes) => boxes === 0);

/** Whether an event of a kind is such as is asked for, by what it says and by what follows it in its phase. */
function some<K extends GladiatorEvent['kind']>(
  events: readonly TimedEvent[],
  kind: K,
  fits: (event: EventOf<K>, rest: readonly GladiatorEvent[]) => boolean,
): boolean {
  return events.some(({ turn, phase, event }, i) => {
    if (event.kind !== kind) return false;
    const rest = events.slice(i + 1).filter((one) => one.turn === turn && one.phase === phase);
    return fits(
      event as EventOf<K>,
      rest.map((one) => one.event),
    );
  });
}

/** What follows up to the next blow or collision. */
function soon(rest: readonly GladiatorEvent[]): readonly GladiatorEvent[] {
  const next = rest.findIndex(({ kind }) => kind === 'blow' || kind === 'collided');
  return next < 0 ? rest : rest.slice(0, next);
}

const falls = (rest: readonly GladiatorEvent[], id: FighterId | undefined): boolean =>
  soon(rest).some((event) => event.kind === 'fell-prone' && event.fighter === id);

const stumbles = (rest: readonly GladiatorEvent[], id: FighterId): boolean =>
  falls(rest, id) ||
  soon(rest).some((event) => event.kind === 'stumble-checked' && event.fighter === id && event.stumbled);

const drops = (rest: readonly GladiatorEvent[], id: FighterId): boolean =>
  soon(rest).some((event) => event.kind === 'item-dropped' && event.fighter === id);

function firstBlow(rest: readonly GladiatorEvent[], by: FighterId): EventOf<'blow'> | null {
  return rest.find((event): event is EventOf<'blow'> => event.kind === 'blow' && event.fighter === by) ?? null;
}

/** 3.15 Whether a man came in with a shield. */
const hadShield = (events: readonly TimedEvent[], id: FighterId): boolean =>
  events.some(({ event }) => event.kind === 'sheet-made' && event.fighter === id && event.sheet.shield !== null);

/** 9.2 The least advantage that somebody has who is behind another. */
const BEHIND = 3;

function isStruckFromBehind({ events, ...bout }: SeenBout): boolean {
  return some(events, 'engaged', ({ fighter, target, modifiers }, rest) => {
    const behind = modifiers.some(({ cite, value }) => cite === '9.2' && value >= BEHIND);
    return (
      behind &&
      isLed(bout, fighter) &&
      rest.some(
        (event) => event.kind === 'blow' && event.fighter === fighter && event.target === target && event.wounds > 0,
      )
    );
  });
}
