/** What can be chosen in a career, whatever is asked. */
import type { Request } from '../../../../kernel/request.ts';
import { capital } from '../../../../kernel/words.ts';
import { chanceOfOne, chanceOfTwo } from '../../../../odds/few-dice.ts';
import { percent } from '../../../../odds/offers.ts';
import { dayFault } from '../../career/bill.ts';
import { munusDate } from '../../career/calendar.ts';
import { missingSkills } from '../../career/men.ts';
import { rivalOf } from '../../career/rivals.ts';
import { GOLD_A_POINT, HEARD, MERCY } from '../../career/sentence.ts';
import { boutLine, memoryOf } from '../../career/told.ts';
import type { CareerDecisions, CareerState, DayAct, WeeksAct } from '../../career/types.ts';
import { PRICES, trainingNeed, weeksFault } from '../../career/weeks.ts';
import type { CareerDeed, CareerItem, CareerPageName, CareerScreenState, Room } from './state.ts';
import { offerTitle, rivalText, SKILL_NOTES } from './words.ts';

type Asked = Request<CareerDecisions>;
type DayAsked = Request<CareerDecisions, 'day'>;

/** The lines for a question; null: the career is over. */
export function itemsFor(asked: Asked | null, state: CareerScreenState): readonly CareerItem[] {
  const shared = sharedRoom(state);
  if (shared !== null) return shared;
  if (asked === null) return overItems(state);
  switch (asked.kind) {
    case 'weeks':
      return weeksItems(state);
    case 'day':
      return dayItems(state, asked);
    case 'plead':
      return pleaItems(asked);
    case 'mercy':
      return mercyItems(state, asked);
    case 'skill':
      return asked.open.map((one) => answer(one, capital(one), SKILL_NOTES[one], one));
    case 'bout':
      return [{ value: 'fight', label: 'Into the sand', note: '', does: { kind: 'fight' } }];
  }
}

const stateOf = ({ game }: CareerScreenState): Readonly<CareerState> => game.session.match.state;

const item = (value: string, label: string, note: string, does: CareerDeed): CareerItem => ({
  ...{ value, label, note, does },
});
const answer = (value: string, label: string, note: string, choice: unknown): CareerItem => ({
  ...{ value, label, note, does: { kind: 'answer', choice } },
});
const room = (open: Room, label: string, note: string): CareerItem =>
  item(open, label, note, { kind: 'room', room: open });
const page = (name: CareerPageName, label: string, note: string): CareerItem =>
  item(`page-${name}`, label, note, { kind: 'page', page: name });
const BACK = room('yard', 'Back', '');

/** An answer, or why it cannot be given. */
function may(value: string, label: string, note: string, choice: unknown, fault: string | null): CareerItem {
  return fault === null
    ? answer(value, label, note, choice)
    : { ...{ value, label, note: fault }, does: { kind: 'refuse', why: fault } };
}

/** Rooms that are open whatever is asked; null: none of them is. */
function sharedRoom(state: CareerScreenState): readonly CareerItem[] | null {
  switch (state.room) {
    case 'bouts':
      return [...pastItems(state), BACK];
    case 'back':
      return [...backItems(state), BACK];
    default:
      return null;
  }
}

function readItems(state: CareerScreenState): readonly CareerItem[] {
  const { past, turn } = stateOf(state);
  return [
    page('rivals', 'The others', 'who is about, and what they remember'),
    ...(turn > 1 ? [page('chronicle', 'Chronicle', 'munus by munus')] : []),
    ...(past.length > 0 ? [room('bouts', 'Bouts fought', `${past.length}, to be watched again`)] : []),
    ...(state.game.backs().length > 0 ? [room('back', 'Go back', 'to an earlier munus')] : []),
  ];
}

function overItems(state: CareerScreenState): readonly CareerItem[] {
  return [
    page('end', 'How it ended', ''),
    ...readItems(state),
    { value: 'title', label: 'To the title', note: '', does: { kind: 'title' } },
  ];
}

// The weeks

function weeksItems(state: CareerScreenState): readonly CareerItem[] {
  const now = stateOf(state);
  if (state.room === 'train') return trainItems(state);
  if (state.room === 'leave')
    return [answer('close', 'Yes, turn away', 'the career is over, for good', { do: 'close' }), BACK];
  const { man } = now;
  const act = (value: string, label: string, note: string, choice: WeeksAct): CareerItem =>
    may(value, label, note, choice, weeksFault(now, choice));
  const hurt = man.hurt === 0 ? 'nothing has to heal' : `a die of ${man.hurt} stamina comes back`;
  const whole = missingSkills(man).length === 0;
  return [
    ...(whole ? [] : [room('train', 'Train', man.hurt > 0 ? 'one stamina comes back' : 'a skill, on a die')]),
    act('rest', 'Rest', hurt, { do: 'rest', doctor: false }),
    ...(man.hurt > 0
      ? [act('doctor', 'Rest with a doctor', `${PRICES.doctor} gold; three more`, { do: 'rest', doctor: true })]
      : []),
    act('guard', 'Stand guard', 'one to three gold', { do: 'guard' }),
    act('buy', 'Buy freedom', `${PRICES.freedom} gold`, { do: 'buy freedom' }),
    ...readItems(state),
    room('leave', 'Turn away', 'from the arena, for good'),
  ];
}

