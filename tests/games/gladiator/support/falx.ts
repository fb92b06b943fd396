/** A weapon that no book has, as data alone: what "How to add a weapon" asks for, laid over the bundled tables. */
import { parseCampaignTables } from '../../../../src/games/gladiator/career/tables.ts';
import { campaignTexts } from '../../../../src/games/gladiator/data.ts';

/** Its record. */
export const FALX_RECORD = {
  kind: 'falx',
  cite: '21.10',
  group: 'falx',
  wp: true,
  use: 'blow',
  stroke: 'reaps',
  borne: 'one hand',
  notes: ['hooks round a shield'],
  glyph: { unicode: 'ƒ', ascii: 'F' },
  picture: { unicode: ['        ▁▄▀▀▄', '━━━━━━━▀▀   ▝', ''], ascii: ["        .-''-.", "========'     '", ''] },
} as const;

/** Its row in the weapon table of any edition: slow, reach 2, CRT 4, wounds +3. */
const ROW = ['falx', 1, 2, 0, 4, 1, 1, '--', '--', 3, 0, 0, 0] as const;

interface Printed {
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A weapon table with another row where the alphabet has it. */
const withRow = <T extends Printed>(table: T) => ({
  ...table,
  rows: [...table.rows, [...ROW]].sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
});

/** The data files with the weapon among them, in every edition; `record`: other than it is. */
export function withFalx(record: object = FALX_RECORD) {
  const records = campaignTexts['weapon-records'];
  return {
    ...campaignTexts,
    'weapon-records': { ...records, weapons: [...records.weapons, record] },
    weapons: withRow(campaignTexts.weapons),
    'v2/weapons': withRow(campaignTexts['v2/weapons']),
  };
}

/** All tables of a game that knows it. */
export const falxTables = parseCampaignTables(withFalx());
