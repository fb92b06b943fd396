/** The program on a screen: keys go to the screen on top, its view is drawn. */
import { useApp, useInput, usePaste, useWindowSize } from 'ink';
import {
  Component,
  type ReactElement,
  type ReactNode,
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
import { hitOf } from './mouse/clicks.ts';
import { follow } from './mouse/follow.ts';
import { type Pointer, pointerOf } from './mouse/report.ts';
import type { Env, Screen } from './program.ts';
import { errorOf, Projector } from './projector.ts';
import { isSmall } from './stack.ts';
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
  const kept = useRef<Projector>(null);
  kept.current ??= new Projector({ surface, herald, turns, redraw, exit }, first, env);
  const projector = kept.current;
  projector.env = env;
  useEffect(() => herald.onSave(() => projector.save()), [herald, projector]);
  useEffect(() => () => projector.close(), [projector]);

  const small = isSmall(env);
  const hear = (key: KeyName): void => {
    const { top } = projector;
    const command = top === null ? null : commandOf(small ? 'help' : top.name, settings.keys, key, games);
    if (command === 'suspend') suspend(suspendTerminal);
    else if (!small || command === 'leave') projector.send({ kind: 'key', key, command });
  };
  const takePaste = (text: string): void => {
    if (projector.pastes) projector.send({ kind: 'paste', text });
  };

  const { pastes, view } = projector;
  useSyncExternalStore(herald.subscribe, herald.line);
  const heard = useMenuRows(view.menu, redraw);
  const marking = useRef<Marking>(null);
  const listens = settings.mouse && !small && !pastes;
  useEffect(() => surface.mouse(listens), [surface, listens]);
  const point = (pointer: Pointer): void => {
    const { seen } = surface;
    const { top } = projector;
    const hit = !listens || seen === null || top === null ? null : hitOf(pointer, seen, top.name, games);
    const mark: Marking = (to) => marking.current?.(to);
    const send = (message: Message): void => projector.send(message);
    const { menu } = view;
    if (hit !== null) projector.together(() => follow(hit, { menu, rows: heard.rows(), mark, press: hear, send }));
  };
  useLayoutEffect(() => projector.mounted(view, heard.rows()));
  // A menu that heard a key before the screen would change the screen under it, and the key would count twice.
  return (
    <>
      <Ears onKey={hear} onPoint={point} onPaste={takePaste} pastes={!small && pastes} onError={exit} />
      {view.menu === null ? null : (
        <Menu
          menu={view.menu}
          ref={marking}
          onSelect={(value) => projector.send({ kind: 'select', value })}
          onHighlight={(value) => projector.send({ kind: 'highlight', value })}
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
