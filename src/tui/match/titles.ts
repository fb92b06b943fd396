/** How a match is called by those who meet in it. */

interface Named {
  readonly name: string;
}

/** Who meets whom, by name where teams are few: 'Felix, Verus v Actius'; or 'Felix and 7 others, each for itself'. */
export function teamsTitle(teams: readonly (readonly Named[])[]): string {
  const all = teams.flat();
  if (teams.length > 2 && teams.length === all.length)
    return `${all[0]?.name ?? ''} and ${all.length - 1} others, each for itself`;
  return teams.map((team) => team.map(({ name }) => name).join(', ')).join(' v ');
}
