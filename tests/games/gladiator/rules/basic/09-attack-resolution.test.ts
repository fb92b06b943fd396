/** 9.5 and 9.6: six dice, one table, and what its results mean. */
import { describe, expect, test } from 'vitest';
import type { BlowResult } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, scene, shield, sword } from '../../../../../tools/games/gladiator/bout.ts';
import { added, blow, reading, readings } from '../../support/blows.ts';
import { crtCell, crtResult } from '../../support/printed.ts';

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8];
const ROWS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const CELLS = ROWS.flatMap((red) => COLUMNS.map((column) => [red, column] as const));
/** Neither the shield nor the sword is harmed by these white and black dice, and no wound is critical. */
const tame = (red: number): Scripted => blow(red, 2, 6);
/** ST -2 keeps even a blow of 8 CF from knocking anything away with `tame` dice. */
const WEAK = { tr: 14, st: -2 };
const MISS = blow(6);
const FALLS: readonly Scripted[] = [
  ['drop-direction', 4],
  ['drop-distance', 6],
];

/** One blow at the chest of a man with `defence` on it. */
function strike(cf: number, red: number, B: Partial<Fighter> = {}, defence = 0): Played {
  const cfs = { A: `chest ${cf}`, B: defence === 0 ? '' : `| chest ${defence}` };
  return play(scene({ A: WEAK, B }), { cf: cfs, dice: [tame(red)] });
}

describe('9.5 attack resolution', () => {
  test('9.5 defence CF of the struck area comes off the attack', () => {
    const event = strike(7, 9, {}, 3).one('blow');
    expect(event).toMatchObject({ cf: 7, defence: 3, modified: 4, printed: crtCell(9, 4) });
    expect(added(event, 'crt')).toBe(4);
  });

  test('9.5 all tests of a blow read one throw of six dice (P2)', () => {
    const event = play(scene({ A: { tr: 20 } }), {
      cf: { A: 'head 8' },
      dice: [['blow', 6, 1, 1, 5, 1, 4]],
    }).one('blow');
    expect(new Set(event.rolls?.map((roll) => roll.draw)).size).toBe(1);
    expect(reading(event, 'crt').dice).toEqual({ red: [6, 1, 1] });
    expect(reading(event, 'wound').dice).toEqual({ white: [5, 1], black: [4] });
    expect(reading(event, 'critical').dice).toEqual({ white: [5, 1] });
  });

  test('9.5 the shield is tested by the white dice, its drop by white and black (P2)', () => {
    const event = play(scene(), { cf: { A: 'head 4' }, dice: [['blow', 5, 1, 1, 3, 2, 6]] }).one('blow');
    expect(event.result).toBe('S*');
    expect(reading(event, 'shield').dice).toEqual({ white: [3, 2] });
    expect(reading(event, 'drop').dice).toEqual({ white: [3, 2], black: [6] });
  });

  test('9.5 partial armour is tested by the black die (P2)', () => {
    const armour = { 1: '--', 2: 'B4', 3: '--', 4: '--', 5: '--' } as const;
    const event = play(scene({ B: { armour } }), { cf: { A: 'chest 8' }, dice: [blow(8, 5, 3)] }).one('blow');
    expect(reading(event, 'armour').dice).toEqual({ black: [3] });
  });

  test('9.5 the critical reads the same white dice as the wound (P2)', () => {
    const event = play(scene(), { cf: { A: 'legs 8' }, dice: [blow(8, 7, 4)] }).one('blow');
    expect(reading(event, 'wound').total).toBe(11);
    expect(reading(event, 'critical').total).toBe(7 + 2);
  });
});

