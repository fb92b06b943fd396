/** GLADIATOR's practice: bouts made ready, one of the player's own making, and by which rules that goes. */
import { capital } from '../../../../kernel/words.ts';
import type { Strength } from '../../../../odds/match-preset.ts';
import { Session } from '../../../../session/session.ts';
import { beside } from '../../../../tui/form.ts';
import { readyMade } from '../../../../tui/match/ready-made.ts';
import type { Env, MatchPresets, PresetLine, Screen } from '../../../../tui/program.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { GAME_ID } from '../../id.ts';
import { type GladiatorOptions, optionsOf, withOptions } from '../../options.ts';
import { GLADIATOR_SHELF, type GladiatorPreset, presetSetup } from '../../presets.ts';
import { gladiator } from '../../rules/index.ts';
import { standingAnswers } from '../bout/standing.ts';
import { newCreation } from '../making/create.ts';
import { drawnName } from '../making/creation.ts';
import { practiceGame } from './practice.ts';
import { drawPresetPictures } from './preset-pictures.ts';

const RULES: readonly GladiatorOptions['rules'][] = ['basic', 'advanced', 'campaign'];

/** What each game is, in a sentence. */
const MEANINGS: { readonly [R in GladiatorOptions['rules']]: string } = {
  basic: 'Basic: light, medium and heavy men with sword and shield; moving, blows, wounds and mercy; nothing else.',
  advanced: 'Advanced: every style and weapon, nets, special attacks, teams, arenas, beasts and riders as well.',
  campaign: 'Campaign: the Advanced Game with the talents, luck and fame that a man has in a career.',
};

/** By which rules a bout of the player's own making goes; kept among the options. */
const RULES_LINE: PresetLine = {
  id: 'rules',
  label: 'Rules of your own bouts',
  text: ({ settings }) => capital(optionsOf(settings).rules),
  help: () => RULES.map((one) => MEANINGS[one]),
  turn(by, { services, settings }) {
    return services.changeSettings(withOptions(settings, { rules: beside(RULES, optionsOf(settings).rules, by) }));
  },
};

/** The practice bouts as the house shows them. */
export const GLADIATOR_PRESETS: MatchPresets = readyMade<GladiatorPreset>({
  ...{ game: GAME_ID, noun: 'bout', shelf: GLADIATOR_SHELF },
  rules: ({ rules }) => capital(rules),
  counted: "Both sides led by the book, plain sand, the Colosseum's tables.",
  draw: (pane, preset, strength, { services }) =>
    drawPresetPictures(pane, preset, strength, gladiatorFiles(services).tables),
  begin: begun,
  own: { note: 'style, body, name, opponent, arena, seed', open: newCreation },
  lines: [RULES_LINE],
});

/** Into the arena: the bout is saved before its first event is seen. */
function begun(preset: GladiatorPreset, strength: Strength, env: Env): Screen {
  const { services, settings } = env;
  const { tables } = gladiatorFiles(services);
  const seed = services.newSeed();
  const name = settings.lastName ?? drawnName(tables, seed, 0);
  const { stansKills, freeformPlots, reactionSeconds } = optionsOf(settings);
  const manners = { stansKills, freeformPlots, reactionSeconds };
  const setup = presetSetup(preset, strength, { lead: 'one', name, manners });
  const standing = standingAnswers(() => optionsOf(services.settings()));
  const options = { seats: [0], sink: services.match(GAME_ID), standing } as const;
  const session = Session.start(gladiator, tables, { setup, seed }, options);
  return env.routes.play(practiceGame(session), env, session.trouble);
}
