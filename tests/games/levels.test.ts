/** Levels in every game: each fighter is led at its own, also where one seat has several; and by what its seat can see alone. */
import { describe, expect, it, test } from 'vitest';
import { answerOf, inquiryOf, type Minds } from '../../src/ai/mind.ts';
import type { Pick } from '../../src/ai/tactics.ts';
import { mindsFor as gladiatorMinds } from '../../src/games/gladiator/labour/minds.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { advancedRules, basicRules, campaignRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../src/games/gladiator/rules/setup/muster.ts';
import type { RuleChoices } from '../../src/games/gladiator/rules/types.ts';
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
import { readBout } from '../../src/games/munera/cli/options.ts';
import { mindsFor as muneraMinds } from '../../src/games/munera/labour/minds.ts';
import { munera } from '../../src/games/munera/rules/index.ts';
import { tables as muneraTables } from '../../src/games/munera/tables.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import { programSeat } from '../../src/kernel/levels.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Kind as KindOf, Request } from '../../src/kernel/request.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import { copyPlain } from '../../src/kernel/state.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';

const CHANCE = seedState('chance');

describe('a level', () => {
  it('is each man’s own in GLADIATOR: of two on one seat one searches and one does not', () => {
    const red = [
      { ...anyMan('thraex'), level: 'tactician' } as const,
      { ...anyMan('myrmillo'), level: 'adept' } as const,
    ];
    const setup = { rules: advancedRules(), fighters: muster(red, [anyMan('velite'), anyMan('velite')], null) };
    const minds = gladiatorMinds(setup);
    const match = Match.start(gladiator, tables, setup, 'levels', { journal: false });
    const searches = match.pending.map((request) => [request.fighter, 'errand' in answerOf(match, minds, request)]);
    expect(Object.keys(minds)).toEqual([String(programSeat(0))]);
    expect(searches).toEqual([['A', true]]);
    expect(
      minds[programSeat(0)]?.thought?.(
        { request: { ...match.pending[0], fighter: 'B' } as never, view: match.state, given: [] },
        CHANCE,
      ),
    ).toBeNull();
  });

  it('is each gladiator’s own in Heroes', () => {
    const led = readMatch({ red: 'murmillo+thraex', blue: 'secutor', redAi: 'tactician' }, null);
    const fighters = led.fighters.map((one, i) => (i === 1 ? { ...one, level: 'novice' as const } : one));
    const mind = heroesMinds({ fighters })[programSeat(0)];
    const { state } = Match.start(heroes, heroesTables(), { ...led, fighters }, 'levels', { journal: false });
    const thinks = (fighter: string) =>
      mind?.thought?.(
        { request: { kind: 'act', seat: programSeat(0), cite: '5.2', fighter }, view: state, given: [] },
        CHANCE,
      ) != null;
    expect([thinks('A'), thinks('B')]).toEqual([true, false]);
  });
});

/** What a mind is given, or answers, in a match as it is. */
function madeOf<K extends Kit>(match: Match<K>, minds: Minds<K>, request: Request<K['decisions']>): string {
  const answer = answerOf(match, minds, request);
  return JSON.stringify('errand' in answer ? answer.errand.orders : answer.choice);
}

/** The same match as its seat might dream it: hidden things, dice to come, and what others have answered to this are other ones. */
function dreamt<K extends Kit>(match: Match<K>, request: Request<K['decisions']>, int: Pick): Match<K> {
  const { ruleset, seed, choices, pending, check } = match;
  const others = pending.filter(({ seat }) => seat !== request.seat).map((one) => ({ kind: one.kind, request: one }));
  const answers = [...match.answers.filter((one) => one.request.seat === request.seat), ...others];
  const state = ruleset.resample(match.state, request.seat, int);
  const dream = { ruleset, seed, choices, answers, state, draws: 99, check: check.bind(match) };
  return dream as unknown as Match<K>;
}

