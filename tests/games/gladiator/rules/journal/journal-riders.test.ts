/** Bouts of riders held against the printed rules by the independent checker, and proof that it can fail (30). */
import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import {
  type FightingStyle,
  RIDER_STYLES,
  type RiderStyle,
  STYLES,
} from '../../../../../src/games/gladiator/rules/types.ts';
import { riderBout } from '../../../../../tools/games/gladiator/journal/wild/bouts.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import {
  afterChange,
  anyOf,
  becomes,
  type Falsehood,
  not,
  plus,
  sampler,
  withoutEvent,
} from '../../support/journal/falsify.ts';
import { testLies } from '../../support/journal/falsify-tests.ts';

/** The first complaints about some bouts of a man, on foot or on horseback, against a rider. */
const complaintsAbout = (man: FightingStyle, rider: RiderStyle, bouts: number): readonly string[] =>
  Array.from({ length: bouts }, (_, i) => `${man}-${rider}-${i}`).flatMap((seed) =>
    firstComplaints(seed, riderBout(man, rider, seed)),
  );

describe('journals of riders', () => {
  it.each(RIDER_STYLES)('bouts of a %s against men of every style leave nothing to complain of', (rider) => {
    expect(STYLES.flatMap((man) => complaintsAbout(man, rider, 3))).toEqual([]);
  });

  it.each(RIDER_STYLES)('bouts of a %s against riders leave nothing to complain of', (rider) => {
    expect(RIDER_STYLES.flatMap((other) => complaintsAbout(other, rider, 12))).toEqual([]);
  });
});

const sampleWith = sampler(
  (i) => riderBout(STYLES[i % STYLES.length] ?? 'myrmillo', 'eques', `sample-${i}`),
  400,
  [29],
);

const sampleOfTwo = sampler((i) => riderBout('eques', RIDER_STYLES[i % 2] ?? 'eques', `two-${i}`), 400);

const ordered = anyOf('centurion-ordered', ({ fighter, order }) => fighter === 'B' && order === 'move');
const meets = anyOf('collided', ({ cite }) => cite.startsWith('30.5'));

const FALSE: readonly Falsehood[] = [
  ['where a rider begins', anyOf('placed', ({ fighter }) => fighter === 'B'), ['event', 'at', 'q'], plus(-1)],
  ['where his horse begins', anyOf('placed', ({ fighter }) => fighter === 'b'), ['event', 'at', 'q'], plus(-1)],
  ['his order', ordered, ['event', 'order'], becomes('charge')],
  ['his path', ordered, ['event', 'path'], becomes([{ q: 0, r: 0 }])],
  ['that he turns after his ride', ordered, ['event', 'turns'], plus(1)],
  ['how he faces', anyOf('rode'), ['event', 'facing'], (old) => (Number(old) + 2) % 6],
  ['where he rides', anyOf('rode'), ['event', 'to', 'q'], plus(1)],
  ['who keeps the place', meets, ['event', 'winner'], becomes('A')],
  ['by how much', meets, ['event', 'by'], plus(1)],
  ['how hard he tramples', anyOf('blow', ({ cite }) => cite === '28.6.1'), ['event', 'bonus'], plus(1)],
  ['whether he is shaken', anyOf('stumble-checked', ({ cite }) => cite === '30.6.4'), ['event', 'stumbled'], not],
  ['where he falls', anyOf('unhorsed'), ['event', 'at', 'q'], plus(4)],
  ['his horse', anyOf('unhorsed'), ['event', 'horse'], becomes('A')],
  [
    'the edge his horse is let out at',
    anyOf('horse-gone'),
    ['event', 'edge'],
    (old) => (old === 'north' ? 'south' : 'north'),
  ],
  [
    'what his flank gives',
    anyOf('engaged', ({ modifiers }) => modifiers.some(({ cite }) => cite === '30.6.1')),
    ['event', 'advantage'],
    plus(1),
  ],
];

const SHIFTED: readonly (readonly [what: string, roll: string, why: RegExp])[] = [
  ['his spirit on horseback', 'chart', /horseback/],
  ['what he holds back', 'defence-count', /horseback/],
  ['the impact of his horse', 'impact', /horse/],
  ['how firmly he sits', 'fall-prone', /horseback/],
  ['the hit that shakes him', 'stumble', /^H/],
  ['his fall', 'stun', /horse/],
];

/** What cannot be left out without a word. */
const NEEDED: readonly (readonly [what: string, wanted: (event: GladiatorEvent) => boolean])[] = [
  ['his ride', anyOf('rode', ({ from, to }) => from.q !== to.q || from.r !== to.r)],
  ['a trampling', anyOf('blow', ({ cite }) => cite === '28.6.1')],
  ['his check in the saddle', anyOf('stumble-checked', ({ cite }) => cite === '30.6.4')],
  ['his fall', anyOf('stunned', ({ cite }) => cite === '30.6.5.1')],
  ['how he is unhorsed', anyOf('unhorsed')],
];

describe('the journal checker can fail with riders', () => {
  testLies(sampleWith, { falsified: FALSE, shifted: SHIFTED, omitted: NEEDED });

  it('it misses a ride of one of two', () => {
    expect(withoutEvent(sampleOfTwo(anyOf('rode', ({ from, to }) => from.q !== to.q)))).not.toEqual([]);
  });

  it('it finds what a loose horse strikes at falsified', () => {
    const struck = anyOf('blow', ({ fighter, target }) => fighter.toLowerCase() === fighter && target === 'b');
    expect(afterChange(sampleOfTwo(struck), ['event', 'defence'], plus(1))).not.toEqual([]);
  });
});
