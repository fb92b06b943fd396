/** The whole screen on which CF is allocated. */

import { sumModifiers } from '../../../../kernel/modifier.ts';
import { andText, capital } from '../../../../kernel/words.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import { asciiKeyLabel, keyLabel } from '../../../../tui/keys.ts';
import { presses } from '../../../../tui/mouse/targets.ts';
import { paneOf } from '../../../../tui/pane.ts';
import { drawHeader, drawKeyBar, drawPrompt, drawTold } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { wrapWithin } from '../../../../tui/wrap.ts';
import { weightOf } from '../../ask/allocate/attack-weight.ts';
import { foesIn } from '../../ask/allocate/foes.ts';
import { draftMark, markIn } from '../../ask/allocate/marks.ts';
import { guardOf } from '../../ask/allocate/odds.ts';
import { isDuel } from '../../ask/allocate/phase-told.ts';
import { NONE_THROWN, stakesOf } from '../../ask/allocate/stakes.ts';
import { poolTerms } from '../../ask/allocate/told-pool.ts';
import { harmlessHint } from '../../ask/hints/allocate-hint.ts';
import { hintOf, questionOf } from '../../ask/questions.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import { isTeams } from '../../ask/sides.ts';
import { isFreeToStrike } from '../../rules/advanced/ensnared.ts';
import { armsOf, canReach } from '../../rules/advanced/weapons.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { fighterOf, isUpright } from '../../rules/sheet.ts';
import type { Fighter, FighterId, State } from '../../rules/types.ts';
import { hereIn } from '../bout/here.ts';
import { showsOdds } from '../bout/odds-shown.ts';
import { lessonOf } from '../bout/owner.ts';
import { drawFight } from '../bout/showing-view.ts';
import type { BoutState } from '../bout/state.ts';
import { ownMoment } from '../journal/log.ts';
import { tablesFor } from '../tables-for.ts';
import { drawColumn, drawRounds } from './rounds.ts';
import { type AllocateView, drawAllocation, drawPoolLine } from './view.ts';

type AllocateRequest = Extract<GladiatorRequest, { kind: 'allocate' }>;

/** Rows from which there is room for the arena below. */
const ROWS_WITH_ARENA = 34;
/** Columns the boxes spread over at most. */
const WIDEST = 120;

/** Draws the pool, the table of areas, the rounds, the column, and below them the fight where it fits. */
export function drawAllocateScreen(canvas: Canvas, state: BoutState, prompt: AllocateRequest, env: Env): void {
  const now = state.session.match.state;
  const view = allocateViewOf(state, prompt, env);
  const { fighter, target } = view;
  drawHeader(canvas, headText(now, fighter, prompt, env), ownMoment(now, env));
  drawPoolLine(canvas, 1, view);
  const width = Math.min(canvas.width, WIDEST);
  drawAllocation(paneOf(canvas, 0, 2, width), view, env);
  const half = Math.floor(width / 2);
  drawRounds(paneOf(canvas, 0, 11, half), view);
  drawColumn(paneOf(canvas, half, 11, width - half), view);
  drawHint(canvas, 20, view, state, prompt, env);
  if (canvas.height >= ROWS_WITH_ARENA) {
    canvas.rule(0, 23, canvas.width, { fg: 'rule' }, { title: 'Arena', titleStyle: { fg: 'accent', bold: true } });
    drawFight(
      canvas,
      { x: 0, y: 24, width: canvas.width, height: canvas.height - 27 },
      now,
      { you: state.you, pair: [fighter.id, target.id], clash: null, asked: fighter.id },
      env,
    );
  }
  drawFoot(canvas, state, prompt, env);
}

/** What the screen shows at an allocation. */
export function allocateViewOf(state: BoutState, prompt: AllocateRequest, env: Env): AllocateView {
  const now = state.session.match.state;
  const fighter = fighterOf(now, prompt.fighter);
  const { pool } = prompt;
  const draft = state.allocation;
  const target = fighterOf(now, draftMark(pool, draft)?.fighter ?? prompt.target);
  const tables = tablesFor(env, now.rules);
  const engagement = { state: now, tables, lines: state.session.lines };
  const foeModifiers = poolTerms(engagement, target);
  const foeAble = isUpright(target) && isFreeToStrike(now, tables, target) && sumModifiers(foeModifiers) >= 1;
  const fangless = target.beast !== null && !canReach(now, tables, target, fighter); // 28.7.2 it strikes only before it
  const foeArms = fangless ? [] : armsOf(now.rules, tables, target, rangeBetween(target, fighter));
  const foes = foesIn(engagement, prompt);
  const past = draftMark(pool, draft)?.past === true;
  const stakes =
    !showsOdds(state, env) || foes.length > 1 || !isDuel(engagement, fighter, target)
      ? null
      : stakesOf({ engagement, fighter, pool, foe: target, foeModifiers, foeAble: foeAble && foeArms.length > 0 });
  return {
    rules: now.rules,
    tables,
    fighter,
    target,
    foes,
    past,
    pool,
    foeModifiers,
    guard: guardOf(engagement, target, foeModifiers, past),
    weigh: (attack) => weightOf(engagement, pool, fighter, target, attack),
    foeAble,
    foeArms,
    draft,
    odds: showsOdds(state, env),
    stakes,
    thrown: state.thrown.by === draft.allocation ? state.thrown.fights : NONE_THROWN,
  };
}

