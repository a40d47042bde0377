import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Envelope } from '#generated/runtime/facts.ts';
import type { Document } from '#tools/contract/document.ts';
import { readProductTable, type ProductTable } from './productLists.ts';

/** The part of a code in errors.yaml that affects its responses. */
interface Code {
  /** Text of a response with the code, unless a row of `x-errors` gives another one. */
  readonly message?: string;
}

/** Shared facts of a service's operations, from its openapi.yaml and errors.yaml. */
export interface ServiceFacts {
  readonly envelope: Envelope;
  readonly 'x-errors'?: Document['x-errors'];
  /** Codes by layer: `''` in a service with one envelope, `outer` and the systems at the gateway. */
  readonly codes: Readonly<Record<string, Readonly<Record<string, Code>>>>;
  /** Undefined in an old revision, where operations list their products by hand. */
  readonly products?: ProductTable | undefined;
}

/** @param folder of the service @returns undefined without an envelope (HTTP statuses instead of codes) or without errors.yaml */
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

/** Returns how the names of a layer's schemas begin: `Outer` in `OuterFailure`, `Std` in `StdFailure`, nothing in `Failure`. */
export const schemaPrefix = (layer: string): string =>
  layer === '' ? '' : `${layer[0]?.toUpperCase()}${layer.slice(1).toLowerCase()}`;
