/** 28 Beasts on strips, sheets and rosters, under the look, in an order and in an allocation. */
import { describe, expect, it } from 'vitest';
import { BEAST_KINDS } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { neighbour } from '../../../../../src/kernel/hex.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { offered } from '../../support/asked.ts';
import { sessionIn } from '../bout/scenes.ts';

const RULES = advancedRules();
const ORIGIN = { q: 0, r: 0 };

const stageOf = (where: Scene, terminal = {}, hints = false): Stage =>
  boutStage(sessionIn({ rules: RULES, ...where }), fakeServices({ settings: { hints } }), terminal);

/** The part of the screen beside the arena. */
const side = (stage: Stage) => stage.lines.slice(0, 18).map((line) => line.slice(46).trimEnd());

const lion = (more: Partial<Fighter> = {}, beast = {}) =>
  wild('lion', { at: { q: 3, r: 0 }, facing: 3, ...more }, beast);

describe('28.3 the strip of a beast', () => {
  it('has its values, its areas by their names, hide and cunning', () => {
    expect(side(stageOf({ B: lion() })).slice(5, 9)).toEqual([
      ' B  LION                    beast',
      ' CF 14/14 stun 0 ST +9 CN 3 W 14',
      ' He14▇ Ch14▇ Gr14▇ Fo14▇ Hi14▇',
      ' fangs  hide 0  cunning +2',
    ]);
  });

  it.each([
    ['in panic', { panicked: true }],
    ['dazed', { dazed: true }],
    ['feeding', { fed: true }],
    ['reared up', { reared: true }],
  ] as const)('says that it is %s', (words, beast) => {
    expect(side(stageOf({ B: lion({}, beast) }))[5]).toMatch(new RegExp(`LION +${words}$`));
  });

  it.each(BEAST_KINDS)('of a %s fits beside the arena, even hurt and stunned', (kind) => {
    const hurt = { stun: { amount: 12, turn: 1, phase: 1 }, wounds: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0 } };
    const rows = side(stageOf({ B: wild(kind, { at: { q: 3, r: 0 }, facing: 3, ...hurt }) }));
    expect(rows[6]).toMatch(/stun 12 ST \+\d+ CN \d W \d+$/);
    expect(rows[8]).toMatch(/hide (?:0|-\d) {2}cunning [+-]\d$/);
  });

  it('where there is room says what it is likely to do', () => {
    const { text } = stageOf({ B: lion() }, { columns: 120, rows: 40 });
    expect(text).toContain('of 36: roams ');
    expect(text).toContain('cunning +2  impact +3');
  });
});

describe('28.3 the log sheet of a beast', () => {
  const sheet = (where: Scene, terminal = {}) => stageOf(where, terminal).press('i').press('Tab');

  it('has its six values, 32 boxes of an elephant, both pairs of legs, and no armour', () => {
    const stage = sheet({ B: wild('elephant', { at: { q: 4, r: 0 }, facing: 3 }) });
    expect(stage.text).toContain('ST +20  CN 4  W 32  HI -2  CU -2  CF 6 of 6');
    expect(stage.text).toContain(`4 fore legs ${'■'.repeat(32)} 32 whole`);
    expect(stage.text).toContain(`5 hind legs ${'■'.repeat(32)} 32 whole`);
    expect(stage.text).not.toContain('armour');
    expect(stage.text).toContain('elephant, 3 hexes (28.2)');
  });

  it('marks the boxes that cost CF by the spans of beasts (28.3.4)', () => {
    const { lines, canvas } = sheet({ B: wild('wolf', { at: { q: 4, r: 0 }, facing: 3 }) });
    const y = lines.findIndex((line) => line.includes('1 head'));
    const x = lines[y]?.indexOf('■') ?? 0;
    const costly = [0, 1, 2, 3, 4, 5].filter((box) => canvas.styleAt(x + box, y).fg === 'warn');
    expect(costly).toEqual([0, 1, 4, 5]);
  });

  it('says what has come over it', () => {
    const B = lion({ limps: 1 }, { panicked: true, fed: true });
    expect(sheet({ B }).text).toContain('IN PANIC: 2D3 hexes a phase, +6 on end loss (28.5.2), has fed');
    expect(sheet({ B: lion() }).text).toContain('not in panic');
  });

  it('keeps a record of its actions', () => {
    const stage = stageOf({ B: wild('zebra', { at: { q: 5, r: 0 }, facing: 3 }, { panicked: true }) });
    stage.press('Enter', 'Enter');
    pressUntil(stage, 'Space', ({ text }) => text.includes('is in panic'));
    expect(stage.press('i').press('Tab').text).toMatch(/^ {2}I +![2-6]/m);
  });

  it("stands beside the man's on a wide screen", () => {
    const { text } = stageOf(
      { B: wild('elephant', { at: { q: 4, r: 0 }, facing: 3 }) },
      { columns: 120, rows: 40 },
    ).press('i');
    expect(text).toContain('■ 32 whole');
    expect(text).toContain('12 whole');
  });
});

