/**
 * Names of players: what they are made of, which are kept back, and which look too much like another's.
 *
 * Two names look alike when they come to the same skeleton: small letters, hyphens dropped, each of
 * 0/o, 1/i/l/j, 2/z, 5/s, 8/b taken for one, w read as vv, m as rn, d as cl, and a letter doubled
 * read as one (all but v, which would make a w of it).
 */

/** A name is ASCII: letters, digits and single hyphens between them, a letter first. */
const PATTERN = /^[A-Za-z](?:-?[A-Za-z0-9])*$/;
/** How long a name may be. */
const NAME_LENGTH = { least: 3, most: 20 } as const;

/** Names that would pass for the host's own, or for nobody's. */
const RESERVED = [
  ...['host', 'server', 'root', 'sysop', 'staff', 'owner', 'support', 'official', 'security', 'harena', 'daemon'],
  ...['you', 'nobody', 'somebody', 'everybody', 'anybody', 'anonymous', 'unknown', 'none', 'null', 'undefined'],
  ...['lobby', 'news', 'daily', 'centurion', 'emperor', 'editor'],
] as const;
/** Names that may not even begin so. */
const RESERVED_BEGINNINGS = ['guest', 'admin', 'system', 'operator', 'moderator'] as const;

/** What a name looks like at a glance; names of one skeleton are not told apart. */
export function skeletonOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/[01ij258]/g, (character) => LOOKS[character] ?? character)
    .replaceAll('w', 'vv')
    .replaceAll('m', 'rn')
    .replaceAll('d', 'cl')
    .replace(/([^v])\1+/g, '$1');
}

const LOOKS: { readonly [character: string]: string } = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  j: 'l',
  '2': 'z',
  '5': 's',
  '8': 'b',
};

/** Whether a name is made as names are; a name that is may still be reserved or taken. */
export function isName(text: string): boolean {
  return text.length >= NAME_LENGTH.least && text.length <= NAME_LENGTH.most && PATTERN.test(text);
}

/** What is known of the names that others have. */
export interface NamesTaken {
  /** The name that has this skeleton, or null. */
  holder(skeleton: string): string | null;
  /** Whether the operator lets nobody have this name. */
  barred(name: string): boolean;
}

/** Why a name cannot be had, in a sentence that says what would be right; null where it can. */
export function accountNameFault(name: string, taken: NamesTaken): string | null {
  const shape = shapeFault(name);
  if (shape !== null) return `${shape}${instead(name, taken)}`;
  if (isReserved(name)) return `${name} would pass for the host itself.${instead(name, taken)}`;
  if (taken.barred(name)) return `The operator of this host does not allow the name ${name}.`;
  const holder = taken.holder(skeletonOf(name));
  if (holder === null) return null;
  const why =
    holder.toLowerCase() === name.toLowerCase() ? `${holder} is taken` : `${name} looks too much like ${holder}`;
  return `${why}.${instead(name, taken)}`;
}

/** A name that could be had, as near to the text as possible; null where there is none near. */
export function suggestedName(text: string, taken: NamesTaken): string | null {
  const base = mended(text);
  if (base === '') return null;
  const endings = ['', ...EPITHETS, ...Array.from({ length: 90 }, (_, i) => String(i + 3))];
  const names = endings.map((ending) => (ending === '' ? base : withEnding(base, ending)));
  return names.find((name) => isFree(name, taken)) ?? null;
}

/** How Romans told apart men of one name. */
const EPITHETS = ['Ferox', 'Velox', 'Audax', 'Felix', 'Fortis', 'Minor', 'Novus', 'Secundus'] as const;

const withEnding = (base: string, ending: string): string =>
  `${base.slice(0, NAME_LENGTH.most - ending.length - 1).replace(/-$/, '')}-${ending}`;

const isFree = (name: string, taken: NamesTaken): boolean =>
  isName(name) && !isReserved(name) && !taken.barred(name) && taken.holder(skeletonOf(name)) === null;

function instead(name: string, taken: NamesTaken): string {
  const free = suggestedName(name, taken);
  return free === null ? '' : ` ${free} is free.`;
}

/** What a text comes to without accents and whatever else no name has. */
function mended(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, NAME_LENGTH.most)
    .replace(/-$/, '');
}

function shapeFault(name: string): string | null {
  const { least, most } = NAME_LENGTH;
  if (name === '') return `A name has ${least} to ${most} letters, digits or hyphens.`;
  if (/[^A-Za-z0-9-]/.test(name)) return 'A name is made of the letters a to z, digits and hyphens.';
  if (!/^[A-Za-z]/.test(name)) return 'A name begins with a letter.';
  if (name.length > most) return `A name has at most ${most} characters; this has ${name.length}.`;
  if (name.length < least) return `A name has at least ${least} characters.`;
  return PATTERN.test(name) ? null : 'A hyphen stands alone between two letters or digits.';
}

const reserved: ReadonlySet<string> = new Set(RESERVED.map(skeletonOf));
const beginnings: readonly string[] = RESERVED_BEGINNINGS.map(skeletonOf);

function isReserved(name: string): boolean {
  const skeleton = skeletonOf(name);
  return reserved.has(skeleton) || beginnings.some((beginning) => skeleton.startsWith(beginning));
}
