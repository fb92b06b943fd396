/** Matches of Heroes of the Colosseum by the book, every journal checked, held against what the spec says they come to. */
import type { FighterSetup, HeroesSetup, State } from '../../src/games/heroes/rules/types.ts';
import { type FightStyle, type Locale, STYLES } from '../../src/games/heroes/rules/words.ts';
import { figuresOf, type Spread } from '../../src/session/spread.ts';
import { checkJournal } from '../../tools/games/heroes/journal-checker.ts';
import { wholeMatch } from '../../tools/games/heroes/matches.ts';

/** Matches of one kind, and what they must come to, each within a part of itself. */
interface Kind {
  readonly name: string;
  readonly locale: Locale;
  readonly toDeath: boolean;
  readonly rounds: number;
  readonly deaths: number;
  readonly breaks: number;
}

/** One against one, style drawn, the opponent as its style is matched: mean rounds, deaths a match, matches with a break. */
const KINDS: readonly Kind[] = [
  { name: 'Fringes', locale: 'fringes', toDeath: false, rounds: 4.0, deaths: 0.44, breaks: 0.03 },
  { name: 'Heart', locale: 'heart', toDeath: false, rounds: 4.7, deaths: 0.25, breaks: 0.04 },
  { name: 'Rome', locale: 'rome', toDeath: false, rounds: 5.8, deaths: 0.24, breaks: 0.04 },
  { name: 'Rome, to the death', locale: 'rome', toDeath: true, rounds: 9.6, deaths: 1.0, breaks: 0.53 },
];
/** How far the figures may lie from these, as a part of them; a break is rare. */
const WITHIN = { rounds: 0.08, deaths: 0.12, breaks: 0.6 } as const;

/** What any style wins over all others in Rome, row by the die, in hundredths, and how far it may be off. */
const STYLE_SHARES: { readonly [S in FightStyle]: number } = {
  ...{ retiarius: 55, secutor: 53, murmillo: 52, hoplomachus: 48, dimachaerus: 47, thraex: 45 },
};
const STYLE_OFF = 3;
/** No pair of styles lies outside these hundredths, but for the chance of so many matches. */
const PAIR_SHARES = [36, 64] as const;

/** Complaints, and the tables as Markdown. */
export interface Soaked {
  readonly complaints: readonly string[];
  readonly page: string;
  readonly matches: number;
}

const one = (side: 0 | 1, style: FightStyle | null, row: number | null = null): FighterSetup => ({
  ...{ name: side === 0 ? 'Red' : 'Blue', side, seat: null, rank: 'grunt', style, secondary: false, card: null, row },
});

function fought(setup: HeroesSetup, seed: string, complaints: string[]): State {
  const { journal, end } = wholeMatch(setup, seed);
  complaints.push(...checkJournal(setup, journal, end).map((why) => `${seed}: ${why}`));
  return end;
}

/** Fights `count` matches of the kinds in turn. */
export function soakKinds(count: number): Soaked {
  const complaints: string[] = [];
  const rows = KINDS.map((kind) => soakKind(kind, Math.ceil(count / KINDS.length), complaints));
  const page = [
    '| place | matches | rounds | dead a match | with a break | killing stroke | unconscious | surrender | other |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ].join('\n');
  return { complaints, page, matches: KINDS.length * Math.ceil(count / KINDS.length) };
}

function soakKind({ name, locale, toDeath, ...wanted }: Kind, count: number, complaints: string[]): string {
  const rounds: Spread = {};
  const ends: { [by: string]: number } = {};
  const found = { deaths: 0, breaks: 0 };
  for (let i = 0; i < count; i++) {
    const fighters = [one(0, STYLES[i % STYLES.length] ?? null), one(1, null)];
    const board = locale === 'rome' ? 'colosseum' : 'provincial';
    const setup = { board, gates: 'west-east', locale, toDeath, starPower: true, fighters } as const;
    const { turn, outcome, breaks, fighters: men } = fought(setup, `soak-${name}-${i}`, complaints);
    rounds[turn] = (rounds[turn] ?? 0) + 1;
    ends[outcome?.by ?? ''] = (ends[outcome?.by ?? ''] ?? 0) + 1;
    found.deaths += men.filter(({ fate }) => fate === 'killed').length / count;
    found.breaks += (breaks > 0 ? 1 : 0) / count;
  }
  const figures = { rounds: figuresOf(rounds).mean, ...found };
  for (const figure of ['rounds', 'deaths', 'breaks'] as const)
    if (Math.abs(figures[figure] - wanted[figure]) > WITHIN[figure] * wanted[figure])
      complaints.push(`${name}: ${figure} ${figures[figure].toFixed(3)}, expected about ${wanted[figure]}`);
  const share = (by: string) => percent(ends[by] ?? 0, count);
  const known = ['dead', 'unconscious', 'surrendered'];
  const other = count - known.reduce((sum, by) => sum + (ends[by] ?? 0), 0);
  const cells = [name, count, figures.rounds.toFixed(2), figures.deaths.toFixed(2), percent(figures.breaks, 1)];
  return `| ${[...cells, ...known.map(share), percent(other, count)].join(' | ')} |`;
}

/** Fights `each` matches of every style against every style, from both gates. */
export function soakStyles(each: number): Soaked {
  const complaints: string[] = [];
  const wins = new Map<string, number>();
  for (const red of STYLES)
    for (const blue of STYLES)
      for (let i = 0; i < each; i++) {
        const fighters = [one(0, red), one(1, blue)];
        const setup: HeroesSetup = {
          ...{ board: 'colosseum', gates: 'west-east', locale: null, toDeath: false, starPower: true, fighters },
        };
        const winner = fought(setup, `soak-${red}-${blue}-${i}`, complaints).outcome?.winner ?? null;
        const part = winner === null ? 0.5 : winner === 0 ? 1 : 0;
        wins.set(`${red} ${blue}`, (wins.get(`${red} ${blue}`) ?? 0) + part);
        wins.set(`${blue} ${red}`, (wins.get(`${blue} ${red}`) ?? 0) + 1 - part);
      }
  const shareOf = (own: FightStyle, foe: FightStyle) => (100 * (wins.get(`${own} ${foe}`) ?? 0)) / (2 * each);
  const overall = (own: FightStyle) => STYLES.reduce((sum, foe) => sum + shareOf(own, foe) / STYLES.length, 0);
  for (const own of STYLES) {
    if (Math.abs(overall(own) - STYLE_SHARES[own]) > STYLE_OFF)
      complaints.push(`${own} wins ${overall(own).toFixed(1)} %, expected about ${STYLE_SHARES[own]} %`);
    for (const foe of STYLES)
      if (shareOf(own, foe) < PAIR_SHARES[0] || shareOf(own, foe) > PAIR_SHARES[1])
        complaints.push(`${own} against ${foe}: ${shareOf(own, foe).toFixed(1)} %`);
  }
  const rows = STYLES.map(
    (own) =>
      `| ${own} | ${STYLES.map((foe) => (own === foe ? '' : shareOf(own, foe).toFixed(1))).join(' | ')} | ${overall(own).toFixed(1)} |`,
  );
  const page = [
    `Each against each, ${each} matches from either gate, a draw half a win: hundredths that the row wins over the column, and over all of them.\n`,
    `| | ${STYLES.join(' | ')} | all |`,
    `| --- | ${STYLES.map(() => '---:').join(' | ')} | ---: |`,
    ...rows,
    '',
  ].join('\n');
  return { complaints, page, matches: each * STYLES.length ** 2 };
}

/** A share in hundredths. */
export const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1e-9, whole)).toFixed(1)} %`;
