/** 7.2.1, 9.3: orders and allocations in writing. */

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllocation, printAllocation } from '../../../../src/games/gladiator/ask/notation/allocation.ts';
import { parsePlot, printPlot } from '../../../../src/games/gladiator/ask/notation/plot.ts';
import { NO_DEFENCE } from '../../../../src/games/gladiator/rules/basic/allocation.ts';
import { action, plotDecision, plotFault } from '../../../../src/games/gladiator/rules/basic/plot.ts';
import { FIGHTER_IDS } from '../../../../src/games/gladiator/rules/setup/lineup.ts';
import {
  ACTION_CODES,
  type Allocation,
  AREAS,
  type Attack,
  type NetPlot,
  type Plot,
  type PlotAction,
  ROLL_WAYS,
  SPECIAL_ATTACKS,
  type SpecialAttack,
} from '../../../../src/games/gladiator/rules/types.ts';
import { scene, tables } from '../../../../tools/games/gladiator/bout.ts';
import { tried } from '../../../support/soak.ts';
import { askThrough, BOUTS } from '../support/asked.ts';

const PATIENCE = 300_000;

const NETS: readonly NetPlot[] = [
  { kind: 'toss' },
  { kind: 'swing' },
  { kind: 'lay', hex: 1 },
  { kind: 'lay', hex: 2 },
  { kind: 'lay', hex: 3 },
];

const turn = fc.integer({ min: -3, max: 3 });
const anyAction: fc.Arbitrary<PlotAction> = fc
  .record({
    code: fc.constantFrom(...ACTION_CODES),
    before: turn,
    after: turn,
    way: fc.constantFrom(...ROLL_WAYS, null),
  })
  .map(({ code, before, after, way }) => {
    const inPlace = code === 'X' || code === 'KN' || code === 'R' || code === 'S';
    return { ...action(code, before, inPlace ? 0 : after), way: code === 'RO' ? way : null };
  });
const anyPlot: fc.Arbitrary<Plot> = fc.record(
  { actions: fc.array(anyAction, { maxLength: 6 }), act: fc.boolean(), net: fc.constantFrom(...NETS) },
  { requiredKeys: ['actions', 'act'] },
);

const area = fc.constantFrom(...AREAS);
const anyAttack: fc.Arbitrary<Attack> = fc.record(
  {
    area,
    cf: fc.nat(20),
    arm: fc.nat(3),
    special: fc.constantFrom(...(Object.keys(SPECIAL_ATTACKS) as SpecialAttack[])),
    target: fc.constantFrom(...FIGHTER_IDS, 'b'),
    edge: fc.constant(true as const),
    fatal: fc.constant(true as const),
  },
  { requiredKeys: ['area', 'cf'] },
);
const cf = fc.nat(20);
const anyAllocation: fc.Arbitrary<Allocation> = fc.record(
  {
    attacks: fc.array(anyAttack, { maxLength: 5 }),
    defence: fc.record({ 1: cf, 2: cf, 3: cf, 4: cf, 5: cf }),
    special: area,
  },
  { requiredKeys: ['attacks', 'defence'] },
);

/** Text of the words that both notations are made of, and of others. */
const anyText = (words: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...words) },
        { weight: 1, arbitrary: fc.string({ maxLength: 3 }) },
      ),
    )
    .map((all) => all.join(''));
const PLOT_WORDS = [...ACTION_CODES, ...ROLL_WAYS, 'TN', 'LN2', '(L)', '(RR)', '(LR)', ' ', ' ', '!', '-', 'f'];
const ALLOCATION_WORDS = 'head,legs,duck,back step,sweep,feint,fatal, , ,|,4,1.5,-0,+,@1,>C,-'.split(',').concat(',');

