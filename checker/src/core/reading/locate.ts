/** Finds the bundled contracts: inside the packed checker, else in its checkout. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from 'ajv';

export interface Place {
  /** Contains one folder per service with openapi.json and sources.json. */
  readonly folder: string;
  /** Module with our own formats. */
  readonly formats: string;
}

/** checker/ in a checkout, or the package: src/ and dist/ have the same depth. */
const home = join(import.meta.dirname, '..', '..', '..');
const packed = join(home, 'contracts');
const checkout = join(home, '..');

/** True for the installed package, which is plain JavaScript. */
export const isPacked = import.meta.filename.endsWith('.js');

/** Contracts bundled with the checker. A checkout does not use `checker/contracts`, which an earlier packing may have left there. */
export const bundled: Place = isPacked
  ? { folder: packed, formats: join(packed, 'formats.js') }
  : {
      folder: join(checkout, '.cache', 'contracts'),
      formats: join(checkout, 'openapi', 'shared', 'formats.js'),
    };

/** Loads our own formats. */
export async function loadFormats({ formats }: Place): Promise<Record<string, Format>> {
  const module: { formats: Record<string, Format> } = await import(pathToFileURL(formats).href);
  return module.formats;
}