describe('9.5.1 the Combat Results Table', () => {
  test.each(CELLS)('9.5.1 red %i in column %i', (red, column) => {
    const event = strike(column, red).one('blow');
    expect(event.printed).toBe(crtCell(red, column));
    expect(event.result + (event.bonus > 0 ? `+${event.bonus}` : '')).toBe(crtCell(red, column));
    const row = red === 3 ? '3-' : red === 18 ? '18+' : String(red);
    expect(reading(event, 'crt').table).toEqual({ id: 'crt', row, column: String(column), cell: crtCell(red, column) });
  });

  test('9.5.1 the page is regular: row + column gives the result, but for the last cell (C42)', () => {
    const generated = (sum: number): string => {
      if (sum <= 6) return 'F';
      if (sum === 7) return '--';
      if (sum <= 10) return 'S';
      if (sum === 11) return 'S*';
      if (sum <= 13) return 'P';
      if (sum === 14) return 'P*';
      return sum <= 16 ? 'H' : `H+${Math.min(9, sum - 16)}`;
    };
    for (const [red, column] of CELLS) expect(crtCell(red, column)).toBe(generated(red + column));
  });

  test('9.5.1 red 11 in column 5 is an H without bonus (C20)', () => {
    expect(strike(5, 11).one('blow')).toMatchObject({ printed: 'H', bonus: 0 });
  });

  test('9.5.1 red 18 in column 8 is H+9 and no more (C42)', () => {
    expect(strike(8, 18).one('blow')).toMatchObject({ printed: 'H+9', bonus: 9 });
  });
});

describe('9.5.1 in words', () => {
  test('9.5.1 the roll says what the table said', () => {
    expect(reading(strike(4, 13).one('blow'), 'crt').result).toBe('H+1');
    expect(reading(strike(4, 12).one('blow'), 'crt').result).toBe('H');
  });
});

describe('9.5.1.2 and 9.5.1.3 beyond the columns', () => {
  const LOW = [0, -1, -2, -5, -9].flatMap((modified) => [3, 9, 14, 18].map((red) => [modified, red] as const));
  test.each(LOW)('9.5.1.2 modified CF %i, red %i: column 1, and 1 off for each point below 1', (modified, red) => {
    const event = play(scene({ A: WEAK, B: { tr: 30 } }), {
      cf: { A: 'chest 1', B: `| chest ${1 - modified}` },
      dice: [tame(red)],
    }).one('blow');
    expect(event.modified).toBe(modified);
    expect(reading(event, 'crt').table?.column).toBe('1');
    expect(event.printed).toBe(crtResult(red, modified));
  });

  test('9.5.1.2 0 takes 1 off the roll and -1 takes 2', () => {
    const printed = (defence: number, red: number) => strike(2, red, {}, defence).one('blow').printed;
    expect([printed(2, 7), printed(2, 8), printed(3, 8), printed(3, 9)]).toEqual(['--', 'S', '--', 'S']);
  });

  test('9.5.1.2 totals under 3 count as 3 (P46)', () => {
    const event = strike(1, 3, {}, 8).one('blow');
    expect(reading(event, 'crt').table).toMatchObject({ row: '3-', column: '1' });
    expect(event.result).toBe('F');
  });

  const HIGH = [9, 10, 12].flatMap((modified) => [3, 5, 9, 14, 18].map((red) => [modified, red] as const));
  test.each(HIGH)('9.5.1.3 modified CF %i, red %i: column 8, and 1 on for each point above 8', (modified, red) => {
    const B = { exhaustion: 10 + modified - 8 };
    const event = play(scene({ A: WEAK, B }), { cf: { A: 'chest 8' }, dice: [blow(red, 2, 5)] }).one('blow');
    expect(added(event, 'crt')).toBe(modified);
    expect(reading(event, 'crt').table?.column).toBe('8');
    expect(event.printed).toBe(crtResult(red, modified));
  });

  test('9.5.1.3 totals over 18 count as 18 (P46)', () => {
    const event = play(scene({ A: WEAK, B: { exhaustion: 14 } }), { cf: { A: 'chest 8' }, dice: [tame(17)] }).one(
      'blow',
    );
    expect(reading(event, 'crt').table).toMatchObject({ row: '18+', column: '8' });
    expect(event.bonus).toBe(9);
  });
});

