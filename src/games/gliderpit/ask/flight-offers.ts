/** 8, 10 Movements and glides in words: the next maneuver, every end of a movement, dives. */
import { neighbour } from '../../../kernel/hex.ts';
import { percent } from '../../../odds/offers.ts';
import { strikeOdds, throwOdds } from '../odds/attack-odds.ts';
import type { FlightMove, GlideAct, Maneuver } from '../rules/acts.ts';
import { isSafe } from '../rules/book/flight.ts';
import { canAttack, rangeFault } from '../rules/combat/aim.ts';
import { canEscape, type End, endsOf, flownAndSettled } from '../rules/ends.ts';
import { hexName, WAY_NAMES } from '../rules/hex-names.ts';
import { flyingOf, glidesOf, movesOf } from '../rules/legal.ts';
import { divesFrom, type Flying, isIntoWall } from '../rules/maneuvers.ts';
import { isInPit, isInReach } from '../rules/pit.ts';
import { airspaceFor, enemiesOf, gliderOf, poseOf, sequenceOf } from '../rules/roster.ts';
import type { Pose } from '../rules/tables/types.ts';
import { type Asking, type Leads, type Offer, offer } from './offer.ts';
import { ramWords } from './ram-offers.ts';

/** The list of all ends. */
const ENDS_GROUP = 'Fly to';

/** 8 The next maneuver, or at once to an end. */
export function moveOffers(asking: Asking): readonly Offer[] {
  const { state, tables, glider } = asking;
  const flying = flyingOf(state, tables, glider.id);
  const next = movesOf(state, tables, glider.id).map((move) => moveOffer(asking, flying, move));
  const ends = endsOf(flying).map((end) => endOffer(asking, flying, end));
  return [...next.toSorted((a, b) => rankOf(a) - rankOf(b)), ...ends.toSorted(soundFirst)];
}

/** What is flown on stands first, then a ram, then all else; what brings a warning stands after what does not. */
function rankOf({ choice, warns }: Offer): number {
  const what = (choice as FlightMove).do;
  if (what === 'drop') return 4;
  if (warns) return 3;
  return what === 'forward' ? 0 : what === 'ram' ? 1 : 2;
}

/** Ends without a warning first, of these those with most altitude and speed. */
function soundFirst(a: Offer, b: Offer): number {
  const energy = ({ leads }: Offer): number => (leads === null ? 0 : leads.pose.alt + leads.pose.speed);
  return Number(a.warns) - Number(b.warns) || energy(b) - energy(a);
}

const TURNS = { '-1': 'Left', '1': 'Right' } as const;
const SIDES = { '-1': 'left', '1': 'right' } as const;

/** What a maneuver is called. */
export function maneuverName(maneuver: Maneuver): string {
  switch (maneuver.do) {
    case 'slip':
      return `Slip ${SIDES[maneuver.side]}`;
    case 'turn':
      return maneuver.pay === null
        ? `Turn ${SIDES[maneuver.side]}`
        : `${TURNS[maneuver.side]} -1 ${PAYS[maneuver.pay]}`;
    default:
      return `${maneuver.do[0]?.toUpperCase() ?? ''}${maneuver.do.slice(1)}`;
  }
}

const PAYS = { speed: 'speed', altitude: 'alt' } as const;

/** What a maneuver is called in a list beside what comes of it: what a Turn is paid with is seen there. */
const listName = (maneuver: Maneuver): string =>
  maneuver.do === 'turn' ? `Turn ${SIDES[maneuver.side]}` : maneuverName(maneuver);

const PAID = { speed: 'Paid with 1 speed.', altitude: 'Paid with 1 altitude.' } as const;

/** 8.18 What a Turn is paid with. */
const paidWords = (maneuver: Maneuver): readonly string[] =>
  maneuver.do === 'turn' && maneuver.pay !== null ? [PAID[maneuver.pay]] : [];

/** 'alt 12, sp 3'. */
export const standText = ({ alt, speed }: Pick<Pose, 'alt' | 'speed'>): string => `alt ${alt}, sp ${speed}`;

function moveOffer(asking: Asking, flying: Flying, move: FlightMove): Offer {
  if (move.do === 'drop') return dropOffer(asking);
  if (move.do === 'ram') return stopOffer(asking, flying, [], flying.pose);
  if (isIntoWall(flying, move)) {
    const more = () => [wallText(asking, flying.pose)];
    return offer(move, listName(move), 'into the wall', { warns: true, more });
  }
  const then = flownAndSettled(flying, move);
  const warns = then.pose.alt <= flying.air.floor || !canGoOn(then);
  const leads = leadsOf(flying, [move]);
  return offer(move, listName(move), `${standText(then.pose)}${warns ? ' !' : ''}`, {
    ...{ leads, warns },
    more: () => [
      `${placeText(asking, then.pose)}; ${then.flight.left} MP left.`,
      [...nextWords(then), ...paidWords(move)].join(' '),
    ],
  });
}

