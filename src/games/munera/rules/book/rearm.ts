/** 16 (b), MR-48 How the book comes by something to fight with. */
import { distance } from '../../../../kernel/hex.ts';
import type { Act } from '../acts.ts';
import { isUnarmed } from '../gear.ts';
import type { BoutPlace } from '../kit.ts';
import { actFault } from '../legal.ts';
import { pointsLeft } from '../points.ts';
import { isActive } from '../roster.ts';
import type { Fighter, GroundItem } from '../types.ts';

/** 16 (b) The next thing an unarmed gladiator does about it; null: nothing. */
export function rearming(ctx: BoutPlace, fighter: Fighter): Act | null {
  const { state, tables } = ctx;
  if (!isActive(fighter) || !isUnarmed(fighter, tables) || pointsLeft(state, fighter) < 1) return null;
  return drawing(ctx, fighter) ?? lifting(ctx, fighter);
}

const may = ({ state, tables }: BoutPlace, { id }: Fighter, act: Act): boolean =>
  actFault(state, tables, id, act) === null;

/** 16 (b) The first weapon at the belt; where no hand is free, what is held first is dropped for it. */
function drawing(ctx: BoutPlace, fighter: Fighter): Act | null {
  const [first] = fighter.sheathed;
  if (first === undefined) return null;
  const act: Act = { do: 'draw', id: first.id };
  if (may(ctx, fighter, act)) return act;
  return fighter.held.map(({ id }): Act => ({ do: 'drop', id })).find((one) => may(ctx, fighter, one)) ?? null;
}

/** 16 (b) What has lain longest within reach and can be taken; an empty bow makes room for it. */
function lifting(ctx: BoutPlace, fighter: Fighter): Act | null {
  const { state, tables } = ctx;
  const near = state.ground.flatMap(({ item, hex }, ground) =>
    distance(fighter.hex, hex) <= 1 && isOfUse(item) ? [{ item, ground }] : [],
  );
  const act = near.map(({ ground }): Act => ({ do: 'pick-up', ground })).find((one) => may(ctx, fighter, one));
  if (act !== undefined) return act;
  const bow = fighter.held.find(({ kind }) => kind === 'bow');
  const room = bow !== undefined && fighter.arrows === 0 && near.some(({ item }) => item.kind !== 'arrow');
  return room ? { do: 'drop', id: bow.id } : null;

  function isOfUse(item: GroundItem): boolean {
    if (item.kind === 'weapon') return tables.weapons[item.weapon.kind].hand && item.weapon.kind !== 'cestus';
    return item.kind === 'dart' || (item.kind === 'arrow' && fighter.held.some(({ kind }) => kind === 'bow'));
  }
}
