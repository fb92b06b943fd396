/**
 * What the odds of an exchange were, once both men have shown what they wrote: counted while the page is open, a
 * little at a time; until that is done, about what they were, by exchanges that are thrown.
 */

import type { Canvas } from '../../../../tui/canvas.ts';
import { GLYPHS } from '../../../../tui/glyphs.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { lookedAfter, type Waiting, waitingFor, waitsBy } from '../../../../tui/screens/waiting.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { in100 } from '../../ask/allocate/odds.ts';
import { type ExchangeFound, exchangeErrand } from '../../labour/exchange.ts';
import type { ManOdds } from '../../odds/meeting.ts';
import { NO_FIGHTS, type ThrownFights } from '../../odds/thrown.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { FighterId } from '../../rules/types.ts';
import { moment } from '../journal/log.ts';
import { type ShownExchange, sidesOf } from './shown-exchange.ts';

interface ExchangeState extends Waiting<ExchangeFound> {
  readonly exchange: ShownExchange;
  readonly you: FighterId;
}

/** The odds of an exchange as `you` look at it; null where they cannot be told. */
export function exchangeScreen(exchange: ShownExchange, tables: Tables, you: FighterId, env: Env): Screen | null {
  const sides = sidesOf(tables, exchange);
  if (sides === null) return null;
  const errand = exchangeErrand({ state: exchange.state, sides });
  return page({ exchange, you, ...waitingFor(errand, env.services.labour) });
}

function page(state: ExchangeState): Screen {
  return {
    name: 'page',
    ...waitsBy(state, 'exchange'),
    update: (message) => update(state, message),
    view: (env) => view(state, env),
    leave: () => null,
  };
}

function update(state: ExchangeState, message: Message): Move {
  if (message.kind === 'tick') return stay(page(lookedAfter(state)));
  if (message.kind !== 'key') return stay(page(state));
  if (message.command === 'close') return BACK;
  return message.command === 'help' ? { to: 'over', screen: page(state), next: helpScreen('page') } : stay(page(state));
}

const LEFT = 2;
const TOP = 2;
/** Rows of a man. */
const ROWS = 9;
const BAR = 30;

function view({ exchange, you, awaited }: ExchangeState, env: Env): View {
  const canvas = blankScreen(env);
  const { turn, phase } = exchange.state;
  drawHeader(canvas, 'Odds of this exchange', moment(turn, phase));
  const { thrown, odds } = awaited.found ?? { thrown: NO_FIGHTS, odds: null };
  if (odds === null) {
    drawCounting(canvas, thrown, awaited.done);
    for (const [i, { id }] of exchange.state.fighters.filter(({ fate }) => fate === 'fighting').entries())
      drawThrown(canvas, TOP + 2 + i * (THROWN_ROWS + 1), exchange, you, id, thrown);
  } else for (const [i, man] of odds.men.entries()) drawMan(canvas, TOP + i * (ROWS + 1), exchange, you, man);
  const words =
    odds === null
      ? 'Counting every way the dice can fall.'
      : 'The whole exchange: times in 100, as the men stood before the first blow.';
  drawPrompt(canvas, canvas.height - 2, awaited.trouble ?? words, awaited.trouble === null ? 'tell' : 'warn');
  drawKeyBar(canvas, 'page', env);
  return { canvas, menu: null };
}

function drawCounting(canvas: Canvas, { fights }: ThrownFights, done: number): void {
  const { gauge } = GLYPHS[canvas.skin];
  const full = Math.floor(BAR * done);
  const end = canvas.text(LEFT, TOP, gauge.full.repeat(full), { fg: 'accent' });
  const after = canvas.text(end, TOP, gauge.empty.repeat(BAR - full), { fg: 'rule' });
  const text = `${Math.floor(100 * done)} % counted; until then about, from ${fights} rolled:`;
  canvas.text(after + 1, TOP, text, { fg: 'mute' });
}

/** Rows of a man, as long as exchanges are thrown. */
const THROWN_ROWS = 4;

function drawThrown(
  canvas: Canvas,
  y: number,
  { state }: ShownExchange,
  you: FighterId,
  id: FighterId,
  { fights, tolls }: ThrownFights,
): void {
  const fg = id === you ? 'youFg' : 'foeFg';
  canvas.text(LEFT, y, fighterOf(state, id).name, { fg, bold: true });
  const toll = tolls[id];
  if (fights === 0 || toll === undefined) return;
  const { wounded, killed, knockedOut } = toll;
  const lines = [
    ['wounded or dead', wounded],
    ['dead', killed],
    ['knocked out', knockedOut],
  ] as const;
  for (const [i, [label, count]] of lines.entries()) drawChance(canvas, y + 1 + i, label, settled(count / fights), fg);
}

/** A share that is only about right: in steps, so that it does not jump at every throw. */
const settled = (share: number): number => Math.round(STEPS * share) / STEPS;
const STEPS = 20;

/** A man's name, and a line with a bar for each thing that could become of him. */
function drawMan(canvas: Canvas, y: number, { state }: ShownExchange, you: FighterId, man: ManOdds): void {
  const { name, id } = fighterOf(state, man.fighter);
  const fg = id === you ? 'youFg' : 'foeFg';
  const average = `${man.expectedWounds.toFixed(1)} wounds and ${man.expectedCfLoss.toFixed(1)} CF off on average`;
  const end = canvas.text(LEFT, y, name, { fg, bold: true });
  canvas.text(end + 2, y, average, { fg: 'mute' });
  const lines = [
    ['wounded or dead', 1 - (man.wounds[0] ?? 0)],
    ['dead', man.kill],
    ['mortally wounded', man.mortal],
    ['knocked out', man.knockedOut],
    ['prone', man.prone],
    ['without a weapon', man.weaponLost],
    ['without a shield', man.shieldLost],
  ] as const;
  for (const [i, [label, chance]] of lines.entries()) drawChance(canvas, y + 1 + i, label, chance, fg);
}

const LABEL = 18;

/** Sums of many small chances come this near to what they are. */
const CLOSE = 1e-9;

function drawChance(canvas: Canvas, y: number, label: string, chance: number, fg: 'youFg' | 'foeFg'): void {
  const { gauge } = GLYPHS[canvas.skin];
  const share = chance < CLOSE ? 0 : chance;
  const full = share === 0 ? 0 : Math.max(1, Math.round(BAR * share));
  canvas.text(LEFT + 2, y, label, { fg: share === 0 ? 'mute' : 'text' });
  canvas.text(LEFT + LABEL + 2, y, in100(share).padStart(4), { fg: share === 0 ? 'mute' : 'text', bold: share > 0 });
  const end = canvas.text(LEFT + LABEL + 8, y, gauge.full.repeat(full), { fg });
  canvas.text(end, y, gauge.empty.repeat(BAR - full), { fg: 'rule' });
}
