/** What a planned attack may do to the other man, against no defence and against the most that he can put up. */
import { AREA_CF_MAX } from '../../engine/gladiator/allocation.ts';
import { isWounding } from '../../engine/gladiator/blow-effects.ts';
import { armOf, edgeOf } from '../../engine/gladiator/pool.ts';
import type { Tables } from '../../engine/gladiator/table-types.ts';
import type { Attack, Fighter, Pool, RuleChoices } from '../../engine/gladiator/types.ts';
import { type Modifier, sumModifiers } from '../../engine/kernel/modifier.ts';
import { attackReader, type OddsReader } from '../../odds/attack.ts';

/** A man who divides his CF, and at whom attacks are being written. */
interface View {
  readonly rules: RuleChoices;
  readonly tables: Tables;
  readonly fighter: Fighter;
  readonly target: Fighter;
  readonly past: boolean;
  readonly pool: Pool;
  readonly foeModifiers: readonly Modifier[];
  /** The player wants to be told odds. */
  readonly odds: boolean;
}

/** Nobody changes while a pool is being divided: what was read for it holds until the next. */
const READERS = new WeakMap<Pool, Map<string, OddsReader>>();

/** '41 in 100 wound him, 12 at defence 5.'; from behind nothing defends (26.4), and a beast never (28.7.3); null where odds are not told, or hang on more than the blow's dice. */
export function oddsText(view: View, attack: Attack): string | null {
  const { pool, target, past } = view;
  const read = view.odds && attack.fatal !== true ? readerOf(view, attack) : null;
  if (read === null) return null;
  const cf = attack.cf + edgeOf(pool, attack);
  const bare = `${wounding(read, cf)} in 100 wound`;
  if (target.beast !== null) return `It never defends: ${bare}.`;
  if (past) return `From behind (26.4): ${bare}.`;
  const most = mostDefence(view);
  return `${bare} him${most === 0 ? '' : `, ${wounding(read, cf - most)} at defence ${most}`}.`;
}

/** 9.3.3 The most that he can defend one area with. */
function mostDefence({ target, foeModifiers }: View): number {
  if (!target.conscious) return 0;
  return Math.max(0, Math.min(AREA_CF_MAX, sumModifiers(foeModifiers)));
}

/** Of a hundred such attacks those that wound or kill. */
function wounding(read: OddsReader, modified: number): string {
  return in100(1 - (read(modified).wounds[0] ?? 0));
}

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
