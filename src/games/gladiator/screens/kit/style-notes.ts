/** Fighting styles in our own words (19). */
import type { StyleRow, Tables } from '../../rules/tables/types.ts';
import type { FightingStyle } from '../../rules/types.ts';

/** What a style means in the arena, beside what its weapons do. */
const MEANINGS: { readonly [S in FightingStyle]: string } = {
  parmularius: 'The plain light man: quick, thinly armoured, a sword and the shield his roll gives (19.2).',
  dimachaerus:
    'No shield, but two blades: a pair of the same kind gives +4 CF and strikes a round sooner, an unlike pair +2 CF (24.2). Shield results against him become parries, P* a hit (24.3).',
  thraex: 'He reaches two hexes, past shorter blades, behind a small shield whatever he rolls (19.2.2).',
  velite:
    'The fastest: seven phases, no armour at all (19.2.3). One javelin in hand, 1D3 more in the sheath; thrown they strike at column 7 (21.6).',
  myrmillo: 'The plain medium man: a sword and the shield his roll gives (19.3).',
  hoplomachus:
    'With the shield his spear strikes at half CF; drop the shield, and it strikes in full. He has a sword in the sheath (19.3.1).',
  retiarius: 'No helmet or shield, maybe a dagger (21.4.1). Trident with net: half CF (20.10.1).',
  laquearius:
    'Bare head, no shield. The lasso fills both hands: he drops it to draw the sword from his sheath (19.3.2.1).',
  secutor:
    'A large shield always. His smooth helmet adds 2 to NF, but its eye holes give his attackers +1 CF (19.3.3).',
  provocator: 'The plain heavy man: slow, well armoured, a sword and the shield his roll gives (19.4).',
  cataphractarius:
    'His pike strikes men two and three hexes away, before they can strike him; a man next to him is safe from it (19.4.1).',
  crupellarius:
    'Armour is rolled twice, and the better piece kept for each area; so heavy that he moves in three phases, and may fall when he kneels or rises (19.4.2).',
  bestiarius: 'He meets beasts with sword and shield, in heavy armour (28.1.1).',
  venator: 'He meets beasts with a spear, which reaches two hexes, and no shield (28.1.1).',
  eques: 'He rides with spear and shield; scimitar in the sheath (30.2).',
  sagittarius: 'He shoots from the saddle, with a sword in reserve (30.2).',
  samnite: 'A heavy man of the old kind: sword, large shield, some of everything for armour (P304).',
  'secutor dimachus': 'Two swords and no shield: +4 CF while he has both, and S against him is P (P306).',
  'myrmillo dimachus': 'Two swords and no shield: +4 CF while he has both, and S against him is P (P306).',
  'provocator dimachus': 'Two swords and no shield: +4 CF while he has both, and S against him is P (P306).',
  scissores: 'A blade on a sleeve that guards the arm, and a dagger; no shield (19.4.3).',
};

/** P304 What is other by the tables of V2.0. */
const V2_MEANINGS: { readonly [S in FightingStyle]?: string } = {
  thraex: 'A sword, a small shield, and bronze on head, arms and legs; no special rules for his curved blade (P304).',
  velite: 'Little armour, a small shield, javelins: thrown up to four hexes, half CF in melee (P306).',
  hoplomachus:
    'Every attack on him is 1 worse while he holds his XL shield (P305). With it his spear strikes at half CF; he has a sword in the sheath (19.3.1).',
  retiarius: 'No shield, maybe a dagger (21.4.1); his sleeve guards arm and head. Trident with net: half CF (20.10.1).',
  secutor: 'A large shield. His smooth helmet adds 2 to NF, but its eye holes give his attackers +1 CF (19.3.3).',
  myrmillo: 'Sword and large shield; whole bronze on his head, none on his chest (P304).',
  provocator: 'Sword and large shield, the chest fully covered (P304).',
  crupellarius: 'Iron from head to foot. Once down, he cannot rise (P306).',
};

/** What a style means to who plays it or meets it. */
export function styleMeaning(style: FightingStyle, { creation }: Pick<Tables, 'creation'>): string {
  return (creation === null ? undefined : V2_MEANINGS[style]) ?? MEANINGS[style];
}

/** A style's weapons in a few cells: 'spear, sword'. */
export function styleArms({ hands, sheath }: StyleRow): string {
  const [first, second] = hands;
  if (first !== undefined && first === second) return `two ${first}s`;
  if (sheath.includes('javelins')) return 'javelins';
  return [...hands, ...sheath].join(', ');
}

/** Which shield a style carries. */
export function styleShield({ shield }: StyleRow): string {
  if (shield === 'rolled') return 'shield by the armour roll';
  return shield === 'none' ? 'no shield' : `${shield} shield`;
}
