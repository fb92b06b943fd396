/** Plotting by keys: what may be written, what is refused and why, what is taken back. */
import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Plot } from '../../../../../src/games/gladiator/rules/types.ts';
import type { DEFAULT_SETTINGS } from '../../../../../src/settings.ts';
import type { Scene } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, type Stage } from '../../program/tui/stage.ts';
import { BESIDE_A_SWORD, sessionIn } from '../bout/scenes.ts';

/** Out of each other's way: A in i6 facing SE, B far off. */
const ALONE: Scene = { B: { at: { q: 6, r: 0 } } };
const PRONE: Scene = { ...ALONE, A: { posture: 'prone' } };

/** A bout at a plot; no confirming unless a test is about that. */
function plotting(scene: Scene = ALONE, settings: Partial<typeof DEFAULT_SETTINGS> = { confirm: false }): Stage {
  return boutStage(sessionIn(scene), fakeServices({ settings }));
}

/** The order as the panel beside the arena has it. */
const orderOn = (stage: Stage): string => stage.lines[10]?.slice(46).trim() ?? '';

/** What the plot was that has been committed. */
function committed(scene: Scene, ...keys: readonly string[]): Plot {
  return pressed(scene, ...keys, 'Enter');
}

/** What plot some keys commit. */
function pressed(scene: Scene, ...keys: readonly string[]): Plot {
  const session = sessionIn(scene);
  boutStage(session, fakeServices({ settings: { confirm: false } })).press(...keys);
  const [choices] = session.match.choices;
  return choices?.[0] as Plot;
}

describe('steps', () => {
  it.each([
    ['d', '1 F→j6 SE'],
    ['s', '1 SFR→i7 SE'],
    ['a', '1 SBR→h6 SE'],
    ['q', '1 B→h5 SE'],
    ['w', '1 SBL→i5 SE'],
    ['e', '1 SFL→j5 SE'],
    ['Up', '1 SBL→i5 SE'],
    ['Down', '1 SFR→i7 SE'],
  ])('the grid key %s writes %s for a man who faces south-east', (key, order) => {
    expect(orderOn(plotting().press(key))).toBe(order);
  });

  it.each([
    ['n', 'F'],
    ['j', 'SFR'],
    ['b', 'SBR'],
    ['y', 'B'],
    ['k', 'SBL'],
    ['u', 'SFL'],
  ])('the vi key %s writes %s', (key, code) => {
    expect(orderOn(plotting(ALONE, { keys: 'vi' }).press(key))).toContain(`1 ${code}→`);
  });

  it('two keys make a whole order', () => {
    expect(orderOn(plotting().press('d', 's'))).toBe('1 F→j6 SE  2 SFR→j7 SE');
  });

  it('keys by facing: w is straight ahead whichever way he looks, and Tab changes over and is kept', () => {
    const stage = plotting();
    stage.press('Tab', 'w');
    expect(stage.services.settings().relative).toBe(true);
    expect(orderOn(stage)).toContain('1 F→');
    expect(orderOn(stage.press('U', 'q'))).toContain('1 SFL→');
    expect(orderOn(stage.press('U', 's'))).toContain('1 B→');
  });

  it('7.2.1 a turn typed first belongs to the step after it', () => {
    expect(orderOn(plotting().press('}'))).toBe('turned to S, then');
    expect(committed(ALONE, '}', 's').actions).toEqual([{ code: 'F', before: 1, after: 0, way: null }]);
    expect(committed(ALONE, ']', 's').actions).toEqual([{ code: 'F', before: 1, after: 0, way: null }]);
    expect(committed(ALONE, '{', 'e').actions).toEqual([{ code: 'F', before: -1, after: 0, way: null }]);
  });

  it('7.2.1 a turn typed after a step belongs to that step', () => {
    expect(committed(ALONE, 'd', ']').actions).toEqual([{ code: 'F', before: 0, after: 1, way: null }]);
    expect(committed(ALONE, 'd', '[').actions).toEqual([{ code: 'F', before: 0, after: -1, way: null }]);
  });

  it('7.4 with nothing written the brackets turn on the spot, as far as half round', () => {
    expect(orderOn(plotting().press(']', ']', ']'))).toBe('1 X(RRR)→i6 NW');
    expect(orderOn(plotting().press(']', ']', ']', ']'))).toBe('1 X(LL)→i6 N');
    expect(orderOn(plotting().press('['))).toBe('1 X(L)→i6 NE');
  });

  it('7.4 a lying man rolls to the four sides of him', () => {
    expect(committed(PRONE, 'e').actions).toEqual([{ code: 'RO', before: 0, after: 0, way: 'FL' }]);
    expect(committed(PRONE, 'a').actions).toEqual([{ code: 'RO', before: 0, after: 0, way: 'BR' }]);
  });

  it('13.3 t has him asked before combat whether he throws or lets something go (P140)', () => {
    const stage = plotting().press('d', 't');
    expect(orderOn(stage)).toBe('1 F→j6 SE  then throw or drop');
    expect(orderOn(stage.press('t'))).toBe('1 F→j6 SE');
    expect(committed(ALONE, 'd', 't').act).toBe(true);
  });
});

