/** What an answer in a lesson is worth, and which one is taught. */
import { type Reckoning, reckoningOf } from '../../../odds/lessons.ts';
import { defenseOutlook, outlookOf } from '../odds/outlook.ts';
import type { DefenseChoice } from '../rules/acts.ts';
import { hpOf, itemsHp, without } from '../rules/cards.ts';
import { PLAIN_ATTACK } from '../rules/fight/announce.ts';
import type { Question, QuestionKind } from '../rules/kit.ts';
import { fighterOf, fightOf, foesAhead, strikeOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { damageParts, totalOf } from '../rules/values.ts';
import type { ActionCard, CardName } from '../rules/words.ts';
import { countIn } from './draft.ts';

/** A question of a match, before it is answered. */
interface GladiatoriMoment {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly request: Question<QuestionKind>;
}

type LessonTaught = Reckoning<GladiatoriMoment>;

const ownIn = ({ state, request }: GladiatoriMoment): Fighter => fighterOf(state, request.fighter);

/** 10.3 What somebody could bear who holds such a hand. */
function borne(moment: GladiatoriMoment, hand: readonly CardName[]): number {
  const fighter = ownIn(moment);
  return hpOf(moment.tables, without(fighter.deck, hand) ?? []) + itemsHp(moment.tables, fighter);
}

const ENERGY = 4;
const BORNE = 12;

const cardsIn = (choices: readonly unknown[]): readonly CardName[] => (choices[0] ?? []) as readonly CardName[];

const split: LessonTaught = {
  head: ['in hand', 'bears', 'Energy 1'],
  isMet(moment, choices) {
    const hand = cardsIn(choices);
    const holds = hand.includes('strength') && hand.includes('movement') && countIn(hand, 'energy 1') >= ENERGY;
    return holds && borne(moment, hand) >= BORNE;
  },
  figures(moment, choices) {
    const hand = cardsIn(choices);
    return [`${hand.length}`, `${borne(moment, hand)}`, `${countIn(hand, 'energy 1')}`];
  },
};

/** 9.3 What a hit would do with so many cards on the Action. */
const damageOf = (added: readonly CardName[]): number =>
  totalOf(damageParts({ n: 1 + added.length, leapDamage: 0, deep: 0 }, 1, false));

const cards: LessonTaught = {
  head: ['attack', 'damage', 'Energy left'],
  isMet: (_moment, choices) => damageOf(cardsIn(choices)) === 3 && cardsIn(choices).length % 2 === 1,
  figures(moment, choices) {
    const added = cardsIn(choices);
    const { state, tables } = moment;
    const fighter = ownIn(moment);
    const [target = ''] = foesAhead(state, fighter);
    const left = without(fighter.hand, added) ?? [];
    const [told] = outlookOf(
      state,
      tables,
      { ...fighter, hand: left },
      {
        ...{
          mode: { do: 'melee', target },
          card: (state.sub?.action?.card ?? 'strength') as ActionCard,
          played: added,
        },
        choice: { ...PLAIN_ATTACK, offense: true },
      },
    );
    return [`${told?.fav ?? 0}`, `${damageOf(added)}`, `${countIn(left, 'energy 1')}`];
  },
};

/** 9.2 The defense that was chosen; a Power at once is none. */
const defenseIn = (choices: readonly unknown[]): DefenseChoice => choices[0] as DefenseChoice;

const guard: LessonTaught = {
  head: ['defense', 'against', 'Guard left'],
  isMet: (_moment, choices) => !defenseIn(choices).guard,
  figures(moment, choices) {
    const { state, tables } = moment;
    const fighter = ownIn(moment);
    const strike = strikeOf(state);
    const choice = defenseIn(choices);
    const react = (strike.react?.card ?? null) as ActionCard | null;
    const played = fighter.played.filter((one): one is CardName => one !== 'unseen');
    const fdv = totalOf(defenseOutlook(tables, fighter, fightOf(state), strike, { react, played, choice }));
    return [
      `${fdv}`,
      `${strike.fav}, a ${strike.fav > fdv ? 'hit' : 'miss'}`,
      `${fighter.cur.guard - (choice.guard ? 1 : 0)}`,
    ];
  },
};

const TAUGHT: { readonly [id: string]: LessonTaught } = { split, cards, guard };

/** What the lesson of an id reckons. Throws where there is none: a bug. */
export const gladiatoriTaught = (id: string): LessonTaught => reckoningOf(TAUGHT, id);
