/** 3, 4.5, 29.2: the log sheets and where the men begin. */
import type { EventOf, SheetSummary } from '../../../../src/games/gladiator/rules/events.ts';
import type { ManKind } from '../../../../src/games/gladiator/rules/setup/man-kinds.ts';
import type { FighterSetup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import {
  CHARACTERISTICS,
  type Characteristic,
  type FightingSpirit,
  type FightingStyle,
  GLADIATOR_TYPES,
  type GladiatorType,
  STYLES,
} from '../../../../src/games/gladiator/rules/types.ts';
import type { Direction, Hex } from '../../../../src/kernel/hex.ts';
import { CENTURIONS, physicalRow } from '../printed-tables.ts';
import { type Bout, checkModifiers, foeOf, must, rollsOf, same } from './bout.ts';
import { ahead } from './hexes.ts';
import { blankNotes, type Man } from './man.ts';
import { PLAIN_STYLE, QUIVER, SECUTOR, STYLE_PAGES, TAUGHT_WITH } from './printed-kit.ts';
import { checkKit } from './sheet-kit.ts';
import { taughtBy } from './skills.ts';
import { mountUp } from './wild/riders.ts';
import { checkBeastPlaced, checkBeastSheet } from './wild/sheets.ts';

const START: Hex = { q: 6, r: 1 };
const START_DISTANCE = 5;

/** The sheet against what was asked for, what was rolled, and the tables. */
export function checkSheet(bout: Bout, event: EventOf<'sheet-made'>): void {
  if (event.sheet.beast !== null) {
    checkBeastSheet(bout, event);
    return;
  }
  const { setup } = bout;
  const index = setup.fighters.findIndex(({ id }) => id === event.fighter);
  const one = setup.fighters[index];
  if (one === undefined) {
    bout.say(`nobody in the set-up is called '${event.fighter}'`);
    return;
  }
  const { sheet } = event;
  checkKind(bout, event, one);
  checkRatings(bout, event, one);
  checkKit(bout, event, one, index);
  checkSpirit(bout, event, one);
  same(bout, 'CF', sheet.cf, sheet.tr + sheet.st + sheet.ag);
  const smooth = sheet.style === 'secutor' && sheet.armour[1] !== '--' ? SECUTOR.net : 0;
  same(bout, 'NF', sheet.nf, sheet.tr + sheet.ag + smooth);
  same(bout, 'LK', sheet.luck, one.luck);
  if (one.name !== null) same(bout, 'the name', sheet.name, one.name);
  else same(bout, 'the number of name lots', (event.lots ?? []).filter(({ name }) => name === 'name').length, 1);
  const man = manFrom(bout, one, sheet);
  bout.men.set(one.id, man);
  mountUp(bout, man);
}

/** 3.11, 19 His type, and in the Advanced Game the style it comes with. */
function checkKind(bout: Bout, event: EventOf<'sheet-made'>, setup: FighterSetup): void {
  const { sheet } = event;
  const kind = setup.kind as ManKind;
  const styled = bout.rules.sections.includes(19);
  if (!styled) {
    same(bout, 'the style', sheet.style, null);
    same(bout, 'the type', sheet.type, kind === 'surprise' ? typeRolled(event) : typeOf(kind));
    return;
  }
  const lot = (event.lots ?? []).find(({ name }) => name === 'style');
  if (kind === 'surprise') same(bout, 'the styles drawn from', lot?.of, STYLES.length);
  const style = kind === 'surprise' ? STYLES[lot?.picked ?? 0] : isType(kind) ? PLAIN_STYLE[kind] : kind;
  same(bout, 'the style', sheet.style, style);
  if (style !== undefined && style !== null) same(bout, 'the type', sheet.type, STYLE_PAGES[style].type);
}

const isType = (kind: GladiatorType | FightingStyle): kind is GladiatorType =>
  GLADIATOR_TYPES.some((type) => type === kind);
const typeOf = (kind: GladiatorType | FightingStyle): GladiatorType => (isType(kind) ? kind : STYLE_PAGES[kind].type);

function typeRolled(event: EventOf<'sheet-made'>): string {
  return ['light', 'medium', 'heavy'][(rollsOf(event, 'random-type')[0]?.total ?? 0) - 1] ?? '';
}

function checkRatings(bout: Bout, event: EventOf<'sheet-made'>, one: FighterSetup): void {
  const open = CHARACTERISTICS.filter((name) => one.ratings[name] === null);
  const rolls = rollsOf(event, one.by === 'book' ? 'random-centurion' : 'characteristic');
  const wanted = one.by === 'book' ? Math.min(1, open.length) : open.length;
  same(bout, 'the number of rolls for characteristics', rolls.length, wanted);
  for (const name of CHARACTERISTICS) {
    const roll = one.by === 'book' ? rolls[0] : rolls[open.indexOf(name)];
    same(bout, name.toUpperCase(), event.sheet[name], one.ratings[name] ?? ratingOf(one, name, roll?.total ?? 0));
    if (one.by === 'seat' && one.ratings[name] === null)
      same(bout, 'the column', roll?.table?.column, name.toUpperCase());
  }
}

function ratingOf(one: FighterSetup, name: Characteristic, total: number): number | undefined {
  const ratings = one.by === 'book' ? CENTURIONS.get(total) : physicalRow(total).ratings;
  return ratings?.[CHARACTERISTICS.indexOf(name)];
}

function checkSpirit(bout: Bout, event: EventOf<'sheet-made'>, one: FighterSetup): void {
  const [spirit] = rollsOf(event, 'fighting-spirit');
  const [plus] = rollsOf(event, 'prestige');
  const [less] = rollsOf(event, 'prestige-less');
  const book = one.by === 'book';
  must(
    bout,
    (spirit !== undefined) === (book && one.fs === null),
    'a fighting spirit is rolled for a centurion whose own is open',
  );
  must(
    bout,
    (plus !== undefined && less !== undefined) === (book && one.pr === null),
    'a prestige is rolled for a centurion whose own is open',
  );
  if (spirit !== undefined) checkModifiers(bout, 'fighting spirit', spirit.modifiers, [{ value: -2, why: /./ }]);
  for (const roll of [plus, less]) if (roll !== undefined) checkModifiers(bout, 'prestige', roll.modifiers, []);
  same(bout, 'FS', event.sheet.fs, one.fs ?? spirit?.total ?? 0);
  same(bout, 'PR', event.sheet.pr, one.pr ?? (plus?.total ?? 0) - (less?.total ?? 0));
}

/** 21.1.1, 31.1.1, P113 What talents teach, and a centurion his style. */
function trainingOf({ trained = null, talents, by }: FighterSetup, { style }: SheetSummary): readonly string[] | null {
  if (talents === undefined) return trained;
  const page = by === 'seat' || style === null ? null : STYLE_PAGES[style];
  const issued: readonly string[] = page === null ? [] : [...page.hands, ...page.sheath];
  return [...taughtBy({ talents }), ...issued.map((kind) => TAUGHT_WITH[kind] ?? kind)];
}

function manFrom(bout: Bout, one: FighterSetup, sheet: SheetSummary): Man {
  const { type, style, cn, w, pr, st, ag, cf } = sheet;
  const facing: Direction = one.side === 0 ? 0 : 3;
  const at = one.side === 0 ? START : ahead(START, 0, START_DISTANCE);
  return {
    ...{ id: one.id, side: one.side, by: one.by, type, style, tr: sheet.tr, cn, w, pr, st, ag, cfAtStart: cf },
    ...{ luck: sheet.luck ?? 0, fs: sheet.fs as FightingSpirit, chapters: bout.rules.sections },
    ...{ trained: trainingOf(one, sheet), talents: one.talents ?? [], pb: 0 },
    ...{ arrows: sheet.hands.some(({ kind }) => kind === 'bow') ? QUIVER : 0 },
    ...{ hands: sheet.hands.map((item) => ({ ...item })), sheath: sheet.sheath.map((item) => ({ ...item })) },
    ...{ armour: { ...sheet.armour }, at, facing, posture: 'standing', faceUp: false, lastStep: null },
    ...{ conscious: true, fate: 'fighting', wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, vision: 0, exhaustion: 0 },
    ...{
      stun: 0,
      stunnedAt: 0,
      arteries: [],
      mortal: false,
      limps: 0,
      lame: 0,
      weighed: false,
      owes: false,
      stumbling: false,
    },
    ...{ moves: 0, exceeded: false, exceededLast: false, attackTotal: 0, defenceTotal: 0 },
    ...{ ensnared: null, grip: null, holds: null, netAgain: 0, beast: null, mount: null },
    now: blankNotes(at, facing, false),
  };
}

/** 4.5, A9 Five hexes apart, face to face. */
export function checkPlaced(bout: Bout, event: EventOf<'placed'>): void {
  const man = bout.men.get(event.fighter);
  if (man !== undefined && man.beast?.horse === false) {
    checkBeastPlaced(bout, event, man, foeOf(bout, man));
    return;
  }
  if (man !== undefined) man.now.placed = true;
  same(bout, 'his hex', event.at, man?.at);
  same(bout, 'his facing', event.facing, man?.facing);
}
