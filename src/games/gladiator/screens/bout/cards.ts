/** What the dice of a beat did, as cards of lines. */

import type { Segment } from '../../../../tui/canvas.ts';
import type { Skin } from '../../../../tui/glyphs.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Style } from '../../../../tui/style.ts';
import { wrapSegments } from '../../../../tui/wrap.ts';
import { SPECIAL_WORDS } from '../../ask/allocate/allocation-specials.ts';
import { attackWords, defenceWords } from '../../ask/allocate/told.ts';
import { isYours } from '../../ask/sides.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { areaName, nameOf } from '../../rules/told/words.ts';
import { type Allocation, AREA_NAMES, type FighterId, type State } from '../../rules/types.ts';
import { type RuledLine, rollLine, unthrownDice } from '../journal/roll-lines.ts';
import { type Beat, type BeatKind, type GladiatorFrame, isLoud, leadOf } from './beats.ts';
import { sideStyle } from './sides.ts';

/** A framed card; the journal entry it can be asked "why?" about. */
export interface Card {
  readonly title: string;
  readonly lines: readonly RuledLine[];
  readonly seq: number;
}

interface Look {
  readonly you: FighterId;
  readonly skin: Skin;
}

const TITLES: { readonly [K in GladiatorEvent['kind']]?: string } = {
  collided: 'Collision',
  'paths-crossed': 'Crossing paths',
  'run-onto': 'Run onto',
  'obstacle-hit': 'Collision',
  'edge-tested': 'At the edge',
  tumbled: 'Off the rock',
  unhorsed: 'Off his horse',
  'fall-prone-checked': 'Stumbling',
  'limp-checked': 'Lame',
  'stumble-checked': 'Stumble?',
  'illegal-plot': 'Illegal order',
  thrown: 'Throw',
  'recovery-tried': 'Recovery',
  'shield-weighed': 'Shield',
  kicked: 'Kick',
  drawn: 'Draw',
  'net-spoiled': 'Net',
  'net-cast': 'Net',
  'escape-tried': 'Escape',
  dragged: 'Drag',
  grappled: 'Grapple',
  released: 'Free',
  'divine-favour': 'Divine favour',
  stunned: 'Stun',
  'weapon-broken': 'Broken',
  feinted: 'Feint',
  'beast-acted': 'Beast action',
  'beast-fed': 'Feeding',
  allocated: 'Allocations',
  bled: 'Bleeding',
  'endurance-checked': 'Endurance',
  'stans-missus-checked': 'Stans missus',
  appealed: 'Missus',
};

/** A fighter's name in the colour of his side. */
export function nameSegment(state: Readonly<State>, id: FighterId, you: FighterId): Segment {
  return { text: nameOf(state, id), style: sideStyle(isYours(state, id, you)) };
}

/** Beats that have dice or secrets to unfold. */
const CARDED: readonly BeatKind[] = ['beast', 'clash', 'check', 'item', 'reveal', 'blow', 'judgement'];

/** The card of a beat; null for beats that have nothing to unfold. */
export function beatCard(beat: Beat, look: Look): Card | null {
  const first = leadOf(beat);
  if (first === undefined || !CARDED.includes(beat.kind)) return null;
  if (beat.kind === 'beast' && !isLoud(beat)) return null;
  const { event, seq } = first.entry;
  const round = event.kind === 'blow' && event.round !== null ? `Round ${event.round}` : null;
  const allocations = beat.frames.filter(({ entry }) => entry.event.kind === 'allocated').length;
  const lines = beat.frames.flatMap((frame) => linesOf(frame, { ...look, brief: allocations > 2 }));
  return { title: round ?? TITLES[event.kind] ?? 'Dice', lines, seq };
}

function linesOf(frame: GladiatorFrame, look: Look & { readonly brief: boolean }): readonly RuledLine[] {
  const { event } = frame.entry;
  switch (event.kind) {
    case 'blow':
      return blowLines(event, frame, look);
    case 'allocated':
      return look.brief ? [briefAllocation(event, frame, look)] : allocationLines(event, frame, look);
    case 'collided':
      return [toldLine(frame, look), ...impactLines(event, frame, look)];
    case 'beast-acted':
      return [toldLine(frame, look), ...(event.rolls ?? []).map((roll) => rollLine(roll, look.skin))];
    case 'turned':
      return [];
    default:
      return [toldLine(frame, look)];
  }
}

