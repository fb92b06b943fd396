/** What can be chosen in a career, whatever is asked. */
import { LEVELS } from '../../../../kernel/levels.ts';
import type { Request } from '../../../../kernel/request.ts';
import { capital } from '../../../../kernel/words.ts';
import { percent } from '../../../../odds/offers.ts';
import { monthText } from '../../career/calendar.ts';
import { standingSize } from '../../career/creation.ts';
import { levelOfFoe, STAR_LEADS } from '../../career/levels.ts';
import { isLiving, POINT_DIVISIONS, readyStars, restFault } from '../../career/limits.ts';
import { highestLocale } from '../../career/match.ts';
import type { Career, CareerDecisions, CareerState, Entrant, Shape } from '../../career/types.ts';
import { riseChance } from '../../odds/foes.ts';
import type { SizeRow } from '../../rules/tables/types.ts';
import { ATTRIBUTES, SIGNATURES, STYLES } from '../../rules/words.ts';
import { tables } from '../../tables.ts';
import { leaderText } from '../levels.ts';
import { attributesText, signatureNote, sizeRow } from '../making.ts';
import type { FamiliaItem, FamiliaScreenState, Making } from './state.ts';

type Asked = Request<CareerDecisions>;

/** The lines for a question; null: the career is over. */
export function itemsFor(asked: Asked | null, state: FamiliaScreenState): readonly FamiliaItem[] {
  if (asked === null) return overItems(state);
  switch (asked.kind) {
    case 'day':
      return dayItems(state);
    case 'birth':
      return birthItems(state);
    case 'signature':
      return signatureItems(state);
    case 'shape':
      return shapeItems(state);
    case 'rise':
      return riseItems(state, asked);
    case 'match':
      return [
        { value: 'fight', label: 'Into the arena', note: foesNote(asked, stateOf(state)), does: { kind: 'fight' } },
      ];
  }
}

/** Who leads those who are met, where each has a level of its own: 'Rufus led by an adept'. */
function foesNote({ setup }: Request<CareerDecisions, 'match'>, now: Readonly<CareerState>): string {
  if (now.setup.levels?.foes !== 'each') return '';
  const foes = setup.fighters.filter(({ side }) => side === 1);
  return foes
    .map(({ name, level }) => `${name} led by ${leaderText(LEVELS.find((one) => one === level) ?? 'book')}`)
    .join(', ');
}

/** 7.7.2 An attribute with its value, and the chance that it rises. */
function riseItems(
  state: FamiliaScreenState,
  { star, fame, open }: Request<CareerDecisions, 'rise'>,
): readonly FamiliaItem[] {
  const attributes = stateOf(state).familia.find(({ id }) => id === star)?.card.attributes;
  const dice = `${fame} ${fame === 1 ? 'die' : 'dice'}`;
  return open.map((one) => {
    const value = attributes?.[one] ?? 0;
    const need = value >= 5 ? 'a 6' : `${value + 1} or more`;
    return answer(one, `${capital(one)}, now ${value}`, `${percent(riseChance(value, fame))}: ${dice}, ${need}`, one);
  });
}

/** The lines of a career that is over. */
function overItems(state: FamiliaScreenState): readonly FamiliaItem[] {
  const { familia } = stateOf(state);
  return [
    ...familia.map(lifeItem),
    ...(stateOf(state).past.length > 0 ? [CHRONICLE, LUCK] : []),
    ...pastItems(state),
    { value: 'title', label: 'To the title', note: '', does: { kind: 'title' } },
  ];
}

const stateOf = ({ game }: FamiliaScreenState): Readonly<CareerState> => game.session.match.state;

