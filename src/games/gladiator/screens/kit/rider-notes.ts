/** What meeting a rider means, in our own words (30). */
import type { Tables } from '../../rules/tables/types.ts';
import { type FightingStyle, RIDER_STYLES, type RiderStyle } from '../../rules/types.ts';
import { styleMeaning } from './style-notes.ts';
import { weaponSentence } from './weapon-notes.ts';

/** Whether a style fights from horseback. */
export function isRiderStyle(style: string): style is RiderStyle {
  return RIDER_STYLES.some((one) => one === style);
}

const IN_THE_SADDLE: readonly string[] = [
  'His horse tramples a man with the lower impact (30.5).',
  'Blows at him count half, at his horse full (30.6.3).',
  'A hit may throw him (30.6.4).',
];

/** Why a rider cannot be the player's. */
export const NOT_YOURS = 'Only centurions ride (30.2.1)';

/** What a rider does, what it means to have him before you, and then his weapons. */
export function riderSentences(tables: Tables, style: RiderStyle): readonly string[] {
  const { hands, sheath } = tables.styles[style];
  const kinds = [...hands, ...sheath].flatMap((kind) => (kind === 'javelins' ? [] : [kind]));
  return [
    styleMeaning(style satisfies FightingStyle, tables),
    ...IN_THE_SADDLE,
    ...kinds.map((kind) => weaponSentence(tables, { kind })),
  ];
}
