/** The pages over a bout: journal, log sheets, looking around. */

import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { pageOf } from '../../../../../src/games/gladiator/screens/bout/pages.ts';
import {
  cfHistory,
  harms,
  lastDivided,
  plotRecord,
  stunHistory,
} from '../../../../../src/games/gladiator/screens/sheet/history.ts';
import { sheetScreen } from '../../../../../src/games/gladiator/screens/sheet/sheet-screen.ts';
import { drawStrip } from '../../../../../src/games/gladiator/screens/sheet/strip.ts';
import { Canvas } from '../../../../../src/tui/canvas.ts';
import { paneOf } from '../../../../../src/tui/pane.ts';
import { lying, man, play, scene, shield, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, Stage } from '../../program/tui/stage.ts';
import { blow } from '../../support/blows.ts';
import { newSession, playOn, sessionIn, showingOf, type Told } from './scenes.ts';

/** A session some way into its bout, everything shown. */
function underWay(seed = 'pages') {
  const session = newSession(seed);
  playOn(session, ({ lines }) => lines.length > 60);
  return session;
}

describe('the journal', () => {
  const opened = () => boutStage(underWay()).press('C-p');

  it('Ctrl-P opens it at the last line; Ctrl-P again and the arrows go back', () => {
    const { length } = underWay().lines;
    const stage = opened();
    expect(stage.lines[0]).toContain(`line ${length} of ${length}`);
    expect(stage.press('C-p').lines[0]).toContain(`line ${length - 1} of ${length}`);
    expect(stage.press('Up', 'k').lines[0]).toContain(`line ${length - 3} of ${length}`);
    expect(stage.press('Down').lines[0]).toContain(`line ${length - 2} of ${length}`);
    expect(stage.press('PageUp').lines[0]).toContain(`line ${length - 17} of ${length}`);
  });

  it('goes no further than its first and its last line', () => {
    const { length } = underWay().lines;
    const stage = opened().press('Down');
    expect(stage.lines[0]).toContain(`line ${length} of`);
    stage.press(...Array<string>(20).fill('PageUp'));
    expect(stage.lines[0]).toContain('line 1 of');
    expect(stage.lines[1]).toMatch(/^ set-up/u);
    expect(stage.press('PageDown').lines[0]).toContain('line 16 of');
  });

  it('Home and End go to its first and its last line', () => {
    const stage = opened();
    const last = stage.text;
    expect(stage.press('Home').lines[0]).toMatch(/line 1 of \d+ *$/u);
    expect(stage.press('End').text).toBe(last);
  });

  it('lights the chosen line, and ? or Enter unfolds that one', () => {
    const session = underWay();
    for (const key of ['?', 'Enter']) {
      const stage = boutStage(session).press('C-p', 'Up', 'Up', 'Up');
      const line = session.lines.at(-4);
      const y = stage.lines.findIndex((_, row) => stage.canvas.styleAt(0, row).bg === 'selBg');
      expect(line?.text.startsWith(stage.lines[y]?.slice(8, 60).trim() ?? '?')).toBe(true);
      stage.press(key);
      expect(stage.top.name).toBe('why');
      expect(line?.text.startsWith(stage.lines[1]?.trim() ?? '?')).toBe(true);
      expect(stage.press('Esc').top.name).toBe('journal');
    }
  });

  it('every line bears its rule at the right', () => {
    const stage = opened();
    const first = stage.lines.slice(1, -2).filter((line) => /^ [IVX]+[. ]/u.test(line));
    expect(first.length).toBeGreaterThan(5);
    for (const line of first) expect(line).toMatch(/ [PCF]?\d+(\.\d+)* $/u);
  });

  it('Esc goes back to the prompt as it was', () => {
    const stage = boutStage(newSession()).press('d');
    const before = stage.text;
    expect(stage.press('C-p', 'Up', 'Esc').text).toBe(before);
  });
});

