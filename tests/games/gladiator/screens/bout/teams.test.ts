/** Several men a side on the screen: who is whose, who is asked, and where to find everybody. */
import { describe, expect, it } from 'vitest';
import { EMPTY_PLOT } from '../../../../../src/games/gladiator/ask/plot/plot-draft.ts';
import { waysFrom } from '../../../../../src/games/gladiator/ask/plot/ways.ts';
import { meetingText, nearestFoe, pairOf } from '../../../../../src/games/gladiator/ask/sides.ts';
import { newBeast } from '../../../../../src/games/gladiator/rules/beasts/setup.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { Session } from '../../../../../src/session/session.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { playOn } from './scenes.ts';
import { type Place, teamSession, teamSessionIn, teamSetup, teamState } from './teams.ts';

const OURS: readonly Place[] = [
  { at: { q: 0, r: 0 }, facing: 0, moves: 0 },
  { at: { q: -1, r: 2 }, facing: 5, moves: 0 },
  { at: { q: 1, r: -2 }, facing: 1, moves: 0, stun: { amount: 2, turn: 1, phase: 1 } },
];
const THEIRS: readonly Place[] = [
  { at: { q: 1, r: 0 }, facing: 3 },
  { at: { q: 0, r: 1 }, facing: 4 },
  { at: { q: 2, r: -2 }, facing: 2, posture: 'kneeling' },
];
const MELEE = teamState(OURS, THEIRS);

const melee = (terminal: Partial<Terminal> = {}, state: State = MELEE): Stage =>
  boutStage(teamSessionIn(state), fakeServices({ settings: { confirm: false } }), terminal);

