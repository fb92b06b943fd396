/** A match being played: answered, saved, then shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/session/session.ts';
import { laterToy, TOY_TABLES, toy, why } from '../kernel/toy.ts';
import { answerFor, diskOf, openSession, playThrough, showAll, startSession, type ToySession } from './kernel-toy.ts';

const textsOf = (session: ToySession) => session.lines.map(({ text }) => text);
const plain = (value: object): object => JSON.parse(JSON.stringify(value));
/** What a player sees of a session and may do in it. */
const facts = ({ shown, lines, next, prompt, over }: ToySession) => plain({ shown, lines, next, prompt, over });

describe('showing', () => {
  it('goes event by event; the prompt opens when all have been seen', () => {
    const session = startSession();
    expect([session.next?.text, session.prompt, session.lines]).toEqual(['luck 0.0', null, []]);
    expect(session.advance()?.text).toBe('luck 0.0');
    expect(session.next).toBeNull();
    expect(session.prompt).toMatchObject({ kind: 'bid', seat: 0 });
    expect(session.advance()).toBeNull();
  });

  it('shows each event with the state it left, not with the state of now', () => {
    const session = playThrough(startSession(), 2);
    session.answer(answerFor(session));
    expect(session.match.state.phase).toBe(1);
    const phases: number[] = [];
    for (let frame = session.advance(); frame !== null; frame = session.advance()) {
      phases.push(frame.state.phase);
      expect(session.shown).toEqual(frame.state);
    }
    expect(phases).toEqual([2, 3, 4]);
  });

  it('keeps a line of everything shown, and of nothing else', () => {
    const session = playThrough(startSession(), 2);
    const before = textsOf(session);
    session.answer(answerFor(session));
    expect(textsOf(session)).toEqual(before);
    session.advance();
    expect(textsOf(session)).toEqual([...before, 'guess 1.2']);
    expect(session.lines.map(({ entry }) => entry)).toEqual(session.match.journal.slice(0, before.length + 1));
  });

  it('catches up with the match only when all has been seen', () => {
    const session = playThrough(startSession(), 2);
    session.answer(answerFor(session));
    const before = session.shown;
    session.catchUp();
    expect(session.shown).toBe(before);
    showAll(session);
    expect(session.shown.phase).toBe(4);
    session.catchUp();
    expect(session.shown).toEqual(session.match.state);
    expect(session.shown.phase).toBe(1);
  });

  it('once caught up does not change when the match goes on', () => {
    const session = playThrough(startSession(), 2);
    session.catchUp();
    const before = plain(session.shown);
    session.answer(answerFor(session));
    expect(session.shown).toEqual(before);
  });

  it('is over when the match is and all has been seen', () => {
    const session = startSession();
    showAll(session);
    while (!session.match.over) {
      expect(session.over).toBe(false);
      expect(session.answer(answerFor(session))).toBeNull();
      if (!session.match.over) showAll(session);
    }
    expect([session.over, session.prompt]).toEqual([false, null]);
    showAll(session);
    expect([session.over, session.prompt, session.next]).toEqual([true, null, null]);
  });
});

describe('an answer', () => {
  it('is taken only while something is asked', () => {
    const session = startSession();
    expect(session.check({ amount: 1, on: [] })).toBe('nothing is being asked');
    expect(session.answer({ amount: 1, on: [] })).toBe('nothing is being asked');
    showAll(session);
    expect(session.check({ amount: 1, on: [] })).toBeNull();
    expect(session.answer({ amount: 1, on: [] })).toBeNull();
    expect(session.answer(true)).toBe('nothing is being asked');
    playThrough(session);
    expect(session.answer(1)).toBe('nothing is being asked');
  });

  it('that is wrong is refused with the reason; nothing is lost and nothing written', () => {
    const disk = diskOf();
    const session = startSession(disk);
    showAll(session);
    const before = facts(session);
    const writes = disk.writes.length;
    expect(session.check({ amount: 9, on: [] })).toBe('a bid is 0 to 3, not 9 (2.1)');
    expect(session.answer({ amount: 9, on: [] })).toBe('a bid is 0 to 3, not 9 (2.1)');
    expect(session.answer('nine')).toMatch(/^not a choice of kind 'bid'/);
    expect(facts(session)).toEqual(before);
    expect(disk.writes.length).toBe(writes);
  });
});

