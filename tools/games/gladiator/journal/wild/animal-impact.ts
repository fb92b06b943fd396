/** Table E, P185, P186: a man and one of Springsteen's animals. */
import type { Wanted } from '../bout.ts';
import { type Man, usableShield } from '../man.ts';
import { levelOf } from '../skills.ts';
import type { Beast } from './beings.ts';
import { PRINTED_ANIMALS } from './printed-animals.ts';

/** Table E: +2 for every hex its head has entered, the man's included. */
const PER_HEX = 2;

export const animalImpact = ({ beast }: Beast, hexes: number): readonly Wanted[] => [
  { value: PRINTED_ANIMALS[beast.kind]?.impact ?? 0, why: /./ },
  { value: PER_HEX * hexes, why: /hex/ },
];

/** Table E A man's own lines. */
export function manBeforeAnimal(man: Man, entered: Man['now']['entered'], advantage: number): readonly Wanted[] {
  const shield = usableShield(man);
  const count = (how: string, aside = false): number =>
    entered.filter((one) => one.how === how && (one.aside === true) === aside).length;
  const rolls = count('roll') + count('leap') > 0;
  const order = man.now.book?.order ?? man.now.plot?.actions[0]?.code;
  return [
    { value: man.type === 'heavy' ? 2 : man.type === 'medium' ? 1 : 0, why: /heavy|medium/ },
    { value: shield === null ? -2 : shield.size === 'large' ? 2 : 0, why: /shield/ },
    { value: 2 * count('forward'), why: /forward/ },
    { value: count('forward', true), why: /sidestep/ },
    { value: -(count('backward') + count('backward', true)), why: /backward/ },
    { value: rolls ? 4 : 0, why: /rolling/ },
    { value: man.ensnared === null ? 0 : -3, why: /ensnared/ },
    { value: order === 'recover' || order === 'R' ? -3 : 0, why: /recover/ },
    { value: man.posture === 'kneeling' ? -2 : 0, why: /kneeling/ },
    { value: man.stumbling ? -2 : 0, why: /stumbling/ },
    { value: -man.stun, why: /stun/ },
    { value: man.st, why: /ST/ },
    { value: man.ag, why: /AG/ },
    { value: levelOf(man, 'HG'), why: /Hold Ground/ },
    { value: advantage, why: /positional advantage/ },
  ];
}
