/**
 * What every rule set owes the kernel, whatever its rules say: matches that end, choices that can be
 * made, states that can be copied, saved and taken back, secrets that are kept, events that can be told.
 */

import { isDeepStrictEqual } from 'node:util';
import type { Entry } from '../../src/kernel/event.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Kind, Request, Seat } from '../../src/kernel/request.ts';
import { derive, type Rng, rngFrom, seedState } from '../../src/kernel/rng.ts';
import type { RuleSet } from '../../src/kernel/ruleset.ts';
import { runBook } from '../../src/kernel/runner.ts';
import { readAs, readSave } from '../../src/kernel/save.ts';
import { canonicalJson, copyPlain, digestOf } from '../../src/kernel/state.ts';
import { citesIn, notPlainIn } from './battery/plain.ts';
import { tried } from './soak.ts';
import { toldSince, twinOf } from './twin.ts';

/** A rule set and the matches it is tried in. */
export interface Subject<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  readonly tables: K['tables'];
  readonly setups: readonly K['setup'][];
  /** By the end of this turn the rules have ended every match. */
  readonly turns: number;
  /** Numbers of paragraphs, ids of rulings. */
  readonly cites: ReadonlySet<string>;
  /** By kind of question: events that show what the book chose while the seats' answers lay sealed. */
  readonly blind: { readonly [P in Kind<K['decisions']>]?: (event: K['event']) => boolean };
}

/** What is looked at, as the end of a sentence about a match. */
export const PROPERTIES = [
  'ends by the last turn its rules allow',
  'never asks without a legal choice',
  'takes every choice that is sampled',
  'takes every choice that is listed',
  'has a state of plain JSON and whole numbers at every event',
  'has a state and a set-up that its schema knows',
  'is played on alike by a twin taken up at its last phase boundary, and left alone by it',
  'takes a choice back while no die and no secret has come out since',
  'keeps a choice once a die or a secret has come out',
  'opens from its save at the same prompt with the same journal',
  'goes on from the checkpoint of another version',
  'replays to the same digest, with a journal or without',
  'keeps no trace of answers that were refused',
  'is seen without being changed',
  "keeps a seat's sealed answers from the book",
  'thinks of no state that a seat could tell from the true one',
  'cites only paragraphs and rulings that exist',
  'tells every event in words',
] as const;
export type Property = (typeof PROPERTIES)[number];
const TWIN: Property = 'is played on alike by a twin taken up at its last phase boundary, and left alone by it';

/** What was found of one property: how often it was looked at, and each fault with its seed. */
interface Finding {
  looked: number;
  readonly faults: string[];
}
export type Report = { readonly [P in Property]: Finding };

/** Enough to see what is wrong. */
const FAULTS_KEPT = 3;
/** A match is saved and opened at one prompt in so many: each time it is played again from its beginning. */
const SAVED_EVERY = tried(20, 5);

/** Notes that a property held, or how it did not; words that take work are made where they are needed. */
type Note = (property: Property, holds: boolean, fault: string | (() => string)) => void;

/** Plays every set-up `rounds` times, with players that choose at random, and looks at everything. */
export function inspect<K extends Kit>(subject: Subject<K>, rounds = 1): Report {
  const report = Object.fromEntries(PROPERTIES.map((one) => [one, { looked: 0, faults: [] }])) as unknown as Report;
  for (let round = 0; round < rounds; round++) {
    for (const [i, setup] of subject.setups.entries()) inspectMatch(subject, setup, `battery-${round}-${i}`, report);
  }
  return report;
}