describe('saving', () => {
  it('comes before anything is shown: of a new match, and of every answer', () => {
    const disk = diskOf();
    const session = startSession(disk);
    expect(disk.last()).toMatchObject({ choices: [], seen: 0, digest: session.match.digest() });
    while (!session.over) {
      showAll(session);
      if (session.over) break;
      const lines = session.lines.length;
      session.answer(answerFor(session));
      expect(session.lines.length).toBe(lines);
      expect(disk.last()).toMatchObject({ seen: lines, digest: session.match.digest() });
      expect(disk.last().choices).toEqual(plain(session.match.choices));
    }
  });

  it('knows what was shown when all has been, and when the player leaves', () => {
    const disk = diskOf();
    const session = playThrough(startSession(disk), 2);
    const before = disk.last().seen;
    session.answer(answerFor(session));
    expect(disk.last().seen).toBe(before);
    showAll(session);
    expect([disk.last().seen, session.lines.length]).toEqual([before + 3, before + 3]);
    playThrough(session, 2);
    session.answer(answerFor(session));
    session.advance();
    session.advance();
    expect(disk.last().seen).toBe(session.lines.length - 2);
    expect(session.keep()).toBeNull();
    expect(disk.last().seen).toBe(session.lines.length);
  });

  it('on a screen knows what was shown once that was drawn, or what comes after it was answered', () => {
    const disk = diskOf();
    const session = playThrough(startSession(disk), 2);
    session.onScreen();
    const before = session.lines.length;
    session.answer(answerFor(session));
    showAll(session);
    expect([session.unseen, session.save().seen]).toEqual([true, before + 3]);
    expect(session.keep()).toBeNull();
    expect(disk.last().seen).toBe(before);
    session.saw();
    expect([disk.last().seen, session.unseen]).toEqual([before + 3, false]);
    playThrough(session, 1);
    expect(disk.last().seen).toBe(before + 3);
    session.answer(answerFor(session));
    expect(disk.last().seen).toBe(session.lines.length); // whoever answers has seen what came before
  });

  it('on a screen writes nothing as long as more waits to be shown', () => {
    const disk = diskOf();
    const session = playThrough(startSession(disk), 2);
    session.onScreen();
    session.answer(answerFor(session));
    const [writes, lines] = [disk.writes.length, session.lines.length];
    session.advance();
    session.saw();
    expect(session.next).not.toBeNull();
    expect(disk.writes).toHaveLength(writes);
    expect(session.keep()).toBeNull();
    expect(disk.last().seen).toBe(lines + 1);
  });

  it('that fails is said and stops nothing', () => {
    const disk = diskOf();
    disk.trouble = 'The disk is full.';
    const session = startSession(disk);
    expect(session.trouble).toBe('The disk is full.');
    playThrough(session, 3);
    expect([session.match.choices.length, session.trouble]).toEqual([3, 'The disk is full.']);
    expect(session.keep()).toBe('The disk is full.');
    expect(disk.writes).toEqual([]);
    disk.trouble = null;
    playThrough(session, 1);
    expect(session.trouble).toBeNull();
    expect(session.keep()).toBeNull();
    expect(openSession(disk.last()).session.match.digest()).toBe(session.match.digest());
  });

  it('changes nothing about the bout: without a disk it is the same', () => {
    const broken = diskOf();
    broken.trouble = 'No room.';
    expect(facts(playThrough(startSession(broken)))).toEqual(facts(playThrough(startSession())));
  });
});

