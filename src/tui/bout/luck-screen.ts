/** After a bout: how lucky each side was, and the rolls that swung it, looked for while the screen is open. */
import type { FighterId } from '../../engine/gladiator/types.ts';
import type { Save } from '../../engine/kernel/save.ts';
import { type BoutRecord, readBout } from '../../session/bout-record.ts';
import { type BoutLuck, type LuckReading, readLuck } from '../../session/luck.ts';
import { searchSwings } from '../../session/swings.ts';
import { BACK, type Env, type Message, type Move, type Screen, stay } from '../program.ts';
import { helpScreen } from '../screens/help.ts';
import { textPages } from '../screens/text-page.ts';
import { wrapText } from '../wrap.ts';
import { moment } from './log.ts';
import { type LuckPage, linesToChoose, luckView, readingView } from './luck-view.ts';
import { whyScreen } from './why-screen.ts';

interface LuckState extends LuckPage {
  /** The steps the search has taken; it goes on by itself. */
  readonly steps: number;
  /** Milliseconds between two steps: on a host others want to play meanwhile. */
  readonly pause: number;
}

/** A luck that is still being read, blow by blow, before there is anything to show of it. */
interface Opening {
  readonly record: BoutRecord;
  readonly reading: LuckReading;
  readonly steps: number;
  readonly pause: number;
  /** The page, once it is read. */
  open(luck: BoutLuck): Screen;
}

/** Draws and blows of a step: some twenty milliseconds, so that no key waits for long. */
const STEP = 3000;
const BLOWS = 24;
const PAUSE = 8;
const PAUSE_ON_HOST = 20;
const PAGE = 8;

/** The luck of a finished bout, looked at from `you`; or why nothing can be told of it. `work`: as `searchSwings` takes it. */
export function openLuck(save: Save, you: FighterId, env: Env, work?: number): Screen {
  const read = readBout(env.services.tables, save);
  if (!read.ok) return untold(read.why);
  const record = read.value;
  const pause = env.services.company === null ? PAUSE : PAUSE_ON_HOST;
  const open = (luck: BoutLuck): Screen =>
    page({ bout: { record, luck, search: searchSwings(record, luck, work), you }, at: 0, steps: 0, pause });
  return readOn({ record, reading: readLuck(record), steps: 0, pause, open });
}

/** Reads some blows more. */
function readOn(opening: Opening): Screen {
  const { reading, open, steps } = opening;
  reading.step(BLOWS);
  return reading.luck === null ? readingScreen({ ...opening, steps: steps + 1 }) : open(reading.luck);
}

function readingScreen(opening: Opening): Screen {
  const { record, reading, steps, pause } = opening;
  const here: Screen = {
    name: 'luck',
    timer: { ms: pause, token: `reading ${steps}` },
    update(message) {
      if (message.kind === 'tick') return stay(readOn(opening));
      return message.kind === 'key' && message.command === 'close' ? BACK : stay(here);
    },
    view: (env) => readingView(record, reading, env),
    leave: () => null,
  };
  return here;
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
