/** A career or a house in play: a long game whose matches are bouts. */
import type { Kit } from '../../../kernel/kit.ts';
import type { RecordFile } from '../../../session/kept-match.ts';
import { type Long, type LongKeep, LongPlay } from '../../../session/long/game.ts';
import type { BoutOrder } from '../career/munus/munus-types.ts';
import type { CampaignTables } from '../career/table-types.ts';
import type { Tables } from '../rules/tables/types.ts';
import { BOUTS, type Bout } from './bouts.ts';

/** The types of a campaign, played. */
interface CampaignLong extends Long {
  readonly kit: Kit & { readonly tables: CampaignTables };
  readonly matches: Bout;
  readonly order: BoutOrder;
  readonly keep: LongKeep & { bout(number: number): RecordFile };
}

/** A career or a game of houses in play: what both do about the bouts inside them. */
export abstract class Campaign<L extends CampaignLong> extends LongPlay<L> {
  protected readonly matches = BOUTS;

  protected get tables(): Tables {
    return this.session.match.tables.gladiator;
  }

  protected file({ munus }: L['order']): RecordFile {
    return this.keep.bout(munus);
  }
}
