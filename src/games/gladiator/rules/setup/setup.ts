/** Chapters 3 and 4, 29.2: log sheets made, men placed. */

import type { ArenaWindow } from '../../../../kernel/arena.ts';
import type { Diced } from '../../../../kernel/event.ts';
import type { AskedLevel } from '../../../../kernel/levels.ts';
import type { Seat } from '../../../../kernel/request.ts';
import { bear, drawsArms, rollArms } from '../advanced/arms.ts';
import type { Talent } from '../advanced/talent-types.ts';
import { taughtBy } from '../advanced/talents.ts';
import { issuedTo } from '../advanced/training.ts';
import { prepareArena } from '../arena/setup.ts';
import type { ArenaSetup } from '../arena/types.ts';
import { beastName, beastRatings, drawHunt, isBeastKind, newBeast } from '../beasts/setup.ts';
import type { BeastKind } from '../beasts/types.ts';
import { lengthOf } from '../bodies.ts';
import type { SheetSummary } from '../events.ts';
import { luckAtStart } from '../luck/luck.ts';
import { intimidate } from '../luck/prestige.ts';
import type { GladiatorContext } from '../phase.ts';
import { netFactor, shieldOf } from '../sheet.ts';
import type { Side } from '../side.ts';
import type { Tables } from '../tables/types.ts';
import {
  type Fighter,
  type FighterId,
  type FightingSpirit,
  type FightingStyle,
  RIDER_STYLES,
  type RuleChoices,
  type State,
  type V2Origin,
  type WeaponGroup,
} from '../types.ts';
import { rollBody } from './creation-rolls.ts';
import { equip, type KitSetup, type SheetMaking } from './equipment.ts';
import { arcPlace, FIGHTER_IDS, type StartPlace, standBack, startPlace } from './lineup.ts';
import { type ManKind, manKindOf } from './man-kinds.ts';
import {
  bookRatings,
  fightingSpirit,
  prestige,
  type Ratings,
  type RatingsSetup,
  randomName,
  seatRatings,
} from './sheet-rolls.ts';

/** A9 The size of the map. @internal */
export const ARENA_COLUMNS = 17;
/** 4.1 Hexes of the arena from top to bottom. @internal */
export const ARENA_ROWS = 11;
/** What is known of a man before the match; null is rolled, or drawn, as turn 0. */
export interface FighterSetup extends KitSetup {
  readonly id: FighterId;
  readonly side: Side;
  readonly by: 'seat' | 'book';
  readonly seat: Seat | null;
  /** How well the program leads him from its seat; absent: he is the player's, or the book's. */
  readonly level?: AskedLevel;
  /** 28 Or a beast; 'hunt': beasts drawn from the box (P89). */
  readonly kind: ManKind | BeastKind | 'hunt';
  readonly name: string | null;
  readonly ratings: RatingsSetup;
  /** 21.1.1 What he was taught to fight with; null or left open: everything. His talents, where written, say it. */
  readonly trained?: readonly WeaponGroup[] | null;
  /** 31 Where chapter 31 is in force; left open: none, and he may fight in any style (P214). */
  readonly talents?: readonly Talent[];
  /** 38.2.3 Comes in when his side's earlier waves are out of the fight; 0 unless given. */
  readonly wave?: number;
  readonly fs: FightingSpirit | null;
  readonly pr: number | null;
  /** 34.2 LK; none unless given. */
  readonly luck?: number;
  /** 39.5.2 CF that a feast has cost him for this match; none unless given. */
  readonly lacks?: number;
}

/** What is settled before a bout begins: rules in force, who fights, and where. With the seed it decides all the rest. */
export interface Setup {
  readonly rules: RuleChoices;
  readonly fighters: readonly FighterSetup[];
  /** 27.2 Where chapter 27 is in force; open sand unless given. */
  readonly arena?: ArenaSetup;
  /** 38.3.1 A death match. */
  readonly sineMissione?: true;
}

/** 30.6.6 A horse has the body of this beast. */
const HORSE_KIND: BeastKind = 'zebra';

/** Ratings that are all left to the dice. */
export const NO_RATINGS: FighterSetup['ratings'] = { tr: null, st: null, ag: null, cn: null, w: null };

/** 2.2 The arena before anybody is in it. */
export function initialState(setup: Setup): State {
  const window: ArenaWindow = { column: 0, row: 0, columns: ARENA_COLUMNS, rows: ARENA_ROWS };
  return {
    turn: 0,
    phase: 0,
    outcome: null,
    rules: setup.rules,
    sineMissione: setup.sineMissione ?? false,
    fighters: [],
    loose: [],
    blood: [],
    window,
    arena: null,
  };
}

