/** 27.3: men who run into walls, pillars and rocks. */
import type { Hex } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { stunBy, stunBySeverity } from '../basic/stun.ts';
import type { PhaseContext, Turnout } from '../phase.ts';
import { drm } from '../tables/types.ts';
import type { Barrier } from './types.ts';

/**
 * 27.3, 27.3.1 A man runs, or is pushed, into what bars his way: he stays in the last free hex, goes no
 * further, and is stunned by the hexes he has come forward (P26, P169). `hex`: where the obstacle stands.
 */
export function bump(ctx: PhaseContext, turnout: Turnout, barrier: Barrier, hex: Hex, pushed = false): void {
  const { fighter } = turnout;
  turnout.collided = true;
  turnout.stopped = true;
  const { id, at, facing } = fighter;
  ctx.emit({ kind: 'obstacle-hit', cite: '27.3', fighter: id, barrier, hex, at, facing, pushed });
  BUMPS[ctx.tables.formulas.walls](ctx, turnout, `the ${barrier}`, pushed);
}

/** 27.3.1, P267 How a man is stunned who runs, or is pushed, into something. */
const BUMPS = { 'a roll': bumpByRoll, 'by hexes': bumpByHexes } as const;

function bumpByRoll(ctx: PhaseContext, turnout: Turnout, what: string, pushed: boolean): void {
  const { fighter } = turnout;
  const modifiers: Modifier[] = [];
  const put = (condition: string, times: number) => {
    const { value, text } = drm(ctx.tables.obstacleCollision, condition);
    addModifier(modifiers, value * times, text, '27.3.1');
  };
  put('forward', forwardHexes(turnout));
  put('pushed', pushed ? 1 : 0);
  addModifier(modifiers, -fighter.ag, 'AG', '27.3.1');
  stunBySeverity(ctx, fighter, what, '27.3.1', modifiers);
}

/** P267 What a hex straight forward, and any other, gives; and a push. */
const HEX_STUN = { straight: 2, other: 1, pushed: 4 } as const;

/** P267 By the hexes of his order up to that which is barred, no dice thrown; or so much for a push. */
function bumpByHexes(ctx: PhaseContext, { fighter, strides, entered }: Turnout, what: string, pushed: boolean): void {
  const going = strides.filter(({ step }) => step !== null).slice(0, entered.length + 1);
  const walked = going.reduce((sum, { step }) => sum + (step === 0 ? HEX_STUN.straight : HEX_STUN.other), 0);
  stunBy(ctx, fighter, pushed ? HEX_STUN.pushed : walked, what, 'P267');
}

/** P18, P26 A leap goes forward; a roll goes neither way. */
function forwardHexes({ entered, leapt }: Turnout): number {
  return leapt ? entered.length : entered.filter(({ way }) => way === 'forward').length;
}
