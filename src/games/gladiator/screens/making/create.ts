/** Making a gladiator and choosing whom he meets: type, body, name, opponent, seed. */

import { PLAYER_SEAT } from '../../../../kernel/levels.ts';
import { isFit } from '../../../../safe-text.ts';
import { Session } from '../../../../session/session.ts';
import { beside } from '../../../../tui/form.ts';
import type { ScreenName } from '../../../../tui/keymap.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { seedHead, seedToBegin } from '../../../../tui/seeds.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { GAME_ID } from '../../id.ts';
import { mindsFor } from '../../labour/minds.ts';
import { optionsOf, withOptions } from '../../options.ts';
import { gladiator } from '../../rules/index.ts';
import type { ManKind } from '../../rules/setup/man-kinds.ts';
import { anyMan, atLevel, type MusterMan } from '../../rules/setup/muster.ts';
import { byEdition, EDITIONS } from '../../rules/tables/edition-types.ts';
import { standingAnswers } from '../bout/standing.ts';
import { practiceGame } from '../open/practice.ts';
import { tablesFor } from '../tables-for.ts';
import { arenaAfter, arenaIn } from './arena-choice.ts';
import { armsChosen, armsOpen, armsScreen } from './arms.ts';
import { beastsFrom, beastsScreen } from './beasts.ts';
import { has, stepItems } from './create-items.ts';
import { styleMenuAt } from './create-style.ts';
import {
  type CreateState,
  choosesStyle,
  creationPrompt,
  drawCreation,
  LIST_ROW,
  MAKING_STEPS,
  sheetRowFor,
} from './create-view.ts';
import { drawnName, practiceSetup, rolledMan, rollMan, rulesOf, type Wanted } from './creation.ts';
import { knownFoe, knownScreen } from './known.ts';
import { levelAfter } from './level-choice.ts';
import { newMuster } from './muster.ts';

const NAME_MAX = 14;
const NAME_CHARACTER = /^[\p{L}\p{N}' .-]$/u;
const SEED_MAX = 64;

/** The first step of making a man, with a new seed. */
export function newCreation(env: Env): Screen {
  const seed = env.services.newSeed();
  const name = env.settings.lastName ?? drawnName(gladiatorFiles(env.services).tables, seed, 0);
  return createScreen({
    step: 'type',
    seed,
    kind: has(env, 19) ? 'myrmillo' : 'medium',
    sheet: null,
    rolls: 0,
    dagger: false,
    weapon: null,
    name,
    names: 0,
    suggested: true,
    foe: 'surprise',
    beasts: [],
    known: null,
    arena: 'roll',
    cards: false,
    level: 'book',
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
      return { to: 'over', screen: createScreen(state), next: helpScreen(screenName(state), 'create') };
    default:
      return stay(createScreen(state));
  }
}

/** One step back; from the first, back to the title. */
function back(state: CreateState): Move {
  const at = MAKING_STEPS.indexOf(state.step);
  const before = MAKING_STEPS[at - 1];
  return before === undefined ? BACK : stay(createScreen({ ...state, step: before, refused: null }));
}

function choose(state: CreateState, value: string, env: Env): Move {
  const go = (next: Partial<CreateState>): Move => stay(createScreen({ ...state, refused: null, ...next }));
  switch (state.step) {
    case 'type': {
      const kind = value as Wanted;
      return stay(
        createScreen(
          withBody({ ...state, step: 'body', kind, rolls: 0, dagger: false, weapon: null, refused: null }, env),
        ),
      );
    }
    case 'body':
      if (value === 'reroll') return stay(createScreen(reroll(state, env)));
      if (value === 'dagger') return stay(createScreen(withBody({ ...state, dagger: !state.dagger }, env)));
      if (value === 'weapon')
        return { to: 'over', screen: createScreen(state), next: armsScreen(armsOpen(state.kind, env), state.weapon) };
      return go({ step: 'name' });
    case 'name':
      return go({});
    case 'foe':
      if (value === 'beasts')
        return {
          to: 'over',
          screen: createScreen(state),
          next: beastsScreen(state.beasts, optionsOf(env.settings).beastBook),
        };
      return go({ step: 'begin', foe: value as ManKind, known: null });
    case 'begin':
      if (value === 'seed') return go({ seed: env.services.newSeed() });
      if (value === 'type-seed') return go({ typing: true, seed: '' });
      if (value === 'arena') return go({ arena: arenaAfter(state.arena, 1) });
      if (value === 'cards') return go({ cards: !state.cards });
      if (value === 'level') return go({ level: levelAfter(state.level, 1) });
      if (value === 'tables') return otherTables(state, env);
      if (value === 'teams') return callTeams(state, env);
      if (value === 'known') return { to: 'over', screen: createScreen(state), next: knownScreen(env) };
      return begin(state, env);
  }
}

/** What a list laid over this one was closed with: a weapon, somebody known, or beasts. */
function withChosen(state: CreateState, value: string, env: Env): CreateState {
  if (state.step === 'body')
    return withBody({ ...state, weapon: armsChosen(value, armsOpen(state.kind, env)) ?? null }, env);
  if (state.step !== 'begin') return withBeasts(state, value);
  return {
    ...state,
    known:
      gladiatorFiles(env.services)
        .knownMen()
        .find(({ id }) => id === value) ?? null,
    refused: null,
  };
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
  const { kind, seed, rolls: n, dagger, weapon } = state;
  return {
    ...state,
    sheet: rollMan(tablesFor({ services }, rulesOf(settings)), rulesOf(settings), { kind, seed, n, dagger, weapon }),
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
          name: drawnName(gladiatorFiles(env.services).tables, state.seed, names),
          suggested: true,
          refused: null,
        }),
      );
    }
    case 'close':
      return back(state);
    case 'help-here':
      return { to: 'over', screen: createScreen(state), next: helpScreen(screenName(state), 'create') };
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
  const { sheet, name, weapon, foe, seed, arena, beasts, cards, level } = state;
  const man = sheet === null ? null : rolledMan(sheet.sheet, name, weapon);
  return {
    to: 'over',
    screen: createScreen(state),
    next: newMuster(env, seed, man, {
      arena,
      cards,
      level,
      ...(foe === 'beasts' ? { foe: 'surprise', beasts } : { foe }),
    }),
  };
}

