/** The picture of a career: the gladiator, the year or the bill, what is asked, what befell. */
import { percent } from '../../../../odds/offers.ts';
import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { truncate } from '../../../../tui/glyphs.ts';
import { blankScreen, drawHeader } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { isTelling, linesTold, promptNow } from '../../../../tui/screens/long-game.ts';
import { drawAsked, drawNews } from '../../../../tui/screens/long-view.ts';
import type { View } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import type { Taken } from '../../career/bill.ts';
import { entrantsOf } from '../../career/bout.ts';
import { MUNERA_A_YEAR, munusDate, munusOf, yearOf } from '../../career/calendar.ts';
import { RUDIS_FAME } from '../../career/ending.ts';
import type { CareerEvent } from '../../career/events.ts';
import { favourOf } from '../../career/men.ts';
import { stakesOf } from '../../career/reward.ts';
import { rivalOf } from '../../career/rivals.ts';
import type { BoutOffer, CareerState, DayAct, PastBout } from '../../career/types.ts';
import { careerTables } from '../../tables.ts';
import { billMercy } from './mercy.ts';
import { type CareerItem, type CareerScreenState, QUIET } from './state.ts';
import { countsText, moodText, pastText, rivalLines, spectacleText } from './words.ts';

/** What is told by itself. */
const TOLD = { hides: ({ event }: { readonly event: CareerEvent }): boolean => QUIET.has(event.kind) };
/** Columns of the gladiator's panel, and rows of both. */
const LEFT = 36;
const PANEL = 11;
const BELOW = 1 + PANEL;
/** Rows from which on the bouts so far stand below the menu. */
const TALL = 34;

type State = Readonly<CareerState>;
const stateOf = ({ game }: CareerScreenState): State => game.session.match.state;

/** Draws a career. */
export function careerView(state: CareerScreenState, items: readonly CareerItem[], env: Env): View {
  const canvas = blankScreen(env);
  const now = stateOf(state);
  drawHeader(canvas, now.setup.name, headText(now));
  drawMan(canvas, now);
  drawBeside(canvas, state, items);
  if (isTelling(state)) return drawNews(canvas, BELOW, linesTold(state.game.session.lines, state.from, TOLD), env);
  const isPastBelow = env.rows >= TALL && state.room !== 'bouts';
  const asked = {
    ...({ top: BELOW, keys: 'munera-career', question: questionText(state), items } as const),
    id: `munera-career-${now.turn}-${promptNow(state)?.kind ?? 'over'}-${state.room}`,
    past: isPastBelow ? (y: number) => drawPast(canvas, y, now.past) : null,
  };
  return drawAsked(canvas, state, asked, env);
}

function headText(now: State): string {
  if (now.ended !== null) return now.ended.how;
  if (now.turn === 0) return '';
  const { giver, town, temper } = munusOf(now, now.turn);
  return `${munusDate(now.turn)}: ${giver}, ${temper}, at ${town}`;
}

function questionText(state: CareerScreenState): string {
  const prompt = promptNow(state);
  if (prompt === null) return 'It is over.';
  switch (prompt.kind) {
    case 'weeks':
      if (state.room === 'leave') return 'Turn away from the arena, for good?';
      return state.room === 'train' ? 'Which skill?' : 'What is done with the weeks before the games?';
    case 'day':
      return state.room === 'challenge' ? 'Who is challenged?' : 'The games. Which bout?';
    case 'plead':
      return 'The crowd wants your death. What do you do?';
    case 'mercy':
      return `The crowd wants ${rivalOf(stateOf(state), prompt.rival).name} dead. What do you do?`;
    case 'skill':
      return 'You have beaten an equal. Which skill is won by it?';
    case 'bout':
      return 'The bout waits.';
  }
}

const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
const plain = (text: string): Segment => ({ text, style: { fg: 'text' } });
const strong = (text: string): Segment => ({ text, style: { fg: 'key', bold: true } });

