/** 31.2, 31.3.1: talent rolls, and what they teach. */

import type { Lot } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import type { Talent } from '../../rules/advanced/talent-types.ts';
import { D66 } from '../../rules/dice.ts';
import { type ManContext, type ManRule, PLAYER, resolveAskOfMan } from '../context.ts';
import { type CampaignTables, TALENT_CODES, type TalentCell } from '../table-types.ts';
import type { CareerDecisions, TalentPick } from '../types.ts';
import type { Man } from './man-types.ts';
import { allPicks, learned, picksOf, withTalent } from './talents.ts';

/** 31.2 TR points for each roll. */
const TR_PER_ROLL = 3;
/** 31.3 BR What bravado adds to PR when it is gained. */
const BRAVADO_PR = 2;
/** C142 What a step adds to a D66. */
const RED_STEP = 10;

/** 31.2 How many talent rolls a man is created with. */
export function talentRolls({ ratings }: Pick<Man, 'ratings'>): number {
  return Math.floor(ratings.tr / TR_PER_ROLL);
}

/** What a talent roll offers: nothing, one thing, or a choice. `free`: any talent at all. */
export interface TalentOffer {
  readonly picks: readonly TalentPick[];
  readonly free: boolean;
}

/** 31.2, 33.3 One roll on the Talents Table, the red die raised by so many steps. */
export function rollTalent(ctx: ManContext, { name, talents }: Man, steps = 0): TalentOffer {
  const thrown = ctx.dice.throw('talent', D66);
  const modifiers = steps === 0 ? [] : [modifier(RED_STEP * steps, 'XP on the red die', '33.3')];
  const roll = rollOf('talent', '31.2', thrown, 'd66', modifiers);
  const { table, value } = ctx.tables.talents.at(roll.total, 0);
  const { offer, passed } = offerOf(ctx.tables, talents, value);
  ctx.emit({ kind: 'talent-rolled', cite: '31.2', man: name, cell: value, passed, rolls: [{ ...roll, table }] });
  return offer;
}

/** 31.3.1, C106, P221 A talent that can teach him nothing more gives way to the next row; past the last he picks any. */
function offerOf(tables: CampaignTables, talents: readonly Talent[], cell: TalentCell) {
  if (cell === '--') return { offer: { picks: [], free: false }, passed: [] };
  const rows = cell === 'any' ? [] : TALENT_CODES.slice(TALENT_CODES.indexOf(cell));
  const row = rows.findIndex((code) => picksOf(tables, talents, code).length > 0);
  const code = rows[row];
  if (code === undefined) return { offer: { picks: allPicks(tables, talents), free: true }, passed: rows };
  return { offer: { picks: picksOf(tables, talents, code), free: false }, passed: rows.slice(0, row) };
}

/** 31.3 Teaches him a talent, or the next level of it; Bravado raises his PR at once (P110). */
export function gainTalent(
  ctx: ManContext,
  man: Man,
  pick: TalentPick,
  cite: '31.1.1' | '31.3' | '33.3' = '31.3',
  lots: readonly Lot[] = [],
): Man {
  const talent = learned(man.talents, pick);
  const pr = pick.code === 'BR' ? man.pr + BRAVADO_PR : man.pr;
  const change = pr === man.pr ? null : { from: man.pr, to: pr };
  ctx.emit({ kind: 'talent-gained', cite, man: man.name, talent, pr: change, lots });
  return { ...man, pr, talents: withTalent(man.talents, talent) };
}

/** 31.3.1 What the player makes of a roll: he is asked where there is a choice. */
export function* resolvePick(ctx: ManContext, man: Man, picks: readonly TalentPick[]): ManRule<Man> {
  const [first, second] = picks;
  if (first === undefined) return man;
  if (second === undefined) return gainTalent(ctx, man, first);
  const [choice = 0] = yield* resolveAskOfMan<'talent'>([
    { kind: 'talent', seat: PLAYER, cite: '31.3.1', man: man.name, picks },
  ]);
  return gainTalent(ctx, man, picks[choice] ?? first);
}

/** C105 What the book makes of a roll: any of the picks, with equal chance. */
export function pickByLot(ctx: ManContext, man: Man, picks: readonly TalentPick[]): Man {
  const [first, second] = picks;
  if (first === undefined) return man;
  if (second === undefined) return gainTalent(ctx, man, first);
  const lot = ctx.dice.lot('talent', 'C105', picks.length);
  return gainTalent(ctx, man, picks[lot.picked] ?? first, '31.3', [lot]);
}

/** 31.3.1 A pick by its number in the list. */
export const talentDecision: DecisionRules<
  unknown,
  CampaignTables,
  Pick<CareerDecisions['talent']['ask'], 'picks'>,
  CareerDecisions['talent']['choice']
> = {
  check: (_state, _tables, { picks }, choice) =>
    picks[choice] === undefined ? `pick a talent by its number, 0 to ${picks.length - 1} (31.3.1)` : null,
  list: (_state, _tables, { picks }) => picks.map((_, i) => i),
  sample: (_state, _tables, { picks }, pick) => pick(picks.length),
};
