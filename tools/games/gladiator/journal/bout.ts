/** What the checker knows of a bout at one place of its journal. */
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import type {
  Area,
  ByArea,
  FighterId,
  Item,
  RuleChoices,
  SpecialAttack,
} from '../../../../src/games/gladiator/rules/types.ts';
import type { ArenaWindow } from '../../../../src/kernel/arena.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import type { Modifier } from '../../../../src/kernel/modifier.ts';
import type { Roll } from '../../../../src/kernel/roll.ts';
import type { Ground } from './arena.ts';
import { apart } from './bodies.ts';
import { isCite } from './draws.ts';
import type { Harm } from './harm.ts';
import type { Call } from './luck.ts';
import { blankNotes, type Man } from './man.ts';

/** An attack not yet resolved. */
export interface Pending {
  readonly area: Area;
  readonly special: SpecialAttack | null;
  /** What strikes; null: a shield, sand, or a bare hand. */
  readonly with: Item | null;
  /** 22.2 It is a strike. */
  readonly fist: boolean;
  cf: number;
  round: number;
  /** 31.3 FB It will be given up. */
  readonly fatal?: boolean;
  /** 30.6.6 It is made at this horse, not at its rider. */
  readonly at?: FighterId;
}

/** One man's share in a fight. */
export interface Share {
  readonly advantage: readonly Modifier[];
  /** 9.1 He was found able to attack. */
  engaged: boolean;
  allocated: boolean;
  attacks: Pending[];
  defence: ByArea<number>;
  /** 23.3 The area he guards specially. */
  special: Area | null;
  /** 9.4.6 What comes off the next area of his that is struck. */
  owed: number;
  /** 9.6 F: his defence is to drop by a die. */
  fumbled: boolean;
  /** 35.4.1 He had his opponent in his front before he was turned. */
  readonly front: boolean;
  /** 31.3 FB He has given up an attack for the next. */
  fatal: boolean;
  /** 14.2 has been applied. */
  halvedLegs?: true;
  /** Attacks that went with an item about to leave his hand, and those that stayed. */
  parted: { readonly gone: readonly Pending[]; readonly kept: readonly Pending[] } | null;
  /** F7 Areas whose attacks became strikes, for the weapon is about to leave his hand. */
  bared: Area[];
  /** P56 CF of a pair of weapons of which one is about to leave his hand. */
  pairLost: number;
  /** CF lost in this fight and not yet reported as lost. */
  lost: number[];
}

/** The fight of the phase in hand, if there is one. */
export interface Fight {
  readonly shares: Map<FighterId, Share>;
  sequenced: boolean;
  /** 23.2 F Free blows to come. */
  feints: { readonly fighter: FighterId; readonly area: Area; readonly attack: Pending }[];
  /** 9.4.3, P40 Simultaneous blows of which some are still to come, and everything as it was before them. */
  together: {
    readonly attacks: { readonly fighter: FighterId; readonly area: Area }[];
    readonly men: Map<FighterId, Man>;
    readonly shares: Map<FighterId, Share>;
  } | null;
  /** What struck in the last feint, by its man. */
  readonly feinted: Map<FighterId, Pending>;
}

/** Something that must be in the journal before the phase is over. */
export interface Due {
  readonly kind: GladiatorEvent['kind'];
  readonly fighter: FighterId;
  readonly why: string;
  /** A DRM that goes with it. */
  readonly by: number;
}

/** 22.2.1, 22.3 What a strike will leave on a man: the striker's own arm, or the man struck. */
export interface Bruise {
  readonly fighter: FighterId;
  readonly by: FighterId;
  readonly area: Area;
  /** Of the blow's dice; null: a hold does it, with dice of its own. */
  readonly draw: number | null;
  /** What a parry does to the arm; null: the critical of a strike is still to be read. */
  readonly recoil: Harm | null;
  /** 22.2.2 The striker's ST as he struck, and the bonus of the H. */
  readonly st: number;
  readonly bonus: number;
  /** 22.3 Points of Stun suffered from it, once they are. */
  stun: number;
}

/** One try to pick something up (13.4.3). */
interface Try {
  readonly item: number;
  readonly at: Hex;
  readonly fighter: FighterId;
  readonly total: number;
  readonly recovered: boolean;
}

/** 28.5 What a beast set out to do, and how far it has got. */
export interface Doing {
  readonly id: FighterId;
  action: string;
  readonly hexes: number;
  target: FighterId | null;
  /** Where it goes now; null: it takes its bearing with every hex. */
  way: Direction | null;
  /** P92 Where it must go next, having been barred. */
  aside: Direction | null;
  moved: number;
  /** P185 Hexes its head has entered. */
  entered: number;
  /** P184 The side to which it turned at a wall it keeps to. */
  wall: 1 | -1 | null;
  /** It goes no further. */
  stopped: boolean;
  /** P176 How it may stand now that it has come upon a man; null: it has not. */
  met: readonly { readonly at: Hex; readonly facing: Direction }[] | null;
}

