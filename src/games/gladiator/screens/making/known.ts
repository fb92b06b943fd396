/** Gladiators one can meet in practice: those of one's careers, and those on cards. */

import { blankScreen, drawHeader, drawKeyBar, drawPrompt } from '../../../../tui/parts.ts';
import { BACK, type Env, type Move, type Screen, screenOf, stay } from '../../../../tui/program.ts';
import { helpScreen } from '../../../../tui/screens/help.ts';
import type { Message, View } from '../../../../tui/view.ts';
import type { Man as Sheet } from '../../career/man/man-types.ts';
import { boutFighter, combatValue } from '../../career/munus/fighter.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { KnownMan } from '../../files/types.ts';
import { inForce } from '../../rules/rule-choices.ts';
import { isWornIn } from '../../rules/rules-schema.ts';
import type { MusterMan } from '../../rules/setup/muster.ts';
import { editionOf } from '../../rules/tables/edition-types.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { RuleChoices } from '../../rules/types.ts';
import { styleText } from '../career/words.ts';

/** The list; it is closed with the id of the man chosen. */
export function knownScreen({ services }: Env): Screen {
  return page({ men: gladiatorFiles(services).knownMen() });
}

interface KnownState {
  readonly men: readonly KnownMan[];
}

function page(state: KnownState): Screen {
  return screenOf('menu', state, { update, view });
}

function update(state: KnownState, message: Message): Move {
  if (message.kind === 'select') return { to: 'return', value: message.value };
  if (message.kind === 'key' && message.command === 'close') return BACK;
  if (message.kind === 'key' && message.command === 'help')
    return { to: 'over', screen: page(state), next: helpScreen('menu') };
  return stay(page(state));
}

function view({ men }: KnownState, env: Env): View {
  const canvas = blankScreen(env);
  drawHeader(canvas, 'Gladiators you know', `${men.length}`);
  drawPrompt(canvas, canvas.height - 2, 'Whom does he meet? The book leads him as it leads any centurion (29).');
  drawKeyBar(canvas, 'menu', env);
  const items = men.map(({ id, from, man }) => ({
    value: id,
    label: man.name,
    note: `${styleText(man)}  V ${man.record.v} S ${man.record.s} M ${man.record.m}  CV ${combatValue(man)}  ${from}`,
  }));
  return {
    canvas,
    menu: { id: 'known', x: 1, y: 2, width: canvas.width - 2, limit: canvas.height - 6, items, initial: 0 },
  };
}

/** The man as he fights by these rules: talents and luck count where their chapters are in force (31, 34). */
export function knownFoe(tables: Tables, sheet: Sheet, rules: RuleChoices): MusterMan {
  const { talents, luck: _, ...man } = boutFighter(tables, sheet, 0);
  const armour = isWornIn(editionOf(rules), man.armour) ? man.armour : null;
  const shield = man.shield === 'XL' && editionOf(rules) !== 'v2' ? 'large' : man.shield; // P305 XL is of V2.0 alone
  const weapon = inForce(rules, 21) ? man.weapon : null;
  return {
    ...man,
    armour,
    shield,
    weapon,
    fs: null,
    ...(inForce(rules, 31) && talents !== undefined ? { talents } : {}),
  };
}
