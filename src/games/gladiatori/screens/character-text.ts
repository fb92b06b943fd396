/** 2.3 What a ready-made gladiator is made of, in words. */
import { nameOfCard, nameOfPower } from '../ask/words.ts';
import { countOfCard } from '../rules/cards.ts';
import { type Character, MOVES } from '../rules/words.ts';
import { tables } from '../tables.ts';

const IDEAS: { readonly [C in Character]: string } = {
  secutor: 'The balanced one',
  mirmillo: 'The tireless one',
  thraex: 'The bloody one',
  hoplomachus: 'The fast one',
  retiarius: 'The net man',
};

/** 2.3 'The balanced one: Offense 5, ..; six E1, ..; its moves; its Powers; its items'. */
export function characterText(character: Character): string {
  const { build, quick } = tables().characters[character];
  const { offense, guard, endurance, blood, speed } = build.sheet;
  const [strong, weak] = [countOfCard(build.cards, 'energy 1'), countOfCard(build.cards, 'energy 0')];
  const moves = build.cards.filter((card) => card === 'feint' || MOVES.some((move) => move === card)).map(nameOfCard);
  const parts = [
    `Offense ${offense}, Guard ${guard}, Endurance ${endurance}, Blood ${blood}, Speed ${speed}`,
    `${strong} Energy 1, ${weak} Energy 0`,
    ...[moves.join(', '), build.powers.map(nameOfPower).join(', '), quick.map(nameOfCard).join(' and ')],
  ];
  return `${IDEAS[character]}: ${parts.join('; ')} (2.3).`;
}
