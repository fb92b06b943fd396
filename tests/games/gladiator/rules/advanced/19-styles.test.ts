/** 19: the fighting styles, what they wear and carry, and what some of them do besides. */
import { describe, expect, test } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { isShield, moveRate, netFactor } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { actDecision } from '../../../../../src/games/gladiator/rules/things/items.ts';
import {
  AREAS,
  type Armour,
  type Fighter,
  type FightingStyle,
  STYLES,
} from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, scene, shield, sword, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { FIGHTING_STYLES } from '../../../../../tools/games/gladiator/printed-tables.ts';
import { blow } from '../../support/blows.ts';
import { duel, fight, strike } from '../../support/rules/arms.ts';
import { all } from '../../support/rules/criticals.ts';
import { PLAYER, prepared, sheetOf } from '../../support/rules/sheets.ts';

const ROW_4: Scripted = ['armour-row', 4];

/** A man of a kind made with written dice, by the Advanced Game. */
const made = (kind: FightingStyle | 'light' | 'medium' | 'heavy' | 'surprise', ...dice: readonly Scripted[]): Fighter =>
  sheetOf({ ...PLAYER, kind, armour: null }, dice, advancedRules());

const kit = ({ hands, sheath }: Fighter) => ({
  hands: hands.map((item) => (isShield(item) ? `${item.size} shield` : item.kind)).join(', '),
  sheath: sheath.map(({ kind }) => kind).join(', '),
});
const armour = ({ armour: worn }: Fighter): readonly Armour[] => AREAS.map((area) => worn[area]);

describe('19.2 light styles', () => {
  test('19.2, 19.3 and 19.4: the table of styles says what the book prints, cell by cell (C81, C116, P103)', () => {
    const rows = gladiatorTables.styles.rows
      .slice(0, STYLES.length)
      .map((row) => row.map((cell) => String(cell).replaceAll(' ', '-')));
    const printed = FIGHTING_STYLES.map((row) => row.map((cell) => cell.replaceAll('+', '-')));
    expect(rows).toEqual(printed);
    expect([...STYLES]).toEqual(printed.map(([name]) => name));
  });

  test('19.2 a Parmularius is a light man with a sword and the shield of his armour row', () => {
    const man = made('parmularius', ['armour-row', 1]);
    expect(man).toMatchObject({ type: 'light', style: 'parmularius' });
    expect(kit(man)).toEqual({ hands: 'sword, large shield', sheath: '' });
    expect(armour(man)).toEqual(['A2', '--', '--', '--', 'C4']);
    expect(moveRate(tables, man)).toBe(6);
  });

  test('19.2 a type alone stands for its plain style', () => {
    const styles = (['light', 'medium', 'heavy'] as const).map((type) => made(type, ROW_4).style);
    expect(styles).toEqual(['parmularius', 'myrmillo', 'provocator']);
  });

  test('19.2 a surprise is any of the styles, each as likely (P130)', () => {
    const drawn = STYLES.map((style, i) => {
      const { armour: rule } = tables.styles[style];
      const rolls = rule === 'none' ? 0 : rule === 'best of two' ? 2 : 1;
      const dice: Scripted[] = [['lot:style', i], ...Array.from({ length: rolls }, () => ROW_4)];
      return made('surprise', ...dice, ...(style === 'velite' ? ([['javelins', 1]] as const) : [])).style;
    });
    expect(drawn).toEqual([...STYLES]);
  });

  test('19.2 without chapter 19 there are no styles: a Thraex is a light man with a sword', () => {
    const man = sheetOf({ ...PLAYER, kind: 'thraex', armour: null }, [ROW_4], basicRules());
    expect(man).toMatchObject({ type: 'light', style: null });
    expect(kit(man).hands).toBe('sword, large shield');
  });

  test('19.2.1 a Dimachaerus has two swords and no shield, whatever his armour row gives', () => {
    const man = made('dimachaerus', ROW_4);
    expect(man.type).toBe('light');
    expect(kit(man)).toEqual({ hands: 'sword, sword', sheath: '' });
    expect(moveRate(tables, man)).toBe(6);
  });

  test('19.2.2 a Thraex has a scimitar and a small shield, whatever his armour row gives', () => {
    const man = made('thraex', ROW_4);
    expect(man.type).toBe('light');
    expect(kit(man)).toEqual({ hands: 'scimitar, small shield', sheath: '' });
    expect(moveRate(tables, man)).toBe(6);
  });

  test('19.2.3 a Velite rolls no armour and wears none; he has a small shield and moves seven phases', () => {
    const man = made('velite', ['javelins', 1]);
    expect(man.type).toBe('light');
    expect(armour(man)).toEqual(['--', '--', '--', '--', '--']);
    expect(kit(man)).toEqual({ hands: 'javelin, small shield', sheath: 'javelin' });
    expect(moveRate(tables, man)).toBe(7);
  });

  test('19.2.3 his seventh phase is a move like the others, and an eighth exceeds his rate', () => {
    const walks = (moves: number) =>
      play(scene({ rules: advancedRules(), A: { style: 'velite', type: 'light', moves }, phase: 8 }), {
        plots: { A: 'B' },
      })
        .of('plot-shown')
        .find(({ fighter }) => fighter === 'A');
    expect(walks(6)).toMatchObject({ rate: 7, exceeded: false });
    expect(walks(7)).toMatchObject({ rate: 7, exceeded: true });
  });
});

