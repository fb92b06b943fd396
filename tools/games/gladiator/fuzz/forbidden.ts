/** States, questions and events of a bout of two men that the rules can never lead to. */

import { mayStrikeBare } from '../../../../src/games/gladiator/rules/advanced/training.ts';
import { armedCf } from '../../../../src/games/gladiator/rules/advanced/weapons.ts';
import { freeHexesAround } from '../../../../src/games/gladiator/rules/arena/obstacles.ts';
import { covers, hexesOf } from '../../../../src/games/gladiator/rules/bodies.ts';
import { NOBODY_LEFT } from '../../../../src/games/gladiator/rules/end-types.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import {
  currentCf,
  fighterOf,
  HANDS,
  isActive,
  isUpright,
  isWeapon,
} from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Tables } from '../../../../src/games/gladiator/rules/tables/types.ts';
import {
  AREAS,
  type Fighter,
  type GladiatorDecisions,
  type RuleChoices,
  type State,
} from '../../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond, isBeyond } from '../../../../src/kernel/arena.ts';
import { distance, sameHex } from '../../../../src/kernel/hex.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { tablesOf } from '../bout.ts';

type Asked = readonly Request<GladiatorDecisions>[];

/** 5.4.1 1D6 + 8 is always over 8. */
const LAST_TURN = 8;
/** Everything forbidden about a bout that waits for an answer, or is over; `items` are all that came into the arena. */
export function forbidden(state: State, tables: Tables, asked: Asked, items: readonly number[]): readonly string[] {
  const inAir = asked.some(({ kind }) => kind === 'aim');
  return [
    ...state.fighters.flatMap((one) =>
      sheetFaults(state.rules, tables, one, inAir).map((fault) => `${one.id}: ${fault}`),
    ),
    ...placeFaults(state),
    ...arenaFaults(state),
    ...tieFaults(state, asked),
    ...itemFaults(state, inAir, items),
    ...askFaults(state, asked),
    ...endFaults(state, asked),
  ];
}

/** The ids of all items of a state, in order; more than once where something is in two places. */
export function itemsOf({ fighters, loose }: State): readonly number[] {
  const held = fighters.flatMap(({ hands, sheath, ensnared }) => [
    ...[...hands, ...sheath].map(({ id }) => id),
    ...(ensnared === null ? [] : [ensnared.snare.id]),
  ]);
  return [...held, ...loose.map(({ item }) => item.id)].sort((a, b) => a - b);
}

type Fault = readonly [is: boolean, text: string];
const found = (faults: readonly Fault[]): readonly string[] => faults.filter(([is]) => is).map(([, text]) => text);

function sheetFaults(rules: RuleChoices, tables: Tables, man: Fighter, inAir: boolean): readonly string[] {
  const cf = armedCf(rules, tables, man);
  const faint = man.stun.amount > 0 && man.stun.amount > cf && !inAir; // P56 one of a pair may be in the air
  const { stun, posture, conscious, fate, hands } = man;
  const prone = posture === 'prone';
  const fighting = fate === 'fighting';
  const wounds = AREAS.map((area) => man.wounds[area]);
  return found([
    [wounds.some((count) => count < 0 || count > man.w), `wounds ${wounds} of ${man.w} (10.3.2)`],
    [fighting && wounds.includes(man.w), 'an area full of wounds, and alive (10.3.2)'],
    [stun.amount < 0, 'Stun below 0 (11.5)'],
    [man.vision < 0 || man.exhaustion < 0 || man.limps < 0 || man.stumbles < 0, 'harm below 0 (10.5, 17.2)'],
    [currentCf(tables, man) > man.cfAtStart, 'more CF than he came with (3.15)'],
    [fighting && conscious && faint, `awake with Stun ${stun.amount}, CF ${cf} (11.4)`],
    [fighting && !conscious && stun.amount <= Math.max(0, cf), `out with Stun ${stun.amount}, CF ${cf} (F15)`],
    [!conscious && !prone, 'unconscious on his feet (11.4)'],
    [fate === 'dead' && man.mortal === false && !prone && wounds.includes(man.w), 'killed, and on his feet (10.3.2)'],
    [fighting && prone && (man.owesStumble || man.stumbling), 'prone, and stumbling (F12, 15.5)'],
    [man.owesStumble && man.stumbling && !fighting, 'stumbling out of the arena (15.2)'],
    [hands.length > HANDS, `${hands.length} things in two hands (13.4)`],
    [man.moves < 0 || man.moves > rateOf(tables, man) + 1, `${man.moves} moving phases (7.1, 17.3)`],
    [man.exceeded && man.by === 'book', 'a centurion over his rate (P88)'],
    [man.attackTotal < 0 || man.defenceTotal < 0, 'CF spent below 0 (18.3)'],
  ]);
}