describe('what a log sheet would have written on it', () => {
  const fight = play(scene({ A: { tr: 14 }, B: { st: -2 } }), {
    cf: { A: 'chest 8 | head 2' },
    dice: [blow(12, 6, 1)],
  });
  const linesOf = (told: readonly (Told | GladiatorEvent)[]) => {
    const showing = showingOf(told);
    while (showing.advance() !== null);
    return showing.lines;
  };

  it('3.15 each change of CF with its moment and its reason', () => {
    const struck = fight.one('blow');
    expect(struck.targetCf.to).toBeLessThan(struck.targetCf.from);
    expect(cfHistory(linesOf([struck]), man('B'))).toEqual([{ when: 'I.1', value: struck.targetCf.to, why: 'chest' }]);
    expect(cfHistory(linesOf([struck]), man('A'))).toEqual([]);
    const tired: GladiatorEvent = {
      kind: 'endurance-checked',
      cite: '17.2',
      fighter: 'A',
      loss: 2,
      cf: { from: 9, to: 7 },
    };
    expect(cfHistory(linesOf([{ event: tired, phase: 9 }]), man('A'))).toEqual([
      { when: 'I end', value: 7, why: 'tired' },
    ]);
    const bled: GladiatorEvent = {
      ...{ kind: 'bled', cite: '10.5', fighter: 'A', area: 4 },
      ...{ left: { from: 9, to: 8 }, cf: { from: 7, to: 6 } },
    };
    expect(cfHistory(linesOf([{ event: bled, turn: 2, phase: 4 }]), man('A'))).toEqual([
      { when: 'II.4', value: 6, why: 'arms bleeds' },
    ]);
  });

  it('3.16 each change of stun', () => {
    const stunned: GladiatorEvent = {
      kind: 'stunned',
      cite: '8.4.3',
      fighter: 'A',
      why: 'the collision',
      stun: { from: 0, to: 4 },
    };
    const better: GladiatorEvent = { kind: 'stun-recovered', cite: '11.5', fighter: 'A', stun: { from: 4, to: 1 } };
    expect(stunHistory(linesOf([stunned, { event: better, phase: 3 }]), 'A')).toEqual([
      { when: 'I.1', value: 4, why: 'collision' },
      { when: 'I.3', value: 1, why: 'recovery' },
    ]);
  });

  it('3.18 the last allocation', () => {
    const lines = linesOf(fight.events);
    expect(lastDivided(lines, 'A')?.allocation).toEqual({
      attacks: [{ area: 2, cf: 8 }],
      defence: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 },
    });
    expect(lastDivided([], 'A')).toBeNull();
  });

  it('10.5 what criticals have done', () => {
    const hurt: GladiatorEvent = { kind: 'hurt', cite: '10.5', fighter: 'B', effect: 'LMP', text: 'he limps' };
    expect(harms(linesOf([{ event: hurt, turn: 3, phase: 2 }]), 'B')).toEqual(['III.2  he limps']);
  });

  it('3.19 each phase his order; what endurance cost at the end of the turn', () => {
    const session = newSession('record');
    playOn(session);
    const mine = plotRecord(session.lines, 'A');
    const turns = session.match.state.turn;
    expect(mine.length).toBeGreaterThanOrEqual(turns - 1);
    for (const turn of mine.slice(0, -1)) {
      expect(turn).toHaveLength(9);
      expect(turn[8]).toMatch(/^(0|-\d+)$/u);
    }
    const later = plotRecord(
      session.lines.filter(({ entry }) => entry.turn > 1),
      'A',
    );
    expect(later[0]).toEqual(Array.from({ length: 9 }, () => ''));
    expect(later.slice(1)).toEqual(mine.slice(1));
    for (const cell of plotRecord(session.lines, 'B').flat()) expect(cell).toMatch(/^(X|S|-|RO|KN|R|C|M|0|-\d+|)$/u);
  });
});

