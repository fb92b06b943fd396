/** The contract every roll keeps, whatever it is for, and the printed cell it was read from. */
import { ROLL_NAMES, type RollName } from '../../../../src/games/gladiator/rules/events.ts';
import type { Need, Reading, Roll } from '../../../../src/kernel/roll.ts';
import { alike, facesOf, printedCells, reading } from './cells.ts';
import { isCite } from './draws.ts';

interface Spec {
  /** Dice by colour: red, white, black, die. 'n': any number of 'die'. */
  readonly dice: readonly [red: number, white: number, black: number, die: number] | 'n';
  readonly read: Reading;
  readonly need?: readonly [op: Need['op'], than: number | null];
  readonly tables?: readonly string[];
  /** The table may be absent. */
  readonly tableless?: true;
}

const die = (count: number, more: Partial<Spec> = {}): Spec => ({ dice: [0, 0, 0, count], read: 'sum', ...more });
const d66 = (read: Reading, more: Partial<Spec> = {}): Spec => ({ dice: [1, 1, 0, 0], read, ...more });

/** Dice, reading, threshold and table of every roll of the Basic Game (C1-C4, C7-C9, C13, C17-C19, C24, C64). */
const SPECS: { readonly [N in RollName]: Spec } = {
  'hunt-size': die(1, { read: 'd3' }),
  'beast-action': die(2, { tables: ['beast-actions'] }),
  'beast-hexes': { dice: 'n', read: 'd3' },
  'beast-way': die(1),
  'beast-aside': die(1),
  'beast-attacks': die(1, { read: 'd3' }),
  'beast-area': die(1),
  'animal-speed': { dice: [1, 0, 0, 0], read: 'sum', tables: ['springsteen-speed'] },
  'animal-move': { dice: [0, 2, 0, 0], read: 'sum', tables: ['springsteen-movement'] },
  'animal-area': die(1, { tables: ['springsteen-location'] }),
  'wall-contact': die(1),
  'wall-side': die(1),
  'arena-size': die(2, { read: 'd3' }),
  'obstacle-count': die(1),
  wall: die(1, { need: ['>=', 6] }),
  'fatal-blow': die(1, { read: 'd3' }),
  intimidation: die(1, { read: 'd3' }),
  characteristic: die(3, { tables: ['physical-characteristics'] }),
  'armour-row': die(1, { tables: ['armour-light', 'armour-medium', 'armour-heavy'] }),
  'random-type': die(1, { read: 'd3' }),
  'characteristic-chart': d66('d66', { tables: ['classic/characteristic-chart'] }),
  origin: { dice: 'n', read: 'd100' },
  'gladiator-type': { dice: 'n', read: 'd100' },
  rating: { dice: 'n', read: 'd100' },
  'random-centurion': d66('d66', { tables: ['random-centurion'] }),
  'fighting-spirit': die(1, { read: 'd3' }),
  prestige: die(1, { read: 'd3' }),
  'prestige-less': die(1, { read: 'd3' }),
  'fall-prone': die(2, { need: ['<=', 7] }),
  'stumbling-limp': { dice: 'n', read: 'sum' },
  pause: d66('sum', { need: ['<=', 1] }),
  'roll-over': d66('sum', { need: ['<=', 10] }),
  'kick-test': d66('sum', { need: ['<=', 10] }),
  chart: d66('d66', { tables: ['random-movement'] }),
  'kneel-place': die(1),
  crossing: die(1, { need: ['>=', 6] }),
  impact: die(1),
  stun: die(2, { tables: ['severity'], tableless: true }),
  'stun-recovery': die(1, { read: 'minus' }),
  stumble: die(1, { need: ['<=', 1] }),
  'stumble-backward': die(2, { need: ['<=', 1] }),
  'stumble-net': die(2, { need: ['<=', 8] }),
  'shed-shield': die(1, { need: ['<=', 2] }),
  'drop-direction': die(1, { tables: ['dropped-object'] }),
  'drop-distance': die(1),
  'throw-distance': die(1, { need: ['>', null] }),
  'throw-area': die(1),
  recovery: die(1, { need: ['<=', 1] }),
  'who-first': die(1),
  kick: die(1, { need: ['>', 0] }),
  'defence-count': die(1),
  'defence-area': die(1),
  'attack-chunk': die(1),
  'attack-area': die(1),
  fumble: die(1),
  crt: { dice: [3, 0, 0, 0], read: 'sum', tables: ['crt'] },
  armour: { dice: [0, 0, 1, 0], read: 'sum', need: ['<=', null] },
  wound: { dice: [0, 2, 1, 0], read: 'sum', tables: ['severity'] },
  critical: { dice: [0, 2, 0, 0], read: 'sum', tables: ['critical', 'beast-critical', 'springsteen-critical'] },
  shield: { dice: [0, 2, 0, 0], read: 'sum', need: ['>', null] },
  drop: { dice: [0, 2, 1, 0], read: 'sum', need: ['<=', 0] },
  blood: die(1, { read: 'd3' }),
  drag: die(3, { need: ['>=', 18] }),
  escape: die(3, { need: ['<=', 6] }),
  'escape-cf': die(2, { read: 'd3' }),
  'hold-cf': die(1),
  squeeze: die(1, { read: 'd3' }),
  lasso: die(2, { tables: ['lasso'] }),
  net: die(3, { tables: ['crt'] }),
  'net-attack': die(1),
  'repel-net': d66('sum', { need: ['<=', 10] }),
  struggle: die(1),
  break: die(2, { need: ['>', null] }),
  'break-place': die(1, { need: ['>=', 5] }),
  javelins: die(1, { read: 'd3' }),
  weapon: d66('d66'),
  sand: die(2, { read: 'd3' }),
  endurance: die(1),
  'stans-missus': die(1, { need: ['>', 8] }),
  missus: die(2, { need: ['>=', 10] }),
  favour: die(2, { need: ['<=', null] }),
};

