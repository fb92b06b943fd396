/** 37: armour bought area by area. */
import { formStep, wheel } from '../../../../tui/form.ts';
import type { CampaignTables } from '../../career/table-types.ts';
import { AREAS, ARMOUR_LETTERS, type Area, type Armour, type ByArea } from '../../rules/types.ts';

/** The armour bought so far for each area, and the line under the mark; the line after the areas takes it. */
export interface ArmourForm {
  /** Null: none is being bought. */
  readonly armour: Readonly<ByArea<Armour>> | null;
  readonly row: number;
}

/** Everything that can be bought for an area, from nothing to the best (37.1). */
function choicesOf({ armourPrices }: CampaignTables): readonly Armour[] {
  const letters = [...ARMOUR_LETTERS].reverse();
  return ['--', ...letters.flatMap((letter) => [...armourPrices.keys()].filter((one) => one.startsWith(letter)))];
}

/** Nothing bought yet. */
export function startBuying(): Readonly<ByArea<Armour>> {
  return { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' };
}

/** What a key of the form comes to: a changed form, or armour that is taken. */
type ArmourStep =
  | { readonly kind: 'form'; readonly change: Partial<ArmourForm> }
  | { readonly kind: 'take'; readonly armour: Readonly<ByArea<Armour>> };

/** The form after a key. */
export function armourAfter({ armour, row }: ArmourForm, tables: CampaignTables, command: string | null): ArmourStep {
  const step = formStep(command, row, AREAS.length + 1);
  const now = armour ?? startBuying();
  const area = AREAS[row];
  if (step === null) return { kind: 'form', change: {} };
  if (step.to === 'row') return { kind: 'form', change: { row: step.row } };
  if (area !== undefined)
    return { kind: 'form', change: { armour: stepped(tables, now, area, step.to === 'take' ? 1 : step.by) } };
  return step.to === 'take' ? { kind: 'take', armour: now } : { kind: 'form', change: {} };
}

function stepped(tables: CampaignTables, armour: Readonly<ByArea<Armour>>, area: Area, by: 1 | -1): ByArea<Armour> {
  const choices = choicesOf(tables);
  return { ...armour, [area]: choices[wheel(choices.indexOf(armour[area]), by, choices.length)] ?? '--' };
}
