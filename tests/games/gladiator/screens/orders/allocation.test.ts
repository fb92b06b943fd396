/** Dividing CF by keys: caps as one goes, what is left, the order of attacks. */
import { describe, expect, it } from 'vitest';
import * as draft from '../../../../../src/games/gladiator/ask/allocate/allocation-draft.ts';
import { attackReader } from '../../../../../src/games/gladiator/odds/attack.ts';
import { SAND_ARM } from '../../../../../src/games/gladiator/rules/advanced/sand.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { AREAS, type Area, type Fighter, type Pool } from '../../../../../src/games/gladiator/rules/types.ts';
import { man, type Scene, shield, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { poolFor, promptOf, sessionIn } from '../bout/scenes.ts';

/** Face to face, neither with moves left: A waits, and is asked to allocate. */
function allocating(scene: Scene = {}, confirm = false, terminal: Partial<Terminal> = {}, odds = true): Stage {
  const session = sessionIn({
    ...scene,
    A: { moves: 5, ...scene.A },
    B: { moves: 5, ...scene.B },
  });
  const stage = boutStage(session, fakeServices({ settings: { confirm: false, odds } }), terminal).press('Enter');
  pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution');
  promptOf(session, 'allocate');
  stage.services.changeSettings({ confirm });
  return stage;
}

/** 'head 6 1.', 'legs - 2' : what the rows of the table say of attack, order and defence. */
const rows = (stage: Stage): readonly string[] =>
  stage.lines.slice(4, 9).map((line) =>
    line
      .slice(2, 37)
      .replace(/[■·│▸]/gu, ' ')
      .replace(/\s+/gu, ' ')
      .trim(),
  );

/** The number behind a word in the line of the pool. */
const told = (stage: Stage, word: string): number =>
  Number(new RegExp(`${word} (\\d+)`).exec(stage.lines[1] ?? '')?.[1]);

describe('spending', () => {
  it('9.3.1 the pool is told with all that made it', () => {
    expect(allocating().lines[1]).toMatch(/^ 10 current CF = 10 /u);
    expect(allocating({ A: { stun: { amount: 2, turn: 1, phase: 1 } } }).lines[1]).toMatch(
      /^ 10 current CF -2 stun = 8 /u,
    );
    expect(told(allocating(), 'spent')).toBe(0);
  });

  it('what is spent and what is left are counted as one goes', () => {
    const stage = allocating();
    const all = told(stage, 'left');
    stage.press('6', 'Down', '.', '.');
    expect(told(stage, 'spent')).toBe(8);
    expect(told(stage, 'left')).toBe(all - 8);
  });

  it('digits set the attack on the row, arrows and h l change it, commas and dots the defence', () => {
    const stage = allocating().press('5', 'Right', 'l', 'Left', 'Down', 'j', '.', '.', ',');
    expect(rows(stage)).toEqual(['1 head 6 1. round 3 -', '2 chest - -', '3 groin - 1', '4 arms - -', '5 legs - -']);
    expect(rows(stage.press('Up', 'k', '0'))[0]).toBe('1 head - -');
  });

  it('d has digits set the defence, on every area, until it is pressed again', () => {
    const stage = allocating({ A: { tr: 30 } }).press('d', '9', 'Down', '2');
    expect(rows(stage).slice(0, 2)).toEqual(['1 head - 9', '2 chest - 2']);
    expect(stage.keyBar).toContain(', . 0-9 defence');
    expect(rows(stage.press('U', '4')).slice(0, 2)).toEqual(['1 head - -', '2 chest - 4']);
    expect(rows(stage.press('0', 'd', '3'))[1]).toBe('2 chest 3 1. round 3 -');
    expect(stage.keyBar).toContain('0-8 attack');
  });

  it('the rows come round at both ends', () => {
    expect(rows(allocating().press('Up', '2'))[4]).toBe('5 legs 2 1. round 3 -');
    expect(rows(allocating().press('Up', 'Down', '2'))[0]).toBe('1 head 2 1. round 3 -');
  });
});

describe('refusals come at the key, with the rule, and change nothing', () => {
  it.each([
    ['9.3.2 a ninth CF on one area', {}, ['8', 'Right'], 'At most 8 CF on one area (9.3.2).'],
    ['9.3.2 nine CF at once on one area', { A: { tr: 30 } }, ['9'], 'An attack takes 1 to 8 CF (9.3.2).'],
    ['more defence at once than there is', { A: { tr: 1 } }, ['d', '9'], '(9.3.1).'],
    ['more CF than there are', {}, ['8', 'Down', '8'], '(9.3.1).'],
    ['more defence than there is', { A: { tr: 1 } }, Array(9).fill('.'), '(9.3.1).'],
    ['an attack lowered below none', {}, ['Left'], 'There is no attack on that area to reduce.'],
    ['a defence lowered below none', {}, [','], 'There is no defence on that area to reduce.'],
    ['an attack put in order where there is none', {}, ['o'], 'There is no attack on that area to move forward.'],
    ['taking back where there is nothing', {}, ['Backspace'], 'Nothing to take back.'],
    [
      '10.3.4.1 defence of a man below 1 CF',
      { A: { tr: 0 }, B: { facing: 0 } },
      ['.'],
      'Below 1 CF, what position gives is for attack alone (10.3.4.1).',
    ],
  ] as const)('%s', (_, scene, keys, why) => {
    const stage = allocating(scene).press(...keys.slice(0, -1));
    const before = rows(stage);
    stage.press(...keys.slice(-1));
    expect(stage.prompt).toMatch(/^ ! /u);
    expect(stage.prompt).toContain(why);
    expect(stage.prompt).not.toContain('…');
    expect(rows(stage)).toEqual(before);
  });

  it('9.1 one who may not attack is told so, and may defend', () => {
    const pool: Pool = poolFor(5, { mayAttack: false });
    const refused = draft.setAttack(pool, draft.EMPTY_ALLOCATION, 1);
    expect(refused.refused).toBe('you may not attack this phase (9.1, 10.3.4, 16.3)');
    expect(draft.leftOver(pool, draft.changeDefence(pool, draft.EMPTY_ALLOCATION, 1))).toBe(4);
  });

  it('14.3 on his knees an attack costs double', () => {
    const pool = poolFor(9, { halvings: 1 });
    const four = draft.setAttack(pool, draft.EMPTY_ALLOCATION, 4);
    expect(draft.leftOver(pool, four)).toBe(1);
    expect(draft.changeAttack(pool, four, 1).refused).toBe('that takes 10 CF of the 9 you have (9.3.1)');
    expect(allocating({ A: { posture: 'kneeling' } }).lines[1]).toContain('attacks at 1/2');
  });

  it('23.2 what halves his weapon alone is told to spare bash and sand (P147)', () => {
    const dagger = { rules: advancedRules(), A: { hands: [weapon(1, 'dagger'), shield(2)] } };
    expect(allocating(dagger).lines[1]).toContain('attacks at 1/2, not bash, sand');
  });

  it('23.2 where nothing else reaches, CF on the head are sand, and on any other area refused (P315)', () => {
    const [mark] = poolFor(9).marks;
    if (mark === undefined) throw new Error('nobody to strike at');
    const sand: Pool = poolFor(9, { marks: [{ ...mark, arms: [SAND_ARM], specialAttacks: ['sand'] }] });
    const four = draft.setAttack(sand, draft.EMPTY_ALLOCATION, 4);
    expect(four.allocation.attacks).toEqual([{ area: 1, cf: 4, special: 'sand' }]);
    const chest = draft.setAttack(sand, draft.moveRow(draft.EMPTY_ALLOCATION, 1), 4);
    expect(chest.refused).toBe('nothing in his hands reaches him, only sand at the head does (23.2)');
  });
});

describe('the order of attacks (9.3.2.1)', () => {
  /** Attacks on head, chest and groin, in that order, the groin chosen. */
  const three = () => allocating({ A: { tr: 15 } }).press('3', 'Down', '4', 'Down', '5');

  it('is the order they are typed in, each with its round (9.4.2)', () => {
    expect(rows(three()).slice(0, 3)).toEqual([
      '1 head 3 1. round 1 -',
      '2 chest 4 2. round 3 -',
      '3 groin 5 3. round 5 -',
    ]);
    expect(three().press('Down').text).toContain('3 attacks fall in rounds 1, 3, 5 (9.4.2).');
  });

  it('o moves the chosen one forward; the first goes to the end', () => {
    const places = (stage: Stage) =>
      rows(stage)
        .slice(0, 3)
        .map((row) => row.split(' ')[3]);
    const stage = three().press('o');
    expect(places(stage)).toEqual(['1.', '3.', '2.']);
    expect(places(stage.press('o'))).toEqual(['2.', '3.', '1.']);
    expect(places(stage.press('o'))).toEqual(['1.', '2.', '3.']);
  });

  it('changing its CF leaves an attack in its place', () => {
    expect(rows(three().press('Up', '2'))[1]).toBe('2 chest 2 2. round 3 -');
  });

  it('0 takes an attack out, and the others move up', () => {
    expect(rows(three().press('Up', '0')).slice(0, 3)).toEqual([
      '1 head 3 1. round 2 -',
      '2 chest - -',
      '3 groin 5 2. round 4 -',
    ]);
  });
});

describe('taking back', () => {
  it('Backspace takes back key by key, U everything but the row', () => {
    const stage = allocating().press('3', 'Down', '.', 'o');
    expect(rows(stage.press('Backspace'))[1]).toBe('2 chest - -');
    expect(rows(stage.press('Backspace'))[0]).toBe('1 head - -');
    stage.press('3', '.', 'U');
    expect(told(stage, 'spent')).toBe(0);
    expect(stage.lines[5]).toContain('▸2 chest');
  });
});

describe('committing', () => {
  it('what is left over is asked about once; another key asks again', () => {
    const stage = allocating({}, true).press('8', 'Enter');
    expect(stage.prompt).toContain('CF are unspent and will be lost. Enter again commits.');
    stage.press('Down', 'Enter');
    expect(stage.top.name).toBe('allocate');
    expect(stage.press('Enter').top.name).toBe('resolution');
  });

  it('nothing is asked when nothing is left, or without the option', () => {
    const stage = allocating({}, true);
    stage.press('8', ...Array(told(stage, 'left') - 8).fill('.'));
    expect(stage.press('Enter').top.name).toBe('resolution');
    expect(allocating().press('Enter').top.name).toBe('resolution');
  });

  it('both allocations are shown on cards before the first blow', () => {
    const stage = allocating().press('6', 'Down', '.', 'Enter');
    expect(stage.text).toContain('Allocations');
    expect(stage.text).toContain('attack   head 6');
    expect(stage.text).toContain('defence  chest 1');
  });
});

describe('the table beside', () => {
  it('tells of both men armour, wound boxes left and what the wounds look like', () => {
    const armour = { 1: 'A', 2: 'B4', 3: '--', 4: '--', 5: '--' } as const;
    const stage = allocating({ A: { wounds: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 11 } }, B: { armour } });
    expect(stage.lines[4]).toContain('A  12▇ whole');
    expect(stage.lines[4]).toMatch(/-- 10. grazed/u);
    expect(stage.lines[5]).toContain('B4 12▇ whole');
    expect(stage.lines[8]).toMatch(/-- {2}1. ruined/u);
  });

  it('9.3.1 tells the CF of the other man, and what position or stun makes of them', () => {
    expect(allocating().lines[3]).toMatch(/ CF 10 +yours/u);
    // B looks at A's back
    expect(allocating({ A: { facing: 3 } }).lines[3]).toMatch(/ CF 10\+4 +yours/u);
    expect(allocating({ B: { stun: { amount: 2, turn: 1, phase: 1 } } }).lines[3]).toMatch(/ CF 10-2 +yours/u);
  });

  it('x looks around the arena and comes back to the draft', () => {
    const stage = allocating().press('6', 'x');
    expect(stage.top.name).toBe('look');
    expect(rows(stage.press('Esc'))[0]).toContain('head 6');
  });

  it('9.5 the column of the chosen attack is read out, undefended', () => {
    const { text } = allocating({}, false, {}, false).press('8');
    expect(text).toContain('head: 8 CF, column 8 undefended');
    expect(text).toContain('1 attack falls in round 3 (9.4.2).');
    for (const run of ['3      S*', '4-5    P ', '6      P*', '7-8    H ', '9      H+1', '16     H+8', '17-18  H+9'])
      expect(text).toContain(run);
  });

  it('18.3 what the performance would become is told', () => {
    const stage = allocating({ A: { tr: 12, attackTotal: 15 } });
    expect(stage.press('5').text).toContain('perf 1 to 2 (18.3)');
    expect(stage.press('Down').text).toContain('performance 1 to 2 (18.3)');
  });

  it('nothing of it is cut off for any name, wound or pool at 80 columns', () => {
    for (const wounds of [0, 1, 3, 5, 8, 11, 12]) {
      const worn = Object.fromEntries(AREAS.map((area) => [area, Math.min(wounds, area === 1 ? 11 : 5)])) as never;
      const stage = allocating({ A: { wounds: worn, tr: 14 }, B: { wounds: worn, name: 'Bellicianus', facing: 0 } });
      expect(stage.lines.slice(1, 11).join('\n')).not.toContain('…');
    }
  });

  it('with rows to spare the fight is seen below', () => {
    expect(allocating({}, false, { rows: 40 }).text).toContain('─ Arena ─');
    expect(allocating().text).not.toContain('─ Arena ─');
  });
});

