/** Whether there is what Continue would lead to: it stands in another file, and between the two a process may be killed. */
import * as z from 'zod/mini';
import { readable } from '../kernel/save.ts';
import type { LongPlayed } from '../settings.ts';
import { FILES, type Folder, pathIn } from './disk/folder.ts';
import { readJsonFile } from './disk/json-file.ts';
import { stampAt } from './disk/look.ts';
import type { GameKeeps } from './keeps.ts';

/** As much of a long game's file as says that it is over. */
const overSchema = z.object({
  save: z.object({ checkpoint: z.object({ state: z.object({ outcome: z.record(z.string(), z.unknown()) }) }) }),
});
/** As much of the hall as says who is in it. */
const hallSchema = z.record(z.string(), z.unknown());

/**
 * Whether the long game last played is there, and goes on or has not had its end told yet: the hall knows every one
 * that has. One that cannot be read counts, and whoever opens it is told why; so does one of a game that is not here.
 */
export function isPromised(folder: Folder, games: readonly GameKeeps[], last: LongPlayed | null): boolean {
  const kind = games.find(({ id }) => id === last?.game)?.long?.find((one) => one.kind === last?.kind);
  if (last === null || kind === undefined) return true;
  const path = pathIn(folder, `${kind.folder}/${last.id}/${kind.kind}.json`);
  if (!isInHall(folder, last.id)) return stampAt(path) !== null;
  const found = readJsonFile(path, (json) => readable({ over: overSchema.safeParse(json).success }), folder.disk);
  return !found.ok || (found.value !== null && !found.value.over);
}

function isInHall(folder: Folder, id: string): boolean {
  const found = readJsonFile(pathIn(folder, FILES.hall), (json) => readable(hallSchema.safeParse(json)), folder.disk);
  const sections = found.ok && found.value?.success ? Object.values(found.value.data) : [];
  return sections.flat().some((line) => Object.values(hallSchema.safeParse(line).data ?? {}).includes(id));
}
