/** What is said beside the order: the steps on offer, and a word of advice. */
import { describe, expect, it } from 'vitest';
import { EMPTY_PLOT, type PlotDraft } from '../../../../../src/games/gladiator/ask/plot/plot-draft.ts';
import { type StepWay, waysFrom } from '../../../../../src/games/gladiator/ask/plot/ways.ts';
import { hintOf } from '../../../../../src/games/gladiator/ask/questions.ts';
import type { GladiatorRequest } from '../../../../../src/games/gladiator/ask/request.ts';
import { action } from '../../../../../src/games/gladiator/rules/basic/plot.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { Act } from '../../../../../src/games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { hintsOf } from '../../../../../src/games/gladiator/screens/plot/step-hints.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { lying, type Scene, scene, sword, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { poolFor, sessionIn } from '../bout/scenes.ts';

const NET = (): NonNullable<Scene['A']> => ({ hands: [{ id: 1, kind: 'net' }] });
const LASSO = (): NonNullable<Scene['A']> => ({ hands: [{ id: 1, kind: 'lasso' }] });
const PLOT: GladiatorRequest = { kind: 'plot', seat: 0, cite: '7.2', fighter: 'A' };

function ways(where: Scene, draft: PlotDraft = EMPTY_PLOT): readonly StepWay[] {
  const state = scene(where);
  return waysFrom({ state, tables, fighter: fighterOf(state, 'A') }, draft, false);
}

/** The step in a direction, where it is on offer. */
const wayTo = (where: Scene, direction: number, draft?: PlotDraft): StepWay | undefined =>
  ways(where, draft).find((way) => way.direction === direction);

describe('the steps on offer', () => {
  it('are all six for a man with nothing written, by the way he faces', () => {
    const codes = ways({ A: { facing: 2 } }).map(({ direction, code }) => [direction, code]);
    expect(codes).toEqual([
      [0, 'SBL'],
      [1, 'SFL'],
      [2, 'F'],
      [3, 'SFR'],
      [4, 'SBR'],
      [5, 'B'],
    ]);
  });

  it('are none after two steps, or after a special action', () => {
    expect(ways({}, { ...EMPTY_PLOT, actions: [action('F'), action('F')] })).toEqual([]);
    expect(ways({}, { ...EMPTY_PLOT, actions: [action('C')] })).toEqual([]);
  });

  it('after a turn before the step are only the forward ones, which may bear it (7.3)', () => {
    expect(ways({}, { ...EMPTY_PLOT, lead: 1 }).map(({ code }) => code)).toEqual(['(R)SFL', '(R)F', '(R)SFR']);
  });

  it('are the four rolls of a man on the ground (7.4)', () => {
    expect(ways({ A: { posture: 'prone' } }).map(({ code }) => code)).toEqual(['RO FR', 'RO BR', 'RO BL', 'RO FL']);
  });

  it('are none in freeform plots either where they are against the rules', () => {
    expect(ways({ rules: { freeformPlots: true }, A: { moves: 5, exceeded: true } })).toEqual([]);
  });

  it('start from where the first step of the order ends', () => {
    const far: Scene = { B: { at: { q: 6, r: 0 } } };
    expect(wayTo(far, 0, { ...EMPTY_PLOT, actions: [action('F')] })?.to).toEqual({ q: 2, r: 0 });
  });
});