const answer = (value: string, label: string, note: string, choice: unknown): FamiliaItem => ({
  ...{ value, label, note, does: { kind: 'answer', choice } },
});
const room = (value: FamiliaScreenState['room'], label: string, note: string): FamiliaItem => ({
  ...{ value, label, note, does: { kind: 'room', room: value } },
});
const make = (value: string, label: string, note: string, making: Partial<Making>): FamiliaItem => ({
  ...{ value, label, note, does: { kind: 'make', making } },
});
const refuse = (value: string, label: string, why: string): FamiliaItem => ({
  ...{ value, label, note: why, does: { kind: 'refuse', why } },
});
const lifeItem = ({ id, name }: Career): FamiliaItem => ({
  ...{ value: `life-${id}`, label: name, note: 'life and matches', does: { kind: 'life', star: id } },
});

const LUCK: FamiliaItem = {
  ...{ value: 'luck', label: 'Luck', note: 'how the dice fell in the last matches', does: { kind: 'luck' } },
};

const CHRONICLE: FamiliaItem = {
  ...{ value: 'chronicle', label: 'Chronicle', note: 'month by month', does: { kind: 'chronicle' } },
};

/** Those who fight no more, if there are any. */
function goneItems({ familia }: Readonly<CareerState>): readonly FamiliaItem[] {
  const names = familia.filter((one) => !isLiving(one)).map(({ name }) => name);
  if (names.length === 0) return [];
  return [{ value: 'gone', label: 'Who is gone', note: names.toReversed().join(', '), does: { kind: 'gone' } }];
}

const rivalsItem = ({ rivals }: Readonly<CareerState>): FamiliaItem => ({
  ...{ value: 'rivals', label: 'Rivals', note: `${rivals.length} who may come back`, does: { kind: 'rivals' } },
});

// The day

function dayItems(state: FamiliaScreenState): readonly FamiliaItem[] {
  const { room: open } = state;
  if (open === 'fight') return fightItems(state);
  if (open === 'matches') return [...pastItems(state), room('yard', 'Back', '')];
  if (open === 'back') return [...backItems(state), room('yard', 'Back', '')];
  if (open === 'close')
    return [
      room('yard', 'Back', 'it goes on'),
      answer('close', 'Close it, for good', 'nobody fights any more', { do: 'close' }),
    ];
  return yardItems(state);
}

function yardItems(state: FamiliaScreenState): readonly FamiliaItem[] {
  const now = stateOf(state);
  const ready = readyStars(now);
  const left = now.slots - now.used;
  const fight =
    ready.length > 0
      ? room('fight', 'A match', `${left} left today`)
      : refuse('fight', 'A match', left === 0 ? 'no match is left today' : 'nobody can fight today');
  const recruit =
    now.made === now.turn
      ? refuse('recruit', 'A new Star', 'one a month')
      : answer('recruit', 'A new Star', now.creation === null ? 'joins the familia' : 'what was rolled still stands', {
          do: 'recruit',
        });
  return [
    fight,
    recruit,
    ...now.familia.filter(isLiving).map(lifeItem),
    ...now.familia
      .filter((one) => one.free && isLiving(one))
      .map((one) => answer(`retire-${one.id}`, `${one.name} retires`, 'free', { do: 'retire', star: one.id })),
    ...goneItems(now),
    ...(now.past.length > 0 ? [room('matches', 'Matches fought', `${now.past.length}, to be watched again`)] : []),
    ...(now.rivals.length > 0 ? [rivalsItem(now)] : []),
    ...(now.past.length > 0 ? [CHRONICLE, LUCK] : []),
    ...(state.game.backs().length > 0 ? [room('back', 'Go back', 'to an earlier month')] : []),
    answer('rest', 'Next month', 'the day is over', { do: 'rest' }),
    room('close', 'Close the familia', 'for good'),
  ];
}