describe('the log sheets', () => {
  it('i shows his own; Tab, and the arrows, the other; both where there is room', () => {
    const stage = boutStage(sessionIn({})).press('i');
    expect(stage.lines[1]).toMatch(/^ A {2}MAXIMUS medium gladiator/u);
    expect(stage.press('Tab').lines[1]).toMatch(/^ B {2}CALVUS medium centurion, spirit \+0/u);
    expect(stage.press('Left').lines[1]).toContain('MAXIMUS');
    stage.terminal = { columns: 120, rows: 40 };
    expect(stage.lines[1]).toMatch(/ A {2}MAXIMUS .* B {2}CALVUS /u);
  });

  it('i and Esc close it', () => {
    expect(boutStage(sessionIn({})).press('i', 'i').top.name).toBe('plot');
    expect(boutStage(sessionIn({})).press('i', 'Esc').top.name).toBe('plot');
  });

  it('10.3 boxes lost are crossed off, what is left is counted and called by its look', () => {
    const text = boutStage(sessionIn({ A: { wounds: { 1: 0, 2: 7, 3: 0, 4: 0, 5: 0 } } })).press('i').text;
    expect(text).toMatch(/1 head +-- +■{12} 12 whole/u);
    expect(text).toMatch(/2 chest +-- +■{5}×{7} +5 torn, CF -\d/u);
  });

  it('12.2 the boxes ticked off a shield are crossed, and the next is what a blow must beat', () => {
    const text = boutStage(sessionIn({ A: { hands: [sword(1), shield(2, 'large', 3)] } })).press('i').text;
    expect(text).toContain('large shield × × × 9 9 8 8');
    const narrow = boutStage(sessionIn({}), fakeServices(), { columns: 118 }).press('i').text;
    expect(narrow).toContain('a blow must beat the first number left (12.2.1)');
    expect(boutStage(sessionIn({ A: { hands: [] } })).press('i').text).toMatch(/no weapon .*\n.*no shield/u);
  });

  /** The worst that can stand on a sheet. */
  const WORN: Partial<Fighter> = {
    ...{
      name: 'Bellicianus',
      hands: [],
      tr: 14,
      st: -3,
      ag: -2,
      cn: 10,
      w: 17,
      pr: -1,
      conscious: false,
      posture: 'prone',
    },
    ...{
      stun: { amount: 14, turn: 1, phase: 1 },
      exceeded: true,
      moves: 6,
      attackTotal: 110,
      defenceTotal: 240,
      limps: 1,
    },
    ...{ armour: { 1: 'A5', 2: 'B4', 3: 'C5', 4: 'A2', 5: 'B3' }, exhaustion: 12 },
  };

  it('no rating, weapon, shield or total is cut off at any size', () => {
    for (const columns of [80, 100, 117, 118, 119, 120, 140, 160, 200]) {
      const state = scene({ A: WORN, B: { ...WORN, by: 'book' } });
      const showing = { ...showingOf([]), shown: state, lines: [], next: null, advance: () => null };
      const stage = new Stage(() => sheetScreen({ showing, you: 'A', at: 'A' }), fakeServices(), {
        columns,
        rows: 24,
      });
      const top = stage.lines.slice(1, 14).join('\n');
      expect(top).not.toContain('…');
      expect(top).toContain('unconscious');
      expect(top).toMatch(/CF \S+ of 9 /u);
      expect(top).toMatch(/no weapon +moves 0 of 4! left +perf\S* -13 \(att\S* 110, def\S* 240\)/u);
      expect(top).toContain('no shield');
    }
  });

  it('3.18 the last allocation keeps within its box at any size', () => {
    const { events } = play(scene({ A: { tr: 14 } }), { cf: { A: 'chest 8 | legs 2' }, dice: [blow(12, 6, 1)] });
    for (const columns of [80, 100, 117, 118, 119, 120, 140]) {
      const showing = showingOf(events);
      while (showing.advance() !== null);
      const stage = new Stage(() => sheetScreen({ showing, you: 'A', at: 'A' }), fakeServices(), { columns });
      const at = stage.lines.findIndex((line) => line.includes('A/D'));
      const [head = '', attack = '', defence = ''] = stage.lines.slice(at, at + 3);
      const bars = (stage.lines.slice(at).find((line) => line.startsWith('╰')) ?? '').match(/[╰╯]/gu)?.length;
      for (const line of [head, attack, defence]) expect(line.match(/│/gu)).toHaveLength(bars ?? 0);
      expect(attack).toMatch(/A {3}\. {2}8 /u);
    }
  });

  it('3.16 a reason that just fits into its column stands there whole', () => {
    const fills = (why: string): boolean => {
      const stunned = { kind: 'stunned', cite: '10.1', fighter: 'A', stun: { from: 0, to: 3 }, why };
      const showing = showingOf([stunned as unknown as GladiatorEvent]);
      showing.advance();
      return new Stage(() => sheetScreen({ showing, you: 'A', at: 'A' }), fakeServices()).text.includes(` ${why}│`);
    };
    const reasons = Array.from({ length: 24 }, (_, i) => 'x'.repeat(i + 1));
    expect(reasons.filter(fills)).toHaveLength(1);
  });

  it('3.19 orders stand whole in the plot record, an action a row', () => {
    const plotted = (actions: string): GladiatorEvent => ({
      ...{ kind: 'plot-shown', cite: '7.2', fighter: 'A', move: { from: 0, to: 1 }, rate: 5, exceeded: false },
      plot: {
        act: false,
        actions: actions.split(' ').map((code) => ({ code: code as 'SFL', before: 1, after: 0, way: null })),
      },
    });
    const source = showingOf([plotted('SFL SFR')]);
    source.advance();
    for (const [columns, first, second] of [
      [80, '(R)SFL', '(R)SFR'],
      [120, '>SFL', '>SFR'],
    ] as const) {
      const stage = new Stage(() => sheetScreen({ showing: source, you: 'A', at: 'A' }), fakeServices(), {
        columns,
      });
      expect(stage.text).toContain(`I   ${first}`);
      expect(stage.lines[22]).toMatch(new RegExp(`^ {6}${second.replace(/[()]/gu, '\\$&')} `, 'u'));
    }
  });

  it('the strip beside the arena has room for the worst too', () => {
    for (const [width, rows] of [
      [34, 4],
      [34, 6],
      [41, 6],
      [40, 4],
    ] as const) {
      const canvas = new Canvas(width, rows);
      const fighter = man('A', { ...WORN, conscious: true, posture: 'standing' });
      drawStrip(paneOf(canvas, 0, 0, width), { state: scene(), tables }, fighter, true, rows);
      const text = canvas.plain().join('\n');
      expect(text).toMatch(/CF -\d\/9 stun 14 (mv|moves) 0\/4! perf -13/u);
      expect(text).toMatch(/unarmed +no shield +A5 B4 C5 A2 B3/u);
      if (rows === 6) expect(text).toMatch(/perf\S* -13 \(att\S* 110, def\S* 240\)/u);
      expect(text).not.toContain('…');
    }
  });
});

