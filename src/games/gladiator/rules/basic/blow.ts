/** 9.5, 9.6, P47: the dice of a blow on the CRT, and what their result becomes (P2, P261). */

import { ONE_DIE, type Throw } from '../../../../kernel/dice.ts';
import type { Diced } from '../../../../kernel/event.ts';
import { addModifier, type Modifier, modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { partOf, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { DEFENCE_NAMES } from '../advanced/specials.ts';
import { armedCf, hasTwoWeapons } from '../advanced/weapons.ts';
import type { Blow, CrtResult } from '../blow-types.ts';
import type { BlowResult } from '../events.ts';
import { type Combatant, combatantOf, type PhaseContext, turnoutOf } from '../phase.ts';
import { isWeapon, shieldOf, shieldOnDice, weaponOf } from '../sheet.ts';
import type { CrtCell, Found, Tables } from '../tables/types.ts';
import { weaponRecord } from '../tables/weapon-rows.ts';
import type { Item, RuleChoices } from '../types.ts';
import { blowDice, castOf, woundDice } from './blow-dice.ts';
import { type Effects, readEffects } from './blow-effects.ts';
import { type Settled, settleDebts } from './debts.ts';

/** 31.3 FB Points of TR for each CF more that an attack given up takes off a defence. */
const TR_PER_CF = 3;

/** What the dice of a blow say. Nothing has happened yet. */
export interface BlowReading extends Effects, CrtResult, Diced {
  readonly blow: Blow;
  /** ST of the man who strikes, as he strikes (P40). */
  readonly st: number;
  readonly defence: number;
  readonly modified: number;
  readonly printed: string;
}

/** 9.5 Settles what both men owe before a blow, then throws its dice and reads them. */
export function settleAndRead(ctx: PhaseContext, blow: Blow): BlowReading {
  return readBlow(ctx, blow, settleDebts(ctx, blow));
}

/** 9.5 Throws the dice of a blow and reads them as the state now stands, which they do not change. @internal */
export function readBlow(ctx: PhaseContext, blow: Blow, settled: Settled): BlowReading {
  const { target } = blow;
  const { tables } = ctx;
  const { onDice, guarded } = settled;
  const defender = blow.round === null ? null : combatantOf(ctx, target);
  const defended = defender === null ? NO_MODIFIERS : defend(ctx, defender, blow, settled);
  const modified = blow.cf + sumModifiers(defended.modifiers);
  const against: Against = { defended: defended.modifiers, onDice, guarded };
  const throws = blowDice(tables, ctx.dice, ctx.falls?.({ blow, modified, onDice, guarded }));
  const { rules } = ctx.state;
  const { roll, printed, crt } = readResult({ rules, tables }, blow, throws('crt'), against);
  const rolls = [...defended.rolls, roll];
  const cast = castOf(throws);
  const reader = { rules, tables, dice: ctx.dice, blow, cast, modified, rolls, armed: weaponOf(target) !== null };
  const { st } = blow.attacker;
  return {
    blow,
    st,
    rolls,
    lots: [],
    defence: blow.cf - modified,
    modified,
    printed,
    ...crt,
    ...readEffects(reader, crt),
  };
}

/** 21.7.1, 28.6.1, P62 A noose or a beast's hooves are a hit without a throw on the CRT: wound dice alone. */
export function readUnparried({ state, tables, dice }: PhaseContext, blow: Blow, bonus: number): BlowReading {
  const rolls: Roll[] = [];
  const cast = castOf(woundDice(tables, dice));
  const crt: CrtResult = { result: 'H', bonus };
  const armed = weaponOf(blow.target) !== null;
  const effects = readEffects({ rules: state.rules, tables, dice, blow, cast, modified: 0, rolls, armed }, crt);
  return { blow, st: 0, rolls, lots: [], defence: 0, modified: 0, printed: 'H', ...crt, ...effects };
}

/** 23.3 What a special defence makes of any attack on its area. */
const GUARD_RESULTS = { 1: '--', 2: 'S', 3: '--', 4: 'P', 5: '--' } as const;

const NO_MODIFIERS: { readonly modifiers: readonly Modifier[]; readonly rolls: readonly Roll[] } = {
  modifiers: [],
  rolls: [],
};

/** 9.3.3, 9.4.6, 9.6 F What stands against an attack on an area. */
function defend(
  ctx: PhaseContext,
  combatant: Combatant,
  { attacker, area, behind }: Blow,
  { fatal, owed, fumbled }: Settled,
): typeof NO_MODIFIERS {
  if (!combatant.fighter.conscious) return NO_MODIFIERS; // F25 the senseless defend with 0
  const modifiers: Modifier[] = [];
  const rolls: Roll[] = [];
  const standing = behind ? 0 : combatant.defence[area]; // 26.4 not against those behind
  addModifier(modifiers, -standing, 'defence CF', '9.3.3');
  if (fatal) cutDefence(ctx, attacker, standing, modifiers, rolls);
  addModifier(modifiers, owed, 'CF the defender lost', '9.4.6');
  addModifier(modifiers, turnoutOf(ctx, combatant.fighter).pool.exposed, 'he has just escaped', '20.6.1');
  if (fumbled) {
    const roll = rollOf('fumble', '9.6', ctx.dice.throw('fumble', ONE_DIE), 'sum');
    rolls.push(roll);
    modifiers.push(modifier(roll.total, 'the defender fumbled', '9.6'));
  }
  return { modifiers, rolls };
}

/** 31.3 FB 1D3 and a third of his TR come off the defence, down to none (P219). */
function cutDefence(
  { dice }: PhaseContext,
  { tr }: Blow['attacker'],
  standing: number,
  modifiers: Modifier[],
  rolls: Roll[],
): void {
  const own: Modifier[] = [];
  addModifier(own, Math.floor(tr / TR_PER_CF), 'a third of his TR', '31.3');
  const roll = rollOf('fatal-blow', '31.3', dice.throw('fatal-blow', ONE_DIE), 'd3', own);
  const cut = Math.min(roll.total, standing);
  rolls.push({ ...roll, result: `defence -${cut}` });
  addModifier(modifiers, cut, 'Fatal Blow (FB)', '31.3');
}

/** What a result is read by. */
interface Book {
  readonly rules: RuleChoices;
  readonly tables: Tables;
}

/** What a blow meets. */
interface Against {
  /** What stands against it, in CF. */
  readonly defended?: readonly Modifier[];
  /** P270 What counts on its dice on the CRT alone. */
  readonly onDice?: readonly Modifier[];
  /** 23.3 A special defence covers the area. */
  readonly guarded: boolean;
}

/** 9.5, P47 What the red dice of a blow come to: the CRT, or the special defence that covers the area, after the conversions. */
export function readResult(
  book: Book,
  blow: Blow,
  thrown: Throw,
  { defended = [], onDice = [], guarded }: Against,
): { readonly roll: Roll; readonly printed: string; readonly crt: CrtResult } {
  const { roll, printed, raw } = readCrt(book, blow, thrown, defended, onDice);
  const crt = convert(book.tables, blow, guarded ? { result: GUARD_RESULTS[blow.area], bonus: 0 } : raw);
  const name = guarded ? `${DEFENCE_NAMES[blow.area]}: ` : '';
  return { roll: { ...roll, result: `${name}${resultText(crt)}` }, printed, crt };
}

/** 9.5.1 The red dice on the CRT. */
function readCrt(
  { rules, tables }: Book,
  blow: Blow,
  thrown: Throw,
  defended: readonly Modifier[],
  onDice: readonly Modifier[],
): { roll: Roll; printed: string; raw: CrtResult } {
  const modifiers = [modifier(blow.cf, 'attack CF', '9.5'), ...defended].filter(({ value }) => value !== 0);
  const weakness = Math.max(0, -armedCf(rules, tables, blow.target));
  addModifier(modifiers, weakness, 'weakened defender', '10.3.4.2'); // C69 on the CRT alone
  const roll = rollOf('crt', '9.5.1', partOf(thrown, 'red'), 'sum', [
    ...modifiers,
    ...onDice,
    ...shieldOnDice(tables, blow.target),
  ]);
  const sum = sumModifiers(modifiers);
  const { table, value } = combatResult(tables, roll.total - sum, sum);
  const printed = value.result === 'H' ? resultText(value) : table.cell;
  return { roll: { ...roll, table }, printed, raw: value };
}

/** P261 The last line of the CRT. */
const CRT_TOP = 18;

/**
 * 9.5.1 What dice come to at so many CF; CF beyond the columns of the CRT count on the dice (9.5.1.2, 9.5.1.3). The
 * tables of 1981 go on past their last line, one more a point (P261).
 */
export function combatResult(
  { crt, formulas }: Pick<Tables, 'crt' | 'formulas'>,
  dice: number,
  cf: number,
): Found<CrtCell> {
  const column = Math.max(crt.first, Math.min(crt.last, cf));
  const total = dice + cf - column;
  const { table, value } = crt.at(total, column - crt.first);
  const beyond = formulas['attack table'] === 'goes on' ? Math.max(0, total - CRT_TOP) : 0;
  return { table, value: beyond === 0 ? value : { ...value, bonus: value.bonus + beyond } };
}

/** 21.5, C89 Where a flail's chain brings a shield hit or a parry. */
const FLAIL_STEPS: { readonly [R in BlowResult]?: CrtResult } = {
  S: { result: 'P', bonus: 0 },
  'S*': { result: 'P*', bonus: 0 },
  P: { result: 'H', bonus: 0 },
  'P*': { result: 'H', bonus: 1 },
};

/** 21.5 Whether a thing swings on a chain. */
function isOnChain(tables: Tables, item: Item | null): boolean {
  return item !== null && isWeapon(item) && weaponRecord(tables, item).chain === true;
}

/**
 * P47 Results change by the flail, by a weapon in each hand (24.3), and where shield or weapon is
 * missing (9.6); P* from a throw only where there is no weapon (P64).
 */
function convert(tables: Tables, { target, item, round }: Blow, raw: CrtResult): CrtResult {
  const flailed = round !== null && isOnChain(tables, item) ? (FLAIL_STEPS[raw.result] ?? raw) : raw;
  let { result } = flailed;
  if (hasTwoWeapons(target) || shieldOf(tables, target) === null) {
    if (result === 'S' || result === 'S*') result = 'P';
    else if (result === 'P*' && round !== null) result = 'H';
  }
  if (weaponOf(target) === null && (result === 'P' || result === 'P*')) result = 'H';
  return { result, bonus: flailed.bonus };
}

function resultText({ result, bonus }: CrtResult): string {
  return bonus > 0 ? `${result}+${bonus}` : result;
}
