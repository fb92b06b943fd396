/** 26 Dividing CF against several, and what is asked of a man among many. */
import { describe, expect, it } from 'vitest';
import { EMPTY_ALLOCATION } from '../../../../../src/games/gladiator/ask/allocate/allocation-draft.ts';
import {
  AREAS,
  type FighterId,
  type Mark,
  type Pool,
  type State,
} from '../../../../../src/games/gladiator/rules/types.ts';
import { allocationAfter } from '../../../../../src/games/gladiator/screens/allocate/allocation-keys.ts';
import { BINDINGS } from '../../../../../src/games/gladiator/screens/keys.ts';
import { commandOf } from '../../../../../src/tui/keymap.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { poolFor } from './scenes.ts';
import { SURROUNDED, teamSessionIn, teamState } from './teams.ts';

const ARM = { hand: 0, kind: 'sword', halvings: 0, speed: 0 } as const;
const mark = (fighter: FighterId, edge: number): Mark => ({
  ...{ fighter, arms: [ARM], specialAttacks: ['feint'], areas: AREAS },
  edge: edge === 0 ? [] : [{ value: edge, why: 'position', cite: '9.2' }],
});
/** C before him, over whom he has nothing; D, over whom he has 3. */
const POOL = poolFor(12, { marks: [mark('C', 0), mark('D', 3)] });

const CLOSED = { attack: () => 'no attack', guard: () => 'no guard' };

/** What some keys make of an empty allocation. */
function typed(pool: Pool, ...keys: readonly string[]) {
  return keys.reduce((draft, key) => {
    const command = commandOf('allocate', 'grid', key, { bindings: BINDINGS });
    return allocationAfter({ key, command }, pool, draft, CLOSED) ?? draft;
  }, EMPTY_ALLOCATION);
}
const attacks = (...keys: readonly string[]) => typed(POOL, ...keys).allocation.attacks;

describe('26.3.1 attacks at several', () => {
  it('go to the nearest until Tab goes on to the next, and round', () => {
    expect(attacks('3', 'Tab', '4', 'Down', '2')).toEqual([
      { area: 1, cf: 3 },
      { area: 1, cf: 4, target: 'D' },
      { area: 2, cf: 2, target: 'D' },
    ]);
    expect(attacks('Tab', 'Tab', '2')).toEqual([{ area: 1, cf: 2 }]);
  });

  it('are changed, ordered and taken away each at its own man', () => {
    expect(attacks('3', 'Tab', '4', 'Right', 'Tab', 'Left')).toEqual([
      { area: 1, cf: 2 },
      { area: 1, cf: 5, target: 'D' },
    ]);
    expect(attacks('3', 'Tab', '4', 'o')).toEqual([
      { area: 1, cf: 4, target: 'D' },
      { area: 1, cf: 3 },
    ]);
    expect(attacks('3', 'Tab', '4', '0')).toEqual([{ area: 1, cf: 3 }]);
    expect(attacks('3', 'c', 'Tab', '4')).toEqual([
      { area: 1, cf: 3, special: 'feint' },
      { area: 1, cf: 4, target: 'D' },
    ]);
  });

  it('with one man in reach Tab says that there is nobody else', () => {
    expect(typed(poolFor(9), 'Tab').refused).toBe('there is no other man you can strike at (26.3.1)');
  });

  it('taken back all at once leave the man who was chosen', () => {
    const draft = typed(POOL, 'Tab', '4', 'U');
    expect([draft.allocation.attacks, draft.at]).toEqual([[], 'D']);
  });
});

describe('26.5 the hint', () => {
  it('names the edge where there is one over somebody', () => {
    const hints = { settings: { confirm: false, hints: true } } as const;
    const stage = boutStage(teamSessionIn(SURROUNDED), fakeServices(hints), { columns: 120, rows: 40 });
    pressUntil(stage, 'Enter', ({ top }) => top.name !== 'plot');
    pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution');
    expect(stage.text.replaceAll(/[\s│]+/gu, ' ')).toContain('e: position, into one attack (26.5).');
  });
});

