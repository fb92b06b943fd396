/** Answers in words: ends told apart, warnings where they are read first, rams and nets by their chances. */
import { describe, expect, it } from 'vitest';
import { questionOf } from '../../../../src/games/gliderpit/ask/answers.ts';
import { actionOffers, combatOffers } from '../../../../src/games/gliderpit/ask/fight-offers.ts';
import { glideOffers, moveOffers } from '../../../../src/games/gliderpit/ask/flight-offers.ts';
import type { Offer } from '../../../../src/games/gliderpit/ask/offer.ts';
import { BOUTS } from '../../../../src/games/gliderpit/screens/match-kind.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import { aloft, at, duel, type Somebody } from '../support/pit.ts';

const AWAY: Somebody = { hex: at(-7, 6), alt: 15 };

function offersOf(
  self: Somebody,
  other: Somebody = AWAY,
  of: (asking: Parameters<typeof moveOffers>[0]) => readonly Offer[] = moveOffers,
): readonly Offer[] {
  const [state, glider] = duel({ seat: 0, ...self }, other);
  return of({ state, tables: tables(), glider });
}

const isEnd = ({ group }: Offer): boolean => group === 'Fly to';
const lines = (offers: readonly Offer[]): readonly string[] => offers.map(({ label, note }) => `${label}  ${note}`);

describe('the next maneuver and the ends of a movement', () => {
  it.each([1, 2, 3, 4, 5])('at speed %i no two ends read alike: behind ^ no dive follows', (speed) => {
    const ends = offersOf({ speed }).filter(isEnd);
    expect(new Set(lines(ends)).size).toBe(ends.length);
    const climbs = ends.filter(({ note }) => / \^( !)?$/.test(note));
    expect(climbs.length).toBeGreaterThan(0);
    for (const { note, more } of climbs)
      expect([note, more().join(' ')]).toEqual([note, expect.stringContaining('After a climb there is no dive.')]);
  });

  it('10.24 a ram stands right behind Forward, with what it comes to on the average and by each face', () => {
    const next = offersOf({ alt: 13 }, { name: 'Corvus', hex: at(0, 0), alt: 11 }).filter((one) => !isEnd(one));
    expect(next.slice(0, 3).map(({ label }) => label)).toEqual(['Forward', 'Stop and ram Corvus', 'Climb']);
    expect(next[1]?.more()).toEqual([
      'Corvus loses 2.3 levels, you 0.3; it is out 0 %, stunned 33 %.',
      'The die: 1 you -2; 2 Corvus -1; 3 Corvus -2; 4 Corvus -3; 5-6 Corvus -4, stunned.',
    ]);
    expect(next[1]?.brief?.()[1]).toBe('1 AA-2; 2 DA-1; 3 DA-2; 4 DA-3; 5-6 DA-4, Dstn; A: you, D: it.');
  });

  it('8.22 what leads into the wall stands behind what does not, so that it is not chosen unawares', () => {
    const next = offersOf({ hex: at(6, 0), speed: 1, hand: 'spear' }).filter((one) => !isEnd(one));
    expect(lines(next)).toEqual([
      ...['Turn left  alt 10, sp 0', 'Turn left  alt 9, sp 1', 'Turn right  alt 10, sp 0', 'Turn right  alt 9, sp 1'],
      ...['Forward  into the wall', 'Climb  into the wall', 'Drop the spear  for good'],
    ]);
  });

  it('every next maneuver but a ram has one row of the list at 80x24', () => {
    const next = offersOf({ hand: 'dagger', stowed: [] }).filter((one) => !isEnd(one));
    expect(lines(next).filter((line) => line.length > 25)).toEqual([]);
    expect(lines(next).filter((line) => line.startsWith('Turn left'))).toEqual([
      'Turn left  alt 10, sp 1',
      'Turn left  alt 9, sp 2',
    ]);
  });

  it('tells of a bad end in the first sentence after the way, and stands behind all others', () => {
    const ends = offersOf({ hex: at(5, 0), speed: 2, alt: 3, hand: 'spear' }).filter(isEnd);
    const bad = ends.filter(({ warns }) => warns);
    expect(bad.length).toBeGreaterThan(0);
    expect(ends.slice(-bad.length)).toEqual(bad);
    const stalled = bad.find(({ leads }) => leads?.pose.speed === 0);
    expect(stalled?.more()[0]).toContain('a spin comes next. A spin takes a die of levels: out 50 %');
  });
});

