/** 37: armour bought area by area. */
import type { CampaignTables } from '../../career/table-types.ts';
import { AREAS, ARMOUR_LETTERS, type Area, type Armour, type ByArea } from '../../rules/types.ts';
import type { CareerScreenState } from './state.ts';

/** Everything that can be bought for an area, from nothing to the best (37.1). */
function choicesOf({ armourPrices }: CampaignTables): readonly Armour[] {
  const letters = [...ARMOUR_LETTERS].reverse();
  return ['--', ...letters.flatMap((letter) => [...armourPrices.keys()].filter((one) => one.startsWith(letter)))];
}

/** Whether armour is being bought. */
export function isBuying({ armour, held, game }: CareerScreenState): boolean {
  return armour !== null && !held && game.session.prompt?.kind === 'armour';
}

/** Nothing bought yet. */
export function startBuying(): Readonly<ByArea<Armour>> {
  return { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' };
}

/** The form: what is bought so far, and the line under the mark. */
interface ArmourForm {
  readonly armour: Readonly<ByArea<Armour>> | null;
  readonly row: number;
}

/** What a key of the form comes to: a changed form, or armour that is taken. */
type FormStep =
  | { readonly kind: 'form'; readonly change: Partial<ArmourForm> }
  | { readonly kind: 'take'; readonly armour: Readonly<ByArea<Armour>> };

const ROWS = AREAS.length + 1;

/** The form after a key. */
export function armourAfter({ armour, row }: ArmourForm, tables: CampaignTables, command: string | null): FormStep {
  const choices = choicesOf(tables);
  const now = armour ?? startBuying();
  const area = AREAS[row];
  const form = (change: Partial<ArmourForm>): FormStep => ({ kind: 'form', change });
  switch (command) {
    case 'option-up':
      return form({ row: (row + ROWS - 1) % ROWS });
    case 'option-down':
      return form({ row: (row + 1) % ROWS });
    case 'option-less':
      return form(area === undefined ? {} : { armour: stepped(choices, now, area, -1) });
    case 'form-turn':
      return form(area === undefined ? {} : { armour: stepped(choices, now, area, 1) });
    case 'form-take':
      return area === undefined ? { kind: 'take', armour: now } : form({ armour: stepped(choices, now, area, 1) });
    default:
      return form({});
  }
}

function stepped(
  choices: readonly Armour[],
  armour: Readonly<ByArea<Armour>>,
  area: Area,
  by: number,
): Readonly<ByArea<Armour>> {
  const at = choices.indexOf(armour[area]) + by;
  return { ...armour, [area]: choices[(at + choices.length) % choices.length] ?? '--' };
}
