/**
 * Reads the whole journal of a bout of two men, of the Basic or the Advanced Game, and complains of everything that the
 * printed tables, the rulings and the journal's contract do not bear out. It keeps both log sheets
 * itself, from the events alone.
 */
import type { EventOf, GladiatorEvent } from '../../../src/games/gladiator/rules/events.ts';
import { ARENA_COLUMNS, ARENA_ROWS, type Setup } from '../../../src/games/gladiator/rules/setup/setup.ts';
import type { Entry } from '../../../src/kernel/event.ts';
import { checkBlow } from './journal/blow.ts';
import { type Bout, newPhase, noProwl } from './journal/bout.ts';
import { checkOrdered } from './journal/centurion.ts';
import { checkCollided } from './journal/collisions.ts';
import { checkAllDrawn, checkDraws, type Draws, isCite } from './journal/draws.ts';
import { checkAttacksLost, checkBled, checkCfLost, checkHurt, checkKilled } from './journal/effects.ts';
import { checkAppealed, checkDied, checkEnded, checkEndurance, checkStans } from './journal/ends.ts';
import { checkDragged, checkEscape, checkLetGo } from './journal/ensnared.ts';
import { checkAllocated, checkEngaged, checkHalved, checkSequence } from './journal/fight.ts';
import { checkGrappled, checkReleased } from './journal/holds.ts';
import {
  checkContested,
  checkDrawn,
  checkDropped,
  checkItemChosen,
  checkKicked,
  checkRecovery,
  checkThrown,
  checkWeighed,
} from './journal/items.ts';
import { checkFavour, checkKept, checkPleaded } from './journal/luck.ts';
import {
  checkCrossed,
  checkEdge,
  checkKnelt,
  checkLimp,
  checkPutBack,
  checkRunOnto,
  checkStepped,
  checkStoppedShort,
  checkTurned,
} from './journal/movement.ts';
import { checkCast, checkEnsnared, checkSpoiled, checkStruggled, checkWon } from './journal/nets.ts';
import {
  checkArena,
  checkEdgeTested,
  checkObstacle,
  checkObstacleHit,
  checkTumbled,
  checkWallGone,
} from './journal/obstacles.ts';
import { beginPhase, endPhase, stepsOverBefore } from './journal/phases.ts';
import { checkIllegal, checkPlot } from './journal/plots.ts';
import {
  checkFallProne,
  checkFell,
  checkKnockedOut,
  checkRecovered,
  checkStumble,
  checkStunned,
  checkWoke,
} from './journal/posture.ts';
import { checkRoll } from './journal/rolls.ts';
import { checkPlaced, checkSheet } from './journal/sheets.ts';
import { checkBlood, checkBroken, checkFeinted } from './journal/special-effects.ts';
import { checkBruised } from './journal/strikes.ts';
import { checkGivenUp, checkIntimidated, checkShrugged } from './journal/talents.ts';
import { checkActed } from './journal/wild/actions.ts';
import { checkReared } from './journal/wild/attacks.ts';
import { isRide, isWild } from './journal/wild/beings.ts';
import { checkAtWall, checkProwl, checkSighted } from './journal/wild/prowl.ts';
import { checkRammed } from './journal/wild/rams.ts';
import { checkHorseGone, checkRidden, checkRode, checkUnhorsed } from './journal/wild/riders.ts';
import { checkBarred, checkBeastStepped, checkFed } from './journal/wild/steps.ts';

type JournalEntry = Entry<GladiatorEvent>;

/**
 * How many entries of a journal the checker can follow: all of them, or those before the phase in which something
 * happens by a chapter in force that it does not know.
 */
export function followed({ rules }: Setup, journal: readonly JournalEntry[]): number {
  const strange = journal.find(
    (entry) => rules.sections.includes(chapterBeyond(entry.event.kind) ?? 0) || isThrong(journal, entry),
  );
  if (strange === undefined) return journal.length;
  return journal.findIndex(({ turn, phase }) => turn === strange.turn && phase === strange.phase);
}