describe('orders against the rules are refused on the spot, and what was written stays', () => {
  it.each([
    ['d d d', ALONE, 'At most two movement actions a phase (7.2).', '1 F→j6 SE  2 F→k7 SE'],
    ['d d }', ALONE, 'There is no further step to turn before (7.2).', '1 F→j6 SE  2 F→k7 SE'],
    ['} d ]', ALONE, '(7.2.1).', '1 (R)SFL→j6 S'],
    ['d ] ]', ALONE, 'F allows a turn of 1 at most (7.3, 7.4).', '1 F(R)→j6 S'],
    ['q ]', ALONE, 'B allows no turn (7.3, 7.4).', '1 B→h5 SE'],
    ['} w', ALONE, 'B allows no turn (7.3, 7.4).', 'turned to S, then'],
    ['} }', ALONE, 'One hexside before a step at most (7.3).', 'turned to S, then'],
    ['d', PRONE, 'A man on the ground can only roll sideways: FL, FR, BL or BR (7.4).', 'nothing yet'],
    [']', PRONE, '(16.4).', 'nothing yet'],
    ['}', PRONE, 'There is no further step to turn before (7.2).', 'nothing yet'],
    ['Enter', PRONE, 'A prone man may not pause', 'nothing yet'],
    [
      'd',
      { ...ALONE, A: { owesStumble: true } },
      'S is his only action this phase (15.2).',
      'nothing yet: Enter waits',
    ],
    [
      'd',
      { ...ALONE, A: { moves: 5, exceeded: true } },
      'No moving phase is left this turn: only X without a turn (5.2.1, 17.3).',
      'nothing yet: Enter waits',
    ],
  ])('%s', (keys, scene, why, order) => {
    const stage = plotting(scene).press(...keys.split(' '));
    expect(stage.prompt).toMatch(/^ ! /u);
    expect(stage.prompt).toContain(why);
    expect(stage.prompt).not.toContain('…');
    expect(orderOn(stage)).toBe(order);
    expect(stage.top.name).toBe('plot');
  });

  it('the next legal key clears the refusal', () => {
    expect(plotting().press('q', ']', 'Backspace', 'd').prompt).toContain('▸ Plot in secret');
  });

  it('7.6 with freeform plots an illegal order is written, and its price is told before it is committed', () => {
    const stage = plotting({ ...ALONE, rules: { freeformPlots: true } }, { confirm: true }).press('q', ']');
    expect(orderOn(stage)).toBe('1 B(R)→h5 S');
    expect(stage.prompt).toContain('B allows no turn');
    expect(stage.press('Enter').top.name).toBe('plot');
    stage.press('Enter');
    expect(stage.text).toContain('breaks the rules');
  });
});

describe('taking back', () => {
  it('Backspace takes back the last thing written: a turn before, a turn after, a step', () => {
    const stage = plotting().press('d', ']', '}');
    expect(orderOn(stage)).toContain('then');
    expect(orderOn(stage.press('Backspace'))).toBe('1 F(R)→j6 S');
    expect(orderOn(stage.press('Backspace'))).toBe('1 F→j6 SE');
    expect(orderOn(stage.press('Backspace'))).toBe('nothing yet: Enter waits');
    expect(orderOn(stage.press('Backspace'))).toBe('nothing yet: Enter waits');
  });

  it('Backspace takes back the wish to throw when nothing else is left', () => {
    expect(orderOn(plotting().press('t', 'Backspace'))).toBe('nothing yet: Enter waits');
  });

  it('U takes back everything', () => {
    expect(orderOn(plotting().press('d', 's', ']', 't', 'U'))).toBe('nothing yet: Enter waits');
  });
});

