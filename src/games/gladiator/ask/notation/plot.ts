/** Orders in writing, as the log sheet holds them (7.2.1). */

import { type Read, readable } from '../../../../kernel/save.ts';
import { action, plotText } from '../../rules/basic/plot.ts';
import {
  ACTION_CODES,
  type ActionCode,
  type NetPlot,
  type Plot,
  type PlotAction,
  ROLL_WAYS,
} from '../../rules/types.ts';
import { NOTHING, type Word, wordsOf, wrong } from './words.ts';

/**
 * Writes an order: `F(L) SFR`, `(R)F`, `X(LL)`, `RO BL`, `F TN !`; `-` for none.
 *
 * ```
 * order  = '-' | { action } [ net ] [ '!' ]      words stand apart; '!' asks for the action step: a throw
 * action = [ '(' turn ')' ] code [ '(' turn ')' ] [ way ]
 * turn   = 'L' { 'L' } | 'R' { 'R' }              a letter for each hexside, before the step or after it
 * code   = F B SFL SFR SBL SBR, or alone: C KN L R RO RN S X
 * way    = FL FR BL BR                            which way a lying man rolls: RO BL
 * net    = TN | SN | LN1 | LN2 | LN3              toss, swing, lay it left, ahead or right
 * ```
 * Whoever stays in his hex turns once: before and after are one to X, KN, R and S.
 */
export function printPlot(plot: Plot): string {
  const words = plot.actions.length === 0 && plot.net === undefined ? [] : [plotText(plot)];
  return [...words, ...(plot.act ? [THROW] : [])].join(' ') || NOTHING;
}

/** Reads an order as `printPlot` writes it, in small letters or large, an empty text as none; whether it is legal the rules say. */
export function parsePlot(text: string): Read<Plot> {
  const act = text.trimEnd().endsWith(THROW);
  const words = wordsOf(act ? text.trimEnd().slice(0, -THROW.length) : text);
  if (words.length === 1 && words[0]?.text === NOTHING) return readable({ actions: [], act });
  const last = words.at(-1);
  const net = last === undefined ? undefined : netOf(last.text);
  const actions = readActions(net === undefined ? words : words.slice(0, -1));
  if (!actions.ok) return actions;
  return readable(net === undefined ? { actions: actions.value, act } : { actions: actions.value, act, net });
}

const THROW = '!';

const NETS: { readonly [word: string]: NetPlot | undefined } = {
  TN: { kind: 'toss' },
  SN: { kind: 'swing' },
  LN1: { kind: 'lay', hex: 1 },
  LN2: { kind: 'lay', hex: 2 },
  LN3: { kind: 'lay', hex: 3 },
};

const netOf = (text: string): NetPlot | undefined =>
  Object.hasOwn(NETS, text.toUpperCase()) ? NETS[text.toUpperCase()] : undefined;

function readActions(words: readonly Word[]): Read<readonly PlotAction[]> {
  const actions: PlotAction[] = [];
  for (const [i, word] of words.entries()) {
    const way = ROLL_WAYS.find((one) => one === word.text.toUpperCase());
    const last = actions.at(-1);
    if (way !== undefined && last?.code === 'RO' && last.way === null) {
      actions[actions.length - 1] = { ...last, way };
      continue;
    }
    if (netOf(word.text) !== undefined)
      return wrong(
        word,
        'a net attack before the end',
        `write it last: '${words
          .map(({ text }) => text)
          .filter((_, k) => k !== i)
          .join(' ')} ${word.text}'`,
      );
    const found = readAction(word);
    if (!found.ok) return found;
    actions.push(found.value);
  }
  return readable(actions);
}

const ACTION = /^(?:\(([A-Z]*)\))?([A-Z]+)(?:\(([A-Z]*)\))?$/;
const TURN = /^(?:L+|R+)$/;
const IN_PLACE: readonly ActionCode[] = ['X', 'KN', 'R', 'S'];

function readAction(word: Word): Read<PlotAction> {
  const [, before, name, after] = ACTION.exec(word.text.toUpperCase()) ?? [];
  const code = ACTION_CODES.find((one) => one === name);
  if (code === undefined)
    return wrong(word, 'no action', `write one of ${ACTION_CODES.join(' ')}, its turn in brackets: F(L)`);
  if ([before, after].some((turn) => turn !== undefined && !TURN.test(turn)))
    return wrong(word, 'no turn in the brackets', `write L or R for each hexside one way: ${code}(L), ${code}(RR)`);
  if (!IN_PLACE.includes(code)) return readable(action(code, hexsides(before), hexsides(after)));
  if (before !== undefined && after !== undefined)
    return wrong(word, 'two turns on the spot', `write them as one: ${code}(${before})`);
  return readable(action(code, hexsides(before ?? after)));
}

const hexsides = (turn = ''): number => (turn.startsWith('L') ? -turn.length : turn.length);
