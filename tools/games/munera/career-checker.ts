/** Plays a career by a plain player and complains of every line of it whose sums do not come to what it says, by nothing of the rules' own code. */
import { type PlaysBout, plainCareer } from '../../../src/games/munera/ai/plain-career.ts';
import type { CareerEvent } from '../../../src/games/munera/career/events.ts';
import { muneraCareer } from '../../../src/games/munera/career/index.ts';
import type { CareerSetup, CareerState } from '../../../src/games/munera/career/types.ts';
import { careerTables } from '../../../src/games/munera/tables.ts';
import { Match } from '../../../src/kernel/match.ts';
import { runMatch } from '../../../src/kernel/runner.ts';
import { rollFaults, sumOf } from '../../roll-faults.ts';

/** A career that was played, and what is complained of. */
export interface CheckedCareer {
  readonly state: CareerState;
  readonly complaints: readonly string[];
  /** Lines that were held to the rulings. */
  readonly checked: number;
}

/** What a journal has told of the gladiator so far. */
interface Account {
  fame: number;
  purse: number;
  hurt: number;
  lasting: number;
  skills: string[];
}

const NEEDS: { readonly [name: string]: number } = { plea: 9, mercy: 7, rudis: 10, grudge: 2, regard: 3, lasting: 4 };

/** Plays a career to its end; equal arguments, equal career. */
export function checkedCareer(setup: CareerSetup, seed: string, play: PlaysBout): CheckedCareer {
  const complaints: string[] = [];
  let checked = 0;
  const account: Account = { fame: 0, purse: 0, hurt: 0, lasting: 0, skills: [] };
  const watch = ({ seq, event }: { readonly seq: number; readonly event: CareerEvent }): void => {
    const faults = [
      ...(event.rolls ?? []).flatMap((roll) => rollFaults(roll, NEEDS)),
      ...lineFaults(account, event, setup.name),
    ];
    checked += 1;
    complaints.push(...faults.map((why) => `${seq} ${event.kind}: ${why}`));
  };
  const match = Match.start(muneraCareer, careerTables(), setup, seed, { journal: false, watch });
  const player = plainCareer(play);
  runMatch(match, () => player);
  const { man } = match.state;
  const told = [account.fame, account.purse, account.hurt, account.lasting, account.skills.join()];
  const kept = [man.fame, man.purse, man.hurt, man.lasting, man.skills.join()];
  if (told.join('/') !== kept.join('/'))
    complaints.push(`the end: ${told.join('/')} was told, ${kept.join('/')} is kept`);
  return { state: match.state, complaints, checked };
}

/** What the gladiator has by a line, held against what the line says. */
function lineFaults(account: Account, event: CareerEvent, own: string): readonly string[] {
  if ('name' in event && event.name !== own && event.kind !== 'mercy-asked') return [];
  const same = (what: keyof Account, told: number): readonly string[] =>
    account[what] === told ? [] : [`${what} is ${account[what]}, not ${told}`];
  switch (event.kind) {
    case 'fame':
      account.fame = Math.max(0, account.fame + sumOf(event.modifiers));
      return same('fame', event.total);
    case 'purse':
      account.purse += sumOf(event.modifiers);
      return same('purse', event.total);
    case 'guarded':
      account.purse += event.pay;
      return same('purse', event.purse);
    case 'paid':
      account.purse -= event.cost;
      return [...same('purse', event.purse), ...(account.purse < 0 ? ['there was not so much'] : [])];
    case 'healed':
      account.hurt -= event.by;
      return same('hurt', event.hurt);
    case 'hurt':
      account.hurt += event.by;
      return same('hurt', event.hurt);
    case 'lasting':
      account.lasting += event.stays ? 1 : 0;
      return same('lasting', event.lasting);
    case 'aged':
      account.lasting += event.fails ? 1 : 0;
      return [];
    case 'sat-out':
      account.fame = Math.max(0, account.fame - (account.hurt < 2 ? 1 : 0));
      return same('fame', event.fame);
    case 'asked-nothing':
      account.fame += 3;
      return same('fame', event.fame);
    case 'mercy-asked':
      account.fame = Math.max(0, account.fame - 1);
      return [];
    case 'trained':
      return trainingFaults(account, event);
    case 'skill':
      account.skills.push(event.skill);
      return [];
    default:
      return [];
  }
}

/** MR-60 Five and the skills one has. */
function trainingFaults(account: Account, event: Extract<CareerEvent, { kind: 'trained' }>): readonly string[] {
  const need = 5 + account.skills.length;
  const learned = (event.rolls?.[0]?.total ?? 0) >= need;
  if (learned) account.skills.push(event.skill);
  return learned === event.learned ? [] : [`it takes ${need}`];
}
