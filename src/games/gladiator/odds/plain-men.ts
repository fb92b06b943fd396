/** Two plain men with sword and shield, of whom nothing is known but what an attack's odds hang on. */

import { ONES } from '../../../odds/falls.ts';
import { type FighterSetup, initialState, prepareMatch } from '../rules/setup/setup.ts';
import { fighterOf, isWeapon } from '../rules/sheet.ts';
import { byArea } from '../rules/tables/cells.ts';
import type { Area, Armour, ByArea, ShieldSize } from '../rules/types.ts';
import type { OddsBook, Stroke } from './attempt.ts';

/** What is asked of an attack between plain men. */
export interface PlainAttempt {
  /** ST of the man who strikes. */
  readonly strength: number;
  readonly area: Area;
  /** On that area. */
  readonly armour: Armour;
  /** Of the man struck: wound boxes an area, and what he holds. */
  readonly w: number;
  readonly shield: ShieldSize | 'none';
  readonly armed: boolean;
}

/** TR of either: no loss of CF is so great that it weakens them (10.3.4). */
const TR = 10;

/** An attack of one fresh man on another, the first with a sword, and what it is read by. */
export function plainAttempt(
  book: OddsBook,
  asked: PlainAttempt,
): { readonly book: OddsBook; readonly attempt: Stroke } {
  const { rules, tables } = book;
  const bare = byArea((): Armour => '--');
  const struck = { ...bare, [asked.area]: asked.armour };
  const setup = {
    rules,
    fighters: [man('A', { st: asked.strength }, bare, 'large'), man('B', { w: asked.w }, struck, asked.shield)],
  };
  const state = initialState(setup);
  prepareMatch({ state, tables, dice: ONES, emit: () => {} }, setup);
  const attacker = fighterOf(state, 'A');
  const target = fighterOf(state, 'B');
  if (!asked.armed) target.hands = target.hands.filter((item) => !isWeapon(item));
  const [item = null] = attacker.hands;
  return {
    book,
    attempt: { attacker, target, area: asked.area, round: 1, item, special: null, behind: false },
  };
}

function man(
  id: 'A' | 'B',
  ratings: Partial<FighterSetup['ratings']>,
  armour: Readonly<ByArea<Armour>>,
  shield: ShieldSize | 'none',
): FighterSetup {
  const side = id === 'A' ? 0 : 1;
  return {
    ...{ id, side, by: 'seat', seat: side, kind: 'medium', name: id, armour, shield, weapon: null, fs: 0, pr: 0 },
    ratings: { tr: TR, st: 0, ag: 0, cn: 3, w: 12, ...ratings },
  };
}
