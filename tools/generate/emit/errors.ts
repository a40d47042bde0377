import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Contract } from '#tools/contract/document.ts';
import { ContractError, root } from '../contract.ts';
import { banner, literal } from './banner.ts';

interface ErrorEntry {
  readonly name: string;
  readonly kind: string;
  readonly meaning: string;
  readonly provenance?: string;
  /** The text of the examples that show it (tools/generate/derive/). */
  readonly message?: string;
  /** The words of an answer that mean this code without naming it (docs/decisions/0230). */
  readonly text?: string;
}
/** A code with its name; at the gateway also with its layer. */
export type NamedError = readonly [
  name: string,
  error: Omit<ErrorEntry, 'name' | 'message'> & { readonly code: string; readonly layer?: string },
];
type ErrorFile = Readonly<Record<string, ErrorEntry>>;

/** Returns the source of an empty table, for a service without an envelope. */
const none = (name: string): string => `${banner}export const ${name} = {} as const;\n`;
const noName = `\nexport type ErrorName = never;\n`;

/**
 * Returns whether a code belongs only to the operations that document it: an assumed state in a service with one envelope. The files
 * of these operations hold such a code, so that a page loads only its own. Codes of the specification apply to the whole service.
 */
export const isOfOperations = ([, { kind, provenance, layer }]: NamedError): boolean =>
  kind === 'state' && provenance === 'assumed' && layer === undefined;

/** Returns every code of the service by name, at the gateway with its layer; undefined without an envelope. */
export async function errorsByName({
  service,
  document,
}: Contract): Promise<readonly NamedError[] | undefined> {
  const shape = document['x-envelope'];
  if (shape === 'none') return undefined;
  // Codes, or at the gateway codes by layer: `never` fits both.
  const file: Record<string, never> = parse(
    await readFile(join(root, 'openapi', service, 'errors.yaml'), 'utf8'),
  );
  const layers: Record<string, ErrorFile> = shape.systems ? file : { '': file };
  const byName = Object.entries(layers).flatMap(([layer, codes]) =>
    Object.entries(codes).map(
      ([code, { name, message: _, ...rest }]) => [name, { code, ...(layer && { layer }), ...rest }] as const,
    ),
  );
  const duplicates = byName
    .map(([name]) => name)
    .filter((name, index, names) => names.indexOf(name) !== index);
  if (duplicates.length > 0)
    throw new ContractError(
      `openapi/${service}/errors.yaml: two codes have the name ${duplicates.join(', ')}: rename one`,
    );
  return byName;
}

/** generated/<service>/errors.ts: all facts of each code. */
export async function emitErrors(contract: Contract): Promise<string> {
  const byName = await errorsByName(contract);
  if (byName === undefined) return none('errors') + noName;
  return `${banner}export const errors = ${literal(Object.fromEntries(byName))} as const;

export type ErrorName = keyof typeof errors;
`;
}

/** generated/<service>/codes.ts: the small table that a browser loads for any call: code, layer, kind and text on the wire. */
export async function emitCodes(contract: Contract): Promise<string> {
  const byName = await errorsByName(contract);
  if (byName === undefined) return none('codes');
  const lean = byName
    .filter((each) => !isOfOperations(each))
    .map(([name, { code, layer, kind, text }]) => [
      name,
      { code, ...(layer && { layer }), kind, ...(text && { text }) },
    ]);
  return `${banner}export const codes = ${literal(Object.fromEntries(lean))} as const;\n`;
}
