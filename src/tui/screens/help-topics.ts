/** A few sentences for each screen of the house: what is decided here, and how. */
import type { Topic } from '../program.ts';

/** The topics of the house, by screen. */
export const HOUSE_TOPICS: { readonly [screen: string]: Topic } = {
  title: {
    title: 'Harena',
    paragraphs: [
      'Harena is the arena, for one player: games of gladiators against opponents led by the program. Choose a game; its page says what it is like and what there is to play.',
      'Everything is saved as it happens. Leave when you like; Continue takes you back to where you were.',
      'On any screen, ^G explains the words and rules that stand there, and leads on to all others.',
    ],
  },
  game: {
    title: 'The page of a game',
    paragraphs: [
      'What the game is like, and what there is to play in it. Begin with a single match. Longer games are saved; go on with them from here, or with Continue on the title.',
      'The letters at the bottom choose at once. Options (o) are those of this game; from there Tab leads to those of all games.',
    ],
  },
  presets: {
    title: 'Ready-made matches',
    paragraphs: [
      'Up and Down choose who meets whom, Left and Right how strong your opponent is, and Enter begins. Beside each strength stands how often your side won when the program led both sides by the book: a player who plays better than that wins more often.',
      '"Make your own" leads step by step through everything that can be chosen. The lines below it say which rules are used; Left and Right change them.',
    ],
  },
  advice: {
    title: 'What a tactician would do',
    paragraphs: [
      'Advice on the question you are being asked: the three answers that win most often, each with its chance to win the match, and how much less your present plan wins than the best of them.',
      'It uses only what you can see. Many times over, what is hidden from you is filled in at random, the others answer as they are likely to, and the phase is played on with dice of its own. So the chances are approximate, and the best three are often close together. Where an opponent could prepare for a single best answer, several are mixed, and each says how often to give it.',
      'Looking changes nothing, neither the match nor its dice. Enter fills in the answer under the mark; it is not given until you commit it.',
    ],
  },
  review: {
    title: 'Review',
    paragraphs: [
      'Your decisions of the match, thought about again as you had them before you: what each was worth by chance of winning, beside the best there was. The three that cost most are told, with what would have been better. What the dice made of them later does not count; a good decision may end badly.',
      'All decisions get a first look, and the six worst a second and longer one, with dice of their own. That takes some seconds, in a large match a minute. Chances are about right: what costs less than 1 in 100 is not told.',
      'Enter leads to that place in the replay.',
    ],
  },
  lessons: {
    title: 'Lessons',
    paragraphs: [
      'A lesson puts you into a moment of a real match and asks for one decision. You may do anything that is legal. Then you see by exact odds what your decision was worth, next to what else you could have done. Try it again, or go on.',
      'A lesson is ticked once you have done what it teaches. Esc leaves a lesson at any time. It does not count in your matches, replays or statistics.',
    ],
  },
  gate: {
    title: 'At the gate',
    paragraphs: [
      'This is a host: an arena that many people come to over SSH. Your key has not been here before. Choose a name, and from then on your key opens an account of that name, where your matches, long games and options are kept. There is no password; just do not lose the key.',
      'A name has 3 to 20 letters, digits and hyphens. It is yours alone, and so is every name that could be mistaken for it: capital and small letters count as the same, hyphens and doubled letters are ignored, and 0 counts as o, 1 and i as l, 5 as s, rn as m, vv as w. A name cannot be changed later.',
      'A guest may practise and look around, but nothing is saved.',
    ],
  },
  invitation: {
    title: 'Somebody asks for your key',
    paragraphs: [
      'Anybody can paste any public key on their account page; it opens nothing until its owner has come in with it and agreed here. If the account is yours and this is your other computer, agree. If you do not know it, refuse: then the key opens an account of your own, and that account cannot ask you again. They are not told.',
      'A key opens one account. To use it for another, first remove it on the page of the account it opens now, which must have a second key.',
    ],
  },
  elsewhere: {
    title: 'Here already',
    paragraphs: [
      'An account plays in one session at a time. If you go on here, the other session is saved and ended with a notice, and you continue where it was. Or watch it, or leave it alone.',
    ],
  },
  account: {
    title: 'Your account',
    paragraphs: [
      'A key is a pair of files: id_ed25519 is private and stays where it is, id_ed25519.pub is public and may be shown to anybody. Anyone who has the private file of one of your keys comes in as you.',
      'Add a key for each computer you play from. It waits, for thirty days at most, until you have come in with it and agreed at the gate; adding a key that already opens another account has no effect. Remove a key that was lost, or whose computer you gave away: from the next login on it opens nothing. The fingerprint is what ssh-keygen -lf FILE prints.',
    ],
  },
  'key-line': {
    title: 'Adding a key',
    paragraphs: [
      'Paste the one line of a file whose name ends in .pub: the kind of key, a long run of letters and digits, and a comment, which helps you tell your keys apart. A line that was broken up in pasting is put together again. Some terminals lose the end of a very long line; the line of an ed25519 key is short enough for all of them.',
      'Keys of the kinds ed25519, ecdsa and rsa (3072 bits or more) are accepted; keys of security tokens (sk-) are not. Never paste a private key anywhere.',
    ],
  },
  options: {
    title: 'Options',
    paragraphs: ['Options are kept with your saves. Changes to colours and signs show at once.'],
  },
  journal: {
    title: 'Journal',
    paragraphs: ['Everything that happened, with the rule at the right. Choose a line to unfold the dice behind it.'],
  },
  lobby: {
    title: 'The lobby',
    paragraphs: [
      'Everybody on this host and what they are playing, those in a match first. An eye and a number say how many are watching.',
      'Enter watches somebody: their match as they see it, and then their next one. What is secret stays hidden until it is revealed. If you do not want to be watched, say so in Options. A try at the challenge of the day can be watched by those who have had their own try, and by all once the day is over.',
      'The news tells of games that have ended, of records and of the challenge of the day.',
    ],
  },
  watch: {
    title: 'Watching',
    paragraphs: [
      'You see what the player sees, a little later and at your own pace (at a brisk one if your pace is "at a key"). What is secret is hidden until it is revealed. When the match is over, the next one follows.',
    ],
  },
  daily: {
    title: 'The challenge of the day',
    paragraphs: [
      'One match a day, the same for everybody: the same opponents, and the same dice for the same choices. Everybody has one try. It counts from its first moment, even if the connection breaks, and waits until you go on with it. After midnight UTC it still counts for the day it was begun on.',
      'The match is chosen so that your side, led by the program, wins a fair share of the time. Nobody can know the dice beforehand: they come from a secret of the host.',
      'Once a day is over, its best try can be replayed.',
    ],
  },
  'long-games': {
    title: 'Long games',
    paragraphs: [
      'You can have as many as you like. What you do is saved before its result is shown; leave when you like, and Continue on the title takes you back to the one you played last. Finished ones stay here to be read.',
    ],
  },
  walk: {
    title: 'What happened',
    paragraphs: [
      'What came of your last answer, line by line. ? unfolds the dice of the newest line; ^P opens the journal of the whole game, where every line can be read again.',
    ],
  },
  name: {
    title: 'A name',
    paragraphs: [
      'Type a name: the first letter replaces the name proposed, Backspace deletes letters, Tab proposes another name. Enter takes it; you can still change it until the game begins.',
    ],
  },
  form: {
    title: 'Before it begins',
    paragraphs: [
      'Up and Down choose a line, Left and Right change it. Enter takes a line, and on the last one it accepts everything.',
    ],
  },
  page: {
    title: 'Pages',
    paragraphs: [
      'Up and Down scroll. If there are several pages, Tab or Right turns to the next, Left to the one before.',
    ],
  },
  book: {
    title: 'Rules and words',
    paragraphs: [
      'The book of the game, in our own words. It opens with what was on the screen: the rules for what is marked, every word and abbreviation there, and the rules that were cited. From there you can go anywhere: chapters and their paragraphs (c), words (w), and rulings, which settle what the rulebook leaves open.',
      'Up and Down go from line to line, Enter opens the one under the mark: a paragraph with its rulings, the rules it names, those that name it, and its words. Backspace goes back to the page before, Esc closes the book.',
      'Search (/) for a word or the number of a rule: chapters and words come first, then rules named after it, then everything that mentions it.',
    ],
  },
  why: {
    title: 'Why?',
    paragraphs: [
      'The dice as they fell, each modifier with its rule, the total, the number needed, and the part of the table that was used. Below are the rules that apply, in our own words; Enter opens them in the book.',
      'Where a line shows what an opponent who thinks had decided, the page tells what it weighed: the best three answers with their chances to win, the one it took marked, and what it feared. This is worked out again from the record of the match, so it takes a moment.',
    ],
  },
};

/** What is said of a screen that has no topic. */
export const GENERAL: Topic = { title: 'Help', paragraphs: ['Choose with the arrow keys and Enter; Esc goes back.'] };
