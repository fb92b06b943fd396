/** Everything that can happen in a bout. Kinds are past facts; each carries its rule and its rolls. */
import type { Edge } from '../../../kernel/arena.ts';
import type { Direction, Hex } from '../../../kernel/hex.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { KeptThrow } from '../../../kernel/ruleset.ts';
import type { Talent } from './advanced/talent-types.ts';
import type { ArenaSize, Barrier, ObstacleKind } from './arena/types.ts';
import type { BeastEvent } from './beasts/events.ts';
import type { BeastKind } from './beasts/types.ts';
import type { Change, Event } from './event-shape.ts';
import type { Side } from './side.ts';
import type {
  ActionCode,
  Allocation,
  Area,
  Armour,
  ByArea,
  CaughtBy,
  DeathCause,
  EndCause,
  Fate,
  FighterId,
  FightingStyle,
  GladiatorType,
  Item,
  NetPlot,
  Plot,
  ResultLetter,
  ShieldSize,
  SpecialAttack,
  V2Origin,
} from './types.ts';

export * from './roll-names.ts';

/** What was written on a log sheet at set-up. */
export interface SheetSummary {
  readonly name: string;
  readonly type: GladiatorType;
  readonly style: FightingStyle | null;
  readonly beast: BeastKind | null;
  readonly tr: number;
  readonly st: number;
  readonly ag: number;
  readonly cn: number;
  readonly w: number;
  readonly cf: number;
  readonly nf: number;
  readonly fs: number;
  readonly pr: number;
  /** 34.2 LK; none for men who have no luck. */
  readonly luck?: number;
  readonly armour: Readonly<ByArea<Armour>>;
  readonly shield: ShieldSize | null;
  readonly hands: readonly Item[];
  readonly sheath: readonly Item[];
  /** P303 Where he comes from, where that was rolled with his ratings. */
  readonly origin?: V2Origin;
  /** 31 Only of one who has any. */
  readonly talents?: readonly Talent[];
}

/** One man's part of a movement tick. */
export interface TickStep {
  readonly fighter: FighterId;
  readonly code: ActionCode;
  readonly from: Hex;
  readonly to: Hex;
  readonly facing: Direction;
}

/** What a centurion was found to do (29.4). */
export type CenturionOrder =
  | 'repel'
  | 'stumble'
  | 'lie'
  | 'roll-over'
  | 'kneel'
  | 'recover'
  | 'held'
  | 'hold'
  | 'pause'
  | 'move'
  | 'charge';

/** Where a planned attack falls in the sequence (9.4.2). */
export interface Slot {
  readonly fighter: FighterId;
  readonly area: Area;
  readonly cf: number;
  readonly round: number;
  /** Only where more than two fight. */
  readonly target?: FighterId;
  /** 31.3 FA Its round is one earlier for the talent. */
  readonly fast?: true;
  /** 31.3 FB It will be given up. */
  readonly fatal?: true;
}

/** 28.7 The beast an attack is planned at, whose areas are meant; a man is not named. */
export interface AtBeast {
  readonly target?: FighterId;
}

/** 9.6 What a blow came to after all conversions. */
export const BLOW_RESULTS = ['F', '--', 'S', 'S*', 'P', 'P*', 'H'] as const;
export type BlowResult = (typeof BLOW_RESULTS)[number];

/** Why an item left a hand. */
export type DropCause = 'parried' | 'critical' | 'stun' | 'thrown' | 'given-up' | 'battered' | 'tree';
/** Why a man went down. */
export type FallCause = 'dragged' | 'stumble' | 'collision' | 'stun' | 'unconscious' | 'no-room' | 'unhorsed';
/** Why a man is out of another's hands. */
export type ReleaseCause = 'let-go' | 'hurt' | 'moved' | 'hands' | 'fell';
/** Why a man must ask for missus. */
export type AppealCause =
  | 'ensnared'
  | 'grappled'
  | 'dragged'
  | 'bound'
  | 'unconscious'
  | 'no-moves'
  | 'run-onto'
  | 'called'
  | 'stans-missus'
  | 'outnumbered';

