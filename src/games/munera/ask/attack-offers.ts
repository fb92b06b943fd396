/** Attacks, grapples and sand in words, each with its exact chances. */

import { percent } from '../../../odds/offers.ts';
import { strikeOdds } from '../odds/strike-odds.ts';
import type { Attack } from '../rules/acts.ts';
import { grappleArm, HAZES_BARE, HAZES_HELMET } from '../rules/blows/grapple.ts';
import { armOf } from '../rules/gear.ts';
import { actCost, actFault, attackCost, attacksOf } from '../rules/legal.ts';
import { fighterOf, opponentsOf } from '../rules/roster.ts';
import { attackModifiers } from '../rules/scores.ts';
import type { Fighter } from '../rules/types.ts';
import { attackBrief, attackWords } from './attack-words.ts';
import { type Asking, type Offer, offer } from './offer.ts';

/** More plain attacks than this stand in a list of their own. */
const FEW = 3;

/** All attacks, grapples and sand that may be chosen now. */
export function attackOffers(asking: Asking): readonly Offer[] {
  const { state, tables, fighter } = asking;
  const all = attacksOf(state, tables, fighter.id);
  const plain = all.filter(({ feint, whirl }) => !feint && !whirl);
  return [
    ...plain.map((how) => attackOffer(asking, how, plain.length > FEW ? 'Attack' : undefined)),
    ...all.filter(({ feint, whirl }) => feint && !whirl).map((how) => attackOffer(asking, how, 'Feint')),
    ...all.filter(({ whirl }) => whirl).map((how) => attackOffer(asking, how, 'Whirl')),
    ...opponentsOf(state, fighter).flatMap((foe) => holdOffers(asking, foe)),
  ];
}

/** What something to attack with is called. */
function weaponName(name: string): string {
  const word = name === 'improvised' ? 'kick' : name;
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;
}

/** 'Sword at Rufus: 1 AP, hit 42 %'; whom is not said of the only opponent. */
export function attackHead(asking: Asking, how: Attack): string {
  return `${labelOf(asking, how)}: ${noteOf(asking, how)}`;
}

function labelOf({ state, tables, fighter }: Asking, how: Attack): string {
  const name = weaponName(armOf(fighter, how.with, tables)?.name ?? '');
  return opponentsOf(state, fighter).length === 1 ? name : `${name} at ${fighterOf(state, how.foe).name}`;
}

function noteOf({ state, tables, fighter }: Asking, how: Attack): string {
  const odds = strikeOdds(state, tables, fighter.id, how);
  return `${attackCost(state, tables, fighter, how)} AP, hit ${percent(odds?.hit ?? 0)}`;
}

function attackOffer(asking: Asking, how: Attack, group: string | undefined): Offer {
  const { state, tables, fighter } = asking;
  const cost = attackCost(state, tables, fighter, how);
  const label = labelOf(asking, how);
  const whirled = how.whirl ? `Whirl, ${label.toLowerCase()}` : label;
  const feinted = how.feint ? `${whirled}, a feint` : whirled;
  const note = noteOf(asking, how);
  const told = { more: () => attackWords(asking, how), brief: () => attackBrief(asking, how) };
  const more = { cost, foe: how.foe, ...told };
  return offer({ do: 'attack', ...how }, feinted, note, group === undefined ? more : { ...more, group });
}

/** 12.3, 12.4 Grapple and sand. */
function holdOffers({ state, tables, fighter }: Asking, foe: Fighter): readonly Offer[] {
  const group = 'Grapple, sand';
  const grapple = { do: 'grapple', foe: foe.id } as const;
  const haze = { do: 'haze', foe: foe.id } as const;
  const may = (act: typeof grapple | typeof haze): boolean => actFault(state, tables, fighter.id, act) === null;
  const cost = actCost(state, tables, fighter.id, grapple);
  const sand = (7 - (foe.helmet ? HAZES_HELMET : HAZES_BARE)) / 6;
  return [
    ...(may(grapple)
      ? [
          offer(
            grapple,
            `Grapple ${foe.name}`,
            `${cost} AP, hold ${percent(lockChance({ state, tables, fighter }, foe))}`,
            {
              ...{ group, cost, foe: foe.id, more: () => grappleWords(fighter, foe) },
            },
          ),
        ]
      : []),
    ...(may(haze)
      ? [
          offer(haze, `Sand at ${foe.name}`, `2 AP, works ${percent(sand)}`, {
            ...{ group, cost: 2, foe: foe.id },
            more: () => ['Your attacks this turn +2, its next die -2. Once a bout; an appeal of yours -1.'],
          }),
        ]
      : []),
  ];
}

const FACES = [1, 2, 3, 4, 5, 6];

/** 12.3 The chance to get hold of somebody: dice that tie are thrown again. */
function lockChance({ state, tables, fighter }: Asking, foe: Fighter): number {
  const aim = { fighter, foe, from: fighter.hex, arm: grappleArm(tables) };
  const modifier = attackModifiers(state, tables, aim, state.acting).reduce((sum, { value }) => sum + value, 0);
  const pairs = FACES.flatMap((mine) =>
    FACES.filter((theirs) => theirs !== mine).map((theirs) => mine + modifier > theirs),
  );
  return pairs.filter(Boolean).length / pairs.length;
}

function grappleWords(fighter: Fighter, foe: Fighter): readonly string[] {
  const pairs = FACES.flatMap((mine) => FACES.map((theirs) => mine + fighter.stamina - theirs - foe.stamina));
  const share = (holds: (by: number) => boolean): string => percent(pairs.filter(holds).length / pairs.length);
  return [
    `Then strength: you ${share((by) => by > 0)}, even ${share((by) => by === 0)}, ${foe.name} ${share((by) => by < 0)}.`,
    'The winner throws (1 to 3 wounds, no save) or lets go.',
    'You drop all you hold, and your shield for good.',
  ];
}
