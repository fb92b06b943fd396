/** Whole bouts of the Advanced Game held against the printed rules by the independent checker, and proof that it can fail. */
import { describe, expect, it } from 'vitest';
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import {
  advancedBout,
  BOOK,
  LED,
  STYLE_PAIRS,
  type Weapons,
} from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import { someOf } from '../../../../support/soak.ts';
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

/** Weapons that no style brings along, and some that sit ill with their men. */
const ODD_WEAPONS: readonly Weapons[] = [
  ['axe', 'flail'],
  ['maul', 'trident'],
  ['flail', 'maul'],
  ['trident', 'axe'],
  ['dagger', 'pike'],
  ['spear', 'scimitar'],
];

type Fight = Parameters<typeof advancedBout>;

/** Complaints about a bout, each with the seed it can be found by; only the first few. */
function complaintsOf(...fought: Fight): readonly string[] {
  return firstComplaints(fought[2], advancedBout(...fought));
}

describe('journals of the Advanced Game', () => {
  it.each(STYLES)('bouts of the book, %s against others, leave nothing to complain of', (style) => {
    const found = someOf(STYLES, 9, STYLES.indexOf(style) % 9).flatMap((other) =>
      complaintsOf([style, other], BOOK, `book-${style}-${other}`),
    );
    expect(found).toEqual([]);
  });

  it.each(LED)('bouts of pairs of styles, a %s against a %s led at random, are as they should be', (a, b) => {
    const pairs = someOf(STYLE_PAIRS, 50);
    expect(pairs.flatMap((pair) => complaintsOf(pair, [a, b], `${a}-${b}-${pair.join('-')}`))).toEqual([]);
  });

  it('20.10.2 a trident that breaks in the moment in which its holder is parried is not dropped besides (P40)', () => {
    expect(complaintsOf(['retiarius', 'secutor'], BOOK, 'soak-styles-4818')).toEqual([]);
  });

  it.each(ODD_WEAPONS)('%s against %s, in the hands of every style, leave nothing to complain of', (a, b) => {
    const found = someOf(STYLES, 3).flatMap((style, i) => {
      const leaders = LED[i % LED.length] ?? BOOK;
      const other = STYLES[(i + 4) % STYLES.length] ?? style;
      return complaintsOf([style, other], leaders, `${a}-${b}-${style}`, [a, b]);
    });
    expect(found).toEqual([]);
  });
});

/** Bouts to look for samples in: all pairs of styles in turn, every other one with odd weapons. */
const sampleWith = sampler(
  (i) => {
    const pair = STYLE_PAIRS[(i * 7) % STYLE_PAIRS.length] ?? ['thraex', 'secutor'];
    const odd = ODD_WEAPONS[(i >> 1) % ODD_WEAPONS.length];
    return advancedBout(pair, LED[i % LED.length] ?? BOOK, `sample-${i}`, i % 2 === 0 ? [null, null] : odd);
  },
  600,
  [199, 76, 61, 58, 53, 44, 30, 26, 25, 24, 23],
);

const sheetOf = (style: string) => anyOf('sheet-made', ({ sheet }) => sheet.style === style);
const blow = (test: (event: EventOf<'blow'>) => boolean) =>
  anyOf('blow', (event) => event.round !== null && test(event));
const special = (name: string, test: (event: EventOf<'blow'>) => boolean = () => true) =>
  blow((event) => event.special === name && test(event));
const guarded = (word: string) => blow(({ rolls }) => (rolls ?? []).some(({ result }) => result?.startsWith(word)));
const struckWith = (kind: string, test: (event: EventOf<'blow'>) => boolean = () => true) =>
  blow((event) => event.with?.kind === kind && test(event));

/** Men who have a dagger to lose, and fight on beside one who lies unconscious. */
const fetching = sampler((i) => advancedBout(['scissores', STYLES[i % STYLES.length] ?? 'thraex'], BOOK, `${i}`), 200);
const fetches = anyOf('centurion-ordered', ({ text }) => text === 'goes for a weapon');

