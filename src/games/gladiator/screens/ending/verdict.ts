/** What the end of a bout means to the player: a word, and a sentence. */

import { times } from '../../../../kernel/words.ts';
import type { Colour } from '../../../../tui/style.ts';
import { isTeams } from '../../ask/sides.ts';
import { isHunt } from '../../rules/beasts/hunt.ts';
import { NOBODY_LEFT } from '../../rules/end-types.ts';
import { isPlayers } from '../../rules/setup/levels.ts';
import type { Fighter, FighterId, ResultLetter, State } from '../../rules/types.ts';

/** A verdict, and the colour of its word. */
export interface Verdict {
  readonly word: string;
  readonly sentence: string;
  readonly fg: Colour;
}

const VERDICTS: { readonly [L in ResultLetter]: readonly [string, string] } = {
  V: ['VICTORIA', 'The palm is yours.'],
  M: ['MISSUS', 'Beaten, and spared: you leave the arena alive.'],
  S: ['STANS MISSUS', 'The match was stopped: neither has won.'],
  P: ['PERIIT', 'Your man lies dead on the sand.'],
};

/** P97 What is said otherwise of a hunt. */
const HUNT_VERDICTS: { readonly [L in ResultLetter]?: readonly [string, string] } = {
  V: ['VICTORIA', 'The beasts are down, and the palm is yours.'],
  S: ['STANS MISSUS', 'The hunt was stopped: there are beasts left.'],
};

/** The verdict of a finished bout for the side of `you`. */
export function verdictOf(state: Readonly<State>, you: FighterId): Verdict {
  const { fighters, outcome } = state;
  const led = fighters.filter(isPlayers);
  const [only] = led;
  if (led.length > 1) return sideVerdict(state, led);
  const letter = outcome?.results[only?.id ?? you] ?? 'P';
  const [word, sentence] = isHunt(state) ? (HUNT_VERDICTS[letter] ?? VERDICTS[letter]) : VERDICTS[letter];
  const cruel = state.sineMissione ? ' No mercy was allowed.' : '';
  const more = only !== undefined && isTeams(state) ? ` ${hisSide(state, only)}` : '';
  return {
    word,
    sentence: `${sentence}${cruel}${more}`,
    fg: letter === 'V' ? 'good' : letter === 'P' ? 'bad' : 'accent',
  };
}

/** How the comrades of the one man fared whom the player led. */
function hisSide({ fighters, outcome }: Readonly<State>, man: Fighter): string {
  const mates = fighters.filter(({ side, id }) => side === man.side && id !== man.id);
  if (mates.length === 0) return '';
  if (outcome?.winner === man.side) return outcome.results[man.id] === 'V' ? '' : 'His side has won.';
  return outcome?.winner === null ? '' : 'His side has lost.';
}

function sideVerdict({ fighters, outcome }: Readonly<State>, led: readonly Fighter[]): Verdict {
  const ours = fighters.filter(({ side }) => side === led[0]?.side);
  const count = (fate: Fighter['fate']) => ours.filter((man) => man.fate === fate).length;
  const [left, dead, spared] = [count('fighting'), count('dead'), count('spared')];
  const lost = [...(dead > 0 ? [`${dead} dead`] : []), ...(spared > 0 ? [`${spared} spared`] : [])].join(', ');
  if (outcome?.winner === led[0]?.side) {
    const all = lost === '' ? 'nobody is lost' : lost;
    return { word: 'VICTORIA', sentence: `The palm is yours: ${left} of ${ours.length} left, ${all}.`, fg: 'good' };
  }
  if (outcome?.winner !== null) {
    return { word: 'VICTI', sentence: `Your side is beaten: ${lost === '' ? times(left, 'man') : lost}.`, fg: 'bad' };
  }
  if (left === 0 && NOBODY_LEFT.has(outcome.by)) {
    const [word, toll] = spared === 0 ? ['PERIERUNT', ''] : ['VICTI', `; ${lost} of yours`];
    return { word, sentence: `Nobody of either side is left on the sand${toll}.`, fg: 'bad' };
  }
  return {
    word: 'STANS MISSUS',
    sentence: `The match was stopped: neither side has won${lost === '' ? '' : `; ${lost}`}.`,
    fg: 'accent',
  };
}
