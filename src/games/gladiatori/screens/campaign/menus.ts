/** What can be chosen in a campaign, whatever is asked. */
import type { Request } from '../../../../kernel/request.ts';
import { capital, numberWord } from '../../../../kernel/words.ts';
import { chanceOfOne } from '../../../../odds/few-dice.ts';
import { percent } from '../../../../odds/offers.ts';
import { dayFault, isExcused } from '../../career/bill.ts';
import { munusMonth, munusNow } from '../../career/calendar.ts';
import { DRILLS, drilledBuild } from '../../career/drills.ts';
import { armsChoices, priceOf, worthOf } from '../../career/market.ts';
import { denarii } from '../../career/narrate.ts';
import { COSTS } from '../../career/purse.ts';
import { rivalBy } from '../../career/rivals.ts';
import type { CampaignDecisions, CampaignState, DayAct, WeeksAct } from '../../career/types.ts';
import { coinsFor, spareCoins, wholeBuild } from '../../career/veterans.ts';
import { SURGEON, weeksFault } from '../../career/weeks.ts';
import { challengeChance, regardChance } from '../../odds/campaign-odds.ts';
import { tables } from '../../tables.ts';
import type { CampaignDeed, CampaignItem, CampaignPageName, CampaignScreenState, SchoolRoom } from './state.ts';
import { gainText, offerName, pastShort, rivalShort } from './words.ts';

type Asked = Request<CampaignDecisions>;
type DayAsked = Request<CampaignDecisions, 'day'>;

/** The lines for a question; null: the campaign is over. */
export function campaignItems(asked: Asked | null, state: CampaignScreenState): readonly CampaignItem[] {
  const inRoom = roomItems(asked, state);
  if (inRoom === null) return yardItems(asked, state);
  const back = roomTo('yard', 'Back', '');
  // What ends it all is not under the mark.
  return state.room === 'leave' ? [back, ...inRoom] : [...inRoom, back];
}

/** The lines of a room that is open; null: none is. */
function roomItems(asked: Asked | null, state: CampaignScreenState): readonly CampaignItem[] | null {
  switch (state.room) {
    case 'yard':
      return null;
    case 'drill':
      return drillItems(state);
    case 'market':
      return marketItems(state);
    case 'challenge':
      return asked?.kind === 'day' ? challengeItems(state, asked) : null;
    case 'matches':
      return pastItems(state);
    case 'back':
      return backItems(state);
    case 'leave':
      return [given('close', 'Yes, turn away', 'the campaign is over, for good', { do: 'close' })];
  }
}

function yardItems(asked: Asked | null, state: CampaignScreenState): readonly CampaignItem[] {
  switch (asked?.kind) {
    case undefined:
      return [
        pageTo('end', 'How it ended', ''),
        ...readItems(state),
        { value: 'title', label: 'To the title', note: '', does: { kind: 'title' } },
      ];
    case 'weeks':
      return weeksItems(state);
    case 'day':
      return dayItems(state, asked);
    case 'arms':
      return armsItems(stateOf(state));
    case 'match':
      return [{ value: 'fight', label: 'Into the arena', note: '', does: { kind: 'fight' } }];
    case 'verdict':
      return verdictItems(stateOf(state), asked.rival);
  }
}

const stateOf = ({ game }: CampaignScreenState): Readonly<CampaignState> => game.session.match.state;

const line = (value: string, label: string, note: string, does: CampaignItem['does']): CampaignItem => ({
  ...{ value, label, note, does },
});
const given = (value: string, label: string, note: string, choice: unknown): CampaignItem =>
  line(value, label, note, { kind: 'answer', choice });
const roomTo = (room: SchoolRoom, label: string, note: string): CampaignItem =>
  line(room, label, note, { kind: 'room', room } satisfies CampaignDeed);
const pageTo = (page: CampaignPageName, label: string, note: string): CampaignItem =>
  line(`page-${page}`, label, note, { kind: 'page', page } satisfies CampaignDeed);

/** An answer, or why it cannot be given. */
const allowed = (value: string, label: string, note: string, choice: unknown, why: string | null): CampaignItem =>
  why === null ? given(value, label, note, choice) : refused(value, label, why, why);
const refused = (value: string, label: string, note: string, why: string): CampaignItem =>
  line(value, label, note, { kind: 'refuse', why });

