/** What other houses propose to the player's, told at length: deals about men, and wagers. */

import { signed } from '../../../../kernel/roll-text.ts';
import { capital } from '../../../../kernel/words.ts';
import { promptNow } from '../../../../tui/screens/long-game.ts';
import type { PageLine } from '../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import { otherSide, prizeOf, riskOf, takersOdds } from '../../house/games/odds.ts';
import type { ManId } from '../../house/house-types.ts';
import { marketValue } from '../../house/houses.ts';
import { upkeepOf } from '../../house/market/costs.ts';
import type { Dealing, Fixture } from '../../house/month-types.ts';
import { worthOf } from '../../house/proposing.ts';
import type { HousesState } from '../../house/types.ts';
import { recordLetters } from '../career/words.ts';
import { meetingNames } from './meeting.ts';
import { OWN_HOUSE } from './quiet.ts';
import { gladiatorOf, type HousesScreenState, houseOf, menOf, stateOf } from './state.ts';
import { bookOddsText, money } from './words.ts';

const mute = (text: string, width: number): readonly PageLine[] =>
  wrapText(text, width).map((line): PageLine => [{ text: line, style: { fg: 'mute' } }]);

/** 39.5.3.1, P276 A deal: the men, what they are worth, the sum, and how the house would stand with it. */
export function dealingLines(state: Readonly<HousesState>, dealing: Dealing, width: number): readonly PageLine[] {
  const { want, give, pay } = dealing;
  return [
    ...(want === null ? [] : manLines(state, want, 'You give')),
    ...(give === null ? [] : manLines(state, give, 'You get')),
    ...sumLines(pay),
    [],
    ...afterLines(state, dealing),
    [],
    ...mute('If you name another sum, they roll again: a man is then worth CV + PR + 1D6 to them (P277).', width),
  ];
}

function manLines(state: Readonly<HousesState>, id: ManId, what: string): readonly PageLine[] {
  const one = gladiatorOf(state, id);
  const { man } = one;
  return [
    [
      { text: `${what} `, style: { fg: 'mute' } },
      { text: man.name, style: { fg: one.house === OWN_HOUSE ? 'youFg' : 'foeFg', bold: true } },
      { text: `  ${capital(man.style)}` },
    ],
    [{ text: `  CV ${combatValue(man)}  PR ${signed(man.pr)}  ${recordLetters(man.record)}` }],
    [
      { text: '  worth ', style: { fg: 'mute' } },
      { text: String(worthOf(one)), style: { fg: 'key', bold: true } },
      { text: ` (P285), ${marketValue(one)} at auction`, style: { fg: 'mute' } },
    ],
  ];
}

function sumLines(pay: number): readonly PageLine[] {
  if (pay === 0) return [[{ text: 'No denarii change hands.' }]];
  return [
    [
      { text: pay > 0 ? 'You get ' : 'You pay ', style: { fg: 'mute' } },
      { text: money(Math.abs(pay)), style: { fg: pay > 0 ? 'good' : 'bad', bold: true } },
    ],
  ];
}

/** Purse, men and upkeep, now and with the deal done. */
function afterLines(state: Readonly<HousesState>, { by, house, want, give, pay }: Dealing): readonly PageLine[] {
  const moved = state.men.map((one) =>
    one.id === want ? { ...one, house: by } : one.id === give ? { ...one, house } : one,
  );
  const then = { ...state, men: moved };
  const { denarii } = houseOf(state, house);
  const row = (label: string, before: number, after: number): PageLine => [
    { text: label.padEnd(9), style: { fg: 'mute' } },
    { text: `${before} ` },
    { text: `to ${after}`, style: { fg: 'text', bold: true } },
  ];
  return [
    row('purse', denarii, denarii + pay),
    row('men', menOf(state, house).length, menOf(then, house).length),
    row('upkeep', upkeepOf(state, house), upkeepOf(then, house)),
  ];
}

/** Odds held against the book's. */
const HELD = [
  'worse for you than the book has it',
  'as the book has it',
  'better for you than the book has it',
] as const;

/** 39.5.4.3, P278 The wager that is proposed on a match, while it is; else nothing. */
export function daredLines(state: HousesScreenState, { n, odds }: Fixture, width: number): readonly PageLine[] {
  const prompt = promptNow(state);
  if (prompt?.kind !== 'dare' || prompt.wager.fixture !== n) return [];
  const { wager } = prompt;
  const now = stateOf(state);
  const names = meetingNames(now, n);
  const held = odds === null ? 0 : Math.sign(takersOdds(wager, odds));
  return [
    ...mute(`${houseOf(now, wager.house).name} backs ${names[wager.on]}.`, width),
    [{ text: `You risk ${prizeOf(wager)} to win ` }, { text: money(riskOf(wager)), style: { fg: 'good', bold: true } }],
    [{ text: `on ${names[otherSide(wager.on)]}` }],
    ...mute(`at ${bookOddsText(wager.odds)}, ${HELD[held + 1]}.`, width),
    [],
  ];
}
