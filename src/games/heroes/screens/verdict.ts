/** 6 How a match ended, in sentences. */
import type { Seat } from '../../../kernel/request.ts';
import { calledOff, listed } from '../rules/told/ending-words.ts';
import type { Fighter, State } from '../rules/types.ts';

/** The verdict, then what became of everybody. */
export function verdictOf({ outcome, fighters }: Readonly<State>, seats: readonly Seat[]): readonly string[] {
  if (outcome === null) return [];
  const { winner, by } = outcome;
  const own = fighters.find(({ seat }) => seat !== null && seats.includes(seat))?.side;
  const beaten = fighters.filter(({ side }) => winner !== null && side !== winner);
  const why = calledOff(by) ?? listed(beaten.map(({ name, standing }) => `${name} ${OUT[standing]}`));
  return [`${headOf(winner, own, fighters)}: ${why}.`, ...fighters.map(fateOf)];
}

/** What became of one who is out, after a name. */
const OUT: { readonly [S in Fighter['standing']]: string } = {
  active: 'still stood',
  dead: 'was killed',
  unconscious: 'was left unconscious',
  fallen: 'could no longer stand',
  surrendered: 'surrendered',
};

function headOf(winner: number | null, own: 0 | 1 | undefined, fighters: readonly Fighter[]): string {
  if (winner === null) return 'A draw';
  if (own !== undefined) return winner === own ? 'Victory' : 'Defeat';
  const names = fighters.filter(({ side }) => side === winner).map(({ name }) => name);
  return `${listed(names)} ${names.length === 1 ? 'wins' : 'win'}`;
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
  const out = { unconscious: 'unconscious', fallen: 'could not stand', surrendered: 'surrendered' }[standing];
  return fate === 'spared' ? `${out}, and spared` : `${out}, and put to death`;
}
