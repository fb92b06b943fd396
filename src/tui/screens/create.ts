/** Making a gladiator and choosing whom he meets: type, body, name, opponent, seed. */

import { bringsCards, byEdition } from '../../engine/gladiator/edition-types.ts';
import { gladiator } from '../../engine/gladiator/index.ts';
import type { ManKind } from '../../engine/gladiator/man-kinds.ts';
import { anyMan, type Man } from '../../engine/gladiator/muster.ts';
import { inForce, type OptionalSection } from '../../engine/gladiator/rule-choices.ts';
import { isFit } from '../../safe-text.ts';
import { Session } from '../../session/session.ts';
import type { Settings } from '../../settings.ts';
import { standingAnswers } from '../bout/standing.ts';
import { DEFENCE_CARDS_NOTE, EDITION_NAMES, EDITION_NOTES, editionAfter } from '../editions.ts';
import type { ScreenName } from '../keymap.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../parts.ts';
import {
  BACK,
  type Env,
  type MenuItem,
  type Message,
  type Move,
  type Screen,
  screenOf,
  stay,
  type View,
} from '../program.ts';
import { tablesFor } from '../tables-for.ts';
import { arenaAfter, arenaIn, arenaMeaning, arenaWords } from './arena-choice.ts';
import { beastsFrom, beastsScreen } from './beasts.ts';
import { BY_DICE, SURPRISE, styleItems, styleMenuAt } from './create-style.ts';
import {
  type CreateState,
  choosesStyle,
  creationPrompt,
  drawCreation,
  LIST_ROW,
  STEPS,
  type Step,
  sheetRowFor,
} from './create-view.ts';
import { drawnName, practiceSetup, rolledMan, rollMan, rulesOf, stylesKnown, type Wanted } from './creation.ts';
import { helpScreen } from './help.ts';
import { knownFoe, knownScreen } from './known.ts';
import { newMuster } from './muster.ts';
import { bookStyles, ownStyles } from './style-lists.ts';

