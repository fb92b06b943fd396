/** What a player is told at home of a disk that is nearly full. */

/** From here on saving is in danger: bytes. */
const LEAST = 50_000_000;

/** The warning, where so many bytes are free; null: there is room, or (null) nobody knows. */
export function diskNotice(free: number | null): string | null {
  if (free === null || free >= LEAST) return null;
  return `The disk with your saves has ${Math.floor(free / 1e6)} MB left: free some space, or saving will soon fail.`;
}
