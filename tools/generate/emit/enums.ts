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

interface Enumeration extends EnumFile {
  readonly name: string;
}

/** Every enumeration of openapi/shared/enums, by name. */
export async function readEnums(): Promise<readonly Enumeration[]> {
  const folder = join(root, 'openapi/shared/enums');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace('.yaml', ''),
      ...parse(await readFile(join(folder, file), 'utf8')),
    })),
  );
}

/** generated/shared/enums/<name>.ts: one enumeration with its names in code, so that a page loads only those it uses. */
export function emitEnum({ name, description, enum: values, 'x-enum-varnames': names }: Enumeration): string {
  const named = Object.fromEntries(values.map((value, index) => [names[index], value]));
  return `${banner}/** ${description} */
export const ${name} = ${literal(named)} as const;
export type ${name} = (typeof ${name})[keyof typeof ${name}];
`;
}

/** generated/shared/enums.ts: all of them. */
export const emitEnums = (enums: readonly Enumeration[]): string =>
  banner + enums.map(({ name }) => `export * from './enums/${name}.ts';\n`).join('');

/** generated/shared/labels.ts: their zh-CN labels, separate so that code without labels does not load them. */
export const emitLabels = (enums: readonly Enumeration[]): string =>
  `${banner}import type {\n${enums.map(({ name }) => `  ${name},\n`).join('')}} from './enums.ts';\n\n` +
  enums.map(emitLabel).join('\n');

function emitLabel({ name, description, enum: values, 'x-enum-descriptions': words }: Enumeration): string {
  const labels = Object.fromEntries(values.map((value, index) => [value, words[index]]));
  return `/** ${description} */
export const ${name}Label: Readonly<Record<${name}, string>> = ${literal(labels)};
`;
}
