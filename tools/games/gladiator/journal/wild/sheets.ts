/** 28.3, P89, P180: the sheets of beasts, where they begin, and the walls about them. */
import type { EventOf } from '../../../../../src/games/gladiator/rules/events.ts';
import type { Direction, Hex } from '../../../../../src/kernel/hex.ts';
import { PRINTED_BEASTS } from '../../printed-beasts.ts';
import { headOf } from '../bodies.ts';
import { type Bout, must, onlyRolls, same } from '../bout.ts';
import { bearings, range } from '../hexes.ts';
import { blankNotes, type Man } from '../man.ts';
import { bySpringsteen } from './beings.ts';
import { PRINTED_ANIMALS } from './printed-animals.ts';

/** 28.3 */
export function checkBeastSheet(bout: Bout, event: EventOf<'sheet-made'>): void {
  const { sheet, fighter } = event;
  const kind = sheet.beast;
  if (kind === null) {
    bout.say(`${fighter} is no beast`);
    return;
  }
  const asked = bout.setup.fighters.find(({ id }) => id === fighter)?.kind ?? 'hunt';
  if (asked !== 'hunt') same(bout, 'the kind', kind, asked);
  const { st, cn, w, cf, ag } = ratingsOf(bout, kind);
  same(bout, 'ST, AG, CN, W, CF', [sheet.st, sheet.ag, sheet.cn, sheet.w, sheet.cf], [st, ag, cn, w, cf]);
  same(
    bout,
    'what it wears and carries',
    [sheet.armour, sheet.shield, sheet.hands.length + sheet.sheath.length],
    [BARE, null, 0],
  );
  if (asked !== 'hunt') onlyRolls(bout, event, []);
  bout.men.set(fighter, beastFrom(bout, event, kind));
}

const BARE = { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' } as const;

function ratingsOf(bout: Bout, kind: Kind) {
  const animal = bySpringsteen(bout) ? PRINTED_ANIMALS[kind] : undefined;
  return animal ?? { ...PRINTED_BEASTS[kind], ag: 0 };
}

type Kind = NonNullable<EventOf<'sheet-made'>['sheet']['beast']>;

function beastFrom(bout: Bout, { fighter, sheet }: EventOf<'sheet-made'>, kind: Kind): Man {
  const hexes = (bySpringsteen(bout) ? PRINTED_ANIMALS[kind]?.hexes : undefined) ?? PRINTED_BEASTS[kind].hexes;
  const { st, ag, cn, w, cf } = sheet;
  return {
    ...figureFrom(bout, { id: fighter, side: sideOf(bout, fighter), st, ag, cn, w, cfAtStart: cf }),
    beast: { kind, hexes, horse: false, panicked: false, fed: false, dazed: false, reared: false },
  };
}

const sideOf = ({ setup }: Bout, id: string): 0 | 1 => setup.fighters.find((one) => one.id === id)?.side ?? 1;

type Ratings = Pick<Man, 'id' | 'side' | 'st' | 'ag' | 'cn' | 'w' | 'cfAtStart'>;

/** A sheet without arms. */
export function figureFrom(bout: Bout, ratings: Ratings): Man {
  const at = { q: 0, r: 0 };
  return {
    ...ratings,
    ...{ by: 'book', type: 'medium', style: null, tr: 0, pr: 0, fs: 0, chapters: bout.rules.sections },
    ...{ hands: [], sheath: [], armour: BARE, at, facing: 3, posture: 'standing', faceUp: false, lastStep: null },
    ...{ conscious: true, fate: 'fighting', wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, vision: 0, exhaustion: 0 },
    ...{
      stun: 0,
      stunnedAt: 0,
      arteries: [],
      mortal: false,
      limps: 0,
      lame: 0,
      weighed: false,
      luck: 0,
      trained: null,
      talents: [],
      pb: 0,
      arrows: 0,
    },
    ...{ owes: false, stumbling: false, moves: 0, exceeded: false, exceededLast: false },
    ...{
      attackTotal: 0,
      defenceTotal: 0,
      ensnared: null,
      grip: null,
      holds: null,
      netAgain: 0,
      beast: null,
      mount: null,
    },
    now: blankNotes(at, 3, false),
  };
}

/** 4.5, P89, P195 Its head five hexes from the man, facing him. */
export function checkBeastPlaced(bout: Bout, event: EventOf<'placed'>, beast: Man, man: Man): void {
  takePlace(beast, event.at, event.facing);
  same(bout, 'its distance from the man', range(headOf(beast), man.at), START_DISTANCE);
  must(bout, bearings(event.at, man.at).includes(event.facing), 'it does not face the man');
}

const START_DISTANCE = 5;

/** Puts a figure where the journal says it begins. */
function takePlace(figure: Man, at: Hex, facing: Direction): void {
  figure.at = at;
  figure.facing = facing;
  figure.now = { ...blankNotes(at, facing, false), placed: true };
}
