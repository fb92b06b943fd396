/** Minds that take their time: they think first, in slices, and the person is asked when they have done. */
import { describe, expect, it } from 'vitest';
import type { Mind } from '../../src/ai/mind.ts';
import { search } from '../../src/ai/search.ts';
import { LABOUR_HERE, type Labour, labourBy } from '../../src/odds/labour.ts';
import { Session } from '../../src/session/session.ts';
import { type Toy, toy } from '../toy/rules.ts';
import { TOY_BUDGET, TOY_TACTICS } from '../toy/tactics.ts';
import { firstOf, SILENT, showAll, startToy, TABLES, type ToySession } from './support.ts';

const RULES = { ruleset: toy, tables: TABLES, tactics: TOY_TACTICS };

/** Thinks over every question; counts how often it begins. */
function thinker(): Mind<Toy> & { begun: number } {
  return {
    begun: 0,
    choose: () => null,
    thought(asked, chance) {
      const begin = () => {
        this.begun += 1;
        return search(RULES, asked, TOY_BUDGET, chance);
      };
      return { game: 'toy', kind: 'think', orders: { asked, chance }, begin };
    },
  };
}

/** Whoever takes errands and loses every one of them. */
const LOSING: Labour = {
  pause: 0,
  send: () => ({ done: 0, found: null, over: true, trouble: 'It was lost.', look: () => {}, stop: () => {} }),
};

/** A labour by a clock that goes on by so many milliseconds whenever it is read. */
function clocked(ms: number): Labour {
  let now = 0;
  return labourBy(() => {
    now += ms;
    return now;
  });
}

const begun = (labour: Labour | undefined, mind = thinker()) =>
  startToy([0, 1, null], { minds: { 1: mind }, labour, sink: SILENT });

/** Looks after the thinking to its end; how many looks it took. */
function waited(session: ToySession): number {
  let looks = 0;
  for (; session.thinking !== null; looks++) session.look();
  return looks;
}

/** The whole match, the person choosing what stands first. */
function playedOut(session: ToySession): ToySession {
  for (;;) {
    showAll(session);
    waited(session);
    if (session.next !== null) continue;
    if (session.prompt === null) return session;
    session.answer(firstOf(session));
  }
}

describe('a mind that thinks', () => {
  it('is waited for in slices: the person is asked when it has done, and not before', () => {
    const session = begun(LABOUR_HERE);
    showAll(session);
    expect([session.prompt, session.over]).toEqual([null, false]);
    expect(session.thinking?.requests.map(({ seat }) => seat)).toEqual([1]);
    expect(waited(session)).toBeGreaterThan(5);
    expect([session.prompt?.seat, session.match.choices]).toEqual([0, []]);
  });

  it('is waited for by a clock in as many slices at a look as have time, and one at least', () => {
    const looksBy = (labour: Labour): number => {
      const session = begun(labour);
      showAll(session);
      return waited(session);
    };
    const one = looksBy(LABOUR_HERE);
    expect(looksBy(clocked(100))).toBe(one);
    expect(looksBy(clocked(4))).toBe(Math.ceil(one / 3));
  });

  it('comes to the same match, whoever does the thinking', () => {
    const here = playedOut(begun(undefined)).match;
    for (const labour of [LABOUR_HERE, clocked(1), LOSING]) {
      const { match } = playedOut(begun(labour));
      expect([match.choices, match.digest()]).toEqual([here.choices, here.digest()]);
    }
    expect(here.over).toBe(true);
  });

  it('stops when nobody waits for it, and begins anew when somebody looks again', () => {
    const mind = thinker();
    const session = begun(LABOUR_HERE, mind);
    showAll(session);
    session.look();
    session.stop();
    session.look();
    expect(mind.begun).toBe(2);
    waited(session);
    expect(session.prompt?.seat).toBe(0);
  });

  it('has thought anew over what is asked when a save is opened, and over nothing else', () => {
    const session = begun(undefined);
    showAll(session);
    session.answer(firstOf(session));
    const mind = thinker();
    const opened = Session.open(toy, TABLES, session.save(), { seats: [0], sink: SILENT, minds: { 1: mind } });
    expect(opened.ok && opened.value.session.match.choices).toEqual(session.match.choices);
    expect(mind.begun).toBe(1);
  });

  it('keeps its answer where the person takes one back that was not played yet', () => {
    const mind = thinker();
    const session = startToy([0, 1, 2], { seats: [0, 2], minds: { 1: mind }, labour: LABOUR_HERE });
    showAll(session);
    waited(session);
    session.answer(firstOf(session));
    expect(session.takeBack()).toBeNull();
    expect([session.prompt?.seat, session.thinking, mind.begun]).toEqual([0, null, 1]);
  });
});
