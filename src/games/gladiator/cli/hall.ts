/** GLADIATOR's part of the hall of fame as text. */
import type { HallOf } from '../../game.ts';
import type { HallEntry } from '../career/told/hall.ts';
import { honoursOf, type Met } from '../career/told/honours.ts';
import { CAREER_HALL, HOUSE_HALL } from '../files/hall.ts';
import type { HouseEntry } from '../house/told/hall.ts';

/** Whose a career or a house was, on a host; absent elsewhere. */
type PlayerOf = ((entry: HallEntry | HouseEntry) => string) | undefined;

/** Tables of gladiators, houses, opponents, ends and records, those left out in which there is nothing; '' where nobody is in the hall. */
export function hallText(of: HallOf): string {
  const [lives, schools] = [of(CAREER_HALL), of(HOUSE_HALL)];
  if (lives.length === 0 && schools.length === 0) return '';
  const players = new Map<HallEntry | HouseEntry, string | null>(
    [...lives, ...schools].map(({ entry, player }) => [entry, player]),
  );
  const shared = [...players.values()].some((player) => player !== null);
  const playerOf: PlayerOf = shared ? (entry) => players.get(entry) ?? '' : undefined;
  const { gladiators, opponents, beasts, ends, bests } = honoursOf(lives.map(({ entry }) => entry));
  const player = shared ? ['player'] : [];
  const sections = [
    table(
      'Hall of fame',
      ['#', 'gladiator', ...player, ...LIFE_HEAD],
      gladiators.map((entry, i) => menRow(entry, i, playerOf)),
    ),
    table(
      'Houses',
      ['#', 'lanista', ...player, ...HOUSES_HEAD],
      schools.map(({ entry }, i) => houseRow(entry, i, playerOf)),
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

function houseRow(entry: HouseEntry, i: number, playerOf: PlayerOf): readonly string[] {
  const { name, mode, months, rep, denarii, champions, best, how, won, trueOdds } = entry;
  const end = `${won ? 'won' : how}${mode === 'lenient' ? ' (lenient)' : ''}${trueOdds === true ? ', true odds' : ''}`;
  const player = playerOf === undefined ? [] : [playerOf(entry)];
  return [String(i + 1), name, ...player, ...[months, rep, denarii, champions].map(String), best?.name ?? '', end];
}

const LIFE_HEAD = ['style', 'V S M', 'kills', 'munera', 'end'];

function menRow(entry: HallEntry, i: number, playerOf: PlayerOf): readonly string[] {
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
