/** Several seats in one session: the person's own, and those of the program. */
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/session/session.ts';
import { value } from '../kernel/toy.ts';
import { type Toy, toy } from '../toy/rules.ts';
import { diskOf } from './kernel-toy.ts';
import { anyMind, firstOf, playOn, SILENT, showAll, startToy, TABLES, type ToySession } from './support.ts';

const OWN = [0, 1] as const;
const facts = ({ shown, lines, next, prompt, over, match }: ToySession) =>
  JSON.parse(JSON.stringify({ shown, lines, next, prompt, over, choices: match.choices, digest: match.digest() }));

describe('two seats of one person', () => {
  it('are asked one after the other; the match goes on when both have answered', () => {
    const disk = diskOf();
    const session = startToy([0, 1, null], { seats: OWN, sink: disk });
    expect(session.seat).toBe(0);
    showAll(session);
    const writes = disk.writes.length;
    expect(session.prompt).toMatchObject({ seat: 0, fighter: 'A' });
    expect(session.answer(firstOf(session))).toBeNull();
    expect(session.prompt).toMatchObject({ seat: 1, fighter: 'B' });
    expect([session.match.choices.length, session.next, disk.writes.length]).toEqual([0, null, writes]);
    expect(session.answer(firstOf(session))).toBeNull();
    expect(session.match.choices).toEqual([[expect.anything(), expect.anything()]]);
    expect(disk.last().choices).toEqual(session.match.choices);
    expect([session.prompt, session.next === null]).toEqual([null, false]);
  });

  it('have every answer checked at once, for the seat it is of', () => {
    const session = startToy([0, 1, null], { seats: OWN });
    showAll(session);
    const bad = { card: 'trident', tower: 'north' };
    expect(session.check(bad)).toBe('A cannot go to the north with the trident (2.1)');
    expect(session.answer(bad)).toBe('A cannot go to the north with the trident (2.1)');
    expect(session.prompt).toMatchObject({ fighter: 'A' });
    session.answer(firstOf(session));
    expect(session.answer(bad)).toBe('B cannot go to the north with the trident (2.1)');
    expect(session.prompt).toMatchObject({ fighter: 'B' });
    expect(session.match.choices).toEqual([]);
  });

  it('keep an answer as it was given, and through a save; a kill asks for both again', () => {
    const disk = diskOf();
    const session = startToy([0, 1, null], { seats: OWN, sink: disk });
    showAll(session);
    const given = { ...(firstOf(session) as Toy['decisions']['order']['choice']) };
    const kept = { ...given };
    session.answer(given);
    Object.assign(given, { card: 'trident' });
    expect(session.keep()).toBeNull();
    expect(session.prompt).toMatchObject({ fighter: 'B' });
    const again = value(Session.open(toy, TABLES, disk.last(), { seats: OWN, sink: SILENT })).session;
    expect(again.prompt).toMatchObject({ fighter: 'A' });
    session.answer(firstOf(session));
    expect(session.match.choices[0]?.[0]).toEqual(kept);
  });

  it('may stand in any order: the first is the one the screens call the seat', () => {
    const session = startToy([0, 1, null], { seats: [1, 0] });
    showAll(session);
    expect([session.seat, session.prompt?.seat]).toEqual([1, 0]);
  });

  it('lead a match to its end', () => {
    const session = playOn(startToy([0, 1, null], { seats: OWN }));
    expect([session.over, session.match.over]).toEqual([true, true]);
  });
});

