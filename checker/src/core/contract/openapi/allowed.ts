/** Decides which files a reference may name: those in the contract's folder, and in folders that the user allows. */
import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { downloadedFrom } from './downloads.ts';

/** The files that references may name. */
export interface AllowedFolders {
  /** @returns the file that a reference names, or the reason that it is not read */
  fileOf(path: string, from: string): string | { readonly why: string };
}

/** @param folders allowed folders, including their subfolders; symbolic links are resolved here */
export function allowedIn(folders: readonly string[]): AllowedFolders {
  const roots = folders.flatMap((folder) => realOf(folder) ?? []);
  return {
    fileOf(path, from) {
      const file = pathOf(path, from);
      if (typeof file !== 'string') return file;
      const real = realOf(file);
      const isInside = (each: string): boolean =>
        roots.some((root) => each === root || each.startsWith(root.endsWith(sep) ? root : root + sep));
      // Outside, a missing file gives the same message as an existing one, so that a contract cannot find out which files exist.
      if (!isInside(real ?? wouldBe(file)))
        return {
          why: `${path} is outside of the contract's folder (--allow-refs DIR lets it be read)`,
        };
      return real === undefined ? { why: `there is no ${path}` } : file;
    },
  };
}

const realOf = (path: string): string | undefined => {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
};

/** Returns the path that a missing file would have. */
function wouldBe(path: string): string {
  const folder = dirname(path);
  if (folder === path) return path;
  return join(realOf(folder) ?? wouldBe(folder), basename(path));
}

function pathOf(path: string, from: string): string | { readonly why: string } {
  const fetched = downloadedFrom(path, from);
  if (fetched !== undefined) return fetched;
  if (/^[a-z][a-z\d+.-]+:/i.test(path) && !/^file:/i.test(path))
    return { why: 'it is on the network: save it beside the contract and name the file' };
  try {
    return /^file:/i.test(path) ? fileURLToPath(path) : resolve(dirname(from), decodeURIComponent(path));
  } catch {
    return { why: `${path} is no name of a file` };
  }
}
