/** The printed tables, read from their data files into a form the rules can ask. */
import type { Direction } from '../../../../kernel/hex.ts';
import { asInteger, asWord, cellAt } from '../../../../kernel/table/cells.ts';
import { rangeIndex } from '../../../../kernel/table/totals.ts';
import { type PrintedTable, TableError } from '../../../../kernel/table.ts';
import { ANIMAL_TABLE_IDS, readAnimalTables } from '../springsteen/tables.ts';
import {
  ACTION_CODES,
  AREA_NAMES,
  AREAS,
  ARMOUR_LETTERS,
  type Armour,
  type ByArea,
  CHARACTERISTICS,
  GLADIATOR_TYPES,
} from '../types.ts';
import { readArmoury, WEAPON_RECORDS } from './armoury.ts';
import {
  readBeastActions,
  readBeastCriticals,
  readBeastSpans,
  readBeasts,
  readBeastZones,
  readMountedZones,
} from './beasts.ts';
import { areaTable, byArea, byWord, cellTable, checkD66, labelsOf, totalTable } from './cells.ts';
import { CREATION_TABLE_IDS, type CreationTableId, readCreation } from './creation.ts';
import type { Overlay } from './edition-types.ts';
import {
  readCollision,
  readCombatResults,
  readDrms,
  readGuards,
  readMissus,
  readRecovery,
  readThrows,
} from './editions.ts';
import { type Files, fileOf, forEveryEdition, type Library, libraryOf } from './files.ts';
import { readFormulas } from './formulas.ts';
import { readStyles, readWeapons } from './gear.ts';
import { readLasso, readNetAttacks, readNetDrms } from './nets.ts';
import {
  type ArmourRow,
  type CenturionRow,
  type ChartHex,
  CLASSIC_CRITICALS,
  CRITICALS,
  drm,
  RELATIVE,
  type Relative,
  type StunCell,
  type Tables,
  type TotalTable,
} from './types.ts';

const KILL = 'K*';
const woundCell = (cell: string | number): number | 'K*' | null => {
  if (cell === '--') return 0;
  if (cell === KILL) return KILL;
  return typeof cell === 'string' && /^\d$/.test(cell) ? Number(cell) : null;
};

function stunCell(cell: string | number): StunCell | null {
  const match = /^(\d)(?: & (weapon drop|shield drop|fall prone))?$/.exec(String(cell));
  if (match === null) return null;
  const effect = asWord(['weapon drop', 'shield drop', 'fall prone'])(match[2] ?? '');
  return { stun: Number(match[1]), effect };
}

function armourCell(cell: string | number): Armour | null {
  return typeof cell === 'string' && /^(--|[ABC](?:[2-9]|1[01])?)$/.test(cell) ? (cell as Armour) : null;
}

function readArmour(table: PrintedTable): ArmourRow[] {
  if (labelsOf(table).join() !== '1,2,3,4,5,6') throw new TableError(`table ${table.id}: expected rows 1 to 6`);
  return table.rows.map((_, row) => ({
    table: cellTable(table, row, 6, null).table,
    armour: byArea((area) => cellAt(table, row, area).as('armour such as A, B4 or --', armourCell)),
    shield: cellAt(table, row, 6).word(['large', 'small']),
  }));
}

function readCenturions(table: PrintedTable): Map<number, CenturionRow> {
  checkD66(table);
  return new Map(
    table.rows.map((cells, row) => {
      const [tr, st, ag, cn, w] = [1, 2, 3, 4, 5].map((c) => cellAt(table, row, c).integer());
      const ratings = { tr, st, ag, cn, w } as CenturionRow['ratings'];
      const summary = cells.slice(1).join(' ');
      return [
        Number(cells[0]),
        { table: { id: table.id, row: String(cells[0]), column: 'TR ST AG CN W', cell: summary }, ratings },
      ];
    }),
  );
}

