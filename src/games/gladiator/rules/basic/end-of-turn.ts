/** 5.4, chapter 17: exhaustion, and a match stopped as a draw. */

import { ONE_DIE, type Throw } from '../../../../kernel/dice.ts';
import { addModifier, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { testSpent } from '../advanced/death-match.ts';
import { turnOf, turnOfFight } from '../advanced/waves.ts';
import { armedCf } from '../advanced/weapons.ts';
import { isHunt, testHuntOver } from '../beasts/hunt.ts';
import type { PhaseContext } from '../phase.ts';
import { isRidden } from '../sheet.ts';
import type { Fighter } from '../types.ts';
import { stopMatch } from './missus.ts';
import { testConsciousness } from './stun.ts';

/** C19 Stans missus: 1D6 + turn must be over this, from this turn on. */
const STANS = { over: 8, fromTurn: 3 } as const;

/** P263 From so much on a man tires, by the tables of 1981. */
const TIRES_AT = 6;

/** How men tire: whose turn counts, what their type brings, and what they lose by a total. */
const ENDURANCE = {
  /** 17.2.1 Whatever is above CN. */
  excess: { turnsAhead: 0, byType: { light: 0, medium: 0, heavy: 0 }, lossOf: (total: number) => Math.max(0, total) },
  /** P263 1 CF, by the turn about to begin. */
  'one CF': {
    turnsAhead: 1,
    byType: { light: -1, medium: 0, heavy: 1 },
    lossOf: (total: number) => (total >= TIRES_AT ? 1 : 0),
  },
} as const;

/** 28.5.2.1 Turns that a panicked beast's endurance counts on top. */
const PANIC_LOSS = 6;

/** 5.4 The end of a turn: endurance for all, then stans missus, then the rates begin anew. */
export function endTurn(ctx: PhaseContext): void {
  for (const fighter of ctx.state.fighters) if (tires(fighter)) endure(ctx, fighter);
  if (isHunt(ctx.state)) testHuntOver(ctx);
  else if (ctx.state.sineMissione) testSpent(ctx);
  else if (turnOfFight(ctx.state) >= STANS.fromTurn) testStansMissus(ctx);
  for (const fighter of ctx.state.fighters) {
    fighter.moves = 0;
    fighter.exceededLastTurn = fighter.exceeded;
    fighter.exceeded = false;
  }
}

/** 30.4.3 Neither a rider nor his horse tires. */
function tires(fighter: Fighter): boolean {
  return fighter.fate === 'fighting' && fighter.mount === null && !isRidden(fighter);
}

/** 17.2.1 The dice of an endurance roll. */
export const ENDURANCE_DICE = ONE_DIE;

/** What a man is tired by: the turn, and the tables. */
type EnduranceField = Pick<PhaseContext, 'state' | 'tables'>;

/** 17.2.1 He loses what 1D6 + turn, counted from when he came in (P216), +1 if he went over his rate (17.3), is above his CN (C23). */
export function readEndurance(
  ctx: EnduranceField,
  fighter: Fighter,
  thrown: Throw,
): { readonly roll: Roll; readonly loss: number } {
  const { turnsAhead, byType, lossOf } = ENDURANCE[ctx.tables.formulas.endurance];
  const modifiers: Modifier[] = [modifier(turnOf(ctx.state, fighter) + turnsAhead, 'turn', '17.2.1')];
  addModifier(modifiers, byType[fighter.type], `${fighter.type} gladiator`, 'P263');
  addModifier(modifiers, fighter.exceeded ? 1 : 0, 'went over his rate', '17.3');
  addModifier(modifiers, fighter.beast?.panicked === true ? PANIC_LOSS : 0, 'panic', '28.5.2.1');
  addModifier(modifiers, -fighter.cn, 'CN', '17.2.1');
  const roll = rollOf('endurance', '17.2.1', thrown, 'sum', modifiers);
  return { roll, loss: lossOf(roll.total) };
}

function endure(ctx: PhaseContext, fighter: Fighter): void {
  const { roll, loss } = readEndurance(ctx, fighter, ctx.dice.throw('endurance', ENDURANCE_DICE));
  const from = armedCf(ctx.state.rules, ctx.tables, fighter);
  fighter.exhaustion += loss;
  const cf = { from, to: from - loss };
  const rolls = [{ ...roll, result: loss === 0 ? 'holds' : `CF -${loss}` }];
  ctx.emit({ kind: 'endurance-checked', cite: '17.2', fighter: fighter.id, loss, cf, rolls });
  testConsciousness(ctx, fighter);
}

/** 5.4.1, 18.2.1 A long match may be stopped, and then there is a verdict (P69); a death match never (38.3.1). */
function testStansMissus(ctx: PhaseContext): void {
  const thrown = ctx.dice.throw('stans-missus', ONE_DIE);
  const sum = rollOf('stans-missus', '5.4.1', thrown, 'sum', [modifier(turnOfFight(ctx.state), 'turn', '5.4.1')]);
  const roll = needing(sum, '>', STANS.over, (stops) => (stops ? 'the match is stopped' : 'they fight on'));
  ctx.emit({ kind: 'stans-missus-checked', cite: '5.4.1', stopped: met(roll), rolls: [roll] });
  if (met(roll)) stopMatch(ctx);
}
