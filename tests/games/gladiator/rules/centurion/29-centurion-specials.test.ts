/** 29: centurions of the Advanced Game: their special attacks and defences, their weapons, what they pick up and throw. */
import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter, LooseItem, SpecialAttack, WeaponKind } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, type Played, play, shield, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { dullBlows, type FaceOff, faceOff, ORIGIN } from '../../support/centurion.ts';
import { FALLS, holding } from '../../support/rules/arms.ts';
import { all } from '../../support/rules/criticals.ts';

/** Next to each other, by the Advanced Game; the centurion has no moves left, so he throws no order dice. */
const toeToToe = (face: FaceOff = {}): Played['state'] =>
  faceOff({ rules: advancedRules(), range: 1, phase: 8, ...face, B: { fs: 0, moves: 7, ...face.B } });

/** 29.7.1 A die of 1 for each full six CF: nothing for defence. */
const noDefence = (dice = 1): readonly Scripted[] => Array.from({ length: dice }, () => ['defence-count', 1]);
const defends = (count: number, ...areas: readonly (number | Scripted)[]): readonly Scripted[] => [
  ['defence-count', count + 1],
  ...areas.map((one): Scripted => (typeof one === 'number' ? ['defence-area', one] : one)),
];
const guards = (pick: number): Scripted => ['lot:special-defence', pick];
/** A chunk and its area; a special is the pick among those open to him. */
const chunk = (cf: number, area: number, ...more: readonly Scripted[]): readonly Scripted[] => [
  ['attack-chunk', cf],
  ['attack-area', area],
  ...more,
];
const special = (pick: number): Scripted => ['lot:special-attack', pick];

function allocated(face: FaceOff, dice: readonly Scripted[]) {
  const found = play(toeToToe(face), { dice })
    .of('allocated')
    .find(({ fighter }) => fighter === 'B');
  if (found === undefined) throw new Error('the centurion allocated nothing');
  const { allocation, spentOnAttack, lots = [] } = found;
  const attacks = allocation.attacks.map((one) => `${one.special ?? 'plain'} ${one.area}:${one.cf}`).join(', ');
  return { attacks, defence: allocation.defence, special: allocation.special ?? null, spentOnAttack, lots };
}

describe('29.7.2.1 special defences', () => {
  it('29.7.2.1 the first 6 is a special defence for 3 of his defence CF, at random among those open to him (P81)', () => {
    for (const [pick, area] of [1, 2, 3, 4, 5].entries()) {
      const dice = [...defends(3, 6, guards(pick)), ...chunk(6, 1), ...chunk(6, 2), ...dullBlows(6, 1)];
      const found = allocated({}, dice);
      expect(found).toMatchObject({ special: area, defence: all(0) });
      expect(found.lots).toMatchObject([{ name: 'special-defence', of: 5, picked: pick }]);
    }
  });

  it('29.7.2.1 any other 6 is rolled again (C41)', () => {
    const dice = [...defends(5, 6, guards(0), 6, 2, 6, 3), ...chunk(5, 1), ...dullBlows(5)];
    expect(allocated({}, dice)).toMatchObject({ special: 1, defence: { ...all(0), 2: 1, 3: 1 } });
  });

  it('29.7.2.1 with fewer than 3 CF left to place a 6 is rolled again (P81)', () => {
    const dice = [...defends(4, 2, 2, 6, 3, 6, 4), ...chunk(6, 1), ...dullBlows(6)];
    expect(allocated({}, dice)).toMatchObject({ special: null, defence: { ...all(0), 2: 2, 3: 1, 4: 1 } });
  });

  it('29.7.2.1 what lay on the area it guards is placed anew, and that area takes no more (23.3)', () => {
    const dice = [...defends(4, 1, 6, guards(0), 1, 5), ...chunk(6, 1), ...dullBlows(6)];
    expect(allocated({}, dice)).toMatchObject({ special: 1, defence: { ...all(0), 5: 1 } });
  });

  it('29.7.2.1 he chooses among what he may: no block without a shield', () => {
    const dice = [...defends(3, 6, guards(1)), ...chunk(6, 1), ...chunk(1, 2), ...dullBlows(6, 1)];
    const found = allocated({ B: holding(3, 'sword') }, dice);
    expect(found).toMatchObject({ special: 3, lots: [{ of: 4 }] });
  });

  it('29.7.2.1 without chapter 23 every 6 is rolled again', () => {
    const dice = [...defends(4, 6, 1, 6, 1, 1, 1), ...chunk(6, 1), ...dullBlows(6)];
    const rules = advancedRules([19, 21, 24, 25]);
    expect(allocated({ rules }, dice)).toMatchObject({ special: null, defence: { ...all(0), 1: 4 } });
  });
});

