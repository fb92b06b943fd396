/** 5.4.3, 5.4.4, 3.2.1 What a blow takes from a body, and what becomes of its bearer. */

import { met, needing } from '../../../../kernel/roll.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { isVital, takes } from '../body.ts';
import { dropItem } from '../floor.ts';
import { passRoll, poolOf, successRoll } from '../idioms.ts';
import { type HeroesContext, type HeroesDecisions, resolveAsking } from '../kit.ts';
import { bringDown, fall } from '../mercy.ts';
import type { Fighter } from '../types.ts';
import type { Attribute, Part } from '../words.ts';

/** R85 From this damage on the book rolls a Star's dice. */
const STAR_DAMAGE = 2;
/** 3.2.1 A die of Star Power that shows this is gone for the match. */
const BURNT = 6;

/** 5.4.3 A blow that costs a part so many points, unless Star Power cuts it. */
export function* resolveWound(
  ctx: HeroesContext,
  by: Fighter,
  fighter: Fighter,
  hit: Part,
  damage: number,
): Rule<HeroesDecisions> {
  const left = yield* resolveStarPower(ctx, fighter, hit, damage);
  if (left <= 0) return; // R50 nothing left is no wound
  const part = takes(fighter, hit);
  const { parts } = fighter;
  const before = parts[part].now;
  parts[part].now = Math.max(0, before - left);
  const attribute = weaken(fighter, hit, part);
  fighter.taken += 1;
  by.dealt += 1;
  if (!fighter.wounded.includes(part)) fighter.wounded.push(part);
  const told = { fighter: fighter.id, by: by.id, hit, part, before, after: parts[part].now, attribute };
  ctx.emit({ kind: 'wounded', cite: part === hit ? '5.4.3' : '5.4.3.1', ...told });
  lose(ctx, by, fighter, part);
}

/** 3.2.1 A Star may roll all of its Star Power against a blow. Returns the damage that is left. */
function* resolveStarPower(
  { dice, emit }: HeroesContext,
  fighter: Fighter,
  part: Part,
  damage: number,
): Rule<HeroesDecisions, number> {
  if (fighter.starPower === 0) return damage;
  const ask = { fighter: fighter.id, part, damage };
  const [rolls = false] =
    fighter.seat === null
      ? [damage >= STAR_DAMAGE]
      : yield* resolveAsking<'star-power'>([{ kind: 'star-power', seat: fighter.seat, cite: '3.2.1', ...ask }]);
  if (!rolls) return damage;
  const lines = [{ value: fighter.starPower, why: 'Star Power', cite: '3.2.1' }];
  const roll = successRoll(dice, 'star-power', '3.2.1', poolOf(lines));
  const burnt = (roll.dice.die ?? []).filter((face) => face === BURNT).length;
  fighter.starPower -= burnt;
  const left = Math.max(0, damage - roll.total);
  emit({
    kind: 'star-power',
    cite: '3.2.1',
    rolls: [roll],
    fighter: fighter.id,
    damage: left,
    left: fighter.starPower,
  });
  return left;
}

/** 5.4.3.2, R51, R53 What a wound costs besides points: one of an attribute. */
function weaken({ now }: Fighter, hit: Part, part: Part): { readonly name: Attribute; readonly left: number } | null {
  const name = hit === part ? attributeOf(part) : 'strength';
  if (name === null) return null;
  now[name] = Math.max(0, now[name] - 1);
  return { name, left: now[name] };
}

function attributeOf(part: Part): Attribute | null {
  if (part === 'head') return 'savvy';
  if (part === 'chest' || part === 'belly') return 'strength';
  return part.endsWith('leg') ? 'speed' : null;
}

/** 5.4.4 What a part with nothing left brings about. */
function lose(ctx: HeroesContext, by: Fighter, fighter: Fighter, part: Part): void {
  const { parts, now } = fighter;
  const isOut = parts[part].now === 0;
  if (isOut && isVital(part)) {
    collapse(ctx, by, fighter);
    return;
  }
  if (isOut && part === 'left arm') dropItem(ctx, fighter, 'left', '5.4.4');
  if (isOut && part === 'right arm') dropItem(ctx, fighter, 'right', '5.4.4');
  const lame = parts['left leg'].now === 0 && parts['right leg'].now === 0;
  if (lame || now.speed === 0) fall(ctx, fighter, by);
}

/** 5.4.4 Head, chest or belly at nothing: unconscious, or dead. */
function collapse(ctx: HeroesContext, by: Fighter, fighter: Fighter): void {
  fighter.knocked = true;
  const thrown = passRoll(ctx.dice, {
    ...{ name: 'killing-stroke', cite: '5.4.4', count: 1, attribute: fighter.start.strength },
  });
  const roll = needing(thrown, '>=', 1, (lives) => (lives ? 'unconscious' : 'dead'));
  bringDown(ctx, fighter, by, met(roll) ? 'unconscious' : 'dead', roll);
}
