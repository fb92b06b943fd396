/** P97, C113: how a hunt ends. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import { type Bout, fulfil, must, same } from '../bout.ts';
import type { Man } from '../man.ts';
import { isBeast } from './beings.ts';

/** P97 */
const LAST_TURN = 10;
const EARLIEST = 3;

/** P97 When every beast lies, those that only sleep are put to death. */
export function checkHunted(bout: Bout, event: EventOf<'killed'>): boolean {
  if (event.why !== 'hunted') return false;
  const beasts = [...bout.men.values()].filter(isBeast).filter(({ fate }) => fate === 'fighting');
  must(
    bout,
    beasts.every(({ conscious }) => !conscious) && beasts.some(({ id }) => id === event.fighter),
    'there is a beast on its feet',
  );
  same(bout, 'the killer', event.killer, null);
  const beast = bout.men.get(event.fighter);
  fulfil(bout, 'killed', event.fighter);
  if (beast !== undefined) beast.fate = 'dead';
  bout.deathBy.set(event.fighter, event.why);
  return true;
}

/** P97, P70 */
export function checkHuntEnded(bout: Bout, event: EventOf<'bout-ended'>): void {
  const all = [...bout.men.values()];
  const alive = (some: readonly Man[]): readonly Man[] => some.filter(({ fate }) => fate === 'fighting');
  const [beasts, men] = [all.filter(isBeast), all.filter((one) => !isBeast(one))];
  for (const { id, mortal, fate, now } of all)
    must(bout, !mortal || fate === 'dead' || now.diedOfWounds, `${id} should have died of its wounds`);
  const over = alive(beasts).length > 0 && alive(men).length > 0;
  const winner = over || alive(all).length === 0 ? null : alive(men).length > 0 ? 0 : 1;
  same(bout, 'the winner', event.winner, winner);
  const mad = alive(beasts).every(({ beast }) => beast?.panicked === true);
  const due = bout.phase === 9 && (bout.turn >= LAST_TURN || (bout.turn >= EARLIEST && mad));
  if (over) must(bout, event.by === 'hunt-over' && due, 'there is no reason to end the hunt');
  else must(bout, event.by !== 'hunt-over', 'one side lies dead');
  for (const one of all) same(bout, `the result of ${one.id}`, event.results[one.id], letterOf(one, over));
  bout.over = true;
}

function letterOf({ fate }: Man, over: boolean): string {
  if (fate === 'dead') return 'P';
  return over ? 'S' : 'V';
}
