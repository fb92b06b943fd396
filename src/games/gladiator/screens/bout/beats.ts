/** How events are shown: which belong together, and whether one waits for a key after them. */

import type { Roll } from '../../../../kernel/roll.ts';
import type { Frame, Showing } from '../../../../session/frames.ts';
import type { Settings } from '../../../../settings.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import type { GladiatorKit } from '../../rules/kit.ts';

/** A frame of a bout: one event, with the state just after it. */
export type GladiatorFrame = Frame<GladiatorKit>;

/** What kind of thing a beat shows. */
export type BeatKind =
  | 'setup'
  | 'orders'
  | 'beast'
  | 'step'
  | 'clash'
  | 'check'
  | 'item'
  | 'contact'
  | 'reveal'
  | 'blow'
  | 'entry'
  | 'judgement';

/** Events that are shown together. */
export interface Beat {
  readonly kind: BeatKind;
  readonly frames: readonly GladiatorFrame[];
}

/** Events that belong to whatever comes after them. */
const PRELUDES: readonly GladiatorEvent['kind'][] = ['favour-kept'];

/** What a beat is about: its first event, unless that only leads up to it. */
export function leadOf({ frames }: Pick<Beat, 'frames'>): GladiatorFrame | undefined {
  return frames.find(({ entry }) => !PRELUDES.includes(entry.event.kind)) ?? frames[0];
}

const LEADERS: { readonly [K in GladiatorEvent['kind']]?: BeatKind } = {
  'sheet-made': 'setup',
  placed: 'setup',
  entered: 'entry',
  intimidated: 'entry',
  'arena-made': 'setup',
  'obstacle-placed': 'setup',
  'plot-shown': 'orders',
  'centurion-ordered': 'orders',
  knelt: 'orders',
  'illegal-plot': 'check',
  'fall-prone-checked': 'check',
  'limp-checked': 'check',
  'stumble-checked': 'check',
  'stun-recovered': 'orders',
  stepped: 'step',
  'stopped-short': 'step',
  'put-back': 'step',
  'foe-chosen': 'orders',
  turned: 'step',
  'paths-crossed': 'clash',
  'piled-up': 'clash',
  collided: 'clash',
  'run-onto': 'clash',
  'obstacle-hit': 'clash',
  'edge-tested': 'check',
  tumbled: 'check',
  thrown: 'item',
  'item-dropped': 'item',
  'shield-weighed': 'item',
  'item-chosen': 'item',
  'recovery-tried': 'item',
  'recovery-contested': 'item',
  kicked: 'item',
  drawn: 'item',
  'net-spoiled': 'item',
  'net-cast': 'item',
  'escape-tried': 'item',
  'beast-acted': 'beast',
  'beast-prowled': 'beast',
  'beast-sighted': 'step',
  'beast-at-wall': 'step',
  'beast-stepped': 'step',
  'beast-barred': 'step',
  'beast-fed': 'check',
  rode: 'step',
  'horse-gone': 'step',
  unhorsed: 'check',
  reared: 'contact',
  grappled: 'blow',
  released: 'item',
  dragged: 'item',
  'weapon-broken': 'item',
  feinted: 'blow',
  'attack-given-up': 'blow',
  engaged: 'contact',
  allocated: 'reveal',
  blow: 'blow',
  bled: 'judgement',
  'endurance-checked': 'judgement',
  'stans-missus-checked': 'judgement',
  appealed: 'judgement',
  'divine-favour': 'check',
  stunned: 'check',
  struggled: 'item',
  'net-won': 'item',
  ensnared: 'item',
  bruised: 'check',
};

/** Leaders of which several make one beat. */
const GATHERED: readonly BeatKind[] = ['setup', 'orders', 'contact', 'reveal'];

/** After these, what is listed comes from them and belongs to their beat. */
const FOLLOWERS: { readonly [B in BeatKind]: readonly GladiatorEvent['kind'][] } = {
  setup: [],
  orders: ['woke', 'turned'],
  beast: [],
  step: ['edge-passed', 'wall-removed', 'turned', 'released', 'horse-gone'],
  clash: [
    'beast-stepped',
    'blow',
    'shrugged-off',
    'hurt',
    'bruised',
    'killed',
    'blood-shed',
    'turned',
    'edge-passed',
    'stunned',
    'item-dropped',
    'fell-prone',
    'knocked-out',
    'stumble-checked',
    'collided',
    'released',
    'obstacle-hit',
    'put-back',
    'wall-removed',
    'tumbled',
    'unhorsed',
  ],
  check: [
    'killed',
    'blood-shed',
    'fell-prone',
    'stunned',
    'fall-prone-checked',
    'item-dropped',
    'knocked-out',
    'released',
    'tumbled',
    'unhorsed',
  ],
  item: [
    'shrugged-off',
    'item-dropped',
    'recovery-tried',
    'recovery-contested',
    'ensnared',
    'struggled',
    'net-won',
    'net-let-go',
    'stumble-checked',
    'fell-prone',
    'released',
    'stunned',
    'bruised',
    'hurt',
    'fall-prone-checked',
    'knocked-out',
    'tumbled',
    'unhorsed',
  ],
  entry: [],
  contact: ['turned'],
  reveal: ['attack-halved', 'sequence-set'],
  blow: [
    'shrugged-off',
    'cf-lost',
    'attacks-lost',
    'hurt',
    'stunned',
    'stumble-checked',
    'fell-prone',
    'knocked-out',
    'item-dropped',
    'weapon-broken',
    'bruised',
    'fall-prone-checked',
    'grappled',
    'released',
    'killed',
    'blood-shed',
    'tumbled',
    'unhorsed',
  ],
  judgement: ['killed', 'endurance-checked', 'knocked-out', 'fell-prone', 'tumbled', 'unhorsed'],
};

