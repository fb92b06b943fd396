/** P185, P186: Table E, and men crushed against the wall. */
import { edgeBeyond } from '../../../../kernel/arena.ts';
import { neighbour, turn } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import { addHoldGround } from '../advanced/talents.ts';
import type { BodyStance } from '../beasts/stance.ts';
import { type BeastFighter, covers, headOf } from '../bodies.ts';
import type { Turnout } from '../phase.ts';
import { shieldOf } from '../sheet.ts';
import { drm, type Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';

/** P185 What goes on an animal's impact: its kind, and the hexes it has entered. */
export function animalImpact({ springsteen }: Tables, { beast: { kind } }: BeastFighter, entered: number): Modifier[] {
  const list: Modifier[] = [];
  const own = drm(springsteen.collision, kind);
  addModifier(list, own.value, own.text, 'P185');
  const perHex = drm(springsteen.collision, 'per-hex');
  addModifier(list, perHex.value * entered, entered === 1 ? '1 hex' : `${entered} hexes`, 'P185');
  return list;
}

/** P185 What goes on the impact of a man who meets an animal, but for position. */
export function impactOnAnimal(tables: Tables, turnout: Turnout): Modifier[] {
  const { fighter, entered, leapt, rolled, recovering } = turnout;
  const list: Modifier[] = [];
  const put = (condition: string, times = 1) => {
    const { value, text } = drm(tables.springsteen.collision, condition);
    addModifier(list, value * times, text, 'P185');
  };
  if (fighter.type !== 'light') put(fighter.type);
  const shield = shieldOf(tables, fighter);
  if (shield === null) put('no-shield');
  else if (shield.size !== 'small') put('large-shield');
  const sidesteps = sidestepsOf(turnout);
  put('forward', entered.filter(({ way }) => way === 'forward').length - sidesteps);
  put('sidestep', sidesteps);
  put('backward', entered.filter(({ way }) => way === 'backward').length);
  if (leapt || rolled) put('rolling');
  if (fighter.ensnared !== null) put('ensnared');
  if (fighter.posture === 'kneeling') put('kneeling');
  if (recovering) put('recover');
  if (fighter.stumbling) put('stumbling');
  put('stun', fighter.stun.amount);
  addModifier(list, fighter.st, 'ST', 'P185');
  addModifier(list, fighter.ag, 'AG', 'P185');
  addHoldGround(list, fighter);
  return list;
}

/** Hexes that a man has entered by a forward side step; his strides are in the order of the hexes. */
function sidestepsOf({ strides, entered }: Turnout): number {
  const gone = strides.filter(({ step }) => step !== null).slice(0, entered.length);
  return gone.filter(({ action: { code } }) => code === 'SFL' || code === 'SFR').length;
}

/** P186 Whether a man who has lost would be forced over the edge: on before the head, or away from the tail. */
export function isCrushed(
  { window }: Readonly<State>,
  animal: BeastFighter,
  stance: BodyStance,
  man: Fighter,
): boolean {
  const byHead = covers(man, headOf({ ...animal, ...stance }));
  return edgeBeyond(window, neighbour(man.at, byHead ? stance.facing : turn(stance.facing, 3))) !== null;
}