/** 26 Whether somebody fights who is the third to fight in his phase: a loose horse, or one of several beasts. */
function isThrong(journal: readonly JournalEntry[], { turn, phase, event }: JournalEntry): boolean {
  if (event.kind !== 'engaged') return false;
  const fighters = journal.flatMap((one) => {
    const meets = one.event.kind === 'engaged' || one.event.kind === 'allocated';
    return meets && one.turn === turn && one.phase === phase ? [one.event.fighter, one.event.target] : [];
  });
  return new Set(fighters).size > 2;
}

/** Every complaint about a journal, as far as it can be followed; none: it is as the rules have it. */
export function checkJournal(setup: Setup, journal: readonly JournalEntry[]): readonly string[] {
  const complaints: string[] = [];
  let place = 'the journal';
  const say = (complaint: string): void => {
    complaints.push(`${place}: ${complaint}`);
  };
  const bout = emptyBout(setup, say);
  const draws: Draws = { last: 0, seen: new Set(), owed: new Set() };
  const known = followed(setup, journal);
  for (const [i, entry] of journal.slice(0, known).entries()) {
    place = `seq ${entry.seq} (${entry.turn}.${entry.phase} ${entry.event.kind})`;
    checkEntry(bout, i, entry);
    checkDraws(say, draws, entry.event);
    checkEvent(bout, entry.event);
  }
  place = 'the end';
  endPhase(bout);
  checkAllDrawn(say, draws);
  if (!bout.over && known === journal.length) say('the bout has no end');
  return complaints;
}

function emptyBout(setup: Setup, say: Bout['say']): Bout {
  const window = { column: 0, row: 0, columns: ARENA_COLUMNS, rows: ARENA_ROWS };
  return {
    ...{
      setup,
      rules: setup.rules,
      men: new Map(),
      loose: new Map(),
      turn: 0,
      phase: 0,
      fight: null,
      due: [],
      tries: [],
      inAir: [],
      bruises: [],
      chances: [],
      hurtNow: new Set<string>(),
    },
    ...{
      rides: new Map(),
      marks: new Map(),
      struckBy: new Map(),
      prowl: noProwl(),
      movementOver: false,
      aimed: false,
      actionsOver: false,
      netsOver: false,
    },
    ...{ escapesOver: false, fightOver: false, ground: null, pushing: new Set<string>() },
    ...{ blood: [], stansMissus: false, impactBy: 0, over: false, say },
    ...{ struckArea: new Map(), deathBy: new Map(), calls: [], thrownAgain: new Map() },
    ...{ window, windowBefore: window },
  };
}

/** seq, turn, phase, cite; a new phase when the clock moves on. */
function checkEntry(bout: Bout, index: number, { seq, turn, phase, event }: JournalEntry): void {
  if (seq !== index) bout.say(`it should be seq ${index}`);
  if (!isCite(event.cite)) bout.say(`it cites '${event.cite}'`);
  if (bout.over) bout.say('the bout is over already');
  const setUp = turn === 0 && phase === 0;
  if (!setUp && (turn < 1 || phase < 1 || phase > 9)) bout.say(`there is no phase ${turn}.${phase}`);
  const [was, is] = [bout.turn * 10 + bout.phase, turn * 10 + phase];
  if (is < was) bout.say(`the clock goes back from ${bout.turn}.${bout.phase}`);
  if (is <= was) return;
  endPhase(bout);
  newPhase(bout, turn, phase);
  beginPhase(bout);
}

/** What is checked of an event; or the chapter it belongs to, where the checker does not know that. */
type Checks = { readonly [K in GladiatorEvent['kind']]: ((bout: Bout, event: EventOf<K>) => void) | number };

