/**
 * What may come of all blows of a phase, in the order of the attack sequence: CF, shields, weapons and lives are
 * carried from blow to blow by the engine's own rules, run once for every way the dice can fall (9.4-9.6).
 */
import { byOrder, playMoment } from '../engine/gladiator/attack.ts';
import { reveal } from '../engine/gladiator/combat.ts';
import type { Engaged } from '../engine/gladiator/engagement.ts';
import { isBesideTree } from '../engine/gladiator/obstacles.ts';
import { beginPhase, type MetBlow, type PhaseContext } from '../engine/gladiator/phase.ts';
import { fighterOf, isWeapon, shieldOf } from '../engine/gladiator/sheet.ts';
import type { Tables } from '../engine/gladiator/table-types.ts';
import type { Allocation, Fighter, FighterId, Item, Pool, State } from '../engine/gladiator/types.ts';
import { armedCf } from '../engine/gladiator/weapons.ts';
import { copyPlain } from '../engine/kernel/state.ts';
import { type AlikeReader, alikeReader } from './alike.ts';
import { branchingDice, eachWay, type PickWay } from './branching.ts';
import { itemsOf, type Moment, momentOf, type Outlook, outlookOf, setBack, wordsOf } from './carried.ts';

/** A man's part in an exchange of blows: whom he fights, what he may spend, and what he has made of it. */
export interface Side {
  readonly fighter: FighterId;
  readonly foes: readonly FighterId[];
  readonly threats: readonly FighterId[];
  readonly pool: Pool;
  readonly allocation: Allocation;
}

/** Men in the arena who are about to exchange blows. */
export interface Meeting {
  readonly state: Readonly<State>;
  readonly tables: Tables;
}

/** What an exchange may do to one man; chances are 0 to 1. */
interface ManOdds {
  readonly fighter: FighterId;
  /** Of exactly so many boxes ticked; whoever dies is in `kill` alone. They add up to 1 with it (P250). */
  readonly wounds: readonly number[];
  readonly kill: number;
  /** Wounds on the average, of men who live. */
  readonly expectedWounds: number;
  /** By how much less he has to spend on the average, CF and stun (P33), of men who live. */
  readonly expectedCfLoss: number;
  readonly knockedOut: number;
  readonly prone: number;
  readonly mortal: number;
  /** He has fewer weapons in hand than before. */
  readonly weaponLost: number;
  /** He has no shield that counts, and had one. */
  readonly shieldLost: number;
}

/** How a man is after an exchange. */
interface ManAfter {
  readonly fighter: FighterId;
  readonly dead: boolean;
  readonly senseless: boolean;
  readonly prone: boolean;
  readonly mortal: boolean;
  readonly weaponLost: boolean;
  readonly shieldLost: boolean;
}

/** One way an exchange can end for all men together, and its chance. */
interface Ending {
  readonly chance: number;
  readonly men: readonly ManAfter[];
}

/** What may come of an exchange. */
export interface ExchangeOdds {
  /** In the order of the sides. */
  readonly men: readonly ManOdds[];
  /** The chances add up to 1. */
  readonly endings: readonly Ending[];
}

/** Men in the same state, however they came to it. */
interface Node {
  readonly moment: Moment;
  readonly outlook: Outlook;
  chance: number;
  /** For each man who may still be hurt: the chance that he has so many wounds by now. */
  readonly wounds: readonly number[][];
}

/** What may come of an exchange of blows. */
export function exchangeOdds(meeting: Meeting, sides: readonly Side[], read = readerFor(meeting)): ExchangeOdds {
  const fight = begin(meeting, sides, read);
  const ends: Ends = new Map();
  let open: ReadonlyMap<string, Node> = new Map([['', fight.first]]);
  while (open.size > 0) {
    const next = new Map<string, Node>();
    for (const node of open.values()) {
      setBack(fight.ctx, fight.items, node.moment);
      if (node.outlook.waiting.length === 0) endHere(fight, ends, node.chance);
      else if (partsLast(fight, node)) playLast(fight, node, ends);
      else playOn(fight, node, ends, next);
    }
    open = next;
  }
  return oddsOf(fight, [...ends.values()]);
}

