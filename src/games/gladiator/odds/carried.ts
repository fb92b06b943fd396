/** What a phase of combat carries from blow to blow: taken down, put back, and told apart. */

import { armedCf } from '../rules/advanced/weapons.ts';
import type { Combatant, PhaseContext, PlannedAttack } from '../rules/phase.ts';
import { areaLoss, isBattered, isShield } from '../rules/sheet.ts';
import type { Tables } from '../rules/tables/types.ts';
import { weaponRow } from '../rules/tables/weapon-rows.ts';
import { AREAS, type Fighter, type Item } from '../rules/types.ts';

/** What blows change in a man. */
type Changing =
  | ('st' | 'ag' | 'at' | 'vision' | 'posture' | 'faceUp' | 'conscious' | 'fate' | 'mortal' | 'mount' | 'grappled')
  | ('limps' | 'stumbles' | 'owesStumble' | 'stumbling' | 'lastStruckBy')
  | ('wounds' | 'armour' | 'stun' | 'arteries' | 'hands' | 'beast');
type Body = Pick<Fighter, Changing>;

/** A moment of the fight, to which it can be set back. */
export interface FightMoment {
  readonly bodies: readonly Body[];
  readonly items: readonly Item[];
  readonly plans: readonly Combatant[];
  readonly loose: PhaseContext['state']['loose'];
  readonly thrown: readonly Fighter[];
}

/** Everything that anybody has on him. */
export function thingsCarried({ state }: PhaseContext): readonly Item[] {
  return state.fighters.flatMap(({ hands, sheath }) => [...hands, ...sheath]);
}

/** The moment as it is; `items`: all there were as the fight began. */
export function fightMoment(ctx: PhaseContext, items: readonly Item[]): FightMoment {
  return {
    bodies: ctx.state.fighters.map(bodyOf),
    items: items.map((item) => ({ ...item })),
    plans: ctx.combatants.map(planOf),
    loose: [...ctx.state.loose],
    thrown: [...ctx.thrown],
  };
}

/** Sets the fight back to a moment. Men and things stay the same objects. */
export function setBack(ctx: PhaseContext, items: readonly Item[], moment: FightMoment): void {
  for (const [i, fighter] of ctx.state.fighters.entries()) {
    const body = moment.bodies[i];
    if (body !== undefined) putBody(fighter, body);
  }
  for (const [i, item] of items.entries()) {
    const then = moment.items[i];
    if (isShield(item)) {
      if (then !== undefined && isShield(then)) item.ticked = then.ticked;
    } else if ('short' in item && (then === undefined || !('short' in then))) delete item.short;
    else if (then !== undefined && 'short' in then) Object.assign(item, { short: true });
  }
  for (const [i, combatant] of ctx.combatants.entries()) {
    const plan = moment.plans[i];
    if (plan !== undefined) putPlan(combatant, plan);
  }
  ctx.state.loose = [...moment.loose];
  ctx.thrown.splice(0, ctx.thrown.length, ...moment.thrown);
}

function bodyOf(fighter: Body): Body {
  const { st, ag, at, vision, posture, faceUp, conscious, fate, mortal, mount, grappled, limps, stumbles } = fighter;
  const { owesStumble, stumbling, lastStruckBy, wounds, armour, stun, arteries, hands, beast } = fighter;
  return {
    ...{ st, ag, at, vision, posture, faceUp, conscious, fate, mortal, mount, grappled, limps, stumbles },
    ...{ owesStumble, stumbling, lastStruckBy, hands },
    wounds: { 1: wounds[1], 2: wounds[2], 3: wounds[3], 4: wounds[4], 5: wounds[5] },
    armour: { 1: armour[1], 2: armour[2], 3: armour[3], 4: armour[4], 5: armour[5] },
    stun: { amount: stun.amount, turn: stun.turn, phase: stun.phase },
    arteries: arteries.length === 0 ? [] : [...arteries],
    beast: beast === null ? null : { ...beast },
  };
}

/** What is in a body stays as it was when it was taken down: lists that blows change are copied. */
function putBody(fighter: Fighter, body: Body): void {
  fighter.st = body.st;
  fighter.ag = body.ag;
  fighter.at = body.at;
  fighter.vision = body.vision;
  fighter.posture = body.posture;
  fighter.faceUp = body.faceUp;
  fighter.conscious = body.conscious;
  fighter.fate = body.fate;
  fighter.mortal = body.mortal;
  fighter.mount = body.mount;
  fighter.grappled = body.grappled;
  fighter.limps = body.limps;
  fighter.stumbles = body.stumbles;
  fighter.owesStumble = body.owesStumble;
  fighter.stumbling = body.stumbling;
  fighter.lastStruckBy = body.lastStruckBy;
  fighter.hands = body.hands;
  fighter.arteries =
    body.arteries.length === 0 && fighter.arteries.length === 0 ? fighter.arteries : [...body.arteries];
  if (fighter.beast !== null && body.beast !== null) Object.assign(fighter.beast, body.beast);
  fighter.stun = body.stun;
  for (const area of AREAS) {
    fighter.wounds[area] = body.wounds[area];
    fighter.armour[area] = body.armour[area];
  }
}

function planOf(combatant: Combatant): Combatant {
  const { defence, attacks } = combatant;
  return { ...combatant, defence: { ...defence }, attacks: attacks.map((attack) => ({ ...attack })) };
}