/** Everything that can happen in a bout, discriminated by `kind`: facts and dice, from which all text is made. */
export type GladiatorEvent =
  // Set-up
  | Event<'sheet-made', { fighter: FighterId; sheet: SheetSummary }>
  /** 35.4 Which side is the more feared, and by how much; null: neither. */
  | Event<'intimidated', { by: Side | null; bonus: number }>
  | Event<'arena-made', { size: ArenaSize; walls: readonly Edge[]; obstacles: number }>
  | Event<'obstacle-placed', { obstacle: ObstacleKind; at: Hex }>
  | Event<'placed', { fighter: FighterId; at: Hex; facing: Direction }>
  /** 38.2.3 The next man of a consecutive match comes in. */
  | Event<'entered', { fighter: FighterId; at: Hex; facing: Direction }>
  // Plots and movement
  | Event<'plot-shown', { fighter: FighterId; plot: Plot; move: Change; rate: number; exceeded: boolean }>
  | Event<'illegal-plot', { fighter: FighterId; why: string }>
  | Event<'fall-prone-checked', { fighter: FighterId; fell: boolean }>
  | Event<
      'centurion-ordered',
      {
        fighter: FighterId;
        order: CenturionOrder;
        towards: FighterId | null;
        path: readonly Hex[];
        turns: number;
        text: string;
        /** 29.6.2 The net attack that goes with it. */
        net?: NetPlot;
      }
    >
  | Event<'limp-checked', { fighter: FighterId; stumbled: boolean }>
  | Event<'knelt', { fighter: FighterId; at: Hex; rising: boolean }>
  | Event<'stepped', { tick: number; steps: readonly TickStep[] }>
  | Event<
      'turned',
      {
        fighter: FighterId;
        from: Direction;
        to: Direction;
        why: 'order' | 'chart' | 'combat' | 'collision' | 'surrounded';
      }
    >
  | Event<'edge-passed', { fighter: FighterId; edge: Edge }>
  | Event<'edge-tested', { fighter: FighterId; edge: Edge; walled: boolean }>
  | Event<'wall-removed', { edge: Edge }>
  | Event<
      'obstacle-hit',
      {
        fighter: FighterId;
        barrier: Barrier;
        /** Where it stands, or the hex beyond the wall. */
        hex: Hex;
        /** Where he stops, and how he stands there. */
        at: Hex;
        facing: Direction;
        pushed: boolean;
      }
    >
  | Event<'tumbled', { fighter: FighterId; from: Hex; to: Hex }>
  | Event<'paths-crossed', { fighters: readonly FighterId[]; at: Hex; collided: boolean }>
  | Event<
      'collided',
      { fighters: readonly [FighterId, FighterId]; at: Hex; winner: FighterId | null; pushedTo: Hex | null; by: number }
    >
  | Event<'run-onto', { fighter: FighterId; target: FighterId; at: Hex }>
  | Event<'stopped-short', { fighter: FighterId; target: FighterId }>
  /** P19 Several men in one hex; `first`: the pair that collides. */
  | Event<'piled-up', { fighters: readonly FighterId[]; at: Hex; first: readonly [FighterId, FighterId] }>
  | Event<'foe-chosen', { fighter: FighterId; target: FighterId }>
  | Event<'put-back', { fighter: FighterId; from: Hex; to: Hex }>
  | Event<'stumble-checked', { fighter: FighterId; why: string; stumbled: boolean }>
  // Beasts and riders
  | BeastEvent
  // Stun and posture
  | Event<'stunned', { fighter: FighterId; why: string; stun: Change }>
  | Event<'stun-recovered', { fighter: FighterId; stun: Change }>
  | Event<'knocked-out', { fighter: FighterId; stun: number; cf: number }>
  | Event<'woke', { fighter: FighterId }>
  | Event<'fell-prone', { fighter: FighterId; why: FallCause }>
  // Items
  | Event<'item-dropped', { fighter: FighterId; item: Item; at: Hex; why: DropCause; around: FighterId }>
  | Event<'shield-weighed', { fighter: FighterId; sheds: boolean }>
  | Event<
      'thrown',
      {
        fighter: FighterId;
        target: FighterId;
        /** 21.3 A bow: an arrow was shot with it. */
        item: Item;
        range: number;
        hit: boolean;
        /** 21.3 Arrows he has left. */
        arrows?: number;
      }
    >
  | Event<'drawn', { fighter: FighterId; item: Item; left: number }>
  | Event<'item-chosen', { fighter: FighterId; item: Item }>
  /** `from`: in whose sheath it was (21.1.2.2). */
  | Event<'recovery-tried', { fighter: FighterId; item: Item; recovered: boolean; from?: FighterId }>
  | Event<'recovery-contested', { fighters: readonly FighterId[]; item: Item; winner: FighterId | null }>
  | Event<'kicked', { fighter: FighterId; item: Item; direction: Direction; from: Hex; to: Hex; moved: boolean }>
  // Combat
  | Event<
      'engaged',
      {
        fighter: FighterId;
        target: FighterId;
        modifiers: readonly Modifier[];
        advantage: number;
        /** 26.5 It is not in the pool. */
        apart?: true;
      }
    >
  | Event<
      'allocated',
      {
        fighter: FighterId;
        target: FighterId;
        modifiers: readonly Modifier[];
        total: number;
        spentOnAttack: number;
        allocation: Allocation;
      }
    >
  | Event<'attack-halved', { fighter: FighterId; area: Area; cf: Change } & AtBeast>
  | Event<'sequence-set', { slots: readonly Slot[] }>
  | Event<
      'blow',
      {
        fighter: FighterId;
        target: FighterId;
        /** null: a thrown item. */
        round: number | null;
        area: Area;
        /** What struck; null: a bare shield or nothing. */
        with: Item | null;
        special: SpecialAttack | null;
        cf: number;
        defence: number;
        modified: number;
        /** Fought at the same moment as the other's blow (9.4.3). */
        together: boolean;
        printed: string;
        result: BlowResult;
        bonus: number;
        wounds: number;
        /** Wound boxes of the area ticked, and the CF that went with them. */
        left: Change;
        targetCf: Change;
        critical: string | null;
        shieldBoxes: Change | null;
        shieldDestroyed: boolean;
        overflow: 'P' | 'H' | null;
      }
    >
  | Event<
      'cf-lost',
      {
        fighter: FighterId;
        amount: number;
        attacks: readonly ({ readonly area: Area; readonly cf: Change } & AtBeast)[];
        /** What comes off the next area of his that is attacked (9.4.6). */
        owed: number;
      }
    >
  // Nets
  | Event<'net-spoiled', { fighter: FighterId; plot: NetPlot; why: string }>
  | Event<'net-cast', { fighter: FighterId; target: FighterId | null; plot: NetPlot; cf: number; result: BlowResult }>
  | Event<'ensnared', { fighter: FighterId; by: FighterId; how: CaughtBy }>
  | Event<'struggled', { fighter: FighterId; target: FighterId; kept: boolean }>
  /** P314 Who has won a struggle has taken the net, or it lies at his feet. */
  | Event<'net-won', { fighter: FighterId; item: Item; taken: boolean }>
  | Event<'net-let-go', { fighter: FighterId; by: FighterId }>
  | Event<
      'escape-tried',
      {
        fighter: FighterId;
        cf: number;
        escaped: boolean;
        penalty: number;
        /** 22.4.1 Who held him, and with how many CF; none: he was in a net or a noose. */
        against?: { readonly by: FighterId; readonly cf: number };
      }
    >
  | Event<'dragged', { fighter: FighterId; by: FighterId; cf: number; down: boolean }>
  | Event<'feinted', { fighter: FighterId; target: FighterId; area: Area; cf: number }>
  | Event<'weapon-broken', { fighter: FighterId; item: Item; how: 'useless' | 'short' }>
  | Event<'attacks-lost', { fighter: FighterId; areas: readonly Area[]; why: string } & AtBeast>
  | Event<
      'bruised',
      {
        fighter: FighterId;
        by: FighterId;
        area: Area;
        wounds: number;
        left: Change;
        cf: Change;
        critical: string | null;
      }
    >
  | Event<'grappled', { fighter: FighterId; target: FighterId; area: Area }>
  | Event<'released', { fighter: FighterId; by: FighterId; why: ReleaseCause }>
  // Luck
  | Event<'divine-favour', { fighter: FighterId; what: string; draw: number; luck: Change; granted: boolean }>
  /** 34.3.1 Its rolls are those of the throw that does not stand. */
  | Event<'favour-kept', { fighter: FighterId; what: string; kept: KeptThrow }>
  /** 31.3 TG The first CF lost in an area is not felt. */
  | Event<'shrugged-off', { fighter: FighterId; area: Area }>
  /** 31.3 FB A planned attack is given up. */
  | Event<'attack-given-up', { fighter: FighterId; area: Area; cf: number; round: number }>
  | Event<'hurt', { fighter: FighterId; effect: string; text: string }>
  | Event<'blood-shed', { fighter: FighterId; at: readonly Hex[] }>
  | Event<'bled', { fighter: FighterId; area: Area; left: Change; cf: Change }>
  | Event<'killed', { fighter: FighterId; killer: FighterId | null; why: DeathCause }>
  // Ends
  | Event<'endurance-checked', { fighter: FighterId; loss: number; cf: Change }>
  | Event<'stans-missus-checked', { stopped: boolean }>
  | Event<'appealed', { fighter: FighterId; to: FighterId | null; why: AppealCause; performance: number; fate: Fate }>
  | Event<'appeal-refused', { fighter: FighterId; to: FighterId }>
  | Event<'died-of-wounds', { fighter: FighterId }>
  | Event<
      'bout-ended',
      { winner: Side | null; by: EndCause; results: { readonly [fighter: FighterId]: ResultLetter } }
    >;

/** The events of one kind. */
export type EventOf<Kind extends GladiatorEvent['kind']> = Extract<GladiatorEvent, { readonly kind: Kind }>;
