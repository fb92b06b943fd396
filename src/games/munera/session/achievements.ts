/** What earns Munera's achievements, each by its id: predicates over a finished bout as it was seen. */
import type { SeenToItsEnd } from '../../../session/seen-match.ts';
import type { CareerState } from '../career/types.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { isInjured, isWorn } from '../rules/roster.ts';
import type { Fighter } from '../rules/types.ts';

/** A finished bout as its player saw it. */
export interface SeenBout extends SeenToItsEnd<MuneraKit> {
  /** Whom the player led. */
  readonly own: Fighter;
}

/** Beaten in one bout. */
const MANY = 3;
/** Teams in a great mêlée. */
const CROWD = 6;

const stands = ({ won, own }: SeenBout): boolean => won && own.status === 'active';

/** Whether a bout earns each of the achievements. */
export const BOUT_ACHIEVEMENTS: { readonly [id: string]: (bout: SeenBout) => boolean } = {
  unscathed: (bout) => stands(bout) && bout.own.taken === 0,
  flourish: (bout) => stands(bout) && bout.own.whirlHits > 0 && bout.own.whirlDoubles === 0,
  mercy: ({ own }) => own.status === 'spared',
  reaper: ({ own }) => own.defeated.length >= MANY,
  'last-one': (bout) => stands(bout) && new Set(bout.end.fighters.map(({ team }) => team)).size >= CROWD,
  'second-wind': (bout) => stands(bout) && isWorn(bout.own) && isInjured(bout.own),
  fisher: ({ events, own }) => events.some((event) => event.kind === 'entangled' && event.by === own.id),
  wrestler: ({ events, own }) => events.some((event) => event.kind === 'thrown-down' && event.by === own.id),
  floorer: ({ events, own }) =>
    events.some((event) => event.kind === 'appealed' && event.reason === 'floored' && event.by === own.id),
  wall: ({ events, own }) =>
    events.some((event, i) => {
      const before = events[i - 2];
      const blow = before?.kind === 'attacked' && before.fighter === own.id && before.result === 'miss';
      return event.kind === 'pinned' && event.fighter !== own.id && blow;
    }),
};

/** Gladiators in a mêlée that is a great one. */
const GREAT_MELEE = 6;

/** MR-54 What a career has earned so far. */
export function careerEarned({ ended, past, rivals }: Readonly<CareerState>): readonly string[] {
  const won = past.filter(({ fate }) => fate === 'won');
  const greatest = won.some(({ kind, names }) => kind === 'mêlée' && names.length >= GREAT_MELEE);
  return [
    ...(ended?.how === 'rudis' ? ['wooden-sword'] : []),
    ...(ended?.how === 'bought free' ? ['own-gold'] : []),
    ...(won.some(({ mortal }) => mortal) ? ['sine-missione'] : []),
    ...(rivals.some(({ regard }) => regard === 'debt') ? ['life-owed'] : []),
    ...(past.some(({ fate }) => fate === 'spared by the giver') ? ['at-the-gate'] : []),
    ...(greatest ? ['great-melee'] : []),
  ];
}
