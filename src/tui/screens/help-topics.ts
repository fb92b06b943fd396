/** A few sentences for each screen of the house: what is decided here, and how. */
import type { Topic } from '../program.ts';

/** The topics of the house, by screen. */
export const HOUSE_TOPICS: { readonly [screen: string]: Topic } = {
  title: {
    title: 'Harena',
    paragraphs: [
      'Harena is the arena, for one: games of gladiators against opponents that the program leads. Choose a game, and see on its page what it is like and what there is to play.',
      'Everything is saved as it happens. Leave when you like; Continue brings you back to the very prompt.',
      '^G explains, on every screen, the words and the rules that stand there, and leads on to all others.',
    ],
  },
  game: {
    title: 'The page of a game',
    paragraphs: [
      'What the game is like, and what there is to play in it. Begin with a single match; what is longer is kept and can be gone on with from here or by Continue on the title.',
      'The letters at the foot choose at once. Options (o) are those of this game; Tab leads from there to those of all games.',
    ],
  },
  presets: {
    title: 'Matches made ready',
    paragraphs: [
      'Choose who meets whom with Up and Down, how strong your opponent is with Left and Right, and begin with Enter. Beside each strength stands how often your side won when the program led everybody by the book, with your side as you are given it: a player who plays better than that wins more.',
      'Make your own leads step by step through all that can be chosen. The lines below it say by which rules it goes; Left and Right change them.',
    ],
  },
  advice: {
    title: 'What a tactician would do',
    paragraphs: [
      'Advice on the question that is open: the three answers that win oftenest, each with its chance to win the match, and what your plan as it stands loses beside the best of them.',
      'It is found by what you can see and by nothing else: many times it is drawn what is hidden from you, others answer in the ways they are likely to, and the phase is played on with dice of its own. Chances are therefore about right, and the best three often lie close together. Where a sure answer could be met, several are mixed: then it stands beside each how often it is given.',
      'Looking changes nothing: neither the match nor its dice. Enter writes the answer under the mark where one is written; nothing is given before you commit it.',
    ],
  },
  lessons: {
    title: 'Lessons',
    paragraphs: [
      'A lesson puts you into a moment of a real match and asks for one decision. Anything legal is taken: what it was worth is told by exact odds, beside what else there was to do. Then try it again, or go on.',
      'What you did as the lesson teaches gets a tick. Esc leaves a lesson at any time. Your own matches, replays and statistics know nothing of it.',
    ],
  },
  gate: {
    title: 'At the gate',
    paragraphs: [
      'This is a host: an arena that many come to over SSH. Your key has not been here before. Choose a name, and from then on the key opens an account of that name, where your bouts, careers and options are kept. There is no password, and there is nothing to write down but where the key lies.',
      'A name has 3 to 20 letters, digits and hyphens. It is yours alone, and so is every name that could be mistaken for it: large and small letters count as one, hyphens and doubled letters not at all, and 0 as o, 1 and i as l, 5 as s, rn as m, vv as w. Names are not changed.',
      'A guest may practise and look round, but nothing of it is kept.',
    ],
  },
  invitation: {
    title: 'Somebody asks for your key',
    paragraphs: [
      'Anybody may paste any public key on the page of an account; it opens nothing until its owner has come in with it and agreed here. If the account is yours and this is your other computer, agree. If you do not know it, refuse: the key is yours alone then, opens an account of your own, and you are not asked by them again. They are not told.',
      'A key opens one account. To use it for another, take it away from the first: on the page of the account, which must have another key.',
    ],
  },
  elsewhere: {
    title: 'Here already',
    paragraphs: [
      'An account plays in one session at a time. If you go on here, the other session is told, saved and ended, and you continue at the very prompt. Or watch it, or leave it alone.',
    ],
  },
  account: {
    title: 'Your account',
    paragraphs: [
      'A key is a pair of files: id_ed25519 is private and stays where it is, id_ed25519.pub is public and may be shown to anybody. Whoever can prove that they have the private file of a key of your account comes in as you.',
      'Add a key of each computer you play from. It waits, for thirty days at most, until you have come in with it and agreed at the gate; a key that opens another account waits in vain. Take away one that was lost or whose computer you gave away: from the next login on it opens nothing. The fingerprint is what ssh-keygen -lf FILE prints.',
    ],
  },
  'key-line': {
    title: 'Adding a key',
    paragraphs: [
      'Paste the one line of a file whose name ends in .pub: the kind of the key, a long run of letters and digits, and a comment, which helps you to tell your keys apart. Lines that were broken on their way are put together again. A terminal that cannot tell the host what is pasted may lose the end of a long line: the line of an ed25519 key is short enough for all.',
      'Keys of the kinds ed25519, ecdsa and rsa (3072 bits or more) are accepted; keys of security tokens (sk-) are not. Never paste a private key anywhere.',
    ],
  },
  options: { title: 'Options', paragraphs: ['Options are kept with your saves. Colours and glyphs change at once.'] },
  journal: {
    title: 'Journal',
    paragraphs: ['Everything that happened, with the rule at the right. Choose a line and unfold the dice behind it.'],
  },
  lobby: {
    title: 'The lobby',
    paragraphs: [
      'Everybody on this host and what they play, those who fight first. An eye and a number say how many are watching.',
      'Enter watches somebody: the match as it is seen there, and then the next one. What is secret stays hidden until it is revealed. Whoever wants to be alone says so in Options. A try at the challenge of the day can be watched by those who have had their own, or by all once the day is over.',
      'The news tell of what has ended, of records and of the challenge of the day.',
    ],
  },
  watch: {
    title: 'Watching',
    paragraphs: [
      'You see what the player has seen, a little later and at your own pace; where the pace of your options is a key, it goes briskly. What is secret there is hidden until it is revealed. When the match is over the next one follows here.',
    ],
  },
  daily: {
    title: 'The challenge of the day',
    paragraphs: [
      'One match a day, the same for everybody: the same opponents, and the same dice for the same choices. Everybody has one try. It counts from its first moment, however the connection ends, and waits at its prompt until you go on with it. After midnight UTC it still counts for the day it was begun.',
      'It is chosen so that the program, playing all sides, wins a fair share with yours. Nobody can know the dice before: they come from a secret of the host.',
      'Once a day is over its best try can be stepped through.',
    ],
  },
  'long-games': {
    title: 'Long games',
    paragraphs: [
      'You can have as many as you like. What you do is on the disk before its result is shown; leave when you like, Continue on the title goes on with the one you played last. Those that are over stay here to be read.',
    ],
  },
  walk: {
    title: 'What happened',
    paragraphs: [
      'Line by line what came of your last answer. ? unfolds the dice of the newest line; ^P opens the journal of the whole game, where every line can be read again.',
    ],
  },
  name: {
    title: 'A name',
    paragraphs: [
      'Type a name: the first letter takes the place of the one proposed, Backspace takes letters back, Tab proposes another. Enter takes it; it can still be changed until the game begins.',
    ],
  },
  form: {
    title: 'Before it begins',
    paragraphs: [
      'Up and Down choose a line, Left and Right change it; Enter takes it, and on the last line all of it.',
    ],
  },
  page: {
    title: 'Pages',
    paragraphs: ['Up and Down scroll; where there are several pages, Tab or Right turns to the next, Left back.'],
  },
  book: {
    title: 'Rules and words',
    paragraphs: [
      'The book of the game, in our own words. It opens at what the screen below says: the rules of what is marked, every word and abbreviation that stands there, and the rules that are cited. From there to all of it: chapters and their paragraphs (c), words (w), rulings, which settle what the rulebook leaves open.',
      'Up and Down go from line to line, Enter opens the one under the mark: a paragraph with its rulings, the rules it names and those that name it, and its words. Backspace leads back to the page before, as it was left; Esc closes the book, on the very screen it was opened from.',
      'A search (/) takes a word or the number of a rule: chapters and words come first, then rules that are named after it, then whatever mentions it.',
    ],
  },
  why: {
    title: 'Why?',
    paragraphs: [
      'The dice as they fell, each modifier with its rule, the sum, the threshold, and the table around the cell that was found. Below stand the rules that were cited, in our own words; Enter opens them, and what leads on from them.',
      'Where a line shows what an opponent who thinks had decided, the page tells what was weighed before: the best three answers with their chances to win, the one that was taken marked, and what was feared. That is thought again from the record of the match, and so comes after a moment.',
    ],
  },
};

/** What is said of a screen that has no topic. */
export const GENERAL: Topic = { title: 'Help', paragraphs: ['Choose with the arrows and Enter; Esc goes back.'] };