/** 3.10, C81 */
const rateOf = (tables: Tables, { style, type }: Fighter): number =>
  style === null ? tables.moveRate[type] : tables.styles[style].phases;

/** 22.4.1 Hold and escape are written at once. */
const kindOf = ({ kind }: Asked[number]): string => (kind === 'hold' ? 'escape' : kind);

/** 20.5, 22.4, 22.4.3 In a net, in a hold, or with his own hands full of a man. */
const isBound = ({ fighters }: State, man: Fighter): boolean =>
  man.ensnared !== null || man.grappled !== null || fighters.some(({ grappled }) => grappled?.by === man.id);

/** 20.6.2, P138 */
function holdsCord(state: State, { fighter, target }: GladiatorDecisions['drag']['ask']): boolean {
  const [holder, man] = [fighterOf(state, fighter), fighterOf(state, target)];
  return man.ensnared?.holder === fighter && holder.ensnared === null && distance(holder.at, man.at) <= 3;
}

/** P171 Questions between movement and the moment in which it is seen whether a hold has ended. */
const UNSETTLED: readonly string[] = ['act', 'aim', 'draw'];

/** 20.5, 22.4, P170, P171 What cannot be of men in nets and in each other's hands. */
function tieFaults(state: State, asked: Asked): readonly string[] {
  if (state.outcome !== null) return [];
  const settled = asked.every(({ kind }) => !UNSETTLED.includes(kind));
  return state.fighters.flatMap((man) => {
    const holder = man.grappled === null ? null : fighterOf(state, man.grappled.by);
    return found([
      [man.ensnared?.holder === man.id, `${man.id} holds his own cord`],
      [man.ensnared !== null && man.fate !== 'fighting', `${man.id} is out of it, and in a net (P138)`],
      [holder !== null && man.fate !== 'fighting', `${man.id} is out of it, and held (22.4)`],
      [holder !== null && !isUpright(holder), `${man.id} is held by one who lies (P171)`],
      [
        settled && holder !== null && holder.hands.length > 0,
        `${man.id} is held by one with his hands full (22.3.3.1)`,
      ],
      [settled && holder !== null && distance(holder.at, man.at) !== 1, `${man.id} is held from afar (P171)`],
    ]);
  });
}

/** P25 Men off the map; the other's step has put them there. */
export function offMap({ fighters, window }: State): readonly string[] {
  return fighters.filter(({ at, fate }) => fate === 'fighting' && edgeBeyond(window, at) !== null).map(({ id }) => id);
}

function placeFaults(state: State): readonly string[] {
  const [a, b] = state.fighters.filter(({ fate }) => fate === 'fighting');
  if (a === undefined || b === undefined) return [];
  const off = offMap(state);
  return found([
    [sameHex(a.at, b.at), 'two men in one hex (8.1)'],
    [off.length === 2, 'nobody on the map (7.7)'],
  ]);
}

/** 27 Figures and things where nobody and nothing can be, at any moment of a phase. */
export function arenaFaults(state: State): readonly string[] {
  const { arena, window, fighters, loose, blood } = state;
  if (arena === null) return [];
  const figures = fighters.filter(({ fate }) => fate !== 'spared');
  const hexes = [...figures.flatMap(hexesOf), ...loose.map(({ at }) => at), ...blood];
  const shutOut = arena.walls.filter((edge) => hexes.some((hex) => isBeyond(window, edge, hex)));
  const pillars = arena.obstacles.filter(({ kind }) => kind === 'pillar');
  const rocks = arena.obstacles.filter(({ kind }) => kind === 'rock');
  const onTop = rocks.map(({ at }) => figures.filter((one) => one.fate === 'fighting' && covers(one, at)));
  return found([
    [pillars.some(({ at }) => hexes.some((hex) => sameHex(hex, at))), 'in a pillar (27.5)'],
    [shutOut.length > 0, `behind the ${shutOut} wall (27.4)`],
    [new Set(arena.walls).size < arena.walls.length, 'two walls at one edge (27.4.1)'],
    [onTop.some((men) => men.length > 1), 'two men on one rock (27.8.2)'],
    [onTop.some((men) => men.some((one) => one.posture === 'prone' && hasRoom(state, one))), 'lying on a rock (P132)'],
    [onTop.some((men) => men.some(({ beast, mount }) => beast !== null || mount !== null)), 'a beast on a rock (A7)'],
  ]);
}

/** P162 Whether somebody on a rock has a free hex beside it. */
const hasRoom = (state: State, one: Fighter) => freeHexesAround(state, one).length > 0;

function itemFaults(state: State, inAir: boolean, items: readonly number[]): readonly string[] {
  const here = itemsOf(state);
  const missing = items.filter((id) => !here.includes(id));
  return found([
    [new Set(here).size < here.length, `items in two places: ${here}`],
    [here.some((id) => !items.includes(id)), `items from nowhere: ${here}`],
    [missing.length > (inAir ? 2 : 0), `items gone: ${missing}`],
  ]);
}

