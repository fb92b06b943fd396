/** The panel beside the menu: what is under the mark, told at length. */
import { combatValue } from '../../engine/campaign/fighter.ts';
import type { Fixture } from '../../engine/campaign/lanista/month-types.ts';
import type { LanistaState } from '../../engine/campaign/lanista/types.ts';
import { DOWNFALL_WORDS, EVENT_NAMES } from '../../engine/campaign/lanista/words.ts';
import type { Man } from '../../engine/campaign/man-types.ts';
import { times } from '../../engine/gladiator/words.ts';
import type { Canvas } from '../canvas.ts';
import { type Area, drawMan } from '../career/man-panel.ts';
import { previewLines } from '../career/preview.ts';
import { capitalised, matchText, purchaseText, recordText } from '../career/words.ts';
import { styleMeaning } from '../kit/style-notes.ts';
import type { Env } from '../program.ts';
import type { PageLine } from '../screens/text-page.ts';
import { wrapSegments, wrapText } from '../wrap.ts';
import { sideNames } from './meeting.ts';
import type { About } from './menus.ts';
import { daredLines, dealingLines } from './proposed.ts';
import { OWN_HOUSE } from './quiet.ts';
import { gladiatorOf, houseOf, type LudusScreenState, menOf, stateOf } from './state.ts';
import { truthLines } from './truth.ts';
import { MASTERS_TOLD, money, oddsText } from './words.ts';

