/** What a career allows: points, spreads, matches of a day. */
import { LEAST_ATTRIBUTE, MOST_ATTRIBUTE, rawTotal } from '../rules/creation.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../rules/words.ts';
import type { Career, CareerState, DayAct, Shape } from './types.ts';

/** 3.6.4 Points that a new Star is made of. */
const POINTS = 12;
/** 3.6.4 How far apart the highest and the lowest attribute may lie. */
const SPREAD = 2;
/** 3.6.5 The highest raw total. */
export const MOST_RAW = 20;
/** 7.4 Matches of one Star in a day. */
const MATCHES_A_DAY = 3;
/** 4.1 The most on one side. */
const SIDE_MOST = 4;

const spreadOf = (attributes: Attributes): number => {
  const values = ATTRIBUTES.map((one) => attributes[one]);
  return Math.max(...values) - Math.min(...values);
};

/** 3.6.4 All ways in which twelve points lie within the spread. */
export const POINT_DIVISIONS: readonly Attributes[] = divisions();

function divisions(): readonly Attributes[] {
  const values = [1, 2, 3, 4, 5, 6, 7];
  const all = values.flatMap((savvy) =>
    values.flatMap((speed) => values.map((strength): Attributes => ({ savvy, speed, strength }))),
  );
  return all.filter((points) => pointsFault(points) === null);
}

/** 3.6.4 Why attributes cannot be what a new Star is made of, or null. @internal */
export function pointsFault(points: Attributes): string | null {
  if (ATTRIBUTES.some((one) => points[one] < LEAST_ATTRIBUTE || points[one] > MOST_ATTRIBUTE))
    return `each attribute goes from ${LEAST_ATTRIBUTE} to ${MOST_ATTRIBUTE} (3.6)`;
  if (rawTotal(points) !== POINTS) return `exactly ${POINTS} points are to be divided, not ${rawTotal(points)} (3.6.4)`;
  return spreadOf(points) > SPREAD ? `the highest and the lowest lie more than ${SPREAD} apart (3.6.4)` : null;
}

/** Why a shape is none that a Star can have, or null. */
export function shapeFault({ points, primary, secondary }: Shape): string | null {
  return pointsFault(points) ?? (primary === secondary ? 'the two styles must be different (3.8)' : null);
}

/** R76 Whether a change keeps the spread, or at least does not widen it. */
function keepsSpread(before: Attributes, after: Attributes): boolean {
  return spreadOf(after) <= Math.max(SPREAD, spreadOf(before));
}

/** 7.7.2 Attributes that may rise by one. */
export function risesOf({ card: { attributes } }: Career): readonly Attribute[] {
  if (rawTotal(attributes) >= MOST_RAW) return [];
  return ATTRIBUTES.filter(
    (one) => attributes[one] < MOST_ATTRIBUTE && keepsSpread(attributes, { ...attributes, [one]: attributes[one] + 1 }),
  );
}

/** 7.8 Attributes that may fall by one. */
export function fallsOf({ card: { attributes } }: Career): readonly Attribute[] {
  return ATTRIBUTES.filter(
    (one) =>
      attributes[one] > LEAST_ATTRIBUTE && keepsSpread(attributes, { ...attributes, [one]: attributes[one] - 1 }),
  );
}

/** Whether a career goes on. */
export const isLiving = ({ ended }: Career): boolean => ended === null;

/** 7.4, 7.5 Why a Star cannot fight today, or null. */
export function restFault(state: Readonly<CareerState>, star: Career): string | null {
  if (!isLiving(star)) return `${star.name} no longer fights (7)`;
  if (star.barred === state.turn) return `${star.name} must sit out this month (7.5)`;
  return (state.fought[star.id] ?? 0) >= MATCHES_A_DAY ? `${star.name} has fought three times today (7.4)` : null;
}

/** Stars that may fight today, if a match is left. */
export function readyStars(state: Readonly<CareerState>): readonly Career[] {
  return state.used >= state.slots ? [] : state.familia.filter((one) => restFault(state, one) === null);
}

/** Why something cannot be done on the day, or null. */
export function dayFault(state: Readonly<CareerState>, act: DayAct): string | null {
  switch (act.do) {
    case 'fight':
      return fightFault(state, act);
    case 'recruit':
      return state.made === state.turn ? 'only one Star a month can be made (7.4)' : null;
    case 'retire': {
      const star = state.familia.find(({ id }) => id === act.star);
      if (star === undefined || !isLiving(star)) return 'no such Star in the familia (7.6)';
      return star.free ? null : `${star.name} is not free (7.6)`;
    }
    case 'rest':
    case 'close':
      return null;
  }
}

function fightFault(state: Readonly<CareerState>, { stars, allies, foes }: Extract<DayAct, { do: 'fight' }>) {
  if (state.used >= state.slots) return 'no match of this day is left (7.4)';
  if (new Set(stars.map(({ star }) => star)).size !== stars.length) return 'a Star comes in once (R99)';
  for (const { star, secondary } of stars) {
    const one = state.familia.find(({ id }) => id === star);
    if (one === undefined) return 'no such Star in the familia (7.4)';
    if (secondary && one.secondary === null) return `${one.name} has no secondary style (3.8)`;
    const why = restFault(state, one);
    if (why !== null) return why;
  }
  const own = stars.length + allies;
  if (stars.length === 0 || own > SIDE_MOST || foes > SIDE_MOST) return 'one to four fight on a side (4.1)';
  return own > foes ? 'your side may not be the larger one (R99)' : null;
}

/** Everything that can be done on the day, but for who fights beside whom: each Star alone against one. */
export function dayActs(state: Readonly<CareerState>): readonly DayAct[] {
  const fights = readyStars(state).flatMap(({ id, secondary }) =>
    [false, true].slice(0, secondary === null ? 1 : 2).map(
      (second): DayAct => ({
        ...{ do: 'fight', stars: [{ star: id, secondary: second }] },
        ...{ allies: 0, foes: 1 },
      }),
    ),
  );
  const free = state.familia.filter((one) => one.free && isLiving(one));
  return [
    ...fights,
    ...(state.made === state.turn ? [] : [{ do: 'recruit' } as const]),
    ...free.map(({ id }): DayAct => ({ do: 'retire', star: id })),
    { do: 'rest' },
    { do: 'close' },
  ];
}
