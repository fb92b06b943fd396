/** Where the player's files lie. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, posix, resolve, win32 } from 'node:path';
import { type Read, readable, unreadable } from '../../kernel/save.ts';
import { faultOf } from './fault.ts';

/** What the place of the files depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: { readonly [name: string]: string | undefined };
  readonly home: string;
}

/** A data folder that may not exist yet. */
export interface DataFolder {
  readonly path: string;
  /** Must exist; only what lies between it and `path` is ever created. */
  readonly root: string;
}

/** The computer and account this process runs on. */
export function thisMachine(): Machine {
  return { platform: process.platform, env: process.env, home: homedir() };
}

/**
 * The folder given by `--data-dir`, or the platform's own when that is null. A given folder must be
 * there, or its parent must: a mistyped path is refused rather than made.
 */
export function dataFolder(dataDir: string | null, machine: Machine = thisMachine()): Read<DataFolder> {
  if (dataDir === null) return readable(platformFolder(machine));
  if (dataDir === '') return unreadable('--data-dir names no folder');
  const path = resolve(dataDir);
  const root = dirname(path);
  const kind = kindOf(path);
  if (kind === 'folder') return readable({ path, root });
  if (kind !== 'nothing') return unreadable(`--data-dir ${path} is a file, not a folder`);
  switch (kindOf(root)) {
    case 'folder':
      return readable({ path, root });
    case 'file':
      return unreadable(`--data-dir ${path} cannot be used: ${root} is a file, not a folder`);
    case 'nothing':
      return unreadable(`--data-dir ${path} cannot be made: its parent folder ${root} does not exist`);
  }
}

/**
 * Linux and the like: `$XDG_DATA_HOME/harena` if that is an absolute path (its specification wants
 * others ignored), else `~/.local/share/harena`. macOS: `~/Library/Application Support/harena`.
 * Windows: `%LOCALAPPDATA%\harena`, not the roaming `%APPDATA%`: a bout in play and its lock belong
 * to one computer, and a roaming profile would carry them to another while they are in use.
 */
function platformFolder({ platform, env, home }: Machine): DataFolder {
  if (platform === 'win32') {
    const local = env.LOCALAPPDATA;
    const root = local !== undefined && win32.isAbsolute(local) ? local : null;
    return { path: win32.join(root ?? win32.join(home, 'AppData', 'Local'), 'harena'), root: root ?? home };
  }
  if (platform === 'darwin') {
    return { path: posix.join(home, 'Library', 'Application Support', 'harena'), root: home };
  }
  const data = env.XDG_DATA_HOME;
  if (data !== undefined && posix.isAbsolute(data)) {
    return { path: posix.join(data, 'harena'), root: posix.dirname(data) };
  }
  return { path: posix.join(home, '.local', 'share', 'harena'), root: home };
}

/** Makes the folder where it is missing; returns why it cannot be made, or null. */
export function makeFolder({ path, root }: DataFolder): string | null {
  if (kindOf(path) === 'folder') return null;
  if (kindOf(root) !== 'folder') return `the folder ${root} does not exist`;
  try {
    for (const one of between(root, path)) {
      const kind = kindOf(one);
      if (kind === 'file' && one !== path) return 'a file lies where a folder should be';
      if (kind !== 'folder') mkdirSync(one, { mode: 0o700 });
    }
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** What lies between a folder and one inside it, the outer first. Node, asked for all at once, tries for ever where nothing can be made. */
function between(root: string, path: string): readonly string[] {
  const parent = dirname(path);
  return path === root || parent === path ? [] : [...between(root, parent), path];
}

/** Why nothing could be written in the folder, or null; makes nothing. */
export function whyNotWritable({ path, root }: DataFolder): string | null {
  let nearest = path;
  while (nearest !== root && kindOf(nearest) === 'nothing') nearest = dirname(nearest);
  try {
    if (kindOf(nearest) === 'file') return `${nearest} is a file, not a folder`;
    accessSync(nearest, constants.W_OK);
    return null;
  } catch (error) {
    return `${nearest}: ${faultOf(error)}`;
  }
}

/** What lies at a path; what cannot be reached counts as nothing. */
export function kindOf(path: string): 'folder' | 'file' | 'nothing' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch {
    return 'nothing';
  }
}
