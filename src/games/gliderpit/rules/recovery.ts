/** 9, 13 Spins, and coming round from a stun. */
import { ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { turn } from '../../../kernel/hex.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import { changeSpeed, settleAt } from './altitude.ts';
import type { PitEvent } from './events.ts';
import type { PitContext } from './kit.ts';
import { dieDirection } from './pit.ts';
import { isAloft } from './roster.ts';
import type { RecoveryRow } from './tables/types.ts';
import type { Glider } from './types.ts';

/** 9.23 A die of levels down, and a facing by chance. `speed`: what it has afterwards. */
export function spin(ctx: PitContext, glider: Glider, speed: 0 | 1): void {
  const { dice, emit } = ctx;
  const fall = rollOf('spin', '9.23', dice.throw('spin', ONE_DIE), 'minus');
  emit({
    kind: 'spun',
    cite: '9.23',
    rolls: [fall],
    glider: glider.id,
    alt: glider.alt + fall.total,
    speed: glider.speed,
    facing: null,
  });
  settleAt(ctx, glider, glider.alt + fall.total);
  if (!isAloft(glider)) return;
  const way = rollOf('direction', '2.3', dice.throw('direction', ONE_DIE), 'sum');
  glider.speed = speed;
  glider.facing = dieDirection(way.total);
  const { id, alt, facing } = glider;
  emit({ kind: 'spun', cite: '9.23', rolls: [way], glider: id, alt, speed, facing });
}

/** 13.36 Somebody stunned rolls for it. */
export function recover(ctx: PitContext, glider: Glider): void {
  const { dice, tables, emit } = ctx;
  const roll = rollOf('recovery', '13.36', dice.throw('recovery', TWO_DICE), 'sum');
  const found = tables.recovery(roll.total);
  const result = resultOf(found);
  const looked: Roll = { ...roll, table: { id: 'recovery', row: found.row, column: 'Altitude', cell: result }, result };
  emit({ kind: 'recovery', cite: '13.36', rolls: [looked], glider: glider.id, result });
  if (found.recovers) {
    glider.stunned = false;
    emit({ kind: 'recovered', cite: '13.36', glider: glider.id });
    return;
  }
  tumble(ctx, glider, found);
}

type RecoveryResult = Extract<PitEvent, { kind: 'recovery' }>['result'];

function resultOf({ altitude, speed, recovers }: RecoveryRow): RecoveryResult {
  if (recovers) return 'recovers';
  if (altitude !== 0) return altitude < 0 ? 'falls' : 'rises';
  return speed < 0 ? 'stalls' : 'nothing';
}

/** 13.36 Altitude, speed, facing, and then where it comes to rest. */
function tumble(ctx: PitContext, glider: Glider, { altitude, speed, turns }: RecoveryRow): void {
  if (speed !== 0) changeSpeed(ctx, glider, speed);
  if (!isAloft(glider)) return;
  if (speed !== 0) ctx.emit({ kind: 'slowed', cite: '13.36', glider: glider.id, speed: glider.speed });
  if (turns) face(ctx, glider);
  if (altitude === 0) return;
  settleAt(ctx, glider, glider.alt + altitude);
  if (isAloft(glider))
    ctx.emit({ kind: altitude < 0 ? 'sank' : 'climbed', cite: '13.36', glider: glider.id, alt: glider.alt });
}

const LEFT = 2;
const RIGHT = 5;

function face({ dice, emit }: PitContext, glider: Glider): void {
  const roll = rollOf('facing', '13.36', dice.throw('facing', ONE_DIE), 'sum');
  const by = roll.total <= LEFT ? -1 : roll.total >= RIGHT ? 1 : 0;
  glider.facing = turn(glider.facing, by);
  emit({ kind: 'faced', cite: '13.36', rolls: [roll], glider: glider.id, facing: glider.facing });
}
