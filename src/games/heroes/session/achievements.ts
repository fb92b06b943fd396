/** What earns the achievements, each by its id: predicates over a finished match as it was seen, and over careers. */
import type { SeenToItsEnd } from '../../../session/seen-match.ts';
import type { CareerState } from '../career/types.ts';
import type { HeroesEvent, ToldPool } from '../rules/events.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { Fighter } from '../rules/types.ts';

/** A finished match as its player saw it. */
export interface SeenMatch extends SeenToItsEnd<HeroesKit> {
  /** Those whom the player led. */
  readonly led: readonly Fighter[];
}

/** 3.7 Bonus Dice that are many to have left. */
const MANY_DICE = 5;
/** 7.7.1 How much higher rated an opponent is to be. */
const FAR_ABOVE = 2;

/** Whether a match earns each of the achievements that matches earn. */
export const MATCH_ACHIEVEMENTS: { readonly [id: string]: (match: SeenMatch) => boolean } = {
  thrifty: ({ won, led }) => won && led.some(({ bonus }) => bonus >= MANY_DICE),
  breather: (match) => match.won && some(match, 'held', ({ fighter, bonus }) => bonus > 0 && isLed(match, fighter)),
  untouched: ({ won, led }) => won && led.every(({ taken }) => taken === 0),
  turned: (match) =>
    some(match, 'attack', ({ foe, result }, rest) => {
      const next = rest.filter(isAttack).find((one) => one.result !== 'retake');
      return result === 'counterstrike' && isLed(match, foe) && next?.fighter === foe && next.result === 'hit';
    }),
  basher: (match) =>
    some(match, 'edge', ({ fighter, edge }, rest) => edge === 'bash' && isLed(match, fighter) && wounds(rest, fighter)),
  fisher: (match) =>
    match.won && some(match, 'net-tossed', ({ fighter, result }) => result === 'caught' && isLed(match, fighter)),
  'torn-free': (match) =>
    match.won &&
    (some(match, 'freed', ({ fighter }) => isLed(match, fighter)) ||
      some(match, 'escaped', ({ fighter }) => isLed(match, fighter))),
  reach: (match) =>
    some(
      match,
      'maneuver',
      ({ attacker, pools }) => attacker !== null && isLed(match, attacker) && hasReach(pools, attacker),
    ),
  thrown: (match) =>
    some(match, 'thrown', ({ fighter, margin }, rest) => margin > 0 && isLed(match, fighter) && wounds(rest, fighter)),
  'no-blow': (match) => some(match, 'star-power', ({ fighter, damage }) => damage === 0 && isLed(match, fighter)),
  upset: ({ end, led }) =>
    led.some(({ defeated, rated }) =>
      end.fighters.some((foe) => defeated.includes(foe.id) && foe.rated >= rated + FAR_ABOVE),
    ),
  outnumbered: ({ led }) => led.some(({ defeated }) => defeated.length > 1),
  mercy: ({ led }) => led.some(({ fate }) => fate === 'spared'),
  standing: ({ end }) => end.outcome?.by === 'dismissed',
  'to-death': ({ end, won }) => won && end.toDeath,
};

/** 7 What a familia has earned so far. */
export function familiaEarned({ familia }: Readonly<CareerState>): readonly string[] {
  return [
    ...(familia.some(({ laurels }) => laurels > 0) ? ['laurel'] : []),
    ...(familia.some(({ locale }) => locale === 'rome') ? ['rome'] : []),
    ...(familia.some(({ free }) => free) ? ['rudis'] : []),
  ];
}

type EventOf<K extends HeroesEvent['kind']> = Extract<HeroesEvent, { kind: K }>;

const isLed = ({ led }: Pick<SeenMatch, 'led'>, id: string): boolean => led.some((one) => one.id === id);
const isAttack = (event: HeroesEvent): event is EventOf<'attack'> => event.kind === 'attack';
const hasReach = (pools: readonly ToldPool[], id: string): boolean =>
  pools.some(({ fighter, lines }) => fighter === id && lines.some(({ why }) => why === 'reach'));

/** Whether an event of a kind is such as is asked for, by what it says and by what follows it. */
function some<K extends HeroesEvent['kind']>(
  { events }: SeenMatch,
  kind: K,
  holds: (event: EventOf<K>, rest: readonly HeroesEvent[]) => boolean,
): boolean {
  return events.some((event, at) => event.kind === kind && holds(event as EventOf<K>, events.slice(at + 1)));
}

/** Whether somebody wounds with the blow that follows: before anybody does anything else. */
function wounds(rest: readonly HeroesEvent[], by: string): boolean {
  const end = rest.findIndex(({ kind }) => kind === 'option' || kind === 'maneuver' || kind === 'order');
  return rest.slice(0, end < 0 ? rest.length : end).some((event) => event.kind === 'wounded' && event.by === by);
}
