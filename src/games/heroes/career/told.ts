/** 7.2 What is written down of a career: each Star in lines, and how it ended. */
import { capital } from '../../../kernel/words.ts';
import { ratedTotal, rawTotal } from '../rules/creation.ts';
import { idOf } from '../rules/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import { LOCALE_NAMES, monthText } from './calendar.ts';
import type { Career, CareerState, PastMatch } from './types.ts';

/** A Star's life in lines: who it is, every match, and how it ended. */
export function lifeOf(state: Readonly<CareerState>, star: Career, tables: Tables): readonly string[] {
  const { name, card, primary, secondary, fame, laurels, record, locale, since } = star;
  const { savvy, speed, strength } = card.attributes;
  const own = card.signatures.filter((one) => one !== 'none').join(', ');
  return [
    `${name}, ${primary}${secondary === null ? '' : ` and ${secondary}`}, in ${LOCALE_NAMES[locale]} since ${monthText(since)}.`,
    `Savvy ${savvy}, Speed ${speed}, Strength ${strength}; raw total ${rawTotal(card.attributes)}, rated ${ratedTotal(card, false, tables)}.`,
    own === '' ? 'No signature.' : `Known for: ${own}.`,
    `Fame ${fame}, ${laurels} ${laurels === 1 ? 'laurel' : 'laurels'}; ${record.won} won, ${record.drawn} drawn, ${record.lost} lost, ${record.kills} killed.`,
    ...state.past.filter(({ stars }) => stars.includes(star.id)).map((past) => matchLine(past, star.id)),
    ...endLines(state, star),
  ];
}

/** 'September 106: Felix v Rufus (thraex), won by surrender, Fame +2.' */
function matchLine({ month, names, sides, styles, result, stars, fame }: PastMatch, star: string): string {
  const own = names.filter((_, i) => sides[i] === 0).join(' & ');
  const foes = names.flatMap((name, i) => (sides[i] === 1 ? [`${name} (${styles[i]})`] : [])).join(' & ');
  const at = stars.indexOf(star);
  const gained = fame[at] ?? 0;
  return `${monthText(month)}: ${own} v ${foes}, ${howFor(result, at)} in ${result.turns} rounds${gained === 0 ? '' : `, Fame ${gained > 0 ? '+' : ''}${gained}`}.`;
}

/** R95 What a match was for the Star at a place of the roster: whoever was put out has lost, whichever side has won. */
function howFor({ winner, fighters }: PastMatch['result'], at: number): string {
  if (winner === 1) return 'lost';
  const stands = fighters[at]?.standing === 'active';
  if (winner === null) return stands ? 'drawn' : 'beaten in a draw';
  return stands ? 'won' : 'beaten on the winning side';
}

/** How a career ended, in a sentence; none while it goes on. */
function endLines({ past }: Readonly<CareerState>, { id, name, ended, free }: Career): readonly string[] {
  if (ended === null) return [];
  if (ended.how === 'retired') return [`${name} laid down the sword, free, in ${monthText(ended.month)}.`];
  const died = `${name} died${free ? ', a free gladiator,' : ''} in ${monthText(ended.month)}`;
  return [`${died}${beatenText(past, id)}: ${ended.why}.`];
}

/** ', beaten by Rufus', of a Star in its last match; '' where nobody has. */
function beatenText(past: readonly PastMatch[], star: string): string {
  const last = past.findLast(({ stars }) => stars.includes(star));
  const by = last?.result.fighters[last.stars.indexOf(star)]?.beatenBy ?? null;
  const name = last?.names.find((_, i) => idOf(i) === by);
  return name === undefined ? '' : `, beaten by ${name}`;
}

/** A month in the chronicle. */
export interface ToldMonth {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The months in which something befell the familia, the last one first. */
export function chronicleOf(state: Readonly<CareerState>): readonly ToldMonth[] {
  const months = Array.from({ length: state.turn }, (_, i) => state.turn - i);
  return months.flatMap((month) => {
    const lines = monthLines(state, month);
    return lines.length === 0 ? [] : [{ title: monthText(month), lines }];
  });
}

function monthLines({ familia, past }: Readonly<CareerState>, month: number): readonly string[] {
  const sworn = familia.filter(({ since }) => since === month);
  const gone = familia.filter(({ ended }) => ended?.month === month);
  return [
    ...sworn.map(({ name, primary }) => `${name}, ${primary}, swore to be burned, bound, beaten and slain by iron.`),
    ...past.filter((one) => one.month === month).map(chronicleLine),
    ...gone.map((one) => farewell(past, one)),
  ];
}

const PLACES = { fringes: 'on the Fringes', heart: 'in the Heart of the Empire', rome: 'before the Emperor' };

/** 'On the Fringes Felix met Rufus the thraex, and prevailed in the seventh round.' */
function chronicleLine({ names, sides, styles, result, locale }: PastMatch): string {
  const own = names.filter((_, i) => sides[i] === 0).join(' and ');
  const foes = names.flatMap((name, i) => (sides[i] === 1 ? [`${name} the ${styles[i]}`] : [])).join(' and ');
  const stake = result.toDeath ? ' for life or death' : '';
  return capital(`${PLACES[locale]} ${own} met ${foes}${stake}, and ${outcomeOf(result)} in round ${result.turns}.`);
}

function outcomeOf({ winner }: PastMatch['result']): string {
  if (winner === null) return 'left the sand beside them, standing,';
  return winner === 0 ? 'took the palm' : 'fell';
}

function farewell(past: readonly PastMatch[], { id, name, ended, free }: Career): string {
  if (ended?.how === 'retired') return `${name} went out through the gate of life, the wooden sword in hand.`;
  return `${name}${free ? ', though free,' : ''} was carried out through the gate of Libitina${beatenText(past, id)}: ${ended?.why}.`;
}