function trainItems(state: CareerScreenState): readonly CareerItem[] {
  const now = stateOf(state);
  const { coach } = state;
  return [
    ...missingSkills(now.man).map((skill) => {
      const need = trainingNeed(now.man, skill, coach);
      const chance = `${need <= 1 ? 'sure' : need > 6 ? 'not yet' : `${need} or more, ${percent(chanceOfOne(need))}`}`;
      const choice = { do: 'train', skill, coach } as const;
      return may(skill, capital(skill), `${chance}; ${SKILL_NOTES[skill]}`, choice, weeksFault(now, choice));
    }),
    item('coach', `Coach: ${coach ? 'yes' : 'no'}`, `${PRICES.coach} gold, +2 on the die; turns`, {
      kind: 'turn',
      what: 'coach',
    }),
    BACK,
  ];
}

// The day

function dayItems(state: CareerScreenState, asked: DayAsked): readonly CareerItem[] {
  const now = stateOf(state);
  const { offers, challenges } = asked;
  if (state.room === 'challenge') return challengeItems(state, asked);
  const act = (value: string, label: string, note: string, choice: DayAct): CareerItem =>
    may(value, label, note, choice, dayFault(now, offers, challenges, choice));
  const duels = offers.some(({ kind }) => kind === 'duel') || challenges.length > 0;
  return [
    ...offers.map((offer, i) => {
      const [first] = offer.foes.map((id) => rivalOf(now, id));
      const mortal = state.mortal && offer.kind === 'duel';
      const who = offer.kind === 'duel' && first !== undefined ? `${first.name}, ${rivalText(first)}` : '';
      const label = `${offerTitle(offer)}${who === '' ? '' : `: ${first?.name}`}`;
      const note = offer.kind === 'duel' && first !== undefined ? rivalText(first) : sizeText(offer.friends.length);
      return act(`offer-${i}`, label, mortal ? `${note}; to the death` : note, { do: 'fight', offer: i, mortal });
    }),
    ...(challenges.length > 0 ? [room('challenge', 'Challenge somebody', `${challenges.length} could be asked`)] : []),
    ...(duels ? [mortalItem(state)] : []),
    act('sit', 'Sit out', now.man.hurt >= 2 ? 'you are hurt: nobody minds' : 'costs one Fame', { do: 'sit out' }),
    ...readItems(state),
  ];
}

const sizeText = (friends: number): string =>
  friends === 0 ? 'each for itself' : `with ${friends} beside you, led by the chart`;

const mortalItem = ({ mortal }: CareerScreenState): CareerItem =>
  item(
    'mortal',
    `Duels: ${mortal ? 'sine missione' : 'with appeal'}`,
    mortal ? 'no mercy, Fame and pay twice; turns' : 'turns to sine missione: no mercy, Fame and pay twice',
    { kind: 'turn', what: 'mortal' },
  );

/** MR-63 Those who can be challenged, the most skilled first. */
function challengeItems(state: CareerScreenState, { challenges }: DayAsked): readonly CareerItem[] {
  const now = stateOf(state);
  const { mortal } = state;
  const rivals = challenges.map((id) => rivalOf(now, id)).toSorted((a, b) => b.skills.length - a.skills.length);
  return [
    ...rivals.map((one) => {
      const takes = one.regard === 'grudge' ? 'accepts' : `accepts ${percent(chanceOfOne(mortal ? 5 : 3))}`;
      return answer(one.id, one.name, `${rivalText(one)}; ${takes}`, { do: 'challenge', rival: one.id, mortal });
    }),
    mortalItem(state),
    BACK,
  ];
}

// The sentence

function pleaItems({ most, adds }: Request<CareerDecisions, 'plead'>): readonly CareerItem[] {
  const steps = Array.from({ length: Math.floor(most / GOLD_A_POINT) + 1 }, (_, i) => i * GOLD_A_POINT).toReversed();
  return [
    ...steps.map((gold) => {
      const chance = percent(chanceOfTwo(HEARD - adds - gold / GOLD_A_POINT));
      return answer(`gold-${gold}`, gold === 0 ? 'Ask for your life' : `Ask, and promise ${gold} gold`, chance, gold);
    }),
    answer('proud', 'Ask nothing of anybody', 'die with three Fame more', null),
  ];
}

function mercyItems(
  state: CareerScreenState,
  { rival, adds }: Request<CareerDecisions, 'mercy'>,
): readonly CareerItem[] {
  const one = rivalOf(stateOf(state), rival);
  const memory = memoryOf(one);
  return [
    answer('no', `Say nothing for ${one.name}`, memory, false),
    answer('yes', `Ask for the life of ${one.name}`, `${percent(chanceOfTwo(MERCY - adds))}; costs one Fame`, true),
  ];
}

// What was

function pastItems(state: CareerScreenState): readonly CareerItem[] {
  return stateOf(state)
    .past.toReversed()
    .map((past) => ({
      ...{ value: `bout-${past.number}`, label: `${munusDate(past.munus)}: ${past.fate}`, note: boutLine(past) },
      does: { kind: 'watch', record: past.number },
    }));
}

function backItems({ game }: CareerScreenState): readonly CareerItem[] {
  return game.backs().map(
    (step): CareerItem => ({
      ...{ value: `back-${step}`, label: munusDate(step), note: 'what came after is undone' },
      does: { kind: 'return', step },
    }),
  );
}