/** 8.4 Both impact rolls, each with its man's name. */
function impactLines(event: EventOf<'collided'>, { state }: GladiatorFrame, { you, skin }: Look): readonly RuledLine[] {
  return (event.rolls ?? []).map((roll, i) => {
    const { segments, cite } = rollLine(roll, skin);
    const name = nameSegment(state, event.fighters[i === 0 ? 0 : 1], you);
    return { segments: [name, { text: ' ' }, ...segments], cite };
  });
}

/** The journal's own sentence, the names in colour. */
function toldLine({ text, state, entry }: GladiatorFrame, { you }: Look): RuledLine {
  return { segments: coloured(text, state, you), cite: entry.event.cite };
}

/** A sentence with every fighter's name in his colour. */
export function coloured(
  text: string,
  state: Readonly<State>,
  you: FighterId,
  base: Style = { fg: 'text' },
): readonly Segment[] {
  const names = state.fighters.map(({ id }) => nameSegment(state, id, you)).filter((name) => name.text !== '');
  let rest = text;
  const segments: Segment[] = [];
  while (rest !== '') {
    const found = names
      .map((name) => ({ name, at: rest.indexOf(name.text) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.name.text.length - a.name.text.length)[0];
    if (found === undefined) return [...segments, { text: rest, style: base }];
    if (found.at > 0) segments.push({ text: rest.slice(0, found.at), style: base });
    segments.push(found.name);
    rest = rest.slice(found.at + found.name.text.length);
  }
  return segments;
}

function blowLines(event: EventOf<'blow'>, { state }: GladiatorFrame, { you, skin }: Look): readonly RuledLine[] {
  const rolls = (event.rolls ?? []).map((roll) => rollLine(roll, skin));
  return [blowHead(event, state, you, skin), ...rolls, ...effectLines(event, state, you, skin)];
}

/** 'MAXIMUS > CALVUS  head  6 CF - 2 defence'. */
function blowHead(event: EventOf<'blow'>, state: Readonly<State>, you: FighterId, skin: Skin): RuledLine {
  const { fighter, target, area, cf, defence, modified, together, round, special } = event;
  const trampled = round === null && event.with === null; // 28.6.1, 30.5 no weapon and no round
  const against = trampled
    ? 'trampled'
    : round === null
      ? `thrown, ${cf} CF`
      : `${cf} CF ${defence < 0 ? '+' : '-'} ${Math.abs(defence)} defence = ${modified}`;
  return {
    segments: [
      nameSegment(state, fighter, you),
      { text: skin === 'ascii' ? ' > ' : ' → ', style: { fg: 'mute' } },
      nameSegment(state, target, you),
      {
        text: `  ${AREA_NAMES[area]}${special === null ? '' : ` (${SPECIAL_WORDS[special]})`}  `,
        style: { fg: 'accent', bold: true },
      },
      { text: against, style: { fg: 'text' } },
      ...(together ? [{ text: '  at the same moment', style: { fg: 'warn' as const } }] : []),
    ],
    cite: event.cite,
  };
}

/** What the blow left: boxes, CF, shield. */
function effectLines(event: EventOf<'blow'>, state: Readonly<State>, you: FighterId, skin: Skin): readonly RuledLine[] {
  const { target, left, targetCf, area, shieldBoxes } = event;
  const arrow = skin === 'ascii' ? '>' : '→';
  const parts: Segment[] = [];
  const change = (label: string, from: number, to: number) => {
    if (from === to) return;
    parts.push(
      { text: `  ${label} ${from} ${arrow} `, style: { fg: 'text' } },
      { text: `${to}`, style: { fg: 'bad', bold: true } },
    );
  };
  change(areaName(fighterOf(state, target), area), left.from, left.to);
  change('CF', targetCf.from, targetCf.to);
  if (shieldBoxes !== null) change('shield boxes ticked', shieldBoxes.from, shieldBoxes.to);
  return parts.length === 0 ? [] : [{ segments: [nameSegment(state, target, you), ...parts], cite: '10.3' }];
}

function allocationLines(event: EventOf<'allocated'>, { state }: GladiatorFrame, { you }: Look): readonly RuledLine[] {
  const { fighter, total, allocation, modifiers, cite } = event;
  const why = modifiers.map(({ value, why: reason }) => `${value} ${reason}`).join(', ');
  return [
    {
      segments: [
        nameSegment(state, fighter, you),
        { text: `  ${total} CF`, style: { fg: 'accent', bold: true } },
        { text: `  (${why})`, style: { fg: 'mute' } },
      ],
      cite,
    },
    {
      segments: [
        { text: '  attack   ', style: { fg: 'mute' } },
        { text: attackText(state, event, namesTarget(allocation)), style: { fg: 'text' } },
      ],
      cite: '9.3.2',
    },
    {
      segments: [
        { text: '  defence  ', style: { fg: 'mute' } },
        { text: defenceWords(allocation), style: { fg: 'text' } },
      ],
      cite: '9.3.3',
    },
  ];
}

const namesTarget = ({ attacks }: Allocation): boolean => attacks.some(({ target }) => target !== undefined);

/** 26 Of many who allocate, what each wrote in a line. */
function briefAllocation(event: EventOf<'allocated'>, { state }: GladiatorFrame, { you }: Look): RuledLine {
  const { fighter, total, allocation, cite } = event;
  return {
    segments: [
      { text: `${fighter} `, style: { fg: 'mute' } },
      nameSegment(state, fighter, you),
      { text: ` ${total} CF`, style: { fg: 'accent', bold: true } },
      { text: '  attack ', style: { fg: 'mute' } },
      { text: attackText(state, event, true), style: { fg: 'text' } },
      { text: '  defence ', style: { fg: 'mute' } },
      { text: defenceWords(allocation), style: { fg: 'text' } },
    ],
    cite,
  };
}

/** 'head 6, legs 2 (sweep)'; where there are several opponents with the letter of each: 'C head 6 and the edge'. */
function attackText(state: Readonly<State>, { allocation, target }: EventOf<'allocated'>, named: boolean): string {
  if (allocation.attacks.length === 0) return 'none';
  return allocation.attacks.map((attack) => attackWords(state, attack, target, named)).join(', ');
}

/** The card of a blow whose dice have not been shown yet. */
export function comingCard(next: GladiatorFrame | null, look: Look): Card | null {
  if (next === null || next.entry.event.kind !== 'blow' || next.entry.event.round === null) return null;
  const { event, seq } = next.entry;
  const dice = unthrownDice(3, 'red', look.skin);
  const ask = { text: 'Space rolls, f finishes the phase', style: { fg: 'mute' as const } };
  const roll: RuledLine = { segments: [{ text: 'RED      ', style: { fg: 'mute' } }, ...dice, ask], cite: '9.5' };
  return { title: `Round ${event.round}`, lines: [blowHead(event, next.state, look.you, look.skin), roll], seq };
}

/** Cells between a line and its rule. */
const GAP = 2;

/** A line in as many rows as it takes; its rule stands on the first. */
export function wrapLine({ segments, cite }: RuledLine, width: number): readonly RuledLine[] {
  return wrapSegments(segments, width - cite.length - GAP).map((row, i) => ({
    segments: row,
    cite: i === 0 ? cite : '',
  }));
}

/** Draws as many of the latest cards as fit, the newest at the bottom; what is to come only where it hides no result. */
export function drawCards(pane: Pane, cards: readonly Card[], coming: Card | null): void {
  const { canvas, x, y, width, height } = pane;
  const shown: Card[] = [];
  let room = height;
  const wrap = (card: Card): Card => ({ ...card, lines: card.lines.flatMap((line) => wrapLine(line, width - 4)) });
  const wrapped = cards.map(wrap);
  const next = coming === null ? null : wrap(coming);
  const needed = (wrapped.at(-1)?.lines.length ?? -2) + 2 + (next === null ? 0 : next.lines.length + 2);
  const all = next === null || needed > height ? wrapped : [...wrapped, next];
  for (const card of all.reverse()) {
    const rows = Math.min(card.lines.length + 2, height);
    if (rows > room) break;
    shown.unshift(card);
    room -= rows;
  }
  let at = y;
  for (const card of shown) {
    const rows = Math.min(card.lines.length + 2, height);
    drawCard(paneOf(canvas, x, at, width), rows, card, card === shown.at(-1));
    at += rows;
  }
}

function drawCard(pane: Pane, rows: number, card: Card, latest: boolean): void {
  const { canvas, x, y, width } = pane;
  const frame: Style = { fg: latest ? 'accent' : 'rule' };
  const rest =
    card.lines.length > rows - 2 ? { right: 'more in the journal: ^P', rightStyle: { fg: 'mute' } as const } : {};
  canvas.box(x, y, width, rows, frame, { title: card.title, titleStyle: { fg: 'accent', bold: true }, ...rest });
  for (const [i, line] of card.lines.slice(0, rows - 2).entries())
    drawLine(paneOf(canvas, x + 2, y + 1 + i, width - 4), line);
}

/** A line, cut where its rule begins. */
export function drawLine(pane: Pane, { segments, cite }: RuledLine): void {
  const { canvas, x, y, width } = pane;
  const at = x + width - cite.length;
  canvas.segments(x, y, segments, at - 1);
  canvas.text(at, y, cite, { fg: 'rule' });
}
