/** The hall of fame on pages: gladiators, those they met, and the records. */

import { capital } from '../../../../kernel/words.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import type { Famed } from '../../../../tui/company.ts';
import type { Env, Screen } from '../../../../tui/program.ts';
import { type Owner, ownerLine } from '../../../../tui/screens/owner-line.ts';
import { type PageLine, type TextPage, textPages } from '../../../../tui/screens/text-page.ts';
import type { HallEntry, HallMunus } from '../../career/told/hall.ts';
import { type CareerHonours, honoursOf, type Met } from '../../career/told/honours.ts';
import { CAREER_HALL, HOUSE_HALL } from '../../files/hall.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { HouseEntry } from '../../house/told/hall.ts';
import { houseHallPage } from '../house/pages/hall-page.ts';
import { matchText, RESULTS, WINS_TO_FREEDOM } from './words.ts';

/** All pages of the hall; `ownerOf` says whose a career was where others play too. */
export function hallPages(
  entries: readonly HallEntry[],
  ownerOf: (entry: HallEntry) => Owner | null = () => null,
): readonly TextPage[] {
  const honours = honoursOf(entries);
  const right = `${entries.length} ${entries.length === 1 ? 'career' : 'careers'}`;
  const page = (title: string, lines: TextPage['lines']): TextPage => ({
    title: `Hall of fame: ${title}`,
    right,
    lines,
  });
  if (entries.length === 0) return [page('gladiators', () => [mute('Nobody has died, been freed or retired yet.')])];
  return [
    page('gladiators', (width) => gladiatorLines(honours, width, ownerOf)),
    page('whom they met', (width) => metLines(honours, width)),
    page('records', () => recordLines(honours)),
  ];
}

/** The hall as it is now, on pages. */
export function hallScreen({ services }: Env): Screen {
  const { company } = services;
  if (company !== null)
    return textPages([...sharedPages(company.hall(CAREER_HALL)), ...sharedHouses(company.hall(HOUSE_HALL))]);
  const kept = gladiatorFiles(services).houses.hall();
  const found = gladiatorFiles(services).hall();
  if (found.ok) return textPages([...hallPages(found.value), ...(kept.ok ? housePages(kept.value) : [])]);
  return textPages([{ title: 'Hall of fame', right: '', lines: () => [mute(`It cannot be read: ${found.why}.`)] }]);
}

/** The hall of a host, its own entries marked. */
function sharedPages(famed: readonly Famed<HallEntry>[]): readonly TextPage[] {
  const owners = new Map(famed.map((one) => [one.entry, one]));
  return hallPages([...owners.keys()], (entry) => owners.get(entry) ?? null);
}

const sharedHouses = (famed: readonly Famed<HouseEntry>[]): readonly TextPage[] => {
  const owners = new Map(famed.map((one) => [one.entry, one]));
  return housePages([...owners.keys()], (entry) => owners.get(entry) ?? null);
};

/** The page of houses, where there are any. */
function housePages(houses: readonly HouseEntry[], ownerOf?: (entry: HouseEntry) => Owner | null): readonly TextPage[] {
  return houses.length === 0 ? [] : [houseHallPage(houses, ownerOf)];
}

const mute = (text: string): PageLine => [{ text, style: { fg: 'mute' } }];
const head = (text: string): PageLine => [{ text, style: { fg: 'accent', bold: true } }];
const BLANK: PageLine = [];

/** Cells side by side in columns of given widths; the last takes what is left. */
function row(cells: readonly Segment[], widths: readonly number[]): PageLine {
  return cells.map(({ text, style }, i) => {
    const width = widths[i];
    const cut = width === undefined ? text : `${text.slice(0, width - 1).padEnd(width)}`;
    return style === undefined ? { text: cut } : { text: cut, style };
  });
}

const NARROW = [4, 15, 16, 9, 6, 7] as const;
const WIDE = [5, 22, 20, 12, 8, 9] as const;
const widthsFor = (width: number): readonly number[] => (width >= 100 ? WIDE : NARROW);

