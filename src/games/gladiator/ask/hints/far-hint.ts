/** A word of advice on an opponent who is still far off: what his arms and yours ask for. */

import { mayShoot } from '../../rules/advanced/bow.ts';
import { isNetReady, snareOf } from '../../rules/advanced/nets.ts';
import { reachesTo } from '../../rules/advanced/weapons.ts';
import { isWeapon, moveRate } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { weaponRecord } from '../../rules/tables/weapon-rows.ts';
import type { Fighter, State, Weapon } from '../../rules/types.ts';

/** The ranges at which a blow may land, the farthest first. */
const RANGES = [3, 2, 1] as const;

const weaponsOf = ({ hands }: Fighter): readonly Weapon[] => hands.filter(isWeapon);

const throws = (tables: Tables, fighter: Fighter): boolean =>
  weaponsOf(fighter).some((weapon) => weaponRecord(tables, weapon).missile === true);

/** The farthest hex a man strikes at, whether he also strikes at the hexes beside him, and with what. */
function reachIn(tables: Tables, fighter: Fighter): { far: number; beside: boolean; kind: string } {
  const [first = null] = RANGES.flatMap((far) =>
    weaponsOf(fighter).flatMap((weapon) => (reachesTo(tables, weapon, far) ? [{ far, weapon }] : [])),
  );
  if (first === null) return { far: 1, beside: true, kind: 'fist' };
  return { far: first.far, beside: reachesTo(tables, first.weapon, 1), kind: first.weapon.kind };
}

/** 20.2, 21.3, 21.6 What he can do from where he is, and you too; '' where neither has a net or a missile. */
function missileHint(state: Readonly<State>, tables: Tables, me: Fighter, foe: Fighter): string {
  const own = snareOf(me);
  if (own !== null && isNetReady({ state }, me))
    return `c has the ${own.kind}, which reaches three hexes in front of you: use it before he is beside you.`;
  if (mayShoot(tables, me)) return 't stops you before combat to shoot. Keep your distance.';
  if (throws(tables, me)) return 't stops you before combat to throw. Throw before he is beside you.';
  const his = snareOf(foe);
  if (his !== null && isNetReady({ state }, foe))
    return `The ${his.kind} reaches three hexes in front of him: close in fast, or from a side.`;
  if (mayShoot(tables, foe)) return 'He can shoot from afar: close in fast.';
  return throws(tables, foe) ? 'He can throw from afar: close in fast.' : '';
}

/** 21 Who strikes first as they come together; '' where both reach as far. */
function reachHint(tables: Tables, me: Fighter, foe: Fighter): string {
  const [mine, his] = [reachIn(tables, me), reachIn(tables, foe)];
  if (!his.beside) return `The ${his.kind} strikes at two and three hexes, not at one: get beside him.`;
  if (!mine.beside) return `Your ${mine.kind} strikes at two and three hexes, not at one: keep him there.`;
  if (mine.far > his.far) return `Your ${mine.kind} reaches ${mine.far} hexes, farther than he can: stop there.`;
  return mine.far < his.far ? `His ${his.kind} reaches ${his.far} hexes, farther than you: do not stop there.` : '';
}

/** 7.1 Who moves more often in a turn; '' where both do alike. */
function rateHint(tables: Tables, me: Fighter, foe: Fighter): string {
  const [mine, his] = [moveRate(tables, me), moveRate(tables, foe)];
  if (mine > his) return `You move in ${mine} phases of 8, he in ${his}: while he stands, get round him.`;
  return mine < his ? `He moves in ${his} phases of 8, you in ${mine}: let him come, and face him.` : '';
}

/** What a man's arms and his opponent's ask for while they are apart; else what is listed with charge and leap. */
export function farHint(state: Readonly<State>, tables: Tables, me: Fighter, foe: Fighter): string {
  return (
    missileHint(state, tables, me, foe) ||
    reachHint(tables, me, foe) ||
    rateHint(tables, me, foe) ||
    'c lists charge, leap and the rest.'
  );
}