function fightItems(state: FamiliaScreenState): readonly FamiliaItem[] {
  const now = stateOf(state);
  const { making } = state;
  const own = making.stars.length + making.allies;
  const foes = Math.max(own, making.foes);
  const fights = { do: 'fight', stars: making.stars, allies: making.allies, foes };
  return [
    ...now.familia.filter(isLiving).flatMap((one) => [entrantItem(now, one, making), ...leadItems(one, making)]),
    make('foes', `Opponents: ${foes}`, foesTurn(now, making), { foes: foes >= 4 ? Math.max(1, own) : foes + 1 }),
    make('allies', `Allies: ${making.allies}`, `led by ${allyLeader(now)}; turns`, {
      allies: making.allies >= 4 - making.stars.length ? 0 : making.allies + 1,
    }),
    making.stars.length === 0
      ? refuse('go', 'Into the arena', 'choose who goes in')
      : answer('go', 'Into the arena', `${own} against ${foes}; it cannot be called off`, fights),
    room('yard', 'Back', ''),
  ];
}

/** How the number of opponents is chosen, and who leads them where each has a level of its own. */
function foesTurn({ familia, setup: { levels } }: Readonly<CareerState>, { stars }: Making): string {
  if (levels?.foes !== 'each' || stars.length === 0) return 'turns';
  const those = familia.filter(({ id }) => stars.some(({ star }) => star === id));
  return `led by ${leaderText(levelOfFoe(highestLocale(those.map(({ locale }) => locale)), 0))}, or better for who has won; turns`;
}

function allyLeader({ setup: { levels } }: Readonly<CareerState>): string {
  const by = levels?.allies ?? 'book';
  return by === 'player' ? 'you' : leaderText(by);
}

/** Who leads a Star that goes in: you, then the book, then each level. */
function leadItems({ id, name }: Career, { stars }: Making): readonly FamiliaItem[] {
  const own = stars.find(({ star }) => star === id);
  if (own === undefined) return [];
  const next = own.led === undefined ? STAR_LEADS[0] : STAR_LEADS[STAR_LEADS.indexOf(own.led) + 1];
  const { led: _led, ...plain } = own;
  const turned: Entrant = next === undefined ? plain : { ...plain, led: next };
  const by = own.led === undefined ? 'you' : leaderText(own.led);
  const all = { stars: stars.map((one) => (one === own ? turned : one)) };
  return [make(`led-${id}`, ` led by ${by}`, `who leads ${name}; turns`, all)];
}

/** A Star goes in by its primary style, then by its secondary one, then not at all. */
function entrantItem(now: Readonly<CareerState>, star: Career, { stars }: Making): FamiliaItem {
  const why = restFault(now, star);
  if (why !== null) return refuse(star.id, star.name, why);
  const own = stars.find((one) => one.star === star.id);
  const others = stars.filter((one) => one.star !== star.id);
  const primary = [...others, { star: star.id, secondary: false }];
  const fights = `${now.fought[star.id] ?? 0} of 3 today`;
  if (own === undefined) return make(star.id, star.name, `stays; ${fights}`, { stars: primary });
  if (own.secondary || star.secondary === null)
    return make(star.id, star.name, `as ${own.secondary ? star.secondary : star.primary}; ${fights}`, {
      stars: others,
    });
  return make(star.id, star.name, `as ${star.primary}; ${fights}`, {
    stars: [...others, { ...own, secondary: true }],
  });
}

function pastItems(state: FamiliaScreenState): readonly FamiliaItem[] {
  const { past } = stateOf(state);
  return past.toReversed().map(({ number, month, names, sides, result }) => {
    const side = (one: 0 | 1): string => names.filter((_, i) => sides[i] === one).join(', ');
    const how = result.winner === null ? 'drawn' : result.winner === 0 ? 'won' : 'lost';
    return {
      ...{ value: `match-${number}`, label: `${side(0)} v ${side(1)}`, note: `${monthText(month)}, ${how}` },
      does: { kind: 'watch', record: number },
    };
  });
}

function backItems({ game }: FamiliaScreenState): readonly FamiliaItem[] {
  return game.backs().map(
    (step): FamiliaItem => ({
      ...{ value: `back-${step}`, label: monthText(step), note: 'what came after is undone' },
      does: { kind: 'return', step },
    }),
  );
}

