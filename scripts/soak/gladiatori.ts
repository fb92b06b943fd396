/** Matches of Gladiatori by the book, every journal checked, held against what the spec says duels come to. */
import type { GladiatoriEvent } from '../../src/games/gladiatori/rules/events.ts';
import { gladiatori } from '../../src/games/gladiatori/rules/index.ts';
import type { FighterSetup, GladiatoriSetup } from '../../src/games/gladiatori/rules/setup-types.ts';
import type { State } from '../../src/games/gladiatori/rules/types.ts';
import { CHARACTERS, ITEM_METHODS, RULE_LEVELS, SPECIES } from '../../src/games/gladiatori/rules/words.ts';
import { ALL_MODES, isHunt, type ModeName, matchSetup } from '../../src/games/gladiatori/session/line-up.ts';
import { tables } from '../../src/games/gladiatori/tables.ts';
import { runBook } from '../../src/kernel/runner.ts';
import { wilson, within } from '../../src/odds/intervals.ts';
import { added } from '../../src/session/counts.ts';
import type { Range } from '../../src/session/range.ts';
import { journalFaults } from '../../tools/games/gladiatori/journal-checker.ts';

/** Every character against itself and every other. */
const PAIRS = CHARACTERS.flatMap((one, i) => CHARACTERS.slice(i).map((other) => [one, other] as const));

/** Matches of a kind, and what happened in them, by the word of it. */
interface Counts {
  matches: number;
  readonly counted: { [what: string]: number };
}

/** Duels that were won, of those fought against another character. */
interface Score {
  duels: number;
  wins: number;
}

/** What came of a part of the soak. */
export interface GladiatoriSoaked {
  readonly complaints: readonly string[];
  readonly duels: Counts;
  readonly characters: { readonly [character: string]: Score };
  readonly modes: { readonly [mode: string]: Counts };
}

/** Nothing fought yet. */
export const nothingFought = (): GladiatoriSoaked => ({
  ...{ complaints: [], duels: { matches: 0, counted: {} }, characters: {}, modes: {} },
});

/** What two threads found, as one. */
export const joinFought = (one: GladiatoriSoaked, other: GladiatoriSoaked): GladiatoriSoaked => ({
  complaints: [...one.complaints, ...other.complaints],
  duels: added(one.duels, other.duels),
  characters: added(one.characters, other.characters),
  modes: added(one.modes, other.modes),
});

/** Duels from and to, and matches of every other mode. */
export interface GladiatoriShare {
  readonly duels: Range;
  readonly others: Range;
}

/** Fights a share. */
export function soakGladiatori({ duels, others }: GladiatoriShare): GladiatoriSoaked {
  const complaints: string[] = [];
  const counts: Counts = { matches: 0, counted: {} };
  const characters: { [character: string]: Score } = {};
  for (let i = duels.from; i < duels.to; i++) {
    const setup = duelOf(i);
    const end = fought(setup, `soak-gladiatori ${i}`, counts, complaints);
    score(characters, setup, end);
  }
  const modes: { [mode: string]: Counts } = {};
  for (const mode of ALL_MODES.slice(1)) {
    const own: Counts = { matches: 0, counted: {} };
    for (let i = others.from; i < others.to; i++)
      fought(setupIn(mode, i), `soak-gladiatori ${mode} ${i}`, own, complaints);
    modes[mode] = own;
  }
  return { complaints, duels: counts, characters, modes };
}

const book = ({ seat: _seat, ...one }: FighterSetup): FighterSetup => ({ ...one, seat: null });

/** Every pair in turn, from both places. */
function duelOf(i: number): GladiatoriSetup {
  const [one, other] = PAIRS[i % PAIRS.length] ?? ['secutor', 'secutor'];
  const [own, foe] = Math.floor(i / PAIRS.length) % 2 === 0 ? [one, other] : [other, one];
  const setup = matchSetup(choicesFor('a duel', own, foe), `${i}`);
  return { ...setup, fighters: setup.fighters.map((fighter, at) => book({ ...fighter, name: `${at + 1}` })) };
}

/** Items, levels of the rules, animals and places in turn. */
function setupIn(mode: ModeName, i: number): GladiatoriSetup {
  const own = CHARACTERS[i % CHARACTERS.length] ?? 'secutor';
  const turn = Math.floor(i / CHARACTERS.length);
  const animals = SPECIES[turn % SPECIES.length] ?? 'dog';
  const setup = matchSetup(
    {
      ...choicesFor(mode, own, 'drawn'),
      ...{ animals: isHunt(mode) || turn % 2 === 1 ? animals : null, count: i % 2 === 0 ? 'even' : 'random' },
      ...{ items: ITEM_METHODS[turn % ITEM_METHODS.length] ?? 'quick', freePlacement: turn % 3 === 2 },
      ...{ level: RULE_LEVELS[i % RULE_LEVELS.length] ?? 'normal', handicap: turn % 2 === 0 },
    },
    `${mode} ${i}`,
  );
  return { ...setup, fighters: setup.fighters.map(book) };
}