describe('an order in writing', () => {
  const plain = (actions: readonly PlotAction[]): Plot => ({ actions, act: false });
  const F = action('F');

  it.each<readonly [string, Plot]>([
    ['-', plain([])],
    ['F(L) SFR', plain([action('F', 0, -1), action('SFR')])],
    ['(R)F', plain([action('F', 1)])],
    ['X(LL)', plain([action('X', -2)])],
    ['RO BL', plain([{ ...action('RO'), way: 'BL' }])],
    ['KN', plain([action('KN')])],
    ['F F F', plain([F, F, F])],
    ['F TN', { ...plain([F]), net: { kind: 'toss' } }],
    ['SN', { ...plain([]), net: { kind: 'swing' } }],
    ['B LN2 !', { actions: [action('B')], act: true, net: { kind: 'lay', hex: 2 } }],
    ['!', { actions: [], act: true }],
  ])('7.2.1 %s', (text, plot) => {
    expect(printPlot(plot)).toBe(text);
    expect(parsePlot(text)).toEqual({ ok: true, value: plot });
  });

  it.each([
    ['', '-'],
    ['  f(l)   sfr! ', 'F(L) SFR !'],
    ['KN(R)', '(R)KN'],
    ['(LL)x', 'X(LL)'],
    ['ro fl', 'RO FL'],
    ['-!', '!'],
  ])("is read as loosely as '%s', and written as %s", (text, normal) => {
    const read = parsePlot(text);
    expect(read.ok && printPlot(read.value)).toBe(normal);
  });

  it.each([
    ['F Q', "at 3, 'Q': no action; write one of F B SFL SFR SBL SBR C KN L R RO RN S X, its turn in brackets: F(L)"],
    ['F(LR)', "at 1, 'F(LR)': no turn in the brackets; write L or R for each hexside one way: F(L), F(RR)"],
    ['F()', "at 1, 'F()': no turn in the brackets; write L or R for each hexside one way: F(L), F(RR)"],
    ['(L)X(R)', "at 1, '(L)X(R)': two turns on the spot; write them as one: X(L)"],
    ['TN F', "at 1, 'TN': a net attack before the end; write it last: 'F TN'"],
    ['F BL', "at 3, 'BL': no action; write one of F B SFL SFR SBL SBR C KN L R RO RN S X, its turn in brackets: F(L)"],
    ['F ! F', "at 3, '!': no action; write one of F B SFL SFR SBL SBR C KN L R RO RN S X, its turn in brackets: F(L)"],
  ])("'%s' is refused by the place that is wrong", (text, why) => {
    expect(parsePlot(text)).toEqual({ ok: false, why });
  });

  it('is read back as it was written, legal or not', () => {
    fc.assert(
      fc.property(anyPlot, (plot) => {
        expect(parsePlot(printPlot(plot))).toEqual({ ok: true, value: plot });
      }),
    );
  });

  it('is written alike by whoever reads it again; nothing that is typed breaks the reader', () => {
    let read = 0;
    fc.assert(
      fc.property(anyText(PLOT_WORDS), (text) => {
        const found = parsePlot(text);
        if (!found.ok) {
          expect(found.why).toMatch(/^at \d+.*: .+; .+$/su);
          return;
        }
        read += 1;
        expect(parsePlot(printPlot(found.value))).toEqual(found);
      }),
      { numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(50);
  });

  it('says what the rules then judge', () => {
    const state = scene();
    const [me] = state.fighters;
    const read = parsePlot('F F F');
    if (me === undefined || !read.ok) throw new Error('a man and an order');
    expect(plotFault(state, tables, me, read.value)).toContain('7.2');
  });
});

describe('an allocation in writing', () => {
  const of = (attacks: readonly Attack[], defence = {}, more = {}): Allocation => ({
    ...{ attacks, defence: { ...NO_DEFENCE, ...defence } },
    ...more,
  });

  it.each<readonly [string, Allocation]>([
    ['-', of([])],
    [
      'head 4, legs 2 | chest 1',
      of(
        [
          { area: 1, cf: 4 },
          { area: 5, cf: 2 },
        ],
        { 2: 1 },
      ),
    ],
    [
      'legs 2, head 4',
      of([
        { area: 5, cf: 2 },
        { area: 1, cf: 4 },
      ]),
    ],
    ['| head 3, legs 2', of([], { 1: 3, 5: 2 })],
    ['sweep 3 | duck, legs 2', of([{ area: 5, cf: 3, special: 'sweep' }], { 5: 2 }, { special: 1 })],
    ['feint head 4 >C', of([{ area: 1, cf: 4, special: 'feint', target: 'C' }])],
    ['| back step', of([], {}, { special: 3 })],
    ['head 4 @1', of([{ area: 1, cf: 4, arm: 1 }])],
    ['chest 8+ >b', of([{ area: 2, cf: 8, edge: true, target: 'b' }])],
    ['head 0+', of([{ area: 1, cf: 0, edge: true }])],
    [
      'head 1 fatal, chest 5',
      of([
        { area: 1, cf: 1, fatal: true },
        { area: 2, cf: 5 },
      ]),
    ],
  ])('9.3 %s', (text, allocation) => {
    expect(printAllocation(allocation)).toBe(text);
    expect(parseAllocation(text)).toEqual({ ok: true, value: allocation });
  });

  it.each([
    ['', '-'],
    ['|', '-'],
    ['Head 4,LEGS 2|', 'head 4, legs 2'],
    ['sweep legs 3 fatal @1', 'sweep 3 @1 fatal'],
    ['|legs 2,Duck,head 0', '| duck, legs 2'],
  ])("is read as loosely as '%s', and written as %s", (text, normal) => {
    const read = parseAllocation(text);
    expect(read.ok && printAllocation(read.value)).toBe(normal);
  });

  const AREA = 'write head, chest, groin, arms or legs';
  it.each([
    ['hed 4', `at 1, 'hed': no body area; ${AREA}`],
    ['feint 4', `at 7, '4': no body area; ${AREA}`],
    ['feint', `at 6: the area is missing; ${AREA}`],
    ['head', 'at 5: its CF are missing; write head 4'],
    ['head four', "at 6, 'four': no number of CF; write head 4"],
    [
      'head 4 legs 2',
      "at 8, 'legs': nothing that goes with an attack; behind its CF write @1, >C or fatal, and a comma before the next",
    ],
    ['head 4 @1 @2', "at 11, '@2': that a second time; write it once"],
    ['head 4,, legs 2', 'at 8: nothing before or behind a comma; leave the comma out'],
    ['head 4 | chest 1 | legs 2', "at 18, '|': a second bar; write attacks before one bar, defence behind it"],
    ['| neck 4', `at 3, 'neck': no body area and no special defence; ${AREA}, or duck, block, back step, parry, jump`],
    ['| head', 'at 7: its CF are missing; write head 2'],
    ['| head 2 3', "at 10, '3': nothing that goes with a defence; write a comma before the next"],
    ['| head 2, head 3', "at 11, 'head': that area a second time; write all its CF at once: head 5"],
    ['| duck, jump', "at 9, 'jump': a second special defence; write one of them alone (23.3)"],
  ])("'%s' is refused by the place that is wrong", (text, why) => {
    expect(parseAllocation(text)).toEqual({ ok: false, why });
  });

  it('is read back as it was written, legal or not', () => {
    fc.assert(
      fc.property(anyAllocation, (one) => {
        expect(parseAllocation(printAllocation(one))).toEqual({ ok: true, value: one });
      }),
    );
  });

  it('is written alike by whoever reads it again; nothing that is typed breaks the reader', () => {
    let read = 0;
    fc.assert(
      fc.property(anyText(ALLOCATION_WORDS), (text) => {
        const found = parseAllocation(text);
        if (!found.ok) {
          expect(found.why).toMatch(/^at \d+.*: .+; .+$/su);
          return;
        }
        read += 1;
        expect(parseAllocation(printAllocation(found.value))).toEqual(found);
      }),
      { numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(50);
  });
});

describe('what is chosen in whole bouts is written and read back', () => {
  it.each(Object.keys(BOUTS))(
    'of %s',
    (kind) => {
      const written = new Set<string>();
      const lost: string[] = [];
      const hold = (text: string, read: unknown, value: unknown) => {
        written.add(text);
        if (!isDeepStrictEqual(read, { ok: true, value })) lost.push(text);
      };
      /** What was read of a text, which many plots may have. */
      const plots = new Map<string, unknown>();
      const asPlot = (plot: Plot) => {
        const text = printPlot(plot);
        if (!plots.has(text)) plots.set(text, parsePlot(text));
        hold(text, plots.get(text), plot);
      };
      const seeds = fc.sample(fc.nat(9999), { seed: 7, numRuns: tried(1, 10) });
      for (const seed of seeds)
        askThrough(kind, `written-${seed}`, ({ match, request, choice }) => {
          if (request.kind === 'allocate') {
            const text = printAllocation(choice as Allocation);
            hold(text, parseAllocation(text), choice);
          }
          if (request.kind !== 'plot') return;
          asPlot(choice as Plot);
          for (const one of plotDecision.list(match.state, match.tables, request) ?? []) asPlot(one);
        });
      expect(lost).toEqual([]);
      expect(written.size).toBeGreaterThan(100);
    },
    PATIENCE,
  );
});
