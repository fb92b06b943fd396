/** 29.7: what the dice of a centurion make of his CF, all their ways at once, by the rules that throw them. */

import type { Dice } from '../../../kernel/dice.ts';
import { branchingDice, eachWay, type PickWay } from '../../../odds/branching.ts';
import { ONES } from '../../../odds/falls.ts';
import {
  beginDivision,
  type Dicing,
  type Division,
  divideOn,
  endDivision,
  isDivided,
} from '../rules/centurion/combat.ts';
import { unitOf } from '../rules/pool.ts';
import { byArea } from '../rules/tables/cells.ts';
import type { Tables } from '../rules/tables/types.ts';
import { AREAS, type Area, type ByArea, type Fighter, type Pool, type State } from '../rules/types.ts';

/** What stands on one area, and its chance. */
export interface Guarding {
  readonly cf: number;
  /** 23.3 A special defence covers the area. */
  readonly guarded: boolean;
  readonly chance: number;
}

/** All that stands on some areas at once, and its chance. */
export interface GuardPlan {
  readonly defence: Readonly<ByArea<number>>;
  /** 23.3 The area that a special defence covers. */
  readonly special: Area | null;
  readonly chance: number;
}

/** A centurion, whom he fights, and what he may spend. */
export interface Divider {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly foes: readonly Fighter[];
  readonly pool: Pool;
}

interface Chanced {
  readonly division: Division;
  chance: number;
}

/** Divisions by all that tells them apart. */
type Chances = Map<string, Chanced>;

/** 29.7.2.1 What a centurion may put on the defence of each area; the chances of each area add up to 1. */
export function bookDefences(divider: Divider): Readonly<ByArea<readonly Guarding[]>> {
  const found = byArea((): Map<string, Guarding> => new Map());
  eachGuard(divider, ({ defence, special, chance }) => {
    for (const area of AREAS) {
      const [cf, guarded] = [defence[area], special === area];
      const words = `${cf} ${guarded}`;
      found[area].set(words, { cf, guarded, chance: chance + (found[area].get(words)?.chance ?? 0) });
    }
  });
  return byArea((area) => [...found[area].values()]);
}

/** 29.7.2.1 What he may put on some areas together; nothing is told of the others. The chances add up to 1. */
export function bookGuards(divider: Divider, areas: readonly Area[]): readonly GuardPlan[] {
  const found = new Map<string, GuardPlan>();
  eachGuard(divider, ({ defence, special, chance }) => {
    const seen = special !== null && areas.includes(special) ? special : null;
    const words = `${areas.map((area) => defence[area]).join()} ${seen}`;
    const only = byArea((area) => (areas.includes(area) ? defence[area] : 0));
    found.set(words, { defence: only, special: seen, chance: chance + (found.get(words)?.chance ?? 0) });
  });
  return [...found.values()];
}

/** All that he may put on his defence. */
function eachGuard(divider: Divider, leaf: (guard: GuardPlan) => void): void {
  const starts: Chances = new Map();
  eachDraw(divider, (dicing) => beginDivision(dicing, divider.fighter, divider.foes, divider.pool), addTo(starts));
  for (const { division, chance } of starts.values()) {
    const striking = unheld(divider, division);
    for (const one of worked(divider, { ...division, striking: 0 }))
      endGuards(divider, { ...one.division, striking }, chance * one.chance, leaf);
  }
}

/** P80 CF of attack that no area can hold, wherever the dice put the others. */
function unheld(divider: Divider, { pool, striking, ...rest }: Division): number {
  const areas = pool.marks[0]?.areas ?? AREAS;
  const full = { ...rest, pool, guarding: 0, striking, attacks: areas.map((area) => ({ area, cf: 0 })) };
  const { defence } = endDivision(dicingOf(divider, ONES), full, divider.pool).allocation;
  return AREAS.reduce((sum, area) => sum + defence[area], 0);
}

/** Every end of the defence of a division. */
function worked(divider: Divider, from: Division): readonly Chanced[] {
  const done: Chances = new Map();
  let open: Chances = new Map();
  addTo(isDivided(from) ? done : open)(from, 1);
  while (open.size > 0) {
    const next: Chances = new Map();
    for (const [words, { division, chance }] of open) {
      const made: Chances = new Map();
      eachDraw(divider, (dicing) => divideOn(dicing, division), addTo(made));
      const again = made.get(words)?.chance ?? 0; // dice that are thrown once more
      made.delete(words);
      for (const one of made.values())
        addTo(isDivided(one.division) ? done : next)(one.division, (chance * one.chance) / (1 - again));
    }
    open = next;
  }
  return [...done.values()];
}

/** Runs a rule for every way its dice and lots can fall. */
function eachDraw<T>(divider: Divider, rule: (dicing: Dicing) => T, leaf: (made: T, chance: number) => void): void {
  const made: T[] = [];
  const script = (pick: PickWay) => {
    made[0] = rule(dicingOf(divider, branchingDice(pick)));
  };
  eachWay(script, (chance) => {
    for (const one of made) leaf(one, chance);
  });
}

function dicingOf({ state, tables }: Divider, dice: Dice): Dicing {
  return { view: { state, tables, dice }, rolls: [], lots: [] };
}

const addTo =
  (chances: Chances) =>
  (division: Division, chance: number): void => {
    const words = wordsOf(division);
    const known = chances.get(words);
    if (known === undefined) chances.set(words, { division, chance });
    else known.chance += chance;
  };

function wordsOf({ target, arm, defence, special, guarding, attacks, striking }: Division): string {
  const guards = `${defence[1]},${defence[2]},${defence[3]},${defence[4]},${defence[5]}`;
  const blows = attacks.map((one) => `${one.area}.${one.cf}${one.special ?? ''}`).join();
  return `${target.id}${arm}|${guards}|${special ?? ''}|${guarding}|${striking}|${blows}`;
}

/** What stands on every area of a defence; `striking`: CF in effect that found no attack to go into. */
function endGuards(divider: Divider, division: Division, chance: number, leaf: (guard: GuardPlan) => void): void {
  const whole = { ...divider.pool, marks: [] };
  const none = { ...division.pool, marks: [] };
  const bare = { ...division, attacks: [], pool: none, striking: division.striking * unitOf(none, {}) };
  eachDraw(
    divider,
    (dicing) => endDivision(dicing, bare, whole).allocation,
    ({ defence, special = null }, share) => leaf({ defence, special, chance: chance * share }),
  );
}
