/** GR-84, GR-85 The match of a day: everybody in it, as a match takes them in. */
import { PLAYER_SEAT, programSeat } from '../../../kernel/levels.ts';
import { innerSeed } from '../../../kernel/seal.ts';
import type { FighterSetup, GladiatoriSetup } from '../rules/setup-types.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { ItemMethod, ItemName } from '../rules/words.ts';
import { munusNow } from './calendar.ts';
import { rivalBy } from './rivals.ts';
import type { CampaignState, Man, MatchOffer, Munus, Rival, TakenMatch } from './types.ts';
import { coinsFor, deckBuild, leadOf, missingOf } from './veterans.ts';
import type { Custom } from './words.ts';

/** GR-85 VP that the single one has beforehand against two. */
const AGAINST_TWO = 30;

/** Everybody of a match in seat order; the one whom the campaign is about comes first. */
export function entrantsIn(
  state: Pick<CampaignState, 'man' | 'rivals'>,
  { friends, foes }: MatchOffer,
): readonly (Man | Rival)[] {
  return [state.man, ...[...friends, ...foes].map((id) => rivalBy(state, id))];
}

/** GR-85 Who is whose team: in a free-for-all everybody is one. */
export function teamsOfOffer({ kind, friends, foes }: MatchOffer): readonly number[] {
  const apart = kind === 'free-for-all';
  return [0, ...friends.map(() => 0), ...foes.map((_, i) => (apart ? i + 1 : 1))];
}

/** GR-85 Whether all fight animals, and no VP count. */
export const isHuntOf = (kind: MatchOffer['kind']): boolean => kind === 'hunt' || kind === 'hunt of two';

/** GR-85 Whether animals are about. */
export const hasAnimals = (kind: MatchOffer['kind']): boolean => isHuntOf(kind) || kind === 'coliseum';

/** GR-84 How items come to everybody. */
const METHODS: { readonly [C in Custom]: ItemMethod } = {
  ...{ 'own arms': 'quick', 'arms drawn': 'draft', 'arms sold': 'auction', 'free places': 'quick' },
};

/** GR-84 Whether everybody brings its own items. */
export const bringsArms = ({ custom }: Pick<Munus, 'custom'>): boolean => METHODS[custom] === 'quick';

/** The set-up and the seed of the match that is taken; `items`: those that the gladiator brings. */
export function matchOrder(
  state: Readonly<CampaignState>,
  tables: Tables,
  { offer }: TakenMatch,
  items: readonly ItemName[] | null,
) {
  const number = state.past.length + 1;
  const munus = munusNow(state);
  const teams = teamsOfOffer(offer);
  const fighters = entrantsIn(state, offer).map((one, i) => asFighter(tables, one, teams[i] ?? 0, items));
  const setup: GladiatoriSetup = {
    ...{ fighters, animals: animalsOf(offer, munus), level: 'normal' },
    options: {
      ...{ freePlacement: munus.custom === 'free places', bonusDamage: true, lastManStandingWins: false },
      ...{ singleVp: offer.kind === 'one against two' ? AGAINST_TWO : 0, promptEveryInstant: false },
      itemMethod: METHODS[munus.custom],
    },
  };
  return { number, setup, seed: innerSeed(state, 'match', number) };
}

/** 17.1, GR-85 How many animals a munus shows. */
export function packOfMunus({ animals }: Tables, { spectacle, species, beasts }: Munus): number {
  return isHuntOf(spectacle) ? animals[species].even * (spectacle === 'hunt of two' ? 2 : 1) : beasts;
}

function animalsOf({ kind }: MatchOffer, { species, beasts }: Munus): GladiatoriSetup['animals'] {
  if (isHuntOf(kind)) return { species, count: 'even' };
  return kind === 'coliseum' ? { kinds: Array.from({ length: beasts }, () => species) } : null;
}

/** GR-87, GR-93 The player leads the one, the book those beside it, each opponent is led as it deserves. */
function asFighter(tables: Tables, one: Man | Rival, team: number, items: readonly ItemName[] | null): FighterSetup {
  const { name, character } = one;
  const budget = coinsFor(one);
  const build = deckBuild(tables, one);
  if (!('regard' in one)) {
    const known = one.build === null ? character : 'custom';
    return { name, team, seat: PLAYER_SEAT, character: known, build, budget, items };
  }
  const rival = { name, team, character, budget, build: missingOf(one) > 0 ? build : null, items: null };
  const lead = leadOf(one);
  return team === 0 || lead === 'book' ? { ...rival, seat: null } : { ...rival, seat: programSeat(team), level: lead };
}
