/** What the operating system complains of, in words a player can use. */

const WORDS: { readonly [code: string]: string } = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'the file would be too large',
  EIO: 'the disk reports an error',
  ESTALE: 'the computer that has the disk no longer knows the file',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a file lies where a folder should be',
  EISDIR: 'a folder lies where a file should be',
  EEXIST: 'something of that name is there already',
  EBUSY: 'another program is using it',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
};

/** The code of a system error such as 'ENOENT', or null for any other error. */
export function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** Says what went wrong without a stack or a system call's name. */
export function faultOf(error: unknown): string {
  const code = codeOf(error);
  const words = code === null ? undefined : WORDS[code];
  return words ?? (error instanceof Error ? error.message : String(error));
}
