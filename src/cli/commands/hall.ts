/** harena hall: the hall of fame as text or JSON. */
import type { HallEntry } from '../../games/gladiator/career/told/hall.ts';
import { type Honours, honoursOf, type Met } from '../../games/gladiator/career/told/honours.ts';
import { CAREER_HALL, HOUSE_HALL } from '../../games/gladiator/files/hall.ts';
import type { HouseEntry } from '../../games/gladiator/house/told/hall.ts';
import { readSharedHall, sectionOf } from '../../ssh/company/shared-hall.ts';
import { FailureError } from '../errors.ts';
import { storeFor } from '../open-store.ts';

interface HallOptions {
  readonly dataDir?: string;
  /** The folder of a host, whose players share a hall. */
  readonly data?: string;
  readonly json?: boolean;
}

/** Prints the hall; reads only. */
export function runHall({ dataDir, data, json }: HallOptions): string {
  if (data !== undefined) return sharedHall(data, json === true);
  const store = storeFor(dataDir, false);
  try {
    const found = store.hall.load(CAREER_HALL);
    if (!found.ok) throw new FailureError(`hall.json cannot be read: ${found.why}`);
    const houses = store.hall.load(HOUSE_HALL);
    const lines = houses.ok ? houses.value : [];
    const also = lines.length === 0 ? {} : { houses: lines };
    if (json === true)
      return `${JSON.stringify({ schema: 'harena/hall/1', entries: found.value, ...also }, null, 2)}\n`;
    return hallText(
      honoursOf(found.value.map(({ entry }) => entry)),
      lines.map(({ entry }) => entry),
    );
  } finally {
    store.close();
  }
}

/** The hall of a host, with the names of the players. */
function sharedHall(folder: string, json: boolean): string {
  const found = readSharedHall(folder, [CAREER_HALL, HOUSE_HALL]);
  if (!found.ok) throw new FailureError(`hall.json cannot be read: ${found.why}`);
  if (found.value === null) throw new FailureError(`${folder} has no hall of a host`);
  const entries = sectionOf(found.value, CAREER_HALL);
  const houses = sectionOf(found.value, HOUSE_HALL);
  const also = houses.length === 0 ? {} : { houses };
  if (json) return `${JSON.stringify({ schema: 'harena/shared-hall/1', entries, ...also }, null, 2)}\n`;
  const players = new Map<HallEntry | HouseEntry, string>(
    [...entries, ...houses].map(({ entry, player }) => [entry, player]),
  );
  return hallText(
    honoursOf(entries.map(({ entry }) => entry)),
    houses.map(({ entry }) => entry),
    (entry) => players.get(entry) ?? '',
  );
}

/** Whose a career or a house was, on a host. */
type PlayerOf = (entry: HallEntry | HouseEntry) => string;

function hallText(
  { gladiators, opponents, beasts, ends, bests }: Honours,
  houses: readonly HouseEntry[],
  playerOf?: PlayerOf,
): string {
  if (gladiators.length === 0 && houses.length === 0)
    return 'The hall of fame is empty: nobody has died, been freed or retired yet.\n';
  const men = gladiators.map((entry, i) => menRow(entry, i, playerOf));
  const sections = [
    table('Hall of fame', ['#', 'gladiator', ...(playerOf === undefined ? [] : ['player']), ...LIFE_HEAD], men),
    table(
      'Houses',
      ['#', 'lanista', ...(playerOf === undefined ? [] : ['player']), ...HOUSES_HEAD],
      houses.map((entry, i) => houseRow(entry, i, playerOf)),
    ),
    table('Opponents', MET_HEAD, opponents.map(metRow)),
    table('Beasts', MET_HEAD, beasts.map(metRow)),
    table(
      'How careers ended',
      ['', ''],
      ends.map(({ how, count }) => [String(count), how]),
    ),
    table(
      'Records',
      ['', '', ''],
      bests.map(({ what, value, who }) => [what, String(value), who]),
    ),
  ];
  return `${sections.filter((one) => one !== '').join('\n\n')}\n`;
}

const HOUSES_HEAD = ['months', 'REP', 'denarii', 'champions', 'best gladiator', 'end'];

function houseRow(entry: HouseEntry, i: number, playerOf?: PlayerOf): readonly string[] {
  const { name, mode, months, rep, denarii, champions, best, how, won, trueOdds } = entry;
  const end = `${won ? 'won' : how}${mode === 'lenient' ? ' (lenient)' : ''}${trueOdds === true ? ', true odds' : ''}`;
  const player = playerOf === undefined ? [] : [playerOf(entry)];
  return [String(i + 1), name, ...player, ...[months, rep, denarii, champions].map(String), best?.name ?? '', end];
}

const LIFE_HEAD = ['style', 'V S M', 'kills', 'munera', 'end'];

function menRow(entry: HallEntry, i: number, playerOf?: PlayerOf): readonly string[] {
  const { man, mode, munera, how, withoutOdds, trueOdds } = entry;
  const odds = withoutOdds === true ? ', without odds' : trueOdds === true ? ', true odds' : '';
  return [
    String(i + 1),
    man.name,
    ...(playerOf === undefined ? [] : [playerOf(entry)]),
    man.style,
    `${man.record.v} ${man.record.s} ${man.record.m}`,
    String(man.kills),
    String(munera.length),
    `${how}${mode === 'lenient' ? ' (lenient)' : ''}${odds}`,
  ];
}

const MET_HEAD = ['name', 'kind', 'V S M dead', 'killed'];

function metRow({ name, kind, results: { V, S, M, P }, killed }: Met<string>): readonly string[] {
  return [name, kind, `${V} ${S} ${M} ${P}`, killed.join(', ')];
}

/** Columns as wide as they need to be; '' where there are no rows. */
function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const all = head.some((word) => word !== '') ? [head, ...rows] : rows;
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  const line = (row: readonly string[]): string =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}`.trimEnd();
  return [title, ...all.map(line)].join('\n');
}
