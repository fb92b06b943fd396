/** What weapons are like, in a few words with their rules. */

import { capital, times } from '../../../../kernel/words.ts';
import { catches } from '../../rules/advanced/nets.ts';
import { isShield } from '../../rules/sheet.ts';
import type { Tables, WeaponRow } from '../../rules/tables/types.ts';
import { weaponRecord, weaponRow } from '../../rules/tables/weapon-rows.ts';
import { itemsText } from '../../rules/told/words.ts';
import { type Fighter, SNARE_KINDS, type SnareKind, SWORD, type WeaponKind } from '../../rules/types.ts';

/** What is held to strike with, or to snare; `short`: a trident that broke. */
export interface HandHeld {
  readonly kind: WeaponKind | SnareKind;
  readonly short?: boolean;
}

/** 21.11 What a scissor's tube is worth, by the dice that test it. */
const SCISSOR_NOTES: { readonly [D in Tables['formulas']['blow']]: string } = {
  'one throw': 'its arm counts as A on BLACK 1-3',
  'each by itself': 'its arm counts as A on 2D6 of 2-6',
};

/** What sets a weapon apart, each in a few words: its reach first. @internal */
export function weaponNotes(tables: Tables, { kind, short }: HandHeld): readonly string[] {
  const snare = SNARE_KINDS.find((one) => one === kind);
  if (snare !== undefined) return snareNotes(tables, snare);
  const row = weaponRow(tables, { kind });
  const { use, strapped, notes = [] } = weaponRecord(tables, { kind });
  if (use === 'shot') return [...bowNotes(row), ...notes];
  return [
    reachText(short === true ? { ...row, reach: 1 } : row),
    ...halfText(row),
    ...speedText(row),
    ...(row.wounds > 0 ? [`wounds +${row.wounds}`] : []),
    ...(row.st > 0 ? [`strikes as with ST +${row.st}`] : []),
    ...(row.drop > 0 ? [`the other's grip -${row.drop}`] : []),
    ...(row.shield > 0 ? [`shield damage +${row.shield}`] : []),
    ...(strapped === true ? [SCISSOR_NOTES[tables.formulas.blow]] : []),
    ...notes,
    ...(row.breaks === null ? [] : ['may break when parried']),
    ...thrownText(tables, kind),
  ];
}

/** 13.3.2, P306 What is made to be thrown, and how it strikes then. */
function thrownText(tables: Tables, kind: WeaponKind): readonly string[] {
  const { thr, crt } = weaponRow(tables, { kind });
  if (weaponRecord(tables, { kind }).missile === true && tables.formulas.javelin === 'four hexes')
    return [`thrown to 4 hexes, ${crt} CF or half of yours, a 6 misses`];
  return thr !== null && thr > 1 ? [`thrown Thr +${thr}, column ${crt}`] : [];
}

/** 20.2.1, 21.7 How a net or a lasso is used, and what each way costs. */
function snareNotes(tables: Tables, kind: SnareKind): readonly string[] {
  const { toss, swing, lay } = tables.netAttacks;
  const tossed = `toss (${toss.cf} CF, ${toss.reach} hexes) to hold him`;
  if (kind === 'lasso') return [tossed, 'takes both hands'];
  return [
    tossed,
    `swing (${swing.cf} CF) or lay it (${lay.cf} CF) to ${catches(tables, 'swing') ? 'hold' : 'trip'} him`,
  ];
}

/** 21.3 What it does instead of striking. */
function bowNotes({ thr, crt }: WeaponRow): readonly string[] {
  return [
    `an arrow a phase at any range before him (Thr +${thr ?? 0}, column ${crt})`,
    'no blows, and defence at half',
    'takes both hands',
    'may break when it parries',
  ];
}

function reachText({ from, reach }: Pick<WeaponRow, 'from' | 'reach'>): string {
  return from > 1 ? `reach ${from} and ${reach}, nothing nearer` : `reach ${reach}`;
}

function halfText({ half, hands }: WeaponRow): readonly string[] {
  if (hands > 1) return ['two-handed: half CF beside a shield'];
  if (half === 'always') return ['half CF'];
  return half === 'at 2' ? ['half CF at two hexes'] : [];
}