/** Whether what is left can be flown without the wall, or a spin to come. */
function canGoOn(flying: Flying): boolean {
  if (flying.flight.left === 0) return isSafe(flying, endAt(flying));
  return endsOf(flying).some(({ kind }) => kind === 'end');
}

const endAt = ({ pose, flight }: Flying): End => ({
  ...{ kind: 'end', pose, climbed: flight.climbed, unspent: 0, path: [], ram: null },
});

function placeText({ tables }: Asking, { hex, facing }: Pose): string {
  return `${hexName(tables, hex)}, facing ${WAY_NAMES[facing]}`;
}

function nextWords(flying: Flying): readonly string[] {
  if (flying.pose.alt <= flying.air.floor) return ['Somebody is there: it forces you to the floor.'];
  return canGoOn(flying)
    ? []
    : [flying.flight.left === 0 ? ahead(flying, endAt(flying)) : 'From there every way leads into the wall.'];
}

/** Hex by hex where maneuvers lead; whoever is in the way counts. */
function leadsOf(flying: Flying, path: readonly Maneuver[]): Leads {
  const steps: Pick<Pose, 'hex' | 'facing'>[] = [];
  let now = flying;
  for (const maneuver of path) {
    if (isIntoWall(now, maneuver)) break;
    now = flownAndSettled(now, maneuver);
    steps.push({ hex: now.pose.hex, facing: now.pose.facing });
  }
  return { pose: now.pose, path: steps, maneuvers: path };
}

/** What an end is called as an answer. */
const endValue = ({ kind, pose, climbed, unspent }: End): string =>
  `${kind} ${pose.hex.q} ${pose.hex.r} ${pose.facing} ${pose.alt} ${pose.speed} ${climbed ? 1 : 0} ${unspent}`;

/** 8.21 One end of the movement, with the whole way to it. */
function endOffer(asking: Asking, flying: Flying, end: End): Offer {
  const { kind, pose, path } = end;
  const leads = leadsOf(flying, path);
  if (kind === 'early stop') {
    const stop = stopOffer(asking, flying, path, pose);
    return { ...stop, value: endValue(end), group: ENDS_GROUP, leads };
  }
  const warns = kind === 'collision' || !isSafe(flying, end);
  const [choice = { do: 'forward' }, ...further] = path;
  const label = `${hexName(asking.tables, pose.hex)} ${WAY_NAMES[pose.facing]}`;
  const signs = `${end.climbed ? ' ^' : ''}${warns ? ' !' : ''}`;
  const note = kind === 'collision' ? `wall, ${standText(pose)}` : `${standText(pose)}${signs}`;
  const way = `${path.map(maneuverName).join(', ')}.`;
  return offer(choice, label, note, {
    ...{ value: endValue(end), further, group: ENDS_GROUP, leads, warns },
    more: () =>
      kind === 'collision'
        ? [way, wallText(asking, pose)]
        : [
            [way, ...(warns ? [ahead(flying, end)] : [])].join(' '),
            [...attackWords(asking, pose), ...glideWords(asking, flying, end)].join(' '),
          ],
  });
}

/** Why an end is no good place to be. */
function ahead({ tables, pose, air }: Flying, { pose: end, climbed }: End): string {
  if (end.speed === 0 && (climbed || end.alt - 1 <= air.floor))
    return `No speed and no dive: a spin comes next. ${spinText(end.alt - air.floor)}`;
  if (!isInPit(tables, neighbour(end.hex, end.facing))) return 'The wall is right ahead.';
  if (!canEscape(tables, end, Math.max(1, end.speed))) return 'The wall is ahead: next turn there is no way past it.';
  return pose.speed > 2
    ? 'One speed less, and the wall cannot be passed next turn.'
    : 'Slow after a climb: it may stall.';
}

/** 11 What could be thrown or struck from an end, held without a dive, by exact odds. */
function attackWords({ state, tables, glider }: Asking, pose: Pose): readonly string[] {
  const { hand } = glider;
  if (hand === null || canAttack(glider) !== null) return [];
  const from = { ...glider, ...pose };
  const words = enemiesOf(state, glider).flatMap((target): readonly string[] => {
    const { name } = target;
    const strikes = tables.weapons[hand].strikes && isInReach(from, target);
    return [
      ...(rangeFault(tables, from, target) === null
        ? [`${hand} at ${name} ${percent(throwOdds(tables, from, hand, target, state.floor).hit)}`]
        : []),
      ...(strikes ? [`strike ${name} ${percent(strikeOdds(tables, from, hand, target, state.floor).hit)}`] : []),
    ];
  });
  return words.length === 0 ? [] : [`From there: ${words.join(', ')}.`];
}

