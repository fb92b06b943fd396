/**
 * What may come of all blows of a phase, in the order of the attack sequence: CF, shields, weapons and lives are
 * carried from blow to blow by the engine's own rules, run once for every way the dice can fall (9.4-9.6).
 */

import { type Counting, finish } from '../../../odds/counting.ts';
import { isBesideTree } from '../rules/arena/obstacles.ts';
import { byOrder } from '../rules/basic/attack.ts';
import type { Fighter } from '../rules/types.ts';
import { momentWords, outlookOf, setBack } from './carried.ts';
import {
  begin,
  type Fight,
  firstNodes,
  holdingOf,
  type Node,
  nodeOf,
  readerFor,
  walkFalls,
  woundsOf,
} from './fight.ts';
import type { Ending, ExchangeOdds, Guarded, ManAfter, ManOdds, Meeting, MeetingSide } from './meeting.ts';

/** What may come of an exchange of blows. @internal */
export function exchangeOdds(meeting: Meeting, sides: readonly MeetingSide[], read = readerFor(meeting)): ExchangeOdds {
  return finish(countExchange(meeting, sides, read));
}

/**
 * Begins to count an exchange; a way costs some 10 µs. `guarded`: what one man may have put on his defence;
 * chances then add up to those of its guards.
 */
export function countExchange(
  meeting: Meeting,
  sides: readonly MeetingSide[],
  read = readerFor(meeting),
  guarded: Guarded | null = null,
): Counting<ExchangeOdds> {
  const fight = begin(meeting, sides, read);
  const ends: Ends = new Map();
  let open = [...firstNodes(fight, guarded).values()];
  let next = new Map<string, Node>();
  const moments = Math.max(1, ...open.map(({ outlook }) => outlook.waiting.length));
  const at = { moment: 0, node: 0 };
  let work: Work | null = null;
  let found: ExchangeOdds | null = null;
  const oneWay = () => {
    work ??= workOn(fight, open[at.node], ends, next);
    if (work()) return;
    work = null;
    at.node += 1;
    if (at.node < open.length) return;
    open = [...next.values()];
    next = new Map();
    at.node = 0;
    at.moment += 1;
    if (open.length === 0) found = oddsOf(fight, [...ends.values()]);
  };
  return {
    get done() {
      return found === null ? Math.min(1, (at.moment + at.node / open.length) / moments) : 1;
    },
    get found() {
      return found;
    },
    step(ways) {
      for (let i = 0; i < ways && found === null; i++) oneWay();
    },
  };
}

/** Goes one way further; whether there was one. */
type Work = () => boolean;

const NO_WORK: Work = () => false;

/** Goes on from men in one state. */
function workOn(fight: Fight, node: Node | undefined, ends: Ends, next: Map<string, Node>): Work {
  if (node === undefined) return NO_WORK;
  setBack(fight.ctx, fight.items, node.moment);
  if (node.outlook.waiting.length > 0)
    return partsLast(fight, node) ? playLast(fight, node, ends) : playOn(fight, node, ends, next);
  endHere(ends, node.chance, menAfter(fight));
  return NO_WORK;
}

/** Ends by what they are in words. */
type Ends = Map<string, { chance: number; readonly men: readonly ManAfter[] }>;

/** Adds to the chance that a fight ends with men who are so. */
function endHere(ends: Ends, chance: number, men: readonly ManAfter[]): void {
  const words = JSON.stringify(men);
  const known = ends.get(words);
  if (known === undefined) ends.set(words, { chance, men });
  else known.chance += chance;
}

const menAfter = (fight: Fight) => fight.ctx.combatants.map(({ fighter }, i) => afterOf(fight, fighter, i));

/** What one moment made of some men. */
interface Made {
  readonly node: Node;
  chance: number;
  /** For each man: the chance of so many wounds more. */
  readonly given: readonly number[][];
  /** For each man: what he has left to spend, times its chance. */
  readonly cf: number[];
  /** Who is in what state, if that is the end. */
  readonly end: readonly ManAfter[] | null;
}

