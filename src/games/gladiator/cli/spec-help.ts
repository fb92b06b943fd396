/** What --help tells of a SPEC. */
import { wrap } from '../../../cli/wrap.ts';
import { LEVELS } from '../../../kernel/levels.ts';
import { orText } from '../../../kernel/words.ts';
import type { Armoury } from '../rules/tables/armoury-types.ts';

/** The column where the words beside a key begin, and the last one. */
const INDENT = ' '.repeat(18);
const WIDTH = 100;

/** What stands beside `weapon`: the names are those of the records. */
function weaponHelp({ kinds, plain, records }: Armoury): string {
  const large = records.flatMap(({ kind, borne }) => (borne === 'both hands' ? [kind] : [])).sort();
  const drawn = plain.map(({ weapon }) => weapon);
  const paragraphs = [
    `his main weapon, instead of his kind's (21): ${orText(kinds)}. A ${orText(large)} beside a shield strikes at half CF: add shield=none. If it is left out, a centurion given by weight, or a plain one who is drawn, rolls for it:`,
    `${orText(drawn)} (P331)`,
  ];
  return paragraphs.flatMap((text) => wrap(text, WIDTH, INDENT)).join('\n');
}

/** A SPEC key by key; it stands below the options of every command that takes one. */
export function specHelp(armoury: Armoury): string {
  return `
A <spec> is KIND or KIND(key=value,...); several men are joined by +; @FILE is a gladiator's card.
  tr st ag cn w   ratings (3.4); any left out are rolled
  armour          a row of his table, 1 to 6, or head/chest/groin/arms/legs as in A/C3/-/C4/B4
  shield          large, small, XL (V2.0) or none
  weapon          ${weaponHelp(armoury).trimStart()}
  dagger          yes: a retiarius has one in the sheath (21.4.1)
  talents         as in sword:1/axe/TH:2/FA, by campaign rules (31)
  luck            2 to 12, by campaign rules (34)
  wave            1, 2 ..: comes in when those before him are out of the fight (38.2.3)
  fs, pr          fighting spirit and prestige of a centurion (29.2)
  ai              who leads this one: ${orText(LEVELS)}
  name            up to 20 letters
`;
}