describe('the glide', () => {
  it('9.23 to hold at speed 1 warns of the spin that may come, and how likely it is the end', () => {
    const glides = offersOf({ speed: 1, alt: 4 }, AWAY, glideOffers);
    expect(glides.map(({ label }) => label)).toEqual(['Dive 1', 'Dive 2', 'Dive 3', 'Hold']);
    const hold = glides[3];
    expect([hold?.note, hold?.warns]).toEqual(['33 %: speed 0 !', true]);
    expect(hold?.more()).toEqual([
      'On 1 and 2 you have speed 0: next turn you spin.',
      'A spin takes a die of levels: out 50 %, and you face by chance.',
    ]);
  });

  it('leads to where each dive would end', () => {
    const dives = offersOf({ alt: 9 }, AWAY, glideOffers).filter(({ label }) => label.startsWith('Dive'));
    expect(dives.map(({ leads }) => [leads?.pose.alt, leads?.pose.speed])).toEqual([
      [8, 3],
      [7, 4],
      [6, 5],
    ]);
  });
});

it('11.27 of several attacks that which hits best stands first, before one at an ally', () => {
  const all: readonly Somebody[] = [
    { seat: 0, team: 0, hand: 'spear' },
    { hex: at(6, 0), team: 1, name: 'Far' },
    { hex: at(2, 0), team: 1, name: 'Near' },
    { hex: at(1, 0), team: 0, name: 'Own', speed: 0 },
  ];
  const state = aloft(all);
  const [glider] = state.gliders;
  if (glider === undefined) throw new Error('nobody');
  const labels = combatOffers({ state, tables: tables(), glider }).map(({ label }) => label);
  expect(labels).toEqual([
    ...['Throw spear: Near', 'Throw spear: Far', 'Throw spear: Own (yours)', 'Strike, spear: Own (yours)'],
    ...['Hand spear to Own', 'No attack', 'Drop the spear'],
  ]);
});

it('11.29 a net warns of the throw that catches its thrower', () => {
  const [net, ...rest] = offersOf({ hand: 'net' }, { hex: at(2, 0) }, combatOffers);
  expect(net?.more()[1]).toBe('Caught in the net 75 %. On 11 you are caught in it yourself.');
  expect(rest.at(-1)?.more()).toEqual(['It falls into the pit.']);
});

it('4.9 a team is asked for what all of its gliders take', () => {
  const state = aloft([
    { name: 'Felix', team: 0, seat: 0 },
    { name: 'Ibis', team: 0 },
    { name: 'Vultur', team: 1 },
  ]);
  const asked = (team: number): string =>
    questionOf({ kind: 'draft', seat: 0, cite: '4.9', team }, state, tables()).text;
  expect([asked(0), asked(1)]).toEqual(['What do Felix and Ibis take?', 'What does Vultur take?']);
});

it('12.35 in a net each weapon tells by what chance one gets out with it', () => {
  const offers = offersOf({ netted: true, hand: 'spear', stowed: ['dagger', 'sword'] }, AWAY, actionOffers);
  const told = offers.map(({ label, note, more }) => [label, note, more().at(-1)]);
  expect(told).toContainEqual(['Out of the net', '17 %', expect.stringContaining('-1 for the spear: 5 or more')]);
  expect(told).toContainEqual(['Take the dagger', 'range 5', 'In a net you get out with it by 67 %.']);
  expect(told).toContainEqual(['Take the sword', 'range 3', 'In a net you get out with it by 50 %.']);
});

it('14.37 advice has words for an air marker that the list leaves out, since nobody flies in any of its rows', () => {
  const [state] = duel({ seat: 0, ...AWAY }, AWAY);
  const request = { kind: 'air', seat: 0, cite: '14.37', glider: 'A', total: 6 } as const;
  expect(BOUTS.thoughts?.words?.(request, { row: 16, sign: 1 }, state)).toBe('Updraft in P');
});

it('11.31 says of a strike with a sword that its result can be shifted, where the other cannot parry', () => {
  const told = (self: Somebody, foe: Somebody) =>
    offersOf(self, { hex: at(1, 0), facing: 3, ...foe }, combatOffers)
      .find(({ label }) => label.startsWith('Strike'))
      ?.more()
      .slice(2);
  expect(told({ hand: 'sword' }, {})).toEqual([
    'On 11 the weapon is lost.',
    expect.stringContaining('shift the result by one'),
  ]);
  expect(told({ hand: 'sword' }, { hand: 'dagger' })).toEqual(['On 11 the weapon is lost.']);
  expect(told({ hand: 'spear' }, {})).toEqual(['On 11 the weapon is lost.']);
});
