/** What may come of one attack: every chance exact, over all dice of the blow and the engine's own readings of them. */

import { type Modifier, sumModifiers } from '../../../kernel/modifier.ts';
import { BLOW_WAYS, BODY_WAYS, chanceOf, ONES, RED_FALLS } from '../../../odds/falls.ts';
import { readResult } from '../rules/basic/blow.ts';
import { blowDice, castOf, type Fallen } from '../rules/basic/blow-dice.ts';
import {
  BREAK_DICE,
  bowBreakChance,
  breakChance,
  breakRoll,
  type Effects,
  isWounding,
} from '../rules/basic/blow-effects.ts';
import { deathBy, heldLostTo, woundsAfter } from '../rules/basic/harm.ts';
import type { Blow, CrtResult } from '../rules/blow-types.ts';
import { BLOW_RESULTS, type BlowResult } from '../rules/events.ts';
import type { MetBlow } from '../rules/phase.ts';
import { shieldOf } from '../rules/sheet.ts';
import type { Critical, Tables } from '../rules/tables/types.ts';
import { losableWeapons } from '../rules/things/drop.ts';
import type { Fighter, Shield } from '../rules/types.ts';
import type { OddsBook, Stroke } from './attempt.ts';
import { type BodyReader, bodyReader, effectsOf } from './bodies.ts';
import { addTally, type Consequence, count, noWays, type WaysTally } from './tally.ts';
import { type Aftermaths, countAftermath, type Toll, type TollReader, tollOf, tollReader } from './toll.ts';

/** What may come of an attack; chances are 0 to 1. */
export interface AttackOdds {
  /** After the conversions for missing shield and weapon (P47). */
  readonly results: { readonly [R in BlowResult]: number };
  /** Of exactly so many wounds, none to W; whoever dies is in `kill` alone. They add up to 1 with it (P250). */
  readonly wounds: readonly number[];
  /** Wounds on the average, of men who live. */
  readonly expectedWounds: number;
  /** Of each critical result that can come. */
  readonly criticals: ReadonlyMap<Critical, number>;
  readonly kill: number;
  /** 10.5 M He lives, but will die when the match ends. */
  readonly mortal: number;
  /** He drops it by the blow's own dice (P251). */
  readonly weaponDrop: number;
  readonly shieldDrop: number;
  /** Of exactly so many boxes ticked, of all attacks; shields that are not hit count in none. */
  readonly shieldBoxes: readonly number[];
  readonly shieldDestroyed: number;
  /** It comes through to the body. */
  readonly landed: number;
  /** Nothing comes of it for either man: a miss, a parry that drops nothing, a body hit without a wound; a fumble is none of them (P252). */
  readonly noEffect: number;
  /** P66 The striker's weapon breaks. */
  readonly breaks: number;
  /** 21.3.3 The bow that parries breaks. */
  readonly bowBreaks: number;
  /** 11.2 He lives, and has more Stun than before. */
  readonly stunned: number;
  /** 11.4 He lives, and loses his senses. */
  readonly knockedOut: number;
  /** By how much less he has to spend on the average, of men who live: CF, Stun, and what sand blinds him to (P271). */
  readonly expectedCfLoss: number;
}

/**
 * The odds of an attack by its modified CF: attack less defence, with all that is added to it (9.5.1); `guarded`: a
 * special defence covers the area (23.3); `onDice`: what counts on its dice on the CRT alone (P270).
 */
export type OddsReader = (modified: number, guarded?: boolean, onDice?: readonly Modifier[]) => AttackOdds;

/**
 * The odds of an attack for whatever CF may be weighed. What has been read is kept for the next question,
 * so the men must not change in between.
 */
export function attackReader(book: OddsBook, attempt: Stroke): OddsReader {
  const known = new Map<string, AttackOdds>();
  const readers = { effects: effectsReader(book, attempt), tolls: tollReader(book, attempt) };
  return (modified, guarded = false, onDice = []) => {
    const key = `${modified} ${guarded} ${sumModifiers(onDice)}`;
    const found =
      known.get(key) ?? readOdds(book, { ...attempt, cf: modified, fist: false }, { guarded, onDice }, readers);
    known.set(key, found);
    return found;
  };
}