function inspectMatch<K extends Kit>(subject: Subject<K>, setup: K['setup'], seed: string, report: Report): void {
  let place = seed;
  const note: Note = (property, holds, fault) => {
    const finding = report[property];
    finding.looked += 1;
    if (holds || finding.faults.length >= FAULTS_KEPT) return;
    finding.faults.push(`${place}: ${typeof fault === 'string' ? fault : fault()}`);
  };
  const { ruleset, tables } = subject;
  const shaped = readAs(ruleset.schema.setup, copyPlain(setup), 'set-up');
  note('has a state and a set-up that its schema knows', shaped.ok, shaped.ok ? '' : shaped.why);
  let told = 0;
  const watch = (entry: Entry<K['event']>, state: K['state']) => {
    if (entry.seq < told) return; // told again after a choice was taken back
    told = entry.seq + 1;
    place = `${seed} event ${entry.seq} '${entry.event.kind}'`;
    lookAtEvent(subject, entry, state, note);
  };
  const match = Match.start(ruleset, tables, setup, seed, { watch });
  const players = new Map<Seat, Rng>();
  const playerOf = (seat: Seat): Rng => {
    const player = players.get(seat) ?? rngFrom(seedState(derive(seed, 'player', seat)));
    players.set(seat, player);
    return player;
  };
  for (let step = 0; !match.over && match.state.turn <= subject.turns; step++) {
    place = `${seed} prompt ${step} (${match.state.turn}.${match.state.phase})`;
    lookAtState(subject, match, note);
    const answers = match.pending.map((request) => sampleFor(match, request, playerOf(request.seat), note));
    const others = match.pending.map((request) => sampleFor(match, request, playerOf(request.seat), note));
    if (answers.includes(undefined)) return;
    lookAtLists(match, note);
    lookAtSeats(match, answers, note);
    if (step % SAVED_EVERY === 0) lookAtSaves(match, note);
    lookAtSecrets(subject, match, answers, others, note);
    const twin = playOnTwin(match, answers, note);
    const steady = answerAndTakeBack(match, answers, note);
    if (twin !== null) note(TWIN, twin === promptOf(match), 'the twin came to another prompt');
    if (!steady) return;
  }
  place = `${seed} end`;
  note('ends by the last turn its rules allow', match.over, `it is turn ${match.state.turn} and nobody has won`);
  if (!match.over) return;
  lookAtState(subject, match, note);
  lookAtSaves(match, note);
  lookAtReplay(match, note);
}

type Played<K extends Kit> = Match<K>;

/** All that can be told of where a match stands, but for how it came there. */
function promptOf<K extends Kit>(match: Played<K>): string {
  return `${canonicalJson(match.state)} ${JSON.stringify([match.draws, match.pending, match.choices])}`;
}

function journalOf<K extends Kit>(match: Played<K>): string {
  return JSON.stringify(match.journal);
}

