/** Chapter 18: helpless men, appeals, and how a bout ends. */
import { type DiceCounts, ONE_DIE, type Throw, TWO_DICE } from '../../../../kernel/dice.ts';
import { distance } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier } from '../../../../kernel/modifier.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { CORD, isBound } from '../advanced/ensnared.ts';
import { isTeamMatch } from '../advanced/waves.ts';
import { armedCf, hasAtPoint } from '../advanced/weapons.ts';
import { isHorse } from '../beasts/mounts.ts';
import type { AppealCause } from '../events.ts';
import type { GladiatorRule, PhaseContext } from '../phase.ts';
import { isActive, isUpright, movesLeft, performance, weaponOf, woundLoss } from '../sheet.ts';
import type { Side } from '../side.ts';
import type { MissusChart, Tables } from '../tables/types.ts';
import type { EndCause, Fighter, FighterId, GladiatorDecisions, ResultLetter, State } from '../types.ts';
import { putBack } from './crowding.ts';
import { kill } from './harm.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** C17 He is spared on this or more. */
const MISSUS_MIN = 10;

/**
 * 18.2 Every man who cannot help himself, with an armed enemy over him, must appeal to him (P67, P145,
 * F26). It takes the phase of both, and of nobody else (18.4).
 */
export function* resolveAppeals(ctx: PhaseContext): GladiatorRule {
  for (const fighter of ctx.state.fighters) {
    const why = fighter.fate === 'fighting' ? helplessness(ctx, fighter) : null;
    for (const to of why === null ? [] : victorsOf(ctx, fighter)) {
      if (why === null || !(yield* resolveMercy(ctx, fighter, to))) continue;
      appeal(ctx, fighter, to, why);
      break; // P67 One appeal, one verdict.
    }
  }
}

/** P156 Who can hear a fallen man, the nearest first. */
function victorsOf(ctx: PhaseContext, fallen: Fighter): readonly Fighter[] {
  const over = ctx.state.fighters.filter((enemy) => enemy.side !== fallen.side && standsOver(ctx, enemy, fallen));
  const range = ({ at }: Fighter) => distance(at, fallen.at);
  return over.sort((a, b) => range(a) - range(b));
}

/** 8.3, F6 The men run onto appeals at once; refused, the runner steps back to where he came from (P152). */
export function* resolveRunOnto(ctx: PhaseContext): GladiatorRule {
  for (const { target, by } of ctx.runOnto) {
    if (yield* resolveMercy(ctx, target, by.fighter)) appeal(ctx, target, by.fighter, 'run-onto');
    else putBack(ctx, by, 'P152');
  }
}

/** P68 With other enemies about, a victor may let his man lie; a centurion never does. */
export function* resolveMercy(ctx: PhaseContext, fighter: Fighter, to: Fighter): GladiatorRule<boolean> {
  const others = ctx.state.fighters.some((one) => one.side !== to.side && one !== fighter && isActive(one));
  if (!others || to.by === 'book') return true;
  const ask = { kind: 'mercy', seat: to.seat ?? 0, cite: '18.4', fighter: to.id, target: fighter.id } as const;
  const [allowed = true] = yield* resolveAsking<'mercy'>([ask]);
  if (!allowed) ctx.emit({ kind: 'appeal-refused', cite: '18.4', fighter: fighter.id, to: to.id });
  return allowed;
}

/** 18.4, P68 Whether a man who has other enemies left hears the appeal of one who cannot help himself. */
export const mercyDecision: DecisionRules<State, Tables, GladiatorDecisions['mercy']['ask'], boolean> = {
  check: () => null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(2) === 0,
};

/** P67, 21.7.2 Why a man cannot help himself, or null. */
function helplessness({ state, tables }: PhaseContext, fighter: Fighter): AppealCause | null {
  if (fighter.beast !== null) return null; // P97 beasts beg nobody
  if (isBound(state, fighter)) return 'bound';
  if (fighter.posture !== 'prone') return null;
  if (!fighter.conscious) return 'unconscious';
  if (fighter.ensnared !== null) return fighter.ensnared.dragged ? 'dragged' : 'ensnared';
  if (fighter.grappled !== null) return 'grappled'; // P171 a hold leaves him helpless
  return movesLeft(tables, fighter) === 0 ? 'no-moves' : null;
}

/** P67 Whether a man is at an enemy's mercy: in the front of his weapon, or on his cord. */
function standsOver({ state, tables }: PhaseContext, enemy: Fighter, fallen: Fighter): boolean {
  const able = isUpright(enemy) && !enemy.aside && weaponOf(enemy) !== null && armedCf(state.rules, tables, enemy) >= 1;
  return able && (isOnCord(state, enemy, fallen) || hasAtPoint(state, tables, enemy, fallen.at));
}

