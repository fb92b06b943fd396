/** Taking back the person's last answer: how far it goes, why it stops, and that nothing is left of what was taken back. */
import { describe, expect, it } from 'vitest';
import { Session } from '../../src/session/session.ts';
import { value } from '../kernel/toy.ts';
import { toy } from '../toy/rules.ts';
import { diskOf } from './kernel-toy.ts';
import { anyMind, firstOf, playOn, SILENT, showAll, startToy, TABLES, type ToySession } from './support.ts';

const facts = ({ shown, lines, next, prompt, over, match }: ToySession) =>
  JSON.parse(JSON.stringify({ shown, lines, next, prompt, over, digest: match.digest(), choices: match.choices }));
/** Answers with the first choice, and shows what comes of it. */
function answer(session: ToySession): void {
  expect(session.answer(firstOf(session))).toBeNull();
  showAll(session);
}
/** A standing answer for some fighters: the first card, and to the tower where A begins or beside it. */
const standingFor =
  (match: () => ToySession['match'], ...fighters: string[]) =>
  (request: NonNullable<ToySession['prompt']>) =>
    fighters.includes(request.fighter) ? toy.decisions.order.list(match().state, TABLES, request)?.[0] : undefined;

describe('an answer of which nothing has come', () => {
  it('is taken back, and the save is what it was', () => {
    const disk = diskOf();
    const session = startToy([0, 0, null], { sink: disk });
    showAll(session);
    session.catchUp();
    const [before, save] = [facts(session), disk.last()];
    answer(session);
    expect(session.prompt).toMatchObject({ fighter: 'B' });
    expect(session.takeBack()).toBeNull();
    expect(facts(session)).toEqual(before);
    expect(disk.last()).toEqual(save);
    expect(session.prompt).toMatchObject({ fighter: 'A' });
    const opened = value(Session.open(toy, TABLES, disk.last(), { seats: [0], sink: SILENT })).session;
    expect(facts(opened)).toMatchObject({ prompt: before.prompt, lines: before.lines, digest: before.digest });
  });

  it('may be given again or otherwise, and the match is the one it would have been', () => {
    const session = startToy([0, 0, null]);
    showAll(session);
    answer(session);
    expect(session.takeBack()).toBeNull();
    const whole = playOn(startToy([0, 0, null]));
    expect(facts(playOn(session))).toEqual(facts(whole));
  });

  it('of one of several seats leaves the others where they are', () => {
    const session = startToy([0, 1, 0], { seats: [0, 1] });
    showAll(session);
    answer(session);
    expect(session.prompt).toMatchObject({ fighter: 'B' });
    expect(session.takeBack()).toBeNull();
    expect(session.prompt).toMatchObject({ fighter: 'A' });
    answer(session);
    answer(session);
    expect(session.prompt).toMatchObject({ fighter: 'C' });
    expect(session.takeBack()).toBeNull();
    expect([session.prompt, session.match.choices.length]).toEqual([expect.objectContaining({ fighter: 'B' }), 0]);
    expect(session.takeBack()).toBeNull();
    expect(session.prompt).toMatchObject({ fighter: 'A' });
    expect(session.takeBack()).toBe('there is no choice to take back');
  });

  it('is taken back together with what was answered for the person since', () => {
    let session: ToySession | null = null;
    const first = startToy([0, 0, 0]);
    const standing = standingFor(() => (session ?? first).match, 'B');
    session = value(Session.open(toy, TABLES, first.save(), { seats: [0], sink: SILENT, standing })).session;
    showAll(session);
    answer(session);
    expect([session.prompt?.fighter, session.match.choices.length]).toEqual(['C', 2]);
    expect(session.takeBack()).toBeNull();
    expect([session.prompt?.fighter, session.match.choices.length]).toEqual(['A', 0]);
  });

  it('is told to those who look on, from the first line that is gone', () => {
    const told: number[] = [];
    const session = startToy([0, 0, null], { watch: ({ seq }) => told.push(seq), rewound: () => told.push(-1) });
    showAll(session);
    answer(session);
    const seen = session.lines.length;
    const gone: number[] = [];
    const leave = session.watchedBy(
      () => {},
      (seq) => gone.push(seq),
    );
    const before = told.length;
    expect(session.takeBack()).toBeNull();
    expect(gone).toEqual([seen]);
    expect(told.slice(before)).toEqual([-1, ...session.lines.map(({ entry }) => entry.seq)]);
    leave();
  });
});