/** P260 The next edition, kept in the options; the man's sheet is made anew by its tables, from the same dice. */
function otherTables(state: CreateState, env: Env): Move {
  const edition = beside(EDITIONS, optionsOf(env.settings).edition, 1);
  const changed = withOptions(env.settings, { edition });
  env.services.changeSettings(changed);
  const settings = { ...env.settings, ...changed };
  return stay(createScreen(withBody({ ...state, known: null }, { ...env, settings })));
}

/** Into the arena: the bout is saved before its first event is seen. */
function begin(state: CreateState, env: Env): Move {
  if (state.sheet === null) return stay(createScreen({ ...state, step: 'type' }));
  const fault = env.services.seedFault(state.seed);
  if (fault !== null) return stay(createScreen({ ...state, refused: fault }));
  const foes = atLevel(foesOf(state, env), state.level);
  const man = rolledMan(state.sheet.sheet, state.name, state.weapon);
  const bout = practiceSetup(man, foes, env.settings);
  const rules = { ...bout.rules, ...byEdition(optionsOf(env.settings).edition, state.cards) };
  const setup = { ...bout, rules, ...arenaIn(state.arena, rules) };
  const { services } = env;
  const standing = standingAnswers(() => optionsOf(services.settings()));
  const minds = { minds: mindsFor(setup), labour: services.labour };
  const options = { seats: [PLAYER_SEAT], sink: services.match(GAME_ID), standing, ...minds } as const;
  const seed = seedToBegin(state.seed, services);
  const session = Session.start(gladiator, gladiatorFiles(services).tables, { setup, seed }, options);
  return { to: 'only', next: env.routes.play(practiceGame(session), env, session.trouble) };
}

function foesOf({ foe, beasts, known }: CreateState, env: Env): readonly MusterMan[] {
  const rules = rulesOf(env.settings);
  if (known !== null) return [knownFoe(tablesFor(env, rules), known.man, rules)];
  return (foe === 'beasts' ? beasts : [foe]).map(anyMan);
}

function view(state: CreateState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'A new gladiator', seedHead(state.seed, env.services));
  const items = stepItems(state, env);
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
