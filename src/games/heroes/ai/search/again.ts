/** The rest of a turn from any question on, by what the seat that is asked is told. */
import type { Request } from '../../../../kernel/request.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { resolveAttack } from '../../rules/blows/attack.ts';
import { resolveStruck } from '../../rules/blows/hit.ts';
import { resolveWound } from '../../rules/blows/wound.ts';
import { type HeroesContext, type HeroesDecisions, resolveAsking } from '../../rules/kit.ts';
import { resolveManeuver, resolveOpening } from '../../rules/maneuver.ts';
import { resolveArrival } from '../../rules/moves.ts';
import { fighterOf } from '../../rules/roster.ts';
import { endTurn, resolveLedTurn } from '../../rules/sequence.ts';
import { resolveToss } from '../../rules/specials.ts';
import type { Fighter } from '../../rules/types.ts';

type Asked = Request<HeroesDecisions>;

/** Puts the question to all whom it concerns, and plays the turn out. */
export function* resolveTurnAgain(ctx: HeroesContext, asked: Asked): Rule<HeroesDecisions> {
  const { order, done } = ctx.state;
  const fighter = fighterOf(ctx.state, order[done - 1] ?? asked.fighter);
  yield* resolveAgain(ctx, asked, fighterOf(ctx.state, asked.fighter));
  endTurn(ctx, fighter);
}

function* resolveAgain(ctx: HeroesContext, asked: Asked, fighter: Fighter): Rule<HeroesDecisions> {
  switch (asked.kind) {
    case 'act':
      return yield* resolveLedTurn(ctx, fighter);
    case 'pick-up':
    case 'target':
      return yield* resolveArrival(ctx, fighter);
    case 'bonus':
      return yield* resolveContestAgain(ctx);
    case 'edge':
      return yield* resolveOpening(ctx, fighter, fighterOf(ctx.state, asked.foe));
    case 'swordsman': {
      const [picked = 0] = yield* resolveAsking<'swordsman'>([asked]);
      const { part, guard, damage } = asked.places[picked];
      if (guard === null) yield* resolveStruck(ctx, fighter, fighterOf(ctx.state, asked.foe), part, damage);
      return;
    }
    case 'star-power': {
      const { first, second } = exchangeIn(ctx);
      const by = first === fighter.id ? second : first;
      return yield* resolveWound(ctx, fighterOf(ctx.state, by), fighter, asked.part, asked.damage);
    }
  }
}

/** 3.7 Both commit again, and the pools are rolled. */
function* resolveContestAgain(ctx: HeroesContext): Rule<HeroesDecisions> {
  const { kind, first, second, advantage, bash, retakes } = exchangeIn(ctx);
  const [one, two] = [fighterOf(ctx.state, first), fighterOf(ctx.state, second)];
  if (kind === 'maneuver') yield* resolveManeuver(ctx, one, two);
  else if (kind === 'net') yield* resolveToss(ctx, one, two);
  else yield* resolveAttack(ctx, one, two, { advantage, bash }, retakes);
}

function exchangeIn({ state: { exchange } }: HeroesContext) {
  if (exchange === null) throw new Error('such a question is asked in an exchange alone');
  return exchange;
}
