/** The six steps a man can take from where his order has brought him, and what awaits him there. */

import { DIRECTIONS, type Direction, distance, type Hex, sameHex } from '../../../../kernel/hex.ts';
import { canReach, canStrike } from '../../rules/advanced/weapons.ts';
import { hasBelow } from '../../rules/arena/height.ts';
import { hasInFront, positionBonus } from '../../rules/basic/facing.ts';
import { plotFault, plotText, stridesOf, walk } from '../../rules/basic/plot.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { enemiesOf, occupant } from '../../rules/sheet.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { areasInShort, bearingOn } from '../beasts/beast-bearing.ts';
import { byRange, isTeams } from '../sides.ts';
import { type PlotDraft, type PlotGround, plotOf, stanceAfter, stepDraft } from './plot-draft.ts';
import { edgeNote, footing, prospectOf } from './prospect.ts';

/** A step that can be written next, and what may come of it. */
export interface StepWay {
  readonly direction: Direction;
  readonly to: Hex;
  /** The action it would be. */
  readonly code: string;
  readonly note: string;
  /** The same in fewer words, for where the note has no room. */
  readonly brief: string;
  readonly tone: 'plain' | 'good' | 'warn';
}

/** The legal steps from here, in the order of the directions. */
export function waysFrom(ground: PlotGround, draft: PlotDraft, relative: boolean): readonly StepWay[] {
  if (prospectOf(ground, draft.actions).stop !== null) return [];
  return DIRECTIONS.flatMap((direction) => {
    const next = stepDraft(ground, { ...draft, refused: null }, direction, relative);
    if (
      next.actions === draft.actions ||
      plotFault(ground.state, ground.tables, ground.fighter, plotOf(next)) !== null
    ) {
      return [];
    }
    const last = next.actions.at(-1);
    const code = last === undefined ? '' : plotText({ actions: [{ ...last, after: 0 }], act: false });
    const to = walk(ground.fighter, stridesOf(ground.tables, next.actions)).at(-1)?.at ?? ground.fighter.at;
    return [{ direction, to, code, ...whole(prospect(ground, next)) }];
  });
}

/** Where the order as written ends, and what would await him there. */
export function endOfOrder(ground: PlotGround, draft: PlotDraft): Pick<StepWay, 'to' | 'note' | 'brief' | 'tone'> {
  return { to: stanceAfter(ground, draft).at, ...whole(prospect(ground, draft)) };
}

type Outlook = Pick<StepWay, 'note' | 'tone'> & { readonly brief?: string };

/** What has no shorter form is told as it is. */
const whole = ({ note, brief = note, tone }: Outlook): Required<Outlook> => ({ note, brief, tone });

/** Its first words alone: 'B range 2' of 'B range 2, both reach'. */
const firstOf = (note: string): string => note.split(', ')[0] ?? note;

/** 27 What the arena has in store for a man on his way, and else who awaits him at its end. */
function prospect(ground: PlotGround, draft: PlotDraft): Outlook {
  const { stances, stop } = prospectOf(ground, draft.actions);
  if (stop !== null) return { note: `a ${stop.barrier}: collision`, tone: 'warn' };
  const { at: from } = stances.at(-2) ?? ground.fighter;
  const there = stanceAfter(ground, draft);
  const edge = edgeNote(ground.state, from, there.at);
  return edge === '' ? outlook(ground, { ...ground.fighter, ...there }) : { note: edge, tone: 'warn' };
}

/** What a man would meet in a hex, all others standing as they do now. */
function outlook(ground: PlotGround, there: Fighter): Outlook {
  const { state, fighter } = ground;
  const other = occupant(state, there.at, fighter);
  if (other !== null) return { note: meeting(ground, other), tone: 'warn' };
  if (state.loose.some(({ at }) => sameHex(at, there.at))) return { note: 'an item: may stumble', tone: 'warn' };
  const under = sameHex(there.at, fighter.at) ? '' : footing(state, there.at);
  if (under.startsWith('mud')) return { note: under, tone: 'warn' };
  const foes = meetFoes(ground, there);
  if (under === '') return foes;
  const { note, brief, tone } = whole(foes);
  const short = [under.split(' ').at(-1) ?? '', brief === note ? firstOf(note) : brief];
  const told = (parts: readonly string[]): string => parts.filter((text) => text !== '').join(', ');
  return { note: told([under, note]), brief: told(short), tone };
}

/** Where the nearest stands, and nothing more. */
function nearestIn(there: Fighter, foe: Fighter): string {
  const range = rangeBetween(there, foe);
  return range > 1 ? `${foe.id} range ${range}` : `beside ${foe.id}`;
}

/** Opponents who are told of by their letters; of more their number. */
const IDS_TOLD = 3;

/** What his enemies mean to a man who stands there. */
function meetFoes(ground: PlotGround, there: Fighter): Outlook {
  const { state, tables, fighter } = ground;
  const [foe, ...others] = byRange(enemiesOf(state, fighter), there);
  if (foe === undefined) return { note: '', tone: 'plain' };
  const { note, brief, tone } = whole(besideFoe(ground, there, foe));
  const more = others.filter((one) => canStrike(state, tables, one, there.at)).map(({ id }) => id);
  if (more.length === 0) return { note, brief, tone };
  const too = more.length > IDS_TOLD ? `${more.length} more` : `${more.join(' ')} too`;
  return { note: `${note}; ${too}`, brief: `${nearestIn(there, foe)}; ${too}`, tone: tone === 'plain' ? 'warn' : tone };
}

