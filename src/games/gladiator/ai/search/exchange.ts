/** The rest of a phase from the division of CF on, by what the seat that divides them is told. */
import { poolModifiers, poolOf, type Reach } from '../../rules/basic/allocation.ts';
import { isBehind, type Positioned } from '../../rules/basic/engagement.ts';
import { beginPhase, type GladiatorContext, type GladiatorRule, type PhaseContext } from '../../rules/phase.ts';
import { playFromExchange } from '../../rules/sequence.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Advantage, Fighter, FighterId, GladiatorDecisions } from '../../rules/types.ts';

type Ask = GladiatorDecisions['allocate']['ask'];

/** Puts the division of CF to all whom it concerns, and plays the phase out. */
export function* playExchangeAgain(context: GladiatorContext, ask: Ask): GladiatorRule {
  const ctx = beginPhase(context);
  yield* playFromExchange(ctx, engagedIn(ctx, ask));
}

/** All who fight in this phase, in the order of the fighters; of his own pool he knows all, of the others' what can be seen. */
function engagedIn(ctx: PhaseContext, ask: Ask): readonly Positioned[] {
  const { positions } = ask;
  const ids = new Set([ask.fighter, ...ask.foes, ...positions.flatMap(({ fighter, target }) => [fighter, target])]);
  const named = (list: readonly FighterId[]) => list.map((id) => fighterOf(ctx.state, id));
  return ctx.state.fighters
    .filter(({ id, beast }) => ids.has(id) && beast?.horse !== true)
    .map((fighter): Positioned => {
      const own = positions.filter((one) => one.fighter === fighter.id);
      if (fighter.id === ask.fighter)
        return { fighter, foes: named(ask.foes), threats: named(ask.threats), pool: ask.pool, positions: own };
      return engaged(ctx, ask, fighter, own);
    });
}

function engaged(ctx: PhaseContext, ask: Ask, fighter: Fighter, own: readonly Advantage[]): Positioned {
  const { id } = fighter;
  const threatening = ask.positions.filter(({ target }) => target === id).map((one) => one.fighter);
  const mine = ask.foes.includes(id) ? [ask.fighter] : [];
  const ids = [...new Set([...own.map(({ target }) => target), ...threatening, ...mine])];
  const men = (list: readonly FighterId[]) =>
    ctx.state.fighters.filter((one) => list.includes(one.id) && one.beast?.horse !== true);
  const threats = men(threatening);
  const pooled = own.flatMap(({ apart, modifiers }) => (apart ? [] : modifiers));
  const reach = own.map(({ target, apart, modifiers }): Reach => {
    const at = fighterOf(ctx.state, target);
    const past = isBehind(fighter, { fighter: at, threats: threatsTo(ctx, ask, at) });
    return { target: at, edge: apart ? modifiers : [], past };
  });
  const pool = poolOf(ctx, fighter, poolModifiers(ctx.tables, fighter, pooled, ctx.state.rules), reach);
  return { fighter, foes: men(ids), threats, pool, positions: own };
}

function threatsTo(ctx: PhaseContext, ask: Ask, { id }: Fighter): readonly Fighter[] {
  const ids =
    id === ask.fighter ? ask.threats : ask.positions.filter(({ target }) => target === id).map((one) => one.fighter);
  return ids.map((one) => fighterOf(ctx.state, one));
}