describe('26 the roster', () => {
  it('names beasts by what they are', () => {
    const C = wild('bear', { side: 1, name: 'Ursus', at: { q: 3, r: -2 }, facing: 3 });
    const { text } = stageOf({ B: lion(), C }).press('r');
    expect(text).toMatch(/ B {2}LION +beast +14\/14/);
    expect(text).toMatch(/ C {2}URSUS +bear +12\/12/);
  });
});

describe('the look', () => {
  const looking = (keys: readonly string[], where: Scene = { B: lion() }): string =>
    stageOf(where)
      .press('x', ...keys)
      .lines.map((line) => line.slice(46).trim())
      .join(' ')
      .replaceAll(/ +/g, ' ');

  it('28.2 says which part of a beast is in a hex', () => {
    expect(looking(['Tab'])).toContain('Lion, facing NW: its body is here. Fangs, hide 0, cunning +2.');
    expect(looking(['Tab', 'q'])).toContain('Lion, facing NW: its head is here.');
    expect(looking(['Tab', 'd'])).toContain('Lion, facing NW: its tail is here.');
  });

  it('28.7.1 says what of it could be struck from a hex', () => {
    expect(looking(['Tab', 'q', 'q'])).toContain(
      'In the front of Lion (28.7.2). In front of it: from here you would strike head, chest and fore legs of Lion at +0 (28.7.1).',
    );
    expect(looking(['Tab', 'w'])).toContain(
      'At its shoulder: from here you would strike head, chest and fore legs of Lion at +2',
    );
    expect(looking(['Tab', 'e'])).toContain(
      'At its haunch: from here you would strike chest, groin and hind legs of Lion at +2',
    );
    expect(looking(['Tab', 'd', 'd'])).toContain(
      'At its rear: from here you would strike groin and hind legs of Lion at +4',
    );
  });

  it('28.7.4 a bear on its hind legs is struck as a man is', () => {
    const B = wild('bear', { at: { q: 3, r: 0 }, facing: 3 }, { reared: true });
    expect(looking(['Tab', 'd', 'd'], { B })).toMatch(/you would strike all of it of Bear|strike all of Bear/);
  });
});

describe('28.7.1 the steps on offer', () => {
  it('say at which side of a beast they lead, and what can be struck there', () => {
    const { text } = stageOf({ A: { at: neighbour({ q: 3, r: 0 }, 4, 2), facing: 1 }, B: lion() });
    expect(text).toMatch(/ F +\S+ +shoulder \+2 HeChFo/);
  });

  it('before its head are told as its front, and worse where one looks away', () => {
    const at = neighbour({ q: 3, r: 0 }, 3, 3);
    expect(stageOf({ A: { at, facing: 0 }, B: lion() }).text).toMatch(/ F +\S+ +front HeChFo/);
    expect(stageOf({ A: { at, facing: 3 }, B: lion() }).text).toMatch(/ B +\S+ +front unseen/);
  });

  it('into a beast are collisions, into a senseless one barred', () => {
    const at = neighbour({ q: 3, r: 0 }, 3, 2);
    expect(stageOf({ A: { at, facing: 0 }, B: lion() }).text).toMatch(/ F +\S+ +its hex: collision/);
    expect(stageOf({ A: { at, facing: 0 }, B: lion({ conscious: false, posture: 'prone' }) }).text).toMatch(
      / F +\S+ +it blocks the way/,
    );
  });

  it('count hexes to the nearest part of it', () => {
    expect(stageOf({ A: { at: ORIGIN, facing: 0 }, B: lion({ at: { q: 5, r: 0 } }) }).text).toMatch(/ F +\S+ +range 3/);
  });
});

