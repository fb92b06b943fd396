/** P18 How a man has gone in this phase, hex by hex. */
import type { Turnout } from './phase.ts';

/** Hexes entered, by the way he went; a roll goes no way, and a leap straight ahead in 'ahead' alone. */
export interface HexesGone {
  readonly forward: number;
  readonly backward: number;
  /** Of those forward, straight ahead and by a side step; so too backward. */
  readonly straightForward: number;
  readonly sideForward: number;
  readonly straightBackward: number;
  readonly sideBackward: number;
  /** Hexes of a leap. */
  readonly leapt: number;
}

/** Counts them; his strides are in the order of the hexes. */
export function hexesGone({ strides, entered, leapt }: Turnout): HexesGone {
  const along = (way: 'forward' | 'backward') => entered.filter((one) => one.way === way).length;
  const gone = leapt ? [] : strides.filter(({ step }) => step !== null).slice(0, entered.length);
  const sidesteps = (...codes: readonly string[]) => gone.filter(({ action }) => codes.includes(action.code)).length;
  const [forward, backward] = [along('forward'), along('backward')];
  const [sideForward, sideBackward] = [sidesteps('SFL', 'SFR'), sidesteps('SBL', 'SBR')];
  return {
    forward,
    backward,
    straightForward: forward - sideForward,
    sideForward,
    straightBackward: backward - sideBackward,
    sideBackward,
    leapt: leapt ? entered.length : 0,
  };
}
