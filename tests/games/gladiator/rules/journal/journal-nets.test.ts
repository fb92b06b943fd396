/** Nets, nooses and bare hands held against the printed rules by the independent checker, and proof that it can fail. */
import { describe, expect, it } from 'vitest';
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Item, NetKind } from '../../../../../src/games/gladiator/rules/types.ts';
import {
  advancedBout,
  BOOK,
  fond,
  type Kinds,
  LED,
  STYLE_PAIRS,
  type Weapons,
} from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { someOf, tried } from '../../../../support/soak.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import {
  afterChange,
  anyOf,
  becomes,
  type Falsehood,
  hasModifier,
  not,
  plus,
  type Sample,
  sampler,
  shifted,
  withoutEvent,
} from '../../support/journal/falsify.ts';

const NET_PAIRS = STYLE_PAIRS.filter((pair) => pair.some((style) => style === 'retiarius' || style === 'laquearius'));
const HELD: readonly [Kinds, Kinds] = [
  ['laquearius', 'crupellarius'],
  ['retiarius', 'provocator'],
];
/** Men who soon have nothing but their hands. */
const BARE: readonly (readonly [Kinds, Weapons])[] = [
  [
    ['retiarius', 'cataphractarius'],
    [null, null],
  ],
  [
    ['thraex', 'scissores'],
    ['trident', null],
  ],
  [
    ['cataphractarius', 'dimachaerus'],
    ['dagger', 'javelin'],
  ],
];

/** A man who struggles in no net, and rather swings one, turns on the spot, lets things go or picks them up. */
const meek = fond(/"swing"|"code":"X","before":[^0]|"recover"|"drop","hand"|"act":true/);

/** A man who gets to his knees before a net man. */
const kneeler = fond(/"code":"KN"/);

/** Bouts to look for samples in: net men, men who soon have but their hands, and men in nooses who do not struggle. */
const sampleWith = sampler(
  (i) => {
    const leaders = i % 5 === 0 ? BOOK : (LED[i % LED.length] ?? BOOK);
    if (i % 2 === 0) return advancedBout(NET_PAIRS[(i * 7) % NET_PAIRS.length] ?? HELD[0], leaders, `net-${i}`);
    if (i % 16 === 15) return advancedBout(HELD[1], ['book', 'seat'], `kneeling-${i}`, [null, null], kneeler);
    if (i % 8 === 7) return advancedBout(HELD[0], BOOK, `noosed-${i}`);
    if (i % 4 === 1) return advancedBout(HELD[i % 8 === 1 ? 0 : 1], ['book', 'seat'], `held-${i}`, [null, null], meek);
    const [kinds, weapons] = BARE[(i >> 1) % BARE.length] ?? [HELD[0], [null, null]];
    return advancedBout(kinds, leaders, `bare-${i}`, weapons);
  },
  600,
  [87, 79, 69, 60, 57, 56, 52, 31, 30, 28, 21, 18],
);

describe('journals with nets and bare hands', () => {
  it.each(LED)('bouts of net men, a %s against a %s led at random, leave nothing to complain of', (a, b) => {
    const found = someOf(NET_PAIRS, 11).flatMap((pair) => {
      const seed = `nets-${a}-${b}-${pair.join('-')}`;
      return firstComplaints(seed, advancedBout(pair, [a, b], seed));
    });
    expect(found).toEqual([]);
  });

  it.each(BARE)('bouts of %s with %s leave nothing to complain of', (kinds, weapons) => {
    const found = Array.from({ length: tried(4, 40) }, (_, i) => i).flatMap((i) => {
      const seed = `bare-hands-${i}`;
      return firstComplaints(seed, advancedBout(kinds, LED[i % LED.length] ?? BOOK, seed, weapons));
    });
    expect(found).toEqual([]);
  });
});

const cast = (kind: NetKind, test: (event: EventOf<'net-cast'>) => boolean = () => true) =>
  anyOf('net-cast', (event) => event.plot.kind === kind && event.target !== null && test(event));
const fist = (test: (event: EventOf<'blow'>) => boolean = () => true) =>
  anyOf(
    'blow',
    (event) =>
      event.round !== null &&
      event.with === null &&
      event.special !== 'sand' &&
      event.special !== 'bash' &&
      test(event),
  );
const ordered = (test: (event: EventOf<'centurion-ordered'>) => boolean) => anyOf('centurion-ordered', test);
const plotted = (test: (event: EventOf<'plot-shown'>) => boolean) => anyOf('plot-shown', test);
const withRoll = (event: GladiatorEvent, name: string): boolean =>
  (event.rolls ?? []).some((roll) => roll.name === name);
