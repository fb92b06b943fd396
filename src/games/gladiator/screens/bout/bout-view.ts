/** The bout on a screen: what is shown, or what is asked. */

import { neighbour } from '../../../../kernel/hex.ts';
import type { Answer, Seat } from '../../../../kernel/request.ts';
import { capital, times } from '../../../../kernel/words.ts';
import { asidesFor, tellAsides } from '../../../../tui/advice/asides.ts';
import type { Ghost } from '../../../../tui/arena/scene.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { truncate } from '../../../../tui/glyphs.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { blankScreen, drawHeader, type Hotkey, type Tone } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { pictureNow } from '../../../../tui/screens/motion.ts';
import type { MenuView, View } from '../../../../tui/view.ts';
import { wrapWithin } from '../../../../tui/wrap.ts';
import { orderWords, shortOrderWords } from '../../ask/kinds/plot.ts';
import type { PlotGround } from '../../ask/plot/plot-draft.ts';
import { plotPrices } from '../../ask/plot/prices.ts';
import { prospectOf } from '../../ask/plot/prospect.ts';
import { type StepWay, waysFrom } from '../../ask/plot/ways.ts';
import { hintOf, offersOf, questionOf } from '../../ask/questions.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { isTeams, meetingText } from '../../ask/sides.ts';
import { isPlayers } from '../../rules/setup/levels.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Fighter, GladiatorDecisions } from '../../rules/types.ts';
import { drawAllocateScreen } from '../allocate/screen.ts';
import { ownMoment } from '../journal/log.ts';
import { boutAsides } from '../journal/recalled-lines.ts';
import { itemsOf, placeIn } from '../menu-items.ts';
import { drawPlotPanel, PANEL_ROWS, stepKey } from '../plot/plot-panel.ts';
import { hintsOf } from '../plot/step-hints.ts';
import { tablesFor } from '../tables-for.ts';
import { drawFavourScreen } from './favour-screen.ts';
import { hereIn } from './here.ts';
import { isMenuPrompt, keysFor } from './looks.ts';
import { showsOdds } from './odds-shown.ts';
import { lessonOf } from './owner.ts';
import { NO_OVERLAY, type SceneOverlay } from './scene.ts';
import { type DrawPart, drawArenaScreen, drawFoot, drawHint, drawShown, type Foot, layoutOf } from './showing-view.ts';
import { type BoutState, promptNow } from './state.ts';
import { thinkingText, thinks } from './thinking.ts';

/** More lines than are shown between two pictures. */
const RECENT = 200;

/** Draws the screen of a bout: the arena with its panels, or the screen of the question that is open. */
export function boutView(state: BoutState, env: Env): View {
  const prompt = promptNow(state);
  const canvas = blankScreen(env);
  tellAsides(boutAsides(env), state.session, state.session.lines.slice(-RECENT));
  if (prompt?.kind === 'allocate') {
    drawAllocateScreen(canvas, state, prompt, env);
    return { canvas, menu: null };
  }
  if (prompt?.kind === 'favour' || prompt?.kind === 'keep')
    return { canvas, menu: drawFavourScreen(canvas, state, prompt, env) };
  const men = state.session.match.state.fighters.length;
  drawHeader(canvas, placeOf(state, env), ownMoment(state.session.shown, env));
  if (prompt?.kind === 'plot') drawPlotScreen(canvas, state, prompt, env);
  else if (prompt === null) drawShown(canvas, state, state.session, env);
  else drawArenaScreen(canvas, state, state.session.shown, menuOverlay(state, prompt), () => {}, env);
  drawFoot(
    canvas,
    state.session,
    state.you,
    {
      screen: keysFor(state),
      ...promptOf(state, prompt, env),
      hotkeys: [...stepHotkeys(prompt, env), ...(men > 2 ? [{ keys: 'r', does: 'men' }] : [])],
      ...adviceBelow(state, prompt, men, env),
      below: asidesFor(env.settings),
    },
    env,
  );
  return { canvas, menu: menuOf(state, prompt, env) };
}

/** Advice at this prompt, or null. */
function adviceOf(state: BoutState, prompt: GladiatorRequest | null, env: Env): string | null {
  return prompt === null || !env.settings.hints ? null : hintOf(hereIn(state, env), prompt, state.plot);
}

