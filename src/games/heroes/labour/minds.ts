/** Who answers for the program's fighters in a match, by their levels. */
import type { Mind, Minds } from '../../../ai/mind.ts';
import type { AskedLevel } from '../../../kernel/levels.ts';
import { readAs, type Save } from '../../../kernel/save.ts';
import { adeptAnswer } from '../ai/adept.ts';
import { noviceAnswer } from '../ai/novice.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { setupSchema } from '../rules/schema.ts';
import { idOf } from '../rules/setup.ts';
import type { HeroesSetup } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { type SearchingLevel, thoughtErrand } from './think.ts';

/** Minds for the seats of the program in a match; none: {}. */
export function mindsFor({ fighters }: Pick<HeroesSetup, 'fighters'>): Minds<HeroesKit> {
  const led = fighters.flatMap(({ seat, level }, i) =>
    level === undefined || seat === null ? [] : [{ id: idOf(i), seat, level }],
  );
  const mind = mindOf(new Map(led.map(({ id, level }) => [id, level])));
  return Object.fromEntries(led.map(({ seat }) => [seat, mind]));
}

function mindOf(levels: ReadonlyMap<string, AskedLevel>): Mind<HeroesKit> {
  return {
    choose(request, view, pick) {
      if (levels.get(request.fighter) === 'novice') return noviceAnswer(view, tables(), request, pick);
      return adeptAnswer(view, tables(), request);
    },
    thought(asked, chance) {
      const level = levels.get(asked.request.fighter);
      return searches(level) ? thoughtErrand({ level, asked, chance }) : null;
    },
  };
}

const searches = (level: AskedLevel | undefined): level is SearchingLevel =>
  level === 'tactician' || level === 'champion';

/** The same for a match that was saved; a save that cannot be read has none. */
export function mindsIn({ setup }: Pick<Save, 'setup'>): Minds<HeroesKit> {
  const read = readAs(setupSchema, setup, 'no set-up');
  return read.ok ? mindsFor(read.value) : {};
}