/** Events that end a bout join whatever they come after. */
const ENDINGS: readonly GladiatorEvent['kind'][] = ['bout-ended', 'died-of-wounds'];

/** Shows the next events that belong together; null when there are none. */
export function nextBeat(showing: Showing<GladiatorKit>): Beat | null {
  const frames: GladiatorFrame[] = [];
  let lead = showing.advance();
  if (lead === null) return null;
  frames.push(lead);
  while (PRELUDES.includes(lead.entry.event.kind) && showing.next !== null) {
    lead = showing.next;
    showing.advance();
    frames.push(lead);
  }
  const first = lead;
  const kind = LEADERS[first.entry.event.kind] ?? 'judgement';
  for (let next = showing.next; next !== null && joins(kind, first, next); next = showing.next) {
    showing.advance();
    frames.push(next);
  }
  return { kind, frames };
}

function joins(kind: BeatKind, first: GladiatorFrame, next: GladiatorFrame): boolean {
  const what = next.entry.event.kind;
  if (ENDINGS.includes(what)) return true;
  if (next.entry.turn !== first.entry.turn || next.entry.phase !== first.entry.phase) return false;
  if (strikeTogether(first, next)) return true;
  return FOLLOWERS[kind].includes(what) || (GATHERED.includes(kind) && LEADERS[what] === kind);
}

/** Blows of one moment (9.4.3). */
function strikeTogether({ entry: { event: a } }: GladiatorFrame, { entry: { event: b } }: GladiatorFrame): boolean {
  return a.kind === 'blow' && b.kind === 'blow' && a.together && b.together && a.round === b.round;
}

/** Beats that matter enough to wait for a key, whatever is in them. */
const LOUD: readonly BeatKind[] = ['clash', 'check', 'item', 'reveal', 'blow', 'entry', 'judgement'];

/**
 * Whether a beat waits for a key. Contact does where somebody has an advantage, or a bear rears: it is to be seen
 * before CF is divided; so does the roll for what a beast does (28.5, P181).
 */
export function isLoud({ kind, frames }: Beat): boolean {
  if (kind === 'beast') return frames.some(({ entry: { event } }) => actionRollOf(event) !== null);
  return LOUD.includes(kind) || (kind === 'contact' && frames.some(givesAdvantage));
}

/** 28.5, P181 The roll for what a beast does that an event tells; null: it tells none. */
export function actionRollOf(event: GladiatorEvent): Roll | null {
  if (event.kind !== 'beast-acted' && event.kind !== 'beast-prowled') return null;
  const ids = ['beast-actions', 'springsteen-movement'];
  return event.rolls?.find(({ table }) => table !== undefined && ids.includes(table.id)) ?? null;
}

/** Whether somebody is wounded, or dies. */
export function isHarm({ entry: { event } }: GladiatorFrame): boolean {
  switch (event.kind) {
    case 'blow':
    case 'bruised':
      return event.wounds > 0;
    case 'bled':
    case 'killed':
    case 'died-of-wounds':
      return true;
    default:
      return false;
  }
}

/** 9.2, 28.7.4 Whether an event gives an advantage: by where a man stands, or over a bear that stands up. */
function givesAdvantage({ entry: { event } }: GladiatorFrame): boolean {
  return event.kind === 'reared' || (event.kind === 'engaged' && event.modifiers.length > 0);
}

/** Milliseconds a beat stays before the next; null: until a key is pressed. */
export function pauseAfter(loud: boolean, pace: Settings['pace']): number | null {
  switch (pace) {
    case 'key':
      return loud ? null : QUIET_MS.key;
    case 'flow':
      return loud ? 1800 : QUIET_MS.flow;
    case 'brisk':
      return loud ? 700 : QUIET_MS.brisk;
    case 'instant':
      return 0;
  }
}

const QUIET_MS = { key: 260, flow: 450, brisk: 150 } as const;
