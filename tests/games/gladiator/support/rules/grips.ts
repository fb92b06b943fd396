/** Men with their bare hands, and men in each other's hands (22.3.3, 22.4). */
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter, Grip, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { man, type Played, type Script } from '../../../../../tools/games/gladiator/bout.ts';
import { blow } from '../blows.ts';
import { type Duel, duel, FALLS, fight, STEADY } from './arms.ts';
import { hex, withMore } from './clash.ts';
import { three } from './snares.ts';

export const RULES = advancedRules();
/** A with empty hands, strong by 2; B has sword and shield. */
export const BARE = { hands: [], st: 2, tr: 12 };
/** A body hit of 4 CF with some white sum, and one point of stun. */
export const hit = (white: number): readonly Scripted[] => [blow(12, white), ['stun', 1, 1]];
/** The check for stumbling that any critical but none brings to a man on his feet (C76). */
const steady = ({ posture = 'standing', conscious = true }: Partial<Fighter> = {}): readonly Scripted[] =>
  posture === 'prone' || !conscious ? [] : [STEADY];
/** A strikes B's chest with 4 CF for a critical of 12: 2x. */
export const strikes = (set: Duel = {}, script: Script = {}): Played =>
  fight(
    { rules: RULES, ...set, A: { ...BARE, ...set.A } },
    { cf: { A: 'chest 4' }, ...script, dice: [...hit(11), ...steady(set.B), ...(script.dice ?? [])] },
  );
export const seizes = (set: Duel = {}, script: Script = {}): Played => strikes(set, { grapple: true, ...script });

/** B is in A's hands, by the chest unless told otherwise. */
export const inHands = (set: Duel = {}, area: Grip['area'] = 2): Duel => ({
  rules: RULES,
  ...set,
  A: { ...BARE, ...set.A },
  B: { grappled: { by: 'A', area }, ...set.B },
});
export const holds = (set: Duel = {}, script: Script = {}): Played => fight(inHands(set), script);
/** He stays held, and is squeezed for 1 + 2 stun and a critical of 3 + 2: nothing. */
export const SQUEEZED: readonly Scripted[] = [three('escape', 18), ['squeeze', 1], ['critical', 1, 1]];
export const FREE: readonly Scripted[] = [three('escape', 3)];

/** B is in the hands of C, who stands behind him and is of A's side. */
export const byAnother = (set: Duel = {}): State => {
  const grappled = { by: 'C', area: 2 } as const;
  const state = duel({ rules: RULES, ...set, A: { ...BARE, ...set.A }, B: { grappled, ...set.B } });
  return withMore(state, man('C', { ...BARE, side: 0, seat: 0, name: 'Celer', at: hex(2, 0), facing: 3 }));
};
export const asked = (played: Played, kind: string) => played.asked.filter((request) => request.kind === kind);

/** What follows from a critical of a strike besides wounds. */
export function follow(code: string): readonly Scripted[] {
  if (code === '--') return [];
  if (['HL', '2xM', '3xM', 'K*'].includes(code)) return [['fall-prone', 6, 6], STEADY];
  if (code === 'S') return [['stun', 3, 2], STEADY];
  return code === 'WD' || code === 'SD' ? [...FALLS, STEADY] : [STEADY];
}
