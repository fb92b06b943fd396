/** MR-68, MR-69 What can still be said when the crowd has said no. */
import { TWO_DICE } from '../../../kernel/dice.ts';
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { munusOf } from './calendar.ts';
import { type CareerContext, type CareerRule, PLAYER, resolveCareerAsk } from './kit.ts';
import { favourOf } from './men.ts';
import type { Man, Rival } from './types.ts';
import { spend } from './weeks.ts';

/** MR-68 What two dice must show for the giver to listen. */
export const HEARD = 9;
/** MR-68 The most gold that is taken. */
const MOST_GOLD = 8;
/** MR-68 Gold that counts one. */
export const GOLD_A_POINT = 2;
/** MR-66 What it helps if the one who won owes a life. */
const OWES = 3;
/** MR-68 Fame of one who asks for nothing. */
const PROUD = 3;

/** MR-68 Asks the giver for the gladiator's life; whether it is given. */
export function* resolvePlea(ctx: CareerContext, by: Man | Rival | null): CareerRule<boolean> {
  const { state, dice, emit } = ctx;
  const { man } = state;
  const known = pleaModifiers(ctx, by);
  const most = Math.min(MOST_GOLD, man.purse);
  const [gold = 0] = yield* resolveCareerAsk<'plead'>([
    { kind: 'plead', seat: PLAYER, cite: 'MR-68', most, adds: sumModifiers(known) },
  ]);
  if (gold === null) {
    man.fame += PROUD;
    emit({ kind: 'asked-nothing', cite: 'MR-68', name: man.name, fame: man.fame });
    return false;
  }
  const points = Math.floor(gold / GOLD_A_POINT);
  const modifiers = [...known, ...(points > 0 ? [modifier(points, `${gold} gold`, 'MR-68')] : [])];
  if (gold > 0) spend(ctx, 'a plea', gold, 'MR-68');
  const roll = needing(rollOf('plea', 'MR-68', dice.throw('plea', TWO_DICE), 'sum', modifiers), '>=', HEARD);
  emit({ kind: 'pleaded', cite: 'MR-68', rolls: [roll], name: man.name, gold, heard: met(roll) });
  return met(roll);
}

/** MR-68 What speaks for the gladiator before the giver, gold apart. */
function pleaModifiers(ctx: CareerContext, by: Man | Rival | null): readonly Modifier[] {
  const owes = by !== null && 'regard' in by && by.regard === 'debt';
  return [...giverModifiers(ctx), ...(owes ? [modifier(OWES, `${by.name} owes a life`, 'MR-66')] : [])];
}

/** MR-56, MR-67 How the giver is minded, and how well the crowd knows the one who asks. */
function giverModifiers({ state, tables }: CareerContext): readonly Modifier[] {
  const { temper } = munusOf(state, state.turn);
  const [{ appeal }, favour] = [tables.tempers[temper], favourOf(state.man)];
  return [
    ...(appeal === 0 ? [] : [modifier(appeal, `a ${temper} giver`, 'MR-56')]),
    ...(favour === 0 ? [] : [modifier(favour, 'a favourite', 'MR-67')]),
  ];
}

/** MR-69 What two dice must show for the one who won to be heard. */
export const MERCY = 7;
/** MR-69 What it costs in Fame. */
const MERCY_FAME = 1;

/** MR-69 Whether somebody whom the crowd wants dead lives because the one who won asks for it. */
export function* resolveMercy(ctx: CareerContext, rival: Rival): CareerRule<boolean> {
  const { state, dice, emit } = ctx;
  const { man } = state;
  const modifiers = giverModifiers(ctx);
  const [asks = false] = yield* resolveCareerAsk<'mercy'>([
    { kind: 'mercy', seat: PLAYER, cite: 'MR-69', rival: rival.id, adds: sumModifiers(modifiers) },
  ]);
  if (!asks) {
    emit({ kind: 'no-mercy', cite: 'MR-69', name: rival.name });
    return false;
  }
  man.fame = Math.max(0, man.fame - MERCY_FAME);
  const roll = needing(rollOf('mercy', 'MR-69', dice.throw('mercy', TWO_DICE), 'sum', modifiers), '>=', MERCY);
  emit({ kind: 'mercy-asked', cite: 'MR-69', rolls: [roll], name: rival.name, heard: met(roll) });
  return met(roll);
}
