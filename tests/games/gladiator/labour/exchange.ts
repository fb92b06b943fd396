/** An exchange of blows that both men have written. */
import type { ExchangeOrders } from '../../../../src/games/gladiator/labour/exchange.ts';
import { NO_DEFENCE } from '../../../../src/games/gladiator/rules/basic/allocation.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import {
  exchangeIn,
  type ShownExchange,
  sidesOf,
} from '../../../../src/games/gladiator/screens/bout/shown-exchange.ts';
import { tables } from '../../../../tools/games/gladiator/bout.ts';
import { promptOf, sessionIn } from '../screens/bout/scenes.ts';

/** One blow against what the book wrote. */
export function anExchange(): ExchangeOrders {
  const session = sessionIn({ rules: advancedRules(), B: { tr: 2 } }, undefined, 'exchange');
  promptOf(session, 'plot');
  session.answer({ actions: [], act: false });
  while (session.advance() !== null);
  promptOf(session, 'allocate');
  session.answer({ attacks: [{ area: 1, cf: 4 }], defence: NO_DEFENCE });
  let exchange: ShownExchange | null = null;
  for (let frame = session.advance(); frame !== null; frame = session.advance())
    exchange ??= exchangeIn([frame], session.lines);
  const sides = exchange === null ? null : sidesOf(tables, exchange);
  if (exchange === null || sides === null) throw new Error('nothing was revealed');
  return { state: exchange.state, sides };
}
