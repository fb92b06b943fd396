/** What a match leaves behind, for everybody of it who comes back. */
import { sumModifiers } from '../../../kernel/modifier.ts';
import { PACKS } from '../rules/words.ts';
import { munusNow } from './calendar.ts';
import { endCampaign, rollForRudis, rollForScar } from './ending.ts';
import { mercyOnMan, resolveVerdict } from './fallen.ts';
import { type Field, isDead, resultAt, sideWon } from './field.ts';
import type { CampaignContext, CampaignRule } from './kit.ts';
import { loseArms } from './market.ts';
import { remember } from './memory.ts';
import { entrantsIn, hasAnimals, isHuntOf, teamsOfOffer } from './order.ts';
import { type Fought, fameLines, type Glory, payLines, xpLines } from './reward.ts';
import { stakesOf } from './stakes.ts';
import type { EntrantResult, MatchResult, PastMatch, TakenMatch, Veteran } from './types.ts';
import type { Fate } from './words.ts';

/** Settles the match of the day; `items`: those that the gladiator brought, null: the giver's. */
export function* resolveAftermath(
  ctx: CampaignContext,
  taken: TakenMatch,
  items: Parameters<typeof loseArms>[1] | null,
  result: MatchResult,
): CampaignRule {
  const { state } = ctx;
  const teams = teamsOfOffer(taken.offer);
  const order = [...new Set(teams)];
  const entrants = entrantsIn(state, taken.offer);
  const field: Field = { taken, result, entrants, teams, parties: teams.map((team) => order.indexOf(team)) };
  const stakes = stakesOf(state, ctx.tables, taken);
  const own = resultAt(field, 0);
  const fate = mercyOnMan(ctx, field);
  const finished = fate === 'dead' ? new Set<string>() : yield* resolveVerdict(ctx, field);
  settleRivals(ctx, field);
  remember(ctx, field, finished);
  const worth = rewardMan(ctx, field, { ...stakes, finished: finished.size });
  state.past.push(pastOf(ctx, field, fate, worth));
  if (fate === 'dead') return die(ctx, field);
  state.man.idle = 0;
  if (items !== null) loseArms(ctx, items, own.items);
  bear(ctx, own);
  if (fate === 'won') rollForRudis(ctx);
}

/** What a match adds to somebody's counts, and what it teaches. */
function count(ctx: CampaignContext, field: Field, one: Veteran, at: number): Fought {
  const { record } = one;
  const own = resultAt(field, at);
  const { kind } = field.taken.offer;
  const won = sideWon(field, at) && !own.gaveUp;
  const drawn = field.result.winner === null && own.overkill === null;
  record[won ? 'won' : drawn ? 'drawn' : 'lost'] += 1;
  record.felled += own.kills;
  if (own.overkill !== null) record.fallen += 1;
  if (own.gaveUp) record.gaveUp += 1;
  return { own, won, drawn, kind, species: munusNow(ctx.state).species };
}

/** GR-88 Half of the cards that were removed stay away, so many at most. */
const MOST_WOUNDS = 6;
const woundsBy = ({ removed }: Pick<EntrantResult, 'removed'>): number =>
  Math.min(MOST_WOUNDS, Math.floor(removed / 2));

/** GR-94 What a match leaves behind for rivals: experience, Fame, wounds. */
function settleRivals(ctx: CampaignContext, field: Field): void {
  for (const [at, one] of field.entrants.entries()) {
    if (!('regard' in one)) continue;
    const fought = count(ctx, field, one, at);
    one.fought = ctx.state.turn;
    one.xp += sumModifiers(xpLines(ctx.tables.match, fought));
    one.fame = Math.max(0, one.fame + (fought.won ? 1 : fought.drawn ? 0 : -1));
    one.wounds = woundsBy(fought.own);
  }
}

/** 16.1, GR-97, GR-98 Experience, Fame and denarii of the gladiator. */
function rewardMan(ctx: CampaignContext, field: Field, glory: Glory) {
  const { state, tables, emit } = ctx;
  const { man } = state;
  const fought = count(ctx, field, man, 0);
  man.record.animals += field.result.animals;
  const xp = xpLines(tables.match, fought);
  man.xp += sumModifiers(xp);
  emit({ kind: 'experience', cite: '16.1', name: man.name, modifiers: xp, total: man.xp });
  const [fame, before] = [fameLines(fought, glory), man.fame];
  man.fame = Math.max(0, man.fame + sumModifiers(fame));
  emit({ kind: 'fame', cite: 'GR-97', name: man.name, modifiers: fame, before, total: man.fame });
  const pay = payLines(tables.tempers[munusNow(state).temper].pay, fought, glory.taken.mortal);
  man.purse += sumModifiers(pay);
  emit({ kind: 'purse', cite: 'GR-98', name: man.name, modifiers: pay, total: man.purse });
  return { xp: sumModifiers(xp), fame: sumModifiers(fame), pay: sumModifiers(pay) };
}

/** GR-88, GR-89 What the gladiator bears away. */
function bear(ctx: CampaignContext, own: EntrantResult): void {
  const { state, emit } = ctx;
  const { man } = state;
  const before = man.wounds;
  man.wounds = Math.min(MOST_WOUNDS, before + woundsBy(own));
  const by = man.wounds - before;
  if (by > 0) emit({ kind: 'wounded', cite: 'GR-88', name: man.name, by, wounds: man.wounds });
  if (own.overkill !== null) rollForScar(ctx);
}

function die(ctx: CampaignContext, { taken, result }: Field): void {
  const { state } = ctx;
  const { town, species } = munusNow(state);
  const own = resultAt({ result }, 0);
  const animals = isHuntOf(taken.offer.kind) ? ` by ${PACKS[species]}` : '';
  const how = isDead(own) ? `killed on the sand${animals}` : taken.mortal ? 'sine missione' : 'finished where it lay';
  const why = `${how} at ${town}`;
  ctx.emit({ kind: 'died', cite: '16.3', name: state.man.name, why });
  endCampaign(ctx, 'dead', '16.3', why);
}

function pastOf(
  { state }: CampaignContext,
  { taken, result, entrants, teams }: Field,
  fate: Fate,
  worth: { readonly xp: number; readonly fame: number; readonly pay: number },
): PastMatch {
  const { kind } = taken.offer;
  return {
    ...{ number: state.past.length + 1, munus: state.turn, kind, mortal: taken.mortal, teams, result, fate },
    ...{ names: entrants.map(({ name }) => name), characters: entrants.map(({ character }) => character) },
    ...{ species: hasAnimals(kind) ? munusNow(state).species : null, ...worth },
  };
}