describe('a seat of the program', () => {
  it('has answered before the person is asked, and its choices are in the record', () => {
    const mind = anyMind();
    const session = startToy([0, 1, null], { minds: { 1: mind } });
    showAll(session);
    expect([mind.thoughts, session.prompt?.seat, session.match.choices]).toEqual([1, 0, []]);
    session.answer(firstOf(session));
    expect(session.match.choices[0]).toHaveLength(2);
    playOn(session);
    expect(session.over).toBe(true);
  });

  it('sees what its seat may see, and no more', () => {
    const seen: Toy['state'][] = [];
    const session = startToy([0, 1, null], {
      minds: {
        1: {
          choose(request, view, pick) {
            seen.push(view);
            expect(view.deck.every((card) => card === 'hidden')).toBe(true);
            return toy.decisions.order.sample(view, TABLES, request, pick);
          },
        },
      },
    });
    expect(seen).toEqual([toy.view(session.match.state, 1)]);
    expect(playOn(session, 3).match.choices.length).toBeGreaterThan(0);
  });

  it('thinks with a chance of its own: of the seed, the seat and the number of answers, not of the dice', () => {
    const drawn: string[] = [];
    const play = (seats: Toy['setup']['seats'], seed?: string) => {
      const from = drawn.length;
      const mind = (seat: number) => ({
        choose: (...[request, view, pick]: Parameters<ReturnType<typeof anyMind>['choose']>) => {
          drawn.push(`${seat}: ${pick(1_000_000)}`);
          return toy.decisions.order.list(view, TABLES, request)?.[0];
        },
      });
      const minds = { 1: mind(1), 2: mind(2) };
      const session = playOn(startToy(seats, { minds }, seed), 2);
      return { drawn: drawn.slice(from), draws: session.match.draws };
    };
    const one = play([0, 1, 2]);
    expect(play([0, 1, 2])).toEqual(one);
    expect(play([0, 1, 2], 'other').drawn).not.toEqual(one.drawn);
    expect(new Set(one.drawn.map((text) => text.slice(3))).size).toBe(one.drawn.length);
    expect(play([0, 1, null]).drawn).toEqual(one.drawn.filter((text) => text.startsWith('1')));
  });

  it('never thinks again about what lies in a save', () => {
    const disk = diskOf();
    const session = playOn(startToy([0, 1, null], { minds: { 1: anyMind() }, sink: disk }), 2);
    const mind = anyMind();
    const again = value(Session.open(toy, TABLES, disk.last(), { seats: [0], sink: disk, minds: { 1: mind } })).session;
    expect(mind.thoughts).toBe(1); // about what is asked now
    expect(facts(again)).toEqual(facts(session));
    const before = again.match.choices.length;
    playOn(again);
    const pairs = again.match.choices.slice(before).filter((answers) => answers.length === 2);
    expect(mind.thoughts).toBeGreaterThanOrEqual(pairs.length);
    expect(mind.thoughts).toBeLessThanOrEqual(again.match.choices.length - before + 1);
  });

  it('after a kill at any answer comes to the match that would have been', () => {
    const whole = playOn(startToy([0, 1, null], { minds: { 1: anyMind() } }));
    const disk = diskOf();
    let session = startToy([0, 1, null], { minds: { 1: anyMind() }, sink: disk });
    while (!session.over) {
      const options = { seats: [0], sink: disk, minds: { 1: anyMind() } } as const;
      session = value(Session.open(toy, TABLES, disk.last(), options)).session;
      playOn(session, 1);
    }
    expect(facts(session)).toEqual(facts(whole));
  });

  it('that is asked alone is not waited for', () => {
    const mind = anyMind();
    const session = startToy([1, 1, null], { minds: { 1: mind } });
    expect([session.match.over, session.prompt]).toEqual([true, null]);
    expect(mind.thoughts).toBe(session.match.choices.length);
    showAll(session);
    expect(session.over).toBe(true);
  });

  it('is a bug where its choice is refused', () => {
    const choose = () => ({ card: 'trident', tower: 'north' });
    expect(() => startToy([0, 1, null], { minds: { 1: { choose } } })).toThrow(
      /^the choice of a mind was refused: B cannot go/,
    );
  });

  it('for which nobody answers stops the match, in words', () => {
    const alone = startToy([0, 1, null]);
    showAll(alone);
    expect(alone.answer(firstOf(alone))).toBe('nobody answers for seat 1');
    const opened = Session.open(toy, TABLES, alone.save(), { seats: [0], sink: SILENT });
    expect(opened).toEqual({ ok: false, why: 'nobody answers for seat 1' });
    expect(startToy([1, 1, null]).prompt).toBeNull();
  });
});

describe('standing answers', () => {
  const first: NonNullable<Parameters<typeof startToy>[1]>['standing'] = ({ fighter, seat }) =>
    seat === 1 ? { card: own(fighter), tower: 'east' } : undefined;
  let session: ToySession;
  const own = (fighter: string) => session.match.state.fighters.find(({ id }) => id === fighter)?.hand[0] ?? '';

  it('are given for one of several seats; the person answers for the rest', () => {
    session = startToy([0, 1, null], { seats: OWN });
    const options = { seats: OWN, sink: SILENT, standing: first };
    const opened = value(Session.open(toy, TABLES, session.save(), options)).session;
    session = opened;
    showAll(opened);
    const hand = own('B');
    expect(opened.prompt).toMatchObject({ fighter: 'A' });
    expect(opened.answer(firstOf(opened))).toBeNull();
    expect(opened.match.choices[0]?.[1]).toEqual({ card: hand, tower: 'east' });
  });

  it('that the rules refuse are a bug', () => {
    const standing = () => ({ card: 'trident', tower: 'north' });
    expect(() => startToy([0, 1, null], { seats: OWN, standing })).toThrow(/^a standing answer was refused/);
  });
});
