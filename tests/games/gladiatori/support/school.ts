/** A campaign of Gladiatori set up by hand, with dice that fall as written. */
import { gladiatoriCampaign } from '../../../../src/games/gladiatori/career/index.ts';
import type { CampaignKit } from '../../../../src/games/gladiatori/career/kit.ts';
import type {
  CampaignState,
  EntrantResult,
  Man,
  MatchOffer,
  MatchResult,
  Munus,
  Rival,
  TakenMatch,
} from '../../../../src/games/gladiatori/career/types.ts';
import { newRival } from '../../../../src/games/gladiatori/career/veterans.ts';
import { campaignTables } from '../../../../src/games/gladiatori/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { type Written, written } from '../../../support/written.ts';

const MUNUS: Munus = {
  ...{ giver: 'Cassius Longus', town: 'Ostia', temper: 'fair', custom: 'own arms', spectacle: 'pairs' },
  ...{ species: 'wolf', beasts: 4 },
};

/** What is as it is not elsewhere. */
interface Schooled {
  readonly man?: Partial<Man>;
  readonly rivals?: readonly Partial<Rival>[];
  readonly munus?: Partial<Munus>;
  readonly state?: Partial<CampaignState>;
}

/** A campaign on the day of its first munus, before a fair giver; rivals are r1, r2, .. */
export function campaignAt({ man = {}, rivals = [], munus = {}, state = {} }: Schooled = {}): CampaignState {
  const setup = { name: 'Felix', character: 'secutor', mode: 'ironman' } as const;
  const fresh = gladiatoriCampaign.initial(setup, campaignTables());
  Object.assign(fresh.man, man);
  const others = rivals.map((one, i) => ({ ...newRival(`r${i + 1}`, `Rival ${i + 1}`, 'thraex', 1), ...one }));
  const year = Array.from({ length: 4 }, (): Munus => ({ ...MUNUS, ...munus }));
  return { ...fresh, turn: 1, phase: 3, rivals: others, year, ids: others.length, ...state };
}

/** A duel with the first rival, unless more is said. */
export function takenFor(more: Partial<TakenMatch> = {}, offer: Partial<MatchOffer> = {}): TakenMatch {
  return {
    ...{ mortal: false, challenge: false, ...more },
    offer: { kind: 'duel', called: false, foes: ['r1'], friends: [], ...offer },
  };
}

/** A match that is over: who stands has ten VP and its letter, unless more is said. */
export function overWith(winner: number | null, fighters: readonly Partial<EntrantResult>[]): MatchResult {
  return {
    ...{ winner, by: 'points', turns: 6, digest: '0123456789abcdef', animals: 0 },
    fighters: fighters.map(
      (one, i): EntrantResult => ({
        ...{ letter: one.overkill == null ? (winner === i ? 'V' : 'M') : 'P', vp: 10, overkill: null, gaveUp: false },
        ...{ removed: 0, items: [], kills: 0, ...one },
      }),
    ),
  };
}

/** A context of a campaign with written dice. */
export const schooled = (state: CampaignState, script: readonly Scripted[] = []): Written<CampaignKit> =>
  written(state, campaignTables(), script);
