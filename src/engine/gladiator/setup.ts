/** Chapters 3 and 4, 29.2: log sheets made, men placed. */
import type { ArenaWindow } from '../kernel/arena.ts';
import { D66, ONE_DIE, THREE_DICE } from '../kernel/dice.ts';
import { modifier } from '../kernel/modifier.ts';
import type { Seat } from '../kernel/request.ts';
import { rollOf } from '../kernel/roll.ts';
import type { Side } from '../kernel/state.ts';
import { equip, type KitSetup, type Making } from './equipment.ts';
import type { SheetSummary } from './events.ts';
import { type Place, startPlace } from './lineup.ts';
import type { GladiatorContext } from './phase.ts';
import { inForce } from './rule-choices.ts';
import { netFactor, shieldOf } from './sheet.ts';
import type { Tables } from './table-types.ts';
import {
  CHARACTERISTICS,
  type Characteristic,
  type Fighter,
  type FighterId,
  type FightingSpirit,
  GLADIATOR_TYPES,
  type GladiatorType,
  type RuleChoices,
  STYLES,
  type State,
  type Style,
} from './types.ts';

/** A9 The size of the map. */
export const ARENA_COLUMNS = 17;
export const ARENA_ROWS = 11;
/** What is known of a man before the match; null is rolled, or drawn, as turn 0. */
export interface FighterSetup extends KitSetup {
  readonly id: FighterId;
  readonly side: Side;
  readonly by: 'seat' | 'book';
  readonly seat: Seat | null;
  /** 'surprise': 1D3 (P100). */
  readonly kind: GladiatorType | Style | 'surprise';
  readonly name: string | null;
  readonly ratings: { readonly [C in Characteristic]: number | null };
  readonly fs: FightingSpirit | null;
  readonly pr: number | null;
}

export interface Setup {
  readonly rules: RuleChoices;
  readonly fighters: readonly FighterSetup[];
}

export const NO_RATINGS: FighterSetup['ratings'] = { tr: null, st: null, ag: null, cn: null, w: null };

/** 2.2 The arena before anybody is in it. */
export function initialState(setup: Setup): State {
  const window: ArenaWindow = { column: 0, row: 0, columns: ARENA_COLUMNS, rows: ARENA_ROWS };
  return { turn: 0, phase: 0, outcome: null, rules: setup.rules, fighters: [], loose: [], blood: [], window };
}

/** 4.4, 4.5 Makes every log sheet and places the men five hexes apart, face to face, pair by pair (P86). */
export function prepareMatch(ctx: GladiatorContext, setup: Setup): void {
  const sides = ([0, 1] as const).map((side) => setup.fighters.filter((one) => one.side === side));
  const pairs = Math.max(...sides.map(({ length }) => length));
  for (const [i, one] of setup.fighters.entries()) {
    const place = startPlace(one.side, sides[one.side]?.indexOf(one) ?? 0, pairs);
    const made = makeFighter(ctx, one, i, place);
    ctx.state.fighters.push(made.fighter);
    const { rolls, lots } = made;
    ctx.emit({
      kind: 'sheet-made',
      cite: '3.1',
      fighter: one.id,
      sheet: summaryOf(ctx.tables, made.fighter),
      rolls,
      lots,
    });
  }
  for (const { id, at, facing } of ctx.state.fighters)
    ctx.emit({ kind: 'placed', cite: '4.5', fighter: id, at, facing });
}

function makeFighter(
  ctx: GladiatorContext,
  setup: FighterSetup,
  index: number,
  place: Place,
): Making & { fighter: Fighter } {
  const making: Making = { dice: ctx.dice, tables: ctx.tables, rolls: [], lots: [] };
  const { type, style } = kindOf(making, ctx.state.rules, setup.kind);
  const ratings = setup.by === 'book' ? bookRatings(making, setup.ratings) : seatRatings(making, setup.ratings);
  const { armour, hands, sheath } = equip(making, type, style, setup, index);
  const fs = setup.fs ?? (setup.by === 'book' ? fightingSpirit(making) : 0);
  const pr = setup.pr ?? (setup.by === 'book' ? prestige(making) : 0);
  const name = setup.name ?? randomName(making, ctx.state);
  const { id, side, by, seat } = setup;
  const fighter = {
    ...blankSheet(),
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
    armour,
    hands,
    sheath,
    ...place,
  };
  return { ...making, fighter: { ...fighter, cfAtStart: ratings.tr + ratings.st + ratings.ag } };
}

