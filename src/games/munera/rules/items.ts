/** 7 What is done with things: drawn, sheathed, dropped, thrown away, picked up, kicked. */
import { sameHex } from '../../../kernel/hex.ts';
import { lay } from './blows/floor.ts';
import { letGo } from './blows/nets.ts';
import { itemName } from './gear.ts';
import { besideOrHere, lineTo } from './geometry.ts';
import type { MuneraContext } from './kit.ts';
import { heldWeapon } from './roster.ts';
import type { Fighter, GroundItem } from './types.ts';

/** 7.27 A weapon from the belt into the hand. */
export function draw({ emit }: MuneraContext, fighter: Fighter, id: string): void {
  const weapon = fighter.sheathed.find((one) => one.id === id);
  if (weapon === undefined) return;
  fighter.sheathed = fighter.sheathed.filter((one) => one !== weapon);
  fighter.held.push(weapon);
  emit({ kind: 'drew', cite: '7.27', fighter: fighter.id, what: weapon.kind });
}

/** 7.27 A weapon from the hand to the belt. */
export function sheathe({ emit }: MuneraContext, fighter: Fighter, id: string): void {
  const weapon = heldWeapon(fighter, id);
  if (weapon === null) return;
  fighter.held = fighter.held.filter((one) => one !== weapon);
  fighter.sheathed.push(weapon);
  emit({ kind: 'sheathed', cite: '7.27', fighter: fighter.id, what: weapon.kind });
}

/** 7.33 A weapon into one's own hex. */
export function drop(ctx: MuneraContext, fighter: Fighter, id: string): void {
  const weapon = heldWeapon(fighter, id);
  if (weapon === null) return;
  letGo(ctx, fighter, weapon.id);
  fighter.held = fighter.held.filter((one) => one !== weapon);
  fall(ctx, fighter, { kind: 'weapon', weapon });
}

/** 7.33 A dart into one's own hex. */
export function dropDart(ctx: MuneraContext, fighter: Fighter): void {
  fighter.darts -= 1;
  fall(ctx, fighter, { kind: 'dart' });
}

function fall(ctx: MuneraContext, fighter: Fighter, item: GroundItem): void {
  lay(ctx, item, fighter.hex);
  ctx.emit({ kind: 'dropped', cite: '7.33', fighter: fighter.id, item, to: fighter.hex });
}

/** 7.35 A shield, a cape or a helmet is thrown away for good. */
export function discard(ctx: MuneraContext, fighter: Fighter, what: 'shield' | 'helmet'): void {
  const gone = what === 'helmet' ? 'helmet' : fighter.shield === 'cape' ? 'cape' : 'shield';
  if (what === 'helmet') fighter.helmet = false;
  else {
    letGo(ctx, fighter, null);
    fighter.shield = 'none';
  }
  ctx.emit({ kind: 'shed', cite: '7.35', fighter: fighter.id, what: gone });
}

/** 7.29, 7.30 Something from the sand. */
export function pickUp({ state, emit }: MuneraContext, fighter: Fighter, ground: number): void {
  const [lying] = state.ground.splice(ground, 1);
  if (lying === undefined) return;
  take(fighter, lying.item);
  emit({ kind: 'picked-up', cite: '7.29', fighter: fighter.id, what: itemName(lying.item) });
}

function take(fighter: Fighter, item: GroundItem): void {
  switch (item.kind) {
    case 'weapon':
      fighter.held.push(item.weapon);
      break;
    case 'shield':
      fighter.shield = item.shield;
      break;
    case 'helmet':
      fighter.helmet = true;
      break;
    case 'dart':
      fighter.darts += 1;
      break;
    case 'arrow':
      fighter.arrows += 1;
      break;
  }
}

/** 7.31, MR-14 Something on the sand goes one hex on: away from the kicker, or along where it looks. */
export function kick({ state, emit }: MuneraContext, fighter: Fighter, ground: number): void {
  const lying = state.ground[ground];
  if (lying === undefined) return;
  const own = sameHex(lying.hex, fighter.hex);
  const way = own ? fighter.facing : lineTo(fighter.hex, lying.hex);
  const to = besideOrHere(state.radius, lying.hex, way);
  lying.hex = to;
  emit({ kind: 'kicked', cite: '7.31', fighter: fighter.id, item: lying.item, to });
}
