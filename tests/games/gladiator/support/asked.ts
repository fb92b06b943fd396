/** Questions of a bout as players are offered them. */

import type { Offer } from '../../../../src/games/gladiator/ask/asked.ts';
import { offersOf } from '../../../../src/games/gladiator/ask/questions.ts';
import type { GladiatorRequest } from '../../../../src/games/gladiator/ask/request.ts';
import type { Tables } from '../../../../src/games/gladiator/rules/tables/types.ts';
import type { State } from '../../../../src/games/gladiator/rules/types.ts';

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