/** A log sheet before anything has happened to the man. */
function blankSheet() {
  return {
    posture: 'standing' as const,
    faceUp: false,
    lastStep: null,
    conscious: true,
    fate: 'fighting' as const,
    wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
    vision: 0,
    exhaustion: 0,
    stun: { amount: 0, turn: 0, phase: 0 },
    arteries: [],
    ensnared: null,
    grappled: null,
    netAgain: 0,
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

/** 3.11, 19 What a man is: a type alone, or a style, which brings its type; a surprise is drawn (P100). */
function kindOf(
  making: Making,
  rules: RuleChoices,
  kind: FighterSetup['kind'],
): { readonly type: GladiatorType; readonly style: Style | null } {
  if (!inForce(rules, 19))
    return { type: kind === 'surprise' ? randomType(making) : typeIn(making.tables, kind), style: null };
  const style = kind === 'surprise' ? randomStyle(making) : styleIn(kind);
  return { type: making.tables.styles[style].type, style };
}

const isType = (kind: GladiatorType | Style): kind is GladiatorType => GLADIATOR_TYPES.some((type) => type === kind);
const typeIn = (tables: Tables, kind: GladiatorType | Style) => (isType(kind) ? kind : tables.styles[kind].type);

/** 19.2-19.4 The style that is no more than its type. */
const BASIC_STYLES: { readonly [T in GladiatorType]: Style } = {
  light: 'parmularius',
  medium: 'myrmillo',
  heavy: 'provocator',
};
const styleIn = (kind: GladiatorType | Style) => (isType(kind) ? BASIC_STYLES[kind] : kind);

function randomStyle({ dice, lots }: Making): Style {
  const lot = dice.lot('style', 'P130', STYLES.length);
  lots.push(lot);
  return STYLES[lot.picked] ?? 'myrmillo';
}

/** P100 1D3: light, medium, heavy. */
function randomType({ dice, rolls }: Making): GladiatorType {
  const roll = rollOf('random-type', 'P100', dice.throw('random-type', ONE_DIE), 'd3');
  const type = GLADIATOR_TYPES[roll.total - 1] ?? 'light';
  rolls.push({ ...roll, result: type });
  return type;
}

type Ratings = { readonly [C in Characteristic]: number };

/** 3.4.1 3D6 for each rating not given. */
function seatRatings(making: Making, given: FighterSetup['ratings']): Ratings {
  const ratings = CHARACTERISTICS.map((one) => [one, given[one] ?? rollCharacteristic(making, one)]);
  return Object.fromEntries(ratings) as Ratings;
}

/** 3.4.1 One characteristic: 3D6 on its column. */
function rollCharacteristic({ dice, tables, rolls }: Making, one: Characteristic): number {
  const roll = rollOf('characteristic', '3.4.1', dice.throw('characteristic', THREE_DICE), 'sum');
  const { table, value } = tables.characteristics[one].at(roll.total, 0);
  rolls.push({ ...roll, table, result: `${one.toUpperCase()} ${value}` });
  return value;
}

/** 29.2 A row of the centurion table for what is not given. */
function bookRatings({ dice, tables, rolls }: Making, given: FighterSetup['ratings']): Ratings {
  if (CHARACTERISTICS.every((one) => given[one] !== null)) return given as Ratings;
  const roll = rollOf('random-centurion', '29.2', dice.throw('random-centurion', D66), 'd66');
  const row = tables.centurions.get(roll.total);
  if (row === undefined) throw new Error(`no centurion ${roll.total}`);
  rolls.push({ ...roll, table: row.table });
  return Object.fromEntries(CHARACTERISTICS.map((one) => [one, given[one] ?? row.ratings[one]])) as Ratings;
}

/** 29.2 1D3 - 2. */
function fightingSpirit({ dice, rolls }: Making): FightingSpirit {
  const thrown = dice.throw('fighting-spirit', ONE_DIE);
  const roll = rollOf('fighting-spirit', '29.2', thrown, 'd3', [modifier(-2, 'always', '29.2')]);
  rolls.push(roll);
  return roll.total as FightingSpirit;
}

/** 29.2.1, P100 1D3 - 1D3. */
function prestige({ dice, rolls }: Making): number {
  const plus = rollOf('prestige', '29.2', dice.throw('prestige', ONE_DIE), 'd3');
  const less = rollOf('prestige-less', '29.2', dice.throw('prestige-less', ONE_DIE), 'd3');
  rolls.push(plus, less);
  return plus.total - less.total;
}

/** 3.2 A name nobody in the match bears yet. */
function randomName({ dice, tables, lots }: Making, state: State): string {
  const free = tables.names.filter((name) => !state.fighters.some((fighter) => fighter.name === name));
  const lot = dice.lot('name', '3.2', free.length);
  lots.push(lot);
  return free[lot.picked] ?? 'Nemo';
}

/** What stands on a log sheet as the match begins. */
function summaryOf(tables: Tables, fighter: Fighter): SheetSummary {
  const { name, type, style, tr, st, ag, cn, w, fs, pr, armour } = fighter;
  const shield = shieldOf(tables, fighter)?.size ?? null;
  return {
    name,
    type,
    style,
    tr,
    st,
    ag,
    cn,
    w,
    cf: fighter.cfAtStart,
    nf: netFactor(fighter),
    fs,
    pr,
    armour: { ...armour },
    shield,
    hands: fighter.hands.map((item) => ({ ...item })),
    sheath: fighter.sheath.map((item) => ({ ...item })),
  };
}
