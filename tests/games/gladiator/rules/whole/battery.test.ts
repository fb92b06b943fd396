/** Every rule set through the battery; and rule sets broken on purpose, to see that it can tell. */

import { describe, expect, it } from 'vitest';
import { ARENA_SIZES } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules, basicRules, campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Side } from '../../../../../src/games/gladiator/rules/side.ts';
import type { Tables } from '../../../../../src/games/gladiator/rules/tables/types.ts';
import {
  type GladiatorDecisions,
  type RuleChoices,
  STYLES,
  type State,
} from '../../../../../src/games/gladiator/rules/types.ts';
import { ONE_DIE } from '../../../../../src/kernel/dice.ts';
import type { Seat } from '../../../../../src/kernel/request.ts';
import type { Rule } from '../../../../../src/kernel/rule.ts';
import type { Context } from '../../../../../src/kernel/ruleset.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import { PAIRS } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { order } from '../../../../../tools/games/gladiator/notation.ts';
import { inspect, type Property, type Report, type Subject } from '../../../../support/battery.ts';
import { testProperties } from '../../../../support/battery-tests.ts';
import { someOf, tried } from '../../../../support/soak.ts';
import { ANY_BOUT } from '../../support/subject.ts';

type Leader = Seat | 'book';

/** A report is whole work, not a race: it may take this many ms on a slow machine. */
const PATIENCE = 300_000;

/** Who leads A and B; one seat may lead both. */
const LEADERS: readonly (readonly [Leader, Leader])[] = [
  ['book', 'book'],
  [0, 'book'],
  ['book', 1],
  [0, 1],
  [1, 1],
];
const SWITCHES: readonly Parameters<typeof basicRules>[0][] = [
  {},
  { freeformPlots: true },
  { reactionSeconds: 30 },
  { stansKills: false },
];

function fighter(side: Side, kind: FighterSetup['kind'], leader: Leader): FighterSetup {
  const led = leader === 'book' ? ({ by: 'book', seat: null } as const) : ({ by: 'seat', seat: leader } as const);
  return { id: side === 0 ? 'A' : 'B', side, ...led, ...anyMan(kind) };
}

const setups: readonly Setup[] = PAIRS.flatMap(([a, b], i) =>
  LEADERS.map(([first, second], j): Setup => {
    const rules: RuleChoices = basicRules(SWITCHES[(i + j) % SWITCHES.length]);
    return { rules, fighters: [fighter(0, i % 4 === 3 ? 'surprise' : a, first), fighter(1, b, second)] };
  }),
);

type Basic = Subject<GladiatorKit>;
const BASIC: Basic = {
  ...ANY_BOUT,
  setups: someOf(
    setups.filter((_, i) => i % 3 === 0),
    6,
  ),
  turns: 8, // 5.4.1: 1D6 + 8 is always over 8
};

/** Every style once on either side, led in turn by all who can lead. */
const STYLED = STYLES.map((style, i): Setup => {
  const [first, second] = LEADERS[i % LEADERS.length] ?? ['book', 'book'];
  const other = STYLES[(i * 5 + 3) % STYLES.length] ?? 'myrmillo';
  return { rules: advancedRules(), fighters: [fighter(0, style, first), fighter(1, other, second)] };
});
/** One against the book and one whose men are led by one seat; in the soak all. */
const afew = (bouts: readonly Setup[]): readonly Setup[] => someOf(bouts, 8, 1).slice(0, tried(2, bouts.length));
const ADVANCED: Basic = { ...BASIC, setups: afew(STYLED) };
/** The same men in arenas of every size, with many things in them. */
const ARENAS: Basic = {
  ...ADVANCED,
  setups: afew(
    STYLED.map((setup, i): Setup => {
      const arena = { size: ARENA_SIZES[i % 6] ?? null, obstacles: i % 4 === 0 ? null : 12 };
      return { ...setup, arena };
    }),
  ),
};
/** The same men with bows, or with weapons that they were never taught to use (21.1.1, 21.3). */
const ARMED: Basic = {
  ...ADVANCED,
  setups: afew(
    STYLED.slice(0, 13).map((setup, i): Setup => {
      const [a, b] = setup.fighters;
      if (a === undefined || b === undefined) throw new Error('a bout has two men');
      const trained = i % 2 === 0 ? [] : (['sword'] as const);
      const other: FighterSetup = i % 3 === 0 ? { ...b, weapon: 'bow' } : { ...b, trained };
      return { ...setup, fighters: [{ ...a, weapon: 'bow' }, other] };
    }),
  ),
};
/** The same men with nothing in their hands: they strike, and lay hold of each other (22). */
const BARE: Basic = {
  ...ADVANCED,
  setups: afew(STYLED.slice(0, 13)),
  ruleset: {
    ...gladiator,
    prepare(ctx, setup, seed) {
      gladiator.prepare(ctx, setup, seed);
      for (const one of ctx.state.fighters) Object.assign(one, { hands: [], sheath: [] });
    },
  },
};

/** 34 Men who may call on the gods about every roll of theirs. */
const LUCKY: Basic = {
  ...ADVANCED,
  setups: afew(
    STYLED.slice(0, 13).map(({ fighters }, i): Setup => {
      const lucky = fighters.map((one) => (one.by === 'seat' ? { ...one, luck: 2 + ((3 + i) % 11) } : one));
      return { rules: campaignRules(), fighters: lucky };
    }),
  ),
};

