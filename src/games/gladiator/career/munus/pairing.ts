/** 38.4.1: of which class a challenger is. */
import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { D66 } from '../../rules/dice.ts';
import type { ManContext } from '../context.ts';
import { COMBAT_CLASSES, type CombatClass } from '../man/man-types.ts';

/** C134 Of 1D6: up to this a mounted man. */
const MOUNTED_MOST = 4;
const MOUNTED: CombatClass = 6;

/** 38.4.1, P101 The class of a challenger: a D66 again and again until its row is that of the player's man. */
export function rollClass({ dice, tables, emit }: ManContext, player: CombatClass): CombatClass {
  const rolls: Roll[] = [];
  for (;;) {
    const roll = rollOf('pairing', '38.4.1', dice.throw('pairing', D66), 'd66');
    const cell = tables.pairing.get(roll.total);
    if (cell === undefined) throw new Error(`no pairing for ${roll.total}`);
    const fits = cell.player === player;
    rolls.push({ ...roll, table: cell.table, result: fits ? `class ${cell.challenger}` : 'another class: again' });
    if (!fits) continue;
    const lots: Lot[] = [];
    const combatClass = cell.challenger === 'any' ? anyClass(dice, rolls, lots) : cell.challenger;
    emit({ kind: 'class-rolled', cite: '38.4.1', combatClass, rolls, ...(lots.length === 0 ? {} : { lots }) });
    return combatClass;
  }
}

/** C134 Mounted, or any of the others with equal chance. */
function anyClass(dice: ManContext['dice'], rolls: Roll[], lots: Lot[]): CombatClass {
  const roll = rollOf('any-class', 'C134', dice.throw('any-class', ONE_DIE), 'sum');
  const mounted = roll.total <= MOUNTED_MOST;
  rolls.push({ ...roll, result: mounted ? 'mounted' : 'on foot' });
  if (mounted) return MOUNTED;
  const onFoot = COMBAT_CLASSES.filter((one) => one !== MOUNTED);
  const lot = dice.lot('class', 'C134', onFoot.length);
  lots.push(lot);
  return onFoot[lot.picked] ?? 1;
}