const choicesFor = (
  mode: ModeName,
  own: (typeof CHARACTERS)[number],
  other: (typeof CHARACTERS)[number] | 'drawn',
): Parameters<typeof matchSetup>[0] => ({
  ...{ name: 'Felix', mode, own, build: null, other, led: 'book', animals: null, count: 'even', items: 'quick' },
  ...{ level: 'normal', freePlacement: false, handicap: false },
});

/** Fights a match, counts what happens in it, and holds its journal against itself. */
function fought(setup: GladiatoriSetup, seed: string, counts: Counts, complaints: string[]): State {
  const events: GladiatoriEvent[] = [];
  const begun = gladiatori.initial(setup, tables());
  const { state } = runBook(gladiatori, tables(), setup, seed, (event) => {
    events.push(structuredClone(event));
    for (const [what, by] of countsOf(event)) counts.counted[what] = (counts.counted[what] ?? 0) + by;
  });
  counts.matches += 1;
  const { counted } = counts;
  const dead = state.fighters.filter(({ overkill }) => overkill !== null).length;
  counted.dead = (counted.dead ?? 0) + dead;
  counted.gladiators = (counted.gladiators ?? 0) + state.fighters.length;
  counted.vp = (counted.vp ?? 0) + state.fighters.reduce((sum, { vp }) => sum + vp, 0);
  counted[`won ${state.outcome?.winner ?? 'by nobody'}`] =
    (counted[`won ${state.outcome?.winner ?? 'by nobody'}`] ?? 0) + 1;
  complaints.push(...journalFaults(events, begun, state).map((why) => `${seed}: ${why}`));
  return state;
}

function countsOf(event: GladiatoriEvent): readonly (readonly [what: string, by: number])[] {
  switch (event.kind) {
    case 'result':
      return [
        ['attacks', event.fav > 0 ? 1 : 0],
        ['added', event.n - 1],
        ['hits', event.hit ? 1 : 0],
      ];
    case 'paid':
      return [['damage', event.damage]];
    case 'round-began':
      return [['rounds', 1]];
    case 'trapped':
      return [['nets', 1]];
    case 'floored':
      return [['falls', 1]];
    case 'no-reaction':
      return [['reaction passed', 1]];
    case 'reacted-card':
    case 'reaction-reused':
      return [[`reaction ${event.card}`, 1]];
    case 'played-card':
    case 'reused':
      return [[`action ${event.card}`, 1]];
    case 'standby':
      return [['action standby', 1]];
    case 'passed':
      return [['action passed', 1]];
    case 'points':
      return event.reason === 'attack from behind' ? [['behind', 1]] : [];
    case 'surrendered':
      return [['surrenders', 1]];
    default:
      return [];
  }
}

function score(characters: { [character: string]: Score }, { fighters }: GladiatoriSetup, { outcome }: State): void {
  if (fighters[0]?.character === fighters[1]?.character) return;
  for (const [at, { character }] of fighters.entries()) {
    const one = characters[character] ?? { duels: 0, wins: 0 };
    const won = outcome?.winner === null ? 0.5 : outcome?.winner === at ? 1 : 0;
    characters[character] = { duels: one.duels + 1, wins: one.wins + won };
  }
}

/** What a duel of two books comes to by another engine (section 22), and how far ours may lie from it. */
const KNOWN: readonly (readonly [what: string, known: number, off: number])[] = [
  ...([
    ['attacks', 15.3, 0.5],
    ['hits', 4.3, 0.4],
    ['damage', 14, 1.5],
    ['rounds', 11.6, 0.3],
    ['falls', 0.4, 0.15],
    ['nets', 0.3, 0.25],
  ] as const),
];
/** Shares of Reactions and of Actions, in hundredths. */
const SHARES: { readonly [what: string]: number } = {
  ...{ 'reaction berserk': 34, 'reaction movement': 24, 'reaction dexterity': 23, 'reaction passed': 19 },
  ...{ 'reaction strength': 1.6, 'action strength': 24, 'action dexterity': 22, 'action berserk': 21 },
  ...{ 'action movement': 11, 'action standby': 19, 'action passed': 3 },
};
const SHARE_OFF = 3;
/** Win shares against the other four. */
const WINS: { readonly [character: string]: number } = {
  ...{ secutor: 46.6, mirmillo: 38.5, thraex: 61.9, hoplomachus: 53.9, retiarius: 49 },
};
const WINS_OFF = 8;
/** Of a hundred gladiators in duels these die. */
const DEATHS = [5, 10] as const;

