/** 9 What an attack would come to, part by part, and what each Reaction would come to against it, as far as can be known. */
import type { AttackChoice, DefenseChoice } from '../rules/acts.ts';
import { without } from '../rules/cards.ts';
import { PLAIN_DEFENSE } from '../rules/fight/announce.ts';
import { strikeAt } from '../rules/fight/declare.ts';
import { isNet, reactionsFor, sweptBy } from '../rules/legal/fights.ts';
import { animalOf, fighterOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fight, Fighter, Mode, PlayedAction, State, Step, Strike } from '../rules/types.ts';
import { attackParts, damageParts, defenseParts, type Part, totalOf } from '../rules/values.ts';
import { type ActionCard, type CardName, UNSEEN } from '../rules/words.ts';
import { beastFalls } from './beasts.ts';
import { killChance, reactionChance, unseenCards } from './unseen.ts';

/** An attack before it is made. */
export interface AttackPlan {
  readonly mode: Mode;
  readonly card: ActionCard;
  readonly played: readonly CardName[];
  readonly choice: AttackChoice;
}

/** What one Reaction would come to, with Guard as it is believed and nothing else put in. */
export interface Met {
  /** Null: Passive. */
  readonly react: ActionCard | null;
  readonly fdv: number;
  /** The attack as it meets it: a Dodge halves it. */
  readonly fav: number;
  readonly hits: boolean;
  /** What it would hurt, the lead counted; 0 of a miss, and of a net. */
  readonly damage: number;
  /** 0 to 1 that it can be played at all, or of a card that lies face down already that it is this one; null: nobody knows. */
  readonly chance: number | null;
  /** It lies there already. */
  readonly chosen: boolean;
}

/** What an attack would come to on one who is struck. */
export interface Outlook {
  readonly target: string;
  readonly bearing: number;
  readonly parts: readonly Part[];
  readonly fav: number;
  /** Of a hit by one; none of a net. */
  readonly damage: readonly Part[];
  /** Against a gladiator, Passive first; none against an animal. */
  readonly met: readonly Met[];
  /** 0 to 1 that a hit kills; null: nobody knows, or it is an animal. */
  readonly kills: number | null;
  /** 17.6 0 to 1 that an animal throws less: then it is dead, or in the net; null: it is none. */
  readonly falls: number | null;
}

/** A card on the table as it is taken for a value. */
const open = (card: ActionCard): PlayedAction => ({
  ...{ card, at: 0, fresh: true, wasRotated: false, revealed: true, up: true },
});

/** Somebody once cards have left the hand. */
export function spending(fighter: Fighter, played: readonly CardName[], gone: readonly CardName[]): Fighter {
  return { ...fighter, played: [...played], hand: without(fighter.hand, gone) ?? fighter.hand };
}

/** 9.1 What an attack would come to on each of those it strikes; cards of `played` have left the hand. */
export function outlookOf(
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  { mode, card, played, choice }: AttackPlan,
): readonly Outlook[] {
  const { lunge, sacrifice } = choice;
  const figure = spending(fighter, played, sacrifice === null ? lunge : [...lunge, sacrifice]);
  const fight = { mode, action: open(card), beast: false };
  const targets = mode.do === 'sweep' ? sweptBy(state, fighter, mode.from, mode.clockwise) : [mode.target];
  const weight = { n: 1 + played.length, leapDamage: choice.leap.damage, deep: choice.deep };
  return targets.map((target, index): Outlook => {
    const { animal, bearing } = strikeAt(state, target, fighter.hex);
    const ally = fighter.ally?.vs === target ? fighter.ally.amount : 0;
    const parts = attackParts(state, tables, figure, fight, choice, { target, index, animal, ally });
    const fav = totalOf(parts);
    const damage = isNet(mode) || mode.do === 'help' ? [] : damageParts(weight, 1, state.options.bonusDamage);
    const beast = animalOf(state, target);
    const foe = beast === null ? fighterOf(state, target) : null;
    const hurts = (by: number): number =>
      damage.length === 0 ? 0 : totalOf(damageParts(weight, by, state.options.bonusDamage));
    const met =
      foe === null || mode.do === 'help'
        ? []
        : meetings(tables, foe, { ...fight, hurts }, bearing, fav, chosenBy(state, foe));
    const kills = foe === null || damage.length === 0 ? null : killChance(tables, foe, totalOf(damage));
    const falls = beast === null ? null : beastFalls(tables, beast.kind, fav);
    return { target, bearing, parts, fav, damage, met, kills, falls };
  });
}

