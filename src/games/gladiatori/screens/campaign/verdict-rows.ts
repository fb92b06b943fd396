/** GR-95, GR-96 What each answer to a verdict brings, for the panel beside the question. */
import { percent } from '../../../../odds/offers.ts';
import { rivalBy, rivalsAbout } from '../../career/rivals.ts';
import { betweenUs } from '../../career/told.ts';
import type { CampaignState } from '../../career/types.ts';
import type { Regard } from '../../career/words.ts';
import { regardChance } from '../../odds/campaign-odds.ts';

const NO_MORE = 'VP, experience and pay are the same either way.';
const GRUDGE = 'A grudge may call for revenge, and finishes you more readily.';
const DEBT = 'Who owes you a life fights beside you, and never finishes you.';

/** What the answer under the mark brings, in sentences. */
export function verdictSentences(now: Readonly<CampaignState>, id: string, isFinish: boolean): readonly string[] {
  const one = rivalBy(now, id);
  const memory = betweenUs(one);
  return [...(memory === '' ? [] : [`${one.name}: ${memory}.`]), ...(isFinish ? finishing(now, id) : sparing(one))];
}

function sparing({ name, regard }: { readonly name: string; readonly regard: Regard }): readonly string[] {
  const chance = (of: Regard): string => percent(regardChance(of));
  const before = { none: '', grudge: ', in place of the grudge', debt: ', in place of the debt' }[regard];
  return [
    `${name} lives, and fights again. ${NO_MORE}`,
    `By a die${before}: a grudge ${chance('grudge')}, owes you a life ${chance('debt')}, neither ${chance('none')}.`,
    GRUDGE,
    DEBT,
  ];
}

function finishing(now: Readonly<CampaignState>, id: string): readonly string[] {
  const mourners = rivalsAbout(now).filter((one) => one.id !== id && one.regard === 'none').length;
  const who = mourners === 1 ? 'The only other who bears none' : `One of the ${mourners} others who bear none, by lot,`;
  const mourned = `${who} bears a grudge for it.`;
  return [
    `${rivalBy(now, id).name} is dead. Fame +1. ${NO_MORE}`,
    ...(mourners === 0 ? ['Nobody is about who would bear a grudge for it.'] : [mourned, GRUDGE]),
  ];
}
