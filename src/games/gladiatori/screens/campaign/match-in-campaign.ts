/** GR-71, GR-97, GR-98 A match of a campaign as it is asked: giving up is told with what it costs there. */
import { signed } from '../../../../kernel/roll-text.ts';
import { equalPlain } from '../../../../kernel/state.ts';
import type { MatchKind } from '../../../../tui/match/kind.ts';
import { askedInOffers } from '../../../../tui/match/offers.ts';
import { SURRENDER } from '../../ask/acting-offers.ts';
import { questionOf } from '../../ask/answers.ts';
import type { OfferedAsking } from '../../ask/offer.ts';
import { afterGivingUp } from '../../career/stakes.ts';
import type { CampaignState } from '../../career/types.ts';
import type { GladiatoriKit } from '../../rules/kit.ts';
import { countsPoints } from '../../rules/points.ts';
import { fighterOf } from '../../rules/roster.ts';
import { campaignTables } from '../../tables.ts';
import { GLADIATORI_MATCHES, matchLayout } from '../match-kind.ts';

/** Matches of a campaign, for the house to show. */
export const matchesIn = (campaign: Readonly<CampaignState>): MatchKind<GladiatoriKit> => ({
  ...GLADIATORI_MATCHES,
  ask: askedInOffers<GladiatoriKit>((request, state, tables, draft): OfferedAsking => {
    const question = questionOf(request, state, tables, draft);
    if (request.kind !== 'free' && request.kind !== 'action') return question;
    const { vp } = fighterOf(state, request.fighter);
    const told = givingUpLines(campaign, countsPoints(state) ? vp : null);
    const offers = question.offers.map((one) =>
      equalPlain(one.choice, SURRENDER) && one.value !== 'fight on'
        ? { ...one, more: () => [...one.more(), ...told] }
        : one,
    );
    return { ...question, offers };
  }, matchLayout),
});

/** What a campaign adds to the cost of giving up. */
function givingUpLines(campaign: Readonly<CampaignState>, vp: number | null): readonly string[] {
  const { fame, xp, pay } = afterGivingUp(campaign, campaignTables(), vp);
  const before = campaign.man.fame;
  const fameText = fame === before ? 'no Fame to lose' : `Fame ${before} becomes ${fame}`;
  return [
    `In the campaign: ${fameText}, experience ${signed(xp)}, no pay (${pay} for coming, ${pay} or more for winning).`,
    'Nobody finishes whoever gives up.',
  ];
}