/** How often minds were asked in a match that is answered by lot, how often they answer otherwise in a dream, and would if they saw all. */
function honesty<K extends Kit>(match: Match<K>, minds: Minds<K>, answers: number) {
  const { ruleset, tables: all } = match;
  const counts = { asked: 0, otherwise: 0, peeking: 0 };
  const { int } = rngFrom(seedState('honest'));
  const open = (state: Readonly<K['state']>): K['state'] => copyPlain(state);
  for (let i = 0; i < answers && !match.over; i++) {
    for (const request of match.pending.filter(({ seat }) => minds[seat] !== undefined)) {
      const before = [match.digest(), match.draws];
      const made = madeOf(match, minds, request);
      const dream = dreamt(match, request, int);
      counts.asked += 1;
      counts.otherwise += Number(madeOf(dream, minds, request) !== made);
      const seen = { ...dream, ruleset: { ...ruleset, view: open } } as unknown as Match<K>;
      const whole = { ...seen, state: match.state } as unknown as Match<K>;
      counts.peeking += Number(sought(seen, request) !== sought(whole, request));
      expect([match.digest(), match.draws]).toEqual(before);
    }
    const choices = match.pending.map((request) =>
      ruleset.decisions[request.kind as KindOf<K['decisions']>].sample(
        ruleset.view(match.state, request.seat),
        all,
        request as never,
        int,
      ),
    );
    expect(match.answer(choices)).toBeNull();
  }
  return counts;
}

/** What somebody would think about who sees a match as it is. */
const sought = <K extends Kit>(match: Match<K>, request: Request<K['decisions']>): string =>
  JSON.stringify(inquiryOf(match, request));

type Kind = Parameters<typeof anyMan>[0];
const men = (kinds: readonly Kind[]) => kinds.map((kind) => ({ ...anyMan(kind), level: 'tactician' as const }));

describe('a tactician is given nothing but what its seat sees: the same in every match that it could not tell from the true one', () => {
  test.each<readonly [string, RuleChoices, readonly Kind[], readonly Kind[], boolean]>([
    ['the Basic Game', basicRules(), ['medium'], ['heavy'], false],
    ['the Advanced Game', advancedRules(), ['retiarius'], ['secutor'], false],
    ['teams', advancedRules(), ['myrmillo', 'thraex'], ['provocator', 'laquearius'], false],
    ['beasts', advancedRules(), ['venator'], ['lion'], false],
    ['the Campaign Game, with hidden luck and talents', campaignRules(), ['dimachaerus'], ['scissores'], true],
  ])('GLADIATOR, %s', (name, rules, red, blue, hides) => {
    const talents = hides ? { luck: 7, talents: [{ code: 'FA' as const }] } : {};
    const foes = blue.includes('lion') ? blue.map(anyMan) : men(blue).map((one) => ({ ...one, ...talents }));
    const setup = { rules, fighters: muster(men(red), foes, null) };
    const match = Match.start(gladiator, tables, setup, name, { journal: false });
    const { asked, otherwise, peeking } = honesty(match, gladiatorMinds(setup), 6);
    expect([asked > 0, otherwise, peeking > 0]).toEqual([true, 0, hides]);
  });

  it('Heroes', () => {
    const setup = readMatch({ red: 'murmillo+thraex', blue: 'secutor', redAi: 'tactician', blueAi: 'tactician' }, null);
    const match = Match.start(heroes, heroesTables(), setup, 'honest', { journal: false });
    const { asked, otherwise } = honesty(match, heroesMinds(setup), 40);
    expect([asked > 10, otherwise]).toEqual([true, 0]);
  });

  it('Munera', () => {
    const setup = readBout({ teams: 'retiarius v secutor', led: 'tactician' }, null, 'honest');
    const match = Match.start(munera, muneraTables(), setup, 'honest', { journal: false });
    const { asked, otherwise } = honesty(match, muneraMinds(setup), 60);
    expect([asked > 20, otherwise]).toEqual([true, 0]);
  });

  it('the pit', () => {
    const setup = readPit({ teams: '1 v 1', led: 'tactician' }, null, 'honest');
    const match = Match.start(gliderpit, pitTables(), setup, 'honest', { journal: false });
    const { asked, otherwise } = honesty(match, pitMinds(setup), 30);
    expect([asked > 20, otherwise]).toEqual([true, 0]);
  });

  it('Gladiatori, with hidden cards', () => {
    const setup = readGame({ led: 'tactician' }, null, 'honest');
    const match = Match.start(gladiatori, gladiatoriTables(), setup, 'honest', { journal: false });
    const { asked, otherwise, peeking } = honesty(match, gladiatoriMinds(setup), 25);
    expect([asked > 10, otherwise, peeking > 0]).toEqual([true, 0, true]);
  });
});
