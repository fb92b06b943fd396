/** 32-35: what the men of a bout did and suffered, gathered from its events as they happen. */

import type { Entry } from '../../../../kernel/event.ts';
import { digestOf } from '../../../../kernel/state.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { overlaysOf } from '../../rules/tables/edition-types.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { AREAS, type Area, type Fighter, type FighterId, type State } from '../../rules/types.ts';
import type { BoutResult, Feats, Kill } from '../munus/munus-types.ts';
import { slayerText } from '../told/bout-words.ts';
import { type Moment, momentOf } from '../told/moments.ts';

/** The most moments of a bout that are kept. */
const MOMENTS_MAX = 8;

/** A blow at a man. */
interface Hit {
  readonly by: FighterId;
  readonly area: Area;
  readonly wounding: boolean;
  /** P108 No other had wounded that area before. */
  readonly first: boolean;
}

/** What is known of one figure while the bout goes on. */
interface Account {
  readonly hits: Hit[];
  /** 10.5 M The hit he will die of. */
  mortal: Hit | null;
  /** 10.5 SA Whose hits opened an artery. */
  readonly cut: Hit[];
  killer: FighterId | null;
  missusGranted: boolean;
  thrownStrikes: number;
  opponentsGranted: number;
  cleaved: number;
  readonly kills: Kill[];
  readonly defeated: FighterId[];
}

/** Looks on at a bout, from its first event to its last. */
export interface BoutWatch {
  watch(entry: Entry<GladiatorEvent>, state: State): void;
  /** Forgets what was seen: it is told again from where the looking began. */
  rewound(): void;
  /** What it came to. Throws while it is not over. */
  result(state: Readonly<State>): BoutResult;
}

/** A pair of eyes for one bout; `begun`: the state from which on it is looked at, where that is not from its beginning. */
export function watchBout(tables: Tables, begun: Readonly<State> | null = null): BoutWatch {
  const accounts = new Map<FighterId, Account>();
  const moments: (Moment & { readonly turn: number; readonly phase: number })[] = [];
  const of = (id: FighterId): Account => {
    const account = accounts.get(id) ?? blankAccount();
    accounts.set(id, account);
    return account;
  };
  const begin = (): void => {
    accounts.clear();
    moments.length = 0;
    if (begun !== null) recollect(of, begun);
  };
  begin();
  return {
    rewound: begin,
    watch({ turn, phase, event }, state) {
      const bloodied = [...accounts.values()].some(({ hits }) => hits.some(({ wounding }) => wounding));
      const moment = momentOf(tables.under(overlaysOf(state.rules)), event, state, bloodied);
      if (moment !== null && moments.every(({ text }) => text !== moment.text))
        moments.push({ turn, phase, ...moment });
      note(of, event, state);
    },
    result(state) {
      if (state.outcome === null) throw new Error('the bout is not over');
      const { winner, by, results } = state.outcome;
      const ids = Object.keys(results);
      const feats = Object.fromEntries(ids.map((id) => [id, featsOf(of(id), fighterOf(state, id), state)]));
      return { winner, by, turns: state.turn, feats, moments: heaviest(moments), digest: digestOf(state) };
    },
  };
}

function blankAccount(): Account {
  return {
    ...{ hits: [], mortal: null, cut: [], killer: null, missusGranted: false, thrownStrikes: 0 },
    ...{ opponentsGranted: 0, cleaved: 0, kills: [], defeated: [] },
  };
}

/** The heaviest moments, in the order in which they came. */
function heaviest<M extends Moment & { readonly turn: number; readonly phase: number }>(moments: readonly M[]) {
  const kept = new Set([...moments].sort((a, b) => b.weight - a.weight).slice(0, MOMENTS_MAX));
  return moments.filter((one) => kept.has(one)).map(({ turn, phase, text }) => ({ turn, phase, text }));
}

type Accounts = (id: FighterId) => Account;

/** P311 What a state tells of what has been before it: a man's wounds, his death and his mercy are the work of who last struck at him. */
function recollect(of: Accounts, state: Readonly<State>): void {
  for (const { id, fate, beast, wounds, arteries, mortal, lastStruckBy: by } of state.fighters) {
    const account = of(id);
    const spared = fate === 'spared' && beast === null;
    account.missusGranted = spared;
    if (by === null) continue;
    const struck = (area: Area): Hit => ({ by, area, wounding: true, first: true });
    account.hits.push(...AREAS.filter((area) => wounds[area] > 0).map(struck));
    account.cut.push(...arteries.map(({ area }) => struck(area)));
    account.mortal = mortal ? (account.hits.at(-1) ?? null) : null;
    if (fate === 'dead') noteKill(of, state, id, by, null);
    if (!spared || !isEnemy(state, by, id)) continue;
    of(by).opponentsGranted += 1;
    addDefeated(of(by), id);
  }
}