it('of a man with no CF left neither hint nor rounds warn: both say that he cannot strike', () => {
  const stage = allocating({ B: { tr: 3, stun: { amount: 12, turn: 1, phase: 1 } } });
  expect(stage.text).toContain('He cannot strike this phase.');
  expect(stage.text.replaceAll(/\s+/gu, ' ')).toContain('As he cannot strike back, defence is wasted.');
  expect(stage.text).not.toContain('Guard what');
});

describe('the odds of the attack that is planned', () => {
  /** The line of the box about the chosen area that says them. */
  const oddsIn = (stage: Stage): string => /\S+ in 100 wound undefended[^.]*\./u.exec(stage.text)?.[0] ?? 'none';
  /** Of a hundred blows those that wound or kill. */
  const wounding = (modified: number, target: Fighter, area: Area): number => {
    const attacker = man('A');
    const [item = null] = attacker.hands;
    const attempt = { attacker, target, area, round: 3, item, special: null, behind: false };
    const { wounds } = attackReader({ rules: basicRules(), tables }, attempt)(modified);
    return Math.round(100 * (1 - (wounds[0] ?? 0)));
  };

  it('9.5 are told against no defence and against the most that he can put up', () => {
    const stage = allocating().press('6');
    const [bare, guarded] = [6, 6 - 8].map((modified) => wounding(modified, man('B'), 1));
    expect(oddsIn(stage)).toBe(`${bare} in 100 wound undefended, ${guarded} at 8.`);
  });

  it('9.3.3 of a man with few CF the most is what he has', () => {
    const stage = allocating({ B: { tr: 3 } }).press('Down', '6');
    const [bare, guarded] = [6, 6 - 3].map((modified) => wounding(modified, man('B'), 2));
    expect(oddsIn(stage)).toBe(`${bare} in 100 wound undefended, ${guarded} at 3.`);
  });

  it('go up with the CF, and are there for every attack where there is room', () => {
    const wide = allocating({}, false, { columns: 120, rows: 40 }).press('2', 'Down', '6');
    expect(
      wide.lines.slice(4, 9).filter((line) => /[■#]\S* +(?:<1|\d+) +(?:<1|\d+) +(?:<1|\d+) +\d\.\d/u.test(line)),
    ).toHaveLength(2);
    const [few, more] = ['2', '6'].map((cf) => Number.parseInt(oddsIn(allocating().press(cf)), 10));
    expect(more).toBeGreaterThan(few ?? 100);
  });

  it('are kept to himself where the player wants none', () => {
    const stage = allocating().press('6');
    stage.services.changeSettings({ odds: false });
    expect(oddsIn(stage.press('Right'))).toBe('none');
    expect(stage.text).toContain('Each defence CF: one column left.');
  });

  it('29.7 say what the chosen area costs either man by the dice of the book, and all blows once enough were thrown', () => {
    const stage = allocating().press('6');
    expect(stage.text).toMatch(/[■·]{6} hits \d+, hurts him \d+, kills \d+ in 100; \d\.\d wounds/u);
    const hurt = /your head: hurt (<1|\d+), dead (?:<1|\d+) in 100/u;
    const open = Number(hurt.exec(stage.text)?.[1]);
    const covered = Number(hurt.exec(stage.press('.', '.', '.', '.').text)?.[1]?.replace('<', ''));
    expect(covered).toBeLessThan(open);
    expect(stage.text).toContain("against the book's average; your head: hurt ");
    expect(stage.text).toContain('Whole exchange: being counted.');
    const told = /Whole exchange, about, in 100:[\s\S]*he hurt \d+, dead (<1|\d+); you \d+, dead (<1|\d+)/u;
    for (let i = 1; i < 8; i++) expect(stage.send({ kind: 'tick' }).text).not.toMatch(told);
    expect(stage.send({ kind: 'tick' }).text).toMatch(told);
    expect(stage.top.timer).toBeNull();
    expect(stage.press(',').text).toContain('Whole exchange: being counted.');
  });

  it('P271 say how often the blow takes his senses, and what of his CF, where there is room', () => {
    const wide = allocating({}, false, { columns: 120, rows: 40 }).press('6');
    expect(wide.text).toMatch(/head: hurts him \d+ \(out (<1|\d+), \d\.\d CF off\), you \d+ in 100/u);
  });

  it('14.2 count half at the legs of a man on his knees, and none is never made', () => {
    const stage = allocating({ B: { posture: 'kneeling' } }).press('Up', '8');
    expect(stage.text).toContain('legs: 8 CF count 4, column 4');
    const [bare, guarded] = [4, 4 - 8].map((modified) => wounding(modified, man('B'), 5));
    expect(oddsIn(stage)).toBe(`${bare} in 100 wound undefended, ${guarded} at 8.`);
    expect(stage.press('1').text).toContain('Halved it is 0: it is never made.');
    expect(stage.text).toContain('hits 0, hurts him 0, kills 0 in 100');
  });

  it('29.7 at his knees the book strikes at half, and so it hurts him there', () => {
    const hurt = (stage: Stage) => Number(/your legs: hurt (\d+)/u.exec(stage.press('Up').text)?.[1]);
    const [kneeling, upright] = [allocating({ A: { posture: 'kneeling' } }), allocating()].map(hurt);
    expect(kneeling).toBeLessThan((upright ?? 0) / 1.5);
  });

  it('are hidden and told again at a key', () => {
    const stage = allocating().press('6', 'O');
    expect(stage.services.settings().odds).toBe(false);
    expect(oddsIn(stage)).toBe('none');
    expect(stage.text).not.toContain('hurts him');
    expect(stage.send({ kind: 'tick' }).top.timer).toBeNull();
    expect(oddsIn(stage.press('O'))).not.toBe('none');
  });
});
