import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../contract.ts';
import { banner, literal } from './banner.ts';

interface EnumFile {
  readonly description: string;
  readonly enum: readonly (string | number)[];
  readonly 'x-enum-varnames': readonly string[];
  readonly 'x-enum-descriptions': readonly string[];
}

/** generated/shared/enums.ts: every enumeration with its names in code and its zh-CN labels. */
export async function emitEnums(): Promise<string> {
  const folder = join(root, 'openapi/shared/enums');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const parts = await Promise.all(
    files.map(async (file) =>
      emitEnum(file.replace('.yaml', ''), await readFile(join(folder, file), 'utf8')),
    ),
  );
  return banner + parts.join('\n');
}

function emitEnum(name: string, source: string): string {
  const schema = parse(source) as EnumFile;
  const values = Object.fromEntries(
    schema.enum.map((value, index) => [schema['x-enum-varnames'][index], value]),
  );
  const labels = Object.fromEntries(
    schema.enum.map((value, index) => [value, schema['x-enum-descriptions'][index]]),
  );
  return `/** ${schema.description} */
export const ${name} = ${literal(values)} as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];
export const ${name}Label: Readonly<Record<${name}, string>> = ${literal(labels)};
`;
}
