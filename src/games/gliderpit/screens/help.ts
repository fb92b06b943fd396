/** What help says of the screen of a bout, and what its signs mean. */
import type { Sign, Topic } from '../../../tui/program.ts';

/** By screen. */
export const GLIDERPIT_TOPICS: { readonly [topic: string]: Topic } = {
  'gliderpit-bout': {
    title: 'A bout',
    paragraphs: [
      'Altitude is life: who reaches the floor is out, and the last in the air wins. You have as many movement points (MP) as your speed, and must spend all of them.',
      'Choose one maneuver after the other, or lead the mark to a hex in which you can end and press Enter: the whole way is flown. The numbers on the map are the highest altitude in which you can end there; red ones are followed by the wall or a spin.',
      'Then you glide: a dive makes you faster, holding may make you slower. To dive onto somebody is a ram. After it you may throw or strike at whoever is ahead, or below you in the same hex.',
      'Two dice, read as tens and ones, must reach the hit number of the combat factor (CF): range and the speed of the target make a throw hard, your own speed a strike.',
    ],
  },
  'gliderpit-season': {
    title: 'A season',
    paragraphs: [
      'Four pilots fly the same eight pits. Laurels are for places, for winning, and for everybody whom you put out; whoever has most of them after the Throat has the wreath.',
      'Before each pit all buy in secret: a patch mends one hull, a strap lets you carry one portage more, the first chit puts your team first in the set-up. Each pit flown pays two coins, each laurel one.',
      'The floor costs one hull, a wall, a second stun or too much speed two. With no hull and no coins for a patch you are wrecked, and the season is lost.',
      'Whoever you put out bears you a grudge and comes after you the harder for it, until it has put you out in turn.',
      'Ratings follow every bout, by what was to be expected; they are what the score in 100 behind a name goes by. They last, half of them, from season to season.',
    ],
  },
};

/** What stands on the map and beside it. */
export function gliderpitSigns(): readonly Sign[] {
  return [
    ['A B C', 'a glider, by the first letter of its name; the arrow is where it looks'],
    ['a b c', 'a small letter: stunned'],
    ['*', 'behind a glider: others below it in its hex, or above'],
    ['#', 'before a letter: in a net'],
    ['12/3', 'beside a glider: its altitude and speed'],
    ['12', 'on a hex: the highest altitude in which you can end there; red: the wall or a spin follows'],
    ['^ !', 'behind an end: it climbs, so that no dive follows; the wall or a spin follows'],
    ['NW SE', 'launch zones'],
    ['#F.:f', 'a track of altitude from the floor up to the ledge at 20; a small letter is where the mark leads'],
    [
      'S N',
      'behind a track: stunned, in a net; then what is in the hand, in the deepest pit by two letters: sp a spear, st a stone',
    ],
  ];
}
