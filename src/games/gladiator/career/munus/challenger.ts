/** 38.5, 29.2: centurions of a campaign, with talents and experience. */

import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { talentMissing } from '../../rules/advanced/talents.ts';
import { rollBody } from '../../rules/setup/creation-rolls.ts';
import { NO_RATINGS } from '../../rules/setup/setup.ts';
import { bookRatings, fightingSpirit, prestige, randomName } from '../../rules/setup/sheet-rolls.ts';
import { type FightingSpirit, type FightingStyle, RIDER_STYLES } from '../../rules/types.ts';
import { type ManContext, makingOf } from '../context.ts';
import { drawWeapon } from '../man/arms.ts';
import { blankMan, rollLuck, takeStyle } from '../man/creation.ts';
import { spendFreely } from '../man/improvements.ts';
import { rollKit } from '../man/kit.ts';
import type { CombatClass, Man } from '../man/man-types.ts';
import { gainTalent, pickByLot, rollTalent, talentRolls } from '../man/talent-rolls.ts';
import { classOf, stylesOf } from '../man/talents.ts';
import type { Billed } from './munus-types.ts';

/** 38.5.1 XP of a challenger: what goes on his die, and how many each point is. */
const BUDGET = { least: -4, each: 25 } as const;
/** C44 XP that a champion has on top. */
const CHAMPION_XP = 300;

/** 38.5.1, 38.5.2 The XP of a challenger, by 1D6 and the record of the man he meets. */
export function challengerXp(ctx: ManContext, { name, record: { v, s, m } }: Man, champion: boolean): number {
  const modifiers: Modifier[] = [modifier(BUDGET.least, 'always', '38.5.1')];
  if (v + s + m > 0) modifiers.push(modifier(v + s + m, 'matches behind him', '38.5.1'));
  const roll = rollOf('challenger-xp', '38.5.1', ctx.dice.throw('challenger-xp', ONE_DIE), 'sum', modifiers);
  const xp = Math.max(0, roll.total) * BUDGET.each + (champion ? CHAMPION_XP : 0);
  ctx.emit({
    kind: 'challenger-measured',
    cite: champion ? '38.5.2' : '38.5.1',
    man: name,
    xp,
    champion,
    rolls: [{ ...roll, result: `${xp} XP` }],
  });
  return xp;
}

/** What is settled of a challenger before the dice: his style or his class, his XP, and the names of the living. */
export interface ChallengerTerms {
  readonly of: { readonly style: FightingStyle } | { readonly combatClass: CombatClass };
  readonly budget: number;
  readonly taken: readonly string[];
}

/** 38.5, P100 A centurion of a style or class; his XP are spent by lot (P104), what is left he keeps; his weapon comes last (P333). */
export function makeChallenger(ctx: ManContext, { of, budget, taken }: ChallengerTerms): Omit<Billed, 'rival'> {
  const drawn = drawName(ctx, of, taken);
  const { fs, man: rolled } = rollSheet(ctx, drawn);
  const armed = rollKit(ctx, rollTalents(ctx, rolled));
  const man = drawWeapon(ctx, spendFreely(ctx, { ...armed, xp: budget }));
  return { man, combatClass: classOf(ctx.tables, man.style), spent: budget - man.xp, fs };
}

/** 3.2, P102 A name that no living man bears, and a style of his class, each with equal chance. */
function drawName(ctx: ManContext, of: ChallengerTerms['of'], taken: readonly string[]): Man {
  const making = makingOf(ctx);
  const names = freeNames(making.tables.names, taken);
  const name = randomName({ ...making, tables: { ...making.tables, names } }, taken);
  const style = 'style' in of ? of.style : drawStyle(ctx, of.combatClass, making.lots);
  ctx.emit({ kind: 'name-drawn', cite: '38.5', man: name, style, lots: making.lots });
  return { ...blankMan(name), style };
}

/** What is added to a name that others bear already. */
const BEARERS = ['', ' II', ' III', ' IV', ' V'] as const;

/** The names nobody bears; where all are borne, each with a number. Throws where even those are used up: a bug. */
function freeNames(names: readonly string[], taken: readonly string[]): readonly string[] {
  for (const bearer of BEARERS) {
    const free = names.map((name) => `${name}${bearer}`).filter((name) => !taken.includes(name));
    if (free.length > 0) return free;
  }
  throw new Error(`${taken.length} men leave no name`);
}

function drawStyle(ctx: ManContext, combatClass: CombatClass, lots: Lot[]): FightingStyle {
  const styles = [...stylesOf(ctx.tables), ...RIDER_STYLES].filter(
    (style) => classOf(ctx.tables, style) === combatClass,
  );
  const lot = ctx.dice.lot('style', 'P102', styles.length);
  lots.push(lot);
  const style = styles[lot.picked];
  if (style === undefined) throw new Error(`no style of class ${combatClass}`);
  return style;
}

/** 29.2, 34.2, P100, P223 Ratings by a row of the centurion table, or by his origin (P310), FS, PR and LK. */
function rollSheet(ctx: ManContext, man: Man): { readonly man: Man; readonly fs: FightingSpirit } {
  const [row, spirit, fame] = [makingOf(ctx), makingOf(ctx), makingOf(ctx)];
  const { creation } = row.tables;
  const born = creation === null ? null : rollBody(row, creation, NO_RATINGS);
  const ratings = born?.ratings ?? bookRatings(row, NO_RATINGS);
  const cite = born === null ? '29.2' : 'P303';
  ctx.emit({ kind: 'ratings-rolled', cite, man: man.name, ratings, rolls: row.rolls });
  const fs = fightingSpirit(spirit);
  ctx.emit({ kind: 'spirit-rolled', cite: '29.2', man: man.name, fs, rolls: spirit.rolls });
  const pr = prestige(fame, '35.2');
  ctx.emit({ kind: 'prestige-rolled', cite: '35.2', man: man.name, pr, rolls: fame.rolls });
  return { man: rollLuck(ctx, { ...man, origin: born?.origin ?? null, ratings, pr }), fs };
}

/** C105, P113 What his style comes with, its talent among it, and a roll for every 3 TR, made the most of by lot. */
function rollTalents(ctx: ManContext, man: Man): Man {
  const wanted = talentMissing(man.style, man.talents);
  let taught = takeStyle(ctx, man, man.style);
  if (wanted !== null) taught = gainTalent(ctx, taught, { code: wanted }, '31.1.1');
  for (let left = talentRolls(man); left > 0; left--) taught = pickByLot(ctx, taught, rollTalent(ctx, taught).picks);
  return taught;
}
