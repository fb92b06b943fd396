/** 28.4, 28.5: what beasts do, after everybody else has moved. */
import { type Lot, ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { type Direction, minus, nearestDirections, turn } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { hasInFront } from '../basic/facing.ts';
import { inflict, killIfDone } from '../basic/harm.ts';
import { type BeastFighter, headOf, isLooseBeast, rangeBetween, rangeTo } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import { boxesLeft, isActive } from '../sheet.ts';
import { prowl } from '../springsteen/springsteen.ts';
import { AREAS, type Fighter } from '../types.ts';
import { closestMan, menInArena } from './quarry.ts';
import { bookOf } from './setup.ts';
import { stepBeast } from './steps.ts';
import type { BeastAction } from './types.ts';

/** 28.5 What goes on the roll of a beast that has just fed. */
const FED = 3;

/** The action of this phase's pack, rolled for its first wolf. */
interface Pack {
  action: BeastAction | null;
}

/** 28.4, P90 Every beast acts, the nearest to a man first; wolves do what the first of them does. */
export function moveBeasts(ctx: PhaseContext): void {
  const beasts = ctx.state.fighters.filter(isLooseBeast).filter(isActive);
  const range = (beast: Fighter) => Math.min(...menInArena(ctx.state).map((man) => rangeBetween(beast, man)));
  const order = beasts.map((beast) => ({ beast, range: range(beast) })).sort((a, b) => a.range - b.range);
  const pack: Pack = { action: null };
  for (const { beast } of order) if (isActive(beast)) playBeast(ctx, beast, pack);
}

function playBeast(ctx: PhaseContext, beast: BeastFighter, pack: Pack): void {
  const { fed, dazed } = beast.beast;
  beast.beast.fed = false;
  if (dazed) {
    beast.beast.dazed = false;
    ctx.emit({ kind: 'beast-acted', cite: 'P93', fighter: beast.id, action: 'dazed', hexes: 0 });
    return;
  }
  if (bookOf(ctx.state.rules, beast.beast) === 'springsteen') {
    prowl(ctx, beast);
    return;
  }
  if (beast.beast.panicked) {
    roamAtRandom(ctx, beast, 'panic', []);
    return;
  }
  const { action, rolls } = drawAction(ctx, beast, pack, fed);
  carryOut(ctx, beast, action, rolls);
}

/** 28.5 2D6 and its cunning; a fed beast stays with its meal. */
function drawAction(
  ctx: PhaseContext,
  beast: BeastFighter,
  pack: Pack,
  fed: boolean,
): { readonly action: BeastAction; readonly rolls: readonly Roll[] } {
  const wolf = beast.beast.kind === 'wolf';
  if (wolf && pack.action !== null) return { action: pack.action, rolls: [] };
  const modifiers: Modifier[] = [];
  addModifier(modifiers, ctx.tables.beasts[beast.beast.kind].cunning, 'cunning', '28.3.3.2');
  addModifier(modifiers, fed ? FED : 0, 'it has fed', '28.5');
  const roll = rollOf('beast-action', '28.5', ctx.dice.throw('beast-action', TWO_DICE), 'sum', modifiers);
  const { table, value } = ctx.tables.beastActions.at(roll.total, 0);
  if (wolf) pack.action = value.action;
  return { action: value.action, rolls: [{ ...roll, table, result: value.text }] };
}

function carryOut(ctx: PhaseContext, beast: BeastFighter, action: BeastAction, rolls: readonly Roll[]): void {
  switch (action) {
    case 'panic':
      beast.beast.panicked = true;
      roamAtRandom(ctx, beast, 'panic', rolls);
      break;
    case 'random':
      roamAtRandom(ctx, beast, 'random', rolls);
      break;
    case 'stay':
      turnToMan(ctx, beast, rolls);
      break;
    case 'away':
    case 'toward':
      approach(ctx, beast, action, rolls);
      break;
    case 'feed':
      goToFeed(ctx, beast, rolls);
      break;
  }
}

/** P96 1D3 hexes of an action, or 2D3 in panic, less one for every lamed leg. */
function paces(ctx: PhaseContext, beast: Fighter, dice: 1 | 2): Roll {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -beast.limps, 'lame', 'P179');
  const thrown = ctx.dice.throw('beast-hexes', dice === 1 ? ONE_DIE : TWO_DICE);
  return rollOf('beast-hexes', dice === 1 ? '28.5' : '28.5.2', thrown, 'd3', modifiers);
}

/** 28.5, 28.5.2, P91 One direction by 1D6 from its facing, then straight on. */
function roamAtRandom(
  ctx: PhaseContext,
  beast: BeastFighter,
  action: 'random' | 'panic',
  rolls: readonly Roll[],
): void {
  const far = paces(ctx, beast, action === 'panic' ? 2 : 1);
  const way = rollOf('beast-way', 'P91', ctx.dice.throw('beast-way', ONE_DIE), 'sum');
  const hexes = Math.max(0, far.total);
  emitAction(ctx, beast, action, hexes, [...rolls, far, way], []);
  go(ctx, beast, hexes, turn(beast.facing, way.total - 1));
}

/** Goes straight on, turned aside where its way is barred (P92). */
function go(ctx: PhaseContext, beast: BeastFighter, hexes: number, way: Direction): void {
  let heading: Direction | null = way;
  for (let moved = 0; moved < hexes && heading !== null; moved++) heading = stepBeast(ctx, beast, heading, moved);
}