const FALSE: readonly Falsehood[] = [
  ["a Velite's armour", sheetOf('velite'), ['event', 'sheet', 'armour', 1], becomes('A4')],
  ["a Velite's javelins", sheetOf('velite'), ['event', 'sheet', 'sheath'], becomes([])],
  ["a Secutor's net factor", sheetOf('secutor'), ['event', 'sheet', 'nf'], plus(-2)],
  ["a Dimachaerus' shield", sheetOf('dimachaerus'), ['event', 'sheet', 'shield'], becomes('small')],
  ["a Crupellarius' armour", sheetOf('crupellarius'), ['event', 'sheet', 'armour', 2], becomes('--')],
  ["a Hoplomachus' sheath", sheetOf('hoplomachus'), ['event', 'sheet', 'sheath', 0, 'kind'], becomes('dagger')],
  ['a style', sheetOf('thraex'), ['event', 'sheet', 'style'], becomes('velite')],
  [
    'the eye holes of a Secutor',
    anyOf('engaged', ({ modifiers }) => modifiers.some(({ why }) => /Secutor/.test(why))),
    ['event', 'advantage'],
    plus(1),
  ],
  [
    'the CF of two weapons',
    anyOf('allocated', ({ modifiers }) => modifiers[1]?.why === 'two weapons'),
    ['event', 'modifiers', 1, 'value'],
    plus(-2),
  ],
  [
    'a special attack on another area',
    anyOf('allocated', ({ allocation }) => allocation.attacks[0]?.special === 'sweep'),
    ['event', 'allocation', 'attacks', 0, 'special'],
    becomes('sand'),
  ],
  [
    'a special defence that is not paid for',
    anyOf('allocated', ({ allocation }) => allocation.special === undefined && allocation.attacks.length > 0),
    ['event', 'allocation', 'special'],
    becomes(2),
  ],
  [
    'a special defence besides a plain one',
    anyOf('allocated', ({ allocation }) => allocation.special === 1),
    ['event', 'allocation', 'defence', 1],
    plus(1),
  ],
  ['what struck', struckWith('scimitar'), ['event', 'with', 'kind'], becomes('sword')],
  ['that nothing special was tried', special('sweep'), ['event', 'special'], becomes(null)],
  ['a special attack that none was', blow((event) => event.special === null), ['event', 'special'], becomes('sweep')],
  ['the outcome of a duck', guarded('duck'), ['event', 'result'], becomes('S')],
  ['the outcome of a block', guarded('block'), ['event', 'result'], becomes('--')],
  [
    "a flail's parry",
    struckWith('flail', ({ printed, result }) => printed === 'P' && result === 'H'),
    ['event', 'result'],
    becomes('P'),
  ],
  ['the wounds of a sweep', special('sweep', ({ wounds }) => wounds > 0), ['event', 'wounds'], plus(1)],
  ['the wounds of a bash', special('bash', ({ result }) => result === 'H'), ['event', 'wounds'], plus(1)],
  ['a wound from a feint', special('feint', ({ result }) => result === 'H'), ['event', 'wounds'], becomes(1)],
  [
    'the sequence',
    anyOf('sequence-set', ({ slots }) => slots[0]?.round === 0),
    ['event', 'slots', 0, 'round'],
    plus(1),
  ],
  ['the CF of the blow after a feint', anyOf('feinted'), ['event', 'cf'], plus(1)],
  ['its area', anyOf('feinted'), ['event', 'area'], (old) => (Number(old) % 5) + 1],
  ['what is left in a sheath', anyOf('drawn'), ['event', 'left'], plus(1)],
  ['what was drawn', anyOf('drawn'), ['event', 'item', 'kind'], becomes('axe')],
  [
    'how a trident broke',
    anyOf('weapon-broken', ({ item }) => item.kind === 'trident'),
    ['event', 'how'],
    becomes('bent'),
  ],
  ['where blood lies', anyOf('blood-shed'), ['event', 'at', 0, 'q'], plus(1)],
  ['the markers of blood', anyOf('blood-shed'), ['event', 'at'], becomes([])],
  ['whether a Crupellarius fell', anyOf('fall-prone-checked', ({ cite }) => cite === '19.4.2'), ['event', 'fell'], not],
  ['which of two weapons fell', anyOf('item-chosen', ({ cite }) => cite === 'P32'), ['event', 'item', 'id'], plus(1)],
  ['the CF that sand cost', anyOf('cf-lost', ({ amount }) => amount > 3), ['event', 'amount'], plus(1)],
];

