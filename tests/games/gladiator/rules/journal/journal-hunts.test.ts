/** Hunts held against the printed rules by the independent checker, and proof that it can fail (28). */
import { describe, expect, it } from 'vitest';
import { BEAST_KINDS } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { HUNTER_STYLES, STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import { huntBout } from '../../../../../tools/games/gladiator/journal/wild/bouts.ts';
import { someOf } from '../../../../support/soak.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import { afterChange, anyOf, becomes, type Falsehood, plus, sampler } from '../../support/journal/falsify.ts';
import { testLies } from '../../support/journal/falsify-tests.ts';

type Hunt = Parameters<typeof huntBout>;

/** Complaints about a hunt, each with the seed it can be found by; only the first few. */
function complaintsOf(...hunt: Hunt): readonly string[] {
  return firstComplaints(hunt[3], huntBout(...hunt));
}

describe('journals of hunts', () => {
  it.each(BEAST_KINDS)('hunts of a %s by the book, by hunters and by other men, are as they should be', (kind) => {
    const men = [...HUNTER_STYLES, ...someOf([...HUNTER_STYLES, ...STYLES], 3)];
    expect(men.flatMap((man, i) => complaintsOf(man, kind, 'book', `book-${man}-${kind}-${i}`))).toEqual([]);
  });
});

const sampleWith = sampler((i) => {
  const men = [...HUNTER_STYLES, 'dimachaerus', 'myrmillo'] as const;
  return huntBout(men[i % 4] ?? 'venator', BEAST_KINDS[(i * 3) % 10] ?? 'lion', 'book', `sample-${i}`);
}, 400);

const beastSheet = anyOf('sheet-made', ({ sheet }) => sheet.beast !== null);
const acted = (test: (event: EventOf<'beast-acted'>) => boolean = () => true) => anyOf('beast-acted', test);
const bites = anyOf('allocated', ({ rolls = [] }) => rolls.some(({ name }) => name === 'beast-attacks'));
const rams = anyOf('collided', ({ cite }) => cite === '28.6');
const trampling = anyOf('blow', ({ cite }) => cite === '28.6.1');
const atBeast = (test: (event: EventOf<'blow'>) => boolean) =>
  anyOf('blow', (event) => event.fighter === 'A' && event.round !== null && test(event));

const FALSE: readonly Falsehood[] = [
  ["a beast's strength", beastSheet, ['event', 'sheet', 'st'], plus(1)],
  ['where it begins', anyOf('placed', ({ fighter }) => fighter === 'B'), ['event', 'at', 'q'], plus(-1)],
  ['how it looks', anyOf('placed', ({ fighter }) => fighter === 'B'), ['event', 'facing'], becomes(0)],
  ['what it does', acted(({ action }) => action === 'random'), ['event', 'action'], becomes('panic')],
  ['how far it goes', acted(({ hexes }) => hexes > 0), ['event', 'hexes'], plus(1)],
  ['whom it goes for', acted(({ towards }) => towards !== undefined), ['event', 'towards'], becomes('B')],
  ['a step of it', anyOf('beast-stepped'), ['event', 'to', 'q'], plus(1)],
  ['how it faces', anyOf('beast-stepped'), ['event', 'facing'], (old) => (Number(old) + 3) % 6],
  ['what bars its way', anyOf('beast-barred'), ['event', 'way'], (old) => (Number(old) + 3) % 6],
  ['the way it turns aside', anyOf('beast-barred', ({ aside }) => aside !== null), ['event', 'aside'], becomes(null)],
  ['its attacks', bites, ['event', 'allocation', 'attacks', 0, 'cf'], plus(1)],
  ['the area it bites', bites, ['event', 'allocation', 'attacks', 0, 'area'], (old) => (Number(old) % 5) + 1],
  ['its defence', bites, ['event', 'allocation', 'defence', 2], becomes(1)],
  ['who runs into whom', rams, ['event', 'fighters'], (old) => [...(old as string[])].reverse()],
  ['how much it wins by', rams, ['event', 'by'], plus(1)],
  [
    'where a man is pushed',
    anyOf('collided', ({ cite, winner, pushedTo }) => cite === '28.6' && winner === 'B' && pushedTo !== null),
    ['event', 'pushedTo', 'q'],
    plus(1),
  ],
  ['how hard he is trampled', trampling, ['event', 'bonus'], plus(1)],
  [
    'the hit that a parry becomes',
    atBeast(({ printed, result }) => /^[PS]/.test(printed) && result === 'H'),
    ['event', 'result'],
    becomes('P'),
  ],
  ['the fore legs on his blade', anyOf('bruised', ({ cite }) => cite === '28.7.3.2'), ['event', 'wounds'], plus(1)],
  [
    'what its flank gives',
    anyOf('engaged', ({ modifiers }) => modifiers.some(({ cite }) => cite === '28.7.1')),
    ['event', 'advantage'],
    plus(1),
  ],
  [
    'the area that is struck',
    atBeast(({ round }) => round !== null),
    ['event', 'area'],
    (old) => (Number(old) % 5) + 1,
  ],
  ['who won', anyOf('bout-ended', ({ winner }) => winner !== null), ['event', 'winner'], becomes(null)],
  ['its letter', anyOf('bout-ended'), ['event', 'results', 'B'], becomes('M')],
];

const SHIFTED: readonly (readonly [what: string, roll: string, why: RegExp])[] = [
  ['its cunning', 'beast-action', /cunning/],
  ['a lame leg', 'beast-hexes', /lame/],
  ['the hexes of its impact', 'impact', /hex/],
  ['what its kind gives to its impact', 'impact', /^(lion|bear|rhino|elephant|tiger|zebra)$/],
  ['its hide', 'wound', /hide/],
  ['its panic', 'endurance', /panic/],
];

/** What cannot be left out without a word. */
const NEEDED: readonly (readonly [what: string, wanted: (event: GladiatorEvent) => boolean])[] = [
  ['its action', acted()],
  ['a step of it', anyOf('beast-stepped')],
  ['the harm to its fore legs', anyOf('bruised', ({ cite }) => cite === '28.7.3.2')],
  ['a trampling', trampling],
  ['how a bear rears', anyOf('reared')],
  ['the end of a beast', anyOf('killed', ({ why }) => why === 'hunted')],
];

describe('the journal checker can fail in hunts', () => {
  testLies(sampleWith, { falsified: FALSE, shifted: SHIFTED, omitted: NEEDED });

  it('28.7.5 it finds a critical hit read from the table of men', () => {
    const sample = sampleWith(
      anyOf('blow', ({ rolls = [] }) =>
        rolls.some(({ name, table }) => name === 'critical' && table?.id === 'beast-critical'),
      ),
    );
    const found = afterChange(sample, ['event', 'rolls'], (rolls) =>
      (rolls as NonNullable<GladiatorEvent['rolls']>).map((roll) =>
        roll.name === 'critical' ? { ...roll, table: { id: 'critical', row: 'head', column: '9', cell: 'V' } } : roll,
      ),
    );
    expect(found).not.toEqual([]);
  });
});