/** Rule sets by name, each with its report. */
const SUBJECTS: readonly { readonly name: string; readonly report: () => Report }[] = [
  { name: 'GLADIATOR, Basic Game', report: () => inspect(BASIC) },
  { name: 'GLADIATOR, Advanced Game', report: () => inspect(ADVANCED) },
  { name: 'GLADIATOR, arenas', report: () => inspect(ARENAS) },
  { name: 'GLADIATOR, bows and weapons never taught', report: () => inspect(ARMED) },
  { name: 'GLADIATOR, bare hands', report: () => inspect(BARE) },
  { name: 'GLADIATOR, luck', report: () => inspect(LUCKY) },
];

describe.each(SUBJECTS)('$name', ({ report }) => {
  testProperties(report);
});

const { decisions } = gladiator;

/** The rule set with something broken, in the first turn of three bouts of a seat against the book, or another seat. */
function broken(ruleset: Partial<Basic['ruleset']>, subject: Partial<Basic> = {}): Basic {
  return { ...BASIC, turns: 1, setups: setups.slice(1, 4), ...subject, ruleset: { ...gladiator, ...ruleset } };
}

/** Every phase played through `spoil`, which may do what no rule may. */
function spoilt(
  spoil: (ctx: Context<{ state: State; event: GladiatorEvent; tables: Tables }>, answers: readonly unknown[]) => void,
): Basic {
  return broken({
    *playPhase(ctx): Rule<GladiatorDecisions> {
      spoil(ctx, []);
      const phase = gladiator.playPhase(ctx);
      let step = phase.next([]);
      while (step.done !== true) {
        const answers = yield step.value;
        spoil(ctx, answers);
        step = phase.next(answers);
      }
    },
  });
}

let phases = 0;
const BROKEN: readonly (readonly [what: string, properties: readonly Property[], subject: () => Basic])[] = [
  ['a bout that lasts too long', ['ends by the last turn its rules allow'], () => broken({}, { turns: 1 })],
  [
    'a question nobody can answer',
    ['never asks without a legal choice'],
    () => broken({ decisions: { ...decisions, plot: { ...decisions.plot, list: () => [] } } }),
  ],
  [
    'a sample that is illegal',
    ['takes every choice that is sampled'],
    () => broken({ decisions: { ...decisions, plot: { ...decisions.plot, check: () => 'no' } } }),
  ],
  [
    'a list with an illegal choice',
    ['takes every choice that is listed'],
    () => broken({ decisions: { ...decisions, plot: { ...decisions.plot, list: () => [order('S F')] } } }),
  ],
  [
    'a state that JSON cannot hold',
    ['has a state of plain JSON and whole numbers at every event'],
    () => spoilt(({ state }) => Object.assign(state, { since: undefined })),
  ],
  [
    'half a point of Stun',
    ['has a state of plain JSON and whole numbers at every event'],
    () => spoilt(({ state }) => Object.assign(state.fighters[0]?.stun ?? {}, { amount: 0.5 })),
  ],
  [
    'a field that the schema does not know',
    ['has a state and a set-up that its schema knows'],
    () => spoilt(({ state }) => Object.assign(state, { weather: 'fine' })),
  ],
  [
    'a memory outside the state',
    [
      'is played on alike by a twin taken up at its last phase boundary, and left alone by it',
      'takes a choice back while no die and no secret has come out since',
      'opens from its save at the same prompt with the same journal',
      'goes on from the checkpoint of another version',
      'replays to the same digest, with a journal or without',
    ],
    () => spoilt(({ state }) => Object.assign(state, { phases: phases++ })),
  ],
  [
    'a check that remembers what it was shown',
    ['keeps no trace of answers that were refused'],
    () =>
      broken({
        decisions: {
          ...decisions,
          plot: {
            ...decisions.plot,
            check: (state, known, ask, choice) => {
              Object.assign(state, { shown: JSON.stringify(choice) });
              return decisions.plot.check(state, known, ask, choice);
            },
          },
        },
      }),
  ],
  [
    'a sample that changes the state',
    ['is seen without being changed'],
    () =>
      broken({
        decisions: {
          ...decisions,
          plot: {
            ...decisions.plot,
            sample: (state, known, ask, pick) => {
              state.turn += 1;
              return decisions.plot.sample(state, known, ask, pick);
            },
          },
        },
      }),
  ],
  [
    'a view of another shape',
    ['is seen without being changed'],
    () => broken({ view: (state) => Object.assign(copyPlain(state), { mood: 'grim' }) }),
  ],
  [
    'a book that peeks',
    ["keeps a seat's sealed answers from the book"],
    () =>
      spoilt(({ dice }, answers) => {
        if (JSON.stringify(answers).includes('"F"')) dice.throw('peek', ONE_DIE);
      }),
  ],
  [
    'a cite of no rule',
    ['cites only paragraphs and rulings that exist'],
    () => broken({}, { cites: new Set([...BASIC.cites].filter((cite) => cite !== '9.3.1')) }),
  ],
  ['an event that says nothing', ['tells every event in words'], () => broken({ narrate: () => '' })],
  [
    'an event that names nobody',
    ['tells every event in words'],
    () => broken({ narrate: (event) => `${undefined} ${event.kind}` }),
  ],
];

/** Those of the properties in which no bout of a subject shows a fault; bouts are played until one does. */
function hidden(subject: Basic, properties: readonly Property[]): readonly Property[] {
  let wanted = properties;
  for (const setup of subject.setups) {
    const report = inspect({ ...subject, setups: [setup] });
    wanted = wanted.filter((property) => report[property].faults.length === 0);
    if (wanted.length === 0) break;
  }
  return wanted;
}

describe('the battery can fail', () => {
  it.each(BROKEN)(
    'it finds %s',
    (_, properties, subject) => {
      expect(hidden(subject(), properties)).toEqual([]);
    },
    PATIENCE,
  );
});
