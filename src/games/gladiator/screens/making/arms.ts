/** P330: choosing a weapon for a man, with what it changes. */

import { capital } from '../../../../kernel/words.ts';
import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import { drawFrame, drawSentences, PANEL } from '../../../../tui/screens/panel.ts';
import type { Message, View } from '../../../../tui/view.ts';
import { armsFor } from '../../rules/advanced/arms.ts';
import { inForce } from '../../rules/rule-choices.ts';
import { SWORD, type WeaponKind } from '../../rules/types.ts';
import { armsNote, armsSentences } from '../kit/arms-notes.ts';
import { drawPicture } from '../kit/draw-kit.ts';
import { weaponPicture } from '../kit/pictures.ts';
import { tablesFor } from '../tables-for.ts';
import { isStyle } from './create-style.ts';
import { rulesOf, type Wanted } from './creation.ts';

/** A weapon being chosen: those there are, the first of them his style's own. */
interface ArmsState {
  readonly weapons: readonly WeaponKind[];
  readonly at: WeaponKind;
}

/** P214, P330 The weapons a man of a kind may have; none where he is drawn, or chapter 21 is not in force. */
export function armsOpen(kind: Wanted, env: Env): readonly WeaponKind[] {
  const rules = rulesOf(env.settings);
  if (kind === 'surprise' || !inForce(rules, 21)) return [];
  const weapons = armsFor(tablesFor(env, rules), isStyle(kind) ? kind : null, null);
  return weapons.length > 1 ? weapons : [];
}

/** The list; it is closed with the weapon chosen. `at`: what he bears now, null for his style's own. */
export function armsScreen(weapons: readonly WeaponKind[], at: WeaponKind | null): Screen {
  return page({ weapons, at: at ?? weapons[0] ?? SWORD });
}

/** What a list of weapons was closed with: the weapon, or null for his style's own; undefined: it was another list. */
export function armsChosen(value: string, weapons: readonly WeaponKind[]): WeaponKind | null | undefined {
  const chosen = weapons.find((one) => one === value);
  return chosen === weapons[0] && chosen !== undefined ? null : chosen;
}

function page(state: ArmsState): Screen {
  return screenOf('menu', state, { update, view });
}

function update(state: ArmsState, message: Message): Move {
  if (message.kind === 'select') return { to: 'return', value: message.value };
  if (message.kind === 'highlight') return stay(page({ ...state, at: message.value as WeaponKind }));
  if (message.kind !== 'key') return stay(page(state));
  if (message.command === 'help') return { to: 'over', screen: page(state), next: helpScreen('menu') };
  return message.command === 'close' ? BACK : stay(page(state));
}

const TOP = 2;

function view({ weapons, at }: ArmsState, env: Env): View {
  const canvas = blankScreen(env);
  const tables = tablesFor(env, rulesOf(env.settings));
  drawHeader(canvas, 'His weapon', capital(at));
  const inside = drawFrame(canvas, capital(at), 'P330');
  drawPicture(canvas, inside.inner, TOP + 2, weaponPicture(tables, at, canvas.skin), 'item');
  drawSentences(canvas, TOP + 6, inside, armsSentences(tables, at, null));
  drawPrompt(canvas, canvas.height - 2, 'Which weapon does he fight with? (21, P330)');
  drawKeyBar(canvas, 'menu', env);
  const items = weapons.map((one) => ({ value: one, label: capital(one), note: armsNote(tables, one, true) }));
  const initial = Math.max(0, weapons.indexOf(at));
  const place = { x: 1, y: TOP + 1, width: PANEL.x - 2, limit: items.length };
  return { canvas, menu: { id: 'arms', ...place, items, initial } };
}
