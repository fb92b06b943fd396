/** What an answer in a lesson is worth, and which one is taught. */
import { type Reckoning, reckoningOf } from '../../../odds/lessons.ts';
import { percent } from '../../../odds/offers.ts';
import { freedChance } from '../odds/net-odds.ts';
import type { FlightMove, GlideAct, PilotAct } from '../rules/acts.ts';
import { isSafe } from '../rules/book/flight.ts';
import { canEscape, type End, endsOf } from '../rules/ends.ts';
import { poseOf } from '../rules/roster.ts';
import type { Pose } from '../rules/tables/types.ts';
import type { Weapon } from '../rules/words.ts';
import { endOf, flyingIn, harmFrom, ownIn, type PitMoment, sinkChance, stallChance } from './lesson-flight.ts';

type LessonOn = Reckoning<PitMoment>;

const NONE = '-';

const flownIn = (moment: PitMoment, choices: readonly unknown[]): End =>
  endOf(moment, choices as readonly FlightMove[]);

/** 8.22 How the next movement can begin from an end. */
function wayOn(moment: PitMoment, end: End): string {
  if (end.kind === 'collision') return 'in the wall';
  if (isSafe(flyingIn(moment), end)) return 'a way on';
  if (end.pose.speed === 0) return 'a spin';
  return canEscape(moment.tables, end.pose, end.pose.speed) ? 'a way, unless slower' : 'into the wall';
}

const wall: LessonOn = {
  head: ['altitude', 'speed', 'next turn'],
  isMet: (moment, choices) => wayOn(moment, flownIn(moment, choices)) === 'a way on',
  figures(moment, choices) {
    const end = flownIn(moment, choices);
    const { alt, speed } = end.pose;
    return [`${alt}`, `${end.kind === 'collision' ? 0 : speed}`, wayOn(moment, end)];
  },
};

/** 10 Where a glide leads, as long as no die is against it. */
function glidden(moment: PitMoment, choices: readonly unknown[]): { readonly pose: Pose; readonly dives: boolean } {
  const pose = poseOf(ownIn(moment));
  const levels = (choices as readonly GlideAct[]).reduce((sum, act) => sum + (act.do === 'dive' ? act.levels : 0), 0);
  return { pose: { ...pose, alt: pose.alt - levels, speed: pose.speed + levels }, dives: levels > 0 };
}

const glide: LessonOn = {
  head: ['altitude', 'speed', 'a spin next', 'past the wall'],
  isMet(moment, choices) {
    const { pose, dives } = glidden(moment, choices);
    return stallChance(pose, dives) === 0 && canEscape(moment.tables, pose, pose.speed);
  },
  figures(moment, choices) {
    const { pose, dives } = glidden(moment, choices);
    const past = canEscape(moment.tables, pose, pose.speed) ? 'yes' : 'no';
    return [`${pose.alt}`, `${pose.speed}`, percent(stallChance(pose, dives)), past];
  },
};

/** The most that a safe end of the movement is worth by some measure. */
const mostOf = (moment: PitMoment, of: (end: End) => number): number => {
  const flying = flyingIn(moment);
  const ends = endsOf(flying).filter((end) => end.kind === 'early stop' || isSafe(flying, end));
  return Math.max(...ends.map(of));
};

const hitFrom = (moment: PitMoment, end: End): number => {
  const { how, hit } = harmFrom(moment, end);
  return how === 'throw' ? hit : 0;
};

const throwing: LessonOn = {
  head: ['altitude', 'speed', 'hit', 'levels'],
  isMet(moment, choices) {
    const end = flownIn(moment, choices);
    return hitFrom(moment, end) === mostOf(moment, (one) => hitFrom(moment, one));
  },
  figures(moment, choices) {
    const end = flownIn(moment, choices);
    const { alt, speed } = end.pose;
    const { how, hit, levels } = harmFrom(moment, end);
    return [`${alt}`, `${speed}`, ...(how === 'throw' ? [percent(hit), levels.toFixed(1)] : [NONE, NONE])];
  },
};

const ram: LessonOn = {
  head: ['hit', 'it loses', 'stunned', 'you lose'],
  isMet(moment, choices) {
    const { levels } = harmFrom(moment, flownIn(moment, choices));
    return levels === mostOf(moment, (end) => harmFrom(moment, end).levels);
  },
  figures(moment, choices) {
    const { how, hit, levels, stunned, own } = harmFrom(moment, flownIn(moment, choices));
    if (how === 'nothing') return [NONE, NONE, NONE, NONE];
    return [how === 'ram' ? NONE : percent(hit), levels.toFixed(1), percent(stunned), own.toFixed(1)];
  },
};

/** 12.35 What is in the hand after the answers, and whether there was a try among them. */
function handled(
  moment: PitMoment,
  choices: readonly unknown[],
): { readonly hand: Weapon | null; readonly tries: boolean } {
  let { hand } = ownIn(moment);
  let tries = false;
  for (const act of choices as readonly PilotAct[]) {
    if (act.do === 'take') hand = act.weapon;
    if (act.do === 'stow' || act.do === 'drop') hand = null;
    if (act.do === 'escape') tries = true;
  }
  return { hand, tries };
}

const TURNS = [1, 2, 3] as const;

/** The chance to be out of the net in so many turns, trying in each that is left. */
function freeBy(moment: PitMoment, choices: readonly unknown[], turns: number): number {
  const { hand, tries } = handled(moment, choices);
  const count = turns - (tries ? 0 : 1);
  return 1 - (1 - freedChance(moment.tables, hand)) ** count;
}

const net: LessonOn = {
  head: ['this turn', 'by the next', 'by the third'],
  isMet: (moment, choices) => handled(moment, choices).hand === 'dagger',
  figures: (moment, choices) => TURNS.map((turns) => percent(freeBy(moment, choices, turns))),
};

const floor: LessonOn = {
  head: ['altitude', 'speed', 'out by a spin'],
  isMet(moment, choices) {
    const end = flownIn(moment, choices);
    const rises = end.pose.alt > ownIn(moment).alt;
    return end.kind === 'end' && rises && sinkChance(end.pose, moment.state.floor) === 0;
  },
  figures(moment, choices) {
    const { pose, kind } = flownIn(moment, choices);
    const spun = kind === 'collision' ? { ...pose, speed: 0 } : pose;
    return [`${spun.alt}`, `${spun.speed}`, percent(sinkChance(spun, moment.state.floor))];
  },
};

const TAUGHT: { readonly [id: string]: LessonOn } = { wall, glide, throw: throwing, ram, net, floor };

/** What the lesson of an id reckons. Throws where there is none: a bug. */
export const gliderpitTaught = (id: string): LessonOn => reckoningOf(TAUGHT, id);
