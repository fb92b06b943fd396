/** The picture of a campaign: the gladiator, the year or the bill, what is asked, what befell. */
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { percent } from '../../../../odds/offers.ts';
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { blankScreen, drawHeader } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import { drawAsked, drawNews } from '../../../../tui/screens/long-view.ts';
import type { View } from '../../../../tui/view.ts';
import { wrapSegments, wrapText } from '../../../../tui/wrap.ts';
import { takenBy } from '../../career/bill.ts';
import { firstOfYear, MUNERA_A_YEAR, munusMonth, munusNow, SENTENCE, yearOfMunus } from '../../career/calendar.ts';
import { RUDIS_FAME } from '../../career/ending.ts';
import type { CampaignEvent } from '../../career/events.ts';
import { entrantsIn, isHuntOf } from '../../career/order.ts';
import { winningLines } from '../../career/reward.ts';
import { rivalBy } from '../../career/rivals.ts';
import { stakesOf } from '../../career/stakes.ts';
import type { CampaignState, DayAct, Munus, PastMatch, TakenMatch } from '../../career/types.ts';
import { coinsFor, missingOf, spareCoins, wholeBuild } from '../../career/veterans.ts';
import { type Fate, REGARDS, type Regard } from '../../career/words.ts';
import { finishChance, rudisChance } from '../../odds/campaign-odds.ts';
import { sumText } from '../../rules/narrate.ts';
import { campaignTables, tables } from '../../tables.ts';
import { type CampaignItem, type CampaignScreenState, QUIET } from './state.ts';
import { verdictSentences } from './verdict-rows.ts';
import { customText, pastShort, rivalInBrief, rivalInFull, sheetText, shownText, tricksTexts } from './words.ts';

type Now = Readonly<CampaignState>;
type Row = readonly Segment[];

const TOLD = { hides: ({ event }: { readonly event: CampaignEvent }): boolean => QUIET.has(event.kind) };
/** Columns of the gladiator's panel, rows of both, and from which on the matches so far stand below. */
const PANEL = { columns: 37, rows: 12, tall: 34 } as const;
const BELOW = 1 + PANEL.rows;

const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
const plain = (text: string): Segment => ({ text, style: { fg: 'text' } });
const strong = (text: string): Segment => ({ text, style: { fg: 'key', bold: true } });

/** Draws a campaign. */
export function campaignView(state: CampaignScreenState, items: readonly CampaignItem[], env: Env): View {
  const canvas = blankScreen(env);
  const { session } = state.game;
  const telling = isTelling(state);
  const now = telling ? begun(session.shown, session.match.state) : session.match.state;
  const munus = telling ? begun(state.since, now) : now;
  drawHeader(canvas, now.setup.name, headText(munus));
  drawPanel(canvas, { x: 0, width: PANEL.columns, title: now.man.name, own: true }, manRows(now));
  const beside = besideRows(state, items);
  const verdict = promptNow(state)?.kind === 'verdict';
  const title = beside === null ? `The year ${yearOfMunus(now.turn)}` : verdict ? 'The verdict' : 'The bill';
  const width = canvas.width - PANEL.columns;
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
  if (now.ended !== null) return now.ended.how;
  if (now.turn === 0) return '';
  const { giver, town, temper } = munusNow(now);
  return `${munusMonth(now.turn)}, ${now.turn} of ${SENTENCE}: ${giver}, ${temper}, at ${town}`;
}