describe('an empty order', () => {
  it('16.4 promises that Enter waits only to a man who may', () => {
    expect(orderOn(plotting())).toBe('nothing yet: Enter waits');
    expect(orderOn(plotting(PRONE))).toBe('nothing yet');
  });
});

describe('a whole order', () => {
  it('has its end told in place of further steps: where, and what the other man would be to him there', () => {
    const near = (facing: 0 | 3) => plotting({ A: { at: { q: -2, r: 0 } }, B: { at: { q: 1, r: 0 }, facing } });
    expect(near(3).press('d').text).not.toContain('Ends in');
    expect(near(3).press('d', 'd').text).toMatch(/Ends in [a-z]\d+; if he stays:.*beside him, facing/su);
    expect(near(0).press('d', 'd').text).toContain('his back +4');
  });
});

describe('special actions', () => {
  it.each([
    ['a standing man pauses, charges, leaps or kneels', ALONE, ['X', 'C', 'L', 'KN']],
    ['with an item within one hex he may recover it', BESIDE_A_SWORD, ['X', 'C', 'L', 'KN', 'R']],
    ['16.4 a lying man kneels or rolls', PRONE, ['KN', 'RO FL', 'RO FR', 'RO BL', 'RO BR']],
    ['15.2 one who stumbled stumbles', { ...ALONE, A: { owesStumble: true } }, ['S']],
    ['17.3 without moves he may only pause', { ...ALONE, A: { moves: 5, exceeded: true } }, ['X']],
  ] as const)('%s', (_, scene, codes) => {
    const stage = plotting(scene).press('c');
    expect(stage.labels.map((label) => label.split(/ {2,}/u)[0])).toEqual(codes);
  });

  it('the one chosen is the whole order; nothing may be added to it', () => {
    const stage = plotting().press('d', 'c').choose('C   Charge');
    expect(orderOn(stage)).toBe('1 C→l7 SE');
    expect(stage.press('d').prompt).toContain('A special action stands alone (7.2).');
    expect(orderOn(stage)).toBe('1 C→l7 SE');
  });

  it('Esc leaves the list with the order as it was; ? explains it', () => {
    const stage = plotting().press('d', 'c');
    expect(stage.press('?').top.name).toBe('help');
    expect(orderOn(stage.press('Esc', 'Esc'))).toBe('1 F→j6 SE');
  });

  it('14.1 kneeling allows one turn', () => {
    expect(orderOn(plotting().press('c').choose('KN').press(']'))).toBe('1 (R)KN→i6 S');
  });
});

describe('committing', () => {
  it('an order with a price is told as soon as it is written, and asked about once', () => {
    const stage = plotting({ ...ALONE, A: { moves: 5 } }, { confirm: true }).press('d');
    expect(stage.prompt).toContain('! Over your rate: endurance +1, next turn rate -2 (17.3).');
    expect(stage.press('Enter').prompt).toContain('Enter again commits.');
    expect(stage.press('Enter').top.name).toBe('resolution');
  });

  it('with nothing written Enter waits, and asks nothing', () => {
    expect(plotting(ALONE, { confirm: true }).press('Enter').top.name).not.toBe('plot');
  });

  it('. stands still in one key, whatever was refused before it', () => {
    expect(pressed(ALONE, '.')).toEqual({ actions: [], act: false });
    expect(pressed(ALONE, 'd', 'd', 'd', 'U', '.')).toEqual({ actions: [], act: false });
    expect(pressed(ALONE, 'Backspace', '{', '{', 'U', '.')).toEqual({ actions: [], act: false });
  });

  it('16.4 . gets a lying man to his knees; one who owes a stumble gets no order (15.2)', () => {
    expect(pressed(PRONE, '.')).toMatchObject({ actions: [{ code: 'KN', before: 0, after: 0 }] });
    expect(pressed({ ...PRONE, A: { ...PRONE.A, owesStumble: true } }, '.')).toEqual({ actions: [], act: false });
  });

  it.each(['d', '{', 't'])('. throws nothing away that is written: %s', (key) => {
    const stage = plotting().press(key, '.');
    expect(stage.prompt).toContain('! An order is written: Enter commits it, U takes it back.');
    expect(stage.press('U', '.').top.name).not.toBe('plot');
  });

  it('. over his rate asks once, as Enter does (17.3)', () => {
    const stage = plotting({ ...PRONE, A: { ...PRONE.A, moves: 5 } }, { confirm: true }).press('.');
    expect(stage.prompt).toContain('Enter again commits.');
    expect(stage.press('Enter').top.name).toBe('resolution');
  });

  it('without the option nothing is asked twice', () => {
    expect(plotting().press('Enter').top.name).toBe('resolution');
  });

  it('7.5 when the reaction timer has run out he gets no order', () => {
    const session = sessionIn({ ...ALONE, rules: { reactionSeconds: 2 } });
    const stage = boutStage(session).press('d');
    expect(stage.prompt).toContain('▸ 2 seconds: up to two steps');
    expect(stage.top.timer?.ms).toBe(1000);
    expect(stage.send({ kind: 'tick' }).prompt).toContain('▸ 1 second: up to two steps');
    expect(orderOn(stage)).toBe('1 F→j6 SE');
    stage.send({ kind: 'tick' });
    expect(session.match.choices[0]).toEqual([{ actions: [], act: false }]);
    expect(stage.text).toContain('Time is up: no order (7.5).');
  });
});

