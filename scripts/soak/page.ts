/** docs/balance.md: where the figures of the soak stand. */
import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/balance.md';

/** Writes texts between the markers of their names. Throws where there are none. */
export function writeParts(parts: { readonly [name: string]: string }): void {
  const page = Object.entries(parts).reduce(
    (text, [name, part]) => between(text, name, part),
    readFileSync(PAGE, 'utf8'),
  );
  writeFileSync(PAGE, page);
}

/** A page with the text between a pair of its markers replaced. */
function between(page: string, name: string, text: string): string {
  const marks = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`] as const;
  const [before, after] = [page.split(marks[0])[0], page.split(marks[1])[1]];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no markers '${name}'`);
  return `${before}${marks[0]}\n\n${text}\n${marks[1]}${after}`;
}