/** Plays the blows that are next, for every way they can fall, and adds what comes of them. */
function playOn(fight: Fight, node: Node, ends: Ends, next: Map<string, Node>): Work {
  const { ctx, items } = fight;
  const made = new Map<string, Made>();
  const walk = walkFalls(fight, node);
  return () => {
    const chance = walk();
    if (chance === null) {
      for (const one of made.values()) {
        if (one.end !== null) endHere(ends, node.chance * one.chance, one.end);
        pass(fight, node, one);
      }
      return false;
    }
    const outlook = outlookOf(ctx);
    const words = momentWords(ctx, outlook);
    let found = made.get(words);
    if (found === undefined) {
      const over = outlook.waiting.length === 0;
      const to = next.get(words) ?? nodeOf(ctx, items, outlook);
      if (!over) next.set(words, to);
      const none = { chance: 0, given: ctx.combatants.map(() => []), cf: ctx.combatants.map(() => 0) };
      found = { ...none, node: to, end: over ? menAfter(fight) : null };
      made.set(words, found);
    }
    count(fight, node, found, chance);
    return true;
  };
}

/** Counts one way into what it made. */
function count({ ctx }: Fight, { moment, outlook }: Node, made: Made, chance: number): void {
  made.chance += chance;
  for (const [i, { fighter }] of ctx.combatants.entries()) {
    if (!outlook.atRisk.has(fighter)) continue;
    const then = moment.bodies[ctx.state.fighters.indexOf(fighter)];
    const more = woundsOf(fighter) - (then === undefined ? 0 : woundsOf(then));
    const given = made.given[i] ?? [];
    given[more] = (given[more] ?? 0) + chance;
    if (!made.node.outlook.atRisk.has(fighter)) made.cf[i] = (made.cf[i] ?? 0) + chance * holdingOf(ctx, fighter).cf;
  }
}

/** Passes the chances of a node on; what is settled of a man goes into the sums. */
function pass(fight: Fight, from: Node, made: Made): void {
  const { node } = made;
  node.chance += from.chance * made.chance;
  for (const [i, { fighter }] of fight.ctx.combatants.entries()) {
    if (!from.outlook.atRisk.has(fighter)) continue;
    const body = node.moment.bodies[fight.ctx.state.fighters.indexOf(fighter)];
    if (body?.fate !== 'fighting') continue;
    if (node.outlook.atRisk.has(fighter)) convolve(node.wounds[i] ?? [], from.wounds[i] ?? [], made.given[i] ?? []);
    else settle(fight, from, i, made.given[i] ?? [], made.chance, made.cf[i] ?? 0);
  }
}

/** Counts a man who lives and cannot be hurt any more: his wounds, and his CF times its chance. */
function settle(
  { sums, before }: Fight,
  from: Node,
  man: number,
  given: readonly number[],
  chance: number,
  cf: number,
): void {
  const sum = sums[man];
  if (sum === undefined) return;
  convolve(sum.wounds, from.wounds[man] ?? [], given);
  sum.cf += from.chance * ((before[man]?.cf ?? 0) * chance - cf);
}

/**
 * Whether all that is left are plain blows of one moment, none at the same man, and none that does anything to who
 * strikes it: what becomes of one man then hangs on the blow at him alone.
 */
function partsLast({ ctx }: Fight, { outlook: { waiting, atRisk, backfires } }: Node): boolean {
  const [first, second] = waiting;
  if (first === undefined || second === undefined || ctx.wild || backfires) return false;
  const plain = waiting.every((one) => one.special === null && !one.fist && !one.fatal && byOrder(one, first) === 0);
  return plain && atRisk.size === waiting.length && waiting.every(({ target }) => !isBesideTree(ctx.state, target.at));
}

/** How one man may come out of the last blows. */
interface Part {
  readonly after: ManAfter;
  chance: number;
  readonly given: number[];
  cf: number;
}