describe('a refusal', () => {
  it('gives way to the question that Enter asks', () => {
    const stage = plotting({ ...ALONE, A: { moves: 5 } }, { confirm: true }).press('d', '{', '{');
    expect(stage.prompt).toMatch(/^ ! /u);
    expect(stage.prompt).not.toContain('Over your rate');
    expect(stage.press('Enter').prompt).toContain(
      'Over your rate: endurance +1, next turn rate -2 (17.3). Enter again commits.',
    );
  });
});

describe('nets', () => {
  const net = { id: 7, kind: 'net' } as const;
  const trident = { id: 8, kind: 'trident' } as const;
  const CASTER: Scene = { ...ALONE, A: { hands: [trident, net] }, rules: advancedRules() };

  it('20.2 stand in the list of specials with their price, and go with the steps that are written', () => {
    const stage = plotting(CASTER).press('d', 'c');
    expect(stage.labels.filter((label) => /^(?:TN|SN|LN)/u.test(label))).toHaveLength(5);
    stage.choose('TN');
    expect(orderOn(stage)).toBe('1 F→j6 SE  TN');
    expect(orderOn(stage.press('Backspace'))).toBe('1 F→j6 SE');
  });

  it('20.2 are committed with the order', () => {
    const session = sessionIn(CASTER);
    const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('d', 'c');
    stage.choose('LN2').press('Enter');
    expect(session.match.choices[0]?.[0]).toMatchObject({ net: { kind: 'lay', hex: 2 } });
  });

  it('20.2 are not offered to a man without a net, nor by the Basic Game', () => {
    const labels = (where: Scene) => plotting(where).press('c').labels.join();
    expect(labels({ ...CASTER, A: {} })).not.toMatch(/TN/u);
    expect(labels({ ...CASTER, rules: {} })).not.toMatch(/TN|RN/u);
  });

  it('20.3 to repel is offered where a net could come, and nowhere else', () => {
    const labels = (B: Scene['B']) =>
      plotting({ ...ALONE, B: { ...ALONE.B, ...B }, rules: advancedRules() })
        .press('c')
        .labels.join();
    expect(labels({ hands: [trident, net] })).toContain('RN  Repel');
    expect(labels({})).not.toContain('RN');
    expect(labels({ hands: [trident, net], netAgain: 99 })).not.toContain('RN');
    expect(labels({ hands: [trident, net], fate: 'dead' })).not.toContain('RN');
  });

  it('20.5 a man in a net may not turn, and is told why', () => {
    const ensnared = { snare: net, by: 'net', holder: 'B', turn: 1, phase: 1, dragged: false } as const;
    const stage = plotting({ ...ALONE, A: { ensnared }, rules: advancedRules() }).press(']');
    expect(stage.prompt).toMatch(/cannot turn \(20\.5\)/u);
  });
});

describe('what an order hangs on', () => {
  it('8.4, 15.1 stands in the frame of the steps, in times of a hundred, and is hidden at a key', () => {
    const beside = plotting({}).press('d');
    expect(beside.text).toMatch(/win \d+, lose \d+ in 100/u);
    expect(beside.press('O').text).not.toContain('in 100');
    expect(plotting(ALONE).press('d').text).not.toContain('in 100');
    expect(plotting({ ...ALONE, A: { owesStumble: true } }).text).toMatch(/ fall \d+ in 100/u);
  });
});
