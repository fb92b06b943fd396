/** A match that stands alone: mode, gladiators, animals, items, rules. */
import { readable } from '../../../kernel/save.ts';
import { asWords, either, type FormRow, listedRow } from '../../../tui/form.ts';
import { lonePractice } from '../../../tui/match/practice.ts';
import type { Env, Screen } from '../../../tui/program.ts';
import { GLADIATOR_NAME, type NewGame, newGameScreen } from '../../../tui/screens/new-game.ts';
import { nameOfCard, nameOfPower } from '../ask/words.ts';
import type { Build } from '../rules/setup-types.ts';
import { CHARACTERS, MOVES } from '../rules/words.ts';
import { ALL_MODES, type MatchChoices, matchSetup } from '../session/line-up.ts';
import { tables } from '../tables.ts';
import { GLADIATORI_ALONE } from './practice.ts';

const NAMES = ['Felix', 'Verus', 'Spiculus', 'Columbus', 'Asteropaeus', 'Pacideianus', 'Amazonia'] as const;

const CUSTOM = ['custom', 'of your own making'] as const;
const characterWords = CHARACTERS.map((one) => [one, nameOfCard(one)] as const);

/** 2.3 What a gladiator is made of. */
function characterText({ own }: Pick<MatchChoices, 'own'>): string {
  if (own === 'custom') return 'Made of 55 coins (2.2).';
  const { build, quick } = tables().characters[own];
  const { offense, guard, endurance, blood, speed } = build.sheet;
  const moves = build.cards.filter((card) => MOVES.some((move) => move === card)).map(nameOfCard);
  const energy = (card: 'energy 0' | 'energy 1'): number => build.cards.filter((one) => one === card).length;
  return `Offense ${offense}, Guard ${guard}, Endurance ${endurance}, Blood ${blood}, Speed ${speed}; Energy ${energy('energy 1')} and ${energy('energy 0')}; ${moves.join(', ')}; ${build.powers.map(nameOfPower).join(', ')}; ${quick.map(nameOfCard).join(' and ')} (2.3).`;
}

/** The lines of the form; `own`: a gladiator of the player's own making is there to be led. */
const rowsFor = (own: boolean): readonly FormRow<MatchChoices, Env>[] => [
  listedRow('mode', 'Who meets', asWords(ALL_MODES), 'You lead one gladiator; the book leads those beside you.'),
  listedRow('own', 'You are', [...(own ? [CUSTOM] : []), ...characterWords], characterText),
  listedRow('other', 'The others', [['drawn', 'drawn by lot'], ...characterWords], 'Ready-made gladiators (2.3).'),
  listedRow(
    'led',
    'Led by',
    [
      ['novice', 'a novice: plays what comes to hand'],
      ['book', 'the book: weighted tables'],
      ['tactician', 'a tactician: tries what may come of it'],
    ],
    'How the program leads those against you; the book leads those beside you (22, 23).',
  ),
  listedRow(
    'animals',
    'Animals',
    [
      [null, 'none, or dogs where there is nothing else'],
      ['dog', 'dogs'],
      ['wolf', 'wolves'],
      ['lion', 'lions'],
      ['bear', 'bears'],
    ],
    'Among gladiators they come in by and by, and a killed one is worth 3 VP (17).',
  ),
  listedRow(
    'count',
    'How many',
    [
      ['even', 'as many as make it even'],
      ['random', 'by a die'],
    ],
    'For each gladiator: four dogs, three wolves, three lions or two bears are even (17.1).',
  ),
  listedRow(
    'items',
    'Items',
    [
      ['quick', 'those of the character'],
      ['selection', 'named in secret'],
      ['draft', 'drafted there and back'],
      ['auction', 'bid for with Energy'],
    ],
    'Two for each gladiator (2.4).',
  ),
  listedRow(
    'level',
    'Rules',
    [
      ['normal', 'all of them'],
      ['light', 'without Powers'],
      ['simplified', 'without Powers and Special Moves'],
      ['progressive', 'more of them turn by turn'],
    ],
    'Learning modes; where all is played, a hit by more hurts more (18.1, 18.2).',
  ),
  listedRow(
    'freePlacement',
    'Places',
    either('anywhere three hexes apart', 'the four corners'),
    'Where everybody begins (4).',
  ),
  listedRow(
    'handicap',
    'One against two',
    either('70 coins and 30 VP ahead', 'as it is'),
    'Scores are summed: without help the one hardly ever wins (GR-79).',
  ),
];

const newMatchWith = (own: boolean): NewGame<MatchChoices> => ({
  title: 'A match',
  story: 'The rehearsal is over. What you hold back now is what you will live by.',
  name: GLADIATOR_NAME,
  rows: rowsFor(own),
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: () => ({ label: 'Into the arena', help: 'Items and places first, then the split of your cards.' }),
  begin({ form, seed }, env) {
    return readable(lonePractice(GLADIATORI_ALONE, { setup: matchSetup(form, seed), seed }, env));
  },
});

/** The form of a new match; `build`: a gladiator of the player's own making. */
export function newMatch(env: Env, build: Build | null = null): Screen {
  const form: MatchChoices = {
    ...{
      name: NAMES[0],
      mode: 'a duel',
      own: build === null ? 'secutor' : 'custom',
      build,
      other: 'drawn',
      led: 'book',
      animals: null,
    },
    ...{
      count: 'even',
      items: build === null ? 'quick' : 'selection',
      level: 'normal',
      freePlacement: false,
      handicap: true,
    },
  };
  return newGameScreen(newMatchWith(build !== null), { form, seed: env.services.newSeed(), names: 0 });
}
