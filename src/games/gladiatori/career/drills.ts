/** GR-87 Sheets that are proposed for the coins one has: what there is, and what is bought to it in a certain order. */
import { countOfCard } from '../rules/cards.ts';
import type { Build } from '../rules/setup-types.ts';
import { buildFaults } from '../rules/sheets.ts';
import type { Tables } from '../rules/tables/types.ts';
import { CARDS, type CardName, POWERS, type Power, TRAITS, type Trait } from '../rules/words.ts';
import type { Man } from './types.ts';
import { coinsFor, wholeBuild } from './veterans.ts';

/** What can be bought: a point, a card, a Power. */
type Good = Trait | CardName | Power;

/** Ways to spend coins, each an order in which they go. */
export const DRILLS = ['attack', 'defense', 'stamina', 'tricks'] as const;
/** One of them. */
export type Drill = (typeof DRILLS)[number];

const WISHES: { readonly [D in Drill]: readonly Good[] } = {
  attack: ['offense', 'energy 1', 'energy 1', 'blood', 'acrobatic strike', 'deep wounds', 'lunge'],
  defense: ['guard', 'speed', 'energy 1', 'guard', 'adaptation', 'delay'],
  stamina: ['endurance', 'energy 1', 'energy 0', 'energy 1', 'resistance', 'stand up'],
  tricks: [
    'unbalancing strike',
    'acrobatic strike',
    'resistance',
    'unbeatable',
    'feint',
    'overskill',
    'reflex',
    'leap',
  ],
};

const isTrait = (good: Good): good is Trait => TRAITS.some((one) => one === good);
const isPower = (good: Good): good is Power => POWERS.some((one) => one === good);

/** A build with one thing more. */
function withOne({ sheet, cards, powers }: Build, good: Good): Build {
  if (isTrait(good)) return { sheet: { ...sheet, [good]: sheet[good] + 1 }, cards, powers };
  if (isPower(good)) return { sheet, cards, powers: [...powers, good] };
  return { sheet, cards: CARDS.flatMap((card) => same(card, countOfCard([...cards, good], card))), powers };
}

const same = (card: CardName, count: number): readonly CardName[] => Array.from({ length: count }, () => card);

/** GR-87 What there is, and all that its coins buy in the order of a drill, round by round; what is left goes wherever it can. */
export function drilledBuild(tables: Tables, man: Man, drill: Drill): Build {
  const coins = coinsFor(man);
  const wishes = [...WISHES[drill], ...DRILLS.flatMap((one) => WISHES[one])];
  let build = wholeBuild(tables, man);
  for (;;) {
    const next = wishes
      .map((good) => withOne(build, good))
      .find((better) => buildFaults(tables, better, coins).length === 0);
    if (next === undefined) return build;
    build = bought(tables, build, WISHES[drill], coins) ?? next;
  }
}

/** Once through a list of wishes; null: nothing of it can be had. */
function bought(tables: Tables, build: Build, wishes: readonly Good[], coins: number): Build | null {
  let now: Build | null = null;
  for (const good of wishes) {
    const better = withOne(now ?? build, good);
    if (buildFaults(tables, better, coins).length === 0) now = better;
  }
  return now;
}
