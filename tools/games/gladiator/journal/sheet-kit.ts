/** 3.12-3.14, 19, 21: armour, shield and weapons as the match begins. */

import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { FighterSetup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { isShield } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Area, Item, WeaponKind } from '../../../../src/games/gladiator/rules/types.ts';
import { ARMOUR, ARMOUR_DRM } from '../printed-tables.ts';
import { type Bout, checkModifiers, rollsOf, same } from './bout.ts';
import { ALL_AREAS } from './man.ts';
import { STYLE_PAGES } from './printed-kit.ts';

type Made = EventOf<'sheet-made'>;

/** What he wears and carries, against his style, the set-up and the dice. */
export function checkKit(bout: Bout, event: Made, one: FighterSetup, index: number): void {
  checkArmour(bout, event, one);
  const { sheet } = event;
  const page = sheet.style === null ? null : STYLE_PAGES[sheet.style];
  const [first = 'sword', ...others] = page?.hands ?? [];
  const inHand: readonly Item['kind'][] = [
    ...[one.weapon ?? weaponRolled(bout, event, one) ?? first, ...others],
    ...(sheet.shield === null ? [] : (['shield'] as const)),
  ];
  same(
    bout,
    'what is in his hands',
    sheet.hands.map(({ kind }) => kind),
    inHand,
  );
  for (const item of sheet.hands)
    if (isShield(item)) same(bout, 'the shield in hand', [item.size, item.ticked], [sheet.shield, 0]);
  same(
    bout,
    'what is in his sheath',
    sheet.sheath.map(({ kind }) => kind),
    [...sheathOf(bout, event, one)],
  );
  const ids = [...sheet.hands, ...sheet.sheath].map(({ id }) => id);
  const from = page === null ? 2 * index + 1 : 10 * index + 1;
  same(
    bout,
    'the numbers of his things',
    ids,
    ids.map((_, i) => from + i),
  );
}

/** P331 A random centurion of no style throws D66 for his weapon: up to 53 the sword, then axe, flail, maul, three faces each. */
function weaponRolled(bout: Bout, { rolls = [], sheet }: Made, one: FighterSetup): WeaponKind | null {
  const [roll] = rolls.filter(({ name }) => name === 'weapon');
  const unwritten = one.weapon === null && one.talents === undefined && (one.trained ?? null) === null;
  const random = one.by === 'book' && Object.values(one.ratings).some((rating) => rating === null);
  const unstyled = ['light', 'medium', 'heavy', 'surprise'].includes(one.kind);
  const plain = sheet.style === null || ['parmularius', 'myrmillo', 'provocator'].includes(sheet.style);
  const thrown = unwritten && random && unstyled && plain && bout.rules.sections.includes(21);
  same(bout, 'a throw for his weapon', roll !== undefined, thrown);
  if (roll === undefined) return null;
  same(bout, 'the last throw of his sheet', rolls.at(-1), roll);
  return roll.total < 54 ? 'sword' : roll.total < 60 ? 'axe' : roll.total < 64 ? 'flail' : 'maul';
}

/** 19.2.3, 21.6, C46 A Velite has 1D3 + 1 javelins, one of them in his hand; 21.4.1 a Retiarius may have a dagger. */
function sheathOf(bout: Bout, event: Made, { javelins, dagger }: FighterSetup): readonly Item['kind'][] {
  const { style } = event.sheet;
  const rolls = rollsOf(event, 'javelins');
  const rolled = style === 'velite' && javelins === undefined;
  same(bout, 'the number of rolls for javelins', rolls.length, rolled ? 1 : 0);
  const [roll] = rolls;
  if (roll !== undefined) checkModifiers(bout, 'javelins', roll.modifiers, [{ value: 1, why: /./ }]);
  const count = javelins ?? roll?.total ?? 1;
  if (style === 'velite') return Array.from({ length: count - 1 }, () => 'javelin' as const);
  if (style === 'retiarius' && dagger === true) return ['dagger'];
  return style === null ? [] : STYLE_PAGES[style].sheath;
}

/** 3.12, 19.2.3, 19.4.2 Armour by area and the shield. */
function checkArmour(bout: Bout, event: Made, one: FighterSetup): void {
  const { sheet } = event;
  const page = sheet.style === null ? null : STYLE_PAGES[sheet.style];
  const bare = { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' } as const;
  const given = typeof one.armour === 'object' && one.armour !== null ? one.armour : null;
  const fixed = given ?? (page?.armour === 'none' ? bare : null);
  const own = page === null || page.shield === 'row' ? one.shield : page.shield;
  const needsRow = (fixed === null || own === null) && typeof one.armour !== 'number';
  const rolls = rollsOf(event, 'armour-row');
  const count = !needsRow ? 0 : page?.armour === 'better of two rows' ? 2 : 1;
  same(bout, 'the number of armour rolls', rolls.length, count);
  const numbers = typeof one.armour === 'number' ? [one.armour] : rolls.map(({ total }) => total);
  const rows = numbers.map((number) => ARMOUR[sheet.type][number - 1]);
  for (const area of ALL_AREAS) {
    const worn = [...rows.map((row) => row?.[area - 1] ?? '')].sort((a, b) => worth(b) - worth(a));
    const bare = area === 1 && page?.armour === 'no helmet' ? '--' : worn[0]; // 19.3.2
    same(bout, `armour ${area}`, sheet.armour[area], fixed?.[area as Area] ?? bare);
  }
  const shield = own ?? (rows.some((row) => row?.[5] === 'large') ? 'large' : 'small'); // P148
  const bow = one.weapon === 'bow'; // 21.3.4
  const maul = weaponRolled(bout, event, one) === 'maul'; // P332
  same(bout, 'the shield', sheet.shield, shield === 'none' || bow || maul ? null : shield);
  for (const roll of rolls) same(bout, 'the armour table', roll.table?.id, `armour-${sheet.type}`);
}

/** 19.4.2, F17 How well a rolled piece of armour protects: its DRM by the share it covers. */
function worth(armour: string): number {
  return -(ARMOUR_DRM[armour.charAt(0)] ?? 0) * Number(armour.charAt(1) || 6);
}
