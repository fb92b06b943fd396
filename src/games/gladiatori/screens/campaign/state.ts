/** What the screen of a campaign remembers between keys. */
import type { LongItem, LongState } from '../../../../tui/screens/long-game.ts';
import type { CampaignEvent } from '../../career/events.ts';
import type { CampaignState } from '../../career/types.ts';
import type { CampaignGame } from '../../session/campaign.ts';

/** Rooms of the school and of the day, one open at a time. */
export type SchoolRoom = 'yard' | 'drill' | 'market' | 'challenge' | 'matches' | 'back' | 'leave';

/** The screen's state. */
export interface CampaignScreenState extends LongState {
  readonly game: CampaignGame;
  readonly room: SchoolRoom;
  /** GR-96 Whether a duel is to be fought sine missione. */
  readonly mortal: boolean;
  /** The campaign as it stood when what is told began. */
  readonly since: Readonly<CampaignState>;
}

/** The campaign as it stands where what waits to be told begins. */
export const sinceNow = ({ session: { next, shown } }: CampaignGame): Readonly<CampaignState> => next?.state ?? shown;

/** The screen as a question opens: whether a duel is to the death holds for the day on which that was chosen, whoever will not be drawn. */
export const openedAt = (state: CampaignScreenState, kind: string | null): CampaignScreenState => ({
  ...state,
  at: null,
  mortal: state.mortal && kind === 'day',
});

/** Pages that can be read. */
export type CampaignPageName = 'rivals' | 'chronicle' | 'end';

/** Lines of the journal that are not told by themselves. */
export const QUIET: ReadonlySet<string> = new Set<CampaignEvent['kind']>([
  ...(['newcomer', 'market', 'matched', 'match-made', 'match-fought'] as const),
]);

/** What an item does besides what items of any long game do. */
export type CampaignDeed =
  | { readonly kind: 'room'; readonly room: SchoolRoom }
  | { readonly kind: 'turn'; readonly what: 'mortal' }
  | { readonly kind: 'page'; readonly page: CampaignPageName }
  /** GR-87 The sheet is made anew coin by coin. */
  | { readonly kind: 'build' };

/** A line of a menu. */
export type CampaignItem = LongItem<CampaignDeed>;
