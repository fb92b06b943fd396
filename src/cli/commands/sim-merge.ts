/** harena sim merge: reads the parts of a run for the game they are of. */
import type { PartFile } from '../../games/commands.ts';
import type { Game } from '../../games/game.ts';
import type { Shelf } from '../../games/shelf.ts';
import { readable } from '../../kernel/save.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { FailureError, UsageError } from '../errors.ts';

/** The documents in files, of a game's run each. Throws FailureError for what cannot be read, UsageError for another game's. */
export function readParts(files: readonly string[], { id }: Pick<Game, 'id'>, shelf: Shelf): readonly PartFile[] {
  const parts = files.map(readPart);
  for (const part of parts) {
    const other = gameOf(part, shelf);
    if (other !== null && other !== id) throw new UsageError(`${part.name} is of another game: add --game ${other}`);
  }
  return parts;
}

function readPart(name: string): PartFile {
  const found = readJsonFile(name, (json) => readable({ name, json }));
  if (!found.ok) throw new FailureError(`${name}: ${found.why}`);
  if (found.value === null) throw new FailureError(`${name}: there is no such file`);
  return found.value;
}

/** The id of the game whose rule set a document names; null where it names none that is known. */
function gameOf({ json }: PartFile, shelf: Shelf): string | null {
  const { ruleset } = Object(json) as { readonly ruleset?: unknown };
  const { id } = Object(ruleset) as { readonly id?: unknown };
  const entry = shelf.entryOf({ ruleset: String(id) });
  return entry.ok ? entry.value.id : null;
}
