/** Maps the URLs of fetched contracts to local files. */
import { dirname, relative, resolve } from 'node:path';

const fileOf = new Map<string, string>();
const addressOf = new Map<string, string>();

/** Returns whether a contract is named by a URL instead of a path. */
export const isAddress = (path: string): boolean => /^https?:\/\//i.test(path);

/** Records the local file of a fetched URL. */
export function remember(address: string, file: string): void {
  fileOf.set(address, file);
  addressOf.set(file, address);
}

/** Returns the file fetched from a URL. Any other path stays unchanged. */
export const localFile = (path: string): string => fileOf.get(path) ?? path;

/** Returns the name of a file in reports: its URL, if it has one. */
export const shownFile = (file: string): string => addressOf.get(file) ?? relative(process.cwd(), file);

/** Returns the file that a reference names by a URL, or in a fetched contract by a path, if that file was fetched too. */
export function downloadedFrom(reference: string, from: string): string | undefined {
  const base = addressOf.get(from);
  const address = base ?? (/^https?:/i.test(reference) ? reference : undefined);
  if (address === undefined || !URL.canParse(reference, address)) return undefined;
  return fileOf.get(new URL(reference, address).href);
}

/** Returns the path of a fetched file below the folder of all fetched files. */
export const placeOfDownload = (folder: string, { hostname, pathname }: URL): string => {
  const file = resolve(folder, hostname.replaceAll(/[^\w.-]/g, '_'), `.${pathname}`);
  // A path that would lead out of the folder gets a fixed name.
  return file.startsWith(folder) && dirname(file) !== file ? file : resolve(folder, 'contract.yaml');
};
