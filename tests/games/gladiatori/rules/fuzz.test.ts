/**
 * Whatever is chosen, no match comes to a state that the rules forbid, and what they forbid is refused and changes
 * nothing. More of it: FUZZ_RUNS=500 FUZZ_SEED=7 npx vitest run tests/games/gladiatori/rules/fuzz.test.ts
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadRulebook } from '../../../../src/games/gladiatori/rulebook.ts';
import { allCards } from '../../../../src/games/gladiatori/rules/cards.ts';
import { isInside } from '../../../../src/games/gladiatori/rules/geometry.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { GladiatoriKit, Question } from '../../../../src/games/gladiatori/rules/kit.ts';
import type { Build, GladiatoriSetup } from '../../../../src/games/gladiatori/rules/setup-types.ts';
import { buildFault } from '../../../../src/games/gladiatori/rules/sheets.ts';
import type { State } from '../../../../src/games/gladiatori/rules/types.ts';
import {
  ACTIONS,
  CARDS,
  CHARACTERS,
  ITEM_METHODS,
  ITEMS,
  MOVES,
  POWERS,
  RULE_LEVELS,
  SPECIES,
  TRAITS,
} from '../../../../src/games/gladiatori/rules/words.ts';
import { ALL_MODES, COINS, matchSetup } from '../../../../src/games/gladiatori/session/line-up.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { derive, rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { lookUp } from '../../../../src/kernel/rulebook.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { journalFaults } from '../../../../tools/games/gladiatori/journal-checker.ts';
import { changedIn, type Pick } from '../../../../tools/wrong-choices.ts';
import { tried } from '../../../support/soak.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? tried(6, 200));
const OPTIONS = { seed: Number(process.env.FUZZ_SEED ?? 24), numRuns: RUNS };
/** Long enough for any machine and as many runs as are asked for, in ms. */
const PATIENCE = 300_000 + RUNS * 5000;
/** More prompts than six turns of four gladiators have. */
const PROMPTS_MAX = 5000;

/** Things that are no choices at all. */
const JUNK: readonly unknown[] = [
  true,
  -1,
  '',
  'strength',
  {},
  { do: 'fly' },
  { do: 'step' },
  [[]],
  [null],
  ['unseen'],
];
/** Words of this game that stand where others belong. */
const WORDS = [...CARDS, ...ITEMS, ...POWERS, ...TRAITS, 'pass', 'step', 'throw', 'A', 'wolf 1', '', 'unseen'];

/** 2.2 A gladiator bought thing by thing, as long as there are coins. */
function boughtBy(wishes: readonly number[]): Build {
  let build: Build = {
    sheet: { offense: 3, guard: 3, endurance: 3, blood: 3, speed: 3 },
    ...{ cards: [...ACTIONS], powers: [] },
  };
  for (const wish of wishes) {
    const more = withOneMore(build, wish % 3, Math.floor(wish / 3));
    if (buildFault(tables(), more, COINS.plain) === null) build = more;
  }
  return build;
}

/** A point, a card or a Power more. */
function withOneMore(build: Build, kind: number, which: number): Build {
  const { sheet, cards, powers } = build;
  const trait = TRAITS[which % TRAITS.length] ?? 'speed';
  if (kind === 0) return { ...build, sheet: { ...sheet, [trait]: sheet[trait] + 1 } };
  if (kind === 1) return { ...build, cards: [...cards, CARDS[which % CARDS.length] ?? 'feint'] };
  return { ...build, powers: [...powers, POWERS[which % POWERS.length] ?? 'delay'] };
}

const flag = fc.boolean();
const choices = fc.record({
  ...{ mode: fc.constantFrom(...ALL_MODES), own: fc.constantFrom(...CHARACTERS, 'custom' as const) },
  ...{ other: fc.constantFrom(...CHARACTERS, 'drawn' as const), animals: fc.constantFrom(null, ...SPECIES) },
  ...{ count: fc.constantFrom('even' as const, 'random' as const), items: fc.constantFrom(...ITEM_METHODS) },
  ...{ level: fc.constantFrom(...RULE_LEVELS), freePlacement: flag, handicap: flag, lastStands: flag },
  ...{ everyInstant: flag, build: fc.array(fc.nat(999), { maxLength: 80 }).map(boughtBy) },
});

/** A match of any mode, each of its gladiators led by a seat or by the book. */
const anySetup = fc
  .tuple(choices, fc.array(flag, { minLength: 4, maxLength: 4 }), fc.nat(999_999))
  .map(([{ build, ...of }, seats, seed]): GladiatoriSetup => {
    const setup = matchSetup(
      { name: 'Felix', led: 'book', ...of, build: of.own === 'custom' ? build : null },
      `${seed}`,
    );
    const fighters = setup.fighters.map((one, i) => ({ ...one, seat: i === 0 || seats[i] === true ? i : null }));
    return { ...setup, fighters };
  });

type Wild = Match<GladiatoriKit>;

