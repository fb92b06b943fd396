/** The statistics held against the records that they tell of. */
import { FILES, FOLDERS, type FolderPlace, pathIn } from '../disk/folder.ts';
import { readJsonFile } from '../disk/json-file.ts';
import type { KnownGames } from '../known.ts';
import { readReplay } from '../replay-file.ts';
import { type CountedLine, readStats } from '../stats.ts';

/** What is wrong with the statistics, and the matches that they are to tell of instead. */
export interface StatsFault {
  /** The first fault, as a part of a sentence. */
  readonly why: string;
  readonly matches: readonly CountedLine[];
}

type Known = Pick<KnownGames, 'counted'>;

/** What the statistics of a folder tell otherwise than the records that are kept there; null: nothing, or they cannot be read. */
export function statsFault(place: FolderPlace, known: Known): StatsFault | null {
  const found = readJsonFile(pathIn(place, FILES.stats), readStats);
  if (!found.ok || found.value === null) return null;
  const faults: string[] = [];
  const ids = new Set<string>();
  const matches = found.value.matches.flatMap((line): readonly CountedLine[] => {
    if (ids.has(line.id)) {
      faults.push(`it counts the match ${line.record ?? line.id} twice`);
      return [];
    }
    ids.add(line.id);
    const judged = judgedLine(place, line, known);
    if (judged.why !== null) faults.push(judged.why);
    return judged.line === null ? [] : [judged.line];
  });
  const [why] = faults;
  return why === undefined ? null : { why, matches };
}

/** A line as it is to be, null: not at all; and what is wrong with the one that is there, or null. */
interface JudgedLine {
  readonly line: CountedLine | null;
  readonly why: string | null;
}

/** A line whose record is not there any more stays as it is: players delete replays. */
function judgedLine(place: FolderPlace, line: CountedLine, { counted }: Known): JudgedLine {
  const { record } = line;
  const sound: JudgedLine = { line, why: null };
  if (record === null) return sound;
  if (!INSIDE.test(record)) return { line: null, why: `it tells of a record that lies elsewhere (${line.id})` };
  const found = readJsonFile(pathIn(place, record), readReplay);
  const made = found.ok && found.value !== null ? counted(found.value.save) : null;
  if (made === null) return sound;
  if (made.id !== line.id) {
    // The record of a match in a long game has been replaced where the player went back to before it.
    const lies = ALONE.some((folder) => record.startsWith(`${folder}/`));
    return lies ? { line: null, why: `it tells of another match than ${record} holds` } : sound;
  }
  const told = Object.entries(made).every(([key, value]) => line[key as keyof CountedLine] === value);
  if (told) return sound;
  return { line: { ...line, ...made, luck: null }, why: `what it tells of ${record} is not what that came to` };
}

/** Names of files below a data folder, parts divided by '/'. */
const INSIDE = /^(?!.*\.\.)[a-z][\w.-]*(?:\/[\w.-]+)+$/u;
/** Folders in which a name means the same match for ever. */
const ALONE = [FOLDERS.replays, FOLDERS.daily];