/** How blows between these men are read. It serves several exchanges, as long as the men stay as they are. */
export function readerFor({ state, tables }: Meeting): AlikeReader {
  return alikeReader({ rules: state.rules, tables });
}

/** An exchange as it is being worked out. */
interface Fight {
  readonly ctx: PhaseContext;
  readonly items: readonly Item[];
  readonly first: Node;
  /** By whom the dice of the walk under way are thrown. */
  readonly hand: { pick: PickWay; picks: BlowPick | null };
  readonly before: readonly Holding[];
  readonly sums: readonly Sums[];
}

/** How a blow falls, where it is not every way. */
type BlowPick = (met: MetBlow, ways: readonly number[], pick: PickWay) => number;

/** What is counted of a man once he cannot be hurt any more. */
interface Sums {
  readonly wounds: number[];
  cf: number;
}

/** All men stand as they are and have shown what they wrote; who would be asked in a fight does as the book would (P253). */
function begin({ state, tables }: Meeting, sides: readonly Side[], read: AlikeReader): Fight {
  const fighters = state.fighters.map((one): Fighter => ({ ...copyPlain(one), by: 'book', seat: null }));
  const copy: State = { ...copyPlain({ ...state, fighters: [] }), fighters };
  const hand: Fight['hand'] = { pick: () => 0, picks: null };
  const dice = branchingDice((ways) => hand.pick(ways));
  const falls: PhaseContext['falls'] = (met) => {
    const { throws, ways } = read(met);
    const thrown = throws[hand.picks?.(met, ways, hand.pick) ?? hand.pick(ways)];
    if (thrown === undefined) throw new Error('a blow without a fall of its dice');
    return thrown;
  };
  const ctx: PhaseContext = { ...beginPhase({ state: copy, tables, dice, emit: () => {} }), falls };
  const engaged = sides.map(({ fighter, foes, threats, pool }): Engaged => {
    const named = (ids: readonly FighterId[]) => ids.map((id) => fighterOf(copy, id));
    return { fighter: fighterOf(copy, fighter), foes: named(foes), threats: named(threats), pool };
  });
  const books = sides.map(({ allocation }) => ({ allocation, spentOnAttack: 0, rolls: [], lots: [] }));
  reveal(ctx, engaged, books);
  const items = itemsOf(ctx);
  const first = nodeOf(ctx, items);
  first.chance = 1;
  for (const wounds of first.wounds) wounds.push(1);
  const before = ctx.combatants.map(({ fighter }) => holdingOf(ctx, fighter));
  const fight = { ctx, items, hand, first, before, sums: before.map((): Sums => ({ wounds: [], cf: 0 })) };
  for (const [i, { fighter }] of ctx.combatants.entries()) {
    if (!first.outlook.atRisk.has(fighter)) fight.sums[i]?.wounds.push(1);
  }
  return fight;
}

function nodeOf(ctx: PhaseContext, items: readonly Item[], outlook = outlookOf(ctx)): Node {
  return { moment: momentOf(ctx, items), outlook, chance: 0, wounds: ctx.combatants.map(() => []) };
}

/** Ends by what they are in words. */
type Ends = Map<string, { chance: number; readonly men: readonly ManAfter[] }>;

/** Adds to the chance that the fight ends as it now stands. */
function endHere(fight: Fight, ends: Ends, chance: number, men: readonly ManAfter[] = menAfter(fight)): void {
  const words = JSON.stringify(men);
  const known = ends.get(words);
  if (known === undefined) ends.set(words, { chance, men });
  else known.chance += chance;
}

const menAfter = (fight: Fight) => fight.ctx.combatants.map(({ fighter }, i) => afterOf(fight, fighter, i));

/** Goes through all ways in which the blows that are next can fall; `picks` says how one of them falls. */
function eachFall(fight: Fight, { moment }: Node, leaf: (chance: number) => void, picks?: BlowPick): void {
  const { ctx, items, hand } = fight;
  const script = (pick: PickWay) => {
    hand.pick = pick;
    hand.picks = picks ?? null;
    setBack(ctx, items, moment);
    if (playMoment(ctx).next([]).done !== true) throw new Error('a man of the book was asked');
  };
  eachWay(script, leaf);
}

