/** Why a special attack or defence is not open, for whoever asks for one (23). */
import { defenceFault, specialClosed } from '../../rules/advanced/specials.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { inForce } from '../../rules/rule-choices.ts';
import { type Area, type Fighter, SPECIAL_ATTACKS, type SpecialAttack, type State } from '../../rules/types.ts';
import type { Here } from '../asked.ts';

/** Gives the reasons, each with its rule, in a few words. */
export interface Closed {
  /** Why no special attack can be made on an area of that opponent. */
  attack(area: Area): string;
  /** Why the special defence of an area cannot be taken. */
  guard(area: Area): string;
}

/** The reasons of one man against one opponent. */
export function closedTo(here: Here, fighter: Fighter, target: Fighter): Closed {
  const { state, tables } = here;
  const range = rangeBetween(fighter, target);
  return {
    attack(area) {
      const name = ownSpecial(area);
      return (
        noneAtAll(state, fighter, 'attacks', '23.2', inForce(state.rules, 23)) ??
        specialClosed(tables, fighter, range, name) ??
        (target.beast === null
          ? `a ${name} cannot be used now (23.2)`
          : `a beast cannot be met with a ${name} (P52, P158)`)
      );
    },
    guard(area) {
      const known = inForce(state.rules, 23) || tables.guards.inForce === 'always';
      return (
        noneAtAll(state, fighter, 'defences', '23.3', known) ??
        defenceFault(tables, fighter, area) ??
        'below 1 CF, the CF from position can only attack (10.3.4.1)'
      );
    },
  };
}

/** Why a man has no specials of a kind in this bout, or null. */
function noneAtAll(
  { rules }: Readonly<State>,
  { mount }: Fighter,
  kind: string,
  cite: string,
  known: boolean,
): string | null {
  if (mount !== null) return `a rider has no special ${kind} (30.6.2)`;
  if (known) return null;
  if (rules.profile === 'basic') return `there are no special ${kind} in the Basic Game (${cite})`;
  return `special ${kind} belong to chapter 23, which is not in force (${cite})`;
}

/** 23.2 The special attack that goes to an area alone; of an area that has none the feint, which goes anywhere. */
function ownSpecial(area: Area): SpecialAttack {
  const names = Object.keys(SPECIAL_ATTACKS) as readonly SpecialAttack[];
  return names.find((name) => SPECIAL_ATTACKS[name] === area) ?? 'feint';
}