/** 20.6.2.1, 21.7.2 Whether a man was dragged down or is bound by the cord that an enemy holds: neither front nor reach is asked. */
function isOnCord(state: Readonly<State>, holder: Fighter, fallen: Fighter): boolean {
  const { ensnared } = fallen;
  if (ensnared?.holder !== holder.id || distance(holder.at, fallen.at) > CORD) return false;
  return isBound(state, fallen) || (ensnared.dragged && fallen.posture === 'prone');
}

/**
 * 18.3 2D6 with performance and prestige: 10 or more spares him; else he dies, by the victor's hand (18.3.2), who
 * does no more in this phase (18.4). In a death match he is not heard (38.3.1).
 */
export function appeal(ctx: PhaseContext, fighter: Fighter, to: Fighter | null, why: AppealCause): void {
  if (to !== null) to.aside = true;
  if (ctx.state.sineMissione) {
    kill(ctx, fighter, to, 'sine-missione');
    return;
  }
  const roll = missusRoll(ctx.tables, fighter, ctx.state.turn, ctx.dice.throw('missus', missusDice(ctx.tables)));
  const spared = met(roll);
  const stans = why === 'stans-missus';
  if (spared && !stans) fighter.fate = 'spared';
  if (!spared && (!stans || ctx.state.rules.stansKills)) fighter.fate = 'dead'; // C80 who is not spared dies
  ctx.lastEnd = spared ? 'spared' : 'refused';
  const { id, fate } = fighter;
  const event = { fighter: id, to: to?.id ?? null, why, performance: performance(fighter), fate };
  ctx.emit({ kind: 'appealed', cite: '18.3', ...event, rolls: [roll] });
}

/** 18.3, P265 The dice for a man's life. */
export function missusDice({ formulas }: Pick<Tables, 'formulas'>): DiceCounts {
  return VERDICTS[formulas.missus].dice;
}

/** 18.3 The roll for a man's life in a turn. */
export function missusRoll(tables: Tables, fighter: Fighter, turn: number, thrown: Throw): Roll {
  return VERDICTS[tables.formulas.missus].roll(tables, fighter, turn, thrown);
}

interface Verdict {
  readonly dice: DiceCounts;
  readonly roll: typeof missusRoll;
}
const VERDICTS: { readonly [F in Tables['formulas']['missus']]: Verdict } = {
  'two dice': { dice: TWO_DICE, roll: performanceRoll },
  columns: { dice: ONE_DIE, roll: columnRoll },
  'columns by wounds': { dice: ONE_DIE, roll: columnRoll },
};

const verdictText = (spared: boolean) => (spared ? 'spared' : 'no mercy');

/** 18.3 2D6 with performance and prestige. */
function performanceRoll(...[, fighter, , thrown]: Parameters<typeof missusRoll>): Roll {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, performance(fighter), 'performance', '18.3');
  addModifier(modifiers, fighter.pr, 'prestige', '18.3');
  return needing(rollOf('missus', '18.3', thrown, 'sum', modifiers), '>=', MISSUS_MIN, verdictText);
}

/** P307 CF lost by wounds that are worth a column, and the first turn that is worth one. */
const COLUMN_WORTH = { cf: 4, turn: 5 } as const;

/** P265, P307 The column of a man, and what brings him beyond that of his CF. */
function columnOf(
  tables: Tables,
  fighter: Fighter,
  turn: number,
): { readonly column: number; readonly chart: MissusChart; readonly why: string } {
  const { missus: chart, formulas } = tables;
  if (chart === null) throw new Error('there is no chart for missus');
  const column = chart.columnOf(fighter.attackTotal - fighter.defenceTotal);
  if (formulas.missus !== 'columns by wounds') return { column, chart, why: '' };
  const lost = woundLoss(tables, fighter);
  const wounds = Math.floor(lost / COLUMN_WORTH.cf);
  const late = turn >= COLUMN_WORTH.turn ? 1 : 0;
  const reasons = [
    ...(wounds > 0 ? [`+${wounds} for ${lost} CF lost by wounds`] : []),
    ...(late > 0 ? [`+1 from turn ${COLUMN_WORTH.turn} on`] : []),
  ];
  const why = reasons.length === 0 ? '' : `, columns ${reasons.join(', ')} (P307)`;
  return { column: Math.min(chart.columns - 1, column + wounds + late), chart, why };
}

