/** 6, 6.8 Out of the match: beaten, begging, spared or put to death. */

import { ONE_DIE } from '../../../kernel/dice.ts';
import { type Modifier, modifier, sumModifiers } from '../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import { boardIn, zoneKindOf } from './board.ts';
import type { SurrenderReason } from './events.ts';
import { passRoll } from './idioms.ts';
import type { HeroesContext } from './kit.ts';
import { isSpent } from './roster.ts';
import { MERCY_LINES, type Tables } from './tables/types.ts';
import type { Fighter, Standing } from './types.ts';

/** 6.8 The Savvy of the Emperor before anything counts. */
const EMPEROR = 9;
const MERCY_DICE = 2;

type Line = (typeof MERCY_LINES)[number];

/** 5.4.4, 6.1 A blow that leaves head, chest or belly with nothing. `roll`: whether it kills. */
export function bringDown(
  ctx: HeroesContext,
  fighter: Fighter,
  by: Fighter,
  how: 'dead' | 'unconscious',
  roll: Roll,
): void {
  credit(fighter, by, how);
  const names = { fighter: fighter.id, by: by.id };
  if (how === 'unconscious') {
    ctx.emit({ kind: 'unconscious', cite: '6.2', rolls: [roll], ...names });
    appeal(ctx, fighter);
  } else {
    by.killings += 1;
    fighter.fate = 'killed';
    ctx.emit({ kind: 'killed', cite: '6.1', rolls: [roll], ...names });
  }
}

/** 5.4.4 Both legs gone, or no Speed left: down, and at the crowd's mercy. */
export function fall(ctx: HeroesContext, fighter: Fighter, by: Fighter): void {
  fighter.knocked = true;
  credit(fighter, by, 'fallen');
  ctx.emit({ kind: 'fell', cite: '5.4.4', fighter: fighter.id, by: by.id });
  appeal(ctx, fighter);
}

/** 6.5 Gives up to an opponent, who is credited with it (R64). */
export function surrender(ctx: HeroesContext, fighter: Fighter, to: Fighter, reason: SurrenderReason): void {
  credit(fighter, to, 'surrendered');
  const cite = reason === 'both arms' ? '6.3' : '6.5';
  ctx.emit({ kind: 'surrendered', cite, fighter: fighter.id, to: to.id, reason });
  appeal(ctx, fighter);
}

function credit(fighter: Fighter, by: Fighter, standing: Standing): void {
  fighter.standing = standing;
  fighter.beatenBy = by.id;
  by.defeated.push(fighter.id);
}

/** 6.8 The crowd decides, and where it is split the Emperor; in a match to the death nobody is asked (6.9). */
function appeal(ctx: HeroesContext, fighter: Fighter): void {
  if (ctx.state.toDeath) putToDeath(ctx, fighter, '6.9');
  else askCrowd(ctx, fighter);
}

/** 6.8 Two dice against Savvy and what counts for and against the gladiator. */
function askCrowd(ctx: HeroesContext, fighter: Fighter): void {
  const held = circumstances(ctx, fighter);
  const modifiers = linesFor(ctx.tables, 'gladiator', held);
  const savvy = fighter.start.savvy + sumModifiers(modifiers);
  const roll = mercyRoll(ctx, 'mercy', savvy);
  const result = roll.total === MERCY_DICE ? 'spared' : roll.total === 1 ? 'split' : 'killed';
  ctx.emit({ kind: 'appealed', cite: '6.8', rolls: [roll], fighter: fighter.id, modifiers, savvy, result });
  if (result === 'spared') fighter.fate = 'spared';
  else if (result === 'killed') putToDeath(ctx, fighter, '6.8');
  else intervene(ctx, fighter, held);
}

const mercyRoll = ({ dice }: HeroesContext, name: string, attribute: number): Roll =>
  passRoll(dice, { name, cite: '6.8', count: MERCY_DICE, attribute, six: true });

/** 6.8.1 The Emperor against the gladiator. */
function intervene(ctx: HeroesContext, fighter: Fighter, held: ReadonlyMap<Line, number>): void {
  const modifiers = linesFor(ctx.tables, 'emperor', held);
  const savvy = EMPEROR + sumModifiers(modifiers);
  const rolls = [mercyRoll(ctx, 'emperor', savvy), mercyRoll(ctx, 'plea', fighter.start.savvy)];
  const [against = 0, pleaded = 0] = rolls.map(({ total }) => total);
  const spared = against === pleaded ? isLuckier(ctx, rolls) : against < pleaded;
  ctx.emit({ kind: 'judged', cite: '6.8.1', rolls, fighter: fighter.id, modifiers, savvy, spared });
  if (spared) {
    fighter.fate = 'spared';
    fighter.mercy = true;
  } else putToDeath(ctx, fighter, '6.8.1');
}

/** 6.8.1 As many on both sides: one die each, and the gladiator's must be higher. */
function isLuckier({ dice }: HeroesContext, rolls: Roll[]): boolean {
  const [mine, theirs] = ['last-plea', 'last-word'].map((name) =>
    rollOf(name, '6.8.1', dice.throw(name, ONE_DIE), 'sum'),
  );
  if (mine === undefined || theirs === undefined) return false;
  rolls.push(mine, theirs);
  return mine.total > theirs.total;
}

function putToDeath({ emit }: HeroesContext, fighter: Fighter, cite: string): void {
  fighter.fate = 'killed';
  emit({ kind: 'put-to-death', cite, fighter: fighter.id });
}

/** 6.8 How often each line of the table counts for a fighter now. */
function circumstances({ state, tables }: HeroesContext, fighter: Fighter): ReadonlyMap<Line, number> {
  const kind = zoneKindOf(boardIn(tables, state), fighter.zone);
  const vital = fighter.wounded.some((part) => part === 'head' || part === 'chest' || part === 'belly');
  const counts: { readonly [L in Line]: number | boolean } = {
    'each opponent defeated': fighter.defeated.length,
    'has wounded': fighter.dealt > 0,
    'wounded in head, chest or belly': vital,
    'in the center': kind === 'center',
    'at the wall': kind === 'wall',
    'kicked sand': fighter.kicked,
    'threw a weapon': fighter.threw,
    'still has bonus dice': !isSpent(fighter),
    'spared before': fighter.card.spared,
  };
  return new Map(MERCY_LINES.map((line) => [line, Number(counts[line])]));
}

function linesFor({ mercy }: Tables, whose: 'gladiator' | 'emperor', held: ReadonlyMap<Line, number>): Modifier[] {
  return MERCY_LINES.map((line) => modifier(mercy[line][whose] * (held.get(line) ?? 0), line, '6.8')).filter(
    ({ value }) => value !== 0,
  );
}
