/** Throws, shots and nets as they are shown: who at whom, how far, and where things come down. */
import { describe, expect, it } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Act, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { NOTHING_SHOWN, type ShowState, showBeat } from '../../../../../src/games/gladiator/screens/bout/advance.ts';
import { NO_OVERLAY, sceneOf } from '../../../../../src/games/gladiator/screens/bout/scene.ts';
import { GLYPHS } from '../../../../../src/tui/glyphs.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { play, type Scene, type Script, scene, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { envOf, fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil } from '../../program/tui/stage.ts';
import { blow } from '../../support/blows.ts';
import { caught, netMan, three } from '../../support/rules/snares.ts';
import { sessionIn, showingOf } from './scenes.ts';

const SHOOT: Act = { kind: 'throw', hand: 0, target: 'B' };
const HERE = { q: 0, r: 0 };
const THERE = { q: 6, r: 0 };
const archer = (traits: Partial<Fighter> = {}): Partial<Fighter> => {
  return { hands: [weapon(1, 'bow')], arrows: 20, ...traits };
};
const thrower = (): Partial<Fighter> => ({ hands: [weapon(1, 'javelin'), weapon(2, 'javelin')] });
const far = (traits: Partial<Fighter> = {}): Partial<Fighter> => ({ at: THERE, facing: 3, hands: [], ...traits });

const NOTHING: ShowState = { ...NOTHING_SHOWN, you: 'A', pause: null, beat: 0 };

/** What is shown beat by beat of a phase in which A throws or shoots. */
function beatsOf(where: Scene, script: Script): readonly ShowState[] {
  const state = scene({ rules: advancedRules(), ...where });
  const source = showingOf(play(state, { plots: { A: 'X!' }, acts: { A: SHOOT }, ...script }).events, state);
  const beats: ShowState[] = [];
  let shown = NOTHING;
  while (source.next !== null) {
    shown = showBeat(shown, source, { ...envOf().settings, pace: 'key' }, 'unicode');
    beats.push(shown);
  }
  return beats;
}
const flown = (beats: readonly ShowState[]) => beats.filter(({ flights }) => flights.length > 0);

describe('21.3 an arrow', () => {
  it('21.3 that strikes is in the air from the archer to his man, who flashes; and again while the wound is read', () => {
    const dice: Script['dice'] = [['throw-distance', 6], ['throw-area', 1], blow(4)];
    const beats = flown(beatsOf({ A: archer({ st: 3 }), B: far() }, { dice }));
    const flight = { team: 'you', from: HERE, to: THERE, reach: 1, landed: null };
    expect(beats.map(({ flights }) => flights)).toEqual([[flight], [flight]]);
    expect(beats[0]).toMatchObject({ face: 'arena', clash: THERE, pair: ['A', 'B'] });
  });

  it('21.3.2.1 that falls short sticks as far off as was rolled', () => {
    const reach = (die: number, st = 0) =>
      flown(beatsOf({ A: archer({ st }), B: far() }, { dice: [['throw-distance', die]] }))[0]?.flights[0]?.reach;
    const thr = tables.weapons.bow?.thr ?? 0;
    expect(reach(1)).toBeCloseTo(Math.max(1, thr) / 6);
    expect(reach(1, 6 - thr)).toBeCloseTo(5.5 / 6);
  });

  it('28.2, 30.3 flies from where a rider sits to the nearest hex of a beast', () => {
    const state = scene({ A: archer({ mount: 'C' }), B: wild('lion', { at: THERE, facing: 3 }), C: wild('zebra') });
    const event = { fighter: 'A', target: 'B', item: weapon(1, 'bow'), range: 4, hit: true, arrows: 3 } as const;
    const source = showingOf([{ kind: 'thrown', cite: '21.3.2.1', ...event }], state);
    const { flights } = showBeat(NOTHING, source, envOf().settings, 'unicode');
    expect(flights).toMatchObject([{ from: HERE, to: { q: 5, r: 0 } }]);
  });
});

