/** Talents, prestige and consecutive matches on the screens (3.5, 31.3, 35.4, 38.2.3, 38.3.1). */
import { describe, expect, it } from 'vitest';
import {
  EMPTY_ALLOCATION,
  reorder,
  setAttack,
} from '../../../../../src/games/gladiator/ask/allocate/allocation-draft.ts';
import { roundOf, toggleFatal } from '../../../../../src/games/gladiator/ask/allocate/allocation-specials.ts';
import type { Talent } from '../../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { AREAS, type Arm, type Pool } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { newSession, playOn, poolFor, promptOf, sessionIn } from './scenes.ts';

const ALL: readonly Talent[] = [
  { code: 'WP', group: 'sword', sl: 2 },
  { code: 'TH', sl: 1 },
  { code: 'FA' },
  { code: 'SP' },
  { code: 'FB' },
];
const SWORD: Arm = { hand: 0, kind: 'sword', halvings: 0, speed: 0 };
const pool = (more: Partial<Pool> = {}): Pool =>
  poolFor(20, { marks: [{ fighter: 'B', arms: [SWORD], specialAttacks: [], areas: AREAS, edge: [] }], ...more });

/** A, with all of it, beside B by campaign rules, neither with moves left: asked to allocate. */
function allocating(scene: Scene = {}): Stage {
  const A = { moves: 5, talents: ALL, trained: ['sword'] as const, pb: 3, ...scene.A };
  const session = sessionIn({ rules: campaignRules(), A, B: { moves: 5, ...scene.B } });
  const stage = boutStage(session, fakeServices({ settings: { confirm: false } })).press('Enter');
  pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution');
  promptOf(session, 'allocate');
  return stage;
}

describe('a Fatal Blow (31.3)', () => {
  const two = (more: Partial<Pool> = { fatalBlow: true }) =>
    setAttack(pool(more), { ...setAttack(pool(more), { ...EMPTY_ALLOCATION, row: 1 }, 2), row: 2 }, 5);

  it('is an attack given up before another, and made again by the same key', () => {
    const given = toggleFatal(pool({ fatalBlow: true }), { ...two(), row: 1 });
    expect(given.allocation.attacks).toEqual([
      { area: 1, cf: 2, fatal: true },
      { area: 2, cf: 5 },
    ]);
    expect(toggleFatal(pool({ fatalBlow: true }), given).allocation.attacks[0]).toEqual({ area: 1, cf: 2 });
  });

  it('is refused to who has it not, on the last attack, and where there is none', () => {
    expect(toggleFatal(pool(), { ...two({}), row: 1 }).refused).toContain('31.3');
    expect(toggleFatal(pool({ fatalBlow: true }), two()).refused).toContain('must come after');
    expect(toggleFatal(pool({ fatalBlow: true }), { ...two(), row: 5 }).refused).toContain('put CF on the legs first');
    const given = toggleFatal(pool({ fatalBlow: true }), { ...two(), row: 1 });
    expect(reorder(pool({ fatalBlow: true }), given).refused).toContain('must come after');
  });

  it('stands in the table, and says what it is good for', () => {
    const stage = allocating().press('2').press('Down').press('4').press('Up').press('b');
    expect(stage.text).toMatch(/1 head +2 given up/u);
    expect(stage.text).toContain('head: 2 CF given up');
    expect(stage.text).toContain('1D3 + 3 CF');
    expect(stage.text).toContain('b give up');
    expect(allocating({ A: { talents: [] } }).text).not.toContain('give up');
  });
});

describe('on the screen where CF is divided', () => {
  it('the first attack of a fast man stands a round earlier (31.3 FA)', () => {
    const allocation = { ...EMPTY_ALLOCATION.allocation, attacks: [{ area: 1, cf: 2 } as const] };
    expect(roundOf(tables, pool(), allocation, 0)).toBe(3);
    expect(roundOf(tables, pool({ fast: true }), allocation, 0)).toBe(2);
    expect(allocating().press('4').text).toContain('round 2');
  });

  it('skill and prestige are among what makes the pool (31.3, 35.4.1)', () => {
    const lineOf = (terminal: Partial<Terminal>) => {
      const stage = allocating();
      stage.terminal = terminal;
      return stage.text.split('\n')[1] ?? '';
    };
    expect(lineOf({ columns: 120, rows: 40 })).toContain(
      '+2 skilled with the sword (WP 2) +3 prestige bonus (PB) = 15',
    );
    expect(lineOf({ columns: 80, rows: 24 })).toMatch(/10 CF \+2 WP \+3 PB = 15 +spent 0 +left 15/u);
  });
});