/** Takes down what an event means for the figures in it. */
function note(of: Accounts, event: GladiatorEvent, state: Readonly<State>): void {
  switch (event.kind) {
    case 'blow':
      noteHit(of, event, event.target, event.fighter, state);
      break;
    case 'bruised':
      noteHit(of, event, event.fighter, event.by, state);
      break;
    case 'thrown':
      if (event.hit) of(event.fighter).thrownStrikes += 1; // 33.2.1 throws that hit earn XP
      break;
    case 'killed':
      noteDeath(of, event, state);
      break;
    case 'appealed':
      noteAppeal(of, event, state);
      break;
    case 'died-of-wounds':
      noteKill(of, state, event.fighter, of(event.fighter).mortal?.by ?? null, of(event.fighter).mortal);
      break;
  }
}

type Struck = Pick<EventOf<'blow'>, 'area' | 'wounds' | 'critical'>;

function noteHit(of: Accounts, struck: Struck, target: FighterId, by: FighterId, state: Readonly<State>): void {
  const { area, wounds, critical } = struck;
  const account = of(target);
  const first = !account.hits.some((one) => one.wounding && one.area === area);
  const hit: Hit = { by, area, wounding: wounds > 0, first };
  account.hits.push(hit);
  if (critical?.includes('SA') === true) account.cut.push(hit);
  if (account.mortal === null && fighterOf(state, target).mortal) account.mortal = hit;
}

/** 33.2.4, P230 A death belongs to whoever struck the blow; to him who opened the artery; to him who last struck a beast. */
function noteDeath(of: Accounts, { fighter, killer, why }: EventOf<'killed'>, state: Readonly<State>): void {
  const hit = hitBehind(of(fighter), killer, why);
  const by = killer ?? (why === 'bled' ? (hit?.by ?? null) : fighterOf(state, fighter).lastStruckBy);
  const outright = why === 'killing-wound' || why === 'killing-critical';
  if (outright && by !== null && isEnemy(state, by, fighter)) of(by).cleaved += 1; // 25, 35.5.1.2 killed outright
  noteKill(of, state, fighter, by, hit);
}

/** P108 The hit that a death came of; of a helpless man the last that wounded him. */
function hitBehind({ hits, cut }: Account, killer: FighterId | null, why: EventOf<'killed'>['why']): Hit | null {
  switch (why) {
    case 'bled':
      return cut.at(-1) ?? null;
    case 'sine-missione':
    case 'spent':
      return lastWounding(hits);
    default:
      return hits.filter((one) => one.by === killer).at(-1) ?? null;
  }
}

const lastWounding = (hits: readonly Hit[]): Hit | null => hits.filter(({ wounding }) => wounding).at(-1) ?? null;

/** 18.3 The moment of truth: an execution is the victor's kill (P108). */
function noteAppeal(of: Accounts, { fighter, to, fate }: EventOf<'appealed'>, state: Readonly<State>): void {
  if (fate === 'spared') of(fighter).missusGranted = true;
  if (fate === 'dead')
    noteKill(
      of,
      state,
      fighter,
      to,
      of(fighter)
        .hits.filter(({ wounding }) => wounding)
        .at(-1) ?? null,
    );
  if (to === null || fate === 'fighting') return;
  if (fate === 'spared') of(to).opponentsGranted += 1;
  addDefeated(of(to), fighter);
}

function noteKill(
  of: Accounts,
  state: Readonly<State>,
  victim: FighterId,
  by: FighterId | null,
  hit: Hit | null,
): void {
  of(victim).killer = by;
  if (by === null || !isEnemy(state, by, victim)) return;
  const { beast, w } = fighterOf(state, victim);
  const way = beast !== null ? 'beast' : hit === null ? 'other' : hit.first ? 'quick' : 'slow';
  of(by).kills.push({ victim, turn: state.turn, way, w: beast === null ? 0 : w });
  if (beast?.horse !== true) addDefeated(of(by), victim);
}

function addDefeated({ defeated }: Account, fighter: FighterId): void {
  if (!defeated.includes(fighter)) defeated.push(fighter);
}

const isEnemy = (state: Readonly<State>, a: FighterId, b: FighterId) =>
  fighterOf(state, a).side !== fighterOf(state, b).side;

function featsOf(account: Account, fighter: Fighter, state: Readonly<State>): Feats {
  const dead = fighter.fate === 'dead';
  const { killer, missusGranted, thrownStrikes, opponentsGranted, kills, cleaved } = account;
  return {
    result: state.outcome?.results[fighter.id] ?? 'S',
    dead,
    killer: dead && killer !== null ? slayerText(fighterOf(state, killer)) : null,
    wounds: { ...fighter.wounds },
    attackCf: fighter.attackTotal,
    defenceCf: fighter.defenceTotal,
    thrownStrikes,
    missusGranted,
    opponentsGranted,
    kills: [...kills],
    defeated: account.defeated.map((id) => {
      const { pr, beast } = fighterOf(state, id);
      return { fighter: id, pr, beast: beast !== null };
    }),
    cleaved,
    favours: fighter.favours ?? 0,
  };
}
