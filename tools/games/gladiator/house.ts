/** Games of houses: their states, the men in them, and what a rule makes of them. */
import { NOTHING_RAISED } from '../../../src/games/gladiator/career/man/improvements.ts';
import type { Man } from '../../../src/games/gladiator/career/man/man-types.ts';
import type { CampaignTables } from '../../../src/games/gladiator/career/table-types.ts';
import type { HousesContext, HousesRule } from '../../../src/games/gladiator/house/context.ts';
import { BLANK_MONTH, initialGame } from '../../../src/games/gladiator/house/founding.ts';
import type { Gladiator, House } from '../../../src/games/gladiator/house/house-types.ts';
import type { HousesKit } from '../../../src/games/gladiator/house/kit.ts';
import type { Fixture } from '../../../src/games/gladiator/house/month-types.ts';
import { HOUSES_STEPS, type HousesStep } from '../../../src/games/gladiator/house/steps.ts';
import type { HousesSetup, HousesState } from '../../../src/games/gladiator/house/types.ts';
import { campaignRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import { campaign, priscus } from './campaign.ts';
import { bill, bout } from './career.ts';
import { type Answers, type Faces, type RuleRun, runRule } from './rule-run.ts';

/** The player's house and three of the program's. */
export const HOUSES: HousesSetup = {
  mode: 'ironman',
  rules: campaignRules(),
  months: 24,
  houses: [
    { name: 'Batiatus', by: 'seat' },
    { name: 'Solonius', by: 'thrifty' },
    { name: 'Tullius', by: 'steady' },
    { name: 'Vettius', by: 'showman' },
  ],
  founder: null,
  harsh: true,
  lead: 'one',
  trueOdds: false,
};

const MEN = 5;

/** Man `id` of a game: a Myrmillo of CV 4 and PR 1, five to a house in the order of the houses. */
export function manOf(id: number, man: Partial<Man> = {}, traits: Partial<Gladiator> = {}): Gladiator {
  return {
    ...{ id, man: priscus({ name: `Man${id}`, xp: 0, ...man }), fs: 0, house: Math.floor((id - 1) / MEN) },
    ...{
      fate: 'fighting',
      killer: null,
      since: 0,
      until: null,
      hired: false,
      boughtAs: null,
      raised: NOTHING_RAISED,
      retrained: false,
    },
    ...traits,
  };
}

interface Wanted {
  readonly turn?: number;
  readonly step?: HousesStep;
  readonly setup?: Partial<HousesSetup>;
  readonly houses?: { readonly [id: number]: Partial<House> };
  /** By number; null: there is no such man any more. */
  readonly men?: { readonly [id: number]: { readonly man?: Partial<Man> } & Omit<Partial<Gladiator>, 'man'> };
  readonly month?: Partial<HousesState['month']>;
  readonly months?: HousesState['months'];
}

/** Four houses in their second month, with 40 denarii and five men each. */
export function inGame({
  turn = 2,
  step = 'event',
  setup,
  houses = {},
  men = {},
  month,
  months = [],
}: Wanted = {}): HousesState {
  const blank = initialGame({ ...HOUSES, ...setup });
  const owned = blank.houses.map((house): House => ({ ...house, denarii: 40, ...houses[house.id] }));
  const count = MEN * owned.length;
  const all = Array.from({ length: count }, (_, i) => {
    const { man, ...traits } = men[i + 1] ?? {};
    return manOf(i + 1, man, traits);
  });
  return {
    ...blank,
    ...{ turn, phase: HOUSES_STEPS.indexOf(step), seed: 'houses', houses: owned, men: all, months },
    month: { ...BLANK_MONTH, editor: 1, ...month },
    ledger: owned.map(({ id, denarii }) => ({
      ...{ month: 0, step: 'founding', house: id, denarii, why: 'founding', cite: '39.4', man: null, with: null },
    })),
  };
}

/** Match 1: Man1 of the player's house against Man6 of Solonius, fought and won, unless told otherwise. */
export function fixture(traits: Partial<Fixture> = {}): Fixture {
  const blue = manOf(6);
  const challengers = [{ man: blue.man, fs: blue.fs, combatClass: 2, spent: 0, rival: 6 } as const];
  return {
    ...{ n: 1, red: 1, sheet: manOf(1).man, blue: 6, bill: bill({ challengers }), odds: [1, 1] },
    fought: { way: 'book', result: bout() },
    ...traits,
  };
}

/** What a rule makes of a game. */
export function gone<T>(
  state: HousesState,
  run: (ctx: HousesContext) => HousesRule<T>,
  faces: Faces = {},
  answers: Answers = {},
  tables: CampaignTables = campaign,
): RuleRun<HousesKit, T> {
  return runRule<HousesKit, T>({ state, tables, seed: 'houses', faces, answers }, run);
}
