/** The bill of the day: what awaits him, whom he meets, and what is at stake. */

import { signed } from '../../../../kernel/roll-text.ts';
import { capital, times } from '../../../../kernel/words.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import type { Env } from '../../../../tui/program.ts';
import type { PageLine } from '../../../../tui/screens/text-page.ts';
import { wrapList, wrapText } from '../../../../tui/wrap.ts';
import type { Man, Rival } from '../../career/man/man-types.ts';
import { combatFactor, combatValue } from '../../career/munus/fighter.ts';
import type { Bill, Billed } from '../../career/munus/munus-types.ts';
import { levelByName } from '../../career/munus/own-levels.ts';
import { AREA_NAMES, AREAS } from '../../rules/types.ts';
import type { CareerGame } from '../../session/career.ts';
import { ledByText } from '../campaign/levels.ts';
import { beastsText } from '../kit/beast-notes.ts';
import { picturesOf } from './man-page.ts';
import {
  classText,
  matchLatin,
  matchText,
  RESULTS,
  recordLetters,
  shieldText,
  styleText,
  talentText,
  WINS_TO_FREEDOM,
} from './words.ts';

const head = (text: string): PageLine => [{ text, style: { fg: 'accent', bold: true } }];
const BLANK: PageLine = [];

/** The bill as lines of a page. */
export function billLines(game: CareerGame, bill: Bill, width: number, env: Env): readonly PageLine[] {
  const { tables, state } = game.session.match;
  const { man, rivals, setup } = state;
  const crowd = bill.comrades.length + bill.challengers.length;
  const drawn = env.rows >= TALL + PICTURED * (crowd - 1);
  const brief = env.rows < TALL && crowd > SOME;
  const place = {
    width,
    brief,
    led: (one: Billed): string => (setup.levels?.foes === 'each' ? ledByText(levelByName(one, bill.type)) : ''),
    shield: (one: Man): string => shieldText(tables, one),
    kit: (one: Man): readonly PageLine[] => (drawn ? picturesOf(one, tables, env.skin) : []),
  };
  const wrapped = (text: string, fg: 'text' | 'mute' | 'bad' = 'text'): readonly PageLine[] =>
    wrapText(text, width - 2).map((line) => [{ text: `  ${line}`, style: { fg } }]);
  const people = (title: string, all: readonly Billed[], those: Place): readonly PageLine[] =>
    all.length === 0 ? [] : [BLANK, head(title), ...all.flatMap((one) => billedLines(one, rivals, those))];
  return [
    [
      { text: matchText(bill.type), style: { fg: 'accent', bold: true } },
      { text: `  ${matchLatin(bill.type)}`, style: { fg: 'mute' } },
      ...(bill.unique ? [{ text: '  a unique match (38.2.3)', style: { fg: 'mute' as const } }] : []),
    ],
    ...wrapped(meaning(bill)),
    ...(bill.deathMatch
      ? wrapped('SINE MISSIONE: nobody is spared, and the match is not stopped. It ends with a death (38.3.1).', 'bad')
      : wrapped(mercyText(bill), 'mute')),
    ...wrapped(arenaText(bill), 'mute'),
    ...(bill.firstMatch === undefined ? [] : wrapped(firstMatchLine(bill.firstMatch), 'mute')),
    BLANK,
    head('At stake'),
    ...wrapped(stakes(man?.record.v ?? 0, bill)),
    ...people(
      bill.type === 'consecutive' ? 'Against you, one after the other' : 'Against you',
      bill.challengers,
      place,
    ),
    ...people('On your side', bill.comrades, { ...place, led: () => '' }),
    ...(bill.beasts.length === 0 ? [] : [BLANK, head('Against you'), ...wrapped(capital(beastsText(bill.beasts)))]),
  ];
}

function meaning({ type, challengers, comrades }: Bill): string {
  switch (type) {
    case 'matched-pair':
      return 'One man against one (38.2.3).';
    case 'two-on-one':
      return 'Alone against two at once (26).';
    case 'consecutive':
      return `${times(challengers.length, 'opponent')}, the next as soon as one is down; wounds and fatigue stay.`;
    case 'champion':
      return 'One against one: a champion with 300 XP more than others (38.5.2).';
    case 'two-pairs':
    case 'three-pairs':
    case 'battle':
      return `${comrades.length + 1} a side (26).`;
    case 'venatores':
      return 'As a venator, light, with a spear, against beasts (28.1.1).';
    case 'bestiarii':
      return 'As a bestiarius, heavy, with sword and shield, against beasts (28.1.1).';
  }
}

