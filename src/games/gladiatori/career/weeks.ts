/** GR-86 to GR-88 The weeks before a munus: drill, rest or work, and trade beside it. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import type { Build } from '../rules/setup-types.ts';
import { buildFaults, coinsOf } from '../rules/sheets.ts';
import type { Tables } from '../rules/tables/types.ts';
import { endCampaign } from './ending.ts';
import { type CampaignContext, type CampaignRule, resolveCampaignAsk } from './kit.ts';
import { openMarket, trade, tradeFault } from './market.ts';
import { COSTS, costFault, payFor, take } from './purse.ts';
import type { CampaignState, WeeksAct } from './types.ts';
import { coinsFor, spareCoins } from './veterans.ts';

/** GR-88 Wounds that heal by themselves in weeks of drill or work. */
const HEALS = 1;
/** GR-88 What a surgeon adds to a die of rest. */
export const SURGEON = 3;

/** GR-86 What is done with the weeks. */
export function* resolveWeeks(ctx: CampaignContext): CampaignRule {
  openMarket(ctx);
  for (;;) {
    const [act = { do: 'work' } as const] = yield* resolveCampaignAsk<'weeks'>([
      { kind: 'weeks', seat: 0, cite: 'GR-86' },
    ]);
    if (!spendWeeks(ctx, act)) return;
  }
}

/** Does something; whether the weeks are still open after it. */
function spendWeeks(ctx: CampaignContext, act: WeeksAct): boolean {
  switch (act.do) {
    case 'buy':
    case 'sell':
      trade(ctx, act.do, act.item);
      return true;
    case 'drill':
      drill(ctx, act.build);
      heal(ctx, HEALS);
      break;
    case 'work':
      work(ctx);
      heal(ctx, HEALS);
      break;
    case 'rest':
      rest(ctx, act.surgeon);
      break;
    case 'buy freedom':
      payFor(ctx, 'freedom', COSTS.freedom, 'GR-98');
      endCampaign(ctx, 'bought free', 'GR-98', 'its own denarii bought it');
      break;
    case 'close':
      endCampaign(ctx, 'closed', 'GR-100', 'its player turned away');
      break;
  }
  return false;
}

/** GR-87 The whole sheet is made anew. */
function drill({ state: { man }, tables, emit }: CampaignContext, build: Build): void {
  man.build = { sheet: { ...build.sheet }, cards: [...build.cards], powers: [...build.powers] };
  const spare = spareCoins(tables.match, man);
  emit({ kind: 'drilled', cite: 'GR-87', name: man.name, coins: coinsOf(tables.match, build), spare });
}

/** GR-86 A die of denarii for whatever there is to do. */
function work(ctx: CampaignContext): void {
  const roll = rollOf('work', 'GR-86', ctx.dice.throw('work', ONE_DIE), 'sum');
  take(ctx, 'work', roll.total, 'GR-86', [roll]);
}

/** GR-88 A die comes back, more with a surgeon. */
function rest(ctx: CampaignContext, surgeon: boolean): void {
  if (surgeon) payFor(ctx, 'a surgeon', COSTS.surgeon, 'GR-98');
  if (ctx.state.man.wounds === 0) return;
  const by = surgeon ? [modifier(SURGEON, 'a surgeon', 'GR-88')] : [];
  const roll = rollOf('rest', 'GR-88', ctx.dice.throw('rest', ONE_DIE), 'sum', by);
  heal(ctx, roll.total, [roll]);
}

function heal({ state: { man }, emit }: CampaignContext, most: number, rolls: readonly Roll[] = []): void {
  const by = Math.min(man.wounds, most);
  if (by === 0) return;
  man.wounds -= by;
  emit({ kind: 'healed', cite: 'GR-88', rolls, name: man.name, by, wounds: man.wounds });
}

/** GR-86 Why something cannot be done with the weeks, or null. */
export function weeksFault(state: Pick<CampaignState, 'man' | 'market'>, tables: Tables, act: WeeksAct): string | null {
  const { man } = state;
  switch (act.do) {
    case 'drill':
      return drillFault(tables, coinsFor(man), act.build);
    case 'buy':
    case 'sell':
      return tradeFault(state, tables, act.do, act.item);
    case 'rest':
      return act.surgeon ? costFault(man.purse, COSTS.surgeon) : null;
    case 'buy freedom':
      return costFault(man.purse, COSTS.freedom);
    default:
      return null;
  }
}

/** GR-87 What is wrong with a sheet for so many coins; null: nothing. */
function drillFault(tables: Tables, coins: number, build: Build): string | null {
  const [fault] = buildFaults(tables, build, coins);
  return fault === undefined ? null : `${fault}: it cannot be made of ${coins} coins (2.2)`;
}
