/** Plays a bout to its end with choices drawn at large: legal ones, and others that must be refused. */

import { loadRulebook } from '../../../../src/games/gladiator/rulebook.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import type { Kit } from '../../../../src/kernel/kit.ts';
import type { Match } from '../../../../src/kernel/match.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { lookUp } from '../../../../src/kernel/rulebook.ts';
import { illegalChoices, JUNK, mutated, type Pick } from './choices.ts';
import { forbidden, itemsOf, offMap } from './forbidden.ts';

export type Wild = Match<GladiatorKit>;
type Complain = (complaint: string) => void;

/** More prompts than eight turns can have. */
const PROMPTS_MAX = 400;
const book = loadRulebook();

/** Plays on to the end; complains of every forbidden state, and of every illegal choice taken or left a trace. */
export function playWildly(match: Wild, pick: Pick, complain: Complain): void {
  const items = itemsOf(match.state);
  let told = match.journal.length;
  let off = offMap(match.state);
  const look = () => {
    if (isPlea(match)) return; // the phase stands still in the middle
    const place = `${match.state.turn}.${match.state.phase}`;
    const passed = match.journal
      .slice(told)
      .flatMap(({ event }) => (event.kind === 'edge-passed' ? [event.fighter] : []));
    const strayed = offMap(match.state).filter((id) => !off.includes(id) && passed.every((other) => other === id));
    for (const id of strayed) complain(`${place}: ${id} has left the map (7.7)`);
    told = match.journal.length;
    off = offMap(match.state);
    const left = items.filter((id) => !broken(match).includes(id));
    for (const fault of forbidden(match.state, match.tables, match.pending, left)) complain(`${place}: ${fault}`);
  };
  for (let prompt = 0; !match.over; prompt += isPlea(match) ? 0 : 1) {
    look();
    if (prompt > PROMPTS_MAX) {
      complain('it does not end');
      return;
    }
    const answers: unknown[] = match.pending.map((request) => anyChoice(match, request, pick));
    tryIllegal(match, answers, pick, complain);
    const why = match.answer(answers);
    if (why !== null) {
      complain(`a legal choice is refused: ${why}`);
      return;
    }
  }
  look();
}

/** 34.3 Whether a roll that has fallen is being asked about. */
function isPlea({ pending: [first] }: Wild): boolean {
  return first?.kind === 'favour' || first?.kind === 'keep';
}

/** 20.10.2.2, 21.6.1 Weapons that are no more. */
function broken({ journal }: Wild): readonly number[] {
  return journal.flatMap(({ event }) =>
    event.kind === 'weapon-broken' && event.how === 'useless' ? [event.item.id] : [],
  );
}

/** A legal choice: one of the list, a sample, or a sample with one thing changed where that is legal too. */
function anyChoice<K extends Kit>(match: Match<K>, request: Request<K['decisions']>, pick: Pick): unknown {
  const { ruleset, tables, state } = match;
  const rules = ruleset.decisions[request.kind];
  const listed = pick(2) === 0 ? rules.list(state, tables, request) : null;
  if (listed !== null) return listed[pick(listed.length)];
  const sample = rules.sample(state, tables, request, pick);
  const other = mutated(sample, pick);
  return match.check(request, other) === null ? other : sample;
}

/** Every choice that is listed, as text: what is junk for one question may be an answer to another. */
function listed<K extends Kit>(
  { ruleset, state, tables }: Match<K>,
  request: Request<K['decisions']>,
): ReadonlySet<string> {
  const all = ruleset.decisions[request.kind].list(state, tables, request) ?? [];
  return new Set(all.map((one) => JSON.stringify(one)));
}

/** Whether a choice has the right shape, be it legal or not. */
function isShaped<K extends Kit>({ ruleset }: Match<K>, request: Request<K['decisions']>, choice: unknown): boolean {
  return ruleset.schema.choice[request.kind].safeParse(choice).success;
}

/** One answer that must not, or may not, be taken: junk, a broken rule, or a legal choice with one thing changed. */
function tryIllegal(match: Wild, answers: readonly unknown[], pick: Pick, complain: Complain): void {
  const at = pick(answers.length);
  const request = match.pending[at];
  if (request === undefined) return;
  const legal = listed(match, request);
  const wrong = [...JUNK, ...illegalChoices(match.state, request)].filter((one) => !legal.has(JSON.stringify(one)));
  const surely = pick(2) === 0;
  const choice = surely ? wrong[pick(wrong.length)] : mutated(answers[at], pick);
  const why = match.check(request, choice);
  const text = `${request.kind} ${JSON.stringify(choice)}`;
  if (surely && why === null) complain(`${text} is taken`);
  if (why === null) return;
  if (isShaped(match, request, choice) && !citesRule(why)) complain(`${text}: '${why}' names no rule`);
  const before = trace(match);
  const said = match.answer(answers.map((answer, i) => (i === at ? choice : answer)));
  if (said !== why || why === '') complain(`${text} is refused by '${why}', but answered with '${said}'`);
  if (trace(match) !== before) complain(`${text} is refused, and changes something`);
}

/** Whether a reason ends with rules in brackets that exist. */
function citesRule(why: string): boolean {
  const cites = /\(([^()]+)\)$/.exec(why)?.[1]?.split(', ') ?? [];
  return cites.length > 0 && cites.every((cite) => lookUp(book, cite) !== null);
}

function trace(match: Wild): string {
  return JSON.stringify([match.digest(), match.draws, match.pending, match.choices.length, match.journal.length]);
}