const escaping = (test: (event: EventOf<'escape-tried'>) => boolean) => anyOf('escape-tried', test);
const STEP = { code: 'F', before: 0, after: 0, way: null } as const;
const TRIDENT: Item = { id: 99, kind: 'trident' };

const FALSE: readonly Falsehood[] = [
  [
    'a net attack nobody made',
    plotted(({ plot }) => plot.net === undefined),
    ['event', 'plot', 'net'],
    becomes({ kind: 'lay', hex: 2 }),
  ],
  ['the price of a toss', cast('toss'), ['event', 'cf'], plus(-1)],
  ['the price of a swing', cast('swing'), ['event', 'cf'], plus(-1)],
  ['the price of a net laid', cast('lay'), ['event', 'cf'], plus(1)],
  ['what was cast', cast('swing'), ['event', 'plot', 'kind'], becomes('toss')],
  ['whom it met', cast('toss'), ['event', 'target'], becomes(null)],
  ['that it met nobody', anyOf('net-cast', ({ target }) => target === null), ['event', 'target'], becomes('A')],
  ['the outcome of a toss', cast('toss', ({ result }) => result === 'S'), ['event', 'result'], becomes('H')],
  ['the outcome of a net laid', cast('lay'), ['event', 'result'], (old) => (old === 'S' ? 'P' : 'S')],
  ['the column of a net', cast('swing'), ['event', 'rolls', 0, 'table', 'column'], becomes('2')],
  ['who kept the net', anyOf('struggled'), ['event', 'kept'], not],
  ['which net was won', anyOf('net-won'), ['event', 'item'], becomes(TRIDENT)],
  ['by what a lasso holds', anyOf('ensnared', ({ how }) => how === 'torso'), ['event', 'how'], becomes('leg')],
  ['the kind of net over him', anyOf('ensnared', ({ how }) => how === 'net'), ['event', 'how'], becomes('torso')],
  ['what an escape cost', escaping(({ penalty }) => penalty > 0), ['event', 'penalty'], plus(1)],
  ['that an escape cost anything', escaping(({ escaped }) => !escaped), ['event', 'penalty'], plus(1)],
  ['whether he escaped', escaping(() => true), ['event', 'escaped'], not],
  ['the escape CF of a centurion', escaping((event) => withRoll(event, 'escape-cf')), ['event', 'cf'], plus(1)],
  [
    'a die for his escape CF',
    escaping((event) => withRoll(event, 'escape-cf')),
    ['event', 'rolls', 0, 'name'],
    becomes('escape'),
  ],
  ['the drag CF', anyOf('dragged'), ['event', 'cf'], plus(1)],
  ['whether he was dragged down', anyOf('dragged'), ['event', 'down'], not],
  ['who let him go', anyOf('net-let-go'), ['event', 'by'], becomes('nobody')],
  [
    'what came to nothing',
    anyOf('net-spoiled'),
    ['event', 'plot', 'kind'],
    (old) => (old === 'swing' ? 'toss' : 'swing'),
  ],
  [
    'the threshold of an escape',
    escaping(({ rolls = [] }) => rolls.length === 1),
    ['event', 'rolls', 0, 'need', 'than'],
    plus(1),
  ],
  ['an order to repel', ordered(({ order }) => order === 'repel'), ['event', 'order'], becomes('pause')],
  ['a net attack of the book', ordered(({ net }) => net?.kind === 'lay'), ['event', 'net', 'kind'], becomes('swing')],
  [
    'the hex of a net laid by the book',
    ordered(({ net }) => net?.kind === 'lay'),
    ['event', 'net', 'hex'],
    (old) => (Number(old) % 3) + 1,
  ],
  [
    'the plea of a man in a net',
    anyOf('appealed', ({ why }) => why === 'ensnared' || why === 'dragged'),
    ['event', 'why'],
    becomes('no-moves'),
  ],
  ['the plea of a bound man', anyOf('appealed', ({ why }) => why === 'bound'), ['event', 'why'], becomes('ensnared')],
  [
    'that a trident broke but stays of use',
    anyOf('weapon-broken', ({ item, how }) => item.kind === 'trident' && how === 'useless'),
    ['event', 'how'],
    becomes('short'),
  ],
  ['that he struck with a weapon', fist(), ['event', 'with'], becomes(TRIDENT)],
  ['the wounds of a strike', fist(({ result }) => result === 'H'), ['event', 'wounds'], plus(1)],
  ['the outcome of a strike', fist(({ result }) => result === 'P'), ['event', 'result'], becomes('S')],
  [
    'what a strike did to a shield',
    fist(({ result }) => result === 'S'),
    ['event', 'shieldBoxes'],
    becomes({ from: 0, to: 1 }),
  ],
  ['the CF of strikes', anyOf('attack-halved', ({ cite }) => cite === 'F7'), ['event', 'cf', 'to'], plus(1)],
  [
    'the wounds of a parried arm',
    anyOf('bruised', ({ cite, wounds }) => cite === '22.2.1' && wounds > 0),
    ['event', 'wounds'],
    plus(1),
  ],
  ['whose arm it was', anyOf('bruised', ({ cite }) => cite === '22.2.1'), ['event', 'area'], becomes(3)],
  ['the boxes left after a strike', anyOf('bruised', ({ wounds }) => wounds > 0), ['event', 'left', 'to'], plus(1)],
  ['the CF after a strike', anyOf('bruised'), ['event', 'cf', 'to'], plus(-1)],
  [
    'the critical of a strike',
    anyOf('bruised', ({ cite, critical }) => cite === '22.3' && critical === '--'),
    ['event', 'critical'],
    becomes('ST'),
  ],
  [
    'whose dice it was read from',
    anyOf('bruised', ({ cite }) => cite === '22.3'),
    ['event', 'rolls', 0, 'draw'],
    plus(1),
  ],
  [
    'whether a strike toppled him',
    anyOf('fall-prone-checked', ({ cite }) => cite === '22.3.2'),
    ['event', 'fell'],
    not,
  ],
];