/** The odds of a hit that no dice were thrown for on the CRT: a noose, a beast's hooves (P62, 28.6.1). */
export function unparriedOdds(book: OddsBook, attempt: Stroke, bonus: number): AttackOdds {
  const blow: Blow = { ...attempt, cf: 0, fist: false };
  const tally = noWays(attempt.target.w);
  const read = readResultOf(book, blow, { result: 'H', bonus }, bodyReader(book));
  addTally(tally, read.tally, BLOW_WAYS / BODY_WAYS);
  const toll = () => tollReader(book, attempt)(read.aftermaths);
  return oddsOf(book, blow, { ...noResults(), H: BLOW_WAYS }, tally, toll);
}

/** What the dice of an attack brought, its result on the CRT being known. */
export function attackResult(
  book: OddsBook,
  attempt: Stroke,
  modified: number,
  crt: CrtResult,
  fallen: Fallen,
): Consequence {
  const blow: Blow = { ...attempt, cf: modified, fist: false };
  const effects = effectsOf(book, blow, crt, castOf(blowDice(book.tables, ONES, fallen)));
  return consequenceOf(blow, crt, effects, losing(book.tables, blow.target));
}

/** All that the other dice make of one result. */
interface ResultRead {
  readonly tally: WaysTally;
  readonly aftermaths: Aftermaths;
}

type EffectsReader = (crt: CrtResult, modified: number) => ResultRead;

function effectsReader(book: OddsBook, attempt: Stroke): EffectsReader {
  const known = new Map<string, ResultRead>();
  const bodies = bodyReader(book);
  return (crt, modified) => {
    const blow: Blow = { ...attempt, cf: modified, fist: false };
    const byCf = crt.result !== 'H' || !isWounding(attempt.special);
    const key = `${crt.result}+${crt.bonus} ${byCf ? modified : ''}`;
    const found = known.get(key) ?? readResultOf(book, blow, crt, bodies);
    known.set(key, found);
    return found;
  };
}

function readResultOf({ tables }: OddsBook, blow: Blow, crt: CrtResult, bodies: BodyReader): ResultRead {
  const tally = noWays(blow.target.w);
  const aftermaths: Aftermaths = new Map();
  const loses = losing(tables, blow.target);
  for (const { effects, ways } of bodies(blow, crt)) {
    count(tally, consequenceOf(blow, crt, effects, loses), ways);
    countAftermath(aftermaths, tables, blow, crt, effects, ways);
  }
  if (crt.result === 'P' || crt.result === 'P*') breakBow(tally, bowBreaks(tables, blow));
  if (crt.result === 'P*') tally.nothing *= 1 - weaponBreaks(tables, blow);
  return { tally, aftermaths };
}

/** What a man can be made to drop, after the blow has battered one of his shields or none. */
type Losing = (what: 'weapon' | 'shield', battered: Shield | null) => boolean;

function losing(tables: Tables, { hands }: Fighter): Losing {
  const armed = losableWeapons(tables, { hands }).length > 0;
  return (what, battered) =>
    what === 'weapon' ? armed : shieldOf(tables, { hands: hands.filter((item) => item !== battered) }) !== null;
}

/** 21.3.3 A bow that breaks is not dropped, and something has come of the parry. */
function breakBow(tally: WaysTally, chance: number): void {
  tally.weaponDrop *= 1 - chance;
  tally.nothing *= 1 - chance;
}

/** 21.3.3.1 The chance that a bow that parries breaks; none where no bow does. */
function bowBreaks(tables: Tables, blow: Blow): number {
  const chance = bowBreakChance(tables, blow);
  return chance === null ? 0 : chanceOf(BREAK_DICE, (thrown) => breakRoll(chance, thrown));
}

/** P66 The chance that the striker's weapon breaks on a weapon and a shield. */
function weaponBreaks(tables: Tables, blow: Blow): number {
  const chance = breakChance(tables, blow);
  return chance === null ? 0 : chanceOf(BREAK_DICE, (thrown) => breakRoll(chance, thrown));
}

/** What an attack is read with, once its red dice are known. */
interface Readers {
  readonly effects: EffectsReader;
  readonly tolls: TollReader;
}

/** What an attack meets besides CF. */
type Met = Pick<MetBlow, 'guarded' | 'onDice'>;

