/** How Heroes of the Colosseum is thought about: by its tacticians, as advice, and again once a match is over. */
import type { Inquiry } from '../../../ai/tactics.ts';
import { secondThoughts } from '../../../session/second-thoughts.ts';
import { heroesTactics } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { idOf } from '../rules/setup.ts';
import { chances, tables } from '../tables.ts';

/** Turns that are played on after the one in question, a round of a duel: where one goes pays later. */
const AHEAD = 3;
/** Dice and blows are weighed by how they leave the turn: what comes after would drown it in chance. */
const AT_ONCE = 0;

const horizonOf = ({ request: { kind } }: Inquiry<HeroesKit>): number =>
  kind === 'act' || kind === 'target' || kind === 'pick-up' ? AHEAD : AT_ONCE;

/** What was asked before a line of a kind, where that line is the first that tells the answer. */
const SHOWN_BY: { readonly [K in HeroesEvent['kind']]?: keyof HeroesKit['decisions'] } = {
  ...{ held: 'act', stood: 'act', moved: 'act', left: 'act', 'rolled-away': 'act', switched: 'act' },
  ...{ 'net-tossed': 'act', 'sand-kicked': 'act', thrown: 'act', 'net-destroyed': 'act', 'cleared-eyes': 'act' },
  ...{ target: 'target', committed: 'bonus', edge: 'edge', 'star-power': 'star-power' },
};

/** Who has no large shield takes the Advantage unasked. */
const BASHING = '5.4.5';

/** Every question is weighed; lines show what was answered at once. */
export const THOUGHTS = secondThoughts<HeroesKit>({
  ...{ game: GAME_ID, ruleset: heroes, tables },
  tactics: (asked) => heroesTactics(chances(), horizonOf(asked)),
  budgets: {
    tactician: { trials: 480, answers: 64, finalists: 4, replies: 4, worlds: 1, slice: 32 },
    champion: { trials: 3200, answers: 64, finalists: 5, replies: 6, worlds: 1, slice: 32 },
    advice: { trials: 2400, answers: 64, finalists: 5, replies: 6, worlds: 1, slice: 32 },
    glance: { trials: 320, answers: 64, finalists: 3, replies: 4, worlds: 1, slice: 32 },
    review: { trials: 2400, answers: 64, finalists: 4, replies: 6, worlds: 1, slice: 32 },
  },
  isWeighed: () => true,
  levelIn: ({ fighters }, id) => fighters.find((_, i) => idOf(i) === id)?.level,
  shows(event) {
    const { kind, fighter, cite } = event as HeroesEvent & { readonly fighter?: string };
    const asked = kind === 'edge' && cite !== BASHING ? undefined : SHOWN_BY[kind];
    return asked === undefined || fighter === undefined ? null : { fighter, kind: asked };
  },
});
