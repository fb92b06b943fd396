/** harena odds: what may come of two pools of dice against each other, exactly. */
import { chanceLine } from '../../../cli/chances.ts';
import { inAscii } from '../../../cli/in-ascii.ts';
import type { Globals, OptionSpec } from '../../commands.ts';
import { attackEnd } from '../odds/attack-end.ts';
import { marginChance, marginsOf } from '../odds/contest.ts';
import { readCount } from './options.ts';

/** What `harena odds` is told of this game. */
export interface HeroesOddsOptions extends Globals {
  readonly own?: string;
  readonly other?: string;
  readonly json?: true;
}

/** Its options. */
export const ODDS_OPTIONS: readonly OptionSpec[] = [
  { flags: '--own <dice>', about: 'dice of your pool', standing: '5' },
  { flags: '--other <dice>', about: 'dice of the other', standing: '5' },
  { flags: '--json', about: 'one JSON document' },
];

const MOST = 60;

/** Works the odds out and returns what is to be printed. Throws UsageError. */
export function runHeroesOdds(options: HeroesOddsOptions): string {
  const own = readCount('--own', options.own ?? '5', MOST);
  const other = readCount('--other', options.other ?? '5', MOST);
  const margins = marginsOf(own, other);
  const at = (holds: (margin: number) => boolean): number => marginChance(margins, holds);
  const results = {
    'two ahead': at((m) => m >= 2),
    'one ahead': at((m) => m === 1),
    even: at((m) => m === 0),
    'one behind': at((m) => m === -1),
    'two behind': at((m) => m <= -2),
  };
  const end = attackEnd(own, other);
  if (options.json === true)
    return `${JSON.stringify({ schema: 'harena/odds/1', game: 'heroes', input: { own, other }, results, attack: end }, null, 2)}\n`;
  const ascii = inAscii(options);
  const lines = [
    `A pool of ${own} dice against one of ${other}`,
    '',
    ...Object.entries(results).map(([what, chance]) => chanceLine(what, chance, ascii)),
    '',
    'An Attack with these pools, rolled again until it is over (5.4)',
    chanceLine('you hit', end.attacker, ascii),
    chanceLine('the other hits', end.defender, ascii),
  ];
  return `${lines.join('\n')}\n`;
}
