/** The options of practice, sim and odds that are GLADIATOR's. */

import { BOT_SECONDS_SPEC } from '../../../cli/bots/seconds.ts';
import type { OptionSpec } from '../../commands.ts';

const RULES: OptionSpec = {
  flags: '--rules <rules>',
  about: 'the rules: advanced (default; advanced,-23 leaves a chapter out), basic or campaign',
};
const TABLES: OptionSpec = {
  flags: '--tables <edition>',
  about: 'which tables: colosseum, classic (those of 1981), billings or v2 (1981 with men of V2.0)',
};
const DEFENCE_CARDS: OptionSpec = {
  flags: '--defence-cards',
  about: "Greenwood's defence cards instead of special defences (P270)",
};
/** What an allocation looks like, in the help and where it is missing. */
export const ALLOCATION_EXAMPLE = '"head 4, legs 2 | chest 1"';
const SVG: OptionSpec = { flags: '--svg <file>', about: 'write a picture of it' };

/** Who leads whom the player does not. */
const AI = 'novice, book (default: the dice of section 29), adept, tactician or champion';
const OR_BOT = `${AI}; or a program of yours, as bot:./my-bot (docs/bots)`;
const RED_AI: OptionSpec = { flags: '--red-ai <level>', about: `who leads the men of that side: ${OR_BOT}` };
const BLUE_AI: OptionSpec = { flags: '--blue-ai <level>', about: 'who leads the others' };

/** By what a bout is fought, and where. */
const GROUND: readonly OptionSpec[] = [
  RULES,
  {
    flags: '--arena <arena>',
    about: 'with advanced rules: a size from 1 to 5, roll (by the dice), or plain sand',
  },
  {
    flags: '--beasts <book>',
    about: 'which beasts: colosseum (the ten of chapter 28) or springsteen (his five)',
  },
  TABLES,
  DEFENCE_CARDS,
  {
    flags: '--sine-missione',
    about: 'a death match: nobody is spared, and it is never stopped (38.3.1)',
  },
];

/** What GLADIATOR adds to `harena practice`. */
export const PRACTICE_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--red <spec>',
    about:
      'your man: light, medium, heavy or a style, as in heavy(tr=12,armour=5,weapon=axe); by campaign rules also talents=sword:1/FA and luck=5',
    standing: 'medium',
  },
  {
    flags: '--blue <spec>',
    about:
      'the centurion, any kind unless given; light+heavy(wave=1): one after the other; or beasts: lion, wolf+wolf, hunt (drawn)',
  },
  {
    flags: '--lead <who>',
    about: 'with several men (--red light+secutor): lead one or all',
    standing: 'one',
  },
  { ...RED_AI, about: `who leads the comrades you do not lead: ${OR_BOT}` },
  BLUE_AI,
  BOT_SECONDS_SPEC,
  ...GROUND,
];

/** What GLADIATOR adds to `harena bot`: the bot plays what is practised, and the rest is led by the program. */
export const BOT_OPTIONS: readonly OptionSpec[] = PRACTICE_OPTIONS.filter((one) => one !== BOT_SECONDS_SPEC);

/** What GLADIATOR adds to `harena sim`. */
export const SIM_OPTIONS: readonly OptionSpec[] = [
  {
    flags: '--red <spec>',
    about: 'one fighter: light, medium, heavy or a style, as in light(ag=2,shield=small); several: light+secutor',
  },
  { flags: '--blue <spec>', about: 'the other; or beasts: lion, wolf+wolf, hunt (1D3 of them drawn)' },
  RED_AI,
  BLUE_AI,
  BOT_SECONDS_SPEC,
  ...GROUND,
  { flags: '--careers <n>', about: 'play this many careers instead, each to its end, by a plain player' },
  {
    flags: '--months <n>',
    about: 'play seasons of this many months instead, four houses led by the program; -n is how many',
  },
  { flags: '--journal <file>', about: 'write every event as JSON Lines' },
  {
    flags: '--matrix <fighters>',
    about: 'each against each: styles (all of chapter 19), or a list such as light,medium,heavy',
  },
  { flags: '--ladder', about: 'level against level instead, between equal men; -n bouts a rung' },
  SVG,
  {
    flags: '--chunk <i/n>',
    about: 'only this part of the bouts, careers or seasons, as a JSON document for sim merge',
  },
];

/** What GLADIATOR adds to `harena sim merge`. */
export const MERGE_OPTIONS: readonly OptionSpec[] = [SVG];

/** What GLADIATOR adds to `harena odds`. */
export const ODDS_OPTIONS: readonly OptionSpec[] = [
  { flags: '--attack <cf>', about: 'CF of the attack, such as 6; a range such as 1..8 makes a table' },
  {
    flags: '--defence <cf>',
    about: 'CF of the defence; with --exchange worst, average or best of what he may put up',
  },
  { flags: '--strength <st>', about: 'ST of the man who strikes', standing: '0' },
  { flags: '--area <area>', about: 'head, chest, groin, arms or legs', standing: 'chest' },
  {
    flags: '--armour <armour>',
    about: 'on that area: none, A, B, C, or in part: A2 to A5, B2 to B5, C2 to C5 (to 11 with classic, billings, v2)',
    standing: 'none',
  },
  { flags: '--w <boxes>', about: 'wound boxes of the man struck', standing: '12' },
  { flags: '--shield <size>', about: 'large, small or none; XL with --tables v2', standing: 'large' },
  { flags: '--no-weapon', about: 'the man struck has no weapon' },
  { flags: '--exchange', about: 'all blows of a phase: --red and --blue, --mine, and --his or --defence' },
  { flags: '--red <spec>', about: 'with --exchange: your man, as in practice' },
  { flags: '--blue <spec>', about: 'with --exchange: the other man' },
  {
    flags: '--mine <cf>',
    about: `with --exchange: your CF, attacks in order, a bar, then defence: ${ALLOCATION_EXAMPLE}`,
  },
  { flags: '--his <cf>', about: 'with --exchange: his CF, if they are known' },
  { flags: '--range <hexes>', about: 'with --exchange: how far apart they stand' },
  { ...RULES, about: 'with --exchange: advanced, basic or campaign' },
  { ...DEFENCE_CARDS, about: "with --exchange: Greenwood's defence cards" },
  { ...TABLES, standing: 'colosseum' },
  {
    flags: '--json',
    about: 'print one JSON document; its noEffect means nothing for either man, so without fumbles (F)',
  },
];