function mercyText({ type }: Bill): string {
  if (type === 'venatores' || type === 'bestiarii')
    return 'Against beasts there is no missus; it ends when they are down, or he is.';
  return 'A beaten man may ask for missus (18); a long match may be stopped (5.4).';
}

/** P356 Said of a first match that was chosen for him. */
function firstMatchLine({ drawn, bouts, survived }: NonNullable<Bill['firstMatch']>): string {
  const whom =
    drawn === 1
      ? 'the one opponent who was drawn'
      : `of ${drawn} opponents drawn, the one he is most likely to survive`;
  return `His first match is a kind one: he meets ${whom}. Led by the book he survives ${survived} bouts of ${bouts} (P356).`;
}

function arenaText({ arena: { size, obstacles } }: Bill): string {
  const things = typeof obstacles === 'number' ? obstacles : (obstacles?.length ?? 0);
  const what = things === 0 ? 'nothing on the sand' : `${times(things, 'obstacle')} on the sand`;
  const name = size === 1 ? 'the Colosseum' : size === 5 ? 'a fighting pit' : `an arena of size ${size ?? '?'}`;
  return `Fought in ${name}, ${what} (27.2).`;
}

function stakes(victories: number, { deathMatch, beasts }: Bill): string {
  const next = victories + 1;
  const palm =
    next >= WINS_TO_FREEDOM
      ? `The ${WINS_TO_FREEDOM}th palm: victory makes him the Emperor's Champion, and free.`
      : `A victory would be his ${ordinal(next)} of ${WINS_TO_FREEDOM}.`;
  return `${palm} ${deathMatch || beasts.length > 0 ? 'Defeat is death.' : 'Beaten and not spared, he dies.'}`;
}

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'] as const;
const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;

/** Rows of a screen that has room for the kit of one man, and rows more for each other. */
const TALL = 34;
const PICTURED = 8;
/** Men whose ratings, talents and armour a small screen has room for. */
const SOME = 2;

/** How wide a man of the bill may be told, and his kit where there is room to draw it. */
interface Place {
  readonly width: number;
  /** Only who he is: his log sheet has the rest. */
  readonly brief: boolean;
  /** Who leads him, where each opponent has a level of his own; else ''. */
  led(one: Billed): string;
  shield(man: Man): string;
  kit(man: Man): readonly PageLine[];
}

/** One man of the bill: who he is, what he can do, and what is between the two. */
function billedLines(
  one: Billed,
  rivals: readonly Rival[],
  { width, brief, led, shield, kit }: Place,
): readonly PageLine[] {
  const { man, combatClass, rival } = one;
  const known = rivals.find(({ id }) => id === rival);
  const { tr, st, ag, cn, w } = man.ratings;
  const title: readonly Segment[] = [
    { text: `  ${man.name}`, style: { fg: 'foeFg', bold: true } },
    { text: `  ${styleText(man)}, class ${classText(combatClass)}` },
  ];
  const record = [recordLetters(man.record), `combat value ${combatValue(man)}`, led(one)]
    .filter((text) => text !== '')
    .join('   ');
  const beside = title.reduce((sum, { text }) => sum + text.length, 3) + record.length <= width;
  const sheet = `TR ${tr}  ST ${st}  AG ${ag}  CN ${cn}  W ${w}  CF ${combatFactor(man)}  prestige ${signed(man.pr)}`;
  const armour = AREAS.map((area) => `${AREA_NAMES[area]} ${man.armour[area]}`).join('  ');
  const details = [sheet, ...wrapList(man.talents.map(talentText), width - 4), `${armour}  ${shield(man)}`];
  const lines = [...(brief ? [] : details), ...(known === undefined ? [] : wrapText(memory(known), width - 4))];
  return [
    beside ? [...title, { text: `   ${record}`, style: { fg: 'mute' } }] : title,
    ...[...(beside ? [] : [record]), ...lines].map(
      (line): PageLine => [{ text: `    ${line}`, style: { fg: 'mute' } }],
    ),
    ...kit(man).map((line): PageLine => [{ text: '    ' }, ...line]),
  ];
}

/** What he and the player's man have had with each other. */
export function memory({ met }: Rival): string {
  if (met.length === 0) return 'They have not met.';
  const told = met.map(({ munus, result }) => `munus ${munus}: he ${result === 'M' ? 'was spared' : RESULTS[result]}`);
  return `They have met: ${told.join(', ')}.`;
}
