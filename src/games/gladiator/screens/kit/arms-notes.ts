/** P330: what it changes for a man to bear a weapon. */

import { signed } from '../../../../kernel/roll-text.ts';
import { fillsHands } from '../../rules/advanced/arms.ts';
import type { StyleRow, Tables } from '../../rules/tables/types.ts';
import { weaponRow } from '../../rules/tables/weapon-rows.ts';
import { SWORD, type WeaponKind } from '../../rules/types.ts';
import { weaponSentence } from './weapon-notes.ts';

/** In a line of a list: 'reach 2, CRT 1, two hands, no shield'; or in a narrow one without the shield. */
export function armsNote(tables: Tables, weapon: WeaponKind, narrow = false): string {
  const { from, reach, crt } = weaponRow(tables, { kind: weapon });
  const far = from > 1 ? `${from}-${reach}` : `${reach}`;
  return `reach ${far}, CRT ${crt}, ${fillsHands(tables, weapon) ? `two hands${narrow ? '' : ', no shield'}` : 'one hand'}`;
}

/** P330 In the place of what a style means by itself: 'In place of the scimitar of his style, with a small shield (P330).' */
export function insteadSentence(tables: Tables, { hands: [own], shield }: StyleRow, weapon: WeaponKind): string {
  const size =
    fillsHands(tables, weapon) || shield === 'none'
      ? 'no shield'
      : shield === 'rolled'
        ? 'the shield he has'
        : `a ${shield} shield`;
  return `In place of the ${own ?? SWORD} of his style, with ${size} (P330).`;
}

/** At length; `skill`: his level with it, null where talents do not count. */
export function armsSentences(tables: Tables, weapon: WeaponKind, skill: number | null): readonly string[] {
  const { thr, crt } = weaponRow(tables, { kind: weapon });
  const plus = signed(skill ?? 0);
  return [
    weaponSentence(tables, { kind: weapon }),
    `Thr ${thr === null ? 'none' : thr}, CRT value ${crt} (13.3).`,
    fillsHands(tables, weapon)
      ? 'It takes both hands: he goes in without a shield (P332).'
      : 'It takes one hand: he keeps the shield he has.',
    ...(skill === null
      ? []
      : [skill > 0 ? `Skill level ${skill}: ${plus} CF (31.3).` : 'Skill level 0: trained (31.3).']),
  ];
}
