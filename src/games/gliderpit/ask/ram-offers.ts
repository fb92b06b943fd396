/** 11.26 Rams in words: what each face of the die would do, and what comes of it on the average. */
import { percent } from '../../../odds/offers.ts';
import { type RamFace, ramFaces, ramOdds } from '../odds/attack-odds.ts';
import type { Effect } from '../rules/tables/types.ts';
import type { Glider } from '../rules/types.ts';
import type { Asking } from './offer.ts';

/** A ram that could be made: onto whom, from how many levels above, with so much added to its die. */
interface RamMeant {
  readonly foe: Glider;
  readonly levels: number;
  readonly bonus: number;
}

/** What a ram would do: on the average, then by every face; `brief` with the codes of the table. */
export function ramWords({ state, tables, glider }: Asking, { foe, levels, bonus }: RamMeant) {
  const faces = ramFaces(tables, levels, bonus);
  const average = averageText(ramOdds(faces, { glider, foe, floor: state.floor }), foe);
  const told = facesTold(faces, (effect) => effectWords(effect, foe.name));
  return {
    more: () => [average, `The die: ${told}.`],
    brief: () => [average, `${facesTold(faces, ({ text }) => text)}; A: you, D: it.`],
  };
}

function averageText({ loses, stunned, out, ownLoss, ownOut }: ReturnType<typeof ramOdds>, { name }: Glider): string {
  const own = ownOut > 0 ? `, you out ${percent(ownOut)}` : '';
  return `${name} loses ${loses.toFixed(1)} levels, you ${ownLoss.toFixed(1)}; it is out ${percent(out)}, stunned ${percent(stunned)}${own}.`;
}

/** Faces that do the same stand together: '5-6 Corvus -4, stunned'. */
function facesTold(faces: readonly RamFace[], tell: (effect: Effect) => string): string {
  const runs: { first: number; last: number; told: string }[] = [];
  for (const { die, effect } of faces) {
    const told = tell(effect);
    const run = runs.at(-1);
    if (run?.told === told) run.last = die;
    else runs.push({ first: die, last: die, told });
  }
  return runs.map(({ first, last, told }) => `${first === last ? first : `${first}-${last}`} ${told}`).join('; ');
}

/** A result of the table in words: 'you +1, 2 slower'. */
function effectWords({ aa, as, astn, da, ds, dstn }: Effect, name: string): string {
  const side = (who: string, levels: number, speed: number, stuns: boolean): readonly string[] => [
    ...(levels === 0 ? [] : [`${who} ${levels > 0 ? '+' : ''}${levels}`]),
    ...(speed === 0 ? [] : [`${-speed} slower`]),
    ...(stuns ? ['stunned'] : []),
  ];
  return [...side('you', aa, as, astn), ...side(name, da, ds, dstn)].join(', ');
}
