/** The bouts kept in tests/games/gladiator/replays: what each is kept for, and how it is played back. */
import type { BeastKind } from '../../../src/games/gladiator/rules/beasts/types.ts';
import type { EventOf, GladiatorEvent } from '../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../src/games/gladiator/rules/index.ts';
import { advancedRules, basicRules } from '../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type Lead, muster } from '../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../src/games/gladiator/rules/setup/setup.ts';
import type { FightingStyle, State } from '../../../src/games/gladiator/rules/types.ts';
import type { Entry } from '../../../src/kernel/event.ts';
import { Match } from '../../../src/kernel/match.ts';
import { readSave } from '../../../src/kernel/save.ts';
import { digestOf } from '../../../src/kernel/state.ts';
import { scene, tables } from './bout.ts';
import { type Leaders, type Pair, setupFor } from './journal/bouts.ts';

export const REPLAYS = 'tests/games/gladiator/replays';
/** The file that says what each replay must come to. */
export const INDEX = `${REPLAYS}/index.json`;

type Journal = readonly Entry<GladiatorEvent>[];

/** A bout worth keeping: the first of its kind, by seed, whose journal shows something. */
export interface Golden {
  readonly name: string;
  /** A new bout, or one that goes on from a scene. */
  readonly from: Setup | State;
  readonly shows: (journal: Journal) => boolean;
}

/** What a kept bout comes to. */
export interface Record {
  readonly digest: string;
  /** Of all events, dice and modifiers included. */
  readonly events: string;
  /** Of the journal as it is told. */
  readonly text: string;
}

function has<K extends GladiatorEvent['kind']>(kind: K, test: (event: EventOf<K>) => boolean = () => true) {
  const is = (event: GladiatorEvent): event is EventOf<K> => event.kind === kind;
  return (journal: Journal): boolean => journal.some(({ event }) => is(event) && test(event));
}

const all =
  (...tests: readonly ((journal: Journal) => boolean)[]) =>
  (journal: Journal): boolean =>
    tests.every((test) => test(journal));

const fresh = (a: Pair[0], b: Pair[1], ...leaders: Leaders): Setup => setupFor([a, b], leaders);

/** 26 Medium men by the Basic Game and the rules of teams alone. */
function team(red: number, blue: number, ...leaders: Leaders): Setup {
  const men = (count: number) => Array.from({ length: count }, () => anyMan('medium'));
  const fighters = muster(men(red), men(blue), null).map((one): FighterSetup => {
    const by = leaders[one.side];
    return { ...one, by, seat: by === 'seat' ? one.side : null };
  });
  return { rules: advancedRules([26]), fighters };
}

/** 28 Hunters against beasts by the chapters of styles and beasts alone. */
function hunt(red: readonly FightingStyle[], blue: readonly BeastKind[], lead: Lead | null): Setup {
  return { rules: advancedRules([19, 26, 28]), fighters: muster(red.map(anyMan), blue.map(anyMan), lead) };
}

const FREEFORM: Setup = { ...fresh('medium', 'heavy', 'seat', 'seat'), rules: basicRules({ freeformPlots: true }) };

/** A lies with his legs beyond the western edge; B is far. */
const AT_THE_EDGE = scene({
  A: { at: { q: -8, r: 4 }, facing: 0, posture: 'prone' },
  B: { by: 'book', at: { q: 4, r: 0 } },
});
/** A lies, lame in both legs; B is far. */
const LAME = scene({ A: { posture: 'prone', stumbles: 6 }, B: { by: 'book', at: { q: 6, r: -2 } } });

