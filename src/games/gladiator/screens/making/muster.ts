/** 26 Two teams called up: how many men, who leads them, in which style each of them fights. */

import { type LeadLevel, PLAYER_SEAT } from '../../../../kernel/levels.ts';
import { readAs } from '../../../../kernel/save.ts';
import { Session } from '../../../../session/session.ts';
import { beside, formStep } from '../../../../tui/form.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { isSeedOpen, seedToBegin } from '../../../../tui/seeds.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { GAME_ID } from '../../id.ts';
import { mindsFor } from '../../labour/minds.ts';
import { optionsOf, withOptions } from '../../options.ts';
import { bearing } from '../../rules/advanced/arms.ts';
import { gladiator } from '../../rules/index.ts';
import { FIGHTER_IDS } from '../../rules/setup/lineup.ts';
import { anyMan, atLevel, type Lead, type MusterMan, muster } from '../../rules/setup/muster.ts';
import type { Side } from '../../rules/side.ts';
import { byEdition } from '../../rules/tables/edition-types.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { FightingStyle } from '../../rules/types.ts';
import { standingAnswers } from '../bout/standing.ts';
import { TABLES_CHOICES } from '../editions.ts';
import { isRiderStyle, NOT_YOURS } from '../kit/rider-notes.ts';
import { practiceGame } from '../open/practice.ts';
import { tablesFor } from '../tables-for.ts';
import { type ArenaChoice, arenaAfter, arenaIn } from './arena-choice.ts';
import { armsChosen, armsOpen, armsScreen } from './arms.ts';
import { beastsFrom, beastsScreen } from './beasts.ts';
import type { BeastChoice } from './beasts-view.ts';
import { drawStyleChoice, SURPRISE, styleItems, styleMenuAt } from './create-style.ts';
import { drawnName, rulesOf, type Wanted } from './creation.ts';
import { levelAfter } from './level-choice.ts';
import { drawMuster, kindAt, type MusterState, offeredTo, type Row, rowsOf } from './muster-view.ts';

/** 26 The most men a side that are offered. @internal */
export const MEN_OFFERED = 6;

/** What is settled of a team bout before it is called up. */
interface Called {
  readonly foe: MusterMan['kind'];
  readonly beasts?: readonly BeastChoice[];
  readonly arena: ArenaChoice;
  readonly cards: boolean;
  readonly level?: LeadLevel;
}

/** Two against two of any kind, or the man who has been rolled with a comrade against the foe, or the beasts, chosen for him. */
export function newMuster(
  env: Env,
  seed: string,
  rolled: MusterMan | null,
  { foe, beasts, arena, cards, level = 'book' }: Called = { foe: 'surprise', arena: 'roll', cards: false },
): Screen {
  const name = rolled?.name ?? env.settings.lastName ?? drawnName(gladiatorFiles(env.services).tables, seed, 0);
  const first = rolled ?? { ...anyMan('surprise'), name };
  const state = {
    seed,
    rolled: rolled !== null,
    lead: 'one',
    level,
    comrades: null,
    arena,
    cards,
    row: 0,
    refused: null,
  } as const;
  const wild = beasts ?? null;
  return page({
    ...state,
    beasts: wild,
    sides: [
      [first, anyMan('surprise')],
      [anyMan(foe), anyMan('surprise')],
    ],
  });
}

function page(state: MusterState): Screen {
  const idle = ({ services }: Env) =>
    isSeedOpen(services) ? {} : { 'other-seed': 'on a host the seed is sealed until the end' };
  return { ...screenOf('muster', state, { update, view }), idle };
}

function update(state: MusterState, message: Message, env: Env): Move {
  const rows = rowsOf(state);
  const row = rows[state.row] ?? { kind: 'begin' };
  const here = (next: Partial<MusterState>): Move => stay(page({ ...state, refused: null, ...next }));
  if (message.kind === 'returned')
    return here(
      row.kind === 'beasts' ? { beasts: beastsFrom(message.value) } : withReturned(state, row, message.value, env),
    );
  if (message.kind !== 'key') return stay(page(state));
  const step = formStep(message.command, state.row, rows.length);
  if (step?.to === 'row') return here({ row: step.row });
  if (step?.to === 'turn') return here(changed(state, row, step.by, env));
  if (step?.to === 'take') return taken(state, row, env);
  switch (message.command) {
    case 'muster-arms':
      return rearmed(state, row, env);
    case 'surprise-all':
      return here({ sides: [state.sides[0].map((man, i) => surprised(state, man, i)), state.sides[1].map(reset)] });
    case 'other-seed':
      return here({ seed: env.services.newSeed() });
    case 'help':
      return { to: 'over', screen: page(state), next: helpScreen('muster') };
    case 'close':
      return BACK;
    default:
      return stay(page(state));
  }
}

