/** 38.2.3, 38.6: the set-up of the bout that a bill announces. */

import type { LeadLevel } from '../../../../kernel/levels.ts';
import { derive, SEED_PATTERN } from '../../../../kernel/rng.ts';
import { innerSeed } from '../../../../kernel/seal.ts';
import { digestOf } from '../../../../kernel/state.ts';
import { FIGHTER_IDS } from '../../rules/setup/lineup.ts';
import { anyMan, atLevel, type Lead, type MusterMan as Muster, muster } from '../../rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../rules/setup/setup.ts';
import type { FighterId, FightingStyle, RuleChoices } from '../../rules/types.ts';
import { unarmed } from '../man/arms.ts';
import type { Man } from '../man/man-types.ts';
import { heldAs, issueOf, learned, withTalent } from '../man/talents.ts';
import type { CampaignTables } from '../table-types.ts';
import type { BoutLevels, CareerState } from '../types.ts';
import { boutFighter } from './fighter.ts';
import type { Bill, Billed, BoutOrder, MatchType } from './munus-types.ts';
import { levelByName } from './own-levels.ts';

/** The figure of the player's man in every bout of his career. */
export const OWN_FIGHTER: FighterId = FIGHTER_IDS[0] ?? 'A';

/** The figure of challenger number `index` (from 0) of a bill. */
export function challengerId({ comrades }: Pick<Bill, 'comrades'>, index: number): FighterId {
  return FIGHTER_IDS[1 + comrades.length + index] ?? OWN_FIGHTER;
}

/** The bout of this munus, as its request carries it. */
export function boutOrder(state: Readonly<CareerState>, tables: CampaignTables, man: Man, bill: Bill): BoutOrder {
  const { turn: munus, setup } = state;
  return {
    munus,
    setup: boutSetup(setup, tables, { man, fs: 0 }, bill),
    seed: innerSeed(state, 'bout', munus, streamSeed),
  };
}

/** By which rules a bout goes and who leads whom in it: without a lead or a level the book. */
interface BoutManner {
  readonly rules: RuleChoices;
  readonly lead: Lead | null;
  readonly levels?: BoutLevels;
  /** Of an opponent, where each has a level of his own; absent: by his name alone. */
  readonly levelOf?: (one: Billed, type: MatchType) => LeadLevel;
}

/** The bout of a bill for the man it is about. */
export function boutSetup(
  { rules, lead, levels: { own: ownLevel, foes } = {}, levelOf = levelByName }: BoutManner,
  tables: CampaignTables,
  own: Pick<Billed, 'man' | 'fs'>,
  bill: Bill,
): Setup {
  const asBilled = ({ man, fs }: Billed): Muster => boutFighter(tables.gladiator, man, fs);
  const red = [ownSetup(tables, own, bill.type), ...bill.comrades.map(asBilled)];
  const asFoe = (one: Billed): Muster =>
    foes === 'each' ? { level: levelOf(one, bill.type), ...asBilled(one) } : asBilled(one);
  const blue = bill.beasts.length > 0 ? bill.beasts.map(anyMan) : bill.challengers.map(asFoe);
  const foesLevel = foes === 'each' ? undefined : foes;
  const fighters = inWaves(muster(atLevel(red, ownLevel), atLevel(blue, foesLevel), lead), bill.type);
  const deadly = bill.deathMatch ? { sineMissione: true as const } : {};
  return { rules, fighters, arena: bill.arena, ...deadly };
}

/** The seed of a stream of the career's own; a seed so long that nothing can be added to it is shortened first. */
export function streamSeed(seed: string, purpose: string, n: number): string {
  const own = derive(seed, purpose, n);
  return SEED_PATTERN.test(own) ? own : derive(digestOf(seed), purpose, n);
}

/** The style of those who fight beasts in a match of this kind; null: it is against men. */
const huntStyle = (type: MatchType): FightingStyle | null =>
  type === 'venatores' ? 'venator' : type === 'bestiarii' ? 'bestiarius' : null;

/** 28.1.1, P103, P232 Against beasts he wears what such men wear, and has been shown what they carry. */
function ownSetup(tables: CampaignTables, { man, fs }: Pick<Billed, 'man' | 'fs'>, type: MatchType): Muster {
  const style = huntStyle(type);
  if (style === null) return boutFighter(tables.gladiator, man, fs);
  const lent = issueOf(tables, style).filter((pick) => heldAs(man.talents, pick) === null);
  const talents = lent.reduce((known, pick) => withTalent(known, learned(known, pick)), man.talents);
  return { ...boutFighter(tables.gladiator, { ...unarmed(man), style, talents }, fs), armour: null, shield: null };
}

/** 38.2.3 Consecutive opponents come in one after the other. */
function inWaves(fighters: readonly FighterSetup[], type: MatchType): readonly FighterSetup[] {
  if (type !== 'consecutive') return fighters;
  let wave = 0;
  return fighters.map((one) => (one.side === 0 ? one : { ...one, wave: wave++ }));
}
