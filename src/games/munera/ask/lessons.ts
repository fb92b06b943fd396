/** What a turn in a lesson is worth, by exact odds, and which one is taught. */
import { neighbour } from '../../../kernel/hex.ts';
import type { Request } from '../../../kernel/request.ts';
import { signed } from '../../../kernel/roll-text.ts';
import { copyPlain } from '../../../kernel/state.ts';
import { type Reckoning, reckoningOf } from '../../../odds/lessons.ts';
import { percent } from '../../../odds/offers.ts';
import { type StrikeOdds, strikeOdds } from '../odds/strike-odds.ts';
import type { Act, Attack, Shed } from '../rules/acts.ts';
import { armOf } from '../rules/gear.ts';
import { quadrantOf } from '../rules/geometry.ts';
import type { MuneraDecisions } from '../rules/kit.ts';
import { actCost } from '../rules/legal.ts';
import { pay } from '../rules/points.ts';
import { fighterOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { type Footed, footedWithout } from './shed-offers.ts';

/** A question of a bout, before it is answered. */
export interface LessonMoment {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly request: Request<MuneraDecisions>;
}

type LessonTaught = Reckoning<LessonMoment>;

const NONE = '-';

/** A turn as it was meant: the first attack with its chances from where it is made, and all that it costs. */
export interface PlannedTurn {
  readonly cost: number;
  readonly attack: { readonly how: Attack; readonly odds: StrikeOdds; readonly from: Fighter } | null;
  /** With what is struck in it, in order. */
  readonly arms: readonly string[];
}

/** 7 Plays the ways of a turn, and reckons its first attack; what the dice make of it is left out. */
export function plannedTurn({ state, tables, request }: LessonMoment, acts: readonly Act[]): PlannedTurn {
  const then: State = copyPlain(state);
  const self = fighterOf(then, request.fighter);
  let [cost, attack]: [number, PlannedTurn['attack']] = [0, null];
  const arms: string[] = [];
  for (const act of acts) {
    const ap = actCost(then, tables, self.id, act);
    cost += ap;
    if (act.do === 'turn') self.facing = act.way;
    if (act.do === 'step') self.hex = neighbour(self.hex, act.way);
    if (act.do === 'attack') {
      const { do: _, ...how } = act;
      const odds = strikeOdds(then, tables, self.id, how);
      if (attack === null && odds !== null) attack = { how, odds, from: copyPlain(self) };
      noteAttack(then, self, how, tables, arms);
    }
    pay(then, ap);
  }
  return { cost, attack, arms };
}

/** 7.26 What is struck with counts for what a second attack costs. */
function noteAttack({ acting }: State, self: Fighter, { with: way }: Attack, tables: Tables, arms: string[]): void {
  const arm = armOf(self, way, tables);
  if (arm === null || acting === null) return;
  arms.push(arm.name);
  acting.attacks += 1;
  acting.used.push(arm.mark);
}

const actsIn = (choices: readonly unknown[]): readonly Act[] => choices as readonly Act[];
const plan = (moment: LessonMoment, choices: readonly unknown[]): PlannedTurn => plannedTurn(moment, actsIn(choices));

const hitOf = ({ attack }: PlannedTurn): string => (attack === null ? NONE : percent(attack.odds.hit));
const woundsOf = ({ attack }: PlannedTurn): string => (attack === null ? NONE : attack.odds.wounds.toFixed(1));

const points: LessonTaught = {
  head: ['AP', 'hit', 'wounds'],
  isMet: (moment, choices) => plan(moment, choices).attack !== null,
  figures(moment, choices) {
    const turn = plan(moment, choices);
    return [`${turn.cost}`, hitOf(turn), woundsOf(turn)];
  },
};

const round: LessonTaught = {
  head: ['AP', 'die', 'save', 'hit', 'wounds'],
  isMet(moment, choices) {
    const { attack } = plan(moment, choices);
    if (attack === null) return false;
    const { hex, facing } = fighterOf(moment.state, attack.how.foe);
    return quadrantOf(hex, facing, attack.from.hex) !== 'front';
  },
  figures(moment, choices) {
    const turn = plan(moment, choices);
    const odds = turn.attack?.odds;
    const dice = odds === undefined ? [NONE, NONE] : [signed(odds.modifier), `${odds.save}`];
    return [`${turn.cost}`, ...dice, hitOf(turn), woundsOf(turn)];
  },
};

const NETS = ['net', 'lasso', 'cape'];

const net: LessonTaught = {
  head: ['AP', 'he is caught', 'wounds'],
  isMet: (moment, choices) => NETS.includes(plan(moment, choices).arms[0] ?? ''),
  figures(moment, choices) {
    const turn = plan(moment, choices);
    return [`${turn.cost}`, turn.attack === null ? NONE : percent(turn.attack.odds.caught), woundsOf(turn)];
  },
};

/** As often as not. */
const EVEN = 0.5;

const down: LessonTaught = {
  head: ['AP', 'he is beaten', 'hit', 'wounds'],
  isMet: (moment, choices) => (plan(moment, choices).attack?.odds.beaten ?? 0) >= EVEN,
  figures(moment, choices) {
    const turn = plan(moment, choices);
    const beaten = turn.attack === null ? NONE : percent(turn.attack.odds.beaten);
    return [`${turn.cost}`, beaten, hitOf(turn), woundsOf(turn)];
  },
};

/** 5.12 How the one who is asked would stand without what is thrown away. */
const footed = ({ state, tables, request }: LessonMoment, choices: readonly unknown[]): Footed =>
  footedWithout(state, tables, fighterOf(state, request.fighter), choices[0] as Shed);

const crowd: LessonTaught = {
  head: ['AP die', 'appeals now', 'spared then'],
  isMet: (moment, choices) => footed(moment, choices).spared === null,
  figures(moment, choices) {
    const { ap, spared } = footed(moment, choices);
    return [signed(ap), spared === null ? 'no' : 'yes', spared === null ? NONE : percent(spared)];
  },
};

const TAUGHT: { readonly [id: string]: LessonTaught } = { points, round, net, down, crowd };

/** What the lesson of an id reckons. Throws where there is none: a bug. */
export const muneraTaught = (id: string): LessonTaught => reckoningOf(TAUGHT, id);