/** Columns of the header that are not the place: the program's name, the moment. */
const HEADER_TAKES = 30;

/** Who divides his CF, where several could; and against whom: by their letters where there is no room for names. */
function headText(state: Readonly<State>, { id, name }: Fighter, { foes }: AllocateRequest, { columns }: Env): string {
  const nameOf = (foe: FighterId): string => fighterOf(state, foe).name.toUpperCase();
  if (!isTeams(state)) return `Combat: divide your CF against ${foes.map(nameOf).join(', ') || 'nobody'}`;
  const against = (said: readonly string[]): string => `divide your CF against ${andText(said) || 'nobody'}`;
  const named = `${id} ${name.toUpperCase()}: ${against(foes.map((foe) => `${foe} ${nameOf(foe)}`))}`;
  return named.length <= columns - HEADER_TAKES ? named : `${id} ${name.toUpperCase().split(' ')[0]}: ${against(foes)}`;
}

/** Advice; where all that has been told of the phase leaves the only opponent unable to strike, by that. */
function hintFor(view: AllocateView, state: BoutState, prompt: AllocateRequest, env: Env): string {
  const harmless = view.foes.length <= 1 && (!view.foeAble || view.foeArms.length === 0);
  return harmless ? harmlessHint(view.pool, view.target) : hintOf(hereIn(state, env), prompt);
}

/** What a lesson says here, else advice where it is wanted. */
function drawHint(
  canvas: Canvas,
  y: number,
  view: AllocateView,
  state: BoutState,
  prompt: AllocateRequest,
  env: Env,
): void {
  const lesson = lessonOf(state)?.guide(prompt, state.session) ?? null;
  if (lesson === null && !env.settings.hints) return;
  const lines = wrapWithin(lesson ?? hintFor(view, state, prompt, env), canvas.width - 4, 2, canvas.skin);
  for (const [i, line] of lines.entries()) canvas.text(2, y + i, line, { fg: lesson === null ? 'mute' : 'key' });
}

function drawFoot(canvas: Canvas, state: BoutState, prompt: AllocateRequest, env: Env): void {
  const { allocation, notice } = state;
  const { pool } = prompt;
  const { refused, digits } = allocation;
  const y = canvas.height - 2;
  if (refused !== null) drawPrompt(canvas, y, `${capital(refused)}.`, 'refuse');
  else if (notice !== null) drawTold(canvas, y, notice.text, notice.tone);
  else drawPrompt(canvas, y, `${questionOf(hereIn(state, env), prompt)} Enter commits.`);
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  const here = markIn(pool, allocation.at);
  // the key bar of a narrow screen has no room for Enter
  canvas.aim(0, y, canvas.width, 1, presses('Enter'));
  drawKeyBar(canvas, 'allocate', env, [
    { keys: `${label('Up')} ${label('Down')}`, does: 'area' },
    { keys: `${label('Left')} ${label('Right')}${digits === 'attack' ? ' 0-8' : ''}`, does: 'attack' },
    { keys: `, .${digits === 'defence' ? ' 0-9' : ''}`, does: 'defence' },
    ...(pool.marks.length > 1 ? [{ keys: 'Tab', does: 'next foe' }] : []),
    ...(here.edge.length > 0 ? [{ keys: 'e', does: 'edge' }] : []),
    ...(pool.fatalBlow === true ? [{ keys: 'b', does: 'give up' }] : []),
    ...(here.specialAttacks.length > 0 ? [{ keys: 'c', does: 'special' }] : []),
    ...(pool.specialDefences.length > 0 ? [{ keys: 'v', does: 'guard' }] : []),
    ...(here.arms.length > 1 ? [{ keys: 'w', does: 'weapon' }] : []),
  ]);
}
