/** GR-81 The munera of a campaign, step by step. */
import { resolveAftermath } from './aftermath.ts';
import { resolveBill } from './bill.ts';
import { drawMunera, firstOfYear, munusNow, SENTENCE } from './calendar.ts';
import { endSentence } from './ending.ts';
import { type CampaignContext, type CampaignRule, resolveCampaignAsk } from './kit.ts';
import { resolveArms } from './market.ts';
import { bringsArms, hasAnimals, matchOrder } from './order.ts';
import { fillUp, passMonths, playDuels } from './rivals.ts';
import { sitOut } from './sitting-out.ts';
import { type CampaignState, MUNUS_STEPS, type MunusStep, type TakenMatch } from './types.ts';
import { resolveWeeks } from './weeks.ts';

/** GR-81, GR-91 The sentence, and who is about. */
export function condemn(ctx: CampaignContext): void {
  const { state, emit } = ctx;
  emit({ kind: 'condemned', cite: 'GR-81', name: state.man.name, munera: SENTENCE });
  fillUp(ctx);
}

/** What a munus is at. */
const munusStep = ({ phase }: Pick<CampaignState, 'phase'>): MunusStep => MUNUS_STEPS[phase - 1] ?? 'weeks';

/** GR-81 One step of a munus. */
export function* playPhase(ctx: CampaignContext): CampaignRule {
  const { state, emit } = ctx;
  const last = state.phase % MUNUS_STEPS.length === 0;
  if (last) state.turn += 1;
  state.phase = last ? 1 : state.phase + 1;
  switch (munusStep(state)) {
    case 'weeks':
      if (firstOfYear(state.turn) === state.turn) drawMunera(ctx);
      return yield* resolveWeeks(ctx);
    case 'morning': {
      const { giver, town } = munusNow(state);
      emit({ kind: 'munus', cite: 'GR-82', munus: state.turn, giver, town });
      return playDuels(ctx);
    }
    case 'sand':
      return yield* resolveSand(ctx);
    case 'evening':
      passMonths(ctx);
      return endSentence(ctx);
  }
}

/** GR-92 The match of the day, or none. */
function* resolveSand(ctx: CampaignContext): CampaignRule {
  const { state } = ctx;
  const taken = yield* resolveBill(ctx);
  if (taken === null) return sitOut(ctx);
  const items = bringsArms(munusNow(state)) ? yield* resolveArms(ctx, taken) : null;
  const order = matchOrder(state, ctx.tables.match, taken, items);
  announce(ctx, taken, order);
  const [result] = yield* resolveCampaignAsk<'match'>([{ kind: 'match', seat: 0, cite: 'GR-81', ...order }]);
  if (result === undefined) return;
  const { by, digest, winner } = result;
  const won = winner === null ? null : winner === 0;
  ctx.emit({ kind: 'match-fought', cite: 'GR-81', number: order.number, won, by, digest });
  yield* resolveAftermath(ctx, taken, items, result);
}

function announce(
  { state, emit }: CampaignContext,
  { offer, mortal }: TakenMatch,
  { number, setup: { fighters } }: ReturnType<typeof matchOrder>,
): void {
  const teams = [...new Set(fighters.map(({ team }) => team))];
  const sides = teams.map((team) =>
    fighters
      .filter((one) => one.team === team)
      .map(({ name }) => name)
      .join(' and '),
  );
  const species = hasAnimals(offer.kind) ? munusNow(state).species : null;
  emit({ kind: 'match-made', cite: 'GR-92', number, sides, species, mortal });
}
