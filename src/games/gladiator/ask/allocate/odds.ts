/** What a planned attack may do to the other man, against no defence and against the most that he can put up. */

import { type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { type AttackOdds, attackReader, type OddsReader } from '../../odds/attack.ts';
import { armedCf } from '../../rules/advanced/weapons.ts';
import { AREA_CF_MAX } from '../../rules/basic/allocation.ts';
import { isWounding } from '../../rules/basic/blow-effects.ts';
import { horseDefence } from '../../rules/basic/combat.ts';
import { isHorse } from '../../rules/beasts/mounts.ts';
import { armOf } from '../../rules/pool.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Attack, Fighter, Pool, RuleChoices } from '../../rules/types.ts';
import type { Engagement } from './foes.ts';
import { hexesRidden } from './phase-told.ts';

/** What may stand against an attack on any one area. */
export interface AreaGuard {
  readonly most: number;
  /** 30.6.6.2 It is a horse's pace: so much stands there, no less and no more. */
  readonly sure: boolean;
}

/** A man who divides his CF, and at whom attacks are being written. */
interface View {
  readonly rules: RuleChoices;
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly past: boolean;
  readonly pool: Pool;
  readonly guard: AreaGuard;
  /** What an attack counts for before anything defends; 0: it is never made. */
  readonly weigh: (attack: Attack) => number;
  /** The player wants to be told odds. */
  readonly odds: boolean;
}

/** Nobody changes while a pool is being divided: what was read for it holds until the next. */
const READERS = new WeakMap<Pool, Map<string, OddsReader>>();

/** '41 in 100 wound undefended, 12 at 5.'; from behind nothing defends (26.4), and a beast never (28.7.3); null where odds are not told, or hang on more than the blow's dice. */
export function attackOddsText(view: View, attack: Attack): string | null {
  const found = rangeOf(view, attack);
  if (found === null) return null;
  const { target, past, guard } = view;
  const bare = `${wounding(found.bare)} in 100 wound`;
  if (guard.sure) return `Against its defence of ${guard.most}: ${wounding(found.met)} in 100 wound.`;
  if (target.beast !== null) return `It never defends: ${bare}.`;
  if (past) return `From behind (26.4): ${bare}.`;
  return `${bare} undefended${guard.most === 0 ? '' : `, ${wounding(found.met)} at ${guard.most}`}.`;
}

/** What an attack may do against nothing, and against the most that may stand there. */
export interface OddsRange {
  readonly bare: AttackOdds;
  readonly met: AttackOdds;
}

/** The odds of an attack at both ends of what may defend; null where they are not told, or hang on more than its dice. */
export function rangeOf(view: View, attack: Attack): OddsRange | null {
  const weight = view.odds && attack.fatal !== true ? view.weigh(attack) : 0;
  const read = weight === 0 ? null : readerOf(view, attack);
  return read === null ? null : { bare: read(weight), met: read(weight - view.guard.most) };
}

/** 9.3.3, 30.6.6.2 What may stand against an attack: of a man's CF at most eight, of a horse's pace all of it. */
export function guardOf(
  engagement: Engagement,
  target: Fighter,
  foeModifiers: readonly Modifier[],
  past: boolean,
): AreaGuard {
  const { state, tables } = engagement;
  if (isHorse(target)) {
    const rider = state.fighters.find(({ mount }) => mount === target.id);
    return { most: rider === undefined ? 0 : horseDefence(hexesRidden(engagement, rider)), sure: true };
  }
  const able = target.conscious && target.beast === null && !past && armedCf(state.rules, tables, target) >= 1;
  return { most: able ? Math.max(0, Math.min(AREA_CF_MAX, sumModifiers(foeModifiers))) : 0, sure: false };
}

/** Of a hundred such attacks those that wound or kill. */
const wounding = ({ wounds }: AttackOdds): string => in100(1 - (wounds[0] ?? 0));

/** How often in a hundred; never 0 where it can be, nor 100 where it can fail. */
export function in100(chance: number): string {
  const times = Math.round(100 * chance);
  if (times === 0 && chance > 0) return '<1';
  return times === 100 && chance < 1 ? '>99' : `${times}`;
}

/** The odds of an attack with a weapon in hand; of a bare hand, a bash and what wounds nobody there are none. */
function readerOf({ rules, tables, fighter, target, past, pool }: View, attack: Attack): OddsReader | null {
  const { area, special = null } = attack;
  const hand = armOf(pool, attack)?.hand ?? null;
  const item = hand === null ? null : (fighter.hands[hand] ?? null);
  if (item === null || special === 'bash' || special === 'sand' || !isWounding(special)) return null;
  const readers = READERS.get(pool) ?? new Map<string, OddsReader>();
  READERS.set(pool, readers);
  const key = `${target.id} ${area} ${hand} ${special}`;
  const attempt = { attacker: fighter, target, area, round: 1, item, special, behind: past };
  const reader = readers.get(key) ?? attackReader({ rules, tables }, attempt);
  readers.set(key, reader);
  return reader;
}
