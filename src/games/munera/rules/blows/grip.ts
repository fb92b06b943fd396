/** 12.3 How a grapple ends, whatever ends it. */
import type { MuneraContext } from '../kit.ts';
import { fighterOf } from '../roster.ts';
import type { Fighter } from '../types.ts';

/** 12.3 Lets both of a grapple go; nothing where there is none. */
export function breakGrip({ state, emit }: MuneraContext, fighter: Fighter): void {
  if (fighter.grip === null) return;
  const other = fighterOf(state, fighter.grip.with);
  fighter.grip = null;
  other.grip = null;
  emit({ kind: 'let-go', cite: '12.3', fighter: fighter.id, foe: other.id });
}
