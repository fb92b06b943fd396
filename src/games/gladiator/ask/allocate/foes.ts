/** 26: several opponents while CF are divided: who they are, what counts against whom, when they may strike. */

import type { Entry } from '../../../../kernel/event.ts';
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { isFreeToStrike } from '../../rules/advanced/ensnared.ts';
import { armsOf, canReach } from '../../rules/advanced/weapons.ts';
import { isBehind } from '../../rules/basic/engagement.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import { fighterOf, isUpright } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Arm, Beset, Fighter, State } from '../../rules/types.ts';

/** One of those who fight the man that divides his CF. */
export interface FoeView {
  readonly fighter: Fighter;
  /** What he could strike with; nothing where he cannot strike at all. */
  readonly arms: readonly Arm[];
  /** 26.4 He stands behind: no defence counts against his blows. */
  readonly behind: boolean;
  /** 26.5 CF that he may add to one of his blows. */
  readonly edge: number;
}

/** What has been told of a phase's engagement. */
export interface Engagement {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly lines: readonly { readonly entry: Entry<GladiatorEvent> }[];
}

/** 9.2, 26.5 Who was found to face whom in this phase, and what position gives him. */
export function engagedIn({ state, lines }: Engagement): readonly EventOf<'engaged'>[] {
  return lines.flatMap(({ entry: { turn, phase, event } }) =>
    turn === state.turn && phase === state.phase && event.kind === 'engaged' ? [event] : [],
  );
}

/** All who fight a man in this phase. */
export function foesIn(engagement: Engagement, { fighter: id, foes, threats }: Beset): readonly FoeView[] {
  const { state, tables } = engagement;
  const fighter = fighterOf(state, id);
  const men = foes.map((foe) => fighterOf(state, foe));
  const beset = { fighter, threats: men.filter((foe) => threats.includes(foe.id)) };
  const events = engagedIn(engagement);
  return men.map((foe): FoeView => {
    const able = isUpright(foe) && isFreeToStrike(state, tables, foe) && canReach(state, tables, foe, fighter);
    const apart = events.find((one) => one.fighter === foe.id && one.target === fighter.id && one.apart === true);
    return {
      fighter: foe,
      arms: able ? armsOf(state.rules, tables, foe, rangeBetween(foe, fighter)) : [],
      behind: isBehind(foe, beset),
      edge: sumModifiers(apart?.modifiers ?? []),
    };
  });
}
