/**
 * P261 The blows of a journal held against the sheets of 1981 and of Billings, typed in from them: every reading with
 * dice of its own, its cell as printed, and what it comes to. It keeps the armour of every man from his sheet.
 */
import type { EventOf, GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Armour, ByArea } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../../../../src/kernel/event.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import { ARMOUR_DRM, severityRow } from '../../../../../tools/games/gladiator/printed-tables.ts';

type Blow = EventOf<'blow'>;
type Say = (complaint: string) => void;

const grid = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

/** A CRT by totals from 3 to 18, its columns from 0 CF up. */
const SHEETS = {
  classic: grid(`
    M   --  --  --  --  S
    --  --  --  --  S   S
    --  --  --  S   S   S
    --  --  S   S   S   S*
    --  S   S   S   S*  P
    S   S   S   S*  P   P
    S   S   S*  P   P   P*
    S   S*  P   P   P*  H
    S*  P   P   P*  H   H
    P   P   P*  H   H   H+1
    P   P*  H   H   H+1 H+2
    P*  H   H   H+1 H+2 H+3
    H   H   H+1 H+2 H+3 H+4
    H   H+1 H+2 H+3 H+4 H+5
    H+1 H+2 H+3 H+4 H+5 H+6
    H+2 H+3 H+4 H+5 H+6 H+7`),
  billings: grid(`
    M   M   M   M   --  S   S   S   S*
    M   M   M   --  S   S   S   S*  P
    M   M   --  S   S   S   S*  P   P
    M   --  S   S   S   S*  P   P   P*
    --  S   S   S   S*  P   P   P*  H
    S   S   S   S*  P   P   P*  H   H
    S   S   S*  P   P   P*  H   H   H+1
    S   S*  P   P   P*  H   H   H+1 H+2
    S*  P   P   P*  H   H   H+1 H+2 H+3
    P   P   P*  H   H   H+1 H+2 H+3 H+4
    P   P*  H   H   H+1 H+2 H+3 H+4 H+5
    P*  H   H   H+1 H+2 H+3 H+4 H+5 H+6
    H   H   H+1 H+2 H+3 H+4 H+5 H+6 H+7
    H   H+1 H+2 H+3 H+4 H+5 H+6 H+7 H+8
    H+1 H+2 H+3 H+4 H+5 H+6 H+7 H+8 H+9
    H+2 H+3 H+4 H+5 H+6 H+7 H+8 H+9 H+10`),
} as const;
export type Sheet = keyof typeof SHEETS;

/** Critical hits by area, from 6 or less to 14 or more. */
const CRITICALS = grid(`
  -- 1  V  S H  2x  2xM 3xM K
  -- -- 1  1 ST 2x  2xM 3xM K
  -- -- 1  1 AG 2x  2xM 3xM K
  -- -- -- 1 ST WD  SD  SAM 2xM
  -- -- -- 1 AG LMP STU SAM 2xM`);

/** How many dice each reading has, and of what colour. */
const DICE: { readonly [name: string]: readonly [colour: 'red' | 'die', count: number] } = {
  crt: ['red', 3],
  shield: ['die', 3],
  drop: ['die', 3],
  armour: ['die', 2],
  wound: ['die', 3],
  critical: ['die', 2],
};

/** Complaints about the blows of a journal; none: they are as the sheet has them. */
export function checkEditionBlows(sheet: Sheet, journal: readonly Entry<GladiatorEvent>[]): readonly string[] {
  const complaints: string[] = [];
  const worn = new Map<string, ByArea<Armour>>();
  for (const { seq, event } of journal) {
    const say: Say = (complaint) => complaints.push(`seq ${seq}: ${complaint}`);
    if (event.kind === 'sheet-made') worn.set(event.fighter, { ...event.sheet.armour });
    if (event.kind !== 'blow') continue;
    checkDice(event, say);
    checkResult(sheet, event, say);
    checkShield(event, say);
    checkHit(event, worn.get(event.target), say);
    const head = worn.get(event.target);
    if (event.critical === 'H' && head !== undefined) head[1] = '--';
  }
  return complaints;
}

const rollsOf = ({ rolls = [] }: Blow, name: string): readonly Roll[] => rolls.filter((roll) => roll.name === name);
const faces = ({ dice }: Roll): readonly number[] => [...(dice.red ?? []), ...(dice.die ?? [])];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const added = ({ modifiers }: Roll, which: (why: string) => boolean = () => true): number =>
  sum(modifiers.filter(({ why }) => which(why)).map(({ value }) => value));

/** Each reading has its own throw, and the dice that the sheet prints for it. */
function checkDice({ rolls = [] }: Blow, say: Say): void {
  const readers = new Map<number, string>();
  for (const roll of rolls) {
    const other = readers.get(roll.draw);
    if (other !== undefined && other !== roll.name) say(`'${roll.name}' shares its dice with '${other}'`);
    readers.set(roll.draw, roll.name);
    const [colour, count] = DICE[roll.name] ?? ['die', null];
    if (count !== null && (roll.dice[colour]?.length !== count || faces(roll).length !== count))
      say(`'${roll.name}' has not ${count} ${colour} dice`);
    if (roll.total !== sum(faces(roll)) + added(roll) && roll.read === 'sum') say(`'${roll.name}' does not add up`);
  }
}