function readItems(state: CampaignScreenState): readonly CampaignItem[] {
  const { past, turn } = stateOf(state);
  return [
    pageTo('rivals', 'The others', 'who is about, and what they remember'),
    ...(turn > 1 || past.length > 0 ? [pageTo('chronicle', 'Chronicle', 'munus by munus')] : []),
    ...(past.length > 0 ? [roomTo('matches', 'Matches fought', `${past.length}, to be watched again`)] : []),
    ...(state.game.backs().length > 0 ? [roomTo('back', 'Go back', 'to an earlier munus')] : []),
  ];
}

// The weeks

function weeksItems(state: CampaignScreenState): readonly CampaignItem[] {
  const now = stateOf(state);
  const { man, market } = now;
  const act = (value: string, label: string, note: string, choice: WeeksAct): CampaignItem =>
    allowed(value, label, note, choice, weeksFault(now, tables(), choice));
  const spare = spareCoins(tables(), man);
  const drills = [roomTo('drill', 'Drill', `${spare} of ${coinsFor(man)} coins to spend; the sheet made anew`)];
  const works = [act('work', 'Work', 'a die of denarii', { do: 'work' })];
  const rests =
    man.wounds === 0
      ? [act('rest', 'Rest', 'nothing has to heal', { do: 'rest', surgeon: false })]
      : [
          act('rest', 'Rest', restText(man.wounds, 0), { do: 'rest', surgeon: false }),
          act('surgeon', 'Rest with a surgeon', `${COSTS.surgeon} denarii; ${restText(man.wounds, SURGEON)}`, {
            ...{ do: 'rest', surgeon: true },
          }),
        ];
  const byUse = spare > 0 ? [drills, rests, works] : man.wounds > 0 ? [rests, works, drills] : [works, drills, rests];
  return [
    ...byUse.flat(),
    roomTo('market', 'The market', `${market.join(', ')}`),
    act('freedom', 'Buy freedom', `${COSTS.freedom} denarii`, { do: 'buy freedom' }),
    ...readItems(state),
    roomTo('leave', 'Turn away', 'from the arena, for good'),
  ];
}

/** GR-88 How many of the missing cards come back by a die and `more`. */
function restText(wounds: number, more: number): string {
  if (wounds === 1) return more === 0 ? 'the one missing card comes back' : 'it comes back without one, too';
  if (wounds <= 1 + more) return `all ${wounds} missing cards come back`;
  const dice = more === 0 ? 'a die' : `a die and ${numberWord(more)}`;
  return `${dice} of the ${wounds} missing cards; all of them ${percent(chanceOfOne(wounds - more))}`;
}

/** GR-87 Ways to spend what there is, each with the sheet that comes of it. */
function drillItems(state: CampaignScreenState): readonly CampaignItem[] {
  const now = stateOf(state);
  const own = line('own', 'Coin by coin', 'the whole sheet by your own hand', { kind: 'build' });
  const drills = DRILLS.map((drill) => {
    const build = drilledBuild(tables(), now.man, drill);
    const choice: WeeksAct = { do: 'drill', build };
    const gains = gainText(wholeBuild(tables(), now.man), build);
    const fault = gains === '' ? 'it adds nothing: no coins are left to spend' : weeksFault(now, tables(), choice);
    return allowed(drill, capital(drill), gains, choice, fault);
  });
  return [...drills, own];
}

function marketItems(state: CampaignScreenState): readonly CampaignItem[] {
  const now = stateOf(state);
  const trade = (what: 'buy' | 'sell', item: CampaignState['market'][number]): CampaignItem => {
    const { attack, defense, hp } = tables().items[item];
    const price = what === 'buy' ? priceOf(tables(), item) : worthOf(tables(), item);
    const worth = `attack ${attack}, defense ${defense}, HP ${hp}`;
    const choice: WeeksAct = { do: what, item };
    const [value, label] = [`${what}-${item}`, `${capital(what)} ${item}`];
    const fault = weeksFault(now, tables(), choice);
    if (fault === null) return given(value, label, `${denarii(price)}; ${worth}`, choice);
    const short = what === 'buy' && price > now.man.purse ? `, you have ${now.man.purse}` : '';
    return refused(value, label, `${denarii(price)}${short}; ${worth}`, fault);
  };
  return [...now.market.map((item) => trade('buy', item)), ...now.man.arms.map((item) => trade('sell', item))];
}

// The day