/** Plays the last blows one by one, the others falling as they fall most often. */
function playLast(fight: Fight, node: Node, ends: Ends): Work {
  const men = fight.ctx.combatants.map(({ fighter }) => fighter);
  let all: readonly Ending[] = [{ chance: node.chance, men: [] }];
  let man = 0;
  let one = partsOf(fight, node, 0);
  return () => {
    if (one.work()) return true;
    const parts = [...one.parts.values()];
    for (const { after, given, chance, cf } of parts)
      if (!after.dead && men.some((fighter, i) => i === man && node.outlook.atRisk.has(fighter)))
        settle(fight, node, man, given, chance, cf);
    all = all.flatMap(({ chance: share, men: before }) =>
      parts.map(({ after, chance }) => ({ chance: share * chance, men: [...before, after] })),
    );
    man += 1;
    if (man < men.length) {
      one = partsOf(fight, node, man);
      return true;
    }
    for (const { chance, men: after } of all) endHere(ends, chance, after);
    return false;
  };
}

/** What becomes of one man by the blow at him, as it is worked out. */
function partsOf(fight: Fight, node: Node, man: number) {
  const { ctx } = fight;
  const parts = new Map<string, Part>();
  const fighter = ctx.combatants[man]?.fighter;
  const then = fighter === undefined ? undefined : node.moment.bodies[ctx.state.fighters.indexOf(fighter)];
  const before = then === undefined ? 0 : woundsOf(then);
  const walk = walkFalls(fight, node, ({ blow }, ways, pick) =>
    blow.target === fighter ? pick(ways) : ways.indexOf(Math.max(...ways)),
  );
  const work: Work = () => {
    const chance = walk();
    if (chance === null || fighter === undefined) return false;
    const after = afterOf(fight, fighter, man);
    const words = JSON.stringify(after);
    const part = parts.get(words) ?? { after, chance: 0, given: [], cf: 0 };
    parts.set(words, part);
    const more = woundsOf(fighter) - before;
    part.chance += chance;
    part.given[more] = (part.given[more] ?? 0) + chance;
    part.cf += chance * holdingOf(ctx, fighter).cf;
    return true;
  };
  return { work, parts };
}

/** Adds the chances of all sums of two numbers. */
function convolve(to: number[], some: readonly number[], more: readonly (number | undefined)[]): void {
  for (let i = 0; i < some.length; i++) {
    for (let k = 0; k < more.length; k++) {
      const chance = (some[i] ?? 0) * (more[k] ?? 0);
      if (chance === 0) continue;
      while (to.length <= i + k) to.push(0);
      to[i + k] = (to[i + k] ?? 0) + chance;
    }
  }
}

/** What all ends come to. */
function oddsOf({ ctx, sums }: Fight, endings: readonly Ending[]): ExchangeOdds {
  const men = ctx.combatants.map(({ fighter: { id } }, i): ManOdds => {
    const share = (is: (man: ManAfter) => boolean) =>
      endings.reduce((sum, { chance, men: all }) => {
        const man = all[i];
        return man !== undefined && is(man) ? sum + chance : sum;
      }, 0);
    const { wounds, cf } = sums[i] ?? { wounds: [], cf: 0 };
    return {
      fighter: id,
      wounds,
      expectedWounds: wounds.reduce((sum, chance, many) => sum + chance * many, 0),
      expectedCfLoss: cf,
      kill: share(({ dead }) => dead),
      knockedOut: share(({ senseless }) => senseless),
      prone: share(({ prone }) => prone),
      mortal: share(({ mortal }) => mortal),
      weaponLost: share(({ weaponLost }) => weaponLost),
      shieldLost: share(({ shieldLost }) => shieldLost),
    };
  });
  return { men, endings };
}

function afterOf({ ctx, before }: Fight, fighter: Fighter, at: number): ManAfter {
  const lives = fighter.fate === 'fighting';
  const { weapons, shield } = holdingOf(ctx, fighter);
  const was = before[at];
  return {
    fighter: fighter.id,
    dead: !lives,
    senseless: lives && !fighter.conscious,
    prone: lives && fighter.posture === 'prone',
    mortal: lives && fighter.mortal,
    weaponLost: lives && weapons < (was?.weapons ?? 0),
    shieldLost: lives && !shield && was?.shield === true,
  };
}