function readOdds(book: OddsBook, blow: Blow, met: Met, { effects, tolls }: Readers): AttackOdds {
  const tally = noWays(blow.target.w);
  const results = noResults();
  const parts: (readonly [Aftermaths, number])[] = [];
  for (const [crt, ways] of crtWays(book, blow, met)) {
    const { tally: one, aftermaths } = effects(crt, blow.cf);
    results[crt.result] += ways * one.ways;
    addTally(tally, one, ways);
    parts.push([aftermaths, (ways * BODY_WAYS) / BLOW_WAYS]);
  }
  const toll = () => tollOf(parts.map(([aftermaths, share]) => [tolls(aftermaths), share]));
  return oddsOf(book, blow, results, tally, toll);
}

function noResults(): { [R in BlowResult]: number } {
  return Object.fromEntries(BLOW_RESULTS.map((result) => [result, 0])) as { [R in BlowResult]: number };
}

/** 9.5 How many falls of the red dice bring each result. */
function crtWays(book: OddsBook, blow: Blow, met: Met): Iterable<readonly [CrtResult, number]> {
  const found = new Map<string, readonly [CrtResult, number]>();
  for (const { thrown, ways } of RED_FALLS) {
    const { crt } = readResult(book, blow, thrown, met);
    const key = `${crt.result}+${crt.bonus}`;
    found.set(key, [crt, (found.get(key)?.[1] ?? 0) + ways]);
  }
  return found.values();
}

/** What one reading does to the man struck, in the order of 9.6: his shield, his life, what he holds. */
function consequenceOf(blow: Blow, crt: CrtResult, effects: Effects, loses: Losing): Consequence {
  const { target, area, special } = blow;
  const { hit, shield, landed } = effects;
  const before = target.wounds[area];
  const after = hit === null ? before : woundsAfter(target, area, hit);
  const dies = hit !== null && deathBy(hit, target.w - after) !== null;
  const wounds = dies ? 0 : after - before;
  const critical = hit?.critical ?? null;
  const lost = effects.drops ?? (critical === null ? null : heldLostTo(critical));
  const destroyed = shield?.destroyed === true;
  const drops = !dies && lost !== null && loses(lost, destroyed ? shield.shield : null) ? lost : null;
  const spared = hit === null ? !landed || special === 'disarm' : !dies && wounds === 0;
  return {
    wounds,
    dies,
    mortal: hit?.mortal === true && !dies,
    critical,
    drops,
    boxes: shield?.boxes ?? null,
    destroyed,
    landed,
    nothing: spared && shield === null && drops === null && !backfires(blow, crt, effects),
  };
}

/** 9.6, 22.2.1 Whether it costs the man who strikes: a fumble, which that of sand is not (P147), or an arm on a blade. */
function backfires({ special }: Blow, { result }: CrtResult, { recoil }: Effects): boolean {
  return recoil !== null || (result === 'F' && special !== 'sand');
}

/** Ways as chances. The toll is worked out when somebody asks for it. */
function oddsOf(
  { tables }: OddsBook,
  blow: Blow,
  results: { readonly [R in BlowResult]: number },
  tally: WaysTally,
  tollRead: () => Toll,
): AttackOdds {
  const chance = (ways: number) => ways / BLOW_WAYS;
  let known: Toll | null = null;
  const toll = () => {
    known ??= tollRead();
    return known;
  };
  return {
    results: mapResults(results, chance),
    wounds: tally.wounds.map(chance),
    expectedWounds: tally.wounds.reduce((sum, ways, i) => sum + ways * i, 0) / BLOW_WAYS,
    criticals: new Map([...tally.criticals].map(([critical, ways]) => [critical, chance(ways)])),
    kill: chance(tally.kill),
    mortal: chance(tally.mortal),
    weaponDrop: chance(tally.weaponDrop),
    shieldDrop: chance(tally.shieldDrop),
    shieldBoxes: tally.boxes.map(chance),
    shieldDestroyed: chance(tally.destroyed),
    landed: chance(tally.landed),
    noEffect: chance(tally.nothing),
    breaks: chance(results['P*']) * weaponBreaks(tables, blow),
    bowBreaks: chance(results.P + results['P*']) * bowBreaks(tables, blow),
    get stunned() {
      return toll().stunned;
    },
    get knockedOut() {
      return toll().knockedOut;
    },
    get expectedCfLoss() {
      return toll().cfLoss;
    },
  };
}

function mapResults(
  results: { readonly [R in BlowResult]: number },
  make: (ways: number) => number,
): AttackOdds['results'] {
  const { F, '--': miss, S, 'S*': edge, P, 'P*': both, H } = results;
  return { F: make(F), '--': make(miss), S: make(S), 'S*': make(edge), P: make(P), 'P*': make(both), H: make(H) };
}