/** The words of a lesson, or a hint that has no room beside the arena. */
function adviceBelow(
  state: BoutState,
  prompt: GladiatorRequest | null,
  men: number,
  env: Env,
): Pick<Foot, 'hint' | 'lesson'> {
  const lesson = lessonOf(state)?.guide(prompt, state.session) ?? null;
  if (lesson !== null) return { hint: lesson, lesson: true };
  return { hint: hintBeside(prompt, men, env) ? null : adviceOf(state, prompt, env) };
}

/** Rows a hint takes beside the arena. */
const HINT_ROWS = 7;

/** Whether a hint fits under the steps, and so leaves the journal alone. */
function hintBeside(prompt: GladiatorRequest | null, men: number, env: Env): boolean {
  const { logAt, sideTop } = layoutOf(env, men);
  return prompt?.kind === 'plot' && logAt - sideTop >= PANEL_ROWS + 1 + HINT_ROWS;
}

function placeOf({ session, owner }: BoutState, { columns }: Env): string {
  const { fighters, sineMissione } = session.match.state;
  const kind = sineMissione ? 'Sine missione' : owner.kind === 'owned' ? owner.place : 'Practice bout';
  return `${kind} · ${meetingText(fighters, columns - HEADER_TAKES)}`;
}

/** Columns of the header that are not the meeting: the program's name, the place, the moment. */
const HEADER_TAKES = 52;

function stepHotkeys(prompt: GladiatorRequest | null, env: Env): readonly Hotkey[] {
  if (prompt?.kind !== 'plot') return [];
  const upper = ([3, 4, 5] as const).map((direction) => stepKey(direction, env)).join('');
  const lower = ([2, 1, 0] as const).map((direction) => stepKey(direction, env)).join('');
  return [
    { keys: `${upper}/${lower}`, does: env.settings.relative ? 'step by facing' : 'step' },
    { keys: '[ ]', does: 'turn' },
  ];
}

/** The prompt line: a refusal, something to be told, or what is asked. */
function promptOf(
  state: BoutState,
  prompt: GladiatorRequest | null,
  env: Env,
): { prompt: string; tone: Tone; told?: true } {
  const refused = prompt?.kind === 'plot' ? state.plot.refused : null;
  if (refused !== null) return { prompt: `${capital(refused)}.`, tone: 'refuse' };
  if (state.notice !== null) return { prompt: state.notice.text, tone: state.notice.tone, told: true };
  if (prompt?.kind === 'plot') {
    const price = priceOf(state, prompt, env);
    if (price !== null) return { prompt: `${capital(price)}.`, tone: 'warn' };
  }
  return { prompt: promptText(state, prompt, env), tone: prompt === null ? 'tell' : 'ask' };
}

/** What the order as written would cost, or null (17.3). */
function priceOf({ session, plot }: BoutState, { fighter }: GladiatorRequest, env: Env): string | null {
  const { state } = session.match;
  return (
    plotPrices({ state, tables: tablesFor(env, state.rules), fighter: fighterOf(state, fighter) }, plot)[0] ?? null
  );
}

function promptText(state: BoutState, prompt: GladiatorRequest | null, env: Env): string {
  const { session, seconds } = state;
  if (prompt === null) {
    if (thinks(state)) return thinkingText(state);
    if (session.over) return 'It is over. Space shows how it ended.';
    if (isOut(state)) return 'None of your men is left: F shows the bout to its end, f a phase at a time.';
    return `Space goes on, f finishes the phase, ? asks why${state.exchange === null ? '' : ', O the odds'}.`;
  }
  const now = session.match.state;
  if (!isTeams(now)) return askedIn(state, prompt, env);
  const fighter = fighterOf(now, prompt.fighter);
  const time = seconds === null ? '' : `, ${times(seconds, 'second')}`;
  const what = prompt.kind === 'plot' ? `${shortOrderWords(fighter)}. Enter commits.` : askedIn(state, prompt, env);
  const said = `${time}: ${what}`;
  return `${fighter.id} ${nameBefore(fighter, said.length, env)}${said}`;
}

/** Columns of a prompt that are no text, and those of a letter before a name. */
const PROMPT_TAKES = 6;
/** Letters of a name that stay, however long what follows is. */
const NAME_LEAST = 4;

/** A name in capitals, shortened where it would push what follows off the screen. */
function nameBefore({ name }: Fighter, follows: number, { columns, skin }: Env): string {
  return truncate(name.toUpperCase(), Math.max(NAME_LEAST, columns - PROMPT_TAKES - follows), skin);
}

/** 26 Whether the bout goes on without anybody whom the player leads. */
function isOut({ session }: BoutState): boolean {
  const { fighters } = session.shown;
  return isTeams(session.shown) && !fighters.some((one) => isPlayers(one) && one.fate === 'fighting');
}

