/** harena odds: what may come of one attack, exactly. */

import { chanceLine, chanceText, timesIn100, woundsLabel } from '../../../../cli/chances.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import { gladiatorTables } from '../../data.ts';
import { type AttackOdds, attackReader } from '../../odds/attack.ts';
import { plainAttempt } from '../../odds/plain-men.ts';
import { BLOW_RESULTS, type BlowResult } from '../../rules/events.ts';
import { gladiator } from '../../rules/index.ts';
import { basicRules } from '../../rules/rule-choices.ts';
import { byEdition, overlaysOf } from '../../rules/tables/edition-types.ts';
import type { Critical, Tables } from '../../rules/tables/types.ts';
import { AREA_NAMES, type Area } from '../../rules/types.ts';
import { type OddsOptions, type OddsQuestion, readQuestion } from '../odds-options.ts';

/** Works the odds out and returns what is to be printed. */
export function runOdds(options: OddsOptions): string {
  const question = readQuestion(options);
  const rules = basicRules(byEdition(question.tables));
  const tables = gladiator.parseTables(gladiatorTables).under(overlaysOf(rules));
  const { book, attempt } = plainAttempt({ rules, tables }, question);
  const read = attackReader(book, attempt);
  const all = question.attacks.map((attack) => ({ attack, odds: read(attack - question.defence) }));
  const criticals = criticalsOf(tables, question.area);
  if (options.json === true) return jsonOf(question, all, criticals);
  const ascii = inAscii(options);
  const [first] = all;
  return question.range || first === undefined ? tableOf(question, all) : pageOf(question, first, criticals, ascii);
}

interface Answer {
  readonly attack: number;
  readonly odds: AttackOdds;
}

/** Totals that reach every cell of a critical row. */
const CRITICAL_TOTALS = Array.from({ length: 30 }, (_, total) => total);

/** 10.4 What can stand in the criticals of an area, in the order of the table. */
function criticalsOf(tables: Tables, area: Area): readonly Critical[] {
  return [...new Set(CRITICAL_TOTALS.map((total) => tables.criticals[area].at(total, 0).value))];
}

function jsonOf(question: OddsQuestion, all: readonly Answer[], criticals: readonly Critical[]): string {
  const { attacks, range, defence, strength, area, armour, w, shield, armed, tables } = question;
  const [attack] = attacks;
  const input = {
    attack: range ? attacks : attack,
    ...{ defence, strength, area: AREA_NAMES[area], armour: armour === '--' ? 'none' : armour, w, shield },
    weapon: armed,
    tables,
  };
  const documents = all.map((one) => ({ attack: one.attack, ...documentOf(one.odds, criticals) }));
  const [first] = all;
  const body = range || first === undefined ? { attacks: documents } : documentOf(first.odds, criticals);
  return `${JSON.stringify({ schema: 'harena/odds/1', input, ...body }, null, 2)}\n`;
}

function documentOf(odds: AttackOdds, criticals: readonly Critical[]) {
  return {
    results: odds.results,
    wounds: odds.wounds,
    expectedWounds: odds.expectedWounds,
    criticals: Object.fromEntries(criticals.map((cell) => [cell, odds.criticals.get(cell) ?? 0])),
    kill: odds.kill,
    mortal: odds.mortal,
    weaponDrop: odds.weaponDrop,
    shieldDrop: odds.shieldDrop,
    noEffect: odds.noEffect,
    shieldBoxes: odds.shieldBoxes,
    shieldDestroyed: odds.shieldDestroyed,
    stunned: odds.stunned,
    knockedOut: odds.knockedOut,
    expectedCfLoss: odds.expectedCfLoss,
  };
}

const RESULT_WORDS: { readonly [R in BlowResult]: string } = {
  F: 'fumble',
  '--': 'miss',
  S: 'shield',
  'S*': 'edge of the shield',
  P: 'parry',
  'P*': 'weapon and shield',
  H: 'body',
};

