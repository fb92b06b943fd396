/** What earns the achievements of Gladiatori, each by its id: of a finished match as it was seen, and of a campaign. */
import type { SeenToItsEnd } from '../../../session/seen-match.ts';
import type { CampaignState } from '../career/types.ts';
import type { Award, GladiatoriEvent } from '../rules/events.ts';
import type { GladiatoriKit } from '../rules/kit.ts';
import type { Fighter } from '../rules/types.ts';

/** A finished match as its player saw it. */
export interface SeenGame extends SeenToItsEnd<GladiatoriKit> {
  /** Whom the player led. */
  readonly own: Fighter;
  /** HP that it could still pay before the cover card. */
  readonly hp: number;
}

const HUNTED = 3;
const LITTLE = 3;
const PAIR = 2;

type Told<K extends GladiatoriEvent['kind']> = Extract<GladiatoriEvent, { kind: K }>;

const told = <K extends GladiatoriEvent['kind']>({ events }: SeenGame, kind: K): readonly Told<K>[] =>
  events.filter((event): event is Told<K> => event.kind === kind);

/** Whether the player's gladiator was awarded something. */
const awarded = (game: SeenGame, ...reasons: readonly Award[]): boolean =>
  told(game, 'points').some(({ fighter, reason }) => fighter === game.own.id && reasons.includes(reason));

/** Events of each attack that the player's gladiator declared so, up to the next declaration. */
function attacksBy(game: SeenGame, how: string): readonly (readonly GladiatoriEvent[])[] {
  const { events, own } = game;
  return events.flatMap((event, i) => {
    if (event.kind !== 'declared' || event.fighter !== own.id || event.mode.do !== how) return [];
    const next = events.findIndex(({ kind }, at) => at > i && kind === 'declared');
    return [events.slice(i, next < 0 ? events.length : next)];
  });
}

const trapsOf = (events: readonly GladiatoriEvent[]): boolean => events.some(({ kind }) => kind === 'trapped');

/** Whether a match earns each of the achievements. */
export const GAME_ACHIEVEMENTS: { readonly [id: string]: (game: SeenGame) => boolean } = {
  'first-blood': (game) => awarded(game, 'first blood'),
  clean: ({ won, own }) => won && own.taken === 0,
  kill: (game) => awarded(game, 'kill'),
  feint: (game) => game.won && told(game, 'feinted').some(({ fighter }) => fighter === game.own.id),
  net: (game) => [...attacksBy(game, 'net melee'), ...attacksBy(game, 'net throw')].some(trapsOf),
  broken: (game) => awarded(game, 'item destroyed'),
  unbeatable: (game) => game.won && told(game, 'unbeatable').some(({ fighter }) => fighter === game.own.id),
  hunter: (game) => told(game, 'animal-killed').filter(({ fighter }) => fighter === game.own.id).length >= HUNTED,
  'last-card': ({ won, own, hp }) => won && own.standing === 'active' && hp <= LITTLE,
  stoic: (game) =>
    game.won &&
    new Set(game.end.fighters.map(({ team }) => team)).size > 1 &&
    !awarded(game, 'flight', 'cowardice', 'attack from behind', 'damage from behind', 'kill from behind', 'surrender'),
  alone: ({ won, own, end }) => {
    const others = end.fighters.filter(({ team }) => team !== own.team);
    const isAlone = end.fighters.length - others.length === 1;
    return won && isAlone && others.length === PAIR && new Set(others.map(({ team }) => team)).size === 1;
  },
  sweep: (game) =>
    attacksBy(game, 'sweep').some((events) => {
      const hits = events.filter((event) => event.kind === 'result' && event.hit && event.fighter === game.own.id);
      return hits.length >= PAIR;
    }),
};

/** What a campaign has earned so far, by the ids of achievements. */
export function campaignEarned({ ended, past, rivals }: Readonly<CampaignState>): readonly string[] {
  return [
    ...(ended?.how === 'rudis' ? ['wooden-sword'] : []),
    ...(ended?.how === 'bought free' ? ['own-denarii'] : []),
    ...(past.some(({ mortal, fate }) => mortal && fate === 'won') ? ['sine-missione'] : []),
    ...(rivals.some(({ regard }) => regard === 'debt') ? ['life-owed'] : []),
  ];
}
