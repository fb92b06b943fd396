/** R100 Grunts that may come back: in a row each, and on a page. */
import type { PageLine, TextPage } from '../../../../tui/screens/text-page.ts';
import { LOCALE_NAMES } from '../../career/calendar.ts';
import { levelOfFoe } from '../../career/levels.ts';
import type { Career, CareerState } from '../../career/types.ts';
import { ratedTotal } from '../../rules/creation.ts';
import { tables } from '../../tables.ts';
import { leaderText } from '../levels.ts';
import { lostText, mute, type Row, strong, totalsOf } from './star-rows.ts';

/** Those who may come back, the highest rated first. */
export function livingRivals({ rivals }: Readonly<CareerState>): readonly Career[] {
  const rated = (one: Career): number => ratedTotal(one.card, false, tables());
  return rivals.toSorted((a, b) => rated(b) - rated(a) || b.fame - a.fame);
}

const nameOf = ({ name }: Career): Row[number] => ({ text: name, style: { fg: 'foeFg', bold: true } });

/** 'Rufus  thraex, rated 14  Fame 2'. */
export const rivalLine = (one: Career): Row => [
  nameOf(one),
  mute(`  ${one.primary}, rated ${ratedTotal(one.card, false, tables())}  `),
  strong(`Fame ${one.fame}`),
];

/** Everybody who may come back. */
export function rivalsPage(now: Readonly<CareerState>): TextPage {
  const all = livingRivals(now);
  return {
    title: 'Rivals',
    right: `${all.length} may come back`,
    lines: () => all.flatMap((one) => linesOf(one, now)),
  };
}

function linesOf(one: Career, now: Readonly<CareerState>): readonly PageLine[] {
  const { card, record, locale, primary, barred } = one;
  const known = card.signatures.filter((signature) => signature !== 'none').join(', ');
  const lost = lostText(card);
  const { won, drawn, lost: beaten, kills } = record;
  return [
    [
      nameOf(one),
      mute(`  ${primary}, in ${LOCALE_NAMES[locale]}`),
      { text: barred === now.turn ? '  rests this month' : '', style: { fg: 'warn' } },
    ],
    [mute('  '), ...totalsOf(card), mute('  '), strong(`Fame ${one.fame}`), mute(known === '' ? '' : `  ${known}`)],
    ...(now.setup.levels?.foes === 'each' ? [[mute(`  led by ${leaderText(levelOfFoe(locale, record.won))}`)]] : []),
    [mute(`  ${won} won, ${drawn} drawn, ${beaten} lost, ${kills} killed${lost === '' ? '' : `; ${lost}`}`)],
  ];
}
