/** 38.2.3, 38.3.1: what a set-up may say of a match as a whole. */

/** What of a man in a set-up the kind of match depends on. */
interface Entrant {
  readonly side: number;
  readonly wave?: number;
}

/** 38.2.3 Why men cannot come in one after the other as they are numbered, or null. */
export function waveFault(men: readonly Entrant[]): string | null {
  const later = men.find(({ wave = 0 }) => wave > 0);
  if (later === undefined) return null;
  const [own, others] = [men.filter(({ side }) => side === later.side), men.filter(({ side }) => side !== later.side)];
  if (others.length !== 1) return 'in a consecutive match one man meets the others (38.2.3)';
  const waves = own.map(({ wave = 0 }) => wave).sort((a, b) => a - b);
  return waves.every((wave, i) => wave === i) ? null : 'waves are numbered 0, 1, 2 .., one man each (38.2.3)';
}
