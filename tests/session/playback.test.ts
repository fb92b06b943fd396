/** A finished match being watched. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Playback } from '../../src/session/playback.ts';
import { filed, laterToy, openToy, playOn, TOY_TABLES, type Toy, toy, value, why } from '../kernel/toy.ts';
import { playThrough, startSession } from './kernel-toy.ts';

const session = playThrough(startSession());
const SAVE = filed(session.save());
const COUNT = session.lines.length;
const watch = (): Playback<Toy> => value(Playback.open(toy, TOY_TABLES, SAVE));

describe('a replay', () => {
  it('shows what was shown when it was played, word for word', () => {
    const replay = watch();
    expect([replay.at, replay.frame, replay.lines]).toEqual([0, null, []]);
    const texts: string[] = [];
    for (let frame = replay.advance(); !replay.over; frame = replay.advance()) texts.push(frame?.text ?? 'nothing');
    texts.push(replay.frame?.text ?? 'nothing');
    expect(texts).toEqual(session.lines.map(({ text }) => text));
    expect(replay.lines.map(({ entry }) => entry)).toEqual(session.match.journal);
    expect(replay.shown).toEqual(session.match.state);
  });

  it('has at every place one event shown last and one to come, but at its ends', () => {
    const replay = watch();
    fc.assert(
      fc.property(fc.nat(COUNT), (at) => {
        replay.seek(at);
        expect([replay.at, replay.lines.length, replay.over]).toEqual([at, at, at === COUNT]);
        expect(replay.frame).toBe(replay.frames[at - 1] ?? null);
        expect(replay.next).toBe(replay.frames[at] ?? null);
        expect(replay.shown).toBe((replay.frame ?? replay.frames[0])?.state);
      }),
    );
  });

  it('goes as near as there is to a place beyond its ends, and stays at its end', () => {
    const replay = watch();
    replay.seek(-5);
    expect(replay.at).toBe(0);
    replay.seek(COUNT + 5);
    expect(replay.at).toBe(COUNT);
    expect(replay.advance()).toBeNull();
    expect([replay.at, replay.over, replay.next]).toEqual([COUNT, true, null]);
  });

  it('shows the same at a place whichever way one came there', () => {
    const replay = watch();
    fc.assert(
      fc.property(fc.array(fc.nat(COUNT), { minLength: 1, maxLength: 6 }), (places) => {
        for (const at of places) replay.seek(at);
        const fresh = watch();
        while (fresh.at < replay.at) fresh.advance();
        expect([replay.shown, replay.frame, replay.lines]).toEqual([fresh.shown, fresh.frame, fresh.lines]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('phases of a replay', () => {
  const texts = (places: readonly number[]) => places.map((at) => session.lines[at - 1]?.text ?? 'start');

  it('forward: the first event of the next phase has been shown', () => {
    const replay = watch();
    const places: number[] = [];
    for (let n = 0; n < 6; n++) {
      replay.seek(replay.phaseFrom(1));
      places.push(replay.at);
    }
    expect(texts(places)).toEqual(['luck 0.0', 'bid 1.1', 'guess 1.2', 'thrown 1.3', 'nothing 1.4', 'bid 2.1']);
  });

  it('back: nothing yet of the phase has been shown', () => {
    const replay = watch();
    replay.seek(6);
    const places: number[] = [];
    while (replay.at > 0) {
      replay.seek(replay.phaseFrom(-1));
      places.push(replay.at);
    }
    expect(texts(places)).toEqual(['nothing 1.4', 'thrown 1.3', 'guess 1.2', 'bid 1.1', 'luck 0.0', 'start']);
    expect(replay.phaseFrom(-1)).toBe(0);
  });

  it('forward at the end stays there, and leads there from everywhere', () => {
    const replay = watch();
    for (let n = 0; n < COUNT; n++) replay.seek(replay.phaseFrom(1));
    expect(replay.over).toBe(true);
    expect(replay.phaseFrom(1)).toBe(COUNT);
  });
});

describe('a save that cannot be played', () => {
  const refusal = (save: typeof SAVE, ruleset = toy) => why(Playback.open(ruleset, TOY_TABLES, save));

  it('says why', () => {
    expect(refusal({ ...SAVE, digest: '0000000000000000' })).toMatch(/^its choices lead elsewhere than it says/);
    expect(refusal({ ...SAVE, ruleset: 'chess' })).toBe("it is a save of 'chess', not of 'toy'");
  });

  it('is one of another version: its choices might make another match', () => {
    expect(refusal(SAVE, laterToy)).toBe('it was made by version 1 of the rules, this is version 2');
    const midway = filed(playOn(openToy(SAVE).match).save(0));
    expect(refusal(midway, laterToy)).toBe('it was made by version 1 of the rules, this is version 2');
  });

  it('is one that was over when another version took it over', () => {
    const over = filed(openToy(SAVE, laterToy).match.save(0));
    expect(refusal(over, laterToy)).toBe('all of it was played under another version of the rules');
  });
});

it('a match that another version took over is shown from there on', () => {
  const half = playThrough(startSession(), 4).save();
  const rest = playOn(openToy(half, laterToy).match);
  const replay = value(Playback.open(laterToy, TOY_TABLES, filed(rest.save(0))));
  expect(replay.frames.map(({ entry }) => entry)).toEqual(rest.journal);
  expect(replay.frames[0]?.entry).toMatchObject({ seq: 0, turn: 2, phase: 1 });
});
