/** 22.2, 22.3: strikes with the bare hand: what they leave on the man struck, and on the arm that struck. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { Struck } from './blow.ts';
import {
  type Bout,
  type Bruise,
  checkModifiers,
  expect,
  manOf,
  must,
  onlyRolls,
  rollOf,
  rollsOf,
  same,
} from './bout.ts';
import { criticalPage } from './critical-pages.ts';
import { backwards, checkBody, type Harm, NO_HARM } from './harm.ts';
import { giveChance, SQUEEZE } from './holds.ts';
import { currentCf } from './man.ts';
import { MAULS, SEIZES, TOPPLES, TOPPLING } from './printed-nets.ts';
import { boxesAfter, leave } from './wounding.ts';

/** Why a man is stunned, and may topple. */
export const STRIKE = 'a strike';

/** 22.2.1, 22.2.2 S is ignored, a parry wounds the arm that struck by the same dice, an H stuns. */
export function strikeHarm(bout: Bout, struck: Struck, result: string, bonus: number, first: readonly string[]): Harm {
  const { event, attacker, target } = struck;
  const parried = result === 'P' || result === 'P*';
  onlyRolls(bout, event, parried ? [...first, 'armour', 'wound', 'critical'] : first);
  const draw = rollsOf(event, 'crt')[0]?.draw ?? 0;
  if (parried) {
    const recoil = checkBody(bout, backwards(struck), 0);
    bout.bruises.push({ fighter: attacker.id, by: target.id, area: 4, draw, recoil, st: 0, bonus: 0, stun: 0 });
    expect(bout, 'bruised', attacker.id, 'recoil');
  } else if (result === 'H') {
    const { area } = event;
    bout.bruises.push({
      fighter: target.id,
      by: attacker.id,
      area,
      draw,
      recoil: null,
      st: attacker.st,
      bonus,
      stun: 0,
    });
    expect(bout, 'stunned', target.id, STRIKE);
  }
  return NO_HARM;
}

/** 22.2.2 The strike whose Stun is still to come, with the ST and the bonus that go on its dice. */
export function stunningStrike(bout: Bout, fighter: string) {
  const bruise = bout.bruises.find((one) => one.fighter === fighter && one.recoil === null && one.stun === 0);
  if (bruise === undefined) return null;
  const modifiers = [
    { value: bruise.st, why: /^ST/ },
    { value: bruise.bonus, why: /^H\+/ },
  ];
  return { bruise, modifiers };
}

/** 22.2.1, 22.3 */
export function checkBruised(bout: Bout, event: EventOf<'bruised'>): void {
  const man = manOf(bout, event.fighter);
  const at = bout.bruises.findIndex((one) => one.fighter === man.id && (one.recoil !== null || one.stun > 0));
  const [bruise] = at < 0 ? [] : bout.bruises.splice(at, 1);
  must(bout, bruise !== undefined && takeDue(bout, bruise), 'no strike does that to him');
  if (bruise === undefined) return;
  same(bout, 'by whom', event.by, bruise.by);
  same(bout, 'the area', event.area, bruise.area);
  bout.struckBy.set(man.id, event.by);
  const harm = bruise.recoil ?? criticalOf(bout, event, bruise);
  if (bruise.recoil !== null) onlyRolls(bout, event, []);
  same(bout, 'the wounds', event.wounds, harm.wounds);
  same(bout, 'the critical', event.critical, harm.critical);
  same(bout, 'the boxes left', event.left, boxesAfter(man, bruise.area, harm));
  const before = currentCf(man);
  leave(bout, man, bruise.area, harm);
  same(bout, 'his CF', event.cf, { from: before, to: currentCf(man) });
}

function takeDue(bout: Bout, { fighter, recoil, draw }: Bruise): boolean {
  const why = recoil !== null ? 'recoil' : draw === null ? SQUEEZE : STRIKE;
  const at = bout.due.findIndex((due) => due.kind === 'bruised' && due.fighter === fighter && due.why === why);
  bout.due.splice(at, at < 0 ? 0 : 1);
  return at >= 0;
}

/** 22.3-22.3.2, P54, C28 The white dice of the blow and a point for each of Stun; only lasting harm lasts. */
function criticalOf(bout: Bout, event: EventOf<'bruised'>, { area, draw, stun }: Bruise): Harm {
  onlyRolls(bout, event, ['critical']);
  const roll = rollOf(bout, event, 'critical');
  if (roll === null) return NO_HARM;
  const man = manOf(bout, event.fighter);
  const page = criticalPage(bout, man);
  if (draw !== null) same(bout, "the draw of 'critical'", roll.draw, draw);
  checkModifiers(bout, 'critical', roll.modifiers, [{ value: stun - page.free, why: /stun/ }]);
  const { row, column, cell } = page.cell(area, roll.total);
  same(bout, 'the cell', [roll.table?.row, roll.table?.column, roll.table?.cell], [row, column, cell]);
  if (man.beast !== null) return { ...NO_HARM, ...beastStrike(cell) };
  const prone = man.posture === 'prone';
  if (draw !== null && (SEIZES.includes(cell) || MAULS.includes(cell))) giveChance(bout, event.by, man.id, area);
  if (TOPPLES.includes(cell) && !prone) expect(bout, 'fall-prone-checked', man.id, STRIKE, TOPPLING);
  const mild = cell === '1' || TOPPLES.includes(cell) || SEIZES.includes(cell);
  if (mild && !prone && man.conscious) expect(bout, 'stumble-checked', man.id, 'a critical hit'); // C76
  return { ...NO_HARM, wounds: cell === '1' ? 1 : 0, critical: mild ? null : cell };
}

/** 22.3, P157, P158 A beast neither totters nor is seized: what lasts, lasts. */
function beastStrike(cell: string): Pick<Harm, 'wounds' | 'critical'> {
  const mild = cell === '1' || cell === 'K' || TOPPLES.includes(cell) || SEIZES.includes(cell);
  return { wounds: cell.split('&').includes('1') ? 1 : 0, critical: mild ? null : cell };
}
