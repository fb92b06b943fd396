/** P303 Where a man of V2.0 comes from. */
export const V2_ORIGINS = ['slave', 'criminal', 'foreigner', 'volunteer', 'senator'] as const;
export type V2Origin = (typeof V2_ORIGINS)[number];
