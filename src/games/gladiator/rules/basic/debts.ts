/** 9.4.6, 9.6 F, 23.3, 31.3: what is owed for an earlier blow, and used up by the next, whatever its dice say. */
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { defenceFault } from '../advanced/specials.ts';
import type { Blow } from '../blow-types.ts';
import { type Combatant, combatantOf, type PhaseContext } from '../phase.ts';
import type { Area } from '../types.ts';

/** What counts for one blow, of all that the two men owed before it. */
export interface Settled {
  /** 31.3 FB The striker gave an attack up for this one. */
  readonly fatal: boolean;
  /** P270 What counts on its dice on the CRT alone. */
  readonly onDice: readonly Modifier[];
  /** 23.3 A special defence covers the area. */
  readonly guarded: boolean;
  /** 9.4.6 CF the defender lost since his last defence. */
  readonly owed: number;
  /** 9.6 F The defender fumbled since his last defence. */
  readonly fumbled: boolean;
}

/** 13.3 Nobody owes anything to what is thrown. */
const NOTHING_OWED: Settled = { fatal: false, onDice: [], guarded: false, owed: 0, fumbled: false };

/** Settles what both men owe before a blow, and returns what of it counts for this one. */
export function settleDebts(ctx: PhaseContext, blow: Blow): Settled {
  if (blow.round === null) return NOTHING_OWED;
  const defender = combatantOf(ctx, blow.target);
  const striker = combatantOf(ctx, blow.attacker);
  const fatal = striker?.fatal === true;
  if (striker !== null) striker.fatal = false;
  const onDice = balance(striker, defender);
  const guarded = defender !== null && !blow.behind && isGuarded(ctx, defender, blow.area);
  if (guarded && ctx.tables.guards.offBalance === 'whom it fooled') unbalance(blow.area, striker, defender);
  const { owed, fumbled } = defender?.fighter.conscious === true ? payOff(defender) : NOTHING_OWED; // F25 the senseless defend with 0
  return { fatal, onDice, guarded, owed, fumbled };
}

/** P270 What is left of a duck or a back step counts on the dice of the first attack of either man, once. */
function balance(striker: Combatant | null, defender: Combatant | null): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  if (striker?.unsteady === true) modifiers.push(modifier(-1, 'off balance after a back step', 'P270'));
  if (defender?.offBalance === true) modifiers.push(modifier(1, 'the defender was fooled by a duck', 'P270'));
  for (const one of [striker, defender]) if (one !== null) steady(one);
  return modifiers;
}

function steady(combatant: Combatant): void {
  if (combatant.unsteady === true) combatant.unsteady = false;
  if (combatant.offBalance === true) combatant.offBalance = false;
}

/** P270 A duck leaves him off balance who struck, a back step him who stepped. */
function unbalance(area: Area, striker: Combatant | null, defender: Combatant): void {
  if (area === 1 && striker !== null) striker.offBalance = true;
  if (area === 3) defender.unsteady = true;
}

/** 23.3 Whether a special defence covers an area, and he may still use it (P53). */
function isGuarded({ tables }: PhaseContext, { fighter, special }: Combatant, area: Area): boolean {
  return special === area && fighter.conscious && defenceFault(tables, fighter, area) === null;
}

/** 9.4.6, 9.6 F What the next blow at a man takes off his defence, which is owed once. */
function payOff(defender: Combatant): Pick<Settled, 'owed' | 'fumbled'> {
  const { owed, fumbled } = defender;
  defender.owed = 0;
  defender.fumbled = false;
  return { owed, fumbled };
}
