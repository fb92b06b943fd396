/** 2.2 A gladiator of one's own, bought coin by coin; then a match with it. */
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
import { buildFaults, coinsOf, energyLimit } from '../rules/sheets.ts';
import { ABILITIES, type CardName, CHARACTERS, MOVES, POWERS, SKILLS, TRAITS, type Trait } from '../rules/words.ts';
import { COINS } from '../session/line-up.ts';
import { tables } from '../tables.ts';
import { newMatch } from './practice-form.ts';

interface Making {
  readonly build: Build;
  /** The row under the mark. */
  readonly at: string;
  readonly notice: Notice | null;
  /** How often the menu began anew. */
  readonly turns: number;
}

/** The gladiator in the making, as a Secutor at first. */
export function builderScreen(): Screen {
  return page({ build: tables().characters.secutor.build, at: 'take', notice: null, turns: 0 });
}

function page(state: Making): Screen {
  return { ...screenOf('gladiatori-build', state, { update, view }), game: 'gladiatori' };
}

/** A row of the list: what it is now, what it becomes by more and by less of it, what it is. */
interface Row extends MenuItem {
  readonly about: string;
  readonly more?: Build;
  readonly less?: Build;
}

const LEAST = 3;
const MOST = 9;

/** A number one more, round the ends. */
const turned = (value: number, by: 1 | -1, least: number, most: number): number =>
  value + by > most ? least : value + by < least ? most : value + by;

const withCards = (build: Build, card: CardName, count: number): Build => ({
  ...build,
  cards: [...build.cards.filter((one) => one !== card), ...Array.from({ length: count }, () => card)],
});

function traitRow(build: Build, trait: Trait): Row {
  const value = build.sheet[trait];
  const skill = SKILLS.some((one) => one === trait);
  const price = skill ? (tables().skillCosts.get(value) ?? 0) : value;
  const to = (by: 1 | -1): Build => ({ ...build, sheet: { ...build.sheet, [trait]: turned(value, by, LEAST, MOST) } });
  return {
    ...{ value: trait, label: capital(trait), note: `${value}, for ${price}` },
    ...{ about: TRAIT_WORK[trait], more: to(1), less: to(-1) },
  };
}

const TRAIT_WORK: { readonly [T in Trait]: string } = {
  offense: 'A Skill: adds to an attack, then drops by one. Three to nine; each point more is dearer.',
  guard: 'A Skill: adds to a defense, then drops by one. Three to nine; each point more is dearer.',
  endurance: 'A Skill: what comes back in the rest of a turn. Three to nine; each point more is dearer.',
  blood: 'An Ability: for Berserk and to use cards of the table again. A coin a point.',
  speed: 'An Ability: for steps before the Action and for Dodges. A coin a point.',
};

function cardRow(build: Build, card: CardName, most: number): Row {
  const count = countOfCard(build.cards, card);
  const { coins, hp } = tables().cards[card];
  const each = coins === 1 ? '1 coin' : `${coins} coins`;
  return {
    ...{ value: card, label: nameOfCard(card), note: most === 1 ? (count > 0 ? 'yes' : 'no') : `${count} of ${most}` },
    about: `${CARD_WORK[card]} ${each}, ${hp} HP.`,
    more: withCards(build, card, turned(count, 1, 0, most)),
    less: withCards(build, card, turned(count, -1, 0, most)),
  };
}

