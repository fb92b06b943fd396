/** harena odds: what may come of an attack, exactly. */

import { chanceLine } from '../../../cli/chances.ts';
import { UsageError } from '../../../cli/errors.ts';
import { inAscii } from '../../../cli/in-ascii.ts';
import { neighbour } from '../../../kernel/hex.ts';
import type { Globals, OptionSpec } from '../../commands.ts';
import { type StrikeOdds, strikeOdds } from '../odds/strike-odds.ts';
import { armOf, armsOf } from '../rules/gear.ts';
import { CENTRE, quadrantOf } from '../rules/geometry.ts';
import { initialState } from '../rules/setup.ts';
import type { State } from '../rules/types.ts';
import { QUADRANTS, type Quadrant } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { readBout, readNumber } from './options.ts';

/** What `harena odds` is told of this game. */
export interface MuneraOddsOptions extends Globals {
  readonly teams?: string;
  readonly from?: string;
  readonly range?: string;
  readonly stamina?: string;
  readonly json?: true;
}

/** Its options. */
export const STRIKE_OPTIONS: readonly OptionSpec[] = [
  { flags: '--teams <teams>', about: 'who strikes v who is struck', standing: 'murmillo v thracian' },
  { flags: '--from <quarter>', about: `${QUADRANTS.join(', ')}: of the one who is struck`, standing: 'front' },
  { flags: '--range <hexes>', about: 'how far apart they stand', standing: '1' },
  { flags: '--stamina <stamina>', about: 'of the one who is struck', standing: '7' },
  { flags: '--json', about: 'one JSON document' },
];

const FURTHEST = 8;
const MOST_STAMINA = 12;

/** Works the odds out and returns what is to be printed. Throws UsageError. */
export function runMuneraOdds(options: MuneraOddsOptions): string {
  const from = QUADRANTS.find((one) => one === (options.from ?? 'front'));
  if (from === undefined) throw new UsageError(`--from ${options.from}; legal: ${QUADRANTS.join(', ')}`);
  const range = readNumber('--range', options.range ?? '1', FURTHEST);
  const stamina = readNumber('--stamina', options.stamina ?? '7', MOST_STAMINA);
  const teams = options.teams ?? 'murmillo v thracian';
  const state = standing(teams, from, range, stamina);
  const found = attacksAt(state, range);
  if (found.length === 0)
    throw new UsageError(`--range ${range}: nothing of ${teams.split(' v ')[0]} reaches that far (10)`);
  const input = { teams, from, range, stamina };
  if (options.json === true)
    return `${JSON.stringify({ schema: 'harena/odds/1', game: 'munera', input, attacks: Object.fromEntries(found) }, null, 2)}\n`;
  const ascii = inAscii(options);
  const lines = found.flatMap(([name, odds]) => ['', ...linesOf(name, odds, ascii)]);
  return `${[`From the ${from}, at ${range}, stamina ${stamina} left`, ...lines].join('\n')}\n`;
}

/** Two at a distance on the widest sand, the second facing so that it is struck from a quarter. */
function standing(teams: string, from: Quadrant, range: number, stamina: number): State {
  const setup = readBout({ teams, arena: 'great' }, null, 'odds');
  const state = initialState(setup, tables());
  const [one, two] = state.fighters;
  if (one === undefined || two === undefined) return state;
  two.hex = CENTRE;
  one.hex = neighbour(CENTRE, 3, range);
  one.facing = 0;
  two.facing = ([3, 2, 4, 0, 1, 5] as const).find((way) => quadrantOf(CENTRE, way, one.hex) === from) ?? 3;
  for (const fighter of state.fighters) fighter.stamina0 = fighter.stamina = stamina;
  if (one.held.some(({ kind }) => kind === 'bow')) one.arrows = 1;
  return state;
}

/** Every plain attack whose weapon reaches, with its chances. */
function attacksAt(state: State, range: number): readonly (readonly [string, StrikeOdds])[] {
  const [one, two] = state.fighters;
  if (one === undefined || two === undefined) return [];
  return armsOf(one).flatMap((way) => {
    const arm = armOf(one, way, tables());
    const odds = strikeOdds(state, tables(), one.id, { foe: two.id, with: way, feint: false, whirl: false });
    if (arm === null || odds === null || range < arm.row.from || range > arm.row.to) return [];
    return [[arm.name, odds] as const];
  });
}

function linesOf(name: string, odds: StrikeOdds, ascii: boolean): readonly string[] {
  const { hit, miss, double, caught, downed, beaten, dead, wounds, modifier, save } = odds;
  const all = { hit, miss, 'any double': double, caught, 'knocked down': downed, 'beaten at once': beaten, dead };
  return [
    `${name}: die ${modifier < 0 ? modifier : `+${modifier}`}, save ${save}, ${wounds.toFixed(2)} wounds on the average`,
    ...Object.entries(all).flatMap(([what, chance]) => (chance > 0 ? [chanceLine(what, chance, ascii)] : [])),
  ];
}
