/** Specials and weapons in an allocation being written (21, 23, 24): key by key, refused with the rule. */

import { specialsWith } from '../../rules/advanced/specials.ts';
import { armOf, markAt } from '../../rules/pool.ts';
import type { Tables } from '../../rules/tables/types.ts';
import {
  type Allocation,
  AREA_NAMES,
  type Area,
  type Attack,
  type Pool,
  SPECIAL_ATTACKS,
  type SpecialAttack,
} from '../../rules/types.ts';
import { type AllocationDraft, attackOn, newAttack, tryAllocation } from './allocation-draft.ts';
import type { Closed } from './closed.ts';
import { draftMark, markIn } from './marks.ts';

/** 23.2 Special attacks in words. */
export const SPECIAL_WORDS: { readonly [S in SpecialAttack]: string } = {
  disarm: 'disarm',
  feint: 'feint',
  sweep: 'sweep',
  bash: 'bash',
  sand: 'sand',
};

const NAMES = Object.keys(SPECIAL_ATTACKS) as readonly SpecialAttack[];

const refuse = (draft: AllocationDraft, refused: string): AllocationDraft => ({ ...draft, refused, asked: false });

/** The draft with the row's attack changed. */
function withAttack(pool: Pool, draft: AllocationDraft, change: (attack: Attack) => Attack): AllocationDraft {
  const { attacks } = draft.allocation;
  const there = attackOn(pool, draft, draft.row);
  const changed = attacks.map((attack) => (attack === there ? change(attack) : attack));
  return tryAllocation(pool, draft, { ...draft.allocation, attacks: changed });
}

/** 23.2 The next special that the row's attack could be, and after the last none; `closed` says why there is none. */
export function cycleSpecial(pool: Pool, draft: AllocationDraft, closed: Closed): AllocationDraft {
  const { row } = draft;
  const attack = attackOn(pool, draft, draft.row);
  const specialAttacks = specialsWith(markIn(pool, draft.at), attack?.arm);
  const open = NAMES.filter((name) => [null, row].includes(SPECIAL_ATTACKS[name]) && specialAttacks.includes(name));
  if (open.length === 0) return refuse(draft, closed.attack(row));
  if (attack === undefined)
    return refuse(draft, `put CF on the ${AREA_NAMES[row]} first, then c makes it special (23.2)`);
  const next = attack.special === undefined ? open[0] : open[open.indexOf(attack.special) + 1];
  return withAttack(pool, draft, ({ special: _, ...rest }) => (next === undefined ? rest : { ...rest, special: next }));
}

/** 23.3 The row's special defence on or off; one of another area gives way to it; `closed` says why it is not open. */
export function toggleGuard(pool: Pool, draft: AllocationDraft, closed: Closed): AllocationDraft {
  const { row } = draft;
  const { special, ...plain } = draft.allocation;
  if (special === row) return tryAllocation(pool, draft, plain);
  if (!pool.specialDefences.includes(row)) return refuse(draft, closed.guard(row));
  return tryAllocation(pool, draft, { ...plain, defence: { ...plain.defence, [row]: 0 }, special: row });
}

/** 24.1.1 The next weapon for the row's attack. */
export function cycleArm(pool: Pool, draft: AllocationDraft): AllocationDraft {
  const { arms } = markIn(pool, draft.at);
  if (arms.length < 2) return refuse(draft, 'you have no second weapon to strike with (24.1.1)');
  const attack = attackOn(pool, draft, draft.row);
  if (attack === undefined)
    return refuse(draft, `put CF on the ${AREA_NAMES[draft.row]} first, then w takes the other weapon (24.1.1)`);
  return withAttack(pool, draft, (one) => ({ ...one, arm: ((one.arm ?? 0) + 1) % arms.length }));
}