describe('28.7 CF against a beast', () => {
  /** At the allocation, the man before the lion's head, at its haunch or behind it; the lion is too dazed to move. */
  const allocating = (where: 'front' | 'haunch' | 'rear', terminal = {}, hints = false): Stage => {
    const centre = { q: 3, r: 0 };
    const at = { front: neighbour(centre, 3, 2), haunch: neighbour(centre, 5), rear: neighbour(centre, 0, 2) }[where];
    const facing = ({ front: 0, haunch: 2, rear: 3 } as const)[where];
    const stage = stageOf({ A: { at, facing }, B: lion({}, { dazed: true }) }, terminal, hints);
    stage.press('Enter', 'Enter');
    return pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate');
  };

  it.each([
    ['front', ['groin', 'legs'], 'He Ch Fo'],
    ['haunch', ['head', 'arms'], 'Ch Gr Hi'],
    ['rear', ['head', 'chest', 'arms'], 'Gr Hi'],
  ] as const)('from its %s the areas out of reach say so', (where, beyond, reach) => {
    const stage = allocating(where);
    for (const area of ['head', 'chest', 'groin', 'arms', 'legs']) {
      const row = stage.lines.find((line) => new RegExp(`\\d ${area} `).test(line)) ?? '';
      expect(row.includes(`not from its ${where}`)).toBe((beyond as readonly string[]).includes(area));
    }
    expect(stage.text).toContain(`At its ${where} you reach ${reach} (28.7.1).`);
  });

  it('26 several of them are spoken of as beasts, but not among men', () => {
    const rounds = (C: Partial<Fighter>) => {
      const where = { A: { at: neighbour({ q: 3, r: 0 }, 3, 2), facing: 0 }, B: lion({}, { dazed: true }) } as const;
      const stage = stageOf({ ...where, C: { side: 1, facing: 4, moves: 9, ...C } });
      stage.press('Enter', 'Enter');
      return pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate').text;
    };
    expect(rounds(wild('wolf', { at: { q: 1, r: 2 } }, { dazed: true }))).toContain('if it strikes twice');
    expect(rounds(wild('wolf', { at: { q: 1, r: 2 } }, { dazed: true }))).toContain('If not attacked, it is first');
    expect(rounds({ by: 'book', name: 'Nemo', at: { q: 1, r: 1 } })).toContain('if he strikes twice');
  });

  it('13.3.2.1, P177 a throw names the areas within reach from where the man stands, by the names of its body', () => {
    const ask = { kind: 'aim', seat: 0, cite: '13.3.2.1', fighter: 'A', target: 'B' } as const;
    const areas = (B: Partial<Fighter>) => offered(scene({ B }), tables, ask).map(({ label }) => label);
    expect(areas(lion())).toEqual(['head', 'chest', 'fore legs']);
    expect(areas({})).toEqual(['head', 'chest', 'groin', 'arms', 'legs']);
  });

  it('an attack out of reach is refused with the rule', () => {
    const stage = allocating('rear').press('3');
    expect(stage.prompt).toContain('28.7.1');
    expect(stage.text).toContain('not from its rear');
    expect(stage.text).toContain('Its head cannot be struck from');
  });

  it('his own areas are defended all the same', () => {
    const stage = allocating('front').press('Down', 'Down', '.', '.');
    expect(stage.lines.find((line) => line.includes('3 groin'))).toMatch(/not from its front +2 ■■/);
  });

  it('the other column names its areas', () => {
    const text = allocating('front').text;
    for (const area of ['He', 'Ch', 'Gr', 'Fo', 'Hi']) expect(text).toContain(`${area} 14▇ whole`);
  });

  it('S and P count as body hits in the column that is shown (28.7.3.1)', () => {
    const stage = allocating('front').press('5');
    const box = stage.lines
      .slice(11, 20)
      .map((line) => line.slice(40))
      .join('\n');
    expect(box).toMatch(/ H /);
    expect(box).not.toMatch(/ [SP]\*? /);
    expect(box).toMatch(/It never defends: \d+ in 100 wound\./u);
  });

  it('behind it one is told that it cannot strike', () => {
    expect(allocating('rear').text).toContain('It cannot strike you there');
    expect(allocating('front').text).toContain('its, if 1');
  });

  it('the hint tells how its attacks come about', () => {
    expect(allocating('front', {}, true).text.replaceAll(/\s+/g, ' ')).toContain('It makes 1D3 attacks');
  });
});
