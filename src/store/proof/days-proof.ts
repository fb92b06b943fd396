/** The table of days that were tried alone, held against the records of the tries. */
import { readSave, type Save } from '../../kernel/save.ts';
import { equalPlain } from '../../kernel/state.ts';
import { readDays, type TriedDay } from '../days.ts';
import { FILES, FOLDERS, type FolderPlace, pathIn, TRY_NAME } from '../disk/folder.ts';
import { readJsonFile } from '../disk/json-file.ts';
import { namesAt } from '../disk/look.ts';
import type { KnownGames } from '../known.ts';
import type { FindingState } from './finding.ts';

/** What is wrong with a table of days or the record of a try, and what the table is to tell instead. */
export interface DayFault {
  /** The file it is told of, within the data folder. */
  readonly name: string;
  readonly state: FindingState;
  /** A part of a sentence. */
  readonly why: string;
  /** The line as it is to be; null: it stays as it is. */
  readonly line: TriedDay | null;
}

/** A try whose record can be read, of a game whose challenge is known. */
interface KeptTry {
  readonly name: string;
  /** The line that the table is to have. */
  readonly line: TriedDay;
  /** Whether it is the match that its day has. */
  readonly isOfItsDay: boolean;
}

type Known = Pick<KnownGames, 'challenges'>;

/** What the table of days of a folder tells otherwise than the records there; none where it cannot be read. */
export function dayFaults(place: FolderPlace, known: Known): readonly DayFault[] {
  const found = readJsonFile(pathIn(place, FILES.days), readDays);
  if (!found.ok) return [];
  const lines = found.value?.days ?? [];
  const names = namesAt(pathIn(place, FOLDERS.daily)).filter((base) => TRY_NAME.test(base));
  const tries = names.flatMap((base) => keptTry(place, base, known));
  return [
    ...tries.flatMap((one) => (one.isOfItsDay ? faultIn(one, lines) : [strange(one)])),
    ...lines.flatMap((line) => (names.includes(`${line.date}-${line.game}.json`) ? [] : [unproved(line)])),
  ];
}

function keptTry(place: FolderPlace, base: string, { challenges }: Known): readonly KeptTry[] {
  const [, date = '', game = ''] = /^(\d{4}-\d{2}-\d{2})-(.+)\.json$/u.exec(base) ?? [];
  const challenge = challenges.get(game);
  const name = `${FOLDERS.daily}/${base}`;
  const found = readJsonFile(pathIn(place, name), readSave);
  if (challenge === undefined || !found.ok || found.value === null) return [];
  const save: Save = found.value;
  const line = { date, game, score: challenge.score(save) };
  return [{ name, line, isOfItsDay: save.seed === challenge.seed(date) }];
}

const strange = ({ name, line }: KeptTry): DayFault => ({
  ...{ name, state: 'damaged', line: null },
  why: `it is not the match of ${line.date}`,
});

const unproved = ({ date, game, score }: TriedDay): DayFault => ({
  ...{ name: FILES.days, state: 'incomplete', line: null },
  why: `the record of ${date} at ${game} is gone: nothing proves ${score === null ? 'that try' : `its ${score.points} points`}`,
});

function faultIn({ line }: KeptTry, lines: readonly TriedDay[]): readonly DayFault[] {
  const [told, ...more] = lines.filter(({ date, game }) => date === line.date && game === line.game);
  const whose = `the try of ${line.date} at ${line.game}`;
  const fault = (state: FindingState, why: string): readonly DayFault[] => [{ name: FILES.days, state, why, line }];
  if (told === undefined) return fault('incomplete', `${whose} is not in it`);
  if (more.length > 0) return fault('damaged', `it tells of ${whose} ${more.length + 1} times`);
  if (equalPlain(told.score, line.score)) return [];
  if (told.score === null) return fault('incomplete', `it does not tell what ${whose} came to`);
  return fault('damaged', `what it tells of ${whose} is not what that came to`);
}
