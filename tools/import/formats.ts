import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readAsWritten } from '#simulator/json/exactNumbers.ts';
import type { Item } from './found.ts';
import { fromHar, isHar } from './har.ts';
import { fromPostman, isPostman } from './postman.ts';
import { fromWireMock, isWireMock } from './wiremock.ts';

/** Thrown if a file cannot be read as any of the formats. */
export class UnknownFormat extends Error {
  override readonly name = 'UnknownFormat';
}

/** Maximum size of an unpacked file in bytes. Reading takes about twenty times as much memory. */
const LARGEST_FILE = 64 * 1024 * 1024;

const TOO_LARGE = 'it is larger than 64 MB: save fewer requests, or save them without content';

/** Returns all items of one file. @throws UnknownFormat */
export function itemsOf(file: string, options: { readonly withDelays: boolean }): Item[] {
  const { document, text } = read(file);
  if (isHar(document)) return fromHar(document, options);
  if (isPostman(document)) return fromPostman(document);
  if (isWireMock(document)) {
    const files = (name: string) => bodyFile(file, name);
    return fromWireMock(document, readAsWritten(text), files);
  }
  throw new UnknownFormat(
    `${file} is neither a HAR file (log.entries), nor a Postman collection v2 (info, item), nor a WireMock mapping (request, response)`,
  );
}

function read(file: string): { readonly document: unknown; readonly text: string } {
  try {
    if (statSync(file).size > LARGEST_FILE) throw new Error(TOO_LARGE);
    const text = unpacked(readFileSync(file))
      .toString()
      .replace(/^\uFEFF/, '');
    return { document: JSON.parse(text), text };
  } catch (error) {
    throw new UnknownFormat(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Unpacks a gzip file: browsers and proxies also save HAR files in gzip, under any file name. */
function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST_FILE });
  } catch (error) {
    throw error instanceof RangeError ? new Error(TOO_LARGE, { cause: error }) : error;
  }
}

/** Reads a file of the folder `__files` beside the mapping or beside its folder, and no file outside of it. */
function bodyFile(mapping: string, name: string): Buffer | undefined {
  for (const folder of [dirname(mapping), join(dirname(mapping), '..')]) {
    const files = resolve(folder, '__files');
    const file = resolve(files, name);
    // A link in the folder may lead to a file outside.
    if (existsSync(file) && realpathSync(file).startsWith(realpathSync(files) + sep))
      return readFileSync(file);
  }
  return undefined;
}
