/** MR-65, MR-67 The morning of a munus: bouts among the others, and the mood that they leave. */
import { type Lot, ONE_DIE } from '../../../kernel/dice.ts';
import { derive } from '../../../kernel/rng.ts';
import { rollOf } from '../../../kernel/roll.ts';
import { settleRivals } from './aftermath.ts';
import { bookFighter } from './bout.ts';
import { munusOf } from './calendar.ts';
import type { CareerContext } from './kit.ts';
import { playedByBook } from './result.ts';
import { fitRivals } from './rivals.ts';
import type { OtherBout, Rival } from './types.ts';

/** Bouts of a munus have seeds of their own, so many numbers apart. */
const BOUTS_A_MUNUS = 10;

/** MR-65 One to three duels among the others, fought out by the book. */
export function playMorning(ctx: CareerContext): void {
  const { state, dice, emit } = ctx;
  const { giver, town } = munusOf(state, state.turn);
  const roll = rollOf('duels', 'MR-65', dice.throw('duels', ONE_DIE), 'd3');
  emit({ kind: 'munus', cite: 'MR-55', rolls: [roll], munus: state.turn, giver, town });
  state.sparedToday = 0;
  for (let n = 0; n < roll.total; n++) {
    const open = [...fitRivals(state)];
    const lots: Lot[] = [];
    const draw = (): Rival | undefined => {
      const lot = dice.lot('duel', 'MR-65', open.length);
      lots.push(lot);
      return open.splice(lot.picked, 1)[0];
    };
    if (open.length < 2) return;
    const [one, other] = [draw(), draw()];
    if (one !== undefined && other !== undefined) fightDuel(ctx, [one, other], n, lots);
  }
  emit({ kind: 'mood', cite: 'MR-67', spared: state.sparedToday });
}

function fightDuel(ctx: CareerContext, pair: readonly [Rival, Rival], n: number, lots: readonly Lot[]): void {
  const { state, tables, emit } = ctx;
  const { arena, temper } = munusOf(state, state.turn);
  const { appeal } = tables.tempers[temper];
  const setup = {
    ...{ arena, endlessArrows: false, sparedToday: state.sparedToday },
    ...(appeal === 0 ? {} : { terms: { value: appeal, why: `a ${temper} giver` } }),
    fighters: pair.map((one, team) => bookFighter(one, team)),
  };
  const seed = derive(state.seed, 'others', BOUTS_A_MUNUS * state.turn + n);
  const result = playedByBook(tables.bout, setup, seed);
  const out = result.fighters.find(({ status }) => status !== 'active')?.status ?? 'drawn';
  const bout: OtherBout = {
    ...{ munus: state.turn, names: [pair[0].name, pair[1].name], rounds: result.rounds },
    ...{ winner: result.winner === 0 || result.winner === 1 ? result.winner : null, end: outText(out) },
  };
  state.others.push(bout);
  emit({ kind: 'undercard', cite: 'MR-65', lots, bout });
  state.sparedToday += result.fighters.filter(({ status }) => status === 'spared').length;
  settleRivals(ctx, pair, result, [0, 1]);
}

const outText = (status: string): OtherBout['end'] =>
  status === 'spared' || status === 'killed' || status === 'dead' ? status : 'drawn';