function lookAtEvent<K extends Kit>(
  { ruleset, cites }: Subject<K>,
  { event }: Entry<K['event']>,
  state: K['state'],
  note: Note,
): void {
  const bad = notPlainIn(state);
  note('has a state of plain JSON and whole numbers at every event', bad.length === 0, () => `not plain: ${bad}`);
  const unknown = citesIn(event).filter((cite) => !cites.has(cite));
  note('cites only paragraphs and rulings that exist', unknown.length === 0, `it cites ${unknown}`);
  const text = ruleset.narrate(event, state);
  const words = text.trim() === text && text !== '' && !/undefined|NaN|\bnull\b|\[object|Infinity/.test(text);
  note('tells every event in words', words, `it says '${text}'`);
}

function lookAtState<K extends Kit>({ ruleset }: Subject<K>, match: Played<K>, note: Note): void {
  const read = readAs(ruleset.schema.state, copyPlain(match.state), 'state');
  const known = read.ok && isDeepStrictEqual(read.value, match.state);
  note('has a state and a set-up that its schema knows', known, read.ok ? 'the schema changed it' : read.why);
}

/** A choice drawn from what the seat may see; undefined where there is none. */
function sampleFor<K extends Kit>(match: Played<K>, request: Request<K['decisions']>, rng: Rng, note: Note): unknown {
  const { ruleset, tables, state } = match;
  const before = JSON.stringify(state);
  const view = ruleset.view(state, request.seat);
  const rules = ruleset.decisions[request.kind];
  const choice = attempt(() => rules.sample(view, tables, request, rng.int));
  const found = choice.ok && (rules.list(view, tables, request)?.length ?? 1) > 0;
  note('never asks without a legal choice', found, `${request.kind}: ${choice.ok ? 'the list is empty' : choice.why}`);
  const thought = ruleset.resample(state, request.seat, rng.int);
  const alike = isDeepStrictEqual(ruleset.view(thought, request.seat), view);
  const shaped = readAs(ruleset.schema.state, copyPlain(thought), 'state');
  note(
    'thinks of no state that a seat could tell from the true one',
    alike && shaped.ok,
    `${request.kind}: ${shaped.ok ? 'the views differ' : shaped.why}`,
  );
  const same = JSON.stringify(match.state) === before;
  note('is seen without being changed', same, `${request.kind}: looking changed the state`);
  if (!choice.ok) return undefined;
  const why = match.check(request, choice.value);
  note('takes every choice that is sampled', why === null, () => `${JSON.stringify(choice.value)}: ${why}`);
  return why === null ? choice.value : undefined;
}

function attempt<V>(
  of: () => V,
): { readonly ok: true; readonly value: V } | { readonly ok: false; readonly why: string } {
  try {
    return { ok: true, value: of() };
  } catch (error) {
    return { ok: false, why: String(error) };
  }
}

function lookAtLists<K extends Kit>(match: Played<K>, note: Note): void {
  const { ruleset, tables, state, pending } = match;
  for (const request of pending) {
    const listed = ruleset.decisions[request.kind].list(ruleset.view(state, request.seat), tables, request) ?? [];
    const refused = listed.filter((choice) => match.check(request, choice) !== null);
    const texts = new Set(listed.map((choice) => JSON.stringify(choice)));
    const fault = () => `${JSON.stringify(refused[0])} of ${listed.length}, ${texts.size} of them different`;
    note('takes every choice that is listed', refused.length === 0 && texts.size === listed.length, fault);
  }
}

/** What no rule set takes for a choice; null may be one, where doing nothing is. */
const NO_CHOICE = { choice: 'none' };

/** A refused answer, though the others' be good, leaves nothing behind that a seat or a save could show. */
function lookAtSeats<K extends Kit>(match: Played<K>, answers: readonly unknown[], note: Note): void {
  const { ruleset, state, pending } = match;
  const seen = () => JSON.stringify([pending.map(({ seat }) => ruleset.view(state, seat)), match.save(0)]);
  const stands = () => [seen(), promptOf(match), match.journal.length];
  const before = stands();
  const bad = [[...answers.slice(0, -1), NO_CHOICE], [...answers, answers[0]], answers.slice(1)];
  const refusals = bad.map((one) => match.answer(one));
  const after = stands();
  const refused = refusals.every((why) => why !== null && why !== '');
  note('keeps no trace of answers that were refused', refused, `taken: ${refusals}`);
  note('keeps no trace of answers that were refused', isDeepStrictEqual(after, before), 'something has changed');
  for (const { seat } of pending) {
    const read = readAs(ruleset.schema.state, copyPlain(ruleset.view(state, seat)), 'view');
    note('is seen without being changed', read.ok, read.ok ? '' : read.why);
  }
}

/** Two twins, other answers: what the book did in the same phase with them still sealed must be the same. */
function lookAtSecrets<K extends Kit>(
  { blind }: Subject<K>,
  match: Played<K>,
  answers: readonly unknown[],
  others: readonly unknown[],
  note: Note,
): void {
  const kind = match.pending[0]?.kind;
  const isBlind = kind === undefined ? undefined : blind[kind];
  if (isBlind === undefined || isDeepStrictEqual(answers, others)) return;
  const [one, two] = [answers, others].map((choices) => {
    const { turn, phase } = match.state;
    const twin = attempt(() => twinOf(match));
    if (!twin.ok) return null;
    twin.value.answer(choices);
    const now = toldSince(match, twin.value).filter((entry) => entry.turn === turn && entry.phase === phase);
    return JSON.stringify(now.flatMap(({ event }) => (isBlind(event) ? [event] : [])));
  });
  if (one === null || two === null || (one === '[]' && two === '[]')) return;
  note("keeps a seat's sealed answers from the book", one === two, `${kind}: the book did ${one} or ${two}`);
}

/** Answers on a twin. Returns the prompt the twin came to; null: there is none. */
function playOnTwin<K extends Kit>(match: Played<K>, answers: readonly unknown[], note: Note): string | null {
  const found = attempt(() => twinOf(match));
  note(TWIN, found.ok, found.ok ? '' : found.why);
  if (!found.ok) return null;
  const twin = found.value;
  const before = promptOf(match);
  const journal = JSON.stringify(match.journal.slice(match.save(0).checkpoint.seq));
  const alike = promptOf(twin) === before && journalOf(twin) === journal;
  note(TWIN, alike, 'the twin stands elsewhere');
  twin.answer(answers);
  note(TWIN, promptOf(match) === before, 'the twin changed its original');
  return promptOf(twin);
}

/** Answers, takes the answer back and gives it again where that may be; whether the match can be played on. */
function answerAndTakeBack<K extends Kit>(match: Played<K>, answers: readonly unknown[], note: Note): boolean {
  const before = promptOf(match);
  const { draws, pending } = match;
  const journal = [...match.journal];
  match.answer(answers);
  const after = promptOf(match);
  const secret = match.journal.slice(journal.length).some(({ event }) => event.only !== undefined);
  const stays = match.draws > draws || pending.length > 1 || secret;
  const why = match.undo();
  if (stays) {
    const kept = why !== null && promptOf(match) === after;
    note('keeps a choice once a die or a secret has come out', kept, why ?? 'it was taken back');
    return kept;
  }
  const back = why === null && promptOf(match) === before && isDeepStrictEqual(match.journal, journal);
  note('takes a choice back while no die and no secret has come out since', back, why ?? 'it came back elsewhere');
  return match.answer(answers) === null;
}

function lookAtSaves<K extends Kit>(match: Played<K>, note: Note): void {
  const { ruleset, tables } = match;
  const save = readSave(JSON.parse(JSON.stringify(match.save(match.journal.length))));
  const opened = save.ok ? Match.open(ruleset, tables, save.value) : save;
  const same =
    opened.ok &&
    opened.value.dropped === 0 &&
    promptOf(opened.value.match) === promptOf(match) &&
    journalOf(opened.value.match) === journalOf(match) &&
    isDeepStrictEqual(opened.value.match.save(match.journal.length), match.save(match.journal.length));
  note('opens from its save at the same prompt with the same journal', same, opened.ok ? 'it differs' : opened.why);
  if (!save.ok) return;
  const old = Match.open(ruleset, tables, { ...save.value, version: ruleset.version + 1 });
  const { at } = save.value.checkpoint;
  const whys = old.ok ? match.choices.slice(at).map((answers) => old.value.match.answer(answers)) : [old.why];
  const on = old.ok && old.value.dropped === match.choices.length - at && promptOf(old.value.match) === promptOf(match);
  note('goes on from the checkpoint of another version', on, `it differs: ${whys.filter((why) => why !== null)}`);
}

function lookAtReplay<K extends Kit>(match: Played<K>, note: Note): void {
  const { ruleset, tables, setup, seed } = match;
  const property = 'replays to the same digest, with a journal or without';
  const again = Match.start(ruleset, tables, setup, seed);
  const silent = Match.start(ruleset, tables, setup, seed, { journal: false });
  for (const answers of match.choices) {
    again.answer(answers);
    silent.answer(answers);
  }
  note(property, again.digest() === match.digest(), `digest ${again.digest()} instead of ${match.digest()}`);
  note(property, journalOf(again) === journalOf(match), 'another journal');
  note(property, silent.digest() === match.digest() && silent.journal.length === 0, 'it depends on the journal');
  if (match.choices.length > 0) return;
  const { state, draws } = runBook(ruleset, tables, setup, seed);
  note(property, digestOf(state) === match.digest() && draws === match.draws, 'it runs otherwise without a match');
}