function questionText(state: CampaignScreenState): string {
  const prompt = promptNow(state);
  switch (prompt?.kind) {
    case undefined:
      return 'It is over.';
    case 'weeks':
      return (
        { drill: 'What is drilled?', market: 'What is bought or sold?', leave: 'Turn away, for good?' }[
          state.room as 'drill'
        ] ?? 'What is done with the weeks before the games?'
      );
    case 'day':
      return state.room === 'challenge' ? 'Who is challenged?' : 'The games. Which match?';
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

function drawPanel(canvas: Canvas, { x, width, title, own }: Panel, rows: readonly Row[]): void {
  const titleStyle = { fg: own ? 'youFg' : 'accent', bold: true } as const;
  canvas.box(x, 1, width, PANEL.rows, { fg: 'rule' }, { title, titleStyle });
  const told = foldedAll(rows, width);
  for (const [i, row] of told.slice(0, PANEL.rows - 2).entries()) canvas.segments(x + 2, 2 + i, row, x + width - 1);
}

/** Rows of a panel of some columns, each folded where it is too long. */
const foldedAll = (rows: readonly Row[], width: number): readonly Row[] =>
  rows.flatMap((row) => folded(row, width - 4));

/** A row that is too long goes on in a second one, which begins a cell further in. */
function folded(row: Row, width: number): readonly Row[] {
  const [first, ...others] = row;
  if (first === undefined || row.reduce((sum, { text }) => sum + text.length, 0) <= width) return [row];
  const text = first.text.trimStart();
  const lead = first.text.length - text.length;
  const rows = wrapSegments([{ ...first, text }, ...others], width - lead - 1);
  return rows.map((one, i) => [mute(' '.repeat(i === 0 ? lead : lead + 1)), ...one]);
}

/** The gladiator with its tricks, in as few words as the panel asks for. */
function manRows(now: Now): readonly Row[] {
  const rows = sheetRows(now);
  const all = tricksTexts(wholeBuild(tables(), now.man)).map((text) => [...rows, [mute(text)]]);
  const fits = (one: readonly Row[]) => foldedAll(one, PANEL.columns).length <= PANEL.rows - 2;
  return all.find(fits) ?? all.at(-1) ?? rows;
}

/** The gladiator: what it is worth, what it has, what is missing. */
function sheetRows(now: Now): readonly Row[] {
  const { man } = now;
  const [missing, spare, build] = [missingOf(man), spareCoins(tables(), man), wholeBuild(tables(), man)];
  const { won, drawn, lost, felled } = man.record;
  const scars = man.scars === 0 ? '' : `, ${man.scars} for good`;
  return [
    [plain(man.character), mute(`, ${coinsFor(man)} coins`), strong(spare > 0 ? `, ${spare} to spend` : '')],
    [mute('Fame '), strong(`${man.fame}`), mute(` of ${RUDIS_FAME}; denarii `), strong(`${man.purse}`)],
    [
      mute(`Experience ${man.xp}; cards `),
      missing === 0 ? plain('all there') : { text: `${missing} missing`, style: { fg: 'warn', bold: true } },
      mute(scars),
    ],
    [mute(`${won} won, ${drawn > 0 ? `${drawn} drawn, ` : ''}${lost} lost, ${felled} felled`)],
    [mute(`Arms: ${man.arms.length === 0 ? 'none' : man.arms.join(', ')}`)],
    [mute(sheetText(build))],
  ];
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
function yearRows(now: Now, at: number): readonly Row[] {
  const first = firstOfYear(now.turn);
  return now.year.slice(0, MUNERA_A_YEAR).flatMap((munus, i): readonly Row[] => {
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
}

/** What is known of the match under the mark on the day, of the answer under it at a verdict; null: neither is asked. */
function besideRows(state: CampaignScreenState, items: readonly CampaignItem[]): readonly Row[] | null {
  const now = state.game.session.match.state;
  const prompt = promptNow(state);
  if (prompt?.kind === 'verdict') {
    const isFinish = state.at === 'finish';
    return verdictSentences(now, prompt.rival, isFinish).map((text) => [isFinish ? plain(text) : mute(text)]);
  }
  if (prompt?.kind !== 'day') return null;
  const munus = munusNow(now);
  const { pay } = campaignTables().tempers[munus.temper];
  const custom: Row = [plain(customText(munus.custom))];
  const does = (items.find(({ value }) => value === state.at) ?? items[0])?.does;
  const taken = does?.kind === 'answer' ? takenBy(prompt.offers, does.choice as DayAct) : null;
  if (taken === null)
    return [
      custom,
      [mute(`Shown: ${shownText(munus)}`)],
      [mute(`Pay ${pay} for coming, ${pay} more for winning.`)],
      ...(state.mortal ? mortalRows(pay) : []),
      [
        mute(
          `If you fall${state.mortal ? ' elsewhere' : ''}, a winner finishes you: ${finishText(munus, ['none', 'grudge'])}`,
        ),
      ],
    ];
  const lines = winningLines(stakesOf(now, campaignTables(), taken));
  const fame = sumModifiers(lines);
  const sword = rudisChance(now, now.man.fame + fame);
  const { kind, friends, foes } = taken.offer;
  const more = isHuntOf(kind) ? `experience +${tables().animals[munus.species].xp}` : 'each felled +1';
  const others = entrantsIn(now, taken.offer).slice(1);
  return [
    [mute('Won: '), strong(`Fame +${fame}`), mute(`, pay ${2 * pay * (taken.mortal ? 2 : 1)}; lost: -1, pay ${pay}`)],
    [mute(`${sumText(lines)}; ${more}`)],
    ...(sword > 0 ? [[mute('The wooden sword then: '), strong(percent(sword))]] : []),
    ...others.flatMap((one, i): readonly Row[] => {
      const rest = 'regard' in one ? (others.length > PAIR ? rivalInBrief(one) : rivalInFull(one)) : [];
      const name: Segment = { text: one.name, style: { fg: i < friends.length ? 'youFg' : 'foeFg', bold: true } };
      return [[name, mute(`, ${rest[0] ?? ''}`)], ...rest.slice(1).map((text): Row => [mute(`  ${text}`)])];
    }),
    ...fallRows(
      munus,
      taken,
      foes.map((id) => rivalBy(now, id).regard),
    ),
    custom,
  ];
}

/** GR-96 to GR-98 What holds of every duel once it is to be to the death. */
const mortalRows = (pay: number): readonly Row[] => [
  [plain('In a duel today whoever falls is dead.')],
  [mute(`Winning one: Fame +1 more, pay ${4 * pay} in all.`)],
];

/** So many others as have room with all that is known of them. */
const PAIR = 2;

/** GR-96 What falling may come to in a match; nothing of hunts, whose animals finish nobody. */
function fallRows(munus: Munus, { offer, mortal }: TakenMatch, regards: readonly Regard[]): readonly Row[] {
  if (isHuntOf(offer.kind)) return [];
  if (mortal) return [[mute('Whoever falls is dead.')]];
  const who = regards.length === 1 ? 'If it fells you, it finishes you' : 'If you fall, a winner finishes you';
  return [[mute(`${who}: ${finishText(munus, regards)}`)]];
}

/** '17 %'; where they differ, each with whose it is: '17 %, with a grudge 50 %'. */
function finishText({ temper }: Munus, regards: readonly Regard[]): string {
  const words = { none: '', grudge: 'with a grudge ', debt: 'who owes you a life ' };
  const kinds = REGARDS.filter((one) => regards.includes(one));
  const told = kinds.map((regard) => {
    const chance = percent(finishChance(campaignTables(), temper, { regard }));
    return `${kinds.length > 1 ? words[regard] : ''}${chance}`;
  });
  return told.join(', ');
}

function drawPast(canvas: Canvas, y: number, past: readonly PastMatch[]): void {
  const rows = canvas.height - 3 - y;
  if (past.length === 0 || rows < 2) return;
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title: 'Matches', titleStyle: { fg: 'accent', bold: true } });
  const all = past.toReversed().flatMap((one) =>
    wrapText(pastShort(one, past), canvas.width - 24).map((text, i): Row => {
      const when = i === 0 ? munusMonth(one.munus) : '';
      return [i === 0 ? LETTERS[one.fate] : mute(' '), mute(`  ${when.padEnd(14)} `), plain(text)];
    }),
  );
  for (const [i, row] of all.slice(0, rows - 1).entries()) canvas.segments(2, y + 1 + i, row, canvas.width - 1);
}
