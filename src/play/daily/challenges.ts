/** The parts in the challenge of a day of the games that are loaded, for who plays alone. */
import type { Read } from '../../kernel/save.ts';
import type { Daily } from '../../tui/company.ts';
import type { OpenGame } from '../../tui/program.ts';
import type { Services } from '../../tui/services.ts';

/** A game's part, for whoever's services are given. */
export interface AlonePart {
  daily(services: Services): Daily;
  /** The try of a day, begun or gone on with; or why there is none. */
  fight(services: Services, date: string): Read<OpenGame>;
}

const LOADED = new Map<string, AlonePart>();

/** Keeps the part of a game that is loaded, by the game's id. */
export function keepAlonePart(game: string, part: AlonePart): void {
  LOADED.set(game, part);
}

/** The part of a game; null: it has none, or is not loaded. */
export function alonePartOf(game: string): AlonePart | null {
  return LOADED.get(game) ?? null;
}
