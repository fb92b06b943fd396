/** Pages that tell of a finished bout, from its end or its replay. */
import type { Save } from '../../../../kernel/save.ts';
import { openReview, type ReviewTold } from '../../../../tui/advice/review-screen.ts';
import type { Env, Move, Screen } from '../../../../tui/program.ts';
import { gladiatorFiles } from '../../files/services.ts';
import { THOUGHTS } from '../../labour/think.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { overlaysOf } from '../../rules/tables/edition-types.ts';
import type { FighterId } from '../../rules/types.ts';
import { answerWords } from '../bout/answer-words.ts';
import { moment } from '../journal/log.ts';
import { openLuck } from '../journal/luck-screen.ts';

/** Opens a bout as a replay over `screen`, before an entry of its journal. */
type WatchFrom = (save: Save, env: Env, screen: Screen, before: number) => Move;

/** A finished bout, and how it is watched again. */
interface Finished {
  save(): Save;
  readonly you: FighterId;
  readonly watch: WatchFrom;
}

/** The page that a command asks for: the luck of the bout, a review of it; null where it asks for none. */
export function afterwards(command: string | null, { save, you, watch }: Finished, env: Env): Screen | null {
  if (command === 'luck') return openLuck(save(), you, env);
  return command === 'review' ? openReview(reviewOf(save(), watch), env) : null;
}

/** How a bout is reviewed. @internal */
export function reviewOf(save: Save, watch: WatchFrom): ReviewTold<GladiatorKit> {
  return {
    noun: 'bout',
    errand: THOUGHTS.review(save),
    moment: ({ turn, phase }) => moment(turn, phase),
    who: ({ inquiry: { request, view } }) => fighterOf(view, request.fighter).name,
    words({ inquiry: { request, view: state } }, { services }) {
      const tables = gladiatorFiles(services).tables.under(overlaysOf(state.rules));
      return answerWords({ state, tables, odds: false }, request);
    },
    watch: (before, env, screen) => watch(save, env, screen, before),
  };
}