describe('a log sheet', () => {
  const sheet = (scene: Scene = {}, terminal = { columns: 80, rows: 24 }) => {
    const A = { talents: ALL, trained: ['sword'] as const, pb: 3 };
    const session = sessionIn({ rules: campaignRules(), A, ...scene });
    return boutStage(session, fakeServices(), terminal).press('i');
  };

  it('names his talents, and has the PB above his CF (3.5, 3.15.1)', () => {
    const { text } = sheet();
    expect(text).toContain('Sword 2, Throwing 1, Fast attack, Sprinting, Fatal blow');
    expect(text).toContain('PB +3');
  });

  it('keeps those of the other side to itself (P8)', () => {
    const { text } = sheet({ B: { talents: [{ code: 'TG' }] } }, { columns: 120, rows: 40 });
    expect(text).not.toContain('Toughness');
  });

  it('gives them a part of their own where the edge has no room', () => {
    const many: readonly Talent[] = [...ALL, { code: 'GP', sl: 3 }, { code: 'HG', sl: 2 }, { code: 'TG' }];
    const { text } = sheet({ A: { talents: many, trained: ['sword'] } }, { columns: 120, rows: 40 });
    expect(text).toContain('Talents');
    for (const name of ['Grappling 3', 'Hold ground 2', 'Toughness']) expect(text).toContain(name);
  });
});

describe('an order', () => {
  const stage = (talents: readonly Talent[]) =>
    boutStage(sessionIn({ rules: campaignRules(), A: { talents }, B: { at: { q: 6, r: 0 } } }), fakeServices());

  it('takes a third step forward of a sprinter alone (31.3)', () => {
    expect(
      stage([{ code: 'SP' }])
        .press('d')
        .press('d')
        .press('d').text,
    ).toMatch(/3 F/u);
    expect(stage([]).press('d').press('d').press('d').text).not.toMatch(/3 F/u);
    expect(
      stage([{ code: 'SP' }])
        .press('d')
        .press('d')
        .press('a').prompt,
    ).toContain('are a sprint');
  });
});

describe('a match without missus (38.3.1)', () => {
  it('says so above the arena', () => {
    const session = sessionIn({ rules: campaignRules() });
    expect(boutStage(session, fakeServices()).text).toContain('Practice bout');
    Object.assign(session.match.state, { sineMissione: true });
    expect(boutStage(session, fakeServices()).text).toContain('Sine missione');
  });
});

describe('a match of one after the other (38.2.3)', () => {
  const weak: MusterMan = { ...anyMan('light'), ratings: { tr: 2, st: -3, ag: -3, cn: 1, w: 2 }, armour: 1 };
  const strong: MusterMan = { ...anyMan('heavy'), ratings: { tr: 18, st: 5, ag: 3, cn: 8, w: 18 } };
  const fighters = muster([weak], [strong, { ...strong, wave: 1 }], 'one');
  const session = newSession('queue', undefined, { rules: campaignRules(), fighters, sineMissione: true });

  it('lists him who waits, and does not draw him', () => {
    const stage = boutStage(session, fakeServices(), { columns: 120, rows: 40 }).press('r');
    expect(stage.text).toContain('waiting');
    expect(session.match.state.fighters[2]?.fate).toBe('waiting');
  });

  it('at its end he who never came in has no result (P216), and who is dead was shown no mercy (38.3.1)', () => {
    playOn(session);
    const stage = boutStage(session, fakeServices(), { columns: 120, rows: 40 });
    pressUntil(stage, 'Space', ({ top }) => top.name === 'end');
    expect(stage.text).toContain('unmet');
    expect(stage.text).toContain('No mercy was allowed.');
  });
});
