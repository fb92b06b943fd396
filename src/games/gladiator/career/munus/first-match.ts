/** P356: the first match of a lenient career is a matched pair, against the one of several newcomers whom its man most likely outlives. */
import { runBook } from '../../../../kernel/runner.ts';
import type { ArenaSetup } from '../../rules/arena/types.ts';
import { gladiator } from '../../rules/index.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { CareerContext, ManContext } from '../context.ts';
import type { CombatClass, Man } from '../man/man-types.ts';
import { newcomer } from '../man/newcomer.ts';
import { classOf } from '../man/talents.ts';
import { boutSetup, OWN_FIGHTER, streamSeed } from './bout-order.ts';
import type { Bill, Billed } from './munus-types.ts';
import { rollClass } from './pairing.ts';

/** P356 The most newcomers who are drawn, and the bouts of the book by which each of them is weighed. */
const DRAWN_MOST = 20;
const BOUTS = 8;
/** 34 Luck would have every roll asked about, and favours neither. */
const LUCK = 34;

/** The bill of a first match, in this arena. */
export function kindBill(ctx: CareerContext, man: Man, arena: ArenaSetup): Bill {
  const { emit } = ctx;
  emit({ kind: 'match-chosen', cite: 'P356', type: 'matched-pair', byDice: false });
  const weighed = weighedOnes(ctx, man, arena);
  const { one, survived } = weighed.reduce((best, other) => (isKinder(other, best) ? other : best));
  const { name, style } = one.man;
  emit({
    kind: 'first-match-chosen',
    cite: 'P356',
    ...{ foe: name, bouts: BOUTS },
    weighed: weighed.map(({ one: { man: foe }, ...weight }) => ({ foe: foe.name, ...weight })),
  });
  emit({ kind: 'billed', cite: '38.4', man: name, style, side: 1, known: false });
  return { ...pairOf(one, arena), firstMatch: { drawn: weighed.length, bouts: BOUTS, survived } };
}

/** Newcomers drawn and weighed one after the other, until he lives through all bouts against one of them. */
function weighedOnes(ctx: CareerContext, man: Man, arena: ArenaSetup): readonly Weighed[] {
  const weighed: Weighed[] = [];
  let most = 0;
  while (weighed.length < DRAWN_MOST && most < BOUTS) {
    const before = weighed.map(({ one }) => one);
    const one = newcomer(ctx, drawClass(ctx, man), false, before);
    const weight = weightOf(ctx, man, pairOf(one, arena), most);
    most = Math.max(most, weight.survived);
    weighed.push({ one, ...weight });
  }
  return weighed;
}

/** 38.4.1 The class of one who is drawn; it is told of the draw, and not of the match. */
function drawClass(ctx: CareerContext, man: Man): CombatClass {
  const emit: ManContext['emit'] = (event) =>
    ctx.emit(event.kind === 'class-rolled' ? { ...event, kind: 'newcomer-class-rolled' } : event);
  return rollClass({ ...ctx, emit }, classOf(ctx.tables, man.style));
}

const pairOf = (one: Billed, arena: ArenaSetup): Bill => ({
  ...{ type: 'matched-pair', unique: false, deathMatch: false },
  ...{ comrades: [], challengers: [one], beasts: [], arena },
});

/** What bouts against somebody came to: how many were fought, in how many of them he lived, and in how many he won. */
interface Weight {
  readonly fought: number;
  readonly survived: number;
  readonly won: number;
}

interface Weighed extends Weight {
  readonly one: Billed;
}

/**
 * A bill fought again and again, until he has died too often to live through `least` of the bouts: the book leads both
 * sides, nobody has luck, and the dice are none of the career's.
 */
function weightOf({ state, tables }: CareerContext, man: Man, bill: Bill, least: number): Weight {
  const { sections, ...others } = state.setup.rules;
  const rules = { ...others, sections: sections.filter((section) => section !== LUCK) };
  const setup = boutSetup({ rules, lead: null }, tables, { man, fs: 0 }, bill);
  let weight: Weight = { fought: 0, survived: 0, won: 0 };
  while (weight.fought < BOUTS && weight.fought - weight.survived <= BOUTS - least) {
    const seed = streamSeed(state.seed, 'first', weight.fought);
    const end = runBook(gladiator, tables.gladiator, setup, seed, () => {}, 'afterwards').state;
    weight = {
      fought: weight.fought + 1,
      survived: weight.survived + (fighterOf(end, OWN_FIGHTER).fate === 'dead' ? 0 : 1),
      won: weight.won + (end.outcome?.winner === 0 ? 1 : 0),
    };
  }
  return weight;
}

/** Whom he outlives more often; of equals, whom he beats more often. */
function isKinder(a: Weight, b: Weight): boolean {
  return a.survived > b.survived || (a.survived === b.survived && a.won > b.won);
}