/** Of a hundred attacks so many go from behind at most (27). */
const FROM_BEHIND = 3;

const each = ({ matches, counted }: Counts, what: string): number => (counted[what] ?? 0) / Math.max(1, matches);

/** A share of all that begins with the same word, in hundredths. */
function shareOf({ counted }: Counts, what: string): number {
  const [first = ''] = what.split(' ');
  const all = Object.entries(counted).filter(([name]) => name.startsWith(`${first} `));
  return (
    (100 * (counted[what] ?? 0)) /
    Math.max(
      1,
      all.reduce((sum, [, count]) => sum + count, 0),
    )
  );
}

/** What is wrong with the figures. */
export function wrongDuels({ duels, characters }: GladiatoriSoaked): readonly string[] {
  const wrong: string[] = [];
  const near = (what: string, found: number, known: number, off: number): void => {
    if (Math.abs(found - known) > off) wrong.push(`${what}: ${found.toFixed(2)}, expected about ${known}`);
  };
  for (const [what, known, off] of KNOWN) near(what, each(duels, what), known, off);
  for (const [what, known] of Object.entries(SHARES)) near(what, shareOf(duels, what), known, SHARE_OFF);
  for (const [character, known] of Object.entries(WINS)) {
    const found = characters[character];
    if (found !== undefined) near(character, (100 * found.wins) / found.duels, known, WINS_OFF);
  }
  const dead = (100 * (duels.counted.dead ?? 0)) / Math.max(1, duels.counted.gladiators ?? 0);
  if (dead < DEATHS[0] || dead > DEATHS[1]) wrong.push(`${dead.toFixed(1)} of 100 gladiators die`);
  const behind = (100 * (duels.counted.behind ?? 0)) / Math.max(1, duels.counted.attacks ?? 0);
  if (behind >= FROM_BEHIND) wrong.push(`${behind.toFixed(1)} of 100 attacks go from behind`);
  const surrenders = duels.counted.surrenders ?? 0;
  if (surrenders > 0) wrong.push(`the book gives up, ${surrenders} times`);
  return wrong;
}

/** The tables as Markdown, by the name of their place on the page. */
export function gladiatoriPages({ duels, characters, modes }: GladiatoriSoaked): { readonly [name: string]: string } {
  const of = (counts: Counts): string =>
    ['attacks', 'hits', 'damage', 'rounds', 'nets', 'falls'].map((what) => each(counts, what).toFixed(2)).join(' | ');
  const dead = ({ counted }: Counts): string =>
    `${((100 * (counted.dead ?? 0)) / Math.max(1, counted.gladiators ?? 0)).toFixed(1)} %`;
  const head = ['mode', 'matches', 'attacks', 'hits', 'damage', 'rounds', 'nets', 'falls', 'die'];
  const rows = [['a duel', duels] as const, ...Object.entries(modes)].map(
    ([mode, counts]) => `| ${mode} | ${counts.matches} | ${of(counts)} | ${dead(counts)} |`,
  );
  const shares = Object.entries(SHARES).map(
    ([what, known]) => `| ${what} | ${shareOf(duels, what).toFixed(1)} % | ${known} % |`,
  );
  const wins = Object.entries(characters)
    .toSorted(([, a], [, b]) => b.wins / b.duels - a.wins / a.duels)
    .map(([character, { wins: won, duels: all }]) => {
      const share = `${((100 * won) / all).toFixed(1)} %`;
      return `| ${character} | ${all} | ${share} | ${within(wilson(won, all))} | ${WINS[character] ?? '-'} % |`;
    });
  return {
    'gladiatori matches': [row(head), `| --- | ${Array(8).fill('---:').join(' | ')} |`, ...rows, ''].join('\n'),
    'gladiatori shares': [
      row(['in duels', 'found', 'by the other engine']),
      '| --- | ---: | ---: |',
      ...shares,
      '',
    ].join('\n'),
    'gladiatori characters': [
      row(['character', 'duels', 'wins', 'interval', 'by the other engine']),
      '| --- | ---: | ---: | --- | ---: |',
      ...wins,
      '',
    ].join('\n'),
  };
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