describe('29.7.2.2 special attacks', () => {
  const OPEN: readonly SpecialAttack[] = ['disarm', 'feint', 'sweep', 'bash', 'sand'];
  const AREAS_OF = { disarm: 4, sweep: 5, bash: 2, sand: 1 } as const;

  it('29.7.2.2 the first 6 is a special attack with that chunk, at random among those open to him (P81)', () => {
    for (const name of ['disarm', 'sweep', 'bash', 'sand'] as const) {
      const dice = [
        ...[...noDefence(), ...chunk(6, 6, special(OPEN.indexOf(name)))],
        ...[...chunk(4, 3), ...dullBlows(6, 4)],
      ];
      const found = allocated({}, dice);
      expect(found.attacks).toBe(`${name} ${AREAS_OF[name]}:6, plain 3:4`);
      expect(found.lots).toMatchObject([{ name: 'special-attack', of: 5 }]);
    }
  });

  it('29.7.2.2 a feint goes to the weakest armour among the areas without an attack (F17)', () => {
    const A: Partial<Fighter> = { armour: { 1: '--', 2: 'A', 3: 'C', 4: 'A', 5: 'B' } };
    const dice = [...noDefence(), ...chunk(4, 1), ...chunk(6, 6, special(1)), ...dullBlows(4, 6)];
    expect(allocated({ A }, dice).attacks).toBe('plain 1:4, feint 3:6');
  });

  it('29.7.2.2 a second 6 goes to the weakest armour, as without specials (F17)', () => {
    const A: Partial<Fighter> = { armour: { ...all('A' as const), 3: '--' } };
    const dice = [...noDefence(), ...chunk(4, 6, special(2)), ...chunk(6, 6), ...dullBlows(4, 6)];
    expect(allocated({ A }, dice).attacks).toBe('sweep 5:4, plain 3:6');
  });

  it('29.7.2.2 he strikes with the weapon that halves least, of equals with the first (P173)', () => {
    const arms = (hands: Partial<Fighter>, range = 1, dice: readonly Scripted[] = []) => {
      const played = play(toeToToe({ range, B: hands }), { dice: [...noDefence(), ...chunk(5, 1), ...dice] });
      const found = played.of('allocated').find(({ fighter }) => fighter === 'B');
      return { spent: found?.spentOnAttack, arms: found?.allocation.attacks.map(({ arm = 0 }) => arm) };
    };
    const more = (...cfs: readonly number[]) => [...chunk(6, 2), ...dullBlows(5, ...cfs)];
    expect(arms(holding(3, 'dagger', 'sword'), 1, more(5))).toEqual({ spent: 10, arms: [1, 1] });
    expect(arms(holding(3, 'sword', 'dagger'), 1, more(5))).toEqual({ spent: 10, arms: [0, 0] });
    expect(arms(holding(3, 'dagger', 'javelin'), 1, dullBlows(5))).toEqual({ spent: 10, arms: [0] });
    expect(arms(holding(3, 'trident'), 1, more(5))).toEqual({ spent: 10, arms: [0, 0] });
  });

  it('29.7.2.2 with bare hands he neither disarms nor feints (P82, P173)', () => {
    const dice = [...noDefence(), ...chunk(5, 6, special(0)), ...dullBlows(5)];
    const found = allocated({ B: { hands: [] } }, dice);
    expect(found).toMatchObject({ attacks: 'sweep 5:5', spentOnAttack: 10, lots: [{ of: 2 }] });
  });

  it('29.7.2.2 a special whose area has its attack already is not among them (C93)', () => {
    const dice = [...noDefence(), ...chunk(4, 5), ...chunk(6, 6, special(2)), ...dullBlows(4, 6)];
    const found = allocated({}, dice);
    expect(found.attacks).toBe('plain 5:4, bash 2:6');
    expect(found.lots).toMatchObject([{ of: 4 }]);
  });

  it('29.7.2.2 a later chunk on its area adds to it, up to 8', () => {
    const dice = [...noDefence(), ...chunk(6, 6, special(2)), ...chunk(4, 5), ...chunk(2, 1), ...dullBlows(8, 2)];
    expect(allocated({}, dice).attacks).toBe('sweep 5:8, plain 1:2');
  });

  it('29.7.2.2 he chooses among what he may: no bash without a shield, none at two hexes', () => {
    const dice = [...noDefence(), ...chunk(6, 6, special(3)), ...chunk(4, 3), ...dullBlows(6, 4)];
    expect(allocated({ B: holding(3, 'sword') }, dice)).toMatchObject({
      attacks: 'sand 1:6, plain 3:4',
      lots: [{ of: 4 }],
    });
    const far = [...noDefence(), ...chunk(5, 6, special(3)), ...dullBlows(5)];
    const B = holding(3, 'spear', 'shield');
    expect(allocated({ range: 2, B }, far)).toMatchObject({ attacks: 'sand 1:5', lots: [{ of: 4 }] });
  });

  it('29.7.2.2 what no attack can hold goes to the chest while he ducks (P80, 23.3)', () => {
    const dice: Scripted[] = [
      ['defence-count', 5],
      ...noDefence(9),
      ['defence-area', 6],
      guards(0),
      ['defence-area', 3],
    ];
    const chunks = [1, 2, 3, 4, 5].flatMap((area) => chunk(6, area));
    const found = allocated({ B: { tr: 60 } }, [...dice, ...chunks, ...dullBlows(8, 8, 8, 8, 8)]);
    expect(found).toMatchObject({ special: 1, defence: { 1: 0, 2: 60 - 4 - 40, 3: 1 }, spentOnAttack: 40 });
  });

  it('29.7.2.2 sand and a bash take his CF in full, whatever halves his weapon alone (P147)', () => {
    const B = holding(3, 'dagger', 'shield');
    const sand = [...noDefence(), ...chunk(6, 6, special(4)), ...chunk(6, 3), ...dullBlows(6, 2)];
    expect(allocated({ B }, sand)).toMatchObject({ attacks: 'sand 1:6, plain 3:2', spentOnAttack: 10 });
    const later = [...noDefence(), ...chunk(2, 3), ...chunk(6, 6, special(3)), ...dullBlows(2, 6)];
    expect(allocated({ B }, later)).toMatchObject({ attacks: 'plain 3:2, bash 2:6', spentOnAttack: 10 });
    const bare = [...noDefence(), ...chunk(5, 6, special(1)), ...chunk(6, 3), ...dullBlows(5, 2)];
    expect(allocated({ B: { hands: [] } }, bare)).toMatchObject({ attacks: 'sand 1:5, plain 3:2', spentOnAttack: 10 });
  });

  it('29.7.2.2 a weapon that halves his CF halves what he has to place (P36)', () => {
    const dice = [...noDefence(), ...chunk(6, 1), ...dullBlows(5)];
    const found = allocated({ B: holding(3, 'dagger') }, dice);
    expect(found).toMatchObject({ attacks: 'plain 1:5', spentOnAttack: 10 });
  });

  it('29.7.2.2 a pair of weapons gives him its CF as anyone (24.2)', () => {
    const dice = [...noDefence(2), ...chunk(6, 1), ...chunk(6, 2), ...chunk(6, 3), ...dullBlows(6, 6, 2)];
    const found = allocated({ B: { ...holding(3, 'sword', 'sword'), style: 'dimachaerus' } }, dice);
    expect(found).toMatchObject({ attacks: 'plain 1:6, plain 2:6, plain 3:2', spentOnAttack: 14 });
  });
});

