/** Words for who and what appears in the sentences of a career. */

import { capital, numberWord } from '../../../../kernel/words.ts';
import type { Item } from '../../rules/item-types.ts';
import { fighterOf, isShield } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { weaponRecord } from '../../rules/tables/weapon-rows.ts';
import type { Fighter, FighterId, State } from '../../rules/types.ts';

const ORDINALS: { readonly [numeral: string]: string } = {
  II: 'second',
  III: 'third',
  IV: 'fourth',
  V: 'fifth',
  VI: 'sixth',
};

/** 'Crixus', 'the lion', 'the second wolf'. */
export function figureText({ name, beast }: Pick<Fighter, 'name' | 'beast'>): string {
  if (beast === null || beast.horse) return name;
  const numeral = name.split(' ')[1];
  return `the ${numeral === undefined ? '' : `${ORDINALS[numeral] ?? 'last'} `}${beast.kind}`;
}

/** The figure of an id, as figureText has it. */
export function figureOf(state: Readonly<State>, id: FighterId): string {
  return figureText(fighterOf(state, id));
}

/** Who killed a man, where nobody knows which of several it was: 'Crixus', 'a lion', 'an elephant'. */
export function slayerText({ name, beast }: Pick<Fighter, 'name' | 'beast'>): string {
  return beast === null || beast.horse ? name : withArticle(beast.kind);
}

/** 'a lion', 'an axe'. */
export function withArticle(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** A sentence with its first letter large and a full stop. */
export function sentence(text: string): string {
  return `${capital(text)}.`;
}

/** 'one wound', 'three wounds'. */
export function woundsText(count: number): string {
  return `${numberWord(count)} ${count === 1 ? 'wound' : 'wounds'}`;
}

/** What a blow does: 'cuts', 'hacks'; a beast tears, a bare hand strikes. */
export function strokeText(tables: Tables, striker: Pick<Fighter, 'beast'>, item: Item | null): string {
  if (striker.beast !== null) return TEARING[striker.beast.kind] ?? 'tears';
  if (item === null) return 'strikes';
  return isShield(item) ? 'batters' : weaponRecord(tables, item).stroke;
}

const TEARING: { readonly [kind: string]: string } = {
  boar: 'gores',
  rhino: 'gores',
  elephant: 'tramples',
  gazelle: 'butts',
  zebra: 'kicks',
  wolf: 'bites',
};