function readChart(table: PrintedTable): Map<number, ChartHex> {
  checkD66(table);
  return new Map(
    table.rows.map((cells, row) => {
      const [q, r, rotation] = [1, 2, 3].map((c) => cellAt(table, row, c).integer());
      const found = cellTable(table, row, 4, null).table;
      return [
        Number(cells[0]),
        { table: found, offset: { q: q ?? 0, r: r ?? 0 }, rotation: rotation ?? 0, text: found.cell },
      ];
    }),
  );
}

function readActions(table: PrintedTable): Tables['actions'] {
  const relative = asWord(RELATIVE);
  return byWord(table, ACTION_CODES, (row) => ({
    code: cellAt(table, row, 0).word(ACTION_CODES),
    name: cellAt(table, row, 1).text(),
    steps: cellAt(table, row, 2).as('directions', (cell) => {
      const steps = String(cell).split(' ').filter(Boolean).map(relative);
      return steps.includes(null) ? null : (steps as Relative[]);
    }),
    rotation: cellAt(table, row, 3).integer(),
    kind: cellAt(table, row, 4).word(['movement', 'special']),
  }));
}

function readSequence(table: PrintedTable): number[][] {
  return [1, 2, 3, 4, 5].map((attacks) => {
    const rounds = table.rows.flatMap((_, row) =>
      cellAt(table, row, attacks).word(['X', '--']) === 'X' ? [cellAt(table, row, 0).integer()] : [],
    );
    if (rounds.length !== attacks)
      throw new TableError(`table ${table.id}, column ${attacks}: ${rounds.length} rounds`);
    return rounds;
  });
}

function readWoundSpans(table: PrintedTable): ByArea<number[]> {
  byWord(
    table,
    AREAS.map((area) => AREA_NAMES[area]),
    (row) => row,
  );
  return byArea((area) => {
    const index = rangeIndex(
      table.id,
      table.columns.slice(1).map((_, i) => cellAt(table, area - 1, i + 1).text('a range')),
    );
    return Array.from({ length: 19 }, (_, box) => (box < 2 ? 0 : index.rowOf(box) + 1));
  });
}

function readShieldTracks(table: PrintedTable): Tables['shieldTracks'] {
  const tracks = byWord(table, ['small', 'large'] as const, (row) =>
    cellAt(table, row, 1).as('shield boxes', (cell) => {
      const boxes = String(cell)
        .split(' ')
        .map((box) => (box === 'P' || box === 'H' ? box : Number(box)));
      return boxes.some((box) => Number.isNaN(box)) ? null : boxes;
    }),
  );
  return { large: tracks.large, small: tracks.small, XL: tracks.large }; // P305 XL has the large one's boxes
}

function readCharacteristics(table: PrintedTable): Tables['characteristics'] {
  const all = totalTable(table, 1, CHARACTERISTICS.length, 'a whole number', asInteger);
  const column = (i: number): TotalTable<number> => ({ at: (total) => all.at(total, i) });
  return { tr: column(0), st: column(1), ag: column(2), cn: column(3), w: column(4) };
}

/** The ids of the tables GLADIATOR needs; each is a data file of that name. */
const TABLE_IDS = [
  'actions',
  'advantage-status',
  'armour-drm',
  'armour-heavy',
  'armour-light',
  'armour-medium',
  'attack-sequence',
  'beast-actions',
  'beast-advantage',
  'beast-critical',
  'beast-wound-track',
  'beasts',
  'collision',
  'critical',
  'crt',
  'dropped-object',
  'formulas',
  'lasso',
  'mounted-advantage',
  'move-rates',
  'names',
  'net-attacks',
  'net-drms',
  'obstacle-collision',
  'physical-characteristics',
  'positional-advantage',
  'random-centurion',
  'random-movement',
  'recovery',
  'severity',
  'shield-tracks',
  'special-defences',
  'styles',
  'weapons',
  'wound-tracks',
  ...ANIMAL_TABLE_IDS,
] as const;
/** Tables that only some editions have. */
type TableId = (typeof TABLE_IDS)[number] | 'characteristic-chart' | 'missus' | 'throws' | CreationTableId;

/** Reads and checks all tables of every edition. `json` holds them by id. Throws TableError. */
export function parseTables(json: unknown): Tables {
  const files = json as Files;
  const library = libraryOf(files);
  const under = forEveryEdition(
    (overlays): Tables => ({
      ...readTables(files, library, overlays),
      under: (others) => under(others),
    }),
  );
  return under([]);
}