/** P265, P307 The least face of the die that spares a man in a turn. */
export function missusLeast(tables: Tables, fighter: Fighter, turn: number): number {
  const { column, chart } = columnOf(tables, fighter, turn);
  return DIE_FACES.findIndex((face) => chart.at(face, column).value === 'up') + 1;
}

/**
 * P265 By the chart of 1981 a die is thrown on the column of what he has spent on attack, less what on defence; his
 * wounds and the turn bring him beyond it where V2.0 is in force (P307).
 */
function columnRoll(...[tables, fighter, turn, thrown]: Parameters<typeof missusRoll>): Roll {
  const { column, chart, why } = columnOf(tables, fighter, turn);
  const sum = rollOf('missus', 'P265', thrown, 'sum');
  const least = missusLeast(tables, fighter, turn);
  const roll = needing(sum, '>=', least, (spared) => `${verdictText(spared)}${why}`);
  return { ...roll, table: chart.at(sum.total, column).table };
}

const DIE_FACES = [1, 2, 3, 4, 5, 6] as const;

const SIDES: readonly Side[] = [0, 1];

/** The sides with anybody in the arena but horses. */
export function sidesLeft({ fighters }: Readonly<State>): readonly Side[] {
  return SIDES.filter((side) => fighters.some((one) => one.side === side && one.fate === 'fighting' && !isHorse(one)));
}

/**
 * 5.4.1, 26.7.1 The match is stopped. In a match of teams the side with more men on their feet has won, and
 * the others ask for their lives (P70, P153); else all who are left are judged, and nobody has won (P69).
 */
export function stopMatch(ctx: PhaseContext): void {
  const { fighters } = ctx.state;
  const [first, second] = ([0, 1] as const).map((side) => fighters.filter((one) => one.side === side && isActive(one)));
  const ahead = isTeamMatch(ctx.state) ? (first?.length ?? 0) - (second?.length ?? 0) : 0;
  const winner = ahead === 0 ? null : ahead > 0 ? 0 : 1;
  const judged = fighters.filter((one) => one.fate === 'fighting' && one.side !== winner && !isHorse(one));
  const why = winner === null ? 'stans-missus' : 'outnumbered';
  for (const fighter of judged) appeal(ctx, fighter, null, why);
  endBout(ctx, winner, why);
}

/** 5.3, P70 Ends the bout when a side has no man left in the arena. */
export function testEnd(ctx: PhaseContext): void {
  const left = sidesLeft(ctx.state);
  if (left.length === 2 || ctx.state.outcome !== null) return;
  const [winner] = left;
  endBout(ctx, winner ?? null, winner === undefined ? endOfAll(ctx) : ctx.lastEnd);
}

/**
 * 9.4.3, 10.5, P71 How a bout ends of which nobody is left: blow fell with blow, or the victor of this phase has bled
 * to death after all, or the last of both sides have.
 */
export function endOfAll({ sidesBeforeBlood }: PhaseContext): EndCause {
  if (sidesBeforeBlood === 0) return 'both-dead';
  return sidesBeforeBlood === 1 ? 'victor-bled' : 'both-bled';
}

/** Ends that come by the clock, with their rule. */
const ENDS: { readonly [C in EndCause]?: string } = {
  'stans-missus': '5.4.1',
  outnumbered: '26.7.1',
  hunted: 'P97',
  'hunt-over': 'P97',
  'both-dead': '9.4.3',
  'victor-bled': '10.5',
  'both-bled': '10.5',
};

/** Writes the result letters (3.8.1, P70), lets the mortally wounded die (P51), and closes the bout. */
export function endBout(ctx: PhaseContext, winner: Side | null, by: EndCause): void {
  const results: { [fighter: FighterId]: ResultLetter } = {};
  const men = ctx.state.fighters.filter((one) => !isHorse(one) && one.fate !== 'waiting'); // P216 who never came in has none
  for (const fighter of men) results[fighter.id] = letterOf(fighter, winner);
  ctx.state.outcome = { winner, by, results };
  for (const fighter of ctx.state.fighters) {
    if (!fighter.mortal || fighter.fate === 'dead') continue;
    fighter.fate = 'dead';
    ctx.emit({ kind: 'died-of-wounds', cite: '10.5', fighter: fighter.id });
  }
  ctx.emit({ kind: 'bout-ended', cite: ENDS[by] ?? '5.3', winner, by, results });
}

function letterOf({ fate, side }: Fighter, winner: Side | null): ResultLetter {
  if (fate === 'dead') return 'P';
  if (fate === 'spared') return 'M';
  return side === winner ? 'V' : 'S';
}