/** 30.4 What a rider sets out to ride: the arrow, his hexes, and how many of them he has gone. */
export interface Ride {
  readonly arrow: Direction;
  readonly way: readonly Hex[];
  done: number;
  /** Parts of it that are behind him, done or not: his turn, and then his hexes. */
  tried: number;
  /** Something was in his way: he goes no further. */
  held: boolean;
}

/** 28.4 The beasts' part of a phase. */
export interface Prowl {
  acted: FighterId[];
  /** P90 */
  order: readonly FighterId[];
  /** 28.5 What the pack does. */
  pack: string | null;
  doing: Doing | null;
}

export const noProwl = (): Prowl => ({ acted: [], order: [], pack: null, doing: null });

export interface Bout {
  readonly setup: Setup;
  readonly rules: RuleChoices;
  readonly men: Map<FighterId, Man>;
  readonly loose: Map<number, { item: Item; at: Hex }>;
  window: ArenaWindow;
  /** The map as the phase began. */
  windowBefore: ArenaWindow;
  turn: number;
  phase: number;
  fight: Fight | null;
  due: Due[];
  /** Throws whose item is in the air: thrown, and not yet fallen. */
  inAir: {
    readonly item: Item;
    readonly fighter: FighterId;
    readonly target: FighterId;
    hit: boolean;
    struck: boolean;
  }[];
  /** Tries of this phase to pick something up, and where it lay. */
  tries: Try[];
  bruises: Bruise[];
  /** 22.3.3 Whom strikes of this moment let their men seize, and where. */
  chances: { readonly by: FighterId; readonly fighter: FighterId; readonly area: Area }[];
  /** P170 Who has been wounded or stunned in this moment. */
  readonly hurtNow: Set<FighterId>;
  /** 9.1 Whom everybody fights in this phase. */
  readonly marks: Map<FighterId, FighterId>;
  /** 30.4 Of this phase. */
  readonly rides: Map<FighterId, Ride>;
  /** Whose blow struck a man last. */
  readonly struckBy: Map<FighterId, FighterId>;
  /** 28.4 What beasts have done in this phase. */
  prowl: Prowl;
  movementOver: boolean;
  /** P83 It is settled who throws what. */
  aimed: boolean;
  /** P7, P82 Whether the action step is over, and after it the nets, and after them the escapes. */
  actionsOver: boolean;
  netsOver: boolean;
  escapesOver: boolean;
  /** P7 14 Nobody strikes any more. */
  fightOver: boolean;
  /** 25.1.1 Hexes with blood in them. */
  readonly blood: Hex[];
  /** 27 The arena; null: open sand. */
  ground: Ground | null;
  /** 8.4.1 Who is about to be pushed off the map, for an edge was tested for him. */
  readonly pushing: Set<FighterId>;
  stansMissus: boolean;
  /** By how much the last collision was won. */
  impactBy: number;
  over: boolean;
  /** The area of a man's last severed artery; what killed a man. */
  readonly struckArea: Map<FighterId, Area>;
  readonly deathBy: Map<FighterId, string>;
  /** 34.3 Calls on the gods; and the rolls of throws made in another's place, by draw. */
  readonly calls: Call[];
  readonly thrownAgain: Map<number, number>;
  readonly say: (complaint: string) => void;
}

/** P30 Phases counted through the match. */
export const clock = (bout: Bout): number => bout.turn * 8 + bout.phase;

export function manOf(bout: Bout, id: FighterId): Man {
  const man = bout.men.get(id);
  if (man === undefined) throw new Error(`no sheet was made for '${id}'`);
  return man;
}

/** The other party: another man, a beast, or a rider; a horse is none. Of several beasts the closest (P5). */
export function foeOf(bout: Bout, man: Man): Man {
  const mark = bout.men.get(bout.marks.get(man.id) ?? '');
  if (mark !== undefined) return mark;
  const foes = [...bout.men.values()].filter((other) => other.side !== man.side && other.beast?.horse !== true);
  const [first = man] = foes;
  if (foes.length < 2) return first;
  const nearest = (some: readonly Man[]): Man | undefined => [...some].sort((a, b) => apart(man, a) - apart(man, b))[0];
  const fighting = foes.filter(({ fate }) => fate === 'fighting');
  return nearest(fighting.filter(({ conscious }) => conscious)) ?? nearest(fighting) ?? first;
}

/** Says something is not as it should be, unless it is. */
export function same<T>(bout: Bout, what: string, actual: T, expected: T): void {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  bout.say(`${what} is ${JSON.stringify(actual)}, should be ${JSON.stringify(expected)}`);
}

