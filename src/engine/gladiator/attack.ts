/** 9.4-9.6 and 10.3: blows in their rounds, and what they do. */
import type { Roll } from '../kernel/roll.ts';
import { type Blow, type BlowReading, type HitReading, readBlow } from './blow.ts';
import { loseCf } from './cf-loss.ts';
import { scatter } from './drop.ts';
import { type Combatant, combatantOf, type PhaseContext, type PlannedAttack } from './phase.ts';
import { checkStumble, layDown, loseAttacks } from './posture.ts';
import { boxesLeft, currentCf, shieldOf, weaponOf } from './sheet.ts';
import { stunByCritical, testConsciousness } from './stun.ts';
import type { Area, DeathCause, Fighter, Item } from './types.ts';

/** 9.4.4.1 Rounds run from 0 to this (P38). */
const LAST_ROUND = 8;

/** 9.4 All blows of the phase: round by round; in a round the higher CF first, equals together (P39). */
export function playRounds(ctx: PhaseContext): void {
  for (let round = 0; round <= LAST_ROUND; round++) {
    let due = dueIn(ctx, round);
    while (due.length > 0) {
      const most = Math.max(...due.map(({ attack }) => attack.cf));
      strikeTogether(
        ctx,
        due.filter(({ attack }) => attack.cf === most),
      );
      due = dueIn(ctx, round);
    }
  }
}

interface Due {
  readonly combatant: Combatant;
  readonly attack: PlannedAttack;
}

function dueIn(ctx: PhaseContext, round: number): readonly Due[] {
  return ctx.combatants.flatMap((combatant) =>
    combatant.attacks
      .filter((attack) => attack.waiting && attack.round === round)
      .map((attack) => ({ combatant, attack })),
  );
}

/** 9.4.3, P40 Reads all blows of one moment before any of them takes effect. */
function strikeTogether(ctx: PhaseContext, due: readonly Due[]): void {
  const readings: BlowReading[] = [];
  for (const { combatant, attack } of due) {
    attack.waiting = false;
    if (combatant.target.fate !== 'fighting') continue; // P44
    const { fighter: attacker, target } = combatant;
    readings.push(readBlow(ctx, { attacker, target, area: attack.area, cf: attack.cf, round: attack.round }));
  }
  applyBlows(ctx, readings);
}

/** A thrown item about to strike, with the roll that found the area. */
export interface ThrownBlow {
  readonly fighter: Fighter;
  readonly item: Item;
  readonly target: Fighter;
  readonly area: Area;
  readonly rolls: readonly Roll[];
}

/** 13.3.2.1 The blows of thrown items that reached their men, read together and then struck (P31). */
export function strikeThrown(ctx: PhaseContext, blows: readonly ThrownBlow[]): void {
  const readings = blows.map(({ fighter, item, target, area, rolls }) => {
    const { crt } = ctx.tables.throwing[item.kind];
    const reading = readBlow(ctx, { attacker: fighter, target, area, cf: crt, round: null });
    return { ...reading, rolls: [...rolls, ...reading.rolls] };
  });
  applyBlows(ctx, readings);
}

/** P40 All blows of one moment land; then comes what follows from each. */
function applyBlows(ctx: PhaseContext, readings: readonly BlowReading[]): void {
  const losses = readings.map((reading) => landBlow(ctx, reading, readings.length > 1));
  for (const [i, reading] of readings.entries()) followUp(ctx, reading, losses[i] ?? 0);
}

/** 9.6 Ticks shield and wounds. Returns the CF that went with them. */
function landBlow(ctx: PhaseContext, reading: BlowReading, together: boolean): number {
  const { blow, hit } = reading;
  const { target, area } = blow;
  const cf = currentCf(ctx.tables, target);
  const left = boxesLeft(target, area);
  const boxesBefore = reading.shield?.shield.ticked ?? 0;
  tickShield(reading);
  if (hit !== null) inflict(ctx, target, area, hit);
  const targetCf = { from: cf, to: currentCf(ctx.tables, target) };
  emitBlow(ctx, reading, together, { from: left, to: boxesLeft(target, area) }, targetCf, boxesBefore);
  return targetCf.from - targetCf.to;
}

function tickShield({ shield }: BlowReading): void {
  if (shield !== null) shield.shield.ticked += shield.boxes;
}

/** 10.3, 10.5 Ticks wounds and notes the lasting harm on the log sheet. */
function inflict(ctx: PhaseContext, target: Fighter, area: Area, hit: HitReading): void {
  target.wounds[area] = Math.min(target.w, target.wounds[area] + hit.wounds);
  target.mortal ||= hit.mortal;
  const { turn, phase } = ctx.state;
  switch (hit.critical) {
    case 'V':
      target.vision += 1;
      break;
    case 'ST':
      target.st -= 1;
      break;
    case 'AG':
      target.ag -= 1;
      break;
    case 'LMP':
      target.limps += 1;
      break;
    case 'STU':
      target.stumbles += 1;
      break;
    case 'HL':
      target.armour[1] = '--';
      break;
    case 'SA':
      target.arteries.push({ area, turn, phase });
      break;
  }
}

