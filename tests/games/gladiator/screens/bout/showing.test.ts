/** How a bout is shown: what belongs together, what waits for a key, what the cards say. */

import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import {
  NOTHING_SHOWN,
  showBeat,
  showIdle,
  showPhase,
} from '../../../../../src/games/gladiator/screens/bout/advance.ts';
import { type BeatKind, isLoud, nextBeat, pauseAfter } from '../../../../../src/games/gladiator/screens/bout/beats.ts';
import { beatCard, comingCard, drawCards } from '../../../../../src/games/gladiator/screens/bout/cards.ts';
import { drawLog, logRows, moment, roman } from '../../../../../src/games/gladiator/screens/journal/log.ts';
import type { Settings } from '../../../../../src/settings.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/settings.ts';
import { Canvas } from '../../../../../src/tui/canvas.ts';
import { paneOf } from '../../../../../src/tui/pane.ts';
import { play, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { tried } from '../../../../support/soak.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { blow } from '../../support/blows.ts';
import { newSession, promptOf, sessionIn, showingOf, type Told } from './scenes.ts';

const LOOK = { you: 'A', skin: 'unicode' } as const;
const NOTHING = { ...NOTHING_SHOWN, you: 'A', pause: null, beat: 0 };

/** One phase face to face: B strikes at head and legs, A between them at the chest. */
const FIGHT: readonly GladiatorEvent[] = play(scene({ A: { st: -2 }, B: { st: -2 } }), {
  plots: { A: 'X', B: 'X' },
  cf: { A: 'chest 4 | head 2', B: 'head 3, legs 3' },
  dice: [blow(8, 2, 6), blow(5, 2, 6), blow(5, 2, 6)],
}).events;

/** The kinds of events of each beat. */
function beatsOf(told: readonly (Told | GladiatorEvent)[]): readonly (readonly [string, readonly string[]])[] {
  const showing = showingOf(told);
  const beats: (readonly [string, readonly string[]])[] = [];
  while (showing.next !== null) {
    const beat = nextBeat(showing);
    if (beat === null) break;
    beats.push([beat.kind, beat.frames.map(({ entry }) => entry.event.kind)]);
  }
  return beats;
}

const knelt: GladiatorEvent = { kind: 'knelt', cite: '7.4', fighter: 'A', at: { q: 0, r: 0 }, rising: false };
const killed: GladiatorEvent = { kind: 'killed', cite: '10.3.2', fighter: 'B', killer: 'A', why: 'wounds' };
const over: GladiatorEvent = { kind: 'bout-ended', cite: '18.1', winner: 0, by: 'wounds', results: { A: 'V', B: 'P' } };

/** Their blows at one moment, the other's after them. */
const blows = FIGHT.filter((event) => event.kind === 'blow');
const alone = (event: GladiatorEvent | undefined): GladiatorEvent => ({ ...event, together: false }) as GladiatorEvent;
const both = (event: GladiatorEvent | undefined): GladiatorEvent =>
  ({ ...event, together: true, round: 2 }) as GladiatorEvent;

describe('beats', () => {
  it('a phase of a fight falls into orders, contact, allocations and one beat a blow', () => {
    expect(beatsOf(FIGHT).map(([kind]) => kind)).toEqual(['orders', 'contact', 'reveal', 'blow', 'blow', 'blow']);
  });

  it('both allocations and the sequence they make are shown together', () => {
    expect(beatsOf(FIGHT)[2]?.[1]).toEqual(['allocated', 'allocated', 'sequence-set']);
  });

  it('what comes of a blow belongs to it, and so does the end of the bout', () => {
    expect(beatsOf([alone(blows[0]), killed, over])).toEqual([['blow', ['blow', 'killed', 'bout-ended']]]);
  });

  it('9.4.3 blows of one moment are one beat, others are not', () => {
    expect(beatsOf([both(blows[0]), both(blows[1])])).toHaveLength(1);
    expect(beatsOf([alone(blows[0]), alone(blows[1])])).toHaveLength(2);
  });

  it('nothing joins across phases but the end of the bout', () => {
    expect(beatsOf([{ event: knelt }, { event: knelt, phase: 2 }])).toHaveLength(2);
    expect(beatsOf([{ event: knelt }, { event: knelt }])).toHaveLength(1);
    expect(beatsOf([{ event: knelt }, { event: over, phase: 2 }])).toHaveLength(1);
  });
});

describe('pacing', () => {
  it.each([
    ['key', null, 260],
    ['flow', 1800, 450],
    ['brisk', 700, 150],
    ['instant', 0, 0],
  ] as const)('%s: dice wait %s, the rest %s milliseconds', (pace, loud, quiet) => {
    expect([pauseAfter(true, pace), pauseAfter(false, pace)]).toEqual([loud, quiet]);
  });

  it('what has dice or secrets is loud, moving is not', () => {
    const loud = (kind: BeatKind) => isLoud({ kind, frames: [] });
    expect((['clash', 'check', 'item', 'reveal', 'blow', 'judgement'] as const).map(loud)).not.toContain(false);
    expect((['setup', 'orders', 'step', 'contact'] as const).map(loud)).not.toContain(true);
  });

  it('9.2 contact is loud where somebody has an advantage, so that it is seen before CF is divided', () => {
    const contact = (facing: 0 | 3) => {
      const session = sessionIn({ A: { moves: 5 }, B: { moves: 5, facing } });
      const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('Enter');
      for (let ticks = 0; stage.top.timer !== null && ticks < 20; ticks++) stage.send({ kind: 'tick' });
      return stage;
    };
    expect(contact(3).top.name).toBe('allocate');
    const behind = contact(0);
    expect(behind.top.name).toBe('resolution');
    expect(behind.text).toContain('+4 position');
    expect(behind.press('Space').top.name).toBe('allocate');
  });

  const settings = (pace: Settings['pace']): Settings => ({ ...DEFAULT_SETTINGS, pace });

  it('one beat at a time, all at once where there is no pause', () => {
    const slow = showingOf(FIGHT);
    showBeat(NOTHING, slow, settings('key'), 'unicode');
    expect(slow.lines).toHaveLength(beatsOf(FIGHT)[0]?.[1].length ?? 0);
    const quick = showingOf(FIGHT);
    expect(showBeat(NOTHING, quick, settings('instant'), 'unicode').pause).toBe(0);
    expect(quick.next).toBeNull();
  });

  it('f shows the rest of the phase and no more; it waits if any of it was loud', () => {
    const source = showingOf([...FIGHT, { event: knelt, phase: 2 }]);
    const shown = showPhase(NOTHING, source, settings('key'), 'unicode');
    expect(source.next?.entry.event.kind).toBe('knelt');
    expect(shown).toMatchObject({ loud: true, pause: null, face: 'cards' });
    expect(showPhase(shown, source, settings('key'), 'unicode')).toMatchObject({ loud: false, pause: 260, cards: [] });
  });

  /** Three phases in which B strikes at A, who lies unconscious, and what comes then. */
  const beaten = (...then: readonly Told[]) => {
    const [blow] = FIGHT.filter((event) => event.kind === 'blow' && event.fighter === 'B');
    const blows = [1, 2, 3].map((phase): Told => ({ event: alone(blow), phase }));
    return [...blows, ...then];
  };
  const fPast = (source: ReturnType<typeof showingOf>) => {
    showIdle(NOTHING, source, settings('key'), 'unicode');
    return source.next?.entry ?? null;
  };
  const senseless = scene({ A: { conscious: false, posture: 'prone' }, B: { by: 'book' } });

  it('18.2, 11.4 f, with a senseless man, goes on to where something can change: he wakes, or his life is asked for', () => {
    const woke: GladiatorEvent = { kind: 'woke', cite: '11.5.2', fighter: 'A' };
    const source = showingOf(beaten({ event: woke, phase: 4 }, { event: knelt, phase: 4 }), senseless);
    expect(fPast(source)).toMatchObject({ phase: 4, event: { kind: 'woke' } });
    expect(fPast(source)).toMatchObject({ phase: 4, event: { kind: 'knelt' } });
    const other: GladiatorEvent = { ...woke, fighter: 'B' };
    expect(fPast(showingOf(beaten({ event: other, phase: 4 }, { event: knelt, phase: 5 }), senseless))).toBeNull();
    const appealed = play(senseless, { dice: [['missus', 6, 6]] }).one('appealed');
    expect(fPast(showingOf(beaten({ event: appealed, phase: 4 }), senseless))).toMatchObject({ event: appealed });
  });

  it('f goes past no death, and up to the next question where nothing changes', () => {
    const died = showingOf(beaten({ event: killed, phase: 3 }, { event: knelt, phase: 4 }), senseless);
    expect(fPast(died)).toMatchObject({ phase: 4, event: { kind: 'knelt' } });
    expect(fPast(showingOf(beaten(), senseless))).toBeNull();
  });

  it('11.4 f shows a phase alone while one of his men is awake, or when he has none there', () => {
    const next = (state: State) => fPast(showingOf(beaten(), state));
    expect(next(scene({ B: { by: 'book' } }))).toMatchObject({ phase: 2 });
    const A = { conscious: false, posture: 'prone' } as const;
    const mates = { A, B: { by: 'book' }, C: { side: 0, at: { q: 4, r: 0 } } } as const;
    expect(next(scene(mates))).toMatchObject({ phase: 2 });
    expect(next(scene({ A: { ...A, fate: 'spared' }, B: { by: 'book' } }))).toMatchObject({ phase: 2 });
    expect(next(scene({ A: { ...A, by: 'book' }, B: { by: 'book' } }))).toMatchObject({ phase: 2 });
  });

  it('21.7.2 f takes a bound man for one who can do nothing', () => {
    const snare = { id: 9, kind: 'lasso' } as const;
    const caught = { by: 'neck', holder: 'B', snare, turn: 1, phase: 1, dragged: false } as const;
    const state = (phase: number) => scene({ turn: 2, phase, A: { ensnared: { ...caught } }, B: { by: 'book' } });
    expect(fPast(showingOf(beaten(), state(5)))).toBeNull();
    expect(fPast(showingOf(beaten(), { ...state(5), turn: 1, phase: 1 }))).toMatchObject({ phase: 2 });
  });

  it('the cards of a phase gather, and go with it', () => {
    const source = showingOf([...FIGHT, { event: knelt, phase: 2 }]);
    let state: Parameters<typeof showBeat>[0] = NOTHING;
    const counts = beatsOf([...FIGHT, { event: knelt, phase: 2 }]).map(() => {
      state = showBeat(state, source, settings('key'), 'unicode');
      return state.cards.length;
    });
    expect(counts).toEqual([0, 0, 1, 2, 3, 4, 0]);
  });
});

describe('in a bout', () => {
  /** Committed, with the allocations on the table. */
  function revealed(pace: Settings['pace'] = 'key'): Stage {
    const session = sessionIn({ A: { moves: 5 }, B: { moves: 5 } });
    const stage = boutStage(session, fakeServices({ settings: { confirm: false, pace } })).press('Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate');
    promptOf(session, 'allocate');
    return stage.press('6', 'Enter');
  }

  it.each(['Space', 'Enter'])('%s shows the next beat', (key) => {
    const stage = revealed();
    expect(stage.text).toContain('[?] [?] [?]');
    const before = stage.text;
    expect(stage.press(key).text).not.toBe(before);
    expect(stage.text).toMatch(/Round \d/u);
  });

  it('loud beats wait for a key, quiet ones for a moment, which a timer ends', () => {
    expect(revealed().top.timer).toBeNull();
    const stage = boutStage(newSession('quiet')).press('d', 'd', 'Enter');
    expect(stage.top.timer).toMatchObject({ ms: 260 });
    const shown = stage.text;
    expect(stage.send({ kind: 'tick' }).text).not.toBe(shown);
    expect(revealed('flow').top.timer).toMatchObject({ ms: 1800 });
  });

  it('a timer has another token after each beat, so that none is cut short', () => {
    const stage = revealed('brisk');
    const first = stage.top.timer?.token;
    expect(stage.send({ kind: 'tick' }).top.timer?.token).not.toBe(first);
  });

  it('a result is held until it has been read, though all is shown and a question waits', () => {
    const stage = revealed();
    pressUntil(stage, 'f', ({ prompt }) => prompt.includes('Space goes on'));
    for (let i = 0; i < 10 && stage.top.name === 'resolution'; i++) {
      const cards = stage.text;
      stage.press('?');
      expect(stage.top.name).toBe('why');
      expect(stage.press('Esc').text).toBe(cards);
      stage.press('Space');
    }
    expect(stage.top.name).toBe('plot');
  });

  it.each(['key', 'flow', 'brisk'] as const)('F goes to the next decision in one key at pace %s', (pace) => {
    const stage = revealed(pace);
    const { length } = stage.screens;
    expect([stage.press('F').top.name, stage.screens.length]).toEqual(['plot', length]);
    expect(stage.lines[0]).toContain('Phase');
  });

  it('at once: everything up to the next question', () => {
    expect(revealed('instant').top.name).not.toBe('resolution');
  });

  it('? asks why of the card shown last', () => {
    const stage = revealed().press('Space');
    expect(stage.press('?').lines[1]).toMatch(/strikes at/u);
  });
});

describe('cards', () => {
  const cards = () => {
    const showing = showingOf(FIGHT);
    const made = [];
    while (showing.next !== null) {
      const beat = nextBeat(showing);
      const card = beat === null ? null : beatCard(beat, LOOK);
      if (card !== null) made.push(card);
    }
    return made;
  };
  const text = (lines: readonly { readonly segments: readonly { readonly text: string }[] }[]) =>
    lines.map(({ segments }) =>
      segments
        .map((segment) => segment.text)
        .join('')
        .trimEnd(),
    );

  it('say who strikes at what with how much against how much', () => {
    expect(cards().map(({ title }) => title)).toEqual(['Allocations', 'Round 2', 'Round 3', 'Round 4']);
    expect(text(cards()[1]?.lines ?? [])[0]).toBe('CALVUS → MAXIMUS  head  3 CF - 2 defence = 1');
    expect(text(cards()[2]?.lines ?? [])[0]).toBe('MAXIMUS → CALVUS  chest  4 CF - 0 defence = 4');
  });

  it('say what a blow left of what it changed, and nothing of the rest', () => {
    const change = { left: { from: 12, to: 10 }, targetCf: { from: 9, to: 9 }, shieldBoxes: null };
    const beat = nextBeat(showingOf([{ ...blows[0], ...change } as GladiatorEvent]));
    const card = beat === null ? null : beatCard(beat, LOOK);
    expect(
      text(card?.lines ?? [])
        .filter((line) => line.includes('→'))
        .at(-1),
    ).toBe('MAXIMUS  head 12 → 10');
  });

  it('23.2 name a special attack, and a feint that drew the guard has a card of its own', () => {
    const strike = { ...blows[0], special: 'feint' } as GladiatorEvent;
    const feinted: GladiatorEvent = { kind: 'feinted', cite: '23.2', fighter: 'A', target: 'B', area: 4, cf: 5 };
    const broken: GladiatorEvent = {
      ...{ kind: 'weapon-broken', cite: '21.6.1', fighter: 'A', how: 'useless' },
      item: { id: 9, kind: 'javelin' },
    };
    expect(beatsOf([alone(strike), broken, feinted, alone(blows[0])]).map(([, kinds]) => kinds)).toEqual([
      ['blow', 'weapon-broken'],
      ['feinted'],
      ['blow'],
    ]);
    const made = [strike, feinted].map((event) => {
      const beat = nextBeat(showingOf([event]));
      return beat === null ? null : beatCard(beat, LOOK);
    });
    expect(text(made[0]?.lines ?? [])[0]).toMatch(/ {2}head \(feint\) {2}/u);
    expect(made[1]?.title).toBe('Feint');
    expect(text(made[1]?.lines ?? [])[0]).toContain('5 CF on the arms');
  });

  it('20 a net, what it caught and what came of it are one card', () => {
    const cast: GladiatorEvent = {
      ...{ kind: 'net-cast', cite: '20.4', fighter: 'A', target: 'B', plot: { kind: 'toss' }, cf: 6, result: 'H' },
    };
    const caught: GladiatorEvent = { kind: 'ensnared', cite: '20.5', fighter: 'B', by: 'A', how: 'net' };
    expect(beatsOf([cast, caught])).toEqual([['item', ['net-cast', 'ensnared']]]);
    const beat = nextBeat(showingOf([cast, caught]));
    expect(beat === null ? null : beatCard(beat, LOOK)?.title).toBe('Net');
  });

  it('tell both allocations whole', () => {
    const lines = text(cards()[0]?.lines ?? []);
    expect(lines).toContain('  attack   head 3, legs 3');
    expect(lines).toContain('  defence  head 2');
    expect(lines).toContain('  defence  none');
  });

  it('8.4 of a collision show both impact rolls with their names', () => {
    const { events } = play(scene({ A: { type: 'heavy', st: 3 }, B: { at: { q: 2, r: 0 } } }), {
      plots: { A: 'F', B: 'F' },
      dice: [
        ['impact', 6],
        ['impact', 1],
        ['stun', 1, 1],
        ['stumble', 6],
      ],
    });
    const showing = showingOf(events.filter(({ kind }) => kind === 'collided'));
    const beat = nextBeat(showing);
    const lines = beat === null ? [] : text(beatCard(beat, LOOK)?.lines ?? []);
    expect(lines[1]).toMatch(/^MAXIMUS impact {3}\[6\] 6 /u);
    expect(lines[2]).toMatch(/^CALVUS impact {3}\[1\] 1 /u);
  });

  const coming = () => {
    const card = comingCard(showingOf([alone(blows[0])]).next, LOOK);
    if (card === null) throw new Error('no card');
    return card;
  };

  it('of a blow to come show its dice unthrown and nothing of its result', () => {
    expect(text(coming().lines)[1]).toBe('RED      [?] [?] [?] Space rolls, f finishes the phase');
    expect(comingCard(showingOf([knelt]).next, LOOK)).toBeNull();
  });

  const drawn = (height: number, next: ReturnType<typeof coming> | null) => {
    const canvas = new Canvas(80, 30);
    drawCards(paneOf(canvas, 0, 0, 80, height), cards(), next);
    return canvas.plain().slice(0, height).join('\n');
  };

  it('stand newest lowest; the oldest go where there is no room', () => {
    expect(drawn(30, null)).toMatch(/Allocations[\s\S]*Round 2[\s\S]*Round 3[\s\S]*Round 4/u);
    expect(drawn(12, null)).not.toContain('Allocations');
    expect(drawn(12, null)).toContain('Round 4');
  });

  it('what is to come never takes the place of the last result', () => {
    for (let height = 4; height <= 30; height++) expect(drawn(height, coming())).toContain('Round 4');
    expect(drawn(30, coming())).toContain('[?] [?] [?]');
  });

  it('a card that is too long says where the rest is', () => {
    expect(drawn(4, null)).toContain('more in the journal: ^P');
    expect(drawn(30, null)).not.toContain('more in the journal');
  });
});

describe('what both do in a phase', () => {
  it('is told in whole entries: none begins in its middle', () => {
    for (let seed = 0; seed < tried(4, 12); seed++) {
      const stage = boutStage(newSession(`whole-${seed}`));
      for (let keys = 0; keys < 60; keys++) {
        stage.press(stage.top.name === 'plot' ? 'd' : 'Space', ...(stage.top.name === 'resolution' ? [] : ['Enter']));
        const at = stage.lines.findIndex((row) => row.includes('── This phase '));
        if (at >= 0) expect(stage.lines[at + 1]?.slice(46)).toMatch(/^ (?:[A-Z]{2}|The |Their |Both |$)/u);
      }
    }
  });
});

describe('the journal', () => {
  it('names moments as the log sheet does', () => {
    expect([moment(0, 0), moment(1, 3), moment(4, 9), roman(10), roman(11)]).toEqual([
      ...['set-up', 'I.3', 'IV end', 'X', '11'],
    ]);
  });

  it('shows the beginning of a line that is too long for its rows, never its tail alone', () => {
    const showing = showingOf(FIGHT);
    while (showing.advance() !== null);
    const line = showing.lines.find((one) => logRows([one], 58).length > 1);
    if (line === undefined) throw new Error('no line is long enough');
    const canvas = new Canvas(60, 3);
    drawLog(canvas, 0, 1, [line], showing.shown, 'A');
    expect(canvas.plain()[1]).toContain(line.text.slice(0, 20));
  });

  it('breaks long lines into rows of which only the first bears the moment', () => {
    const session = newSession('wrapped');
    while (session.advance() !== null);
    const rows = logRows(session.lines, 60);
    expect(rows.filter(({ first }) => first)).toHaveLength(session.lines.length);
    for (const { text } of rows) expect(text.length).toBeLessThanOrEqual(44);
    const joined = session.lines.map((_, i) =>
      rows
        .filter(({ index }) => index === i)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(joined.map((line) => line.replace(/ +/gu, ' '))).toEqual(session.lines.map(({ text }) => text));
  });
});
