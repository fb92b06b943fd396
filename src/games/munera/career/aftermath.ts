/** What a bout leaves behind, for everybody of it who comes back. */
import { ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import type { Taken } from './bill.ts';
import { entrantsOf, teamsOfOffer } from './bout.ts';
import { munusOf } from './calendar.ts';
import { endCareer, loseForGood, throwForRudis } from './ending.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveCareerAsk } from './kit.ts';
import { missingSkills } from './men.ts';
import { type Fought, fameLines, hasWon, payLines, placeOf } from './reward.ts';
import { learnsBy, teachRival } from './rivals.ts';
import { resolveMercy, resolvePlea } from './sentence.ts';
import type { BoutResult, FighterResult, Gladiator, Man, PastBout, Rival } from './types.ts';
import type { Regard } from './words.ts';

/** A bout that was fought, and who was in it. */
interface Field {
  readonly taken: Taken;
  readonly result: BoutResult;
  readonly entrants: readonly (Man | Rival)[];
  readonly teams: readonly number[];
  /** Skills before the bout. */
  readonly skills: readonly number[];
}

/** MR-59 to MR-73 Settles the bout of the day. */
export function* resolveAftermath(ctx: CareerContext, taken: Taken, result: BoutResult): CareerRule {
  const { state } = ctx;
  const entrants = entrantsOf(state, taken.offer);
  const skills = entrants.map((one) => one.skills.length);
  const field: Field = { taken, result, entrants, teams: teamsOfOffer(taken.offer), skills };
  const own = resultAt(result, 0);
  const fate = yield* resolveFate(ctx, field, own);
  const saved = fate === 'dead' ? new Set<string>() : yield* resolveMercies(ctx, field, own);
  count(state.man, own, field, 0);
  if (fate === 'spared' || fate === 'spared by the giver') state.man.record.spared += 1;
  remember(ctx, field, saved);
  const rivals = field.entrants.slice(1) as readonly Rival[];
  settleRivals(ctx, rivals, { ...result, fighters: result.fighters.slice(1) }, field.teams.slice(1), {
    ...{ saved, skills, first: 1, teams: field.teams },
  });
  const worth = reward(ctx, fought(field, 0, own));
  state.past.push(pastOf(ctx, field, fate, worth));
  if (fate === 'dead') return die(ctx, field, own);
  state.man.idle = 0;
  yield* resolveLearning(ctx, field, own);
  bear(ctx, own);
  if (fate === 'won') throwForRudis(ctx);
}

const resultAt = ({ fighters }: BoutResult, at: number): FighterResult => {
  const found = fighters[at];
  if (found === undefined) throw new Error(`nobody fought at ${at}`);
  return found;
};

const fought = ({ taken, result, teams, skills }: Field, at: number, own: FighterResult): Fought => ({
  ...{ result: own, skills, at, won: own.status === 'active' && hasWon(teams, result, at), taken },
  drawn: own.status === 'active' && result.winner === null,
});

/** MR-68 What becomes of the gladiator itself. */
function* resolveFate(ctx: CareerContext, field: Field, own: FighterResult): CareerRule<PastBout['fate']> {
  const won = hasWon(field.teams, field.result, 0);
  switch (own.status) {
    case 'active':
      return won ? 'won' : 'drawn';
    case 'spared':
      return won ? 'beaten, its side won' : 'spared';
    case 'dead':
      return 'dead';
    case 'killed': {
      if (field.taken.mortal) return 'dead';
      const by = own.beatenBy === null ? null : (field.entrants[placeOf(own.beatenBy)] ?? null);
      return (yield* resolvePlea(ctx, by)) ? 'spared by the giver' : 'dead';
    }
  }
}

/** MR-69 Those whom the gladiator beat and the crowd wants dead: ids of them that live after all. */
function* resolveMercies(
  ctx: CareerContext,
  { taken, result, entrants }: Field,
  own: FighterResult,
): CareerRule<ReadonlySet<string>> {
  const saved = new Set<string>();
  if (taken.mortal || own.status !== 'active') return saved;
  for (const id of own.defeated) {
    const rival = entrants[placeOf(id)];
    if (rival === undefined || !('regard' in rival) || resultAt(result, placeOf(id)).status !== 'killed') continue;
    if (yield* resolveMercy(ctx, rival)) saved.add(rival.id);
  }
  return saved;
}

/** What a bout adds to somebody's counts. */
function count(
  { record }: Gladiator,
  own: FighterResult,
  { result, teams }: Pick<Field, 'result' | 'teams'>,
  at: number,
) {
  if (own.status !== 'active') record.lost += 1;
  else if (hasWon(teams, result, at)) record.won += 1;
  else record.drawn += 1;
  record.beaten += own.defeated.length;
}

/** MR-66 What the bout leaves between the gladiator and the others. */
function remember(ctx: CareerContext, { result, entrants, teams }: Field, saved: ReadonlySet<string>): void {
  const own = resultAt(result, 0);
  for (const [at, rival] of entrants.entries()) {
    if (!('regard' in rival)) continue;
    const status = resultAt(result, at).status;
    const beaten = own.defeated.some((id) => placeOf(id) === at);
    if (beaten) rival.lostTo += 1;
    if (beaten && (status === 'killed' || status === 'dead') && !saved.has(rival.id)) ctx.state.man.record.killed += 1;
    if (own.beatenBy !== null && placeOf(own.beatenBy) === at) {
      rival.beat += 1;
      if (rival.regard !== 'none') regard(ctx, rival, 'none');
    }
    if (teams[at] === teams[0]) rival.beside += 1;
    if (saved.has(rival.id)) regard(ctx, rival, 'debt');
    else if (beaten && status === 'spared') resent(ctx, rival);
  }
}

function regard({ emit }: CareerContext, rival: Rival, to: Regard): void {
  rival.regard = to;
  emit({ kind: 'regard', cite: 'MR-66', name: rival.name, regard: to });
}

/** MR-66 On this or less one who was beaten bears a grudge. */
const RESENTS = 3;

function resent(ctx: CareerContext, rival: Rival): void {
  const roll = needing(rollOf('regard', 'MR-66', ctx.dice.throw('regard', ONE_DIE), 'sum'), '<=', RESENTS);
  const now: Regard = rival.regard === 'debt' ? 'none' : met(roll) ? 'grudge' : rival.regard;
  rival.regard = now;
  ctx.emit({ kind: 'regard', cite: 'MR-66', rolls: [roll], name: rival.name, regard: now });
}

/** Who of a bout's others lives though it was condemned, and how that bout is counted. */
interface Within {
  readonly saved: ReadonlySet<string>;
  /** Of everybody in the bout, by seat order, the rivals beginning at `first`. */
  readonly skills: readonly number[];
  readonly teams: readonly number[];
  readonly first: number;
}

/** MR-65 What a bout leaves behind for rivals: death, wounds, Fame, a skill. */
export function settleRivals(
  ctx: CareerContext,
  rivals: readonly Rival[],
  result: BoutResult,
  teams: readonly number[],
  within: Within = { saved: new Set(), skills: rivals.map(({ skills }) => skills.length), teams, first: 0 },
): void {
  for (const [i, one] of rivals.entries()) settleRival(ctx, one, resultAt(result, i), i + within.first, result, within);
}

function settleRival(
  ctx: CareerContext,
  one: Rival,
  own: FighterResult,
  at: number,
  result: BoutResult,
  { saved, skills, teams }: Within,
): void {
  const { state } = ctx;
  one.fought = state.turn;
  count(one, own, { result, teams }, at);
  if ((own.status === 'killed' && !saved.has(one.id)) || own.status === 'dead') {
    one.ended = { how: 'dead', munus: state.turn, by: null };
    ctx.emit({ kind: 'died', cite: '13.62', name: one.name, why: own.status === 'dead' ? 'on the sand' : 'no mercy' });
    return;
  }
  one.hurt = hurtBy(own);
  const won = own.status === 'active' && hasWon(teams, result, at);
  const drawn = own.status === 'active' && result.winner === null;
  const lines = fameLines({ result: own, skills, at, won, drawn, taken: null });
  one.fame = Math.max(0, one.fame + sumModifiers(lines));
  if (own.status !== 'active') one.record.spared += 1;
  const before = skills[at] ?? 0;
  const beaten = own.defeated.map((id) => skills[placeOf(id)] ?? 0);
  if (learnsBy(before, beaten)) teachRival(ctx, one, 'an equal');
}

/** MR-59 Half of the stamina that was lost does not come back at once. */
const MOST_HURT = 4;
const hurtBy = ({ lost }: FighterResult): number => Math.min(MOST_HURT, Math.ceil(lost / 2));

/** MR-70, MR-71 Fame and gold of the gladiator. */
function reward(ctx: CareerContext, one: Fought): { readonly fame: number; readonly pay: number } {
  const { state, tables, emit } = ctx;
  const { man } = state;
  const fame = fameLines(one);
  man.fame = Math.max(0, man.fame + sumModifiers(fame));
  emit({ kind: 'fame', cite: 'MR-70', name: man.name, modifiers: fame, total: man.fame });
  const gold = payLines(tables.tempers[munusOf(state, state.turn).temper].pay, one);
  man.purse += sumModifiers(gold);
  emit({ kind: 'purse', cite: 'MR-71', name: man.name, modifiers: gold, total: man.purse });
  return { fame: sumModifiers(fame), pay: sumModifiers(gold) };
}

/** 14.63 A skill of one's choice after beating somebody who had as many. */
function* resolveLearning(ctx: CareerContext, { entrants, skills }: Field, own: FighterResult): CareerRule {
  const { man } = ctx.state;
  const beaten = own.defeated.map(placeOf);
  const open = missingSkills(man);
  const before = skills[0] ?? 0;
  if (
    open.length === 0 ||
    !learnsBy(
      before,
      beaten.map((at) => skills[at] ?? 0),
    )
  )
    return;
  const over = entrants[beaten.find((at) => (skills[at] ?? 0) >= before) ?? 0]?.name ?? '';
  const [skill = open[0] ?? 'attack'] = yield* resolveCareerAsk<'skill'>([
    { kind: 'skill', seat: PLAYER, cite: '14.63', open },
  ]);
  man.skills.push(skill);
  ctx.emit({ kind: 'skill', cite: '14.63', name: man.name, skill, over });
}

/** MR-61 On this or less somebody who was beaten never gets all of its stamina back. */
const FOR_GOOD = 4;

/** MR-59, MR-61 What the gladiator bears away. */
function bear(ctx: CareerContext, own: FighterResult): void {
  const { state, dice, emit } = ctx;
  const { man } = state;
  const before = man.hurt;
  man.hurt = Math.min(MOST_HURT, before + hurtBy(own));
  if (man.hurt > before) emit({ kind: 'hurt', cite: 'MR-59', name: man.name, by: man.hurt - before, hurt: man.hurt });
  if (own.status === 'active') return;
  const roll = needing(rollOf('lasting', 'MR-61', dice.throw('lasting', TWO_DICE), 'sum'), '<=', FOR_GOOD);
  const told = { name: man.name, lasting: man.lasting + (met(roll) ? 1 : 0), stays: met(roll) };
  emit({ kind: 'lasting', cite: 'MR-61', rolls: [roll], ...told });
  if (met(roll)) loseForGood(ctx, 'MR-61');
}

function die(ctx: CareerContext, { entrants, taken }: Field, own: FighterResult): void {
  const { state } = ctx;
  const by = own.beatenBy === null ? 'nobody' : (entrants[placeOf(own.beatenBy)]?.name ?? 'nobody');
  const { town } = munusOf(state, state.turn);
  const how = own.status === 'dead' ? 'killed outright' : taken.mortal ? 'sine missione' : 'no mercy';
  const why = `${how}, beaten by ${by} at ${town}`;
  ctx.emit({ kind: 'died', cite: '13.62', name: state.man.name, why });
  endCareer(ctx, 'dead', 'MR-75', why);
}

function pastOf(
  { state }: CareerContext,
  { taken, result, entrants, teams }: Field,
  fate: PastBout['fate'],
  { fame, pay }: { readonly fame: number; readonly pay: number },
): PastBout {
  return {
    ...{ number: state.past.length + 1, munus: state.turn, kind: taken.offer.kind, mortal: taken.mortal },
    ...{ names: entrants.map(({ name }) => name), profiles: entrants.map(({ profile }) => profile) },
    ...{ teams, result, fame, pay, fate },
  };
}
