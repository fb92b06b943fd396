/** A match that stands alone: mode, gladiators, animals, items, rules. */
import { readable, unreadable } from '../../../kernel/save.ts';
import { asWords, either, type FormRow, listedRow } from '../../../tui/form.ts';
import { lonePractice } from '../../../tui/match/practice.ts';
import type { Env, Screen } from '../../../tui/program.ts';
import { GLADIATOR_NAME, type NewGame, newGameScreen } from '../../../tui/screens/new-game.ts';
import { nameOfCard } from '../ask/words.ts';
import type { Build } from '../rules/setup-types.ts';
import { setupFault } from '../rules/sheets.ts';
import { CHARACTERS } from '../rules/words.ts';
import { ALL_MODES, isHunt, isUneven, type MatchChoices, matchSetup } from '../session/line-up.ts';
import { tables } from '../tables.ts';
import { characterText } from './character-text.ts';
import { GLADIATORI_ALONE } from './practice.ts';

const NAMES = ['Felix', 'Verus', 'Spiculus', 'Columbus', 'Asteropaeus', 'Pacideianus', 'Amazonia'] as const;

const CUSTOM = ['custom', 'of your own making'] as const;
const characterWords = CHARACTERS.map((one) => [one, nameOfCard(one)] as const);

/** What a mode is. */
const MODE_HELP = ({ mode }: Pick<MatchChoices, 'mode'>): string =>
  isHunt(mode)
    ? 'Who is alive after six turns has won; points do not count (17.8).'
    : 'After six turns the most victory points win. You lead one; the book leads who stands beside you (15).';

/** 2.3 What a gladiator is made of. */
const ownText = ({ own }: Pick<MatchChoices, 'own'>): string =>
  own === 'custom' ? 'Made of 55 coins (2.2).' : characterText(own);

/** Whether a Hoplomachus may be among those who meet. */
const mayBeHoplomachus = ({ own, other, mode }: MatchChoices): boolean =>
  own === 'hoplomachus' || (mode !== 'alone against animals' && (other === 'hoplomachus' || other === 'drawn'));

/** The lines of the form that matter for what is chosen above them; `build`: a gladiator of the player's own making is there to be led. */
const rowsFor =
  (build: boolean) =>
  (form: MatchChoices): readonly FormRow<MatchChoices, Env>[] => {
    const { mode, animals, level } = form;
    const hunt = isHunt(mode);
    const where = (is: boolean, row: FormRow<MatchChoices, Env>): readonly FormRow<MatchChoices, Env>[] =>
      is ? [row] : [];
    return [
      ROWS.mode,
      ROWS.own(build),
      ...where(!hunt, ROWS.other),
      ...where(mode !== 'alone against animals', ROWS.led),
      ROWS.animals(hunt),
      ...where(hunt || animals !== null, ROWS.count),
      ...[ROWS.items, ROWS.level, ROWS.places],
      ...where(isUneven(mode), ROWS.handicap),
      ...where(!hunt, ROWS.lastStands),
      ...where(level === 'normal' || level === 'progressive', ROWS.everyInstant),
      ...where(mayBeHoplomachus(form), ROWS.hoplomachus),
    ];
  };

