/** 4.6 A bout that stands alone: who meets whom, how deep, by which options. */

import { readable } from '../../../kernel/save.ts';
import { ALL_MEETINGS, type MeetingName, teamsIn } from '../../../session/meetings.ts';
import { asWords, either, type FormRow, listedRow } from '../../../tui/form.ts';
import { lonePractice } from '../../../tui/match/practice.ts';
import type { Env, Screen } from '../../../tui/program.ts';
import { type NewGame, newGameScreen } from '../../../tui/screens/new-game.ts';
import { type BoutChoices, boutSetup } from '../session/line-up.ts';
import { PILOT_NAME } from './pilot-name.ts';
import { GLIDERPIT_ALONE } from './practice.ts';

const NAMES = ['Felix', 'Icarus', 'Ales', 'Penna', 'Ventus', 'Nimbus', 'Zephyrus'] as const;

/** More or less than the launch zones of the pit have even room for. */
const CROWDED: readonly MeetingName[] = ['2 v 3', '4 v 4', 'eight, each for itself'];

const OWN = 'You fly';

const ROWS: readonly FormRow<BoutChoices, Env>[] = [
  listedRow(
    'meeting',
    'Who meets',
    asWords(ALL_MEETINGS.filter((one) => !CROWDED.includes(one))),
    'Before the launch you choose zones and weapons for your whole team (4.7).',
  ),
  listedRow(
    'flown',
    OWN,
    [
      ['one', 'one glider'],
      ['all', 'all gliders of your team'],
    ],
    'The pilot’s chart leads those of your team whom you do not fly (18.1).',
  ),
  listedRow(
    'floor',
    'The floor',
    [
      [15, 'at 15: four levels, three turns'],
      [10, 'at 10: nine levels, eight turns'],
      [5, 'at 5: fourteen levels, fourteen turns'],
      [0, 'at 0: nineteen levels, twenty turns'],
    ],
    'The deeper the pit, the more patience pays (16.39).',
  ),
  listedRow(
    'led',
    'Led by',
    [
      ['novice', 'a novice: wherever nothing is in the way'],
      ['book', 'the book: the pilot’s chart'],
      ['tactician', 'a tactician: weighs a turn ahead'],
    ],
    'How the program leads those against you (18.1, 18.2).',
  ),
  listedRow(
    'advanced',
    'Maneuvers',
    either('advanced ones too', 'plain ones'),
    'Half-Loops and the Zoom Climb (16.42 to 16.44).',
  ),
  listedRow(
    'randomWeapons',
    'Weapons',
    either('drawn face down', 'chosen in turn'),
    'What is drawn and fits must be taken (16.40).',
  ),
  listedRow(
    'randomChits',
    'The order',
    either('drawn every turn', 'the lowest first'),
    'Who moves last sees where all others are (6.11, 16.41).',
  ),
];

/** Who flies alone has nobody else to fly. */
const rowsOf = ({ meeting }: BoutChoices): readonly FormRow<BoutChoices, Env>[] => {
  const alone = teamsIn(meeting).filter((team) => team === 0).length === 1;
  return alone ? ROWS.filter(({ label }) => label !== OWN) : ROWS;
};

const NEW_BOUT: NewGame<BoutChoices> = {
  title: 'A bout',
  story: 'The wind sings in the stays. Below the ledge the pit has no colour, only depth.',
  name: PILOT_NAME,
  rows: rowsOf,
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: () => ({ label: 'To the ledge', help: 'Zones first, then weapons, then the launch.' }),
  begin({ form, seed }, env) {
    return readable(lonePractice(GLIDERPIT_ALONE, { setup: boutSetup(form, seed), seed }, env));
  },
};

/** The form of a new bout. */
export function newBout(env: Env): Screen {
  const form: BoutChoices = {
    ...{ name: NAMES[0], meeting: '1 v 1', flown: 'one', led: 'book', floor: 10 },
    ...{ randomWeapons: false, randomChits: false, advanced: false },
  };
  return newGameScreen(NEW_BOUT, { form, seed: env.services.newSeed(), names: 0 });
}
