/** What has been told of a phase before CF are divided, and bears on what men have to spend and on how they are struck. */

import { sameHex } from '../../../../kernel/hex.ts';
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { armedCf } from '../../rules/advanced/weapons.ts';
import { sees } from '../../rules/basic/engagement.ts';
import { isHorse } from '../../rules/beasts/mounts.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import { prestigeModifiers } from '../../rules/luck/prestige.ts';
import { type PhaseContext, turnoutOf } from '../../rules/phase.ts';
import { isUpright, isWeapon } from '../../rules/sheet.ts';
import type { Fighter } from '../../rules/types.ts';
import type { Engagement } from './foes.ts';

/** Everything told of the phase in play. */
function toldIn({ state, lines }: Engagement): readonly GladiatorEvent[] {
  return lines.flatMap(({ entry: { turn, phase, event } }) =>
    turn === state.turn && phase === state.phase ? [event] : [],
  );
}

/** 20.2.1, 20.6, 20.6.2, 22.4.1 What a man has spent in this phase before blows: on a net, an escape, dragging, a hold. */
export function spentIn(engagement: Engagement, { id }: Fighter): readonly Modifier[] {
  let cast = false; // a net that meets several men is told of once for each
  return toldIn(engagement).flatMap((event): readonly Modifier[] => {
    if (event.kind === 'net-cast' && event.fighter === id && !cast) {
      cast = true;
      return [modifier(-event.cf, `net ${event.plot.kind}`, '20.2.1')];
    }
    if (event.kind === 'dragged' && event.by === id && event.cf > 0) return [modifier(-event.cf, 'dragging', '20.6.2')];
    if (event.kind !== 'escape-tried') return [];
    const { fighter, cf, against, cite } = event;
    const holding = against?.by === id && against.cf > 0 ? [modifier(-against.cf, 'holding', '22.4.1')] : [];
    return fighter === id && cf > 0 ? [modifier(-cf, 'escape', against === undefined ? '20.6' : cite)] : holding;
  });
}

/** 35.4.1 His prestige bonus, where he has an opponent in his front: as he stood before he was turned to his only one (9.1.1). */
export function fameIn(engagement: Engagement, fighter: Fighter, foes: readonly Fighter[]): readonly Modifier[] {
  const { state, tables } = engagement;
  if (fighter.pb <= 0 || !isUpright(fighter)) return [];
  const turned = toldIn(engagement).some(
    (event) =>
      event.kind === 'turned' && event.fighter === fighter.id && event.why === 'combat' && event.cite === '9.1.1',
  );
  const faced = !turned && foes.some((foe) => sees(engagement, fighter, foe));
  return faced ? prestigeModifiers(fighter, armedCf(state.rules, tables, fighter)) : [];
}

/** C25 CF that every attack on a man has more, for he has just torn himself free. */
export function exposedIn(engagement: Engagement, { id }: Fighter): number {
  return toldIn(engagement).reduce(
    (most, event) => (event.kind === 'escape-tried' && event.fighter === id ? event.penalty : most),
    0,
  );
}

/** 30.4 Hexes that a rider has gone. */
export function hexesRidden(engagement: Engagement, { id }: Fighter): number {
  return toldIn(engagement).filter(
    (event) => event.kind === 'rode' && event.fighter === id && !sameHex(event.from, event.to),
  ).length;
}

/** 13.4.2, 21.1.2.1 Puts down what a man drew or took up in this phase. */
export function retellArming(ctx: PhaseContext, engagement: Engagement, fighter: Fighter): void {
  const turnout = turnoutOf(ctx, fighter);
  for (const event of toldIn(engagement)) {
    if (event.kind === 'drawn' && event.fighter === fighter.id) turnout.items.drawn = true;
    if (event.kind !== 'recovery-tried' || event.fighter !== fighter.id || !event.recovered) continue;
    if (isWeapon(event.item)) turnout.items.tookUp = event.item.id;
  }
}

/** Whether two men have to do with nobody but each other: no third is within reach of either, and neither rides. */
export function isDuel(engagement: Engagement, one: Fighter, other: Fighter): boolean {
  if ([one, other].some((man) => man.mount !== null || isHorse(man))) return false;
  const pair = [one.id, other.id];
  return toldIn(engagement).every(
    (event) => event.kind !== 'engaged' || pair.includes(event.fighter) === pair.includes(event.target),
  );
}
