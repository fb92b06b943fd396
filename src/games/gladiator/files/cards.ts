/** Cards of gladiators in a player's folder. */

import { type Read, readable } from '../../../kernel/save.ts';
import { digestOf } from '../../../kernel/state.ts';
import type { HallKeep } from '../../../play/long-games.ts';
import type { OwnFiles } from '../../../store/known.ts';
import type { Store } from '../../../store/store.ts';
import { cardOf, looksLikeCard, readCard } from '../career/man/card.ts';
import type { Man } from '../career/man/man-types.ts';
import { armoury } from '../tables.ts';
import { CARDS } from './kinds.ts';

/** A card in the folder; one that cannot be read says why. */
export interface ListedCard {
  readonly name: string;
  readonly man: Read<Man>;
}

/** Cards as files that are taken in: each man once, under his name and a digest. */
export const CARD_FILES: OwnFiles = {
  ...CARDS,
  looksLike: looksLikeCard,
  read(text) {
    const man = readCard(text, armoury());
    if (!man.ok) return man;
    return readable({ name: man.value.name, mark: digestOf(man.value).slice(0, 8), text: cardOf(man.value) });
  },
};

/** All cards of a player, by name; what cannot be read is listed with the reason and left alone. */
export function cardsIn(store: Pick<Store, 'own'>): readonly ListedCard[] {
  return store
    .own(CARDS)
    .list()
    .map(({ name, text }) => ({ name, man: text.ok ? readCard(text.value, armoury()) : text }));
}

/** Writes men's cards; where one lies, or why it could not be written. */
interface CardWriter {
  writeCard(man: Man): Read<string>;
}

/** The files of a long game, with men's cards among its pages. */
export function withCards<Keep extends Pick<HallKeep<never>, 'writePage'>>(keep: Keep): Keep & CardWriter {
  const pageOf = ({ name }: Man): string => `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}${CARDS.ending}`;
  return { ...keep, writeCard: (man) => keep.writePage(pageOf(man), cardOf(man)) };
}
