/** Chapter 18: helpless men, appeals, and how a bout ends. */
import { TWO_DICE } from '../kernel/dice.ts';
import { addModifier, type Modifier } from '../kernel/modifier.ts';
import { met, needing, rollOf } from '../kernel/roll.ts';
import type { Side } from '../kernel/state.ts';
import { isBound } from './ensnared.ts';
import type { AppealCause } from './events.ts';
import type { PhaseContext } from './phase.ts';
import { fighterOf, isUpright, movesLeft, performance, weaponOf } from './sheet.ts';
import type { EndCause, Fighter, FighterId, ResultLetter } from './types.ts';
import { armedCf, canStrike } from './weapons.ts';

/** C17 He is spared on this or more. */
const MISSUS_MIN = 10;

/** 18.2 A man who cannot help himself with an armed enemy over him must appeal (P67, P145, F26). */
export function helplessMen(ctx: PhaseContext): readonly { fighter: Fighter; to: Fighter; why: AppealCause }[] {
  return ctx.state.fighters.flatMap((fighter) => {
    const why = fighter.fate === 'fighting' ? helplessness(ctx, fighter) : null;
    const to = ctx.state.fighters.find((enemy) => enemy.side !== fighter.side && standsOver(ctx, enemy, fighter));
    return why === null || to === undefined ? [] : [{ fighter, to, why }];
  });
}

/** P67, 21.7.2 Why a man cannot help himself, or null. */
function helplessness({ state, tables }: PhaseContext, fighter: Fighter): AppealCause | null {
  if (isBound(state, fighter)) return 'bound';
  if (fighter.posture !== 'prone') return null;
  if (!fighter.conscious) return 'unconscious';
  if (fighter.ensnared !== null) return fighter.ensnared.dragged ? 'dragged' : 'ensnared';
  return movesLeft(tables, fighter) === 0 ? 'no-moves' : null;
}

function standsOver(ctx: PhaseContext, enemy: Fighter, fallen: Fighter): boolean {
  const able = isUpright(enemy) && weaponOf(enemy) !== null && armedCf(ctx.state.rules, ctx.tables, enemy) >= 1;
  return able && canStrike(ctx.tables, enemy, fallen.at);
}

/** 18.3 2D6 with performance and prestige: 10 or more spares him; else he dies, by the victor's hand (18.3.2). */
export function appeal(ctx: PhaseContext, fighter: Fighter, to: Fighter | null, why: AppealCause): void {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, performance(fighter), 'performance', '18.3');
  addModifier(modifiers, fighter.pr, 'prestige', '18.3');
  const sum = rollOf('missus', '18.3', ctx.dice.throw('missus', TWO_DICE), 'sum', modifiers);
  const roll = needing(sum, '>=', MISSUS_MIN, (spared) => (spared ? 'spared' : 'no mercy'));
  const spared = met(roll);
  const stans = why === 'stans-missus';
  if (spared && !stans) fighter.fate = 'spared';
  if (!spared && (!stans || ctx.state.rules.stansKills)) fighter.fate = 'dead'; // C80
  ctx.lastEnd = spared ? 'spared' : 'refused';
  const { id, fate } = fighter;
  const event = { fighter: id, to: to?.id ?? null, why, performance: performance(fighter), fate };
  ctx.emit({ kind: 'appealed', cite: '18.3', ...event, rolls: [roll] });
}

/** 8.3, F6 The man run onto appeals at once. */
export function appealRunOnto(ctx: PhaseContext, target: FighterId, by: FighterId): void {
  appeal(ctx, fighterOf(ctx.state, target), fighterOf(ctx.state, by), 'run-onto');
}

/** 5.3, P70 Ends the bout when a side has no man left in the arena. */
export function testEnd(ctx: PhaseContext): void {
  const left = ([0, 1] as const).filter((side) =>
    ctx.state.fighters.some((one) => one.side === side && one.fate === 'fighting'),
  );
  if (left.length === 2) return;
  const [winner] = left;
  endBout(ctx, winner ?? null, winner === undefined ? 'both-dead' : ctx.lastEnd);
}

/** Writes the result letters (3.8.1, P70), lets the mortally wounded die (P51), and closes the bout. */
export function endBout(ctx: PhaseContext, winner: Side | null, by: EndCause): void {
  const results: { [fighter: FighterId]: ResultLetter } = {};
  for (const fighter of ctx.state.fighters) results[fighter.id] = letterOf(fighter, winner);
  ctx.state.outcome = { winner, by, results };
  for (const fighter of ctx.state.fighters) {
    if (!fighter.mortal || fighter.fate === 'dead') continue;
    fighter.fate = 'dead';
    ctx.emit({ kind: 'died-of-wounds', cite: '10.5', fighter: fighter.id });
  }
  ctx.emit({ kind: 'bout-ended', cite: by === 'stans-missus' ? '5.4.1' : '5.3', winner, by, results });
}

function letterOf({ fate, side }: Fighter, winner: Side | null): ResultLetter {
  if (fate === 'dead') return 'P';
  if (fate === 'spared') return 'M';
  return side === winner ? 'V' : 'S';
}