function rowsOf(build: Build): readonly Row[] {
  const limit = energyLimit(COINS.plain);
  const spent = coinsOf(tables(), build);
  const take: Row = {
    ...{ value: 'take', label: 'On to a match', note: `${spent} of ${COINS.plain} coins` },
    about: 'Who meets whom comes next. Coins that are left over are lost.',
  };
  const powers = POWERS.map((power): Row => {
    const has = build.powers.includes(power);
    const other = { ...build, powers: has ? build.powers.filter((one) => one !== power) : [...build.powers, power] };
    return {
      ...{ value: `power ${power}`, label: nameOfPower(power), note: has ? 'yes' : 'no' },
      ...{ about: `A Power, 1 coin: ${POWER_WORK[power]}`, more: other, less: other },
    };
  });
  const likes = CHARACTERS.map((one): Row => {
    const { build: made } = tables().characters[one];
    return {
      ...{ value: `as ${one}`, label: `As a ${nameOfCard(one)}`, note: `${coinsOf(tables(), made)} coins` },
      ...{ about: 'Begin from a gladiator that is ready made (2.3).', more: made, less: made },
    };
  });
  return [
    take,
    ...TRAITS.map((trait) => traitRow(build, trait)),
    ...(['energy 1', 'energy 0'] as const).map((card) => cardRow(build, card, limit)),
    cardRow(build, 'feint', 1),
    ...MOVES.map((card) => cardRow(build, card, 1)),
    ...powers,
    ...likes,
  ];
}

const FAULTS: { readonly [fault: string]: string } = {
  budget: 'more coins than there are',
  skillRange: 'a Skill is 3 to 9',
  abilityRange: 'an Ability is 3 to 9',
  e0Limit: 'too many Energy 0',
  e1Limit: 'too many Energy 1',
};

/** Why it cannot fight yet; null: it can. */
function faultOf(build: Build): string | null {
  const [fault] = buildFaults(tables(), build, COINS.plain);
  return fault === undefined ? null : (FAULTS[fault] ?? fault);
}

function update(state: Making, message: Message, env: Env): Move {
  const go = (next: Partial<Making>): Move => stay(page({ ...state, notice: null, ...next }));
  const edited = (row: Row | undefined, build: Build | undefined): Move =>
    row === undefined || build === undefined
      ? stay(page(state))
      : go({ build, at: row.value, turns: state.turns + 1, notice: faultNotice(build) });
  const rowAt = (value: string): Row | undefined => rowsOf(state.build).find((one) => one.value === value);
  switch (message.kind) {
    case 'highlight':
      return go({ at: message.value });
    case 'select': {
      if (message.value !== 'take') return edited(rowAt(message.value), rowAt(message.value)?.more);
      const fault = faultOf(state.build);
      if (fault !== null) return go({ notice: warn(`Not yet: ${fault} (2.2).`) });
      return { to: 'over', screen: page(state), next: newMatch(env, state.build) };
    }
    case 'key':
      if (message.command === 'draft-more') return edited(rowAt(state.at), rowAt(state.at)?.more);
      if (message.command === 'draft-less') return edited(rowAt(state.at), rowAt(state.at)?.less);
      if (message.command === 'close') return BACK;
      if (message.command === 'help-here')
        return { to: 'over', screen: page(state), next: helpScreen('gladiatori-build') };
      return stay(page(state));
    default:
      return stay(page(state));
  }
}

const faultNotice = (build: Build): Notice | null => {
  const fault = faultOf(build);
  return fault === null ? null : warn(`${capital(fault)} (2.2).`);
};

const MENU = { x: 1, y: 2, width: 40 } as const;

function view({ build, at, notice, turns }: Making, env: Env): View {
  const canvas = blankScreen(env);
  const rows = rowsOf(build);
  drawHeader(canvas, 'A gladiator of your own', `${coinsOf(tables(), build)} of ${COINS.plain} coins`);
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
    '',
    'Items come by the method of the match; named in secret unless another is chosen.',
  ];
  const lines = texts.flatMap((text) => (text === '' ? [''] : wrapText(text, width)));
  for (const [i, line] of lines.entries())
    canvas.text(x, MENU.y + i, line, { fg: i === 0 ? 'text' : 'mute' }, x + width);
  const told = notice ?? tell('Enter and + give more, - gives less.');
  drawTold(canvas, canvas.height - 2, told.text, told.tone);
  drawKeyBar(canvas, 'gladiatori-build', env);
  const initial = Math.max(
    0,
    rows.findIndex(({ value }) => value === at),
  );
  return { canvas, menu: { id: `build-${turns}`, ...MENU, limit: canvas.height - 5, items: rows, initial } };
}
