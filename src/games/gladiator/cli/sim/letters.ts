/** How everybody fared, in letters. */
import { addLetters, type BoutTally, type Letters, noLetters } from '../../session/tally.ts';
import type { Listed } from './plan.ts';

/** A line of result letters a man; of teams each side's men together, and what each of them is; beasts by kind. */
export function lettersOf(tally: BoutTally, roster: readonly Listed[]): readonly string[] {
  const wild = Object.entries(tally.beasts);
  if (roster.length === 2 && wild.length === 0)
    return roster.map(({ id }) => `  ${id}  ${lettersText(tally.results[id])}`);
  const [red, blue] = ([0, 1] as const).map((side) => roster.filter((man) => man.side === side));
  const men = sideLines('red', red ?? [], tally);
  return wild.length === 0 ? [...men, ...sideLines('blue', blue ?? [], tally)] : [...men, ...beastLines(wild)];
}

function lettersText({ V, S, M, P } = noLetters()): string {
  return `V ${V}  S ${S}  M ${M}  P ${P}`;
}

function sideLines(colour: string, men: readonly Listed[], { results }: BoutTally): readonly string[] {
  const of = ({ id }: Listed): Letters => results[id] ?? noLetters();
  const label = `${colour}, ${men.length === 1 ? 'one man' : `all ${men.length}`}`;
  return [totalLine(label, men.map(of)), ...men.map((man) => manLine(man, lettersText(of(man))))];
}

function totalLine(label: string, letters: readonly Letters[]): string {
  return `  ${label.padEnd(NAME_WIDTH)} ${lettersText(letters.reduce(addLetters, noLetters()))}`;
}

/** 28 All beasts together, then each kind with how many of it there were in all the bouts. */
function beastLines(wild: readonly (readonly [string, Letters])[]): readonly string[] {
  const met = ({ V, S, M, P }: Letters) => V + S + M + P;
  const kinds = wild.map(([kind, letters]) => ({ kind, letters, met: met(letters) }));
  kinds.sort((a, b) => b.met - a.met || (a.kind < b.kind ? -1 : 1));
  const line = ({ kind, letters, met: number }: (typeof kinds)[number]) =>
    `    ${`${kind}, ${number} met`.padEnd(NAME_WIDTH - 2)} ${lettersText(letters)}`;
  const all = kinds.reduce((sum, one) => sum + one.met, 0);
  const label = `blue, ${all} beasts`;
  return [
    totalLine(
      label,
      kinds.map(({ letters }) => letters),
    ),
    ...kinds.map(line),
  ];
}

const NAME_WIDTH = 20;

const manLine = ({ id, label }: Listed, letters: string): string =>
  `    ${`${id} ${label}`.padEnd(NAME_WIDTH - 2)} ${letters}`;
