/** A campaign being played: its munera, its matches, its pages. */
import type { Request } from '../../../kernel/request.ts';
import { type Read, readable, type Save } from '../../../kernel/save.ts';
import { type RecordFile, recordIn } from '../../../session/kept-match.ts';
import { beginLong, type HonouredKeep, LongPlay, openLong, type Page } from '../../../session/long-game.ts';
import type { Session } from '../../../session/session.ts';
import { munusMonth } from '../career/calendar.ts';
import { type CampaignEntry, campaignEntry } from '../career/hall.ts';
import { gladiatoriCampaign } from '../career/index.ts';
import type { CampaignKit } from '../career/kit.ts';
import type { CampaignTables } from '../career/tables.ts';
import { campaignChronicle, campaignObituary } from '../career/told.ts';
import type { CampaignDecisions, CampaignSetup } from '../career/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import { CAMPAIGN_MATCHES, type CampaignMatch } from './campaign-matches.ts';

/** The files of a campaign, as whoever plays it sees them. */
export type CampaignKeep = HonouredKeep<CampaignEntry>;

/** The types of a campaign, played. */
interface CampaignLong {
  readonly kit: CampaignKit;
  readonly matches: CampaignMatch;
  readonly order: Request<CampaignDecisions, 'match'>;
  readonly keep: CampaignKeep;
}

/** A campaign in play. */
export class CampaignGame extends LongPlay<CampaignLong> {
  protected readonly matches = CAMPAIGN_MATCHES;

  constructor(session: Session<CampaignKit>, keep: CampaignKeep, word: string | null = null) {
    super(session, keep, word);
    this.tell();
  }

  protected get tables(): Tables {
    return this.session.match.tables.match;
  }

  protected file({ number }: CampaignLong['order']): RecordFile {
    return this.keep.bout(number);
  }

  /** A munus can be returned to as it stands before its weeks. */
  protected keepsBack(): boolean {
    const { prompt, match } = this.session;
    return prompt?.kind === 'weeks' && match.state.setup.mode === 'lenient';
  }

  protected note(): string {
    const { setup, turn, man } = this.session.match.state;
    return `${setup.name}, ${munusMonth(turn)}, Fame ${man.fame}`;
  }

  protected step(): string {
    const { past, turn, outcome } = this.session.match.state;
    return `${turn}/${past.length}/${outcome === null ? '' : 'over'}`;
  }

  /** The chronicle, and once it is over what is told of its end. */
  protected pages(): readonly Page[] {
    const { state } = this.session.match;
    const chapters = campaignChronicle(state).toReversed();
    const text = chapters.map(({ title, lines }) => [title, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
    const end = campaignObituary(state);
    return [
      ...(text === '' ? [] : [{ name: 'chronicle.txt', text: `${text}\n` }]),
      ...(end.length === 0 ? [] : [{ name: `${state.man.name}.txt`, text: `${end.join('\n')}\n` }]),
    ];
  }

  protected honour(): string | null {
    const entry = campaignEntry(this.session.match.state);
    return entry === null ? null : this.keep.honour(entry);
  }

  /** The record of a match, or why there is none. */
  record(number: number): Read<Save> {
    return recordIn(this.keep.bout(number), this.matches.name);
  }

  /** The campaign as it was before a munus, as a game of its own. */
  goBack(munus: number): Read<CampaignGame> {
    const save = this.keep.goBack(munus);
    return save.ok ? openCampaign(this.session.match.tables, save.value, this.keep) : save;
  }
}

/** A new campaign, saved before anything is shown. */
export function startCampaign(
  tables: CampaignTables,
  setup: CampaignSetup,
  seed: string,
  keep: CampaignKeep,
): CampaignGame {
  return new CampaignGame(beginLong(gladiatoriCampaign, tables, { setup, seed }, keep), keep);
}

/** A saved campaign, with what had not been seen waiting to be shown. */
export function openCampaign(tables: CampaignTables, save: Save, keep: CampaignKeep): Read<CampaignGame> {
  const opened = openLong(gladiatoriCampaign, tables, save, keep, 'campaign');
  return opened.ok ? readable(new CampaignGame(opened.value.session, keep, opened.value.word)) : opened;
}
