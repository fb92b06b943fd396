/** Who answers for the program's fighters, by the levels at which they are led. */
import type { Kit } from '../kernel/kit.ts';
import type { LeadLevel } from '../kernel/levels.ts';
import type { Seat } from '../kernel/request.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { readAs, type Save } from '../kernel/save.ts';
import type { Mind, Minds } from './mind.ts';

/** A fighter of a set-up: from which seat it is led, and at which of the game's levels; absent: the program does not answer for it. */
interface LedFighter<L> {
  readonly id: string;
  readonly seat: Seat | null;
  readonly level?: L;
}

/** Minds for the seats of the program in a match; none: {}. `mindOf` makes the mind of them all, who knows the level of each fighter by its id. */
export function mindsByLevel<K extends Kit, L>(
  fighters: readonly LedFighter<L>[],
  mindOf: (levels: ReadonlyMap<string, L>) => Mind<K>,
): Minds<K> {
  const led = fighters.flatMap(({ id, seat, level }) =>
    level === undefined || seat === null ? [] : [{ id, seat, level }],
  );
  if (led.length === 0) return {};
  const mind = mindOf(new Map(led.map(({ id, level }) => [id, level])));
  return Object.fromEntries(led.map(({ seat }) => [seat, mind]));
}

/** The minds of a match that was saved; a save whose set-up cannot be read has none. */
export function mindsOfSave<K extends Kit>(
  { schema }: Pick<RuleSet<K>, 'schema'>,
  { setup }: Pick<Save, 'setup'>,
  mindsFor: (setup: K['setup']) => Minds<K>,
): Minds<K> {
  const read = setupOfSave({ schema }, { setup });
  return read === null ? {} : mindsFor(read);
}

/** The set-up of a match that was saved, or null where it cannot be read. */
export function setupOfSave<K extends Kit>(
  { schema }: Pick<RuleSet<K>, 'schema'>,
  { setup }: Pick<Save, 'setup'>,
): K['setup'] | null {
  const read = readAs(schema.setup, setup, 'no set-up');
  return read.ok ? read.value : null;
}

/** What is said where a bot is not there to lead those whom it led; `who` leads in its place; null: there was none. */
export function standInRemark(fighters: readonly { readonly level?: string }[], who: string): string | null {
  const led = fighters.some(({ level }) => level === 'bot');
  return led ? `Bots are started by the command line alone: ${who} leads in place of this one.` : null;
}

/** Levels that search before they answer. */
const SEARCHING_LEVELS = ['tactician', 'champion'] as const satisfies readonly LeadLevel[];
/** One of them. */
export type SearchingLevel = (typeof SEARCHING_LEVELS)[number];

/** The same level if it is one that searches, or null. */
export function searchingLevel(level: string | undefined): SearchingLevel | null {
  return SEARCHING_LEVELS.find((one) => one === level) ?? null;
}
