/** Showing what happened: beat by beat, at the player's pace. */

import type { Hex } from '../../../../kernel/hex.ts';
import type { Showing } from '../../../../session/frames.ts';
import type { Settings } from '../../../../settings.ts';
import type { Cord, Flight } from '../../../../tui/arena/scene.ts';
import type { Skin } from '../../../../tui/glyphs.ts';
import { type Motion, motionOf } from '../../../../tui/screens/motion.ts';
import { isBound } from '../../rules/advanced/ensnared.ts';
import { headOf, nearestHex } from '../../rules/bodies.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { isPlayers } from '../../rules/setup/levels.ts';
import type { FighterId, State } from '../../rules/types.ts';
import { type Beat, type GladiatorFrame, isHarm, isLoud, leadOf, nextBeat, pauseAfter } from './beats.ts';
import { beatCard, type Card } from './cards.ts';
import { castsIn, flightsIn } from './flights.ts';
import { type Passage, passagesOf } from './passages.ts';
import { exchangeIn, type ShownExchange } from './shown-exchange.ts';

/** What a screen that shows events keeps of them. */
export interface ShowState {
  /** A man of the player's: the one last asked for. */
  readonly you: FighterId;
  readonly cards: readonly Card[];
  /** Whether cards or the arena are to be seen. */
  readonly face: 'arena' | 'cards';
  readonly pause: number | null;
  /** What was shown last should be read before a question takes its place. */
  readonly loud: boolean;
  readonly beat: number;
  readonly trail: readonly Hex[];
  readonly clash: Hex | null;
  readonly flights: readonly Flight[];
  readonly casts: readonly Cord[];
  /** The two men the last beat was about, where it was about two. */
  readonly pair: readonly FighterId[] | null;
  /** What is seen on the way to what is shown; null: that stands. */
  readonly motion: Motion<Passage> | null;
  /** The last wound or death that was shown. */
  readonly harm: object | null;
  /** The exchange of blows that was revealed in this phase. */
  readonly exchange: ShownExchange | null;
}

/** Nothing of a phase shown yet. */
export const NOTHING_SHOWN: Omit<ShowState, 'you' | 'pause' | 'beat'> = {
  cards: [],
  face: 'arena',
  loud: false,
  trail: [],
  clash: null,
  flights: [],
  casts: [],
  pair: null,
  motion: null,
  harm: null,
  exchange: null,
};

type Source = Showing<GladiatorKit>;

/** Shows the next beat, and all that need no pause after it. */
export function showBeat<S extends ShowState>(state: S, source: Source, settings: Settings, skin: Skin): S {
  let next = state;
  do next = showOne(next, source, settings, skin);
  while (next.pause === 0 && source.next !== null);
  return next;
}

/** Shows everything up to the end of the phase that is being shown. */
export function showPhase<S extends ShowState>(state: S, source: Source, settings: Settings, skin: Skin): S {
  const here = source.next?.entry;
  return showWhile(
    state,
    source,
    settings,
    skin,
    ({ entry }) => entry.turn === here?.turn && entry.phase === here.phase,
  );
}

/** As showPhase; where the player's men can do nothing, everything up to what may change that. */
export function showIdle<S extends ShowState>(state: S, source: Source, settings: Settings, skin: Skin): S {
  if (!isPowerless(source.shown)) return showPhase(state, source, settings, skin);
  const from = source.lines.length;
  const told = () => source.lines.slice(from).some(({ entry }) => matters(source.shown, entry.event));
  return showWhile(
    state,
    source,
    settings,
    skin,
    ({ entry }) => source.lines.length === from || !(told() || matters(source.shown, entry.event)),
  );
}

const ledIn = ({ fighters }: Readonly<State>) => fighters.filter(isPlayers);

/** Whether there are men of the player's in the fight, and none of them can do anything: senseless, or bound (21.7.2). */
function isPowerless(state: Readonly<State>): boolean {
  const there = ledIn(state).filter(({ fate }) => fate === 'fighting');
  return there.length > 0 && there.every((man) => !man.conscious || isBound(state, man));
}

/** Whether an event may change something for men who lie so: one of them wakes, a life is asked for or taken, all is over. */
function matters(state: Readonly<State>, event: GladiatorEvent): boolean {
  switch (event.kind) {
    case 'woke':
      return ledIn(state).some(({ id }) => id === event.fighter);
    case 'stans-missus-checked':
      return event.stopped;
    case 'appealed':
    case 'appeal-refused':
    case 'killed':
    case 'died-of-wounds':
    case 'bout-ended':
      return true;
    default:
      return false;
  }
}

