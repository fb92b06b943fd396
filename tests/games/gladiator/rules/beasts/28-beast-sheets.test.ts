/** 28.1-28.3, P89: who hunts, which beasts there are, their log sheets, and where they begin. */
import { describe, expect, it } from 'vitest';
import { BEAST_KINDS, type BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { hexesOf, lengthOf, rangeTo } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import {
  type FighterSetup,
  initialState,
  prepareMatch,
  type Setup,
} from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { areaLoss, currentCf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { AREAS, type State } from '../../../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond } from '../../../../../src/kernel/arena.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { man, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { BEAST_CRITICALS, PRINTED_BEASTS } from '../../../../../tools/games/gladiator/printed-beasts.ts';
import { overlaps } from '../../support/rules/wild.ts';

const KINDS = BEAST_KINDS.map((kind) => ({ kind, row: PRINTED_BEASTS[kind] }));

/** Men whose dice are thrown already, and what they meet. */
const MAN: Partial<MusterMan> = { name: 'Maximus', ratings: { tr: 10, st: 0, ag: 0, cn: 4, w: 12 }, armour: 1 };
const setup = (red: readonly MusterMan['kind'][], blue: readonly MusterMan['kind'][]): Setup => ({
  rules: advancedRules(),
  fighters: muster(
    red.map((kind): MusterMan => ({ ...anyMan(kind), ...MAN })),
    blue.map(anyMan),
    'all',
  ),
});

/** The sheets of a set-up, and what was told of them. */
function prepared(
  of: Setup,
  dice: readonly Scripted[] = [],
): { state: State; sheets: readonly EventOf<'sheet-made'>[] } {
  const state = initialState(of);
  const events: GladiatorEvent[] = [];
  const scripted = scriptedDice(dice);
  prepareMatch({ state, tables, dice: scripted, emit: (event) => events.push(event) }, of);
  scripted.done();
  return { state, sheets: events.filter((event): event is EventOf<'sheet-made'> => event.kind === 'sheet-made') };
}

const refusal = (of: unknown): string => {
  const read = gladiator.schema.setup.safeParse(of);
  return read.success ? 'taken' : read.error.issues.map(({ message }) => message).join('; ');
};

describe('28 Beasts', () => {
  describe('28.1.1 Hunters', () => {
    it('28.1.1 a bestiarius is heavy, with a sword and the shield of his armour', () => {
      const [hunter] = prepared(setup(['bestiarius'], ['lion'])).state.fighters;
      expect(hunter).toMatchObject({ type: 'heavy', style: 'bestiarius' });
      expect(hunter?.hands.map(({ kind }) => kind)).toEqual(['sword', 'shield']);
    });

    it('28.1.1 a venator is light, with a spear and no shield', () => {
      const [hunter] = prepared(setup(['venator'], ['lion'])).state.fighters;
      expect(hunter).toMatchObject({ type: 'light', style: 'venator' });
      expect(hunter?.hands.map(({ kind }) => kind)).toEqual(['spear']);
    });
  });

  describe('28.3 Log sheets', () => {
    it('28.3.1 there are ten kinds, the tiger among them (C97)', () => {
      expect([...BEAST_KINDS].sort()).toEqual(Object.keys(PRINTED_BEASTS).sort());
      expect(BEAST_KINDS).toHaveLength(10);
    });

    it.each(KINDS)('28.3.3 the table has the ratings of the $kind', ({ kind, row }) => {
      expect(tables.beasts[kind]).toEqual(row);
    });

    it.each(KINDS)('28.3 a $kind has a sheet of its own as a man has', ({ kind, row: { st, cn, w, cf, hexes } }) => {
      const { state, sheets } = prepared(setup(['venator'], [kind]));
      const beast = state.fighters[1];
      expect(beast).toMatchObject({ st, cn, w, cfAtStart: cf, tr: 0, ag: 0, by: 'book', seat: null, side: 1 });
      expect(beast).toMatchObject({ beast: { kind, hexes, panicked: false, fed: false, dazed: false, reared: false } });
      expect(beast?.hands).toEqual([]);
      expect(sheets[1]).toMatchObject({ cite: '28.3', sheet: { beast: kind, st, cn, w, cf } });
      expect(currentCf(tables, man('B', wild(kind)))).toBe(cf);
    });

    it('28.3.1 beasts of a kind are told apart by a number after their name', () => {
      const { state } = prepared(setup(['venator'], ['wolf', 'lion', 'wolf', 'wolf']));
      expect(state.fighters.slice(1).map(({ name }) => name)).toEqual(['Wolf', 'Lion', 'Wolf II', 'Wolf III']);
    });

    it('28.3.1 a beast may bear a name of its own', () => {
      const of = setup(['venator'], ['lion']);
      const named = of.fighters.map((one): FighterSetup => (one.kind === 'lion' ? { ...one, name: 'Leo' } : one));
      expect(prepared({ ...of, fighters: named }).state.fighters[1]?.name).toBe('Leo');
    });
  });

  describe('28.3.4 Wounds', () => {
    /** B2 The last box of each span of the track, from box 2 up. */
    const ENDS = [2, 5, 9, 13, 16, 18, 25, 32];
    const spanOf = (box: number) => ENDS.findIndex((end) => box <= end);

    it.each(KINDS)(
      '28.3.4 each span of wound boxes a $kind enters costs it 1 CF, in all areas alike (B2)',
      ({ kind, row: { w, cf } }) => {
        for (const area of AREAS) {
          for (let wounds = 0; wounds < w; wounds++) {
            const hurt = man('B', { ...wild(kind), wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, [area]: wounds } });
            const entered = new Set(Array.from({ length: wounds }, (_, i) => spanOf(w - i)));
            expect(areaLoss(tables, hurt, area)).toBe(entered.size);
            expect(currentCf(tables, hurt)).toBe(cf - entered.size); // 28.3.6
          }
        }
      },
    );

    it('28.3.6 wounds wear its CF down in every area by itself, as with men', () => {
      const hurt = man('B', { ...wild('lion'), wounds: { 1: 1, 2: 2, 3: 0, 4: 5, 5: 0 } });
      expect([1, 2, 4].map((area) => areaLoss(tables, hurt, area as 1 | 2 | 4))).toEqual([1, 2, 2]);
      expect(currentCf(tables, hurt)).toBe(14 - 5);
    });
  });

  describe('28.7.5 The Beast Critical Hit Table', () => {
    it.each(AREAS)('28.7.5 the row of area %i is as printed', (area) => {
      const read = (total: number) => tables.beastCriticals[area].at(total, 0).table.cell;
      expect([8, 9, 10, 11, 12, 13, 14, 15].map(read)).toEqual(BEAST_CRITICALS[area]);
      expect([2, 7].map(read)).toEqual(['--', '--']);
      expect(read(24)).toBe(BEAST_CRITICALS[area][7]);
    });
  });

  describe('28.3.1 Which beasts come', () => {
    it('28.3.1 a hunt is 1D3 counters drawn from the box, none of them twice (P89)', () => {
      const dice: Scripted[] = [
        ['hunt-size', 5],
        ['lot:beast-drawn', 0],
        ['lot:beast-drawn', 0],
        ['lot:beast-drawn', 20],
      ];
      const { state, sheets } = prepared(setup(['venator'], ['hunt']), dice);
      // The box: 1 bear, 3 boars, 1 elephant, .. and 3 zebras last of its 23.
      expect(state.fighters.map(({ beast }) => beast?.kind)).toEqual([undefined, 'bear', 'boar', 'zebra']);
      expect(state.fighters.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
      expect(sheets.slice(1).map(({ rolls, lots }) => [rolls?.length, lots?.[0]?.of])).toEqual([
        [1, 23],
        [0, 22],
        [0, 21],
      ]);
    });

    it('28.3.1 there may be one beast only', () => {
      const { state } = prepared(setup(['venator'], ['hunt']), [
        ['hunt-size', 1],
        ['lot:beast-drawn', 22],
      ]);
      expect(state.fighters.map(({ beast }) => beast?.kind)).toEqual([undefined, 'zebra']);
    });

    it('28.3.1 a set-up may name them, or leave them to a hunt that stands alone', () => {
      expect(refusal(setup(['venator'], ['hunt']))).toBe('taken');
      expect(refusal(setup(['venator'], ['lion', 'lion', 'lion', 'lion']))).toBe('taken');
      expect(refusal(setup(['venator'], ['hunt', 'hunt']))).toContain('stands alone');
      expect(refusal(setup(['venator'], ['hunt', 'lion']))).toContain('stands alone');
      expect(refusal(setup(['venator'], ['lion', 'light']))).toContain('men and beasts do not fight on one side');
      const { fighters } = setup(['venator'], ['lion']);
      expect(refusal({ rules: advancedRules([19]), fighters })).toContain('beasts are of chapter 28');
      const led = fighters.map((one) => ({ ...one, by: 'seat', seat: 0 }));
      expect(refusal({ rules: advancedRules(), fighters: led })).toContain("played 'by book'");
    });
  });

  describe('28.2.1 Where they begin', () => {
    const start = (red: number, blue: readonly BeastKind[]): State => {
      const of = setup(Array(red).fill('medium'), blue);
      return Match.start(gladiator, tables, of, 'places').state;
    };
    const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
    const PACKS = (['lion', 'wolf'] as const).flatMap((kind) => COUNTS.map((count) => ({ kind, count })));

    it.each(PACKS)(
      '28.2.1 $count times a $kind about one man: around him with its head five hexes off, facing him, nobody in another (P89, P195)',
      ({ kind, count }) => {
        const state = start(1, Array(count).fill(kind));
        expect(overlaps(state)).toEqual([]);
        const [lone, ...pack] = state.fighters;
        if (lone === undefined) throw new Error('no man');
        expect(pack).toHaveLength(count);
        for (const one of pack) {
          expect(hexesOf(one).map((hex) => edgeBeyond(state.window, hex))).toEqual(hexesOf(one).map(() => null));
          expect(rangeTo({ ...one, beast: null }, lone.at)).toBeGreaterThanOrEqual(4);
          expect(rangeTo({ ...one, beast: null }, lone.at)).toBeLessThanOrEqual(6);
          const head = hexesOf(one)[1];
          expect(head !== undefined && rangeTo({ ...one, beast: null, at: head }, lone.at)).toBe(
            rangeTo({ ...one, beast: null }, lone.at) - 1,
          );
        }
      },
    );

    it.each(COUNTS)(
      '28.2.1 of %i men against any number of beasts nobody stands in another, or beyond the edge (P150)',
      (men) => {
        for (const count of COUNTS) {
          for (const kind of ['elephant', 'boar'] as const) {
            const state = start(men, Array(count).fill(kind));
            expect(overlaps(state)).toEqual([]);
            const off = state.fighters.flatMap((one) =>
              hexesOf(one).filter((hex) => edgeBeyond(state.window, hex) !== null),
            );
            expect(off).toEqual([]);
            expect(state.fighters.filter((one) => lengthOf(one) > 1)).toHaveLength(count);
          }
        }
      },
    );
  });
});
