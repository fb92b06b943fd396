/** The bill of a day in its panel: the match under the mark, in as many words as there is room for. */
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { percent } from '../../../../odds/offers.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import { promptNow } from '../../../../tui/screens/long-game.ts';
import { takenBy } from '../../career/bill.ts';
import { munusNow } from '../../career/calendar.ts';
import { entrantsIn, hasAnimals, isHuntOf, packOfMunus } from '../../career/order.ts';
import { winningLines } from '../../career/reward.ts';
import { rivalBy } from '../../career/rivals.ts';
import { stakesOf } from '../../career/stakes.ts';
import type { CampaignState, DayAct, Munus, Rival, TakenMatch } from '../../career/types.ts';
import { REGARDS, type Regard } from '../../career/words.ts';
import { finishChance, rudisChance } from '../../odds/campaign-odds.ts';
import { sumText } from '../../rules/narrate.ts';
import { PACKS } from '../../rules/words.ts';
import { campaignTables, tables } from '../../tables.ts';
import { fitting, mute, type PanelRow, plain, type Room, strong } from './rows.ts';
import type { CampaignItem, CampaignScreenState } from './state.ts';
import { customText, rivalInBrief, rivalInFull, rivalInWord, shownText } from './words.ts';

/** What is known of the match under the mark on the day; null: nothing is asked of the day. */
export function billRows(
  state: CampaignScreenState,
  items: readonly CampaignItem[],
  room: Room,
): readonly PanelRow[] | null {
  const now = state.game.session.match.state;
  const prompt = promptNow(state);
  if (prompt?.kind !== 'day') return null;
  const does = (items.find(({ value }) => value === state.at) ?? items[0])?.does;
  const taken = does?.kind === 'answer' ? takenBy(prompt.offers, does.choice as DayAct) : null;
  if (taken === null) return dayRows(munusNow(now), state.mortal);
  const tellings = TELLINGS.map((telling) => matchRows(now, taken, telling));
  return fitting(tellings, room);
}

/** The day, whichever match is taken. */
function dayRows(munus: Munus, mortal: boolean): readonly PanelRow[] {
  const { pay } = campaignTables().tempers[munus.temper];
  const fall = `If you fall${mortal ? ' elsewhere' : ''}, a winner finishes you`;
  return [
    [plain(customText(munus.custom))],
    [mute(`Shown: ${shownText(munus, true)}`)],
    [mute(`Pay ${pay} for coming, ${pay} more for winning.`)],
    ...(mortal ? mortalRows(pay) : []),
    [mute(`${fall}: ${finishText(munus, ['none', 'grudge'])}`)],
  ];
}

/** GR-96 to GR-98 What holds of every duel once it is to be to the death. */
const mortalRows = (pay: number): readonly PanelRow[] => [
  [plain('In a duel today whoever falls is dead.')],
  [mute(`Winning one: Fame +1 more, pay ${4 * pay} in all.`)],
];

/** How much is told of the others, and whether it is told what the Fame is for. */
interface Telling {
  readonly rival: (one: Rival) => readonly string[];
  readonly sum: boolean;
}

/** From all that is known on, each shorter than the one before. */
const TELLINGS: readonly Telling[] = [
  { rival: rivalInFull, sum: true },
  { rival: rivalInBrief, sum: true },
  { rival: rivalInWord, sum: true },
  { rival: rivalInWord, sum: false },
];

function matchRows(now: Readonly<CampaignState>, taken: TakenMatch, { rival, sum }: Telling): readonly PanelRow[] {
  const munus = munusNow(now);
  const { pay } = campaignTables().tempers[munus.temper];
  const lines = winningLines(stakesOf(now, campaignTables(), taken));
  const fame = sumModifiers(lines);
  const sword = rudisChance(now, now.man.fame + fame);
  const { kind, friends, foes } = taken.offer;
  const more = isHuntOf(kind) ? `experience +${tables().animals[munus.species].xp}` : 'each felled +1';
  const lost = now.man.fame > 0 ? '-1, ' : '';
  const others = entrantsIn(now, taken.offer).slice(1);
  return [
    [
      mute('Won: '),
      strong(`Fame +${fame}`),
      mute(`, pay ${2 * pay * (taken.mortal ? 2 : 1)}; lost: ${lost}pay ${pay}`),
    ],
    [mute(sum ? `${sumText(lines)}; ${more}` : more)],
    ...(sword > 0 ? [[mute('The wooden sword then: '), strong(percent(sword))]] : []),
    ...others.flatMap((one, i): readonly PanelRow[] => {
      const [first = '', ...rest] = 'regard' in one ? rival(one) : [];
      const name: Segment = { text: one.name, style: { fg: i < friends.length ? 'youFg' : 'foeFg', bold: true } };
      return [[name, mute(`, ${first}`)], ...rest.map((text): PanelRow => [mute(`  ${text}`)])];
    }),
    ...animalRows(munus, taken),
    ...fallRows(
      munus,
      taken,
      foes.map((id) => rivalBy(now, id).regard),
    ),
    [plain(customText(munus.custom))],
  ];
}

/** 17.1, GR-85 How many animals there are, and when they come in. */
function animalRows(munus: Munus, { offer }: TakenMatch): readonly PanelRow[] {
  if (!hasAnimals(offer.kind)) return [];
  const pack = `${packOfMunus(tables(), munus)} ${PACKS[munus.species]}`;
  return [[mute(isHuntOf(offer.kind) ? `${pack}, all from the first turn on` : `${pack} wait, let in by dice`)]];
}

/** GR-96 What falling may come to in a match; nothing of hunts, whose animals finish nobody. */
function fallRows(munus: Munus, { offer, mortal }: TakenMatch, regards: readonly Regard[]): readonly PanelRow[] {
  if (isHuntOf(offer.kind)) return [];
  if (mortal) return [[mute('Whoever falls is dead.')]];
  const who = regards.length === 1 ? 'If you are felled, you are finished' : 'If you fall, a winner finishes you';
  return [[mute(`${who}: ${finishText(munus, regards)}`)]];
}

/** '17 %'; where they differ, each with whose it is: '17 %, with a grudge 50 %'. */
function finishText({ temper }: Munus, regards: readonly Regard[]): string {
  const words = { none: '', grudge: 'with a grudge ', debt: 'who owes you a life ' };
  const kinds = REGARDS.filter((one) => regards.includes(one));
  const told = kinds.map((regard) => {
    const chance = percent(finishChance(campaignTables(), temper, { regard }));
    return `${kinds.length > 1 ? words[regard] : ''}${chance}`;
  });
  return told.join(', ');
}
