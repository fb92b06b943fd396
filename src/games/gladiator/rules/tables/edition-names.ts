/** P260 What the editions of the tables are called. */
import type { Edition } from './edition-types.ts';

/** What an edition is called. */
export const EDITION_NAMES: { readonly [E in Edition]: string } = {
  colosseum: 'Colosseum',
  classic: '1981',
  billings: 'Billings',
  v2: 'V2.0',
};