/** What is common to every attack that is asked about. */
function headOf({ defence, strength, area, armour, w, shield, armed }: OddsQuestion, attack: string): string {
  const cover = armour === '--' ? `bare ${AREA_NAMES[area]}` : `${AREA_NAMES[area]} in ${armour}`;
  const holds = `${shield === 'none' ? 'no shield' : `${shield} shield`}, ${armed ? 'sword' : 'no weapon'}`;
  return `Attack ${attack}, ST ${strength}, against defence ${defence}: ${cover}, W ${w}, ${holds}`;
}

function pageOf(
  question: OddsQuestion,
  { attack, odds }: Answer,
  criticals: readonly Critical[],
  ascii: boolean,
): string {
  const line = (label: string, chance: number) => chanceLine(label, chance, ascii);
  const wounds = odds.wounds.flatMap((chance, i) => (chance > 0 ? [line(woundsLabel(i), chance)] : []));
  const harmed = 1 - (odds.wounds[0] ?? 0);
  const lines = [
    headOf(question, String(attack)),
    '',
    `Wounds him ${timesIn100(harmed)}, kills him ${timesIn100(odds.kill)}; on average`,
    `${odds.expectedWounds.toFixed(2)} wounds, and ${odds.expectedCfLoss.toFixed(2)} CF less to spend.`,
    '',
    'Result',
    ...BLOW_RESULTS.map((result) => line(`${result.padEnd(3)} ${RESULT_WORDS[result]}`, odds.results[result])),
    '',
    'Wounds',
    ...wounds,
    line('dead', odds.kill),
    '',
    'Besides',
    line('mortally wounded', odds.mortal),
    line('stunned', odds.stunned),
    line('knocked out', odds.knockedOut),
    line('drops his weapon', odds.weaponDrop),
    line('drops his shield', odds.shieldDrop),
    line('his shield is destroyed', odds.shieldDestroyed),
    line('nothing, for either man', odds.noEffect),
    ...criticalLines(odds, criticals, line),
  ];
  return `${lines.join('\n')}\n`;
}

function criticalLines(
  odds: AttackOdds,
  criticals: readonly Critical[],
  line: (label: string, chance: number) => string,
): readonly string[] {
  const chances = criticals.map((cell) => [cell, odds.criticals.get(cell) ?? 0] as const);
  const listed = chances.filter(([cell, chance]) => cell !== '--' && chance > 0);
  return listed.length === 0 ? [] : ['', 'Critical', ...listed.map(([cell, chance]) => line(cell, chance))];
}

/** Columns of a table over a range: heads, and what each shows. */
const COLUMNS: readonly (readonly [head: string, of: (odds: AttackOdds) => string])[] = [
  ['miss', ({ results }) => chanceText(results.F + results['--'])],
  ['shield', ({ results }) => chanceText(results.S + results['S*'])],
  ['parry', ({ results }) => chanceText(results.P + results['P*'])],
  ['body', ({ results }) => chanceText(results.H)],
  ['wounds', ({ wounds }) => chanceText(1 - (wounds[0] ?? 0))],
  ['kills', ({ kill }) => chanceText(kill)],
  ['drops', ({ weaponDrop, shieldDrop }) => chanceText(weaponDrop + shieldDrop)],
  ['average', ({ expectedWounds }) => expectedWounds.toFixed(2)],
  ['CF', ({ expectedCfLoss }) => expectedCfLoss.toFixed(2)],
];
const COLUMN_WIDTH = 8;

function tableOf(question: OddsQuestion, all: readonly Answer[]): string {
  const { attacks } = question;
  const row = (label: string, cells: readonly string[]) =>
    `${label.padStart(6)} ${cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('')}`;
  const lines = [
    headOf(question, `${attacks[0]} to ${attacks.at(-1)}`),
    '',
    row(
      'attack',
      COLUMNS.map(([head]) => head),
    ),
    ...all.map(({ attack, odds }) =>
      row(
        String(attack),
        COLUMNS.map(([, of]) => of(odds)),
      ),
    ),
    '',
    'miss: fumbles included; body: it hits the body; wounds: at least one, or',
    'death; average: wounds, not counting deaths; CF: how many fewer he has to spend,',
    'on average.',
  ];
  return `${lines.join('\n')}\n`;
}
