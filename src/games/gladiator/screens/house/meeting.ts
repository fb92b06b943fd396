/** Who meets whom in a match of a munus. */
import type { HousesState } from '../../house/types.ts';

/** The men of either side of a match, by the one whose name stands first. */
export function meetingNames(
  { month, men }: Readonly<HousesState>,
  fixture: number,
): readonly [red: string, blue: string] {
  const found = month.fixtures.find(({ n }) => n === fixture);
  if (found === undefined) return ['?', '?'];
  const { bill, red, blue } = found;
  const name = (id: number | null): string | undefined => men.find((one) => one.id === id)?.man.name;
  const many = (first: string, more: number): string => (more > 0 ? `${first} +${more}` : first);
  const foe = name(blue) ?? bill.challengers[0]?.man.name ?? 'beasts';
  return [many(name(red) ?? '?', bill.comrades.length), many(foe, Math.max(0, bill.challengers.length - 1))];
}
