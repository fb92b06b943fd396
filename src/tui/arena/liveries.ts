/** The colours that whoever is on a board is drawn in. */
import { type Colour, mix } from '../style.ts';
import type { Team } from './scene.ts';

/** What is written in a livery, its counter and the letters on it, and how its reach is tinted. */
export interface LiveryColours {
  readonly text: Colour;
  readonly counter: Colour;
  readonly letter: Colour;
  readonly front: Colour;
}

/** What each team is painted with; the theme says what colours these are. */
export const TEAM_COLOURS: Readonly<Record<Team, LiveryColours>> = {
  you: { text: 'youFg', counter: 'youBg', letter: 'you', front: 'youFront' },
  foe: { text: 'foeFg', counter: 'foeBg', letter: 'foe', front: 'foeFront' },
};

/** The liveries of a game in which more than two meet; blue and amber are those of the two teams. */
export type Livery = 'blue' | 'amber' | 'green' | 'violet' | 'red' | 'pale' | 'yellow' | 'indigo';

/** Every livery's colours: apart for every kind of colour vision as long as there are two; beyond, letters tell. */
export const LIVERIES: Readonly<Record<Livery, LiveryColours>> = {
  blue: TEAM_COLOURS.you,
  amber: TEAM_COLOURS.foe,
  green: dyed('greenFg', 'greenBg'),
  violet: dyed('violetFg', 'violetBg'),
  red: dyed('redFg', 'redBg'),
  pale: dyed('paleFg', 'paleBg'),
  yellow: dyed('yellowFg', 'yellowBg'),
  indigo: dyed('indigoFg', 'indigoBg'),
};

function dyed(text: Colour, counter: Colour): LiveryColours {
  return { text, counter, letter: 'you', front: mix('sand0', counter, 20) };
}