/** 9.4.4 When a weapon's blows fall, in words; none where it is as usual. */
function speedText({ speed }: WeaponRow): readonly string[] {
  if (speed === 0) return [];
  const rounds = speed === 1 || speed === -1 ? 'a round' : times(Math.abs(speed), 'round');
  return [`blows ${rounds} ${speed > 0 ? 'later' : 'sooner'}`];
}

/** 'Scimitar: reach 2, half CF at two hexes, blows a round later (21.10).' */
export function weaponSentence(tables: Tables, weapon: HandHeld): string {
  const name = `${weapon.short === true ? 'broken ' : ''}${weapon.kind}`;
  return `${capital(name)}: ${weaponNotes(tables, weapon).join(', ')} (${weaponRecord(tables, weapon).cite}).`;
}

/** 'in the sheath: 2 javelins', or '' where there is nothing. */
function sheathText({ sheath }: Pick<Fighter, 'sheath'>): string {
  return sheath.length === 0 ? '' : `in the sheath: ${itemsText(sheath)}`;
}

/** Whether a man holds or wears anything but the sword of the Basic Game, so that there is something to say of it. */
export function hasKit({ hands, sheath }: Pick<Fighter, 'hands' | 'sheath'>): boolean {
  return sheath.length > 0 || hands.some(({ kind }) => kind !== 'shield' && kind !== SWORD);
}

/** A sentence for each weapon in hand, alike ones once, and what is in the sheath. */
export function kitSentences(tables: Tables, fighter: Pick<Fighter, 'hands' | 'sheath'>): readonly string[] {
  const armed = fighter.hands.flatMap((item) => (isShield(item) ? [] : [weaponSentence(tables, item)]));
  const sheathed = sheathText(fighter);
  return [...new Set(armed), ...(sheathed === '' ? [] : [`${capital(sheathed)}.`])];
}

/** What is said in fewer words where there is one line for all of it. */
const IN_BRIEF: readonly (readonly [RegExp, string])[] = [
  [/, nothing nearer/u, ''],
  [/two-handed: half CF beside a shield/u, 'two hands'],
  [/takes both hands/u, 'two hands'],
  [/^blows /u, ''],
  [/ when (?:parried|it parries)$/u, ''],
  [/^an arrow a phase at any range before him \((.*)\)$/u, '$1'],
  [/^thrown (Thr .*)$/u, '$1'],
  [/^no blows, and defence at half$/u, 'defence at half'],
  [/^toss \((\d+) CF, (\d+) hexes\) to hold him$/u, 'toss $1 CF, $2 hexes'],
  [/^swing \((\d+) CF\) or lay it \((\d+) CF\).*$/u, 'swing $1, lay $2'],
  [/^may break$/u, 'breaks'],
  [/^strikes as with ST /u, 'ST '],
  [/^the other's grip /u, 'grip '],
  [/^shield damage /u, 'shield '],
  [/, column (\d+)$/u, ' col. $1'],
];

const inBrief = (note: string): string => IN_BRIEF.reduce((text, [long, short]) => text.replace(long, short), note);

/** The same in one line of so many cells: 'scimitar: reach 2, half CF at two hexes; in the sheath: sword'. */
export function kitLine(tables: Tables, fighter: Pick<Fighter, 'hands' | 'sheath'>, room: number): string {
  const armed = fighter.hands.filter((item) => !isShield(item) && item.kind !== SWORD);
  const told = (name: (item: HandHeld) => string, said: (note: string) => string): readonly string[] => [
    ...new Set(
      armed.map(
        (item) =>
          `${name(item)}: ${weaponNotes(tables, item as HandHeld)
            .map(said)
            .join(', ')}`,
      ),
    ),
  ];
  const sheathed = sheathText(fighter);
  const whole = [
    ...(sheathed === '' ? [] : [sheathed]),
    ...told(
      ({ kind }) => kind,
      (note) => note,
    ),
  ].join('; ');
  if (whole.length <= room) return whole;
  const alike = (kind: HandHeld['kind']): number => fighter.sheath.filter((item) => item.kind === kind).length;
  const other = fighter.sheath.filter(({ kind }) => !armed.some((item) => item.kind === kind));
  const named = ({ kind }: HandHeld): string => (alike(kind) === 0 ? kind : `${kind} (${alike(kind)} more)`);
  return [...told(named, inBrief), ...(other.length === 0 ? [] : [`sheath: ${itemsText(other)}`])].join('; ');
}