function gladiatorLines(
  { gladiators }: CareerHonours,
  width: number,
  ownerOf: (entry: HallEntry) => Owner | null,
): readonly PageLine[] {
  const widths = widthsFor(width);
  const titles = ['#', 'gladiator', 'style', 'V  S  M', 'kills', 'munera', 'end'].map(
    (text): Segment => ({ text, style: { fg: 'mute' } }),
  );
  return [
    row(titles, widths),
    ...gladiators.flatMap((entry, i) => {
      const owner = ownerOf(entry);
      return [
        gladiatorRow(entry, i, widths),
        ...(owner === null ? [] : [ownerLine(owner, 5)]),
        ...lifeLines(entry, width),
      ];
    }),
  ];
}

function gladiatorRow({ man, munera, how, standing, mode }: HallEntry, i: number, widths: readonly number[]): PageLine {
  const { v, s, m } = man.record;
  const fg = standing === 'freed' ? 'good' : standing === 'dead' ? 'bad' : 'text';
  return row(
    [
      { text: String(i + 1) },
      { text: man.name, style: { fg: 'youFg', bold: true } },
      { text: capital(man.style) },
      { text: `${v}  ${s}  ${m}`, style: v >= WINS_TO_FREEDOM ? { fg: 'good', bold: true } : {} },
      { text: String(man.kills) },
      { text: String(munera.length) },
      { text: `${how}${mode === 'lenient' ? ' (lenient)' : ''}`, style: { fg } },
    ],
    widths,
  );
}

/** The munera of a life in a few cells each, as far as a line has room. */
function lifeLines({ munera, withoutOdds, trueOdds }: HallEntry, width: number): readonly PageLine[] {
  const room = width - 5;
  const mark = withoutOdds === true ? 'without odds: ' : trueOdds === true ? 'true odds: ' : '';
  const text = `${mark}${munera.map(munusText).join(', ')}`;
  return munera.length === 0
    ? []
    : [[{ text: `     ${text.length > room ? `${text.slice(0, room - 1)}…` : text}`, style: { fg: 'mute' } }]];
}

function munusText({ type, foes, result }: HallMunus): string {
  const [first] = foes;
  const who = first === undefined ? matchText(type) : (first.name ?? first.kind);
  return `${result} ${who}${foes.length > 1 ? ` +${foes.length - 1}` : ''}`;
}

const MET_NARROW = [16, 16, 14] as const;
const MET_WIDE = [24, 22, 18] as const;

function metLines({ opponents, beasts }: CareerHonours, width: number): readonly PageLine[] {
  const widths = width >= 100 ? MET_WIDE : MET_NARROW;
  const titles = ['name', 'style', 'V  S  M dead', 'ended the career of'].map(
    (text): Segment => ({ text, style: { fg: 'mute' } }),
  );
  const rows = (all: readonly Met<string>[]): readonly PageLine[] => all.map((one) => metRow(one, widths));
  return [
    row(titles, widths),
    ...(opponents.length === 0 ? [] : [head('Gladiators'), ...rows(opponents), BLANK]),
    ...(beasts.length === 0 ? [] : [head('Beasts'), ...rows(beasts)]),
  ];
}

function metRow({ name, kind, results: { V, S, M, P }, killed }: Met<string>, widths: readonly number[]): PageLine {
  return row(
    [
      { text: capital(name), style: { fg: 'foeFg' } },
      { text: name === kind ? '' : capital(kind) },
      { text: `${V}  ${S}  ${M}  ${P}` },
      { text: killed.join(', '), style: { fg: 'bad' } },
    ],
    widths,
  );
}

const RECORD_WIDTHS = [30, 6] as const;

function recordLines({ bests, ends }: CareerHonours): readonly PageLine[] {
  return [
    head('Records'),
    ...bests.map(({ what, value, who }) =>
      row(
        [
          { text: capital(what) },
          { text: String(value), style: { fg: 'accent', bold: true } },
          { text: who, style: { fg: 'youFg' } },
        ],
        RECORD_WIDTHS,
      ),
    ),
    BLANK,
    head('How careers ended'),
    ...ends.map(({ how, count }) => row([{ text: how }, { text: String(count) }], [40])),
    BLANK,
    mute(`V ${RESULTS.V}, S ${RESULTS.S}, M ${RESULTS.M}; ${WINS_TO_FREEDOM} victories make a man free.`),
  ];
}
