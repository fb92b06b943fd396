/** What "why?" tells beside the dice: whose they are, and where each of a pool comes from. */
import type { Modifier } from '../../../kernel/modifier.ts';
import { modifierText } from '../../../kernel/roll-text.ts';
import { poolText } from '../ask/pool-text.ts';
import { judgeAt } from '../rules/board.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { fighterOf } from '../rules/roster.ts';
import type { State } from '../rules/types.ts';

/** What is told beside a roll of an event, or (null) of the event itself. */
export function tellBeside(event: HeroesEvent, roll: number | null, state: Readonly<State>): readonly string[] {
  if (roll === null) return sumOf(event, state);
  const name = (id: string | undefined): string => (id === undefined ? '' : fighterOf(state, id).name);
  switch (event.kind) {
    case 'maneuver':
    case 'attack':
    case 'net-tossed':
    case 'sand-kicked':
    case 'thrown': {
      const pool = event.pools[roll];
      return pool === undefined ? [] : [`${name(pool.fighter)}: ${poolText(pool.lines, pool.dice)}`];
    }
    case 'initiative':
      return [name(event.fighters[roll])];
    case 'appealed':
      return [savvyText(name(event.fighter), event.savvy, event.modifiers)];
    case 'judged':
      return [judgeText(event, roll, name(event.fighter), judgeAt(state))];
    case 'located':
      return [
        `${name(event.fighter)} strikes ${name(event.foe)}; the row says where, and which guard would keep it off`,
      ];
    case 'killed':
    case 'unconscious':
      return [`${name(event.fighter)}: does Strength hold?`];
    default:
      return 'fighter' in event ? [name(event.fighter)] : [];
  }
}

/** 5.4.3 The Impact of a blow, line by line. */
function sumOf(event: HeroesEvent, state: Readonly<State>): readonly string[] {
  if (event.kind !== 'impact') return [];
  const { impact, modifiers, modified, damage, fighter, foe, part } = event;
  const least = damage > modified ? `; a blow that lands costs at least ${damage}` : '';
  return [
    `${fighterOf(state, fighter).name} hits ${fighterOf(state, foe).name}, ${part}`,
    `won by ${impact}${terms(modifiers)} = ${modified}${least}`,
  ];
}

const terms = (modifiers: readonly Modifier[]): string => modifiers.map((one) => ` ${modifierText(one)}`).join('');

function savvyText(name: string, savvy: number, modifiers: readonly Modifier[]): string {
  const own = savvy - modifiers.reduce((sum, { value }) => sum + value, 0);
  return `${name}: Savvy ${own}${terms(modifiers)} = ${savvy}`;
}

/** 6.8.1 Who decides, the one who begs, and where they were even a last die for each. */
function judgeText(
  { savvy, modifiers }: Extract<HeroesEvent, { kind: 'judged' }>,
  roll: number,
  name: string,
  judge: string,
): string {
  if (roll === 0) return savvyText(judge, savvy, modifiers);
  return roll === 3 ? judge : name;
}
