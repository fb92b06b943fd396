/** The weapons of the bundled records, by the lists that are read from them. */
import { tables } from '../../../../tools/games/gladiator/bout.ts';

export const { kinds: WEAPON_KINDS, groups: WEAPON_GROUPS, wpGroups: WP_GROUPS } = tables.armoury;