const ROWS = {
  mode: listedRow<MatchChoices, 'mode'>('mode', 'Who meets', asWords(ALL_MODES), MODE_HELP),
  own: (build: boolean) =>
    listedRow<MatchChoices, 'own'>('own', 'You are', [...(build ? [CUSTOM] : []), ...characterWords], ownText),
  other: listedRow<MatchChoices, 'other'>(
    ...(['other', 'The others', [['drawn', 'drawn by lot'], ...characterWords]] as const),
    'Ready-made gladiators (2.3).',
  ),
  led: listedRow<MatchChoices, 'led'>(
    'led',
    'Led by',
    [
      ['novice', 'a novice: plays what comes to hand'],
      ['book', 'the book: weighted tables'],
      ['tactician', 'a tactician: tries what may come of it'],
    ],
    ({ mode }) =>
      isHunt(mode)
        ? 'How the program leads those beside you (22, 23).'
        : 'How the program leads those against you; the book leads those beside you (22, 23).',
  ),
  animals: (hunt: boolean) =>
    listedRow<MatchChoices, 'animals'>(
      'animals',
      'Animals',
      [
        [null, hunt ? 'dogs, where nothing is said' : 'none'],
        ['dog', 'dogs'],
        ['wolf', 'wolves'],
        ['lion', 'lions'],
        ['bear', 'bears'],
      ],
      hunt
        ? 'All of them come in at once (17).'
        : 'Among gladiators they come in by and by, and a killed one is worth 3 VP (17).',
    ),
  count: listedRow<MatchChoices, 'count'>(
    'count',
    'How many',
    [
      ['even', 'as many as make it even'],
      ['random', 'by a die'],
    ],
    'For each gladiator: four dogs, three wolves, three lions or two bears are even (17.1).',
  ),
  items: listedRow<MatchChoices, 'items'>(
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
  level: listedRow<MatchChoices, 'level'>(
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
  places: listedRow<MatchChoices, 'freePlacement'>(
    ...(['freePlacement', 'Places', either('anywhere three hexes apart', 'the four corners')] as const),
    'Where everybody begins (4).',
  ),
  handicap: listedRow<MatchChoices, 'handicap'>(
    ...(['handicap', 'One against two', either('70 coins and 30 VP ahead', 'as it is')] as const),
    'Scores are summed: without help the one hardly ever wins (GR-79).',
  ),
  lastStands: listedRow<MatchChoices, 'lastStands'>(
    ...(['lastStands', 'The last alive', either('wins, whatever the points', 'wins if it has most points')] as const),
    'The dead keep their points and may win by them, unless the last one alive wins (GR-44).',
  ),
  everyInstant: listedRow<MatchChoices, 'everyInstant'>(
    ...(['everyInstant', 'Powers at any time', either('asked about always', 'asked about in time')] as const),
    'Adaptation, Delay, Resistance. In time: in your own sub-round, your own fights, before you pay, in the rest. Always: also whenever another acts or declares (13).',
  ),
  hoplomachus: listedRow<MatchChoices, 'hoplomachusGuard'>(
    'hoplomachusGuard',
    'A Hoplomachus',
    [
      [4, 'has Guard 4, as printed'],
      [5, 'has Guard 5, for all 55 coins'],
    ],
    'Its printed values come to 53 coins, not to 55 (GR-12).',
  ),
} as const;

const newMatchWith = (build: boolean): NewGame<MatchChoices> => ({
  title: 'A match',
  story: 'The rehearsal is over. What you hold back now is what you will live by.',
  name: GLADIATOR_NAME,
  rows: rowsFor(build),
  proposed: (_making, names) => NAMES[names % NAMES.length] ?? NAMES[0],
  take: () => ({ label: 'Into the arena', help: 'Items and places first, then the split of your cards.' }),
  begin({ form, seed }, env) {
    const setup = matchSetup(form, seed);
    const fault = setupFault(tables(), setup);
    return fault === null ? readable(lonePractice(GLADIATORI_ALONE, { setup, seed }, env)) : unreadable(fault);
  },
});

/** The form of a new match; `made`: a gladiator of the player's own making, and whether it was bought beyond the limits. */
export function newMatch(env: Env, made: { readonly build: Build; readonly overlimit: boolean } | null = null): Screen {
  const form: MatchChoices = {
    ...{ name: NAMES[0], mode: 'a duel', own: made === null ? 'secutor' : 'custom', build: made?.build ?? null },
    ...{ other: 'drawn', led: 'book', animals: null, count: 'even', items: made === null ? 'quick' : 'selection' },
    ...{ level: 'normal', freePlacement: false, handicap: true, lastStands: false, everyInstant: false },
    ...{ hoplomachusGuard: 4, overlimit: made?.overlimit === true },
  };
  return newGameScreen(newMatchWith(made !== null), { form, seed: env.services.newSeed(), names: 0 });
}
