/** 5.11 What is thrown away before a turn, in words, and whether it keeps one from giving up (5.12). */
import { sumModifiers } from '../../../kernel/modifier.ts';
import { signed } from '../../../kernel/roll-text.ts';
import { percent } from '../../../odds/offers.ts';
import { mercyChance } from '../odds/appeal-odds.ts';
import type { Shed } from '../rules/acts.ts';
import { shedsOf } from '../rules/legal.ts';
import { isWorn, threatsTo } from '../rules/roster.ts';
import { apModifiers, appealModifiers, saveOf } from '../rules/scores.ts';
import { GIVES_UP } from '../rules/sequence.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { type Asking, type Offer, offer } from './offer.ts';

/** How somebody would stand before a turn. */
export interface Footed {
  /** What counts for the die for Action Points. */
  readonly ap: number;
  /** 5.12 The chance to be spared by an appeal that must be made at once; null: none must be. */
  readonly spared: number | null;
}

/** 5.11, 5.12 How a fighter would stand without what it throws away. */
export function footedWithout(state: Readonly<State>, tables: Tables, fighter: Fighter, what: Shed): Footed {
  const bare = bared(fighter, what);
  const ap = sumModifiers(apModifiers(bare, tables));
  const [threat] = threatsTo(state, bare);
  if (threat === undefined || !isWorn(bare) || ap > GIVES_UP) return { ap, spared: null };
  return { ap, spared: mercyChance(sumModifiers(appealModifiers(state, tables, bare, threat))) };
}

function bared(fighter: Fighter, what: Shed): Fighter {
  const [shield, helmet] = [what === 'shield' || what === 'both', what === 'helmet' || what === 'both'];
  return { ...fighter, shield: shield ? 'none' : fighter.shield, helmet: fighter.helmet && !helmet };
}

const SHED_LABELS: { readonly [S in Shed]: string } = {
  none: 'Nothing',
  shield: 'The shield',
  helmet: 'The helmet',
  both: 'Shield and helmet',
};

/** 5.11 With what the next die for Action Points would then have. */
export function shedOffers({ state, tables, fighter }: Asking): readonly Offer[] {
  return shedsOf(state, fighter.id).map((what) => {
    const { ap, spared } = footedWithout(state, tables, fighter, what);
    const save = saveOf(bared(fighter, what), 'front', null, tables).value;
    const label = what === 'shield' && fighter.shield === 'cape' ? 'The cape' : SHED_LABELS[what];
    const words = [
      ...(spared === null
        ? []
        : [`Worn, before an opponent and at ${ap}: you appeal at once, spared ${percent(spared)}.`]),
      ...(what === 'none' ? [] : ['It is gone for good.']),
    ];
    return offer(what, label, `AP die ${signed(ap)}, save ${save}`, { more: () => words });
  });
}
