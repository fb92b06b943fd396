/** The program on a screen: keys go to the screen on top, its view is drawn. */
import { Box, Text, useApp, useInput, usePaste, useWindowSize } from 'ink';
import {
  Component,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { Skin } from './glyphs.ts';
import { Herald } from './herald.ts';
import { commandOf } from './keymap.ts';
import { keyName } from './keys.ts';
import { Menu } from './menu.tsx';
import { drawHerald } from './parts.ts';
import {
  type Env,
  type Forced,
  type Games,
  type Move,
  type Routes,
  type Screen,
  SMALLEST,
  type Stake,
} from './program.ts';
import { leaveScreen } from './screens/leave.ts';
import { tooSmall } from './screens/too-small.ts';
import type { Services } from './services.ts';
import type { Level } from './style.ts';
import { THEMES } from './theme.ts';
import type { Message, View } from './view.ts';

/** All that one run of the program needs of the world outside. */
export interface AppProps {
  readonly services: Services;
  readonly games: Games;
  readonly routes: Routes;
  /** The screen that opens. */
  readonly first: (env: Env) => Screen;
  /** What the terminal can show, where the options say 'auto'. */
  readonly level: Level;
  readonly skin: Skin;
  /** What holds whatever the options say. */
  readonly forced: Forced;
  /** Stops the program as the shell's Ctrl-Z does; `handOver` gives the terminal away while it waits. */
  readonly suspend: (handOver: (away: () => Promise<void>) => Promise<void>) => void;
  /** Speaks for whoever runs the program; nobody does unless given. */
  readonly herald?: Herald;
}

const NOBODY = new Herald();

const LEVELS: { readonly [colour: string]: Level } = { truecolour: 3, '256': 2, '16': 1, none: 0 };

/** The whole program. All it needs comes as props, so that many can run in one process. */
export function App(props: AppProps): ReactElement {
  const { exit } = useApp();
  return (
    <Fence onError={exit}>
      <Program {...props} />
    </Fence>
  );
}

function Program(props: AppProps): ReactElement {
  const { services, games, routes, first, level, skin, forced, suspend, herald = NOBODY } = props;
  const { exit, suspendTerminal } = useApp();
  const { columns, rows } = useWindowSize();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const settings = services.settings();
  const env = useMemo(
    (): Env => ({
      columns,
      rows,
      settings,
      services,
      games,
      routes,
      forced,
      skin: forced.skin ?? (settings.skin === 'auto' ? skin : settings.skin),
      encoding: { level: forced.level ?? LEVELS[settings.colour] ?? level, theme: THEMES[settings.theme] },
    }),
    [columns, rows, settings, services, games, routes, skin, level, forced],
  );
  const envNow = useRef(env);
  envNow.current = env;
  const stack = useRef<readonly Screen[] | null>(null);
  stack.current ??= [first(env)];
  const screens = stack.current;
  const top = screens.at(-1);

  const save = useCallback(() => saveAll(stack.current ?? [], envNow.current), []);
  useEffect(() => herald.onSave(save), [herald, save]);

  const send = useCallback(
    (message: Message) => {
      try {
        const step = stepOfScreens(stack.current ?? [], message, envNow.current);
        if (step.quit) {
          save();
          exit();
          return;
        }
        stack.current = step.screens;
        redraw();
      } catch (error) {
        exit(errorOf(error));
      }
    },
    [exit, save],
  );

  const small = columns < SMALLEST.columns || rows < SMALLEST.rows;
  useInput((input, key) => {
    try {
      const name = keyName(input, key);
      if (name === null) return;
      const screen = stack.current?.at(-1);
      const command = screen === undefined ? null : commandOf(small ? 'help' : screen.name, settings.keys, name, games);
      if (command === 'suspend') suspend(suspendTerminal);
      else if (!small || command === 'leave') send({ kind: 'key', key: name, command });
    } catch (error) {
      exit(errorOf(error));
    }
  });
  const pasted = (text: string): void => {
    try {
      if (stack.current?.at(-1)?.pastes === true) send({ kind: 'paste', text });
    } catch (error) {
      exit(errorOf(error));
    }
  };
  usePaste(pasted, { isActive: !small && top?.pastes === true });

  // A menu that heard a key before the screen would change the screen under it, and the key would count twice.
  const [listening, listen] = useReducer(() => true, false);
  useEffect(listen, []);

  useTimer(top?.timer ?? null, send);
  const view = small ? tooSmall(env) : viewOfScreens(screens, env);
  const line = useSyncExternalStore(herald.subscribe, herald.line);
  if (line !== null) drawHerald(view.canvas, line);
  return (
    <Box width={columns} height={rows} flexDirection="column">
      <Text wrap="truncate">{view.canvas.lines(env.encoding).join('\n')}</Text>
      {view.menu === null || !listening ? null : (
        <Menu
          menu={view.menu}
          env={env}
          onSelect={(value) => send({ kind: 'select', value })}
          onHighlight={(value) => send({ kind: 'highlight', value })}
        />
      )}
    </Box>
  );
}

/** Calls `send` with a tick when a screen's timer runs out; another token is another timer. */
function useTimer(timer: Screen['timer'], send: (message: Message) => void): void {
  const token = timer?.token ?? null;
  const ms = timer?.ms ?? 0;
  useEffect(() => {
    if (token === null) return;
    const waiting = setTimeout(() => send({ kind: 'tick' }), ms);
    return () => clearTimeout(waiting);
  }, [token, ms, send]);
}

/** What the open screens look like: the one on top, over those below where it lets them be seen. @internal */
export function viewOfScreens(screens: readonly Screen[], env: Env): View {
  const top = screens.at(-1);
  if (top === undefined) throw new Error('no screen is open');
  return top.view(env, () => viewOfScreens(screens.slice(0, -1), env));
}

/** Has every open screen save what it holds; says why something could not be saved, or null. */
function saveAll(screens: readonly Screen[], env: Env): string | null {
  const troubles = screens.map((screen) => screen.leave(env));
  return troubles.find((trouble) => trouble !== null) ?? null;
}

/** What is left with the open screens, the one on top first. */
function stakeOf(screens: readonly Screen[]): Stake | null {
  return screens.findLast(({ stake }) => stake !== undefined)?.stake ?? null;
}

interface Step {
  readonly screens: readonly Screen[];
  readonly quit: boolean;
}

/** What a message does to the open screens. Leaving and the theme mean the same everywhere. @internal */
export function stepOfScreens(screens: readonly Screen[], message: Message, env: Env): Step {
  const top = screens.at(-1);
  if (top === undefined) return { screens, quit: true };
  const command = message.kind === 'key' ? message.command : null;
  if (command === 'leave') return asking(screens, top, env);
  if (command === 'theme') {
    env.services.changeSettings({ theme: env.settings.theme === 'dusk' ? 'noon' : 'dusk' });
    return { screens, quit: false };
  }
  return apply(screens, top.update(message, env), env);
}

/** Ctrl-C asks once and then leaves. */
function asking(screens: readonly Screen[], top: Screen, env: Env): Step {
  if (top.name === 'leave') return { screens, quit: true };
  return {
    screens: [...screens, leaveScreen({ stake: stakeOf(screens), trouble: saveAll(screens, env) })],
    quit: false,
  };
}

function apply(screens: readonly Screen[], move: Move, env: Env): Step {
  const below = screens.slice(0, -1);
  switch (move.to) {
    case 'stay':
      return { screens: [...below, move.screen], quit: false };
    case 'over':
      return { screens: [...below, move.screen, move.next], quit: false };
    case 'back':
      return { screens: below, quit: below.length === 0 };
    case 'return':
      return stepOfScreens(below, { kind: 'returned', value: move.value }, env);
    case 'instead':
      return { screens: [...below, move.next], quit: false };
    case 'only':
      return { screens: [move.next], quit: false };
    case 'quit':
      return { screens, quit: true };
  }
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Hands an error of drawing to whoever started the program; no stack trace reaches the screen. */
class Fence extends Component<{ readonly children: ReactNode; readonly onError: (error: Error) => void }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(errorOf(error));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
