/** A gladiator's log sheet between his matches, as a page. */

import { signed } from '../../../../kernel/roll-text.ts';
import { capital } from '../../../../kernel/words.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import type { Skin } from '../../../../tui/glyphs.ts';
import type { PageLine, TextPage } from '../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import type { Man } from '../../career/man/man-types.ts';
import { classOf } from '../../career/man/talents.ts';
import { combatFactor, combatValue, manNetFactor } from '../../career/munus/fighter.ts';
import type { CampaignTables } from '../../career/table-types.ts';
import { fillsHands } from '../../rules/advanced/arms.ts';
import { AREA_NAMES, AREAS, CHARACTERISTICS } from '../../rules/types.ts';
import { insteadSentence } from '../kit/arms-notes.ts';
import { type Picture, shieldPicture, weaponPicture } from '../kit/pictures.ts';
import { styleMeaning } from '../kit/style-notes.ts';
import { weaponSentence } from '../kit/weapon-notes.ts';
import { classText, injuryLines, recordLetters, shieldText, talentMeaning, talentText } from './words.ts';

/** Whose sheet it is: the player's man, one beside him, or one against him. */
export type Whose = 'yours' | 'theirs';

/** The sheet of one man; `told`: sentences that stand at its end. */
export function manPage(
  man: Man,
  whose: Whose,
  right: string,
  tables: CampaignTables,
  told: readonly string[] = [],
): TextPage {
  return {
    title: `Log sheet of ${man.name.toUpperCase()}`,
    right,
    lines: (width, { skin }) => [
      ...headLines(man, whose, tables),
      BLANK,
      ...kitLines(man, tables, width, skin),
      ...section('Talents (31.3)', talentLines(man)),
      ...section('Injuries (32.2)', injuryLines(man)),
      ...(told.length === 0 ? [] : [BLANK, ...told.flatMap((text) => paragraph(text, width))]),
    ],
  };
}

const BLANK: PageLine = [];
const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
const head = (text: string): PageLine => [{ text, style: { fg: 'accent', bold: true } }];
const paragraph = (text: string, width: number): readonly PageLine[] =>
  wrapText(text, width).map((line): PageLine => [{ text: line }]);

function section(title: string, lines: readonly string[]): readonly PageLine[] {
  return lines.length === 0 ? [] : [BLANK, head(title), ...lines.map((text): PageLine => [{ text: `  ${text}` }])];
}

function headLines(man: Man, whose: Whose, tables: CampaignTables): readonly PageLine[] {
  const { name, style, origin, ratings, record, kills, pr, luck, xp } = man;
  const { type, phases } = tables.gladiator.styles[style];
  const from = origin === null ? '' : `, ${origin}`;
  return [
    [
      { text: name.toUpperCase(), style: { fg: whose === 'yours' ? 'youFg' : 'foeFg', bold: true } },
      { text: `  ${capital(style)}${from}` },
      mute(`   ${type}, class ${classText(classOf(tables, style))}, ${phases} phases of 8`),
    ],
    [
      ...CHARACTERISTICS.flatMap((one) => [mute(`${one.toUpperCase()} `), { text: `${ratings[one]}  ` }]),
      mute(' CF '),
      { text: `${combatFactor(man)}` },
      mute('  NF '),
      { text: `${manNetFactor(man)}` },
      mute('  combat value '),
      { text: `${combatValue(man)}` },
    ],
    [
      { text: recordLetters(record) },
      mute('   kills '),
      { text: String(kills) },
      mute('   prestige '),
      { text: signed(pr) },
      ...(luck === 0 ? [] : [mute('   luck '), { text: String(luck) }]),
      mute('   XP '),
      { text: String(xp) },
    ],
  ];
}

/** 3.12, 19, 21 What he wears and carries: pictures, and what they mean. */
function kitLines(man: Man, tables: CampaignTables, width: number, skin: Skin): readonly PageLine[] {
  const { style, armour, weapon } = man;
  const { sheath } = tables.gladiator.styles[style];
  const hands = handsOf(man, tables);
  const kinds = [...new Set([...hands, ...sheath.filter((one) => one !== 'javelins')])];
  const told =
    weapon === undefined
      ? styleMeaning(style, tables.gladiator)
      : insteadSentence(tables.gladiator, tables.gladiator.styles[style], weapon);
  const covered = AREAS.map((area) => `${AREA_NAMES[area]} ${armour[area]}`).join('  ');
  return [
    ...picturesOf(man, tables, skin),
    BLANK,
    [mute('armour  '), { text: covered }, mute(`  ${shieldText(tables, man)}`)],
    ...kinds.flatMap((kind) => paragraph(weaponSentence(tables.gladiator, { kind }), width)),
    ...paragraph(told, width),
  ];
}

const PICTURE_ROWS = 5;
const PICTURE_WIDTH = 22;

/** P330 What he holds beside a shield: his style's things, the first of them changed for what he has chosen. */
function handsOf({ style, weapon }: Man, { gladiator: { styles } }: CampaignTables) {
  const { hands } = styles[style];
  return weapon === undefined ? hands : [weapon, ...hands.slice(1)];
}

/** Weapons and shield beside one another. */
export function picturesOf(man: Man, tables: CampaignTables, skin: Skin): readonly PageLine[] {
  const hands = handsOf(man, tables);
  const { shield, weapon } = man;
  const bare = shield === 'none' || (weapon !== undefined && fillsHands(tables.gladiator, weapon)); // P332 the shield stays behind
  const shields: readonly Picture[] = bare ? [] : [shieldPicture(shield, skin)];
  const weapons = hands.map((kind): Picture => ['', ...weaponPicture(tables.gladiator, kind, skin), '']);
  return Array.from(
    { length: PICTURE_ROWS },
    (_, row): PageLine => [
      { text: weapons.map((one) => (one[row] ?? '').padEnd(PICTURE_WIDTH)).join(''), style: { fg: 'item' } },
      { text: shields.map((one) => one[row] ?? '').join(''), style: { fg: 'youFg' } },
    ],
  );
}

function talentLines({ talents }: Man): readonly string[] {
  return talents.map((one) => `${talentText(one).padEnd(16)} ${talentMeaning(one)}`);
}
