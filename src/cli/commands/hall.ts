/** harena hall: the hall of fame as text or JSON. */
import { type Honours, honoursOf, type Met } from '../../engine/campaign/honours.ts';
import type { HouseEntry } from '../../engine/campaign/lanista/hall.ts';
import { FailureError } from '../errors.ts';
import { storeFor } from '../open-store.ts';

interface HallOptions {
  readonly dataDir?: string;
  readonly json?: boolean;
}

/** Prints the hall; reads only. */
export function runHall({ dataDir, json }: HallOptions): string {
  const store = storeFor(dataDir, false);
  try {
    const found = store.hall.load();
    if (!found.ok) throw new FailureError(`hall.json cannot be read: ${found.why}`);
    const houses = store.hall.houses();
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

function hallText({ gladiators, opponents, beasts, ends, bests }: Honours, houses: readonly HouseEntry[]): string {
  if (gladiators.length === 0 && houses.length === 0)
    return 'The hall of fame is empty: nobody has died, been freed or retired yet.\n';
  const men = gladiators.map(({ man, mode, munera, how, withoutOdds }, i) => [
    String(i + 1),
    man.name,
    man.style,
    `${man.record.v} ${man.record.s} ${man.record.m}`,
    String(man.kills),
    String(munera.length),
    `${how}${mode === 'lenient' ? ' (lenient)' : ''}${withoutOdds === true ? ', without odds' : ''}`,
  ]);
  const sections = [
    table('Hall of fame', ['#', 'gladiator', 'style', 'V S M', 'kills', 'munera', 'end'], men),
    table('Houses', HOUSES_HEAD, houses.map(houseRow)),
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

const HOUSES_HEAD = ['#', 'lanista', 'months', 'REP', 'denarii', 'champions', 'best gladiator', 'end'];

function houseRow({ name, mode, months, rep, denarii, champions, best, how, won }: HouseEntry, i: number) {
  const end = `${won ? 'won' : how}${mode === 'lenient' ? ' (lenient)' : ''}`;
  return [String(i + 1), name, ...[months, rep, denarii, champions].map(String), best?.name ?? '', end];
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
