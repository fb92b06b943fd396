/** What earns the achievements of the pit, each by its id: predicates over a finished bout as it was seen. */
import type { SeenToItsEnd } from '../../../session/seen-match.ts';
import { playerIn } from '../career/pilots.ts';
import type { SeasonState } from '../career/types.ts';
import type { PitEvent } from '../rules/events.ts';
import type { PitKit } from '../rules/kit.ts';
import { isAdvanced } from '../rules/maneuvers.ts';
import type { Glider } from '../rules/types.ts';

/** A finished bout as its player saw it. */
export interface SeenBout extends SeenToItsEnd<PitKit> {
  /** Whom the player led. */
  readonly own: Glider;
}

const HIGH = 5;
const HARD = 12;
const SIX = 6;

/** The events that its player's glider made happen. */
const made = ({ events, own }: SeenBout): readonly PitEvent[] =>
  events.filter((event) => 'glider' in event && event.glider === own.id);

const hits = (event: PitEvent): boolean =>
  (event.kind === 'threw' || event.kind === 'struck') && (event.result === 'hit' || event.result === 'critical');

/** Whether somebody went out by what one did: the last of it that was told before. */
function putOutBy({ events, own }: SeenBout, kind: PitEvent['kind']): boolean {
  const acts: readonly PitEvent['kind'][] = ['rammed', 'threw', 'struck'];
  return events.some((event, i) => {
    if (event.kind !== 'out' || event.by !== own.id) return false;
    return events.slice(0, i).findLast((one) => acts.includes(one.kind))?.kind === kind;
  });
}

/** Whether a bout earns each of the achievements. */
export const BOUT_ACHIEVEMENTS: { readonly [id: string]: (bout: SeenBout) => boolean } = {
  soaring: ({ won, own, end }) => won && own.out === null && own.alt - end.floor > HIGH,
  stoop: (bout) => putOutBy(bout, 'rammed'),
  bullseye: (bout) => made(bout).some((event) => event.kind === 'threw' && hits(event) && event.cf >= HARD),
  fowler: (bout) =>
    bout.won &&
    bout.events.some((event) => event.kind === 'netted' && event.by === bout.own.id && event.glider !== bout.own.id),
  critical: (bout) => made(bout).some((event) => 'result' in event && event.result === 'critical'),
  blade: (bout) => putOutBy(bout, 'struck'),
  survivor: ({ won, end }) =>
    won && end.gliders.length === SIX && new Set(end.gliders.map(({ team }) => team)).size === SIX,
  patience: (bout) => bout.won && made(bout).every(({ kind }) => !['rammed', 'threw', 'struck'].includes(kind)),
  loop: (bout) => bout.won && made(bout).some((event) => event.kind === 'flew' && isAdvanced(event.maneuver)),
  relay: (bout) =>
    made(bout).some((event) => event.kind === 'handed' && (event.result === 'hit' || event.result === 'critical')),
};

/** 23 What the seasons of a pilot have earned so far. */
export function seasonEarned({ seasons, pilots, setup }: Readonly<SeasonState>): readonly string[] {
  const own = playerIn({ pilots });
  const won = seasons.filter(({ pilot }) => pilot === own.id);
  const fresh = won.some(({ season }) => season === seasons.length);
  return [
    ...(won.length > 0 ? ['wreath'] : []),
    ...(won.length > 0 && setup.rivals === 'hard' ? ['hard-wreath'] : []),
    ...(won.length > 1 ? ['two-wreaths'] : []),
    ...(pilots.some(({ grudges }) => grudges[own.id] === HATED) ? ['hated'] : []),
    ...(fresh && own.hull <= LAST_FRAME ? ['last-frame'] : []),
  ];
}

/** 23.8 Grudges of one who bears all that one can. */
const HATED = 3;
/** 23.7 Hull of a frame that is nearly gone. */
const LAST_FRAME = 1;
