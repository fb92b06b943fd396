/** How the dice of a finished match fell, throw by throw, as a page and as text. */
import type { DoableErrand } from '../../odds/labour.ts';
import type { ThrowsTold, ToldThrow } from '../../session/match-luck.ts';
import type { Env, Screen } from '../program.ts';
import { type PageLine, textPages } from '../screens/text-page.ts';
import { awaitedOn } from '../screens/working.ts';
import { cameText, fallenLines } from '../stats/lines.ts';
import type { CountsTold } from '../stats/telling.ts';
import { wrapText } from '../wrap.ts';

/** What the dice of a game are counted in. */
export type LuckWords = Pick<CountsTold, 'harm' | 'diceIn' | 'oneDiceIn' | 'diceNote'>;

type Read = Exclude<ThrowsTold, { untold: string }>;
/** When a throw fell, in a few words. */
type When = (one: ToldThrow) => string;

/** Opens the luck of a match once it is read. */
export function openThrows(errand: DoableErrand<ThrowsTold>, words: LuckWords, when: When, env: Env): Screen {
  const awaited = env.services.labour.send(errand);
  return awaitedOn(
    {
      ...{ title: 'Luck', doing: 'reading its dice', awaited },
      shown: (found) =>
        textPages([
          {
            title: 'Luck',
            right: '',
            lines: (width) =>
              'untold' in found
                ? wrapText(`Its luck cannot be told: ${found.untold}.`, width).map((text) => [
                    { text, style: { fg: 'warn' } },
                  ])
                : throwLines(found, words, when, width),
          },
        ]),
    },
    env,
  );
}

/** Throws that stray most from what was to be expected. */
const MOST = 5;
/** Hundredths that are worth a word. */
const STRAYS = 50;

const strayOf = ({ came, due }: ToldThrow): number => 100 * came - due;

/** The sums, what strayed most, then throw by throw. */
export function throwLines({ luck, throws }: Read, words: LuckWords, when: When, width: number): readonly PageLine[] {
  const most = throws
    .filter((one) => Math.abs(strayOf(one)) >= STRAYS)
    .toSorted((a, b) => Math.abs(strayOf(b)) - Math.abs(strayOf(a)) || a.seq - b.seq)
    .slice(0, MOST);
  const told = (one: ToldThrow): readonly PageLine[] => throwText(one, words, when, width);
  return [
    ...fallenLines(luck, words, width),
    ...wrapText(words.diceNote ?? '', width).map((text): PageLine => [{ text, style: { fg: 'mute' } }]),
    [],
    [{ text: 'What strayed most', style: HEAD }],
    ...(most.length === 0 ? [[{ text: '  Nothing unusual happened.', style: MUTE }]] : most.flatMap(told)),
    [],
    [{ text: 'Throw by throw', style: HEAD }],
    ...throws.flatMap(told),
  ];
}

const HEAD = { fg: 'accent', bold: true } as const;
const MUTE = { fg: 'mute' } as const;

/** Good for the player, bad, or neither. */
function toneOf(one: ToldThrow): 'good' | 'bad' | 'mute' {
  const stray = strayOf(one);
  if (Math.abs(stray) < STRAYS) return 'mute';
  return stray > 0 === one.own ? 'good' : 'bad';
}

function throwText(one: ToldThrow, words: LuckWords, when: When, width: number): readonly PageLine[] {
  const { came, due, line } = one;
  const head = `  ${when(one)}: `;
  const rows = wrapText(`${head.trimStart()}${line.text}`, width - 2);
  const sums = `${one.own ? 'yours' : 'against you'}: ${cameText(came, words)}, ${(due / 100).toFixed(1)} expected`;
  return [
    ...rows.map((text): PageLine => [{ text: `  ${text}`, style: { fg: 'text' } }]),
    [{ text: `      ${sums}`, style: { fg: toneOf(one) } }],
  ];
}
