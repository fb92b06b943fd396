/** What must never be in a bout of men on two sides, looked for while it is fought. */
import { NOBODY_LEFT } from '../../../../src/games/gladiator/rules/end-types.ts';
import type { EventOf, GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { currentCf, fighterOf, HANDS, isActive } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { Tables } from '../../../../src/games/gladiator/rules/tables/types.ts';
import {
  AREAS,
  type Fighter,
  type FighterId,
  type GladiatorDecisions,
  type State,
} from '../../../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../../../src/kernel/event.ts';
import { inWedge, sameHex } from '../../../../src/kernel/hex.ts';
import { sumModifiers } from '../../../../src/kernel/modifier.ts';
import type { Request } from '../../../../src/kernel/request.ts';
import { reading } from '../journal/cells.ts';
import { watchMelee } from './melee.ts';

/** 5.4.1 1D6 + 8 is always over 8. */
const LAST_TURN = 8;
/** 9.3.2 */
const AREA_CF = 8;
/** 9.4.2 */
const ATTACKS = 5;

/** Looks at a bout as it is fought. */
export interface TeamWatch {
  event(entry: Entry<GladiatorEvent>, state: State): void;
  prompt(asked: readonly Request<GladiatorDecisions>[], state: State): void;
  /** The bout is over; `draws`: of its dice, all told. */
  end(state: State, draws: number): void;
  /** How often something could be seen that teams alone have. */
  readonly seen: { edges: number; behind: number; splits: number; besieged: number; refusals: number; piles: number };
  readonly complaints: readonly string[];
}

/** What the watch remembers of the phase in hand. */
interface Phase {
  /** 18.4 Who has heard an appeal. */
  readonly heard: Set<FighterId>;
  /** 26.5 Who has what edge over whom. */
  readonly edges: Map<string, number>;
  readonly engaged: Set<string>;
  readonly allocated: Map<FighterId, EventOf<'allocated'>>;
  /** Who has lost something in this phase that his defence may have to bear. */
  readonly shaken: Set<FighterId>;
  round: number;
}

const freshPhase = (): Phase => ({
  heard: new Set(),
  edges: new Map(),
  engaged: new Set(),
  allocated: new Map(),
  shaken: new Set(),
  round: 0,
});

/** Events after which every man has a hex of his own: nobody moves in the steps they belong to. */
const AT_REST: ReadonlySet<GladiatorEvent['kind']> = new Set([
  'fall-prone-checked',
  'centurion-ordered',
  'stun-recovered',
  'engaged',
  'allocated',
  'sequence-set',
  'blow',
  'bled',
  'endurance-checked',
  'stans-missus-checked',
  'bout-ended',
]);

/** What a man does himself. */
const DEEDS: ReadonlySet<GladiatorEvent['kind']> = new Set([
  'plot-shown',
  'centurion-ordered',
  'turned',
  'thrown',
  'drawn',
  'recovery-tried',
  'kicked',
  'net-cast',
  'engaged',
  'allocated',
  'blow',
  'grappled',
]);

/** A watch for one bout. */
export function watchTeams(tables: Tables): TeamWatch {
  const complaints: string[] = [];
  const seen = { edges: 0, behind: 0, splits: 0, besieged: 0, refusals: 0, piles: 0 };
  let phase = freshPhase();
  let clock = '';
  let place = '';
  const say = (complaint: string): void => {
    complaints.push(`${place}: ${complaint}`);
  };
  const must = (holds: boolean, complaint: string): void => {
    if (!holds) say(complaint);
  };

  const drawn = new Set<number>();
  const melee = watchMelee(tables, say);

  const event: TeamWatch['event'] = ({ turn, phase: number, seq, event: one }, state) => {
    if (clock !== `${turn}.${number}`) {
      phase = freshPhase();
      melee.begin();
    }
    clock = `${turn}.${number}`;
    place = `${clock} seq ${seq} ${one.kind}`;
    for (const { draw } of [...(one.rolls ?? []), ...(one.lots ?? [])]) drawn.add(draw);
    for (const roll of one.rolls ?? [])
      must(roll.total === reading(roll) + sumModifiers(roll.modifiers), `roll '${roll.name}' does not add up (P1)`);
    if (AT_REST.has(one.kind)) for (const pair of sharing(state)) say(`${pair} are in one hex (8.1)`);
    const doers = 'fighter' in one ? [one.fighter] : [];
    if (DEEDS.has(one.kind)) {
      for (const id of doers) must(!phase.heard.has(id), `${id} hears an appeal, and does something (18.4)`);
    }
    melee.event(one, state);
    const foes = (id: FighterId, target: FighterId) => fighterOf(state, id).side !== fighterOf(state, target).side;
    switch (one.kind) {
      case 'engaged':
        must(foes(one.fighter, one.target), `${one.fighter} engages his comrade ${one.target} (9.1)`);
        must(!phase.heard.has(one.target), `${one.target} hears an appeal, and is attacked (18.4)`);
        must(sumModifiers(one.modifiers) === one.advantage, 'its advantage is not the sum of its modifiers');
        phase.engaged.add(`${one.fighter}>${one.target}`);
        if (one.apart === true) phase.edges.set(`${one.fighter}>${one.target}`, one.advantage);
        if (one.apart === true) seen.edges += 1;
        break;
      case 'turned':
        if (one.why === 'surrounded') seen.besieged += 1;
        break;
      case 'thrown':
      case 'run-onto':
        must(foes(one.fighter, one.target), `${one.fighter} has ${one.target} of his own side for a target`);
        break;
      case 'net-cast':
        if (one.target !== null && one.plot.kind !== 'swing')
          must(foes(one.fighter, one.target), `${one.fighter} casts at his comrade ${one.target} (20.4)`);
        if (one.target !== null)
          must(!phase.heard.has(one.target), `${one.target} hears an appeal, and is caught (18.4)`);
        break;
      case 'collided':
        for (const id of one.fighters) must(!phase.heard.has(id), `${id} hears an appeal, and is run into (18.4)`);
        break;
      case 'allocated':
        for (const fault of allocationFaults(one, phase)) say(fault);
        if (new Set(one.allocation.attacks.map(({ target }) => target ?? '')).size > 1) seen.splits += 1;
        phase.allocated.set(one.fighter, one);
        break;
      case 'blow':
        must(foes(one.fighter, one.target), `${one.fighter} strikes his comrade ${one.target} (9.1)`);
        for (const fault of [...blowFaults(one, phase), ...defenceFaults(one, phase, state)]) say(fault);
        if (isBehind(state, one)) seen.behind += 1;
        if (one.result === 'F') phase.shaken.add(one.fighter);
        if (one.round !== null) phase.round = one.round;
        break;
      case 'appealed':
        if (one.to !== null) must(foes(one.fighter, one.to), `${one.fighter} appeals to his comrade ${one.to} (18.2)`);
        if (one.to !== null) must(!phase.heard.has(one.to), `${one.to} hears two appeals in a phase (18.4)`);
        if (one.to !== null) phase.heard.add(one.to);
        break;
      case 'appeal-refused':
        must(fighterOf(state, one.to).by === 'seat', 'a centurion has refused an appeal (P68)');
        seen.refusals += 1;
        break;
      case 'piled-up':
        must(one.fighters.length > 2, 'a pair has piled up (P19)');
        seen.piles += 1;
        break;
      case 'cf-lost':
      case 'fell-prone':
      case 'knocked-out':
      case 'escape-tried':
        phase.shaken.add(one.fighter);
        break;
      default:
        break;
    }
  };

  return {
    event,
    prompt(asked, state) {
      place = `${state.turn}.${state.phase} prompt`;
      for (const request of asked) for (const fault of askFaults(request, state)) say(fault);
      const names = asked.map(({ fighter }) => fighter);
      must(new Set(names).size === names.length, `somebody is asked twice: ${names}`);
      must(new Set(asked.map(({ seat }) => seat)).size === asked.length, 'a seat is asked two things at once');
      if (asked.every(({ kind }) => kind === 'plot')) for (const pair of sharing(state)) say(`${pair} are in one hex`);
      for (const fault of sheetFaults(state, tables)) say(fault);
    },
    end(state, draws) {
      place = 'the end';
      for (let draw = 1; draw <= draws; draw++) must(drawn.has(draw), `draw ${draw} is nowhere in the journal (P1)`);
      for (const fault of [...sheetFaults(state, tables), ...endFaults(state)]) say(fault);
      melee.end(state);
    },
    seen,
    complaints,
  };
}

/** Men in one hex who are both still in it. */
function sharing({ fighters }: State): readonly string[] {
  const men = fighters.filter(({ fate }) => fate === 'fighting');
  return men.flatMap((one, i) =>
    men
      .slice(i + 1)
      .filter(({ at }) => sameHex(at, one.at))
      .map(({ id }) => `${one.id} and ${id}`),
  );
}

type Fault = readonly [is: boolean, text: string];
const found = (faults: readonly Fault[]): readonly string[] => faults.filter(([is]) => is).map(([, text]) => text);

/** 9.3, 26.3.1, 26.5 */
function allocationFaults(
  { fighter, total, spentOnAttack, allocation }: EventOf<'allocated'>,
  phase: Phase,
): readonly string[] {
  const { attacks, defence, special } = allocation;
  const defended = AREAS.reduce((sum, area) => sum + defence[area], special === undefined ? 0 : 3);
  const bare = attacks.reduce((sum, { cf }) => sum + cf, 0);
  const nearest = [...phase.engaged].find((pair) => pair.startsWith(`${fighter}>`))?.slice(2);
  const aims = attacks.map(({ target, area }) => `${target ?? nearest} ${area}`);
  const edged = attacks.filter(({ edge }) => edge === true).map(({ target }) => `${fighter}>${target ?? nearest}`);
  return found([
    [spentOnAttack + defended > total, `${fighter} spends ${spentOnAttack + defended} CF of ${total} (9.3.1)`],
    [bare > spentOnAttack, `${fighter} strikes with ${bare} CF for ${spentOnAttack} (P36)`],
    [attacks.length > ATTACKS, `${fighter} makes ${attacks.length} attacks (9.4.2)`],
    [attacks.some(({ cf }) => cf > AREA_CF || cf < 0), `${fighter} puts more than 8 CF into an attack (9.3.2)`],
    [new Set(aims).size < aims.length, `${fighter} strikes twice at one area of one man (P37)`],
    [
      attacks.some(({ target }) => target !== undefined && !phase.engaged.has(`${fighter}>${target}`)),
      `${fighter} strikes at a man he is not engaged with (26.3.1)`,
    ],
    [edged.some((pair) => !phase.edges.has(pair)), `${fighter} uses an edge he has not (26.5)`],
    [new Set(edged).size < edged.length, `${fighter} uses one edge twice (26.5)`],
  ]);
}

/** 9.4, 26.3, 26.5 */
function blowFaults({ fighter, target, round, cf, special }: EventOf<'blow'>, phase: Phase): readonly string[] {
  if (round === null) return [];
  const edge = phase.edges.get(`${fighter}>${target}`) ?? 0;
  const feint = special === null ? 0 : AREA_CF; // 23.2 F A feint's blow has 4 CF and the bonus.
  return found([
    [
      cf > AREA_CF + Math.max(edge, feint) && cf > 4 + 9,
      `${fighter} strikes with ${cf} CF, edge ${edge} (9.3.2, 26.5)`,
    ],
    [round < phase.round, `a blow of round ${round} after one of round ${phase.round} (9.4)`],
    [!phase.allocated.has(fighter), `${fighter} strikes, and has allocated nothing (9.3)`],
    [phase.heard.has(target), `${target} hears an appeal, and is struck (18.4)`],
  ]);
}

/** 26.4 Whether a blow comes from outside its man's front. */
function isBehind(state: State, { fighter, target }: EventOf<'blow'>): boolean {
  const { at, facing } = fighterOf(state, target);
  return !inWedge(at, facing, fighterOf(state, fighter).at, Number.POSITIVE_INFINITY);
}

/** 26.4 In full against who is in front, nothing against who is behind, where several may strike at him. */
function defenceFaults(blow: EventOf<'blow'>, phase: Phase, state: State): readonly string[] {
  const { fighter, target, area, round, defence } = blow;
  const strikers = [...phase.engaged].filter((pair) => pair.endsWith(`>${target}`)).length;
  const man = fighterOf(state, target);
  const settled = round !== null && strikers > 1 && !phase.shaken.has(target) && man.posture !== 'prone';
  if (!settled || man.fate !== 'fighting') return [];
  const allocated = phase.allocated.get(target)?.allocation.defence[area] ?? 0;
  const due = isBehind(state, blow) ? 0 : allocated;
  return found([[defence !== due, `${target} has ${defence} against ${fighter}, not ${due} (26.4)`]]);
}

function askFaults(request: Request<GladiatorDecisions>, state: State): readonly string[] {
  const man = fighterOf(state, request.fighter);
  const pool = request.kind === 'allocate' ? request.pool : null;
  const enemy = (id: FighterId) => {
    const { side, fate, aside } = fighterOf(state, id);
    return side !== man.side && fate === 'fighting' && !aside;
  };
  return found([
    [man.by !== 'seat' || man.seat !== request.seat, `${man.id} is not led by seat ${request.seat}`],
    [!isActive(man), `${man.id} is asked, and out of it`],
    [man.aside, `${man.id} hears an appeal, and is asked to ${request.kind} (18.4)`],
    [pool?.marks.some(({ fighter }) => !enemy(fighter)) ?? false, `${man.id} may strike at no enemy (9.1)`],
    [
      pool?.marks.some(({ edge }) => edge.length > 0 && sumModifiers(edge) < 1) ?? false,
      `${man.id} has an edge of none`,
    ],
    [request.kind === 'face' && request.ways.length < 2, `${man.id} is asked which way, and has one`],
    [request.kind === 'cast' && request.targets.length < 2, `${man.id} is asked at whom, and has one`],
  ]);
}

function sheetFaults({ fighters, loose }: State, tables: Tables): readonly string[] {
  const ids = [
    ...fighters.flatMap(({ hands, sheath, ensnared }) => [
      ...hands,
      ...sheath,
      ...(ensnared === null ? [] : [ensnared.snare]),
    ]),
    ...loose.map(({ item }) => item),
  ].map(({ id }) => id);
  return [
    ...fighters.flatMap((man) => manFaults(man, currentCf(tables, man)).map((fault) => `${man.id}: ${fault}`)),
    ...found([[new Set(ids).size < ids.length, `items in two places: ${ids.sort((a, b) => a - b)}`]]),
  ];
}

function manFaults(man: Fighter, cf: number): readonly string[] {
  const { posture, conscious, fate, stun, hands, w } = man;
  const fighting = fate === 'fighting';
  return found([
    [fighting && !conscious && posture !== 'prone', 'unconscious on his feet (11.4)'],
    [fighting && AREAS.some((area) => man.wounds[area] >= w), 'an area full of wounds, and alive (10.3.2)'],
    [AREAS.some((area) => man.wounds[area] < 0 || man.wounds[area] > w), 'wounds out of range (10.3.2)'],
    [fighting && posture === 'prone' && (man.owesStumble || man.stumbling), 'prone, and stumbling (F12)'],
    [hands.length > HANDS, `${hands.length} things in two hands (13.4)`],
    [cf > man.cfAtStart || stun.amount < 0, 'CF or stun out of range (3.15)'],
  ]);
}

/** 5.3, 26.7.1, P70 */
function endFaults({ fighters, outcome, turn }: State): readonly string[] {
  if (outcome === null) return ['it has no end'];
  const { winner, by, results } = outcome;
  const left = new Set(fighters.filter(({ fate }) => fate === 'fighting').map(({ side }) => side));
  const men = fighters.map((man) => ({ ...man, letter: results[man.id] }));
  const victors = men.filter(({ side }) => side === winner);
  return found([
    [turn > LAST_TURN, `it lasted into turn ${turn} (5.4.1)`],
    [Object.keys(results).length !== fighters.length, 'somebody has no result (3.8.1)'],
    [men.some(({ letter, side }) => letter === 'V' && side !== winner), 'V for one who has not won (P70)'],
    [
      men.some(({ letter, fate, mortal }) => letter !== 'P' && fate === 'dead' && !mortal),
      'a dead man without P (P70)',
    ],
    [men.some(({ letter, fate }) => letter === 'P' && fate !== 'dead'), 'P for a living man (P70)'],
    [men.some(({ letter, fate }) => letter === 'M' && fate === 'fighting'), 'M for one who was not spared (P70)'],
    [men.some(({ letter }) => letter === 'S') && winner !== null, 'S, and somebody has won (P69)'],
    [men.some(({ fate, mortal }) => fate !== 'dead' && mortal), 'mortally wounded, and survived (P51)'],
    [winner !== null && victors.every(({ letter }) => letter !== 'V'), 'a side has won without a man (P70)'],
    [winner === null && by !== 'stans-missus' && !NOBODY_LEFT.has(by), `nobody has won by ${by} (5.3)`],
    [left.size === 2 && by !== 'stans-missus', `both sides are there after ${by} (5.3, 26.7.1)`],
  ]);
}