function dayItems(state: CampaignScreenState, { offers, challenges }: DayAsked): readonly CampaignItem[] {
  const now = stateOf(state);
  const act = (value: string, label: string, note: string, choice: DayAct): CampaignItem =>
    allowed(value, label, note, choice, dayFault(now, offers, challenges, choice));
  return [
    ...offers.map((offer, i) => {
      const [foe] = offer.foes.map((id) => rivalBy(now, id));
      const duel = offer.kind === 'duel' && foe !== undefined;
      const title = offerName(offer, munusNow(now));
      const mortal = state.mortal && duel;
      const note = duel
        ? `${rivalShort(foe)}${mortal ? '; to the death' : ''}`
        : whoText(now, offer.foes, offer.friends);
      return act(`offer-${i}`, duel ? `${title}: ${foe.name}` : title, note, { do: 'fight', offer: i, mortal });
    }),
    ...(challenges.length > 0 ? [roomTo('challenge', 'Challenge somebody', `${challenges.length} can be asked`)] : []),
    mortalItem(state),
    act('sit', 'Sit out', sittingText(now), { do: 'sit out' }),
    ...readItems(state),
  ];
}

/** GR-92 What sitting out costs. */
function sittingText(now: Readonly<CampaignState>): string {
  if (isExcused(now)) return 'you are hurt: nobody minds';
  return now.man.fame > 0 ? 'costs one Fame' : 'you have no Fame to lose by it';
}

function whoText(now: Readonly<CampaignState>, foes: readonly string[], friends: readonly string[]): string {
  const names = (ids: readonly string[]): string => ids.map((id) => rivalBy(now, id).name).join(', ');
  return (
    [...(friends.length > 0 ? [`with ${names(friends)}`] : []), ...(foes.length > 0 ? [`v ${names(foes)}`] : [])].join(
      ' ',
    ) || 'alone'
  );
}

const mortalItem = ({ mortal }: CampaignScreenState): CampaignItem =>
  line(
    'mortal',
    `Duels: ${mortal ? 'sine missione' : 'with mercy'}`,
    mortal ? 'who falls is dead; Enter: with mercy' : 'Enter: to the death, Fame +1, twice the pay',
    {
      ...{ kind: 'turn', what: 'mortal' },
    },
  );

/** GR-92 Those who can be challenged, the most famous first. */
function challengeItems(state: CampaignScreenState, { challenges }: DayAsked): readonly CampaignItem[] {
  const now = stateOf(state);
  const { mortal } = state;
  const rivals = challenges.map((id) => rivalBy(now, id)).toSorted((a, b) => b.fame - a.fame);
  return [
    ...rivals.map((one) => {
      const note = `${rivalShort(one)}, Fame ${one.fame}; accepts ${percent(challengeChance(one, mortal))}`;
      return given(one.id, one.name, note, { do: 'challenge', rival: one.id, mortal });
    }),
    mortalItem(state),
  ];
}

function armsItems({ man }: Readonly<CampaignState>): readonly CampaignItem[] {
  return armsChoices(tables(), man).map((pair) => {
    const rows = pair.map((item) => tables().items[item]);
    const sum = (of: 'attack' | 'defense' | 'hp'): number => rows.reduce((all, row) => all + row[of], 0);
    return given(
      pair.join('-'),
      capital(pair.join(' and ')),
      `attack ${sum('attack')}, defense ${sum('defense')}, HP ${sum('hp')}`,
      pair,
    );
  });
}

/** GR-96 What is done to one who lies there, and what it may bring. */
function verdictItems(now: Readonly<CampaignState>, id: string): readonly CampaignItem[] {
  const { name } = rivalBy(now, id);
  const then = `a grudge ${percent(regardChance('grudge'))}, owes you a life ${percent(regardChance('debt'))}`;
  return [
    given('spare', `Spare ${name}`, `lives on; ${then}`, false),
    given('finish', `Finish ${name}`, 'dead; Fame +1; another may bear a grudge', true),
  ];
}

// What was

/** How a match went, in a word or two. */
const fateShort = ({ fate }: CampaignState['past'][number]): string =>
  fate === 'fallen, its side won' ? 'won, but fallen' : fate;

function pastItems(state: CampaignScreenState): readonly CampaignItem[] {
  const { past } = stateOf(state);
  return past.toReversed().map((one) =>
    line(`match-${one.number}`, `${munusMonth(one.munus)}: ${fateShort(one)}`, pastShort(one, past), {
      ...{ kind: 'watch', record: one.number },
    }),
  );
}

const backItems = ({ game }: CampaignScreenState): readonly CampaignItem[] =>
  game
    .backs()
    .map((step) => line(`back-${step}`, munusMonth(step), 'what came after is undone', { kind: 'return', step }));