describe('13.3 a javelin', () => {
  it('13.3.3 that misses flies all the way, and where it lands is told in the same beat', () => {
    const dice: Script['dice'] = [
      ['throw-distance', 1],
      ['drop-direction', 1],
      ['drop-distance', 3],
    ];
    const [beat, ...more] = flown(beatsOf({ A: thrower(), B: far({ at: { q: 8, r: 0 } }) }, { dice }));
    expect(more).toEqual([]);
    expect(beat?.flights).toHaveLength(1);
    expect(beat?.flights[0]).toMatchObject({ reach: 1, to: { q: 8, r: 0 } });
    expect(beat?.flights[0]?.landed).not.toBeNull();
    expect(beat?.clash).toBeNull();
  });
});

it('the help explains what flies and what holds', () => {
  for (const skin of ['unicode', 'ascii'] as const) {
    const stage = boutStage(sessionIn({}), fakeServices(), { rows: 120, skin }).press('?');
    const { missiles, stuck, cord, net } = GLYPHS[skin];
    const rowOf = (words: string) => stage.lines.find((line) => line.includes(words)) ?? '';
    expect(rowOf('thrown or shot')).toContain(`${missiles[2]} ${stuck}`);
    expect(rowOf('the cord of a net')).toContain(`${cord[0]}${net} ${cord[2]}`);
  }
});

describe('20.2 nets on their cords', () => {
  const castBy = (where: Scene, plots: string, dice: Script['dice'] = []): readonly ShowState[] =>
    beatsOf({ ...where, A: netMan(where.A) }, { plots: { A: plots }, acts: {}, dice });
  const casts = (beats: readonly ShowState[]) => beats.flatMap((one) => one.casts);

  it('20.8 laid on the sand, the net is seen in its hex', () => {
    const beats = castBy({ B: far() }, 'X LN2');
    expect(casts(beats)).toEqual([{ team: 'you', from: HERE, to: { q: 1, r: 0 }, end: 'net' }]);
  });

  it('20.4 tossed in vain, it is seen before the man it was tossed at', () => {
    const to = { q: 3, r: 0 };
    const beats = castBy({ B: far({ at: to }) }, 'X TN', [three('net', 7)]);
    expect(casts(beats)).toEqual([{ team: 'you', from: HERE, to, end: 'net' }]);
  });

  it('20.5, P138 holds him whom it has caught, as long as somebody has the cord', () => {
    const held = (more: Parameters<typeof caught>[1], fate: Fighter['fate'] = 'fighting') => {
      const state = scene({ A: netMan({ hands: [], fate }), B: { at: { q: 2, r: 0 }, ...caught('net', more) } });
      return sceneOf(state, tables, 'B', NO_OVERLAY, 'both').cords;
    };
    expect(held({})).toEqual([{ team: 'foe', from: HERE, to: { q: 2, r: 0 }, end: null }]);
    expect(held({ holder: null })).toEqual([]);
    expect(held({}, 'dead')).toEqual([]);
  });
});

describe.each([
  [80, 24],
  [120, 40],
])('at %i x %i', (columns, rows) => {
  it('the arrow, and the cord, are to be seen in the arena', () => {
    const session = sessionIn({ rules: advancedRules(), A: archer({ st: 6 }), B: { at: THERE, moves: 9 } });
    const stage = boutStage(session, fakeServices({ settings: { confirm: false } }), { columns, rows });
    const arena = () => stage.lines.slice(1, rows - 8).map((line) => line.slice(0, columns - 42));
    const arrows = () => arena().filter((line) => /·.*[↘→]/u.test(line)).length;
    stage.press('t', 'Enter');
    pressUntil(stage, 'Space', () => stage.view.menu !== null);
    expect(arrows()).toBe(0);
    stage.choose('Shoot');
    pressUntil(stage, 'Space', () => stage.text.includes('MAXIMUS shoots'));
    expect(arrows()).toBeGreaterThan(0);

    const net = { A: netMan({ hands: [] }), B: { at: { q: 0, r: 3 }, moves: 9, ...caught() } };
    const caughtStage = boutStage(sessionIn({ rules: advancedRules(), ...net }), fakeServices(), { columns, rows });
    const cord = caughtStage.lines.flatMap((line, y) => [...line].flatMap((is, x) => (is === '╏' ? [{ x, y }] : [])));
    expect(cord.length).toBeGreaterThan(2);
    caughtStage.terminal = { columns, rows, skin: 'ascii', level: 0 };
    expect(cord.map(({ x, y }) => caughtStage.canvas.characterAt(x, y))).toContain(':');
  });
});
