/** The title: what there is to do. */
import { gladiator } from '../../games/gladiator/rules/index.ts';
import { inForce } from '../../games/gladiator/rules/rule-choices.ts';
import { times } from '../../games/gladiator/rules/told/words.ts';
import type { Fighter } from '../../games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../games/gladiator/screens/bout/session.ts';
import { meetingText } from '../../games/gladiator/screens/bout/sides.ts';
import { standingAnswers } from '../../games/gladiator/screens/bout/standing.ts';
import { careersScreen } from '../../games/gladiator/screens/career/careers-screen.ts';
import { hallScreen } from '../../games/gladiator/screens/career/hall-pages.ts';
import { ludiScreen } from '../../games/gladiator/screens/house/houses-screen.ts';
import { newCreation } from '../../games/gladiator/screens/making/create.ts';
import { rulesOf } from '../../games/gladiator/screens/making/creation.ts';
import { newMuster } from '../../games/gladiator/screens/making/muster.ts';
import type { Save } from '../../kernel/save.ts';
import { Session } from '../../session/session.ts';
import { goesOn, seenCounts, takenUp } from '../../session/taken-up.ts';
import type { Account } from '../company.ts';
import { accountScreen } from '../host/account.ts';
import { hostItems, hostScreen, NO_CAREERS } from '../host/title-items.ts';
import { blankScreen, capital, drawKeyBar, drawPrompt } from '../parts.ts';
import {
  type Env,
  type MenuItem,
  type Message,
  type Move,
  type Screen,
  screenOf,
  stay,
  type View,
} from '../program.ts';
import type { CareerItem, HouseItem } from '../services.ts';
import { wrapText } from '../wrap.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawBanner } from './banner.ts';
import { helpScreen } from './help.ts';
import { optionsScreen } from './options.ts';
import { replaysScreen } from './replays.ts';

interface TitleState {
  /** Something the player must be told. */
  readonly notice: string | null;
  readonly items: readonly MenuItem[];
}

/** The title screen, with what there is to do now. */
export function titleScreen(env: Env, notice: string | null): Screen {
  return page({ notice, items: itemsFor(env) });
}

function page(state: TitleState): Screen {
  return screenOf('title', state, { update, view });
}

/** 26 */
const TEAM: MenuItem = { value: 'team', label: 'Team bout', note: 'several men on either side (26)' };

/** What there is to do by the options as they now are. */
function itemsNow({ items }: TitleState, { settings }: Env): readonly MenuItem[] {
  const rules = rulesOf(settings);
  if (!inForce(rules, 19) || !inForce(rules, 26)) return items;
  return items.flatMap((item) => (item.value === 'practice' ? [item, TEAM] : [item]));
}

const PICKS: { readonly [command: string]: string } = {
  'pick-practice': 'practice',
  'pick-team': 'team',
  'pick-continue': 'continue',
  'pick-careers': 'careers',
  'pick-lobby': 'lobby',
  'pick-daily': 'daily',
  'pick-news': 'news',
  'pick-houses': 'houses',
  'pick-hall': 'hall',
  'pick-replays': 'replays',
  'pick-account': 'account',
  'pick-options': 'options',
  help: 'help',
  quit: 'quit',
};

function update(state: TitleState, message: Message, env: Env): Move {
  const picked =
    message.kind === 'select' ? message.value : message.kind === 'key' ? PICKS[message.command ?? ''] : undefined;
  if (picked === undefined || !itemsNow(state, env).some(({ value }) => value === picked)) return stay(page(state));
  return choose(state, picked, env);
}

