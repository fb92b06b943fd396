/** What harena sim is asked, as words. */

import type { AiOptions } from '../../../../cli/ai-option.ts';
import type { SimGlobals } from '../../../commands.ts';

/** The options of `harena sim` as they were typed: those of every game, and GLADIATOR's. */
export interface SimOptions extends Partial<SimGlobals>, AiOptions {
  readonly red?: string;
  readonly blue?: string;
  /** Careers instead of bouts. */
  readonly careers?: string;
  /** Seasons of houses, so many months each, instead of bouts. */
  readonly months?: string;
  readonly rules?: string;
  readonly arena?: string;
  readonly beasts?: string;
  readonly tables?: string;
  readonly defenceCards?: true;
  readonly sineMissione?: true;
  readonly journal?: string;
  readonly matrix?: string;
  /** Level against level instead of fighters. */
  readonly ladder?: true;
  readonly svg?: string;
  readonly chunk?: string;
  readonly botSeconds?: string;
}