function emitBlow(
  ctx: PhaseContext,
  { blow, rolls, defence, modified, printed, result, bonus, hit, shield }: BlowReading,
  together: boolean,
  left: { from: number; to: number },
  targetCf: { from: number; to: number },
  boxesBefore: number,
): void {
  ctx.emit({
    kind: 'blow',
    cite: blow.round === null ? '13.3.2.1' : '9.5',
    fighter: blow.attacker.id,
    target: blow.target.id,
    round: blow.round,
    area: blow.area,
    cf: blow.cf,
    defence,
    modified,
    together,
    printed,
    result,
    bonus,
    wounds: hit?.wounds ?? 0,
    left,
    targetCf,
    critical: hit?.critical ?? null,
    shieldBoxes: shield === null ? null : { from: boxesBefore, to: boxesBefore + shield.boxes },
    shieldDestroyed: shield?.destroyed ?? false,
    overflow: shield?.overflow ?? null,
    rolls,
  });
}

/** 10.3.2, 10.5 K How a hit killed, or null. */
function deathOf(target: Fighter, area: Area, hit: HitReading | null): DeathCause | null {
  if (hit === null) return null;
  return hit.kills ?? (boxesLeft(target, area) === 0 ? 'wounds' : null);
}

/** The rule by which a man dies. */
const DEATH_CITES: { readonly [why in DeathCause]: string } = {
  wounds: '10.3.2',
  'killing-wound': '10.1',
  'killing-critical': '10.5',
  bled: '10.5',
  refused: '18.3.2',
};

/** 10.3.2 A man dies, and lies where he fell. */
export function kill(ctx: PhaseContext, target: Fighter, killer: Fighter | null, why: DeathCause): void {
  target.fate = 'dead';
  layDown(target);
  ctx.lastEnd = why;
  loseAttacks(ctx, target, 'dead');
  ctx.emit({ kind: 'killed', cite: DEATH_CITES[why], fighter: target.id, killer: killer?.id ?? null, why });
}

/** What comes of a blow: a battered shield falls, the man dies, or else he bears the rest of it. */
function followUp(ctx: PhaseContext, reading: BlowReading, cfLost: number): void {
  const { blow, hit, result, shield } = reading;
  if (blow.target.fate !== 'fighting') return;
  if (shield?.destroyed === true) scatter(ctx, blow.target, shield.shield, 'battered');
  const death = deathOf(blow.target, blow.area, hit);
  if (death !== null) {
    kill(ctx, blow.target, blow.attacker, death);
    return;
  }
  loseCf(ctx, blow.target, cfLost);
  testConsciousness(ctx, blow.target);
  if (reading.drops !== null) drop(ctx, blow.target, reading.drops, 'parried');
  if (hit?.critical !== null && hit?.critical !== undefined) suffer(ctx, blow.target, hit);
  if (result === 'F') fumble(ctx, blow);
}

function drop(ctx: PhaseContext, fighter: Fighter, what: 'weapon' | 'shield', why: 'parried' | 'critical'): void {
  const item = what === 'weapon' ? weaponOf(fighter) : shieldOf(ctx.tables, fighter);
  if (item !== null) scatter(ctx, fighter, item, why);
}

/** 10.5 What each critical does besides wounds. */
const CRITICAL_EFFECTS: { readonly [code: string]: string } = {
  V: 'sight obstructed: CF -1 for the match',
  ST: 'ST -1',
  AG: 'AG -1',
  LMP: 'limps: move rate -1',
  STU: 'lame: dices to leave his hex',
  HL: 'helmet lost',
  SA: 'severed artery: bleeds at the end of each phase',
};

/** 10.5 The effects of a critical, and the stumble it may cause (15.1, C76). */
function suffer(ctx: PhaseContext, target: Fighter, { critical, mortal }: HitReading): void {
  if (critical === null || critical === '--') return;
  const text = mortal ? 'mortally wounded: dies when the match ends' : CRITICAL_EFFECTS[critical];
  if (text !== undefined) ctx.emit({ kind: 'hurt', cite: '10.5', fighter: target.id, effect: critical, text });
  if (critical === 'WD') drop(ctx, target, 'weapon', 'critical');
  if (critical === 'SD') drop(ctx, target, 'shield', 'critical');
  if (critical === 'S') stunByCritical(ctx, target);
  if (target.conscious) checkStumble(ctx, target, 'a critical hit', '15.1');
}

/** 9.6 F The attacker loses his other attacks, and 1D6 of his next defence (P45). */
function fumble(ctx: PhaseContext, { attacker }: Blow): void {
  const combatant = combatantOf(ctx, attacker);
  if (combatant === null) return;
  combatant.fumbled = true;
  loseAttacks(ctx, attacker, 'fumbled');
}
