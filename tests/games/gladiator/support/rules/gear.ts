/** Things lying about, and men who want them. */
import type { Act, Fighter, ItemId, LooseItem } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Direction } from '../../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  lying,
  type Played,
  play,
  type Scene,
  type Script,
  scene,
  shield,
  sword,
} from '../../../../../tools/games/gladiator/bout.ts';
import { hex, place } from './clash.ts';

export const LOOSE = 9;
export const recover = (drop: number | null = null): Act => ({ kind: 'recover', item: LOOSE, drop });
export const kick = (direction: Direction): Act => ({ kind: 'kick', item: LOOSE, direction });

export const FAR = place(6, 0, 3);

/** A sword lies at A's feet (or elsewhere); A holds a shield, B is far away. */
export const field = (A: Partial<Fighter> = {}, q = 0, r = 0, B: Partial<Fighter> = FAR): Scene => ({
  A: { hands: [shield(2)], ...A },
  B,
  loose: [lying(sword(LOOSE), hex(q, r))],
});

export const places = (loose: readonly LooseItem[]) => loose.map(({ at }) => at);
export const held = (fighter: Fighter): readonly ItemId[] => fighter.hands.map(({ id }) => id);

export const tried = (set: Scene, script: Script = {}): Played =>
  play(scene(set), { acts: { A: recover() }, ...script });

/** What a man is offered in the action step. */
export function offered(set: Scene, plots: { readonly [id: string]: string } = {}, dice: readonly Scripted[] = []) {
  const [act] = play(scene(set), { plots, dice }).asked.filter(
    ({ kind, fighter }) => kind === 'act' && fighter === 'A',
  );
  return act?.kind === 'act' ? { recover: act.recover, kick: act.kick } : { recover: [], kick: [] };
}
