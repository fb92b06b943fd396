/** The chronicle and what is written when a career is over, from hand-made careers. */
import { describe, expect, test } from 'vitest';
import type { Kill } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import { chronicleOf, chroniclePage } from '../../../../src/games/gladiator/career/told/chronicle.ts';
import { momentOf } from '../../../../src/games/gladiator/career/told/moments.ts';
import { obituaryOf } from '../../../../src/games/gladiator/career/told/obituary.ts';
import type { CareerState, OtherBout, PastMunus } from '../../../../src/games/gladiator/career/types.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { scene, tables } from '../../../../tools/games/gladiator/bout.ts';
import { priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { bill, bout, inMonth, rival } from '../../../../tools/games/gladiator/career.ts';

function past(traits: Partial<PastMunus> = {}): PastMunus {
  const unchanged = { from: 1, to: 1 };
  return {
    ...{ munus: 1, bill: bill(), result: bout(), cv: 4, xpEarned: 20, injuries: [], pr: unchanged, luck: unchanged },
    ...traits,
  };
}

const lines = (state: CareerState, munus = 1): string => chroniclePage(state, munus)?.lines.join('\n') ?? '';
const other = (traits: Partial<OtherBout>): OtherBout => ({
  ...{ munus: 1, by: 'wounds', turns: 2, moment: null },
  ...{ red: { rival: 1, result: 'V', cv: 5 }, blue: { rival: 2, result: 'P', cv: 5 } },
  ...traits,
});

describe('a page', () => {
  test('38.2 tells whom he met, how it went, and what it left', () => {
    const moments = [{ turn: 2, phase: 3, text: 'Rival1 loses his sword.' }];
    const page = chroniclePage(inMonth({ past: [past({ result: bout({}, {}, { moments }) })] }), 1);
    expect(page?.title).toBe('The 1st munus');
    expect(page?.lines).toEqual([
      'Priscus, in his first match, fought man to man against Rival1 the myrmillo.',
      'Turn 2. Rival1 loses his sword.',
      'Priscus won in turn two.',
      'Priscus took 20 XP from it.',
    ]);
  });

  test('10.3 counts the dead where he killed more than one', () => {
    const killed = (victim: string): Kill => ({ victim, turn: 1, way: 'quick', w: 0 });
    const told = (kills: readonly Kill[]) => lines(inMonth({ past: [past({ result: bout({ kills }) })] }));
    expect(told([killed('B')])).toContain('Priscus won in turn two.');
    expect(told([killed('B'), killed('C')])).toContain('Priscus won in turn two, with two dead by his hand.');
  });

  test('21.3 an arrow is put where other missiles land', () => {
    const hit = { kind: 'thrown', cite: '13.3', fighter: 'A', target: 'B', range: 3, hit: true } as const;
    const told = (more: object) => momentOf(tables, { ...hit, ...more } as GladiatorEvent, scene({}), true)?.text;
    expect(told({ item: { id: 1, kind: 'javelin' } })).toMatch(/lands his javelin on .* from three paces/u);
    expect(told({ item: { id: 1, kind: 'bow' }, arrows: 4 })).toMatch(/puts an arrow on .* from three paces/u);
  });

  test('38.3.1 tells of a death match, of beasts, of the Colosseum', () => {
    const hunt = bill({
      type: 'venatores',
      challengers: [],
      beasts: ['wolf', 'lion', 'wolf'],
      arena: { size: 1, obstacles: 0 },
    });
    expect(lines(inMonth({ past: [past({ bill: hunt })] }))).toContain(
      'fought with the hunting spear against two wolves and a lion in the morning. All Rome was in the Colosseum.',
    );
    expect(lines(inMonth({ past: [past({ bill: bill({ deathMatch: true }) })] }))).toContain('sine missione');
  });

  test('an upset is told by combat value (P124)', () => {
    expect(lines(inMonth({ past: [past({ cv: 14 })] }))).not.toContain('put money on it');
    expect(lines(inMonth({ past: [past({ cv: -4 })] }))).toContain('Nobody had put money on it.');
    const rivals = [rival(1), rival(2)];
    const bouts = [other({ red: { rival: 1, result: 'V', cv: 2 }, blue: { rival: 2, result: 'P', cv: 12 } })];
    expect(lines(inMonth({ past: [past()], rivals, others: bouts }))).toContain(
      'Rival1 the myrmillo, against all odds, killed Rival2',
    );
  });

  test.each([
    ['M', 'Rival1 owes his life to the crowd, and Priscus a beating.'],
    ['S', 'Rival1 and Priscus have something to settle.'],
    ['V', 'Rival1 says that he would beat Priscus again.'],
  ] as const)('38.4.2 a grudge of a man who came away with %s (P231)', (result, text) => {
    const rivals = [rival(1, {}, { met: [{ munus: 1, result }] })];
    expect(lines(inMonth({ past: [past()], rivals }))).toContain(text);
  });

  test('38.4.2 the other houses: deaths, draws, freedom (P234)', () => {
    const rivals = [rival(1, {}, { standing: 'freed' }), rival(2), rival(3, {}, { standing: 'dead' }), rival(4)];
    const others = [
      other({}),
      other({ red: { rival: 3, result: 'S', cv: 5 }, blue: { rival: 4, result: 'S', cv: 5 }, by: 'stans-missus' }),
    ];
    const text = lines(inMonth({ past: [past()], rivals, others }));
    expect(text).toContain('It was the 10th victory of Rival1, who goes free.');
    expect(text).toContain('Rival3 the myrmillo and Rival4 the myrmillo were parted with honour.');
    expect(text).toContain('Rival3 died of his wounds within the month.');
  });

  test('10.5 a victor who bled to death is told of as that, and not as a draw nor a killing of each other (P71)', () => {
    const rivals = [rival(1), rival(2)];
    const told = (red: 'P' | 'M', blue: 'P' | 'M', by: OtherBout['by']) => {
      const met = { red: { rival: 1, result: red, cv: 5 }, blue: { rival: 2, result: blue, cv: 5 }, by };
      return lines(inMonth({ past: [past()], rivals, others: [other(met)] }));
    };
    expect(told('P', 'M', 'victor-bled')).toContain(
      'Rival1 the myrmillo beat Rival2 the myrmillo, and bled to death while the crowd spared him.',
    );
    expect(told('M', 'P', 'victor-bled')).toContain('Rival2 the myrmillo beat Rival1 the myrmillo, and bled');
    expect(told('P', 'P', 'victor-bled')).toContain('both died: whoever had won bled to death.');
    expect(told('P', 'P', 'both-bled')).toContain('both bled to death before anybody had won.');
    expect(told('P', 'P', 'both-dead')).toContain('left each other dead.');
  });

  test('10.5 so is the own man: what the page says, and what the obituary (P71)', () => {
    const dead = { result: 'P', dead: true, killer: 'Rival1' } as const;
    const state = (by: OtherBout['by'], foe: Parameters<typeof bout>[1]) =>
      inMonth({
        past: [past({ result: bout(dead, foe, { winner: null, by }) })],
        ...{ standing: 'dead', end: { munus: 1, how: 'killed', killer: 'Rival1' } },
      });
    const spared = state('victor-bled', { result: 'M', dead: false, killer: null });
    expect(lines(spared)).toContain('Priscus beat his man in turn two, and bled to death while the crowd spared him.');
    const last = 'Priscus fell at the 1st munus, by Rival1; ';
    expect(obituaryOf(spared)?.lines.at(-1)).toBe(`${last}whoever had won that day bled to death of it.`);
    const both = state('both-bled', dead);
    expect(lines(both)).toContain('Priscus was killed in turn two by Rival1.');
    expect(obituaryOf(both)?.lines.at(-1)).toBe(`${last}nobody had won that day: all who were left bled to death.`);
  });

  test('32.2, 34.4, 35.5 injuries, luck and prestige', () => {
    const injuries = [{ munus: 1, area: 4, rating: 'st', loss: 2 }] as const;
    const text = lines(inMonth({ past: [past({ injuries, pr: { from: 0, to: -1 }, luck: { from: 5, to: 6 } })] }));
    expect(text).toContain(
      'Priscus took 20 XP from it, will feel his arms for life (ST -2), has the crowd against him and has the gods a little closer.',
    );
  });

  test('there is one for each month that was fought, and none for others', () => {
    const state = inMonth({ past: [past(), past({ munus: 2 })] });
    expect(chronicleOf(state).map(({ munus }) => munus)).toEqual([1, 2]);
    expect(chroniclePage(state, 3)).toBe(null);
    expect(lines(state, 2)).toContain('with one victory to his name');
  });
});

describe('the last word', () => {
  test('P109 an obituary for the dead, with whom he met and how he died', () => {
    const result = bout(
      { result: 'P', dead: true, killer: 'Rival1' },
      { result: 'V', dead: false, killer: null },
      { winner: 1 },
    );
    const injuries = [{ munus: 1, area: 5, rating: 'ag', loss: 1 }] as const;
    const obituary = obituaryOf(
      inMonth({
        ...{
          man: priscus({ record: { v: 1, s: 0, m: 0 }, kills: 1, injuries }),
          past: [past(), past({ munus: 2, result })],
        },
        ...{ standing: 'dead', end: { munus: 2, how: 'killed', killer: 'Rival1' } },
      }),
    );
    expect(obituary).toMatchObject({
      ...{ kind: 'obituary', title: 'Priscus, gladiator', munera: 2, killer: 'Rival1', how: 'killed' },
      opponents: [
        { munus: 1, name: 'Rival1', result: 'P' },
        { munus: 2, name: 'Rival1', result: 'V' },
      ],
    });
    expect(obituary?.lines).toContain('He went in at two munera, for one victory. One died by his hand.');
    expect(obituary?.lines).toContain('He carried old wounds of the legs.');
    expect(obituary?.lines.at(-1)).toBe('Priscus fell at the 2nd munus, by Rival1; it was quick.');
  });

  test.each([
    ["Emperor's Champion", 'freed', 'laurels', 'Priscus, free'],
    ["died Emperor's Champion", 'freed', 'laurels', 'Priscus, who died free'],
    ['retired', 'retired', 'farewell', 'Priscus, formerly of the arena'],
    ['died of wounds', 'dead', 'obituary', 'Priscus, gladiator'],
  ] as const)('31 %s: %s, %s', (how, standing, kind, title) => {
    const state = inMonth({ past: [past()], standing, end: { munus: 1, how, killer: null } });
    expect(obituaryOf(state)).toMatchObject({ kind, title, how });
  });

  test('none while he fights', () => {
    expect(obituaryOf(inMonth({ past: [past()] }))).toBe(null);
  });
});
