/** Choices that no rule allows, and choices gone wrong in one place. */

import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type {
  Act,
  Allocation,
  GladiatorDecisions,
  Plot,
  PlotAction,
  State,
} from '../../../../src/games/gladiator/rules/types.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { changedIn, type Pick } from '../../../wrong-choices.ts';
import { allot, order } from '../notation.ts';

export type { Pick };

/** Answers of the right shape that break a rule, whatever the bout is like. */
export function illegalChoices(state: State, request: Request<GladiatorDecisions>): readonly unknown[] {
  switch (request.kind) {
    case 'plot':
      return state.rules.freeformPlots ? [] : ILLEGAL_PLOTS;
    case 'act':
      return illegalActs(state, request);
    case 'grapple':
      return [];
    case 'lose':
      return [0, 1, 2].filter((hand) => !request.hands.includes(hand));
    case 'seize':
      return [0, 1, 2].filter((hand) => !request.hands.includes(hand));
    case 'escape':
    case 'hold':
    case 'drag':
      return [-1, request.most + 1, 0.5];
    case 'draw':
      return [
        { weapon: 99, drop: null },
        { weapon: null, drop: 0 },
      ];
    case 'face':
      return [6, -1, 'north'];
    case 'sand':
      return ['Z', request.fighter, 1];
    case 'cast':
      return ['Z', request.fighter, 1];
    case 'favour':
    case 'mercy':
    case 'call':
      return [null, 1, 'yes'];
    case 'aim':
    case 'feint':
      return [0, 6, 2.5, 'head'];
    case 'keep':
      return [null, true, 'third'];
    case 'allocate':
      return illegalAllocations(request.pool);
  }
}

const step = (code: PlotAction['code'], before = 0, after = 0): PlotAction => ({ code, before, after, way: null });

const ILLEGAL_PLOTS: readonly Plot[] = [
  order('F F F'), // 7.2
  order('F KN'),
  order('C C'),
  order('KN TN'), // 20.2
  order('RN SN'),
  order('KN X'),
  order('F(RR)'), // 7.3
  order('B(LLL)'),
  { actions: [step('F', 1, 1)], act: false }, // 7.2.1
  { actions: [step('RO')], act: false }, // 7.4
  { actions: [{ ...step('F'), way: 'FL' }], act: false },
];

function illegalActs(state: State, ask: GladiatorDecisions['act']['ask']): readonly Act[] {
  const { hands } = fighterOf(state, ask.fighter);
  const [lying] = ask.recover;
  const full = hands.length === 2;
  return [
    { kind: 'recover', item: 99, drop: null },
    { kind: 'kick', item: 99, direction: 0 },
    { kind: 'throw', hand: 0, target: ask.fighter }, // 13.3 at himself
    { kind: 'throw', hand: 0, target: 'Z' },
    ...(lying !== undefined && full ? [{ kind: 'recover', item: lying, drop: null } as const] : []), // 13.4
    ...(full ? [] : [{ kind: 'drop', hand: 1 } as const, { kind: 'throw', hand: 1, target: 'B' } as const]), // P32
  ];
}

function illegalAllocations({
  total,
  mayAttack,
  mayDefend,
  halvings,
}: GladiatorDecisions['allocate']['ask']['pool']): readonly Allocation[] {
  const none = allot('');
  const defence = (cf: number): Allocation => ({ ...none, defence: { ...none.defence, 2: cf } });
  return [
    defence(total + 1), // 9.3.1
    defence(-1),
    { ...defence(total), attacks: [{ area: 1, cf: 1 }] },
    { ...none, attacks: [{ area: 1, cf: 9 }] }, // 9.3.2
    { ...none, attacks: [{ area: 1, cf: 0 }] },
    {
      ...none,
      attacks: [
        { area: 1, cf: 1 },
        { area: 1, cf: 1 },
      ],
    }, // P37
    ...(total < 8 * 2 ** halvings ? [{ ...none, attacks: [{ area: 3, cf: 8 }] } as const] : []),
    ...(mayAttack ? [] : [{ ...none, attacks: [{ area: 3, cf: 1 }] } as const]),
    ...(mayDefend ? [] : [defence(1)]), // 10.3.4.1
  ];
}

/** Things that are no choices at all. */
export const JUNK: readonly unknown[] = [null, true, -1, '', 'F', [], {}, { kind: 'fly' }, { actions: 'F' }, [[]]];

const WORDS = ['F', 'B', 'SFL', 'C', 'KN', 'L', 'R', 'RO', 'S', 'X', 'FL', 'BR', 'none', 'throw', 'drop', 'A', 'B', ''];

/** A choice that differs in one place. */
export const mutated = (value: unknown, pick: Pick): unknown => changedIn(value, pick, WORDS);