/** The gladiator: who it is, what it can, what it has, what is missing. */
function drawMan(canvas: Canvas, now: State): void {
  const { man } = now;
  const title = { title: man.name, titleStyle: { fg: 'youFg', bold: true } } as const;
  canvas.box(0, 1, LEFT, PANEL, { fg: 'rule' }, title);
  const favour = favourOf(man);
  const missing = man.hurt + man.lasting;
  const marks = Object.entries(man.marks).flatMap(([skill, count]) => (count > 0 ? [`${skill} +${count}`] : []));
  const lines: readonly (readonly Segment[])[] = [
    [plain(man.profile), mute(`, ${man.age} years old`)],
    [mute('Fame '), strong(`${man.fame}`), mute(fameNote(man.fame, favour))],
    [mute('Gold '), strong(`${man.purse}`)],
    [
      mute('Stamina '),
      missing === 0 ? plain('whole') : { text: `-${missing}`, style: { fg: 'warn', bold: true } },
      mute(man.lasting > 0 ? `, ${man.lasting} of it for good` : ''),
    ],
    [mute('Skills '), plain(man.skills.length === 0 ? 'none' : man.skills.join(', '))],
    ...(marks.length === 0 ? [] : [[mute(`  trained: ${marks.join(', ')}`)]]),
    [mute(countsText(man))],
    [mute(`beat ${man.record.beaten}, killed ${man.record.killed}; was spared ${man.record.spared}`)],
  ];
  const rows = lines.flatMap((line) => wrapped(line, LEFT - 4));
  for (const [i, line] of rows.slice(0, PANEL - 2).entries()) canvas.segments(2, 2 + i, line, LEFT - 1);
}

const fameNote = (fame: number, favour: number): string =>
  `${favour > 0 ? `, appeals +${favour}` : ''}${fame >= RUDIS_FAME ? ', wooden sword near' : ''}`;

/** A line that is too long goes on in a second one, muted. */
function wrapped(line: readonly Segment[], width: number): readonly (readonly Segment[])[] {
  const text = line.map((one) => one.text).join('');
  if (text.length <= width) return [line];
  return wrapText(text, width).map((row, i) => [plain(i === 0 ? row : `  ${row}`)]);
}

