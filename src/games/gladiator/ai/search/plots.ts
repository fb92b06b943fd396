/** Orders worth a thought, pruned by what they lead to. */
import { type Hex, sameHex } from '../../../../kernel/hex.ts';
import { isNetReady } from '../../rules/advanced/nets.ts';
import { canReach } from '../../rules/advanced/weapons.ts';
import { plotDecision, stridesOf, usesPhase, walk } from '../../rules/basic/plot.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { enemiesOf, fighterOf, movesLeft, weaponOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, FighterId, NetPlot, Plot, State } from '../../rules/types.ts';
import { mayThrow, plainWorth } from '../plain-orders.ts';
import { nearestOf } from './features.ts';

/** Of the likeliest orders so many go with a net or a throw as well. */
const WITH_DEEDS = 3;

/** An order with what it leads to. */
interface Led {
  readonly plot: Plot;
  readonly worth: number;
  /** Where it ends, so that of orders that end alike one is enough. */
  readonly end: string;
  /** What it is like. */
  readonly kind: string;
}

/** Orders worth a thought, the likeliest first; each legal. */
export function plotsWorth(state: Readonly<State>, tables: Tables, id: FighterId): readonly Plot[] {
  const fighter = fighterOf(state, id);
  const foe = nearestOf(fighter, enemiesOf(state, fighter));
  const plots = plotDecision.list(state, tables, { fighter: id }) ?? [];
  if (foe === null) return plots.slice(0, 1);
  const led = distinct(plots.map((plot) => ledBy(state, tables, fighter, foe, plot)));
  const readied = { act: weaponOf(fighter) === null };
  const chosen = pruned(led).map(({ plot }): Plot => ({ ...plot, ...readied }));
  return [...chosen, ...withDeeds(state, tables, fighter, chosen.slice(0, WITH_DEEDS))];
}

function ledBy(state: Readonly<State>, tables: Tables, fighter: Fighter, foe: Fighter, plot: Plot): Led {
  const way = walk(fighter, stridesOf(tables, plot.actions));
  const there = { ...fighter, ...(way.at(-1) ?? {}) };
  const code = plot.actions[0]?.code ?? 'X';
  const special = tables.actions[code].kind === 'special' && code !== 'X' ? code : '';
  const reaches = canReach(state, tables, there, foe);
  const reached = canReach(state, tables, { ...foe, facing: foe.facing }, there);
  const meets = way.some(({ at }) => sameHex(at, foe.at));
  const range = Math.min(4, rangeBetween(there, foe));
  const moves = usesPhase(plot.actions);
  const over = moves && movesLeft(tables, fighter) === 0;
  return {
    plot,
    worth: plainWorth(state, tables, fighter, foe, plot),
    end: `${special}${placeText(there.at)}${there.facing}${meets}${moves}`,
    kind: `${special} ${range} ${reaches} ${reached} ${meets} ${moves} ${over}`,
  };
}

const placeText = ({ q, r }: Hex): string => `${q},${r},`;

/** The best first; of those that end alike the best alone. */
function distinct(led: readonly Led[]): readonly Led[] {
  const order = led.map((one, i) => ({ one, i })).sort((a, b) => b.one.worth - a.one.worth || a.i - b.i);
  const ends = new Set<string>();
  return order.flatMap(({ one }) => {
    if (ends.has(one.end)) return [];
    ends.add(one.end);
    return [one];
  });
}

/** Orders that are weighed: the likeliest whatever they lead to, and the likeliest of each kind. */
const LIKELIEST = 10;
const OF_A_KIND = 1;
const MOST = 22;

/** The likeliest, and the likeliest of each kind. */
function pruned(led: readonly Led[]): readonly Led[] {
  const kinds = new Map<string, number>();
  const kept = led.filter(({ kind }, i) => {
    const before = kinds.get(kind) ?? 0;
    kinds.set(kind, before + 1);
    return i < LIKELIEST || before < OF_A_KIND;
  });
  return kept.slice(0, MOST);
}

const NETS: readonly NetPlot[] = [{ kind: 'toss' }, { kind: 'swing' }, { kind: 'lay', hex: 2 }];

/** The same orders with what can be done besides: a throw, a net. */
function withDeeds(state: Readonly<State>, tables: Tables, fighter: Fighter, plots: readonly Plot[]): readonly Plot[] {
  const throws = mayThrow(tables, fighter) ? plots.map((plot): Plot => ({ ...plot, act: true })) : [];
  const nets = isNetReady({ state: state as State }, fighter) ? NETS : [];
  const cast = plots.flatMap((plot) => nets.map((net): Plot => ({ ...plot, net })));
  return [...throws, ...cast].filter(
    (plot) => plotDecision.check(state, tables, { fighter: fighter.id }, plot) === null,
  );
}