/** 4.3-4.5 Makes every log sheet and the arena, and places the men five hexes apart, face to face, pair by pair (P86). */
export function prepareMatch(ctx: GladiatorContext, setup: Setup): void {
  const drawn = setup.fighters.flatMap((one) => comersOf(ctx, one));
  const first = drawn.filter(({ man: { wave = 0 } }) => wave === 0);
  const sides = ([0, 1] as const).map((side) => first.filter(({ man }) => man.side === side));
  for (const [i, comer] of drawn.entries()) {
    const { man, rolls, lots } = comer;
    const place = placeOf(sides, man.side, Math.max(0, sides[man.side]?.indexOf(comer) ?? 0));
    const made = makeFighter(ctx, { ...man, id: FIGHTER_IDS[i] ?? man.id }, i, place);
    const { fighter } = made;
    ctx.state.fighters.push(fighter);
    ctx.emit({
      kind: 'sheet-made',
      cite: fighter.beast === null ? '3.1' : '28.3',
      fighter: fighter.id,
      sheet: { ...summaryOf(ctx.tables, fighter), ...(made.origin === null ? {} : { origin: made.origin }) },
      rolls: [...rolls, ...made.rolls],
      lots: [...lots, ...made.lots],
    });
  }
  for (const rider of [...ctx.state.fighters]) if (isRider(rider)) mountUp(ctx, rider);
  for (const one of ctx.state.fighters) if (lengthOf(one) > 1) standBack(ctx.state.window, one);
  prepareArena(ctx, setup.arena);
  intimidate(ctx);
  for (const { id, at, facing, fate } of ctx.state.fighters)
    if (fate === 'fighting') ctx.emit({ kind: 'placed', cite: '4.5', fighter: id, at, facing });
}

/** 30.2 Whether a man's style puts him on a horse. */
function isRider({ style }: Fighter): boolean {
  return RIDER_STYLES.some((one) => one === style);
}

