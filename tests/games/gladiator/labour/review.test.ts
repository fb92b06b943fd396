/** The review of a bout: every order of the player's thought about again, the costliest told, each with its place. */
import { beforeAll, describe, expect, it } from 'vitest';
import { THOUGHTS } from '../../../../src/games/gladiator/labour/think.ts';
import { toilFor } from '../../../../src/games/gladiator/labour/toils.ts';
import { endOf } from '../../../../src/games/gladiator/screens/ending/end.ts';
import { practiceGame } from '../../../../src/games/gladiator/screens/open/practice.ts';
import type { Save } from '../../../../src/kernel/save.ts';
import { toiledOut } from '../../../../src/odds/labour.ts';
import { readWhole } from '../../../../src/session/reread.ts';
import { fakeServices } from '../../../../tools/games/gladiator/services.ts';
import { Stage } from '../program/tui/stage.ts';
import { finishedSave, newSession, playOn } from '../screens/bout/scenes.ts';
import { type Asked, labourThatFinds, reading, reviewed, toilBy } from '../support/reviewed.ts';

let save: Save;
beforeAll(() => {
  save = finishedSave('review');
});

describe('a review', () => {
  it('finds every question again as it was before the player, and what was answered', () => {
    const all = readWhole(reading(save));
    if (!all.ok) throw new Error(all.why);
    const given = save.choices.flat();
    for (const { inquiry, choice, at, turn, phase } of all.value) {
      expect(given).toContainEqual(choice);
      expect([inquiry.view.turn, inquiry.view.phase]).toEqual([turn, phase]);
      expect(save.choices[at]).toContainEqual(choice);
    }
    expect(all.value.length).toBeGreaterThan(3);
  });

  it('tells the three that cost most, the costliest first, by a second look at the worst of the first', () => {
    const count = (readWhole(reading(save)) as { value: readonly Asked[] }).value.length;
    const found = reviewed(save, (depth, i) => (depth === 'glance' ? i : 1000 - 100 * (i - count)));
    if ('untold' in found) throw new Error(found.untold);
    expect(found.weighed).toBe(count);
    expect(found.costliest.map(({ own, best }) => best - own)).toEqual([1000, 900, 800]);
    const worst = Math.max(...(readWhole(reading(save)) as { value: readonly Asked[] }).value.map(({ seq }) => seq));
    expect(found.costliest[0]?.seq).toBe(worst);
  });

  it('tells nothing where nothing was lost, and why a record cannot be reviewed', () => {
    expect(reviewed(save, () => 99)).toMatchObject({ costliest: [] });
    expect(reviewed({ ...save, version: save.version + 1 }, () => 0)).toEqual({ untold: expect.any(String) });
  });

  it('is asked for in plain JSON, changes nothing, and says how far it is', () => {
    const short = { ...newSession('review').save() };
    const { game, kind, orders } = THOUGHTS.review(short);
    const before = JSON.stringify(orders);
    expect(toiledOut(toilFor({ game, kind, orders: JSON.parse(before) }))).toEqual({
      weighed: 0,
      deciders: 0,
      costliest: [],
    });
    expect(JSON.stringify(orders)).toBe(before);
    const toil = THOUGHTS.review(save).begin();
    const done: number[] = [];
    for (let i = 0; i < 6; i++) {
      toil.step();
      done.push(toil.done);
    }
    expect(done).toEqual([...done].sort((a, b) => a - b));
    expect(toil.over).toBe(false);
  });

  it('is not done before it is over', () => {
    const toil = toilBy(save, () => 300);
    const done: number[] = [];
    for (let steps = 0; !toil.over && steps < 10_000; steps++) {
      done.push(toil.done);
      toil.step();
    }
    expect(Math.max(...done)).toBeLessThan(1);
    expect(toil.done).toBe(1);
  });

  it('stands at the end of a bout, and each decision leads to its place in the replay', () => {
    const session = newSession('review');
    playOn(session);
    const found = reviewed(save, (_depth, i) => 300 + i);
    const labour = labourThatFinds(found);
    const owner = { kind: 'practice', again: practiceGame } as const;
    const services = { ...fakeServices(), labour };
    const stage = new Stage((env) => endOf(session, 'A', env, owner), services, { rows: 40 });
    stage.press('V');
    expect(stage.text).toContain('these cost most');
    expect(stage.labels).toHaveLength(3);
    const costliest = 'costliest' in found ? found.costliest[0] : undefined;
    stage.press('Enter').settle();
    expect(stage.top.name).toBe('replay');
    expect(stage.text).toContain(`${costliest?.seq} of `);
    expect(stage.press('Esc').top.name).toBe('review');
    expect(stage.press('Esc').choose('Review').top.name).toBe('review');
  });
});
