/** 6 How a match ended, in sentences. */
import type { Seat } from '../../../kernel/request.ts';
import type { Fighter, State } from '../rules/types.ts';

/** What each ending is, for a list: 'Rufus is dead' without the name. */
export const ENDINGS: { readonly [by: string]: string } = {
  dead: 'a killing stroke',
  unconscious: 'one side had nobody conscious left',
  fallen: 'one side had nobody standing left',
  surrendered: 'a surrender',
  dismissed: 'both were sent off standing',
  time: 'it was called off',
};

/** The verdict, then what became of everybody. */
export function verdictOf({ outcome, fighters }: Readonly<State>, seats: readonly Seat[]): readonly string[] {
  if (outcome === null) return [];
  const { winner, by } = outcome;
  const own = fighters.find(({ seat }) => seat !== null && seats.includes(seat))?.side;
  const why = ENDINGS[by] ?? by;
  return [headline(winner, own, why), ...fighters.map(fateOf)];
}

function headline(winner: number | null, own: 0 | 1 | undefined, why: string): string {
  if (winner === null) return `A draw: ${why}.`;
  if (own === undefined) return `Side ${winner + 1} wins: ${why}.`;
  return winner === own ? `Victory: ${why}.` : `Defeat: ${why}.`;
}

function fateOf(fighter: Fighter): string {
  const { name, standing, fate, taken, dealt, killings } = fighter;
  const wounds = `${dealt} ${dealt === 1 ? 'wound' : 'wounds'} dealt, ${taken} taken`;
  const kills = killings === 0 ? '' : `, ${killings} killing ${killings === 1 ? 'stroke' : 'strokes'}`;
  return `${name}: ${endOf(standing, fate)}; ${wounds}${kills}.`;
}

function endOf(standing: Fighter['standing'], fate: Fighter['fate']): string {
  if (standing === 'active') return 'on the sand to the end';
  if (standing === 'dead') return 'killed';
  return fate === 'spared' ? `${standing}, and spared` : `${standing}, and put to death`;
}
