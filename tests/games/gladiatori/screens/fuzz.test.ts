/** Matches led by keys at random, in windows that change their size: nothing breaks, and nothing is cut at either size. */
import { expect, it } from 'vitest';
import type { Build } from '../../../../src/games/gladiatori/rules/setup-types.ts';
import { ACTIONS, MOVES } from '../../../../src/games/gladiatori/rules/words.ts';
import { GLADIATORI_ALONE } from '../../../../src/games/gladiatori/screens/practice.ts';
import { matchSetup } from '../../../../src/games/gladiatori/session/line-up.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { bindingsOn, keysOf } from '../../../../src/tui/keymap.ts';
import type { KeyName } from '../../../../src/tui/keys.ts';
import { begunLone } from '../../../../src/tui/match/practice.ts';
import type { PlainStage } from '../../../../tools/plain-stage.ts';
import { SILENT } from '../../../session/support.ts';
import { type Cut, cutsIn } from '../../../support/cuts.ts';
import { onScreen, opens, readsFirst, SIZES, type Size } from '../../../support/game-stage.ts';
import { tried } from '../../../support/soak.ts';
import { choices } from '../support/choices.ts';

readsFirst('gladiatori');

/** All eight Special Moves, with what coins are left for. */
const EVERY_MOVE: Build = {
  sheet: { offense: 3, guard: 3, endurance: 4, blood: 4, speed: 4 },
  ...{ cards: [...ACTIONS, ...MOVES, 'feint', ...Array<'energy 0'>(8).fill('energy 0'), 'energy 1'], powers: ['leap'] },
};

const MATCHES: readonly Parameters<typeof choices>[0][] = [
  { own: 'custom', build: EVERY_MOVE, other: 'retiarius', everyInstant: true },
  { mode: 'two against two', own: 'hoplomachus', items: 'draft', freePlacement: true, animals: 'wolf' },
  { mode: 'alone against animals', own: 'retiarius', animals: 'bear', items: 'auction', level: 'progressive' },
];

/** Windows of every kind, those in which all is to be seen whole more often. */
const WINDOWS: readonly Size[] = [
  ...[...SIZES, ...SIZES],
  ...(
    [
      [100, 30],
      [79, 23],
      [44, 9],
      [12, 3],
      [240, 70],
    ] as const
  ).map(([columns, rows]) => ({ columns, rows }) as never),
];
/** Keys that leave what is tried. */
const NOT_PRESSED: readonly string[] = ['leave', 'suspend', 'quit', 'ask-leave'];
/** Keys that no screen knows. */
const STRANGE: readonly KeyName[] = ['F12', 'ß', '~', 'PageUp', 'Delete', 'Tab', '9', '0', 'é', '漢'];

/** A title of many names ends in an ellipsis: all of them stand in their panels. How many of a card there are stands in its frame. */
const isMeant = ({ how, text, y }: Cut): boolean =>
  (how === 'shortened' && y === 0) || (how === 'over a frame' && /^×\d+$/u.test(text));

const KEYS = tried(120, 1500);

/** A key of the screen on top, Enter more often than others, sometimes one that it does not know. */
function anyKey(stage: PlainStage, int: (n: number) => number): KeyName {
  const bindings = bindingsOn(stage.top.name, stage.env.games).filter(({ command }) => !NOT_PRESSED.includes(command));
  const keys = bindings.flatMap((binding) => keysOf(binding, 'grid'));
  const lot = int(10);
  if (lot < 4) return 'Enter';
  return (lot === 9 ? STRANGE[int(STRANGE.length)] : keys[int(keys.length)]) ?? 'Esc';
}

it.each(MATCHES.map((more, i) => [more.mode ?? 'a duel', i, more] as const))(
  '%s is led by keys at random in windows of any size',
  async (_mode, i, more) => {
    const seed = `keys ${i}`;
    const size = { ...SIZES[0] } as { columns: number; rows: number };
    const session = begunLone(GLADIATORI_ALONE, matchSetup(choices(more), seed), seed, SILENT);
    const stage = await onScreen(GLADIATORI_ALONE, session, size as Size, opens());
    const { int } = rngFrom(seedState(seed));
    for (let key = 0; key < KEYS && !session.over && !stage.gone; key++) {
      if (int(6) === 0) Object.assign(size, WINDOWS[int(WINDOWS.length)]);
      const pressed = anyKey(stage, int);
      stage.press(pressed);
      const where = `key ${key}, ${pressed}, ${stage.top.name} at ${size.columns}x${size.rows}`;
      const broken = stage.top.name !== 'book' && /undefined|NaN|\[object|Infinity/u.test(stage.text);
      if (broken || session.trouble !== null) expect([where, stage.text]).toBeNull();
      if (!SIZES.some(({ columns }) => columns === size.columns)) continue;
      const cuts = cutsIn(() => stage.view).filter((cut) => !isMeant(cut));
      if (cuts.length > 0) expect([where, cuts]).toBeNull();
    }
    expect(session.shown.turn).toBeGreaterThan(0);
  },
);
