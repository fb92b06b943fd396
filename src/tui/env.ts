/** What every screen is drawn and decided by. */
import type { Settings } from '../settings.ts';
import type { Skin } from './glyphs.ts';
import type { Env, Forced, Games, Routes } from './program.ts';
import type { Services } from './services.ts';
import type { Level } from './style.ts';
import { THEMES } from './theme.ts';

/** What does not change while a program runs. */
export interface Setting {
  readonly services: Services;
  readonly games: Games;
  readonly routes: Routes;
  /** What the terminal can show, where the options say 'auto'. */
  readonly level: Level;
  readonly skin: Skin;
  /** What holds whatever the options say. */
  readonly forced: Forced;
}

const LEVELS: { readonly [colour: string]: Level } = { truecolour: 3, '256': 2, '16': 1, none: 0 };

/** The environment of screens on a terminal of a size, with the options as they are now. */
export function envOf(
  { services, games, routes, level, skin, forced }: Setting,
  { columns, rows, settings }: { readonly columns: number; readonly rows: number; readonly settings: Settings },
): Env {
  return {
    columns,
    rows,
    settings,
    services,
    games,
    routes,
    forced,
    skin: forced.skin ?? (settings.skin === 'auto' ? skin : settings.skin),
    encoding: { level: forced.level ?? LEVELS[settings.colour] ?? level, theme: THEMES[settings.theme] },
  };
}