/** What a state must never be. */
function forbidden({ fighters, turn, outcome }: Readonly<State>): readonly string[] {
  const open = fighters.filter(({ standing }) => standing === 'active');
  const places = open.map(({ hex }) => `${hex.q} ${hex.r}`);
  return [
    ...(turn > 0 && new Set(places).size < places.length ? ['two in one hex (3.3)'] : []),
    ...(turn > 6 ? [`turn ${turn} (5)`] : []),
    ...(outcome === null && open.length === 0 ? ['nobody is left, and it goes on (5)'] : []),
    ...fighters.flatMap(({ id, cur, start, unbalanced, faceDown, trapped, hex, items }) => [
      ...TRAITS.filter((trait) => cur[trait] < 0 || cur[trait] > start[trait]).map(
        (one) => `${id}: ${one} ${cur[one]}`,
      ),
      ...(unbalanced > 2 || trapped > 3 || (unbalanced === 2 && !faceDown) ? [`${id}: markers (14)`] : []),
      ...(turn > 0 && !isInside(hex) ? [`${id}: outside the arena (3.1)`] : []),
      ...(items.length > 2 && turn > 0 ? [`${id}: ${items.length} items (2.4)`] : []),
    ]),
  ];
}

const traceOf = (match: Wild): string =>
  JSON.stringify([match.digest(), match.draws, match.pending, match.choices.length, match.journal.length]);
const BOOK = loadRulebook();
const citesRule = (why: string): boolean => {
  const cites = /\(([^()]+)\)$/.exec(why)?.[1]?.split(', ') ?? [];
  return cites.length > 0 && cites.every((cite) => lookUp(BOOK, cite) !== null);
};

/** Tries one answer that is junk, or a legal one with one thing changed; what is not legal must leave no trace. */
function tryWrong(match: Wild, answers: readonly unknown[], pick: Pick, complain: (what: string) => void): void {
  const at = pick(answers.length);
  const request = match.pending[at];
  if (request === undefined) return;
  const choice = pick(3) === 0 ? JUNK[pick(JUNK.length)] : changedIn(answers[at], pick, WORDS);
  const why = match.check(request, choice);
  if (why === null) return;
  const text = `${request.kind} ${JSON.stringify(choice)}`;
  const shaped = gladiatori.schema.choice[request.kind].safeParse(choice).success;
  if (shaped && !citesRule(why)) complain(`${text}: '${why}' names no rule`);
  const before = traceOf(match);
  const said = match.answer(answers.map((answer, i) => (i === at ? choice : answer)));
  if (said === null || said === '') complain(`${text} is refused by '${why}', but taken`);
  if (traceOf(match) !== before) complain(`${text} is refused, and changes something`);
}

/** Plays a match to its end by choices drawn at large; what is wrong with it. */
function playedWildly(setup: GladiatoriSetup, seed: string): readonly string[] {
  const complaints: string[] = [];
  const complain = (what: string): void => void complaints.push(what);
  const begun = gladiatori.initial(setup, tables());
  const owned = begun.fighters.map((one) => [...allCards(one)].toSorted().join()).join(';');
  const match = Match.start(gladiatori, tables(), setup, seed);
  const pick = rngFrom(seedState(derive(seed, 'fuzz'))).int;
  for (let prompt = 0; !match.over; prompt++) {
    if (prompt > PROMPTS_MAX) return [...complaints, 'it does not end'];
    const { state } = match;
    const now = state.fighters.map((one) => [...allCards(one)].toSorted().join()).join(';');
    if (now !== owned) complain(`${state.step}: cards are lost (6.1)`);
    complaints.push(...forbidden(state).map((what) => `${state.step}: ${what}`));
    const answers = match.pending.map((request) =>
      gladiatori.decisions[request.kind].sample(
        gladiatori.view(state, request.seat),
        tables(),
        request as Question as never,
        pick,
      ),
    );
    if (pick(3) === 0) tryWrong(match, answers, pick, complain);
    const why = match.answer(answers);
    if (why !== null) return [...complaints, `a legal choice is refused: ${why}`];
  }
  const events = match.journal.map(({ event }) => copyPlain(event));
  const again = Match.open(gladiatori, tables(), match.save(0));
  const opened = again.ok ? [] : [again.why];
  return [...complaints, ...journalFaults(events, begun, match.state), ...opened];
}

it(
  'any match, chosen at large to its end, comes to nothing that the rules forbid',
  () => {
    const seeds = fc.nat(999_999).map((n) => `fuzz-${n}`);
    fc.assert(
      fc.property(anySetup, seeds, (setup, seed) => {
        expect(playedWildly(setup, seed).slice(0, 5)).toEqual([]);
      }),
      OPTIONS,
    );
  },
  PATIENCE,
);

it('2.2 what is bought thing by thing is for sale, and sometimes all Special Moves are', () => {
  const builds = fc.sample(fc.array(fc.nat(999), { minLength: 60, maxLength: 80 }).map(boughtBy), {
    seed: 24,
    numRuns: 60,
  });
  expect(builds.flatMap((build) => buildFault(tables(), build, COINS.plain) ?? [])).toEqual([]);
  expect(Math.max(...builds.map(({ cards }) => MOVES.filter((move) => cards.includes(move)).length))).toBeGreaterThan(
    4,
  );
});