describe('what awaits him there', () => {
  // B stands in (2,0) and looks north-west, at A in (0,0)
  const AT_TWO = { at: { q: 2, r: 0 }, facing: 3 } as const;
  it.each([
    ['the other man: a collision (8)', { B: { at: { q: 1, r: 0 } } }, 0, 'his hex: collision', 'warn'],
    [
      'one who lies: he must beg (8.3)',
      { B: { at: { q: 1, r: 0 }, posture: 'prone' } },
      0,
      'onto him: he begs',
      'warn',
    ],
    ['an item: he may stumble (15.1)', { loose: [lying(sword(9), { q: 0, r: 1 })] }, 1, 'an item: may stumble', 'warn'],
    ['nobody near: the range', { B: { at: { q: 5, r: 0 } } }, 0, 'range 4', 'plain'],
    ['his front, seen', { B: AT_TWO }, 0, 'beside him, facing', 'plain'],
    ['his front, unseen', { A: { facing: 3 }, B: AT_TWO }, 0, 'beside, looking away', 'warn'],
    ['his shoulder: +3 (9.2)', { B: { ...AT_TWO, facing: 1 } }, 0, 'his flank +3', 'good'],
    ['his back: +4 (9.2)', { B: { ...AT_TWO, facing: 0 } }, 0, 'his back +4', 'good'],
    ['his back, unseen', { A: { facing: 3 }, B: { ...AT_TWO, facing: 0 } }, 0, 'his back +4, unseen', 'good'],
  ] as const)('%s', (_, where, direction, note, tone) => {
    expect(wayTo(where, direction)).toMatchObject({ note, tone });
  });

  it('in the arena each of the hexes bears the key that leads there; doubtful ones are marked', () => {
    const keys = ['d', 's', 'a', 'q', 'w', 'e'];
    const hints = hintsOf(ways({}), (direction) => keys[direction] ?? '');
    expect(hints.map(({ text, warn }) => [text, warn])).toEqual([
      ['d', true],
      ['s', false],
      ['a', false],
      ['q', false],
      ['w', false],
      ['e', false],
    ]);
  });
});