const SHIFTS: readonly (readonly [what: string, kind: GladiatorEvent['kind'], roll: string, why: RegExp])[] = [
  ...['heavy', 'light', 'adjacent', 'two hexes', 'backward', 'forward', 'turned in place', 'paused', 'kneels'].map(
    (why) => [`a net: ${why}`, 'net-cast', 'net', new RegExp(why)] as const,
  ),
  ...['repels', 'legs', 'arms', 'NF', 'positional advantage'].map(
    (why) => [`a net: ${why}`, 'net-cast', 'net', new RegExp(why)] as const,
  ),
  ['the tug at a net', 'struggled', 'struggle', /ST/],
  ['an escape', 'escape-tried', 'escape', /escape CF/],
  ['ST on a drag', 'dragged', 'drag', /ST/],
  ['CF on a drag', 'dragged', 'drag', /drag CF/],
  ['a noose on a drag', 'dragged', 'drag', /caught by/],
  ['an escape just made', 'blow', 'crt', /escaped/],
  ['a man who is ensnared, in a collision', 'collided', 'impact', /ensnared/],
  ['picking up a net', 'recovery-tried', 'recovery', /net$/],
  ['picking up in a net', 'recovery-tried', 'recovery', /ensnared/],
  ['repelling', 'centurion-ordered', 'repel-net', /range/],
  ['ST on a strike', 'stunned', 'stun', /ST of the striker/],
  ['the hit of a strike', 'stunned', 'stun', /^H/],
  ['the critical of a strike', 'bruised', 'critical', /stun/],
  ['toppling', 'fall-prone-checked', 'fall-prone', /shaken/],
  ['the parrying man as a trident breaks', 'blow', 'break', /ST/],
];

/** A modifier in an event itself falsified, with the sum it goes into. */
const pooled = (sample: Sample, why: RegExp): readonly string[] =>
  afterChange(sample, ['event'], (event) => {
    const { modifiers, total, ...rest } = event as EventOf<'allocated'>;
    const more = modifiers.map((one) => (why.test(one.why) ? { ...one, value: one.value + 1 } : one));
    return { ...rest, modifiers: more, total: total + 1 };
  });

/** Complaints that are not only of a draw nobody tells of. */
const beyondDraws = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => !/draw \d+ (is nowhere|comes)/.test(complaint));

