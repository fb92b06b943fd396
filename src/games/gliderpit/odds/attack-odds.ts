/** 11 What an attack or a ram may come to, exactly. */
import { bestShift, shiftedTotal } from '../rules/book/worth.ts';
import { canParry, hitsIn36, strikeAim, throwAim } from '../rules/combat/aim.ts';
import { ramTotal } from '../rules/combat/rams.ts';
import type { Effect, Tables } from '../rules/tables/types.ts';
import type { Glider } from '../rules/types.ts';
import type { Weapon } from '../rules/words.ts';

/** What an attack may come to; chances from 0 to 1. */
export interface AttackOdds {
  readonly cf: number;
  readonly need: number;
  /** A hit, the critical one among them. */
  readonly hit: number;
  readonly critical: number;
  /** Out by this attack, by the floor or by a second stun. */
  readonly out: number;
  /** Stunned afterwards, and still in the air. */
  readonly stunned: number;
  /** Levels and speed lost on the average, of all attacks. */
  readonly levels: number;
  readonly slowed: number;
  /** Caught in the net. */
  readonly netted: number;
}

/** How a target is, as far as results change it. */
interface Struck {
  readonly alt: number;
  readonly speed: number;
  readonly stunned: boolean;
  readonly out: boolean;
}

const FALLS = 36;

/** Every total of two dice with its ways in 36. */
const TOTALS: readonly (readonly [total: number, ways: number])[] = Array.from({ length: 11 }, (_, i) => [
  i + 2,
  6 - Math.abs(5 - i),
]);

function after(struck: Struck, floor: number, { da, ds, dstn }: Effect): Struck {
  if (struck.out) return struck;
  if (dstn && struck.stunned) return { ...struck, out: true };
  const alt = struck.alt + da;
  return {
    alt,
    speed: Math.max(0, struck.speed + ds),
    stunned: struck.stunned || dstn,
    out: alt <= floor,
  };
}

interface Ending {
  readonly struck: Struck;
  readonly chance: number;
}

/** All that comes of one result more. */
function spread(endings: readonly Ending[], floor: number, effectOf: (struck: Struck, total: number) => Effect) {
  return endings.flatMap(({ struck, chance }) =>
    struck.out
      ? [{ struck, chance }]
      : TOTALS.map(
          ([total, ways]): Ending => ({
            struck: after(struck, floor, effectOf(struck, total)),
            chance: (chance * ways) / FALLS,
          }),
        ),
  );
}

function oddsOf(
  { cf, need }: { readonly cf: number; readonly need: number },
  target: Glider,
  floor: number,
  effectOf: (struck: Struck, total: number) => Effect,
): AttackOdds {
  const hit = hitsIn36(cf) / FALLS;
  const critical = 1 / FALLS;
  const now: Struck = { alt: target.alt, speed: target.speed, stunned: target.stunned, out: false };
  const once = spread([{ struck: now, chance: 1 }], floor, effectOf);
  const twice = spread(once, floor, effectOf);
  const all = [
    ...once.map(({ struck, chance }) => ({ struck, chance: chance * (hit - critical) })),
    ...twice.map(({ struck, chance }) => ({ struck, chance: chance * critical })),
  ];
  const sum = (worth: (struck: Struck) => number): number =>
    all.reduce((total, { struck, chance }) => total + chance * worth(struck), 0);
  return {
    ...{ cf, need, hit, critical, netted: 0 },
    out: sum(({ out }) => (out ? 1 : 0)),
    stunned: sum(({ out, stunned }) => (!out && stunned && !target.stunned ? 1 : 0)),
    levels: sum(({ alt }) => target.alt - Math.max(floor, alt)),
    slowed: sum(({ speed }) => target.speed - speed),
  };
}

/** 11.28, 11.29 A throw of a weapon; whoever is forced down further by others is not foreseen. */
export function throwOdds(tables: Tables, glider: Glider, weapon: Weapon, target: Glider, floor: number): AttackOdds {
  const aim = throwAim(tables, glider, target, weapon);
  const { column } = tables.weapons[weapon];
  if (column !== null) return oddsOf(aim, target, floor, (_struck, total) => tables.throwResult(total, column).effect);
  const hit = hitsIn36(aim.cf) / FALLS;
  const none = { critical: 0, out: 0, stunned: 0, levels: 0, slowed: 0 };
  return { cf: aim.cf, need: aim.need, hit, netted: hit, ...none };
}

/** 11.30, 11.31 A strike; a sword is shifted as is worth most. */
export function strikeOdds(tables: Tables, glider: Glider, weapon: Weapon, target: Glider, floor: number): AttackOdds {
  const shifts = weapon === 'sword' && !canParry(target, glider);
  return oddsOf(strikeAim(tables, glider, target), target, floor, (struck, total) => {
    const shift = shifts ? bestShift(tables, { ...target, ...struck }, floor, total) : 0;
    return tables.strikeResult(shiftedTotal(total, shift)).effect;
  });
}

/** One face of a ram's die, and what it does. */
export interface RamFace {
  readonly die: number;
  readonly effect: Effect;
}

/** 11.26 What each face does of a ram from some levels above, with MP not flown. */
export function ramFaces({ ram }: Tables, levels: number, bonus: number): readonly RamFace[] {
  return [1, 2, 3, 4, 5, 6].map((die) => ({ die, effect: ram(ramTotal(die, bonus), levels).effect }));
}

/** What a ram may come to on the average; chances from 0 to 1. */
export interface RamOdds {
  /** Levels that the other loses. */
  readonly loses: number;
  readonly out: number;
  /** Stunned afterwards, and still in the air. */
  readonly stunned: number;
  /** Levels that it costs oneself, and the chance to be out by it. */
  readonly ownLoss: number;
  readonly ownOut: number;
}

/** 11.26 What the faces of a ram come to, on the level of whoever is rammed; whoever is forced down further by others is not foreseen. */
export function ramOdds(
  faces: readonly RamFace[],
  { glider, foe, floor }: { readonly glider: Glider; readonly foe: Glider; readonly floor: number },
): RamOdds {
  const mean = (of: (effect: Effect) => number): number =>
    faces.reduce((sum, { effect }) => sum + of(effect), 0) / faces.length;
  const isOut = ({ da, dstn }: Effect): boolean => foe.alt + da <= floor || (dstn && foe.stunned);
  return {
    loses: mean(({ da }) => Math.min(-da, foe.alt - floor)),
    out: mean((effect) => (isOut(effect) ? 1 : 0)),
    stunned: mean((effect) => (effect.dstn && !isOut(effect) ? 1 : 0)),
    ownLoss: mean(({ aa }) => Math.min(Math.max(0, -aa), foe.alt - floor)),
    ownOut: mean(({ aa, astn }) => (foe.alt + aa <= floor || (astn && glider.stunned) ? 1 : 0)),
  };
}
