/** Practice: matches made ready, and one of the player's own making. */
import { readable, unreadable } from '../../../kernel/save.ts';
import { Session } from '../../../session/session.ts';
import type { MatchPreset, Strength } from '../../../tui/match-preset.ts';
import { paneOf } from '../../../tui/pane.ts';
import type { Env, MatchPresets, Screen } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { type HeroesPreset, heroesChance, heroesPresets, presetMatch } from '../presets.ts';
import { heroes } from '../rules/index.ts';
import { ARENA_NAMES } from '../rules/names.ts';
import { initialState } from '../rules/setup.ts';
import { tables } from '../tables.ts';
import { drawCard } from './draw-card.ts';
import { practiceMatch, sittingOf } from './practice.ts';
import { newPractice } from './practice-form.ts';

/** The matches made ready, as the house shows them. */
export const HEROES_PRESETS: MatchPresets = {
  label: 'Practice',
  note: ({ services }) =>
    services.match(GAME_ID).going() === null ? 'one match, ready-made or your own' : 'a new match; the old is given up',
  list: () => heroesPresets().map(shown),
  counted: 'The book on both sides, with your Star Power.',
  draw(pane, id, strength, env) {
    const preset = heroesPresets().find((one) => one.id === id);
    if (preset === undefined) return;
    const { fighters } = initialState(setupFor(preset, strength, env), tables());
    const other = fighters.find(({ side }) => side === 1);
    const foe = other === undefined ? undefined : { ...other, name: 'Against you' };
    const half = Math.floor(pane.width / 2);
    for (const [i, fighter] of [fighters[0], foe].entries())
      if (fighter !== undefined) drawCard(paneOf(pane.canvas, pane.x + i * half, pane.y, half - 2), fighter, tables());
  },
  begin(id, strength, env) {
    const preset = heroesPresets().find((one) => one.id === id);
    return preset === undefined ? unreadable(`There is no preset '${id}'.`) : readable(begun(preset, strength, env));
  },
  own: { note: 'style, points, size, signatures, opponent', open: newPractice },
  lines: [],
};

function shown({ id, title, rules, about, foes }: HeroesPreset): MatchPreset {
  const foe = (strength: Strength) => ({ about: foes[strength].about, chance: heroesChance(id, strength) });
  return { id, title, about, rules, foes: { weak: foe('weak'), even: foe('even'), strong: foe('strong') } };
}

const setupFor = (preset: HeroesPreset, strength: Strength, { settings }: Env, seed = '') =>
  presetMatch(preset, strength, { led: true, name: settings.lastName ?? ARENA_NAMES[0], seed });

/** Into the arena: the match is saved before its first event is seen. */
function begun(preset: HeroesPreset, strength: Strength, env: Env): Screen {
  const { services } = env;
  const seed = services.newSeed();
  const setup = setupFor(preset, strength, env, seed);
  const session = Session.start(
    heroes,
    tables(),
    { setup, seed },
    sittingOf(setup, services.match(GAME_ID), services.labour),
  );
  return env.routes.play(practiceMatch(session), env, session.trouble);
}