/** Shows everything there is: up to the next question, or to the end. */
export function showRest<S extends ShowState>(state: S, source: Source, settings: Settings, skin: Skin): S {
  return showWhile(state, source, settings, skin, () => true);
}

function showWhile<S extends ShowState>(
  state: S,
  source: Source,
  settings: Settings,
  skin: Skin,
  wanted: (frame: GladiatorFrame) => boolean,
): S {
  let next = state;
  let loud = false;
  while (source.next !== null && wanted(source.next)) {
    next = showOne(next, source, settings, skin);
    loud ||= next.loud;
  }
  return { ...next, loud, pause: pauseAfter(loud, settings.pace), motion: null };
}

function showOne<S extends ShowState>(state: S, source: Source, settings: Settings, skin: Skin): S {
  const before = source.lines.at(-1)?.entry;
  const from = source.shown;
  const beat = nextBeat(source);
  if (beat === null) return { ...state, pause: 0, loud: false, motion: null };
  const [first] = beat.frames;
  const newPhase = first?.entry.phase !== before?.phase || first?.entry.turn !== before?.turn;
  const card = beatCard(beat, { you: state.you, skin });
  const kept = newPhase ? [] : state.cards;
  return {
    ...state,
    cards: card === null ? kept : [...kept, card],
    face: faceFor(beat, newPhase ? 'arena' : state.face),
    pause: beat.kind === 'setup' ? 0 : pauseAfter(isLoud(beat), settings.pace),
    loud: isLoud(beat),
    beat: state.beat + 1,
    motion: motionOf(() => passagesOf(from, beat, state.you), settings),
    trail: trailOf(beat),
    clash: clashOf(beat),
    flights: flightsIn(beat.frames, state.you),
    casts: castsIn(beat.frames, state.you),
    pair: pairIn(beat),
    harm: beat.frames.findLast(isHarm)?.entry ?? state.harm,
    exchange: exchangeIn(beat.frames, source.lines) ?? (newPhase ? null : state.exchange),
  };
}

/** Blows and judgements are read from cards; movement, and what flies, is seen in the arena. */
function faceFor(beat: Beat, now: ShowState['face']): ShowState['face'] {
  const first = leadOf(beat);
  if (first?.entry.event.kind === 'thrown' || first?.entry.event.kind === 'net-cast') return 'arena';
  switch (beat.kind) {
    case 'reveal':
    case 'blow':
    case 'judgement':
      return 'cards';
    case 'orders':
    case 'beast':
    case 'step':
    case 'entry':
      return 'arena';
    default:
      return now;
  }
}

function trailOf({ frames }: Beat): readonly Hex[] {
  return frames.flatMap(({ entry: { event } }) => {
    if (event.kind === 'beast-stepped' || event.kind === 'rode' || event.kind === 'tumbled') return [event.from];
    return event.kind === 'stepped' ? event.steps.map(({ from }) => from) : [];
  });
}

function clashOf({ frames }: Beat): Hex | null {
  for (const { entry, state } of frames) {
    const { event } = entry;
    if (event.kind === 'collided' || event.kind === 'run-onto') return event.at;
    if (event.kind === 'obstacle-hit') return event.hex;
    if (event.kind === 'blow' || (event.kind === 'thrown' && event.hit))
      return struckHex(state, event.fighter, event.target);
  }
  return null;
}

/** Where a blow falls: of a beast's hexes that nearest to the striker. */
function struckHex({ fighters }: Readonly<State>, striker: FighterId, target: FighterId): Hex | null {
  const struck = fighters.find(({ id }) => id === target);
  const from = fighters.find(({ id }) => id === striker);
  return struck === undefined || from === undefined ? (struck?.at ?? null) : nearestHex(struck, headOf(from));
}

/** Who struck whom, who cast at whom, who ran into whom. */
function pairIn(beat: Beat): readonly FighterId[] | null {
  const event = leadOf(beat)?.entry.event;
  switch (event?.kind) {
    case 'blow':
    case 'thrown':
    case 'feinted':
    case 'run-onto':
      return [event.fighter, event.target];
    case 'net-cast':
      return event.target === null ? null : [event.fighter, event.target];
    case 'appealed':
      return event.to === null ? null : [event.fighter, event.to];
    case 'dragged':
      return [event.fighter, event.by];
    case 'beast-sighted':
      return [event.fighter, event.target];
    case 'beast-acted':
    case 'beast-prowled':
      return event.towards === undefined ? null : [event.fighter, event.towards];
    case 'beast-fed':
      return [event.fighter, event.body];
    case 'collided':
    case 'paths-crossed':
      return event.fighters;
    default:
      return null;
  }
}
