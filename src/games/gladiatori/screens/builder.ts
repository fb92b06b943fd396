/** 2.2 A gladiator bought coin by coin: one's own for a match, or anew what a campaign has. */
import { capital } from '../../../kernel/words.ts';
import { blankScreen, drawHeader, drawKeyBar, drawTold } from '../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../tui/program.ts';
import { helpScreen } from '../../../tui/screens/help.ts';
import { type Notice, tell, warn } from '../../../tui/screens/notice.ts';
import type { MenuItem, Message, View } from '../../../tui/view.ts';
import { wrapText } from '../../../tui/wrap.ts';
import { CARD_WORK, nameOfCard, nameOfPower, POWER_WORK } from '../ask/words.ts';
import { countOfCard, hpOf } from '../rules/cards.ts';
import type { Build } from '../rules/setup-types.ts';
import { buildFault, coinsOf, energyLimit, MOST_OVER, priceOfBuild } from '../rules/sheets.ts';
import { ABILITIES, type CardName, CHARACTERS, MOVES, POWERS, SKILLS, TRAITS, type Trait } from '../rules/words.ts';
import { COINS } from '../session/line-up.ts';
import { tables } from '../tables.ts';
import { newMatch } from './practice-form.ts';

/** What is made, with which coins, and what becomes of it. */
export interface Building {
  readonly title: string;
  readonly coins: number;
  /** Whether cards beyond the limits can be asked for. */
  readonly overlimit: boolean;
  /** The line that takes it as it is, and what is said of that. */
  readonly take: { readonly label: string; readonly about: string };
  /** Why it cannot be taken; null: it can. */
  fault(build: Build): string | null;
  /** What is done with it; `over`: whether cards beyond the limits are for sale. */
  taken(made: { readonly build: Build; readonly over: boolean }, here: Screen, env: Env): Move;
}

interface Making {
  readonly of: Building;
  readonly build: Build;
  /** 2.2 Cards beyond the limits are for sale. */
  readonly over: boolean;
  /** The row under the mark. */
  readonly at: string;
  readonly notice: Notice | null;
  /** How often the menu began anew. */
  readonly turns: number;
}

/** A gladiator in the making, as `build` at first. */
export function builderScreen(of: Building, build: Build): Screen {
  return page({ of, build, over: false, at: 'take', notice: null, turns: 0 });
}

/** A gladiator of one's own for a match, as a Secutor at first. */
export function ownGladiator(): Screen {
  const of: Building = {
    ...{ title: 'A gladiator of your own', coins: COINS.plain, overlimit: true },
    take: {
      label: 'On to a match',
      about: 'Who meets whom comes next. Coins that are left over are lost. Items come by the method of the match.',
    },
    fault: () => null,
    taken: ({ build, over }, here, env) => ({
      to: 'over',
      screen: here,
      next: newMatch(env, { build, overlimit: over }),
    }),
  };
  return builderScreen(of, tables().characters.secutor.build);
}

function page(state: Making): Screen {
  return { ...screenOf('gladiatori-build', state, { update, view }), game: 'gladiatori' };
}

/** A row of the list: what it is now, what it is about, and what it becomes: chosen, by more and by less of it, where there is any. */
interface Row extends MenuItem {
  readonly about: string;
  readonly chosen?: Build;
  readonly more?: Build | undefined;
  readonly less?: Build | undefined;
  /** It turns whether cards beyond the limits are for sale. */
  readonly turns?: true;
}

const LEAST = 3;
const MOST = 9;

/** What a number between two ends becomes: chosen, one more, and the least after the most; by the keys no more than there is. */
function steps(value: number, [least, most]: readonly [number, number], to: (value: number) => Build) {
  return {
    chosen: to(value < most ? value + 1 : least),
    ...{ more: value < most ? to(value + 1) : undefined, less: value > least ? to(value - 1) : undefined },
  };
}

const withCards = (build: Build, card: CardName, count: number): Build => ({
  ...build,
  cards: [...build.cards.filter((one) => one !== card), ...Array.from({ length: count }, () => card)],
});

function traitRow(build: Build, trait: Trait): Row {
  const value = build.sheet[trait];
  const skill = SKILLS.some((one) => one === trait);
  const price = skill ? (tables().skillCosts.get(value) ?? 0) : value;
  const to = (next: number): Build => ({ ...build, sheet: { ...build.sheet, [trait]: next } });
  return {
    ...{ value: trait, label: capital(trait), note: `${value}, for ${price}` },
    ...{ about: TRAIT_WORK[trait], ...steps(value, [LEAST, MOST], to) },
  };
}

const TRAIT_WORK: { readonly [T in Trait]: string } = {
  offense: 'A Skill: adds to an attack, then drops by one. Three to nine; each point more is dearer.',
  guard: 'A Skill: adds to a defense, then drops by one. Three to nine; each point more is dearer.',
  endurance: 'A Skill: what comes back in the rest of a turn. Three to nine; each point more is dearer.',
  blood:
    'An Ability: for Berserk and to use cards of the table again. No rest of a turn brings it back. A coin a point.',
  speed: 'An Ability: for steps before the Action and for Dodges. No rest of a turn brings it back. A coin a point.',
};

function cardRow(build: Build, card: CardName, most: number): Row {
  const count = countOfCard(build.cards, card);
  const { coins, hp } = tables().cards[card];
  const each = coins === 1 ? '1 coin' : `${coins} coins`;
  return {
    ...{ value: card, label: nameOfCard(card), note: most === 1 ? (count > 0 ? 'yes' : 'no') : `${count} of ${most}` },
    about: `${CARD_WORK[card]} ${each}, ${hp} HP.`,
    ...steps(count, [0, most], (next) => withCards(build, card, next)),
  };
}

