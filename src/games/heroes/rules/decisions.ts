/** How each kind of answer is judged, listed and drawn. */
import type { DecisionRules, DecisionTable, Request } from '../../../kernel/request.ts';
import type { Act } from './acts.ts';
import { bonusRange } from './bonus.ts';
import type { HeroesDecisions } from './kit.ts';
import { actFault, actsOf, pickUpFault, pickUpsOf } from './legal.ts';
import { fighterOf, opponentsIn } from './roster.ts';
import type { Tables } from './tables/types.ts';
import type { State } from './types.ts';

type Ask<K extends keyof HeroesDecisions & string> = Request<HeroesDecisions, K>;
type Rules<K extends keyof HeroesDecisions & string> = DecisionRules<
  State,
  Tables,
  Ask<K>,
  HeroesDecisions[K]['choice']
>;

/** One of a list, drawn. Throws where it is empty: no fighter is without an answer (R98). */
function drawn<T>(from: readonly T[], pick: (n: number) => number): T {
  const one = from[pick(from.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

/** What brings a match on: random players seldom drop what they hold, or give up. */
const isIdle = ({ do: what }: Act): boolean => what === 'drop' || what === 'surrender' || what === 'switch';

const act: Rules<'act'> = {
  check: (state, tables, { fighter }, choice) => actFault(state, tables, fighter, choice),
  list: (state, tables, { fighter }) => actsOf(state, tables, fighter),
  sample(state, tables, { fighter }, pick) {
    const all = actsOf(state, tables, fighter);
    const active = all.filter((one) => !isIdle(one));
    return drawn(active.length > 0 && pick(10) > 0 ? active : all, pick);
  },
};

const pickUp: Rules<'pick-up'> = {
  check: (state, _tables, { fighter }, choice) => (choice === null ? null : pickUpFault(state, fighter, choice)),
  list: (state, _tables, { fighter }) => [null, ...pickUpsOf(state, fighter)],
  sample: (state, _tables, { fighter }, pick) => drawn([null, ...pickUpsOf(state, fighter)], pick),
};

const foesOf = (state: State, { fighter }: Ask<'target'>): readonly string[] => {
  const one = fighterOf(state, fighter);
  return opponentsIn(state, one, one.zone).map(({ id }) => id);
};

const target: Rules<'target'> = {
  check: (state, _tables, ask, choice) =>
    foesOf(state, ask).includes(choice) ? null : 'no such opponent in this zone (5.4.7)',
  list: (state, _tables, ask) => foesOf(state, ask),
  sample: (state, _tables, ask, pick) => drawn(foesOf(state, ask), pick),
};

function countsOf(state: State, { fighter, table }: Ask<'bonus'>): readonly number[] {
  const { least, most } = bonusRange(fighterOf(state, fighter), table);
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

const bonus: Rules<'bonus'> = {
  check(state, _tables, { fighter, table }, choice) {
    const { least, most } = bonusRange(fighterOf(state, fighter), table);
    if (choice > most) return `only ${most} Bonus Dice are left (3.7)`;
    return choice < least ? 'in a frenzy at least one Bonus Die goes to an Attack roll (3.5)' : null;
  },
  list: (state, _tables, ask) => countsOf(state, ask),
  sample: (state, _tables, ask, pick) => drawn(countsOf(state, ask).slice(0, 4), pick),
};

/** A kind with the same few answers always. */
const oneOf = <K extends 'edge' | 'swordsman' | 'star-power'>(
  all: readonly HeroesDecisions[K]['choice'][],
): Rules<K> => ({
  check: (_state, _tables, _ask, choice) => (all.includes(choice) ? null : `expected one of ${all.join(', ')}`),
  list: () => all,
  sample: (_state, _tables, _ask, pick) => drawn(all, pick),
});

/** The rules of every kind of answer. */
export const decisions: DecisionTable<State, Tables, HeroesDecisions> = {
  act,
  'pick-up': pickUp,
  target,
  bonus,
  edge: oneOf<'edge'>(['advantage', 'bash']),
  swordsman: oneOf<'swordsman'>([0, 1]),
  'star-power': oneOf<'star-power'>([true, false]),
};
