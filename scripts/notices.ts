/** The notices of everything the bundle contains. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';

/** The folders of the packages that went into a bundle, in the order of their names. */
function bundledPackages(metafile: Metafile): readonly string[] {
  const folders = Object.keys(metafile.inputs).flatMap((path) => {
    const match = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path);
    return match?.[1] === undefined ? [] : [match[1]];
  });
  return [...new Set(folders)].sort();
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one) && existsSync(join(folder, one)));
  const text =
    file === undefined ? `Licence: ${license ?? 'not stated'}` : readFileSync(join(folder, file), 'utf8').trim();
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}`;
}

/** One text with the name, version and licence of every package in the bundle. */
export function thirdPartyNotices(metafile: Metafile): string {
  const head = 'Harena contains the following packages, each under the licence that follows its name.';
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  return `${[head, ...bundledPackages(metafile).map(noticeOf)].join(rule)}\n`;
}
