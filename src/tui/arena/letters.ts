/** The letters that whoever is on a board is drawn with. */

interface Lettered {
  readonly id: string;
  readonly name: string;
}

/** A letter of each: the first of its name where all differ and are plain, else its id. */
export function letterAmong(all: readonly Lettered[], { id, name }: Lettered): string {
  const letters = all.map((one) => one.name.charAt(0).toUpperCase());
  const plain = letters.every((letter) => letter >= 'A' && letter <= 'Z') && new Set(letters).size === letters.length;
  return plain ? name.charAt(0).toUpperCase() : id;
}
