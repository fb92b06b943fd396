/** The journal checker on bouts by chapters 31 and 35: talents and prestige add up as printed. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Talent } from '../../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { type FighterSetup, NO_RATINGS, type Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import { BOOK, CHECKED, fight, LED, type Leaders } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import { tried } from '../../../../support/soak.ts';
import { WEAPON_KINDS } from '../../support/armoury.ts';
import { anyTalents, campaigning } from '../../support/talents.ts';

const RUNS = tried(24, 60);
const styles = fc.constantFrom(...STYLES);
const weapons = fc.constantFrom(null, null, ...WEAPON_KINDS.filter((kind) => kind !== 'bow'));

function setupOf(
  kinds: readonly FighterSetup['kind'][],
  leaders: Leaders,
  held: readonly FighterSetup['weapon'][],
  talents: readonly (readonly Talent[])[],
): Setup {
  const fighters = kinds.map((kind, i): FighterSetup => {
    const by = leaders[i] ?? 'book';
    const open = { name: null, ratings: NO_RATINGS, armour: null, shield: null, fs: null, pr: i === 0 ? 2 : null };
    return {
      id: 'AB'[i] ?? 'A',
      side: i === 0 ? 0 : 1,
      by,
      seat: by === 'seat' ? i : null,
      kind,
      weapon: held[i] ?? null,
      ...open,
    };
  });
  return campaigning({ rules: advancedRules(CHECKED), fighters }, talents);
}

describe('the journal of bouts with talents', () => {
  const seen = new Set<GladiatorEvent['kind']>();

  test('31.3, 35.4 adds up, whoever leads', { timeout: 300_000 + RUNS * 1000 }, () => {
    fc.assert(
      fc.property(
        fc.tuple(styles, styles),
        fc.constantFrom(BOOK, ...LED, ...LED),
        fc.tuple(weapons, weapons),
        fc.tuple(anyTalents, anyTalents),
        fc.nat(99_999),
        (kinds, leaders, held, talents, seed) => {
          const { setup, journal } = fight(setupOf(kinds, leaders, held, talents), `learned-${seed}`);
          for (const { event } of journal) seen.add(event.kind);
          expect(checkJournal(setup, journal).slice(0, 4)).toEqual([]);
        },
      ),
      { seed: 31, numRuns: RUNS },
    );
  });

  test('31.3 with all there is to see', () => {
    const wanted = ['intimidated', 'attack-given-up', 'shrugged-off'] as const;
    expect(wanted.filter((kind) => !seen.has(kind))).toEqual([]);
  });

  test('31.3, 35.4 the checker can tell a figure that is off by one', () => {
    const talents: readonly Talent[] = [
      { code: 'WP', group: 'sword', sl: 2 },
      { code: 'HG', sl: 1 },
    ];
    const { setup, journal } = fight(setupOf(['myrmillo', 'myrmillo'], BOOK, [], [talents, talents]), 'bent');
    expect(checkJournal(setup, journal)).toEqual([]);
    const bent = journal.map((entry) => {
      const { event } = entry;
      if (event.kind !== 'allocated') return entry;
      const modifiers = event.modifiers.map((one) => (one.cite === '31.3' ? { ...one, value: one.value + 1 } : one));
      return { ...entry, event: { ...event, modifiers } };
    });
    expect(checkJournal(setup, bent).join()).toContain('skilled with the sword');
    const loud = journal.map((entry) =>
      entry.event.kind === 'intimidated'
        ? { ...entry, event: { ...entry.event, bonus: entry.event.bonus + 1 } }
        : entry,
    );
    expect(checkJournal(setup, loud).join()).toContain('the bonus');
  });
});
