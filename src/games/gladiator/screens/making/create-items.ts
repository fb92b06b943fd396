/** What is offered at each step of making a man. */

import type { Env } from '../../../../tui/program.ts';
import { isSeedOpen, seedHead } from '../../../../tui/seeds.ts';
import type { MenuItem } from '../../../../tui/view.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { optionsOf } from '../../options.ts';
import { inForce, type OptionalSection } from '../../rules/rule-choices.ts';
import { EDITION_NAMES } from '../../rules/tables/edition-names.ts';
import { bringsCards, type Edition } from '../../rules/tables/edition-types.ts';
import type { WeaponKind } from '../../rules/types.ts';
import { DEFENCE_CARDS_NOTE, EDITION_NOTES } from '../editions.ts';
import { armsNote } from '../kit/arms-notes.ts';
import { tablesFor } from '../tables-for.ts';
import { arenaMeaning, arenaWords } from './arena-choice.ts';
import { armsOpen } from './arms.ts';
import { BY_DICE, SURPRISE, styleItems } from './create-style.ts';
import type { CreateState, MakingStep } from './create-view.ts';
import { rulesOf, stylesKnown } from './creation.ts';
import { levelMeaning, levelWords } from './level-choice.ts';
import { bookStyles, ownStyles } from './style-lists.ts';

/** Whether a chapter is in force by the options. */
export const has = ({ settings }: Env, chapter: OptionalSection): boolean => inForce(rulesOf(settings), chapter);

const tablesNow = (env: Env) => tablesFor(env, rulesOf(env.settings));

function stylesIn(env: Env, listed: typeof ownStyles): readonly MenuItem[] {
  const tables = tablesNow(env);
  return styleItems(tables, stylesKnown(env.settings, listed(tables)));
}

function foeItems(env: Env): readonly MenuItem[] {
  const men = has(env, 19) ? [SURPRISE, ...stylesIn(env, bookStyles)] : FOE_ITEMS;
  return has(env, 28) && has(env, 19) ? [...men, BEASTS] : men;
}

const TYPE_ITEMS: readonly MenuItem[] = [
  { value: 'light', label: 'Light', note: 'moves in 6 phases of 8, little armour' },
  { value: 'medium', label: 'Medium', note: 'moves in 5 phases of 8' },
  { value: 'heavy', label: 'Heavy', note: 'moves in 4 phases of 8, well armoured' },
];

const FOE_ITEMS: readonly MenuItem[] = [
  { value: 'surprise', label: 'Surprise me', note: 'light, medium or heavy by 1D3' },
  { value: 'light', label: 'Light centurion', note: 'quick, thinly armoured' },
  { value: 'medium', label: 'Medium centurion', note: 'neither quick nor slow' },
  { value: 'heavy', label: 'Heavy centurion', note: 'slow, hard to hurt' },
];

const KNOWN: MenuItem = { value: 'known', label: 'Meet one you know', note: 'of your careers, or on a card' };
const BEASTS: MenuItem = { value: 'beasts', label: 'Beasts', note: 'any, or a hunt' };

const DAGGER: MenuItem = {
  value: 'dagger',
  label: 'Give him a dagger',
  note: 'in the sheath, for when the net is gone (21.4.1)',
};
const NO_DAGGER: MenuItem = { value: 'dagger', label: 'Leave the dagger', note: 'trident and net alone (19.3.2)' };

/** P330 What he bears, where he may bear another thing. */
function weaponItem(weapon: WeaponKind | null, [own]: readonly WeaponKind[], env: Env): readonly MenuItem[] {
  if (own === undefined) return [];
  const borne = weapon ?? own;
  return [{ value: 'weapon', label: `Arms: ${borne}`, note: armsNote(tablesNow(env), borne) }];
}

/** P270 The line that takes defence cards, and the one that leaves them again. */
const CARDS: MenuItem = { value: 'cards', label: 'Defence cards: none', note: DEFENCE_CARDS_NOTE };
const NO_CARDS: MenuItem = { ...CARDS, label: "Defence cards: Greenwood's" };

/** P260 The line that says which edition of the tables is played by, and takes another. */
const tablesItem = (edition: Edition): MenuItem => ({
  value: 'tables',
  label: `Tables: ${EDITION_NAMES[edition]}`,
  note: EDITION_NOTES[edition],
});

const ITEMS: { readonly [S in MakingStep]: (state: CreateState, env: Env) => readonly MenuItem[] } = {
  type: (_, env) =>
    has(env, 19) ? [...stylesIn(env, ownStyles), ...(tablesNow(env).creation === null ? [] : [BY_DICE])] : TYPE_ITEMS,
  body: ({ kind, dagger, weapon }, env) => [
    { value: 'take', label: 'Take him', note: 'on to his name' },
    { value: 'reroll', label: 'Roll again', note: 'practice allows it (r)' },
    ...(kind === 'retiarius' ? [dagger ? NO_DAGGER : DAGGER] : []),
    ...weaponItem(weapon, armsOpen(kind, env), env),
  ],
  name: () => [],
  foe: (_, env) => foeItems(env),
  begin: ({ seed, foe, arena, known, cards, level }, env) => [
    { value: 'begin', label: 'Into the arena', note: seedHead(seed, env.services) },
    ...(foe === 'beasts' ? [] : [{ value: 'level', label: `Led by: ${levelWords(level)}`, note: levelMeaning(level) }]),
    ...(has(env, 27) ? [{ value: 'arena', label: `Arena: ${arenaWords(arena)}`, note: arenaMeaning(arena) }] : []),
    tablesItem(optionsOf(env.settings).edition),
    ...(bringsCards(optionsOf(env.settings).edition) ? [] : [cards ? NO_CARDS : CARDS]),
    ...(has(env, 19) && gladiatorFiles(env.services).knownMen().length > 0 ? [KNOWN] : []),
    ...(has(env, 19) && has(env, 26) && known === null
      ? [{ value: 'teams', label: 'More men', note: `comrades for ${foe === 'beasts' ? 'him' : 'both of them'} (26)` }]
      : []),
    ...(isSeedOpen(env.services) ? SEEDS : []),
  ],
};

const SEEDS: readonly MenuItem[] = [
  { value: 'seed', label: 'Another seed', note: 'other dice in the bout; your man stays as he is' },
  { value: 'type-seed', label: 'Type a seed', note: 'the same seed gives the same dice' },
];

/** The items of a step. */
export function stepItems(state: CreateState, env: Env): readonly MenuItem[] {
  return ITEMS[state.step](state, env);
}