/** P315 Whether a man has nothing at another but sand. */
const sandOnly = (arms: readonly { readonly kind: string }[]): boolean => arms.every(({ kind }) => kind === 'sand');

function askFaults(state: State, asked: Asked): readonly string[] {
  return asked.flatMap((request) => {
    const man = fighterOf(state, request.fighter);
    const pool = request.kind === 'allocate' ? request.pool : null;
    const strikes = pool?.marks.some(({ arms }) => !sandOnly(arms));
    return found([
      [man.by !== 'seat' || man.seat !== request.seat, `${man.id} is not led by seat ${request.seat}`],
      [!isActive(man) && request.kind !== 'aim', `${man.id} is asked, and cannot act`],
      [request.kind === 'act' && !isUpright(man), `${man.id} lies, and is asked what to do with his hands (5.2.4)`],
      [pool !== null && pool.total < 1, `${man.id} may spend ${pool?.total} CF (9.3.1)`],
      [pool?.mayAttack === true && !isUpright(man), `${man.id} may attack from the ground (16.3)`],
      [
        strikes === true && !man.hands.some(isWeapon) && !mayStrikeBare(state.rules, tablesOf(state.rules), man),
        `${man.id} may strike unarmed (9.1)`,
      ],
      [
        pool?.marks.some(({ arms, specialAttacks }) => sandOnly(arms) && specialAttacks.join() !== 'sand') === true,
        `${man.id} has more than sand for a man out of his reach (23.2)`,
      ],
      [pool?.mayAttack === true && isBound(state, man), `${man.id} may attack, and is not free (20.5, 22.4)`],
      [request.kind === 'escape' && man.ensnared === null && man.grappled === null, `${man.id} escapes from nothing`],
      [request.kind === 'drag' && !holdsCord(state, request), `${man.id} drags whom he does not hold (20.6.2)`],
      [asked.some((other) => other !== request && other.fighter === man.id), `${man.id} is asked twice`],
      [asked.some((other) => kindOf(other) !== kindOf(request)), 'two kinds of questions at once'],
    ]);
  });
}

function endFaults({ fighters, outcome, turn, phase }: State, asked: Asked): readonly string[] {
  const left = new Set(fighters.filter(({ fate }) => fate === 'fighting').map(({ side }) => side));
  const common: readonly Fault[] = [
    [turn > LAST_TURN || phase > 9, `it is phase ${turn}.${phase} (5.4.1)`],
    [outcome === null && left.size < 2, 'nobody is left to fight, and it goes on (5.3)'],
    [(outcome === null) !== asked.length > 0, 'over, and somebody is asked; or not over, and nobody is'],
  ];
  if (outcome === null) return found(common);
  const { winner, by, results } = outcome;
  return found([
    ...common,
    [left.size === 2 && by !== 'stans-missus', `both fight on after ${by} (5.3)`],
    [fighters.some(({ id }) => results[id] === undefined), 'somebody has no result (3.8.1)'],
    [fighters.some(({ id, side }) => results[id] === 'V' && side !== winner), 'V for one who has not won (P70)'],
    [fighters.some(({ id, fate }) => results[id] === 'P' && fate !== 'dead'), 'P for a living man (P70)'],
    [fighters.some(({ fate, mortal }) => fate !== 'dead' && mortal), 'mortally wounded, and survived (P51)'],
    [(NOBODY_LEFT.has(by) || by === 'stans-missus') && winner !== null, `${by} has a winner (P71)`],
    [winner !== null && !fighters.some(({ id, side }) => side === winner && results[id] === 'V'), 'nobody has V (P70)'],
  ]);
}

/** What a man does himself; the rest is done to him, or with his things, as when a weapon slips from his hand (P32). */
const DEEDS: ReadonlySet<GladiatorEvent['kind']> = new Set([
  'plot-shown',
  'limp-checked',
  'knelt',
  'run-onto',
  'thrown',
  'item-chosen',
  'recovery-tried',
  'kicked',
  'drawn',
  'net-cast',
  'escape-tried',
  'engaged',
  'blow',
  'feinted',
  'grappled',
]);

/** Deeds of men who are dead, gone or unconscious at the moment they do them (P40, P44). */
export function deedsOfTheDead(event: GladiatorEvent, state: State): readonly string[] {
  const doers =
    event.kind === 'stepped'
      ? event.steps.map(({ fighter }) => fighter)
      : DEEDS.has(event.kind) && event.cite !== 'P32' && 'fighter' in event
        ? [event.fighter]
        : [];
  return doers
    .filter((id) => !isActive(fighterOf(state, id)))
    .map((id) => `${id} is out of it, yet there is '${event.kind}'`);
}
