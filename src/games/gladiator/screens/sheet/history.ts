/** What a log sheet would have written on it by now, read from the journal that has been shown. */

import type { Entry } from '../../../../kernel/event.ts';
import type { JournalLine } from '../../../../session/frames.ts';
import { plotText } from '../../rules/basic/plot.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import { areaName } from '../../rules/told/words.ts';
import type { Fighter, FighterId, Item } from '../../rules/types.ts';
import { moment } from '../journal/log.ts';
import { moveCode } from '../kit/animal-notes.ts';
import { actionCode } from './beast-sheet.ts';

type Lines = readonly JournalLine<GladiatorEvent>[];

/** One entry of a column of the sheet: when, the new value, why. */
export interface Noted {
  readonly when: string;
  readonly value: number;
  readonly why: string;
}

/** What a man held as the bout began, or null where the journal does not go back so far. */
export function handsAtStart(lines: Lines, fighter: FighterId): readonly Item[] | null {
  for (const { entry } of lines) {
    if (entry.event.kind === 'sheet-made' && entry.event.fighter === fighter) return entry.event.sheet.hands;
  }
  return null;
}

/** 3.15 Every change of CF. */
export function cfHistory(lines: Lines, of: Pick<Fighter, 'id' | 'beast'>): readonly Noted[] {
  const fighter = of.id;
  return lines.flatMap(({ entry }) => {
    const { event } = entry;
    const note = (change: { from: number; to: number }, why: string) =>
      change.from === change.to ? [] : [{ when: when(entry), value: change.to, why }];
    if (event.kind === 'blow' && event.target === fighter) return note(event.targetCf, areaName(of, event.area));
    if (event.kind === 'bled' && event.fighter === fighter) return note(event.cf, `${areaName(of, event.area)} bleeds`);
    if (event.kind === 'endurance-checked' && event.fighter === fighter) return note(event.cf, 'tired');
    return [];
  });
}

/** 3.16 Every change of stun. */
export function stunHistory(lines: Lines, fighter: FighterId): readonly Noted[] {
  return lines.flatMap(({ entry }) => {
    const { event } = entry;
    if (event.kind === 'stunned' && event.fighter === fighter)
      return [{ when: when(entry), value: event.stun.to, why: stunWords(event.why) }];
    if (event.kind === 'stun-recovered' && event.fighter === fighter)
      return [{ when: when(entry), value: event.stun.to, why: 'recovery' }];
    return [];
  });
}

/** What stunned him, in a word or two: 'fall', 'flail' of its weight. */
const stunWords = (why: string): string =>
  why
    .replace(/^(the|an|a) /u, '')
    .replace(/^weight of the /u, '')
    .replace(/ from his horse$/u, '');

/** 3.18 The last time a man divided CF: what he did, and of how many; null: never yet. */
export function lastDivided(
  lines: Lines,
  fighter: FighterId,
): Pick<Extract<GladiatorEvent, { kind: 'allocated' }>, 'allocation' | 'total' | 'spentOnAttack'> | null {
  for (const { entry } of [...lines].reverse()) {
    if (entry.event.kind === 'allocated' && entry.event.fighter === fighter) return entry.event;
  }
  return null;
}

/** 10.5 What criticals and mishaps have done to him, oldest first. */
export function harms(lines: Lines, fighter: FighterId): readonly string[] {
  return lines.flatMap(({ entry }) => {
    const { event } = entry;
    return event.kind === 'hurt' && event.fighter === fighter ? [`${when(entry)}  ${event.text}`] : [];
  });
}

/** 3.19 The plot record: by turn, eight phases and what endurance cost; of a turn that no line tells of, nothing. */
export function plotRecord(lines: Lines, fighter: FighterId): readonly (readonly string[])[] {
  const record: string[][] = [];
  const blank = (): string[] => Array.from({ length: 9 }, () => '');
  for (const { entry } of lines) {
    const cell = plotCell(entry.event, fighter);
    if (cell === null || entry.turn === 0) continue;
    record[entry.turn - 1] ??= blank();
    const turn = record[entry.turn - 1] ?? [];
    turn[entry.phase - 1] = cell;
  }
  return Array.from(record, (turn) => turn ?? blank());
}

const ORDER_CODES: { readonly [order: string]: string } = {
  pause: 'X',
  stumble: 'S',
  lie: '-',
  'roll-over': 'RO',
  kneel: 'KN',
  recover: 'R',
  charge: 'C',
};

function plotCell(event: GladiatorEvent, fighter: FighterId): string | null {
  if (!('fighter' in event) || event.fighter !== fighter) return null;
  if (event.kind === 'plot-shown') return event.plot.actions.length === 0 ? 'X' : plotText(event.plot);
  if (event.kind === 'centurion-ordered') return ORDER_CODES[event.order] ?? 'M';
  if (event.kind === 'beast-acted') return actionCode(event);
  if (event.kind === 'beast-prowled') return moveCode(event);
  if (event.kind === 'endurance-checked') return event.loss === 0 ? '0' : `-${event.loss}`;
  return null;
}

function when({ turn, phase }: Entry<GladiatorEvent>): string {
  return moment(turn, phase);
}
