/** What a host tells of what comes into the hall of fame. */
import { times } from '../../../kernel/words.ts';
import { safeText } from '../../../safe-text.ts';
import type { HallOf, Honours } from '../../game.ts';
import { endText, type FamiliaEntry } from '../career/hall.ts';
import { FAMILIA_HALL } from './familia-hall.ts';

/** Familiae: Stars that were freed. */
export const FAMILIA_HONOURS: Honours<FamiliaEntry> = {
  section: FAMILIA_HALL,
  news(player, { name, stars, months }, mark) {
    const freed = stars
      .filter(({ end }) => end === 'freed' || end === 'died free')
      .map(({ name: star, end }) => (end === 'freed' ? safeText(star) : `${safeText(star)}, who died fighting on`));
    const led = `The familia of ${safeText(name)}, which is ${player}'s, has closed after ${times(months, 'month')}`;
    const text = freed.length === 0 ? `${led}.` : `${led}; free: ${freed.join('; ')}.`;
    return [{ key: `familia ${mark}`, text }];
  },
};

/** A familia of the hall in lines; `player`: whose it is; null: one's own. */
export function familiaLines({ name, months, stars }: FamiliaEntry, player: string | null): readonly string[] {
  return [
    `${name}${player === null ? '' : ` (${player})`}, ${times(months, 'month')}`,
    ...stars.map(
      (one) =>
        `   ${one.name}, ${one.style}: Fame ${one.fame}, ${one.won} won, ${one.drawn} drawn, ${one.lost} lost; ${endText(one)}`,
    ),
  ];
}

/** The familiae of a hall as text; '' where there are none. */
export function familiaeText(of: HallOf): string {
  const all = of(FAMILIA_HALL);
  if (all.length === 0) return '';
  const lines = all.flatMap(({ entry, player }) => familiaLines(entry, player));
  return `Heroes of the Colosseum\n\n${lines.join('\n')}\n`;
}