describe('hints', () => {
  const hint = (where: Scene, draft: PlotDraft = EMPTY_PLOT) =>
    hintOf({ state: scene(where), tables, odds: true }, PLOT, draft);

  it.each([
    ['he has stumbled', { A: { owesStumble: true } }, /^You stumbled/u],
    ['he lies', { A: { posture: 'prone' } }, /^You are down/u],
    ['he has no moves left', { A: { moves: 5 } }, /^You have no moving phase left/u],
    ['the other lies', { B: { posture: 'prone' } }, /^He is down/u],
    [
      'the other is far off',
      { B: { at: { q: 5, r: 0 } } },
      /^He is 5 hexes away.*two steps make an order, Enter commits it\. \S/u,
    ],
    ['he is weak', { A: { tr: 3 } }, /^You are weak/u],
    ['they stand face to face', {}, /\+3 CF, from straight behind \+4 \(9\.2\)/u],
  ] as const)('at a plot when %s', (_, where, text) => {
    expect(hint(where)).toMatch(text);
  });

  const SWORDS = { hands: [weapon(1, 'sword')] };
  const BOW = { hands: [weapon(1, 'bow')], arrows: 3 };
  it.each([
    ['his net', NET(), SWORDS, /c has the net, which reaches three hexes in front of you: use it before/u],
    ['his lasso', LASSO(), SWORDS, /c has the lasso, which reaches three hexes/u],
    ['his bow', BOW, SWORDS, /t stops you before combat to shoot\. Keep your distance\.$/u],
    ['his javelin', { hands: [weapon(1, 'javelin')] }, SWORDS, /t stops you before combat to throw\./u],
    [
      'a net against him',
      SWORDS,
      NET(),
      /The net reaches three hexes in front of him: close in fast, or from a side\.$/u,
    ],
    ['a bow against him', SWORDS, BOW, /He can shoot from afar: close in fast\.$/u],
    ['a javelin against him', SWORDS, { hands: [weapon(1, 'javelin')] }, /He can throw from afar: close in fast\.$/u],
    ['his longer reach', { hands: [weapon(1, 'spear')] }, SWORDS, /Your spear reaches 2 hexes, farther than he can/u],
    [
      'the other’s longer reach',
      SWORDS,
      { hands: [weapon(1, 'spear')] },
      /His spear reaches 2 hexes, farther than you/u,
    ],
    [
      'a pike against him',
      SWORDS,
      { hands: [weapon(1, 'pike')] },
      /The pike strikes at two and three hexes, not at one/u,
    ],
    ['his pike', { hands: [weapon(1, 'pike')] }, SWORDS, /Your pike strikes at two and three hexes, not at one/u],
    [
      'his quicker feet',
      { ...SWORDS, type: 'light' },
      { ...SWORDS, type: 'heavy' },
      /You move in 6 phases of 8, he in 4/u,
    ],
    [
      'his slower feet',
      { ...SWORDS, type: 'heavy' },
      { ...SWORDS, type: 'light' },
      /He moves in 6 phases of 8, you in 4/u,
    ],
    ['nothing of either', SWORDS, SWORDS, /c lists charge, leap and the rest\.$/u],
    ['a net that is out of use', { ...NET(), netAgain: 9 }, SWORDS, /(?<!c has the net.*)$/u],
    ['a bow without arrows', { ...BOW, arrows: 0 }, SWORDS, /(?<!to shoot.*)$/u],
  ] as [string, NonNullable<Scene['A']>, NonNullable<Scene['B']>, RegExp][])(
    'at a plot from afar go by %s',
    (_, A, B, text) => {
      expect(hint({ A, B: { ...B, at: { q: 5, r: 0 } } })).toMatch(text);
    },
  );

  it('17.2 late in a turn in which nobody has met say what its end may cost', () => {
    const apart = { phase: 7, turn: 2, A: { cn: 5 }, B: { at: { q: 5, r: 0 } } } as const;
    expect(hint(apart)).toMatch(/check endurance \(17\.2\): you lose 1D6 \+ 2 - your CN 5 in CF/u);
    expect(hint({ ...apart, A: { cn: 8 } })).toContain('with CN 8 you lose nothing yet');
    expect(hint({ ...apart, A: { cn: 5, moves: 5 } })).toMatch(/^You have no moving phase left.*\(17\.2\)/u);
    const met = { ...apart, B: { ...apart.B, attackTotal: 3 } };
    for (const where of [{ ...apart, phase: 6 }, met, { ...apart, B: {} }]) expect(hint(where)).not.toContain('17.2');
  });

  it('at a plot go by how much is written', () => {
    expect(hint({}, { ...EMPTY_PLOT, actions: [action('F')] })).toMatch(/^One more step/u);
    expect(hint({}, { ...EMPTY_PLOT, actions: [action('F'), action('F')] })).toMatch(/^The order is complete/u);
    expect(hint({}, { ...EMPTY_PLOT, actions: [action('L')] })).toMatch(/^The order is complete/u);
    expect(hint({}, { ...EMPTY_PLOT, net: { kind: 'toss' } })).toMatch(
      /the net is tossed at him.*he may still step, but neither turn nor strike.*\(20\.4, 20\.5\)/u,
    );
  });

  it('at an allocation go by whether he may attack', () => {
    const pool = poolFor(5, { mayAttack: false, marks: [] });
    const asked = (mayAttack: boolean): GladiatorRequest => ({
      ...{
        kind: 'allocate',
        seat: 0,
        cite: '9.3',
        fighter: 'A',
        target: 'B',
        foes: ['B'],
        threats: ['B'],
        pool: { ...pool, mayAttack },
        positions: [],
      },
    });
    const told = (mayAttack: boolean, B: Scene['B'] = {}) =>
      hintOf({ state: scene({ B }), tables, odds: true }, asked(mayAttack));
    expect(told(false)).toMatch(/^You cannot strike.*Defend what he/u);
    expect(told(true)).toMatch(/^More CF on one area.*Defend what he may strike/u);
    const pikes = { hands: [weapon(3, 'pike'), weapon(4, 'pike')] };
    expect(told(true, pikes)).toMatch(/^More CF on one area.*he cannot strike back, defence is wasted/u);
    expect(told(true, { posture: 'prone' })).toContain('he cannot strike back');
    const lion = (facing: 0 | 3) => wild('lion', { at: { q: 2, r: 0 }, facing });
    expect(told(true, lion(3))).toMatch(/^It makes 1D3 attacks/u);
    expect(told(true, lion(0))).toContain('it cannot strike back'); // 28.7.2
    expect(told(false, pikes)).toBe('You cannot strike this phase, and neither can he.');
  });

  it('stand beside the order where there is room, above the journal where there is none; H hides them', () => {
    for (const [rows, beside] of [
      [24, false],
      [40, true],
    ] as const) {
      const stage = boutStage(sessionIn({}), fakeServices(), { rows, columns: 120 });
      const row = stage.lines.findIndex((line) => line.includes(' Hint '));
      expect(stage.lines[row]?.indexOf('Hint')).toBe(beside ? 82 : 3);
      stage.press('H');
      expect(stage.services.settings().hints).toBe(false);
      expect(stage.text).not.toContain(' Hint ');
    }
  });

  it('say nothing that the screen cuts off at 80x24', () => {
    const scenes: readonly Scene[] = [
      {},
      { A: { posture: 'prone' } },
      { A: { owesStumble: true } },
      { A: { moves: 5 } },
      { B: { at: { q: 5, r: 0 } } },
    ];
    for (const where of scenes) {
      const words = hint(where).split(' ');
      const shown = boutStage(sessionIn(where)).text.split(/\s+/u);
      expect(shown).toEqual(expect.arrayContaining(words));
    }
  });
});

