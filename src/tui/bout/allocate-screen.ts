/** The whole screen on which CF is allocated. */
import { poolModifiers } from '../../engine/gladiator/allocation.ts';
import { isFreeToStrike } from '../../engine/gladiator/ensnared.ts';
import { fighterOf, isUpright } from '../../engine/gladiator/sheet.ts';
import type { Fighter, Pool } from '../../engine/gladiator/types.ts';
import { armsOf } from '../../engine/gladiator/weapons.ts';
import { distance } from '../../engine/kernel/hex.ts';
import { type Modifier, sumModifiers } from '../../engine/kernel/modifier.ts';
import type { Canvas } from '../canvas.ts';
import { asciiKeyLabel, keyLabel } from '../keys.ts';
import { capital, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import type { Env } from '../program.ts';
import { wrapText } from '../wrap.ts';
import { drawColumn, drawRounds } from './allocate-rounds.ts';
import { type AllocateView, drawAllocation, drawPoolLine } from './allocate-view.ts';
import { hintFor } from './hints.ts';
import { roman } from './log.ts';
import { markIn } from './marks.ts';
import type { GladiatorRequest } from './session.ts';
import { drawFight } from './showing-view.ts';
import type { BoutState } from './state.ts';

type AllocateRequest = Extract<GladiatorRequest, { kind: 'allocate' }>;

/** Rows from which there is room for the arena below. */
const ROWS_WITH_ARENA = 34;
/** Columns the boxes spread over at most. */
const WIDEST = 120;

/** Draws the pool, the table of areas, the rounds, the column, and below them the fight where it fits. */
export function drawAllocateScreen(canvas: Canvas, state: BoutState, prompt: AllocateRequest, env: Env): void {
  const now = state.session.match.state;
  const fighter = fighterOf(now, prompt.fighter);
  const target = fighterOf(now, prompt.target);
  const { tables } = env.services;
  const foeModifiers = poolTerms(state, target, env);
  const { pool } = prompt;
  const foeAble = isUpright(target) && isFreeToStrike(now, target) && sumModifiers(foeModifiers) >= 1;
  const foeArms = armsOf(now.rules, tables, target, distance(target.at, fighter.at));
  const draft = state.allocation;
  const view: AllocateView = { tables, fighter, target, pool, foeModifiers, foeAble, foeArms, draft };
  drawHeader(
    canvas,
    `Combat: divide your CF against ${target.name.toUpperCase()}`,
    `Turn ${roman(now.turn)}  Phase ${now.phase}/8`,
  );
  drawPoolLine(canvas, 1, view);
  const width = Math.min(canvas.width, WIDEST);
  drawAllocation(canvas, 0, 2, width, view, env);
  const half = Math.floor(width / 2);
  drawRounds(canvas, 0, 11, half, view);
  drawColumn(canvas, half, 11, width - half, view);
  drawHint(canvas, 20, state, prompt, env);
  if (canvas.height >= ROWS_WITH_ARENA) {
    canvas.rule(0, 23, canvas.width, { fg: 'rule' }, { title: 'Arena', titleStyle: { fg: 'accent', bold: true } });
    drawFight(
      canvas,
      { x: 0, y: 24, width: canvas.width, height: canvas.height - 27 },
      now,
      { you: state.you, pair: null, clash: null },
      env,
    );
  }
  drawFoot(canvas, state, pool, env);
}

function drawHint(canvas: Canvas, y: number, state: BoutState, prompt: AllocateRequest, env: Env): void {
  if (!env.settings.hints) return;
  const lines = wrapText(hintFor(prompt, state.session.match.state, state.plot, env), canvas.width - 4);
  for (const [i, line] of lines.slice(0, 2).entries()) canvas.text(2, y + i, line, { fg: 'mute' });
}

function drawFoot(canvas: Canvas, { allocation: { refused }, notice }: BoutState, pool: Pool, env: Env): void {
  const y = canvas.height - 2;
  if (refused !== null) drawPrompt(canvas, y, `${capital(refused)}.`, 'refuse');
  else if (notice !== null) drawPrompt(canvas, y, notice, 'warn');
  else drawPrompt(canvas, y, 'Divide your CF in secret; what is left over is lost. Enter commits.');
  const label = env.skin === 'ascii' ? asciiKeyLabel : keyLabel;
  drawKeyBar(canvas, 'allocate', env, [
    { keys: `${label('Up')} ${label('Down')}`, does: 'area' },
    { keys: `${label('Left')} ${label('Right')} 0-8`, does: 'attack' },
    { keys: ', .', does: 'defence' },
    ...(markIn(pool).specialAttacks.length > 0 ? [{ keys: 'c', does: 'special' }] : []),
    ...(pool.specialDefences.length > 0 ? [{ keys: 'v', does: 'guard' }] : []),
    ...(markIn(pool).arms.length > 1 ? [{ keys: 'w', does: 'weapon' }] : []),
  ]);
}

/** 9.3.1 What made the pool: CF, stun, posture, and the advantage fixed in this phase. */
function poolTerms({ session }: BoutState, fighter: Fighter, env: Env): readonly Modifier[] {
  const { turn, phase } = session.match.state;
  const engaged = session.lines.findLast(
    ({ entry }) =>
      entry.turn === turn &&
      entry.phase === phase &&
      entry.event.kind === 'engaged' &&
      entry.event.fighter === fighter.id,
  );
  const event = engaged?.entry.event;
  const advantage = event?.kind === 'engaged' ? event.modifiers : [];
  return poolModifiers(env.services.tables, fighter, advantage, session.match.state.rules);
}