describe('26 a team bout on the screen', () => {
  it('draws every man with his letter on the counter of his side', () => {
    const { canvas } = melee();
    const arena = canvas.plain().slice(1, 18);
    for (const { id, side } of MELEE.fighters) {
      const y = arena.findIndex((row) => row.slice(0, 45).includes(id));
      const { bg = '' } = canvas.styleAt(arena[y]?.indexOf(id) ?? -1, y + 1);
      expect([id, bg.startsWith(side === 0 ? 'youBg' : 'foeBg')]).toEqual([id, true]);
    }
  });

  it('where hexes are large the letter stands before the bars of his wounds', () => {
    const { text } = melee({ columns: 120, rows: 40 });
    for (const { id } of MELEE.fighters) expect(text).toMatch(new RegExp(`${id}▇{5}`, 'u'));
  });

  it('says who is asked: his name, his strip, a ring about his hex; and then asks the next', () => {
    const stage = melee();
    expect(stage.prompt).toContain('A MAXIMUS: two steps at most');
    expect(stage.lines[1]).toMatch(/ A {2}MAXIMUS /u);
    expect(stage.lines[5]).toMatch(/ D {2}CALVUS /u);
    stage.press('w', 'Enter');
    expect(stage.prompt).toContain('B VARRO: two steps at most');
    expect(stage.lines[1]).toMatch(/ B {2}VARRO /u);
    stage.terminal = { level: 0, skin: 'ascii' };
    expect(stage.text).toMatch(/\[(?:DBt| {2}')\]/u);
    expect(stage.text.match(/\[/gu)).toHaveLength(3); // two sides of his hex, and '[ ]' of the key bar
  });

  it('shows where the sealed orders of the others lead, and forgets them with the phase', () => {
    const stage = melee();
    const small = (letter: string) =>
      stage.lines.slice(1, 18).some((row) => new RegExp(`[^a-z]${letter}[^a-z]`, 'u').test(row.slice(0, 45)));
    const ghosts = () => stage.canvas.plain().length > 0 && small('b');
    expect(ghosts()).toBe(false);
    stage.press('Enter', 's', 'Enter');
    expect(stage.prompt).toContain('C FELIX');
    expect(ghosts()).toBe(true);
    pressUntil(stage.press('Enter'), 'Space', ({ top }) => top.name !== 'resolution');
    pressUntil(stage, 'Enter', ({ prompt }) => prompt.includes('A MAXIMUS: two steps'));
    expect(ghosts()).toBe(false);
  });

  it('draws sealed orders still after a restart in the middle of the phase', () => {
    const session = teamSession();
    playOn(session, () => session.prompt?.kind === 'plot');
    const before = boutStage(session, fakeServices({ settings: { confirm: false } })).press('e', 'Enter');
    const again = Session.open(gladiator, tables, session.save(), { seats: [0], sink: { write: () => null } });
    if (!again.ok) throw new Error(again.why);
    const after = boutStage(again.value.session, fakeServices({ settings: { confirm: false } }));
    expect(after.prompt).toContain('B VARRO: two steps');
    // the map may lie otherwise in its frame, where nothing was drawn before
    const beside = (stage: Stage) => stage.lines.slice(1, 18).map((row) => row.slice(46));
    expect(beside(after)).toEqual(beside(before));
    expect(after.lines.slice(1, 18).some((row) => /[^a-z]a[^a-z]/u.test(row.slice(0, 45)))).toBe(true);
  });

  it('names the men in the header where there is room, or else how many they are', () => {
    expect(melee().lines[0]).toContain('Practice bout · 3 v 3');
    expect(melee({ columns: 120 }).lines[0]).toContain('Maximus, Varro, Felix v Calvus, Dama, Rufus');
    const men = MELEE.fighters;
    expect(meetingText([...men.slice(0, 1), ...men.slice(3)], 20)).toBe('1 v 3');
    expect(meetingText([...men.slice(0, 1), ...men.slice(3, 4)], 5)).toBe('Maximus v Calvus');
    const horse = { name: 'horse', side: 1, beast: newBeast(tables, 'zebra', true) } as const;
    expect(meetingText([...men.slice(0, 1), ...men.slice(3, 4), horse], 5)).toBe('Maximus v Calvus');
  });

  it('lists all men beside the arena where there is room', () => {
    const stage = melee({ columns: 120, rows: 40 });
    for (const { id, name } of MELEE.fighters)
      expect(stage.text).toMatch(new RegExp(` ${id} {2}${name.toUpperCase()} +CF 10 `, 'u'));
    expect(stage.text).toMatch(/C {2}FELIX +CF 10 +st 2 standing/u);
    expect(stage.text).toMatch(/F {2}RUFUS +CF 10 +kneeling/u);
    expect(melee({ columns: 120, rows: 28 }).text).not.toContain('Their side');
  });

  it('30 lists a horse by its letter, and no name runs into the CF', () => {
    const horse = { at: { q: 4, r: 0 }, facing: 3, name: "Diocletian's horse", beast: newBeast(tables, 'zebra', true) };
    const long = { at: { q: 3, r: 2 }, facing: 3, name: 'Maximilianus Secundus' } as const;
    const { text } = melee({ columns: 120, rows: 40 }, teamState(OURS, [long, { ...horse, facing: 3 }]));
    expect(text).toMatch(/ E {2}HORSE +CF/u);
    expect(text).toMatch(/ D {2}MAXIMILIANUS… CF/u);
  });

  it('a pair of men keeps the long strips, and no list', () => {
    const duel = boutStage(teamSession(teamSetup(1, 1)), fakeServices(), { columns: 120, rows: 40 });
    expect(pressUntil(duel, 'Space', ({ top }) => top.name === 'plot').text).not.toContain('Their side');
    expect(duel.text).toMatch(/TR \d+ ST/u);
  });

  it('grows its hexes only as long as all who fight are seen at once', () => {
    const tall = { columns: 120, rows: 40 };
    expect(melee(tall).text).toContain('MAXIMUS╲');
    const [first, ...rest] = OURS;
    const far = teamState([...rest, { ...first, at: { q: 13, r: -6 }, facing: 0 }], THEIRS);
    expect(melee(tall, far).text).not.toContain('MAXIMUS╲');
    expect(melee(tall, far).press('z').text).toMatch(/VARRO/u);
  });
});

describe('when none of the player’s men is left', () => {
  /** A bleeds to death in the first phase; his comrades are the book's. */
  const alone = () => {
    const dying = { wounds: { 1: 0, 2: 11, 3: 0, 4: 0, 5: 0 }, arteries: [{ area: 2 as const, turn: 0, phase: 8 }] };
    const fighters = MELEE.fighters.map((man) =>
      man.id === 'A' ? { ...man, ...dying } : { ...man, by: 'book' as const, seat: null },
    );
    const stage = melee({}, { ...MELEE, fighters }).press('Enter');
    return pressUntil(stage, 'Enter', ({ prompt }) => prompt.includes('None of your men'));
  };

  it('the bout goes on without questions, a phase at a time', () => {
    const stage = alone();
    expect(stage.prompt).toContain('None of your men is left: F shows the bout to its end, f a phase at a time.');
    const at = () => /Phase \d|End of turn/u.exec(stage.lines[0] ?? '')?.[0];
    const before = at();
    stage.press('f', 'f');
    expect(stage.top.name).toBe('resolution');
    expect(at()).not.toBe(before);
  });

  it('F shows all that is left of it, and then the end', () => {
    const stage = alone().press('F');
    expect(stage.prompt).toContain('It is over.');
    expect(stage.press('Space').top.name).toBe('end');
    expect(stage.text).toMatch(/P E R I I T/u);
  });

  it('before that F goes no further than the next question', () => {
    const stage = melee().press('Enter', 'Enter', 'Enter', 'F');
    expect(['resolution', 'plot', 'allocate', 'act']).toContain(stage.top.name);
    expect(pressUntil(stage, 'F', ({ top }) => top.name !== 'resolution').lines[0]).toContain('Turn I');
  });
});

describe('the two men told of', () => {
  const pair = (...args: Parameters<typeof pairOf>) => pairOf(...args).map(({ id }) => id);

  it('are the one in focus and his nearest opponent, or those of the event, yours first', () => {
    expect(pair(MELEE, 'A')).toEqual(['A', 'D']);
    expect(pair(MELEE, 'B')).toEqual(['B', 'E']);
    expect(pair(MELEE, 'A', ['F', 'C'])).toEqual(['C', 'F']);
    expect(pair(MELEE, 'A', ['E', 'D'])).toEqual(['E', 'D']);
  });

  it('when he in focus is out another of his side takes his place, and the fallen are no opponents', () => {
    const [a, b, c, d, e, f] = MELEE.fighters;
    if (!a || !b || !c || !d || !e || !f) throw new Error('not six men');
    const late = {
      ...MELEE,
      fighters: [{ ...a, fate: 'dead' as const }, b, c, { ...d, fate: 'spared' as const }, e, f],
    };
    expect(pair(late, 'A')).toEqual(['B', 'E']);
    expect(nearestFoe(late, a)?.id).toBe('E');
    const over = { ...late, fighters: late.fighters.map((man) => ({ ...man, fate: 'dead' as const })) };
    expect(pair(over, 'A')).toEqual(['A', 'F']);
  });
});

describe('the roster', () => {
  it.each(['plot', 'resolution'] as const)('opens at r while %s is on, and closes at r or Esc', (name) => {
    const stage = melee();
    if (name === 'resolution') stage.press('Enter', 'Enter', 'Enter');
    expect(stage.top.name).toBe(name);
    expect(stage.press('r').top.name).toBe('roster');
    expect(stage.press('r').top.name).toBe(name);
    expect(stage.press('r', 'Esc').top.name).toBe(name);
  });

  it('has a line for every man: name, style, CF, stun, moves, state', () => {
    const { lines } = melee().press('r');
    expect(lines.find((row) => row.includes('FELIX'))).toMatch(/C {2}FELIX +medium +10\/10 +2 +5\/5 .*standing/u);
    expect(lines.find((row) => row.includes('RUFUS'))).toMatch(/F {2}RUFUS +medium +10\/10 +0 +0\/5 .*kneeling/u);
    expect(lines[0]).toContain('3 of yours, 3 of theirs');
  });

  it('Enter opens the log sheet of the man under the mark; from there one pages through all', () => {
    const stage = melee().press('r', 'Down', 'Down', 'Down', 'Enter');
    expect(stage.top.name).toBe('sheet');
    const name = (...keys: readonly string[]) => /^ \w {2}(\w+)/u.exec(stage.press(...keys).lines[1] ?? '')?.[1];
    expect(name()).toBe('CALVUS');
    expect(stage.lines[0]).toContain('man 4 of 6');
    const paged = ['Right', 'Tab', 'Right', 'Left', 'Left'].map((key) => name(key));
    expect(paged).toEqual(['DAMA', 'RUFUS', 'MAXIMUS', 'RUFUS', 'DAMA']);
    expect(stage.press('Esc').top.name).toBe('roster');
  });

  it('Home and End go to the first man and to the last', () => {
    const marked = (...keys: readonly string[]) =>
      melee()
        .press('r', ...keys)
        .lines.find((row) => row.startsWith(' ▸'));
    expect(marked('End')).toContain('RUFUS');
    expect(marked('End', 'Home')).toContain('MAXIMUS');
  });

  it('on a wide screen a log sheet stands beside that of the nearest opponent', () => {
    const stage = melee({ columns: 120, rows: 40 }).press('r', 'Down', 'Enter');
    expect(stage.lines[1]).toMatch(/B {2}VARRO .* E {2}DAMA /u);
    expect(stage.press('Left').lines[1]).toMatch(/A {2}MAXIMUS .* D {2}CALVUS /u);
  });

  it('knows of the dead and the spared', () => {
    const fates: { readonly [id: string]: 'spared' | 'dead' } = { C: 'spared', E: 'dead' };
    const fighters = MELEE.fighters.map((man) => ({ ...man, fate: fates[man.id] ?? man.fate }));
    const { text } = melee({}, { ...MELEE, fighters }).press('r');
    expect(text).toMatch(/E {2}DAMA .* dead/u);
    expect(text).toMatch(/C {2}FELIX .* spared/u);
    expect(text).toContain('2 of yours, 2 of theirs');
  });

  it('holds eighteen men at 80x24', () => {
    const stage = boutStage(teamSession(teamSetup(9, 9)), fakeServices());
    const { text } = pressUntil(stage, 'Space', ({ top }) => top.name === 'plot').press('r');
    for (const { id } of teamSetup(9, 9).fighters) expect(text).toMatch(new RegExp(` ${id} {2}[A-Z]{3}`, 'u'));
  });
});

describe('the steps on offer among many', () => {
  const ways = (state: State, id = 'A') =>
    waysFrom({ state, tables, fighter: fighterOf(state, id) }, EMPTY_PLOT, false).map(({ direction, note, tone }) => [
      ...[direction, note, tone],
    ]);

  it('name whom each of them leads to, and who else reaches there', () => {
    expect(ways(MELEE)).toEqual([
      [0, "D's hex: collision", 'warn'],
      [1, "E's hex: collision", 'warn'],
      [2, 'beside E, facing', 'plain'],
      [3, 'D range 2', 'plain'],
      [4, 'D range 2', 'plain'],
      [5, 'beside D, facing; F too', 'warn'],
    ]);
  });

  it('of a comrade say that one would run into him, or step over him', () => {
    const beside = (posture: 'standing' | 'prone') =>
      teamState(
        [
          { at: { q: 0, r: 0 }, facing: 0, moves: 0 },
          { at: { q: 1, r: 0 }, facing: 0, posture },
        ],
        [
          { at: { q: 6, r: 0 }, facing: 3 },
          { at: { q: 6, r: -1 }, facing: 3, posture: 'prone' },
        ],
      );
    expect(ways(beside('standing'))[0]).toEqual([0, "B's hex: collision", 'warn']);
    expect(ways(beside('prone'))[0]).toEqual([0, 'over B: may stumble', 'warn']);
  });
});

describe('looking around among many', () => {
  it('goes from man to man, and tells of opponents alone what advantage there would be', () => {
    const stage = melee().press('x', 'Tab');
    const told = () => stage.lines.map((row) => row.slice(46).trim()).join(' ');
    expect(told()).toContain('Varro, medium, standing');
    stage.press('Tab', 'Tab');
    expect(told()).toContain('Calvus, medium, standing');
    expect(told()).toMatch(/you would have \+\d on Dama as he stands/u);
    expect(told()).not.toMatch(/on (Maximus|Varro|Felix) as he stands/u);
  });
});
