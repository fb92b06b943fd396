/** Team bouts for the screens: from a seed, or with every man where a test wants him. */
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { FIGHTER_IDS } from '../../../../../src/games/gladiator/rules/setup/lineup.ts';
import { anyMan, type Lead, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { Session } from '../../../../../src/session/session.ts';
import { man, scene, shield, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { newSession, saveAt } from './scenes.ts';

const NAMES = ['Maximus', 'Varro', 'Felix', 'Calvus', 'Dama', 'Rufus', 'Pansa', 'Nerva', 'Crixus'] as const;

/** So many men on either side, of the kinds named in turn. */
export function teamSetup(
  ours: number,
  theirs: number,
  lead: Lead = 'all',
  kinds: readonly FighterSetup['kind'][] = ['secutor', 'thraex', 'hoplomachus'],
): Setup {
  const men = (count: number) => Array.from({ length: count }, (_, i) => anyMan(kinds[i % kinds.length] ?? 'medium'));
  const named = muster(men(ours), men(theirs), lead).map((one, i) => ({ ...one, name: NAMES[i] ?? null }));
  return { rules: advancedRules(), fighters: named };
}

/** A team bout from its first event. */
export function teamSession(setup: Setup = teamSetup(3, 3), seed = 'teams'): GladiatorSession {
  return newSession(seed, { write: () => null }, setup);
}

/** A man of a team: the sides' men are named A, B, C .. and all of the first side are the player's. */
export type Place = Partial<Fighter> & Pick<Fighter, 'at' | 'facing'>;

/** A bout of men placed by hand, its first phase about to be played. */
export function teamState(ours: readonly Place[], theirs: readonly Place[]): State {
  const fighters = [...ours, ...theirs].map((place, i) => {
    const side = i < ours.length ? 0 : 1;
    const by = side === 0 ? 'seat' : 'book';
    const hands = [sword(2 * i + 1), shield(2 * i + 2)];
    return man(FIGHTER_IDS[i] ?? '?', { side, by, seat: 0, name: NAMES[i] ?? '?', hands, moves: 5, ...place });
  });
  return { ...scene({ rules: advancedRules() }), fighters };
}

/** A session at the first prompt of such a bout. */
export function teamSessionIn(state: State, seed = 'scene'): GladiatorSession {
  const save = { ...saveAt(state, seed), setup: teamSetup(1, 1) };
  const opened = Session.open(gladiator, tables, save, { seats: [0], sink: { write: () => null } });
  if (!opened.ok) throw new Error(opened.why);
  return opened.value.session;
}

/** A with D before him, E at his side and F behind, who can do nothing this phase but fight; B behind D's back. */
export const SURROUNDED: State = teamState(
  [
    { at: { q: 0, r: 0 }, facing: 0, tr: 13 },
    { at: { q: 2, r: 0 }, facing: 3, tr: 12 },
    { at: { q: 6, r: -2 }, facing: 1 },
  ],
  [
    { at: { q: 1, r: 0 }, facing: 3 },
    { at: { q: 0, r: 1 }, facing: 2, tr: 11 },
    { at: { q: -1, r: 0 }, facing: 0 },
  ],
);
