/** The chronicle of a house: a page a month, made from what happened. */

import { andText, numberWord } from '../../../../kernel/words.ts';
import { sentence, withArticle } from '../../career/told/bout-words.ts';
import { MATCH_NAMES, ordinal } from '../../career/told/narrate-munus.ts';
import type { Gladiator, House, HouseId } from '../house-types.ts';
import type { PastBout, PastMan, PastMonth } from '../month-types.ts';
import type { HousesState } from '../types.ts';
import { proposalText } from './narrate.ts';
import { DOWNFALL_WORDS, denariiText, END_WORDS, EVENT_NAMES, REASON_NAMES } from './words.ts';

type Game = Readonly<HousesState>;

/** What was written of one month. */
interface MonthPage {
  readonly month: number;
  readonly title: string;
  /** Paragraphs, in their order. */
  readonly lines: readonly string[];
}

/** The pages of all months so far, as the first house tells them. */
export function housesChronicle(state: Game): readonly MonthPage[] {
  return state.months.map((month) => pageOf(state, month));
}

/** The page of the month that was closed last, or null. */
export function lastPage(state: Game): MonthPage | null {
  const month = state.months.at(-1);
  return month === undefined ? null : pageOf(state, month);
}

function pageOf(state: Game, past: PastMonth): MonthPage {
  const bouts = state.bouts.filter(({ month }) => month === past.month);
  const own = bouts.filter((bout) => hasMan(bout, 0));
  const lines = [
    openingText(state, past),
    ...marketLines(state, past.month),
    ...dealingLines(state, past),
    ...own.flatMap((bout) => [boutText(state, bout), ...bout.moments.map(({ turn, text }) => `Turn ${turn}. ${text}`)]),
    ...wagerLines(state, past.month),
    othersText(
      state,
      bouts.filter((bout) => !own.includes(bout)),
    ),
    ...fatesLines(state, past.month),
    ...downfallLines(state, past.month),
    balanceText(state, past),
    ...endLines(state, past.month),
  ];
  return { month: past.month, title: `The ${ordinal(past.month)} month`, lines: lines.filter((line) => line !== '') };
}

function openingText({ houses }: Game, { editor, event, quality, arena }: PastMonth): string {
  const host = editor === null ? '' : `${houses[editor]?.name ?? 'Nobody'} was Editor. `;
  const what = event === null || event === 'none' ? '' : `The month brought ${EVENT_NAMES[event]}. `;
  const place = arena?.size === 1 ? ', in the Colosseum' : arena?.size === 5 ? ', in a mere pit' : '';
  const games = quality === null ? 'There were no games.' : `The games were of quality ${quality}${place}.`;
  return `${host}${what}${games}`;
}

/** 39.5.3 Who came and went for money. */
function marketLines(state: Game, month: number): readonly string[] {
  const deals = state.ledger.filter(
    (one) =>
      one.house === 0 &&
      one.month === month &&
      one.cite !== PROPOSED &&
      (one.why === 'trade' || one.why === 'hire' || one.why === 'stock sale'),
  );
  return deals.map(({ denarii, man, why }) => {
    const name = man === null ? 'nobody' : (state.men[man - 1]?.man.name ?? 'nobody');
    return sentence(
      `${denariiText(Math.abs(denarii))} ${denarii < 0 ? 'went' : 'came in'} for ${name}, for ${REASON_NAMES[why]}`,
    );
  });
}

/** The rule of deals that other houses proposed: they are told by themselves. */
const PROPOSED = 'P276';

/** P276 What other houses proposed to the first, and what it proposed as one of the program. */
function dealingLines(state: Game, { dealings }: PastMonth): readonly string[] {
  return dealings
    .filter(({ by, house }) => by === 0 || house === 0)
    .map((one) => {
      const [by, to] = [one.by, one.house].map((id) => state.houses[id]?.name ?? 'nobody');
      const how = one.taken ? 'and had his word' : 'in vain';
      return sentence(`${by} offered ${to} ${proposalText(one, state)}, ${how} (${PROPOSED})`);
    });
}

/** 39.5.6 What private wagers brought and cost. */
function wagerLines({ ledger, houses }: Game, month: number): readonly string[] {
  return ledger
    .filter((one) => one.house === 0 && one.month === month && one.why === 'private wager')
    .map(({ denarii, with: other }) => {
      const name = other === null ? 'nobody' : (houses[other]?.name ?? 'nobody');
      return sentence(
        `${denariiText(Math.abs(denarii))} ${denarii < 0 ? 'went' : 'came in'} for a wager with ${name} (39.5.6)`,
      );
    });
}

const hasMan = ({ red, blue }: PastBout, house: HouseId): boolean =>
  [...red, ...blue].some((man) => man.house === house);

function calledOf({ houses }: Game, { name, style, house }: PastMan): string {
  const owner = house === null || house === 0 ? '' : ` of the house of ${houses[house]?.name ?? 'nobody'}`;
  return `${name} the ${style}${owner}`;
}

const RESULTS = { V: 'won', S: 'was sent home standing', M: 'was beaten, and spared', P: 'was killed' } as const;

