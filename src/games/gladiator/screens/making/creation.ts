/** Rolling a gladiator for practice: the dice of the rules, from a stream of their own. */

import { seededDice } from '../../../../kernel/dice.ts';
import { derive, rngFrom, seedState } from '../../../../kernel/rng.ts';
import type { Settings } from '../../../../settings.ts';
import { optionsOf } from '../../options.ts';
import { bearing } from '../../rules/advanced/arms.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import {
  ADVANCED_SECTIONS,
  advancedRules,
  basicRules,
  campaignRules,
  inForce,
  OPTIONAL_SECTIONS,
  type Switches,
} from '../../rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../rules/setup/muster.ts';
import { initialState, prepareMatch, type Setup } from '../../rules/setup/setup.ts';
import { byEdition } from '../../rules/tables/edition-types.ts';
import type { Tables } from '../../rules/tables/types.ts';
import {
  type FightingStyle,
  type GladiatorType,
  HUNTER_STYLES,
  RIDER_STYLES,
  type RuleChoices,
  type WeaponKind,
} from '../../rules/types.ts';

/** A log sheet as the match wrote it at set-up, with its dice. */
export type Sheet = EventOf<'sheet-made'>;
/** What a man can be: a type of the Basic Game, or a style of the Advanced one. */
export type CreatedKind = GladiatorType | FightingStyle;

/** What can be asked for: a kind, or whoever comes. */
export type Wanted = CreatedKind | 'surprise';

/** The rules of each name, less the chapters left out. */
const RULES_OF = {
  basic: (switches: Switches) => basicRules(switches),
  advanced: (switches: Switches, without: readonly number[]) =>
    advancedRules(less(ADVANCED_SECTIONS, without), switches),
  campaign: (switches: Switches, without: readonly number[]) =>
    campaignRules(less(OPTIONAL_SECTIONS, without), switches),
} as const;

const less = <S extends number>(sections: readonly S[], without: readonly number[]): readonly S[] =>
  sections.filter((one) => !without.includes(one));

/** The rules a practice bout is fought by, as the options have it. */
export function rulesOf(settings: Pick<Settings, 'games'>): RuleChoices {
  const { rules, stansKills, freeformPlots, reactionSeconds, beastBook, edition, leftOut } = optionsOf(settings);
  const switches = { stansKills, freeformPlots, reactionSeconds, beastBook, ...byEdition(edition) };
  return RULES_OF[rules](switches, leftOut);
}

const isHunter = (style: FightingStyle): boolean => HUNTER_STYLES.some((one) => one === style);
const isRider = (style: FightingStyle): boolean => RIDER_STYLES.some((one) => one === style);

/** Those styles that the chapters in force know: hunters where there are beasts (28), riders where men ride (30). */
export function stylesKnown(
  settings: Pick<Settings, 'games'>,
  styles: readonly FightingStyle[],
): readonly FightingStyle[] {
  const rules = rulesOf(settings);
  return styles.filter((style) => (inForce(rules, 28) || !isHunter(style)) && (inForce(rules, 30) || !isRider(style)));
}

/** A roll of a man: which of them it is, and what he takes besides what his style has him carry (21.4.1). */
interface Body {
  readonly kind: Wanted;
  readonly seed: string;
  readonly n: number;
  readonly dagger: boolean;
  /** P330 In place of what his style has him bear; null: that. */
  readonly weapon: WeaponKind | null;
}

/** The `n`-th roll of a man of that kind under a seed: his sheet with all its dice (3.4.1, 3.12, 19). */
export function rollMan(tables: Tables, rules: RuleChoices, { kind, seed, n, dagger, weapon }: Body): Sheet {
  const setup: Setup = {
    rules,
    fighters: muster([{ ...anyMan(kind), name: 'Nemo', dagger, ...bearing(tables, weapon) }], [], 'one'),
  };
  const events: GladiatorEvent[] = [];
  const dice = seededDice(seedState(derive(seed, 'creation', n)));
  prepareMatch({ state: initialState(setup), tables, dice, emit: (event) => events.push(event) }, setup);
  const sheet = events.find((event): event is Sheet => event.kind === 'sheet-made');
  if (sheet === undefined) throw new Error('no sheet was made');
  return sheet;
}

/** The `n`-th name drawn from the list under a seed (3.2). */
export function drawnName(tables: Tables, seed: string, n: number): string {
  const rng = rngFrom(seedState(derive(seed, 'name', n)));
  return tables.names[rng.int(tables.names.length)] ?? 'Maximus';
}

/** The rolled man under his name, to be the first of a side; `weapon`: what he was given in place of his style's. */
export function rolledMan(sheet: Sheet['sheet'], name: string, weapon: WeaponKind | null = null): MusterMan {
  const { type, style, tr, st, ag, cn, w, armour, shield, hands, sheath } = sheet;
  const javelins = [...hands, ...sheath].filter(({ kind }) => kind === 'javelin').length;
  const dagger = style === 'retiarius' && sheath.some(({ kind }) => kind === 'dagger');
  return {
    ...anyMan(style ?? type),
    name,
    ratings: { tr, st, ag, cn, w },
    armour,
    shield: shield ?? 'none',
    weapon,
    ...(javelins > 0 ? { javelins } : {}),
    ...(dagger ? { dagger } : {}),
  };
}

/** The set-up of a practice bout: the rolled man against a centurion, beasts (28), or somebody known. */
export function practiceSetup(man: MusterMan, foes: readonly MusterMan[], settings: Pick<Settings, 'games'>): Setup {
  return { rules: rulesOf(settings), fighters: muster([man], foes, 'one') };
}
