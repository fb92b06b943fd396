/** Grappling on the screen: the questions, the signs of a hold, what is said of it (22.3.3, 22.4). */
import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { conditionText } from '../../../../../src/games/gladiator/rules/told/words.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { man, type Scene, scene, sword, tables, tablesOf } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { offered } from '../../support/asked.ts';
import { playOn, sessionIn } from '../bout/scenes.ts';

const HELD = { grappled: { by: 'A', area: 2 } } as const;
const HOLDER = { hands: [], st: 2, tr: 12 };
const bare = (set: Scene): Scene => ({ rules: advancedRules(), ...set });

/** The stage past the plots, at the next question. */
function asked(session: GladiatorSession): Stage {
  const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('Enter');
  return pressUntil(stage, 'Space', () => session.prompt !== null && session.prompt.kind !== 'plot');
}

describe('the questions of a hold', () => {
  it('the holder is asked for CF to hold with, or lets go', () => {
    const stage = asked(sessionIn(bare({ A: HOLDER, B: HELD })));
    expect(stage.prompt).toContain('You have him by the chest: how many CF to hold him? (22.4.1)');
    expect(stage.labels).toEqual([...Array.from({ length: 15 }, (_, cf) => `${cf} CF`), 'Let him go']);
    expect(stage.view.menu?.items[3]?.note).toBe('3D6 + 3 - his CF, 6 or less');
    const session = sessionIn(bare({ A: HOLDER, B: HELD }));
    const freed = asked(session);
    freed.choose('Let him go');
    expect(session.match.state.fighters[1]?.grappled).toBeNull();
    expect(session.match.journal.some(({ event }) => event.kind === 'released')).toBe(true);
  });

  it('the held man is asked for CF to escape with, against what holds him', () => {
    const session = sessionIn(bare({ A: { grappled: { by: 'B', area: 4 } }, B: { hands: [] } }));
    const stage = asked(session);
    expect(stage.prompt).toContain('He holds you: how many CF to get free? (22.4.1)');
    expect(stage.view.menu?.items[2]).toMatchObject({ label: '2 CF', note: '3D6 - 2 + his CF, 6 or less' });
    expect(stage.text.replaceAll(/\s+/gu, ' ')).toContain('While held you can only escape or defend yourself');
  });

  it('a striker is asked whether he grapples, and told what he would drop', () => {
    const found = Array.from({ length: 60 }, (_, seed) => seed).some((seed) => {
      const A: Partial<Fighter> = { hands: [sword(1)], st: 5, tr: 18 };
      const session = sessionIn(bare({ A, B: { hands: [] } }), undefined, `grapple-${seed}`);
      playOn(session, ({ prompt }) => prompt?.kind === 'grapple');
      if (session.over) return false;
      const stage = boutStage(session);
      expect(stage.prompt).toMatch(/Your strike lets you grapple: grab his \w+\? \(22\.3\.3\)/u);
      expect(stage.labels[0]).toMatch(/^Grapple his (head|chest|groin|arms|legs)$/u);
      expect(stage.labels[1]).toBe('Do not grapple');
      const { hands } = session.match.state.fighters[0] ?? man('A');
      expect(stage.view.menu?.items[0]?.note).toBe(hands.length === 0 ? '22.3.3' : 'drops sword');
      stage.press('Enter');
      expect(session.match.state.fighters[1]?.grappled?.by).toBe('A');
      return true;
    });
    expect(found).toBe(true);
  });
});

describe('the questions of a net', () => {
  const caught = { snare: { id: 9, kind: 'net' }, by: 'net', holder: 'B', turn: 1, phase: 0, dragged: false } as const;

  it('say how often so many CF free a man who is caught (20.6.1), where odds are told', () => {
    const session = sessionIn(bare({ A: { ensnared: { ...caught } }, B: { hands: [] } }));
    const stage = pressUntil(asked(session), 'Space', ({ prompt }) => prompt.includes('You are caught'));
    expect(stage.prompt).toContain('You are caught: how many CF to escape? (20.6)');
    expect(stage.view.menu?.items[4]).toMatchObject({ label: '4 CF', note: '50 in 100: 3D6 - 4, 6 or less' });
    stage.services.changeSettings({ odds: false });
    expect(stage.view.menu?.items[4]?.note).toBe('3D6 - 4, 6 or less');
  });
});

describe('the question of a noose', () => {
  it('names what is in the hands it may take from (21.7.1)', () => {
    const state = scene({});
    const request = { kind: 'lose', seat: 0, cite: '21.7.1', fighter: 'A', hands: [0, 1] } as const;
    const items = offered(state, tables, request);
    expect(items.map(({ label, choice }) => [label, choice])).toEqual([
      ['Lose the sword', 0],
      ['Lose the large shield', 1],
    ]);
  });
});

