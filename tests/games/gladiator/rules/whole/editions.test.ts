/** Every edition of the tables through the battery (P260). */

import { describe } from 'vitest';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { byEdition, EDITIONS, overlaysOf } from '../../../../../src/games/gladiator/rules/tables/edition-types.ts';
import { STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Seat } from '../../../../../src/kernel/request.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { inspect, type Subject } from '../../../../support/battery.ts';
import { testProperties } from '../../../../support/battery-tests.ts';
import { someOf } from '../../../../support/soak.ts';
import { ANY_BOUT } from '../../support/subject.ts';

type Leader = Seat | 'book';
const LEADERS: readonly (readonly [Leader, Leader])[] = [
  ['book', 'book'],
  [0, 'book'],
  [0, 1],
];

function fighter(side: 0 | 1, kind: FighterSetup['kind'], leader: Leader): FighterSetup {
  const led = leader === 'book' ? ({ by: 'book', seat: null } as const) : ({ by: 'seat', seat: leader } as const);
  return { id: side === 0 ? 'A' : 'B', side, ...led, ...anyMan(kind) };
}

/** Every style against another by the Advanced Game, and the three types by the Basic one. */
function subjectOf(edition: (typeof EDITIONS)[number], cards = false): Subject<GladiatorKit> {
  const bout = (a: FighterSetup['kind'], b: FighterSetup['kind'], i: number, rules: Setup['rules']): Setup => {
    const [first, second] = LEADERS[i % LEADERS.length] ?? ['book', 'book'];
    return { rules, fighters: [fighter(0, a, first), fighter(1, b, second)] };
  };
  const basic = basicRules(byEdition(edition, cards));
  const types = [
    bout('light', 'medium', 0, basic),
    bout('heavy', 'light', 1, basic),
    bout('medium', 'heavy', 2, basic),
  ];
  const { creation } = tables.under(overlaysOf({ edition }));
  const known = creation === null ? STYLES : [...creation.styles.keys()];
  const styles = known.map((style, i) =>
    bout(
      style,
      known[(i * 5 + 3) % known.length] ?? 'surprise',
      i,
      advancedRules(undefined, byEdition(edition, cards)),
    ),
  );
  return {
    ...ANY_BOUT,
    setups: someOf([...types, ...styles], 4),
    turns: 8,
  };
}

const SUBJECTS = [
  ...EDITIONS.filter((edition) => edition !== 'colosseum').map((edition) => ({ edition, cards: false })),
  { edition: 'colosseum' as const, cards: true },
];

describe.each(SUBJECTS)('P260, P270 bouts by $edition, with cards of their own: $cards', ({ edition, cards }) => {
  testProperties(() => inspect(subjectOf(edition, cards)));
});
