/** A second match that stands where one stands, to see what other answers would come to. */
import type { Kit } from '../../src/kernel/kit.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Save } from '../../src/kernel/save.ts';

/** A twin of a match, taken up at the phase boundary of its save; its journal begins there. Throws where it cannot be. */
export function twinOf<K extends Kit>(match: Match<K>): Match<K> {
  const save: Save = JSON.parse(JSON.stringify(match.save(0)));
  const taken = Match.openAt(match.ruleset, match.tables, save, save.checkpoint);
  if (!taken.ok) throw new Error(taken.why);
  return taken.value;
}

/** What a twin has told beyond its match. */
export function toldSince<K extends Kit>(match: Match<K>, twin: Match<K>): Match<K>['journal'] {
  return twin.journal.filter(({ seq }) => seq >= match.journal.length);
}