describe('19.3 medium styles', () => {
  test('19.3 a Myrmillo is a medium man with a sword and the shield of his armour row', () => {
    const man = made('myrmillo', ROW_4);
    expect(man).toMatchObject({ type: 'medium', style: 'myrmillo' });
    expect(kit(man)).toEqual({ hands: 'sword, small shield', sheath: '' });
    expect(moveRate(tables, man)).toBe(5);
  });

  test('19.3.1 a Hoplomachus has a spear, a small shield, and a sword in its sheath', () => {
    const man = made('hoplomachus', ['armour-row', 2]);
    expect(man.type).toBe('medium');
    expect(kit(man)).toEqual({ hands: 'spear, small shield', sheath: 'sword' });
    expect(moveRate(tables, man)).toBe(5);
  });

  test('19.3.1 he may let his shield fall, and then his spear strikes with all its CF (C84)', () => {
    const before = fight({ A: hoplite() });
    const after = fight({ A: hoplite() }, { plots: { A: '!' }, acts: { A: { kind: 'drop', hand: 1 } } });
    const halvings = (played: typeof before) =>
      played.asked
        .flatMap((one) => (one.kind === 'allocate' && one.fighter === 'A' ? [one.pool.marks[0]?.arms] : []))
        .flat();
    expect(halvings(before)).toMatchObject([{ kind: 'spear', halvings: 1 }]);
    expect(halvings(after)).toMatchObject([{ kind: 'spear', halvings: 0 }]);
    expect(after.one('item-dropped')).toMatchObject({ why: 'given-up', item: { kind: 'shield' } });
  });

  test('19.3.1 who writes that he means to act may let a thing go with nobody in his front and nothing about (P140)', () => {
    const alone = (A: Partial<Fighter>, plot = '!') =>
      fight({ A: { ...hoplite(), facing: 3, ...A }, B: { at: { q: 6, r: 0 }, hands: [] } }, { plots: { A: plot } });
    const [asked] = alone({}).asked.filter(({ kind }) => kind === 'act');
    expect(asked).toMatchObject({ fighter: 'A', recover: [], kick: [], throwAt: [] });
    const offered = (played: ReturnType<typeof alone>) =>
      played.asked.flatMap((one) => (one.kind === 'act' ? actDecision.list(played.state, tables, one) : []));
    expect(offered(alone({}))).toEqual([{ kind: 'none' }, { kind: 'drop', hand: 0 }, { kind: 'drop', hand: 1 }]);
    expect(offered(alone({}, 'X'))).toEqual([]);
    expect(offered(alone({ hands: [] }))).toEqual([]);
    expect(offered(alone({ hands: [weapon(1, 'scissor')] }))).toEqual([]);
    expect(offered(alone({ posture: 'prone', moves: 5 }))).toEqual([]);
  });

  /** B, a centurion who cannot move any more, with his back to A at some hexes. */
  const weighs = (range: number, die: number | null, B: Partial<Fighter> = {}) => {
    const book: Partial<Fighter> = { ...hoplite(), by: 'book', moves: 5, facing: 0, at: { q: range, r: 0 }, ...B };
    return fight({ A: { hands: [] }, B: book }, { dice: die === null ? [] : [['shed-shield', die]] });
  };

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [6, false],
  ])('19.3.1 a centurion with his man at two hexes lets it fall by chance: on a %i, %s (P140)', (die, sheds) => {
    const played = weighs(2, die);
    expect(played.one('shield-weighed')).toMatchObject({ fighter: 'B', sheds, cite: 'P140' });
    expect(played.fighter('B').hands.map(({ kind }) => kind)).toEqual(sheds ? ['spear'] : ['spear', 'shield']);
    expect(played.fighter('B').shieldWeighed).toBe(true);
  });

  test('19.3.1 he weighs it once a match, at that range alone, and with nothing of his CF gone (P140)', () => {
    expect(weighs(2, null, { shieldWeighed: true }).of('shield-weighed')).toEqual([]);
    expect(weighs(3, null).of('shield-weighed')).toEqual([]);
    expect(weighs(1, null).of('shield-weighed')).toEqual([]);
    expect(weighs(2, null, { wounds: { ...all(0), 2: 1 } }).of('shield-weighed')).toEqual([]);
    expect(weighs(2, null, { hands: [weapon(3, 'spear')] }).of('shield-weighed')).toEqual([]);
    expect(weighs(2, null, { hands: [sword(3), shield(4)] }).of('shield-weighed')).toEqual([]);
    expect(weighs(2, null, { style: 'myrmillo' }).of('shield-weighed')).toEqual([]);
  });

  test('19.3.3 a Secutor has a sword and always a large shield', () => {
    const man = made('secutor', ROW_4);
    expect(man.type).toBe('medium');
    expect(kit(man)).toEqual({ hands: 'sword, large shield', sheath: '' });
    expect(moveRate(tables, man)).toBe(5);
  });

  test("19.3.3.1 a Secutor's helmet adds 2 to his NF", () => {
    const man = made('secutor', ROW_4);
    expect(netFactor(man)).toBe(10 + 0 + 2);
    expect(netFactor(made('myrmillo', ROW_4))).toBe(10 + 0);
  });

  test('19.3.3.1 whoever attacks a Secutor has 1 CF more, from before or behind, and he has none of it', () => {
    const advantages = (facing: 0 | 3) =>
      fight({ B: { ...secutor, facing } })
        .of('engaged')
        .map(({ fighter, advantage }) => [fighter, advantage]);
    expect(advantages(3)).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    expect(advantages(0)).toEqual([
      ['A', 4 + 1],
      ['B', 0],
    ]);
  });

  test('19.3.3.1 it stands on top of what a stumble gives', () => {
    const played = fight({ B: { ...secutor, owesStumble: true } }, { plots: { B: 'S' }, dice: [['fall-prone', 6, 6]] });
    expect(played.of('engaged').map(({ fighter, advantage }) => [fighter, advantage])).toEqual([
      ['A', 2 + 1],
      ['B', 0],
    ]);
  });

  test('19.3.3.1 both end when the helmet is knocked off (P142)', () => {
    const hit = strike(
      { A: { tr: 20 }, B: { ...secutor, armour: { ...all('--'), 1: 'C' } } },
      'head 8',
      blow(8, 10, 2),
      ['stumble', 6],
    );
    expect(hit.one('blow')).toMatchObject({ critical: 'HL' });
    expect(netFactor(hit.fighter('B'))).toBe(10);
    const next = play(hit.state);
    expect(next.of('engaged')).toMatchObject([{ advantage: 0 }, { advantage: 0 }]);
  });
});

