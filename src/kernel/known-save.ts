/** What a save brings from outside: whether its rule set knows all that it names. */
import type { Kit } from './kit.ts';
import type { RuleSet } from './ruleset.ts';
import { type Read, readAs, readable, type Save, setupOf, unreadable } from './save.ts';

/** The tables that a match of a set-up is played by. */
export function tablesOf<K extends Kit>(ruleset: RuleSet<K>, tables: K['tables'], setup: K['setup']): K['tables'] {
  return ruleset.tablesFor?.(tables, setup) ?? tables;
}

/** The set-up of a save, of the right shape and naming nothing that the tables do not know. */
export function knownSetup<K extends Kit>(ruleset: RuleSet<K>, tables: K['tables'], save: Save): Read<K['setup']> {
  const setup = setupOf(ruleset, save);
  return setup.ok ? known(ruleset, tablesOf(ruleset, tables, setup.value), setup.value, 'set-up') : setup;
}

/** The state of a checkpoint, likewise; `setup`: that of its match. */
export function knownState<K extends Kit>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  setup: K['setup'],
  json: unknown,
): Read<K['state']> {
  const state = readAs<K['state']>(ruleset.schema.state, json, 'its checkpoint is damaged');
  return state.ok ? known(ruleset, tablesOf(ruleset, tables, setup), state.value, 'checkpoint') : state;
}

function known<K extends Kit, F extends K['setup'] | K['state']>(
  ruleset: RuleSet<K>,
  tables: K['tables'],
  from: F,
  what: string,
): Read<F> {
  const why = ruleset.unknown?.(tables, from) ?? null;
  return why === null ? readable(from) : unreadable(`its ${what} is damaged: ${why}`);
}