/** 30, 30.6.6 A rider has a horse, which is as a zebra is; it bears his letter, small. */
function mountUp({ state, tables }: GladiatorContext, rider: Fighter): void {
  const { side, at, facing, fate, wave } = rider;
  const horse: Fighter = {
    ...blankSheet(),
    ...{ fate, wave },
    ...{ id: rider.id.toLowerCase(), side, by: 'book', seat: null, type: 'medium', style: null, fs: 0, pr: 0 },
    name: `${rider.name}'s horse`,
    beast: { ...newBeast(tables, HORSE_KIND, true), rider: rider.id },
    ...beastRatings(tables, HORSE_KIND),
    armour: { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' },
    hands: [],
    sheath: [],
    trained: null,
    arrows: 0,
    at,
    facing,
  };
  rider.mount = horse.id;
  state.fighters.push(horse);
}

/** One who is to come into the arena, with the dice that drew him. */
interface Comer extends Diced {
  readonly man: FighterSetup;
}

/** P89 A hunt stands for the beasts that are drawn for it; anybody else for himself. */
function comersOf({ dice, tables, state }: GladiatorContext, man: FighterSetup): readonly Comer[] {
  if (man.kind !== 'hunt') return [{ man, rolls: [], lots: [] }];
  const { kinds, rolls, lots } = drawHunt(dice, tables, state.rules.beastBook);
  return kinds.map((kind, i) => ({
    man: { ...man, kind },
    rolls: i === 0 ? rolls : [],
    lots: lots.slice(i, i + 1),
  }));
}

/** 4.5, P86 Pair by pair; beasts about a lone man in an arc (P89). */
function placeOf(sides: readonly (readonly Comer[])[], side: Side, index: number): StartPlace {
  const pairs = Math.max(...sides.map(({ length }) => length));
  const beasts = sides[1]?.filter(({ man: { kind } }) => isBeastKind(kind)) ?? [];
  const lone = sides[0]?.length === 1 && beasts.length === sides[1]?.length && beasts.length > 1;
  if (!lone) return startPlace(side, index, pairs);
  return side === 0 ? startPlace(0, 0, 1) : arcPlace(index, beasts.length);
}

/** A log sheet with its dice, and the origin that was rolled for it (P303). */
interface Made extends SheetMaking {
  readonly fighter: Fighter;
  readonly origin: V2Origin | null;
}

function makeFighter(ctx: GladiatorContext, setup: FighterSetup, index: number, place: StartPlace): Made {
  const making: SheetMaking = { dice: ctx.dice, tables: ctx.tables, rolls: [], lots: [] };
  const { kind } = setup;
  return isBeastKind(kind) ? makeBeast(ctx, making, setup, kind, place) : makeMan(ctx, making, setup, index, place);
}

/** 28.3 A beast with its log sheet, at its place in the arena. */
function makeBeast(
  { state, tables }: GladiatorContext,
  making: SheetMaking,
  { id, side, name }: FighterSetup,
  kind: BeastKind,
  place: StartPlace,
): Made {
  const fighter = {
    ...blankSheet(),
    ...{ id, side, by: 'book' as const, seat: null, type: 'medium' as const, style: null, fs: 0 as const, pr: 0 },
    name: name ?? beastName(state, kind),
    beast: newBeast(tables, kind, false, state.rules.beastBook),
    ...beastRatings(tables, kind, state.rules.beastBook),
    armour: { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' } as const,
    hands: [],
    sheath: [],
    trained: null,
    arrows: 0,
    ...place,
  };
  return { ...making, fighter, origin: null };
}

function makeMan(
  ctx: GladiatorContext,
  making: SheetMaking,
  given: FighterSetup,
  index: number,
  place: StartPlace,
): Made {
  const setup: FighterSetup = { ...given, by: madeBy(given) };
  const talents = setup.by === 'book' ? null : (setup.talents ?? null);
  const { type, style } = manKindOf(making, ctx.state.rules, manKind(setup.kind), talents);
  const { ratings, origin } = bodyOf(making, setup);
  const { armour, hands: issued, sheath, arrows } = equip(making, type, style, setup, index);
  const fs = setup.fs ?? (setup.by === 'book' ? fightingSpirit(making) : 0);
  const pr = setup.pr ?? (setup.by === 'book' ? prestige(making) : 0);
  const name =
    setup.name ??
    randomName(
      making,
      ctx.state.fighters.map(({ name: taken }) => taken),
    );
  const hands = armsOf(ctx, making, setup, style, issued);
  const { id, side, by, seat, wave = 0, lacks = 0 } = given;
  const fighter = {
    ...blankSheet(),
    exhaustion: lacks,
    wave,
    fate: wave === 0 ? ('fighting' as const) : ('waiting' as const),
    id,
    side,
    by,
    seat,
    name,
    type,
    style,
    ...ratings,
    fs,
    pr,
    ...luckAtStart(setup),
    armour,
    hands,
    sheath,
    trained: trainingOf(ctx.tables, setup, style),
    talents: setup.talents ?? [],
    arrows,
    ...place,
  };
  return { ...making, fighter: { ...fighter, cfAtStart: ratings.tr + ratings.st + ratings.ag }, origin };
}

/** 29.2 A man of the program's is made as a centurion is, whoever leads him. */
function madeBy({ by, level }: FighterSetup): FighterSetup['by'] {
  return level === undefined ? by : 'book';
}

/** P331 What he holds: the last throw for his sheet says it of a centurion of no style. */
function armsOf(
  { state: { rules }, tables }: GladiatorContext,
  making: SheetMaking,
  setup: FighterSetup,
  style: FightingStyle | null,
  issued: Fighter['hands'],
): Fighter['hands'] {
  if (!drawsArms(tables, rules, manKind(setup.kind), style, setup)) return issued;
  return bear(tables, issued, rollArms(making));
}

/** 3.4.1, 29.2, P303 His ratings, by the tables of his leader or of his origin. */
function bodyOf(
  making: SheetMaking,
  { by, ratings }: FighterSetup,
): { readonly ratings: Ratings; readonly origin: V2Origin | null } {
  const { creation } = making.tables;
  if (creation !== null) return rollBody(making, creation, ratings);
  return { origin: null, ratings: by === 'book' ? bookRatings(making, ratings) : seatRatings(making, ratings) };
}

/** 31.1.1, P113 What talents teach; a centurion knows the weapons of his style besides (C105). */
function trainingOf(
  tables: Tables,
  { by, talents, trained = null }: FighterSetup,
  style: FightingStyle | null,
): readonly WeaponGroup[] | null {
  if (talents === undefined) return trained;
  const issued = by === 'seat' || style === null ? [] : issuedTo(tables, style);
  return [...new Set([...taughtBy(talents), ...issued])].sort();
}

/** A log sheet before anything has happened to the man. */
function blankSheet() {
  return {
    posture: 'standing' as const,
    faceUp: false,
    lastStep: null,
    conscious: true,
    fate: 'fighting' as const,
    pb: 0,
    wave: 0,
    since: 1,
    wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    vision: 0,
    exhaustion: 0,
    stun: { amount: 0, turn: 0, phase: 0 },
    arteries: [],
    talents: [],
    beast: null,
    mount: null,
    ensnared: null,
    grappled: null,
    netAgain: 0,
    shieldWeighed: false,
    lastStruckBy: null,
    mortal: false,
    limps: 0,
    stumbles: 0,
    owesStumble: false,
    stumbling: false,
    aside: false,
    moves: 0,
    exceeded: false,
    exceededLastTurn: false,
    attackTotal: 0,
    defenceTotal: 0,
  };
}

/** A kind that is neither beast nor hunt. Throws for those: a bug. */
function manKind(kind: FighterSetup['kind']): ManKind {
  if (kind === 'hunt' || isBeastKind(kind)) throw new Error(`'${kind}' is no man`);
  return kind;
}

/** What stands on a log sheet as the match begins. */
function summaryOf(tables: Tables, fighter: Fighter): SheetSummary {
  const { name, type, style, beast, tr, st, ag, cn, w, fs, pr, armour } = fighter;
  const shield = shieldOf(tables, fighter)?.size ?? null;
  return {
    name,
    type,
    style,
    beast: beast?.kind ?? null,
    tr,
    st,
    ag,
    cn,
    w,
    cf: fighter.cfAtStart,
    nf: netFactor(fighter),
    fs,
    pr,
    ...(fighter.luck === undefined ? {} : { luck: fighter.luck }),
    armour: { ...armour },
    shield,
    hands: fighter.hands.map((item) => ({ ...item })),
    sheath: fighter.sheath.map((item) => ({ ...item })),
    ...(fighter.talents.length === 0 ? {} : { talents: [...fighter.talents] }),
  };
}