describe('19.4 heavy styles', () => {
  test('19.4 a Provocator is a heavy man with a sword and the shield of his armour row', () => {
    const man = made('provocator', ROW_4);
    expect(man).toMatchObject({ type: 'heavy', style: 'provocator' });
    expect(kit(man)).toEqual({ hands: 'sword, large shield', sheath: '' });
    expect(moveRate(tables, man)).toBe(4);
  });

  test('19.4.1 a Cataphractarius has a pike and no shield, whatever his armour row gives', () => {
    const man = made('cataphractarius', ROW_4);
    expect(man.type).toBe('heavy');
    expect(kit(man)).toEqual({ hands: 'pike', sheath: '' });
    expect(moveRate(tables, man)).toBe(4);
  });

  test('19.4.2 a Crupellarius rolls twice and has the better piece for each area, and the larger shield (F17)', () => {
    const man = made('crupellarius', ['armour-row', 1], ['armour-row', 4]);
    // Row 1: A4 B5 C B4 B4; row 4: A B4 A2 B4 A4. A2 is worth 2 x 8 = 16 sixths, C all of 6 x 3 = 18.
    expect(armour(man)).toEqual(['A', 'B5', 'C', 'B4', 'A4']);
    expect(kit(man).hands).toBe('sword, large shield');
  });

  test('19.4.2 which of the two rolls comes first makes no difference', () => {
    const pairs = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      const [one, other] = [
        made('crupellarius', ['armour-row', a], ['armour-row', b]),
        made('crupellarius', ['armour-row', b], ['armour-row', a]),
      ];
      expect(armour(one)).toEqual(armour(other));
    }
  });

  test('19.4.2 he moves three phases a turn', () => {
    expect(moveRate(tables, made('crupellarius', ROW_4, ROW_4))).toBe(3);
  });

  test('19.4.2 getting to his knees he checks for falling prone: 7 or less with AG, and he lies again', () => {
    const kneels = (first: number, ag: number) =>
      play(duel({ range: 5, A: { style: 'crupellarius', type: 'heavy', posture: 'prone', ag } }), {
        plots: { A: 'KN' },
        dice: [
          ['kneel-place', 1],
          ['fall-prone', first, 4],
        ],
      });
    expect(kneels(3, 0).one('fall-prone-checked')).toMatchObject({ cite: '19.4.2', fell: true });
    expect(kneels(3, 0).fighter('A').posture).toBe('prone');
    expect(kneels(4, 0).fighter('A').posture).toBe('kneeling');
    expect(kneels(3, 1).fighter('A').posture).toBe('kneeling');
  });

  test('19.4.2 other heavy men kneel without a check', () => {
    const played = play(duel({ range: 5, A: { style: 'provocator', type: 'heavy', posture: 'prone' } }), {
      plots: { A: 'KN' },
      dice: [['kneel-place', 1]],
    });
    expect(played.of('fall-prone-checked')).toEqual([]);
  });

  test('19.4.3 a Scissores has a scissor and a dagger, and no shield, whatever his armour row gives', () => {
    const man = made('scissores', ROW_4);
    expect(man.type).toBe('heavy');
    expect(kit(man)).toEqual({ hands: 'scissor, dagger', sheath: '' });
    expect(moveRate(tables, man)).toBe(4);
  });

  test('19.4 the sheet that is shown names style, hands and sheath, and no two things share a number', () => {
    const { state, events } = prepared(
      [
        { ...PLAYER, kind: 'hoplomachus' },
        { ...PLAYER, id: 'B', side: 1, kind: 'dimachaerus', name: 'Verus' },
      ],
      [],
      advancedRules(),
    );
    expect(events.find(({ kind }) => kind === 'sheet-made')).toMatchObject({
      sheet: { style: 'hoplomachus', hands: [{ kind: 'spear' }, { kind: 'shield' }], sheath: [{ kind: 'sword' }] },
    });
    const ids = state.fighters.flatMap(({ hands, sheath }) => [...hands, ...sheath].map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const secutor: Partial<Fighter> = { style: 'secutor', armour: { ...all('--'), 1: 'A' } };

/** A Hoplomachus as he stands before his man. */
function hoplite(): Partial<Fighter> {
  const { hands, sheath, style } = made('hoplomachus', ['armour-row', 2]);
  return { hands, sheath, style };
}