// Creation

/** Names that are proposed to new Stars. */
const PROPOSED = [
  'Flamma',
  'Brutia',
  'Celadus',
  'Mevia',
  'Spiculus',
  'Pugnax',
  'Actius',
  'Verus',
  'Drusilla',
  'Hilarus',
] as const;

/** What the new Star will be called: as was typed, else as is proposed first. */
export const starName = (state: FamiliaScreenState): string => state.making.typed ?? proposedName(state, 0);

/** The name that is proposed after so many others: one that nobody of the familia bears. */
export function proposedName(state: FamiliaScreenState, after: number): string {
  const taken = new Set(stateOf(state).familia.map(({ name }) => name));
  const open = PROPOSED.filter((name) => !taken.has(name));
  const names = open.length > 0 ? open : PROPOSED;
  return names[after % names.length] ?? PROPOSED[0];
}

const NOBODY: FamiliaItem = {
  ...{ value: 'nobody', label: 'Nobody after all', note: 'what was rolled stands' },
  does: { kind: 'answer', choice: null },
};

function birthItems(state: FamiliaScreenState): readonly FamiliaItem[] {
  const { making } = state;
  const name = starName(state);
  const birth = { name, gender: making.female ? 'female' : 'male', handed: making.left ? 'left' : 'right' };
  return [
    { value: 'name', label: `Name: ${name}`, note: 'type another', does: { kind: 'name' } },
    make('female', `Gender: ${birth.gender}`, making.female ? 'Strength 1 less, smaller, two more Bonus Dice' : '', {
      female: !making.female,
    }),
    make('left', `${capital(birth.handed)}-handed`, 'changes no chance', { left: !making.left }),
    answer('go', 'Roll the size', 'it stands', birth),
    NOBODY,
  ];
}

function signatureItems({ making }: FamiliaScreenState): readonly FamiliaItem[] {
  return [
    make('second', `A second one: ${making.second ? 'rolled, and kept' : 'no'}`, 'turns', { second: !making.second }),
    ...SIGNATURES.map((first) => answer(first, capital(first), signatureNote(first), { first, second: making.second })),
    NOBODY,
  ];
}

/** 3.4 The size of the Star that a question is about, as it was rolled. */
export function sizeIn(
  now: Readonly<CareerState>,
  { birth, size }: Pick<Request<CareerDecisions, 'signature'>, 'birth' | 'size'>,
): SizeRow {
  return standingSize(now, birth, tables()) ?? sizeRow(size);
}

/** What is chosen of a shape so far. */
export function shapeOf({ making }: FamiliaScreenState): Shape {
  const [savvy, speed, strength] = making.points;
  const primary = STYLES[making.primary] ?? 'murmillo';
  const others = STYLES.filter((style) => style !== primary);
  const secondary = making.secondary === 0 ? null : (others[making.secondary - 1] ?? null);
  return { points: { savvy, speed, strength }, primary, secondary };
}

function shapeItems(state: FamiliaScreenState): readonly FamiliaItem[] {
  const { making } = state;
  const shape = shapeOf(state);
  const { points, primary, secondary } = shape;
  const at = POINT_DIVISIONS.findIndex((one) => ATTRIBUTES.every((name) => one[name] === points[name]));
  const next = POINT_DIVISIONS[(at + 1) % POINT_DIVISIONS.length] ?? points;
  return [
    make('points', `Twelve points: ${attributesText(points)}`, 'turns', {
      points: [next.savvy, next.speed, next.strength],
    }),
    make('primary', `Style: ${primary}`, 'turns', { primary: (making.primary + 1) % STYLES.length, secondary: 0 }),
    make('secondary', `Second style: ${secondary ?? 'none'}`, 'Savvy 1 less in it; turns', {
      secondary: (making.secondary + 1) % STYLES.length,
    }),
    answer('go', 'Join the familia', 'in the Fringes of the Empire', shape),
    NOBODY,
  ];
}