/** What one moment made of some men. */
interface Made {
  readonly node: Node;
  chance: number;
  /** For each man: the chance of so many wounds more. */
  readonly given: readonly number[][];
  /** For each man: what he has left to spend, times its chance. */
  readonly cf: number[];
}

/** Plays the blows that are next, for every way they can fall, and adds what comes of them. */
function playOn(fight: Fight, node: Node, ends: Ends, next: Map<string, Node>): void {
  const { ctx, items } = fight;
  const made = new Map<string, Made>();
  eachFall(fight, node, (chance) => {
    const outlook = outlookOf(ctx);
    const words = wordsOf(ctx, outlook);
    let found = made.get(words);
    if (found === undefined) {
      const over = outlook.waiting.length === 0;
      const to = next.get(words) ?? nodeOf(ctx, items, outlook);
      if (!over) next.set(words, to);
      found = { node: to, chance: 0, given: ctx.combatants.map(() => []), cf: ctx.combatants.map(() => 0) };
      made.set(words, found);
    }
    if (found.node.outlook.waiting.length === 0) endHere(fight, ends, node.chance * chance);
    count(fight, node, found, chance);
  });
  for (const one of made.values()) pass(fight, node, one);
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
function partsLast({ ctx }: Fight, { outlook: { waiting, atRisk } }: Node): boolean {
  const [first, second] = waiting;
  if (first === undefined || second === undefined || ctx.wild) return false;
  const plain = waiting.every((one) => one.special === null && !one.fist && !one.fatal && byOrder(one, first) === 0);
  return plain && atRisk.size === waiting.length && waiting.every(({ target }) => !isBesideTree(ctx.state, target.at));
}

/** Plays the last blows one by one, the others falling as they fall most often. */
function playLast(fight: Fight, node: Node, ends: Ends): void {
  const { ctx } = fight;
  let all: readonly Ending[] = [{ chance: node.chance, men: [] }];
  for (const [i, { fighter }] of ctx.combatants.entries()) {
    const found = new Map<string, { after: ManAfter; chance: number; given: number[]; cf: number }>();
    const then = node.moment.bodies[ctx.state.fighters.indexOf(fighter)];
    const before = then === undefined ? 0 : woundsOf(then);
    const leaf = (chance: number) => {
      const after = afterOf(fight, fighter, i);
      const words = JSON.stringify(after);
      const one = found.get(words) ?? { after, chance: 0, given: [], cf: 0 };
      found.set(words, one);
      const more = woundsOf(fighter) - before;
      one.chance += chance;
      one.given[more] = (one.given[more] ?? 0) + chance;
      one.cf += chance * holdingOf(ctx, fighter).cf;
    };
    eachFall(fight, node, leaf, ({ blow }, ways, pick) =>
      blow.target === fighter ? pick(ways) : ways.indexOf(Math.max(...ways)),
    );
    const parts = [...found.values()];
    for (const { after, given, chance, cf } of parts)
      if (!after.dead && node.outlook.atRisk.has(fighter)) settle(fight, node, i, given, chance, cf);
    all = all.flatMap((one) =>
      parts.map(({ after, chance }) => ({ chance: one.chance * chance, men: [...one.men, after] })),
    );
  }
  for (const { chance, men } of all) endHere(fight, ends, chance, men);
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

const woundsOf = ({ wounds }: Pick<Fighter, 'wounds'>): number =>
  wounds[1] + wounds[2] + wounds[3] + wounds[4] + wounds[5];

/** What a man has in his hands, and to spend. */
interface Holding {
  readonly weapons: number;
  readonly shield: boolean;
  readonly cf: number;
}

function holdingOf({ state: { rules }, tables }: PhaseContext, fighter: Fighter): Holding {
  const { hands, stun } = fighter;
  return {
    weapons: hands.filter(isWeapon).length,
    shield: shieldOf(tables, fighter) !== null,
    cf: armedCf(rules, tables, fighter) - stun.amount,
  };
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
