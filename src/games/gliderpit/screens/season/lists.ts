/** The list of a player's seasons, and the form of a first one. */

import { readable } from '../../../../kernel/save.ts';
import { SEALED_SEEDS } from '../../../../kernel/seal.ts';
import { type FormRow, listedRow } from '../../../../tui/form.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import type { LongList } from '../../../../tui/screens/long-games.ts';
import { type NewGame, newGameScreen } from '../../../../tui/screens/new-game.ts';
import type { SeasonSetup } from '../../career/types.ts';
import { SEASONS, type SeasonFacts, seasonsOf } from '../../files/seasons.ts';
import { PILOT_NAME } from '../pilot-name.ts';
import { seasonGame } from './season-screen.ts';

const ROWS: readonly FormRow<SeasonSetup, Env>[] = [
  listedRow(
    'rivals',
    'The rivals',
    [
      ['green', 'green: three by the pilot’s chart'],
      ['mixed', 'mixed: a tactician, and two by the chart'],
      ['hard', 'hard: three tacticians'],
    ],
    'They keep their names, remember who put them out, and come back (23.1, 23.8).',
  ),
  listedRow(
    'mode',
    'Saving',
    [
      ['ironman', 'ironman: what has happened stays; no advice'],
      ['lenient', 'lenient: five pits to return to'],
    ],
    'Lenient, one may go back to before an earlier pit.',
  ),
];

const NAMES = ['Felix', 'Icarus', 'Ales', 'Penna', 'Ventus', 'Zephyrus'] as const;

const NEW_SEASON: NewGame<SeasonSetup> = {
  title: 'A season',
  story:
    'Four pilots, eight pits, one wreath. The Cistern comes first and is shallow; the Throat comes last and has no bottom that anybody has seen twice.',
  name: PILOT_NAME,
  rows: ROWS,
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: ({ name }) => ({ label: `Enter ${name}`, help: 'Eight pits, then perhaps another season.' }),
  begin({ form, seed }, { services }) {
    const begun = seasonsOf(services).begin({ ...form, ...SEALED_SEEDS }, seed);
    return begun.ok ? readable(seasonGame(begun.value)) : begun;
  },
};

function newSeasonScreen(env: Env): Screen {
  const form: SeasonSetup = { name: NAMES[0], rivals: 'green', mode: 'ironman' };
  return newGameScreen(NEW_SEASON, { form, seed: env.services.newSeed(), names: 0 });
}

/** The list of seasons, from which one is begun, gone on with or read. */
export const SEASON_LIST: LongList<SeasonFacts> = {
  title: 'Seasons',
  fresh: { label: 'A new pilot', note: 'four pilots, eight pits, one wreath' },
  prompt: 'Go on with a season, or begin one. Those that are over can be read.',
  topic: 'gliderpit-season',
  list: ({ services }) => seasonsOf(services).list(),
  remove: (id, { services }) => seasonsOf(services).remove(id),
  line: SEASONS.line,
  begin: newSeasonScreen,
  open(id, { services }) {
    const opened = seasonsOf(services).open(id);
    return opened.ok ? readable(seasonGame(opened.value)) : opened;
  },
};
