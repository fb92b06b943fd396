/** What is seen between two beats: men and beasts glide, shields spark, nets and spears fly, and who goes down is seen to fall. */
import { distance, type Hex, sameHex } from '../../../../kernel/hex.ts';
import type { Cord, Figure, Flight, Spark } from '../../../../tui/arena/scene.ts';
import { headOf, nearestHex } from '../../rules/bodies.ts';
import type { EventOf } from '../../rules/events.ts';
import { isOnSand } from '../../rules/sheet.ts';
import type { Fighter, FighterId, State } from '../../rules/types.ts';
import type { Beat, GladiatorFrame } from './beats.ts';
import { castsIn, flightsIn } from './flights.ts';

/** A picture of the arena on the way to what it shows in the end. */
export interface Passage {
  /** Who is on the way, from where, and how much of it is behind him. */
  readonly moving: readonly { readonly id: FighterId; readonly from: Hex; readonly share: number }[];
  /** Who has not gone down yet, and how he is seen. */
  readonly falling: readonly ({ readonly id: FighterId } & Pick<Figure, 'posture' | 'state'>)[];
  readonly sparks: readonly Spark[];
  readonly flights: readonly Flight[];
  readonly casts: readonly Cord[];
  /** A hex that flashes. */
  readonly flash: Hex | null;
}

/** Shares of the way at which somebody or something on it is seen. */
const SHARES = [1 / 3, 2 / 3] as const;
/** Who is farther off than this afterwards did not go there in one beat that can be seen. */
const FARTHEST = 2;

/** The pictures of a beat, `before` being the state in which it found the bout; none where nothing of it is to be seen. */
export function passagesOf(before: Readonly<State>, beat: Beat, you: FighterId): readonly Passage[] {
  const after = beat.frames.at(-1)?.state;
  if (after === undefined || beat.kind === 'setup') return [];
  const pairs = after.fighters.flatMap((now) => {
    const was = before.fighters.find(({ id }) => id === now.id);
    return was !== undefined && isOnSand(was) && isOnSand(now) ? [{ was, now }] : [];
  });
  const movers = pairs.filter(({ was, now }) => hasMoved(was, now));
  const fallen = pairs.filter(({ was, now }) => isUp(was) && !isUp(now));
  const blow = blowIn(beat.frames, after);
  const [flights, casts] = [flightsIn(beat.frames, you), castsIn(beat.frames, you)];
  if (movers.length + fallen.length + flights.length + casts.length === 0 && blow === null) return [];
  return SHARES.map(
    (share, i): Passage => ({
      moving: movers.map(({ was, now: { id } }) => ({ id, from: was.at, share })),
      falling: fallen.map(({ was }) => ({
        id: was.id,
        state: 'fighting',
        posture: i === 0 ? was.posture : 'kneeling',
      })),
      sparks: blow?.stopped === true ? [{ from: blow.from, to: blow.to, bright: i === 0 }] : [],
      flights: flights.map((flight) => ({ ...flight, reach: flight.reach * share, landed: null, flying: true })),
      casts: casts.map((cord) => ({ ...cord, reach: share })),
      flash: blow?.stopped === false && i === 0 ? blow.to : null,
    }),
  );
}

const isUp = ({ fate, conscious, posture }: Fighter): boolean =>
  fate === 'fighting' && conscious && posture !== 'prone';

function hasMoved(was: Fighter, now: Fighter): boolean {
  return !sameHex(was.at, now.at) && distance(was.at, now.at) <= FARTHEST;
}

/** A blow struck by hand: from where it came, where it went, and whether it was stopped. */
interface Stroke {
  readonly from: Hex;
  readonly to: Hex;
  readonly stopped: boolean;
}

/** The last blow of a beat that was struck by hand; null where there is none, or it went astray. */
function blowIn(frames: readonly GladiatorFrame[], { fighters }: Readonly<State>): Stroke | null {
  const struck = frames.findLast(({ entry: { event } }) => event.kind === 'blow' && event.round !== null);
  if (struck?.entry.event.kind !== 'blow') return null;
  const { event } = struck.entry;
  const [own, other] = [event.fighter, event.target].map((id) => fighters.find((one) => one.id === id));
  if (own === undefined || other === undefined) return null;
  const from = headOf(own);
  return { from, to: nearestHex(other, from), stopped: isStopped(event) };
}

/** Whether a shield took a blow, or armour and defence let nothing of it through. */
function isStopped({ shieldBoxes, wounds }: EventOf<'blow'>): boolean {
  return shieldBoxes !== null || wounds === 0;
}
