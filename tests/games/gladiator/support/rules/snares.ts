/** Net men, lasso men, and men whom they have caught. */
import { ADVANCED_SECTIONS, advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { CaughtBy, Ensnared, Fighter, Snare, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  type Played,
  play,
  type Scene,
  type Script,
  scene,
  weapon,
} from '../../../../../tools/games/gladiator/bout.ts';
import { threeDice } from './sheets.ts';

export const NET: Snare = { id: 2, kind: 'net' };
export const LASSO: Snare = { id: 2, kind: 'lasso' };
export const TRIDENT = weapon(1, 'trident');

/** A Retiarius with trident and net. */
export const netMan = (traits: Partial<Fighter> = {}): Partial<Fighter> => ({
  style: 'retiarius',
  hands: [{ ...TRIDENT }, NET],
  ...traits,
});

/** A Laquearius with his lasso, a sword in the sheath. */
export const lassoMan = (traits: Partial<Fighter> = {}): Partial<Fighter> => ({
  style: 'laquearius',
  hands: [LASSO],
  sheath: [weapon(1, 'sword')],
  ...traits,
});

/** Caught by A as turn 1 began. */
export const caught = (by: CaughtBy = 'net', more: Partial<Ensnared> = {}): Pick<Fighter, 'ensnared'> => ({
  ensnared: { snare: by === 'net' ? NET : LASSO, by, holder: 'A', turn: 1, phase: 1, dragged: false, ...more },
});

/** Every chapter but that of bare hands, which would add a way to strike to every free one. */
const ARMED = advancedRules(ADVANCED_SECTIONS.filter((section) => section !== 22));

export interface Chase extends Scene {
  /** Hexes from A to B along A's front. */
  readonly range?: number;
}

/** A net man in (0,0) facing 0 and B before him, face to face, by the chapters of weapons of the Advanced Game. */
export function chase({ range = 1, A = {}, B = {}, ...rest }: Chase = {}): State {
  return scene({ rules: ARMED, ...rest, A: netMan(A), B: { at: { q: range, r: 0 }, facing: 3, ...B } });
}

export const cast = (set: Chase, script: Script = {}): Played => play(chase(set), script);

/** B walks up to a range of 3, where no DRM of a toss applies, and the net is tossed: 3D6 as given. */
export const tossAt3 = (total: number, ...more: readonly Scripted[]): Played =>
  cast({ range: 4 }, { plots: { A: 'X TN', B: 'F' }, dice: [three('net', total), ...more] });

/** A throw of three dice that come to a total. */
export const three = (name: string, total: number): Scripted => [name, ...threeDice(total)];

/** What a man is offered in combat, or null where he is not asked. */
export function poolOf(played: Played, id = 'A') {
  for (const request of played.asked) if (request.kind === 'allocate' && request.fighter === id) return request.pool;
  return null;
}

/** Positions of events in the journal, by kind. */
export const order = (played: Played, ...kinds: readonly string[]): readonly number[] =>
  kinds.map((kind) => played.events.findIndex((event) => event.kind === kind));
