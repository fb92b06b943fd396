/** The files of a host that are common to all, held against its key and against one another, for `harena saves check --data`; reads only. */
import { join } from 'node:path';
import { type Read, readable, readSave, type Save, unreadable } from '../../kernel/save.ts';
import { equalPlain } from '../../kernel/state.ts';
import type { FileReport } from '../../store/check.ts';
import { readJsonFile } from '../../store/disk/json-file.ts';
import { bytesAt, namesAt, stampAt } from '../../store/disk/look.ts';
import type { KnownGames } from '../../store/known.ts';
import { type Signed, signatureOf } from '../../store/signed/signature.ts';
import { readTry, type TryFile } from '../../store/signed/signed-try.ts';
import { otherKey } from '../../store/signed/told.ts';
import { type DayFile, dayPath, daysIn, readDayFile, triesFolder } from '../daily/file.ts';
import { HOST_KEY, hostSigner } from '../door/host-key.ts';

/** What is said of a file. */
type Judged = Pick<FileReport, 'state' | 'why'>;

/** A host's folder and by whom its files must be signed. */
interface Checking {
  readonly data: string;
  readonly known: KnownGames;
  /** The fingerprint of the only key that will do; null: any. */
  readonly wanted: string | null;
}

/** All of them; `wanted` null: they must be signed by the host's own key, or where that is not there by any. */
export function checkHost({ data, known, wanted }: Checking): readonly FileReport[] {
  const checking = { data, known, wanted: wanted ?? ownKey(data) };
  const daily = join(data, 'daily');
  const hall = reportOf(data, 'hall.json', 'hall', judgedHall(checking));
  const days = namesAt(daily).length === 0 ? [] : daysIn(daily);
  return [...(hall === null ? [] : [hall]), ...days.flatMap((date) => dayReports(checking, date))];
}

function ownKey(data: string): string | null {
  const bytes = bytesAt(join(data, HOST_KEY));
  return bytes.ok && bytes.value !== null ? (hostSigner(bytes.value)?.fingerprint ?? null) : null;
}

/** Null: there is no such file. */
function reportOf(data: string, name: string, kind: string, judged: Judged): FileReport | null {
  const stamp = stampAt(join(data, name));
  return stamp === null ? null : { name, kind, size: stamp.size, ...judged };
}

function judgedHall(checking: Checking): Judged {
  const isHall = (json: unknown): Read<Signed<object>> =>
    typeof json === 'object' && json !== null ? readable(json) : unreadable('not a valid hall of a host');
  const found = readJsonFile(join(checking.data, 'hall.json'), isHall);
  if (!found.ok) return damaged(found.why);
  return found.value === null ? SOUND : judgedSignature(found.value, checking);
}

const SOUND: Judged = { state: 'ok', why: null };
const damaged = (why: string): Judged => ({ state: 'damaged', why });
const incomplete = (why: string): Judged => ({ state: 'incomplete', why });

function judgedSignature(document: Signed<object>, { wanted }: Checking): Judged {
  if (document.signature === undefined) return incomplete('it has no signature: nothing proves that a host wrote it');
  const signed = signatureOf(document);
  if (!signed.ok) return damaged(signed.why);
  if (wanted !== null && wanted !== signed.value) return damaged(otherKey(signed.value, wanted));
  return { state: 'ok', why: `signed by the host whose key is ${signed.value}` };
}

/** A day with the tries of its table, and those whose records alone are there. */
function dayReports(checking: Checking, date: string): readonly FileReport[] {
  const { data } = checking;
  const daily = join(data, 'daily');
  const found = readJsonFile(dayPath(daily, date), readDayFile);
  const day = found.ok ? found.value : null;
  const records = namesAt(triesFolder(daily, date)).filter((name) => name.endsWith('.json'));
  const judged = day === null ? damaged(found.ok ? 'it is gone' : found.why) : judgedDay(day, records, checking);
  const reports = [
    reportOf(data, `daily/${date}.json`, 'day', judged),
    ...records.sort().map((name) => {
      const record = `daily/${date}/${name}`;
      return reportOf(data, record, 'try', judgedTry(record, day, name.slice(0, -'.json'.length), checking));
    }),
  ];
  return reports.filter((one) => one !== null);
}

function judgedDay(day: DayFile, records: readonly string[], checking: Checking): Judged {
  const signed = judgedSignature(day, checking);
  const gone = day.tries.find(({ account }) => !records.includes(`${account}.json`));
  if (signed.state === 'damaged' || gone === undefined) return signed;
  return incomplete(`the record of the try of ${gone.name} is gone: nothing proves what it came to`);
}

function judgedTry(name: string, day: DayFile | null, account: string, checking: Checking): Judged {
  const found = readJsonFile(join(checking.data, name), (json): Read<Save | TryFile> => {
    const isTry = typeof json === 'object' && json !== null && 'kind' in json;
    return isTry ? readTry(json) : readSave(json);
  });
  if (!found.ok) return damaged(found.why);
  if (found.value === null) return SOUND;
  const attempt = 'save' in found.value ? found.value : null;
  const save = 'save' in found.value ? found.value.save : found.value;
  const played = checking.known.verify?.(save) ?? readable(null);
  if (!played.ok) return damaged(played.why);
  const why = day === null ? null : faultOfTry(save, attempt, day, account, checking);
  if (why !== null) return damaged(why);
  if (attempt !== null) return judgedSignature(attempt, checking);
  const isOver = (day?.tries.find((one) => one.account === account)?.score ?? null) !== null;
  return isOver ? incomplete('it has no signature: nothing proves that a host wrote it') : SOUND;
}

/** Why a try is not what its day tells of it, or null. */
function faultOfTry(
  save: Save,
  attempt: TryFile | null,
  { date, seed, setup, tries, game }: DayFile,
  account: string,
  { known }: Checking,
): string | null {
  const line = tries.find((one) => one.account === account);
  if (save.seed !== seed || !equalPlain(save.setup, setup)) return `it is not the match of ${date}`;
  if (line === undefined) return `the table of ${date} does not tell of it`;
  if (attempt !== null && (attempt.date !== date || attempt.player !== line.name))
    return `it is the try of ${attempt.player} on ${attempt.date}`;
  const challenge = known.challenges.get(game ?? known.games[0]?.id ?? '');
  if (challenge === undefined || line.score === null) return null;
  return equalPlain(challenge.score(save), line.score)
    ? null
    : `it came to something else than the table of ${date} says`;
}
