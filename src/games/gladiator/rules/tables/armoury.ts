/** The records of weapons, read from their data file, with the lists that follow from them (20, 21). */
import * as z from 'zod/mini';
import { readAs } from '../../../../kernel/save.ts';
import { TableError } from '../../../../kernel/table.ts';
import { SNARE_KINDS, SWORD, WEAPON_WORD } from '../item-types.ts';
import type { Armoury, WeaponRecord } from './armoury-types.ts';
import { d66Totals } from './cells.ts';

/** The id of their data file. */
export const WEAPON_RECORDS = 'weapon-records';

const word = z.string().check(z.regex(WEAPON_WORD));
const cite = z.string().check(z.regex(/^(\d+(\.\d+)*|[A-Z]\d+)$/));
const yes = z.exactOptional(z.literal(true));
const glyph = z.string().check(z.length(1));
const rows = z.array(z.string().check(z.maxLength(18))).check(z.length(3));

const recordSchema: z.ZodMiniType<WeaponRecord> = z.strictObject({
  kind: word,
  cite,
  group: z.nullable(word),
  wp: z.boolean(),
  use: z.enum(['blow', 'shot', 'cast']),
  stroke: z.string().check(z.minLength(1)),
  borne: z.exactOptional(z.enum(['one hand', 'both hands'])),
  plain: z.exactOptional(z.int()),
  alone: yes,
  chain: yes,
  stuns: z.exactOptional(cite),
  strapped: yes,
  missile: yes,
  flies: z.exactOptional(z.literal('trident')),
  broken: z.exactOptional(z.strictObject({ cite, roll: cite, short: z.exactOptional(cite) })),
  notes: z.exactOptional(z.array(z.string().check(z.minLength(1)))),
  glyph: z.exactOptional(z.strictObject({ unicode: glyph, ascii: glyph })),
  picture: z.strictObject({ unicode: rows, ascii: rows }),
});
const fileSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  cite,
  weapons: z.array(recordSchema),
});

/** What rules name by themselves: the weapon of the Basic Game (3.13), the javelin of the Velite (21.6), what RE teaches (C87), a Hoplomachus's spear (P140), and the snares (20.2, 21.7). */
const NAMED = [SWORD, 'javelin', 'dagger', 'trident', 'spear', ...SNARE_KINDS];

/** Reads and checks the records; `id`: of their file. Throws TableError naming file and record. */
export function readArmoury(id: string, json: unknown): Armoury {
  const read = readAs(fileSchema, json, `table ${id}`);
  if (!read.ok) throw new TableError(read.why);
  const { id: own, weapons: records } = read.value;
  if (own !== id) throw new TableError(`table ${id}: its id is '${own}', expected '${id}'`);
  for (const [i, record] of records.entries()) {
    const why = recordFault(records, record);
    if (why !== null) throw new TableError(`table ${id}, record ${i + 1} (${record.kind}): ${why}`);
  }
  const missing = NAMED.find((kind) => !records.some((one) => one.kind === kind));
  if (missing !== undefined) throw new TableError(`table ${id}: no record of the ${missing}`);
  const plain = plainArms(records);
  if (plain[0]?.from !== FIRST_FACE) throw new TableError(`table ${id}: no record is plain from ${FIRST_FACE} on`);
  return armouryOf(records, plain);
}

/** The least that a D66 shows. */
const FIRST_FACE = 11;

function recordFault(records: readonly WeaponRecord[], record: WeaponRecord): string | null {
  const { kind, group, plain, use } = record;
  if (records.find((one) => one.kind === kind) !== record) return 'it is there twice';
  if (kind === 'shield') return 'a shield is no weapon';
  if ((use === 'cast') !== SNARE_KINDS.some((one) => one === kind)) return 'net and lasso are cast, and nothing else';
  const head = records.find((one) => one.kind === group);
  if (group !== null && head?.group !== group) return `its group '${group}' is headed by no weapon of that name`;
  if (head !== undefined && head.wp !== record.wp) return `wp is ${record.wp}, that of the ${head.kind} ${head.wp}`;
  if ((use === 'cast') !== (record.glyph === undefined)) return 'it wants a glyph, unless it is cast';
  const alike = records.find((one) => isAlike(one, record));
  if (alike !== undefined && alike !== record) return `its glyph is that of the ${alike.kind}`;
  if (group === null && (record.wp || use !== 'cast')) return 'it wants a group';
  if (plain === undefined) return null;
  if (d66Totals(`${plain}`) === null) return `plain is ${plain}, expected a total of a D66`;
  if (record.borne === undefined) return 'who is plain comes with what may be borne (P330, P331)';
  const twin = records.find((one) => one.plain === plain);
  return twin === record ? null : `plain is ${plain}, and so is that of the ${twin?.kind}`;
}

function isAlike({ glyph: one }: WeaponRecord, { glyph: other }: WeaponRecord): boolean {
  if (one === undefined || other === undefined) return false;
  return one.unicode === other.unicode || one.ascii === other.ascii;
}

function plainArms(records: readonly WeaponRecord[]): Armoury['plain'] {
  const faces = records.flatMap(({ kind, plain }) => (plain === undefined ? [] : [{ from: plain, weapon: kind }]));
  return faces.sort((a, b) => a.from - b.from);
}

function armouryOf(records: readonly WeaponRecord[], plain: Armoury['plain']): Armoury {
  const byKind = new Map<string, WeaponRecord>(records.map((one) => [one.kind, one]));
  const weapons = records.filter(({ use }) => use !== 'cast');
  return {
    records,
    kinds: weapons.map(({ kind }) => kind).sort(),
    groups: groupsOf(weapons),
    wpGroups: groupsOf(records.filter(({ wp }) => wp)),
    plain,
    of(kind) {
      const found = byKind.get(kind);
      if (found === undefined) throw new Error(`no record of a weapon '${kind}'`);
      return found;
    },
  };
}

/** Each once, by the alphabet. */
function groupsOf(records: readonly WeaponRecord[]): readonly string[] {
  return [...new Set(records.flatMap(({ group }) => group ?? []))].sort();
}
