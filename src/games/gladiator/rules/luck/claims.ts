/** 34.3: throws that somebody may plead about. */
import type { EventOf, GladiatorEvent } from '../events.ts';
import { itemText } from '../told/words.ts';
import type { FighterId, SpecialAttack } from '../types.ts';

/** A throw that is somebody's own, or that befalls him. */
export interface Claim {
  readonly fighter: FighterId;
  readonly what: string;
  readonly draw: number;
  readonly against: boolean;
  /** It is thrown beside what the event does to him. */
  readonly aside?: true;
}

/** P213 Of a die that can only cost him something. */
export const MUCH = 4;

/** All throws of an event, by one man for one thing. */
export function claim(
  { rolls = [] }: GladiatorEvent,
  fighter: FighterId,
  what: string,
  against: boolean,
): readonly Claim[] {
  return [...new Set(rolls.map(({ draw }) => draw))].map((draw) => ({ fighter, what, draw, against }));
}

/** The throws of an event that bear a name. */
export function named(
  event: GladiatorEvent,
  name: string,
  ...rest: [fighter: FighterId, what: string, against: boolean]
): readonly Claim[] {
  return claim({ ...event, rolls: event.rolls?.filter((roll) => roll.name === name) ?? [] }, ...rest);
}

/** 22.4.2 Whether a critical is that of a hold: that of a strike is read from the dice of its blow. */
export function isHold({ cite }: EventOf<'bruised'>): boolean {
  return cite === '22.4.2';
}

/** P211 What is thrown in a blow beside the dice of the blow itself. */
const BESIDE: ReadonlySet<string> = new Set([
  'fumble',
  'break',
  'break-place',
  'sand',
  'fatal-blow',
  'throw-area',
  'beast-area',
]);

/** 9.5 The draws of the dice a blow is read from: one of six dice, by most tables. */
export function blowDraws({ rolls = [] }: EventOf<'blow'>): readonly number[] {
  return [...new Set(rolls.filter(({ name }) => !BESIDE.has(name)).map(({ draw }) => draw))];
}

const SPECIAL_NOUNS: { readonly [S in SpecialAttack]: string } = {
  disarm: 'disarm',
  feint: 'feint',
  sweep: 'sweep',
  bash: 'shield bash',
  sand: 'sand',
};

/** What a blow is called: 'blow', 'shield bash', 'javelin'. */
export function blowNoun({ special, with: item, round }: EventOf<'blow'>): string {
  if (special !== null) return SPECIAL_NOUNS[special];
  if (item === null) return 'strike';
  return round === null ? itemText(item) : 'blow';
}
