/** Hunts of Springsteen's animals held against his tables by the independent checker, and proof that it can fail (P180). */
import { describe, expect, it } from 'vitest';
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { ANIMAL_KINDS } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import { HUNTER_STYLES, STYLES } from '../../../../../src/games/gladiator/rules/types.ts';
import { huntBout } from '../../../../../tools/games/gladiator/journal/wild/bouts.ts';
import { firstComplaints } from '../../support/journal/complaints.ts';
import { anyOf, becomes, type Falsehood, plus, sampler } from '../../support/journal/falsify.ts';
import { testLies } from '../../support/journal/falsify-tests.ts';

describe("journals of hunts by Springsteen's book", () => {
  it.each(ANIMAL_KINDS)('hunts of a %s, by the book and led at random, are as they should be', (kind) => {
    const found = [...HUNTER_STYLES, ...STYLES].flatMap((man, i) => {
      const seed = `springsteen-${man}-${kind}-${i}`;
      return firstComplaints(seed, huntBout(man, kind, i % 2 === 0 ? 'book' : 'seat', seed, 'springsteen'));
    });
    expect(found).toEqual([]);
  });
});

const sampleWith = sampler(
  (i) => {
    const man = HUNTER_STYLES[i % HUNTER_STYLES.length] ?? 'venator';
    return huntBout(man, ANIMAL_KINDS[i % 5] ?? 'lion', 'book', `sample-${i}`, 'springsteen');
  },
  400,
  [34],
);

const prowl = (test: (event: EventOf<'beast-prowled'>) => boolean = () => true) => anyOf('beast-prowled', test);
const wall = (how: string) => anyOf('beast-at-wall', (event) => event.how === how);
const bites = anyOf('allocated', ({ rolls = [] }) => rolls.some(({ name }) => name === 'animal-area'));

const FALSE: readonly Falsehood[] = [
  ["an animal's agility", anyOf('sheet-made', ({ sheet }) => sheet.beast !== null), ['event', 'sheet', 'ag'], plus(1)],
  ['its move', prowl(({ move }) => move === 'forward'), ['event', 'move'], becomes('rush')],
  ['its moves', prowl(({ moves }) => moves > 0), ['event', 'moves'], plus(1)],
  ['a step of it', anyOf('beast-stepped'), ['event', 'to', 'q'], plus(1)],
  ['how it faces', anyOf('beast-stepped'), ['event', 'facing'], (old) => (Number(old) + 1) % 6],
  ['the moves it has left for a man', anyOf('beast-sighted'), ['event', 'left'], plus(1)],
  ['the edge it comes to', wall('along'), ['event', 'edge'], (old) => (old === 'north' ? 'south' : 'north')],
  ['that it goes along the wall', wall('along'), ['event', 'how'], becomes('rebound')],
  ['the way it rebounds', wall('rebound'), ['event', 'way'], (old) => (Number(old) + 1) % 6],
  ['its attacks', bites, ['event', 'allocation', 'attacks', 0, 'cf'], plus(1)],
  ['the area it bites', bites, ['event', 'allocation', 'attacks', 0, 'area'], (old) => (Number(old) % 5) + 1],
  [
    'a man crushed at the wall',
    anyOf('collided', ({ cite }) => cite === 'P186'),
    ['event', 'pushedTo'],
    becomes({ q: 5, r: 5 }),
  ],
  [
    'two effects of one critical',
    anyOf('hurt', ({ effect }) => effect.includes('&')),
    ['event', 'effect'],
    becomes('ST'),
  ],
];

const SHIFTED: readonly (readonly [what: string, roll: string, why: RegExp])[] = [
  ['the hexes its head has entered', 'impact', /^\d+ hex/],
  ['what its kind gives to its impact', 'impact', /^(lion|bear|tiger|leopard)$/],
  ["a man's side steps before it", 'impact', /sidestep/],
  ['wounds after the first', 'critical', /after the first/],
];

/** What cannot be left out without a word. */
const NEEDED: readonly (readonly [what: string, wanted: (event: GladiatorEvent) => boolean])[] = [
  ['its three dice', prowl()],
  ['a step of it', anyOf('beast-stepped')],
  ['whom it sights', anyOf('beast-sighted')],
  ['the wall it comes to', wall('along')],
  ['the death of a man crushed', anyOf('killed', ({ why }) => why === 'crushed')],
];

describe("the journal checker can fail with Springsteen's animals", () => {
  testLies(sampleWith, { falsified: FALSE, shifted: SHIFTED, omitted: NEEDED });
});
