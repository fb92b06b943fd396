/** What is made at most once. */

/** Makes a thing where it is first asked for, and gives the same one ever after; where making throws, it is made again. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
