/** A long game held against the records of its matches and its autosaves. */
import { readSave, type Save } from '../../kernel/save.ts';
import { digestOf } from '../../kernel/state.ts';
import { isOver } from '../../kernel/summary.ts';
import { andText } from '../../kernel/words.ts';
import { type FolderPlace, pathIn } from '../disk/folder.ts';
import { readJsonFile } from '../disk/json-file.ts';
import { namesAt } from '../disk/look.ts';
import { type FoughtMatch, type GameFile, type GameKind, type LongProof, readGameFile } from '../game-file.ts';
import type { FileFindings } from './finding.ts';

/** A long game with the folder that it lies in. */
export interface LongHome {
  readonly place: FolderPlace;
  readonly kind: GameKind<unknown>;
  readonly id: string;
}

/** The file of a long game; null where there is none, or none that can be used. */
export function longFileOf({ place, kind, id }: LongHome): GameFile | null {
  const found = readJsonFile(pathIn(place, `${kind.folder}/${id}/${kind.kind}.json`), (json) =>
    readGameFile(kind, json),
  );
  return found.ok ? found.value : null;
}

/** Why the file of a long game does not belong into its folder, or null. */
export function idFault({ id: own, kind }: Pick<GameFile, 'id' | 'kind'>, folder: string): string | null {
  return own === folder ? null : `it says that it is ${kind} ${own}, and lies in the folder of ${folder}`;
}

/** Holds the records of a game's matches, and its autosaves, against the game. */
export function proveLong(home: LongHome, file: GameFile, found: FileFindings): void {
  const { kind, id } = home;
  proveBacks(home, file, found);
  const fought = kind.proof?.fought(file.save);
  if (kind.proof === undefined || fought?.ok !== true) return;
  const records = savesIn(home, 'bouts');
  const gone: number[] = [];
  for (const match of fought.value) {
    const record = records.find(({ number }) => number === match.number);
    if (record === undefined && match.result !== null) gone.push(match.number);
    const why = record === undefined ? null : recordFault(record.save, match, kind.proof, kind);
    if (record !== undefined && why !== null) found.damage(record.name, why);
  }
  for (const { name, number, save } of records) {
    const isAsked = fought.value.some((match) => match.number === number);
    if (isAsked || isEarlier(file, number) || !isOver(save)) continue;
    found.damage(name, `its ${kind.kind} never asked for a ${kind.record} ${number}`);
  }
  if (gone.length > 0)
    found.lack(
      `${kind.folder}/${id}/${kind.kind}.json`,
      `the record of ${kind.record} ${andText(gone.map(String))} is gone: nothing proves what came of it`,
    );
}

/** Whether a record may be of what came before the save of its game begins, or is about to be put aside. */
const isEarlier = ({ save, undoing }: GameFile, number: number): boolean =>
  save.base !== undefined || (undoing !== undefined && number >= undoing.firstBout);

/** Why the record of a match is not the one that its game went on from, or null. */
function recordFault(
  record: Save,
  { setup, seed, result }: FoughtMatch,
  { matchVersion, resultOf }: LongProof,
  { kind, record: word }: GameKind<unknown>,
): string | null {
  const isOurs = record.version === matchVersion;
  if (record.seed !== seed || (isOurs && digestOf(record.setup) !== digestOf(setup)))
    return `it is of another ${word} than its ${kind} asked for`;
  // What was taken up at a checkpoint, or by other rules, tells less than was seen.
  if (result === null || !isOurs || record.base !== undefined) return null;
  if (!isOver(record)) return `it is not over, and its ${kind} has gone on from its end`;
  const came = resultOf(record);
  if (!came.ok || digestOf(came.value) === digestOf(result)) return null;
  return `it came to something else than what its ${kind} went on from`;
}

/** Autosaves are of the same game, and each goes on from the one before. */
function proveBacks(home: LongHome, { save }: GameFile, found: FileFindings): void {
  const { kind } = home;
  const beginning = (one: Save): string => digestOf([one.ruleset, one.seed, one.setup]);
  const backs = savesIn(home, 'back');
  for (const [i, back] of backs.entries()) {
    const later = backs[i + 1];
    if (beginning(back.save) !== beginning(save)) found.damage(back.name, `it is of another ${kind.kind}`);
    else if (later !== undefined && later.save.choices.length < back.save.choices.length)
      found.damage(back.name, `it is of a later ${kind.counted} than its name says`);
  }
}

/** A save in a folder of a game. */
interface NumberedSave {
  readonly name: string;
  readonly number: number;
  readonly save: Save;
}

/** The saves in a drawer of a game that can be read, by their numbers. */
function savesIn({ place, kind, id }: LongHome, drawer: 'bouts' | 'back'): readonly NumberedSave[] {
  const home = `${kind.folder}/${id}/${drawer}`;
  const names = namesAt(pathIn(place, home)).filter((base) => /^\d{4}\.json$/u.test(base));
  return names.sort().flatMap((base): readonly NumberedSave[] => {
    const found = readJsonFile(pathIn(place, `${home}/${base}`), readSave);
    if (!found.ok || found.value === null) return [];
    return [{ name: `${home}/${base}`, number: Number.parseInt(base, 10), save: found.value }];
  });
}