function putPlan(combatant: Combatant, { attacks, defence, owed, fumbled, fatal, ...steps }: Combatant): void {
  combatant.owed = owed;
  combatant.fumbled = fumbled;
  combatant.fatal = fatal;
  combatant.offBalance = steps.offBalance;
  combatant.unsteady = steps.unsteady;
  for (const area of AREAS) combatant.defence[area] = defence[area];
  for (const [i, attack] of combatant.attacks.entries()) {
    const then = attacks[i];
    if (then === undefined) continue;
    attack.cf = then.cf;
    attack.round = then.round;
    attack.weapon = then.weapon;
    attack.fist = then.fist;
    attack.unanswered = then.unanswered;
    attack.waiting = then.waiting;
  }
}

/** What may still come. */
export interface Outlook {
  /** Attacks yet to be made, at men who are still there to be struck. */
  readonly waiting: readonly PlannedAttack[];
  /** Who may still be hurt. */
  readonly atRisk: ReadonlySet<Fighter>;
  /** One of the attacks may harm who makes it, or cost him his weapon. */
  readonly backfires: boolean;
}

/** What may still come of what was planned. */
export function outlookOf({ combatants, wild, tables }: PhaseContext): Outlook {
  const waiting: PlannedAttack[] = [];
  const atRisk = new Set<Fighter>();
  let backfires = false;
  for (const { fighter, attacks } of combatants) {
    for (const attack of attacks) {
      if (!attack.waiting || attack.target.fate !== 'fighting') continue;
      waiting.push(attack);
      atRisk.add(attack.target);
      if (!mayBackfire(tables, fighter, attack)) continue;
      atRisk.add(fighter);
      backfires = true;
    }
  }
  if (wild && waiting.length > 0) for (const { fighter } of combatants) atRisk.add(fighter);
  return { waiting, atRisk, backfires };
}

/** 22.2.1, 28.7.3.2, P66 Whether a parry may wound who strikes, be it after his weapon has broken. */
function mayBackfire(tables: Tables, { beast }: Fighter, { fist, weapon }: PlannedAttack): boolean {
  return fist || beast !== null || (weapon !== null && weaponRow(tables, weapon).breaks !== null);
}

/**
 * Moments with the same words go on with the same chances, and end alike but for wounds and CF, whatever has
 * been before.
 */
export function momentWords(ctx: PhaseContext, outlook: Outlook): string {
  const men = ctx.combatants.map((one) => endText(one.fighter, ctx)).join(';');
  if (outlook.waiting.length === 0) return men;
  return `${men}#${ctx.combatants.map((one) => goesOnText(ctx, one, outlook)).join(';')}`;
}

/** How a man ends. */
function endText({ fate, conscious, posture, mortal, hands }: Fighter, { tables }: PhaseContext): string {
  if (fate !== 'fighting') return 'x';
  const held = hands.map((item) => (isShield(item) && isBattered(tables, item) ? '' : item.id)).join();
  return `${conscious ? '' : 'u'}${posture[0]}${mortal ? 'm' : ''}${held}`;
}

/** What the rest of the fight hangs on, of one man. */
function goesOnText(ctx: PhaseContext, combatant: Combatant, { waiting, atRisk }: Outlook): string {
  const { fighter, attacks } = combatant;
  const { st, at, mount, beast, hands, grappled, fate } = fighter;
  if (fate !== 'fighting') return '';
  const short = hands.some((item) => 'short' in item) ? 's' : '';
  const grip = grappled === null ? '' : `g${grappled.by}${grappled.area}`;
  const plan = attacks.flatMap((one) => (one.waiting ? [planText(one)] : [])).join();
  const own = `${st}${short}${at.q}.${at.r}${mount ?? ''}${grip}${beast === null ? '' : JSON.stringify(beast)}`;
  return `${own}|${plan}${combatant.fatal ? 'b' : ''}${combatant.unsteady === true ? 'y' : ''}${atRisk.has(fighter) ? targetText(ctx, combatant, waiting) : ''}`;
}

/** What may come of further blows at a man. */
function targetText(
  { state: { rules }, tables }: PhaseContext,
  { fighter, defence, owed, fumbled, offBalance }: Combatant,
  waiting: readonly PlannedAttack[],
): string {
  const { armour, wounds, stun, hands } = fighter;
  const anywhere = waiting.some(({ special }) => special === 'feint');
  const aimed = AREAS.filter((area) => anywhere || waiting.some((one) => one.target === fighter && one.area === area));
  const areas = aimed.map((area) => `${wounds[area]}.${defence[area]}`).join();
  const limbs = `${areaLoss(tables, fighter, 4)}.${areaLoss(tables, fighter, 5)}.${wounds[4]}`;
  const worn = hands.map((item) => (isShield(item) ? item.ticked : '')).join('');
  const cf = `${armedCf(rules, tables, fighter)}.${stun.amount}`;
  return `|${areas}|${limbs}|${armour[1]}|${worn}|${cf}|${owed}${fumbled ? 'f' : ''}${offBalance === true ? 'o' : ''}`;
}

const planText = ({ area, cf, round, weapon, fist, unanswered }: PlannedAttack): string =>
  `${area}:${cf}:${round}:${weapon?.id ?? ''}${fist ? 'f' : ''}${unanswered ? 'u' : ''}`;