const SHIFTS: readonly (readonly [what: string, kind: GladiatorEvent['kind'], roll: string, why: RegExp])[] = [
  ['the pike on a shield', 'blow', 'shield', /pike/],
  ['the maul on a shield', 'blow', 'shield', /maul/],
  ['the maul on a weapon', 'blow', 'drop', /maul/],
  ['the scissor on a weapon', 'blow', 'drop', /scissor/],
  ['a disarm', 'blow', 'drop', /disarm/],
  ['the axe', 'blow', 'wound', /axe/],
  ["a javelin's break", 'blow', 'break', /ST/],
  ['sand', 'blow', 'sand', /H/],
  ['a shield bash', 'stunned', 'stun', /^H/],
  ['a sweep', 'stumble-checked', 'stumble', /swept/],
  ['Thr of a spear', 'thrown', 'throw-distance', /Thr of the spear/],
  ['Thr of a javelin', 'thrown', 'throw-distance', /Thr of the javelin/],
  ['the number of javelins', 'sheet-made', 'javelins', /./],
];

/** Complaints that are not only of a draw nobody tells of. */
const beyondDraws = (complaints: readonly string[]): readonly string[] =>
  complaints.filter((complaint) => !/draw \d+ (is nowhere|comes)/.test(complaint));

describe('the journal checker can fail in the Advanced Game', () => {
  it.each(FALSE)('it finds %s falsified', (_, wanted, path, to) => {
    expect(afterChange(sampleWith(wanted), path, to)).not.toEqual([]);
  });

  it('29.4.2.5 it finds a man falsified who goes for a weapon: his way, and how far he may turn (P324)', () => {
    const sample = fetching(fetches);
    expect(afterChange(sample, ['event', 'path'], becomes([]))).not.toEqual([]);
    expect(afterChange(sample, ['event', 'turns'], plus(1))).not.toEqual([]);
    expect(afterChange(sample, ['event', 'order'], becomes('pause'))).not.toEqual([]);
  });

  it.each(SHIFTS)('it finds a wrong modifier for %s though total and threshold agree with it', (_, kind, roll, why) => {
    const sample = sampleWith((event) => event.kind === kind && hasModifier(event, roll, why));
    expect(shifted(sample, roll, why)).not.toEqual([]);
  });

  it.each([
    ['a draw', anyOf('drawn')],
    ['a weapon that broke', anyOf('weapon-broken')],
    ['the blood of a man cloven', anyOf('blood-shed')],
    ['the aim of a feint', anyOf('feinted')],
    ['a javelin not thrown', anyOf('thrown', ({ item }) => item.kind === 'javelin')],
    ['the stun of a bash', anyOf('stunned', ({ why }) => why === 'the shield bash')],
    ['the stun of a maul', anyOf('stunned', ({ why }) => why === 'the weight of the maul')],
    ['the stumble check of a sweep', anyOf('stumble-checked', ({ why }) => why === 'a sweep')],
    ['the check of a kneeling Crupellarius', anyOf('fall-prone-checked', ({ cite }) => cite === '19.4.2')],
    ['attacks that went with a weapon', anyOf('attacks-lost', ({ why }) => why === 'unarmed')],
  ] as const)('it misses %s', (_, wanted) => {
    expect(beyondDraws(withoutEvent(sampleWith(wanted)))).not.toEqual([]);
  });

  it('it asks why a man with his enemy before him and CF to spend does not fight', () => {
    const { setup, journal, at } = sampleWith(anyOf('engaged'));
    const { turn, phase } = journal[at] ?? { turn: 0, phase: 0 };
    const until = journal.findIndex((one) => one.turn * 10 + one.phase > turn * 10 + phase);
    const peace = [...journal.slice(0, at), ...journal.slice(until)].map((entry, seq) => ({ ...entry, seq }));
    expect(checkJournal(setup, peace).join()).toContain('should have fought');
  });
});