/** 10 What the glide offers from an end. */
function glideWords({ state }: Asking, flying: Flying, end: End): readonly string[] {
  if (flying.pilot.stunned) return [];
  const dives = divesFrom(flying.air, flying.pilot, end.pose, end.climbed);
  const words = dives.map(({ levels, onto }) =>
    onto === null ? `${levels}` : `${levels} onto ${gliderOf(state, onto).name}`,
  );
  if (end.climbed) return ['After a climb there is no dive.'];
  return words.length === 0 ? ['No dive from there.'] : [`Dives from there: ${words.join(', ')}.`];
}

function wallText({ tables, glider }: Asking, { speed }: Pick<Pose, 'speed'>): string {
  const { effect } = tables.wall(speed, glider.stunned);
  const what = {
    nothing: 'nothing lost',
    dropped: 'the hand is emptied',
    'stunned and dropped': 'stunned, the hand is emptied',
    out: 'out',
  };
  return `Into the wall at speed ${speed}: ${what[effect]}, then speed 0 and a spin.`;
}

/** 10.24 No further, to ram who is below. */
function stopOffer(asking: Asking, flying: Flying, path: readonly Maneuver[], pose: Pose): Offer {
  const { state, glider } = asking;
  const climbed = path.some((one) => one.do === 'climb') || sequenceOf(state).flight.climbed;
  const dive = divesFrom(flying.air, glider, pose, climbed).find(({ onto }) => onto !== null);
  const bonus = flying.flight.left - path.reduce((sum, one) => sum + (one.do === 'slip' ? 2 : 1), 0);
  const foe = dive?.onto ?? null;
  const [choice = { do: 'ram' }, ...further] = [...path, { do: 'ram' } as const];
  const name = foe === null ? '' : gliderOf(state, foe).name;
  return offer(choice, `Stop and ram ${name}`, `dive ${dive?.levels ?? 0}, die +${bonus}`, {
    ...{ further, foe },
    ...(foe === null ? {} : ramWords(asking, { foe: gliderOf(state, foe), levels: dive?.levels ?? 1, bonus })),
  });
}

/** 10 To hold, or to dive; what brings a warning stands behind what does not. */
export const glideOffers = (asking: Asking): readonly Offer[] =>
  glidesTold(asking).toSorted((a, b) => rankOf(a) - rankOf(b));

function glidesTold(asking: Asking): readonly Offer[] {
  const { state, glider } = asking;
  const { climbed } = sequenceOf(state).flight;
  const dives = divesFrom(airspaceFor(state, glider.id), glider, poseOf(glider), climbed);
  return glidesOf(state, glider.id).map((act): Offer => {
    if (act.do === 'drop') return dropOffer(asking);
    if (act.do === 'hold') return holdOffer(asking, act);
    const onto = dives.find(({ levels }) => levels === act.levels)?.onto ?? null;
    const pose = { ...poseOf(glider), alt: glider.alt - act.levels, speed: glider.speed + act.levels };
    const safe = canEscape(asking.tables, pose, pose.speed);
    const label = `Dive ${act.levels}${onto === null ? '' : ` onto ${gliderOf(state, onto).name}`}`;
    const rams = onto === null ? null : ramWords(asking, { foe: gliderOf(state, onto), levels: act.levels, bonus: 0 });
    const wall = safe ? [] : ['At that speed the wall cannot be passed next turn.'];
    return offer(act, label, `${standText(pose)}${safe ? '' : ' !'}`, {
      ...{ foe: onto, warns: !safe, leads: { pose, path: [], maneuvers: [] } },
      more: () => [...(rams?.more() ?? []), ...wall],
      ...(rams === null ? {} : { brief: () => [...rams.brief(), ...wall] }),
    });
  });
}

function holdOffer({ state, glider, tables }: Asking, act: GlideAct): Offer {
  const { speed, alt } = glider;
  const spins = speed === 0;
  const stalls = speed === 1;
  const slower = speed > 1 && !canEscape(tables, glider, speed - 1);
  const warns = spins || stalls || slower;
  const result = spins ? '33 %: a spin' : `33 %: speed ${speed - 1}`;
  return offer(act, 'Hold', `${result}${warns ? ' !' : ''}`, {
    warns,
    more: () => [
      spins ? 'On 1 and 2 you spin.' : `On 1 and 2 you have speed ${speed - 1}${stalls ? ': next turn you spin' : ''}.`,
      ...(spins || stalls ? [spinText(alt - state.floor)] : []),
      ...(slower ? ['So slowed, the wall cannot be passed next turn.'] : []),
    ],
  });
}

/** 9.23 What a spin is, from so many levels over the floor. */
function spinText(levels: number): string {
  const sunk = levels > DIE ? '' : `: out ${percent((DIE + 1 - levels) / DIE)}`;
  return `A spin takes a die of levels${sunk}, and you face by chance.`;
}

const DIE = 6;

/** 6.13 Letting go of what one holds. */
export function dropOffer({ state, glider }: Asking): Offer {
  return offer({ do: 'drop' }, `Drop the ${glider.hand ?? ''}`, 'for good', {
    group: 'More',
    more: () => [`It falls into the pit.${state.advanced ? ' An empty hand is what Half-Loops need.' : ''}`],
  });
}