const CHECKS: Checks = {
  'arena-made': checkArena,
  'obstacle-placed': checkObstacle,
  'edge-tested': checkEdgeTested,
  'wall-removed': checkWallGone,
  'obstacle-hit': checkObstacleHit,
  tumbled: checkTumbled,
  'beast-acted': checkActed,
  'beast-stepped': checkBeastStepped,
  'beast-barred': checkBarred,
  'beast-fed': checkFed,
  reared: checkReared,
  rode: checkRode,
  unhorsed: checkUnhorsed,
  'horse-gone': checkHorseGone,
  'beast-prowled': checkProwl,
  'beast-sighted': checkSighted,
  'beast-at-wall': checkAtWall,
  drawn: checkDrawn,
  'divine-favour': checkFavour,
  'favour-kept': checkKept,
  'appeal-refused': (bout) => bout.say('a matched pair never refuses an appeal (18.4)'),
  'piled-up': (bout) => bout.say('two men never pile up (P19)'),
  'foe-chosen': (bout) => bout.say('a matched pair has one foe each (P5)'),
  'put-back': checkPutBack,
  'blood-shed': checkBlood,
  bruised: checkBruised,
  feinted: checkFeinted,
  'weapon-broken': checkBroken,
  'net-spoiled': checkSpoiled,
  'net-cast': checkCast,
  ensnared: checkEnsnared,
  struggled: checkStruggled,
  'net-won': checkWon,
  'net-let-go': checkLetGo,
  'escape-tried': checkEscape,
  dragged: checkDragged,
  grappled: checkGrappled,
  released: checkReleased,
  intimidated: checkIntimidated,
  'shrugged-off': checkShrugged,
  'attack-given-up': checkGivenUp,
  'sheet-made': checkSheet,
  placed: checkPlaced,
  entered: (bout) => bout.say('nobody comes after a matched pair (38.2.3)'),
  'plot-shown': checkPlot,
  'illegal-plot': checkIllegal,
  'fall-prone-checked': checkFallProne,
  'centurion-ordered': checkOrdered,
  'limp-checked': checkLimp,
  knelt: checkKnelt,
  stepped: checkStepped,
  turned: checkTurned,
  'edge-passed': checkEdge,
  'paths-crossed': checkCrossed,
  collided: (bout, event) =>
    (isRide(bout, event) ? checkRidden : isWild(bout, event) ? checkRammed : checkCollided)(bout, event),
  'run-onto': checkRunOnto,
  'stopped-short': checkStoppedShort,
  'stumble-checked': checkStumble,
  stunned: checkStunned,
  'stun-recovered': checkRecovered,
  'knocked-out': checkKnockedOut,
  woke: checkWoke,
  'fell-prone': checkFell,
  'item-dropped': checkDropped,
  'shield-weighed': checkWeighed,
  thrown: checkThrown,
  'item-chosen': checkItemChosen,
  'recovery-tried': checkRecovery,
  'recovery-contested': checkContested,
  kicked: checkKicked,
  engaged: checkEngaged,
  allocated: checkAllocated,
  'attack-halved': checkHalved,
  'sequence-set': checkSequence,
  blow: checkBlow,
  'cf-lost': checkCfLost,
  'attacks-lost': checkAttacksLost,
  hurt: checkHurt,
  bled: checkBled,
  killed: checkKilled,
  'endurance-checked': checkEndurance,
  'stans-missus-checked': checkStans,
  appealed: checkAppealed,
  'died-of-wounds': checkDied,
  'bout-ended': checkEnded,
};

/** The chapter of an event that the checker does not know; null: it knows what to make of it. */
function chapterBeyond(kind: GladiatorEvent['kind']): number | null {
  const check = CHECKS[kind];
  return typeof check === 'number' ? check : null;
}

function checkEvent(bout: Bout, event: GladiatorEvent): void {
  for (const roll of event.rolls ?? []) checkRoll(bout.say, roll);
  stepsOverBefore(bout, event);
  checkPleaded(bout, event);
  const check = CHECKS[event.kind] as ((bout: Bout, event: GladiatorEvent) => void) | number;
  if (typeof check === 'number') bout.say(`it is of chapter ${check}, which is not in force`);
  else check(bout, event);
}
