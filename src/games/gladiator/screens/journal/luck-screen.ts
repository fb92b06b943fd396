/** After a bout: how lucky each side was, and the rolls that swung it, looked for while the screen is open. */

import { citesOf } from '../../../../kernel/event.ts';
import type { Save } from '../../../../kernel/save.ts';
import type { Awaited } from '../../../../odds/labour.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { awaitedOn } from '../../../../tui/screens/working.ts';
import type { Message } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { type LuckFound, luckErrand } from '../../labour/luck.ts';
import type { FighterId } from '../../rules/types.ts';
import { moment } from './log.ts';
import { type LuckPage, linesToChoose, luckView } from './luck-view.ts';
import { whyScreen } from './why-screen.ts';

interface LuckState extends LuckPage {
  readonly awaited: Awaited<LuckFound>;
  /** How often it was looked after the search; it goes on by itself. */
  readonly looks: number;
  /** Milliseconds between two looks. */
  readonly pause: number;
}

const PAGE = 8;

/** The luck of a finished bout, looked at from `you`; or why nothing can be told of it. `work`: as `searchSwings` takes it. */
export function openLuck(save: Save, you: FighterId, env: Env, work: number | null = null): Screen {
  const { labour } = env.services;
  const awaited = labour.send(luckErrand({ save, work }));
  return awaitedOn(
    {
      ...{ title: 'Luck', doing: 'reading its blows', awaited },
      shown(found) {
        if ('untold' in found) return untold(found.untold);
        const bout = { ...found, searched: 0, trouble: null, you };
        return page({ bout, at: 0, awaited, looks: 0, pause: labour.pause });
      },
    },
    env,
  );
}

function page(state: LuckState): Screen {
  const { bout, awaited, looks, pause } = state;
  return {
    name: 'luck',
    timer: bout.swings === null && !awaited.over ? { ms: pause, token: `luck ${looks}` } : null,
    awaited,
    cites() {
      const line = linesToChoose(bout)[state.at];
      return line === undefined ? [] : citesOf(line.entry.event);
    },
    update: (message) => update(state, message),
    view: (env) => luckView(state, env),
    leave: () => null,
  };
}

function update(state: LuckState, message: Message): Move {
  if (message.kind === 'tick') return stay(page(searchedOn(state)));
  if (message.kind !== 'key') return stay(page(state));
  const lines = linesToChoose(state.bout);
  const go = (by: number): Move => {
    const at = Math.max(0, Math.min(lines.length - 1, state.at + by));
    return stay(page({ ...state, at }));
  };
  switch (message.command) {
    case 'up':
      return go(-1);
    case 'down':
      return go(1);
    case 'top':
      return go(-lines.length);
    case 'bottom':
      return go(lines.length);
    case 'page-up':
      return go(-PAGE);
    case 'page-down':
      return go(PAGE);
    case 'unfold': {
      const line = lines[state.at];
      if (line === undefined) return stay(page(state));
      const { turn, phase } = line.entry;
      return { to: 'over', screen: page(state), next: whyScreen(line, moment(turn, phase)) };
    }
    case 'help-here':
      return { to: 'over', screen: page(state), next: helpScreen('luck') };
    case 'close':
      return BACK;
    default:
      return stay(page(state));
  }
}

/** The search a look later; the chosen line stays chosen when the rolls that swung it come in above it. */
function searchedOn(state: LuckState): LuckState {
  const { bout, awaited } = state;
  if (bout.swings !== null) return state;
  awaited.look();
  const { found, done, trouble } = awaited;
  const told = found !== null && 'luck' in found ? found : bout;
  const more = told.swings === null || state.at === 0 ? 0 : told.swings.length;
  return {
    ...state,
    bout: { ...bout, ...told, searched: done, trouble },
    at: state.at + more,
    looks: state.looks + 1,
  };
}

function untold(why: string): Screen {
  const lines = (width: number) =>
    wrapText(`The luck of this bout cannot be worked out: ${why}.`, width).map((text) => [
      { text, style: { fg: 'bad' } as const },
    ]);
  return textPages([{ title: 'Luck', right: '', lines }]);
}
