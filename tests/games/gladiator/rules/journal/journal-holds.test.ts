/** Holds held against the printed rules by the independent checker, and proof that it can fail. */
import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import { STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import {
  advancedBout,
  BOOK,
  fond,
  type Kinds,
  LED,
  type Weapons,
} from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { tried } from '../../../../support/soak.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import {
  afterChange,
  anyOf,
  becomes,
  type Falsehood,
  hasModifier,
  not,
  plus,
  sampler,
  shifted,
  withoutEvent,
} from '../../support/journal/falsify.ts';

/** Weapons that leave a hand free, or soon both. */
const LIGHT: readonly Weapons[] = [
  ['dagger', 'javelin'],
  [null, 'sword'],
  ['sword', 'trident'],
  ['trident', null],
];
/** Men who are known to come to grips. */
const WRESTLERS: readonly Kinds[] = [
  ['hoplomachus', 'cataphractarius'],
  ['thraex', 'crupellarius'],
  ['cataphractarius', 'myrmillo'],
  ['provocator', 'cataphractarius'],
];

const kindsOf = (i: number): Kinds => [
  STYLES[(i * 5) % STYLES.length] ?? 'thraex',
  STYLES[(i * 7 + 3) % STYLES.length] ?? 'thraex',
];
/** A player who stands still, so that a hold lasts, and neither picks things up nor lets go. */
const patient = fond(/"actions":\[\]|"code":"X","before":0,"after":0|^true$|^[1-9]$/);

const madeOf = (i: number) => {
  const leaders = i % 3 === 0 ? BOOK : (LED[i % LED.length] ?? BOOK);
  const weapons = LIGHT[(i >> 1) % LIGHT.length];
  if (i % 2 === 0) return advancedBout(kindsOf(i), leaders, `hold-${i}`, weapons);
  return advancedBout(WRESTLERS[(i >> 2) % WRESTLERS.length] ?? kindsOf(i), leaders, `hold-${i}`, weapons, patient);
};

describe('journals with holds', () => {
  it('bouts of men with a hand free leave nothing to complain of', () => {
    const found = Array.from({ length: tried(14, 500) }, (_, i) => firstComplaints(String(i), madeOf(i)));
    expect(found.flat()).toEqual([]);
  });
});

/** A holder who bleeds from an old wound comes first. */
const sampleWith = sampler(
  (i) => (i === 0 ? advancedBout(WRESTLERS[0] ?? kindsOf(0), BOOK, 'g5214', ['trident', null]) : madeOf(i)),
  500,
  [0, 141, 56, 28, 27],
);

const held = (test: (event: EventOf<'escape-tried'>) => boolean = () => true) =>
  anyOf('escape-tried', (event) => event.against !== undefined && test(event));
const diced = (name: string) => held(({ rolls }) => (rolls ?? []).some((roll) => roll.name === name));
const squeeze = anyOf('stunned', ({ why }) => why === 'the hold');
const released = (why: string) => anyOf('released', (event) => event.why === why);
const ofHold = anyOf('bruised', ({ cite }) => cite === '22.4.2');

const FALSE: readonly Falsehood[] = [
  ['the area seized', anyOf('grappled'), ['event', 'area'], (old) => (Number(old) % 5) + 1],
  [
    'who seizes whom',
    anyOf('grappled', ({ fighter }) => fighter === 'A'),
    ['event'],
    (old) => ({ ...(old as object), fighter: 'B', target: 'A' }),
  ],
  ['the CF of a hold', held(), ['event', 'against', 'cf'], plus(1)],
  ['the CF of an escape', diced('escape-cf'), ['event', 'cf'], plus(-1)],
  ['whether he is free', held(), ['event', 'escaped'], not],
  ['what it costs him', held(), ['event', 'penalty'], plus(1)],
  ['that a net held him', held(), ['event', 'against'], becomes(undefined)],
  ['the stun of a hold', squeeze, ['event', 'stun', 'to'], plus(1)],
  ['the area of a hold', ofHold, ['event', 'area'], (old) => (Number(old) % 5) + 1],
  ['the wounds of a hold', ofHold, ['event', 'wounds'], plus(1)],
  ['why he is let go', released('moved'), ['event', 'why'], becomes('hurt')],
  ['why he is let go of a man hurt', released('hurt'), ['event', 'why'], becomes('moved')],
  [
    'what a held centurion does',
    anyOf('centurion-ordered', ({ order }) => order === 'held'),
    ['event', 'order'],
    becomes('pause'),
  ],
  [
    'what a centurion does who holds',
    anyOf('centurion-ordered', ({ order }) => order === 'hold'),
    ['event', 'order'],
    becomes('pause'),
  ],
];

describe('the journal checker can fail over holds', () => {
  it.each(FALSE)('it finds %s falsified', (_, wanted, path, to) => {
    expect(afterChange(sampleWith(wanted), path, to)).not.toEqual([]);
  });

  it.each([
    ['the CF of the hold', 'escape-tried', 'escape', /hold CF/],
    ['the ST of the holder', 'stunned', 'squeeze', /ST/],
  ] as const)('it finds a wrong modifier for %s though total and threshold agree with it', (_, kind, roll, why) => {
    const sample = sampleWith((event) => event.kind === kind && hasModifier(event, roll, why));
    expect(shifted(sample, roll, why)).not.toEqual([]);
  });

  it.each([
    ['a man seized', anyOf('grappled')],
    ['a try to get out', held()],
    ['the squeeze', squeeze],
    ['its critical', ofHold],
    ['the end of a hold by movement', released('moved')],
    ['the end of a hold by harm', released('hurt')],
    ['attacks lost to a hold', anyOf('attacks-lost', ({ why }) => why === 'holding')],
  ] as const)('it misses %s', (_, wanted) => {
    const found = withoutEvent(sampleWith(wanted)).filter((one) => !/draw \d+ (is nowhere|comes)/.test(one));
    expect(found).not.toEqual([]);
  });

  it('22.4 it finds a held man who walks away', () => {
    const sample = sampleWith((event, _, before) => {
      const seized = before.findLast(({ event: one }) => one.kind === 'grappled')?.event;
      const still = before.every(({ event: one }) => one.kind !== 'released');
      return event.kind === 'plot-shown' && seized?.kind === 'grappled' && seized.target === event.fighter && still;
    });
    const step = { code: 'F', before: 0, after: 0, way: null };
    expect(afterChange(sample, ['event', 'plot', 'actions'], becomes([step])).join()).toContain('stirs');
  });
});
