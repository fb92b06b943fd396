/** 28.7: what beasts and men may do to each other, held against the printed tables. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import { AREAS, type Area, type Fighter, type State } from '../../../../src/games/gladiator/rules/types.ts';
import { neighbour } from '../../../../src/kernel/hex.ts';
import { BEAST_CRITICALS, PRINTED_BEASTS, printedZone } from '../printed-beasts.ts';
import { figure } from './moves.ts';

type Must = (holds: boolean, complaint: string) => void;

/** 9.3.2 */
const MOST = 8;
const BEAR: readonly Area[] = [1, 2, 4];

/** 28.7.3 How many attacks, their CF, and their areas by the dice. */
export function checkAllocation(state: State, event: EventOf<'allocated'>, must: Must): void {
  const { fighter: id, total, allocation, rolls = [] } = event;
  const { beast } = figure(state, id);
  if (beast === null) return;
  const { attacks, defence, special } = allocation;
  must(AREAS.every((area) => defence[area] === 0) && special === undefined, `${id} defends (28.7.3)`);
  const [count, ...faces] = rolls;
  if (count === undefined) {
    must(attacks.length === 0, `${id} attacks without dice (28.7.3)`);
    return;
  }
  const open = beast.kind === 'bear' ? BEAR : AREAS;
  must(!(beast.kind === 'bear') || beast.reared, `${id} strikes on four feet (28.7.4)`);
  const wanted = Math.max(count.total, Math.ceil(total / MOST));
  const expected = Math.max(1, Math.min(wanted, open.length, total));
  must(attacks.length === expected, `${id} makes ${attacks.length} attacks of ${expected} (28.7.3, C66)`);
  must(
    String(attacks.map(({ cf }) => cf)) === String(sharesOf(total, expected)),
    `${id} divides ${total} CF badly (P95)`,
  );
  const areas = areasOf(
    faces.map((roll) => roll.total),
    open,
  );
  must(String(attacks.map(({ area }) => area)) === String(areas), `${id} should strike at ${areas} (C101)`);
}

function sharesOf(total: number, among: number): readonly number[] {
  const shares = Array<number>(among).fill(Math.min(MOST, Math.floor(total / among)));
  let rest = total - (shares[0] ?? 0) * among;
  return shares.map((share) => {
    const more = Math.min(rest, MOST - share);
    rest -= more;
    return share + more;
  });
}

function areasOf(faces: readonly number[], open: readonly Area[]): readonly Area[] {
  const taken: Area[] = [];
  for (const face of faces) {
    const at = open.findIndex((area) => String(area) === String(face));
    if (at < 0) continue;
    const free = [...open.slice(at), ...open.slice(0, at)].find((area) => !taken.includes(area));
    if (free !== undefined) taken.push(free);
  }
  return taken;
}

/** 28.7.1, 28.7.3.1 A blow or a throw at a beast. */
export function checkBlowAtBeast(state: State, event: EventOf<'blow'>, must: Must): void {
  const target = figure(state, event.target);
  const attacker = figure(state, event.fighter);
  const { beast } = target;
  if (beast === null) return;
  const { result, area, rolls = [] } = event;
  must(result === 'H' || result === '--' || result === 'F', `${target.id} turns a blow: ${result} (28.7.3.1)`);
  must(event.shieldBoxes === null, `${target.id} has a shield`);
  const wound = rolls.find(({ name }) => name === 'wound');
  const hide = wound?.modifiers.filter(({ cite }) => cite === '28.3.3.1').reduce((sum, { value }) => sum + value, 0);
  if (wound !== undefined)
    must(hide === PRINTED_BEASTS[beast.kind].hide, `the hide of ${target.id} is ${hide} (28.3.3.1)`);
  const critical = rolls.find(({ name }) => name === 'critical');
  if (critical !== undefined) checkCritical(target, area, critical, must);
  if (beast.reared || !canTell(target)) return;
  const { areas } = printedZone(PRINTED_BEASTS[beast.kind].hexes, target.at, target.facing, attacker.at);
  must(areas.includes(area), `${attacker.id} strikes at area ${area} of ${target.id} from where it cannot (28.7.1.2)`);
}

/** Whether it lay or stood when the blow was planned cannot be seen once the blow has felled it. */
const canTell = ({ fate, conscious }: Fighter) => fate === 'fighting' && conscious;

function checkCritical(
  { id }: Fighter,
  area: Area,
  roll: { readonly total: number; readonly table?: { readonly id: string; readonly cell: string } },
  must: Must,
): void {
  const cell = BEAST_CRITICALS[area][Math.min(15, Math.max(8, roll.total)) - 8];
  must(
    roll.table?.id === 'beast-critical' && roll.table.cell === cell,
    `${id}: critical ${roll.table?.cell}, not ${cell}`,
  );
}

/** 28.7.2 A blow of a beast goes to a man before its head; a trampled man is under it. */
export function checkBlowOfBeast(state: State, event: EventOf<'blow'>, must: Must): void {
  const { at, facing, beast, id } = figure(state, event.fighter);
  if (beast === null || event.round === null) return;
  const target = figure(state, event.target);
  const head = neighbour(at, facing);
  const front = [0, 1, -1].map((by) => neighbour(head, ((facing + by + 6) % 6) as 0 | 1 | 2 | 3 | 4 | 5));
  const before = front.some(({ q, r }) => q === target.at.q && r === target.at.r);
  must(before, `${id} strikes at ${target.id}, who is not before it (28.7.2)`);
  if (beast.kind === 'bear') must(BEAR.includes(event.area), `a bear strikes at area ${event.area} (28.7.4)`);
}
