/** The picture of a campaign: the gladiator, the year or the bill, what is asked, what befell. */
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { blankScreen, drawHeader } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import { drawAsked, drawNews } from '../../../../tui/screens/long-view.ts';
import type { View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { firstOfYear, MUNERA_A_YEAR, munusMonth, munusNow, SENTENCE, yearOfMunus } from '../../career/calendar.ts';
import { RUDIS_FAME } from '../../career/ending.ts';
import type { CampaignEvent } from '../../career/events.ts';
import { TAKEN } from '../../career/market.ts';
import { rivalBy } from '../../career/rivals.ts';
import type { CampaignState, PastMatch } from '../../career/types.ts';
import { coinsFor, missingOf, spareCoins, wholeBuild } from '../../career/veterans.ts';
import { END_WORDS, type Fate } from '../../career/words.ts';
import { tables } from '../../tables.ts';
import { billRows } from './bill-rows.ts';
import { fitting, foldedAll, mute, type PanelRow, plain, type Room, strong } from './rows.ts';
import { type CampaignItem, type CampaignScreenState, QUIET, type SchoolRoom } from './state.ts';
import { verdictSentences } from './verdict-rows.ts';
import { pastShort, sheetText, shownText, tricksTexts } from './words.ts';

type Now = Readonly<CampaignState>;
const TOLD = { hides: ({ event }: { readonly event: CampaignEvent }): boolean => QUIET.has(event.kind) };
/** Columns of the gladiator's panel, rows of both, and from which on the matches so far stand below. */
const PANEL = { columns: 37, rows: 12, tall: 34 } as const;
const BELOW = 1 + PANEL.rows;
/** Columns of a panel beside its text. */
const MARGINS = 4;

/** Draws a campaign. */
export function campaignView(state: CampaignScreenState, items: readonly CampaignItem[], env: Env): View {
  const canvas = blankScreen(env);
  const { session } = state.game;
  const telling = isTelling(state);
  const now = telling ? begun(session.shown, session.match.state) : session.match.state;
  const munus = telling ? begun(state.since, now) : now;
  drawHeader(canvas, now.setup.name, headText(munus));
  drawPanel(canvas, { x: 0, width: PANEL.columns, title: now.man.name, own: true }, manRows(now));
  const width = canvas.width - PANEL.columns;
  const beside = besideRows(state, items, { width: width - MARGINS, rows: PANEL.rows - 2 });
  const verdict = promptNow(state)?.kind === 'verdict';
  const title = beside === null ? `The year ${yearOfMunus(now.turn)}` : verdict ? 'The verdict' : 'The bill';
  drawPanel(canvas, { x: PANEL.columns, width, title, own: false }, beside ?? yearRows(now, munus.turn));
  if (telling) return drawNews(canvas, BELOW, linesTold(session.lines, state.from, TOLD), env);
  const asked = {
    ...({ top: BELOW, keys: 'gladiatori-campaign', question: questionText(state), items } as const),
    id: `gladiatori-campaign-${now.turn}-${promptNow(state)?.kind ?? 'over'}-${state.room}`,
    past: env.rows >= PANEL.tall ? (y: number) => drawPast(canvas, y, now.past) : null,
  };
  return drawAsked(canvas, state, asked, env);
}

/** A campaign as it stood at some time; as it is now where no year had begun by then. */
const begun = (then: Now, now: Now): Now => (then.turn === 0 ? now : then);

function headText(now: Now): string {
  if (now.ended !== null) return END_WORDS[now.ended.how];
  if (now.turn === 0) return '';
  const { giver, town, temper } = munusNow(now);
  return `${munusMonth(now.turn)}, ${now.turn} of ${SENTENCE}: ${giver}, ${temper}, at ${town}`;
}

/** What is asked in the rooms of the school. */
const ROOM_QUESTIONS: { readonly [R in Exclude<SchoolRoom, 'yard'>]: string } = {
  ...{ drill: 'What is drilled?', market: 'What is bought or sold?', challenge: 'Who is challenged?' },
  ...{ matches: 'Which match is watched again?', back: 'Back to the weeks before which munus?' },
  leave: 'Turn away, for good?',
};

function questionText(state: CampaignScreenState): string {
  if (state.room !== 'yard') return ROOM_QUESTIONS[state.room];
  const prompt = promptNow(state);
  switch (prompt?.kind) {
    case undefined:
      return 'It is over.';
    case 'weeks':
      return 'What is done with the weeks before the games?';
    case 'day':
      return 'The games. Which match?';
    case 'arms':
      return 'Which two items are taken along?';
    case 'match':
      return 'The match waits.';
    case 'verdict':
      return `${rivalBy(state.game.session.match.state, prompt.rival).name} lies unconscious before you: spare, or finish?`;
  }
}

interface Panel {
  readonly x: number;
  readonly width: number;
  readonly title: string;
  readonly own: boolean;
}

function drawPanel(canvas: Canvas, { x, width, title, own }: Panel, rows: readonly PanelRow[]): void {
  const titleStyle = { fg: own ? 'youFg' : 'accent', bold: true } as const;
  canvas.box(x, 1, width, PANEL.rows, { fg: 'rule' }, { title, titleStyle });
  const told = foldedAll(rows, width - MARGINS);
  for (const [i, row] of told.slice(0, PANEL.rows - 2).entries()) canvas.segments(x + 2, 2 + i, row, x + width - 1);
}

/** The gladiator with its tricks, in as few words as the panel asks for. */
function manRows(now: Now): readonly PanelRow[] {
  const tricks = tricksTexts(wholeBuild(tables(), now.man));
  const all = WHOLES.flatMap((whole) => tricks.map((text) => [...sheetRows(now, whole), [mute(text)]]));
  return fitting(all, { width: PANEL.columns - MARGINS, rows: PANEL.rows - 2 });
}

/** What is told of the gladiator besides the rest: less each time. */
const WHOLES = [
  { experience: true, arms: true },
  { experience: false, arms: true },
  { experience: false, arms: false },
] as const;

/** The gladiator: what it is worth, what it has, what is missing. */
function sheetRows(now: Now, whole: (typeof WHOLES)[number]): readonly PanelRow[] {
  const { man } = now;
  const [missing, spare, build] = [missingOf(man), spareCoins(tables(), man), wholeBuild(tables(), man)];
  const { won, drawn, lost, felled } = man.record;
  const scars = man.scars === 0 ? '' : `, ${man.scars} for good`;
  return [
    [plain(man.character), mute(`, ${coinsFor(man)} coins`), strong(spare > 0 ? `, ${spare} to spend` : '')],
    [
      mute('Fame '),
      strong(`${man.fame}`),
      mute(`${man.fame < RUDIS_FAME ? ` of ${RUDIS_FAME}` : ', enough'}; denarii `),
      strong(`${man.purse}`),
    ],
    [
      mute(whole.experience ? `Experience ${man.xp}; cards ` : 'Cards '),
      missing === 0 ? plain('all there') : { text: `${missing} missing`, style: { fg: 'warn', bold: true } },
      mute(scars),
    ],
    [mute(`${won} won, ${drawn > 0 ? `${drawn} drawn, ` : ''}${lost} lost, ${felled} felled`)],
    [mute(`Arms: ${whole.arms ? armsText(man) : man.arms.length}`)],
    [mute(sheetText(build))],
  ];
}

/** GR-90 Items that it owns, and how many the school lends it for a day. */
function armsText({ arms }: Now['man']): string {
  const lent = Math.max(0, TAKEN - arms.length);
  return [...(arms.length === 0 ? ['none'] : arms), ...(lent === 0 ? [] : [lent === 1 ? 'one lent' : 'two lent'])].join(
    ', ',
  );
}

const LETTERS: { readonly [F in Fate]: Segment } = {
  won: { text: 'V', style: { fg: 'good', bold: true } },
  'fallen, its side won': { text: 'V', style: { fg: 'warn', bold: true } },
  drawn: { text: 'S', style: { fg: 'accent', bold: true } },
  lost: { text: 'M', style: { fg: 'warn', bold: true } },
  'gave up': { text: 'M', style: { fg: 'warn', bold: true } },
  fallen: { text: 'M', style: { fg: 'bad', bold: true } },
  dead: { text: 'P', style: { fg: 'bad', bold: true } },
};

/** The munera of a year, the one that is talked of marked. */
function yearRows(now: Now, at: number): readonly PanelRow[] {
  const first = firstOfYear(now.turn);
  const fought = now.past.filter(({ munus }) => munus >= first && munus < first + MUNERA_A_YEAR);
  const munera = now.year.slice(0, MUNERA_A_YEAR).flatMap((munus, i): readonly PanelRow[] => {
    const number = first + i;
    const past = now.past.find((one) => one.munus === number);
    const here = number === at && now.ended === null;
    const fg = number < now.turn ? 'mute' : 'text';
    return [
      [
        { text: here ? '> ' : '  ', style: { fg: 'key', bold: true } },
        past === undefined ? mute(number < now.turn ? '-' : ' ') : LETTERS[past.fate],
        { text: ` ${munusMonth(number).slice(0, 3)} `, style: { fg, bold: here } },
        { text: `${munus.temper}, ${munus.custom}`, style: { fg } },
      ],
      [mute(`        ${shownText(munus)}, ${munus.town}`)],
    ];
  });
  return [...munera, ...legendRows(fought.map(({ fate }) => LETTERS[fate].text))];
}

const LETTERS_MEAN = { V: 'won', S: 'drawn', M: 'lost', P: 'killed' } as const;

/** What the letters beside months mean, those that stand there; no row where none does. */
function legendRows(letters: readonly string[]): readonly PanelRow[] {
  const told = Object.entries(LETTERS_MEAN).flatMap(([letter, means]) =>
    letters.includes(letter) ? [`${letter} ${means}`] : [],
  );
  return told.length === 0 ? [] : [[mute(`  ${told.join(', ')}`)]];
}

/** What is known of the match under the mark on the day, of the answer under it at a verdict; null: neither is asked. */
function besideRows(
  state: CampaignScreenState,
  items: readonly CampaignItem[],
  room: Room,
): readonly PanelRow[] | null {
  const prompt = promptNow(state);
  if (prompt?.kind !== 'verdict') return billRows(state, items, room);
  const isFinish = state.at === 'finish';
  const told = verdictSentences(state.game.session.match.state, prompt.rival, isFinish);
  return told.map((text) => [isFinish ? plain(text) : mute(text)]);
}

function drawPast(canvas: Canvas, y: number, past: readonly PastMatch[]): void {
  const rows = canvas.height - 3 - y;
  if (past.length === 0 || rows < 2) return;
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title: 'Matches', titleStyle: { fg: 'accent', bold: true } });
  const all = past.toReversed().flatMap((one) =>
    wrapText(pastShort(one, past), canvas.width - 24).map((text, i): PanelRow => {
      const when = i === 0 ? munusMonth(one.munus) : '';
      return [i === 0 ? LETTERS[one.fate] : mute(' '), mute(`  ${when.padEnd(14)} `), plain(text)];
    }),
  );
  for (const [i, row] of all.slice(0, rows - 1).entries()) canvas.segments(2, y + 1 + i, row, canvas.width - 1);
}