/** Enter: into the arena, the list of styles, or the next value. */
function taken(state: MusterState, row: Row, env: Env): Move {
  if (row.kind === 'begin') return begin(state, env);
  if (row.kind === 'beasts')
    return {
      to: 'over',
      screen: page(state),
      next: beastsScreen(state.beasts ?? [], optionsOf(env.settings).beastBook),
    };
  if (row.kind !== 'man') return stay(page({ ...state, refused: null, ...changed(state, row, 1, env) }));
  if (isRolled(state, row)) return stay(page({ ...state, ...ROLLED }));
  const choice = { kind: kindAt(state, row), offered: offeredTo(state, row, tablesNow(env)) };
  return { to: 'over', screen: page(state), next: stylesScreen(choice) };
}

/** P330 The weapons for the man under the mark. */
function rearmed(state: MusterState, row: Row, env: Env): Move {
  const refuse = (refused: string): Move => stay(page({ ...state, refused }));
  if (row.kind !== 'man') return refuse('Mark a man: then w lists the weapons he may use.');
  if (isRolled(state, row)) return stay(page({ ...state, ...ROLLED }));
  const weapons = armsOpen(kindAt(state, row), env);
  if (weapons.length === 0) return refuse('His style decides his weapon; a man of any style has what is drawn.');
  const { weapon = null } = state.sides[row.side][row.index] ?? {};
  return { to: 'over', screen: page({ ...state, refused: null }), next: armsScreen(weapons, weapon) };
}

/** What a list over the muster was closed with: a weapon for the man under the mark, or a style. */
function withReturned(state: MusterState, row: Row, value: string, env: Env): Partial<MusterState> {
  if (row.kind !== 'man') return {};
  const weapon = armsChosen(value, armsOpen(kindAt(state, row), env));
  if (weapon === undefined) return withKind(state, row, value as Wanted);
  return withMan(state, row, (man) => ({
    ...man,
    shield: null,
    ...bearing(tablesFor(env, rulesOf(env.settings)), weapon),
  }));
}

const tablesNow = (env: Env) => tablesFor(env, rulesOf(env.settings));

const ROLLED = { refused: 'He has been rolled; Esc goes back to making him.' } as const;

const isRolled = ({ rolled }: MusterState, { side, index }: { readonly side: Side; readonly index: number }): boolean =>
  rolled && side === 0 && index === 0;

function changed(state: MusterState, row: Row, by: 1 | -1, env: Env): Partial<MusterState> {
  switch (row.kind) {
    case 'begin':
      return {};
    case 'beasts':
      return { refused: 'Enter opens the list of beasts.' };
    case 'against':
      return { beasts: state.beasts === null ? ['hunt'] : null };
    case 'lead':
      return ledOtherwise(state, by);
    case 'level':
      return { level: levelAfter(state.level, by) };
    case 'arena':
      return { arena: arenaAfter(state.arena, by) };
    case 'tables':
      return otherTables(state, by, env);
    case 'count':
      return { sides: resized(state, row.side, by) };
    case 'man': {
      if (isRolled(state, row)) return ROLLED;
      const kinds: readonly Wanted[] = ['surprise', ...offeredTo(state, row, tablesNow(env))];
      return withKind(state, row, beside(kinds, kindAt(state, row), by));
    }
  }
}

/** P260 The next tables, kept in the options; a man who has been rolled stays with those he was rolled by. Whoever cannot be what he was is drawn. */
function otherTables(state: MusterState, by: 1 | -1, env: Env): Partial<MusterState> {
  const { edition } = optionsOf(env.settings);
  const open = state.rolled ? TABLES_CHOICES.filter((one) => one.edition === edition) : TABLES_CHOICES;
  if (open.length === 1) return { refused: 'He has been rolled by these tables; Esc goes back to making him.' };
  const at = open.findIndex((one) => one.edition === edition && one.cards === state.cards);
  const next = open[(Math.max(0, at) + by + open.length) % open.length];
  if (next === undefined) return {};
  if (next.edition === edition) return { cards: next.cards };
  env.services.changeSettings(withOptions(env.settings, { edition: next.edition }));
  const tables = tablesFor(env, byEdition(next.edition));
  const [red, blue] = state.sides.map((men, side) =>
    men.map((man, index) => knownTo(state, tables, man, { side: side === 0 ? 0 : 1, index })),
  );
  return { cards: next.cards, sides: [red ?? [], blue ?? []] };
}

/** A man as he was, if these tables have his style. */
function knownTo(
  state: MusterState,
  tables: Tables,
  man: MusterMan,
  place: { readonly side: Side; readonly index: number },
): MusterMan {
  const offered: readonly MusterMan['kind'][] = offeredTo(state, place, tables);
  return offered.includes(man.kind) ? man : reset(man);
}

/** The player leads one man beside the book, or beside a tactician, or all of them. */
function ledOtherwise(state: MusterState, by: 1 | -1): Partial<MusterState> {
  const now = state.lead === 'all' ? 'all' : (state.comrades ?? 'alone');
  const next = beside(['alone', 'all', 'tactician'], now, by);
  if (next === 'all') return ledBy(state, 'all');
  return { lead: 'one', comrades: next === 'tactician' ? next : null };
}

