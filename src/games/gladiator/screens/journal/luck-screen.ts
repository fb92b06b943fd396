/** After a bout: how lucky each side was, and the rolls that swung it, looked for while the screen is open. */

import type { Save } from '../../../../kernel/save.ts';
import { BACK, type Env, type Move, type Screen, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { textPages } from '../../../../tui/screens/text-page.ts';
import { type Work, workedOn } from '../../../../tui/screens/working.ts';
import type { Message } from '../../../../tui/view.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { FighterId } from '../../rules/types.ts';
import { beginBout } from '../../session/bout-record.ts';
import { type LuckReading, readLuck } from '../../session/luck.ts';
import { searchSwings } from '../../session/swings.ts';
import { moment } from './log.ts';
import { type LuckPage, linesToChoose, luckView } from './luck-view.ts';
import { whyScreen } from './why-screen.ts';

interface LuckState extends LuckPage {
  /** The steps the search has taken; it goes on by itself. */
  readonly steps: number;
  /** Milliseconds between two steps: on a host others want to play meanwhile. */
  readonly pause: number;
}

/** Draws, blows and events of a step: some twenty milliseconds, so that no key waits for long. */
const STEP = 3000;
const BLOWS = 24;
const EVENTS = 250;
const PAUSE = 8;
const PAUSE_ON_HOST = 20;
const PAGE = 8;

/** The luck of a finished bout, looked at from `you`; or why nothing can be told of it. `work`: as `searchSwings` takes it. */
export function openLuck(save: Save, you: FighterId, env: Env, work?: number): Screen {
  const bout = beginBout(gladiatorFiles(env.services).tables, save);
  const pause = env.services.company === null ? PAUSE : PAUSE_ON_HOST;
  let reading: LuckReading | null = null;
  const reads: Work = {
    ...{ title: 'Luck', doing: 'its blows are read' },
    get done() {
      return (bout.done + (reading?.done ?? 0)) / 2;
    },
    step() {
      bout.step(EVENTS);
      const { value } = bout;
      if (value?.ok !== true) return value === null ? null : untold(value.why);
      reading ??= readLuck(value.value);
      reading.step(BLOWS);
      const { luck } = reading;
      if (luck === null) return null;
      const search = searchSwings(value.value, luck, work);
      return page({ bout: { record: value.value, luck, search, you }, at: 0, steps: 0, pause });
    },
  };
  return workedOn(reads, env);
}

function page(state: LuckState): Screen {
  const { bout, steps, pause } = state;
  return {
    name: 'luck',
    timer: bout.search.swings === null ? { ms: pause, token: `luck ${steps}` } : null,
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

/** A step further; the chosen line stays chosen when the rolls that swung it come in above it. */
function searchedOn(state: LuckState): LuckState {
  const { search } = state.bout;
  if (search.swings !== null) return state;
  search.step(STEP);
  const come = search.swings as readonly unknown[] | null;
  const more = come === null || state.at === 0 ? 0 : come.length;
  return { ...state, at: state.at + more, steps: state.steps + 1 };
}

function untold(why: string): Screen {
  const lines = (width: number) =>
    wrapText(`The luck of this bout cannot be told: ${why}.`, width).map((text) => [
      { text, style: { fg: 'bad' } as const },
    ]);
  return textPages([{ title: 'Luck', right: '', lines }]);
}