const coinsText = ({ of, build }: Pick<Making, 'of' | 'build'>): string =>
  `${priceOfBuild(tables(), build, of.coins)} of ${of.coins} coins`;

function rowsOf({ of, build, over }: Making): readonly Row[] {
  const limit = energyLimit(of.coins);
  const [energy, feints] = over ? [limit + MOST_OVER, 2] : [limit, 1];
  const take: Row = { value: 'take', label: of.take.label, note: coinsText({ of, build }), about: of.take.about };
  const beyond: Row = {
    ...{ value: 'over', label: 'Beyond limits', note: over ? 'yes' : 'no', turns: true },
    about: `${limit} of each Energy and one Feint are the limits. Up to ${MOST_OVER} cards more, at double price (2.2).`,
  };
  const powers = POWERS.map((power): Row => {
    const has = build.powers.includes(power);
    const others = build.powers.filter((one) => one !== power);
    const to = (next: number): Build => ({ ...build, powers: next === 0 ? others : [...others, power] });
    return {
      ...{ value: `power ${power}`, label: nameOfPower(power), note: has ? 'yes' : 'no' },
      ...{ about: `A Power, 1 coin: ${POWER_WORK[power]}`, ...steps(has ? 1 : 0, [0, 1], to) },
    };
  });
  const likes = CHARACTERS.map((one): Row => {
    const { build: made } = tables().characters[one];
    return {
      ...{ value: `as ${one}`, label: `As a ${nameOfCard(one)}`, note: `${coinsOf(tables(), made)} coins` },
      ...{ about: 'Begin from a gladiator that is ready made (2.3).', chosen: made },
    };
  });
  return [
    take,
    ...TRAITS.map((trait) => traitRow(build, trait)),
    ...(['energy 1', 'energy 0'] as const).map((card) => cardRow(build, card, energy)),
    cardRow(build, 'feint', feints),
    ...(of.overlimit ? [beyond] : []),
    ...MOVES.map((card) => cardRow(build, card, 1)),
    ...powers,
    ...likes,
  ];
}

/** Why it cannot be taken yet; null: it can. */
const faultOf = ({ of, build, over }: Making): string | null =>
  buildFault(tables(), build, of.coins, over) ?? of.fault(build);

function update(state: Making, message: Message, env: Env): Move {
  const go = (next: Partial<Making>): Move => stay(page({ ...state, notice: null, ...next }));
  const edited = (row: Row | undefined, build: Build | undefined): Move => {
    if (row?.turns === true) return reckoned({ ...state, over: !state.over, at: row.value });
    return row === undefined || build === undefined ? stay(page(state)) : reckoned({ ...state, build, at: row.value });
  };
  const rowAt = (value: string): Row | undefined => rowsOf(state).find((one) => one.value === value);
  const stepped = (by: 'more' | 'less'): Move => {
    const row = rowAt(state.at);
    const isThere = row?.turns === true && state.over === (by === 'more');
    return isThere ? stay(page(state)) : edited(row, row?.[by]);
  };
  switch (message.kind) {
    case 'highlight':
      return go({ at: message.value });
    case 'select': {
      if (message.value !== 'take') return edited(rowAt(message.value), rowAt(message.value)?.chosen);
      const fault = faultOf(state);
      if (fault !== null) return go({ notice: warn(`Not yet: ${fault}.`) });
      return state.of.taken(state, page(state), env);
    }
    case 'key':
      if (message.command === 'draft-more') return stepped('more');
      if (message.command === 'draft-less') return stepped('less');
      if (message.command === 'close') return BACK;
      if (message.command === 'help-here')
        return { to: 'over', screen: page(state), next: helpScreen('gladiatori-build') };
      return stay(page(state));
    default:
      return stay(page(state));
  }
}

/** Something was bought or left: the list begins anew at the same row, with what is wrong. */
function reckoned(state: Making): Move {
  const fault = faultOf(state);
  const notice = fault === null ? null : warn(`${capital(fault)}.`);
  return stay(page({ ...state, turns: state.turns + 1, notice }));
}

const MENU = { x: 1, y: 2, width: 40 } as const;

function view(state: Making, env: Env): View {
  const { of, build, at, notice, turns } = state;
  const canvas = blankScreen(env);
  const rows = rowsOf(state);
  drawHeader(canvas, of.title, coinsText(state));
  const x = MENU.x + MENU.width + 2;
  const width = canvas.width - x - 1;
  const marked = rows.find(({ value }) => value === at);
  const abilities = ABILITIES.map((one) => `${capital(one)} ${build.sheet[one]}`).join(', ');
  const texts = [
    marked?.about ?? '',
    '',
    `Deck: ${build.cards.length} cards, ${hpOf(tables(), build.cards)} HP in all.`,
    `${SKILLS.map((one) => `${capital(one)} ${build.sheet[one]}`).join(', ')}; ${abilities}.`,
    `Powers: ${build.powers.length === 0 ? 'none' : build.powers.map(nameOfPower).join(', ')}.`,
  ];
  const lines = texts.flatMap((text) => (text === '' ? [''] : wrapText(text, width)));
  const about = lines.indexOf('');
  for (const [i, line] of lines.entries())
    canvas.text(x, MENU.y + i, line, { fg: i < about ? 'text' : 'mute' }, x + width);
  const told = notice ?? tell('+ gives more, - gives less; Enter gives more, or takes away what is full.');
  drawTold(canvas, canvas.height - 2, told.text, told.tone);
  drawKeyBar(canvas, 'gladiatori-build', env);
  const initial = Math.max(
    0,
    rows.findIndex(({ value }) => value === at),
  );
  return { canvas, menu: { id: `build-${turns}`, ...MENU, limit: canvas.height - 5, items: rows, initial } };
}