export const GOLDEN: readonly Golden[] = [
  {
    name: 'missus',
    from: fresh('light', 'heavy', 'book', 'book'),
    shows: has('appealed', ({ fate, why }) => fate === 'spared' && why === 'unconscious'),
  },
  {
    name: 'killing-blow',
    from: fresh('heavy', 'heavy', 'book', 'book'),
    shows: has('killed', ({ why }) => why === 'killing-wound' || why === 'killing-critical'),
  },
  {
    name: 'helpless-and-refused',
    from: fresh('medium', 'light', 'seat', 'book'),
    shows: has('appealed', ({ fate, why }) => fate === 'dead' && why === 'no-moves'),
  },
  { name: 'run-onto', from: fresh('medium', 'medium', 'book', 'seat'), shows: has('run-onto') },
  {
    name: 'standing-draw',
    from: fresh('heavy', 'heavy', 'seat', 'seat'),
    shows: has('bout-ended', ({ results }) => Object.values(results).every((letter) => letter === 'S')),
  },
  {
    name: 'throw',
    from: fresh('light', 'light', 'seat', 'seat'),
    shows: all(
      has('thrown', ({ hit }) => hit),
      has('item-dropped', ({ why }) => why === 'thrown'),
    ),
  },
  {
    name: 'collisions',
    from: fresh('heavy', 'medium', 'book', 'book'),
    shows: all(
      has('collided', ({ winner }) => winner !== null),
      has('collided', ({ winner }) => winner === null),
      has('paths-crossed'),
    ),
  },
  {
    name: 'knocked-out-and-awake',
    from: fresh('light', 'medium', 'seat', 'book'),
    shows: all(has('knocked-out'), has('woke')),
  },
  { name: 'severed-artery', from: fresh('medium', 'medium', 'book', 'book'), shows: has('bled') },
  {
    name: 'recovered-and-kicked',
    from: fresh('medium', 'heavy', 'book', 'seat'),
    shows: all(
      has('recovery-tried', ({ recovered }) => recovered),
      has('kicked', ({ moved }) => moved),
    ),
  },
  { name: 'over-the-edge', from: fresh('light', 'heavy', 'seat', 'seat'), shows: has('edge-passed') },
  {
    name: 'illegal-plot',
    from: FREEFORM,
    shows: all(
      has('illegal-plot'),
      has('killed', ({ why }) => why === 'wounds'),
    ),
  },
  {
    name: 'teams',
    from: team(3, 3, 'book', 'book'),
    shows: all(
      has('turned', ({ why }) => why === 'surrounded'),
      has('engaged', ({ apart }) => apart === true),
      has('appealed', ({ to }) => to !== null),
    ),
  },
  {
    name: 'teams-and-no-mercy',
    from: team(2, 3, 'seat', 'seat'),
    shows: all(
      has('appeal-refused'),
      has('bout-ended', ({ winner }) => winner !== null),
    ),
  },
  {
    name: 'hunt',
    from: hunt(['bestiarius', 'venator'], ['bear', 'wolf', 'wolf'], null),
    shows: all(
      has('beast-fed'),
      has('reared'),
      has('bruised', ({ cite }) => cite === '28.7.3.2'),
      has('collided', ({ winner }) => winner === 'C'),
      has('bout-ended', ({ by }) => by === 'hunted'),
    ),
  },
  {
    name: 'hunt-in-panic',
    from: hunt(['venator'], ['zebra', 'gazelle'], 'one'),
    shows: all(
      has('blow', ({ cite }) => cite === '28.6.1'),
      has('bout-ended', ({ by }) => by === 'hunt-over'),
    ),
  },
  // Found by the fuzzer.
  {
    name: 'kneels-beyond-the-edge',
    from: AT_THE_EDGE,
    shows: all(
      has('knelt', ({ fighter, at }) => fighter === 'A' && at.q === -9),
      has('edge-passed'),
    ),
  },
  {
    name: 'rolls-though-lame',
    from: LAME,
    shows: (journal) =>
      journal[0]?.event.kind === 'plot-shown' &&
      journal[0].event.plot.actions[0]?.code === 'RO' &&
      !has('limp-checked')(journal.slice(0, 3)),
  },
];

/** A kept bout played again, or why it cannot be. */
export function playBack(json: unknown): { readonly journal: Journal; readonly record: Record } | string {
  const save = readSave(json);
  if (!save.ok) return save.why;
  const lines: string[] = [];
  const opened = Match.open(gladiator, tables, save.value, {
    watch: ({ event, turn, phase }, state) => lines.push(`${turn}.${phase} ${gladiator.narrate(event, state)}`),
  });
  if (!opened.ok) return opened.why;
  const { match, dropped } = opened.value;
  if (dropped > 0) return `it is of version ${save.value.version}, these rules are version ${gladiator.version}`;
  if (!match.over) return 'it has no end';
  const { journal } = match;
  return { journal, record: { digest: match.digest(), events: digestOf(journal), text: digestOf(lines) } };
}
