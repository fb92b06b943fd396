/** 20.9: two men struggle for a net, and who wins it may keep it. */

import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { throwTogether } from '../luck/luck.ts';
import type { GladiatorRule, PhaseContext } from '../phase.ts';
import { HANDS, isSnare, isWeapon } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { weaponRow } from '../tables/weapon-rows.ts';
import { letGo, release } from '../things/drop.ts';
import type { Fighter, GladiatorDecisions, Snare, State } from '../types.ts';
import { heldBy } from './grip.ts';
import { takeAway } from './spoils.ts';
import { castsBy } from './talents.ts';
import { canLeaveHand } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 20.9, 20.9.1 Both tug at it: 1D6 and ST, the caster wins ties. Lost, it is the other's to take (P314). */
export function* resolveStruggle(ctx: PhaseContext, caster: Fighter, target: Fighter, snare: Snare): GladiatorRule {
  const thrown = throwTogether(ctx, 'struggle', [caster, target]);
  const tug = (fighter: Fighter): Roll => {
    const modifiers: Modifier[] = [];
    addModifier(modifiers, fighter.st, 'ST', '20.9.1');
    return rollOf('struggle', '20.9.1', thrown(fighter), 'sum', modifiers);
  };
  const rolls = [tug(caster), tug(target)];
  const kept = (rolls[0]?.total ?? 0) >= (rolls[1]?.total ?? 0);
  ctx.emit({ kind: 'struggled', cite: '20.9', fighter: caster.id, target: target.id, kept, rolls });
  if (kept) return;
  release(ctx, caster, snare);
  ctx.state.loose.push({ item: snare, at: target.at });
  const hand = yield* resolveSeizing(ctx, target, snare);
  if (hand !== null) takeUp(ctx, target, snare, hand);
  ctx.emit({ kind: 'net-won', cite: '20.9.1', fighter: target.id, item: { ...snare }, taken: hand !== null });
}

/** P314 The hand in which the winner takes it: a seat is asked; null: it lies where he stands. */
function* resolveSeizing(ctx: PhaseContext, winner: Fighter, { kind }: Snare): GladiatorRule<number | null> {
  const hands = handsFor(ctx, winner);
  if (hands.length === 0) return null;
  if (winner.by === 'book') return bookSeizes(ctx.tables, winner) ? winner.hands.length : null;
  const ask = {
    kind: 'seize',
    seat: winner.seat ?? 0,
    cite: '20.9.2',
    fighter: winner.id,
    snare: kind,
    hands,
  } as const;
  const [hand = null] = yield* resolveAsking<'seize'>([ask]);
  return hand;
}

/** 20.9.2, 21.11.2 The hands that can take it: a free one, or else those that can let something go; none of who holds a man. */
function handsFor({ state, tables }: PhaseContext, winner: Fighter): readonly number[] {
  if (heldBy(state, winner) !== null) return [];
  if (winner.hands.length < HANDS) return [winner.hands.length];
  return winner.hands.flatMap((item, hand) => (canLeaveHand(tables, item) ? [hand] : []));
}

/** P314 A centurion lets nothing go for it: a net is the first thing he does without (P32). A net man holds it beside his trident. */
function bookSeizes(tables: Tables, winner: Fighter): boolean {
  if (winner.hands.length >= HANDS) return false;
  const netMan = winner.style === 'retiarius' || castsBy(winner, 'net');
  const isFull = winner.hands.some((item) => isWeapon(item) && weaponRow(tables, item).hands === HANDS);
  return (netMan && !winner.hands.some(isSnare)) || !isFull;
}

function takeUp(ctx: PhaseContext, winner: Fighter, snare: Snare, hand: number): void {
  const item = winner.hands[hand];
  if (item !== undefined) letGo(ctx, winner, item);
  takeAway(ctx.state, snare);
  winner.hands.push(snare);
}

/** 20.9.2 In which hand, by its index, a man takes the net he has won; null lets it lie. */
export const seizeDecision: DecisionRules<State, Tables, GladiatorDecisions['seize']['ask'], number | null> = {
  check: (_state, _tables, { hands }, hand) =>
    hand === null || hands.includes(hand) ? null : 'it takes a free hand, or one that lets go what it holds (20.9.2)',
  list: (_state, _tables, { hands }) => [null, ...hands],
  sample: (_state, _tables, { hands }, pick) => hands[pick(hands.length + 1)] ?? null,
};