describe('an answer that was taken back', () => {
  it('is given again, one after the other in their order, and everything is as it was, the save too', () => {
    const disk = diskOf();
    const session = startToy([0, 0, 0], { sink: disk });
    showAll(session);
    answer(session);
    answer(session);
    session.catchUp();
    const [after, save] = [facts(session), disk.last()];
    expect([session.takeBack(), session.takeBack()]).toEqual([null, null]);
    expect(session.prompt).toMatchObject({ fighter: 'A' });
    for (const fighter of ['B', 'C']) {
      expect(session.giveAgain()).toBeNull();
      showAll(session);
      expect(session.prompt).toMatchObject({ fighter });
    }
    session.catchUp();
    expect([facts(session), disk.last()]).toEqual([after, save]);
    expect(session.giveAgain()).toBe('there is nothing to give again');
  });

  it('of one of several seats too', () => {
    const session = startToy([0, 1, 0], { seats: [0, 1] });
    showAll(session);
    answer(session);
    answer(session);
    session.catchUp();
    const after = facts(session);
    for (const _ of 'ab') expect(session.takeBack()).toBeNull();
    for (const _ of 'ab') {
      expect(session.giveAgain()).toBeNull();
      showAll(session);
    }
    session.catchUp();
    expect(facts(session)).toEqual(after);
  });

  it('is gone once something else is answered, and not once that was refused', () => {
    const session = startToy([0, 0, null]);
    showAll(session);
    answer(session);
    expect(session.takeBack()).toBeNull();
    expect(session.answer('nonsense')).not.toBeNull();
    expect(session.giveAgain()).toBeNull();
    showAll(session);
    expect(session.takeBack()).toBeNull();
    answer(session);
    expect(session.giveAgain()).toBe('there is nothing to give again');
  });

  it('is not given while something is being shown, or where nothing was taken back', () => {
    const session = startToy([0, 0, null]);
    expect(session.giveAgain()).toBe('what happened is still being shown');
    showAll(session);
    expect(session.giveAgain()).toBe('there is nothing to give again');
    expect(playOn(session).giveAgain()).toBe('it is over');
    expect(session.takeBack()).toBe('it is over');
  });
});

describe('an answer stays', () => {
  it('where there is none, or nothing is being asked', () => {
    const session = startToy([0, 0, null]);
    expect(session.takeBack()).toBe('what happened is still being shown');
    showAll(session);
    const before = facts(session);
    expect(session.takeBack()).toBe('there is no choice to take back');
    expect(facts(session)).toEqual(before);
  });

  it('once dice have fallen, and the first of them is told', () => {
    const disk = diskOf();
    const session = startToy([0, null, null], { sink: disk });
    showAll(session);
    answer(session);
    const [before, save] = [facts(session), disk.last()];
    expect(session.takeBack()).toMatch(/^the dice have fallen since: B goes to the \w+ with the \w+\.$/);
    expect([facts(session), disk.last()]).toEqual([before, save]);
  });

  it('once another seat has shown its own', () => {
    const session = startToy([0, 1, 0], { minds: { 1: anyMind() } });
    showAll(session);
    answer(session);
    expect(session.takeBack()).toBe('the others have shown what they chose with it');
  });

  it('once a card has been turned', () => {
    const session = startToy([0, 0, 0]);
    showAll(session);
    for (let i = 0; i < 3; i++) answer(session);
    expect([session.match.state.turn, session.match.draws]).toEqual([2, 1]);
    expect(session.takeBack()).toBe('something has come out since that was not known before');
  });

  it('though what was answered for the person since could go: everything is as it was', () => {
    let session: ToySession | null = null;
    const disk = diskOf();
    const first = startToy([0, 0, null]);
    const standing = standingFor(() => (session ?? first).match, 'A');
    session = value(Session.open(toy, TABLES, first.save(), { seats: [0], sink: disk, standing })).session;
    showAll(session);
    answer(session);
    expect([session.prompt?.fighter, session.match.choices.length]).toEqual(['B', 3]);
    session.catchUp();
    const [before, save] = [facts(session), disk.last()];
    expect(session.takeBack()).toMatch(/^the dice have fallen since: C goes /);
    expect([facts(session), disk.last()]).toEqual([before, save]);
  });
});
