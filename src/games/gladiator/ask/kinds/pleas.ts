/** What is asked of a man at another's mercy, and of one who calls on the gods (18.4, 34.3). */

import { missusLeast } from '../../rules/basic/missus.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { nameOf } from '../../rules/told/words.ts';
import type { Asked } from '../asked.ts';
import { outcomesText } from '../roll-words.ts';

/** 18.4, 38.3.1 Whether he lets a helpless man appeal while others still fight him. */
export const MERCY: Asked<'mercy'> = {
  question({ state }, { target }) {
    const { name } = fighterOf(state, target);
    return state.sineMissione
      ? `${name} is at your mercy, and none may be shown: kill him now? (38.3.1)`
      : `${name} begs for his life: let him appeal? (18.4)`;
  },
  hint: () => 'His appeal takes this phase for both of you. If you fight on, he stays where he lies.',
  answers: {
    listed: ({ state }) => [
      { choice: true, label: state.sineMissione ? 'Kill him' : 'Let him appeal', note: 'it takes your phase too' },
      { choice: false, label: 'Fight on', note: 'he stays where he lies' },
    ],
  },
  means({ state }, { target }, stops) {
    if (!stops) return `You fight on, and ${nameOf(state, target)} stays where he lies.`;
    return `${state.sineMissione ? 'You kill' : 'You let'} ${nameOf(state, target)}${state.sineMissione ? '' : ' appeal'}; it takes your phase too.`;
  },
};

/** P307 Whether he calls for missus on his feet. */
export const CALL: Asked<'call'> = {
  question: () => 'Drop weapon and shield, and ask for your life? (P307)',
  hint: () =>
    'The crowd likes a man who has bled and fought long: wounds help, and so does turn 5. If they refuse, you are killed.',
  answers: {
    listed({ state, tables }, { fighter }) {
      const least = missusLeast(tables, fighterOf(state, fighter), state.turn);
      return [
        { choice: false, label: 'Fight on', note: '' },
        { choice: true, label: 'Call for missus', note: `spared on ${least === 6 ? 'a 6' : `${least}+`}` },
      ];
    },
  },
  means: (_, __, calls) => (calls ? 'You drop weapon and shield, and ask for your life.' : 'You fight on.'),
};

/** 34.3 Whether he calls on the gods about a roll that has just fallen. */
export const FAVOUR: Asked<'favour'> = {
  question: () => 'Does he call on the gods for another roll? (34.3)',
  hint: () =>
    'Options (o on the title) say when you are asked. Each call counts against your luck after the bout, heard or not (34.4).',
  answers: {
    listed: () => [
      { choice: true, label: 'Call on the gods', note: 'if they hear him, their dice come off his LK' },
      { choice: false, label: 'Let it stand', note: 'nothing is lost' },
    ],
  },
  means: ({ state }, { fighter, what }, calls) =>
    calls ? `${nameOf(state, fighter)} calls on the gods about ${what}.` : `The roll for ${what} stands.`,
};

/** 34.3.1 Which of the two throws he accepts. */
export const KEEP: Asked<'keep'> = {
  question: () => 'The gods have heard him: which roll does he take? (34.3.1)',
  hint: () => 'The other roll does not count.',
  answers: {
    listed: (_, { first, second }) => [
      { choice: 'first', label: 'Keep the first roll', note: outcomesText(first) },
      { choice: 'second', label: 'Take the second roll', note: outcomesText(second) },
    ],
  },
  means: (_, request, kept) => `The ${kept} roll counts: ${outcomesText(request[kept])}.`,
};
