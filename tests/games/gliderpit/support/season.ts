/** A season of the pits set up by hand, with dice that fall as written. */
import { gliderpitSeason } from '../../../../src/games/gliderpit/career/index.ts';
import type { SeasonKit } from '../../../../src/games/gliderpit/career/kit.ts';
import { newPilot, rivalMinds } from '../../../../src/games/gliderpit/career/pilots.ts';
import type { PitField, PitResult, SeasonPilot, SeasonState } from '../../../../src/games/gliderpit/career/types.ts';
import { seasonTables } from '../../../../src/games/gliderpit/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { type Written, written } from '../../../support/written.ts';

/** What is as it is not elsewhere, of the pilots p1 (the player), p2, p3, p4. */
export interface Standing {
  readonly pilots?: readonly Partial<SeasonPilot>[];
  readonly state?: Partial<SeasonState>;
  readonly rivals?: 'green' | 'mixed' | 'hard';
}

/** A season before its first pit: Felix, and rivals called Two, Three and Four. */
export function seasonAt({ pilots = [], state = {}, rivals = 'green' }: Standing = {}): SeasonState {
  const fresh = gliderpitSeason.initial({ name: 'Felix', rivals, mode: 'ironman' }, seasonTables());
  const minds = ['player', ...rivalMinds(rivals)] as const;
  const all = ['Felix', 'Two', 'Three', 'Four'].map((name, i) => ({
    ...newPilot(`p${i + 1}`, name, minds[i] ?? 'book', 1),
    ...pilots[i],
  }));
  return { ...fresh, turn: 1, phase: 2, season: 1, pit: 1, pilots: all, ids: 4, seed: 'seed', ...state };
}

/** A bout that is over: for each glider by seats how it went out, null where it did not, and by whom; altitudes where they matter. */
export function overPit(
  gliders: readonly (readonly [out: PitResult['gliders'][number]['out'], by?: string | undefined, alt?: number])[],
  { outs = [], winner = null, by = 'last aloft' }: Partial<Pick<PitResult, 'outs' | 'winner' | 'by'>> = {},
): PitResult {
  return {
    ...{ winner, by, turns: 5, digest: '0123456789abcdef', outs },
    gliders: gliders.map(([out, downedBy = null, alt = out === null ? 17 : 15]) => ({ out, alt, downedBy })),
  };
}

/** A mêlée of the four, in the order of their numbers. */
export const MELEE: PitField = {
  ...{ number: 1, kind: 'melee', pilots: ['p1', 'p2', 'p3', 'p4'], names: ['Felix', 'Two', 'Three', 'Four'] },
  teams: [0, 1, 2, 3],
};

/** A context of a season with written dice. */
export const flying = (state: SeasonState, script: readonly Scripted[] = []): Written<SeasonKit> =>
  written(state, seasonTables(), script);
