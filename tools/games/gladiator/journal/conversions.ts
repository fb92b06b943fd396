/** 9.6, P47, P64: what a printed result becomes. */
import type { Struck } from './blow.ts';
import { armed, usableShield } from './man.ts';
import { AUTOMATIC, FLAIL_STEPS } from './printed-kit.ts';

/** A result and the bonus of an H. */
export interface Converted {
  readonly result: string;
  readonly bonus: number;
}

/** P47, 28.7.3.1 Special defence, flail (swung, not thrown), two weapons or no shield (24.3 says the same of both), no weapon. */
export function converted(struck: Struck, printed: string): Converted {
  const { target, thrown } = struck;
  let result = struck.guarded ? AUTOMATIC[struck.event.area] : printed;
  if (struck.weapon?.kind === 'flail' && !thrown) result = FLAIL_STEPS[result] ?? result;
  const bonus = result.startsWith('H+') ? Number(result.slice(2)) : 0;
  if (result.startsWith('H')) return { result: 'H', bonus };
  if (target.beast !== null && /^[SP]/.test(result)) return { result: 'H', bonus: 0 };
  const shielded = usableShield(target) !== null;
  if (!shielded && (result === 'S' || result === 'S*')) result = 'P';
  else if (!shielded && result === 'P*' && !thrown) result = 'H';
  if (!armed(target) && (result === 'P' || result === 'P*')) result = 'H';
  return { result, bonus };
}
