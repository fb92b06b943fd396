/** 10.1 Ways to pay damage, none of which has anything in it that could be left out. */
import type { Payment } from './acts.ts';
import { itemHp, rowOf } from './cards.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter } from './types.ts';
import type { CardName, ItemName } from './words.ts';

/** Cards of one kind, or an item: what each pays, and how many there are. */
interface Coin {
  readonly card: CardName | null;
  readonly item: ItemName | null;
  readonly hp: number;
  readonly count: number;
}

function coinsOf(tables: Tables, { hpDeck, items }: Fighter): readonly Coin[] {
  const kinds = [...new Set(hpDeck)].filter((card): card is CardName => card !== 'unseen');
  const cards = kinds.map((card): Coin => {
    const count = hpDeck.filter((one) => one === card).length;
    return { card, item: null, hp: rowOf(tables, card).hp, count };
  });
  const own = items.map((item): Coin => ({ card: null, item: item.name, hp: itemHp(tables, item), count: 1 }));
  return [...cards, ...own].filter(({ hp }) => hp > 0);
}

/** 10.1, GR-38 Every irredundant way to pay, `most` of them at most. */
export function paymentsOf(
  tables: Tables,
  fighter: Fighter,
  damage: number,
  most = Number.POSITIVE_INFINITY,
): readonly Payment[] {
  const coins = coinsOf(tables, fighter);
  const found: Payment[] = [];
  const taken: number[] = coins.map(() => 0);
  const pays = (sum: number): void => {
    const redundant = coins.some(({ hp }, i) => (taken[i] ?? 0) > 0 && sum - hp >= damage);
    if (redundant || sum < damage) return;
    const cards = coins.flatMap(({ card }, i) =>
      card === null ? [] : Array.from({ length: taken[i] ?? 0 }, () => card),
    );
    const items = coins.flatMap(({ item }, i) => (item === null || taken[i] === 0 ? [] : [item]));
    found.push({ cards, items });
  };
  const visit = (at: number, sum: number): void => {
    if (found.length >= most) return;
    const coin = coins[at];
    if (coin === undefined || sum >= damage) {
      pays(sum);
      return;
    }
    for (let count = 0; count <= coin.count; count++) {
      taken[at] = count;
      visit(at + 1, sum + count * coin.hp);
      if (sum + count * coin.hp >= damage) break;
    }
    taken[at] = 0;
  };
  visit(0, 0);
  return found;
}

/** 10.1 The only way there is to pay; null: there are more, or none. */
export function onlyPayment(tables: Tables, fighter: Fighter, damage: number): Payment | null {
  const [first, second] = paymentsOf(tables, fighter, damage, 2);
  return first === undefined || second !== undefined ? null : first;
}
