/** 27 Obstacles as a bout is shown: under the look, in hints, in the beats and cards of what happens. */
import { describe, expect, it } from 'vitest';
import { EMPTY_PLOT } from '../../../../../src/games/gladiator/ask/plot/plot-draft.ts';
import { hintOf } from '../../../../../src/games/gladiator/ask/questions.ts';
import type { GladiatorRequest } from '../../../../../src/games/gladiator/ask/request.ts';
import type { Arena, Obstacle, ObstacleKind } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import { action } from '../../../../../src/games/gladiator/rules/basic/plot.ts';
import { NOTHING_SHOWN, type ShowState, showBeat } from '../../../../../src/games/gladiator/screens/bout/advance.ts';
import { type Beat, isLoud, nextBeat } from '../../../../../src/games/gladiator/screens/bout/beats.ts';
import { beatCard } from '../../../../../src/games/gladiator/screens/bout/cards.ts';
import type { Hex } from '../../../../../src/kernel/hex.ts';
import { play, type Scene, type Script, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { envOf, fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage } from '../../program/tui/stage.ts';
import { alone } from '../../support/rules/arenas.ts';
import { poolFor, sessionIn, showingOf } from './scenes.ts';

const FAR = { at: { q: -6, r: 3 }, facing: 3 } as const;
const AHEAD: Hex = { q: 1, r: 0 };
const standing = (kind: ObstacleKind, at: Hex = AHEAD): Obstacle => ({ kind, at });
const withOne = (kind: ObstacleKind, at?: Hex): Partial<Arena> => ({ obstacles: [standing(kind, at)] });

describe('the look', () => {
  /** What is said of a hex after these keys, in one line; A stands in (0,0), B far off. */
  const looking = (keys: readonly string[], where: Scene): string => {
    const stage = boutStage(sessionIn({ B: FAR, ...where }), fakeServices(), { columns: 120, rows: 40 });
    const { lines } = stage.press('x', ...keys);
    const beside = lines.slice(1, -2).map((line) => line.slice(80).trim());
    return beside.join(' ').trim();
  };

  it.each([
    ['pillar', /A pillar: nobody can enter its hex/],
    ['tree', /A tree: only men next to each other can strike through it \(27\.6\)\. Next to a tree a fumble/],
    ['mud', /Mud: a man who enters checks for a stumble \(27\.7\)\./],
    ['rock', /A rock: .*a single F without a turn climbs it \(27\.8\.2\)\./],
  ] as const)('says what a %s does', (kind, text) => {
    expect(looking(['d'], { arena: withOne(kind) })).toMatch(text);
  });

  it('says nothing of fronts and flanks where nobody can be', () => {
    expect(looking(['d'], { arena: withOne('pillar') })).not.toMatch(/front|From here/);
    expect(looking(['d'], { arena: withOne('rock') })).toContain("In Maximus's front (6.1).");
  });

  it('27.8.2 says what it means to stand on top of a rock', () => {
    const arena = withOne('rock', { q: 0, r: 0 });
    expect(looking([], { arena })).toMatch(/To a man on top, those on the ground count as kneeling/);
    expect(looking(['d'], { arena: withOne('rock') })).not.toContain('To a man on top');
  });

  it('27.6.1 warns of a tree next to a hex', () => {
    expect(looking([], { arena: withOne('tree') })).toContain('Next to a tree a fumble costs the weapon (27.6.1).');
    expect(looking([], { arena: withOne('mud') })).not.toContain('Next to a tree');
  });

  it('A2 says where a line is blocked', () => {
    const arena = withOne('pillar');
    expect(looking(['d', 'd'], { arena })).toContain('No blow or throw of yours reaches this hex');
    expect(looking(['s', 's'], { arena })).not.toContain('No blow or throw');
  });

  it.each([
    [{}, 'The edge in the east: on a roll of 5 or more there is a wall here'],
    [{ size: 4 }, 'on a roll of 2 or more there is a wall here, in an arena of size 4, a small arena (27.4.1).'],
    [{ walls: ['east'] }, 'A wall in the east: a man who runs into it is stunned (27.3, 27.4).'],
    [{ walls: ['west'] }, 'The edge in the east: open sand; the map moves with him (7.7).'],
  ] as const)('27.4 says what is known of the edge of %j', (arena, text) => {
    const A = { at: { q: 8, r: -4 } };
    expect(looking([], { A, arena: arena as Partial<Arena> })).toContain(text);
  });

  it('27.4 knows the wall, and the unknown beyond the edge', () => {
    const A = { at: { q: 8, r: -4 } };
    expect(looking(['d'], { A, arena: { walls: ['east'] } })).toMatch(
      /Off the map, 1 from you\. The wall \(27\.4\)\.$/,
    );
    expect(looking(['d'], { A, arena: {} })).toContain('Off the map: nobody knows yet what is there (27.4.1).');
  });

  it('is silent about the ground of plain sand', () => {
    expect(looking(['d'], {})).toMatch(/Hex j6, 1 from you\. In Maximus's front/);
  });
});

describe('hints', () => {
  const PLOT: GladiatorRequest = { kind: 'plot', seat: 0, cite: '7.2', fighter: 'A' };
  const ALLOCATE: GladiatorRequest = {
    ...{
      kind: 'allocate',
      seat: 0,
      cite: '9.3',
      fighter: 'A',
      target: 'B',
      foes: ['B'],
      threats: ['B'],
      positions: [],
    },
    pool: poolFor(5),
  };
  const both = (arena: Partial<Arena>) =>
    [PLOT, ALLOCATE].map((request) => hintOf({ state: scene({ arena }), tables, odds: true }, request));

  it('27.8.2 tell what a rock means to him on top and to him below', () => {
    for (const hint of both(withOne('rock', { q: 0, r: 0 }))) expect(hint).toMatch(/^You stand on a rock/);
    for (const hint of both(withOne('rock'))) expect(hint).toMatch(/^He stands on a rock/);
    for (const hint of both(withOne('mud'))) expect(hint).not.toContain('rock');
  });

  it('27.6.1 tell what a tree means to him beside it', () => {
    for (const hint of both(withOne('tree', { q: 0, r: 1 }))) expect(hint).toMatch(/^Next to a tree, a fumble/);
  });

  it('27.8.2 tell how a rock is climbed once the order climbs it', () => {
    const draft = { ...EMPTY_PLOT, actions: [action('F')] };
    const hint = (arena: Partial<Arena>) =>
      hintOf({ state: scene({ B: FAR, arena }), tables, odds: true }, PLOT, draft);
    expect(hint(withOne('rock'))).toMatch(/^A single F without a turn climbs the rock/);
    expect(hint(withOne('mud'))).toMatch(/^One more step/);
  });
});

describe('what happens', () => {
  const AT_EDGE = { at: { q: 8, r: -4 }, facing: 0 } as const;
  const DAZED = ['stun', 1, 1] as const;

  /** What a phase in which A does this has to show, with written dice. */
  const showing = (where: Scene, script: Script) => {
    const state = scene(alone(where));
    return showingOf(play(state, script).events, state);
  };
  const beatsOf = (where: Scene, script: Script): readonly Beat[] => {
    const source = showing(where, script);
    const beats: Beat[] = [];
    for (let beat = nextBeat(source); beat !== null; beat = nextBeat(source)) beats.push(beat);
    return beats;
  };
  const kindsIn = ({ frames }: Beat): readonly string[] => frames.map(({ entry }) => entry.event.kind);
  /** The beat that begins with an event, its card and whether it waits. */
  const beatOf = (beats: readonly Beat[], first: string) => {
    const beat = beats.find((one) => kindsIn(one)[0] === first);
    if (beat === undefined) throw new Error(`no beat begins with ${first}`);
    const card = beatCard(beat, { you: 'A', skin: 'ascii' });
    const lines = card?.lines.map(({ segments }) => segments.map(({ text }) => text).join('')) ?? [];
    return { kinds: kindsIn(beat), loud: isLoud(beat), title: card?.title, lines };
  };

  it('27.3 a collision waits for a key, with a card, and flashes where the pillar stands', () => {
    const script: Script = { plots: { A: 'F' }, dice: [DAZED] };
    const { kinds, loud, title, lines } = beatOf(beatsOf({ arena: withOne('pillar') }, script), 'obstacle-hit');
    expect([kinds, loud, title]).toEqual([['obstacle-hit', 'stunned'], true, 'Collision']);
    expect(lines[0]).toBe('MAXIMUS runs into the pillar in j6, and stops in i6.');
    const source = showing({ arena: withOne('pillar') }, script);
    const { settings } = envOf();
    let shown: ShowState = {
      ...{ ...NOTHING_SHOWN, you: 'A', pause: null, beat: 0 },
    };
    while (source.next !== null && shown.clash === null) shown = showBeat(shown, source, settings, 'unicode');
    expect(shown.clash).toEqual(AHEAD);
  });

  it('27.4.1 the roll at an edge has a card of its own, before what comes of it', () => {
    const script = (die: number): Script => ({
      plots: { A: 'F' },
      dice: [['wall', die], ...(die === 1 ? [] : [DAZED])],
    });
    const wall = beatsOf({ A: AT_EDGE, arena: { size: 3 } }, script(3));
    expect(beatOf(wall, 'edge-tested')).toMatchObject({ kinds: ['edge-tested'], loud: true, title: 'At the edge' });
    expect(beatOf(wall, 'obstacle-hit').kinds).toEqual(['obstacle-hit', 'stunned']);
    const open = beatsOf({ A: AT_EDGE, arena: { size: 3 } }, script(1));
    expect(open.map(kindsIn)).toContainEqual(['stepped', 'edge-passed']);
  });

  it('27.4.2 a wall left behind is part of the step', () => {
    const beats = beatsOf({ A: AT_EDGE, arena: { walls: ['west'] } }, { plots: { A: 'F' } });
    expect(beatOf(beats, 'stepped')).toMatchObject({ kinds: ['stepped', 'wall-removed', 'edge-passed'], loud: false });
  });

  it('27.8.2.2 a fall from a rock belongs to what threw him down', () => {
    const where: Scene = { A: { owesStumble: true }, arena: withOne('rock', { q: 0, r: 0 }) };
    const script: Script = {
      plots: { A: 'S' },
      dice: [
        ['fall-prone', 1, 1],
        ['lot:tumble', 3],
      ],
    };
    const { kinds, lines } = beatOf(beatsOf(where, script), 'fall-prone-checked');
    expect(kinds).toEqual(['fall-prone-checked', 'fell-prone', 'tumbled']);
    expect(lines.at(-1)).toBe('MAXIMUS tumbles from the rock to h5.');
  });

  it('30.4, 30.6.5 a ride is a step, seen in the arena; a fall from the horse belongs to what threw him', () => {
    const rode = { kind: 'rode', cite: '30.4', fighter: 'B', from: AHEAD, to: { q: 3, r: 0 }, facing: 3 } as const;
    const off = { kind: 'unhorsed', cite: '30.6.5', fighter: 'B', horse: 'C', at: AHEAD } as const;
    const stunned = { kind: 'stunned', cite: '30.6.5.1', fighter: 'B', why: 'fall', stun: { from: 0, to: 3 } } as const;
    const missed = { kind: 'stumble-checked', cite: '15.1', fighter: 'A', why: 'blood', stumbled: false } as const;
    const source = showingOf([rode, missed, off, stunned]);
    const shown = showBeat({ ...NOTHING_SHOWN, you: 'A', pause: null, beat: 0 }, source, envOf().settings, 'unicode');
    expect(shown).toMatchObject({ face: 'arena', trail: [AHEAD], loud: false });
    const beat = nextBeat(source);
    expect(beat === null ? [] : kindsIn(beat)).toEqual(['stumble-checked', 'unhorsed', 'stunned']);
  });

  it('27.2 the arena is made with the sheets, without a pause', () => {
    const made = { kind: 'arena-made', cite: '27.2', size: 2, walls: [], obstacles: 1 } as const;
    const placed = { kind: 'obstacle-placed', cite: '27.2.2.1', obstacle: 'mud', at: AHEAD } as const;
    const beat = nextBeat(showingOf([made, placed]));
    expect(beat === null ? null : [beat.kind, kindsIn(beat), isLoud(beat)]).toEqual([
      'setup',
      ['arena-made', 'obstacle-placed'],
      false,
    ]);
  });
});