function boutText(state: Game, { red, blue, beasts, type, turns, deathMatch }: PastBout): string {
  const [own, ...comrades] = red;
  if (own === undefined) return '';
  const against =
    beasts.length > 0 ? andText(beasts.map(withArticle)) : andText(blue.map((man) => calledOf(state, man)));
  const help = comrades.length === 0 ? '' : ` with ${andText(comrades.map(({ name }) => name))}`;
  const result = own.result === null ? 'never came in' : RESULTS[own.result];
  const mercy = deathMatch ? ', sine missione' : '';
  const cost = own.dead && own.result !== 'P' ? ', and died of it' : '';
  return sentence(
    `${own.name} met ${against}${help} (${MATCH_NAMES[type]}${mercy}), and ${result} in turn ${numberWord(turns)}${cost}`,
  );
}

/** What the other houses did, in short. */
function othersText(state: Game, bouts: readonly PastBout[]): string {
  if (bouts.length === 0) return '';
  const wins = new Map<HouseId, number>();
  for (const { red, blue } of bouts) {
    for (const { house, result } of [...red, ...blue]) {
      if (house !== null && result === 'V') wins.set(house, (wins.get(house) ?? 0) + 1);
    }
  }
  const told = [...wins].map(([house, count]) => `${state.houses[house]?.name ?? 'nobody'} ${numberWord(count)}`);
  const fought = bouts.length === 1 ? 'one match' : `${numberWord(bouts.length)} matches`;
  return sentence(`the other houses fought ${fought}${told.length === 0 ? '' : `; won were, by ${andText(told)}`}`);
}

/** Who is dead, free or gone from the house. */
function fatesLines(state: Game, month: number): readonly string[] {
  return state.men
    .filter((one) => one.until === month && one.house === 0)
    .map((one) => fateText(one))
    .filter((line) => line !== '');
}

function fateText({ man, fate, killer }: Gladiator): string {
  switch (fate) {
    case 'dead':
      return sentence(`${man.name} is dead${killer === null ? '' : `, by ${killer}`}`);
    case 'freed':
      return sentence(`${man.name} is the Emperor's Champion, and free`);
    case 'fled':
      return sentence(`${man.name} has fled`);
    default:
      return '';
  }
}

function downfallLines({ houses }: Game, month: number): readonly string[] {
  return houses
    .filter(({ out }) => out?.month === month)
    .map(({ name, out }) => sentence(`the house of ${name} ${DOWNFALL_WORDS[out?.how ?? 'debts']}, and is no more`));
}

function balanceText({ houses, months }: Game, { month, houses: now }: PastMonth): string {
  const before = months.find((one) => one.month === month - 1)?.houses[0]?.denarii ?? null;
  const [own] = now;
  const [house] = houses;
  if (own === undefined || house === undefined) return '';
  const change = before === null ? '' : before === own.denarii ? ', as before' : `, after ${before}`;
  return sentence(
    `${house.name} had ${denariiText(own.denarii)}${change}, ${manyMen(own.men)} and a name worth ${own.rep}`,
  );
}

const manyMen = (men: number): string => (men === 1 ? 'one man' : `${men === 0 ? 'no' : numberWord(men)} men`);

function endLines({ end, houses }: Game, month: number): readonly string[] {
  if (end === null || end.month !== month) return [];
  const winner = end.winner === null ? '' : `: ${houses[end.winner]?.name ?? 'nobody'} has won`;
  return [sentence(`${END_WORDS[end.how]}${winner}`)];
}

/** A man's life in a house, as it is told when he is gone from it. */
export interface ManStory {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The story of a man who is dead or free; null for all others. */
export function storyOf(state: Game, one: Gladiator): ManStory | null {
  if (one.fate !== 'dead' && one.fate !== 'freed') return null;
  const house = one.house === null ? null : (state.houses[one.house] ?? null);
  const { man } = one;
  const { v, s, m } = man.record;
  const title = one.fate === 'freed' ? `${man.name}, free` : `${man.name}, gladiator`;
  const lines = [
    cameText(one, house),
    `${man.name} fought as ${withArticle(man.style)}: ${v} won, ${s} stans missus, ${m} missus. ${killsText(man.kills)}`,
    ...matchesOf(state, one),
    fateText(one),
  ];
  return { name: man.name, title, lines };
}

function cameText({ man, since }: Gladiator, house: House | null): string {
  const when = since === 0 ? 'at its founding' : `in its ${ordinal(since)} month`;
  return `${man.name} came to the house of ${house?.name ?? 'nobody'} ${when}.`;
}

function killsText(kills: number): string {
  if (kills === 0) return 'He killed nobody.';
  return kills === 1
    ? 'One died by his hand.'
    : `${numberWord(kills)} died by his hand.`.replace(/^./, (c) => c.toUpperCase());
}

function matchesOf(state: Game, { id }: Gladiator): readonly string[] {
  return state.bouts.flatMap(({ month, red, blue, beasts }): readonly string[] => {
    const side = red.some((man) => man.id === id) ? red : blue.some((man) => man.id === id) ? blue : null;
    const own = side?.find((man) => man.id === id);
    if (side === null || own === undefined || own.result === null) return [];
    const foes = side === red ? blue : red;
    const against = foes.length > 0 ? andText(foes.map(({ name }) => name)) : andText(beasts.map(withArticle));
    return [sentence(`in the ${ordinal(month)} month he met ${against}, and ${RESULTS[own.result]}`)];
  });
}
