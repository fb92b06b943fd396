/** How the dice of a match fell for somebody, for sums over many matches. */

/** How the dice of a match fell, for the player and against; harm that was to be expected is in hundredths. */
export interface DiceLuck {
  /** Blows, or whatever dice decide in the game, of both. */
  readonly throws: number;
  readonly dealt: number;
  readonly dealtDue: number;
  readonly taken: number;
  readonly takenDue: number;
  /** How far what is dealt less what is taken may stray: its variance, in hundredths. */
  readonly variance: number;
}

/** How the dice of a match fell; or why that cannot be told. */
export type LuckTold = { readonly luck: DiceLuck } | { readonly untold: string };
