/** What must never be in a match of men and beasts, looked for while it is fought. */
import type { EventOf, GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import type { FighterId, State } from '../../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond } from '../../../../src/kernel/arena.ts';
import type { Entry } from '../../../../src/kernel/event.ts';
import { sumModifiers } from '../../../../src/kernel/modifier.ts';
import { reading } from '../journal/cells.ts';
import { checkAllocation, checkBlowAtBeast, checkBlowOfBeast } from './blows.ts';
import {
  bodyOf,
  checkActed,
  checkBearing,
  checkBeastStep,
  checkImpact,
  closeAction,
  figure,
  freshMemory,
  newPhase,
  remember,
} from './moves.ts';

/** P97 */
const LAST_TURN = 10;

/** Events after which everybody has his own hexes: nobody moves in the steps they belong to. */
const AT_REST: ReadonlySet<GladiatorEvent['kind']> = new Set([
  'centurion-ordered',
  'beast-acted',
  'stun-recovered',
  'engaged',
  'allocated',
  'sequence-set',
  'blow',
  'endurance-checked',
  'bout-ended',
]);

/** What belongs to no hunt. */
const NEVER: ReadonlySet<GladiatorEvent['kind']> = new Set([
  'appealed',
  'stans-missus-checked',
  'edge-passed',
  'edge-tested',
  'grappled',
]);

/** Looks at a hunt as it is fought. */
export interface HuntWatch {
  event(entry: Entry<GladiatorEvent>, state: State): void;
  /** The hunt is over; `draws`: of its dice, all told. */
  end(state: State, draws: number): void;
  readonly seen: { rams: number; trampled: number; parries: number; fed: number; barred: number };
  readonly complaints: readonly string[];
}

/** A watch for one hunt. */
export function watchHunt(): HuntWatch {
  const complaints: string[] = [];
  const seen = { rams: 0, trampled: 0, parries: 0, fed: 0, barred: 0 };
  const memory = freshMemory();
  const drawn = new Set<number>();
  const open = { ram: null as Ram | null, parry: null as FighterId | null };
  let clock = '';
  let place = '';
  const must = (holds: boolean, complaint: string): void => {
    if (!holds) complaints.push(`${place}: ${complaint}`);
  };

  /** 28.6.1 Whoever is run down in panic is trampled, if he lives. */
  const closeRam = (state: State): void => {
    const { ram } = open;
    open.ram = null;
    if (ram !== null) must(figure(state, ram.man).fate !== 'fighting', `${ram.man} is not trampled (28.6.1)`);
  };

  const event: HuntWatch['event'] = ({ turn, phase, seq, event: one }, state) => {
    if (clock !== `${turn}.${phase}`) {
      closeAction(memory, must);
      closeRam(state);
      newPhase(memory);
    }
    clock = `${turn}.${phase}`;
    place = `${clock} seq ${seq} ${one.kind}`;
    for (const { draw } of [...(one.rolls ?? []), ...(one.lots ?? [])]) drawn.add(draw);
    for (const roll of one.rolls ?? [])
      must(roll.total === reading(roll) + sumModifiers(roll.modifiers), `roll '${roll.name}' does not add up`);
    if (AT_REST.has(one.kind)) for (const fault of spaceFaults(state)) must(false, fault);
    must(!NEVER.has(one.kind), 'that belongs to no hunt (C113, P25, P158)');
    remember(memory, state, one);
    switch (one.kind) {
      case 'stepped':
      case 'centurion-ordered':
        must(memory.acted.length === 0, 'a man moves after a beast (28.4)');
        break;
      case 'beast-acted':
        closeRam(state);
        checkActed(memory, state, one, must);
        break;
      case 'beast-stepped':
        checkBeastStep(memory, one, must);
        checkBearing(memory, state, one, must);
        break;
      case 'beast-fed':
        seen.fed += 1;
        break;
      case 'beast-barred':
        seen.barred += 1;
        break;
      case 'collided':
        if (one.cite !== '28.6') break;
        checkImpact(memory, state, one, must);
        closeRam(state);
        open.ram = ramOf(state, one, memory.doing?.event.fighter ?? null);
        seen.rams += 1;
        break;
      case 'stunned':
        if (open.ram?.man === one.fighter && one.why === 'the collision') open.ram.stun = one.stun.to - one.stun.from;
        break;
      case 'turned':
        must(figure(state, one.fighter).beast === null, `${one.fighter} turns to a man (28.7.2)`);
        break;
      case 'allocated':
        checkAllocation(state, one, must);
        break;
      case 'blow':
        checkBlowAtBeast(state, one, must);
        checkBlowOfBeast(state, one, must);
        if (one.cite === '28.6.1') {
          seen.trampled += 1;
          must(
            open.ram?.man === one.target && open.ram.stun === one.bonus,
            `trampled with +${one.bonus} (28.6.1, P175)`,
          );
          open.ram = null;
        }
        open.parry = parriedBy(state, one);
        if (open.parry !== null) seen.parries += 1;
        break;
      case 'bruised':
        if (one.cite !== '28.7.3.2') break;
        must(open.parry === one.fighter || one.area === 4, `${one.fighter} meets a blade (28.7.3.2)`);
        break;
      case 'endurance-checked': {
        const panic = one.rolls?.[0]?.modifiers.some(({ cite }) => cite === '28.5.2.1') === true;
        must(
          panic === memory.panicked.has(one.fighter),
          `${one.fighter} tires as if it were ${panic ? '' : 'not '}in panic`,
        );
        break;
      }
      default:
        break;
    }
  };

  return {
    event,
    end(state, draws) {
      place = 'the end';
      for (let draw = 1; draw <= draws; draw++) must(drawn.has(draw), `draw ${draw} is nowhere in the journal (P1)`);
      for (const fault of [...spaceFaults(state), ...endFaults(state)]) must(false, fault);
    },
    seen,
    complaints,
  };
}

interface Ram {
  readonly man: FighterId;
  stun: number;
}

/** A man whom a beast in panic runs into: he is to be trampled (28.6.1). */
function ramOf(state: State, { fighters: [id, man] }: EventOf<'collided'>, acting: FighterId | null): Ram | null {
  return acting === id && figure(state, id).beast?.panicked === true ? { man, stun: 0 } : null;
}

/** The beast whose blow was parried, or null. */
function parriedBy(state: State, { fighter, result, overflow, target }: EventOf<'blow'>): FighterId | null {
  if (figure(state, fighter).beast === null || figure(state, target).beast !== null) return null;
  return result === 'P' || result === 'P*' || overflow === 'P' ? fighter : null;
}

/** Bodies that share a hex, and hexes beyond the edge. */
function spaceFaults({ fighters, window }: State): readonly string[] {
  const taken = new Map<string, FighterId>();
  return fighters.flatMap((one) => {
    if (one.fate !== 'fighting') return [];
    return bodyOf(one).flatMap((hex) => {
      const name = `${hex.q},${hex.r}`;
      const other = taken.get(name);
      taken.set(name, one.id);
      const off = edgeBeyond(window, hex) === null ? [] : [`${one.id} is beyond the edge (P25)`];
      return other === undefined ? off : [...off, `${one.id} and ${other} are in one hex (8.1)`];
    });
  });
}

/** P97 How a hunt may end. */
function endFaults({ fighters, outcome, turn, phase }: State): readonly string[] {
  if (outcome === null) return ['the hunt has no end'];
  const alive = (beast: boolean) => fighters.filter((one) => (one.beast !== null) === beast && one.fate === 'fighting');
  const [men, beasts] = [alive(false), alive(true)];
  const faults: string[] = [];
  if (turn > LAST_TURN) faults.push(`it is turn ${turn} (P97)`);
  const mad = beasts.every(({ beast }) => beast?.panicked === true);
  if (outcome.by === 'hunt-over' && !(phase === 9 && (turn === LAST_TURN || (turn >= 3 && mad))))
    faults.push(`it is over in turn ${turn} with ${beasts.length} beasts alive (P97)`);
  if (outcome.winner === 0 && beasts.length > 0) faults.push('it is won, and a beast lives (P97)');
  if (outcome.winner === 1 && men.some(({ mortal }) => !mortal)) faults.push('it is lost, and a man lives (P97)');
  for (const { id, fate } of fighters) {
    const letter = outcome.results[id];
    if (letter === 'M') faults.push(`${id} was spared (C113)`);
    if (letter === 'P' && fate !== 'dead') faults.push(`${id} has P and lives`);
  }
  return faults;
}