type Attack = Pick<Fight, 'mode' | 'action' | 'beast'>;

/** Steps in which those who are struck have reacted already. */
const AFTER_REACTIONS: readonly Step[] = ['attack reveal', 'attack options'];

/** The Reaction that somebody has chosen, as it is seen; null: none yet. */
function chosenBy({ step, fight }: Readonly<State>, { id }: Fighter): Strike | null {
  if (!AFTER_REACTIONS.includes(step)) return null;
  return fight?.strikes.find(({ target }) => target === id) ?? null;
}

/** A Reaction that is possible, and how likely it is; null: Passive. */
type Likely = readonly [react: ActionCard | null, chance: number | null];

function likelyReactions(foe: Fighter, bearing: number, chosen: Strike | null): readonly Likely[] {
  const legal = reactionsFor(bearing, foe);
  if (chosen === null) return [[null, 1], ...legal.map((react): Likely => [react, reactionChance(foe, react)])];
  const { react } = chosen;
  if (react === null) return [[null, 1]];
  if (react.card !== UNSEEN) return [[react.card as ActionCard, 1]];
  const unseen = unseenCards(foe);
  const left = unseen === null ? legal : legal.filter((card) => unseen.includes(card));
  return left.map((card): Likely => [card, unseen === null ? null : 1 / left.length]);
}

function meetings(
  tables: Tables,
  foe: Fighter,
  fight: Attack & { readonly hurts: (by: number) => number },
  bearing: number,
  fav: number,
  chosen: Strike | null,
): readonly Met[] {
  return likelyReactions(foe, bearing, chosen).flatMap(([react, chance]): readonly Met[] => {
    if (chance === 0) return [];
    const choice = { ...PLAIN_DEFENSE, guard: foe.believed.guard > 0 };
    const held = chosen === null && react === 'dexterity' ? foe.hand.slice(1) : foe.hand;
    const fdv = totalOf(believedDefense(tables, { ...foe, hand: held }, fight, { react, bearing }, choice));
    const met = react === 'movement' ? Math.floor(fav / 2) : fav;
    const hits = met > fdv && fav > 0;
    const damage = hits ? fight.hurts(met - fdv) : 0;
    return [{ react, fdv, fav: met, hits, damage, chance, chosen: chosen !== null }];
  });
}

/** 9.2 A defense by what everybody must believe of a sheet. */
function believedDefense(
  tables: Tables,
  foe: Fighter,
  fight: Attack,
  { react, bearing }: { readonly react: ActionCard | null; readonly bearing: number },
  choice: DefenseChoice,
): readonly Part[] {
  const figure: Fighter = { ...foe, cur: foe.believed, over: null, played: [] };
  const strike = { react: react === null ? null : open(react), bearing, passive: react === null };
  return defenseParts(tables, figure, fight, strike, choice, 0);
}

/** 9.2 What a defense would come to; cards of `played` have left the hand. */
export function defenseOutlook(
  tables: Tables,
  fighter: Fighter,
  fight: Attack & Pick<Fight, 'attacker'>,
  strike: Pick<Strike, 'bearing'>,
  plan: { readonly react: ActionCard | null; readonly played: readonly CardName[]; readonly choice: DefenseChoice },
): readonly Part[] {
  const { sacrifice } = plan.choice;
  const figure = spending(fighter, plan.played, sacrifice === null ? [] : [sacrifice]);
  const ally = fighter.ally?.vs === fight.attacker ? (fighter.ally?.amount ?? 0) : 0;
  const { react } = plan;
  const against = { react: react === null ? null : open(react), bearing: strike.bearing, passive: react === null };
  return defenseParts(tables, figure, fight, against, plan.choice, ally);
}