describe('looking around', () => {
  const looking = () => boutStage(sessionIn({ loose: [lying(sword(9), { q: 0, r: 1 })] })).press('x');

  it('begins at his own hex and moves with the step keys of the preset', () => {
    expect(looking().lines[0]).toMatch(/ i6 $/u);
    expect(looking().press('d').lines[0]).toMatch(/ j6 $/u);
    const vi = boutStage(sessionIn({}), fakeServices({ settings: { keys: 'vi' } })).press('x', 'n');
    expect(vi.lines[0]).toMatch(/ j6 $/u);
  });

  it('says who stands there, what lies there, and who threatens it', () => {
    expect(looking().text).toContain('Maximus, medium, standing,');
    expect(looking().text).toContain("In Calvus's front (6.1).");
    expect(looking().press('s').text).toContain('A sword lies here');
    expect(looking().press('d').text).toContain('Calvus, medium, standing,');
  });

  it('9.2 tells what advantage he would have from there', () => {
    const stage = looking();
    expect(stage.text).toContain('+0 on');
    // B faces north-west: straight behind him, two hexes on
    expect(stage.press('d', 'd').text).toContain('+4 on');
  });

  it('leaves the arena as wide as the bout does', () => {
    for (const columns of [80, 119, 120, 200]) {
      const stage = boutStage(sessionIn({}), fakeServices(), { columns, rows: 30 });
      const edge = (text: string) => stage.lines.findIndex((line) => line.includes(text));
      const beside = stage.lines[edge('MAXIMUS')]?.indexOf(' A  MAXIMUS') ?? 0;
      stage.press('x');
      expect(stage.lines[edge('your own.')]?.indexOf('Hex i6')).toBe(beside + 1);
    }
  });

  it('g puts names on the hexes and takes them off', () => {
    const stage = looking();
    const bare = stage.text;
    expect(stage.press('g').text).not.toBe(bare);
    expect(stage.text).toContain('╱k6 ╲');
    expect(stage.press('g').text).toBe(bare);
  });

  it('x and Esc go back; the cursor stays within reach', () => {
    expect(looking().press('x').top.name).toBe('plot');
    expect(looking().press('Esc').top.name).toBe('plot');
    expect(
      looking()
        .press(...Array<string>(80).fill('d'))
        .press('d').lines,
    ).toHaveLength(24);
  });
});

it('who leads a man stands on his log sheet and in the roster, where he is led at a level', () => {
  const session = newSession('led');
  const save = session.save();
  const given = save.setup as Setup;
  const led = { by: 'seat', seat: 1, level: 'champion' };
  const setup = { ...given, fighters: given.fighters.map((one, i) => (i === 0 ? one : { ...one, ...led })) };
  const opened = (command: string): Stage => {
    const page = pageOf(command, session, 'A', () => ({ ...save, setup }));
    if (page === null) throw new Error('no page');
    return new Stage(() => page);
  };
  expect(opened('sheets').text).not.toContain('led by');
  expect(opened('sheets').press('Tab').text).toMatch(/, led by a champion/u);
  expect(opened('roster').press('Down').prompt).toMatch(/is led by a champion\. Enter/u);
});
