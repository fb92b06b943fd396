/** 9 Double Trouble: both dice show the same. */
import { ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { MuneraContext } from '../kit.ts';
import { isActive, turnOf } from '../roster.ts';
import type { Fighter, Weapon } from '../types.ts';
import type { Blow } from './blow.ts';
import { knockDown, wound } from './body.ts';
import { landMissile } from './flight.ts';
import { flyBeside, loseWeapon } from './floor.ts';
import { catchIn, letGo } from './nets.ts';

const SIX = 6;

/** 9 What a double does. `face`: what both dice show. */
export function doubleTrouble(ctx: MuneraContext, blow: Blow, face: number): void {
  const { fighter, foe, arm } = blow;
  const broken = face === 1 && doubleOne(ctx, blow);
  if (face === SIX) doubleSix(ctx, blow);
  if (face === 5) disarm(ctx, foe, fighter);
  if (face === 4) knockDown(ctx, foe, fighter);
  if (face === 3) knockDown(ctx, fighter, foe);
  if (face === 2) floor(ctx, blow);
  // MR-44 Darts and arrows are lost at any double; a loose hasta lands unless it wounded or broke.
  if (arm.missile === 'hasta' && face !== SIX && !broken) landMissile(ctx, blow);
}

/** 9 Two dice of wounds, or by a net one and caught; nothing saves. */
function doubleSix(ctx: MuneraContext, { fighter, foe, arm }: Blow): void {
  const thrown = ctx.dice.throw('double-six', arm.row.net ? ONE_DIE : TWO_DICE);
  const roll = rollOf('double-six', '9', thrown, 'sum');
  ctx.emit({ kind: 'double-six', cite: '9', rolls: [roll], fighter: foe.id, by: fighter.id, wounds: roll.total });
  wound(ctx, foe, fighter, roll.total);
  if (arm.row.net && isActive(foe)) catchIn(ctx, fighter, foe, arm);
}

/** 9 Shield or cape gone, else the helmet, else down. A galerus stays, and a cape that is on somebody does not count. */
function disarm(ctx: MuneraContext, foe: Fighter, by: Fighter): void {
  const { shield } = foe;
  if (shield !== 'none' && !(shield === 'cape' && foe.holds !== null)) {
    foe.shield = 'none';
    flyBeside(ctx, foe, { kind: 'shield', shield });
  } else if (foe.helmet) {
    foe.helmet = false;
    flyBeside(ctx, foe, { kind: 'helmet' });
  } else knockDown(ctx, foe, by);
}

/** 9 Down now, and at the end of the turn at the mercy of the crowd if the attacker is still beside it. */
function floor(ctx: MuneraContext, { fighter, foe }: Blow): void {
  turnOf(ctx.state).floored.push(foe.id);
  ctx.emit({ kind: 'floored', cite: '9', fighter: foe.id, by: fighter.id });
  knockDown(ctx, foe, fighter);
}

/** 9 A weapon breaks or flies: the attacker's on 1 to 3, else the defender's. Whether a thrown hasta is no more. */
function doubleOne(ctx: MuneraContext, blow: Blow): boolean {
  const { fighter, foe } = blow;
  const roll = rollOf('double-one', '9', ctx.dice.throw('double-one', ONE_DIE), 'sum');
  const [mine, theirs] = [isScissor(blow), foe.held.some(({ kind }) => kind === 'scissor sword')];
  const destroyed = roll.total === 1 || roll.total === SIX;
  if (mine !== theirs) return scissorOne(ctx, blow, mine ? fighter : foe, roll);
  if (roll.total <= 3) return attackerLoses(ctx, blow, destroyed, roll);
  defenderLoses(ctx, foe, fighter, destroyed, roll);
  return false;
}

const isScissor = ({ arm }: Blow): boolean => arm.weapon?.kind === 'scissor sword';

/** MR-18 One scissor sword: a 1 breaks it, else the other's weapon flies, or breaks on a 6. */
function scissorOne(ctx: MuneraContext, blow: Blow, owner: Fighter, roll: Roll): boolean {
  const { fighter, foe } = blow;
  if (roll.total === 1) {
    const sword = owner.held.find(({ kind }) => kind === 'scissor sword');
    if (sword !== undefined) breakWeapon(ctx, owner, sword, [roll]);
    return false;
  }
  const destroyed = roll.total === SIX;
  if (owner === foe) return attackerLoses(ctx, blow, destroyed, roll);
  defenderLoses(ctx, foe, fighter, destroyed, roll);
  return false;
}

/** 9, MR-28 What was just used; a fist or a cestus cannot be lost, and its owner goes down. */
function attackerLoses(ctx: MuneraContext, { fighter, foe, arm, how }: Blow, destroyed: boolean, roll: Roll): boolean {
  const { weapon } = arm;
  if (how.with.by === 'improvised' || weapon?.kind === 'cestus') {
    ctx.emit({ kind: 'no-effect', cite: 'MR-28', rolls: [roll], fighter: fighter.id, why: 'nothing to lose' });
    knockDown(ctx, fighter, foe);
    return false;
  }
  if (how.with.by === 'shield' || how.with.by === 'cape') {
    loseShield(ctx, fighter, destroyed, roll);
    return false;
  }
  if (how.with.by === 'dart') {
    ctx.emit({ kind: 'no-effect', cite: 'MR-44', rolls: [roll], fighter: fighter.id, why: 'the dart is lost' });
    return false;
  }
  if (weapon === null) return false;
  if (how.with.by === 'throw' && !weapon.thonged) {
    if (destroyed) ctx.emit({ kind: 'destroyed', cite: '9', rolls: [roll], fighter: fighter.id, what: weapon.kind });
    else
      ctx.emit({ kind: 'no-effect', cite: 'MR-44', rolls: [roll], fighter: fighter.id, why: 'it has left the hand' });
    return destroyed;
  }
  weaponGoes(ctx, fighter, weapon, destroyed, roll);
  return false;
}

function loseShield(ctx: MuneraContext, fighter: Fighter, destroyed: boolean, roll: Roll): void {
  const { shield } = fighter;
  if (shield === 'none') return;
  letGo(ctx, fighter, null);
  fighter.shield = 'none';
  const what = shield === 'cape' ? 'cape' : `${shield} shield`;
  if (destroyed) ctx.emit({ kind: 'destroyed', cite: '9', rolls: [roll], fighter: fighter.id, what });
  else flyBeside(ctx, fighter, { kind: 'shield', shield }, [roll]);
}

/** 9, MR-46 Any of the weapons in hand or at the belt, each dart one of them; none, and the defender goes down. */
function defenderLoses(ctx: MuneraContext, foe: Fighter, by: Fighter, destroyed: boolean, roll: Roll): void {
  const weapons = [...foe.held, ...foe.sheathed].filter(({ kind }) => kind !== 'cestus');
  const count = weapons.length + foe.darts;
  if (count === 0) {
    ctx.emit({ kind: 'no-effect', cite: '9', rolls: [roll], fighter: foe.id, why: 'no weapon to lose' });
    knockDown(ctx, foe, by);
    return;
  }
  const lot = ctx.dice.lot('weapon', 'MR-46', count);
  ctx.emit({ kind: 'weapon-drawn', cite: 'MR-46', lots: [lot], fighter: foe.id });
  const weapon = weapons[lot.picked];
  if (weapon !== undefined) weaponGoes(ctx, foe, weapon, destroyed, roll);
  else {
    foe.darts -= 1;
    if (destroyed) ctx.emit({ kind: 'destroyed', cite: '9', rolls: [roll], fighter: foe.id, what: 'dart' });
    else flyBeside(ctx, foe, { kind: 'dart' }, [roll]);
  }
}

/** MR-20 A hasta on a thong comes back; all else breaks or flies, and what was in its net is free. */
function weaponGoes(ctx: MuneraContext, owner: Fighter, weapon: Weapon, destroyed: boolean, roll: Roll): void {
  if (destroyed) {
    breakWeapon(ctx, owner, weapon, [roll]);
    return;
  }
  if (weapon.thonged) {
    ctx.emit({ kind: 'no-effect', cite: 'MR-20', rolls: [roll], fighter: owner.id, why: 'it stays on its thong' });
    return;
  }
  letGo(ctx, owner, weapon.id);
  loseWeapon(owner, weapon);
  flyBeside(ctx, owner, { kind: 'weapon', weapon }, [roll]);
}

function breakWeapon(ctx: MuneraContext, owner: Fighter, weapon: Weapon, rolls: readonly Roll[]): void {
  letGo(ctx, owner, weapon.id);
  loseWeapon(owner, weapon);
  ctx.emit({ kind: 'destroyed', cite: '9', rolls, fighter: owner.id, what: weapon.kind });
}
