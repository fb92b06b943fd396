/** Plays a campaign by a plain player and complains of every line of it whose sums do not come to what it says, by nothing of the rules' own code. */
import { type PlaysMatch, plainCampaign } from '../../../src/games/gladiatori/ai/plain-campaign.ts';
import type { CampaignEvent } from '../../../src/games/gladiatori/career/events.ts';
import { gladiatoriCampaign } from '../../../src/games/gladiatori/career/index.ts';
import type { CampaignSetup, CampaignState, PastMatch } from '../../../src/games/gladiatori/career/types.ts';
import { campaignTables } from '../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../src/kernel/match.ts';
import { runMatch } from '../../../src/kernel/runner.ts';
import { rollFaults, sumOf } from '../../roll-faults.ts';

/** Plays a campaign to its end: its lines and its last state. Equal arguments, equal campaign. */
export function watchedCampaign(setup: CampaignSetup, seed: string, play: PlaysMatch) {
  const events: CampaignEvent[] = [];
  const watch = ({ event }: { readonly event: CampaignEvent }): void => void events.push(structuredClone(event));
  const match = Match.start(gladiatoriCampaign, campaignTables(), setup, seed, { journal: false, watch });
  const player = plainCampaign(campaignTables(), play);
  runMatch(match, () => player);
  return { events, state: match.state };
}

/** What a journal has told of the gladiator so far. */
interface Account {
  fame: number;
  xp: number;
  purse: number;
  wounds: number;
  scars: number;
  munus: number;
  matches: number;
}

/** GR-92 to GR-99 What dice are held against. */
const NEEDS = { grudge: 2, mercy: 1, rudis: 10, scar: 5, 'rival-freed': 5 } as const;
const MUNERA = 16;

/** What is wrong with a campaign's journal and where it has led; []: nothing. */
export function campaignFaults(events: readonly CampaignEvent[], state: CampaignState): readonly string[] {
  const account: Account = { fame: 0, xp: 0, purse: 0, wounds: 0, scars: 0, munus: 0, matches: 0 };
  const faults = events.flatMap((event, i) => {
    const wrong = [
      ...(event.rolls ?? []).flatMap((roll) => rollFaults(roll, NEEDS)),
      ...lineFaults(account, event, state.setup.name),
    ];
    return wrong.map((why) => `${i} ${event.kind}: ${why}`);
  });
  const { man, past, turn, ended } = state;
  const kept: Account = {
    ...{ fame: man.fame, xp: man.xp, purse: man.purse, wounds: man.wounds, scars: man.scars },
    ...{ munus: turn, matches: past.length },
  };
  for (const what of Object.keys(kept) as (keyof Account)[])
    if (account[what] !== kept[what]) faults.push(`the end: ${what} ${account[what]} was told, ${kept[what]} is kept`);
  if (ended === null || turn > MUNERA) faults.push(`the end: munus ${turn}, ${ended === null ? 'no end' : ended.how}`);
  return [...faults, ...past.flatMap(matchFaults)];
}

/** What the gladiator has by a line, held against what the line says. */
function lineFaults(account: Account, event: CampaignEvent, own: string): readonly string[] {
  if ('name' in event && event.name !== undefined && event.name !== own) return [];
  const same = (what: keyof Account, told: number): readonly string[] =>
    account[what] === told ? [] : [`${what} is ${account[what]}, not ${told}`];
  switch (event.kind) {
    case 'munus':
      account.munus += 1;
      return same('munus', event.munus);
    case 'match-fought':
      account.matches += 1;
      return same('matches', event.number);
    case 'fame':
      account.fame = Math.max(0, account.fame + sumOf(event.modifiers));
      return same('fame', event.total);
    case 'experience':
      account.xp += sumOf(event.modifiers);
      return same('xp', event.total);
    case 'purse':
      account.purse += sumOf(event.modifiers);
      return same('purse', event.total);
    case 'taken':
      account.purse += event.pay;
      return same('purse', event.purse);
    case 'spent':
      account.purse -= event.cost;
      return [...same('purse', event.purse), ...(account.purse < 0 ? ['there was not so much'] : [])];
    case 'healed':
      account.wounds -= event.by;
      return [...same('wounds', event.wounds), ...(account.wounds < 0 ? ['more came back than was missing'] : [])];
    case 'wounded':
      account.wounds += event.by;
      return [...same('wounds', event.wounds), ...(account.wounds > 6 ? ['more than six are missing'] : [])];
    case 'scar-roll':
      account.scars += event.stays ? 1 : 0;
      return same('scars', event.scars);
    case 'sat-out':
      account.fame = Math.max(0, account.fame - (account.wounds < 4 ? 1 : 0));
      return same('fame', event.fame);
    case 'rudis-roll':
      return account.fame < 14 || event.freed !== event.rolls?.[0]?.need?.met ? ['nobody asked for it'] : [];
    case 'ended':
      // The last munus may end before its games.
      account.munus = Math.max(account.munus, endsBefore(event.how) ? account.munus + 1 : account.munus);
      return [];
    default:
      return [];
  }
}

/** Ends that come in the weeks before games. */
const endsBefore = (how: string): boolean => how === 'bought free' || how === 'closed';

const HUNTED: { readonly [species: string]: number } = { dog: 1, wolf: 2, lion: 3, bear: 3 };

/** 16.1, GR-97, GR-98 What a match was worth by what it came to. */
function matchFaults({ number, kind, species, mortal, fate, xp, pay, result }: PastMatch): readonly string[] {
  const [own] = result.fighters;
  if (own === undefined) return [`match ${number}: nobody fought`];
  const won = result.winner === 0 && !own.gaveUp;
  const hunt = kind === 'hunt' || kind === 'hunt of two';
  const learned = hunt ? (won ? (HUNTED[species ?? ''] ?? 0) : 0) : Math.trunc((own.vp - 10) / 10) + (won ? 1 : 0);
  const fell = own.overkill !== null;
  const dead = (own.overkill ?? 0) >= 5 || (fell && mortal);
  const faults = [
    ...(learned === xp ? [] : [`it taught ${learned}, not ${xp}`]),
    ...(own.gaveUp === (pay === 0) ? [] : [`it paid ${pay}`]),
    ...(dead && fate !== 'dead' ? [`${fate} by ${own.overkill} too much`] : []),
    ...(!fell && (fate === 'dead' || fate.startsWith('fallen')) ? [`${fate} on its feet`] : []),
    ...((fate === 'won') === (won && !fell) ? [] : [`${fate}, and ${won ? 'won' : 'not won'}`]),
  ];
  return faults.map((why) => `match ${number}: ${why}`);
}
