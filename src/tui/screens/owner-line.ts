/** Whose something in the hall of fame is, where others play too. */
import type { Famed } from '../company.ts';
import type { PageLine } from './text-page.ts';

/** Whose a career or a house was. */
export type Owner = Pick<Famed<unknown>, 'player' | 'self'>;

/** The line that says so, so many cells from the left. */
export function ownerLine({ player, self }: Owner, indent: number): PageLine {
  return [
    { text: `${' '.repeat(indent)}of `, style: { fg: 'mute' } },
    { text: player, style: self ? { fg: 'youFg', bold: true } : { fg: 'text' } },
    ...(self ? [{ text: ', yours', style: { fg: 'mute' } } as const] : []),
  ];
}
