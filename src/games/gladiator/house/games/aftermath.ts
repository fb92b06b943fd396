/** 39.5.5-39.5.8: what a munus leaves behind. */

import { ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { CHAMPION_WINS, settleMan } from '../../career/aftermath.ts';
import { NOTHING_RAISED } from '../../career/man/improvements.ts';
import { OWN_FIGHTER } from '../../career/munus/bout-order.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { Billed, Feats } from '../../career/munus/munus-types.ts';
import { FIGHTER_IDS } from '../../rules/setup/lineup.ts';
import type { HousesContext } from '../context.ts';
import type { Gladiator, ManId } from '../house-types.ts';
import {
  changeGladiator,
  changeHouse,
  gladiatorOf,
  houseOf,
  housesInPlay,
  moneyValue,
  ownerOf,
  ownMenOf,
} from '../houses.ts';
import { post } from '../ledger.ts';
import { COLOSSEUM_SIZE } from '../limits.ts';
import { killMan } from '../market/recruits.ts';
import type { Fixture, PastBout, PastMan } from '../month-types.ts';
import type { HousesState } from '../types.ts';
import { entrantsOf } from './bouts.ts';

/** 39.5.7.2 Denarii for a man who has become Emperor's Champion. */
const CHAMPION_DENARII = 20;

/** 39.5.5 Every man of a house who fought: P106, then the honours of the day. */
export function settleExperience(ctx: HousesContext): void {
  const { state } = ctx;
  for (const fixture of state.month.fixtures) {
    for (const { id, feats } of entrantsOf(fixture)) settleEntrant(ctx, id, feats);
    state.bouts = [...state.bouts, pastBout(state, fixture)];
  }
}

function settleEntrant(ctx: HousesContext, id: ManId, feats: Feats): void {
  const { state } = ctx;
  const was = gladiatorOf(state, id);
  const { man, died } = settleMan(ctx, was.man, feats, state.turn);
  changeGladiator(state, id, { man, raised: NOTHING_RAISED, retrained: false });
  if (died) killMan(ctx, id, feats.killer, 'P106');
  else if (feats.result === 'V' && state.month.arena?.size === COLOSSEUM_SIZE) honour(ctx, id);
  if (feats.result === 'V' || feats.result === 'S') raiseRep(ctx, was);
  if (man.record.v >= CHAMPION_WINS && was.man.record.v < CHAMPION_WINS) free(ctx, id, died);
}

/** 39.5.5.1, P292 A man who has won in the Colosseum gains a point of PR, whichever match he fought. */
function honour(ctx: HousesContext, id: ManId): void {
  const { man } = gladiatorOf(ctx.state, id);
  const change = { from: man.pr, to: man.pr + 1 };
  changeGladiator(ctx.state, id, { man: { ...man, pr: change.to } });
  ctx.emit({ kind: 'colosseum-won', cite: '39.5.5.1', man: man.name, change });
}

/** 39.5.5.3 The house of a man with V or S gains a point of REP. */
function raiseRep(ctx: HousesContext, one: Gladiator): void {
  const { rep } = houseOf(ctx.state, ownerOf(one));
  const { id: house, name } = changeHouse(ctx.state, ownerOf(one), { rep: rep + 1 });
  const change = { from: rep, to: rep + 1 };
  ctx.emit({ kind: 'reputation-raised', cite: '39.5.5.3', house, name, man: one.man.name, change });
}

/** 39.5.5.2, C160, P51 The tenth victory, though he die of it. */
function free(ctx: HousesContext, id: ManId, died: boolean): void {
  const { state } = ctx;
  const one = gladiatorOf(state, id);
  const house = ownerOf(one);
  changeHouse(state, house, { champions: houseOf(state, house).champions + 1 });
  if (!died) changeGladiator(state, id, { fate: 'freed', until: state.turn });
  ctx.emit({ kind: 'man-freed', cite: '39.5.5.2', house, man: one.man.name });
}

/** A match as it is kept. */
function pastBout(state: HousesState, { n, red, blue, sheet, bill, fought }: Fixture): PastBout {
  if (fought === null) throw new Error(`match ${n} has not been fought`);
  const { winner, by, turns, moments, feats } = fought.result;
  const place = (i: number) => feats[FIGHTER_IDS[i] ?? ''];
  const owner = houseOf(state, ownerOf(gladiatorOf(state, red)));
  const own = pastMan(sheet, red, owner.id, feats[OWN_FIGHTER]);
  const comrades = bill.comrades.map(({ man }, i) => pastMan(man, null, null, place(1 + i)));
  const challengers = bill.challengers.map(({ man }, i) => {
    const house = i > 0 || blue === null ? null : ownerOf(gladiatorOf(state, blue));
    return pastMan(man, i === 0 ? blue : null, house, place(1 + comrades.length + i));
  });
  return {
    ...{ month: state.turn, n, type: bill.type, deathMatch: bill.deathMatch, beasts: bill.beasts },
    ...{ red: [own, ...comrades], blue: challengers, winner, by, turns, way: fought.way },
    moments: owner.by === 'seat' ? moments : moments.slice(-1),
  };
}

function pastMan(man: Billed['man'], id: ManId | null, house: number | null, feats: Feats | undefined): PastMan {
  const { name, style } = man;
  return { id, house, name, style, cv: combatValue(man), result: feats?.result ?? null, dead: feats?.dead ?? false };
}

/** 39.5.7 Earnings for every man of a house who took part, by the sheet he went in with (P291). */
export function payEarnings(ctx: HousesContext): void {
  const { state } = ctx;
  for (const fixture of state.month.fixtures) {
    for (const { id, feats } of entrantsOf(fixture)) payEntrant(ctx, fixture, id, feats);
  }
}

function payEntrant(ctx: HousesContext, { red, sheet, bill }: Fixture, id: ManId, feats: Feats): void {
  const { state, dice } = ctx;
  const one = gladiatorOf(state, id);
  const house = ownerOf(one);
  const entered = id === red ? sheet : (bill.challengers[0]?.man ?? one.man);
  const worth = (state.month.quality ?? 0) + moneyValue(entered) + entered.pr;
  post(ctx, house, Math.max(0, worth), { why: 'earnings', cite: '39.5.7', man: id });
  if (feats.result !== 'V') return;
  const roll = rollOf('victory-purse', '39.5.7.1', dice.throw('victory-purse', TWO_DICE), 'sum');
  post(ctx, house, roll.total, { why: 'victory', cite: '39.5.7.1', man: id, rolls: [roll] });
  if (entered.record.v === CHAMPION_WINS - 1) {
    post(ctx, house, CHAMPION_DENARII, { why: 'champion', cite: '39.5.7.2', man: id });
  }
}

/** 39.5.8, P293 1D6 XP for every man who stayed in the school. */
export function trainMen(ctx: HousesContext): void {
  const { state, dice } = ctx;
  for (const { id: house } of housesInPlay(state)) {
    for (const { id, man } of ownMenOf(state, house).filter((one) => !state.month.sent.includes(one.id))) {
      const roll = rollOf('training', '39.5.8', dice.throw('training', ONE_DIE), 'sum');
      const total = man.xp + roll.total;
      changeGladiator(state, id, { man: { ...man, xp: total } });
      ctx.emit({ kind: 'trained', cite: '39.5.8', house, man: man.name, xp: roll.total, total, rolls: [roll] });
    }
  }
}
