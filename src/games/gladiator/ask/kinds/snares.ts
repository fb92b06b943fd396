/** What is asked about nets and nooses (20, 21.7). */

import { distance } from '../../../../kernel/hex.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { nameOf } from '../../rules/told/words.ts';
import type { Asked } from '../asked.ts';
import { inHand } from './items.ts';

/** 21.7.1 Which hand loses what it holds to a noose about the arm. */
export const LOSE: Asked<'lose'> = {
  question: () => 'The noose has caught your arm: what do you drop? (21.7.1)',
  hint: () =>
    'In the noose you cannot strike. Without a weapon you cannot parry either; without a shield, hits on it become parries (9.6).',
  answers: {
    listed: ({ state }, { fighter, hands }) =>
      hands.map((hand) => ({
        choice: hand,
        label: `Lose the ${inHand(fighterOf(state, fighter).hands, hand)}`,
        note: 'it falls near you (13.2)',
      })),
  },
  means: ({ state }, { fighter }, hand) => `You let the ${inHand(fighterOf(state, fighter).hands, hand)} fall.`,
};

/** 20.9.2, P314 Whether he takes the net he has won, and in which hand. */
export const SEIZE: Asked<'seize'> = {
  question: (_, { snare }) => `You have torn the ${snare} from him: do you keep it? (20.9.1)`,
  hint: () =>
    'Without it he cannot use it until he has picked it up again. You can use it yourself, at -2 unless you were taught to (20.9.2).',
  answers: {
    listed({ state }, { fighter, snare, hands }) {
      const held = fighterOf(state, fighter).hands;
      const taken = hands.map((hand) => {
        const [label, note] =
          held[hand] === undefined
            ? [`Keep the ${snare}`, 'in your free hand']
            : [`Drop the ${inHand(held, hand)} for the ${snare}`, 'it falls where you stand (P32)'];
        return { choice: hand, label, note };
      });
      return [...taken, { choice: null, label: 'Let it lie', note: 'at your feet, for anyone to pick up (13.4)' }];
    },
  },
  means({ state }, { fighter, snare }, hand) {
    if (hand === null) return `The ${snare} lies at your feet.`;
    const held = fighterOf(state, fighter).hands;
    if (held[hand] === undefined) return `You keep the ${snare} in your free hand.`;
    return `You drop the ${inHand(held, hand)} and keep the ${snare}.`;
  },
};

/** P61 Which of several men the net is tossed at. */
export const CAST: Asked<'cast'> = {
  question: () => 'Several are in front of you: at whom do you toss the net? (20.4)',
  hint: () => 'A net catches one man: he can neither turn nor strike until he is out of it.',
  answers: {
    listed({ state }, { fighter, targets }) {
      const { at } = fighterOf(state, fighter);
      return targets.map((id) => {
        const range = distance(at, fighterOf(state, id).at);
        return { choice: id, label: nameOf(state, id), note: range === 1 ? 'beside you' : `${range} hexes` };
      });
    },
  },
  means: ({ state }, _, target) => `You toss the net at ${nameOf(state, target)}.`,
};