describe('9.6 combat results', () => {
  const BOTH = [sword(3), shield(4)];
  const ARMS: readonly [string, Fighter['hands']][] = [
    ['sword and shield', BOTH],
    ['only a sword', [sword(3)]],
    ['only a shield', [shield(4)]],
    ['nothing', []],
    ['a sword and a battered shield', [sword(3), shield(4, 'large', 14)]],
  ];
  /** P47: the shield first, then the weapon. */
  const became = (printed: string, shielded: boolean, armed: boolean): BlowResult => {
    let result = printed.replace(/\+.*/, '') as BlowResult;
    if (!shielded) result = result === 'P*' ? 'H' : result === 'S' || result === 'S*' ? 'P' : result;
    if (!armed && (result === 'P' || result === 'P*')) result = 'H';
    return result;
  };
  const REDS = [3, 4, 5, 8, 9, 11, 12, 14, 18];
  const COMBINATIONS = ARMS.flatMap(([what, hands]) => REDS.map((red) => [crtCell(red, 3), what, red, hands] as const));

  test.each(COMBINATIONS)('9.6 %s against a man with %s (P47)', (printed, what, red, hands) => {
    const event = strike(3, red, { hands }).one('blow');
    const shielded = what === 'sword and shield' || what === 'only a shield';
    const armed = what.includes('sword');
    expect(event.printed).toBe(printed);
    expect(event.result).toBe(became(printed, shielded, armed));
    expect(event.bonus).toBe(printed === 'H+5' ? 5 : printed === 'H+1' ? 1 : 0);
  });

  test('9.6 an S against a man with neither goes all the way to a wound roll (C67)', () => {
    const event = strike(3, 5, { hands: [] }).one('blow');
    expect(readings(event)).toContain('wound');
    expect(readings(event)).not.toContain('shield');
    expect(added(event, 'wound')).toBe(0);
  });

  test('9.6 an S against a man without a shield threatens his sword', () => {
    const event = strike(3, 5, { hands: [sword(3)] }).one('blow');
    expect(readings(event)).toEqual(['crt', 'drop']);
  });

  test('9.6 a miss does nothing at all', () => {
    const played = strike(3, 4);
    expect(readings(played.one('blow'))).toEqual(['crt']);
    expect(played.one('blow')).toMatchObject({ result: '--', wounds: 0, shieldBoxes: null });
  });

  test('9.6 S tests the shield only, S* tests its damage at +1 and its drop', () => {
    const plain = strike(3, 5).one('blow');
    const edge = strike(3, 8).one('blow');
    expect(readings(plain)).toEqual(['crt', 'shield']);
    expect(readings(edge)).toEqual(['crt', 'shield', 'drop']);
    expect(added(edge, 'shield') - added(plain, 'shield')).toBe(1);
  });

  test('9.6 P and P* test the weapon and spare the shield', () => {
    expect(readings(strike(3, 9).one('blow'))).toEqual(['crt', 'drop']);
    expect(readings(strike(3, 11).one('blow'))).toEqual(['crt', 'drop']);
  });

  test('9.6 H rolls for wounds with its bonus', () => {
    expect(added(strike(3, 12).one('blow'), 'wound')).toBe(0);
    expect(added(strike(3, 18).one('blow'), 'wound')).toBe(5);
  });
});

describe('9.6 fumbles', () => {
  const FUMBLE = blow(3);

  test('9.6 a fumble loses the attacks still to come (P45)', () => {
    const played = play(scene(), { cf: { A: 'head 1, chest 2, legs 3' }, dice: [FUMBLE] });
    expect(played.of('blow')).toHaveLength(1);
  });

  test('9.6 a fumble lowers the next defence by one die', () => {
    const played = play(scene(), {
      cf: { A: 'head 1, chest 1', B: 'legs 2 | head 1' },
      dice: [FUMBLE, ['fumble', 4], tame(3)],
    });
    const struck = played.of('blow')[1] ?? played.one('blow');
    expect(readings(struck)[0]).toBe('fumble');
    expect(struck).toMatchObject({ fighter: 'B', defence: -4, modified: 6 });
  });

  test('9.6 only the next attack finds him open', () => {
    const played = play(scene(), {
      cf: { A: 'head 1, chest 1 | arms 3', B: 'legs 2, arms 3, head 1' },
      dice: [blow(5), FUMBLE, ['fumble', 6], tame(6), MISS],
    });
    expect(played.of('blow').map((event) => [event.fighter, event.defence])).toEqual([
      ['B', 0],
      ['A', 0],
      ['B', -3],
      ['B', 0],
    ]);
  });

  test('9.6 the penalty lapses at the end of the phase, and is not rolled unless he is struck (P45)', () => {
    const first = play(scene(), { cf: { A: 'head 1' }, dice: [FUMBLE] });
    const second = play(first.state, { cf: { B: 'legs 1' }, dice: [MISS] });
    expect(readings(second.one('blow'))).toEqual(['crt']);
  });

  test('9.6 a fumble and CF lost are both felt by the next attack', () => {
    const played = play(scene({ A: { tr: 20 }, B: { tr: 30 } }), {
      cf: { A: 'chest 8 | head 9', B: 'legs 1, arms 8, head 1 | chest 8' },
      dice: [MISS, FUMBLE, blow(7, 4, 5), ['fumble', 2], tame(3)],
    });
    const last = played.of('blow')[3] ?? played.one('blow');
    expect(last).toMatchObject({ fighter: 'B', area: 1, defence: 9 - 1 - 2 });
    expect(readings(last)).toEqual(['fumble', 'crt']);
  });
});

