import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ContractError, root } from '../contract.ts';
import type { Contract } from '../contract.ts';
import { banner, literal } from './banner.ts';

interface ErrorEntry {
  readonly name: string;
  readonly kind: string;
  readonly meaning: string;
}
type ErrorFile = Readonly<Record<string, ErrorEntry>>;

/** generated/<service>/errors.ts: every code of the service by its name in code; the gateway's carry their layer. */
export async function emitErrors({ service, document }: Contract): Promise<string> {
  const shape = document['x-envelope'];
  if (shape === 'none') return `${banner}export {};\n`;
  const file = parse(await readFile(join(root, 'openapi', service, 'errors.yaml'), 'utf8')) as Record<
    string,
    never
  >;
  const layers: Record<string, ErrorFile> = shape.systems ? file : { '': file };
  const byName = Object.entries(layers).flatMap(([layer, codes]) =>
    Object.entries(codes).map(
      ([code, { name, ...rest }]) => [name, { code, ...(layer && { layer }), ...rest }] as const,
    ),
  );
  const twice = byName.map(([name]) => name).filter((name, index, names) => names.indexOf(name) !== index);
  if (twice.length > 0)
    throw new ContractError(`openapi/${service}/errors.yaml: name ${twice.join(', ')} stands for two codes`);
  return `${banner}export const errors = ${literal(Object.fromEntries(byName))} as const;

export type ErrorName = keyof typeof errors;

const names = new Map<string, ErrorName>(
  Object.entries(errors).map(([name, entry]) => [key(entry.code, 'layer' in entry ? String(entry.layer) : undefined), name as ErrorName]),
);

function key(code: string, layer?: string): string {
  return layer ? \`\${layer}:\${code}\` : code;
}

/** The name of a code (at the gateway: of a code in a layer), or undefined when the contract does not know it. */
export function errorName(code: string, layer?: string): ErrorName | undefined {
  return names.get(key(code, layer));
}
`;
}
