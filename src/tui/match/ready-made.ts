/** The matches a game has made ready, as the house lists them: by the presets of its data file, their chances, and what begins one. */
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { type MatchPreset, type PresetChance, STRENGTHS, type Strength } from '../../odds/match-preset.ts';
import type { Pane } from '../pane.ts';
import type { Env, MatchPresets, PresetLine, Screen } from '../program.ts';

/** What of a preset every game's data file has. */
interface PresetHead extends Pick<MatchPreset, 'id' | 'title' | 'rules' | 'about'> {
  readonly foes: { readonly [S in Strength]: { readonly about: string } };
}

/** What a game says of its presets. */
interface ReadyMade<P extends PresetHead> {
  /** The id of the game, and what it calls a match. */
  readonly game: string;
  readonly noun: string;
  readonly shelf: { presets(): readonly P[]; chance(id: string, strength: Strength): PresetChance };
  /** By which rules, in a word; absent: as the data file has it. */
  rules?(preset: P): string;
  /** What the chances were counted by, in a sentence. */
  readonly counted: string;
  /** Draws those who meet. */
  draw(pane: Pane, preset: P, strength: Strength, env: Env): void;
  /** Begins one; it is saved before its first event is seen. */
  begin(preset: P, strength: Strength, env: Env): Screen;
  /** The form of a match of the player's own. */
  readonly own: MatchPresets['own'];
  /** Lines below it; absent: none. */
  readonly lines?: readonly PresetLine[];
}

/** The presets of a game for its screens. */
export function readyMade<P extends PresetHead>(of: ReadyMade<P>): MatchPresets {
  const { game, noun, shelf, counted, own, lines = [] } = of;
  const presetOf = (id: string): P | undefined => shelf.presets().find((one) => one.id === id);
  return {
    label: 'Practice',
    note: ({ services }) =>
      services.match(game).going() === null
        ? `one ${noun}, ready-made or your own`
        : `a new ${noun}; the old one is given up`,
    list: () => shelf.presets().map((preset) => listed(of, preset)),
    counted,
    draw(pane, id, strength, env) {
      const preset = presetOf(id);
      if (preset !== undefined) of.draw(pane, preset, strength, env);
    },
    begin(id, strength, env): Read<Screen> {
      const preset = presetOf(id);
      return preset === undefined
        ? unreadable(`There is no preset '${id}'.`)
        : readable(of.begin(preset, strength, env));
    },
    own,
    lines,
  };
}

function listed<P extends PresetHead>({ shelf, rules }: ReadyMade<P>, preset: P): MatchPreset {
  const { id, title, about, foes } = preset;
  const met = STRENGTHS.map((one) => [one, { about: foes[one].about, chance: shelf.chance(id, one) }] as const);
  return {
    id,
    title,
    about,
    rules: rules?.(preset) ?? preset.rules,
    foes: Object.fromEntries(met) as MatchPreset['foes'],
  };
}
