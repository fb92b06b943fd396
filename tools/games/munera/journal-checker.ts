/** Reads a journal of Munera line by line and works every sum out anew, by nothing of the rules' own code. */
import type { MuneraEvent } from '../../../src/games/munera/rules/events.ts';
import type { State } from '../../../src/games/munera/rules/types.ts';
import { distance, type Hex, sameHex } from '../../../src/kernel/hex.ts';
import type { Roll } from '../../../src/kernel/roll.ts';

/** Somebody as a journal tells of it. */
interface Known {
  hex: Hex;
  stamina: number;
  fatigue: number;
  out: boolean;
}

/** What has been read so far. */
interface Reading {
  readonly all: Map<string, Known>;
  /** Action Points of the turn that goes on, and what was told to be spent of them. */
  ap: number;
  spent: number;
  /** A feint throws again: what the blow costs has been told. */
  again: boolean;
  readonly faults: string[];
}

/**
 * Everything that does not add up in a journal; `places`: where each fighter stands at the beginning; `end`: the last
 * state, to which it must lead.
 */
export function journalFaults(
  events: readonly MuneraEvent[],
  places: ReadonlyMap<string, Hex>,
  end: Readonly<State>,
): readonly string[] {
  const all = new Map(
    [...places].map(([id, hex]): [string, Known] => [id, { hex, stamina: 0, fatigue: 0, out: false }]),
  );
  const reading: Reading = { all, ap: 0, spent: 0, again: false, faults: [] };
  for (const [i, event] of events.entries()) {
    const holds = (so: boolean, what: string): void => {
      if (!so) reading.faults.push(`line ${i}, '${event.kind}': ${what}`);
    };
    for (const roll of event.rolls ?? []) holds(sumOf(roll) === roll.total, `${roll.name} comes to ${sumOf(roll)}`);
    readLine(reading, event, holds);
  }
  return [...reading.faults, ...endFaults(reading, end)];
}

/** Whatever the last state has of a fighter and the journal does not lead to. */
function endFaults({ all }: Reading, { fighters }: Readonly<State>): readonly string[] {
  return fighters.flatMap(({ id, hex, stamina, fatigue, status }) => {
    const known = all.get(id);
    const ended = { hex: known?.hex, stamina: known?.stamina, fatigue: known?.fatigue, out: known?.out };
    const found = { hex, stamina, fatigue, out: status !== 'active' };
    const [told, is] = [ended, found].map((one) => JSON.stringify(one));
    return told === is ? [] : [`at its end ${id} is ${is}, and was told to be ${told}`];
  });
}

const facesOf = ({ dice }: Roll): readonly number[] => Object.values(dice).flat();
const added = ({ modifiers }: Roll): number => modifiers.reduce((sum, { value }) => sum + value, 0);
const naturalOf = (roll: Roll): number => facesOf(roll).reduce((sum, face) => sum + face, 0);
/** Half a die is rounded up. */
const sumOf = (roll: Roll): number =>
  (roll.read === 'd3' ? Math.ceil(naturalOf(roll) / 2) : naturalOf(roll)) + added(roll);

type Holds = (so: boolean, what: string) => void;

function readLine(reading: Reading, event: MuneraEvent, holds: Holds): void {
  const known = 'fighter' in event ? reading.all.get(event.fighter) : undefined;
  if (known === undefined) return;
  switch (event.kind) {
    case 'stamina-rolled':
      known.stamina = event.stamina;
      holds(event.rolls?.[0]?.total === event.stamina, 'stamina is not what was rolled');
      break;
    case 'points': {
      const rolled = Math.max(0, event.rolls?.[0]?.total ?? 0);
      Object.assign(reading, { ap: event.ap, spent: 0 });
      holds(event.ap === (event.capped ? Math.min(6, rolled) : rolled), 'Action Points are not what was rolled');
      break;
    }
    case 'stepped':
    case 'pushed':
    case 'whirled':
      readMove(reading, event, known, holds);
      break;
    case 'turned':
      spend(reading, event.ap, holds);
      break;
    case 'attacked':
      spend(reading, reading.again ? 0 : event.ap, holds);
      reading.again = false;
      readBlow(event, holds);
      break;
    case 'saved':
    case 'unsaved': {
      const save = event.modifiers.reduce((sum, { value }) => sum + value, 0);
      const die = event.rolls?.[0]?.total ?? 0;
      holds(save === event.save && die <= save === (event.kind === 'saved'), 'the save is another');
      break;
    }
    case 'wounded':
      known.stamina -= event.wounds;
      holds(known.stamina === event.stamina && event.wounds > 0, `stamina is ${known.stamina}`);
      break;
    case 'tired':
      known.fatigue += event.by;
      holds(known.fatigue === event.fatigue, `fatigue is ${known.fatigue}`);
      break;
    case 'died':
      known.out = true;
      holds(known.stamina <= -3, 'it had stamina left');
      break;
    case 'appealed': {
      known.out = true;
      const [roll] = event.rolls ?? [];
      const natural = roll === undefined ? 0 : naturalOf(roll);
      const spared = natural === 12 || (natural !== 2 && (roll?.total ?? 0) >= 7);
      holds(spared === event.spared && known.stamina > -3, 'the crowd said something else');
      break;
    }
    case 'feint-again':
      reading.again = true;
      break;
    default:
      break;
  }
}

/** Action Points told to be spent, never more than there are. */
function spend(reading: Reading, ap: number, holds: Holds): void {
  reading.spent += ap;
  holds(reading.spent <= reading.ap, `${reading.spent} of ${reading.ap} AP are spent`);
}

type Move = Extract<MuneraEvent, { kind: 'stepped' | 'pushed' | 'whirled' }>;

function readMove(reading: Reading, event: Move, known: Known, holds: Holds): void {
  const { all } = reading;
  holds(sameHex(known.hex, event.from), 'it stood elsewhere');
  holds(event.kind === 'whirled' || distance(event.from, event.to) === 1, 'that is no neighbour');
  holds(
    ![...all.values()].some((one) => one !== known && !one.out && sameHex(one.hex, event.to)),
    'somebody stands there',
  );
  known.hex = event.to;
  if (event.kind === 'stepped') spend(reading, event.ap, holds);
}

function readBlow(
  { rolls = [], score, result, double }: Extract<MuneraEvent, { kind: 'attacked' }>,
  holds: Holds,
): void {
  const [mine, theirs] = rolls;
  if (mine === undefined || theirs === undefined) {
    holds(false, 'dice are missing');
    return;
  }
  const same = naturalOf(mine) === naturalOf(theirs);
  holds(score === mine.total - theirs.total, 'the score is another');
  holds(result === (same ? 'double' : score > 0 ? 'hit' : 'miss'), 'it came to something else');
  holds(double === (same ? naturalOf(mine) : null), 'the double is another');
}
