/** What the luck of a match is counted in. */
export const POOL_WORDS = {
  harm: 'wounds',
  diceIn: 'successes',
  oneDiceIn: 'success',
  diceNote: 'Every die of a pool is a success in one of two (2.7.3).',
} as const;
