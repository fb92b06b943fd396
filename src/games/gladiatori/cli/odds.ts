/** harena odds: what may be thought of cards that are not seen, exactly. */
import { chanceLine } from '../../../cli/chances.ts';
import { inAscii } from '../../../cli/in-ascii.ts';
import type { Globals, OptionSpec } from '../../commands.ts';
import { nameOfCard } from '../ask/words.ts';
import { capacityChances, inHandChance, killChance, unseenCards } from '../odds/unseen.ts';
import { initialState } from '../rules/setup.ts';
import type { Fighter } from '../rules/types.ts';
import { CARDS, CHARACTERS } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { characterIn, readCount, readGame } from './options.ts';

/** What `harena odds` is told of this game. */
export interface GladiatoriOddsOptions extends Globals {
  readonly character?: string;
  readonly hand?: string;
  readonly damage?: string;
  readonly json?: true;
}

/** Its options. */
export const HIDDEN_OPTIONS: readonly OptionSpec[] = [
  { flags: '--character <character>', about: CHARACTERS.join(', '), standing: 'thraex' },
  { flags: '--hand <cards>', about: 'how many of its cards are in hand; the others lie as life', standing: '10' },
  { flags: '--damage <damage>', about: 'of a hit', standing: '4' },
  { flags: '--json', about: 'one JSON document' },
];

const MOST_DAMAGE = 40;

/** Works the odds out and returns what is to be printed. Throws UsageError. */
export function runGladiatoriOdds(options: GladiatoriOddsOptions): string {
  const character = characterIn('character', options.character ?? 'thraex');
  const [one] = initialState(readGame({ own: character }, null, 'odds'), tables()).fighters as [Fighter];
  const hand = readCount('--hand', options.hand ?? '10', 0, one.deck.length);
  const damage = readCount('--damage', options.damage ?? '4', 1, MOST_DAMAGE);
  const fighter: Fighter = { ...one, deck: [], hand: one.deck.slice(0, hand), hpDeck: one.deck.slice(hand) };
  const unseen = unseenCards(fighter) ?? [];
  const kinds = CARDS.filter((card) => unseen.includes(card));
  const held = Object.fromEntries(kinds.map((card) => [card, inHandChance(fighter, card) ?? 0]));
  const bears = capacityChances(tables(), fighter) ?? [];
  const kills = killChance(tables(), fighter, damage) ?? 0;
  const input = { character, hand, life: fighter.hpDeck.length, damage };
  if (options.json === true)
    return `${JSON.stringify({ schema: 'harena/odds/1', game: 'gladiatori', input, odds: { held, bears, kills } }, null, 2)}\n`;
  const mean = bears.reduce((sum, { hp, chance }) => sum + hp * chance, 0);
  const ascii = inAscii(options);
  return `${[
    `${nameOfCard(character)}, ${hand} in hand, ${fighter.hpDeck.length} as life: bears ${mean.toFixed(1)} HP on the average`,
    chanceLine(`${damage} damage kills`, kills, ascii),
    'in hand, one at least:',
    ...kinds.map((card) => chanceLine(nameOfCard(card), held[card] ?? 0, ascii)),
  ].join('\n')}\n`;
}
