/** The panel beside the menu: what is under the mark, told at length. */

import { capital, times } from '../../../../kernel/words.ts';
import type { Pane } from '../../../../tui/pane.ts';
import type { Env } from '../../../../tui/program.ts';
import { promptNow } from '../../../../tui/screens/long-game.ts';
import type { PageLine } from '../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import { END_WORDS } from '../../house/told/words.ts';
import type { HousesState } from '../../house/types.ts';
import { skillWith } from '../../rules/advanced/talents.ts';
import { groupOf } from '../../rules/advanced/training.ts';
import { drawMan } from '../career/man-panel.ts';
import { previewLines } from '../career/preview.ts';
import { dateText, purchaseText } from '../career/words.ts';
import { armsSentences } from '../kit/arms-notes.ts';
import { styleMeaning } from '../kit/style-notes.ts';
import type { About } from './menus.ts';
import { houseLines, housePageLines } from './pages/house-panel.ts';
import { matchLines } from './pages/match-panel.ts';
import { monthLines } from './pages/month-panel.ts';
import { hasStable } from './pages/stable.ts';
import { daredLines, dealingLines } from './proposed.ts';
import { OWN_HOUSE } from './quiet.ts';
import { gladiatorOf, type HousesScreenState, houseOf, stateOf } from './state.ts';
import { truthOf } from './truth.ts';

/** Draws what is under the mark into a box. */
export function drawDetail(pane: Pane, state: HousesScreenState, about: About, env: Env): void {
  const now = stateOf(state);
  if (about.kind === 'man') {
    const { man } = gladiatorOf(now, about.id);
    drawMan(pane, state.game.session.match.tables, man, combatValue(man));
    return;
  }
  const { canvas, x, y, width, height } = pane;
  const { title, lines } = told(state, about, width - 4, env);
  canvas.box(x, y, width, height, { fg: 'rule' }, { title, titleStyle: { fg: 'accent', bold: true } });
  const rows = height - 2;
  for (const [i, line] of lines.slice(0, rows).entries()) canvas.segments(x + 2, y + 1 + i, line, x + width - 2);
  if (lines.length <= rows) return;
  const more = ` ${times(lines.length - rows, 'more line')} `;
  canvas.text(x + width - more.length - 2, y + height - 1, more, { fg: 'mute' });
}

interface Told {
  readonly title: string;
  readonly lines: readonly PageLine[];
}

function told(state: HousesScreenState, about: Exclude<About, { kind: 'man' }>, width: number, env: Env): Told {
  const now = stateOf(state);
  switch (about.kind) {
    case 'house':
      return { title: houseOf(now, about.id).name, lines: houseLines(now, about.id, width) };
    case 'match': {
      const fixture = now.month.fixtures.find(({ n }) => n === about.id);
      const truth = truthOf(state.truths, now.turn, about.id);
      return {
        title: `Match ${about.id}`,
        lines:
          fixture === undefined
            ? []
            : [...daredLines(state, fixture, width), ...matchLines(now, fixture, width, truth)],
      };
    }
    case 'dealing':
      return {
        title: `${houseOf(now, about.dealing.by).name} proposes`,
        lines: dealingLines(now, about.dealing, width),
      };
    case 'offer': {
      const { man } = gladiatorOf(now, about.man);
      const arrow = env.skin === 'ascii' ? '>' : '→';
      const tables = state.game.session.match.tables;
      return {
        title: `${man.name}: ${purchaseText(about.offer.purchase)}`,
        lines: previewLines(about.offer, man, tables, width, arrow),
      };
    }
    case 'style':
      return {
        title: capital(about.style),
        lines: wrapText(styleMeaning(about.style, state.game.session.match.tables.gladiator), width).map(
          (line): PageLine => [{ text: line }],
        ),
      };
    case 'arms': {
      const { man } = gladiatorOf(now, about.man);
      const { gladiator } = state.game.session.match.tables;
      const skill = skillWith(man, groupOf(gladiator, about.weapon));
      const sentences = armsSentences(gladiator, about.weapon, skill);
      return {
        title: `${man.name}: ${about.weapon}`,
        lines: sentences.flatMap((text) => wrapText(text, width).map((line): PageLine => [{ text: line }])),
      };
    }
    case 'none':
      if (now.end !== null) return { title: 'The end', lines: endLines(now, width) };
      return {
        title: 'This month',
        lines: monthLines(now, width, { men: !hasStable(env), bought: promptNow(state)?.kind === 'stock' }),
      };
  }
}

/** How the game ended, and what the player's house came to. */
function endLines(now: Readonly<HousesState>, width: number): readonly PageLine[] {
  const { end } = now;
  if (end === null) return [];
  const winner =
    end.winner === null ? 'Nobody' : end.winner === OWN_HOUSE ? 'Your house' : houseOf(now, end.winner).name;
  const won = end.winner === OWN_HOUSE;
  return [
    [{ text: `${winner} has won.`, style: { fg: won ? 'good' : 'bad', bold: true } }],
    ...wrapText(`${END_WORDS[end.how]}, ${dateText(end.month)}.`, width).map(
      (line): PageLine => [{ text: line, style: { fg: 'mute' } }],
    ),
    [],
    ...housePageLines(now, OWN_HOUSE, width),
  ];
}