/** 28.5 7-8: turned toward the closest man, unless it has him before it or its body has no room to turn (A7). */
function turnToMan(ctx: PhaseContext, beast: BeastFighter, rolls: readonly Roll[]): void {
  const { man, lots } = closestMan(ctx, beast);
  const turns = man !== null && !sees(beast, man);
  const { way, lots: drawn } = turns ? wayBy(ctx, beast, man, 'toward') : { way: beast.facing, lots: [] };
  emitAction(ctx, beast, 'stay', 0, rolls, [...lots, ...drawn], man);
  if (turns) stepBeast(ctx, beast, way, 0, { turnOnly: true });
}

/** 28.5 Toward the closest man or away from him, step by step; with him before it, it stays and strikes (P91). */
function approach(ctx: PhaseContext, beast: BeastFighter, action: 'away' | 'toward', rolls: readonly Roll[]): void {
  const { man, lots } = closestMan(ctx, beast);
  if (man === null || (action === 'toward' && sees(beast, man))) {
    emitAction(ctx, beast, action, 0, rolls, lots, man);
    return;
  }
  const far = paces(ctx, beast, 1);
  const hexes = Math.max(0, far.total);
  emitAction(ctx, beast, action, hexes, [...rolls, far], lots, man);
  let goes = true;
  for (let moved = 0; moved < hexes && goes; moved++) goes = goBy(ctx, beast, man, action, moved);
}

/** One hex toward something, or away from it. Returns whether it may go on. */
function goBy(
  ctx: PhaseContext,
  beast: BeastFighter,
  to: Pick<Fighter, 'at'>,
  action: 'away' | 'toward',
  moved: number,
): boolean {
  const { way, lots } = wayBy(ctx, beast, to, action);
  return stepBeast(ctx, beast, way, moved, { lots }) !== null;
}

/** P91 The direction that lowers the distance to something, or raises it; of equals one at random. */
function wayBy(
  { dice }: PhaseContext,
  { at, facing }: Fighter,
  to: Pick<Fighter, 'at'>,
  action: 'away' | 'toward',
): { readonly way: Direction; readonly lots: readonly Lot[] } {
  const ways = nearestDirections(minus(to.at, at)).map((way) => (action === 'away' ? turn(way, 3) : way));
  const lots = ways.length > 1 ? [dice.lot('beast-turn', 'P91', ways.length)] : [];
  return { way: ways[lots[0]?.picked ?? 0] ?? facing, lots };
}

/** 28.5 13+: to the closest body, and feeds on it (P94); with none it goes for a man (C98). */
function goToFeed(ctx: PhaseContext, beast: BeastFighter, rolls: readonly Roll[]): void {
  const bodies = ctx.state.fighters.filter((one) => isMeal(beast, one));
  const nearest = Math.min(...bodies.map((body) => rangeBetween(beast, body)));
  const close = bodies.filter((body) => rangeBetween(beast, body) === nearest);
  const lots = close.length > 1 ? [ctx.dice.lot('meal', 'P94', close.length)] : [];
  const meal = close[lots[0]?.picked ?? 0];
  if (meal === undefined) {
    approach(ctx, beast, 'toward', rolls);
    return;
  }
  const { hexes } = ctx.tables.beastActions.at(Number.MAX_SAFE_INTEGER, 0).value;
  const most = Math.max(0, Number(hexes) - beast.limps);
  emitAction(ctx, beast, 'feed', most, rolls, lots, meal);
  let goes = true;
  for (let moved = 0; moved < most && goes && !isAtMeal(beast, meal); moved++)
    goes = goBy(ctx, beast, meal, 'toward', moved);
  if (isAtMeal(beast, meal)) feed(ctx, beast, meal);
}

const isAtMeal = (beast: Fighter, meal: Fighter) => rangeTo(meal, headOf(beast)) <= 1;

/** P94 Dead or senseless men, and dead beasts of another kind. */
function isMeal(beast: BeastFighter, one: Fighter): boolean {
  if (one === beast || one.fate === 'spared') return false;
  if (one.beast === null) return one.fate === 'dead' || !one.conscious;
  return one.fate === 'dead' && one.beast.kind !== beast.beast.kind;
}

/** P94 Who lies senseless under its teeth loses a wound box of any area. */
function feed(ctx: PhaseContext, beast: BeastFighter, meal: Fighter): void {
  beast.beast.fed = true;
  const lot = meal.fate === 'fighting' ? ctx.dice.lot('fed-on', 'P94', AREAS.length) : null;
  const area = lot === null ? null : (AREAS[lot.picked] ?? 1);
  const before = area === null ? 0 : boxesLeft(meal, area);
  if (area !== null) inflict(ctx, meal, area, { wounds: 1, force: 0, kills: null, critical: null, mortal: false });
  const left = area === null ? null : { from: before, to: boxesLeft(meal, area) };
  const lots = lot === null ? [] : [lot];
  ctx.emit({ kind: 'beast-fed', cite: 'P94', fighter: beast.id, body: meal.id, area, left, lots });
  if (area !== null) killIfDone(ctx, meal, area, beast);
}

/** 28.7.2 Whether a man is in one of the three hexes before a beast's head. */
function sees(beast: Fighter, man: Fighter): boolean {
  return hasInFront(beast, man.at, 1);
}

function emitAction(
  ctx: PhaseContext,
  beast: Fighter,
  action: BeastAction,
  hexes: number,
  rolls: readonly Roll[],
  lots: readonly Lot[],
  towards: Fighter | null = null,
): void {
  const event = { fighter: beast.id, action, hexes, ...(towards === null ? {} : { towards: towards.id }) };
  ctx.emit({ kind: 'beast-acted', cite: action === 'panic' ? '28.5.2' : '28.5', ...event, rolls, lots });
}