/** 30.2.1 The lead changed, if nobody rides whom it would give to the player. */
function ledBy({ sides: [yours] }: MusterState, lead: Lead): Partial<MusterState> {
  const rider = yours.findIndex(({ kind }) => isRiderStyle(kind));
  if (lead === 'one' || rider < 0) return { lead };
  return { refused: `${NOT_YOURS}: ${FIGHTER_IDS[rider]} rides, and you cannot lead him.` };
}

/** A side with one man more or less, round the ends of what is offered. */
function resized({ sides }: MusterState, side: Side, by: 1 | -1): MusterState['sides'] {
  const men = sides[side];
  const count = ((men.length - 1 + by + MEN_OFFERED) % MEN_OFFERED) + 1;
  const next = Array.from({ length: count }, (_, i) => men[i] ?? anyMan('surprise'));
  return side === 0 ? [next, sides[1]] : [sides[0], next];
}

function withKind(state: MusterState, row: Row, kind: Wanted): Partial<MusterState> {
  if (row.kind !== 'man' || isRolled(state, row)) return {};
  return withMan(state, row, (man) => ({ ...man, kind, ...OWN_ARMS }));
}

function withMan(
  { sides }: MusterState,
  { side, index }: { readonly side: Side; readonly index: number },
  change: (man: MusterMan) => MusterMan,
): Partial<MusterState> {
  const men = sides[side].map((man, i) => (i === index ? change(man) : man));
  return { sides: side === 0 ? [men, sides[1]] : [sides[0], men] };
}

/** What his style has him bear, whichever that is. */
const OWN_ARMS = { weapon: null, shield: null } as const;
const reset = (man: MusterMan): MusterMan => ({ ...man, kind: 'surprise', ...OWN_ARMS });
const surprised = (state: MusterState, man: MusterMan, index: number): MusterMan =>
  isRolled(state, { side: 0, index }) ? man : reset(man);

/** Into the arena: the bout is saved before its first event is seen. */
function begin(state: MusterState, env: Env): Move {
  const {
    seed,
    sides: [red, blue],
    beasts,
    lead,
    level,
    comrades,
    arena,
    cards,
  } = state;
  const { services, settings } = env;
  if (red[0]?.name !== null && red[0]?.name !== undefined) services.changeSettings({ lastName: red[0].name });
  const fighters = muster(
    atLevel(red, comrades ?? level),
    beasts?.map(anyMan) ?? atLevel(blue, level),
    lead satisfies Lead,
  );
  const rules = { ...rulesOf(settings), ...byEdition(optionsOf(settings).edition, cards) };
  const setup = { rules, fighters, ...arenaIn(arena, rules) };
  // A chapter that Options leave out may forbid what was called up.
  const legal = readAs(gladiator.schema.setup, setup, 'They cannot meet');
  if (!legal.ok) return stay(page({ ...state, refused: legal.why }));
  const standing = standingAnswers(() => optionsOf(services.settings()));
  const minds = { minds: mindsFor(setup), labour: services.labour };
  const options = { seats: [PLAYER_SEAT], sink: services.match(GAME_ID), standing, ...minds } as const;
  const session = Session.start(
    gladiator,
    gladiatorFiles(services).tables,
    { setup, seed: seedToBegin(seed, services) },
    options,
  );
  return { to: 'only', next: env.routes.play(practiceGame(session), env, session.trouble) };
}

function view(state: MusterState, env: Env): View {
  return { canvas: drawMuster(state, env), menu: null };
}

/** Row of the first style in the list over the muster. */
const LIST_AT = 2;

/** A style being chosen among those a man may have. */
interface StyleChoice {
  readonly kind: Wanted;
  readonly offered: readonly FightingStyle[];
}

/** The styles as a list over the muster, with their kits; what is chosen goes back. */
function stylesScreen(choice: StyleChoice): Screen {
  return screenOf('menu', choice, {
    update(at, message) {
      if (message.kind === 'select') return { to: 'return', value: message.value };
      if (message.kind === 'highlight') return stay(stylesScreen({ ...at, kind: message.value as Wanted }));
      if (message.kind !== 'key') return stay(stylesScreen(at));
      if (message.command === 'help') return { to: 'over', screen: stylesScreen(at), next: helpScreen('menu') };
      return message.command === 'close' ? BACK : stay(stylesScreen(at));
    },
    view: stylesView,
  });
}

function stylesView({ kind, offered }: StyleChoice, env: Env): View {
  const canvas = blankScreen(env);
  const tables = tablesNow(env);
  const items = [SURPRISE, ...styleItems(tables, offered)];
  const ride = offered.some(isRiderStyle);
  drawHeader(canvas, 'A team bout', 'which style?');
  drawStyleChoice(canvas, kind, tables, { offered, after: 0, first: LIST_AT });
  drawPrompt(canvas, canvas.height - 2, `In which style does he fight? (19)${ride ? '' : ` ${NOT_YOURS}.`}`);
  drawKeyBar(canvas, 'menu', env);
  const initial = Math.max(
    0,
    items.findIndex(({ value }) => value === kind),
  );
  return { canvas, menu: { id: 'muster-style', ...styleMenuAt(1, LIST_AT), limit: items.length, items, initial } };
}
