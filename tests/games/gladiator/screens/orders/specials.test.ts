/** Special attacks and defences, and two weapons, on the screen where CF is divided (21, 23, 24). */
import { describe, expect, it } from 'vitest';
import {
  type AllocationDraft,
  EMPTY_ALLOCATION,
  leftOver,
  setAttack,
} from '../../../../../src/games/gladiator/ask/allocate/allocation-draft.ts';
import {
  cycleArm,
  cycleSpecial as cycledSpecial,
  roundOf,
  toggleGuard as toggledGuard,
} from '../../../../../src/games/gladiator/ask/allocate/allocation-specials.ts';
import type { Closed } from '../../../../../src/games/gladiator/ask/allocate/closed.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import {
  AREAS,
  type Arm,
  type Mark,
  type Pool,
  SPECIAL_ATTACKS,
  type SpecialAttack,
} from '../../../../../src/games/gladiator/rules/types.ts';
import { type Scene, shield, sword, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { poolFor, promptOf, sessionIn } from '../bout/scenes.ts';

const SWORD: Arm = { hand: 0, kind: 'sword', halvings: 0, speed: 0 };
const DAGGER: Arm = { hand: 1, kind: 'dagger', halvings: 1, speed: -1 };
const ALL = Object.keys(SPECIAL_ATTACKS) as readonly SpecialAttack[];
const pool = ({
  arms = [SWORD, DAGGER],
  specialAttacks = ALL,
  ...more
}: Partial<Pool> & Partial<Pick<Mark, 'arms' | 'specialAttacks'>> = {}): Pool =>
  poolFor(20, {
    marks: [{ fighter: 'B', arms, specialAttacks, areas: AREAS, edge: [] }],
    specialDefences: [1, 2, 3, 4, 5],
    ...more,
  });

const CLOSED: Closed = { attack: (area) => `no attack on ${area}`, guard: (area) => `no guard of ${area}` };
const cycleSpecial = (from: Pool, draft: AllocationDraft) => cycledSpecial(from, draft, CLOSED);
const toggleGuard = (from: Pool, draft: AllocationDraft) => toggledGuard(from, draft, CLOSED);

/** Face to face by the Advanced Game, neither with moves left: A waits, and is asked to allocate. */
function allocating(scene: Scene = {}): Stage {
  const session = sessionIn({ rules: advancedRules(), A: { moves: 5, ...scene.A }, B: { moves: 5, ...scene.B } });
  const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('Enter');
  pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution');
  promptOf(session, 'allocate');
  return stage;
}

describe('23.2 a special attack', () => {
  const on = (row: 1 | 2 | 3 | 4 | 5, more: Parameters<typeof pool>[0] = {}) =>
    setAttack(pool(more), { ...EMPTY_ALLOCATION, row }, 4);
  const specials = (row: 1 | 2 | 3 | 4 | 5) => {
    let draft = on(row);
    return [1, 2, 3].map(() => {
      draft = cycleSpecial(pool(), draft);
      return draft.allocation.attacks[0]?.special ?? null;
    });
  };

  it.each([
    [1, ['feint', 'sand', null]],
    [2, ['feint', 'bash', null]],
    [3, ['feint', null, 'feint']],
    [4, ['disarm', 'feint', null]],
    [5, ['feint', 'sweep', null]],
  ] as const)('of area %i goes round through those of the area and back to a plain one: %j', (row, names) => {
    expect(specials(row)).toEqual(names);
  });

  it('offers only what is open now', () => {
    const some = { specialAttacks: ['bash', 'sweep'] as const };
    expect(cycleSpecial(pool(some), on(2, some)).allocation.attacks[0]?.special).toBe('bash');
    expect(cycleSpecial(pool(some), on(3, some)).refused).toBe('no attack on 3');
    expect(cycleSpecial(pool({ specialAttacks: [] }), on(2)).refused).toBe('no attack on 2');
  });

  it('needs an attack to be made of, and 23.1 is the only one of its phase', () => {
    expect(cycleSpecial(pool(), EMPTY_ALLOCATION).refused).toBe(
      'put CF on the head first, then c makes it special (23.2)',
    );
    const first = cycleSpecial(pool(), on(1));
    const second = cycleSpecial(pool(), setAttack(pool(), { ...first, row: 3 }, 2));
    expect(second.refused).toBe('one special attack a phase (23.1)');
    expect(second.allocation.attacks.map(({ special }) => special)).toEqual(['feint', undefined]);
  });
});

describe('23.3 a special defence', () => {
  it('costs 3 CF, takes the place of the CF there, goes away again, and moves to another area', () => {
    const guarded = toggleGuard(pool(), { ...EMPTY_ALLOCATION, row: 3 });
    expect([guarded.allocation.special, leftOver(pool(), guarded)]).toEqual([3, 17]);
    expect(leftOver(pool(), toggleGuard(pool(), guarded))).toBe(20);
    const moved = toggleGuard(pool(), { ...guarded, row: 5 });
    expect([moved.allocation.special, leftOver(pool(), moved)]).toEqual([5, 17]);
  });

  it('is refused where it is not open, or where there are not CF enough', () => {
    const closed = toggleGuard(pool({ specialDefences: [2] }), EMPTY_ALLOCATION);
    expect(closed.refused).toBe('no guard of 1');
    expect(toggleGuard(pool({ total: 2 }), EMPTY_ALLOCATION).refused).toContain('that takes 3 CF of the 2 you have');
  });
});

describe('24.1.1 the weapon of an attack', () => {
  it('goes round through those in hand; the halved one costs double', () => {
    const plain = setAttack(pool(), EMPTY_ALLOCATION, 4);
    const other = cycleArm(pool(), plain);
    expect([other.allocation.attacks[0]?.arm, leftOver(pool(), other)]).toEqual([1, 12]);
    expect(leftOver(pool(), cycleArm(pool(), other))).toBe(16);
  });

  it('is refused without a second weapon or without an attack', () => {
    expect(cycleArm(pool({ arms: [SWORD] }), EMPTY_ALLOCATION).refused).toContain('no second weapon');
    expect(cycleArm(pool(), EMPTY_ALLOCATION).refused).toContain('put CF on the head first');
  });

  it('9.4.4 shifts its round by its speed; shield and sand are as a sword is', () => {
    const round = (arm: number, special?: SpecialAttack) => {
      const attack = { area: 1, cf: 1, arm } as const;
      const attacks = [special === undefined ? attack : { ...attack, special }];
      return roundOf(tables, pool(), { attacks, defence: EMPTY_ALLOCATION.allocation.defence }, 0);
    };
    expect([round(0), round(1), round(1, 'feint'), round(1, 'sand')]).toEqual([3, 2, 2, 3]);
  });
});

describe('the screen where CF is divided', () => {
  const two: Scene = { A: { style: 'dimachaerus', hands: [sword(1), weapon(2, 'dagger')] } };

  it('names the special, the guard and the weapon in their rows, and counts what is left', () => {
    const stage = allocating(two).press('2', 'w', 'c', 'Down', 'Down', 'v');
    expect(stage.lines[4]).toMatch(/head +2 feint +1\. r2 dagger +- /u);
    expect(stage.lines[6]).toMatch(/groin +- .* 3 back step /u);
    expect(stage.lines[1]).toMatch(/10 current CF \+2 two weapons = 12 +spent 7 +left 5 +dagger at 1\/2/u);
    expect(stage.press('.').prompt).toContain('! Back step stands in place of the CF on the groin (23.3)');
    expect(stage.press('Up', 'Up').text).toContain('H: no wound, but a free blow of 4 CF.');
  });

  it('a special that is not open is refused with the reason', () => {
    const bare = allocating({ A: { hands: [sword(1)], stun: { amount: 1, turn: 1, phase: 1 } } });
    expect(bare.press('v').prompt).toBe(' ! A stunned man cannot duck (23.3).');
    expect(bare.press('Down', 'v').prompt).toBe(' ! A block needs a shield (23.3).');
    expect(bare.press('3', 'c', 'c').prompt).not.toContain('!');
    const kneeling = allocating({ A: { posture: 'kneeling', hands: [sword(1)] } });
    expect(kneeling.press('Down', '3', 'c').prompt).toBe(' ! A shield bash needs a shield (23.2).');
    expect(kneeling.press('Down', '3', 'c').prompt).toBe(' ! A feint needs him on his feet (23.2).');
    expect(kneeling.press('v').prompt).toBe(' ! A back step needs him on his feet and steady (23.3).');
  });

  it('a refusal gives way to the question that Enter asks', () => {
    const session = sessionIn({ rules: advancedRules(), A: { moves: 5 }, B: { moves: 5 } });
    const stage = boutStage(session, fakeServices()).press('Enter', 'Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate');
    expect(stage.press('w').prompt).toMatch(/^ ! You have no second weapon/u);
    expect(stage.press('Enter').prompt).toMatch(/CF (?:is|are) unspent and will be lost\. Enter again commits\.$/u);
  });

  it('what was chosen is what is committed, and is told on the card', () => {
    const session = sessionIn({ rules: advancedRules(), A: { moves: 5, ...two.A }, B: { moves: 5 } });
    const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate').press('2', 'w', 'c', 'Down', 'Down', 'v', 'Enter');
    expect(session.match.choices.at(-1)).toEqual([
      {
        attacks: [{ area: 1, cf: 2, arm: 1, special: 'feint' }],
        defence: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
        special: 3,
      },
    ]);
  });

  it('9.4.4 the rounds reach as far as the weapons of both', () => {
    const rounds = (scene: Scene) => /round +(\d[\d ]*?) *│/u.exec(allocating(scene).lines[12] ?? '')?.[1];
    expect(rounds({})).toBe('1  2  3  4  5');
    expect(rounds(two)).toBe('0  1  2  3  4  5');
    expect(rounds({ ...two, B: { hands: [weapon(3, 'scimitar'), shield(4)] } })).toBe('0  1  2  3  4  5  6');
    expect(rounds({ B: { hands: [weapon(3, 'maul')] } })).toBe('1  2  3  4  5  6  7');
  });

  it('21.9 says when the other cannot strike back', () => {
    const { text } = allocating({ B: { hands: [weapon(3, 'pike'), weapon(4, 'pike')] } });
    expect(text).toContain('He cannot strike you there (6.1).');
    expect(text.replaceAll(/\s+/gu, ' ')).toContain('he cannot strike back');
    expect(text).not.toMatch(/blows come|guard what|guards the area/iu);
  });

  it('shows the keys only where there is something to choose with them', () => {
    expect(allocating(two).keyBar).toMatch(/c special {2}v guard {2}w weapon/u);
    expect(allocating().keyBar).toMatch(/c special {2}v guard {2}[^w]/u);
    const basic = boutStage(sessionIn({ A: { moves: 5 }, B: { moves: 5 } })).press('Enter', 'Enter');
    pressUntil(basic, 'Space', ({ top }) => top.name === 'allocate');
    expect(basic.keyBar).not.toMatch(/special|guard|weapon/u);
    expect(basic.press('c').prompt).toBe(' ! There are no special attacks in the Basic Game (23.2).');
    expect(basic.press('v').prompt).toBe(' ! There are no special defences in the Basic Game (23.3).');
    expect(allocating(two).text).toContain('w: the other weapon');
  });

  it('23 the log sheet writes specials with their codes', () => {
    const session = sessionIn({ rules: advancedRules(), A: { moves: 5, ...two.A }, B: { moves: 5 } });
    const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate').press('2', 'c', 'Down', 'Down', 'v', 'Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution' && top.name !== 'act').press('i');
    expect(stage.text).toMatch(/A {2}2F {2}\. {2}\. {2}\. {2}\./u);
    expect(stage.text).toMatch(/D {3}\. {2}\. {2}K {2}\. {2}\./u);
  });
});
