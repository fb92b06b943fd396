/** 9.1, 23.2, P315: a fight that is begun with sand alone. */
import type { DecisionRules } from '../../../../kernel/request.ts';
import { asking } from '../../../../kernel/rule.ts';
import { isFight, mayKickAt } from '../basic/engagement.ts';
import type { GladiatorRule, PhaseContext, Turnout } from '../phase.ts';
import { enemiesOf, fighterOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { FighterId, GladiatorDecisions, State } from '../types.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** P315 Seats that meant to act may kick sand at a man whom nothing in their hands reaches, and so begin a fight. */
export function* resolveSand(ctx: PhaseContext): GladiatorRule {
  const kickers = ctx.turnouts
    .filter(({ items }) => items.acts)
    .map((turnout) => ({ turnout, targets: targetsOf(ctx, turnout) }));
  const able = kickers.filter(({ targets }) => targets.length > 0);
  const answers = yield* resolveAsking<'sand'>(
    able.map(({ turnout: { fighter }, targets }) => ({
      kind: 'sand',
      seat: fighter.seat ?? 0,
      cite: '23.2',
      fighter: fighter.id,
      targets,
    })),
  );
  for (const [i, { turnout }] of able.entries()) {
    const at = answers[i] ?? null;
    turnout.items.sandAt = at === null ? null : fighterOf(ctx.state, at);
  }
}

/** Whom he has in his two-hex front, and does not fight as it is. */
function targetsOf(ctx: PhaseContext, { fighter }: Turnout): readonly FighterId[] {
  if (fighter.aside || fighter.fate !== 'fighting') return [];
  const near = enemiesOf(ctx.state, fighter).filter((one) => !one.aside && mayKickAt(ctx, fighter, one));
  return near.filter((one) => !isFight(ctx, fighter, one)).map(({ id }) => id);
}

/** P315 At whom a man kicks sand whom nothing in his hands reaches; null: at nobody. */
export const sandDecision: DecisionRules<State, Tables, GladiatorDecisions['sand']['ask'], FighterId | null> = {
  check: (_state, _tables, { targets }, at) =>
    at === null || targets.includes(at) ? null : `his sand reaches ${targets.join(' or ')} alone (23.2)`,
  list: (_state, _tables, { targets }) => [null, ...targets],
  sample: (_state, _tables, { targets }, pick) => targets[pick(targets.length + 1)] ?? null,
};
