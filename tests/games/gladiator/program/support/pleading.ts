/** Plays one phase in which men with luck may call on the gods, with written dice and choices. */

import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { favour } from '../../../../../src/games/gladiator/rules/luck/luck.ts';
import { campaignRules, type OptionalSection } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { GladiatorDecisions, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { pleadedPhase } from '../../../../../src/kernel/pleas/pleading.ts';
import type { Request } from '../../../../../src/kernel/request.ts';
import type { KeptThrow } from '../../../../../src/kernel/ruleset.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import { type Scripted, type ScriptedDice, scriptedDice } from '../../../../../tools/dice.ts';
import {
  answerOf,
  type Played,
  readers,
  type Scene,
  type Script,
  scene,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';

type GladiatorRequest = Request<GladiatorDecisions>;
type LuckRequest = Extract<GladiatorRequest, { kind: 'favour' | 'keep' }>;

/** A phase at a question about luck, or at its end. */
export interface Pleading extends Pick<Played, 'of' | 'one' | 'fighter' | 'state' | 'events'> {
  /** Every question about luck so far. */
  readonly asked: readonly LuckRequest[];
  /** The question that is open; fails where there is none. */
  readonly open: LuckRequest;
  /** Whether the phase is over. */
  readonly over: boolean;
  /** Answers it. `dice`: all dice of the phase from its start, where the answer makes them others. */
  answer(choice: boolean | KeptThrow, dice?: readonly Scripted[]): Pleading;
}

/** A scene by the rules of the Basic Game and luck. */
export const lucky = (set: Scene, more: readonly OptionalSection[] = []): State =>
  scene({ ...set, rules: { sections: campaignRules([34, ...more]).sections } });

/** Plays a phase up to its first question about luck. */
export function plead(from: State, script: Script): Pleading {
  let dice: readonly Scripted[] = script.dice ?? [];
  let last: ScriptedDice = scriptedDice(dice);
  const events: GladiatorEvent[] = [];
  const asked: LuckRequest[] = [];
  const start = {
    state: from,
    seq: 0,
    dice() {
      last = scriptedDice(dice);
      return last;
    },
  };
  const phase = pleadedPhase<GladiatorKit>({ ruleset: gladiator, favour, tables }, start, ({ seq, event }) => {
    if (seq === events.length) events.push(copyPlain(event));
  });
  const stand = (given: readonly unknown[]): Pleading => {
    let now = phase.play(given);
    let question = luckRequest(now.asked);
    while (question === null && now.asked.length > 0) {
      const answers = now.asked.map((request) => answerOf(request, script, now.state));
      now = phase.play(answers);
      question = luckRequest(now.asked);
    }
    if (question === null) last.done();
    else asked.push(question);
    const { state } = now;
    return {
      ...{ state, events: [...events], asked: [...asked], over: question === null, ...readers(state, [...events]) },
      get open() {
        if (question === null) throw new Error('nothing is asked about luck');
        return question;
      },
      answer(choice, others) {
        dice = others ?? dice;
        return stand([choice]);
      },
    };
  };
  return stand([]);
}

function luckRequest([first]: readonly GladiatorRequest[]): LuckRequest | null {
  return first?.kind === 'favour' || first?.kind === 'keep' ? first : null;
}