describe('the journal checker can fail with nets and bare hands', () => {
  it.each(FALSE)('it finds %s falsified', (_, wanted, path, to) => {
    expect(afterChange(sampleWith(wanted), path, to)).not.toEqual([]);
  });

  it.each(SHIFTS)('it finds a wrong modifier for %s though total and threshold agree with it', (_, kind, roll, why) => {
    const sample = sampleWith((event) => event.kind === kind && hasModifier(event, roll, why));
    expect(shifted(sample, roll, why)).not.toEqual([]);
  });

  it('20.9.2 it finds a net man cast like a stranger', () => {
    const stranger = { value: -2, why: 'no net fighter', cite: '20.9.2' };
    const found = afterChange(sampleWith(cast('toss')), ['event', 'rolls', 0, 'modifiers'], (old) => [
      ...(old as readonly unknown[]),
      stranger,
    ]);
    expect(found.join()).toContain("modifier -2 'no net fighter' is unaccounted for");
  });

  it.each([/net (toss|swing|lay)/, /^escape/, /^dragging/, /caught by the arm/])(
    'it finds a pool in which %s is wrong',
    (why) => {
      const sample = sampleWith(anyOf('allocated', ({ modifiers }) => modifiers.some((one) => why.test(one.why))));
      expect(pooled(sample, why)).not.toEqual([]);
    },
  );

  it('it finds the advantage over a man in a net wrong', () => {
    const caught = (event: GladiatorEvent) =>
      event.kind === 'engaged' && event.modifiers.some(({ why }) => /ensnared/.test(why));
    expect(afterChange(sampleWith(caught), ['event', 'modifiers'], becomes([]))).not.toEqual([]);
  });

  it.each([
    ['a cast', anyOf('net-cast')],
    ['a cast that was spoiled', anyOf('net-spoiled')],
    ['the struggle for a net', anyOf('struggled')],
    ['what became of a net that was won', anyOf('net-won')],
    ['that a net came down', anyOf('ensnared')],
    ['an escape tried', anyOf('escape-tried')],
    ['a drag by the book', anyOf('dragged', ({ by }) => by === 'A')],
    ['that a cord was let go', anyOf('net-let-go')],
    ['the check that a net calls for', anyOf('stumble-checked', ({ why }) => why === 'the net')],
    ['a man whom a net has tripped', anyOf('stumble-checked', ({ why }) => why === 'tripped by the net')],
    ['a man dragged down', anyOf('fell-prone', ({ why }) => why === 'dragged')],
    ['what a strike left', anyOf('bruised', ({ cite }) => cite === '22.3')],
    ['what a parry left on an arm', anyOf('bruised', ({ cite }) => cite === '22.2.1')],
    ['the Stun of a strike', anyOf('stunned', ({ why }) => why === 'a strike')],
    ['an attack that became a strike', anyOf('attack-halved', ({ cite }) => cite === 'F7')],
    ['a check for toppling', anyOf('fall-prone-checked', ({ cite }) => cite === '22.3.2')],
    [
      'a lasso let go to draw a sword',
      anyOf('item-dropped', ({ item, why }) => item.kind === 'lasso' && why === 'given-up'),
    ],
    ['what a noose did to a neck', anyOf('blow', ({ cite }) => cite === '21.7.1')],
    ['what fell from an arm in a noose', anyOf('item-chosen', ({ lots = [] }) => lots[0]?.name === 'lost-to-lasso')],
  ] as const)('it misses %s', (_, wanted) => {
    expect(beyondDraws(withoutEvent(sampleWith(wanted)))).not.toEqual([]);
  });

  it.each([
    ['turns in a net', 'net', { ...STEP, after: 1 }],
    ['is caught by the leg', 'leg', { ...STEP, code: 'C' }],
  ] as const)('20.5 it finds that a man walks though he %s', (fault, by, action) => {
    const sample = sampleWith((event, _, before) => {
      if (event.kind !== 'plot-shown') return false;
      const last = before.findLast(({ event: one }) => one.kind === 'ensnared' || one.kind === 'escape-tried')?.event;
      const first = before.findLast(({ event: one }) => one.kind === 'ensnared')?.event;
      const held = last?.kind === 'ensnared' || (last?.kind === 'escape-tried' && !last.escaped);
      return held && first?.kind === 'ensnared' && first.how === by && first.fighter === event.fighter;
    });
    expect(afterChange(sample, ['event', 'plot', 'actions'], becomes([action])).join()).toContain(fault);
  });

  it('20.4.1 it finds a net cast again too soon', () => {
    const sample = sampleWith((event, _, before) => {
      const last = before.at(-1);
      if (event.kind !== 'plot-shown' || last === undefined || event.plot.net !== undefined) return false;
      return before.some(({ event: cast, turn, phase }) => {
        const since = (last.turn - turn) * 8 + last.phase - phase;
        return cast.kind === 'net-cast' && cast.plot.kind === 'toss' && cast.fighter === event.fighter && since === 0;
      });
    });
    const found = afterChange(sample, ['event', 'plot', 'net'], becomes({ kind: 'toss' }));
    expect(found.join()).toContain('out of use still');
  });
});