describe('the menu of acts with items (5.2.4)', () => {
  const ASKED = { B: { by: 'book' } } satisfies Scene;

  it('lists every legal act in words, doing nothing first, and takes the one chosen', () => {
    const session = sessionIn({ ...ASKED, loose: [lying(sword(9), { q: 0, r: 0 })] });
    const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('t', 'Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'act');
    expect(stage.prompt).toContain('Before the fight: do you do something with an item?');
    expect(stage.labels[0]).toBe('Do nothing');
    expect(stage.labels).toContain('Throw the sword');
    expect(stage.labels).toContain('Kick sword N');
    stage.choose('Throw the large shield');
    const act = session.match.choices.at(-1)?.[0] as Act;
    expect(act).toMatchObject({ kind: 'throw', target: 'B' });
  });

  it('Esc asks whether to leave: there is nothing to go back to', () => {
    const session = sessionIn({ ...ASKED, loose: [lying(sword(9), { q: 0, r: 0 })] });
    const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('t', 'Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'act');
    expect(stage.press('Esc').top.name).toBe('leave');
    expect(stage.press('Esc').top.name).toBe('act');
  });

  it('13.3.2.1 a throw that strikes where it pleased asks for the area, with the armour there', () => {
    const armour = { 1: 'A5', 2: '--', 3: 'C', 4: '--', 5: '--' } as const;
    const asked = Array.from({ length: 40 }, (_, seed) => {
      const session = sessionIn({ B: { by: 'book', armour } }, undefined, `aim${seed}`);
      return { session, stage: thrown(session) };
    }).find(({ session, stage }) => stage.top.name === 'act' && session.prompt?.kind === 'aim');
    if (asked === undefined) throw new Error('no throw struck where it pleased');
    const { session, stage } = asked;
    expect(stage.prompt).toContain('Your throw hits: which area? (13.3.2.1)');
    expect(stage.view.menu?.items.map(({ label, note }) => `${label} ${note}`)).toEqual([
      ...['head armour A5', 'chest armour --', 'groin armour C', 'arms armour --', 'legs armour --'],
    ]);
    stage.choose('chest');
    expect(session.match.choices.at(-1)).toEqual([2]);
  });
});

/** A bout in which the player throws his sword as soon as he is asked, if he is; then up to the next question. */
function thrown(session: GladiatorSession): Stage {
  const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('t', 'Enter');
  const goOn = () => pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution');
  goOn();
  if (!stage.labels.includes('Throw the sword')) return stage;
  stage.choose('Throw the sword');
  return goOn();
}
