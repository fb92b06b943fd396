/** What the signs on a board mean: those that stand on it now, in one row. */
import type { Segment } from '../../../tui/canvas.ts';
import { backOf } from '../rules/board.ts';
import { fighterOf, isActive, opponentsIn } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import { ITEMS } from '../rules/words.ts';
import { BODY_SIGNS, ITEM_SIGNS, ZONE_SIGNS } from './draw-board.ts';

type Row = readonly [sign: string, words: string];

/** The row below a board; `asked`: who is to act, or null. */
export function legendOf(state: Readonly<State>, asked: string | null): readonly Segment[] {
  const rows: readonly Row[] = [
    ...bodyRows(state),
    ...ITEMS.filter((item) => state.ground.some((one) => one.item === item)).map(
      (item): Row => [ITEM_SIGNS[item], item],
    ),
    [ZONE_SIGNS.gate, 'gate'],
    [ZONE_SIGNS.center, 'center'],
  ];
  const behind = asked === null ? [] : behindText(state, fighterOf(state, asked));
  const text = (words: string): Segment => ({ text: words, style: { fg: 'mute' } });
  return [
    ...behind.map((words): Segment => ({ text: `${words}  `, style: { fg: 'warn' } })),
    ...rows.flatMap(([sign, words]) => [
      { text: sign, style: { fg: 'accent', bold: true } } as const,
      text(` ${words}  `),
    ]),
  ];
}

function bodyRows({ fighters }: Readonly<State>): readonly Row[] {
  const active = fighters.filter(isActive);
  return [
    ...(active.some(({ ensnared }) => ensnared) ? [[BODY_SIGNS.net, 'in a net'] as const] : []),
    ...(active.some(({ blinded }) => blinded) ? [[BODY_SIGNS.sand, 'sand'] as const] : []),
    ...(active.length < fighters.length ? [[BODY_SIGNS.out, 'out'] as const] : []),
  ];
}

/** 5.2.4 Zones that cannot be gone to because an opponent stands before them. */
function behindText(state: Readonly<State>, fighter: Fighter): readonly string[] {
  return opponentsIn(state, fighter, fighter.zone).flatMap((foe) => {
    const back = backOf(fighter, foe);
    return back === null ? [] : [`${back} is behind ${foe.name}`];
  });
}
