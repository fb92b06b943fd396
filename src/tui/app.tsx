/** The program on a screen: keys go to the screen on top, its view is drawn. */
import { useApp, useInput, usePaste, useWindowSize } from 'ink';
import {
  Component,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { envOf, type Setting } from './env.ts';
import { Herald } from './herald.ts';
import { commandOf } from './keymap.ts';
import { type KeyName, keyName } from './keys.ts';
import { type Marking, Menu, useMenuRows } from './menu.tsx';
import { drawMenu } from './menu-rows.ts';
import { hitOf } from './mouse/clicks.ts';
import { follow } from './mouse/follow.ts';
import { type Pointer, pointerOf } from './mouse/report.ts';
import { drawHerald } from './parts.ts';
import type { Env, Screen } from './program.ts';
import { isSmall, saveAll, stepOfScreens, viewNow } from './stack.ts';
import type { Surface } from './surface.ts';
import type { Turns } from './turns.ts';
import type { Message } from './view.ts';

/** What the program is given. */
export interface AppProps extends Setting {
  /** The screen that opens. */
  readonly first: (env: Env) => Screen;
  /** What the screens are painted on. */
  readonly surface: Pick<Surface, 'show' | 'ring' | 'seen' | 'mouse'>;
  /** Stops the program as the shell's Ctrl-Z does; `handOver` gives the terminal away while it waits. */
  readonly suspend: (handOver: (away: () => Promise<void>) => Promise<void>) => void;
  /** Speaks for whoever runs the program; nobody does unless given. */
  readonly herald?: Herald;
  /** The turns it has where it shares its thread with others. */
  readonly turns?: Turns;
}

const NOBODY = new Herald();

/** Whoever shares with nobody has a turn at once. */
const ALONE: Turns = {
  pause: 0,
  ask(act) {
    act();
    return () => {};
  },
};

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
  const { services, games, routes, first, level, skin, forced } = props;
  const { surface, suspend, herald = NOBODY, turns = ALONE } = props;
  const { exit, suspendTerminal } = useApp();
  const { columns, rows } = useWindowSize();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const settings = services.settings();
  const env = useMemo(
    () => envOf({ services, games, routes, level, skin, forced }, { columns, rows, settings }),
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

  const small = isSmall(env);
  const hear = (name: KeyName): void => {
    const screen = stack.current?.at(-1);
    const command = screen === undefined ? null : commandOf(small ? 'help' : screen.name, settings.keys, name, games);
    if (command === 'suspend') suspend(suspendTerminal);
    else if (!small || command === 'leave') send({ kind: 'key', key: name, command });
  };
  const takePaste = (text: string): void => {
    if (stack.current?.at(-1)?.pastes === true) send({ kind: 'paste', text });
  };

  useTimer(top?.timer ?? null, send, turns);
  useBell(top?.bell ?? null, settings.bell, surface);
  const view = viewNow(screens, env);
  const line = useSyncExternalStore(herald.subscribe, herald.line);
  const heard = useMenuRows(view.menu, redraw);
  const marking = useRef<Marking>(null);
  const listens = settings.mouse && !small && top?.pastes !== true;
  useEffect(() => surface.mouse(listens), [surface, listens]);
  const point = (pointer: Pointer): void => {
    const { seen } = surface;
    const hit = !listens || seen === null || top === undefined ? null : hitOf(pointer, seen, top.name, games);
    const mark: Marking = (to) => marking.current?.(to);
    if (hit !== null) follow(hit, { menu: view.menu, rows: heard.rows(), mark, press: hear, send });
  };
  useLayoutEffect(() => {
    if (view.menu !== null) drawMenu(view.canvas, view.menu, heard.rows());
    if (line !== null) drawHerald(view.canvas, line);
    surface.show(view.canvas, env.encoding);
  });
  // A menu that heard a key before the screen would change the screen under it, and the key would count twice.
  return (
    <>
      <Ears onKey={hear} onPoint={point} onPaste={takePaste} pastes={!small && top?.pastes === true} onError={exit} />
      {view.menu === null ? null : (
        <Menu
          menu={view.menu}
          ref={marking}
          onSelect={(value) => send({ kind: 'select', value })}
          onHighlight={(value) => send({ kind: 'highlight', value })}
          onRow={heard.row}
        />
      )}
    </>
  );
}

interface EarsProps {
  readonly onKey: (name: KeyName) => void;
  readonly onPoint: (pointer: Pointer) => void;
  readonly onPaste: (text: string) => void;
  /** Whether pasted text is wanted. */
  readonly pastes: boolean;
  /** Hears what was thrown at a key. */
  readonly onError: (error: Error) => void;
}

/** Hears what is typed, pointed at and pasted; what stands after it hears it later. */
function Ears({ onKey, onPoint, onPaste, pastes, onError }: EarsProps): null {
  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      onError(errorOf(error));
    }
  };
  useInput((input, key) => {
    const pointer = pointerOf(input);
    if (pointer !== null) guarded(() => onPoint(pointer));
    const name = keyName(input, key);
    if (name !== null) guarded(() => onKey(name));
  });
  usePaste((text) => guarded(() => onPaste(text)), { isActive: pastes });
  return null;
}

/** Calls `send` with a tick in the first turn after a screen's timer has run out; another token is another timer. */
function useTimer(timer: Screen['timer'], send: (message: Message) => void, turns: Turns): void {
  const token = timer?.token ?? null;
  const ms = Math.max(turns.pause, timer?.ms ?? 0);
  useEffect(() => {
    if (token === null) return;
    let forget = (): void => clearTimeout(waiting);
    const waiting = setTimeout(() => {
      forget = turns.ask(() => send({ kind: 'tick' }));
    }, ms);
    return () => forget();
  }, [token, ms, send, turns]);
}

/** Rings once for each thing that there is to ring for. */
function useBell(cause: object | null, wanted: boolean, surface: AppProps['surface']): void {
  const last = useRef(cause);
  useLayoutEffect(() => {
    if (cause === null || cause === last.current) return;
    last.current = cause;
    if (wanted) surface.ring();
  });
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
