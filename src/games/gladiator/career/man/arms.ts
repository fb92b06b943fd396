/** 21.1.1, 31.3, P330, P333: what a gladiator of a campaign bears. */

import type { Lot } from '../../../../kernel/dice.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import { armsFor, isPlain, rollArms } from '../../rules/advanced/arms.ts';
import { skillWith, taughtBy } from '../../rules/advanced/talents.ts';
import { groupOf, issuedTo } from '../../rules/advanced/training.ts';
import { SWORD, type WeaponKind } from '../../rules/types.ts';
import { type ManContext, makingOf } from '../context.ts';
import type { CampaignTables } from '../table-types.ts';
import type { Man } from './man-types.ts';
import { gainTalent } from './talent-rolls.ts';
import { heldAs } from './talents.ts';

/** P330 The weapons a man may choose among, his style's first; none where there is nothing to choose. */
export function weaponsFor({ gladiator }: CampaignTables, { style, talents }: Man): readonly WeaponKind[] {
  const list = armsFor(gladiator, style, [...taughtBy(talents), ...issuedTo(gladiator, style)]);
  return list.length > 1 ? list : [];
}

/** What he bears now: what he has chosen, or his style's own; null where that is no weapon of his choice. */
export function borneBy(tables: CampaignTables, man: Man): WeaponKind | null {
  return man.weapon ?? weaponsFor(tables, man)[0] ?? null;
}

/** Why a man cannot take a weapon, or null. */
export function weaponFault(weapons: readonly WeaponKind[], weapon: WeaponKind): string | null {
  return weapons.includes(weapon) ? null : `he cannot use the ${weapon}: his style or his training forbids it (P330)`;
}

/** A man with what his style has him bear, and nothing of his own choice. */
export function unarmed({ weapon: _, ...man }: Man): Man {
  return man;
}

/** Dice and lots by which a weapon was drawn. */
interface Drawn {
  readonly rolls?: readonly Roll[];
  readonly lots?: readonly Lot[];
}

/** P330, P333 He bears a weapon from now on, until he takes another. */
export function takeWeapon(
  ctx: ManContext,
  man: Man,
  weapon: WeaponKind,
  cite: 'P330' | 'P331' | 'P333' = 'P330',
  drawn: Drawn = {},
): Man {
  const [own] = weaponsFor(ctx.tables, man);
  ctx.emit({ kind: 'armed', cite, man: man.name, weapon, ...drawn });
  return weapon === own ? unarmed(man) : { ...man, weapon };
}

/** P333 Of the weapons that plain men come with those that a man knows best, each as well as the others; none where his style arms him. */
function bestKnown(tables: CampaignTables, man: Man): readonly WeaponKind[] {
  const { gladiator } = tables;
  const { hands } = gladiator.styles[man.style];
  if (hands.length > 1 || hands[0] !== SWORD) return [];
  const known = weaponsFor(tables, man);
  const open = gladiator.armoury.plain.map(({ weapon }) => weapon).filter((one) => known.includes(one));
  const most = Math.max(...open.map((one) => skillWith(man, groupOf(gladiator, one))));
  return open.filter((one) => skillWith(man, groupOf(gladiator, one)) === most);
}

/** P333 A man of the book takes what he has come to know better than what he bears. */
export function armByBook(ctx: ManContext, man: Man): Man {
  const best = bestKnown(ctx.tables, man);
  const [first] = best;
  if (first === undefined || best.some((one) => one === borneBy(ctx.tables, man))) return man;
  return takeWeapon(ctx, man, first, 'P333');
}

/** P331, P333 What a man of the book first comes with: what he knows best, by lot among equals; or a plain one by the dice. */
export function drawWeapon(ctx: ManContext, man: Man): Man {
  const best = bestKnown(ctx.tables, man);
  const [first, second] = best;
  if (first === undefined) return man;
  if (second !== undefined) {
    const lot = ctx.dice.lot('weapon', 'P333', best.length);
    return takeWeapon(ctx, man, best[lot.picked] ?? first, 'P333', { lots: [lot] });
  }
  const rolls = first === SWORD && skillWith(man, SWORD) === 0 && isPlain(man.style);
  return rolls && ctx.tables.gladiator.creation === null ? rollWeapon(ctx, man) : man;
}

/** P331 A D66, and what it gives him he was taught (C105). */
function rollWeapon(ctx: ManContext, man: Man): Man {
  const making = makingOf(ctx);
  const weapon = rollArms(making);
  const pick = { code: 'WP', group: groupOf(ctx.tables.gladiator, weapon) } as const;
  const taught = heldAs(man.talents, pick) === null ? gainTalent(ctx, man, pick, '31.1.1') : man;
  return takeWeapon(ctx, taught, weapon, 'P331', { rolls: making.rolls });
}