function choose(state: TitleState, value: string, env: Env): Move {
  const here = page(state);
  const common = hostScreen(value, env);
  if (common !== null) return { to: 'over', screen: here, next: common };
  switch (value) {
    case 'continue':
      return goOn(env);
    case 'practice':
      return { to: 'over', screen: here, next: newCreation(env) };
    case 'resume':
      return goOnBout(env);
    case 'careers':
      if (isGuest(env)) return stay(titleScreen(env, NO_CAREERS));
      return { to: 'over', screen: here, next: careersScreen(env) };
    case 'houses':
      if (isGuest(env)) return stay(titleScreen(env, NO_CAREERS));
      return { to: 'over', screen: here, next: ludiScreen(env) };
    case 'hall':
      return { to: 'over', screen: here, next: hallScreen(env) };
    case 'team':
      return { to: 'over', screen: here, next: newMuster(env, env.services.newSeed(), null) };
    case 'replays':
      return { to: 'over', screen: here, next: replaysScreen(env) };
    case 'account': {
      const account = env.services.company?.account ?? null;
      return account === null ? stay(here) : { to: 'over', screen: here, next: accountScreen(account) };
    }
    case 'options':
      return { to: 'over', screen: here, next: optionsScreen() };
    case 'help':
      return { to: 'over', screen: here, next: helpScreen('title') };
    default:
      return { to: 'quit' };
  }
}

/** Back to what was played last: a career, or the bout that was left. */
function goOn(env: Env): Move {
  const house = lastHouse(env);
  if (house !== null) {
    const opened = env.services.houses.open(house.id);
    if (!opened.ok) return stay(titleScreen(env, opened.why));
    return { to: 'only', next: env.routes.ludus(opened.value, env, null) };
  }
  const last = lastCareer(env);
  if (last === null) return goOnBout(env);
  const opened = env.services.careers.open(last.id);
  if (!opened.ok) return stay(titleScreen(env, opened.why));
  return { to: 'only', next: env.routes.career(opened.value, env, null) };
}

type Going = Extract<CareerItem, { state: 'ok' }>;

/** The career last played, if it was played after the last practice bout and goes on. */
function lastCareer({ services, settings }: Env): Going | null {
  const found = services.careers.list().find(({ id }) => id === settings.lastCareer);
  return found === undefined || found.state === 'damaged' || found.over ? null : found;
}

type Housed = Extract<HouseItem, { state: 'ok' }>;

/** The house last played, if that was what was played last, and it goes on. */
function lastHouse({ services, settings }: Env): Housed | null {
  const found = services.houses.list().find(({ id }) => id === settings.lastHouse);
  return found === undefined || found.state === 'damaged' || found.over ? null : found;
}

/** Back to the bout that was left, at the very prompt, or word of what is wrong with it. */
function goOnBout(env: Env): Move {
  const found = env.services.bout.load();
  if (!found.ok || found.value === null)
    return stay(titleScreen(env, found.ok ? 'There is no bout to go on with.' : found.why));
  const { bout, settings, tables } = env.services;
  const opened = takenUp(found.value, (save) =>
    Session.open(gladiator, tables, save, { seats: [0], sink: bout, standing: standingAnswers(settings) }),
  );
  if (!opened.ok) return stay(titleScreen(env, bout.setAside(opened.why)));
  const { value, fault } = opened.value;
  return { to: 'only', next: env.routes.bout(value.session, env, goneOn(value, fault, env)) };
}

/** What is told of a bout that goes on elsewhere than where it was left; one whose record does not replay is written down as it now stands. */
function goneOn(
  { session, dropped }: { readonly session: GladiatorSession; readonly dropped: number },
  fault: string | null,
  { services: { bout } }: Env,
): string | null {
  if (fault === null)
    return dropped === 0 ? null : `Of another version: ${times(dropped, 'choice')} dropped, the phase begins again.`;
  if (session.over) return seenCounts(fault, bout.copyAside);
  const word = goesOn('bout', fault, bout.copyAside);
  session.keep();
  return word;
}

/** Cells for the men of an unfinished bout; where there are more, they are counted. */
const NOTE_ROOM = 26;

/** What the unfinished bout is, in a few words. */
function unfinished(save: Save): string {
  const state = save.checkpoint.state as { turn?: number; fighters?: readonly Partial<Fighter>[] };
  const men = (state.fighters ?? []).map(({ name = '?', side = 0, beast = null }) => ({ name, side, beast }));
  const names = men.length === 0 ? '' : meetingText(men, NOTE_ROOM);
  return `${names}${state.turn === undefined || state.turn === 0 ? '' : `, turn ${state.turn}`}`;
}

