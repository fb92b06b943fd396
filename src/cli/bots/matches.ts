/** Matches without a screen in which somebody is waited for. */
import { setImmediate } from 'node:timers/promises';
import { answerOf, eachMind, type Minds } from '../../ai/mind.ts';
import type { Thought } from '../../ai/tactics.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Match } from '../../kernel/match.ts';
import type { Request } from '../../kernel/request.ts';
import type { Toil } from '../../odds/labour.ts';
import { isAwaited } from './mind.ts';

/** Plays a match to its end with a mind in every seat that is asked; `remark` is told what the journal is to say. */
export async function playWaiting<K extends Kit>(
  match: Match<K>,
  minds: Minds<K>,
  remark: (text: string) => void,
): Promise<void> {
  for (const mind of eachMind(minds)) mind.begins?.();
  while (!match.over) {
    const choices = await Promise.all(match.pending.map((request) => chosen(match, minds, request, remark)));
    const why = match.answer(choices);
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
  const { outcome } = match.state;
  if (outcome !== null) for (const mind of eachMind(minds)) mind.ends?.(outcome);
}

async function chosen<K extends Kit>(
  match: Match<K>,
  minds: Minds<K>,
  request: Request<K['decisions']>,
  remark: (text: string) => void,
): Promise<unknown> {
  const answer = answerOf(match, minds, request);
  if (!('errand' in answer)) return answer.choice;
  const thought = await thoughtOut(answer.errand.begin());
  if (thought?.remark !== undefined) remark(thought.remark);
  return thought?.choice;
}

/** Thinks to the end, and leaves others their time between two slices. */
async function thoughtOut<K extends Kit>(toil: Toil<Thought<K>>): Promise<Thought<K> | null> {
  if (isAwaited(toil)) await toil.settled;
  while (!toil.over) {
    toil.step();
    await setImmediate();
  }
  return toil.found;
}
