/** The vocabulary of orders (chapter 7, 20.2): what a plot is written with. */

const MOVEMENT_CODES = ['F', 'B', 'SFL', 'SFR', 'SBL', 'SBR'] as const;
const SPECIAL_CODES = ['C', 'KN', 'L', 'R', 'RO', 'RN', 'S', 'X'] as const;
/** 7.3 The codes a plot is written in: movements, then special actions. */
export const ACTION_CODES = [...MOVEMENT_CODES, ...SPECIAL_CODES] as const;
/** 7.3 The code of a movement. @internal */
export type MovementCode = (typeof MOVEMENT_CODES)[number];
export type ActionCode = (typeof ACTION_CODES)[number];
/** A10 The ways a lying man can roll, relative to his facing. */
export const ROLL_WAYS = ['FL', 'FR', 'BL', 'BR'] as const;
export type RollWay = (typeof ROLL_WAYS)[number];

/** 7.2.1 One action with the hexsides turned before or after it (clockwise positive). */
export interface PlotAction {
  readonly code: ActionCode;
  readonly before: number;
  readonly after: number;
  /** Only for RO. */
  readonly way: RollWay | null;
}

/** 7.2 Up to two movement actions, for a sprinter three (31.3), or one special action; none: no order. */
export interface Plot {
  readonly actions: readonly PlotAction[];
  /** Be asked in the action step whether to throw something (P31). */
  readonly act: boolean;
  /** 20.2 A net attack that goes with the movement. */
  readonly net?: NetPlot;
}

/** 20.2.1 A toss, a swing, or the net laid in a hex: 1 left front, 2 front, 3 right front. */
export type NetPlot =
  | { readonly kind: 'toss' }
  | { readonly kind: 'swing' }
  | { readonly kind: 'lay'; readonly hex: 1 | 2 | 3 };
/** 20.2.1 Which of the three ways to use a net. */
export type NetKind = NetPlot['kind'];