describe('opening', () => {
  it('goes on where the last save left it, with what was not seen waiting', () => {
    const disk = diskOf();
    const session = playThrough(startSession(disk), 2);
    session.answer(answerFor(session));
    const { session: opened, dropped } = openSession(disk.last());
    expect(dropped).toBe(0);
    expect(facts(opened)).toEqual(facts(session));
    expect(showAll(opened)).toEqual(showAll(session));
    expect(facts(opened)).toEqual(facts(session));
  });

  it('after a kill at any moment leads to the bout that would have been', () => {
    const whole = playThrough(startSession());
    const step = fc.constantFrom('advance', 'answer', 'leave', 'kill');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const disk = diskOf();
        let session = startSession(disk);
        for (const one of steps) {
          if (one === 'advance') session.advance();
          else if (one === 'answer' && session.prompt !== null) session.answer(answerFor(session));
          else if (one === 'leave') session.keep();
          else if (one === 'kill') {
            const { choices } = session.match;
            session = openSession(disk.last(), disk).session;
            expect(session.match.choices).toEqual(choices);
          }
          expect(textsOf(session)).toEqual(textsOf(whole).slice(0, session.lines.length));
        }
        playThrough(session);
        expect(facts(session)).toEqual(facts(whole));
        expect(session.match.digest()).toBe(whole.match.digest());
      }),
    );
  });

  it('of a bout whose end was not seen shows the end', () => {
    const disk = diskOf();
    const session = startSession(disk);
    showAll(session);
    while (!session.match.over) {
      session.answer(answerFor(session));
      if (!session.match.over) showAll(session);
    }
    const { session: opened } = openSession(disk.last());
    expect([opened.over, opened.next?.text]).toEqual([false, session.next?.text]);
    showAll(opened);
    expect(opened.over).toBe(true);
  });

  it('a save of another version stands at the last end of a phase, with nothing waiting', () => {
    const disk = diskOf();
    const session = playThrough(startSession(disk), 4);
    const { session: opened, dropped } = openSession(disk.last(), diskOf(), laterToy);
    expect(dropped).toBe(1);
    expect([opened.lines, opened.next]).toEqual([[], null]);
    expect(opened.prompt).toMatchObject({ kind: 'bid' });
    expect(opened.shown).toEqual(opened.match.state);
    expect(session.match.choices.length - opened.match.choices.length).toBe(1);
  });

  it('a save of another version shows nothing of what its phase begins with, however much had been seen', () => {
    const talkative: typeof toy = {
      ...laterToy,
      *playPhase(ctx) {
        ctx.emit({ kind: 'nothing', cite: '5' });
        yield* toy.playPhase(ctx);
      },
    };
    const save = playThrough(startSession(), 3).save();
    const { session } = openSession({ ...save, seen: 0 }, diskOf(), talkative);
    expect([session.next, textsOf(session)]).toEqual([null, ['nothing 1.4']]);
    expect(session.prompt).toMatchObject({ kind: 'bid' });
    expect(openSession(session.save(), diskOf(), talkative).session.next).toBeNull();
  });

  it('a save of another version can be left and opened again in the new one', () => {
    const disk = diskOf();
    playThrough(startSession(disk), 4);
    const { session } = openSession(disk.last(), disk, laterToy);
    playThrough(session, 3);
    session.answer(answerFor(session));
    const { session: again, dropped } = openSession(disk.last(), disk, laterToy);
    expect(dropped).toBe(0);
    expect(facts(again)).toEqual(facts(session));
  });

  it('a save that does not hold says why', () => {
    const save = startSession().save();
    const said = why(
      Session.open(toy, TOY_TABLES, { ...save, digest: '0000000000000000' }, { seats: [0], sink: diskOf() }),
    );
    expect(said).toMatch(/^its choices lead elsewhere than it says/);
  });

  it('a save that counts more as seen than there is shows nothing twice', () => {
    const save = playThrough(startSession(), 2).save();
    const { session } = openSession({ ...save, seen: 999 });
    expect([session.next, session.lines.length]).toEqual([null, save.seen]);
    expect(session.prompt).toMatchObject({ kind: 'guess' });
  });
});