describe('29.4.1.2 what he picks up', () => {
  const heap = (...kinds: readonly WeaponKind[]): readonly LooseItem[] =>
    kinds.map((kind, i) => lying(weapon(30 + i, kind), ORIGIN));
  /** A centurion far from his man, with things at his feet. */
  const finds = (B: Partial<Fighter>, loose: readonly LooseItem[], ...dice: readonly Scripted[]) =>
    play(faceOff({ rules: advancedRules(), B: { fs: -1, ...B }, loose }), { dice });
  const NOTHING: Scripted = ['order', 2, 5];

  it('29.4.1.2 with both hands full he lets his net go for it (P32)', () => {
    const played = finds({ hands: [shield(4), { id: 5, kind: 'net' }] }, heap('axe'), ['recovery', 1]);
    expect(played.fighter('B').hands.map(({ kind }) => kind)).toEqual(['shield', 'axe']);
    expect(played.one('item-dropped')).toMatchObject({ item: { kind: 'net' }, why: 'given-up' });
  });

  it('29.4.1.2 unarmed he takes up any weapon that lies there', () => {
    const played = finds({ hands: [shield(4)] }, heap('axe'), ['recovery', 1]);
    expect(played.one('centurion-ordered').order).toBe('recover');
    expect(played.fighter('B').hands.map(({ kind }) => kind)).toEqual(['shield', 'axe']);
  });

  it("29.4.1.2 of equally near ones his own style's first, and else one at random (P74, A4)", () => {
    const thraex = finds({ hands: [shield(4)], style: 'thraex' }, heap('axe', 'scimitar'), ['recovery', 1]);
    expect(thraex.fighter('B').hands[1]?.kind).toBe('scimitar');
    const dice: readonly Scripted[] = [
      ['lot:recover-item', 1],
      ['recovery', 1],
    ];
    const other = finds({ hands: [shield(4)], style: 'secutor' }, heap('axe', 'maul'), ...dice);
    expect(other.fighter('B').hands[1]?.kind).toBe('maul');
  });

  it('29.4.1.2 a style that never carries a shield takes none up (P74)', () => {
    const shields = [lying(shield(30), ORIGIN)];
    const taken = finds({ ...holding(3, 'sword'), style: 'myrmillo' }, shields, ['recovery', 1]);
    expect(taken.fighter('B').hands.map(({ kind }) => kind)).toEqual(['sword', 'shield']);
    const left = finds({ ...holding(3, 'sword'), style: 'dimachaerus' }, shields, NOTHING);
    expect(left.of('recovery-tried')).toEqual([]);
  });

  it('29.4.1.2 nor does a man whose weapon wants both hands (P32)', () => {
    const played = finds({ ...holding(3, 'spear'), style: 'hoplomachus' }, [lying(shield(30), ORIGIN)], NOTHING);
    expect(played.of('recovery-tried')).toEqual([]);
  });
});