const NAME_MAX = 14;
const NAME_CHARACTER = /^[\p{L}\p{N}' .-]$/u;
const SEED_MAX = 64;

/** The first step of making a man, with a new seed. */
export function newCreation(env: Env): Screen {
  const seed = env.services.newSeed();
  const name = env.settings.lastName ?? drawnName(env.services.tables, seed, 0);
  return createScreen({
    step: 'type',
    seed,
    kind: has(env, 19) ? 'myrmillo' : 'medium',
    sheet: null,
    rolls: 0,
    dagger: false,
    name,
    names: 0,
    suggested: true,
    foe: 'surprise',
    beasts: [],
    known: null,
    arena: 'roll',
    cards: false,
    refused: null,
    typing: false,
  });
}

function createScreen(state: CreateState): Screen {
  return screenOf(screenName(state), state, { update, view });
}

/** Which keys are in effect. */
function screenName({ step, typing }: CreateState): ScreenName {
  if (step === 'name' || typing) return 'name';
  return step === 'body' ? 'body' : 'create';
}

function update(state: CreateState, message: Message, env: Env): Move {
  if (message.kind === 'select') return choose(state, message.value, env);
  if (message.kind === 'highlight') return stay(createScreen(highlight(state, message.value)));
  if (message.kind === 'returned') return stay(createScreen(withChosen(state, message.value, env)));
  if (message.kind !== 'key') return stay(createScreen(state));
  if (state.step === 'name') return onNameKey(state, message, env);
  if (state.typing) return onSeedKey(state, message);
  switch (message.command) {
    case 'close':
      return back(state);
    case 'reroll':
      return stay(createScreen(reroll(state, env)));
    case 'help':
      return { to: 'over', screen: createScreen(state), next: helpScreen(screenName(state)) };
    default:
      return stay(createScreen(state));
  }
}

/** One step back; from the first, back to the title. */
function back(state: CreateState): Move {
  const at = STEPS.indexOf(state.step);
  const before = STEPS[at - 1];
  return before === undefined ? BACK : stay(createScreen({ ...state, step: before, refused: null }));
}

function choose(state: CreateState, value: string, env: Env): Move {
  const go = (next: Partial<CreateState>): Move => stay(createScreen({ ...state, refused: null, ...next }));
  switch (state.step) {
    case 'type': {
      const kind = value as Wanted;
      return stay(
        createScreen(withBody({ ...state, step: 'body', kind, rolls: 0, dagger: false, refused: null }, env)),
      );
    }
    case 'body':
      if (value === 'reroll') return stay(createScreen(reroll(state, env)));
      if (value === 'dagger') return stay(createScreen(withBody({ ...state, dagger: !state.dagger }, env)));
      return go({ step: 'name' });
    case 'name':
      return go({});
    case 'foe':
      if (value === 'beasts')
        return { to: 'over', screen: createScreen(state), next: beastsScreen(state.beasts, env.settings.beastBook) };
      return go({ step: 'begin', foe: value as ManKind, known: null });
    case 'begin':
      if (value === 'seed') return go({ seed: env.services.newSeed() });
      if (value === 'type-seed') return go({ typing: true, seed: '' });
      if (value === 'arena') return go({ arena: arenaAfter(state.arena, 1) });
      if (value === 'cards') return go({ cards: !state.cards });
      if (value === 'tables') return otherTables(state, env);
      if (value === 'teams') return callTeams(state, env);
      if (value === 'known') return { to: 'over', screen: createScreen(state), next: knownScreen(env) };
      return begin(state, env);
  }
}

/** What a list laid over this one was closed with: somebody known, or beasts. */
function withChosen(state: CreateState, value: string, env: Env): CreateState {
  if (state.step !== 'begin') return withBeasts(state, value);
  return { ...state, known: env.services.knownMen().find(({ id }) => id === value) ?? null, refused: null };
}

/** 28 The beasts that were chosen, on to the last step. */
function withBeasts(state: CreateState, value: string): CreateState {
  return { ...state, foe: 'beasts', beasts: beastsFrom(value), step: 'begin', known: null, refused: null };
}

/** While the type is chosen the sheet shows what that type wears and how he moves. */
function highlight(state: CreateState, value: string): CreateState {
  if (state.step === 'type') return { ...state, kind: value as Wanted, sheet: null };
  if (state.step === 'foe') return { ...state, foe: value as CreateState['foe'] };
  return state;
}

function reroll(state: CreateState, env: Env): CreateState {
  return withBody({ ...state, rolls: state.rolls + 1 }, env);
}

/** The man as he is rolled now. */
function withBody(state: CreateState, { services, settings }: Env): CreateState {
  const { kind, seed, rolls: n, dagger } = state;
  return {
    ...state,
    sheet: rollMan(tablesFor({ services }, rulesOf(settings)), rulesOf(settings), { kind, seed, n, dagger }),
  };
}

type KeyMessage = Extract<Message, { kind: 'key' }>;

function onNameKey(state: CreateState, { key, command }: KeyMessage, env: Env): Move {
  switch (command) {
    case 'undo':
      return stay(
        createScreen({
          ...state,
          name: state.suggested ? '' : state.name.slice(0, -1),
          suggested: false,
          refused: null,
        }),
      );
    case 'another': {
      const names = state.names + 1;
      return stay(
        createScreen({
          ...state,
          names,
          name: drawnName(env.services.tables, state.seed, names),
          suggested: true,
          refused: null,
        }),
      );
    }
    case 'close':
      return back(state);
    case 'help-here':
      return { to: 'over', screen: createScreen(state), next: helpScreen(screenName(state)) };
    case 'accept': {
      const name = state.name.trim();
      if (name === '')
        return stay(createScreen({ ...state, refused: 'A gladiator needs a name: type one, or Tab draws one.' }));
      env.services.changeSettings({ lastName: name });
      return stay(createScreen({ ...state, name, step: 'foe', refused: null }));
    }
    default:
      return stay(createScreen(typed(state, key)));
  }
}

function typed(state: CreateState, key: string): CreateState {
  const character = key === 'Space' ? ' ' : key;
  if (!NAME_CHARACTER.test(character) || !isFit(character))
    return { ...state, refused: 'Letters, digits, spaces, hyphens, apostrophes and dots make a name.' };
  const name = state.suggested ? '' : state.name;
  if (name.length >= NAME_MAX) return { ...state, refused: `${NAME_MAX} characters at most.` };
  return { ...state, name: `${name}${character}`, suggested: false, refused: null };
}

function onSeedKey(state: CreateState, { key, command }: KeyMessage): Move {
  const go = (next: Partial<CreateState>): Move => stay(createScreen({ ...state, refused: null, ...next }));
  const character = key === 'Space' ? ' ' : key;
  switch (command) {
    case 'undo':
      return go({ seed: state.seed.slice(0, -1) });
    case 'accept':
    case 'close':
      if (state.seed.trim() === '')
        return go({ refused: 'A seed is 1 to 64 characters: equal seeds give equal dice.' });
      return go({ typing: false, sheet: state.sheet });
    default:
      if ([...character].length !== 1 || state.seed.length >= SEED_MAX) return go({});
      return go({ seed: `${state.seed}${character}` });
  }
}

/** 26 The man who was made and the foe chosen for him, each with comrades; or the beasts. */
function callTeams(state: CreateState, env: Env): Move {
  const { sheet, name, foe, seed, arena, beasts, cards } = state;
  const man = sheet === null ? null : rolledMan(sheet.sheet, name);
  return {
    to: 'over',
    screen: createScreen(state),
    next: newMuster(
      env,
      seed,
      man,
      foe === 'beasts' ? { foe: 'surprise', beasts, arena, cards } : { foe, arena, cards },
    ),
  };
}

/** P260 The next edition, kept in the options; the man's sheet is made anew by its tables, from the same dice. */
function otherTables(state: CreateState, env: Env): Move {
  const edition = editionAfter(env.settings.edition, 1);
  env.services.changeSettings({ edition });
  const settings = { ...env.settings, edition };
  return stay(createScreen(withBody({ ...state, known: null }, { ...env, settings })));
}

/** Into the arena: the bout is saved before its first event is seen. */
function begin(state: CreateState, env: Env): Move {
  if (state.sheet === null) return stay(createScreen({ ...state, step: 'type' }));
  const fault = env.services.seedFault(state.seed);
  if (fault !== null) return stay(createScreen({ ...state, refused: fault }));
  const foes = foesOf(state, env.settings);
  const bout = practiceSetup(state.sheet.sheet, state.name, foes, env.settings);
  const rules = { ...bout.rules, ...byEdition(env.settings.edition, state.cards) };
  const setup = { ...bout, rules, ...arenaIn(state.arena, rules) };
  const session = Session.start(
    gladiator,
    env.services.tables,
    setup,
    state.seed,
    0,
    env.services.bout,
    standingAnswers(env.services.settings),
  );
  return { to: 'only', next: env.routes.bout(session, env, session.trouble) };
}

function foesOf({ foe, beasts, known }: CreateState, settings: Settings): readonly Man[] {
  if (known !== null) return [knownFoe(known.man, rulesOf(settings))];
  return (foe === 'beasts' ? beasts : [foe]).map(anyMan);
}

/** Whether a chapter is in force by the options. */
const has = ({ settings }: Env, chapter: OptionalSection): boolean => inForce(rulesOf(settings), chapter);

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

/** P270 */
const CARDS: MenuItem = { value: 'cards', label: 'Defence cards: none', note: DEFENCE_CARDS_NOTE };
const NO_CARDS: MenuItem = { ...CARDS, label: "Defence cards: Greenwood's" };

/** P260 */
const tablesItem = ({ settings: { edition } }: Env): MenuItem => ({
  value: 'tables',
  label: `Tables: ${EDITION_NAMES[edition]}`,
  note: EDITION_NOTES[edition],
});

const ITEMS: { readonly [S in Step]: (state: CreateState, env: Env) => readonly MenuItem[] } = {
  type: (_, env) =>
    has(env, 19) ? [...stylesIn(env, ownStyles), ...(tablesNow(env).creation === null ? [] : [BY_DICE])] : TYPE_ITEMS,
  body: ({ kind, dagger }) => [
    { value: 'take', label: 'Take him', note: 'on to his name' },
    { value: 'reroll', label: 'Roll again', note: 'practice allows it (r)' },
    ...(kind === 'retiarius' ? [dagger ? NO_DAGGER : DAGGER] : []),
  ],
  name: () => [],
  foe: (_, env) => foeItems(env),
  begin: ({ seed, foe, arena, known, cards }, env) => [
    { value: 'begin', label: 'Into the arena', note: `seed ${seed}` },
    ...(has(env, 27) ? [{ value: 'arena', label: `Arena: ${arenaWords(arena)}`, note: arenaMeaning(arena) }] : []),
    tablesItem(env),
    ...(bringsCards(env.settings.edition) ? [] : [cards ? NO_CARDS : CARDS]),
    ...(has(env, 19) && env.services.knownMen().length > 0 ? [KNOWN] : []),
    ...(has(env, 19) && has(env, 26) && known === null
      ? [{ value: 'teams', label: 'More men', note: `comrades for ${foe === 'beasts' ? 'him' : 'both of them'} (26)` }]
      : []),
    { value: 'seed', label: 'Another seed', note: 'other dice in the bout; your man stays as he is' },
    { value: 'type-seed', label: 'Type a seed', note: 'the same seed gives the same dice' },
  ],
};

function view(state: CreateState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'A new gladiator', `seed ${state.seed}`);
  const items = ITEMS[state.step](state, env);
  const sheetRow = sheetRowFor(items.length, env);
  drawCreation(canvas, sheetRow, state, env);
  if (state.refused !== null) drawPrompt(canvas, canvas.height - 2, state.refused, 'refuse');
  else drawPrompt(canvas, canvas.height - 2, creationPrompt(state, env));
  drawKeyBar(canvas, screenName(state), env);
  if (items.length === 0 || state.typing) return { canvas, menu: null };
  const initial = Math.max(
    0,
    items.findIndex(
      ({ value }) => value === (state.step === 'type' ? state.kind : state.step === 'foe' ? state.foe : ''),
    ),
  );
  return {
    canvas,
    menu: {
      id: `create-${state.step}`,
      ...(choosesStyle(state, env)
        ? { ...styleMenuAt(state.step === 'foe' ? 1 : 0), limit: items.length }
        : {
            x: 2,
            y: LIST_ROW,
            width: Math.min(76, canvas.width - 4),
            limit: Math.min(items.length, sheetRow - LIST_ROW),
          }),
      items,
      initial,
    },
  };
}
