/** The hall of fame held against the long games it tells of. */
import { type Read, readable } from '../../kernel/save.ts';
import { digestOf } from '../../kernel/state.ts';
import { FILES, type FolderPlace, pathIn } from '../disk/folder.ts';
import { readJsonFile } from '../disk/json-file.ts';
import { factsOf, type GameFile, type GameKind, ODDS_FILE, type OddsKept, readOdds } from '../game-file.ts';
import { type HallLine, type HallSection, hallLines, readHall } from '../hall.ts';
import { longIds } from '../index/long-index.ts';
import type { KnownGames } from '../known.ts';
import type { FindingState } from './finding.ts';
import { idFault, longFileOf } from './long-proof.ts';

/** A long game that is over or goes on, and what the hall is to tell of it; null: nothing, or nothing that can be known. */
interface Told {
  readonly id: string;
  readonly isOver: boolean;
  readonly returns: number;
  readonly when: string;
  readonly entry: object | null;
}

/** What is wrong with the hall, and what it is to tell instead. */
export interface HallFault {
  readonly section: HallSection<unknown>;
  readonly id: string;
  /** Changed; or the program was stopped before it could tell of an end. */
  readonly state: FindingState;
  /** A part of a sentence. */
  readonly why: string;
  /** The line as it is to be; null: none. */
  readonly line: HallLine<object> | null;
}

/** What the hall of a folder tells otherwise than the games that are kept there; none where it cannot be read. */
export function hallFaults(
  place: FolderPlace,
  { long, hall }: Pick<KnownGames, 'long' | 'hall'>,
): readonly HallFault[] {
  const found = readJsonFile(pathIn(place, FILES.hall), (json) => readHall(hall, json));
  const file = found.ok ? found.value : null;
  if (!found.ok) return [];
  return long.flatMap((kind) => {
    const section = kind.proof?.hall;
    if (section === undefined) return [];
    const lines: Read<readonly HallLine<unknown>[]> = file === null ? readable([]) : hallLines(file, section);
    return lines.ok ? faultsIn(section, lines.value, toldBy(place, kind), kind.kind) : [];
  });
}

function faultsIn(
  section: HallSection<unknown>,
  lines: readonly HallLine<unknown>[],
  games: readonly Told[],
  kind: string,
): readonly HallFault[] {
  return games.flatMap((game): readonly HallFault[] => {
    const line = lines.find(({ id }) => id === game.id);
    const { id, entry, returns, when } = game;
    const fault = (state: FindingState, why: string, made: HallFault['line']) => [
      { section, id, state, why, line: made },
    ];
    if (line === undefined && (!game.isOver || entry === null)) return [];
    if (line === undefined)
      return fault('incomplete', `${kind} ${id}, which is over, is not in it`, {
        id,
        when,
        returns,
        entry: entry ?? {},
      });
    if (!game.isOver) return fault('incomplete', `${kind} ${id}, which is in it, still goes on`, null);
    if (entry === null || (tells(line.entry, entry) && line.returns === returns)) return [];
    return fault('damaged', `what it tells of ${kind} ${id} is not what that came to`, {
      id,
      when: line.when,
      returns,
      entry,
    });
  });
}

/** Whether an entry is the one of its game; what only later versions tell may be left out. */
function tells(kept: unknown, made: object): boolean {
  const own = Object.entries(kept ?? {});
  const all = new Map(Object.entries(made));
  return own.every(([key, value]) => digestOf(value) === digestOf(all.get(key) ?? null));
}

/** The games of a kind in a folder, as the hall is to tell of them. */
function toldBy(place: FolderPlace, kind: GameKind<unknown>): readonly Told[] {
  return longIds(place, kind).flatMap((id) => {
    const file = longFileOf({ place, kind, id });
    if (file === null || idFault(file, id) !== null) return [];
    const facts = factsOf(kind, file.save);
    if (!facts.ok) return [];
    const isOver = kind.over(facts.value);
    const odds = readJsonFile(pathIn(place, `${kind.folder}/${id}/${ODDS_FILE}`), readOdds);
    return [{ id, isOver, returns: file.returns, when: file.played, entry: isOver ? entryOf(kind, file, odds) : null }];
  });
}

function entryOf({ proof }: GameKind<unknown>, { save }: GameFile, odds: Read<OddsKept | null>): object | null {
  // By other rules the same game may be told of otherwise.
  if (proof === undefined || save.version !== proof.version || !odds.ok) return null;
  return proof.entryOf(save.checkpoint.state, odds.value);
}
