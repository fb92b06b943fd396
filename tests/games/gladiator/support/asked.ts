/** Questions of a bout as players are offered them. */

import { randomController } from '../../../../src/ai/random.ts';
import { plainFighter } from '../../../../src/games/gladiator/ai/plain-bout.ts';
import type { Offer } from '../../../../src/games/gladiator/ask/asked.ts';
import { offersOf } from '../../../../src/games/gladiator/ask/questions.ts';
import type { GladiatorRequest } from '../../../../src/games/gladiator/ask/request.ts';
import type { Talent } from '../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { BEAST_KINDS } from '../../../../src/games/gladiator/rules/beasts/types.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules, basicRules, campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Tables } from '../../../../src/games/gladiator/rules/tables/types.ts';
import type { GladiatorDecisions, State } from '../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { campaigning } from './talents.ts';

/** Every choice that is offered, in its words; throws where the choices are not listed. */
export function offered(
  state: Readonly<State>,
  tables: Tables,
  request: GladiatorRequest,
  odds = true,
): readonly Offer[] {
  const offers: readonly Offer[] | null = offersOf({ state, tables, odds }, request);
  if (offers === null) throw new Error(`the choices of '${request.kind}' are not listed`);
  return offers;
}

/** A question of a whole bout, and a legal answer to it. */
export interface Answered {
  readonly match: Match<GladiatorKit>;
  readonly request: GladiatorRequest;
  readonly choice: GladiatorDecisions[GladiatorRequest['kind']]['choice'];
}

const led = (red: readonly MusterMan[], blue: readonly MusterMan[]): readonly FighterSetup[] =>
  muster(red, blue, 'all').map((one) => (one.side === 0 || isWild(one) ? one : { ...one, by: 'seat', seat: 1 }));
const isWild = ({ kind }: FighterSetup): boolean => kind === 'hunt' || BEAST_KINDS.some((one) => one === kind);
const setup = (
  red: readonly FighterSetup['kind'][],
  blue: readonly FighterSetup['kind'][],
  rules = advancedRules(),
) => ({
  rules,
  fighters: led(red.map(anyMan), blue.map(anyMan)),
});

const TALENTS: readonly Talent[] = [
  { code: 'FB' },
  { code: 'FA' },
  { code: 'SP' },
  { code: 'WP', group: 'sword', sl: 3 },
];
const { rules: _, ...campaign } = campaigning(setup(['myrmillo'], ['retiarius']), [TALENTS, TALENTS]);

/** Bouts of every kind: duels, nets, teams, beasts, riders, talents, luck, arenas, bare hands, other tables. */
export const BOUTS: { readonly [kind: string]: Setup } = {
  'the Basic Game': setup(['medium'], ['heavy'], basicRules()),
  'a net': setup(['retiarius'], ['secutor']),
  'a lasso': setup(['laquearius'], ['thraex']),
  'two weapons': setup(['dimachaerus'], ['velite']),
  teams: setup(['retiarius', 'thraex', 'samnite'], ['secutor', 'dimachaerus', 'myrmillo']),
  'one against three': setup(['retiarius'], ['laquearius', 'samnite', 'secutor']),
  beasts: setup(['venator', 'bestiarius'], ['lion', 'bear', 'wolf']),
  riders: setup(['myrmillo', 'retiarius'], ['eques', 'sagittarius']),
  talents: { ...campaign, rules: campaignRules() },
  luck: {
    rules: campaignRules(),
    fighters: setup(['myrmillo'], ['thraex']).fighters.map((one) => ({ ...one, luck: 9 })),
  },
  'an arena': { ...setup(['samnite'], ['hoplomachus']), arena: { size: 1, obstacles: 12 } },
  'calls for missus': setup(['medium'], ['light'], advancedRules(undefined, { edition: 'v2' })),
  'bare hands': setup(['thraex'], ['myrmillo']),
};

/** The rules, with men who come with empty hands where a bout is so called. */
const rulesOf = (kind: string): typeof gladiator =>
  kind !== 'bare hands'
    ? gladiator
    : {
        ...gladiator,
        prepare(ctx, made, seed) {
          gladiator.prepare(ctx, made, seed);
          for (const one of ctx.state.fighters) Object.assign(one, { hands: [], sheath: [] });
        },
      };

/** An answer as it is; of an order first the same with what asks more of the rules: a net that is tossed, an act. */
function bolder(choice: Answered['choice'], step: number): readonly Answered['choice'][] {
  if (typeof choice !== 'object' || choice === null || !('actions' in choice)) return [choice];
  const acting = { ...choice, act: step % 2 === 0 };
  return [{ ...acting, net: { kind: 'toss' } }, acting, choice];
}

/** Plays a bout to its end between men who close in and mean to act, and tells of every question before it is answered. */
export function askThrough(kind: string, seed: string, tell: (asked: Answered) => void): void {
  const bout = BOUTS[kind];
  if (bout === undefined) throw new Error(`no bout '${kind}'`);
  const match = Match.start(rulesOf(kind), tables, bout, seed, { journal: false });
  const [closing, wild] = [plainFighter(match.tables, seed), randomController(gladiator, match.tables, seed)];
  for (let step = 0; !match.over; step++) {
    const answers = match.pending.map((request, i) => {
      const closes = request.kind === 'plot' && (step + i) % 3 !== 0;
      const found = (closes ? closing : wild).choose(request, match.state) as Answered['choice'];
      const choice = bolder(found, step).find((one) => match.check(request, one) === null) ?? found;
      tell({ match, request, choice });
      return choice;
    });
    const why = match.answer(answers);
    if (why !== null) throw new Error(`${kind}, ${seed}: ${why}`);
  }
}
