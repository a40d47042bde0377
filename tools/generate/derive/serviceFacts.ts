import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Envelope } from '#generated/runtime/facts.ts';
import type { Document } from '#tools/contract/document.ts';
import { readProductTable, type ProductTable } from './productLists.ts';

/** A code in errors.yaml, as far as an answer that shows it depends on it. */
interface Code {
  /** The text that an answer shows, unless a row of `x-errors` gives another one. */
  readonly message?: string;
}

/** What the operations of a service share, from its openapi.yaml and errors.yaml. */
export interface ServiceFacts {
  readonly envelope: Envelope;
  readonly 'x-errors'?: Document['x-errors'];
  /** Codes by layer: `''` in a service of one envelope, `outer` and the systems at the gateway. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, Code>>>>;
  /** Undefined in a revision that lists products by hand. */
  readonly products?: ProductTable | undefined;
}

/** @returns undefined for a service without an envelope: the HTTP status tells there, and nothing follows */
export function readServiceFacts(folder: string): ServiceFacts | undefined {
  const root: Document = parse(readFileSync(join(folder, 'openapi.yaml'), 'utf8'));
  const envelope = root['x-envelope'];
  const errors = join(folder, 'errors.yaml');
  if (envelope === 'none' || !existsSync(errors)) return undefined;
  const codes = parse(readFileSync(errors, 'utf8'));
  return {
    envelope,
    ...(root['x-errors'] && { 'x-errors': root['x-errors'] }),
    codes: envelope.systems ? codes : { '': codes },
    products: readProductTable(join(folder, '..')),
  };
}

/** The start of the names of a layer's schemas: `OuterFailure`, `StdFailure`, `Failure`. */
export const schemaPrefix = (layer: string): string =>
  layer === '' ? '' : `${layer[0]?.toUpperCase()}${layer.slice(1).toLowerCase()}`;