type Say = (complaint: string) => void;

/** Complains of everything in a roll that breaks the contract. */
export function checkRoll(say: Say, roll: Roll): void {
  const name = ROLL_NAMES.find((one) => one === roll.name);
  if (name === undefined) {
    say(`no roll is called '${roll.name}'`);
    return;
  }
  const complain: Say = (complaint) => say(`roll '${name}': ${complaint}`);
  const spec = SPECS[name];
  if (!isCite(roll.cite)) complain(`it cites '${roll.cite}'`);
  checkDice(complain, roll, spec);
  checkTotal(complain, roll);
  checkNeed(complain, roll, spec);
  checkTable(complain, roll, spec);
}

function checkDice(say: Say, { dice, read }: Roll, spec: Spec): void {
  const counts = [dice.red, dice.white, dice.black, dice.die].map((faces) => faces?.length ?? 0);
  const right =
    spec.dice === 'n'
      ? counts.slice(0, 3).every((n) => n === 0) && counts[3] !== 0
      : String(counts) === String(spec.dice);
  if (!right) say(`its dice are ${JSON.stringify(dice)}`);
  const faces = facesOf(dice);
  if (!faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)) say(`a face is not 1 to 6: ${faces}`);
  if (read !== spec.read) say(`it is read as '${read}', not '${spec.read}'`);
}

function checkTotal(say: Say, roll: Roll): void {
  for (const { value, why, cite } of roll.modifiers) {
    if (value === 0 || !Number.isInteger(value)) say(`modifier '${why}' is ${value}`);
    if (why === '' || !isCite(cite)) say(`a modifier of ${value} lacks its reason or its rule`);
  }
  const total = roll.modifiers.reduce((sum, { value }) => sum + value, reading(roll));
  if (roll.total !== total) say(`its total is ${roll.total}, the dice and modifiers make ${total}`);
}

function checkNeed(say: Say, { need, total }: Roll, spec: Spec): void {
  if ((need === undefined) !== (spec.need === undefined))
    say(need === undefined ? 'it has no threshold' : 'it has a threshold');
  if (need === undefined || spec.need === undefined) return;
  const [op, than] = spec.need;
  if (need.op !== op || (than !== null && need.than !== than)) say(`its threshold is ${need.op} ${need.than}`);
  if (need.met !== holds(total, need)) say(`${total} ${need.op} ${need.than} is said to be ${need.met}`);
}

function holds(total: number, { op, than }: Need): boolean {
  const by = total - than;
  return { '<=': by <= 0, '>=': by >= 0, '<': by < 0, '>': by > 0, '=': by === 0 }[op];
}

function checkTable(say: Say, roll: Roll, spec: Spec): void {
  const { table } = roll;
  if (table === undefined) {
    if (spec.tables !== undefined && spec.tableless !== true) say('it names no table');
    return;
  }
  if (spec.tables?.includes(table.id) !== true) say(`it is read on '${table.id}'`);
  const printed = printedCells(roll, table);
  if (!printed.some((cell) => alike(cell, table)))
    say(`${roll.total} reads ${JSON.stringify(table)}, printed is ${JSON.stringify(printed)}`);
}
