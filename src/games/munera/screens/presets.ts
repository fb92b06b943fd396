/** Practice: bouts made ready, and one of the player's own making. */
import { readable, unreadable } from '../../../kernel/save.ts';
import type { MatchPreset, Strength } from '../../../tui/match-preset.ts';
import { paneOf } from '../../../tui/pane.ts';
import type { Env, MatchPresets, Screen } from '../../../tui/program.ts';
import { GAME_ID } from '../id.ts';
import { type MuneraPreset, muneraChance, muneraPresets, presetBout } from '../presets.ts';
import { initialState } from '../rules/setup.ts';
import { tables } from '../tables.ts';
import { drawOutfit } from './draw-fighters.ts';
import { beginBout, practiceBout } from './practice.ts';
import { newBout } from './practice-form.ts';

/** The bouts made ready, as the house shows them. */
export const MUNERA_PRESETS: MatchPresets = {
  label: 'Practice',
  note: ({ services }) =>
    services.match(GAME_ID).going() === null ? 'one bout, ready-made or your own' : 'a new bout; the old is given up',
  list: () => muneraPresets().map(shown),
  counted: 'The lanista’s chart on every side.',
  draw(pane, id, strength, env) {
    const preset = muneraPresets().find((one) => one.id === id);
    if (preset === undefined) return;
    const { fighters } = initialState(setupFor(preset, strength, env), tables());
    const [own] = fighters;
    const foe = fighters.find(({ team }) => team !== own?.team);
    const half = Math.floor(pane.width / 2);
    for (const [i, fighter] of [own, foe].entries())
      if (fighter !== undefined)
        drawOutfit(paneOf(pane.canvas, pane.x + i * half, pane.y, half - 2), fighter, tables());
  },
  begin(id, strength, env) {
    const preset = muneraPresets().find((one) => one.id === id);
    return preset === undefined ? unreadable(`There is no preset '${id}'.`) : readable(begun(preset, strength, env));
  },
  own: { note: 'profile, who meets, arena, level', open: newBout },
  lines: [],
};

function shown({ id, title, rules, about, foes }: MuneraPreset): MatchPreset {
  const foe = (strength: Strength) => ({ about: foes[strength].about, chance: muneraChance(id, strength) });
  return { id, title, about, rules, foes: { weak: foe('weak'), even: foe('even'), strong: foe('strong') } };
}

const setupFor = (preset: MuneraPreset, strength: Strength, { settings }: Env, seed = '') =>
  presetBout(preset, strength, { led: true, name: settings.lastName ?? 'Felix', seed });

/** Into the arena: the bout is saved before its first event is seen. */
function begun(preset: MuneraPreset, strength: Strength, env: Env): Screen {
  const { services } = env;
  const seed = services.newSeed();
  const session = beginBout(setupFor(preset, strength, env, seed), seed, services.match(GAME_ID));
  return env.routes.play(practiceBout(session), env, session.trouble);
}
