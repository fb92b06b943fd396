/**
 * Reads the whole journal of a match and complains of everything that the printed tables and the journal's contract do
 * not bear out. It keeps all cards itself, from the set-up and the events alone, and holds them to those of the end.
 */
import type { HeroesEvent } from '../../../src/games/heroes/rules/events.ts';
import type { HeroesSetup, State } from '../../../src/games/heroes/rules/types.ts';
import { ATTRIBUTES, PARTS } from '../../../src/games/heroes/rules/words.ts';
import type { Entry } from '../../../src/kernel/event.ts';
import { checkAppeal, checkBreak, checkEnded, checkJudged, checkOut, checkSurrender } from './ends.ts';
import {
  checkAttack,
  checkEdge,
  checkImpact,
  checkKnocked,
  checkLocated,
  checkManeuver,
  checkStarPower,
  checkThrown,
  checkTossed,
  checkWounded,
} from './fights.ts';
import { checkMade, newMaking } from './making.ts';
import { hold, type Of, type Reading, sheetOf, total } from './reading.ts';
import {
  checkAside,
  checkCommitted,
  checkDropped,
  checkEyes,
  checkInitiative,
  checkOption,
  checkOrder,
  checkPicked,
  checkRisen,
  checkStep,
  checkSwitched,
  checkTarget,
  enter,
  take,
} from './turns.ts';

type Kind = HeroesEvent['kind'];

const made = (read: Reading, event: Of<'style-rolled' | 'card-rolled' | 'trimmed'>): void =>
  hold(read, checkMade(read.making, event), 'not as the tables make it');

/** What each kind of line is held to. */
const CHECKS: { readonly [K in Kind]: (read: Reading, event: Of<K>) => void } = {
  ...{ 'style-rolled': made, 'card-rolled': made, trimmed: made },
  'death-rolled'(read, { toDeath, rolls }) {
    read.toDeath = total(rolls?.[0]) === 7;
    hold(read, toDeath === read.toDeath, 'to the death on a seven alone');
  },
  ...{ entered: enter, initiative: checkInitiative, order: checkOrder, 'side-step': checkAside, option: checkOption },
  ...{ held: checkRisen, stood: checkRisen, escaped: checkRisen, freed: checkRisen },
  'stays-netted': (read, { fighter }) => hold(read, sheetOf(read, fighter).ensnared, 'in no net'),
  'net-destroyed': (read, { fighter }) => take(read, 'net', sheetOf(read, fighter).zone),
  ...{ moved: checkStep, left: checkStep, 'rolled-away': checkStep, target: checkTarget, switched: checkSwitched },
  ...{ dropped: checkDropped, 'picked-up': checkPicked, 'cleared-eyes': checkEyes, committed: checkCommitted },
  ...{ maneuver: checkManeuver, edge: checkEdge, attack: checkAttack, located: checkLocated, impact: checkImpact },
  ...{ 'net-tossed': checkTossed, 'sand-kicked': checkTossed, thrown: checkThrown },
  ...{ 'knocked-down': checkKnocked, steadied: checkKnocked, 'star-power': checkStarPower, wounded: checkWounded },
  ...{ killed: checkOut, unconscious: checkOut, fell: checkOut, surrendered: checkSurrender },
  ...{ appealed: checkAppeal, judged: checkJudged, break: checkBreak, ended: checkEnded },
  'put-to-death'(read, { fighter }) {
    sheetOf(read, fighter).fate = 'killed';
  },
};

/** Complaints about a journal, none where all of it holds. `end`: the last state, which the cards must come to. */
export function checkJournal(
  setup: HeroesSetup,
  journal: readonly Entry<HeroesEvent>[],
  end: Readonly<State>,
): readonly string[] {
  const read: Reading = {
    ...{ setup, making: newMaking(setup), sheets: new Map(), complaints: [], committed: new Map(), ground: [] },
    ...{ initiatives: [], fight: null, toDeath: setup.toDeath ?? false, steps: 0, draws: null, breaks: 0, at: '' },
  };
  for (const { seq, event } of journal) {
    read.at = `${seq} ${event.kind}`;
    const rolling = event.kind === 'initiative' || event.kind === 'order';
    hold(read, rolling || read.initiatives.length === 0, 'no order was told');
    checkDraws(read, event);
    (CHECKS[event.kind] as (read: Reading, event: HeroesEvent) => void)(read, event);
  }
  hold(read, journal.at(-1)?.event.kind === 'ended', 'nothing tells how it ended');
  left(read, end);
  return read.complaints;
}

/** Every throw follows the one before, and every roll comes to what its dice show. */
function checkDraws(read: Reading, { rolls = [], lots = [], cite }: HeroesEvent): void {
  hold(read, /^(R?\d+)(\.\d+)*$/.test(cite), `'${cite}' is no rule`);
  for (const { name, dice, each, modifiers, total: told } of rolls) {
    const faces = dice.die ?? [];
    const counted = each === undefined ? undefined : faces.filter((face) => face <= each.than).length;
    const shown = counted ?? faces.reduce((all, face) => all + face, 0);
    hold(read, told === shown + modifiers.reduce((all, { value }) => all + value, 0), `${name}: what its dice come to`);
  }
  for (const draw of [...rolls.map((one) => one.draw), ...lots.map((one) => one.draw)].sort((a, b) => a - b)) {
    hold(read, read.draws === null || draw === read.draws + 1, `draw ${draw} after ${read.draws}`);
    read.draws = draw;
  }
}

/** The cards come to what the last state says. */
function left(read: Reading, end: Readonly<State>): void {
  read.at = 'the end';
  for (const fighter of end.fighters) {
    const one = sheetOf(read, fighter.id);
    for (const name of [
      ...(['bonus', 'starPower', 'zone', 'knocked', 'ensnared', 'blinded', 'steadied', 'kicked', 'threw'] as const),
      ...(['taken', 'dealt', 'killings', 'standing', 'fate', 'rated'] as const),
    ])
      hold(read, one[name] === fighter[name], `${one.id}: ${name} ${one[name]}, told ${fighter[name]}`);
    for (const name of ATTRIBUTES) hold(read, one.now[name] === fighter.now[name], `${one.id}: ${name}`);
    for (const part of PARTS) hold(read, one.parts[part].now === fighter.parts[part].now, `${one.id}: ${part}`);
    hold(
      read,
      one.vague ||
        JSON.stringify([one.hands.left, one.hands.right]) === JSON.stringify([fighter.hands.left, fighter.hands.right]),
      `${one.id}: hands`,
    );
    hold(read, one.defeated.join() === fighter.defeated.join(), `${one.id}: whom it has put out`);
  }
}
