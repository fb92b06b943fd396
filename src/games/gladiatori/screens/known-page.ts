/** What is known of the others, and what is not: counts, cards that were seen, sheets as they must be believed, and odds. */
import { percent } from '../../../odds/offers.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { Screen } from '../../../tui/program.ts';
import { type PageLine, textPages } from '../../../tui/screens/text-page.ts';
import { wrapList, wrapText } from '../../../tui/wrap.ts';
import { undeadLines } from '../ask/felled-words.ts';
import { REACTION_NAMES } from '../ask/told-values.ts';
import { countedNames, nameOfCard, nameOfPower } from '../ask/words.ts';
import { capacityChances, inHandChance, reactionChance, unseenCards } from '../odds/unseen.ts';
import { itemsHp } from '../rules/cards.ts';
import { isActive } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import { ACTIONS, CARDS, type CardName, TRAITS } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { coloursOf } from './board-scene.ts';

/** A page on each gladiator whose cards one does not see. */
export function knownPage(state: Readonly<State>, seat: number | null): Screen | null {
  const others = state.fighters.filter((one) => one.seat !== seat || seat === null);
  if (others.length === 0) return null;
  return textPages(
    others.map((one) => ({
      title: `What is known of ${one.name}`,
      right: isActive(one) ? '' : 'out',
      lines: (width) => linesOf(state, one, width),
    })),
  );
}

function linesOf(state: Readonly<State>, fighter: Fighter, width: number): readonly PageLine[] {
  const head: PageLine = [
    { text: fighter.name, style: { fg: coloursOf(state, fighter).text, bold: true } },
    { text: `  ${nameOfCard(fighter.character)}, ${fighter.vp} VP`, style: { fg: 'mute' } },
  ];
  const split = fighter.hand.length + fighter.hpDeck.length > 0;
  const undead = undeadLines(fighter);
  const told: readonly (readonly [string, string | readonly string[]])[] = [
    ...(undead.length === 0 ? [] : [['Unbeatable', undead.join(' ')] as const]),
    ['Cards', zonesText(fighter)],
    ['Open on the table', rowText(fighter)],
    ['Seen in the discard', countedNames(fighter.seen)],
    ['Out of the game', countedNames(fighter.removed)],
    ['Not seen', unseenText(fighter)],
    ...(split
      ? ([
          ['In hand, by chance', handTexts(fighter)],
          ['Could react with', reactionTexts(fighter)],
          ['Could bear', capacityText(fighter)],
        ] as const)
      : ([['In hand, as life', 'nothing yet: decks are split in secret']] as const)),
    ['Sheet, as believed', sheetText(fighter)],
    ['Powers left', fighter.character === 'custom' ? 'not known' : powersLeft(fighter)],
  ];
  return [head, [], ...told.flatMap(([what, text]) => entry(what, text, width))];
}

const COLUMN = 24;

/** What is known of one thing; a list is broken between what is in it. */
function entry(what: string, told: string | readonly string[], width: number): readonly PageLine[] {
  const rows = typeof told === 'string' ? wrapText(told, width - COLUMN) : wrapList(told, width - COLUMN);
  return rows.map((row, i): readonly Segment[] => [
    { text: (i === 0 ? what : '').padEnd(COLUMN), style: { fg: 'key' } },
    { text: row, style: { fg: 'text' } },
  ]);
}

const zonesText = ({ deck, hand, hpDeck, discard, removed }: Fighter): string =>
  hand.length + hpDeck.length === 0 && deck.length > 0
    ? `${deck.length} in the deck, ${discard.length} in the discard, ${removed.length} lost`
    : `${hand.length} in hand, ${hpDeck.length} as life, ${discard.length} in the discard, ${removed.length} lost`;

function rowText({ row }: Fighter): string {
  const told = row.map(({ card, rotated, standby }) => {
    const name = card === 'unseen' ? 'a card face down' : nameOfCard(card);
    return standby ? 'a card that stands by' : rotated ? `${name} (rotated)` : name;
  });
  return told.length === 0 ? 'nothing' : told.join(', ');
}

function unseenText(fighter: Fighter): string {
  const unseen = unseenCards(fighter);
  return unseen === null ? 'nobody knows the list' : countedNames(inOrder(unseen));
}

const inOrder = (cards: readonly CardName[]): readonly CardName[] =>
  CARDS.flatMap((card) => cards.filter((one) => one === card));

function handTexts(fighter: Fighter): readonly string[] {
  const unseen = unseenCards(fighter);
  if (unseen === null) return ['not known'];
  const kinds = [...new Set(inOrder(unseen))].map(
    (card) => `${nameOfCard(card)} ${percent(inHandChance(fighter, card) ?? 0)}`,
  );
  return kinds.length === 0 ? ['nothing'] : kinds;
}

const reactionTexts = (fighter: Fighter): readonly string[] =>
  ACTIONS.map((card) => {
    const chance = reactionChance(fighter, card);
    return `${REACTION_NAMES[card]} ${chance === null ? '?' : percent(chance)}`;
  });

const CENTRAL = [0.1, 0.5, 0.9] as const;

/** 10.3 Items and cover card are known, the HP deck by what may lie in it. */
function capacityText(fighter: Fighter): string {
  if (fighter.undead !== null) return 'nothing more';
  const fixed = itemsHp(tables(), fighter) + 1;
  const chances = capacityChances(tables(), fighter);
  if (chances === null) return `items and cover ${fixed}, and ${fighter.hpDeck.length} cards nobody knows`;
  const upTo = (hp: number): number => chances.reduce((sum, one) => sum + (one.hp <= hp ? one.chance : 0), 0);
  const at = (share: number): number => chances.find(({ hp }) => upTo(hp) >= share)?.hp ?? fixed;
  const [low, middle, high] = CENTRAL.map(at);
  return `about ${middle} HP, eight in ten from ${low} to ${high}; items and cover are ${fixed} of them`;
}

const sheetText = ({ believed }: Fighter): string =>
  TRAITS.map((trait) => `${nameOfCard(trait)} ${believed[trait]}`).join(', ');

const powersLeft = ({ powers }: Fighter): string => (powers.length === 0 ? 'none' : powers.map(nameOfPower).join(', '));

/** What is believed of somebody, for the side of its panel: its sheet, and once decks are split what it can react with. */
export function believedRows(fighter: Fighter): readonly string[] {
  const { believed, hand, hpDeck } = fighter;
  const has = reactionTexts(fighter);
  return [
    `Offense ~${believed.offense}  Guard ~${believed.guard}`,
    `Blood ~${believed.blood}  Speed ~${believed.speed}`,
    ...(hand.length + hpDeck.length === 0
      ? []
      : [`Can ${has.slice(0, 2).join(', ')},`, `  ${has.slice(2).join(', ')}`]),
  ];
}