describe('26.5 the edge', () => {
  it('goes into the attack on the row, out of it again, and from one to another', () => {
    expect(attacks('Tab', '4', 'e')).toEqual([{ area: 1, cf: 4, target: 'D', edge: true }]);
    expect(attacks('Tab', '4', 'e', 'e')).toEqual([{ area: 1, cf: 4, target: 'D' }]);
    expect(attacks('Tab', '4', 'e', 'Down', '2', 'e')).toEqual([
      { area: 1, cf: 4, target: 'D' },
      { area: 2, cf: 2, target: 'D', edge: true },
    ]);
  });

  it('is an attack by itself where no CF is with it (P151)', () => {
    expect(attacks('Tab', 'e')).toEqual([{ area: 1, cf: 0, target: 'D', edge: true }]);
    expect(attacks('Tab', 'e', 'e')).toEqual([]);
    expect(attacks('Tab', 'e', 'Down', '3', 'e')).toEqual([{ area: 2, cf: 3, target: 'D', edge: true }]);
    expect(attacks('Tab', '1', 'e', 'Left')).toEqual([{ area: 1, cf: 0, target: 'D', edge: true }]);
    expect(attacks('Tab', '1', 'e', '0')).toEqual([]);
  });

  it('over a man over whom there is none is refused with the rule', () => {
    expect(typed(POOL, '4', 'e').refused).toBe('there is no advantage over him to add (26.5)');
    expect(typed(poolFor(9, { marks: [] }), 'e').refused).toBe('there is no advantage over him to add (26.5)');
  });
});

const QUIET = { settings: { confirm: false } } as const;

/** All orders given, at the first question after them. */
function fighting(state: State = SURROUNDED, terminal: Partial<Terminal> = {}): Stage {
  const stage = boutStage(teamSessionIn(state), fakeServices(QUIET), terminal);
  pressUntil(stage, 'Enter', ({ top }) => top.name !== 'plot');
  return pressUntil(stage, 'Space', ({ top }) => top.name !== 'resolution');
}

const chest = (...keys: readonly string[]) => fighting().press('Down', '3', 'Tab', '8', ...keys);

describe('the screen on which CF are divided against several', () => {
  it('says who divides them, against whom, and at whom he is striking', () => {
    const stage = fighting();
    expect(stage.lines[0]).toContain('A MAXIMUS: divide your CF against D, E and F');
    expect(stage.lines[2]).toContain('Attacks at D CALVUS, 1 of 2 in reach');
    expect(stage.lines[3]).toMatch(/ D Calvus CF 10 /u);
    expect(stage.press('Tab').lines[2]).toContain('Attacks at E DAMA, 2 of 2 in reach');
    expect(stage.lines[3]).toMatch(/ E Dama CF 11 /u);
    expect(stage.keyBar).toContain('Tab next foe');
  });

  it('lists every attack in its order, with its man and its round', () => {
    expect(chest().text).toContain('D chest 3 r2, E chest 8 r4');
    expect(chest('o').text).toContain('E chest 8 r2, D chest 3 r4');
  });

  it('9.5 where there is room every attack has its odds undefended, and wounds at the most he can put up', () => {
    const wide = fighting(SURROUNDED, { columns: 120, rows: 40 }).press('6');
    expect(wide.lines[3]).toMatch(/yours +in 100 hit hurt kill wounds hurt at 8/u);
    expect(wide.lines[4]).toMatch(/[■·]{6} +\d+ +\d+ +\d+ +\d\.\d +(<1|\d+) /u);
    wide.services.changeSettings({ odds: false });
    expect(wide.press('Right').lines[3]).not.toContain('hurt at');
  });

  it('shows the edge, and CF beyond 8 once it is in an attack', () => {
    expect(chest().lines[2]).toMatch(/edge \+\d: e adds it 26\.5/u);
    const stage = chest('e');
    expect(stage.lines[2]).toMatch(/edge \+3: in the chest 26\.5/u);
    expect(stage.lines[5]).toMatch(/2 chest 11■+\+3 2\. round 4/u);
    expect(stage.text).toContain('chest: 11 CF, column 8, dice +3');
    expect(stage.text).toContain('E chest 11 r4');
    expect(fighting().press('e').prompt).toContain('There is no advantage over him to add (26.5)');
  });

  it('says who stands behind and strikes past the defence, and what edge he has', () => {
    const { text } = fighting();
    expect(text).toMatch(/!F RUFUS .*edge \+3/u);
    expect(text).toContain('! from behind: past defence (26.4)');
    expect(text).toMatch(/ D CALVUS +3 {2}2 {2}1 {2}2 {2}3 /u);
    expect(text).not.toContain('!D CALVUS');
    expect(text).toContain('If not attacked, he is first (26.3)');
  });

  it('then asks the next man; blows from behind a man with several upon him meet no defence', () => {
    const stage = chest().press('Enter');
    expect(stage.lines[0]).toContain('B VARRO: divide your CF against D CALVUS');
    expect(stage.lines[2]).toMatch(/Your allocation .*edge \+3: e adds it/u);
    expect(stage.press('5').text).toMatch(/From behind \(26\.4\): \d+ in 100 wound\./u);
    expect(stage.press('e').lines[4]).toMatch(/1 head {2}8 ■/u);
  });

  it('tells the allocations of all in a line each, and the order of blows by letters', () => {
    const stage = chest('e', 'Enter', '5', 'e', 'Enter');
    pressUntil(stage, 'Space', ({ text }) => text.includes('Allocations'));
    const text = stage.text.replace(/(?:9\.4\.\d)? │/gu, '').replace(/[│\s]+/gu, ' ');
    expect(text).toContain('A MAXIMUS 13 CF attack D chest 3, E chest 8 and the edge defence none');
    expect(text).toContain('B VARRO 12 CF attack D head 5 and the edge defence none');
    expect(text).toMatch(/Order of blows: .*[2-4] A chest of E/u);
  });

  it('f finishes the phase of many blows, up to the next orders', () => {
    const stage = chest('Enter', '5', 'Enter');
    pressUntil(stage, 'f', ({ top }) => top.name === 'plot');
    expect(stage.lines[0]).toContain('Phase 2/8');
  });

  it('with more opponents than rows the rest are counted', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((way) => {
      const at = [
        { q: 1, r: 0 },
        { q: 0, r: 1 },
        { q: -1, r: 1 },
        { q: -1, r: 0 },
        { q: 0, r: -1 },
        { q: 1, r: -1 },
      ][way];
      return { at: at ?? { q: 9, r: 9 }, facing: ((way + 3) % 6) as 0 };
    });
    const stage = fighting(teamState([{ at: { q: 0, r: 0 }, facing: 0 }], ring));
    if (stage.top.name === 'act') stage.press('Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate');
    expect(stage.text).toMatch(/B VARRO|C FELIX/u);
    expect(stage.text).toMatch(/also (!?[B-G] ){2}!?[B-G]: r lists all men\./u);
    expect(stage.text).toContain('past defence (26.4)');
  });
});

