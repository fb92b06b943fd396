/** 3.9: the five areas of a body. */

/** 3.9 Body areas, by number. */
export const AREAS = [1, 2, 3, 4, 5] as const;
export type Area = (typeof AREAS)[number];
/** 3.9 What each area of a man is called. */
export const AREA_NAMES = { 1: 'head', 2: 'chest', 3: 'groin', 4: 'arms', 5: 'legs' } as const satisfies ByArea<string>;
/** One thing for each body area; indexable by an Area. */
export type ByArea<T> = { [A in Area]: T };
