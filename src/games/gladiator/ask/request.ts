/** What a bout asks. */

import type { Request } from '../../../kernel/request.ts';
import type { GladiatorDecisions } from '../rules/types.ts';

/** Any question of a bout, by its `kind`. */
export type GladiatorRequest = Request<GladiatorDecisions>;
