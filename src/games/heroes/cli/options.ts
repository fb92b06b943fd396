/** What the command line takes of Heroes of the Colosseum, and what it makes of it. */
import { type AiOptions, readLeads } from '../../../cli/ai-option.ts';
import { UsageError } from '../../../cli/errors.ts';
import { programSeat, type SideLead } from '../../../kernel/levels.ts';
import type { Seat } from '../../../kernel/request.ts';
import type { OptionSpec } from '../../commands.ts';
import type { FighterSetup, HeroesSetup } from '../rules/types.ts';
import { type FightStyle, LOCALES, type Locale, STYLES } from '../rules/words.ts';

/** Who meets whom, still in words. */
export interface HeroesMatchOptions extends AiOptions {
  readonly red?: string;
  readonly blue?: string;
  readonly locale?: string;
  readonly toDeath?: true;
  readonly botSeconds?: string;
}

/** Options of every command that makes a match. */
export const MATCH_OPTIONS: readonly OptionSpec[] = [
  { flags: '--red <styles>', about: 'one side: styles joined by +, or any', standing: 'any' },
  { flags: '--blue <styles>', about: 'the other; rolled: as the first are usually matched', standing: 'rolled' },
  {
    flags: '--locale <place>',
    about: 'fringes, heart, rome or any: whose rows of the pool are rolled',
    standing: 'any',
  },
  { flags: '--to-death', about: 'no surrender, no mercy' },
  {
    flags: '--red-ai <level>',
    about:
      'who leads the gladiators of that side: novice, book (Table 5-2, unless given), adept, tactician or champion; or a program of yours, as bot:./my-bot (docs/bots)',
  },
  { flags: '--blue-ai <level>', about: 'who leads the others' },
];

const MOST = 4;

function readStyles(option: string, text: string): readonly (FightStyle | null)[] {
  const words = text.split('+');
  if (words.length > MOST) throw new UsageError(`${option} ${text}: at most ${MOST} fight on a side (4.3)`);
  return words.map((word) => {
    if (word === 'any' || word === 'rolled') return null;
    const style = STYLES.find((one) => one === word);
    if (style === undefined) throw new UsageError(`${option} ${word}; legal: any, ${STYLES.join(', ')}`);
    return style;
  });
}

function readLocale(text: string): Locale | null {
  if (text === 'any') return null;
  const locale = LOCALES.find((one) => one === text);
  if (locale === undefined) throw new UsageError(`--locale ${text}; legal: any, ${LOCALES.join(', ')}`);
  return locale;
}

/** Who answers for a gladiator of a side that is led at a level. */
function leadOf(side: 0 | 1, level: SideLead): Pick<FighterSetup, 'seat' | 'level'> {
  return level === 'book' ? { seat: null } : { seat: programSeat(side), level };
}

/** The match that options ask for; `led`: the seat that leads the first fighter, or null. Throws UsageError. */
export function readMatch(options: HeroesMatchOptions, led: Seat | null): HeroesSetup {
  const [red, blue] = [readStyles('--red', options.red ?? 'any'), readStyles('--blue', options.blue ?? 'rolled')];
  const locale = readLocale(options.locale ?? 'any');
  const { redAi = 'book', blueAi = 'book' } = readLeads(options);
  const one = (side: 0 | 1, style: FightStyle | null, i: number, all: number): FighterSetup => ({
    ...{
      side,
      style,
      ...(side === 0 && i === 0 && led !== null ? { seat: led } : leadOf(side, side === 0 ? redAi : blueAi)),
      rank: 'grunt',
      secondary: false,
      card: null,
      row: null,
    },
    name: `${side === 0 ? 'Red' : 'Blue'}${all === 1 ? '' : ` ${i + 1}`}`,
  });
  return {
    ...{ board: red.length + blue.length > 3 || locale === 'rome' ? 'colosseum' : 'provincial', gates: 'west-east' },
    ...{ locale, toDeath: options.toDeath === true, starPower: true },
    fighters: [
      ...red.map((style, i) => one(0, style, i, red.length)),
      ...blue.map((style, i) => one(1, style, i, blue.length)),
    ],
  };
}

/** A whole number from 1 up to a most. Throws UsageError. */
export function readCount(option: string, text: string, most: number): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > most)
    throw new UsageError(`${option} ${text}: expected a whole number from 1 to ${most}`);
  return count;
}