describe('what is asked of a man among many', () => {
  /** B ahead at the left, C behind at the right: whichever way he looks, one of them is past him. */
  const TORN = teamState(
    [{ at: { q: 0, r: 0 }, facing: 2 }],
    [
      { at: { q: 1, r: -1 }, facing: 2 },
      { at: { q: -1, r: 1 }, facing: 5 },
    ],
  );

  it('26.2 which way he faces: the ways in the arena, and whom each of them leaves behind him', () => {
    const stage = fighting(TORN);
    expect(stage.top.name).toBe('act');
    expect(stage.prompt).toContain('A MAXIMUS: Several attack you: which way do you face? (26.2)');
    const menu = stage.view.menu?.items ?? [];
    expect(menu.length).toBeGreaterThan(1);
    for (const { label, note } of menu) {
      expect(label).toMatch(/^(NE|SE|S|SW|NW|N) [a-q]\d+$/u);
      expect(note).toMatch(/^sees (B; behind C|C; behind B)$/u);
    }
    const first = stage.view.menu?.items[0]?.note ?? '';
    stage.press('Enter');
    pressUntil(stage, 'Space', ({ top }) => top.name === 'allocate');
    expect(stage.text).toMatch(new RegExp(`!${first.at(-1)} [A-Z]{3}`, 'u'));
  });

  it('18.4 whether he has time for the appeal of one while another fights on', () => {
    const state = teamState(
      [{ at: { q: 0, r: 0 }, facing: 0 }],
      [
        { at: { q: 1, r: 0 }, facing: 3, posture: 'prone', moves: 5 },
        { at: { q: 6, r: 0 }, facing: 3 },
      ],
    );
    const stage = boutStage(teamSessionIn(state), fakeServices(QUIET));
    expect(stage.prompt).toContain('A MAXIMUS: Varro begs for his life: let him appeal? (18.4)');
    expect(stage.labels).toEqual(['Let him appeal', 'Fight on']);
    stage.choose('Fight on');
    expect(pressUntil(stage, 'Space', ({ top }) => top.name === 'plot').text).toContain('has no time for');
  });
});
