/** 12 The action phase: a weapon in the hand, or out of the net. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { needing, rollOf } from '../../../kernel/roll.ts';
import type { PilotAct } from './acts.ts';
import { loseHand } from './altitude.ts';
import type { PitContext } from './kit.ts';
import type { Glider } from './types.ts';
import type { Weapon } from './words.ts';

/** 12.34, 12.35 Does what was chosen. */
export function act(ctx: PitContext, glider: Glider, what: PilotAct): void {
  switch (what.do) {
    case 'nothing':
      break;
    case 'drop':
      loseHand(ctx, glider, '6.13');
      break;
    case 'take':
      take(ctx, glider, what.weapon);
      break;
    case 'stow':
      stow(ctx, glider);
      break;
    case 'escape':
      tearFree(ctx, glider);
      break;
  }
}

function take({ emit }: PitContext, glider: Glider, weapon: Weapon): void {
  const stowed = glider.hand;
  glider.stowed.splice(glider.stowed.indexOf(weapon), 1);
  if (stowed !== null) glider.stowed.push(stowed);
  glider.hand = weapon;
  emit({ kind: 'took', cite: '12.34', glider: glider.id, weapon, stowed });
}

function stow({ emit }: PitContext, glider: Glider): void {
  const weapon = glider.hand;
  if (weapon === null) return;
  glider.stowed.push(weapon);
  glider.hand = null;
  emit({ kind: 'stowed', cite: 'GR-29', glider: glider.id, weapon });
}

/** 12.35 Free from this on. */
const FREE = 5;

function tearFree({ dice, tables, emit }: PitContext, glider: Glider): void {
  const { hand } = glider;
  const modifiers = hand === null ? [] : [modifier(tables.weapons[hand].cuts, `a ${hand} in the hand`, '12.35')];
  const roll = needing(rollOf('escape', '12.35', dice.throw('escape', ONE_DIE), 'sum', modifiers), '>=', FREE);
  const free = roll.need?.met === true;
  if (free) glider.netted = false;
  emit({ kind: 'escaped', cite: '12.35', rolls: [roll], glider: glider.id, free });
}
