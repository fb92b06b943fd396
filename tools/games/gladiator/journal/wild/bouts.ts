/** Seeded bouts of men and beasts for the journal checker. */
import type { BeastBook, BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { FightingStyle, RiderStyle } from '../../../../../src/games/gladiator/rules/types.ts';
import { CHECKED, fight } from '../bouts.ts';

/** Chapters that the checker knows of beasts and riders besides the others. */
const WILD = [28, 30] as const;

/** A bout of one man, led by the book or by a player, against somebody the book leads. */
function wildSetup(
  man: FightingStyle,
  other: FighterSetup['kind'],
  by: FighterSetup['by'],
  beastBook: BeastBook = 'colosseum',
): Setup {
  const fighters: readonly FighterSetup[] = [
    { ...anyMan(man), id: 'A', side: 0, by, seat: by === 'seat' ? 0 : null },
    { ...anyMan(other), id: 'B', side: 1, by: 'book', seat: null },
  ];
  return { rules: advancedRules([...CHECKED, ...WILD], { beastBook }), fighters };
}

/** A hunt of one man after one beast, to its end. */
export const huntBout = (
  man: FightingStyle,
  beast: BeastKind,
  by: FighterSetup['by'],
  seed: string,
  book?: BeastBook,
) => fight(wildSetup(man, beast, by, book), seed);

/** A bout of a man, on foot or on horseback too, led by the book, against a rider. */
export const riderBout = (man: FightingStyle, rider: RiderStyle, seed: string) =>
  fight(wildSetup(man, rider, 'book'), seed);
