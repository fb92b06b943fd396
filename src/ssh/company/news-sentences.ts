/** What is told on a host of careers and houses that have ended, and of the challenge of a day. */
import { numberWord, withArticle } from '../../games/gladiator/career/told/bout-words.ts';
import type { HallEntry } from '../../games/gladiator/career/told/hall.ts';
import { honoursOf } from '../../games/gladiator/career/told/honours.ts';
import type { HouseEntry } from '../../games/gladiator/house/told/hall.ts';
import { andText } from '../../games/gladiator/rules/told/words.ts';
import { money } from '../../games/gladiator/screens/house/words.ts';
import { safeText } from '../../safe-text.ts';
import { dayText } from '../../tui/host/day-text.ts';
import type { Try } from '../daily/file.ts';

const munera = (count: number): string => `${numberWord(count)} ${count === 1 ? 'munus' : 'munera'}`;
const victories = (count: number): string => `${numberWord(count)} ${count === 1 ? 'victory' : 'victories'}`;

/** "Felix, a retiarius of Anna's". */
const whose = (player: string, { man }: HallEntry): string =>
  `${safeText(man.name)}, ${withArticle(man.style)} of ${player}'s`;

/** A career that is over: a death, or freedom with the tenth victory; null where neither is to be told. */
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

/** The records of the hall that an entry takes from others; null where it takes none. */
export function recordSentence(player: string, entry: HallEntry, before: readonly HallEntry[]): string | null {
  const known = honoursOf(before).bests;
  const taken = honoursOf([...before, entry]).bests.flatMap(({ what, value }) => {
    const old = known.find((one) => one.what === what);
    return old !== undefined && old.value !== value ? [`${what} (${value}, before ${old.value})`] : [];
  });
  return taken.length === 0 ? null : `${whose(player, entry)}, takes the record for ${andText(taken)}.`;
}

/** A game of houses that is over: one that was won, or went under; null where neither is to be told. */
export function houseSentence(player: string, { name, won, how, months, denarii, houses }: HouseEntry): string | null {
  const house = `The house of ${safeText(name)}, which is ${player}'s,`;
  const lasted = `${numberWord(months)} ${months === 1 ? 'month' : 'months'}`;
  if (won) return `${house} is the first of ${numberWord(houses.length)} after ${lasted}, with ${money(denarii)}.`;
  return how === 'eliminated' || how === 'nobody left' ? `${house} has gone under after ${lasted}.` : null;
}

/** Who came first in the challenge of a day that is over; null where nobody came to an end. */
export function challengeSentence(
  date: string,
  first: readonly Pick<Try, 'name' | 'score'>[],
  tries: number,
): string | null {
  const points = first[0]?.score?.points;
  if (points === undefined) return null;
  const names = andText(first.map(({ name }) => name));
  const among = tries === 1 ? 'nobody else tried' : `of ${numberWord(tries)} who tried`;
  return `${names} ${first.length === 1 ? 'was' : 'were'} first in the challenge of ${dayText(date, date)} with ${points} points; ${among}.`;
}