/** Draws what is under the mark into a box. */
export function drawDetail(canvas: Canvas, area: Area, state: LudusScreenState, about: About, env: Env): void {
  const now = stateOf(state);
  if (about.kind === 'man') {
    const { man } = gladiatorOf(now, about.id);
    drawMan(canvas, area, man, combatValue(man));
    return;
  }
  const { x, y, width, height } = area;
  const { title, lines } = told(state, about, width - 4, env);
  canvas.box(x, y, width, height, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  for (const [i, line] of lines.slice(0, height - 2).entries()) canvas.segments(x + 2, y + 1 + i, line, x + width - 2);
}

interface Told {
  readonly title: string;
  readonly lines: readonly PageLine[];
}

function told(state: LudusScreenState, about: Exclude<About, { kind: 'man' }>, width: number, env: Env): Told {
  const now = stateOf(state);
  switch (about.kind) {
    case 'house':
      return { title: houseOf(now, about.id).name, lines: houseLines(now, about.id, width) };
    case 'match': {
      const fixture = now.month.fixtures.find(({ n }) => n === about.id);
      return {
        title: `Match ${about.id}`,
        lines:
          fixture === undefined
            ? []
            : [
                ...daredLines(state, fixture, width),
                ...matchLines(now, fixture, width, truthOf(state, about.id, width)),
              ],
      };
    }
    case 'dealing':
      return {
        title: `${houseOf(now, about.dealing.by).name} proposes`,
        lines: dealingLines(now, about.dealing, width),
      };
    case 'offer': {
      const { man } = gladiatorOf(now, about.man);
      const arrow = env.skin === 'ascii' ? '>' : '→';
      const tables = state.game.session.match.tables;
      return {
        title: `${man.name}: ${purchaseText(about.offer.purchase)}`,
        lines: previewLines(about.offer, man, tables, width, arrow),
      };
    }
    case 'style':
      return {
        title: capitalised(about.style),
        lines: wrapped(styleMeaning(about.style, state.game.session.match.tables.gladiator), width),
      };
    case 'none':
      return { title: 'This month', lines: [...monthLines(now, width), [], ...ownLines(now)] };
  }
}

const wrapped = (text: string, width: number, fg: 'text' | 'mute' = 'text'): readonly PageLine[] =>
  wrapText(text, width).map((line): PageLine => [{ text: line, style: { fg } }]);

/** What is known of a house: its purse, its name, its men. */
export function houseLines(state: Readonly<LanistaState>, id: number, width: number): readonly PageLine[] {
  const { by, denarii, rep, champions, out } = houseOf(state, id);
  const [word, does] = MASTERS_TOLD[by];
  const men = menOf(state, id).toSorted((a, b) => combatValue(b.man) - combatValue(a.man));
  return [
    [
      { text: money(denarii), style: { fg: denarii < 0 ? 'bad' : 'accent', bold: true } },
      { text: `   REP ${rep}   ${champions === 0 ? '' : times(champions, 'champion')}` },
    ],
    ...(does === '' ? [] : wrapped(`A ${word} house: it ${does}.`, width, 'mute')),
    ...(out === null ? [] : wrapped(`Out of the game: it ${DOWNFALL_WORDS[out.how]}.`, width)),
    [],
    ...men.map(
      ({ man, hired }): PageLine => [
        { text: man.name.padEnd(13), style: { fg: id === 0 ? 'youFg' : 'foeFg', bold: true } },
        { text: `${capitalised(man.style)} `.padEnd(15) },
        { text: `CV ${combatValue(man)}  ${recordText(man.record)}${hired ? '  hired' : ''}`, style: { fg: 'mute' } },
      ],
    ),
  ];
}

/** One match: who meets whom, at what odds, and what is laid on it. */
export function matchLines(
  state: Readonly<LanistaState>,
  fixture: Fixture,
  width: number,
  truth: readonly PageLine[] = [],
): readonly PageLine[] {
  const { bill, odds, red, n } = fixture;
  const own = gladiatorOf(state, red);
  const blueOwn = fixture.blue !== null && gladiatorOf(state, fixture.blue).house === OWN_HOUSE;
  const sideLines = (man: Man, house: number | null, fg: 'youFg' | 'foeFg'): readonly PageLine[] => [
    [
      { text: man.name, style: { fg, bold: true } },
      { text: house === null ? '  of no house' : `  of ${houseOf(state, house).name}`, style: { fg: 'mute' } },
    ],
    [{ text: `  ${capitalised(man.style)}  CV ${combatValue(man)}  ${recordText(man.record)}` }],
  ];
  const men = (title: string, all: typeof bill.challengers, fg: 'youFg' | 'foeFg'): readonly PageLine[] =>
    all.length === 0
      ? []
      : [
          [{ text: title, style: { fg: 'mute' } }],
          ...all.flatMap(({ man, rival }) =>
            sideLines(man, rival === null ? null : gladiatorOf(state, rival).house, fg),
          ),
        ];
  const laid = state.month.wagers.filter(({ fixture: of }) => of === n);
  return [
    [{ text: matchText(bill.type), style: { fg: 'accent', bold: true } }],
    ...(bill.deathMatch ? wrapped('SINE MISSIONE: nobody is spared (38.3.1).', width) : []),
    odds === null
      ? [{ text: 'No wagers are taken on it.', style: { fg: 'mute' } }]
      : [{ text: 'book odds (P125) ' }, { text: oddsText(odds), style: { fg: 'key', bold: true } }],
    ...truth,
    [],
    ...sideLines(own.man, own.house, own.house === OWN_HOUSE ? 'youFg' : 'foeFg'),
    ...men('with him', bill.comrades, 'youFg'),
    ...men('against', bill.challengers, blueOwn ? 'youFg' : 'foeFg'),
    ...(bill.beasts.length === 0 ? [] : wrapped(`against ${bill.beasts.join(', ')}`, width)),
    [],
    ...laid.map(({ house, with: taker, on, stake }): PageLine => {
      const who = houseOf(state, house).name;
      const where = taker === null ? 'the bank' : houseOf(state, taker).name;
      return [{ text: `${who}: ${money(stake)} on ${sideNames(state, n)[on]}, ${where}`, style: { fg: 'mute' } }];
    }),
    ...(fixture.fought === null ? [] : foughtLines(state, fixture, width)),
  ];
}

function foughtLines(state: Readonly<LanistaState>, { fought, n }: Fixture, width: number): readonly PageLine[] {
  if (fought === null) return [];
  const { winner, turns } = fought.result;
  const who = winner === null ? 'Neither side won' : `${sideNames(state, n)[winner]} won`;
  return [
    [{ text: `${who}, in ${times(turns, 'turn')}.`, style: { fg: 'good', bold: true } }],
    ...fought.result.moments.slice(-3).flatMap(({ text }) => wrapped(text, width, 'mute')),
  ];
}

/** What the match is really worth, or how that can be found. */
function truthOf(state: LudusScreenState, fixture: number, width: number): readonly PageLine[] {
  const { truth } = state;
  if (truth?.fixture !== fixture) return wrapped('t: what it is really worth, fought by the book.', width, 'mute');
  return truthLines(truth, stateOf(state)).flatMap((line) => wrapSegments(line, width));
}

/** The men of the player's house, the best first. */
function ownLines(state: Readonly<LanistaState>): readonly PageLine[] {
  const men = menOf(state, OWN_HOUSE).toSorted((a, b) => combatValue(b.man) - combatValue(a.man) || a.id - b.id);
  return men.map(
    ({ man, hired }): PageLine => [
      { text: man.name.padEnd(11), style: { fg: 'youFg', bold: true } },
      { text: capitalised(man.style).padEnd(16) },
      { text: `CV ${String(combatValue(man)).padStart(2)}`, style: { fg: 'text' } },
      { text: `  ${hired ? 'hired' : `${man.xp} XP`}`, style: { fg: 'mute' } },
    ],
  );
}

function monthLines({ month, houses }: Readonly<LanistaState>, width: number): readonly PageLine[] {
  const { editor, event, trainer, quality, fixtures } = month;
  const name = (id: number | null): string => houses.find((one) => one.id === id)?.name ?? 'nobody';
  return [
    ...wrapped(`Editor: ${name(editor)}.`, width),
    ...(event === null ? [] : wrapped(`${capitalised(EVENT_NAMES[event])} (39.5.2).`, width)),
    ...(trainer === null ? [] : wrapped(`The trainer is with ${name(trainer)}.`, width)),
    ...(quality === null
      ? []
      : wrapped(
          `Games of quality ${quality}${fixtures.length === 0 ? '' : `, ${fixtures.length} ${fixtures.length === 1 ? 'match' : 'matches'}`}.`,
          width,
        )),
  ];
}
