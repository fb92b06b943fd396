/** 3.7 A bout that stands alone: who meets whom. */

import { readable } from '../../../kernel/save.ts';
import { ALL_MEETINGS } from '../../../session/meetings.ts';
import { asWords, either, type FormRow, listedRow } from '../../../tui/form.ts';
import { lonePractice } from '../../../tui/match/practice.ts';
import type { Env, Screen } from '../../../tui/program.ts';
import { GLADIATOR_NAME, type NewGame, newGameScreen } from '../../../tui/screens/new-game.ts';
import { PROFILES } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { type BoutChoices, boutSetup } from './meetings.ts';
import { MUNERA_ALONE } from './practice.ts';

const NAMES = ['Felix', 'Verus', 'Spiculus', 'Pugnax', 'Mevia', 'Hermes', 'Actius', 'Triumphus'] as const;

/** 11 What a profile comes with. */
export function outfitText({ profile }: Pick<BoutChoices, 'profile'>): string {
  const { outfit, save, ap } = tables().profiles[profile];
  const hands = [
    ...outfit.held.map((kind) => (kind === 'hasta' && outfit.thonged ? 'hasta on a thong' : kind)),
    ...(outfit.darts > 0 ? [`${outfit.darts} darts`] : []),
    ...(outfit.shield === 'none' ? [] : [outfit.shield === 'cape' ? 'cape' : `${outfit.shield} shield`]),
    ...(outfit.galerus ? ['galerus'] : []),
    ...outfit.sheathed.map((kind) => `${kind} at the belt`),
  ];
  const armour = outfit.armour === 'none' ? 'no armour' : `${outfit.armour} armour`;
  const die = ap === 0 ? 'as it falls' : ap > 0 ? `+${ap}` : `${ap}`;
  return `${hands.join(', ')}; ${armour}, ${outfit.helmet ? 'helmet' : 'bareheaded'}. Save ${save}, AP die ${die} (11).`;
}

const ROWS: readonly FormRow<BoutChoices, Env>[] = [
  listedRow('profile', 'You are a', asWords(PROFILES), outfitText),
  listedRow('meeting', 'Who meets', asWords(ALL_MEETINGS), 'You lead yourself alone (3.7).'),
  listedRow(
    'foes',
    'The others',
    [['paired', 'as your profile is usually matched'], ['drawn', 'drawn from all profiles'], ...asWords(PROFILES)],
    'Each is drawn by itself (11).',
  ),
  listedRow(
    'led',
    'Led by',
    [
      ['novice', 'a novice: whatever comes first'],
      ['book', 'the book: the lanista’s chart'],
      ['tactician', 'a tactician: weighs a turn ahead'],
    ],
    'How the program leads those against you; the chart leads those beside you (16.1, 16.2).',
  ),
  listedRow(
    'arena',
    'Arena',
    [
      ['fitting', 'as their number asks for'],
      ['pit', 'pit: 61 hexes'],
      ['standard', 'standard: 127 hexes'],
      ['great', 'great: 217 hexes'],
    ],
    'Walls matter: whoever is driven into one is knocked down (8.43).',
  ),
  listedRow(
    'endlessArrows',
    'Arrows',
    either('never run out', 'four to nine, and what is picked up'),
    'A house option for bows.',
  ),
];

const NEW_BOUT: NewGame<BoutChoices> = {
  title: 'A bout',
  story: 'The gates open, the trumpets are done, and the sand is raked. Nobody is promised to walk off it.',
  name: GLADIATOR_NAME,
  rows: ROWS,
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: () => ({ label: 'Into the arena', help: 'Stamina is rolled, then the order of turns.' }),
  begin({ form, seed }, env) {
    return readable(lonePractice(MUNERA_ALONE, { setup: boutSetup(form, seed), seed }, env));
  },
};

/** The form of a new bout. */
export function newBout(env: Env): Screen {
  const form: BoutChoices = {
    ...{ name: NAMES[0], profile: 'murmillo', foes: 'paired', meeting: '1 v 1', led: 'book', arena: 'fitting' },
    endlessArrows: false,
  };
  return newGameScreen(NEW_BOUT, { form, seed: env.services.newSeed(), names: 0 });
}
