/** The fighting styles, by name (19, 28.1.1, 30.2, P304). */
/** 19 Fighting styles; the first, Parmularius, Myrmillo and Provocator, are the types of the Basic Game. */
export const STYLES = [
  'parmularius',
  'dimachaerus',
  'thraex',
  'velite',
  'myrmillo',
  'hoplomachus',
  'retiarius',
  'laquearius',
  'secutor',
  'provocator',
  'cataphractarius',
  'crupellarius',
  'scissores',
] as const;
/** 28.1.1 Styles of men who fight beasts. */
export const HUNTER_STYLES = ['bestiarius', 'venator'] as const;
/** 30.2 Styles of men on horseback; centurions alone have them (30.2.1). */
export const RIDER_STYLES = ['eques', 'sagittarius'] as const;
export type RiderStyle = (typeof RIDER_STYLES)[number];
/** 19, 28.1.1, 30.2 Those of the rulebook. */
export const PRINTED_STYLES = [...STYLES, ...HUNTER_STYLES, ...RIDER_STYLES] as const;
/** P304 The types of V2.0 that go with two swords. */
export const DIMACHI = ['secutor dimachus', 'myrmillo dimachus', 'provocator dimachus'] as const;
/** P304 Types that V2.0 alone has, each with the style it comes from. */
export const V2_STYLES = {
  samnite: 'provocator',
  'secutor dimachus': 'secutor',
  'myrmillo dimachus': 'myrmillo',
  'provocator dimachus': 'provocator',
} as const satisfies { readonly [style: string]: (typeof STYLES)[number] };
/** 19, P304 Every style a man can fight in: those of the rulebook, and those that V2.0 alone has. */
export const ALL_STYLES = [...PRINTED_STYLES, ...(Object.keys(V2_STYLES) as (keyof typeof V2_STYLES)[])] as const;
export type FightingStyle = (typeof ALL_STYLES)[number];
