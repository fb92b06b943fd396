/** GLADIATOR as the house knows it. */

import type { Playback } from '../../session/playback.ts';
import type { Screen } from '../../tui/program.ts';
import { doorOf, partyNames } from '../door.ts';
import type { Game } from '../game.ts';
import { career } from './career/index.ts';
import type { CareerKit } from './career/kit.ts';
import type { CareerState } from './career/types.ts';
import { COUNTING } from './counting.ts';
import { CARD_FILES } from './files/cards.ts';
import { CAREERS } from './files/career-kind.ts';
import { CAREER_HONOURS, HOUSE_HONOURS } from './files/honours.ts';
import { HOUSES } from './files/house-kind.ts';
import { lanista } from './house/index.ts';
import type { HousesKit } from './house/kit.ts';
import type { HousesState } from './house/types.ts';
import { GAME_ID } from './id.ts';
import { GLADIATOR_SHELF } from './presets.ts';
import { loadGlossary, loadRulebook } from './rulebook.ts';
import { gladiator } from './rules/index.ts';
import type { State } from './rules/types.ts';
import { campaignTables, lessonsData, tables } from './tables.ts';

/** GLADIATOR as the house asks for it: doors of its three rule sets, rulebook, options, long games, screens, commands. */
export const GLADIATOR: Game = {
  id: GAME_ID,
  title: 'GLADIATOR',
  doors: [
    doorOf({
      ...{ ruleset: gladiator, tables, parties: sidesOf },
      watch: async (playback, at) => (await import('./screens/ending/replay.ts')).replayScreen(playback, at),
      luck: async (file, save, how) => (await import('./cli/luck-report.ts')).luckReport(tables(), file, save, how),
      dice: async () => (await import('./screens/journal/dice-lines.ts')).diceLines,
      reasons: async () => (await import('./screens/journal/recalled-lines.ts')).boutReasons(tables()),
    }),
    doorOf({
      ...{ ruleset: career, tables: campaignTables, watch: journalOf },
      parties: ({ setup }: CareerState) => [setup.name],
    }),
    doorOf({
      ...{ ruleset: lanista, tables: campaignTables, watch: journalOf },
      parties: ({ houses }: HousesState) => houses.map(({ name }) => name),
    }),
  ],
  rulebook: loadRulebook,
  glossary: loadGlossary,
  checkTables() {
    campaignTables();
    GLADIATOR_SHELF.check();
    loadGlossary();
    lessonsData();
  },
  screens: async () => (await import('./screens/home.ts')).SCREENS,
  honours: [CAREER_HONOURS, HOUSE_HONOURS],
  hallText: async (of) => (await import('./cli/hall.ts')).hallText(of),
  longGames: [CAREERS, HOUSES],
  own: [CARD_FILES],
  counting: COUNTING,
  challenge: async () => (await import('./screens/open/challenge.ts')).CHALLENGE,
  toils: async () => (await import('./labour/toils.ts')).toilFor,
  commands: async () => (await import('./cli/commands.ts')).COMMANDS,
};

/** What happened in a career or a house, line by line. */
async function journalOf({ frames, seals }: Playback<CareerKit> | Playback<HousesKit>, at: number): Promise<Screen> {
  const { journalScreen } = await import('./screens/journal/journal-screen.ts');
  const look = {
    when: ({ turn }: { readonly turn: number }) => (turn === 0 ? '' : `${turn}`),
    coloured: (text: string) => [{ text, style: { fg: 'text' } as const }],
  };
  return journalScreen({ lines: frames, look, from: at, seals });
}

/** 26 The names of both sides. */
function sidesOf({ fighters }: State): readonly string[] {
  return partyNames(fighters, [0, 1], ({ side }) => side);
}