export function must(bout: Bout, holds: boolean, complaint: string): void {
  if (!holds) bout.say(complaint);
}

/** A modifier as it should be. */
export interface Wanted {
  readonly value: number;
  readonly why: RegExp;
}

/** Holds modifiers against those there should be; zero ones should be left out. */
export function checkModifiers(bout: Bout, what: string, actual: readonly Modifier[], wanted: readonly Wanted[]): void {
  const left = wanted.filter(({ value }) => value !== 0);
  for (const { why, cite } of actual) if (!isCite(cite)) bout.say(`${what}: modifier '${why}' cites '${cite}'`);
  for (const { value, why } of actual) {
    const found = left.findIndex((one) => one.value === value && one.why.test(why));
    if (found >= 0) left.splice(found, 1);
    else bout.say(`${what}: modifier ${value} '${why}' is unaccounted for`);
  }
  for (const { value, why } of left) bout.say(`${what}: modifier ${value} /${why.source}/ is missing`);
}

/** The rolls of a name in an event. */
export function rollsOf(event: GladiatorEvent, name: string): readonly Roll[] {
  return (event.rolls ?? []).filter((roll) => roll.name === name);
}

/** The only roll of a name; complains and returns null when there is not exactly one. */
export function rollOf(bout: Bout, event: GladiatorEvent, name: string): Roll | null {
  const [only, more] = rollsOf(event, name);
  if (only !== undefined && more === undefined) return only;
  bout.say(`there should be one roll '${name}', there are ${rollsOf(event, name).length}`);
  return null;
}

/** Complains of any roll that is not of these names. */
export function onlyRolls(bout: Bout, event: GladiatorEvent, names: readonly string[]): void {
  for (const { name } of event.rolls ?? []) must(bout, names.includes(name), `a roll '${name}' has no business here`);
}

/** Notes that an event must come before the phase is over. */
export function expect(bout: Bout, kind: Due['kind'], fighter: FighterId, why: string, by = 0): void {
  bout.due.push({ kind, fighter, why, by });
}

/** Takes an expected event off the list; false when nobody expected it. */
export function fulfil(bout: Bout, kind: Due['kind'], fighter: FighterId, why?: string): boolean {
  return taken(bout, kind, fighter, why) !== null;
}

/** Takes an expected event off the list and returns it; null when nobody expected it. */
export function taken(bout: Bout, kind: Due['kind'], fighter: FighterId, why?: string): Due | null {
  const at = bout.due.findIndex(
    (due) => due.kind === kind && due.fighter === fighter && (why === undefined || due.why === why),
  );
  return at < 0 ? null : (bout.due.splice(at, 1)[0] ?? null);
}

/** Complains of everything of some kinds that should have come by now, and forgets it. */
export function late(bout: Bout, kinds: readonly Due['kind'][]): void {
  for (const { kind, fighter, why } of bout.due)
    if (kinds.includes(kind)) bout.say(`before this, ${kind} of ${fighter} (${why}) is missing`);
  bout.due = bout.due.filter(({ kind }) => !kinds.includes(kind));
}

/** Puts the notes of a new phase on every sheet. */
export function newPhase(bout: Bout, turn: number, phase: number): void {
  bout.turn = turn;
  bout.phase = phase;
  bout.fight = null;
  bout.due = [];
  bout.inAir = [];
  bout.tries = [];
  bout.bruises = [];
  bout.chances = [];
  bout.hurtNow.clear();
  bout.prowl = noProwl();
  bout.rides.clear();
  bout.marks.clear();
  bout.movementOver = false;
  bout.aimed = false;
  bout.actionsOver = false;
  bout.netsOver = false;
  bout.escapesOver = false;
  bout.fightOver = false;
  bout.pushing.clear();
  bout.windowBefore = bout.window;
  bout.ground?.open.clear();
  for (const man of bout.men.values()) {
    man.now = blankNotes(man.at, man.facing, man.owes, man.stun);
    man.now.kneltAtStart = man.posture === 'kneeling';
    man.now.awakeAtStart = man.conscious;
    man.stumbling = false;
    if (man.beast !== null) man.beast.reared = false;
    if (phase === 1) newTurn(man);
  }
}

function newTurn(man: Man): void {
  man.exceededLast = man.exceeded;
  man.exceeded = false;
  man.moves = 0;
}

/** 13.4, 21.1.2.2, P134 What lies about, and what the fallen have in their sheaths, by number. */
export function graspable({ loose, men }: Bout): ReadonlyMap<number, { readonly item: Item; readonly at: Hex }> {
  const all = new Map<number, { readonly item: Item; readonly at: Hex }>(loose);
  for (const { fate, conscious, sheath, at } of men.values()) {
    const fallen = fate === 'dead' || (fate === 'fighting' && !conscious);
    for (const item of fallen ? sheath : []) all.set(item.id, { item, at });
  }
  return all;
}