/** 8.1-8.3, P157 What comes of entering a man's hex, or a beast's. */
function meeting({ state, fighter }: PlotGround, { id, side, posture, beast, conscious }: Fighter): string {
  if (beast !== null) return conscious ? `${isTeams(state) ? `${id}'s` : 'its'} hex: collision` : 'it blocks the way';
  const [whose, whom] = isTeams(state) ? [`${id}'s`, id] : ['his', 'him'];
  if (posture !== 'prone') return `${whose} hex: collision`;
  return side === fighter.side ? `over ${whom}: may stumble` : `onto ${whom}: he begs`;
}

/** What the nearest foe means to a man who stands there. */
function besideFoe(ground: PlotGround, there: Fighter, foe: Fighter): Outlook {
  const { state, tables } = ground;
  if (foe.beast !== null) return besideBeast(ground, there, foe);
  if (foe.mount !== null) return besideRider(ground, there, foe);
  const teams = isTeams(state);
  const range = distance(there.at, foe.at);
  if (range > 1) {
    const far = outOfArm(range, canStrike(state, tables, there, foe.at), canStrike(state, tables, foe, there.at));
    return teams ? { ...far, note: `${foe.id} ${far.note}` } : far;
  }
  const [whose, whom] = teams ? [foe.id, foe.id] : ['his', 'him'];
  const bonus = foe.posture === 'prone' ? 0 : positionBonus(tables, there.at, foe.at, foe.facing);
  const faces = hasInFront(there, foe.at);
  const height = heightOver(state, there, foe);
  if (bonus > 0) {
    const back = `${whose} ${bonus === 4 ? 'back' : 'flank'} +${bonus}`;
    return {
      note: [back, ...height, ...(faces ? [] : ['unseen'])].join(', '),
      brief: faces ? back : `${back}, unseen`,
      tone: 'good',
    };
  }
  const [where = 'beside'] = height;
  if (!faces) return { note: `${where}, looking away`, tone: 'warn' };
  return { note: `${where} ${whom}, facing`, tone: where === 'above' ? 'good' : where === 'below' ? 'warn' : 'plain' };
}

/** 27.8.2.1, 30.6.3 Who of two has the other below him; nobody: []. */
function heightOver(state: Readonly<State>, there: Fighter, foe: Fighter): readonly ('above' | 'below')[] {
  if (hasBelow(state, there, foe)) return ['above'];
  return hasBelow(state, foe, there) ? ['below'] : [];
}

/** 28.7.1 Which side of the nearest beast that is, and what of it he would strike from there: 'shoulder +2 HeChFo'. */
function besideBeast({ state, tables }: PlotGround, there: Fighter, beast: Fighter): Outlook {
  const who = isTeams(state) ? `${beast.id} ` : '';
  const { side, bonus, areas, range } = bearingOn(tables, there.at, beast);
  const [mine, its] = [canReach(state, tables, there, beast), canReach(state, tables, beast, there)];
  if (range > 1) {
    const { note, tone } = outOfArm(range, mine, its);
    return { note: mine ? `${who}range ${range}, ${areasInShort(beast, areas)}` : `${who}${note}`, tone };
  }
  const advantage = mine && bonus > 0 ? ` +${bonus}` : '';
  const note = `${who}${side}${advantage} ${mine ? areasInShort(beast, areas) : 'unseen'}`;
  return { note, tone: its ? (mine ? 'plain' : 'warn') : mine ? 'good' : 'plain' };
}

/** 30.6.1 Which side of a rider's horse that is, and what it gives over him: 'shoulder +1, below'. */
function besideRider({ state, tables }: PlotGround, there: Fighter, rider: Fighter): Outlook {
  const who = isTeams(state) ? `${rider.id} ` : '';
  const { side, bonus, range } = bearingOn(tables, there.at, rider);
  const [mine, his] = [canReach(state, tables, there, rider), canReach(state, tables, rider, there)];
  if (range > 1) {
    const { note, tone } = outOfArm(range, mine, his);
    return { note: `${who}${note}`, tone };
  }
  const advantage = mine && bonus > 0 ? ` +${bonus}` : '';
  const height = mine ? heightOver(state, there, rider) : ['unseen'];
  return {
    note: [`${who}${side}${advantage}`, ...height].join(', '),
    tone: his ? (mine ? 'plain' : 'warn') : mine ? 'good' : 'plain',
  };
}

/** What longer weapons do at a range of two hexes or more (21). */
function outOfArm(range: number, mine: boolean, his: boolean): Outlook {
  const reach = mine && his ? ', both reach' : mine ? ', in reach' : his ? ', he reaches' : '';
  return { note: `range ${range}${reach}`, tone: mine === his ? 'plain' : mine ? 'good' : 'warn' };
}