describe('13.1.1 the drop check', () => {
  const parried = (white: number, black: number, more: readonly Scripted[] = [], B: Partial<Fighter> = {}) =>
    play(scene({ A: { st: 3 }, B }), {
      cf: { A: 'chest 4', B: '| chest 2' },
      dice: [blow(10, white, black), ...more],
    });

  test('13.1.1 example: ST 3 and 4 CF against 2 knock the weapon away on 5 or less (C1)', () => {
    const played = parried(3, 2, FALLS);
    expect(played.one('blow').result).toBe('P');
    expect(reading(played.one('blow'), 'drop')).toMatchObject({ total: 0, need: { op: '<=', than: 0, met: true } });
    expect(played.one('item-dropped')).toMatchObject({ fighter: 'B', item: { kind: 'sword' }, why: 'parried' });
  });

  test('13.1.1 example: on 6 he keeps it (C1)', () => {
    const played = parried(3, 3);
    expect(reading(played.one('blow'), 'drop').total).toBe(1);
    expect(played.of('item-dropped')).toEqual([]);
  });

  test('13.1.1 CF that wounds in the arms have cost makes it likelier', () => {
    const wounds = { 1: 0, 2: 0, 3: 0, 4: 2, 5: 0 };
    expect(reading(parried(4, 3, FALLS, { wounds }).one('blow'), 'drop').total).toBe(7 - 3 - 2 - 2);
    expect(reading(parried(4, 4, [], { wounds }).one('blow'), 'drop').total).toBe(1);
  });

  test('13.1.1 wounds elsewhere do not matter', () => {
    const wounds = { 1: 2, 2: 2, 3: 2, 4: 0, 5: 2 };
    expect(reading(parried(3, 3, [], { wounds }).one('blow'), 'drop').total).toBe(1);
  });

  test('13.1.1 a modified CF below 0 makes it less likely (C60)', () => {
    const event = play(scene(), { cf: { A: 'head 1', B: '| head 3' }, dice: [blow(15, 2, 1)] }).one('blow');
    expect(event).toMatchObject({ modified: -2, result: 'P' });
    expect(reading(event, 'drop').total).toBe(3 + 2);
  });

  test("13.1.1 a weak man's negative CF counts on the CRT, not for drops (C69)", () => {
    const event = play(scene({ B: { exhaustion: 13 } }), { cf: { A: 'head 2' }, dice: [blow(8, 2, 3)] }).one('blow');
    expect(added(event, 'crt')).toBe(5);
    expect(event.result).toBe('P');
    expect(reading(event, 'drop').total).toBe(5 - 2);
  });

  test('13.1.1 a sword brings no modifier of its own (C60, C61)', () => {
    const { modifiers } = reading(parried(3, 3).one('blow'), 'drop');
    expect(modifiers.map((one) => one.value)).toEqual([-3, -2]);
  });

  test('13.3.2 a throw must come out above the range, not level with it (C18)', () => {
    const thrown = (die: number, more: readonly Scripted[]) =>
      play(scene({ A: { at: { q: -2, r: 0 } } }), {
        plots: { A: '!' },
        acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
        dice: [['throw-distance', die], ...more],
      }).one('thrown').hit;
    expect(thrown(3, FALLS)).toBe(false);
    expect(thrown(4, [['throw-area', 1], blow(4), ...FALLS])).toBe(true);
  });

  test('13.1.1 a man whose last weapon falls in mid-phase strikes no more (F7)', () => {
    const played = play(scene({ A: { st: 3 } }), {
      cf: { A: 'chest 4, head 1', B: 'legs 2 | chest 2' },
      dice: [blow(10, 3, 2), ...FALLS, MISS],
    });
    expect(played.of('blow').map((event) => event.fighter)).toEqual(['A', 'A']);
  });
});
