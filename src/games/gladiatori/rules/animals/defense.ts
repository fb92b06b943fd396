/** 17.6 An animal's defense against a gladiator. */
import type { LedContext } from '../kit.ts';
import { sevensOf } from '../legal/options.ts';
import { fighterOf } from '../roster.ts';
import type { Animal, Fight, Strike } from '../types.ts';
import { breed, rollFor } from './dice.ts';

/** 17.6 Dice that every animal throws against an attack. */
export const DEFENSE_DICE = 2;

/** 17.6, 17.7 The animal throws; a double breeds, a seven of a bear takes something from the attacker. */
export function defendBeast(play: LedContext, { attacker }: Fight, strike: Strike, { id, kind }: Animal): void {
  const { state, tables, emit } = play;
  const { extra, doubles, seven } = tables.animals[kind];
  const thrown = rollFor(play, kind, 'animal defense', DEFENSE_DICE, extra, '17.6');
  strike.fdv = thrown.roll.total;
  emit({
    kind: 'animal-defends',
    cite: '17.6',
    rolls: [thrown.roll],
    animal: id,
    total: thrown.roll.total,
    fav: strike.fav,
  });
  if (thrown.double && doubles.defense === 'breeds') breed(play, kind);
  if (!thrown.seven || seven.defense === '-') return;
  const fighter = fighterOf(state, attacker);
  emit({ kind: 'seven', cite: '17.7', animal: id, fighter: fighter.id });
  if (sevensOf(fighter).length === 0) return;
  state.seven = { fighter: fighter.id, next: state.step };
  state.step = 'seven';
}