/** What Continue goes on with, where that is no practice bout. */
function lastNote(env: Env): string | null {
  const house = lastHouse(env);
  if (house !== null) return houseNote(house);
  const last = lastCareer(env);
  return last === null ? null : careerNote(last);
}

/** The house in a few words. */
const houseNote = ({ name, month, months }: Housed): string => `the house of ${name}, month ${month} of ${months}`;

/** The career in a few words. */
const careerNote = ({ name, munus, record }: Going): string =>
  `${name}, ${munus === 0 ? 'in the making' : `munus ${munus}`}, ${record.v} ${record.v === 1 ? 'victory' : 'victories'}`;

/** Whether the games of the player are not kept, because he has no account on the host. */
const isGuest = ({ services: { company } }: Env): boolean => company !== null && company.account === null;

function itemsFor(env: Env): readonly MenuItem[] {
  const { services } = env;
  const note = lastNote(env);
  const careers = services.careers.list().filter((one) => one.state === 'damaged' || !one.over).length;
  const found = services.bout.load();
  const save = found.ok ? found.value : null;
  const replays = services.replays().length;
  return [
    ...(note === null ? [] : [{ value: 'continue', label: 'Continue', note }]),
    ...(save === null
      ? []
      : note === null
        ? [{ value: 'continue', label: 'Continue', note: unfinished(save) }]
        : [{ value: 'resume', label: 'Bout in progress', note: unfinished(save) }]),
    ...(services.company === null ? [] : hostItems(services.company)),
    {
      value: 'careers',
      label: 'Careers',
      note: isGuest(env)
        ? 'with an account only'
        : careers === 0
          ? 'one gladiator, ten victories'
          : `${careers} going on, or a new one`,
    },
    {
      value: 'practice',
      label: 'Practice bout',
      note: save === null ? 'you against a centurion' : 'a new one; the old is given up',
    },
    { value: 'houses', label: 'Houses', note: 'run a school, buy, bet and win (39)' },
    { value: 'hall', label: 'Hall of fame', note: 'the freed, the dead, the retired' },
    ...(replays === 0
      ? []
      : [{ value: 'replays', label: 'Replays', note: `${replays} finished ${replays === 1 ? 'bout' : 'bouts'}` }]),
    ...accountItems(services.company?.account ?? null),
    { value: 'options', label: 'Options', note: 'pace, keys, colours, rules' },
    { value: 'help', label: 'Help', note: 'what this is, and the keys' },
    { value: 'quit', label: 'Quit', note: '' },
  ];
}

function accountItems(account: Account | null): readonly MenuItem[] {
  if (account === null) return [];
  const keys = account.keys().length;
  return [{ value: 'account', label: 'Your account', note: `${account.name}, ${keys} ${keys === 1 ? 'key' : 'keys'}` }];
}

/** Rows of the program's name and what is under it. */
const BANNER = 8;

function view(state: TitleState, env: Env): View {
  const { notice } = state;
  const items = itemsNow(state, env);
  const canvas = blankScreen(env);
  const tall = canvas.height >= 34;
  const rows = items.length + 1;
  const top = tall ? 4 : Math.max(1, Math.min(2, canvas.height - 4 - BANNER - rows));
  if (tall) drawBackdrop(canvas, canvas.height - 14, 12, env);
  drawBanner(canvas, top, 'the arena, in a terminal');
  const told = notice ?? env.services.trouble;
  if (told === null)
    drawPrompt(
      canvas,
      canvas.height - 2,
      `version ${env.services.version} · rules: the ${capital(env.settings.rules)} Game against a centurion`,
      'tell',
    );
  else
    for (const [i, line] of wrapText(told, canvas.width - 6)
      .slice(0, 3)
      .entries())
      drawPrompt(canvas, canvas.height - 4 + i, line, 'refuse');
  drawKeyBar(canvas, 'title', env);
  const width = 62;
  const y = top + BANNER;
  const limit = Math.min(items.length, canvas.height - 3 - y);
  const x = Math.floor((canvas.width - width) / 2);
  return {
    canvas,
    menu: { id: `title-${items.length}`, x, y, width, limit, items, initial: 0 },
  };
}