/** P260 Every table as the highest overlay has it that has it at all. */
function readTables(files: Files, library: Library, overlays: readonly Overlay[]): Omit<Tables, 'under'> {
  const table = (id: TableId) => library.table(id, overlays);
  const chosen = <V>(id: TableId, make: (found: PrintedTable) => V) =>
    library.has(id, overlays) ? make(table(id)) : null;
  const records = fileOf(files, overlays, WEAPON_RECORDS);
  const armoury = readArmoury(records, files[records]);
  const creation = CREATION_TABLE_IDS.some((id) => library.has(id, overlays))
    ? readCreation(table, armourCell, armoury)
    : null;
  const number = (id: TableId, column: number) => (row: number) => cellAt(table(id), row, column).integer();
  const severity = table('severity');
  const wounds = totalTable(severity, 1, 1, 'wounds', woundCell);
  const stun = totalTable(severity, 2, 2, 'stun', stunCell);
  const status = readDrms(table('advantage-status'), ['stumbling', 'prone']);
  const relative = byWord(table('positional-advantage'), RELATIVE, number('positional-advantage', 1));
  const dropped = table('dropped-object');
  byWord(dropped, ['1', '2', '3', '4', '5', '6'], (row) => row);
  return {
    characteristics: readCharacteristics(table('physical-characteristics')),
    armour: {
      light: readArmour(table('armour-light')),
      medium: readArmour(table('armour-medium')),
      heavy: readArmour(table('armour-heavy')),
    },
    moveRate: byWord(table('move-rates'), GLADIATOR_TYPES, number('move-rates', 1)),
    formulas: readFormulas(table('formulas')),
    characteristicChart: chosen('characteristic-chart', readCenturions),
    guards: readGuards(table('special-defences')),
    creation,
    missus: chosen('missus', readMissus),
    throws: chosen('throws', readThrows),
    centurions: readCenturions(table('random-centurion')),
    names: table('names').rows.map((_, row) => cellAt(table('names'), row, 0).text('a name')),
    actions: readActions(table('actions')),
    crt: readCombatResults(table('crt')),
    wounds,
    stun,
    criticals: areaTable(
      table('critical'),
      AREAS.map((area) => AREA_NAMES[area]),
      'a critical result',
      asWord([...CRITICALS, ...CLASSIC_CRITICALS]),
    ),
    armourDrm: byWord(table('armour-drm'), ARMOUR_LETTERS, number('armour-drm', 1)),
    sequence: readSequence(table('attack-sequence')),
    advantage: RELATIVE.map((way) => relative[way]),
    advantageStatus: { stumbling: drm(status, 'stumbling'), prone: drm(status, 'prone') },
    dropDirection: dropped.rows.map((_, row) => RELATIVE.indexOf(cellAt(dropped, row, 1).word(RELATIVE)) as Direction),
    woundSpans: readWoundSpans(table('wound-tracks')),
    shieldTracks: readShieldTracks(table('shield-tracks')),
    collision: readCollision(table('collision')),
    obstacleCollision: readDrms(table('obstacle-collision'), ['forward', 'pushed']),
    recovery: readRecovery(table('recovery')),
    chart: readChart(table('random-movement')),
    armoury,
    weapons: readWeapons(table('weapons'), armoury),
    styles: readStyles(table('styles'), creation?.styles ?? new Map(), armoury),
    netAttacks: readNetAttacks(table('net-attacks')),
    netDrms: readNetDrms(table('net-drms')),
    lasso: readLasso(table('lasso')),
    beasts: readBeasts(table('beasts')),
    beastActions: readBeastActions(table('beast-actions')),
    beastCriticals: readBeastCriticals(table('beast-critical')),
    beastSpans: readBeastSpans(table('beast-wound-track')),
    beastZones: readBeastZones(table('beast-advantage')),
    mountedZones: readMountedZones(table('mounted-advantage')),
    springsteen: readAnimalTables(files),
  };
}