const ON_DICE = /XL shield|duck|back step/;

/** 9.5.1, P261 The cell of dice and CF, one H more for every point above 18. */
function checkResult(sheet: Sheet, event: Blow, say: Say): void {
  const [roll] = rollsOf(event, 'crt');
  if (roll === undefined) return;
  const rows = SHEETS[sheet];
  const onDice = added(roll, (why) => ON_DICE.test(why));
  const cf = added(roll) - onDice;
  const column = Math.max(0, Math.min((rows[0]?.length ?? 1) - 1, cf));
  const total = sum(faces(roll)) + onDice + cf - column;
  const cell = rows[Math.max(3, Math.min(18, total)) - 3]?.[column] ?? '';
  const most = /^H\+(\d+)$/.exec(cell);
  const printed = total > 18 ? `H+${Number(most?.[1] ?? 0) + total - 18}` : cell;
  if (roll.table?.cell !== cell || roll.table.column !== String(column)) say(`the cell is ${cell} of column ${column}`);
  if (event.printed !== printed) say(`the sheet has ${printed}, the event ${event.printed}`);
  const weak = added(roll, (why) => /weakened/.test(why));
  if (event.modified !== cf - weak) say(`its modified CF are ${cf - weak}`);
}

/** 12.2, 13.1.1, P262 One box where three dice come up to the points; and CF on the dice alone (P270) are no CF. */
function checkShield(event: Blow, say: Say): void {
  const [shield] = rollsOf(event, 'shield');
  const boxes = event.shieldBoxes;
  if (shield !== undefined && boxes !== null) {
    const damaged = shield.total >= (shield.need?.than ?? 0);
    if (boxes.to - boxes.from > Number(damaged)) say('more than one box is ticked');
    if (damaged && !event.together && boxes.to === boxes.from) say('the shield is damaged, and no box is ticked');
  }
  for (const roll of [...rollsOf(event, 'shield'), ...rollsOf(event, 'drop')]) {
    const cf = added(roll, (why) => why === 'modified CF');
    if (Math.abs(cf) !== Math.abs(event.modified)) say(`'${roll.name}' counts ${cf} CF`);
  }
}

/** 10.1-10.5, P261 Armour by two dice, wounds by three, the critical by two with the wounds after the first. A parry wounds, if anybody, him who struck. */
function checkHit(event: Blow, worn: ByArea<Armour> | undefined, say: Say): void {
  const [wound] = rollsOf(event, 'wound');
  if (wound === undefined || event.result.startsWith('P') || event.overflow === 'P' || worn === undefined) return;
  const drm = armourOf(event, worn[event.area], say);
  if (added(wound, (why) => why.startsWith('armour')) !== drm) say(`the armour takes off ${drm}`);
  if (added(wound, (why) => why.startsWith('H+')) !== event.bonus) say(`the hit adds ${event.bonus}`);
  const cell = severityRow(wound.total).wound;
  if (wound.table?.cell !== cell && !(cell === '--' && wound.table?.cell === '0')) say(`${wound.total} is ${cell}`);
  const whole = Number.parseInt(cell, 10) || 0;
  const wounds = event.special === 'sweep' || event.special === 'bash' ? Math.floor(whole / 2) : whole;
  const [critical] = rollsOf(event, 'critical');
  if ((critical !== undefined) !== (cell !== 'K*' && wounds > 0)) say('the critical is out of place');
  if (critical === undefined) return;
  if (added(critical) !== wounds - 1) say(`the critical counts ${wounds - 1} wounds`);
  const found = CRITICALS[event.area - 1]?.[Math.max(6, Math.min(14, critical.total)) - 6] ?? '';
  if (event.critical !== found) say(`the critical is ${found}`);
  const times = found === 'H' && worn[1] === '--' ? 3 : found.startsWith('2x') ? 2 : found.startsWith('3x') ? 3 : 1;
  if (event.wounds !== wounds * times + Number(found === '1')) say(`${event.wounds} wounds of ${wounds} and ${found}`);
}

/** 10.2.2 What the armour of the area takes off, by its own dice where it is partial; a scissor's tube lies over the sleeve. */
function armourOf(event: Blow, armour: Armour, say: Say): number {
  const tests = rollsOf(event, 'armour');
  const [tube] = tests;
  if (event.area === 4 && tube?.need?.than === 6 && (tests.length > 1 || /A6/.test(tube.result ?? ''))) {
    if (tube.total <= 6) return ARMOUR_DRM.A ?? 0;
  }
  const own = armour !== '--' && armour.length > 1 ? tests.at(-1) : undefined;
  if (armour !== '--' && armour.length > 1 && own === undefined) say(`nothing tests ${armour}`);
  if (armour === '--') return 0;
  const drm = ARMOUR_DRM[armour.charAt(0)] ?? 0;
  if (own === undefined) return drm;
  if (own.need?.than !== Number(armour.slice(1))) say(`the number of ${armour} is another`);
  return own.total <= Number(armour.slice(1)) ? drm : 0;
}