describe('21.4 what he throws besides javelins', () => {
  const throwing = (B: Partial<Fighter>, range: number, ...dice: readonly Scripted[]) =>
    play(toeToToe({ range, A: { hands: [shield(9)] }, B }), { dice }).of('thrown');
  const SHORT: readonly Scripted[] = [['throw-distance', 1], ...FALLS];
  const scissores: Partial<Fighter> = { ...holding(3, 'scissor', 'dagger'), style: 'scissores' };

  it('21.4 a dagger beside another weapon flies at two or three hexes, and no farther (P83)', () => {
    for (const range of [2, 3]) {
      expect(throwing(scissores, range, ...SHORT)).toMatchObject([{ fighter: 'B', item: { kind: 'dagger' } }]);
    }
    expect(throwing(scissores, 4)).toEqual([]);
  });

  it('21.4 next to his man, with nothing else in hand, or as one of a pair he keeps it (P83)', () => {
    const near = [...noDefence(), ...chunk(6, 1), ...chunk(4, 2), ...dullBlows(6, 4)];
    expect(throwing(scissores, 1, ...near)).toEqual([]);
    expect(throwing(holding(3, 'dagger', 'shield'), 3)).toEqual([]);
    expect(throwing({ ...holding(3, 'dagger', 'dagger'), style: 'dimachaerus' }, 3)).toEqual([]);
  });
});
