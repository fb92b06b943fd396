/** The vocabulary of chapter 9: what a man may spend on whom, and how he divides it. */
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Area, ByArea } from './area-types.ts';
import type { WeaponKind } from './item-types.ts';
import type { FighterId } from './side.ts';

/** 23.2 Special attacks, and the one area each goes to (a feint to any). */
export const SPECIAL_ATTACKS = { disarm: 4, feint: null, sweep: 5, bash: 2, sand: 1 } as const satisfies {
  readonly [name: string]: Area | null;
};
/** 23.2 Which special attack, by its name in `SPECIAL_ATTACKS`. */
export type SpecialAttack = keyof typeof SPECIAL_ATTACKS;

/** 9.3.2 One attack: the area and its effective CF. */
export interface Attack {
  readonly area: Area;
  readonly cf: number;
  /** Which of the pool's arms strikes; the first unless given. */
  readonly arm?: number;
  /** 23.2 It is no plain blow, and may be the only one on its area. */
  readonly special?: SpecialAttack;
  /** 26.3.1 Whom it is made at; the first mark of the pool unless given. */
  readonly target?: FighterId;
  /** 26.5 The edge over that man goes into this attack. */
  readonly edge?: true;
  /** 31.3 FB It is given up, and cuts the defence of the next area he attacks. */
  readonly fatal?: true;
}

/** 9.3 Attacks in their order (9.3.2.1) and defence CF by area. */
export interface Allocation {
  readonly attacks: readonly Attack[];
  readonly defence: Readonly<ByArea<number>>;
  /** 23.3 The area of a special defence: duck, block, back step, parry or jump. */
  readonly special?: Area;
}

/** One way a man can strike this phase. */
export interface Arm {
  /** The hand that holds the weapon; null for the bare fist (22.1). */
  readonly hand: number | null;
  readonly kind: WeaponKind | 'fist' | 'fangs' | 'sand';
  /** Each halves what is spent on an attack with it, on top of the pool's (P36). */
  readonly halvings: number;
  /** 9.4.4 Rounds by which its blows come later. */
  readonly speed: number;
}

/** An opponent a man has before him this phase, and how he may strike at him (9.1, 26.3.1). */
export interface Mark {
  readonly fighter: FighterId;
  /** What he can strike with at this man; none: he may not. */
  readonly arms: readonly Arm[];
  /** 23.2 The special attacks that can be made on him. */
  readonly specialAttacks: readonly SpecialAttack[];
  /** P147 Each halves what is spent on a bash or on sand, which no weapon makes, on top of the pool's. */
  readonly halvings?: number;
  /** 28.7.1 The areas of him within reach. */
  readonly areas: readonly Area[];
  /** 26.5 The advantage over this man, where it is not in the pool: it may go into one attack on him. */
  readonly edge: readonly Modifier[];
  /** 26.4 He stands behind this man: no defence counts. */
  readonly past?: true;
  /** 28 It is a beast. */
  readonly beast?: true;
}

/** What a man may spend this phase, and on what (9.3.1, P33, P36, P37). */
export interface Pool {
  readonly total: number;
  /** What the total was made of (9.3.1). */
  readonly modifiers: readonly Modifier[];
  readonly mayAttack: boolean;
  readonly mayDefend: boolean;
  /** Each halves what is spent on attack (14.3, 21.1.2.1). */
  readonly halvings: number;
  /** Whom he can strike at; the first is the nearest. Empty: he may not attack. */
  readonly marks: readonly Mark[];
  /** 23.3 The areas that a special defence can guard. */
  readonly specialDefences: readonly Area[];
  /** P270 What one of them costs; 3 CF unless given. */
  readonly guardCf?: number;
  /** 31.3 FA His first attack falls a round earlier. */
  readonly fast?: true;
  /** 31.3 FB He may give up an attack. */
  readonly fatalBlow?: true;
}