/** 26.5 The advantage over the man into the row's attack, or out of it; it can be an attack by itself (P151). */
export function toggleEdge(pool: Pool, draft: AllocationDraft): AllocationDraft {
  const mark = draftMark(pool, draft);
  if (mark === null || mark.edge.length === 0) return refuse(draft, 'there is no advantage over him to add (26.5)');
  const there = attackOn(pool, draft, draft.row);
  const elsewhere = draft.allocation.attacks.flatMap((attack): Attack[] => {
    if (attack.edge === undefined || markAt(pool, attack) !== mark) return [attack];
    const { edge: _, ...plain } = attack;
    return plain.cf > 0 ? [plain] : [];
  });
  const { allocation } = draft;
  if (there?.edge === true) return tryAllocation(pool, draft, { ...allocation, attacks: elsewhere });
  const edged = { ...(there ?? newAttack(pool, draft, 0)), edge: true as const };
  const attacks = there === undefined ? [...elsewhere, edged] : elsewhere.map((one) => (one === there ? edged : one));
  return tryAllocation(pool, draft, { ...allocation, attacks });
}

/** 31.3 FB The row's attack is given up for the next one, or made after all; another that was given up is made. */
export function toggleFatal(pool: Pool, draft: AllocationDraft): AllocationDraft {
  if (pool.fatalBlow !== true)
    return refuse(draft, 'only a man with the talent Fatal Blow can give up an attack (31.3)');
  const there = attackOn(pool, draft, draft.row);
  if (there === undefined)
    return refuse(draft, `put CF on the ${AREA_NAMES[draft.row]} first, then b gives that attack up (31.3)`);
  const attacks = draft.allocation.attacks.map((attack): Attack => {
    const { fatal, ...plain } = attack;
    return attack === there && fatal === undefined ? { ...plain, fatal: true } : plain;
  });
  return tryAllocation(pool, draft, { ...draft.allocation, attacks });
}

/** 9.4.2, 9.4.4, 21.1 The round in which an attack of an allocation falls: the weapon's speed shifts it, and the first of a fast man's (31.3 FA), 0 to 8. */
export function roundOf(tables: Tables, pool: Pool, { attacks }: Allocation, place: number): number | null {
  const round = tables.sequence[attacks.length - 1]?.[place];
  const attack = attacks[place];
  if (round === undefined || attack === undefined) return null;
  const { special } = attack;
  const speed = special === 'bash' || special === 'sand' ? 0 : (armOf(pool, attack)?.speed ?? 0);
  return shifted(round, place === 0 && pool.fast === true ? speed - 1 : speed);
}

const LAST_ROUND = 8;

/** A round moved by a weapon's speed. */
export function shifted(round: number, speed: number): number {
  return Math.max(0, Math.min(LAST_ROUND, round + speed));
}

/** Whether there is anything to choose but CF. */
export function hasChoices(pool: Pool): boolean {
  const { marks, specialDefences, fatalBlow } = pool;
  return (
    fatalBlow === true ||
    specialDefences.length > 0 ||
    marks.some(({ specialAttacks, arms }) => specialAttacks.length > 0 || arms.length > 1)
  );
}

/** 23.2 What a hit of a special attack does instead of a wound, in one short line. */
export const SPECIAL_EFFECTS: { readonly [S in SpecialAttack]: string } = {
  disarm: 'H: he may lose what he holds, at -8 and the bonus',
  feint: 'H: no wound, but a free blow of 4 CF',
  sweep: 'H: half the wounds, and he may stumble',
  bash: 'H: half the wounds, and 2D6 stun',
  sand: 'H: he loses 2D3 CF for this phase',
};

/** 23.2, 23.3 The codes the log sheet writes. */
export const ATTACK_CODES: { readonly [S in SpecialAttack]: string } = {
  disarm: 'D',
  feint: 'F',
  sweep: 'S',
  bash: 'H',
  sand: 'T',
};
/** 23.3 The letter of the special defence of each area: duck, block, back step, parry, jump. */
export const DEFENCE_CODES: { readonly [A in Area]: string } = { 1: 'D', 2: 'B', 3: 'K', 4: 'P', 5: 'J' };