describe('the question of a net that was won', () => {
  const asks = (hands: readonly number[]) =>
    ({ kind: 'seize', seat: 0, cite: '20.9.2', fighter: 'A', snare: 'net', hands }) as const;

  it('names what would go for it, and lets it lie (20.9.2, P314)', () => {
    const items = offered(scene({}), tables, asks([0, 1]));
    expect(items.map(({ label, choice }) => [label, choice])).toEqual([
      ['Drop the sword for the net', 0],
      ['Drop the large shield for the net', 1],
      ['Let it lie', null],
    ]);
  });

  it('keeps it in a free hand', () => {
    const items = offered(scene({ A: { hands: [sword(1)] } }), tables, asks([1]));
    expect(items[0]).toMatchObject({ label: 'Keep the net', note: 'in your free hand', choice: 1 });
  });
});

describe('the question of sand', () => {
  it('names whom it reaches, and lets it be (23.2, P315)', () => {
    const ask = { kind: 'sand', seat: 0, cite: '23.2', fighter: 'A', targets: ['B'] } as const;
    const items = offered(scene({}), tables, ask);
    expect(items.map(({ label, choice }) => [label, choice])).toEqual([
      ['Kick no sand', null],
      ['Kick sand at CALVUS', 'B'],
    ]);
  });
});

describe('the chance of what can be spent is told beside it', () => {
  const net = { id: 7, kind: 'net' } as const;
  const caught = { snare: net, by: 'net', holder: 'B', turn: 1, phase: 1, dragged: false } as const;

  it('20.6.1 on an escape from a net', () => {
    const ask = { kind: 'escape', seat: 0, cite: '20.6', fighter: 'A', most: 12 } as const;
    const items = offered(scene({ A: { ensnared: caught } }), tables, ask);
    expect(items[6]?.note).toBe('74 in 100: 3D6 - 6, 6 or less');
    expect(items[12]?.note).toBe('100 in 100: 3D6 - 12, 6 or less');
    expect(offered(scene({}), tables, ask, false)[6]?.note).toBe('3D6 - 6, 6 or less');
    expect(offered(scene({}), tables, { ...ask, cite: '22.4.1' })[6]?.note).toBe('3D6 - 6 + his CF, 6 or less');
  });

  it('20.6.2.1 on dragging a man down, by the number of his edition', () => {
    const ask = { kind: 'drag', seat: 0, cite: '20.6.2', fighter: 'B', target: 'A', most: 4 } as const;
    const note = (rules: State['rules']) =>
      offered(scene({ rules, A: { ensnared: caught }, B: { st: 1 } }), tablesOf(rules), ask)[5]?.note;
    expect(note(advancedRules())).toBe('26 in 100: 3D6 + ST + 4, 18+');
    expect(note({ ...advancedRules(), edition: 'classic' })).toBe('16 in 100: 3D6 + ST + 4, 19+');
  });

  it('13.3.2 on a throw', () => {
    const ask = { kind: 'act', seat: 0, cite: '5.2.4', fighter: 'A', recover: [], kick: [], throwAt: ['B'] } as const;
    const state = scene({ A: { hands: [sword(1)], st: 2 }, B: { at: { q: 3, r: 0 } } });
    const notes = (odds: boolean) => offered(state, tables, ask, odds).map(({ note }) => note);
    expect(notes(true)).toContain('hits 83 in 100, 13.3');
    expect(notes(false)).toContain('13.3');
  });
});

describe('the signs of a hold', () => {
  const plotting = (set: Scene) => boutStage(sessionIn(bare(set)));

  it('the strips say who is held and who holds', () => {
    const { text } = plotting({ A: HOLDER, B: HELD });
    expect(text).toContain('holding on');
    expect(text).toContain('held by the chest');
  });

  it('so do the log sheets, and whoever looks around', () => {
    const stage = plotting({ A: HOLDER, B: HELD });
    expect(stage.press('i').lines[1]).toContain('holding on');
    expect(stage.press('Tab').lines[1]).toContain('held by the chest');
    const state = scene({ A: HOLDER, B: HELD });
    expect(state.fighters.map((one) => conditionText(state, one))).toEqual(['holding on', 'held by the chest']);
  });

  it('a held man cannot write a step, and is told why; nothing warns him that he stands still', () => {
    const stage = plotting({ A: { grappled: { by: 'B', area: 1 } }, B: { hands: [] } });
    expect(stage.text).toContain('You are held');
    expect(stage.press('d').prompt).toContain('(22.4)');
    expect(stage.press('Enter').prompt).not.toContain('nothing is written');
  });

  it('a holder who would leave his hex is warned that he lets go', () => {
    const stage = plotting({ A: HOLDER, B: HELD });
    expect(stage.press('w').prompt).toBe(' ! Leaving your hex lets CALVUS go (22.4).');
  });

  it('help for menus tells of it', () => {
    const stage = asked(sessionIn(bare({ A: HOLDER, B: HELD }), undefined, 'help'));
    expect(stage.press('?').text.replaceAll(/\s+/gu, ' ')).toContain('grab him with both hands');
  });
});