/** The year; on the day the bill, and what is known of the bout under the mark. */
function drawBeside(canvas: Canvas, state: CareerScreenState, items: readonly CareerItem[]): void {
  const now = stateOf(state);
  const width = canvas.width - LEFT;
  const lines = besideLines(state, items);
  const title = lines === null ? `The year ${yearOf(Math.max(1, now.turn))}` : 'The bill';
  canvas.box(LEFT, 1, width, PANEL, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  const told = (lines ?? yearLines(now, width - 4)).flatMap((line) => wrapped(line, width - 3));
  for (const [i, line] of told.slice(0, PANEL - 2).entries()) canvas.segments(LEFT + 2, 2 + i, line, canvas.width - 1);
}

const RESULTS: { readonly [F in PastBout['fate']]: Segment } = {
  won: { text: 'V', style: { fg: 'good', bold: true } },
  drawn: { text: 'S', style: { fg: 'accent', bold: true } },
  'beaten, its side won': { text: 'M', style: { fg: 'warn', bold: true } },
  spared: { text: 'M', style: { fg: 'warn', bold: true } },
  'spared by the giver': { text: 'M', style: { fg: 'warn', bold: true } },
  dead: { text: 'P', style: { fg: 'bad', bold: true } },
};

function yearLines(now: State, width: number): readonly (readonly Segment[])[] {
  const first = now.turn - ((now.turn - 1) % MUNERA_A_YEAR);
  return now.year.map((munus, i) => {
    const number = first + i;
    const past = now.past.find((one) => one.munus === number);
    const month = munusDate(number).slice(0, 3);
    const here = number === now.turn && now.ended === null;
    const text = `${`${munus.temper}, ${munus.town}`.padEnd(17)} ${spectacleText(munus)}`;
    return [
      { text: here ? '> ' : '  ', style: { fg: 'key', bold: true } },
      past === undefined ? mute(number < now.turn ? '-' : ' ') : RESULTS[past.fate],
      { text: ` ${month}  `, style: { fg: here ? 'text' : 'mute', bold: here } },
      { text: truncate(text, width - 9, 'unicode'), style: { fg: number < now.turn ? 'mute' : 'text' } },
    ];
  });
}

/** What is known of what is under the mark on the day; null: nothing is asked of the day. */
function besideLines(state: CareerScreenState, items: readonly CareerItem[]): readonly (readonly Segment[])[] | null {
  if (promptNow(state)?.kind !== 'day') return null;
  const taken = markedBout(state, items);
  return taken === null ? dayLines(stateOf(state)) : boutLines(stateOf(state), taken);
}

/** What the day is like, whatever is chosen. */
function dayLines(now: State): readonly (readonly Segment[])[] {
  const munus = munusOf(now, now.turn);
  const { appeal, pay } = careerTables().tempers[munus.temper];
  return [
    [mute('Duels, and '), plain(spectacleText(munus))],
    [mute('Appeals: '), plain(moodText(now, appeal))],
    [mute(`Pay ${pay} for coming, ${pay} more for winning.`)],
    [mute(`${munus.spectacle === 'mêlée' ? 'Mêlées' : 'Teams'} have ${munus.appeal} more on appeals.`)],
  ];
}

/** What a bout is worth, how the crowd is minded, and who is in it. */
function boutLines(now: State, taken: Taken): readonly (readonly Segment[])[] {
  const { temper, appeal } = munusOf(now, now.turn);
  const { appeal: mercy, pay } = careerTables().tempers[temper];
  const { offer, mortal } = taken;
  const skills = entrantsOf(now, offer).map((one) => one.skills.length);
  const { fame, gold } = stakesOf(skills, taken, pay);
  const crowd = mortal ? 'none is heard' : moodText(now, mercy + (offer.kind === 'duel' ? 0 : appeal));
  const others = offer.kind === 'duel' ? '' : ' (+1 an equal)';
  return [
    [mute('Winning '), strong(`Fame ${fame}`), mute(`${others}, `), strong(`${gold} gold`)],
    [mute('Appeals '), plain(crowd)],
    ...(mortal ? [] : [[mute('Hurt, and having hurt: '), plain(`spared ${percent(billMercy(now, taken))}`)]]),
    ...fighterRows(now, offer),
  ];
}

/** The bout under the mark; null: there is none. */
function markedBout(state: CareerScreenState, items: readonly CareerItem[]): Taken | null {
  const prompt = promptNow(state);
  const does = (items.find(({ value }) => value === state.at) ?? items[0])?.does;
  if (prompt?.kind !== 'day' || does?.kind !== 'answer') return null;
  const choice = does.choice as DayAct;
  switch (choice.do) {
    case 'fight': {
      const offer = prompt.offers[choice.offer];
      return offer === undefined ? null : { offer, mortal: choice.mortal, challenge: false };
    }
    case 'challenge': {
      const offer: BoutOffer = { kind: 'duel', called: false, foes: [choice.rival], friends: [] };
      return { offer, mortal: choice.mortal, challenge: true };
    }
    case 'sit out':
      return null;
  }
}

/** Everybody of an offer: one in full, several in a row each. */
function fighterRows(now: State, { foes, friends }: BoutOffer): readonly (readonly Segment[])[] {
  const [only, ...others] = foes.map((id) => rivalOf(now, id));
  if (only !== undefined && others.length === 0) {
    const [what, ...lines] = rivalLines(only);
    return [
      [{ text: only.name, style: { fg: 'foeFg', bold: true } }, mute(`  ${what}`)],
      ...lines.map((line) => [mute(`  ${line}`)]),
    ];
  }
  return [...friends.map((id) => ({ id, own: true })), ...foes.map((id) => ({ id, own: false }))].map(({ id, own }) => {
    const one = rivalOf(now, id);
    return [
      { text: one.name.padEnd(13), style: { fg: own ? 'youFg' : 'foeFg', bold: true } },
      mute(`${one.profile}; ${one.skills.length === 0 ? 'no skill' : one.skills.join(', ')}`),
    ];
  });
}

function drawPast(canvas: Canvas, y: number, past: readonly PastBout[]): void {
  const rows = canvas.height - 3 - y;
  if (past.length === 0 || rows < 2) return;
  const width = canvas.width - 44;
  canvas.rule(0, y, canvas.width, { fg: 'rule' }, { title: 'Bouts', titleStyle: { fg: 'accent', bold: true } });
  for (const [i, one] of past
    .slice(1 - rows)
    .toReversed()
    .entries()) {
    canvas.segments(
      2,
      y + 1 + i,
      [
        RESULTS[one.fate],
        mute(`  ${munusDate(one.munus).padEnd(14)}`),
        plain(pastText(one, width, canvas.skin)),
        mute(`Fame ${one.fame > 0 ? '+' : ''}${one.fame}, ${one.pay} gold`),
      ],
      canvas.width - 1,
    );
  }
}
