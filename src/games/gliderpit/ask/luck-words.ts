/** What the luck of a bout is counted in. */
export const LUCK_WORDS = {
  ...{ harm: 'gliders put out', diceIn: 'hits' },
  diceNote:
    'Each throw and strike of your side and at it is held against its chance to hit (11.27); what a hit then does, and rams, are not weighed.',
} as const;
