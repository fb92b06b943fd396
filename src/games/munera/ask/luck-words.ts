/** What the luck of a bout is counted in. */
export const LUCK_WORDS = {
  harm: 'wounds',
  oneDiceIn: 'wound',
  diceNote:
    'Each attack of yours and at you is held against all that its dice could have brought: both dice, the save, and the two dice of a Double 6 (8.41, 9). A feint’s second die is an attack of its own.',
} as const;