function askedIn(state: BoutState, prompt: GladiatorRequest, env: Env): string {
  const { session, seconds } = state;
  if (prompt.kind !== 'plot') return questionOf(hereIn(state, env), prompt);
  const how = seconds === null ? 'Plot in secret' : times(seconds, 'second');
  return `${how}: ${orderWords(fighterOf(session.match.state, prompt.fighter))}. Enter commits.`;
}

function drawPlotScreen(canvas: Canvas, state: BoutState, prompt: GladiatorRequest, env: Env): void {
  const now = state.session.match.state;
  const ground: PlotGround = { state: now, tables: tablesFor(env, now.rules), fighter: fighterOf(now, prompt.fighter) };
  const ways = waysFrom(ground, state.plot, env.settings.relative);
  const side: DrawPart = (x, y, width, height) =>
    drawPlotSide(canvas, { x, y, width, height }, state, ground, ways, prompt, env);
  drawArenaScreen(canvas, state, now, planOverlay(state, ground, ways, env), side, env);
}

/** The plan with its ghost, and the keys on the hexes they lead to. */
function planOverlay(
  { plot: { actions }, session, motion }: BoutState,
  ground: PlotGround,
  ways: readonly StepWay[],
  env: Env,
): SceneOverlay {
  const { fighter } = ground;
  const { stances, stop } = prospectOf(ground, actions);
  return {
    ...NO_OVERLAY,
    picture: pictureNow(motion),
    asked: fighter.id,
    sealed: session.match.answers.flatMap((one) => ghostOf(ground, session.seat, one)),
    plan: actions.length === 0 ? null : { steps: stances },
    clash: stop?.hex ?? null,
    hints: hintsOf(ways, (direction) => stepKey(direction, env)),
  };
}

/** Where a sealed order of the seat's own leads, if it leads anywhere. */
function ghostOf({ state, tables }: PlotGround, seat: Seat, answer: Answer<GladiatorDecisions>): readonly Ghost[] {
  if (answer.kind !== 'plot' || answer.request.seat !== seat) return [];
  const { fighter: id } = answer.request;
  const ground = { state, tables, fighter: fighterOf(state, id) };
  const last = prospectOf(ground, answer.choice.actions).stances.at(-1);
  return last === undefined ? [] : [{ ...last, id }];
}

/** Who is asked, and for a facing the numbers of the menu in the hexes he could look to. */
function menuOverlay({ session, motion }: BoutState, prompt: GladiatorRequest): SceneOverlay {
  const ways = prompt.kind === 'face' ? prompt.ways : [];
  const { at } = fighterOf(session.match.state, prompt.fighter);
  const hints = ways.map((way, i) => ({ at: neighbour(at, way), text: `${i + 1}`, warn: false }));
  return { ...NO_OVERLAY, asked: prompt.fighter, hints, picture: pictureNow(motion) };
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The order, the steps on offer, and a hint where there is room for all of it. */
function drawPlotSide(
  canvas: Canvas,
  { x, y, width, height }: Area,
  state: BoutState,
  ground: PlotGround,
  ways: readonly StepWay[],
  prompt: GladiatorRequest,
  env: Env,
): void {
  drawPlotPanel(paneOf(canvas, x, y, width), ground, state.plot, ways, env, showsOdds(state, env));
  const below = lessonOf(state)?.guide(prompt, state.session) ?? null;
  const hint = below === null ? adviceOf(state, prompt, env) : null;
  if (hint === null || !hintBeside(prompt, ground.state.fighters.length, env)) return;
  const lines = wrapWithin(hint, width - 2, height - PANEL_ROWS - 2, canvas.skin);
  drawHint(paneOf(canvas, x, y + PANEL_ROWS + 1, width), lines);
}

function menuOf(state: BoutState, prompt: GladiatorRequest | null, env: Env): MenuView | null {
  if (prompt === null || !isMenuPrompt(prompt)) return null;
  const now = state.session.match.state;
  const { side, arena, logAt, sideTop } = layoutOf(env, now.fighters.length);
  const y = sideTop + 1;
  const items = itemsOf(offersOf(hereIn(state, env), prompt) ?? []);
  const limit = Math.max(3, logAt - y - 1);
  return {
    id: `${prompt.kind}-${state.beat}`,
    x: arena + 1,
    y,
    width: side,
    limit,
    items,
    initial: placeIn(items, state.marked) ?? 0,
  };
}
