/** What all bouts of GLADIATOR have in common that go through the battery. */
import { loadRulebook } from '../../../../src/games/gladiator/rulebook.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import type { Subject } from '../../../support/battery.ts';

const { paragraphs, rulings } = loadRulebook();
/** Every paragraph and ruling that an event may cite. */
export const CITES: ReadonlySet<string> = new Set([
  ...paragraphs.map(({ number }) => number),
  ...rulings.map(({ id }) => id),
]);

/** A subject but for its set-ups and their last turn; centurions show what they plot and allocate. */
export const ANY_BOUT: Omit<Subject<GladiatorKit>, 'setups' | 'turns'> = {
  ruleset: gladiator,
  tables,
  cites: CITES,
  blind: {
    plot: ({ kind }) => kind === 'centurion-ordered',
    allocate: ({ kind, rolls = [] }) => kind === 'allocated' && rolls.length > 0,
  },
};
