/** A journal while it is read: the cards so far, and what is complained of. */
import type { HeroesEvent } from '../../../src/games/heroes/rules/events.ts';
import type { HeroesSetup } from '../../../src/games/heroes/rules/types.ts';
import type { Part } from '../../../src/games/heroes/rules/words.ts';
import type { Roll } from '../../../src/kernel/roll.ts';
import type { Making } from './making.ts';
import type { Sheet } from './sheets.ts';

/** The events of a kind. */
export type Of<K extends HeroesEvent['kind']> = HeroesEvent extends infer E
  ? E extends { readonly kind: infer P }
    ? K extends P
      ? E & { readonly kind: K }
      : never
    : never
  : never;

/** An attack between two rolls, and the blow that comes of it. */
export interface Fight {
  attacker: string;
  defender: string;
  /** 'untold': a clear opening, and nothing has been told of its use. */
  edge: 'advantage' | 'bash' | 'untold' | null;
  retake: boolean;
  margin: number;
  /** Who has hit whom, with what Impact; a thrown item; whether nothing guards. */
  blow: { by: string; on: string; impact: number; thrown: string | null; bare: boolean } | null;
  part: Part | null;
  modified: number;
  damage: number;
}

/** A match while its journal is read. */
export interface Reading {
  readonly setup: HeroesSetup;
  readonly making: Making;
  readonly sheets: Map<string, Sheet>;
  readonly complaints: string[];
  readonly committed: Map<string, number>;
  readonly ground: { item: string; zone: string; missed: string | null }[];
  /** Initiative rolls of the round, until the order is told. */
  initiatives: Of<'initiative'>[];
  fight: Fight | null;
  toDeath: boolean;
  steps: number;
  draws: number | null;
  breaks: number;
  at: string;
}

export function hold(read: Reading, holds: boolean, why: string): void {
  if (!holds) read.complaints.push(`${read.at}: ${why}`);
}

export function sheetOf({ sheets }: Reading, id: string): Sheet {
  const found = sheets.get(id);
  if (found === undefined) throw new Error(`nobody is called ${id}`);
  return found;
}

export const active = ({ sheets }: Reading): readonly Sheet[] =>
  [...sheets.values()].filter((one) => one.standing === 'active');
export const foesOf = (read: Reading, { setup: { side } }: Sheet): readonly Sheet[] =>
  active(read).filter((one) => one.setup.side !== side);
export const foesAt = (read: Reading, one: Sheet, zone: string): readonly Sheet[] =>
  foesOf(read, one).filter((foe) => foe.zone === zone);
export const passes = (roll: Roll | undefined, count: number, than: number): number => {
  const faces = roll?.dice.die ?? [];
  return faces.length === count ? faces.filter((face) => face <= than).length : -1;
};

export const total = (roll: Roll | undefined): number => (roll?.dice.die ?? []).reduce((all, face) => all + face, 0);
