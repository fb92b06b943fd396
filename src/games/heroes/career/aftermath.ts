/** R72 What a match leaves behind, for everybody of it who has a career. */
import { ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { rawTotal, startingAttributes } from '../rules/creation.ts';
import { passRoll } from '../rules/idioms.ts';
import { type Attribute, type Locale, PARTS, type Part } from '../rules/words.ts';
import { countFame, type Fame } from './fame.ts';
import { type CareerContext, PLAYER, resolveCareerAsk } from './kit.ts';
import { fallsOf, MOST_RAW, risesOf } from './limits.ts';
import type { Career, CareerDecisions, Comer, FighterResult, MatchResult } from './types.ts';

/** One of those who fought, and what became of them. */
interface Fought {
  readonly career: Career;
  readonly entry: Comer;
  readonly at: number;
  readonly result: FighterResult;
}

/** R72 Settles a match for all who have a career; returns the Fame that each Star won or lost, in roster order. */
export function* resolveAftermath(
  ctx: CareerContext,
  entries: readonly Comer[],
  match: MatchResult,
): Rule<CareerDecisions, readonly number[]> {
  const gains: number[] = [];
  for (const [at, entry] of entries.entries()) {
    const { career, fighter } = entry;
    const result = match.fighters[at];
    if (career === null || result === undefined) continue;
    const total = yield* resolveOne(ctx, { career, entry, at, result }, entries, match);
    if (fighter.rank === 'star') gains.push(total);
  }
  return gains;
}

function* resolveOne(
  ctx: CareerContext,
  one: Fought,
  entries: readonly Comer[],
  match: MatchResult,
): Rule<CareerDecisions, number> {
  const { career, result } = one;
  note(career, match, one);
  if (result.fate === 'killed') return die(ctx, career, killedBy(result, match));
  if (result.mercy) career.card.spared = true;
  if (!recover(ctx, one)) return 0;
  const fame = countFame(ctx.tables, entries, match, one.at);
  tellFame(ctx, career, fame);
  if (fame.lost > 0) fall(ctx, career, fame.lost);
  else if (fame.won > 0) yield* resolveRise(ctx, one, fame.won);
  promote(ctx, career);
  freed(ctx, career);
  return fame.total;
}

/** 7.7 The record of matches. */
function note({ record }: Career, { winner }: MatchResult, { result, entry }: Fought): void {
  record.kills += result.killings;
  if (result.standing !== 'active') record.lost += 1;
  else if (winner === null) record.drawn += 1;
  else if (winner === entry.fighter.side) record.won += 1;
}

/** What somebody died of, and the rule by which. */
interface Death {
  readonly why: string;
  readonly cite: string;
}

/** 6.1, 6.8, 6.9 By the stroke itself, for want of mercy, or where there is none. */
function killedBy({ standing }: FighterResult, { toDeath }: MatchResult): Death {
  if (standing === 'dead') return { why: 'a killing stroke', cite: '6.1' };
  return { why: 'no mercy', cite: toDeath ? '6.9' : '6.8' };
}

function die({ state, emit }: CareerContext, career: Career, { why, cite }: Death): number {
  career.ended = { how: 'dead', month: state.turn, why };
  emit({ kind: 'died', cite, name: career.name, why });
  return 0;
}

/** 7.5, R70, R71 Each damaged part on two dice against the Strength of the match; false: the belly has killed. */
function recover(ctx: CareerContext, { career, entry, result }: Fought): boolean {
  const { card, name } = career;
  const { strength } = startingAttributes(card, entry.fighter.secondary);
  let barred = false;
  for (const part of PARTS) {
    const max = Math.max(1, strength - (card.lost[part] ?? 0));
    if (result.parts[part] >= max) continue;
    const passed = passRoll(ctx.dice, { name: 'recovery', cite: '7.5', count: 2, attribute: strength });
    const { table, value } = ctx.tables.recovery(passed.total);
    const outcome = part === 'belly' ? value.belly : value.part;
    const rolls = [{ ...passed, table, result: outcome }];
    ctx.emit({ kind: 'recovery', cite: '7.5', rolls, name, part, result: outcome });
    if (outcome === 'dies') {
      die(ctx, career, { why: 'a wound in the belly', cite: '7.5' });
      return false;
    }
    if (outcome === '-1') loseForGood(career, part, max);
    barred ||= value.barred;
  }
  if (barred) {
    career.barred = ctx.state.turn + 1;
    ctx.emit({ kind: 'barred', cite: '7.5', name });
  }
  return true;
}

/** 7.5 A point less for good; a part keeps one at least. */
function loseForGood({ card }: Career, part: Part, max: number): void {
  if (max > 1) card.lost[part] = (card.lost[part] ?? 0) + 1;
}

/** 7.7.1, R75 Total Fame never falls below nothing. */
function tellFame({ emit }: CareerContext, career: Career, { modifiers, total, wreath }: Fame): void {
  career.fame = Math.max(0, career.fame + total);
  if (wreath) {
    career.laurels += 1;
    emit({ kind: 'laurel', cite: '7.7.3', name: career.name });
  }
  emit({ kind: 'fame', cite: '7.7.1', name: career.name, modifiers, total: career.fame });
}

const HIGHEST_FACE = 6;

/** 7.7.2 A die for each Fame won against an attribute of one's choice: higher, or a six, and it rises. */
function* resolveRise(ctx: CareerContext, { career, entry }: Fought, fame: number): Rule<CareerDecisions> {
  const open = risesOf(career);
  if (open.length === 0) return;
  const attribute = yield* resolveAttribute(ctx, { career, entry, open, fame });
  const { attributes } = career.card;
  const roll = rollOf('rise', '7.7.2', ctx.dice.throw('rise', { die: fame }), 'sum');
  const faces = roll.dice.die ?? [];
  const rises = faces.some((face) => face > attributes[attribute] || face === HIGHEST_FACE);
  if (rises) attributes[attribute] += 1;
  const told = { name: career.name, attribute, value: attributes[attribute] };
  ctx.emit({ kind: 'rise', cite: '7.7.2', rolls: [{ ...roll, result: rises ? 'rises' : 'stays' }], ...told });
}

interface Rising {
  readonly career: Career;
  readonly entry: Comer;
  readonly open: readonly Attribute[];
  readonly fame: number;
}

/** 7.7.2 The player's choice for a Star; a rival's is drawn (R100). */
function* resolveAttribute(
  { dice, emit }: CareerContext,
  { career, entry, open, fame }: Rising,
): Rule<CareerDecisions, Attribute> {
  const [first = 'savvy'] = open;
  if (entry.fighter.rank === 'star') {
    const [chosen = first] = yield* resolveCareerAsk<'rise'>([
      { kind: 'rise', seat: PLAYER, cite: '7.7.2', star: career.id, fame, open },
    ]);
    return chosen;
  }
  const lot = dice.lot('attribute', 'R100', open.length);
  const attribute = open[lot.picked] ?? first;
  emit({ kind: 'trains', cite: 'R100', lots: [lot], name: career.name, attribute });
  return attribute;
}

/** 7.8 A die for each Fame lost: on a one an attribute falls. */
function fall({ dice, emit }: CareerContext, career: Career, lost: number): void {
  const { name, card } = career;
  const roll = rollOf('fall', '7.8', dice.throw('fall', { die: lost }), 'sum');
  const ones = (roll.dice.die ?? []).filter((face) => face === 1).length;
  if (ones === 0) emit({ kind: 'fall', cite: '7.8', rolls: [roll], name, attribute: null, value: 0 });
  for (let i = 0; i < ones; i++) {
    const open = fallsOf(career);
    const [rolls, attribute] = [i === 0 ? [roll] : [], fallen({ dice }, open)];
    if (attribute !== null) card.attributes[attribute.name] -= 1;
    const value = attribute === null ? 0 : card.attributes[attribute.name];
    const all = [...rolls, ...(attribute?.rolls ?? [])];
    emit({ kind: 'fall', cite: '7.8', rolls: all, name, attribute: attribute?.name ?? null, value });
  }
}

const BY_FACE: readonly Attribute[] = ['savvy', 'savvy', 'speed', 'speed', 'strength', 'strength'];

/** R76 Which attribute falls: a die, thrown again for one that may not; null: none may. */
function fallen({ dice }: Pick<CareerContext, 'dice'>, open: readonly Attribute[]) {
  if (open.length === 0) return null;
  const rolls = [];
  for (;;) {
    const roll = rollOf('attribute', '7.8', dice.throw('attribute', ONE_DIE), 'sum');
    const name = BY_FACE[roll.total - 1] ?? 'savvy';
    rolls.push({ ...roll, result: open.includes(name) ? name : `${name}, again` });
    if (open.includes(name)) return { name, rolls };
  }
}

const NEXT: { readonly [L in Locale]: Locale | null } = { fringes: 'heart', heart: 'rome', rome: null };

/** 7.3, R78 Whoever has become too good for a place leaves it, perhaps for the one after the next. */
function promote({ tables, emit }: CareerContext, career: Career): void {
  for (let next = NEXT[career.locale]; next !== null; next = NEXT[career.locale]) {
    if (rawTotal(career.card.attributes) < tables.locales[career.locale].leaves) return;
    career.locale = next;
    emit({ kind: 'locale', cite: '7.3', name: career.name, locale: next });
  }
}

/** 7.6 What two dice must show for the rudis. */
export const FREEDOM = 7;

/** 7.6, R79 In Rome, with nothing more to learn: two dice for the rudis after every match. */
function freed({ dice, emit }: CareerContext, career: Career): void {
  if (career.free || career.locale !== 'rome' || rawTotal(career.card.attributes) < MOST_RAW) return;
  const roll = needing(rollOf('freedom', '7.6', dice.throw('freedom', TWO_DICE), 'sum'), '>=', FREEDOM);
  career.free = met(roll);
  emit({ kind: 'freedom', cite: '7.6', rolls: [roll], name: career.name, free: career.free });
}
