/**
 * What minds choose: seed and set-up lead to the same choices for ever, on every machine. Where a digest changes, a
 * level plays in another way, and its ladder in docs/balance.md is of before.
 */
import { expect, it } from 'vitest';
import { choiceOf, type Minds } from '../../src/ai/mind.ts';
import { mindsFor as gladiatorMinds } from '../../src/games/gladiator/labour/minds.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, atLevel, muster } from '../../src/games/gladiator/rules/setup/muster.ts';
import { readGame } from '../../src/games/gladiatori/cli/options.ts';
import { mindsFor as gladiatoriMinds } from '../../src/games/gladiatori/labour/minds.ts';
import { gladiatori } from '../../src/games/gladiatori/rules/index.ts';
import { tables as gladiatoriTables } from '../../src/games/gladiatori/tables.ts';
import { readBout as readPit } from '../../src/games/gliderpit/cli/options.ts';
import { mindsFor as pitMinds } from '../../src/games/gliderpit/labour/minds.ts';
import { gliderpit } from '../../src/games/gliderpit/rules/index.ts';
import { tables as pitTables } from '../../src/games/gliderpit/tables.ts';
import { readMatch } from '../../src/games/heroes/cli/options.ts';
import { mindsFor as heroesMinds } from '../../src/games/heroes/labour/minds.ts';
import { heroes } from '../../src/games/heroes/rules/index.ts';
import { tables as heroesTables } from '../../src/games/heroes/tables.ts';
import { readBout as readMunera } from '../../src/games/munera/cli/options.ts';
import { mindsFor as muneraMinds } from '../../src/games/munera/labour/minds.ts';
import { munera } from '../../src/games/munera/rules/index.ts';
import { tables as muneraTables } from '../../src/games/munera/tables.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import type { AskedLevel } from '../../src/kernel/levels.ts';
import { Match } from '../../src/kernel/match.ts';
import { digestOf } from '../../src/kernel/state.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';

type Kind = Parameters<typeof anyMan>[0];

const SEED = 'golden minds';

/** So many choices from the beginning on, or all of a match that is over sooner. */
function chosen<K extends Kit>(match: Match<K>, minds: Minds<K>, most: number): string {
  while (!match.over && match.choices.length < most) {
    const why = match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
    expect(why).toBeNull();
  }
  return digestOf(match.choices);
}

function inGladiator(level: AskedLevel, [own, other]: readonly [Kind, Kind], most: number): string {
  const fighters = muster(atLevel([anyMan(own)], level), [anyMan(other)], null);
  const setup = { rules: advancedRules(), fighters };
  return chosen(Match.start(gladiator, tables, setup, SEED, { journal: false }), gladiatorMinds(setup), most);
}

function inHeroes(level: AskedLevel, most: number): string {
  const setup = readMatch({ red: 'murmillo+thraex', blue: 'secutor+retiarius', redAi: level }, null);
  return chosen(Match.start(heroes, heroesTables(), setup, SEED, { journal: false }), heroesMinds(setup), most);
}

function inMunera(level: AskedLevel, most: number): string {
  const setup = readMunera({ teams: 'retiarius v secutor', led: `${level} v book` }, null, SEED);
  return chosen(Match.start(munera, muneraTables(), setup, SEED, { journal: false }), muneraMinds(setup), most);
}

function inThePit(level: AskedLevel, most: number): string {
  const setup = readPit({ teams: '2 v 2', led: `${level} v book` }, null, SEED);
  return chosen(Match.start(gliderpit, pitTables(), setup, SEED, { journal: false }), pitMinds(setup), most);
}

function inGladiatori(level: AskedLevel, most: number): string {
  const setup = readGame({ own: 'retiarius', others: 'mirmillo', led: `${level} v book` }, null, SEED);
  return chosen(
    Match.start(gladiatori, gladiatoriTables(), setup, SEED, { journal: false }),
    gladiatoriMinds(setup),
    most,
  );
}

it.each([
  ['a novice in GLADIATOR', () => inGladiator('novice', ['myrmillo', 'thraex'], 400), '70ce2da843fcf70e'],
  ['an adept in GLADIATOR', () => inGladiator('adept', ['thraex', 'retiarius'], 400), 'e75770b46222091a'],
  ['a tactician in GLADIATOR', () => inGladiator('tactician', ['myrmillo', 'thraex'], 14), 'f328477d2bc3d69d'],
  ['a tactician with a net', () => inGladiator('tactician', ['retiarius', 'secutor'], 14), '2bd45531d4900aba'],
  ['a champion in GLADIATOR', () => inGladiator('champion', ['secutor', 'thraex'], 2), 'b1c74ab14babb26f'],
  ['novices in Heroes', () => inHeroes('novice', 200), 'fd4d1c93bab88ea5'],
  ['adepts in Heroes', () => inHeroes('adept', 200), 'a2f0329c1779dff0'],
  ['tacticians in Heroes', () => inHeroes('tactician', 10), '3d7fcc791da8b50f'],
  ['a novice in Munera', () => inMunera('novice', 400), 'd2368c6175c5041a'],
  ['a tactician in Munera', () => inMunera('tactician', 400), 'fc4190b1f36bf3a1'],
  ['novices in the pit', () => inThePit('novice', 200), 'c480c5ca70557169'],
  ['tacticians in the pit', () => inThePit('tactician', 200), '6a8f5a5d8850fa3e'],
  ['a novice in Gladiatori', () => inGladiatori('novice', 400), 'd83938eb8dfd1f68'],
  ['a tactician in Gladiatori', () => inGladiatori('tactician', 12), '5f8d34e8ec096de1'],
])('%s', (_who, play, digest) => {
  expect(play()).toBe(digest);
});
