/** GLADIATOR's parts of the hall of fame, and what a host tells of what comes into them. */
import { andText, numberWord } from '../../../kernel/words.ts';
import { safeText } from '../../../safe-text.ts';
import type { Honours } from '../../game.ts';
import { withArticle } from '../career/told/bout-words.ts';
import type { HallEntry } from '../career/told/hall.ts';
import { honoursOf } from '../career/told/honours.ts';
import type { HouseEntry } from '../house/told/hall.ts';
import { money } from '../screens/house/words.ts';
import { CAREER_HALL, HOUSE_HALL } from './hall.ts';

/** Careers: their ends, and the records they take. */
export const CAREER_HONOURS: Honours<HallEntry> = {
  section: CAREER_HALL,
  news(player, entry, mark, before) {
    const end = endSentence(player, entry);
    const record = recordSentence(player, entry, before);
    return [
      ...(end === null ? [] : [{ key: `end ${mark}`, text: end }]),
      ...(record === null ? [] : [{ key: `record ${mark}`, text: record }]),
    ];
  },
};

/** Houses: those that won, and those that went under. */
export const HOUSE_HONOURS: Honours<HouseEntry> = {
  section: HOUSE_HALL,
  news(player, entry, mark) {
    const text = houseSentence(player, entry);
    return text === null ? [] : [{ key: `house ${mark}`, text }];
  },
};

const munera = (count: number): string => `${numberWord(count)} ${count === 1 ? 'munus' : 'munera'}`;
const victories = (count: number): string => `${numberWord(count)} ${count === 1 ? 'victory' : 'victories'}`;

/** "Felix, a retiarius of Anna's". */
const whose = (player: string, { man }: HallEntry): string =>
  `${safeText(man.name)}, ${withArticle(man.style)} of ${player}'s`;

/** A career that is over: a death, or freedom with the tenth victory; null where neither is to be told. @internal */
export function endSentence(player: string, entry: HallEntry): string | null {
  const { standing, how, munera: fought, man } = entry;
  if (standing === 'freed')
    return `${whose(player, entry)}, has his tenth victory and is free, the Emperor's Champion after ${munera(fought.length)}.`;
  if (standing !== 'dead') return null;
  const won = `${victories(man.record.v)} in ${munera(fought.length)}`;
  return how === "died Emperor's Champion"
    ? `${whose(player, entry)}, won his freedom with the tenth victory and died of it.`
    : `${whose(player, entry)}, is dead: ${safeText(how)}, after ${won}.`;
}

/** The records of the hall that an entry takes from others; null where it takes none. @internal */
export function recordSentence(player: string, entry: HallEntry, before: readonly HallEntry[]): string | null {
  const known = honoursOf(before).bests;
  const taken = honoursOf([...before, entry]).bests.flatMap(({ what, value }) => {
    const old = known.find((one) => one.what === what);
    return old !== undefined && old.value !== value ? [`${what} (${value}, before ${old.value})`] : [];
  });
  return taken.length === 0 ? null : `${whose(player, entry)}, takes the record for ${andText(taken)}.`;
}

/** A game of houses that is over: one that was won, or went under; null where neither is to be told. @internal */
export function houseSentence(player: string, { name, won, how, months, denarii, houses }: HouseEntry): string | null {
  const house = `The house of ${safeText(name)}, which is ${player}'s,`;
  const lasted = `${numberWord(months)} ${months === 1 ? 'month' : 'months'}`;
  if (won) return `${house} is the first of ${numberWord(houses.length)} after ${lasted}, with ${money(denarii)}.`;
  return how === 'eliminated' || how === 'nobody left' ? `${house} has gone under after ${lasted}.` : null;
}
